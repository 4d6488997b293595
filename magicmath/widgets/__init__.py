"""Live figures: what a reader presses in the page, Python reads, and the other way round."""

from magicmath.widgets.board import Board
from magicmath.widgets.colour_board import ColourBoard
from magicmath.widgets.explorer import Explorer
from magicmath.widgets.game import Game
from magicmath.widgets.kronecker_builder import KroneckerBuilder
from magicmath.widgets.nim_game import NimGame
from magicmath.widgets.picture_repair import PictureRepair
from magicmath.widgets.stepper import Stepper
from magicmath.widgets.stopwatch import Stopwatch
from magicmath.widgets.symmetries import Symmetries

__all__ = [
    "Board",
    "ColourBoard",
    "Explorer",
    "Game",
    "KroneckerBuilder",
    "NimGame",
    "PictureRepair",
    "Stepper",
    "Stopwatch",
    "Symmetries",
]

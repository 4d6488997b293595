"""Live figures: what a reader presses in the page, Python reads, and the other way round."""

from magicmath.widgets.board import Board
from magicmath.widgets.colour_board import ColourBoard
from magicmath.widgets.explorer import Explorer
from magicmath.widgets.game import Game
from magicmath.widgets.nim_game import NimGame
from magicmath.widgets.stepper import Stepper
from magicmath.widgets.stopwatch import Stopwatch
from magicmath.widgets.system import System

__all__ = ["Board", "ColourBoard", "Explorer", "Game", "NimGame", "Stepper", "Stopwatch", "System"]

"""Live figures: what a reader presses in the page, Python reads, and the other way round."""

from magicmath.widgets.board import Board
from magicmath.widgets.colour_board import ColourBoard
from magicmath.widgets.exercise import Exercise
from magicmath.widgets.explorer import Explorer
from magicmath.widgets.game import Game
from magicmath.widgets.nim_game import NimGame
from magicmath.widgets.stepper import Stepper
from magicmath.widgets.stopwatch import Stopwatch

__all__ = ["Board", "ColourBoard", "Exercise", "Explorer", "Game", "NimGame", "Stepper", "Stopwatch"]

"""The live board in k colours: press cells or masks in the page, and each press adds 1."""

import numpy as np
import traitlets

from magicmath import plot
from magicmath._widget import PicturedWidget, page_code, presses_in_words, synced, titled, told_of
from magicmath.board import Presses
from magicmath.colours import Colours


class ColourBoard(PicturedWidget):
    """A live board of k colours, each cell with its colour as a number.

    Parameters
    ----------
    game : Colours
    start : (rows, columns) array_like of int from 0 to k - 1, optional
        All 0 if left out.
    goal : (rows, columns) array_like of int from 0 to k - 1, optional
        Shown beside the board.

    Attributes
    ----------
    presses : tuple of int; may be set and observed
    cells : (rows, columns) uint8 array
    start, goal : (rows, columns) int64 arrays; the goal may be None

    Raises
    ------
    TypeError, ValueError
        If `game` is no Colours, or a board has not its shape or its colours.

    Examples
    --------
    >>> from magicmath.rules import MAGIC
    >>> board = ColourBoard(Colours(MAGIC, 3))
    >>> board.press(4, 4, 0)
    >>> board
    Board of MAGIC in 3 colours, pressed 4 4 0
    board
    1 0 0
    0 0 2
    0 2 0
    """

    _esm = page_code("cells.js", "masks.js", "colours.js")
    _set_by_page = ("presses",)

    presses = synced(Presses(default_value=()))
    _masks = traitlets.List().tag(sync=True)
    _places = traitlets.List(None, allow_none=True).tag(sync=True)
    _holes = traitlets.List().tag(sync=True)
    _k = traitlets.Int().tag(sync=True)
    _start = traitlets.List().tag(sync=True)
    _goal = traitlets.List(None, allow_none=True).tag(sync=True)

    def __init__(self, game, start=None, goal=None):
        if not isinstance(game, Colours):
            raise TypeError(f"game must be a Colours, got {game!r}")
        self.game = game
        self.rule = game.rules
        self.start = game.as_board(np.zeros(self.rule.shape, int) if start is None else start, "start")
        self.goal = None if goal is None else game.as_board(goal, "goal")
        super().__init__(
            **told_of(self.rule),
            _k=game.k,
            _start=self.start.tolist(),
            _goal=None if goal is None else self.goal.tolist(),
        )

    @property
    def cells(self):
        """The board after the presses."""
        return self.game.press(self.start, self.presses)

    @property
    def solved(self):
        """Whether the cells are those of the goal."""
        return np.array_equal(self.cells, self.goal)

    def press(self, *numbers):
        """Press masks by their numbers, one after the other."""
        self.presses = (*self.presses, *numbers)

    def _picture(self):
        reached = "" if self.goal is None else f", goal {'' if self.solved else 'not '}reached"
        shown = [self.cells] if self.goal is None else [self.cells, self.goal]
        picture = plot.colours(shown, self.game.k, ["board", "goal"][: len(shown)])
        named = f"Board of {self.rule.name or 'unnamed masks'} in {self.game.k} colours"
        return titled(picture, f"{named}, {presses_in_words(self.presses)}{reached}")

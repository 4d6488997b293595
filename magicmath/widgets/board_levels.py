"""The levels of the butterfly on a board of fractal MAGIC, each written over the bits of the one before."""

from typing import Any, ClassVar

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import helix, plot
from magicmath._checks import as_bits
from magicmath.rules import pressed
from magicmath.widgets._base import Cells, Number, PicturedWidget, page_code, page_style, synced, titled

_SIDE = 4
_LEVELS = (_SIDE * _SIDE).bit_length() - 1


class BoardLevels(PicturedWidget):
    """Turn the cells that must change into the masks to press, level by level, on one board of bits.

    The reader chooses the cells of a board of fractal MAGIC 4×4 that must change, and can mark the masks that
    he expects at the end. Each level of the butterfly writes over the bits of the level before. The cells
    that it changes are framed, and an arrow leads to each from the cell whose bit it adds. If one or two
    cells must change, the number of each becomes the pattern of its recipe, digit by digit. Two cells can
    also be carried alone, each on its own board, and added. After the last level the masks can be pressed.
    The page works it out without a kernel.

    Parameters
    ----------
    cells : (4, 4) array_like of 0/1
        A 1 for each cell that must change.
    level : int from 0 to 4, optional
        How many levels are done.

    Attributes
    ----------
    cells : (4, 4) uint8 array, read-only; may be set and observed
    level : int; may be set and observed

    Raises
    ------
    TypeError, ValueError
        If the cells are no board of 4×4 bits, or there is no such level. The widget keeps its state then; it
        also does when the page sends what it should not.

    Examples
    --------
    >>> figure = BoardLevels(np.eye(4, dtype=int), level=2)
    >>> figure
    Board levels, level 2 of 4, presses 0, 1, 2, 3, 4, 6, 8, 9, 12
    must change  after level 2
    ■ □ □ □      ■ ■ ■ ■
    □ ■ □ □      □ ■ □ ■
    □ □ ■ □      □ □ ■ ■
    □ □ □ ■      □ □ □ ■
    """

    _esm = page_code("board_levels.js")
    _css = page_style("board.css", "mask_lists.css", "board_levels.css")
    _set_by_page: ClassVar[tuple[str, ...]] = ("cells", "level")

    cells: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_board"))
    level: traitlets.TraitType[int, Any] = Number(0, 0, _LEVELS).tag(sync=True)

    def __init__(self, cells: ArrayLike, level: int = 0) -> None:
        super().__init__(cells=cells, level=level)

    @property
    def boards(self) -> list[NDArray[np.uint8]]:
        """The bits before the first level and after each, whether they are shown yet or not."""
        after = [level.sequence.reshape(self.cells.shape) for level in helix.butterflies(self.cells.ravel())]
        return [self.cells, *after]

    @property
    def presses(self) -> list[int]:
        """The masks to press: the 1s after the last level."""
        return pressed(self.boards[-1].ravel())

    def _as_board(self, value: ArrayLike, name: str) -> NDArray[np.uint8]:
        return as_bits(value, name, shape=(_SIDE, _SIDE))

    def _picture(self) -> plot.Picture:
        numbers = ", ".join(map(str, self.presses)) or "none"
        title = f"Board levels, level {self.level} of {_LEVELS}, presses {numbers}"
        names = ["must change", f"after level {self.level}"]
        return titled(plot.boards([self.cells, self.boards[self.level]], names), title)

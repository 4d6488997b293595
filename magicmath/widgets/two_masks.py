"""Two masks and two cells in letters: a round of each cell, and the determinant that both add."""

from typing import Any, ClassVar

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot
from magicmath._checks import as_integers
from magicmath._shown import shown
from magicmath.plot.cells import Grid, draw_board
from magicmath.plot.drawing import INK, Drawing
from magicmath.widgets._base import Cells, PicturedWidget, page_code, page_style, synced

_LETTERS = "abcd"  # mask 0 adds a to cell 0 and b to cell 1, mask 1 adds c and d
_SIZE = 2
_NOTHING = -1


class TwoMasks(PicturedWidget):
    """Find a round of each cell, where two masks change two cells by the numbers a, b, c and d.

    In the round of a cell its own mask is pressed, and presses of the other one are taken back. The reader
    presses a letter for each mask, and the sums of both cells are written in letters. When both rounds are
    found, what they add stands side by side, and one column can be copied over the other one. The page works
    it out without a kernel.

    Attributes
    ----------
    presses : (2, 2) int array, read-only; may be set and observed
        For the round of cell 0, and then for that of cell 1: the letters for mask 0 and mask 1, where a, b, c
        and d count from 0 to 3, and −1 is none.

    Raises
    ------
    TypeError, ValueError
        If `presses` is set to something else. The widget keeps its state then; it also does when the page
        sends what it should not.

    Examples
    --------
    >>> figure = TwoMasks()
    >>> figure.presses = [[3, 1], [-1, -1]]
    >>> figure.found
    (True, False)
    >>> figure
    Rounds of two masks; of cell 0: d and −b, found; of cell 1: ? and ?
    a b
    c d
    """

    _esm = page_code("two_masks.js")
    _css = page_style("board.css", "two_masks.css")
    _set_by_page: ClassVar[tuple[str, ...]] = ("presses",)

    presses: traitlets.TraitType[NDArray[np.int64], Any] = synced(Cells("_as_presses"))

    def __init__(self) -> None:
        super().__init__(presses=[[_NOTHING] * _SIZE] * _SIZE)

    @property
    def found(self) -> tuple[bool, bool]:
        """Whether the round of cell 0 and that of cell 1 are found: the other cell gets 0."""
        first, second = (self._is_round(cell) for cell in range(_SIZE))
        return first, second

    def _is_round(self, cell: int) -> bool:
        chosen, other = self.presses[cell].tolist(), 1 - cell
        if _NOTHING in chosen:
            return False
        one, two = (sorted((_SIZE * mask + other, letter)) for mask, letter in enumerate(chosen))
        return one == two

    def _as_presses(self, value: ArrayLike, name: str) -> NDArray[np.int64]:
        presses = as_integers(value, name, shape=(_SIZE, _SIZE))
        if any(not _NOTHING <= letter < len(_LETTERS) for letter in presses.flat):
            raise ValueError(
                f"{name} must be numbers from {_NOTHING} to {len(_LETTERS) - 1}, got {shown(value)}"
            )
        return presses.astype(np.int64)

    def _told(self, cell: int) -> str:
        """Say which letters are pressed for the round of a cell."""
        signs = ["" if mask == cell else "−" for mask in range(_SIZE)]
        first, second = (
            "?" if letter == _NOTHING else f"{sign}{_LETTERS[letter]}"
            for sign, letter in zip(signs, self.presses[cell].tolist(), strict=True)
        )
        return f"of cell {cell}: {first} and {second}{', found' if self.found[cell] else ''}"

    def _picture(self) -> plot.Picture:
        title = f"Rounds of two masks; {'; '.join(map(self._told, range(_SIZE)))}"
        text = f"{title}\na b\nc d"
        alt = f"{title}. A table of letters: a and b above c and d."
        return plot.Picture(_drawn(), text, alt)


def _drawn() -> Drawing:
    """Draw the four letters as a board."""
    grid = Grid.for_texts(1)
    white = np.zeros((_SIZE, _SIZE), np.uint8)
    drawing = Drawing(*grid.size(white.shape))
    draw_board(drawing, white, 0, 0, grid, dots=False)
    placed = [(*grid.middle(*divmod(i, _SIZE)), letter) for i, letter in enumerate(_LETTERS)]
    drawing.texts(placed, fill=INK, text_anchor="middle", dominant_baseline="central")
    return drawing

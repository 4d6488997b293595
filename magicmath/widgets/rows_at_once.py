"""The masks of one row of presses as one product: add their tops, and add up the products of all rows."""

from typing import Any, ClassVar

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import gf2, plot
from magicmath._checks import as_bits, as_index
from magicmath.rules import fractal, pressed
from magicmath.widgets._base import Cells, PicturedWidget, page_code, page_style, synced, titled

_SIDE = 4
_LINES = fractal(2).matrix  # the rows of ⌽G4: of these, two make each mask
Bits = NDArray[np.uint8]


class _Row(traitlets.TraitType[int | None, Any]):
    """The number of a row, or None."""

    def validate(self, _: Any, value: Any) -> int | None:
        return None if value is None else as_index(value, str(self.name), high=_SIDE)


class RowsAtOnce(PicturedWidget):
    """Press a row of masks of fractal MAGIC at once: their side is the same, so their tops may be added.

    Mask 4a + b is the product of row a of ⌽G4 at the side and row b at the top. The reader chooses a row of
    presses, and adds the tops of its masks. Once the sum is right, the product is added to the board. After
    the last row the board is the goal. The page works it out without a kernel.

    Parameters
    ----------
    presses : (4, 4) array_like of 0/1
        A 1 for each mask to press: mask 4a + b in row a and column b.

    Attributes
    ----------
    presses : uint8 array, read-only
    row : int from 0 to 3, or None; may be set and observed
        The row of presses that is chosen.
    done : (4,) uint8 array, read-only; may be set and observed
        A 1 for each row of presses that is pressed.
    tops : (4, 4) uint8 array
        The sum of the tops of each row of presses.
    goal, board : (4, 4) uint8 arrays
        What all presses change, and what the rows that are done change.

    Raises
    ------
    TypeError, ValueError
        If a value is none of these. The widget keeps its state then; it also does when the page sends what it
        should not.

    Examples
    --------
    >>> figure = RowsAtOnce([[0, 0, 0, 0], [1, 1, 1, 0], [0, 0, 0, 0], [0, 1, 0, 1]])
    >>> figure.done = [0, 1, 0, 0]
    >>> figure
    Rows at once: masks 4, 5, 6, 13, 15 in rows; done are 1
    V        board    goal D
    □ □ □ □  □ □ □ □  □ □ □ □
    ■ ■ ■ □  ■ □ □ ■  ■ □ □ ■
    □ □ □ □  □ □ □ □  □ □ □ □
    □ ■ □ ■  ■ □ □ ■  ■ ■ □ ■
    """

    _esm = page_code("rows_at_once.js")
    _css = page_style("board.css", "rows_at_once.css")
    _set_by_page: ClassVar[tuple[str, ...]] = ("row", "done")

    presses: traitlets.TraitType[Bits, Any] = synced(Cells("_as_presses"))
    row: traitlets.TraitType[int | None, Any] = synced(_Row(default_value=None, allow_none=True))
    done: traitlets.TraitType[Bits, Any] = synced(Cells("_as_done"))

    def __init__(self, presses: ArrayLike) -> None:
        super().__init__(presses=presses, done=[0] * _SIDE)

    @property
    def tops(self) -> Bits:
        """The sum of the tops of each row of presses."""
        return gf2.matmul(self.presses, _LINES)

    @property
    def goal(self) -> Bits:
        """What all presses change."""
        return self._changed(np.ones(_SIDE, dtype=np.uint8))

    @property
    def board(self) -> Bits:
        """What the rows that are done change."""
        return self._changed(self.done)

    def _changed(self, rows: Bits) -> Bits:
        """Add up the products of some rows: a row of ⌽G4 at the side, the sum of the tops at the top."""
        products = [np.outer(_LINES[a], self.tops[a]) for a in pressed(rows)]
        return np.bitwise_xor.reduce(np.array([np.zeros_like(_LINES), *products]), axis=0)

    def _as_presses(self, value: ArrayLike, name: str) -> Bits:
        return as_bits(value, name, shape=(_SIDE, _SIDE))

    def _as_done(self, value: ArrayLike, name: str) -> Bits:
        return as_bits(value, name, shape=(_SIDE,))

    def _picture(self) -> plot.Picture:
        masks = ", ".join(map(str, pressed(self.presses.ravel()))) or "none"
        done = ", ".join(map(str, pressed(self.done))) or "none"
        title = f"Rows at once: masks {masks} in rows; done are {done}"
        return titled(plot.boards([self.presses, self.board, self.goal], ["V", "board", "goal D"]), title)

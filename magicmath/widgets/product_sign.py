"""The sign of a product of a determinant: pairs of its numbers, and what an exchange does to them."""

from itertools import combinations
from typing import Any, ClassVar

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot
from magicmath._checks import as_index, as_indices, as_sequence
from magicmath._shown import shown
from magicmath.widgets._base import Cells, PicturedWidget, page_code, page_style, synced, titled

_FEWEST, _MOST = 2, 6


class _Row(traitlets.TraitType[int | None, Any]):
    """The row of the counter that is taken out, or None."""

    def validate(self, obj: Any, value: Any) -> int | None:
        return None if value is None else as_index(value, "taken", high=obj.size)


class ProductSign(PicturedWidget):
    """One counter in each row and each column, and lines that join the pairs which decide a product's sign.

    The counters mark the numbers of one product of a determinant. A line joins two of them if the lower one
    stands further left; an odd number of lines makes a −. The reader exchanges neighbouring columns, or takes
    a counter out and sees which lines go with it. The page works it out without a kernel.

    Parameters
    ----------
    columns : (n,) array_like of int
        The column of the counter in each row: a permutation of 0, …, n − 1, with n from 2 to 6.
    taken : int, optional
        The row of the counter that is taken out; none if it is left out.

    Attributes
    ----------
    columns : (n,) int array, read-only; may be set and observed
    taken : int or None; may be set and observed

    Raises
    ------
    TypeError, ValueError
        If the columns are no such permutation, or not as many as at first, or there is no such row. The
        widget keeps its state then; it also does when the page sends what it should not.

    Examples
    --------
    >>> figure = ProductSign([2, 0, 1, 3])
    >>> figure.pairs
    [(0, 1), (0, 2)]
    >>> figure.sign
    1
    >>> figure.exchange(0)
    >>> figure
    Product with the columns 2, 1, 0, 3 row by row: 3 pairs, sign −
    □ □ ■ □
    □ ■ □ □
    ■ □ □ □
    □ □ □ ■
    """

    _esm = page_code("product_sign.js")
    _css = page_style("board.css", "product_sign.css")
    _set_by_page: ClassVar[tuple[str, ...]] = ("columns", "taken")

    columns: traitlets.TraitType[NDArray[np.int64], Any] = synced(Cells("_as_columns"))
    taken: traitlets.TraitType[int | None, Any] = synced(_Row(default_value=None, allow_none=True))

    def __init__(self, columns: ArrayLike, taken: int | None = None) -> None:
        self.size = len(as_sequence(columns, "columns"))
        super().__init__(columns=columns, taken=taken)

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """The rows of each two counters of which the lower one stands further left."""
        rows = combinations(range(self.size), 2)
        return [(upper, lower) for upper, lower in rows if self.columns[lower] < self.columns[upper]]

    @property
    def sign(self) -> int:
        """1 if the pairs are an even number, and −1 if they are odd."""
        return (-1) ** len(self.pairs)

    def exchange(self, column: int) -> None:
        """Exchange a column and its right neighbour.

        Parameters
        ----------
        column : int
            Counted from 0.

        Raises
        ------
        TypeError, ValueError
            If there are no such two columns.
        """
        left = as_index(column, "column", high=self.size - 1)
        turned = {left: left + 1, left + 1: left}
        self.columns = [turned.get(int(one), int(one)) for one in self.columns]

    def _as_columns(self, value: ArrayLike, name: str) -> NDArray[np.int64]:
        columns = as_indices(value, name, high=self.size)
        if not _FEWEST <= self.size <= _MOST:
            raise ValueError(f"{name} must be from {_FEWEST} to {_MOST}, got {self.size} of them")
        if sorted(columns) != list(range(self.size)):
            raise ValueError(f"{name} must hold each of 0 to {self.size - 1} once, got {shown(value)}")
        return np.array(columns, dtype=np.int64)

    def _picture(self) -> plot.Picture:
        board = np.zeros((self.size, self.size), np.uint8)
        board[range(self.size), self.columns] = 1
        count, numbers = len(self.pairs), ", ".join(map(str, self.columns))
        title = f"Product with the columns {numbers} row by row: {count} pair{'s' * (count != 1)}, sign "
        title += "+" if self.sign > 0 else "−"
        if self.taken is not None:
            title += f", row {self.taken} taken out"
        return titled(plot.board(board), title)

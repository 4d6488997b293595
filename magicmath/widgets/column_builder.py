"""Columns of Pascal's triangle modulo 2: column m is given, and the reader makes columns 2m and 2m + 1."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot
from magicmath._checks import as_bits, as_index, as_integers
from magicmath.widgets._base import Cells, Number, PicturedWidget, page_code, page_style, synced, titled
from magicmath.widgets.kronecker_builder import power

_LEVELS = {8: 3, 16: 4}  # how many factors F make so many rows


class _Source(Number):
    """The number of one of a builder's given columns."""

    def validate(self, obj: Any, value: Any) -> int:
        """Return the number, or raise."""
        return as_index(value, str(self.name), high=obj._given)


class ColumnBuilder(PicturedWidget):
    """F⊗F⊗F, whose columns hold the powers of 1 + x: four are given, and the reader makes the others.

    With sixteen rows it is F⊗F⊗F⊗F, of which eight columns are given, and only two others are seen at once.
    When these two are right, the page can make the others: then all sixteen are seen, and their 1s counted.
    Choose column m at the left. Column 2m is its square, and column 2m + 1 is this square times 1 + x.
    "Check" tells the first slip, and why it is one.

    Parameters
    ----------
    column : int, optional
        The number m of the given column that is chosen at first.
    entries : (8, 4) or (16, 8) array_like of 0/1, optional
        What stands in columns 4 to 7, or 8 to 15, at first; of eight rows and all 0 if left out.

    Attributes
    ----------
    column : int; may be set and observed
    entries : uint8 array, read-only; may be set and observed, but keeps its shape

    Raises
    ------
    TypeError, ValueError
        If `column` or `entries` is none of these. The widget keeps its state then; it also does when the
        page sends what it should not.

    Examples
    --------
    >>> builder = ColumnBuilder()
    >>> builder.flip(0, 6)
    >>> builder.entries[0]
    array([0, 0, 1, 0], dtype=uint8)
    >>> builder.right
    []
    """

    _esm = page_code("column_builder.js")
    _css = page_style("board.css", "kronecker.css", "column_builder.css")
    _set_by_page = ("entries", "column")

    entries: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_entries"))
    column: traitlets.TraitType[int, Any] = _Source(3, 0, max(_LEVELS) // 2 - 1).tag(sync=True)

    def __init__(self, column: int = 3, entries: ArrayLike | None = None) -> None:
        entries = np.zeros((min(_LEVELS), min(_LEVELS) // 2), np.uint8) if entries is None else entries
        self._size = len(as_integers(entries, "entries", ndim=2))
        if self._size not in _LEVELS:
            raise ValueError(f"entries must have 8 rows or 16, got {self._size}")
        self._given = self._size // 2
        super().__init__(column=column, entries=entries)

    @property
    def matrix(self) -> NDArray[np.uint8]:
        """The given columns, and the reader's after them."""
        return np.hstack([self._wanted[:, : self._given], self.entries])

    @property
    def right(self) -> list[int]:
        """The numbers of the reader's columns that are right."""
        found, wanted = self.matrix, self._wanted
        return [m for m in range(self._given, self._size) if np.array_equal(found[:, m], wanted[:, m])]

    def flip(self, row: int, column: int) -> None:
        """Turn one entry of a column that is not given.

        Parameters
        ----------
        row, column : int
            Counted from 0.

        Raises
        ------
        TypeError, ValueError
            If there is no such entry, or it is given.
        """
        row = as_index(row, "row", high=self._size)
        column = as_index(column, "column", low=self._given, high=self._size)
        entries = self.entries.copy()
        entries[row, column - self._given] ^= 1
        self.entries = entries

    def _as_entries(self, value: ArrayLike, name: str) -> NDArray[np.uint8]:
        return as_bits(value, name, shape=(self._size, self._given))

    @property
    def _wanted(self) -> NDArray[np.uint8]:
        return power(_LEVELS[self._size])

    def _picture(self) -> plot.Picture:
        title = f"Column builder, from column {self.column}, {len(self.right)} of {self._given} columns right"
        boards = [self._wanted[: self._given, : self._given], self.matrix]
        labels = ["⊗".join("F" * (_LEVELS[self._size] - 1)), f"columns 0 to {self._size - 1}"]
        return titled(plot.boards(boards, labels), title)

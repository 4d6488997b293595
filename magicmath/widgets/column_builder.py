"""Columns of Pascal's triangle modulo 2: column m is given, and the reader makes columns 2m and 2m + 1."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot
from magicmath._checks import as_bits, as_index
from magicmath.widgets._base import Cells, Number, PicturedWidget, page_code, page_style, synced, titled
from magicmath.widgets.kronecker_builder import power

_SIZE = 8
_GIVEN = 4  # columns


class ColumnBuilder(PicturedWidget):
    """F⊗F⊗F, whose columns hold the powers of 1 + x: four are given, and the reader makes the others.

    Choose column m at the left. Column 2m is its square, and column 2m + 1 is this square times 1 + x.
    "Check" tells the first slip, and why it is one.

    Parameters
    ----------
    column : int, from 0 to 3, optional
        The number m of the column that is chosen at first.
    entries : (8, 4) array_like of 0/1, optional
        What stands in columns 4 to 7 at first; nothing but 0s if left out.

    Attributes
    ----------
    column : int; may be set and observed
    entries : (8, 4) uint8 array, read-only; may be set and observed

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
    column: traitlets.TraitType[int, Any] = Number(3, 0, _GIVEN - 1).tag(sync=True)

    def __init__(self, column: int = 3, entries: ArrayLike | None = None) -> None:
        empty = np.zeros((_SIZE, _SIZE - _GIVEN), dtype=np.uint8)
        super().__init__(column=column, entries=empty if entries is None else entries)

    @property
    def matrix(self) -> NDArray[np.uint8]:
        """The given columns, and the reader's after them."""
        return np.hstack([power(3)[:, :_GIVEN], self.entries])

    @property
    def right(self) -> list[int]:
        """The numbers of the reader's columns that are right."""
        return [m for m in range(_GIVEN, _SIZE) if np.array_equal(self.matrix[:, m], power(3)[:, m])]

    def flip(self, row: int, column: int) -> None:
        """Turn one entry of columns 4 to 7.

        Parameters
        ----------
        row, column : int
            Counted from 0.

        Raises
        ------
        TypeError, ValueError
            If there is no such entry, or it is given.
        """
        row = as_index(row, "row", high=_SIZE)
        column = as_index(column, "column", low=_GIVEN, high=_SIZE)
        entries = self.entries.copy()
        entries[row, column - _GIVEN] ^= 1
        self.entries = entries

    def _as_entries(self, value: ArrayLike, name: str) -> NDArray[np.uint8]:
        return as_bits(value, name, shape=(_SIZE, _SIZE - _GIVEN))

    def _picture(self) -> plot.Picture:
        title = (
            f"Column builder, from column {self.column}, {len(self.right)} of {_SIZE - _GIVEN} columns right"
        )
        return titled(plot.boards([power(2), self.matrix], ["F⊗F", "columns 0 to 7"]), title)

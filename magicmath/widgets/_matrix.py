"""What the figures share that hold one matrix, whose bits a reader turns."""

from collections.abc import Callable
from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath._checks import as_bits, as_index
from magicmath.widgets._base import Cells, PicturedWidget, synced

Entries = Callable[..., NDArray[np.integer[Any]]]


class MatrixFigure(PicturedWidget):
    """A figure of one square matrix, which keeps its size."""

    _set_by_page = ("matrix",)

    matrix: traitlets.TraitType[NDArray[np.integer[Any]], Any] = synced(Cells("_as_matrix"))

    def __init__(self, start: NDArray[np.integer[Any]], entries: Entries = as_bits, **state: Any) -> None:
        self._shape, self._entries = start.shape, entries
        super().__init__(matrix=start, **state)

    def flip(self, row: int, column: int) -> None:
        """Turn one bit.

        Parameters
        ----------
        row, column : int
            Counted from 0.

        Raises
        ------
        TypeError, ValueError
            If there is no such bit, or what stands there is a larger number.
        """
        size = len(self.matrix)
        place = as_index(row, "row", high=size), as_index(column, "column", high=size)
        if self.matrix[place] not in (0, 1):
            raise ValueError(f"row and column must lead to a bit, got {int(self.matrix[place])}")
        flipped = self.matrix.copy()
        flipped[place] ^= 1
        self.matrix = flipped

    def _as_matrix(self, value: ArrayLike, name: str) -> NDArray[np.integer[Any]]:
        return self._entries(value, name, ndim=2, shape=self._shape)

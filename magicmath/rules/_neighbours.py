"""Masks that hold the cells at some steps from each cell of a grid, a cylinder or a torus."""

from collections.abc import Iterable

import numpy as np

from magicmath._kernels.words import Bits

SIDEWAYS = ((0, 0), (0, 1), (0, -1), (1, 0), (-1, 0))  # the cell itself too, as Lights Out has it


def around(
    rows: int, columns: int, steps: Iterable[tuple[int, int]], wraps: tuple[bool, bool] = (False, False)
) -> Bits:
    """Return masks that hold, for each cell, the cells at some steps from it, each of them once."""
    row, column = np.indices((rows, columns))
    masks = np.zeros((rows, columns, rows, columns), dtype=np.uint8)
    for down, right in steps:
        i, j = row + down, column + right
        if wraps[0]:
            i %= rows
        if wraps[1]:
            j %= columns
        inside = (i >= 0) & (i < rows) & (j >= 0) & (j < columns)
        masks[row[inside], column[inside], i[inside], j[inside]] = 1
    return masks.reshape(-1, rows, columns)

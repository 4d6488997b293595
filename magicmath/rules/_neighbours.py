"""Masks that hold the cells at some steps from each cell of a grid, on a surface that its edges are glued to.

A step that leaves the board past an edge comes back at the opposite one. Where that edge is glued on
mirrored, as on the Klein bottle and the projective plane, it comes back at the mirrored place, and so
does the rest of the stamp: it keeps its shape, as if printed across the seam. The rows' edges, at the top
and the bottom, are crossed first, then the columns'.
"""

from collections.abc import Iterable
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from magicmath._kernels.words import Bits

Surface = Literal["plane", "cylinder", "torus", "klein", "projective"]
Cells = NDArray[np.integer]

SIDEWAYS = ((0, 0), (0, 1), (0, -1), (1, 0), (-1, 0))  # the cell itself too, as Lights Out has it
_EDGES: dict[
    Surface, tuple[str, str]
] = {  # what becomes of a step past the top or the bottom, and past the left or the right
    "plane": ("lost", "lost"),
    "cylinder": ("lost", "joined"),
    "torus": ("joined", "joined"),
    "klein": ("mirrored", "joined"),
    "projective": ("mirrored", "mirrored"),
}
SURFACES = tuple(_EDGES)


def around(rows: int, columns: int, steps: Iterable[tuple[int, int]], surface: Surface = "plane") -> Bits:
    """Return masks that hold, for each cell, the cells at some steps from it, each of them once."""
    row, column = np.indices((rows, columns))
    masks = np.zeros((rows, columns, rows, columns), dtype=np.uint8)
    for down, right in steps:
        i, j = landing(row + down, column + right, rows, columns, surface)
        inside = (i >= 0) & (i < rows) & (j >= 0) & (j < columns)
        masks[row[inside], column[inside], i[inside], j[inside]] = 1
    return masks.reshape(-1, rows, columns)


def landing(i: Cells, j: Cells, rows: int, columns: int, surface: Surface) -> tuple[Cells, Cells]:
    """Return where places beyond the edges are on the board; those that are lost stay beyond."""
    at_rows, at_columns = _EDGES[surface]
    i, j = _crossed(i, j, rows, columns, at_rows)
    j, i = _crossed(j, i, columns, rows, at_columns)
    return i, j


def _crossed(along: Cells, across: Cells, length: int, width: int, edges: str) -> tuple[Cells, Cells]:
    if edges == "lost":
        return along, across
    crossings, along = np.divmod(along, length)
    if edges == "mirrored":
        across = np.where(crossings % 2 == 1, width - 1 - across, across)
    return along, across

"""Light chasing: solve Lights Out from its first row of presses, without its matrix.

Each row of presses is forced by the two rows above it, since they must leave no light there. So
with the first row unknown every press is a sum of unknowns, as many as the board has columns, and
the row that would have to be pressed below the board gives the equations. All sums of one row
make up one Python int, a field of bits for each cell, and a step down is a few XORs of such ints.
"""

import numpy as np

from magicmath import gf2
from magicmath._words import from_int, to_int


def transfer(rows, columns, wraps):
    """Return the matrix that takes a first row of presses, as a column, to the row below the board.

    No light is on at first; with `wraps` the last column is the first one's neighbour.
    """
    unknowns = to_int(np.eye(columns, dtype=np.uint8))
    *_, last = _rows(unknowns, [0] * rows, columns, columns, wraps)
    return from_int(last, columns * columns).reshape(columns, columns)


def presses_for(lights, matrix, wraps):
    """Return presses that put out the lights of a board, or raise LinAlgError; `matrix` as above."""
    columns = lights.shape[1]
    *_, below = _rows(0, map(to_int, lights), columns, 1, wraps)
    return chase(gf2.particular_solution(matrix, from_int(below, columns)), lights, wraps)


def chase(first, lights, wraps):
    """Return the presses that a first row of them forces on a board."""
    columns = lights.shape[1]
    *rows, _ = _rows(to_int(first), map(to_int, lights), columns, 1, wraps)
    return np.array([from_int(row, columns) for row in rows])


def _rows(first, lights, columns, width, wraps):
    """Yield each row of presses, the one below the board too; the first cell is the lowest field."""
    row_above, row = 0, first
    whole, edge = (1 << columns * width) - 1, (columns - 1) * width
    for light in lights:
        yield row
        beside = row << width & whole ^ row >> width
        if wraps:
            beside ^= row << edge & whole ^ row >> edge
        row_above, row = row, light ^ row_above ^ row ^ beside
    yield row

"""Light chasing: solve Lights Out from its first row of presses, without its matrix.

Each row of presses is forced by the two rows above it, since they must leave no light there. So
with the first row unknown every press is a sum of unknowns, as many as the board has columns, and
the row that would have to be pressed below the board gives the equations. All sums of one row
make up one Python int, a field of bits for each cell, and a step down is a few XORs of such ints.
"""

import numpy as np

from magicmath import gf2


def transfer(rows, columns, wraps):
    """Return the matrix that takes a first row of presses, as a column, to the row below the board.

    No light is on at first; with `wraps` the last column is the first one's neighbour.
    """
    width = -(-columns // 8) * 8
    unknowns = int.from_bytes(np.packbits(np.eye(columns, width, dtype=np.uint8)).tobytes(), "big")
    *_, last = _rows(unknowns, [0] * rows, columns, width, wraps)
    return _to_bits([last], columns * width).reshape(columns, width)[:, :columns]


def presses_for(lights, matrix, wraps):
    """Return presses that put out the lights of a board, or raise LinAlgError; `matrix` as above."""
    columns = lights.shape[1]
    *_, below = _rows(0, _to_ints(lights), columns, 1, wraps)
    return chase(gf2.particular_solution(matrix, _to_bits([below], columns)[0]), lights, wraps)


def chase(first, lights, wraps):
    """Return the presses that a first row of them forces on a board."""
    columns = lights.shape[1]
    *rows, _ = _rows(_to_ints(first[None])[0], _to_ints(lights), columns, 1, wraps)
    return _to_bits(rows, columns)


def _rows(first, lights, columns, width, wraps):
    """Yield each row of presses, the one below the board too; the first cell is the highest field."""
    row_above, row = 0, first
    whole, edge = (1 << columns * width) - 1, (columns - 1) * width
    for light in lights:
        yield row
        beside = row << width & whole ^ row >> width
        if wraps:
            beside ^= row << edge & whole ^ row >> edge
        row_above, row = row, light ^ row_above ^ row ^ beside
    yield row


def _to_ints(bits):
    spare = -bits.shape[1] % 8
    return [int.from_bytes(row.tobytes(), "big") >> spare for row in np.packbits(bits, axis=1)]


def _to_bits(numbers, size):
    length, spare = -(-size // 8), -size % 8
    packed = b"".join((number << spare).to_bytes(length, "big") for number in numbers)
    return np.unpackbits(np.frombuffer(packed, np.uint8).reshape(-1, length), axis=1, count=size)

"""Light chasing: solve Lights Out from its first row of presses, without its matrix.

The letters: a row of presses, or of lights, is one int, the first cell highest. With `width` bits
for each cell it is as many rows at once, one for each bit; such a group of bits is a field. The
row below is the one that would have to be pressed below the board.

Each row of presses is forced by the two rows above it, since they must leave no light there. So
with the first row unknown every press is a sum of unknowns, as many as the board has columns, and
the row below, which must be 0, gives the equations. With a bit for each unknown in the fields, all
those sums of one row make up one int, and a step down is a few XORs of such ints.

On one row of four cells, a press changes the cell itself and the ones beside it:

>>> transfer(1, 4, wraps=False)
array([[1, 1, 0, 0],
       [1, 1, 1, 0],
       [0, 1, 1, 1],
       [0, 0, 1, 1]], dtype=uint8)
>>> lights = np.array([[1, 0, 0, 1]], dtype=np.uint8)
>>> chase(np.array([0, 1, 0, 0], dtype=np.uint8), lights, wraps=False)  # that row alone is the board
array([[0, 1, 0, 0]], dtype=uint8)
>>> presses_for(lights, transfer(1, 4, wraps=False), wraps=False)
array([[0, 1, 1, 0]], dtype=uint8)
"""

from collections.abc import Iterator, Sequence

import numpy as np

from magicmath import gf2
from magicmath._kernels.words import Bits


def transfer(rows: int, columns: int, wraps: bool) -> Bits:
    """Return the matrix that takes a first row of presses, as a column, to the row below the board.

    No light is on at first; with `wraps` the last column is the first one's neighbour.
    """
    width = -(-columns // 8) * 8  # whole bytes, so that the fields unpack to rows of a matrix
    # field by field: the press at cell j is the unknown j, so a diagonal of 1s
    unknowns = int.from_bytes(np.packbits(np.eye(columns, width, dtype=np.uint8)).tobytes(), "big")
    *_, below = _presses(unknowns, [0] * rows, columns, width, wraps)
    return _ints_to_rows([below], columns * width).reshape(columns, width)[:, :columns]


def presses_for(lights: Bits, matrix: Bits, wraps: bool) -> Bits:
    """Return presses that put out the lights of a board, or raise LinAlgError; `matrix` as above."""
    columns = lights.shape[1]
    # a first row of no presses leaves a row below; any other changes it as the matrix says
    *_, below = _presses(0, _rows_to_ints(lights), columns, 1, wraps)
    first = gf2.particular_solution(matrix, _ints_to_rows([below], columns)[0])
    return chase(first, lights, wraps)


def chase(first: Bits, lights: Bits, wraps: bool) -> Bits:
    """Return the presses that a first row of them forces on a board."""
    columns = lights.shape[1]
    *rows, _ = _presses(_rows_to_ints(first[None])[0], _rows_to_ints(lights), columns, 1, wraps)
    return _ints_to_rows(rows, columns)


def _presses(first: int, lights: Sequence[int], columns: int, width: int, wraps: bool) -> Iterator[int]:
    """Yield each row of presses, the one below the board too."""
    row_above, row = 0, first  # no press above the board
    whole, to_other_end = (1 << columns * width) - 1, (columns - 1) * width
    for light in lights:
        yield row
        from_right, from_left = row << width & whole, row >> width
        beside = from_right ^ from_left
        if wraps:
            beside ^= row << to_other_end & whole ^ row >> to_other_end
        row_above, row = row, light ^ row_above ^ row ^ beside  # what is still lit after those two rows
    yield row


def _rows_to_ints(bits: Bits) -> list[int]:
    padding = -bits.shape[1] % 8
    return [int.from_bytes(row.tobytes(), "big") >> padding for row in np.packbits(bits, axis=1)]


def _ints_to_rows(numbers: Sequence[int], size: int) -> Bits:
    length, padding = -(-size // 8), -size % 8
    packed = b"".join((number << padding).to_bytes(length, "big") for number in numbers)
    return np.unpackbits(np.frombuffer(packed, np.uint8).reshape(-1, length), axis=1, count=size)

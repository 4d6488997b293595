r"""All bits of an array in one Python int, the first bit lowest; and elimination there, by exchange.

The letters: a matrix of `height` rows and `width` columns is one int, whose bit width·i + j is the
entry of row i and column j. The pivot of an exchange is a 1 in row p and column c.

To exchange row p with column c is to solve equation p for the unknown c: afterwards column c
stands for the right side of equation p. So the inverse grows where the matrix was, and the columns
never exchanged hold what they hold in reduced echelon form. On entries: each other row with a 1 in
column c gets row p added, but keeps its own 1 in column c.

Four rows of four bits, through the exchange of row 1 with column 2:

>>> bits = np.array([[1, 0, 1, 1], [0, 1, 1, 0], [1, 1, 0, 0], [0, 0, 1, 0]], dtype=np.uint8)
>>> matrix, height, width, p, c = to_int(bits), 4, 4, 1, 2

The bits of column c, spread so that each stands where its row begins, are one number. The highest bits
are printed first, so the rows stand from the last to the first here, each as four bits:

>>> column = (matrix >> c) & _bit_of_each_row(height, width)
>>> f"{column:_b}"
'1_0000_0001_0001'

Times a row, it puts a copy of that row into each row with a 1 in column c: no two copies meet, as
each fits between two spread bits. So one multiplication and one XOR are the whole exchange, when
row p is left out of the column and column c is left out of row p:

>>> row = (matrix >> (width * p)) & 0b1111
>>> matrix ^= (column ^ (1 << (width * p))) * (row ^ (1 << c))
>>> from_int(matrix, 16).reshape(4, 4)
array([[1, 1, 1, 1],
       [0, 1, 1, 0],
       [1, 1, 0, 0],
       [0, 1, 1, 0]], dtype=uint8)
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from magicmath._kernels.words import WORD, Bits, Words, to_words


def to_int(bits: Bits) -> int:
    """Pack all bits of an array into one int."""
    return int.from_bytes(np.packbits(bits, None, "little").tobytes(), "little")


def from_int(number: int, length: int) -> Bits:
    """Unpack an int into as many bits."""
    octets = np.frombuffer(number.to_bytes(-(-length // 8), "little"), np.uint8)
    return np.unpackbits(octets, None, length, "little")


class Exchanged(NamedTuple):
    """A matrix in one int after exchanges, and which rows were exchanged with which columns."""

    matrix: int
    rows: list[int]
    columns: list[int]


def exchange(matrix: int, height: int, width: int, columns: Iterable[int]) -> Exchanged:
    """Exchange each of some columns, in their order, with the last row that will do, where one will.

    The last, as an int tells its highest 1 at once (`bit_length`). `elimination` counts on the last row
    being taken, too: it puts those rows last that it prefers.
    """
    rows, exchanged = [], []
    unused = each_row = _bit_of_each_row(height, width)
    row_mask = (1 << width) - 1
    for c in columns:
        column = (matrix >> c) & each_row  # each entry of column c, moved to where its row begins
        usable = column & unused
        if usable:
            row_start = usable.bit_length() - 1  # width·p of the last row that will do
            row_bit = 1 << row_start
            unused ^= row_bit
            pivot_row = (matrix >> row_start) & row_mask
            # left out of the factors: row p itself, and column c, where a row keeps its own 1
            matrix ^= (column ^ row_bit) * (pivot_row ^ (1 << c))
            rows.append(row_start // width)
            exchanged.append(c)
    return Exchanged(matrix, rows, exchanged)


class EliminatedBits(NamedTuple):
    """A matrix of bits after exchanges, its pivot rows first.

    `columns` holds the column of each pivot row, `origins` the place that each row came from.
    """

    bits: Bits
    columns: list[int]
    origins: list[int]

    def pivot_rows(self, width: int) -> Bits:
        """Return the first bits of the pivot rows."""
        return self.bits[: len(self.columns), :width]

    def inverse_bits(self) -> Bits:
        """Return the inverse of a square matrix of full rank."""
        # At full rank no column was passed over, so the row in place c is the equation of column c. Column c
        # stands for the right side of that row, and belongs where the row came from.
        place_of = [0] * len(self.origins)
        for place, origin in enumerate(self.origins):
            place_of[origin] = place
        return self.bits.take(place_of, 1)

    def inverse_words(self) -> Words:
        """Return the inverse of a square matrix of full rank in words."""
        return to_words(self.inverse_bits())


def eliminate(bits: Bits, count: int) -> EliminatedBits:
    """Exchange as many of the first `count` columns as possible of a small matrix.

    >>> done = eliminate(np.array([[0, 1, 1], [0, 0, 1], [1, 0, 0]], dtype=np.uint8), 3)
    >>> done.columns, done.origins  # the row now in place 0 was row 2 before
    ([0, 1, 2], [2, 0, 1])
    >>> done.bits  # row 1 says x₁ = b₀ + b₁: columns 1 and 2 stand for the right sides 0 and 1
    array([[1, 0, 0],
           [0, 1, 1],
           [0, 0, 1]], dtype=uint8)
    >>> done.inverse_bits()  # column 0 is the one of place 1, which holds what was row 0
    array([[0, 0, 1],
           [1, 1, 0],
           [0, 1, 0]], dtype=uint8)
    """
    height, width = bits.shape
    matrix, rows, exchanged = exchange(to_int(bits), height, width, range(count))
    after = from_int(matrix, height * width).reshape(height, width)
    # rows without a pivot follow: what is left of them tells whether equations contradict one another
    others = sorted(set(range(height)).difference(rows)) if len(rows) < height else []
    origins = rows + others
    return EliminatedBits(after.take(origins, 0), exchanged, origins)


def exchange_in_rows_of_one_word(words: Words, columns: Iterable[int]) -> tuple[list[int], list[int], Bits]:
    """Exchange columns of a matrix whose rows are one word each; return the rows, their columns and bits."""
    height = len(words)
    done = exchange(int.from_bytes(words.tobytes(), "little"), height, WORD, columns)
    # a word is eight bytes, so rows can be picked out of the int as bytes
    octets = np.frombuffer(done.matrix.to_bytes(height * WORD // 8, "little"), np.uint8)
    exchanged_rows = octets.reshape(height, WORD // 8)[done.rows]
    return done.rows, done.columns, np.unpackbits(exchanged_rows, axis=1, bitorder="little")


@lru_cache(maxsize=256)
def _bit_of_each_row(height: int, width: int) -> int:
    """Return the int with a 1 where each row begins."""
    return sum(1 << (width * i) for i in range(height))

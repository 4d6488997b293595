"""The product modulo 2 of packed matrices, by the method of the four Russians.

Eight bits choose among eight rows: all 256 sums of those rows are made once, and then a
whole byte of the left factor costs one look in the table and one XOR of a row.
"""

import numpy as np

from magicmath._words import DTYPE, WORD, buffer_of, empty

_PART = 2**15  # words; the looked-up rows stay in the second-level cache
BUFFER = 2**10  # words that NumPy gathers at once, for the first-level cache


@buffer_of(BUFFER)
def product(a, b):
    """Return the words of a·b, for words `a` of m rows and words `b` of at most 64·a.shape[1] rows."""
    result = empty((len(a), b.shape[1]))
    result[...] = 0
    adder, columns = Adder(*result.shape), np.ascontiguousarray(a.T)
    for k in range(-(-len(b) // WORD)):
        adder.add(result, columns[k], b[WORD * k : WORD * (k + 1)])
    return result


class Adder:
    """Adds sums of rows to rows of words, in memory that it keeps, so that it stays in the cache."""

    def __init__(self, height, width):
        size = min(height * width, max(_PART, width))
        self._tables, self._total, self._taken = empty(8 * 256 * width), empty(size), empty(size)

    def add(self, target, choices, rows):
        """Add to each row of words the sum of those `rows`, 64 at most, whose bits are set in its choice."""
        width = rows.shape[1]
        tables = self._make_tables(rows)
        index = _octets(choices, len(tables))
        step = max(_PART // width, 1)
        for start in range(0, len(target), step):
            part = target[start : start + step]
            places = index[:, start : start + step]
            total, taken = (some[: part.size].reshape(part.shape) for some in (self._total, self._taken))
            tables[0].take(places[0], 0, total, "clip")
            for table, chosen in zip(tables[1:], places[1:], strict=True):
                table.take(chosen, 0, taken, "clip")
                np.bitwise_xor(total, taken, total)
            part ^= total

    def _make_tables(self, rows):
        """Return all 256 sums of each eight rows, each row doubling how many there are."""
        width, eights = rows.shape[1], -(-len(rows) // 8)
        padded = np.zeros((eights, 8, width), DTYPE)
        padded.reshape(-1, width)[: len(rows)] = rows
        tables = self._tables[: eights * 256 * width].reshape(eights, 256, width)
        tables[:, 0] = 0
        for bit in range(8):
            half = 1 << bit
            np.bitwise_xor(tables[:, :half], padded[:, bit, None], tables[:, half : 2 * half])
        return tables


def times_word_matrix(words, matrix):
    """Return the product of each word, as a row of 64 bits, with a matrix of 64 words."""
    by_bit = matrix.reshape(8, 8).T
    sums = np.zeros((256, 8), DTYPE)
    for bit in range(8):
        half = 1 << bit
        np.bitwise_xor(sums[:half], by_bit[bit], sums[half : 2 * half])
    tables, places = np.ascontiguousarray(sums.T), _octets(words, 8)
    result = tables[0].take(places[0])
    for table, chosen in zip(tables[1:], places[1:], strict=True):
        result ^= table.take(chosen)
    return result


def _octets(words, count):
    """Return the first `count` bytes of each word, as indices, byte by byte."""
    octets = np.ascontiguousarray(words).view(np.uint8).reshape(-1, 8)
    return octets[:, :count].T.astype(np.intp, order="C")

"""The product modulo 2 of packed matrices, by the method of the four Russians.

Eight bits choose among eight rows: all 256 sums of those rows are made once, and then a
whole byte of the left factor costs one look in the table and one XOR of a row.
"""

import numpy as np

from magicmath._words import DTYPE, WORD, buffer_of, empty, words_for

_TABLES = 2**17  # words of all tables that are used at once in a product, and
_PART = 5 * 2**13  # words of rows that are looked up at once: both stay in the second-level cache
_WIDEST = 2**8  # words of a row that is looked up, or the tables of a few long rows would fill the memory
BUFFER = 2**9  # words that NumPy gathers at once: they stay in the first-level cache


@buffer_of(BUFFER)
def product(a, b):
    """Return the words of a·b, for words `a` of m rows and words `b` of at most 64·a.shape[1] rows."""
    columns, width = np.ascontiguousarray(a.T), _TABLES // (8 * 256)
    strips = [_strip(columns, b[:, left : left + width]) for left in range(0, b.shape[1], width)]
    return strips[0] if len(strips) == 1 else np.concatenate(strips, axis=1)


def _strip(columns, b):
    result = empty((columns.shape[1], b.shape[1]))
    result[...] = 0
    adder = Adder(*result.shape)
    for k in range(0, words_for(len(b)), adder.most):
        adder.add(result, columns[k : k + adder.most], b[WORD * k : WORD * (k + adder.most)])
    return result


class Adder:
    """Adds sums of rows to rows of words, in memory that it keeps, so that it stays in the cache.

    `most` is how many words of choices, for 64 rows each, it takes at once.
    """

    def __init__(self, height, width, most=None):
        self.most = most or max(_TABLES // (8 * 256 * width), 1)
        width = min(width, _WIDEST)
        size = min(height * width, max(_PART, width))
        self._tables = empty(self.most * 8 * 256 * width)
        self._taken = empty(size)

    def add(self, target, choices, rows, watched=0):
        """Add to each row of words the sum of those `rows` whose bits are set in its column of choices.

        Return a copy of the `watched` column of what comes out, taken while it is in the cache.
        """
        width = rows.shape[1]
        if width > _WIDEST:
            for left in range(0, width, _WIDEST):
                some = slice(left, left + _WIDEST)
                self.add(target[:, some], choices, rows[:, some])
            return target[:, watched].copy()
        tables = self._make_tables(rows)
        index = _octets(choices, len(tables))
        step, column = max(_PART // width, 1), np.empty(len(target), DTYPE)
        for start in range(0, len(target), step):
            part = target[start : start + step]
            places = index[:, start : start + step]
            taken = self._taken[: part.size].reshape(part.shape)
            for table, chosen in zip(tables, places, strict=True):
                table.take(chosen, 0, taken, "clip")
                np.bitwise_xor(part, taken, part)
            column[start : start + step] = part[:, watched]
        return column

    def _make_tables(self, rows):
        """Return all 256 sums of each eight rows."""
        width, eights = rows.shape[1], -(-len(rows) // 8)
        padded = np.zeros((eights, 8, width), DTYPE)
        padded.reshape(-1, width)[: len(rows)] = rows
        tables = self._tables[: eights * 256 * width].reshape(eights, 256, width)
        tables[:, 0] = 0
        _double(tables.swapaxes(0, 1), padded[:, :3].swapaxes(0, 1))
        # eight sums at once, as XOR is slow on short runs
        by_eight = tables.reshape(eights, 32, 8 * width)
        repeated = padded.take(_EIGHT_TIMES, 1).reshape(eights, 5, 8 * width)
        _double(by_eight.swapaxes(0, 1), repeated.swapaxes(0, 1))
        return tables


def _double(sums, rows):
    """Fill all sums of the rows: each row doubles how many there are."""
    for bit, row in enumerate(rows):
        half = 1 << bit
        np.bitwise_xor(sums[:half], row, sums[half : 2 * half])


def times_word_matrix(words, matrix):
    """Return the product of each word, as a row of 64 bits, with a matrix of 64 words."""
    sums = np.zeros((256, 8), DTYPE)
    _double(sums, matrix.reshape(8, 8).T)
    tables = np.ascontiguousarray(sums.T)
    places = _octets(words, 8)
    result = tables[0].take(places[0])
    for table, chosen in zip(tables[1:], places[1:], strict=True):
        result ^= table.take(chosen)
    return result


_EIGHT_TIMES = np.arange(3, 8).repeat(8)


def _octets(words, count):
    """Return the first `count` bytes of each column of words, as indices, byte by byte."""
    octets = np.ascontiguousarray(words).view(np.uint8).reshape(-1, words.shape[-1], 8)
    return octets.transpose(0, 2, 1).astype(np.intp, order="C").reshape(-1, words.shape[-1])[:count]

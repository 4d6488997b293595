"""Gauss–Jordan elimination modulo 2 in place, by exchange.

To exchange row p with column c, where the matrix holds a 1, is to solve equation p for the
unknown c: afterwards column c stands for the right side of equation p. So the inverse grows
where the matrix was, and the columns never exchanged hold what they hold in reduced echelon form.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from magicmath._four_russians import BUFFER, Adder, times_word_matrix
from magicmath._words import DTYPE, WORD, buffer_of, empty, from_int, to_bits, to_int, words_for

_WORDS_A_COPY = 8  # after so many words the rest is copied
_SPARE = 8  # candidates beyond a full panel, so that a random one is nearly always full


def exchange_bits(bits, columns):
    """Exchange as many of the first `columns` columns as possible of a small matrix of bits."""
    height, width = bits.shape
    matrix, origins, exchanged = exchange_int(to_int(bits), height, width, range(columns))
    after = from_int(matrix, height * width).reshape(height, width)
    if len(origins) < height:
        origins += sorted(set(range(height)).difference(origins))
    return Eliminated(after.take(origins, 0), exchanged, origins, [])


def exchange_int(matrix, height, width, columns):
    """Exchange what can be of some columns of a matrix that is one int.

    Return it, the rows exchanged and their columns.

    Bit width·i + j is the entry of row i and column j. The bits of a column, spread over the rows,
    times a row are the outer product, as no two bits of it meet: so an exchange is one
    multiplication and one XOR. Of the rows that will do it takes the last.
    """
    ones = _spread_ones(height, width)
    row_bits = (1 << width) - 1
    unused, rows, exchanged = ones, [], []
    for c in columns:
        column = (matrix >> c) & ones
        usable = column & unused
        if usable:
            low = usable.bit_length() - 1
            pivot = 1 << low
            unused ^= pivot
            matrix ^= (column ^ pivot) * (((matrix >> low) & row_bits) ^ (1 << c))
            rows.append(low // width)
            exchanged.append(c)
    return matrix, rows, exchanged


class Panel(NamedTuple):
    """Which pivots, from `start` to before `stop`, were exchanged at once with columns of one word."""

    start: int
    stop: int
    word: int


class Eliminated(NamedTuple):
    """A matrix after exchanges, in words or in bits, its pivot rows first.

    `columns` holds the column of each pivot row, `origins` the place that each row came from,
    `panels` the pivots that were exchanged at once.
    """

    matrix: np.ndarray
    columns: np.ndarray
    origins: np.ndarray
    panels: list

    @property
    def in_words(self):
        """Whether `matrix` holds words."""
        return self.matrix.dtype == DTYPE


@buffer_of(BUFFER)
def exchange_words(words, columns, side=None, *, above=True, left=True):
    """Exchange as many of the first `columns` columns as possible, up to 64 at once, in place.

    Without `above`, a panel leaves the rows above it as they are; without `left`, it leaves the
    words before it, which only an inverse needs. What is still to change is then copied from time
    to time to where its rows follow one another without gaps. A right `side` of one bit a row is
    changed with the rows.
    """
    pivot_columns, origins, panels = [], np.arange(len(words)), []
    adder, end = Adder(*words.shape, most=1), words_for(columns)
    step = end if left else _WORDS_A_COPY
    room = empty(len(words) * max(words.shape[1] - step, 0))
    for first in range(0, end, step):
        top = 0 if above else len(pivot_columns)
        changing = _copy_into(room, words[top:, first:]) if first else words
        swapped = [origins[top:]] if side is None else [origins[top:], side[top:]]
        live = _Live(changing, swapped, above, adder)
        for k in range(first, min(first + step, end)):
            unexchanged = list(range(min(WORD, columns - WORD * k)))
            while unexchanged and len(pivot_columns) < len(words):
                start = len(pivot_columns)
                exchanged = live.exchange(start - top, k - first, unexchanged)
                if not exchanged:
                    break
                pivot_columns += [WORD * k + c for c in exchanged]
                panels.append(Panel(start, len(pivot_columns), k))
                if len(exchanged) == len(unexchanged):
                    break
                unexchanged = sorted(set(unexchanged).difference(exchanged))
        if first:
            words[top:, first:] = changing
    return Eliminated(words, np.array(pivot_columns, dtype=np.intp), origins, panels)


class _Live:
    """Rows of words that are still to change, with where each came from and perhaps its right side."""

    def __init__(self, words, swapped, above, adder):
        self._words, self._swapped, self._above, self._adder = words, swapped, above, adder
        self._column = None  # the next that is looked at, where the last update had it in the cache

    def exchange(self, start, k, columns):
        """Exchange what can be of some columns of word k with rows from `start` on; return which columns."""
        words, top = self._words, 0 if self._above else start
        column = words[top:, k].copy() if self._column is None else self._column[top - len(words) :]
        rows, exchanged, inverse = _find_pivots(column[start - top :], columns)
        self._column = None
        if not exchanged:
            return exchanged
        stop = start + len(rows)
        order = _bring_up(rows, column[start - top :], *(some[start:] for some in (words, *self._swapped)))
        choices = _choices(column, start - top, stop - top, exchanged, inverse[:, np.take(exchanged, order)])
        pivots = words[start:stop].copy()
        pivots[:, k] ^= _UNITS[exchanged]
        watched = min(k + (len(exchanged) == len(columns)), words.shape[1] - 1)
        self._column = self._adder.add(words[top:], choices, pivots, watched)
        for side in self._swapped[1:]:
            sides = np.bitwise_or.reduce(_UNITS[: len(rows)][side[start:stop] != 0])
            side[top:] ^= np.bitwise_count(choices & sides) & 1
        return exchanged


def back_substitute(done, side):
    """Solve upwards for one right side, in place, where the rows above were left alone."""
    x = np.zeros(done.matrix.shape[1], DTYPE)
    for start, stop, k in reversed(done.panels):
        known = np.bitwise_xor.reduce(done.matrix[start:stop, k:] & x[k:], axis=1)
        side[start:stop] ^= np.bitwise_count(known) & 1
        ones = done.columns[start:stop][side[start:stop] != 0]
        x[k] |= _mask(ones - WORD * k)


def _find_pivots(column, unexchanged):
    """Return pivot rows, their columns in rising order, and, in these columns, the inverse of their block."""
    candidates = np.flatnonzero(column & _mask(unexchanged))[: len(unexchanged) + _SPARE][::-1]
    block = column[candidates].tobytes()
    height = len(candidates)
    matrix, rows, exchanged = exchange_int(int.from_bytes(block, "little"), height, WORD, unexchanged)
    inverse = np.frombuffer(matrix.to_bytes(len(block), "little"), DTYPE)[rows]
    return candidates[rows], exchanged, to_bits(inverse[:, None], WORD)


def _copy_into(room, words):
    copy = room[: words.size].reshape(words.shape)
    copy[...] = words
    return copy


def _bring_up(rows, *arrays):
    """Swap the items at `rows` up to stand first; return, for each place there, which of them it holds."""
    places, below = rows.copy(), rows >= len(rows)
    if below.any():
        vacant = np.ones(len(rows), dtype=bool)
        vacant[rows[~below]] = False
        to, of = vacant.nonzero()[0], rows[below]
        for array in arrays:
            held = array[to]
            array[to], array[of] = array[of], held
        places[below] = to
    return places.argsort()


def _choices(column, start, stop, exchanged, inverse):
    """Return which pivot rows, from `start` to before `stop`, are to be added to each row of a column.

    With a 1 more or less in its own column, each of them then also leaves the exchanged column.
    """
    square = np.zeros((WORD, WORD), dtype=np.uint8)
    square[exchanged, : len(exchanged)] = inverse
    matrix = np.packbits(square, axis=1, bitorder="little").view(DTYPE)[:, 0]
    choices = times_word_matrix(column, matrix)
    choices[start:stop] = matrix[exchanged] ^ _UNITS[: len(exchanged)]
    return choices


_UNITS = np.uint64(1) << np.arange(WORD, dtype=np.uint64)
_ALL = ~np.uint64(0)


def _mask(columns):
    return _ALL if len(columns) == WORD else np.bitwise_or.reduce(_UNITS[columns])


@lru_cache(maxsize=256)
def _spread_ones(height, width):
    return sum(1 << width * i for i in range(height))

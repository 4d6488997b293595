r"""Gauss–Jordan elimination modulo 2 in words, in place, up to 64 exchanges at once.

What an exchange is says `one_int`. The letters here: a panel is r ≤ 64 pivots that are exchanged
at once, in rows `start` to before `stop` and in r columns of word k. P are the pivot rows, and B is
the block of r×r bits that they hold in those columns. A row with the bits v there has the choices
v·B⁻¹: bit t of them says whether row t of P is to be added to it.

Adding v·B⁻¹·P would clear the r columns, as v + v·B⁻¹·B = 0. An exchange leaves v·B⁻¹ in them. That
is what comes out when each row of P first gets one bit flipped, that of the column it is exchanged
with: v + v·B⁻¹·(B + I) = v·B⁻¹. The pivot rows become B⁻¹·P in the same way, with B⁻¹ + I for choices.
So every row is changed by looking up one sum of P, and B⁻¹ is an elimination of a few rows in one int.

Four rows of four bits are one panel:

>>> a = np.array([[0, 1, 1, 0], [1, 1, 0, 0], [0, 0, 1, 1], [0, 0, 0, 1]], dtype=np.uint8)
>>> done = eliminate(to_words(a), 4)
>>> done.columns  # row t is now the equation of column t
array([0, 1, 2, 3])
>>> to_bits(done.words, 4)  # and column t stands for the right side that was in row t before
array([[1, 1, 1, 1],
       [1, 0, 1, 1],
       [0, 0, 1, 1],
       [0, 0, 0, 1]], dtype=uint8)

A pivot row that stands too low for its panel is swapped up first; `origins` says what came from where.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from magicmath._kernels import one_int, tuning
from magicmath._kernels.four_russians import Adder, times_word_matrix
from magicmath._kernels.words import DTYPE, WORD, Bits, Words, buffer_of, empty, to_bits, to_words, words_for

Places = NDArray[np.intp]

_UNITS: Words = np.uint64(1) << np.arange(WORD, dtype=np.uint64)  # bit c alone, for each c
_ALL = ~np.uint64(0)


class Panel(NamedTuple):
    """Which pivots, from `start` to before `stop`, were exchanged at once with columns of one word."""

    start: int
    stop: int
    word: int


class EliminatedWords(NamedTuple):
    """A matrix of words after exchanges, its pivot rows first.

    `columns` holds the column of each pivot row, `origins` the place that each row came from,
    `panels` the pivots that were exchanged at once.
    """

    words: Words
    columns: Places
    origins: Places
    panels: list[Panel]

    def pivot_rows(self, width: int) -> Bits:
        """Return the first bits of the pivot rows."""
        return to_bits(self.words[: len(self.columns)], width)

    def inverse_bits(self) -> Bits:
        """Return the inverse of a square matrix of full rank."""
        words = self._rows_in_order()
        inverse = np.empty((len(words), len(words)), dtype=np.uint8)
        for some, bits in self._columns_in_order(words):
            inverse[some] = bits
        return inverse

    def inverse_words(self) -> Words:
        """Return the inverse of a square matrix of full rank in words; the eliminated rows are used up."""
        words = self._rows_in_order()
        for some, bits in self._columns_in_order(words):
            words[some] = to_words(bits)
        return words

    def _rows_in_order(self) -> Words:
        is_in_order = (self.columns[1:] > self.columns[:-1]).all()
        return self.words if is_in_order else self.words[np.argsort(self.columns)]

    def _columns_in_order(self, words: Words) -> Iterator[tuple[slice, Bits]]:
        """Yield some rows at a time, each column where the row came from for whose right side it stands."""
        n = len(words)
        is_elsewhere = self.columns != self.origins
        to, of = self.origins[is_elsewhere], self.columns[is_elsewhere]
        step = max(tuning.CHOSEN.bits_at_once // n, 1)
        for start in range(0, n, step):
            some = slice(start, start + step)
            bits = to_bits(words[some], n)  # a column is moved as a column of bytes: in words it has no place
            bits[:, to] = bits[:, of]
            yield some, bits


def eliminate(
    words: Words, columns: int, side: Bits | None = None, *, above: bool = True, left: bool = True
) -> EliminatedWords:
    """Exchange as many of the first `columns` columns as possible, in place.

    Without `above`, a panel leaves the rows above it as they are; without `left`, it leaves the
    words before it, which only an inverse needs. What is still to change is then copied from time
    to time to where its rows follow one another without gaps. A right `side` of one bit a row is
    changed with the rows.
    """
    height, width = words.shape
    end = words_for(columns)
    stage = end if left else tuning.CHOSEN.words_between_copies
    room = empty((height * max(width - stage, 0),))
    adder = Adder(height, width, at_once=1)
    pivot_columns: list[int] = []
    panels: list[Panel] = []
    origins = np.arange(height)
    with buffer_of(tuning.CHOSEN.rows_buffer):
        for first in range(0, end, stage):
            top = 0 if above else len(pivot_columns)  # rows above are done, unless all are wanted reduced
            changing = _copy_into(room, words[top:, first:]) if first else words
            live = _Live(changing, origins[top:], None if side is None else side[top:], above, adder)
            for k in range(first, min(first + stage, end)):
                count = min(WORD, columns - WORD * k)
                for exchanged in live.exchange_word(k - first, count, len(pivot_columns) - top):
                    start = len(pivot_columns)
                    pivot_columns += [WORD * k + c for c in exchanged]
                    panels.append(Panel(start, len(pivot_columns), k))
            if first:
                words[top:, first:] = changing
    return EliminatedWords(words, np.array(pivot_columns, dtype=np.intp), origins, panels)


class _Live:
    """Rows of words that are still to change, with where each came from and perhaps its right side."""

    def __init__(self, words: Words, origins: Places, side: Bits | None, above: bool, adder: Adder) -> None:
        self._words, self._origins, self._side = words, origins, side
        self._above, self._adder = above, adder
        self._seen: tuple[int, Words] | None = None  # a row, and from it on the word looked at next

    def exchange_word(self, k: int, count: int, start: int) -> Iterator[list[int]]:
        """Exchange what can be of the first `count` columns of word k with rows from `start` on.

        Yield the columns of each panel: a panel may miss some, as it tries only a few rows.
        """
        unexchanged = list(range(count))
        while start < len(self._words):
            exchanged = self._exchange_panel(k, unexchanged, start)
            if not exchanged:
                return
            yield exchanged
            if len(exchanged) == len(unexchanged):
                return
            start += len(exchanged)
            unexchanged = sorted(set(unexchanged).difference(exchanged))

    def _exchange_panel(self, k: int, columns: list[int], start: int) -> list[int]:
        """Exchange what can be of some columns of word k with rows from `start` on; return which columns."""
        words = self._words
        first_row = 0 if self._above else start  # of those that change
        column = self._column(k, first_row)
        below = column[start - first_row :]  # a view: rows swapped in it are swapped in the column
        rows, exchanged, inverse = _find_pivots(below, columns)
        self._seen = None
        if not exchanged:
            return exchanged
        # the rows of P come to stand one after another, with all that belongs to a row
        stop = start + len(rows)
        swapped: list[NDArray[Any]] = [below, words[start:], self._origins[start:]]
        if self._side is not None:
            swapped.append(self._side[start:])
        order = _bring_up(rows, swapped)
        # The pivots were found as pairs (row, exchanged column), but _bring_up stood the rows where they
        # fit. From here on place t holds the equation of exchanged[t], whichever row stands there; so the
        # columns of B⁻¹ are put in the order in which the rows now stand.
        choices = _choices(column, start - first_row, exchanged, inverse[:, np.take(exchanged, order)])
        pivots = words[start:stop].copy()  # as these rows are changed, too
        pivots[:, k] ^= _UNITS[exchanged]  # B + I, which leaves B⁻¹ in the columns
        next_word = k + 1 if len(exchanged) == len(columns) else k
        watched = min(next_word, words.shape[1] - 1)
        self._seen = first_row, self._adder.add(words[first_row:], choices, pivots, watched)
        if self._side is not None:
            # the same sum for the right side, of one bit a row: how many chosen rows have a 1 there
            pivots_of_side_1 = np.bitwise_or.reduce(_UNITS[: len(rows)][self._side[start:stop] != 0])
            self._side[first_row:] ^= np.bitwise_count(choices & pivots_of_side_1) & 1
        return exchanged

    def _column(self, k: int, first_row: int) -> Words:
        """Return word k of the rows from one on: what the last update saw, while it was in the cache."""
        if self._seen is None:
            return self._words[first_row:, k].copy()
        first_seen, column = self._seen
        return column[first_row - first_seen :]


def back_substitute(done: EliminatedWords, side: Bits) -> None:
    """Solve upwards for one right side, in place, where the rows above were left alone."""
    x = np.zeros(done.words.shape[1], DTYPE)  # the unknowns so far, packed as a row is
    for start, stop, k in reversed(done.panels):
        # within a panel nothing is left to solve: its own columns hold B⁻¹, and x is still 0 there
        known = np.bitwise_xor.reduce(done.words[start:stop, k:] & x[k:], axis=1)
        side[start:stop] ^= np.bitwise_count(known) & 1  # the parity of a sum's 1s is the product
        ones = done.columns[start:stop][side[start:stop] != 0]
        x[k] |= _mask(ones - WORD * k)


def _find_pivots(column: Words, unexchanged: list[int]) -> tuple[Places, list[int], Bits]:
    """Return pivot rows, their columns in rising order, and, in these columns, the inverse of their block.

    A few rows with a 1 in one of the columns are tried, the first ones: they stand last, as the
    exchange takes the last that will do, so that few rows must be brought up.
    """
    candidates = np.flatnonzero(column & _mask(unexchanged))
    candidates = candidates[: len(unexchanged) + tuning.CHOSEN.spare_candidates][::-1]
    rows, exchanged, inverse = one_int.exchange_words(column[candidates], unexchanged)
    return candidates[rows], exchanged, inverse


def _copy_into(room: Words, words: Words) -> Words:
    """Return a copy of words without gaps, in the room that is kept for it."""
    copy = room[: words.size].reshape(words.shape)
    copy[...] = words
    return copy


def _bring_up(rows: Places, arrays: Sequence[NDArray[Any]]) -> Places:
    """Swap the items at `rows` up to stand first; return, for each place there, which of them it holds.

    >>> items = np.array(list("abcde"))
    >>> _bring_up(np.array([4, 1]), [items])  # place 0 holds the first of them, place 1 the second
    array([0, 1])
    >>> "".join(items)  # b stood among the first two, so e alone had to come up
    'ebcda'
    """
    places, is_below = rows.copy(), rows >= len(rows)
    if is_below.any():
        # only these move: rows that stand among the first already stay where they are
        is_vacant = np.ones(len(rows), dtype=bool)
        is_vacant[rows[~is_below]] = False
        to, of = is_vacant.nonzero()[0], rows[is_below]
        for array in arrays:
            held = array[to]
            array[to], array[of] = array[of], held
        places[is_below] = to
    return places.argsort()


def _choices(column: Words, start: int, exchanged: list[int], inverse: Bits) -> Words:
    """Return which pivot rows, those from `start` on, are to be added to each row of a column.

    Row t of `inverse` belongs to column `exchanged[t]`; its bits are the pivot rows where they stand.
    """
    # as 64×64 bits, with row t of B⁻¹ where bit exchanged[t] of a word finds it
    square = np.zeros((WORD, WORD), dtype=np.uint8)
    square[exchanged, : len(exchanged)] = inverse
    matrix = np.packbits(square, axis=1, bitorder="little").view(DTYPE)[:, 0]
    choices = times_word_matrix(column, matrix)
    # a pivot row is in its place once already, so its choices are B⁻¹ + I
    choices[start : start + len(exchanged)] = matrix[exchanged] ^ _UNITS[: len(exchanged)]
    return choices


def _mask(columns: Sequence[int] | Places) -> np.uint64:
    """Return the word with 1s in some columns."""
    return _ALL if len(columns) == WORD else np.bitwise_or.reduce(_UNITS[columns])

r"""Gauss–Jordan elimination modulo 2 in words, in place, up to 64 exchanges at once.

What an exchange is says `one_int`. The letters here: a column is one bit of each row, and a word
column is one word of each row, 64 columns; `count` and `exchanged` speak of columns, `k` and
`row_words` of words. A panel is r ≤ 64 pivots that are exchanged at once, in rows `start` to before
`stop` and in r columns of word k. P are the pivot rows, and B is the block of r×r bits that they
hold in those columns. A row with the bits v there has the choices v·B⁻¹: bit t of them says whether
row t of P is to be added to it.

Adding v·B⁻¹·P would clear the r columns, as v + v·B⁻¹·B = 0. An exchange leaves v·B⁻¹ in them. That
is what comes out when each row of P first gets one bit flipped, that of the column it is exchanged
with: v + v·B⁻¹·(B + I) = v·B⁻¹. The pivot rows become B⁻¹·P in the same way, with B⁻¹ + I for choices.
So every row is changed by looking up one sum of P, and B⁻¹ is an elimination of a few rows in one int.

Four rows of four bits are one panel:

>>> from magicmath._kernels.words import to_words
>>> a = np.array([[0, 1, 1, 0], [1, 1, 0, 0], [0, 0, 1, 1], [0, 0, 0, 1]], dtype=np.uint8)
>>> done = eliminate(to_words(a), 4)
>>> done.columns  # row t is now the equation of column t
array([0, 1, 2, 3])
>>> to_bits(done.words, 4)  # and column t stands for the right side that was in row t before
array([[1, 1, 1, 1],
       [1, 0, 1, 1],
       [0, 0, 1, 1],
       [0, 0, 0, 1]], dtype=uint8)

A pivot row that stands too low for its panel is swapped up first. `origins` says where each row was.
Here row 1 is 0 and gives no pivot, so row 3 comes up to its place, and it goes down to place 3:

>>> a = np.array([[0, 1, 0, 0], [0, 0, 0, 0], [1, 1, 0, 0], [0, 1, 1, 0]], dtype=np.uint8)
>>> done = eliminate(to_words(a), 4)
>>> done.origins
array([0, 3, 2, 1])
>>> done.columns  # rows 0, 1, 2 are now the equations of these columns; row 3 of none
array([0, 1, 2])
>>> to_bits(done.words, 4)  # column columns[t] stands for the right side that was in row origins[t]
array([[1, 0, 1, 0],
       [1, 0, 0, 0],
       [1, 1, 0, 0],
       [0, 0, 0, 0]], dtype=uint8)

So x₀ = b₀ + b₂, x₁ = b₀ and x₂ = b₀ + b₃, as one sees in the four equations at once.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from magicmath._kernels import one_int, tuning
from magicmath._kernels.four_russians import Adder, ColumnCopy, times_word_matrix
from magicmath._kernels.words import (
    DTYPE,
    WORD,
    Bits,
    Words,
    buffer_of,
    empty,
    pack_into,
    to_bits,
    words_for,
)

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
        """Return the first `width` bits of the pivot rows."""
        return to_bits(self.words[: len(self.columns)], width)

    def inverse_bits(self) -> Bits:
        """Return the inverse of a square matrix of full rank."""
        inverse = np.empty((len(self.words), len(self.words)), dtype=np.uint8)
        for some, bits in self._inverse_rows():
            inverse[some] = bits
        return inverse

    def inverse_words(self) -> Words:
        """Return the inverse of a square matrix of full rank in words."""
        inverse = empty(self.words.shape)
        for some, bits in self._inverse_rows():
            pack_into(inverse[some], bits)
        return inverse

    def _inverse_rows(self) -> Iterator[tuple[slice, Bits]]:
        """Yield some rows of the inverse at a time, and which ones they are.

        Row t is the equation of column columns[t], and column columns[t] stands for the right side
        of the row that came from origins[t]. So both are put where the number says.
        """
        n = len(self.words)
        order = self.columns.argsort()  # the row of column 0 first
        is_elsewhere = self.columns != self.origins
        to, of = self.origins[is_elsewhere], self.columns[is_elsewhere]
        step = max(tuning.CHOSEN.bits_at_once // n, 1)
        for start in range(0, n, step):
            some = slice(start, start + step)
            bits = to_bits(self.words[order[some]], n)  # a column of bytes can be moved, one of bits cannot
            bits[:, to] = bits[:, of]
            yield some, bits


def eliminate(
    words: Words, count: int, side: Bits | None = None, *, above: bool = True, left: bool = True
) -> EliminatedWords:
    """Exchange as many of the first `count` columns as possible, in place.

    Without `above`, a panel leaves the rows above it as they are; without `left`, it leaves the
    words before it, which only an inverse needs. What is still to change is then copied from time
    to time to where its rows follow one another without gaps. A right `side` of one bit a row is
    changed with the rows.
    """
    height, row_words = words.shape
    stop_word = words_for(count)
    stage = stop_word if left else tuning.CHOSEN.words_between_copies
    room = empty((height * max(row_words - stage, 0),))
    adder = Adder(height, row_words, choice_words=1)
    pivot_columns: list[int] = []
    panels: list[Panel] = []
    origins = np.arange(height)
    with buffer_of(tuning.CHOSEN.rows_buffer):
        for first_word in range(0, stop_word, stage):
            top = 0 if above else len(pivot_columns)  # rows above are done, unless all are wanted reduced
            changing = _copy_into(room, words[top:, first_word:]) if first_word else words
            live = _Live(changing, origins[top:], None if side is None else side[top:], above, adder)
            for word in range(first_word, min(first_word + stage, stop_word)):
                columns_of_word = min(WORD, count - WORD * word)
                start = len(pivot_columns) - top
                for exchanged in live.exchange_word(word - first_word, columns_of_word, start):
                    before = len(pivot_columns)
                    pivot_columns += [WORD * word + c for c in exchanged]
                    panels.append(Panel(before, len(pivot_columns), word))
            if first_word:
                words[top:, first_word:] = changing
    return EliminatedWords(words, np.array(pivot_columns, dtype=np.intp), origins, panels)


class _Live:
    """Rows of words that are still to change, with where each came from and perhaps its right side."""

    def __init__(self, words: Words, origins: Places, side: Bits | None, above: bool, adder: Adder) -> None:
        self._words, self._origins, self._side = words, origins, side
        self._above, self._updates = above, _Updates(words, adder)

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

    def _exchange_panel(self, k: int, unexchanged: list[int], start: int) -> list[int]:
        """Exchange what can be of some columns of word k with rows from `start` on; return which columns."""
        top = 0 if self._above else start  # the first row that changes
        word_column = self._updates.word_column(k, top)
        below = word_column[start - top :]  # a view: rows swapped in it are swapped in the word column
        rows, exchanged, inverse = _find_pivots(below, unexchanged)
        if not exchanged:
            return exchanged
        stop = start + len(rows)
        order = self._bring_up(rows, start, below)
        # The pivots were found as pairs (row, exchanged column), but _bring_up stood the rows where they
        # fit. From here on place t holds the equation of exchanged[t], whichever row stands there; so the
        # columns of B⁻¹ are put in the order in which the rows now stand.
        choices = _choices(word_column, start - top, exchanged, inverse[:, np.take(exchanged, order)])
        pivots = self._words[start:stop].copy()  # P, as these rows are changed, too
        pivots[:, k] ^= _UNITS[exchanged]  # B + I, which leaves B⁻¹ in the columns
        next_word = k + 1 if len(exchanged) == len(unexchanged) else k
        self._updates.add(top, choices, pivots, next_word)
        if self._side is not None:
            # the same sum for the right side, of one bit a row: how many chosen rows have a 1 there
            with_side_1 = np.bitwise_or.reduce(_UNITS[: len(rows)][self._side[start:stop] != 0])
            self._side[top:] ^= np.bitwise_count(choices & with_side_1) & 1
        return exchanged

    def _bring_up(self, rows: Places, start: int, below: Words) -> Places:
        """Have some of the rows from `start` on stand one after another there, with all that is theirs."""
        swapped: list[NDArray[Any]] = [below, self._words[start:], self._origins[start:]]
        if self._side is not None:
            swapped.append(self._side[start:])
        return _swap_up(rows, swapped)


class _Updates:
    """Adds sums of rows to rows of words, and reads their word columns.

    An update goes through all rows, so it is asked to copy the word column that will be read next.
    This is for speed alone: the column could as well be read from the rows afterwards.
    """

    def __init__(self, words: Words, adder: Adder) -> None:
        self._words, self._adder = words, adder
        self._top = 0
        self._copy: ColumnCopy | None = None

    def word_column(self, k: int, top: int) -> Words:
        """Return a copy of word k of the rows from `top` on."""
        if self._copy is None or self._copy.word != k:
            return self._words[top:, k].copy()
        return self._copy.items[top - self._top :]

    def add(self, top: int, choices: Words, pivots: Words, next_word: int) -> None:
        """Add to each row from `top` on the sum of its choices of pivot rows."""
        rows = self._words[top:]
        is_there = next_word < rows.shape[1]
        self._top = top
        self._copy = ColumnCopy(next_word, np.empty(len(rows), DTYPE)) if is_there else None
        self._adder.add(rows, choices, pivots, self._copy)


def back_substitute(done: EliminatedWords, side: Bits) -> None:
    """Solve upwards for one right side, in place, where the rows above were left alone."""
    x = np.zeros(done.words.shape[1], DTYPE)  # the unknowns so far, packed as a row is
    for start, stop, k in reversed(done.panels):
        # within a panel nothing is left to solve: its own columns hold B⁻¹, and x is still 0 there
        known = np.bitwise_xor.reduce(done.words[start:stop, k:] & x[k:], axis=1)
        side[start:stop] ^= np.bitwise_count(known) & 1  # the parity of a sum's 1s is the product
        ones = done.columns[start:stop][side[start:stop] != 0]
        x[k] |= _mask(ones - WORD * k)


def _find_pivots(word_column: Words, unexchanged: list[int]) -> tuple[Places, list[int], Bits]:
    """Return pivot rows, their columns in rising order, and, in these columns, the inverse of their block.

    A few rows with a 1 in one of the columns are tried, the first ones: they stand last, as the
    exchange takes the last that will do, so that few rows must be brought up.
    """
    candidates = np.flatnonzero(word_column & _mask(unexchanged))
    candidates = candidates[: len(unexchanged) + tuning.CHOSEN.spare_candidates][::-1]
    rows, exchanged, inverse = one_int.exchange_words(word_column[candidates], unexchanged)
    return candidates[rows], exchanged, inverse


def _copy_into(room: Words, words: Words) -> Words:
    """Return a copy of words without gaps, in the room that is kept for it."""
    copy = room[: words.size].reshape(words.shape)
    copy[...] = words
    return copy


def _swap_up(rows: Places, arrays: Sequence[NDArray[Any]]) -> Places:
    """Swap the items at `rows` up to stand first; return, for each place there, which of them it holds.

    >>> items = np.array(list("abcde"))
    >>> _swap_up(np.array([4, 1]), [items])  # place 0 holds the first of them, place 1 the second
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


def _choices(word_column: Words, start: int, exchanged: list[int], inverse: Bits) -> Words:
    """Return which pivot rows, those from `start` on, are to be added to each row of a word column.

    Row t of `inverse` belongs to column `exchanged[t]`; its bits are the pivot rows where they stand.
    """
    # as 64×64 bits, with row t of B⁻¹ where bit exchanged[t] of a word finds it
    square = np.zeros((WORD, WORD), dtype=np.uint8)
    square[exchanged, : len(exchanged)] = inverse
    matrix = np.packbits(square, axis=1, bitorder="little").view(DTYPE)[:, 0]
    choices = times_word_matrix(word_column, matrix)
    # a pivot row is in its place once already, so its choices are B⁻¹ + I
    choices[start : start + len(exchanged)] = matrix[exchanged] ^ _UNITS[: len(exchanged)]
    return choices


def _mask(columns: Sequence[int] | Places) -> np.uint64:
    """Return the word with 1s in some columns."""
    return _ALL if len(columns) == WORD else np.bitwise_or.reduce(_UNITS[columns])

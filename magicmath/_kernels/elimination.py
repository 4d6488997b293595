r"""Gauss–Jordan elimination modulo 2 in words, in place, up to 64 exchanges at once.

What an exchange is says `one_int`. The letters here: a column is one bit of each row, and a word
column is one word of each row, 64 columns; `count` and `exchanged` speak of columns, `word` and
`row_words` of words. A panel is r ≤ 64 pivots that are exchanged at once, in rows `start` to before
`stop` and in r columns of one word. P are the pivot rows, and B is the block of r×r bits that they
hold in those columns. A row with the bits v there has the choices v·B⁻¹: bit t of them says whether
row t of P is to be added to it.

Adding v·B⁻¹·P would clear the r columns, as v + v·B⁻¹·B = 0. An exchange leaves v·B⁻¹ in them. That
is what comes out when each row of P first gets one bit flipped, that of the column it is exchanged
with: v + v·B⁻¹·(B + I) = v·B⁻¹. The pivot rows become B⁻¹·P with the choices B⁻¹ + I, and these leave
B⁻¹ in the columns, as B + (B⁻¹ + I)·(B + I) = B⁻¹. So every row is changed by looking up one sum of P,
and B⁻¹ is an elimination of a few rows in one int.

At n = 1024 a row is 16 words, and a random matrix takes 16 panels, now and then one more. For each:
`_find_pivots` eliminates up to 72 rows of one word in one int; `_choices` gives each of the 1024 rows
one word; `Adder` fills 8 tables of 256 sums of 16 words (256 KiB) and adds 8 sums to each row. The
inverse needs no `side`, no `panels`, and never leaves rows above.

The r equations P are solved for their r unknowns at once: row t of B⁻¹ gives the t-th unknown, column
t takes the right side of the row in place t. So it does not matter which row was paired with which
column on the way; only the order of the columns of B⁻¹ has to follow the places.

Of these four rows the first three are exchanged with columns 0, 1 and 2. They stand in their places
already, so B = [[0, 1, 0], [0, 1, 1], [1, 0, 0]]. They are found as pairs, each with one column:

>>> from magicmath._kernels.words import to_words
>>> a = np.array([[0, 1, 0, 1], [0, 1, 1, 0], [1, 0, 0, 0], [1, 0, 1, 1]], dtype=np.uint8)
>>> word_column = to_words(a)[:, 0]
>>> rows, exchanged, by_pairs = _find_pivots(word_column, [0, 1, 2])
>>> rows, exchanged  # row 2 with column 0, row 0 with column 1, row 1 with column 2
(array([2, 0, 1]), [0, 1, 2])
>>> by_pairs[:, exchanged]  # column c is for the row found with column c
array([[1, 0, 0],
       [0, 1, 0],
       [0, 1, 1]], dtype=uint8)
>>> order = _swap_up(rows, [])  # no row moves; place 0 holds the row found second, and so on
>>> order
array([1, 2, 0])
>>> inverse = by_pairs[:, np.take(exchanged, order)]
>>> inverse  # B⁻¹: column t is for the row in place t
array([[0, 0, 1],
       [1, 0, 0],
       [1, 1, 0]], dtype=uint8)
>>> choices = _choices(word_column, 0, exchanged, inverse)
>>> to_bits(choices[:, None], 3)  # B⁻¹ + I, then v·B⁻¹ for v = 101
array([[1, 0, 1],
       [1, 1, 0],
       [1, 1, 1],
       [1, 1, 1]], dtype=uint8)
>>> to_bits(exchange_for_inverse(to_words(a), 3).words, 4)  # columns 0, 1, 2: B⁻¹, then v·B⁻¹
array([[0, 0, 1, 0],
       [1, 0, 0, 1],
       [1, 1, 0, 1],
       [1, 1, 1, 0]], dtype=uint8)

All four columns, of other rows, are one panel, too:

>>> a = np.array([[0, 1, 1, 0], [1, 1, 0, 0], [0, 0, 1, 1], [0, 0, 0, 1]], dtype=np.uint8)
>>> done = exchange_for_inverse(to_words(a), 4)
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
>>> done = exchange_for_inverse(to_words(a), 4)
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

A panel tries only a few rows, here ten for two columns. So it may miss a column, which is left to a
later panel. Then the columns are not in rising order:

>>> a = np.array([[0, 1]] * 10 + [[1, 0]], dtype=np.uint8)
>>> done = exchange_for_inverse(to_words(a), 2)
>>> done.columns, done.panels
(array([1, 0]), [Panel(start=0, stop=1, word=0), Panel(start=1, stop=2, word=0)])
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from magicmath._kernels import one_int, tuning
from magicmath._kernels.four_russians import Adder, times_word_matrix
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
        of the row that came from origins[t]. So row t goes to place columns[t], and column columns[t]
        to place origins[t]. Rows are nearly always in place; columns move wherever a row was brought up.

        >>> from magicmath._kernels.words import to_words
        >>> words = to_words(np.array([[1, 1, 0], [0, 1, 1], [0, 0, 1]], dtype=np.uint8))
        >>> columns, origins = np.array([1, 2, 0]), np.array([2, 0, 1])
        >>> EliminatedWords(words, columns, origins, []).inverse_bits()  # row 0 says x₁ = b₁ + b₂
        array([[1, 0, 0],
               [0, 1, 1],
               [1, 0, 1]], dtype=uint8)
        """
        n = len(self.words)
        order = self.columns.argsort()  # the row of column 0 first
        is_elsewhere = self.columns != self.origins
        to, of = self.origins[is_elsewhere], self.columns[is_elsewhere]
        step = max(tuning.CHOSEN.bits_at_once // n, 1)
        for first_row in range(0, n, step):
            some = slice(first_row, first_row + step)
            bits = to_bits(self.words[order[some]], n)  # a column of bytes can be moved, one of bits cannot
            bits[:, to] = bits[:, of]
            yield some, bits


def exchange_for_inverse(words: Words, count: int) -> EliminatedWords:
    """Exchange as many of the first `count` columns as possible, in place, so that an inverse grows there.

    Every panel changes every word: column c of the inverse grows where column c of the matrix was, also
    in words that are done.
    """
    height, row_words = words.shape
    origins = np.arange(height)
    adder = Adder(height, row_words, choice_words=1)
    live = _Live(words, origins, side=None, used=0, above=True, adder=adder)
    with buffer_of(tuning.CHOSEN.rows_buffer):
        return _eliminated(words, origins, list(live.exchange(count)))


def eliminate(words: Words, count: int, side: Bits | None = None, *, above: bool = True) -> EliminatedWords:
    """Exchange as many of the first `count` columns as possible, in place, for all uses but an inverse.

    A stage is `words_between_copies` words. It leaves the words of earlier stages as they are, and what
    they hold then serves no inverse. The words that it still changes are first copied to where their
    rows follow one another without gaps. Without `above`, a panel leaves the rows above it as they are.
    A right `side` of one bit a row is changed with the rows.
    """
    height, row_words = words.shape
    stage = tuning.CHOSEN.words_between_copies
    room = empty((height * max(row_words - stage, 0),))
    adder = Adder(height, row_words, choice_words=1)
    origins = np.arange(height)
    found: list[tuple[int, list[int]]] = []  # the word of each panel, and its columns of that word
    for first_word in range(0, words_for(count), stage):
        rank = sum(len(exchanged) for _, exchanged in found)
        top = 0 if above else rank  # rows above are done, unless all are wanted reduced
        part = words[top:, first_word:]
        copy = _copy_into(room, part) if first_word else part
        side_of_part = None if side is None else side[top:]
        live = _Live(copy, origins[top:], side=side_of_part, used=rank - top, above=above, adder=adder)
        with buffer_of(tuning.CHOSEN.rows_buffer):
            for word, exchanged in live.exchange(min(count - WORD * first_word, WORD * stage)):
                found.append((first_word + word, exchanged))
            if first_word:
                part[...] = copy
    return _eliminated(words, origins, found)


def _eliminated(words: Words, origins: Places, found: list[tuple[int, list[int]]]) -> EliminatedWords:
    """Return the matrix after exchanges; of each panel its word is given, and its columns of that word."""
    columns: list[int] = []
    panels = []
    for word, exchanged in found:
        start = len(columns)
        columns += [WORD * word + c for c in exchanged]
        panels.append(Panel(start, len(columns), word))
    return EliminatedWords(words, np.array(columns, dtype=np.intp), origins, panels)


class _Live:
    """Rows of words that change with each panel, with where each came from and perhaps its right side.

    Rows and words are counted from its own first ones; `Panel` counts from those of the whole matrix.
    `words` may be a copy, which `eliminate` writes back; `origins` and `side` are views. The first `used`
    rows have been pivots. Without `above`, the rows of a panel leave the live ones after it.
    """

    def __init__(
        self, words: Words, origins: Places, *, side: Bits | None, used: int, above: bool, adder: Adder
    ) -> None:
        self._words, self._origins, self._side = words, origins, side
        self._used, self._above, self._adder = used, above, adder
        self._copied_word: int | None = None
        self._copy: Words | None = None  # of that word column

    def exchange(self, count: int) -> Iterator[tuple[int, list[int]]]:
        """Exchange as many of the first `count` columns as possible; yield each panel's word and columns."""
        for word in range(words_for(count)):
            unexchanged = list(range(min(WORD, count - WORD * word)))
            while unexchanged and self._used < len(self._words):
                exchanged = self._exchange_panel(word, unexchanged)
                if not exchanged:
                    break
                yield word, exchanged
                # a panel may miss some, as it tries only a few rows: the next one is for these
                unexchanged = sorted(set(unexchanged).difference(exchanged))

    def _exchange_panel(self, word: int, unexchanged: list[int]) -> list[int]:
        """Exchange what can be of some columns of a word with rows not yet used; return which columns."""
        used, word_column = self._used, self._word_column(word)
        rows, exchanged, by_pairs = _find_pivots(word_column[used:], unexchanged)
        if not exchanged:
            return exchanged
        places = slice(used, used + len(rows))
        order = self._bring_up(rows, word_column)
        # place t holds the row found with column exchanged[order[t]]
        inverse = by_pairs[:, np.take(exchanged, order)]
        choices = _choices(word_column, used, exchanged, inverse)
        pivots = self._words[places].copy()  # P, as these rows are changed, too
        pivots[:, word] ^= _UNITS[exchanged]  # B + I, which leaves B⁻¹ in the columns
        # a guess which word is read next; if wrong, `_word_column` reads it from the rows
        next_word = word + 1 if len(exchanged) == len(unexchanged) else word
        self._copied_word = next_word if next_word < self._words.shape[1] else None
        self._copy = self._adder.add(self._words, choices, pivots, self._copied_word)
        if self._side is not None:
            # the same sum for the right side, of one bit a row: how many chosen rows have a 1 there
            with_side_1 = np.bitwise_or.reduce(_UNITS[: len(rows)][self._side[places] != 0])
            self._side ^= np.bitwise_count(choices & with_side_1) & 1
        self._used = places.stop
        if not self._above:
            self._leave_pivots()
        return exchanged

    def _word_column(self, word: int) -> Words:
        """Return a copy of one word of each row, as a rule one that the adder made.

        Its copy is for speed alone: the column could as well be read from the rows each time.
        """
        if self._copy is None or self._copied_word != word:
            return self._words[:, word].copy()
        return self._copy

    def _bring_up(self, rows: Places, word_column: Words) -> Places:
        """Have some of the rows not yet used stand first among these, with all that is theirs."""
        swapped: list[NDArray[Any] | None] = [word_column, self._words, self._origins, self._side]
        return _swap_up(rows, [array[self._used :] for array in swapped if array is not None])

    def _leave_pivots(self) -> None:
        """Let the used rows be, and count from the others."""
        first = self._used
        self._words, self._origins = self._words[first:], self._origins[first:]
        if self._side is not None:
            self._side = self._side[first:]
        if self._copy is not None:
            self._copy = self._copy[first:]
        self._used = 0


def back_substitute(done: EliminatedWords, side: Bits) -> None:
    """Solve upwards for one right side, in place, where the rows above were left alone."""
    x = np.zeros(done.words.shape[1], DTYPE)  # the unknowns so far, packed as a row is
    for start, stop, word in reversed(done.panels):
        # within a panel nothing is left to solve: its own columns hold B⁻¹, and x is still 0 there
        known = np.bitwise_xor.reduce(done.words[start:stop, word:] & x[word:], axis=1)
        side[start:stop] ^= np.bitwise_count(known) & 1  # the parity of a sum's 1s is the product
        ones = done.columns[start:stop][side[start:stop] != 0]
        x[word] |= _mask(ones - WORD * word)


def _find_pivots(word_column: Words, unexchanged: list[int]) -> tuple[Places, list[int], Bits]:
    """Return pivot rows, their columns in rising order, and the inverse of their block by these pairs.

    By pairs: row t of this inverse belongs to the t-th column, and its column c is for the row that was
    found with column c. So it is 64 columns wide; only those of the pairs are meant.
    A few rows with a 1 in one of the columns are tried, the first ones: they stand last, as the
    exchange takes the last that will do, so that few rows must be brought up.
    """
    candidates = np.flatnonzero(word_column & _mask(unexchanged))
    candidates = candidates[: len(unexchanged) + tuning.CHOSEN.spare_candidates][::-1]
    rows, exchanged, by_pairs = one_int.exchange_in_rows_of_one_word(word_column[candidates], unexchanged)
    return candidates[rows], exchanged, by_pairs


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


def _choices(word_column: Words, used: int, exchanged: list[int], inverse: Bits) -> Words:
    """Return which pivot rows, those after the `used` ones, are to be added to each row of a word column.

    `inverse` is B⁻¹: row t belongs to column `exchanged[t]`, and column t to the row in place t.
    """
    # as 64×64 bits, with row t of B⁻¹ where bit exchanged[t] of a word finds it
    square = np.zeros((WORD, WORD), dtype=np.uint8)
    square[exchanged, : len(exchanged)] = inverse
    matrix = np.packbits(square, axis=1, bitorder="little").view(DTYPE)[:, 0]
    choices = times_word_matrix(word_column, matrix)
    # a pivot row is in its place once already, so its choices are B⁻¹ + I
    choices[used : used + len(exchanged)] = matrix[exchanged] ^ _UNITS[: len(exchanged)]
    return choices


def _mask(columns: Sequence[int] | Places) -> np.uint64:
    """Return the word with 1s in some columns."""
    return _ALL if len(columns) == WORD else np.bitwise_or.reduce(_UNITS[columns])

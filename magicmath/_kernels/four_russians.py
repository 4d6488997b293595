r"""The product modulo 2 of packed matrices, by the method of the four Russians.

The letters: row i of a·b is the sum of those rows of b whose bits are set in row i of a. Those bits
are the row's choices, and the rows of b are the summands. A table holds, at index c, the sum of the
summands that the bits of c choose. An octet is eight bits of a word, an index into the table of eight
summands. A row is `row_words` words.

So eight rows of b make one table of 256 sums, and then a whole octet of the left factor costs one
look in the table and one XOR of a row. With two summands in place of eight, four bits wide:

>>> summands = np.array([[0b0011], [0b0101]], dtype=np.uint64)
>>> table = np.zeros((4, 1), dtype=np.uint64)  # the first sum, that of none, is there already
>>> _fill_sums(table, summands)
>>> [f"{int(total):04b}" for total in table[:, 0]]  # none, the first, the second, both
['0000', '0011', '0101', '0110']
>>> choices = [0b10, 0b11, 0b00]  # three rows of a left factor of two columns
>>> [f"{int(total):04b}" for total in table[choices, 0]]
['0101', '0110', '0000']
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from magicmath._kernels import tuning
from magicmath._kernels.words import DTYPE, WORD, Words, buffer_of, empty, words_for

_SUMMANDS = 8  # of a table, as many as an octet has bits
_SUMS = 2**_SUMMANDS
_OCTETS = WORD // _SUMMANDS  # of a word
_FIRST = 3  # summands of a table that double it one sum at a time
_OTHERS = _SUMMANDS - _FIRST  # summands that double it a run at a time
_RUN = 2**_FIRST  # sums that stand one after another


def product(a: Words, b: Words) -> Words:
    """Return the words of a·b, for words `a` of m rows and words `b` of at most 64·a.shape[1] rows."""
    columns_of_a = np.ascontiguousarray(a.T)  # the choices of all rows, word by word
    strip_words = tuning.CHOSEN.table_words // (_OCTETS * _SUMS)  # of b's rows: their tables fit the cache
    with buffer_of(tuning.CHOSEN.rows_buffer):
        strips = [
            _product_with_strip(columns_of_a, b[:, first_word : first_word + strip_words])
            for first_word in range(0, b.shape[1], strip_words)
        ]
    return strips[0] if len(strips) == 1 else np.concatenate(strips, axis=1)


def _product_with_strip(columns_of_a: Words, b: Words) -> Words:
    """Return a·b for as many words of the rows of b as fit the cache."""
    height, row_words = columns_of_a.shape[1], b.shape[1]
    result = empty((height, row_words))
    result[...] = 0
    # short rows have small tables: then those of several words of choices fit the cache together
    choice_words = max(tuning.CHOSEN.table_words // (_OCTETS * _SUMS * row_words), 1)
    adder = Adder(height, row_words, choice_words)
    for k in range(0, words_for(len(b)), choice_words):
        adder.add(result, columns_of_a[k : k + choice_words], b[WORD * k : WORD * (k + choice_words)])
    return result


class Adder:
    """Adds sums of rows to rows of words, in memory that it keeps, so that it stays in the cache.

    It takes `height` rows of `row_words` words, and `choice_words` words of choices for each of them.
    """

    def __init__(self, height: int, row_words: int, choice_words: int) -> None:
        sum_words = min(row_words, tuning.CHOSEN.longest_sum)
        taken_words = min(height * sum_words, max(tuning.CHOSEN.looked_up_words, sum_words))
        self._tables = empty((choice_words * _OCTETS * _SUMS * sum_words,))
        self._taken = empty((taken_words,))

    def add(
        self, target: Words, choices: Words, summands: Words, copied_word: int | None = None
    ) -> Words | None:
        """Add to each row of `target` the sum of those summands whose bits are set in its choices.

        `choices` is (height,) or (choice words, height). A `copied_word` of all rows is returned as it
        is afterwards: copied here, it is in the cache.
        """
        row_words, longest = summands.shape[1], tuning.CHOSEN.longest_sum
        if row_words > longest:
            # cut, each piece with tables of its own in the same memory
            for first_word in range(0, row_words, longest):
                cut = slice(first_word, first_word + longest)
                self.add(target[:, cut], choices, summands[:, cut])
            return None if copied_word is None else target[:, copied_word].copy()
        tables = self._make_tables(summands)
        octets = _octets(choices, len(tables))
        copy = None if copied_word is None else np.empty(len(target), DTYPE)
        step = max(tuning.CHOSEN.looked_up_words // row_words, 1)
        for first_row in range(0, len(target), step):
            # stays in the cache while all tables are gone through
            part = target[first_row : first_row + step]
            taken = self._taken[: part.size].reshape(part.shape)
            for table, chosen in zip(tables, octets[:, first_row : first_row + step], strict=True):
                table.take(chosen, 0, taken, "clip")  # which looks for no wrong index: there is none
                np.bitwise_xor(part, taken, part)
            if copy is not None:
                copy[first_row : first_row + step] = part[:, copied_word]
        return copy

    def _make_tables(self, summands: Words) -> Words:
        """Return all 256 sums of each eight summands."""
        row_words, count = summands.shape[1], -(-len(summands) // _SUMMANDS)
        padded = np.zeros((count, _SUMMANDS, row_words), DTYPE)
        padded.reshape(-1, row_words)[: len(summands)] = summands
        tables = self._tables[: count * _SUMS * row_words].reshape(count, _SUMS, row_words)
        tables[:, 0] = 0  # the sum of none
        # swapped, so that the first axis counts sums, and all tables are filled at once
        _fill_sums(tables.swapaxes(0, 1), padded[:, :_FIRST].swapaxes(0, 1))
        # XOR is slow on short rows. So a run of sums is now taken as one long row; and a summand that is
        # to be added to all sums of a run is repeated as often
        by_runs = tables.reshape(count, _SUMS // _RUN, _RUN * row_words)
        repeated = padded.take(_EACH_OTHER_REPEATED, 1).reshape(count, _OTHERS, _RUN * row_words)
        _fill_sums(by_runs.swapaxes(0, 1), repeated.swapaxes(0, 1))
        return tables


# 3, 3, …, 4, 4, …: each summand after the first three as often as a run has sums. Taken so and put side by
# side, the copies of a summand are one row as long as a run.
_EACH_OTHER_REPEATED = np.arange(_FIRST, _SUMMANDS).repeat(_RUN)


def _fill_sums(sums: Words, summands: Words | Sequence[Words]) -> None:
    """Fill sums from the first, which is there already: each summand doubles how many there are.

    Summand b makes 2ᵇ more: each of those so far plus summand b. The first may itself be a run of sums.
    """
    for b, summand in enumerate(summands):
        known = 2**b
        np.bitwise_xor(sums[:known], summand, sums[known : 2 * known])


def times_word_matrix(words: Words, matrix: Words) -> Words:
    """Return the product of each word, as a row of 64 bits, with a matrix of 64 words."""
    sums = np.zeros((_SUMS, _OCTETS), DTYPE)
    # summand t of each of the eight tables at once: a table is a column here
    _fill_sums(sums, matrix.reshape(_OCTETS, _SUMMANDS).T)
    tables = np.ascontiguousarray(sums.T)
    octets = _octets(words, _OCTETS)
    result: Words = tables[0].take(octets[0])
    for table, chosen in zip(tables[1:], octets[1:], strict=True):
        result ^= table.take(chosen)
    return result


def _octets(words: Words, count: int) -> NDArray[np.intp]:
    """Return the first `count` octets as indices, one line of `height` for each.

    First come those of the first word of choices, then those of the next. `words` is (height,) or
    (choice words, height).
    """
    height = words.shape[-1]
    octets = np.ascontiguousarray(words).view(np.uint8).reshape(-1, height, _OCTETS)
    # transposed, so that the indices into one table follow one another; intp is what `take` wants
    return octets.transpose(0, 2, 1).astype(np.intp, order="C").reshape(-1, height)[:count]

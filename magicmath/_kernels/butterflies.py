r"""The helix transform of packed bits, level by level, in place and as the caches like it.

The letters: `half` is how many items a level adds to how many: it adds the first half of each
2·half items to the second. The halves are 1, 2, 4, …, and the levels may come in any order.

Four items are two levels:

>>> items = np.array([0b0001, 0b0010, 0b0100, 0b1000], dtype=np.uint64)  # four names, to see the sums
>>> add_halves(items, 1)
>>> [f"{int(item):04b}" for item in items]
['0001', '0011', '0100', '1100']
>>> add_halves(items, 2)
>>> [f"{int(item):04b}" for item in items]  # item j is the sum of those whose binary digits all occur in j
['0001', '0011', '0101', '1111']

So blocks that fit a cache are finished one by one; then they are added to one another in slabs of
columns, which fit it as well. The same two sweeps serve a file larger than the memory.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from typing import Any

import numpy as np

from magicmath._kernels import tuning
from magicmath._kernels.words import WORD, Words, buffer_of, empty

Progress = Callable[[list[Any]], Iterable[object]]


def transform_int(number: int, length: int) -> int:
    """Return the transform of a sequence of bits held in one int, the first item lowest.

    >>> f"{transform_int(0b0010, 4):04b}"  # item 1 is added to item 3
    '1010'
    """
    for half, first_halves in _levels_of_int((length - 1).bit_length()):
        number ^= (number & first_halves) << half
    return number & ((1 << length) - 1)  # the levels go on to a power of two


def transform_words(words: Words, progress: Progress = iter) -> None:
    """Transform one sequence of words in place."""
    with buffer_of(tuning.CHOSEN.halves_buffer):
        spare = empty((min(len(words), tuning.CHOSEN.butterfly_block),))
        _transform(words, spare, progress)


def transform_file(words: Words, memory: int, progress: Progress) -> None:
    """Transform one sequence of words, such as a file's, in place, holding about `memory` bytes of it."""
    # a block is held once more, and rounding up to a power of two may double it: hence a quarter
    block = max(tuning.CHOSEN.butterfly_block, power_of_two(memory // words.itemsize) // 4)
    block = min(block, power_of_two(len(words)))

    def finish(part: Words) -> None:
        held = np.array(part)
        transform_words(held)
        part[...] = held

    with buffer_of(tuning.CHOSEN.halves_buffer):
        _sweep(words, block, block, finish, progress)


def add_halves(words: Words, half: int) -> None:
    """Add the first half of each 2·half words to the second, as far as it is there."""
    if half <= tuning.CHOSEN.strided_half:
        # all first items of the halves at once, then all second ones: long runs, though with gaps
        for item in range(half):
            firsts, seconds = words[item :: 2 * half], words[half + item :: 2 * half]
            np.bitwise_xor(seconds, firsts[: len(seconds)], seconds)
    else:
        # half after half, each without gaps; the last pair of halves may be cut short
        whole = len(words) - len(words) % (2 * half)
        blocks, rest = words[:whole].reshape(-1, 2, half), words[whole:]
        np.bitwise_xor(blocks[:, 1], blocks[:, 0], blocks[:, 1])
        seconds = rest[half:]
        seconds ^= rest[: len(seconds)]


def halves_below(size: int) -> Iterator[int]:
    """Yield 1, 2, 4, … below a size: the halves of the levels of so many items."""
    half = 1
    while half < size:
        yield half
        half *= 2


def power_of_two(size: int) -> int:
    """Return the least power of two that is not below a size."""
    return 1 << max(size - 1, 0).bit_length()


def _transform(words: Words, spare: Words, progress: Progress = iter) -> None:
    """Transform words by blocks that fit a cache or, where those would be too many, by larger ones."""
    smallest = tuning.CHOSEN.butterfly_block
    block = max(smallest, power_of_two(len(words)) // tuning.CHOSEN.rows_of_slab)
    finish = _transform_block if block == smallest else _transform
    _sweep(words, block, tuning.CHOSEN.butterfly_slab, lambda part: finish(part, spare), progress)


def _transform_block(words: Words, spare: Words) -> None:
    spare = spare[: len(words)]
    # six levels within the words, as in one int, and the others between words
    for half, first_halves in _LEVELS_OF_WORD:
        np.bitwise_and(words, first_halves, spare)
        np.left_shift(spare, half, spare)
        np.bitwise_xor(words, spare, words)
    for half_in_words in halves_below(len(words)):
        add_halves(words, half_in_words)


def _sweep(
    words: Words, block: int, slab: int, finish: Callable[[Words], None], progress: Progress = iter
) -> None:
    """Finish each block of words, then add whole blocks to one another, a slab of columns at a time."""
    count = -(-len(words) // block)
    works = [partial(finish, words[start : start + block]) for start in range(0, len(words), block)]
    if count > 1:
        # a slab holds the same columns of every block, and as many of them as make it fit the cache
        width = min(max(slab // power_of_two(count), 1), block)
        held = empty((count, width))
        works += [partial(_add_blocks, words, block, left, held) for left in range(0, block, width)]
    ticks = iter(progress(works))
    for work in works:
        next(ticks, None)
        work()
    next(ticks, None)  # lets a progress bar close


def _add_blocks(words: Words, block: int, left: int, held: Words) -> None:
    """Add blocks to one another in the columns from `left` on that `held` has room for.

    The last block may be shorter. Nothing is added to others from it, so what is held where it ends
    does not matter, and is not written back.
    """
    count, width = held.shape
    whole = len(words) // block
    table = words[: whole * block].reshape(whole, block)[:, left : left + width]
    rest = words[whole * block :][left : left + width]
    held[:whole] = table
    held[whole:, : len(rest)] = rest
    # laid out flat, adding row to row is adding runs of `width` words
    one_after_another = held.reshape(-1)
    for half in halves_below(count):
        add_halves(one_after_another, half * width)
    table[...] = held[:whole]
    if count > whole:
        rest[...] = held[-1, : len(rest)]


@cache
def _levels_of_int(levels: int) -> list[tuple[int, int]]:
    """Return the half of each level, and an int with 1s where the first halves are.

    All 1s, divided by a period of 1s, leave a 1 where each period begins; times a half of 1s, they
    are the first halves.

    >>> [(half, f"{ones:04b}") for half, ones in _levels_of_int(2)]
    [(1, '0101'), (2, '0011')]
    """
    all_ones = (1 << (1 << levels)) - 1
    found = []
    for half in halves_below(1 << levels):
        period, first_half = (1 << 2 * half) - 1, (1 << half) - 1
        found.append((half, all_ones // period * first_half))
    return found


_LEVELS_OF_WORD = [(np.uint64(half), np.uint64(ones)) for half, ones in _levels_of_int(WORD.bit_length() - 1)]

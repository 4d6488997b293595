"""The helix transform of packed bits, level by level, in place and as the caches like it.

A level adds the first half of each block to its second half, and the levels may come in any
order. So blocks that fit a cache are finished one by one; then they are added to one another in
slabs of columns, which fit it as well. The same two sweeps serve a file larger than the memory.
"""

from functools import cache, partial

import numpy as np

from magicmath._words import WORD, buffer_of, empty

_BLOCK = 2**15  # words that are finished at once: with room for as many more they fit the cache
_SLAB = 2**16  # words of a slab
_ROWS = 2**11  # of a slab at most, or they would be too short to read fast
_STRIDED = 8  # words; up to this distance XOR item by item is faster than block by block
_BUFFER = 16  # items; where halves interleave, gathering them would be half of the work


def transform_int(number, length):
    """Return the transform of a sequence of bits held in one int, the first item lowest."""
    for distance, first_halves in _levels_of_int((length - 1).bit_length()):
        number ^= (number & first_halves) << distance
    return number & ((1 << length) - 1)


def transform_words(words, progress=iter):
    """Transform one sequence of words in place."""
    with buffer_of(_BUFFER):
        _transform(words, empty(min(len(words), _BLOCK)), progress)


def transform_file(words, memory, progress):
    """Transform one sequence of words, such as a file's, in place, holding about `memory` bytes of it."""
    block = min(max(_BLOCK, power_of_two(memory // words.itemsize) // 4), power_of_two(len(words)))

    def finish(part):
        held = np.array(part)
        transform_words(held)
        part[...] = held

    with buffer_of(_BUFFER):
        _sweep(words, block, block, finish, progress)


def add_halves(words, half):
    """Add the first half of each 2·half words to the second, as far as it is there."""
    if half <= _STRIDED:
        for first in range(half):
            second = words[half + first :: 2 * half]
            np.bitwise_xor(second, words[first :: 2 * half][: len(second)], second)
    else:
        whole = len(words) - len(words) % (2 * half)
        blocks, rest = words[:whole].reshape(-1, 2, half), words[whole:]
        np.bitwise_xor(blocks[:, 1], blocks[:, 0], blocks[:, 1])
        rest[half:] ^= rest[: max(len(rest) - half, 0)]


def distances(size):
    """Yield 1, 2, 4, … below a size."""
    distance = 1
    while distance < size:
        yield distance
        distance *= 2


def power_of_two(size):
    """Return the least power of two that is not below a size."""
    return 1 << max(size - 1, 0).bit_length()


def _transform(words, spare, progress=iter):
    block = max(_BLOCK, power_of_two(len(words)) // _ROWS)
    finish = _transform_block if block == _BLOCK else _transform
    _sweep(words, block, _SLAB, lambda part: finish(part, spare), progress)


def _transform_block(words, spare):
    spare = spare[: len(words)]
    for distance, first_halves in _LEVELS_OF_WORD:
        np.bitwise_and(words, first_halves, spare)
        np.left_shift(spare, distance, spare)
        np.bitwise_xor(words, spare, words)
    for half in distances(len(words)):
        add_halves(words, half)


def _sweep(words, block, slab, finish, progress=iter):
    """Finish each block of words, then add whole blocks to one another, a slab of columns at a time."""
    rows = -(-len(words) // block)
    width = max(slab // power_of_two(rows), 1)
    held = empty((rows, min(width, block))) if rows > 1 else None
    works = [partial(finish, words[start : start + block]) for start in range(0, len(words), block)]
    if rows > 1:
        works += [partial(_add_blocks, words, block, first, held) for first in range(0, block, width)]
    ticks = iter(progress(works))
    for work in works:
        next(ticks, None)
        work()
    next(ticks, None)  # lets a progress bar close


def _add_blocks(words, block, first, held):
    """Add blocks to one another in the columns from `first` on that `held` has room for."""
    rows, width = held.shape
    whole = len(words) // block
    table = words[: whole * block].reshape(whole, block)[:, first : first + width]
    rest = words[whole * block :][first : first + width]
    held[:whole] = table
    held[whole:, : len(rest)] = rest
    held[whole:, len(rest) :] = 0
    flat = held.reshape(-1)
    for half in distances(rows):
        add_halves(flat, half * width)
    table[...] = held[:whole]
    rest[...] = held[-1, : len(rest)] if rows > whole else rest


@cache
def _levels_of_int(levels):
    """Return the distance of each level, and an int with 1s where the first halves are."""
    ones = (1 << (1 << levels)) - 1
    return [(d, ones // ((1 << 2 * d) - 1) * ((1 << d) - 1)) for d in distances(1 << levels)]


_LEVELS_OF_WORD = [tuple(map(np.uint64, level)) for level in _levels_of_int(WORD.bit_length() - 1)]

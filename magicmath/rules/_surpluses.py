r"""Bounded sums of signs: whole numbers on all vectors of k bits, given by their spectrum, none above a top.

The letters: v and t are ints of k bits. The sign of t at v is -1 where t & v has an odd number of 1s, else 1.
A function f is a sum of these signs, times whole numbers: its spectrum s, one number for each t. Each s[t]
has the parity of a size m[t] and lies from -m[t] to m[t]; s[0] is 0, so the values of f add up to 0.

To move the origin, f(v) to f(v ^ w), changes only signs in the spectrum. So each function is the move of one
with s[t] >= 0 for the t of a single bit, and only those are listed.

With sizes of 1 for all t of two bits the sign of s[3] is free, and one of the two functions stays below 3:

>>> bounded(np.array([0, 1, 1, 1]), 2)
array([[ 1,  1,  1, -3]], dtype=int16)
>>> spectrum(_)
array([[ 0,  1,  1, -1]], dtype=int16)
"""

import numpy as np
from numpy.typing import NDArray

Functions = NDArray[np.int16]  # one in each row, its values in the order of v
Sizes = NDArray[np.integer]

_MOST_ITEMS = 2**25


def bounded(sizes: Sizes, top: int) -> Functions:
    """Return all functions with such a spectrum and no value above the top, up to moves.

    Half the spectrum makes the values on half the bits, as long as none is above the top. The other half
    makes changes, which are added to these values, and taken from them where the next bit is 1.

    It raises NotImplementedError where there are too many, or their values do not fit into 16 bits.
    """
    if sizes.sum() + abs(top) >= 2**15:
        raise NotImplementedError("the functions have too large values")
    first = np.zeros((1, 1), dtype=np.int16)
    while first.shape[1] < len(sizes):
        first, change = _with_changes(first, sizes[first.shape[1] : 2 * first.shape[1]], top)
        first = np.hstack([first + change, first - change])
    return first


def _with_changes(first: Functions, sizes: Sizes, top: int) -> tuple[Functions, Functions]:
    change = np.zeros_like(first)
    for t, size in enumerate(sizes.tolist()):
        later = int(sizes[t + 1 :].sum())  # by so much the rest can still lower what is too high
        grown = [
            change + s * signs(t, first.shape[1]) for s in range(size % 2 if t == 0 else -size, size + 1, 2)
        ]
        kept = [(abs(each) - later <= top - first).all(axis=1) for each in grown]
        change = np.vstack([each[is_kept] for each, is_kept in zip(grown, kept, strict=True)])
        first = np.vstack([first[is_kept] for is_kept in kept])
        if first.size > _MOST_ITEMS:
            raise NotImplementedError("there are too many functions to list")
    return first, change


def signs(t: int, count: int) -> Functions:
    """Return the signs of t at the first `count` vectors."""
    return 1 - 2 * (np.bitwise_count(np.arange(count) & t).astype(np.int16) & 1)


def moved(functions: Functions) -> Functions:
    """Return every move of each function."""
    v = np.arange(functions.shape[1])
    return functions[:, v[:, None] ^ v].reshape(-1, len(v))


def spectrum(functions: Functions) -> Functions:
    """Return the spectrum of each function."""
    count = functions.shape[1]
    table = np.array([signs(t, count) for t in range(count)], dtype=int)
    return (functions.astype(int) @ table // count).astype(np.int16)

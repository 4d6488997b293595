"""Octal games: what may be taken from a heap, and what may stay of it, is told by a digit."""

import numpy as np
from numpy.typing import NDArray

from magicmath._checks import as_index
from magicmath._progress import watched
from magicmath._shown import shown

_LONG_WORK = 2**30  # pairs of heaps, beyond which progress is shown
_LONG_SEARCH = 2**14  # values, beyond which progress is shown
_MOST_VALUES = 2**16
_MOST_DIGITS = 32


def octal_values(code: str, largest: int) -> NDArray[np.int64]:
    """Compute the Grundy values of the heaps of an octal game.

    Parameters
    ----------
    code : str
        "0." and a digit from 0 to 7 for taking 1, 2, … from a heap: the sum of 1 if a heap may
        vanish so, 2 if a smaller one may stay, 4 if what stays may be split in two. Kayles is
        "0.77", Nim with at most three taken "0.333".
    largest : int, at most 2**16

    Returns
    -------
    (largest + 1,) int64 array
        The value of a heap of 0, 1, … `largest`.

    Raises
    ------
    TypeError, ValueError
        If `code` is no such text, or `largest` is out of range.

    Notes
    -----
    The value of two heaps is the nim sum of theirs: the theorem on sums, used as an algorithm.

    Examples
    --------
    >>> octal_values("0.77", 14)
    array([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2])
    """
    digits = _octal_digits(code)
    largest = as_index(largest, "largest", high=_MOST_VALUES + 1)
    values = np.zeros(largest + 1, dtype=np.int64)
    watch = watched if len(digits) * largest**2 > _LONG_WORK else iter
    for heap in watch(range(1, largest + 1)):
        reached = [values[:0]]
        for taken, digit in enumerate(digits[:heap], 1):
            left = heap - taken
            if digit & 1 and not left:
                reached.append(values[:1])
            if digit & 2 and left:
                reached.append(values[left : left + 1])
            if digit & 4:
                half = left // 2
                reached.append(values[1 : half + 1] ^ values[left - half : left][::-1])
        present = np.bincount(np.concatenate(reached))
        values[heap] = np.argmin(np.append(present, 0) != 0)
    return values


def octal_period(code: str, largest: int) -> tuple[int, int] | None:
    """Find after how many heaps the Grundy values of an octal game repeat for ever, and how often.

    Parameters
    ----------
    code : str
        As for `octal_values`.
    largest : int
        The largest heap to compute.

    Returns
    -------
    start, period : int, or None if nothing is proved up to `largest`
        The value of heap n + period is that of heap n, from n = start on.

    Raises
    ------
    TypeError, ValueError
        As `octal_values`.

    Notes
    -----
    Guy and Smith (1956): where values repeat from `start` up to 2·start + period + the number of
    digits, they do so for ever.

    Examples
    --------
    >>> octal_period("0.77", 300)
    (71, 12)
    """
    values, digits = octal_values(code, largest), len(_octal_digits(code))
    watch = watched if len(values) > _LONG_SEARCH else iter
    for period in watch(range(1, len(values))):
        differ = np.flatnonzero(values[period:] != values[:-period])
        start = int(differ[-1]) + 1 if differ.size else 0
        if len(values) - period >= 2 * max(start, 1) + period + digits:
            return start, period
    return None


def _octal_digits(code: str) -> list[int]:
    if not isinstance(code, str):
        raise TypeError(f"code must be a str such as '0.77', got {shown(code)}")
    head, _, digits = code.partition(".")
    if head != "0" or not digits or not set(digits) <= set("01234567"):
        raise ValueError(f"code must be '0.' and digits from 0 to 7, as '0.77' is, got {shown(code)}")
    if len(digits) > _MOST_DIGITS:
        raise ValueError(f"code must have at most {_MOST_DIGITS} digits, got {len(digits)}")
    return [int(digit) for digit in digits]

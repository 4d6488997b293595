"""Nim: the mex, the nim sum by its definition and as XOR, and the moves that win.

Heaps are natural numbers or, where infinity is allowed, ordinals below ε₀.
"""

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import islice
from operator import xor
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from magicmath._checks import as_index, as_iterator, as_sequence, require_room
from magicmath._kernels.words import Bits
from magicmath._shown import shown
from magicmath.games.ordinals import LARGEST_INT, Ordinal, as_ordinal

_LONGEST_SIDE = 256
_MOST_VALUES = 2**20
_MOST_HEAPS = 2**16

Heap = int | Ordinal
AnyHeap = int | str | Ordinal  # as a caller may write it


class Move(NamedTuple):
    """A move in Nim: the number of the heap, and what is left of it."""

    heap: int
    left: Heap


def mex(values: Iterable[AnyHeap]) -> int:
    """Return the minimum excluded number: the least that is not among the values.

    Parameters
    ----------
    values : iterable of int or Ordinal

    Returns
    -------
    int

    Raises
    ------
    TypeError, ValueError
        If `values` cannot be gone through, are more than 2**20, or one of them is no number from 0.

    Notes
    -----
    Values are finite in number, so their mex is finite even where they are ordinals.

    Examples
    --------
    >>> mex([0, 1, 3, 7]), mex([]), mex([5])
    (2, 0, 0)
    """
    present, rest = set(), as_iterator(values, "values must be numbers to go through")
    for value in islice(rest, _MOST_VALUES):
        present.add(_as_heap(value, "values"))
    if next(rest, None) is not None:
        raise ValueError(f"values are more than {_MOST_VALUES}")
    return next(number for number in range(len(present) + 1) if number not in present)


def nim_sum(*terms: AnyHeap) -> Heap:
    """Return the nim sum of numbers or ordinals: the XOR of their binary writings.

    Parameters
    ----------
    *terms : int, str or Ordinal

    Returns
    -------
    int, or Ordinal if one of the terms is an ordinal

    Raises
    ------
    TypeError, ValueError
        If a term is no number from 0 and no ordinal below ε₀.

    Notes
    -----
    The theorem at the end of Madore's section "Somme de nim". `nim_table` computes the sum by
    its definition, and `lowerings` gives the moves on which the proof rests.

    Examples
    --------
    >>> nim_sum(3, 5, 7)
    1
    >>> nim_sum("ω·3 + 1", "ω + 6")
    ω·2 + 7
    """
    return reduce(xor, as_heaps(terms, "terms"), 0)


def nim_table(rows: int, columns: int | None = None) -> NDArray[np.int64]:
    """Compute nim sums by their definition, as a table and without XOR.

    Parameters
    ----------
    rows, columns : int, at most 256
        As many columns as rows if left out.

    Returns
    -------
    (rows, columns) int64 array
        Each cell is the mex of those to its left and above it.

    Raises
    ------
    TypeError, ValueError
        If a number is out of range.

    Notes
    -----
    Madore, "Somme de nim": the definition of α₁ ⊕ α₂, and the remark on how to fill its table.

    Examples
    --------
    >>> nim_table(3, 5)
    array([[0, 1, 2, 3, 4],
           [1, 0, 3, 2, 5],
           [2, 3, 0, 1, 6]])
    """
    rows = as_index(rows, "rows", low=1, high=_LONGEST_SIDE + 1)
    columns = rows if columns is None else as_index(columns, "columns", low=1, high=_LONGEST_SIDE + 1)
    table = np.zeros((rows, columns), dtype=np.int64)
    above: list[set[int]] = [set() for _ in range(columns)]
    for i in range(rows):
        left: set[int] = set()
        for j in range(columns):
            number = 0
            while number in left or number in above[j]:
                number += 1
            table[i, j] = number
            left.add(number)
            above[j].add(number)
    return table


def lowerings(terms: Sequence[AnyHeap], value: AnyHeap) -> list[Move]:
    """Return each way to make a nim sum equal to a value by lowering one of its terms.

    Parameters
    ----------
    terms : sequence of int, str or Ordinal
    value : int, str or Ordinal

    Returns
    -------
    list of Move
        At most one for each term. It is empty for the present sum, and never for a value below it.

    Raises
    ------
    TypeError, ValueError
        As `nim_sum`.

    Notes
    -----
    Madore's proposition on sums of several terms: a nim sum is the least value that no lowering
    of one term gives. The move follows from cancellation: the term must become
    term ⊕ sum ⊕ value, and that is a move if it is lower.

    Examples
    --------
    >>> lowerings([3, 5, 7], 0)
    [Move(heap=0, left=2), Move(heap=1, left=4), Move(heap=2, left=6)]
    >>> lowerings(["ω·2", "ω + 3"], 0)
    [Move(heap=0, left=ω + 3)]
    """
    terms, change = as_heaps(terms, "terms"), nim_sum(_as_heap(value, "value"))
    change = reduce(xor, terms, change)
    return [Move(i, term ^ change) for i, term in enumerate(terms) if term ^ change < term]


def winning_moves(heaps: Sequence[AnyHeap]) -> list[Move]:
    """Return the moves of Nim that win: those that leave a nim sum of 0.

    Parameters
    ----------
    heaps : sequence of int, str or Ordinal

    Returns
    -------
    list of Move
        Empty where the player to move has lost against a perfect one.

    Raises
    ------
    TypeError, ValueError
        As `nim_sum`.

    Examples
    --------
    >>> winning_moves([1, 3, 5, 7]), winning_moves([3, 5, 6, 1])
    ([], [Move(heap=0, left=2), Move(heap=1, left=4), Move(heap=3, left=0)])
    """
    return lowerings(as_heaps(heaps, "heaps"), 0)


def binary(heaps: Sequence[int], width: int | None = None) -> Bits:
    """Write heaps in binary, one below the other: the rows of a board.

    Parameters
    ----------
    heaps : sequence of int
    width : int, optional
        The number of columns; as many as the largest heap needs if left out.

    Returns
    -------
    (heaps, width) uint8 array
        Ones at the right. The parities of its columns are the nim sum.

    Raises
    ------
    TypeError, ValueError
        If a heap is no int from 0, or has more digits than `width`.

    Examples
    --------
    >>> binary([3, 5, 6])
    array([[0, 1, 1],
           [1, 0, 1],
           [1, 1, 0]], dtype=uint8)
    """
    heaps = [as_index(heap, "heaps") for heap in as_sequence(heaps, "heaps")]
    if not heaps:
        raise ValueError("heaps is empty")
    needed = max(1, *(heap.bit_length() for heap in heaps))
    width = needed if width is None else as_index(width, "width", low=1)
    if width < needed:
        raise ValueError(f"width must be at least {needed}, the digits of {shown(max(heaps))}, got {width}")
    require_room(
        9 * width * len(heaps) // 8, f"width is too large: {len(heaps)} rows of {shown(width)} digits"
    )
    octets = -(-width // 8)
    packed = np.frombuffer(b"".join(heap.to_bytes(octets, "big") for heap in heaps), dtype=np.uint8)
    return np.unpackbits(packed.reshape(len(heaps), octets), axis=1)[:, 8 * octets - width :]


def as_heaps(values: object, name: str) -> list[Heap]:
    """Return a sequence of ints, texts and ordinals as a list of ints and Ordinals, or raise."""
    values = as_sequence(values, name)
    if len(values) > _MOST_HEAPS:
        raise ValueError(f"{name} are {len(values)}, at most {_MOST_HEAPS} are taken")
    return [_as_heap(value, name) for value in values]


def _as_heap(value: object, name: str) -> Heap:
    if isinstance(value, (str, Ordinal)):
        return as_ordinal(value, name)
    return as_index(value, name, high=LARGEST_INT + 1)

r"""Tell whether a vector exists whose surplus stays below a top in all sums with a code of four subspaces.

The letters: u is a choice of rows of the code, an int of 2k bits; t is a column of it, an int of as many.
S(u), the surplus of a sum, adds up signs (see `_surpluses`) times the surplus s[t] in the places of each
column t.

Here all columns lie in four subspaces of k bits, no two of which share more than 0: a partial spread. So
S(u) is a sum of four functions f(a) + g(b) + h(c) + e(d), one for each subspace. The k bits of a tell which
of the basis of the first subspace u meets in an odd number of 1s, and so on. Any two of a, b, c, d fix u and
so the others. The 4**k vectors u are the points of a square; those with the same a are a line of it, and so
are those with the same b, c or d: four sets of parallel lines.

On a line with the same a the values of g, h and e add up to 0 each. So S has the mean f(a) there, and f is
nowhere above the top. On the line where f has its largest value F, no g + h + e is above top - F. Where F is
the top itself they are all 0 there, so g and h give e. At last the largest g + h + e of each line must leave
room for f. Each of the four is tried as the one with the largest F of all, the larger F first.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from magicmath.rules._surpluses import Functions, Sizes, bounded, moved, spectrum

_DIMENSIONS = (4, 6, 8)  # beyond them there are too many subspaces to try

Vector = NDArray[np.integer]
Triple = tuple[Functions, Functions, Functions]


class Part(NamedTuple):
    """A subspace: its elements, by the bits that choose from a basis, and how many places have each."""

    elements: Vector
    sizes: Sizes


def spread(columns: Vector, sizes: Sizes, bits: int) -> list[Part] | None:
    """Return four subspaces of half the dimension that hold all columns once, or None if none are found."""
    size_of = dict(zip(columns.tolist(), sizes.tolist(), strict=True))
    if bits not in _DIMENSIONS:
        return None
    found = _cover(frozenset(size_of), [], bits // 2)
    return None if found is None else [_part(subspace, size_of) for subspace in found]


def _cover(left: frozenset[int], chosen: list[frozenset[int]], bits: int) -> list[frozenset[int]] | None:
    if len(chosen) == 4:
        return None if left else chosen
    if len(left) < bits:
        return None
    others = 3 - len(chosen)
    for subspace in _subspaces(left, bits):
        if len(left - subspace) > others * (2**bits - 1):
            continue
        if any(len(subspace & other) > 1 for other in chosen):
            continue
        if found := _cover(left - subspace, [*chosen, subspace], bits):
            return found
    return None


def _subspaces(vectors: frozenset[int], bits: int) -> list[frozenset[int]]:
    """Return the subspaces spanned by one of some vectors and others, those that hold most of them first."""
    first, *rest = sorted(vectors)
    spans = {_span([first, *chosen]) for chosen in combinations(rest, bits - 1)}
    found = [span for span in spans if len(span) == 2**bits]
    return sorted(found, key=lambda span: (-len(span & vectors), sorted(span)))


def _span(vectors: list[int]) -> frozenset[int]:
    span = {0}
    for vector in vectors:
        span |= {vector ^ other for other in span}
    return frozenset(span)


def _part(subspace: frozenset[int], size_of: dict[int, int]) -> Part:
    """Return the elements by a basis, of columns of odd size where it can be: then no two moves are equal."""
    basis: list[int] = []
    for vector in sorted(subspace, key=lambda vector: (-(size_of.get(vector, 0) % 2), vector)):
        if vector not in _span(basis):
            basis.append(vector)
    elements = [0]
    for vector in basis:
        elements += [vector ^ other for other in elements]
    return Part(np.array(elements), np.array([size_of.get(vector, 0) for vector in elements]))


def below(parts: list[Part], top: int) -> NDArray[np.integer] | None:
    """Return surpluses s[t], by the columns t, that keep S(u) at most at the top for all u, or None."""
    lists = [bounded(part.sizes, top) for part in parts]
    for largest in range(top, -1, -1):
        for i in range(4):
            if not all(len(each) for each in lists):
                return None
            tops = lists[i].max(axis=1)
            firsts = lists[i][tops == largest]
            if len(firsts) and (found := _search(parts, lists, i, firsts, top, largest)) is not None:
                return found
            lists[i] = lists[i][tops < largest]
    return None


def _search(
    parts: list[Part], lists: list[Functions], i: int, firsts: Functions, top: int, largest: int
) -> NDArray[np.integer] | None:
    """Look for surpluses where the function of part i has this largest value, and no other has more."""
    order = [i, *(j for j in range(4) if j != i)]
    a, b, c, d = (_meeting(parts[j]) for j in order)
    lines = np.empty((len(firsts[0]),) * 2, dtype=int)
    lines[a, b] = np.arange(lines.size)  # u by the line of a and the place b on it
    c, d = c[lines], d[lines]
    firsts = moved(firsts)
    others = [lists[j] for j in order[1:]]
    for one, third, fourth in _below_on_a_line(others, c[0], d[0], top - largest):
        room = top - _largest_on_lines(one, third, fourth, c, d)
        for n in np.flatnonzero(room.sum(axis=0, dtype=int) >= 0):
            for first in firsts[(firsts <= room[:, n]).all(axis=1)]:
                found = _surpluses([parts[j] for j in order], [first, one, third[:, n], fourth[:, n]])
                if found is not None:
                    return found
    return None


def _meeting(part: Part) -> Vector:
    """Return, for each u, the bits that tell which of the basis it meets in an odd number of 1s."""
    count = len(part.elements)
    u = np.arange(count * count)
    basis = part.elements[1 << np.arange(count.bit_length() - 1)]
    return sum((np.bitwise_count(u & vector).astype(int) & 1) << j for j, vector in enumerate(basis))


def _below_on_a_line(lists: list[Functions], c: Vector, d: Vector, slack: int) -> Iterator[Triple]:
    """Yield a function of the first list, and those of the others as columns, with sums up to the slack.

    Sums of 0 on the whole line are made without the third list: its functions follow.
    """
    largest = max(int(each.max()) for each in lists)
    lowest = -2 * largest if slack == 0 else -(2**15)  # below that, two others cannot make up for it
    f, g, h = (each[each.min(axis=1) >= lowest] for each in lists)
    deepest = -min(int(each.min(initial=0)) for each in (f, g, h))
    small = np.int8 if 3 * max(deepest, largest) < 2**7 else np.int16
    f, g, h = (each.astype(small) for each in (f, moved(g), moved(h)))
    by_c = np.ascontiguousarray(g.T)
    by_b = -by_c[c] if slack == 0 else by_c[c]
    at_most = _AtMost(by_b)
    for one in f:
        if slack == 0:
            chosen = at_most.columns(one + largest)
            fourth = np.empty((len(d), len(chosen)), dtype=small)
            fourth[d] = by_b[:, chosen] - one[:, None]
            yield one, by_c[:, chosen], fourth
            continue
        for other, limits in zip(h, slack - one - h[:, d], strict=True):
            if len(chosen := at_most.columns(limits)):
                yield one, by_c[:, chosen], np.repeat(other[:, None], len(chosen), axis=1)


class _AtMost:
    """Finds the columns of a table whose values are all within limits, one limit for each row.

    For each row and each limit, the columns within it are the bits of one int.
    """

    def __init__(self, rows: Functions) -> None:
        self.count = rows.shape[1]
        self.low, high = int(rows.min(initial=0)), int(rows.max(initial=0))
        self.sets = [
            [int.from_bytes(np.packbits(row <= limit).tobytes()) for limit in range(self.low, high + 1)]
            for row in rows
        ]

    def columns(self, limits: NDArray[np.integer]) -> NDArray[np.integer]:
        found = -1
        for sets, limit in zip(self.sets, (limits.astype(int) - self.low).tolist(), strict=True):
            if limit < len(sets) - 1:
                found &= sets[limit] if limit >= 0 else 0
            if not found:
                break
        if found == -1:
            return np.arange(self.count)
        packed = np.frombuffer(found.to_bytes(-(-self.count // 8)), dtype=np.uint8)
        return np.flatnonzero(np.unpackbits(packed, count=self.count))


def _largest_on_lines(
    f: NDArray[np.integer], third: Functions, fourth: Functions, c: Vector, d: Vector
) -> Functions:
    largest = third[c[:, 0]] + fourth[d[:, 0]] + f[0]
    for b in range(1, len(f)):
        np.maximum(largest, third[c[:, b]] + fourth[d[:, b]] + f[b], out=largest)
    return largest


def _surpluses(parts: list[Part], functions: list[NDArray[np.integer]]) -> NDArray[np.integer] | None:
    """Return the surpluses by column that make these functions, or None where one is beyond its size."""
    found = np.zeros(len(parts[0].sizes) ** 2, dtype=int)
    for part, function in zip(parts, functions, strict=True):
        found[part.elements] = s = spectrum(function[None].astype(np.int16))[0]
        if (abs(s) > part.sizes).any() or ((s - part.sizes) % 2).any():
            return None
    return found

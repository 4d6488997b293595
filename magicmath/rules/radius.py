"""The farthest board: how many presses the worst of all boards within reach needs.

Two choices of presses lead to the same board where they differ by a quiet pattern. So a board is a coset of
the code of quiet patterns, and the fewest presses for it are the least weight in that coset. The largest of
these least weights is the *covering radius* of the code. Boards are very many, but often quiet patterns are
few. Then presses that lie in the same quiet patterns, the same *column* of the code, may be exchanged, and
only their number in each column counts.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from magicmath._kernels.words import Bits
from magicmath.rules import _spreads
from magicmath.rules._checks import as_rules
from magicmath.rules._surpluses import bounded, signs, spectrum
from magicmath.rules.ruleset import RuleSet

_MOST_QUIET = 12
_LISTED_BITS = 4  # of a code all of whose cosets are gone through
_RESTARTS, _STEPS = 24, 3000
_HOTTEST, _COLDEST = 60.0, 1.5


class CoveringRadius(NamedTuple):
    """Presses that no shorter ones replace, as the articles' V, and a number that no board needs more than.

    The presses lead from any board to one that is as far from it as any, if `is_proved`.
    """

    presses: Bits
    at_most: int

    @property
    def at_least(self) -> int:
        """How many presses these are; some board needs so many."""
        return int(self.presses.sum())

    @property
    def is_proved(self) -> bool:
        """Whether no board needs more."""
        return self.at_least == self.at_most

    def __repr__(self) -> str:
        if self.is_proved:
            return f"<covering radius {self.at_most}>"
        return f"<covering radius from {self.at_least} to {self.at_most}>"


def covering_radius(rules: RuleSet) -> CoveringRadius:
    """Return the fewest presses that suffice for every board within reach, and presses for a worst one.

    Parameters
    ----------
    rules : RuleSet

    Returns
    -------
    CoveringRadius
        `presses`, which are as few as can be for the board that they lead to, and `at_most`; equal counts
        mean a proof. The presses are found by chance, with a fixed seed; other boards may be as far.

    Raises
    ------
    TypeError
        If `rules` is no RuleSet.
    NotImplementedError
        If there are more than 2**12 quiet patterns.

    Notes
    -----
    In the words of codes: the covering radius of the code of quiet patterns. See G. Cohen, M. Karpovsky,
    H. Mattson and J. Schatz, "Covering radius: survey and recent results", 1985.

    The weights of a coset have a mean: the presses in no quiet pattern, and half the others. No least weight
    is above it, nor can all weights equal it where a column has an odd number of presses. Up to 4 quiet
    patterns in a basis, all cosets are gone through as numbers in columns. With 6 or 8 of them and columns in
    four subspaces that share nothing but 0, as for Lights Out on 9×9 and 16×16 cells, an exhaustive search
    decides in some seconds (see `_spreads`). For other codes the two numbers may differ.

    Examples
    --------
    >>> from magicmath.rules import MAGIC, lights_out
    >>> covering_radius(MAGIC), covering_radius(lights_out(5, 5)), covering_radius(lights_out(11, 11))
    (<covering radius 9>, <covering radius 15>, <covering radius 65>)
    """
    as_rules(rules)
    code = _Code(rules.quiet_presses)
    surpluses, least = code.best()
    return CoveringRadius(code.presses(surpluses), code.fixed + (code.free - least) // 2)


class _Code:
    """A code by its columns, ints of as many bits as there are rows, and how many places have each.

    A choice of presses has a surplus in the places of each column: how many more are left out than pressed.
    The largest of their sums with signs, over all words of the code, is the surplus of the shortest solution.
    """

    def __init__(self, quiet: Bits) -> None:
        self.bits = len(quiet)
        if self.bits > _MOST_QUIET:
            raise NotImplementedError(f"rules has 2**{self.bits} quiet patterns, too many to search")
        bit_of_row = 1 << np.arange(self.bits)
        self.column_of_place = bit_of_row @ quiet.astype(np.int64)
        columns, sizes = np.unique(self.column_of_place, return_counts=True)
        self.columns, self.sizes = columns[columns > 0], sizes[columns > 0]
        self.free = int(self.sizes.sum())
        self.fixed = quiet.shape[1] - self.free
        self.signs = np.array([signs(t, 1 << self.bits) for t in self.columns.tolist()], dtype=np.int32)
        self.signs = self.signs.reshape(-1, 1 << self.bits)

    def best(self) -> tuple[NDArray[np.integer], int]:
        """Return surpluses by column whose largest sum is small, and a number that none is below."""
        found = self._by_chance()
        lowest = self._mean_bound()
        while (largest := self._largest(found)) > lowest:
            try:
                better = self._below(largest - 2)
            except NotImplementedError:
                return found, lowest
            if better is None:
                return found, largest
            found = better
        return found, largest

    def presses(self, surpluses: NDArray[np.integer]) -> Bits:
        """Return the shortest of presses with these surpluses; those in no quiet pattern are all pressed."""
        shortest = surpluses * self.signs[:, (surpluses @ self.signs).argmax()]
        pressed = self.column_of_place == 0
        for column, size, surplus in zip(self.columns, self.sizes, shortest, strict=True):
            pressed[np.flatnonzero(self.column_of_place == column)[: (size - surplus) // 2]] = True
        return pressed.astype(np.uint8)

    def _mean_bound(self) -> int:
        """Return the least sum that the mean 0 of all sums allows; they have one parity."""
        if not (self.sizes % 2).any():
            return 0
        return 1 if self.free % 2 else 2

    def _largest(self, surpluses: NDArray[np.integer]) -> int:
        return int((surpluses @ self.signs).max(initial=0))

    def _below(self, top: int) -> NDArray[np.integer] | None:
        """Return surpluses without a sum above the top, or None if there are none."""
        if self.bits <= _LISTED_BITS:
            sizes = np.zeros(1 << self.bits, dtype=int)
            sizes[self.columns] = self.sizes
            functions = bounded(sizes, top)
            return spectrum(functions[:1])[0][self.columns] if len(functions) else None
        parts = _spreads.spread(self.columns, self.sizes, self.bits)
        if parts is None:
            raise NotImplementedError("no way is known to go through all cosets of this code")
        found = _spreads.below(parts, top)
        return None if found is None else found[self.columns]

    def _by_chance(self) -> NDArray[np.integer]:
        """Return good surpluses, found by simulated annealing, one top after the other."""
        generator = np.random.default_rng(self.free)
        found = self.sizes % 2
        while (largest := self._largest(found)) > self._mean_bound():
            walks = (self._annealed(largest - 2, generator) for _ in range(_RESTARTS))
            better = next((ends for ends in walks if ends is not None), None)
            if better is None:
                return found
            found = better
        return found

    def _annealed(self, top: int, generator: "np.random.Generator") -> NDArray[np.integer] | None:
        """Return surpluses without a sum above the top, if a walk that cools down meets such."""
        found = self.sizes % 2 * generator.choice([-1, 1], len(self.sizes))
        sums = found @ self.signs
        cost = _excess(sums, top)
        chosen, steps = generator.integers(len(found), size=_STEPS), generator.choice([-2, 2], _STEPS)
        limits = -np.log(generator.random(_STEPS)) * np.geomspace(_HOTTEST, _COLDEST, _STEPS)
        for i, step, limit in zip(chosen.tolist(), steps.tolist(), limits.tolist(), strict=True):
            if cost == 0:
                return found
            if abs(found[i] + step) > self.sizes[i]:
                continue
            tried = sums + step * self.signs[i]
            if (new_cost := _excess(tried, top)) <= cost + limit:
                found[i] += step
                sums, cost = tried, new_cost
        return found if cost == 0 else None


def _excess(sums: NDArray[np.integer], top: int) -> int:
    above = np.maximum(sums - top, 0)
    return int(above @ above)

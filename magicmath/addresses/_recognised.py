"""Tell a set of masks as the rule of an address: by its name where it has one, else mask by mask."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from magicmath.addresses._limits import LONGEST_SIDE, MOST_MASKS, NAMED, STAMPS
from magicmath.addresses.kinds import Masks, Named, Rule, Steps
from magicmath.addresses.puzzle import Puzzle
from magicmath.rules import RuleSet
from magicmath.rules._neighbours import SURFACES


def rule_of(rules: RuleSet) -> tuple[Rule, tuple[int, ...]]:
    """Return the rule of some masks, and the holes of their board.

    Raises
    ------
    ValueError
        If the board or the set of masks is too large for an address.
    """
    rows, columns = rules.shape
    if max(rows, columns) > LONGEST_SIDE or len(rules) > MOST_MASKS:
        size = f"{len(rules)} masks on {rows}×{columns}"
        raise ValueError(f"rules must have at most {MOST_MASKS} masks on {LONGEST_SIDE} rows, got {size}")
    holes = tuple(np.flatnonzero(rules.holes).tolist())
    for known in () if rules.places is None else _known(rows, columns):
        if Puzzle(known, rows, columns, holes=holes).rules == rules:
            return known, holes
    masks: Any = [np.flatnonzero(mask).tolist() for mask in rules.matrix]
    places: Any = None if rules.places is None else list(rules.places)
    return Masks(masks, places).fitted(rows, columns), holes


def _known(rows: int, columns: int) -> Iterator[Rule]:
    """Yield the rules that have a name and fit a board."""
    for name in STAMPS:
        for surface in SURFACES:
            yield Steps(name=name, surface=surface)
    for name in NAMED:
        try:
            yield Named(name).fitted(rows, columns)
        except ValueError:
            continue

"""The names of the unknowns of a system, and what is left of them in a sum of its equations."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from magicmath._shown import shown
from magicmath.rules import RuleSet
from magicmath.widgets._base import positions_of_ones

_MOST_MASKS, _MOST_CELLS = 9, 16  # whose equations are listed
_LETTERS = "abcdefghi"
_BELOW = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


def unknowns(count: int) -> list[str]:
    """Return the names of so many unknowns: a to i for at most nine, and x₀, x₁ and so on for more."""
    if count <= len(_LETTERS):
        return list(_LETTERS[:count])
    return [f"x{number}".translate(_BELOW) for number in range(count)]


def entries_of_choice(count: int) -> list[str]:
    """Return the names of so many entries of V: V₀, V₁ and so on."""
    return [f"V{number}".translate(_BELOW) for number in range(count)]


def sum_of_equations(
    rules: RuleSet, cells: Sequence[int], right_sides: NDArray[np.uint8] | None = None
) -> str:
    """Return the sum of the equations of some cells: the letters that are left, and the right sides.

    These are worked out where they are known.
    """
    left = np.flatnonzero(rules.matrix[:, cells].sum(axis=1) % 2)
    names = unknowns(len(rules))
    right = " + ".join(f"w{cell}".translate(_BELOW) for cell in cells)
    known = ""
    if right_sides is not None and cells:
        bits = right_sides.ravel()[cells].tolist()
        known = f" = {' + '.join(map(str, bits))}" if len(bits) > 1 else ""
        known += f" = {sum(bits) % 2}"
    return f"{' + '.join(names[number] for number in left) or '0'} = {right or '0'}{known}"


def told_of_sums(adds: RuleSet | None, rules: RuleSet) -> dict[str, Any]:
    """Return what a page needs to add the equations of a board's black cells, or raise."""
    if adds is None:
        return {"_adds": None, "_unknowns": 0}
    if not isinstance(adds, RuleSet):
        raise TypeError(f"adds must be a RuleSet, got {shown(adds)}")
    if len(adds) > _MOST_MASKS or adds.matrix.shape[1] > _MOST_CELLS:
        got = f"{len(adds)} masks and {adds.matrix.shape[1]} cells"
        raise ValueError(f"adds must have at most {_MOST_MASKS} masks and {_MOST_CELLS} cells, got {got}")
    if adds.shape != rules.shape:
        raise ValueError(f"adds must have the shape of the board, {rules.shape}, got {adds.shape}")
    return {"_adds": positions_of_ones(adds.matrix.T), "_unknowns": len(adds)}

"""Evaluate the formulas of the rows, as printed and mended, by the small APL."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from magicmath.ledger._apl import value_of
from magicmath.ledger._data import entry
from magicmath.ledger.checks._example import BOARDS, CHANGED, GOAL, START, V, Y, inverse
from magicmath.rules import MAGIC


def of(key: str) -> tuple[str, str, str]:
    """Return the formula of a row, what it means, and what is right where that is something else."""
    data = entry(key)
    return data["formula"], data["means"], data.get("right", "")


def several(formula: str) -> list[str]:
    """Take apart formulas that stand side by side, with a comma and a blank between two."""
    return formula.split(", ")


def gives(formula: str, value: ArrayLike, **names: Any) -> bool:
    """Tell whether APL takes a formula and finds this value."""
    found = value_of(formula, **names)
    return found is not None and np.array_equal(found, np.asarray(value))


def all_give(formulas: Sequence[str], value: ArrayLike, **names: Any) -> bool:
    """Tell whether each of some formulas has this value."""
    return all(gives(formula, value, **names) for formula in formulas)


def binary_product(a: ArrayLike, b: ArrayLike) -> Any:
    """Multiply modulo 2, as PB does."""
    return value_of("2|α+.×ω", α=np.asarray(a), ω=np.asarray(b))


def names_of_the_example() -> dict[str, Any]:
    """Return what the names stand for in the worked example of "La Rétroversion"."""
    return {
        "M": MAGIC.masks.astype(int),
        "C": START.astype(int),
        "B": GOAL.astype(int),
        "D": CHANGED.astype(int),
        "CC": START.ravel().astype(int),
        "BB": GOAL.ravel().astype(int),
        "DD": CHANGED.ravel().astype(int),
        "V": V,
        "Y": Y,
        "IYB": inverse().astype(int),
        "T": BOARDS.astype(int),
        "PB": binary_product,
    }

"""All bits, all small matrices: what a claim is tried on when it says "all"."""

from itertools import product

import numpy as np

from magicmath.ledger._types import Array
from magicmath.ledger.checks._example import BOARDS

BITS = list(product(range(2), repeat=2))
TWO_BY_TWO = [np.reshape(bits, (2, 2)) for bits in product([0, 1], repeat=4)]
THREE_BY_THREE = BOARDS.reshape(-1, 3, 3).astype(int)
DETERMINANT_TWO = np.array([[0, 1, 1], [1, 0, 1], [1, 1, 0]])


def has_inverse(a: Array) -> bool:
    """Tell whether one of all 512 matrices is the inverse of a 3×3 matrix modulo 2."""
    return bool(_inverses(a).size)


def inverse_by_search(a: Array) -> Array:
    """Return the inverse modulo 2 of an invertible 3×3 matrix, found among all 512."""
    found: Array = THREE_BY_THREE[_inverses(a)[0]]
    return found


def _inverses(a: Array) -> Array:
    return np.flatnonzero((a @ THREE_BY_THREE % 2 == np.eye(3)).all(axis=(1, 2)))


def determinant_by_sarrus(matrix: Array) -> int:
    """Return the determinant of a 3×3 matrix by Sarrus' rule."""
    (a, b, c), (d, e, f), (g, h, i) = np.asarray(matrix).tolist()
    value: int = a * e * i + b * f * g + c * d * h - c * e * g - a * f * h - b * d * i
    return value

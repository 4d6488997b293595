"""Convolutions of sequences of bits, cyclic and over OR of indices."""

from collections.abc import Callable
from itertools import product

import numpy as np

from magicmath import helix
from magicmath.ledger._types import Array


def convolve(a: Array, b: Array, join: Callable[[int, int], int]) -> Array:
    """Convolve two sequences of bits, the indices joined in a given way."""
    result = np.zeros(a.size, dtype=int)
    for i, j in product(range(a.size), repeat=2):
        result[join(i, j)] ^= a[i] & b[j]
    return result


def turns_into_product(join: Callable[[int, int], int], pairs: Array) -> bool:
    """Tell whether the helix transform of a convolution is the product of the transforms."""
    return all(
        np.array_equal(helix.helix(convolve(a, b, join)), helix.helix(a) & helix.helix(b)) for a, b in pairs
    )

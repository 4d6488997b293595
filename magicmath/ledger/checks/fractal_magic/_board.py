"""The rule on 4×4 that the article plays, and games to try it on."""

from functools import cache

import numpy as np

from magicmath.ledger._types import Array
from magicmath.rules import fractal

M = fractal(4).matrix
UNIT_16 = np.eye(16, dtype=int)


@cache
def games() -> Array:
    """Draw 40 games of 4×4 at random, as differences."""
    return np.random.default_rng(16).integers(0, 2, (40, 16), dtype=np.uint8)

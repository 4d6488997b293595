"""The worked example of "La Rétroversion": masks 3, 6 and 4 lead from the start to the goal."""

from functools import cache

import numpy as np

from magicmath import gf2
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._types import Array
from magicmath.rules import MAGIC, to_board

Y = MAGIC.matrix.astype(int)
IDENTITY = np.eye(9, dtype=int)
BOARDS = np.array([to_board(n).ravel() for n in range(512)])
WHITE = to_board(0)
GOAL = to_board(495)
CHANGED = MAGIC[3] ^ MAGIC[6] ^ MAGIC[4]
START = GOAL ^ CHANGED
D = CHANGED.ravel()
V = np.array([0, 0, 0, 1, 1, 0, 1, 0, 0])


@cache
def inverse() -> Array:
    """Return the inverse of Y modulo 2, the articles' IYB."""
    found: Array = gf2.inv(Y)
    return found


@cache
def shortest_presses() -> dict[int, list[int]]:
    """Return for each difference, by its number, the fewest presses of MAGIC that make it."""
    return oracle.shortest_presses(MAGIC.masks)

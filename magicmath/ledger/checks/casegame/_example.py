"""The worked example of casegame's manual. Cells and transformations count from 1 there."""

import numpy as np

from magicmath.ledger import _oracles as oracle
from magicmath.ledger._types import Array
from magicmath.rules import CASEGAME, UNIT

MATRIX = CASEGAME.matrix.astype(int)
WHITE = np.zeros((3, 3), dtype=np.uint8)
CELLS = (1, 6, 7, 8)
PARTIE = np.isin(np.arange(1, 10), CELLS).astype(int)


def sequence(cell: int) -> Array:
    """Return the transformations that change one cell alone, by elimination."""
    return np.flatnonzero(CASEGAME.solve(WHITE, UNIT[cell - 1])) + 1


def searched(difference: Array) -> Array:
    """Return the transformations that make a difference, by search through 512 choices."""
    return np.array(oracle.shortest_presses(CASEGAME.masks)[oracle.number(difference)], dtype=int) + 1

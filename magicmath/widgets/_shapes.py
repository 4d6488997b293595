"""Shapes around the middle of a square board, in whole numbers: twice the distances from the middle."""

import numpy as np
from numpy.typing import NDArray


def distances(side: int) -> NDArray[np.int_]:
    """Return twice the distances from the middle, down and to the right, so that they are whole."""
    return 2 * np.indices((side, side)) - (side - 1)


def disc(side: int) -> NDArray[np.bool_]:
    """Return which cells lie in a disc."""
    return 5 * _squares(side) < 3 * side**2


def ring(side: int) -> NDArray[np.bool_]:
    """Return which cells lie in the disc, and not in the smaller one that leaves a ring."""
    return disc(side) & (10 * _squares(side) >= 3 * side**2)


def _squares(side: int) -> NDArray[np.int_]:
    down, right = distances(side)
    return down**2 + right**2

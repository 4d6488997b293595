"""On which rung of the ladder four cells round the board stand."""

import numpy as np
from numpy.typing import NDArray


def rung_of(four: NDArray[np.uint8]) -> int:
    """Return the highest rung on which four cells round the board stand."""
    if not four.any():
        return 4
    if four.all():
        return 3
    if np.array_equal(four[:2], four[2:]):
        return 2
    return 1 - int(four.sum()) % 2

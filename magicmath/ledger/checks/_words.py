"""Write boards in a sentence."""

import numpy as np
from numpy.typing import ArrayLike


def in_rows(board: ArrayLike) -> str:
    """Write a board as its rows of digits."""
    return "/".join("".join(map(str, row)) for row in np.asarray(board))

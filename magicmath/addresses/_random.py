"""Draw rules at random, each invertible one equally likely, as the page draws them."""

from itertools import count

import numpy as np

from magicmath.rules import RuleSet
from magicmath.rules.puzzles import words


def invertible(rows: int, columns: int, seed: int) -> RuleSet:
    """Return the first invertible one of the rules that the words of a seed spell, 32 cells a word."""
    size = rows * columns
    width = -(-size // 32)
    for draw in count():
        drawn = words(seed, draw * size * width, size * width).astype(">u4").reshape(size, width)
        masks = np.unpackbits(drawn.view(np.uint8), axis=1)[:, :size].reshape(size, rows, columns)
        found = RuleSet(masks, f"random rules {rows}×{columns}, seed {seed}")
        if found.is_invertible:
            return found
    raise AssertionError  # `count` has no end

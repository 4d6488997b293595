"""What becomes of each mask when the board turns by a quarter turn."""

import numpy as np
from numpy.typing import NDArray

from magicmath._checks import as_flag
from magicmath._shown import shown
from magicmath.rules import RuleSet


def told_of_turns(turns: bool, rules: RuleSet, start: NDArray[np.uint8]) -> list[int] | None:
    """Return for each mask the number of the mask that it turns into, to the right, or raise."""
    if not as_flag(turns, "turns"):
        return None
    masks = [mask.tolist() for mask in rules.masks]
    turned = [np.rot90(mask, -1).tolist() for mask in rules.masks]
    if not all(mask in masks for mask in turned):
        raise ValueError(f"turns needs rules that are the same after a quarter turn, got {shown(rules)}")
    if not np.array_equal(start, np.rot90(start)):
        raise ValueError(f"turns needs a start that is the same after a quarter turn, got {shown(start)}")
    return [masks.index(mask) for mask in turned]

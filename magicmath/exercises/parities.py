"""Exercises of notebook 02."""

import numpy as np

from magicmath.exercises._feedback import as_rules, checker
from magicmath.rules import CASEGAME, MAGIC, RuleSet, pressed


def _vector(answer):
    return MAGIC.press(np.zeros((3, 3), int), pressed(answer))


@checker
def centre_alone(answer):
    """Want the vector V that flips only the centre with MAGIC's masks."""
    if np.shape(answer) != (len(MAGIC),):
        raise ValueError(f"V has nine components, got shape {np.shape(answer)}")
    flipped = _vector(answer)
    if flipped.sum() == 1 and flipped[1, 1]:
        return True, f"V·Y is the unit vector of cell 4, and V presses {pressed(answer)}."
    return False, f"Your V flips {int(flipped.sum())} cells:\n{flipped}"


@checker
def even_everywhere(answer):
    """Want numbers of presses, not all even, that flip the cells equally often modulo 2."""
    counts = np.array(answer)
    if counts.shape != (len(MAGIC),) or counts.dtype.kind not in "iu" or (counts < 0).any():
        raise ValueError("give nine numbers of presses, none negative")
    flips = counts @ MAGIC.matrix.astype(int)
    if not (counts % 2).any():
        return False, "Each mask an even number of times changes nothing: press some an odd number of times."
    if len(set((flips % 2).tolist())) > 1:
        return False, f"The cells are flipped {flips.tolist()} times: some odd, some even."
    return True, f"The cells are flipped {flips.tolist()} times: every one changes."


@checker
def dependent_masks(answer):
    """Want nine different masks, none of them blank, that are dependent."""
    rules = as_rules(answer, 3)
    if len(set(rules.numbers)) < 9 or 0 in rules.numbers:
        return False, "Two of your masks are equal, or one is blank: that is too easy."
    if rules.is_invertible:
        return False, "Those nine masks are independent: they reach all 512 boards."
    quiet = pressed(rules.quiet_presses[0])
    return True, f"Nine different masks of rank {rules.rank}: pressing {quiet} changes nothing."


@checker
def another_centre(answer):
    """Want a third centre mask, unlike MAGIC's and casegame's, that keeps the nine masks independent."""
    rules = RuleSet([*MAGIC.masks[:4], answer, *MAGIC.masks[5:]])
    if rules in (MAGIC, CASEGAME):
        return False, "That centre is taken already: find a third one."
    if not rules.is_invertible:
        return False, f"With that centre the rank is {rules.rank}: half of the boards are lost."
    return True, "Rank 9: your puzzle always has exactly one solution."

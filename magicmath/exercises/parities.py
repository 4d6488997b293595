"""Exercises of notebook 02."""

from typing import Any

import numpy as np

from magicmath._checks import as_bits
from magicmath.exercises._feedback import as_rules, checker, counted
from magicmath.rules import CASEGAME, MAGIC, RuleSet, pressed


@checker
def centre_alone(answer: Any) -> tuple[bool, str]:
    """Want the vector V that flips only the centre with MAGIC's masks."""
    presses = pressed(as_bits(answer, "V", shape=(len(MAGIC),)))
    flipped = MAGIC.press(np.zeros((3, 3), int), presses)
    if flipped.sum() == 1 and flipped[1, 1]:
        return True, f"V·Y is the unit vector of cell 4, and V presses {presses}."
    return False, f"Your V flips {counted(int(flipped.sum()), 'cell')}:\n{flipped}"


@checker
def even_everywhere(answer: Any) -> tuple[bool, str]:
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
def dependent_masks(answer: Any) -> tuple[bool, str]:
    """Want nine different masks, none of them blank, that are dependent."""
    rules = as_rules(answer, 3)
    if len(set(rules.numbers)) < 9 or 0 in rules.numbers:
        return False, "Two of your masks are equal, or one is blank: that is too easy."
    if rules.is_invertible:
        return False, "Those nine masks are independent: they reach all 512 boards."
    quiet = pressed(rules.quiet_presses[0])
    return True, f"Nine different masks of rank {rules.rank}: pressing {quiet} changes nothing."


@checker
def another_centre(answer: Any) -> tuple[bool, str]:
    """Want a third centre mask, unlike MAGIC's and casegame's, that keeps the nine masks independent."""
    centre = as_bits(answer, "answer", shape=(3, 3))
    rules = RuleSet([*MAGIC.masks[:4], centre, *MAGIC.masks[5:]])
    if rules in (MAGIC, CASEGAME):
        return False, "That centre is taken already: find a third one."
    if not rules.is_invertible:
        return False, f"With that centre the rank is {rules.rank}: half of the boards are lost."
    return True, "Rank 9: your puzzle always has exactly one solution."

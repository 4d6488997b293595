"""Exercises of notebook 09."""

from typing import Any

import numpy as np

from magicmath import nullity, reals
from magicmath._checks import as_bits, as_index
from magicmath.exercises._feedback import as_rules, checker, counted
from magicmath.rules import lights_out, pressed

FOUR = lights_out(4, 4)
FIVE = lights_out(5, 5)


@checker
def quiet_pattern(answer: Any) -> tuple[bool, str]:
    """Want presses of 4×4 Lights Out, not none, that change nothing."""
    presses = as_bits(answer, "answer", shape=(4, 4))
    if not presses.any():
        return False, "Pressing nothing is quiet, but too easy."
    changed = int(FOUR.press(np.zeros((4, 4), int), pressed(presses.ravel())).sum())
    if changed:
        return False, f"Those presses change {counted(changed, 'cell')}."
    return True, f"{int(presses.sum())} presses, and no cell changes."


@checker
def out_of_reach(answer: Any) -> tuple[bool, str]:
    """Want a 5×5 board with an even number of black cells that Lights Out cannot make from the white one."""
    board, white = as_bits(answer, "answer", shape=(5, 5)), np.zeros((5, 5), int)
    reasons = FIVE.failed_tests(white, board)
    if not len(reasons):
        presses = int(FIVE.solve(white, board).sum())
        return False, f"{counted(presses, 'press')} can make that board."
    if (black := int(board.sum())) % 2:
        return False, f"No presses make it; but its black cells are {black}, an odd number."
    return True, f"It has an odd number of black cells in {len(reasons)} of the {len(FIVE.tests)} tests."


@checker
def bad_colours(answer: Any) -> tuple[bool, str]:
    """Want a number of colours for which 3×3 Lights Out is not always solvable."""
    k = as_index(answer, "answer", low=2, high=256)
    if reals.works_for_colours(lights_out(3, 3).matrix, k):
        return False, f"With {k} colours each board can be solved."
    return True, f"{k} shares a factor with the determinant, {reals.det(lights_out(3, 3).matrix)}."


@checker
def own_rule(answer: Any) -> tuple[bool, str]:
    """Want a rule of nine different masks on 3×3 that has exactly one quiet pattern."""
    rules = as_rules(answer, 3)
    if len(set(rules.numbers)) < 9:
        return False, "Two of the masks are the same."
    if not all(rules.numbers):
        return False, "One mask does nothing."
    if len(rules.quiet_presses) != 1:
        return False, f"It has {len(rules.quiet_presses)} quiet patterns in its basis, and should have one."
    return True, f"Rank 8: {len(rules.reachable_boards())} of the 512 boards are within reach."


@checker
def always_solvable_size(answer: Any) -> tuple[bool, str]:
    """Want an odd n of at least 100 for which each n×n Lights Out board can be solved."""
    n = as_index(answer, "answer", low=1, high=2**20)  # the nullity of such a board takes a second
    if n < 100 or n % 2 == 0:
        return False, "Give an odd number of at least 100."
    if found := nullity.of_board(n):
        return (
            False,
            f"The {n}×{n} board has a nullity of {found}: one board of 2 to the {found} is solvable.",
        )
    return True, f"Nullity 0: each of the 2 to the {n * n} boards has one solution."

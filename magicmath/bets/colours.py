"""Bets of notebook 11."""

from itertools import product

import numpy as np

from magicmath.rules import MAGIC, Colours, RuleSet
from magicmath.widgets import Bet

_SHARES = {1: "all of them", 5: "1 board in 5", 10: "1 board in 10", 25: "1 board in 25"}
_TWO = {4: "four", 5: "five"}


def two_boards() -> Bet:
    """Return the bet on which of two boards has its goal out of reach: four colours, or five."""
    pairs = RuleSet([[[1, 1, 0]], [[1, 0, 1]], [[0, 1, 1]]])
    goal = [1, 0, 2]
    ways = {k: _ways_to(pairs, goal, k) for k in _TWO}
    missed = [k for k in _TWO if not ways[k]]
    counts = [f"In {_TWO[k]} colours {ways[k]} of {k ** len(pairs)} make the goal." for k in _TWO]
    return Bet(
        "On one of the two boards nobody can reach the goal. Which one is it?",
        [f"the board of {_TWO[k]} colours" for k in _TWO],
        evidence=[
            f"The computer has tried all choices. {' '.join(counts)} Why? The equations will tell.",
        ],
        answer=f"the board of {_TWO[missed[0]]} colours",
    )


def _ways_to(rules: RuleSet, goal: list[int], k: int) -> int:
    """Count the choices, from 0 to k - 1 presses of each mask, that make a goal in k colours."""
    choices = np.array(list(product(range(k), repeat=len(rules))))
    return int((choices @ rules.matrix.astype(int) % k == goal).all(axis=1).sum())


def share() -> Bet:
    """Return the bet on the boards of 25 colours that MAGIC makes."""
    found = Colours(MAGIC, 25).system.count_solutions
    return Bet(
        "Play MAGIC in 25 colours: 25 presses of a mask undo themselves. From the board of 0s, how many of "
        "the boards can it make?",
        list(_SHARES.values()),
        evidence=[
            f"By elimination modulo 25 the computer has counted the quiet choices: there are {found}. So a "
            f"board that can be made is made by {found} choices, and 25⁹ choices make 25⁹ divided by {found} "
            "boards. Why so many? The next figure shows it.",
        ],
        answer=_SHARES[found],
    )

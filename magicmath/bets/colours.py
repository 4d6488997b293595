"""Bets of notebook 11."""

from itertools import product

import numpy as np

from magicmath.rules import MAGIC, Colours, RuleSet
from magicmath.widgets import Bet

_SHARES = {1: "all of them", 5: "1 board in 5", 10: "1 board in 10", 25: "1 board in 25"}
_PLACES: dict[tuple[int, ...], str] = {
    two: f"in {two[0]} and {two[1]}" for two in ((3, 4), (5, 6), (3, 5), (4, 6))
}


def goal_of_pairs() -> Bet:
    """Return the bet on the numbers of colours, from 3 to 6, in which the goal of the pairs is reached."""
    pairs = RuleSet([[[1, 1, 0]], [[1, 0, 1]], [[0, 1, 1]]])
    ways = {k: _ways_to(pairs, [1, 0, 2], k) for k in range(3, 7)}
    counts = [f"in {k} colours {count} of {k ** len(pairs)}" for k, count in ways.items()]
    reached = tuple(k for k, count in ways.items() if count)
    return Bet(
        "Play for the goal 1 0 2 in 3, 4, 5 and 6 colours. In which of them can you reach it?",
        list(_PLACES.values()),
        evidence=[
            f"The computer has tried all choices. So many make the goal: {', '.join(counts)}. "
            "Why? The equations will tell.",
        ],
        answer=_PLACES[reached],
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

"""Bets of notebook 11."""

from functools import cache
from itertools import product
from math import prod

import numpy as np

from magicmath import plot, reals
from magicmath.exercises._feedback import counted
from magicmath.rules import MAGIC, Colours, RuleSet, lights_out
from magicmath.widgets import Bet

_SHARES = {1: "all of them", 5: "1 board in 5", 10: "1 board in 10", 25: "1 board in 25"}
_COLOURS = range(2, 13)
_ALWAYS = {
    "only for 2, 4 and 8": [2, 4, 8],
    "only for the prime numbers but 5": [2, 3, 7, 11],
    "for all but 3, 6, 9 and 12": [k for k in _COLOURS if k % 3],
    "for all but 5": [k for k in _COLOURS if k != 5],
    "for all but 5 and 10": [k for k in _COLOURS if k % 5],
}
_TWO = {4: "four", 5: "five"}
_SOLUTIONS = (1, 12, 27, 31, 54, 108)


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
            f"The computer has tried all choices. {' '.join(counts)}",
            "To try all is no reason, and with nine masks it takes long. Why does four fail? The equations "
            "will tell.",
        ],
        answer=f"the board of {_TWO[missed[0]]} colours",
    )


def _ways_to(rules: RuleSet, goal: list[int], k: int) -> int:
    """Count the choices, from 0 to k - 1 presses of each mask, that make a goal in k colours."""
    choices = np.array(list(product(range(k), repeat=len(rules))))
    return int((choices @ rules.matrix.astype(int) % k == goal).all(axis=1).sum())


def every_board() -> Bet:
    """Return the bet on the numbers of colours in which MAGIC makes each board."""
    quiet = {k: _solutions(MAGIC, k) for k in _COLOURS}
    made = [k for k, count in quiet.items() if count == 1]
    return Bet(
        "Play MAGIC in k colours, from the board of 0s. For which k from "
        f"{_COLOURS[0]} to {_COLOURS[-1]} can it make every board?",
        list(_ALWAYS),
        evidence=[
            "How many choices of presses bring the board of 0s back? The computer has counted. To press "
            "nothing is always one of them.",
            plot.bars({f"modulo {k}": count for k, count in quiet.items()}, "choices that make all 0s"),
            "Two choices that make the same board differ by a choice that makes all 0s. So where the count "
            "is 1, all choices make different boards. Choices and boards are equally many, so every board is "
            "made. Where the count is greater, some board has no choice. But why is it greater there?",
        ],
        answer=next(said for said, chosen in _ALWAYS.items() if chosen == made),
    )


def order() -> Bet:
    """Return the bet on the first power of MAGIC's matrix that is the identity modulo 6."""
    homes = {k: _first_power_home(k) for k in _COLOURS}
    never = [k for k, home in homes.items() if home is None]
    two, three, six = homes[2] or 0, homes[3] or 0, homes[6] or 0
    offered = sorted({three, two + three, 2 * three, two * three})
    return Bet(
        f"Modulo 2 the first power of Y that is the identity is the power {two}. Modulo 3 it is the power "
        f"{three}. Which power is the first modulo 6?",
        [*(f"the power {power}" for power in offered), "no power"],
        evidence=[
            "A power is I modulo 6 if it is I modulo 2 and modulo 3: the two remainders tell each number. "
            f"Modulo 2 these are the powers that {two} divides, modulo 3 those that {three} divides. The "
            f"first number that both divide is {six}, as {six} = {six // two}·{two}. Why {three} modulo 3? "
            "That has no short reason: the computer has multiplied.",
            "Here are the first powers for each k, where there is one.",
            plot.bars(
                {f"modulo {k}": home for k, home in homes.items() if home}, "the first power that is I"
            ),
            "Why must a power come home? There are only finitely many matrices of nine rows modulo k. So two "
            "powers of Y are equal. If Y has an inverse, multiply both by it until the smaller power has "
            "become I. Then the other one is I as well, and it is still a power of Y.",
            f"And modulo {_listed(never)}? Suppose that some power were I. Then the power before it would be "
            "an inverse of Y. But there is none, because 5 is a common divisor.",
        ],
        answer=f"the power {six}",
    )


@cache
def _first_power_home(k: int) -> int | None:
    """Return the first power of MAGIC's matrix that is the identity modulo k; None if there is none."""
    matrix, identity = MAGIC.matrix.astype(int), np.eye(9, dtype=int)
    power, seen = matrix % k, set()
    while (power != identity).any():
        if power.tobytes() in seen:
            return None
        seen.add(power.tobytes())
        power = power @ matrix % k
    return len(seen) + 1


def share() -> Bet:
    """Return the bet on the boards of 25 colours that MAGIC makes."""
    quiet = Colours(MAGIC, 25)
    found = quiet.system.count_solutions
    times = quiet.quiet_presses[0]
    return Bet(
        "Play MAGIC in 25 colours: 25 presses of a mask undo themselves. From the board of 0s, how many of "
        "the boards can it make?",
        list(_SHARES.values()),
        evidence=[
            "Keep the weights of five colours: 1, 3 and 3. A press changes the weighted sum by a multiple "
            "of 5. So in 25 colours it may change the sum, but never the sum modulo 5. It is the same test: "
            "1 board in 5 passes it, and no other board can be made.",
            "Do all boards that pass lie within reach? Count the quiet choices. You know one of five "
            "colours: corners once, edges twice and the centre once. Each cell grew by 5. Press all that "
            "five times, and each cell grows by 25. So this is quiet in 25 colours:",
            plot.colours([times.reshape(3, 3)], 25, ["a quiet choice"]),
            "Its multiples are quiet, too. With the empty choice they are "
            f"{found}. Are there others? A quiet choice V makes all 0s: V·Y is 0 modulo 25. Multiply by the "
            f"adjugate: {reals.det(MAGIC.matrix)}V is 0 modulo 25. So each number of V is 5 times a number, "
            "and V is 5W. Now 5W·Y is 0 modulo 25, so W·Y is 0 modulo 5. So W is quiet in five colours, and "
            "you know those choices: there are no others.",
            f"So a board that can be made is made by {found} choices, and the 25⁹ choices make 25⁹ divided "
            f"by {found} boards: all those that pass the test.",
        ],
        answer=_SHARES[found],
    )


def six() -> Bet:
    """Return the bet on how many solutions a board of Lights Out has in six colours."""
    two, three, six = (_solutions(lights_out(5, 5), k) for k in (2, 3, 6))
    independent = len(Colours(lights_out(5, 5), 3).quiet_presses)
    quiet = Colours(lights_out(5, 5), 6).quiet_presses
    joined = ((quiet[0] + quiet[-1]) % 6).reshape(5, 5)
    return Bet(
        f"Lights Out with five rows of five cells. In two colours a board within reach has {two} solutions. "
        f"In three colours it has {three}, because {independent} quiet choices are independent. How many has "
        "it in six colours?",
        [counted(count, "solution") for count in _SOLUTIONS],
        evidence=[
            "Here is one of the quiet choices in six colours: how often each mask is pressed. Its remainders "
            "are quiet in two colours, and in three.",
            plot.colours([joined, joined % 2, joined % 3], 6, ["in six", "modulo 2", "modulo 3"]),
            f"A solution in six colours is a pair: a solution modulo 2, and a solution modulo 3. Take any of "
            f"the {two}, and join it with any of the {three}. So there are {two} · {three} = {six}.",
        ],
        answer=counted(six, "solution"),
    )


def _solutions(rules: RuleSet, k: int) -> int:
    """Return how many solutions a board within reach has in k colours."""
    return prod(Colours(rules, k).system.orders)


def _listed(numbers: list[int]) -> str:
    """Return numbers as a text lists them: "0, 5 or 10"."""
    return f"{', '.join(map(str, numbers[:-1]))} or {numbers[-1]}"

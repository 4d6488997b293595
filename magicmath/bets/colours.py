"""Bets of notebook 11."""

from functools import cache
from math import prod

import numpy as np
from numpy.typing import NDArray

from magicmath import plot
from magicmath.exercises._feedback import counted
from magicmath.rules import MAGIC, Colours, RuleSet, lights_out
from magicmath.widgets import Bet, Replay

_SHARES = {1: "all of them", 5: "1 board of 5", 10: "1 board of 10", 25: "1 board of 25"}
_MOST_POWERS = 1000
_SOLUTIONS = (1, 12, 27, 31, 54, 108)


def order() -> Bet:
    """Return the bet on the powers of MAGIC's matrix modulo 3."""
    powers = _powers_until_home(3)
    home = len(powers)
    differing: dict[int | str, int] = {
        f"power {n}": int((powers[n - 1] != np.eye(9, dtype=int)).sum()) for n in (1, 2, 4, 8, 52, home)
    }
    ever = "some" if _is_nilpotent(MAGIC.matrix.astype(int) - np.eye(9, dtype=int), 3) else "no"
    return Bet(
        "Modulo 2 the fourth power of Y is the identity. Now reduce modulo 3 instead. Which power of Y is "
        "the first that is the identity?",
        number=(1, 200),
        evidence=[
            "Multiply by Y again and again, modulo 3. Count the entries in which the power differs from the "
            "identity.",
            plot.bars(differing, "entries that differ from the identity, of 81"),
            f"The first power that comes home is number {home}. Modulo 2 the way was short for a reason: "
            f"Y is the identity plus a matrix N, and N·N·N·N is 0. Modulo 3 {ever} power of Y − I is 0.",
            "But some power must come home. There are only finitely many matrices of nine rows modulo 3, so "
            "two powers of Y are equal. Divide both by the smaller power: Y has an inverse, so this is "
            "allowed. What is left is a power that is the identity.",
        ],
        answer=home,
    )


@cache
def _powers_until_home(k: int) -> list[NDArray[np.int64]]:
    """Return the powers of MAGIC's matrix modulo k, from the first to the one that is the identity."""
    matrix = MAGIC.matrix.astype(int)
    powers = [matrix % k]
    while (powers[-1] != np.eye(9, dtype=int)).any():
        powers.append(powers[-1] @ matrix % k)
        if len(powers) > _MOST_POWERS:
            raise ValueError(f"no power up to {_MOST_POWERS} is the identity modulo {k}")
    return powers


def _is_nilpotent(matrix: NDArray[np.int64], k: int) -> bool:
    """Tell whether some power of a matrix is 0 modulo k, a prime."""
    power = matrix % k
    for _ in range(len(matrix)):
        power = power @ power % k
    return not power.any()


def share() -> Bet:
    """Return the bet on the boards of 25 colours that MAGIC makes."""
    quiet = Colours(MAGIC, 25)
    found = quiet.system.count_solutions
    times = quiet.quiet_presses[0]
    return Bet(
        "In five colours MAGIC makes 1 board of 5. Now play it in 25 colours: 25 presses of a mask undo "
        "themselves. From the board of 0s, how many of the boards can it make?",
        list(_SHARES.values()),
        evidence=[
            "Look for the quiet choices. Corners, edges and centre lead to 5e = 0 again, this time modulo "
            f"25. So e may be {_listed([e for e in range(25) if 5 * e % 25 == 0])}.",
            plot.colours([times.reshape(3, 3)], 25, ["a quiet choice"]),
            f"These are {found} quiet choices, and elimination finds no others. So each board within reach "
            f"can be made in {found} ways, and 25⁹ choices make 25⁹ divided by {found} boards.",
            f"So 1 board of {found} is within reach, and {found - 1} of {found} are not.",
        ],
        answer=_SHARES[found],
    )


def six() -> Bet:
    """Return the bet on how many solutions a board of Lights Out has in six colours."""
    two, three, six = (_solutions(lights_out(5, 5), k) for k in (2, 3, 6))
    white = np.zeros((5, 5), dtype=np.uint8)
    quiet = Colours(lights_out(5, 5), 6).quiet_presses[-1]
    presses = [cell for cell, times in enumerate(quiet.tolist()) for _ in range(times)]
    return Bet(
        f"Lights Out with five rows of five cells. In two colours a board within reach has {two} solutions. "
        f"In three colours it has {three}. How many has it in six colours?",
        [counted(count, "solution") for count in _SOLUTIONS],
        evidence=[
            "Here is one of the quiet choices in six colours, press by press. In the end nothing has "
            "changed.",
            Replay(Colours(lights_out(5, 5), 6), white, presses),
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

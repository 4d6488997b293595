"""Exercises of notebook 03."""

from fractions import Fraction
from typing import Any

from magicmath import reals
from magicmath._checks import as_bits, as_index, as_integers
from magicmath.exercises._feedback import as_bet, as_pair, as_rules, checker
from magicmath.rules import MAGIC


@checker
def bet_on_five_colours(answer: Any) -> tuple[bool, str]:
    """Answer a bet on whether MAGIC with five colours is always solvable."""
    answer = as_bet(answer, "yes", "no")
    always = reals.works_for_colours(MAGIC.matrix, 5)
    truth = "is" if always else "is not"
    return (answer == "yes") == always, f"You bet {answer!r}; with five colours it {truth} always solvable."


@checker
def one_bit_breaks(answer: Any) -> tuple[bool, str]:
    """Want a (row, column) of Y whose flip makes the determinant even."""
    row, column = as_pair(answer, "(row, column)")
    changed = MAGIC.matrix.astype(int)
    changed[as_index(row, "row", high=9), as_index(column, "column", high=9)] ^= 1
    determinant = reals.det(changed)
    if determinant % 2:
        return False, f"After that flip the determinant is {determinant}: odd, so the puzzle still works."
    return True, f"The determinant becomes {determinant}: one bit, and half of the boards or more are lost."


@checker
def determinant_two(answer: Any) -> tuple[bool, str]:
    """Want a 3×3 matrix of 0/1 with determinant 2."""
    matrix = as_bits(answer, "answer", shape=(3, 3))
    determinant = reals.det(matrix)
    if determinant != 2:
        return False, f"Its determinant is {determinant}."
    return True, "Over ordinary numbers it has an inverse; modulo 2 its rows are dependent."


@checker
def unreachable_in_five_colours(answer: Any) -> tuple[bool, str]:
    """Want a 3×3 board of the numbers 0 to 4 that MAGIC's masks cannot make from white."""
    board = as_integers(answer, "answer", shape=(3, 3))
    if ((board < 0) | (board > 4)).any():
        raise ValueError("five colours are the numbers 0 to 4")
    leftover = board.ravel() @ reals.adjugate(MAGIC.matrix) % 5
    if leftover.any():
        rest = leftover.tolist()
        return True, f"Right: times 5×IY it leaves {rest} modulo 5, and a board within reach leaves zeros."
    return False, "MAGIC's presses do make that one."


def _as_fraction(answer: Any) -> Fraction:
    try:
        return Fraction(answer)
    except (TypeError, ValueError, ArithmeticError):
        raise ValueError(f"give a fraction in quotes, such as '4/9', not {answer!r:.60}") from None


@checker
def fraction_with_parity(answer: Any) -> tuple[bool, str]:
    """Want an even fraction that is no whole number."""
    fraction = _as_fraction(answer)
    if fraction == Fraction(6, 35):
        return False, "6/35 is even, but give another."
    if fraction.denominator % 2 == 0:
        return False, f"{fraction} has no parity: its denominator is even."
    if fraction.denominator == 1:
        return False, f"{fraction} is a whole number."
    if fraction.numerator % 2:
        return False, f"{fraction} is odd."
    return True, f"{fraction} is even: it is 2 times {fraction / 2}."


@checker
def rule_for_three(answer: Any) -> tuple[bool, str]:
    """Want nine masks on 3×3 that always work with two colours, but not with three."""
    rules = as_rules(answer, 3)
    two, three = (reals.works_for_colours(rules.matrix, k) for k in (2, 3))
    said = f"with two colours they {_always(two)}, with three they {_always(three)}."
    return two and not three, f"The determinant of these masks is {reals.det(rules.matrix)}: {said}"


def _always(works: bool) -> str:
    return "always work" if works else "do not always work"

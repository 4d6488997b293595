"""Exercises of notebook 03."""

import re
from contextlib import suppress
from fractions import Fraction
from numbers import Rational
from typing import Any

import numpy as np

from magicmath import reals
from magicmath.exercises._answers import (
    YES_OR_NO,
    bits,
    choice,
    entries,
    function,
    integers,
    numbered,
    pair,
    rule_set,
    seen,
    whole,
)
from magicmath.exercises._feedback import Unreadable, checker
from magicmath.exercises._places import Editor, Field, Words
from magicmath.exercises._task import task
from magicmath.exercises._trials import called
from magicmath.rules import MAGIC

ROW_AND_COLUMN = "Give one row and one column, such as (0, 3), both from 0 to 8."
NINE_BITS = "Give three rows of three numbers, 0 or 1."
FIVE_COLOURS = "Give three rows of three colours, numbers from 0 to 4."
NINE_MASKS = "Give nine masks of three rows of three cells, with 0 or 1 for each cell."
FRACTION = 'Give a fraction, such as "4/9".'
_LONGEST_FRACTION = 60  # characters


@checker
def bet_on_five_colours(answer: Any) -> tuple[bool, str]:
    """Answer a bet on whether MAGIC with five colours is always solvable."""
    bet = choice(answer, YES_OR_NO, 'Bet "yes" or "no".')
    always = reals.works_for_colours(MAGIC.matrix, 5)
    truth = "is" if always else "is not"
    return (bet == "yes") == always, f"You bet {bet!r}; with five colours it {truth} always solvable."


@task(
    """The determinant of Y, the matrix of MAGIC's masks, is 5. Change one of its 81 bits, so that the
determinant becomes even. Which bit? Give (row, column), both counted from 0.""",
    level="core",
    place=Field(),
    hints=(
        "Turning one bit changes the determinant by that bit's cofactor, up to the sign. Which "
        "cofactors are odd?",
        "The cofactors stand in the adjugate `5×IY`, with row and column exchanged. Their parities are IYB.",
        "So look for a 1 in IYB, `gf2.inv(MAGIC.matrix)`, and exchange row and column.",
    ),
    solution="(0, 0)",
    mistake=("(0, 1)", "After that flip the determinant is 3: odd, so the puzzle still works."),
)
def one_bit_breaks(answer: Any) -> tuple[bool, str]:
    """Want a (row, column) of Y whose flip makes the determinant even."""
    row, column = pair(answer, ROW_AND_COLUMN)
    if not (0 <= row < 9 and 0 <= column < 9):
        which, what = ("row", row) if not 0 <= row < 9 else ("column", column)
        raise Unreadable(f"There is no {which} {numbered(what)}. {ROW_AND_COLUMN}")
    changed = MAGIC.matrix.astype(int)
    changed[row, column] ^= 1
    determinant = reals.det(changed)
    if determinant % 2:
        return False, f"After that flip the determinant is {determinant}: odd, so the puzzle still works."
    return True, f"The determinant becomes {determinant}: one bit, and half of the boards or more are lost."


@task(
    """Somebody says: “A matrix of 0s and 1s that has an ordinary inverse also has one modulo 2.” Show that
this is wrong: give a 3×3 matrix of 0s and 1s whose determinant is 2.""",
    level="core",
    place=Field(),
    hints=(
        "Modulo 2 the determinant is 0, so the three rows add up to zero there. Over ordinary "
        "numbers they do not.",
        "Put two 1s into each row, and two into each column.",
        "If the determinant is −2, exchange two rows: that changes its sign.",
    ),
    solution="[[1, 1, 0], [0, 1, 1], [1, 0, 1]]",
    mistake=(
        "[[0, 1, 1], [1, 1, 0], [1, 0, 1]]",
        "Its determinant is −2. Nearly: swap two rows, and the sign changes.",
    ),
)
def determinant_two(answer: Any) -> tuple[bool, str]:
    """Want a 3×3 matrix of 0/1 with determinant 2."""
    determinant = reals.det(bits(answer, (3, 3), NINE_BITS))
    if determinant == 2:
        return True, "Over ordinary numbers it has an inverse; modulo 2 its rows are dependent."
    if determinant == -2:
        return False, "Its determinant is −2. Nearly: swap two rows, and the sign changes."
    return False, f"Its determinant is {str(determinant).replace('-', '−')}."


@task(
    """A fraction in lowest terms is called even if its numerator is even and its denominator is odd, such
as 6/35.

Give another even fraction that is not a whole number.""",
    level="core",
    place=Words(),
    hints=(
        "Choose an even number for the top, and an odd number for the bottom.",
        "The bottom must be left over when you have cancelled what can be cancelled: 12/4 is just 3.",
    ),
    solution="4/9",
    mistake=("5/6", "5/6 has no parity: its denominator is even."),
)
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


@task(
    """With five colours, a press adds 1 to each cell of the mask, and 4 is followed by 0. Give a board that
MAGIC's masks cannot make from white: three rows of three numbers from 0 to 4.""",
    level="more",
    place=Field(),
    hints=(
        "A board within reach, multiplied by `5×IY`, gives a multiple of 5 in each of the nine places.",
        "Try a board with a single cell that is not 0.",
    ),
    solution="[[1, 0, 0], [0, 0, 0], [0, 0, 0]]",
    mistake=("[[1, 1, 0], [1, 1, 0], [0, 0, 0]]", "MAGIC's presses do make that one."),
)
def unreachable_in_five_colours(answer: Any) -> tuple[bool, str]:
    """Want a 3×3 board of the numbers 0 to 4 that MAGIC's masks cannot make from white."""
    board = integers(answer, (3, 3), FIVE_COLOURS)
    if wrong := [cell for cell in board.ravel().tolist() if not 0 <= cell <= 4]:
        raise Unreadable(f"One of your colours is {seen(wrong[0])}. {FIVE_COLOURS}")
    leftover = board.ravel().astype(int) @ reals.adjugate(MAGIC.matrix) % 5
    if leftover.any():
        rest = leftover.tolist()
        return True, f"Right: times 5×IY it leaves {rest} modulo 5, and a board within reach leaves zeros."
    return False, "MAGIC's presses do make that one."


@task(
    """Make nine masks on three rows of three cells that always work with two colours, but not with three.

`[*MAGIC[:4], mask, *MAGIC[5:]]` takes MAGIC's masks with another one in the centre, and `to_board(n)` makes
a mask from its number.""",
    level="more",
    place=Field(),
    hints=(
        "With two colours the determinant must be odd. With three it must be a multiple of 3.",
        "Change the centre mask of MAGIC. Which one gives −3? Try a very small one.",
    ),
    solution="[*MAGIC[:4], to_board(16), *MAGIC[5:]]",
    mistake=(
        "MAGIC",
        "The determinant of these masks is 5: with two colours they always work, with three they "
        "always work.",
    ),
)
def rule_for_three(answer: Any) -> tuple[bool, str]:
    """Want nine masks on 3×3 that always work with two colours, but not with three."""
    rules = rule_set(answer, 3, NINE_MASKS)
    two, three = (reals.works_for_colours(rules.matrix, k) for k in (2, 3))
    said = f"with two colours they {_always(two)}, with three they {_always(three)}."
    return two and not three, f"The determinant of these masks is {reals.det(rules.matrix)}: {said}"


@task(
    """Write a function that tells the parity of a fraction p/q. It returns 0 if the fraction is even, 1 if
it is odd, and None if it has no parity. Mind that p/q need not be in lowest terms: 6/4 is 3/2.""",
    level="more",
    place=Editor(
        calls="parity",
        starter="""from fractions import Fraction

def parity(p, q):
    f = Fraction(p, q)  # in lowest terms: f.numerator, f.denominator
    ...
""",
    ),
    hints=(
        "There is no parity where the denominator, in lowest terms, is even.",
        "Otherwise the numerator decides: `f.numerator % 2` is 0 for an even one and 1 for an odd one.",
    ),
    solution="""from fractions import Fraction

def parity(p, q):
    f = Fraction(p, q)
    if f.denominator % 2 == 0:
        return None
    return f.numerator % 2
""",
    mistake=(
        """def parity(p, q):
    if q % 2 == 0:
        return None
    return p % 2
""",
        "For 6/2 your function returns None, and should return 1: in lowest terms it is 3.",
    ),
)
def your_parity(answer: Any) -> tuple[bool, str]:
    """Want a function that tells the parity of a fraction."""
    parity = function(answer, "Give a function of p and q.")
    generator = np.random.default_rng(3)
    cases = [(6, 35), (5, 9), (5, 6), (6, 2), (4, 12), *generator.integers(1, 60, (60, 2)).tolist()]
    for p, q in cases:
        fraction = Fraction(p, q)
        right = None if fraction.denominator % 2 == 0 else fraction.numerator % 2
        given = called(parity, p, q, may_be_none=True)
        if (given is None) != (right is None) or whole(0 if given is None else given) != (right or 0):
            lowest = "" if fraction.denominator == q else f": in lowest terms it is {fraction}"
            returned = "None" if given is None else seen(given)
            return False, f"For {p}/{q} your function returns {returned}, and should return {right}{lowest}."
    return True, f"It tells the parity of all {len(cases)} fractions tried."


def _as_fraction(answer: Any) -> Fraction:
    """Return an answer as a fraction, or raise."""
    if isinstance(answer, float) and 0 < abs(answer) < 10**6 and answer != int(answer):
        if Fraction(answer).denominator <= 64:
            return Fraction(answer)  # a float is exact there, as in 0.5
        near = Fraction(answer).limit_denominator(1000)
        raise Unreadable(
            f"{answer:.6g} is a rounded decimal. Write {near} in quotes, or as you mean it. {FRACTION}"
        )
    if isinstance(answer, str):
        text = answer.replace(" ", "")
        top, slash, bottom = text.partition("/")
        with suppress(ValueError, ArithmeticError):
            if len(text) <= _LONGEST_FRACTION and not re.search("[^-+0-9./]", text):
                return Fraction(int(top), int(bottom)) if slash else Fraction(text)
        raise Unreadable(f"{seen(answer).replace('the', 'The', 1)} is no fraction. {FRACTION}")
    if isinstance(answer, (Rational, np.integer)) and not isinstance(answer, bool):
        return Fraction(int(answer.numerator), int(answer.denominator))
    flat, shape = entries(answer, FRACTION)
    found = [whole(item) for item in flat]
    match found:
        case [int(above), int(below)] if below and shape in ((2,), (1, 2), (2, 1)):
            return Fraction(above, below)
        case [int(only)] if not isinstance(flat[0], bool):
            return Fraction(only)
    raise Unreadable(f"That is no fraction. {FRACTION}")


def _always(works: bool) -> str:
    return "always work" if works else "do not always work"

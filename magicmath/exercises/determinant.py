"""Exercises of notebook 03."""

from fractions import Fraction
from itertools import product
from math import gcd
from operator import mul
from typing import Any

import numpy as np
from numpy.typing import NDArray

from magicmath import reals
from magicmath.exercises._answers import (
    bits,
    function,
    number,
    numbers,
    presses,
    seen,
    whole,
)
from magicmath.exercises._places import Editor, Field, Press
from magicmath.exercises._task import task
from magicmath.exercises._trials import called
from magicmath.exercises.parities import HOLLOW
from magicmath.rules import MAGIC, UNIT, RuleSet, lights_out

NINE_BITS = "Give three rows of three numbers, 0 or 1."
NINE_CELLS = "Press the cells that are 1."
LIGHTS_OUT = lights_out(3, 3)
SEVENTHS = (3, 2, 3, 2, -1, -5, -4, 2, 3)  # of presses: they change the cells 0 and 1
_DETERMINANTS = (*map(str, range(-17, 18)), "1.0", "+1", "even", "odd")  # of small tables
KIND_OF_CELL = (0, 1, 0, 1, 2, 1, 0, 1, 0)  # corner, edge or centre


def _fraction(top: int, below: int) -> str:
    return f"{_signed(top)}/{below}"


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


@task(
    """HOLLOW is MAGIC whose plus has lost its centre: mask 4 changes the four edge cells alone. So only the
last row of the table of classes changes: mask 4 adds 0 to a corner cell, 1 to an edge cell, and 0 to the
centre.

What is the determinant of this table?""",
    level="core",
    place=Field(),
    hints=(
        "The rows are 1 2 4, 2 1 0 and 0 1 0. Each product has one number from the last row. Where that is a "
        "0, the product is 0.",
        "Two products hold the 1 of the last row. The others cannot count.",
        "One of the two is 1·0·1. The other has the 4 and the 2 above the 1, and counts with +.",
    ),
    solution="8",
    mistake=("5", "5 belongs to MAGIC. The last row of this table is 0 1 0."),
    ways=_DETERMINANTS,
)
def hollow_determinant(answer: Any) -> tuple[bool, str]:
    """Want the determinant of the table of classes, where the mask of the centre leaves the centre out."""
    table = _table(HOLLOW)
    right = int(reals.det(table))
    given = number(answer, "Give a whole number.", low=-(10**6))
    last = " ".join(map(str, table.tolist()[-1]))
    if given == right:
        told = f"{right} is even, as it must be: HOLLOW loses boards in two colours."
        return True, f"{told} And your bet? {_reason_for_three(right)}"
    if given == int(reals.det(_table(MAGIC))):
        return False, f"{given} belongs to MAGIC. The last row of this table is {last}."
    if given == -right:
        told = f"It is not {_signed(given)}. Look at the sign of the product with the 4 and the 2."
        return False, told
    if given % 2:
        return False, f"{_signed(given)} is odd. But HOLLOW loses boards in two colours."
    return False, f"It is not {_signed(given)}. {_slip(given, table.tolist())}"


def _slip(given: int, table: list[list[int]]) -> str:
    """Return what leads to a wrong even determinant of the table of classes, where it is known."""
    top, middle, last = table
    taken = top[1] * middle[0]
    if given == -taken:
        return f"That is the product {top[1]}·{middle[0]}, with −. It also has the last 0, so it is 0."
    if given in (top[2], middle[0]):
        return f"A product has three numbers, one of each row. Multiply {top[2]}, {middle[0]} and {last[1]}."
    if given == 0:
        return "A product of the 4, the 2 and the 1 is not 0."
    return "Only products with the 1 of the last row count. How many of them are not 0?"


def _reason_for_three(det: int) -> str:
    """Return why a matrix of this determinant has an inverse modulo 3, or has none."""
    factor = gcd(det, 3)
    if factor > 1:
        return f"This number and 3 have the common factor {factor}, so modulo 3 there is no way back."
    rounds = pow(det, -1, 3)
    said = f"A round adds {det} to its cell, and with three colours {det} is {det % 3}."
    if rounds == 1:
        return f"{said} So one round changes this cell alone, by 1. This is a way back."
    total = rounds * (det % 3)
    more = f"So {rounds} rounds add {total}, and {total} is {total % 3}: they change this cell alone, by 1."
    return f"{said} {more} This is a way back."


@task(
    """In eight colours, where 7 is followed by 0, all nine cells can be made 1. Press each corner α times,
each edge β times, and the centre γ times. Give three such numbers: α, β, γ.""",
    level="more",
    place=Field(),
    hints=(
        "After α rounds the edges are pressed 2α times, and the centre 1 − 4α times.",
        "Which multiple of 5 leaves 1, divided by 8? Try 5, 10, 15, and so on.",
        "A number of presses below 0 is as good as that number plus 8.",
    ),
    solution="(5, 2, 5)",
    mistake=("(1, 2, 1)", "After these presses a corner cell shows 5, and not 1."),
    ways=(*(" ".join(map(str, times)) for times in product(range(8), repeat=3)), "5 10 -19"),
)
def all_ones_in_eight(answer: Any) -> tuple[bool, str]:
    """Want how often to press corners, edges and the centre, to make each cell 1 in eight colours."""
    given = numbers(answer, "Give three numbers, such as (1, 2, 3).", count=3)
    times = [given[kind] for kind in KIND_OF_CELL]
    shown = [sum(map(mul, times, column)) % 8 for column in MAGIC.matrix.T.tolist()]
    for cell, name in ((0, "a corner cell"), (1, "an edge cell"), (4, "the centre")):
        if shown[cell] != 1:
            return False, f"After these presses {name} shows {shown[cell]}, and not 1."
    return True, "Each cell shows 1. You have divided by 5: modulo 8, five times 5 is 1."


@task(
    """With five colours, a press adds 1 to each cell of the mask, and 4 is followed by 0. Six cells must
become 1, and the other three stay 0. MAGIC's masks can make only a few of these boards from white. Give one
of them: press its six cells.""",
    level="more",
    place=Press(rules=UNIT, label="the cells that are 1"),
    hints=(
        "In the first figure of the chapter press cells of D, until all nine numbers at the right are whole.",
        "Begin with no cell, and look at the number of mask 0 alone. What does a corner cell add to it, and "
        "what does each other cell? Leave out whole numbers: −1/5 is as good as 4/5.",
        "A corner cell adds 4/5, but for whole numbers, and each other cell 2/5. Six cells must add a whole "
        "number. How many of them are corners?",
    ),
    solution="[0, 1, 2, 3, 6, 8]",
    mistake=(
        "[0, 1, 2, 3, 4, 5]",
        "The answer for this board is not whole: mask 0 would be pressed 1/5 of a time.",
    ),
)
def made_in_five_colours(answer: Any) -> tuple[bool, str]:
    """Want a board of six 1s that MAGIC's masks make from white in five colours."""
    board = bits(answer, (3, 3), NINE_CELLS, or_number=True)
    if (ones := int(board.sum())) != 6:
        return False, f"You pressed {ones} {'cell' if ones == 1 else 'cells'}. Press six."
    fifths = (board.ravel().astype(int) @ reals.adjugate(MAGIC.matrix)).tolist()
    for mask, top in enumerate(fifths):
        if top % 5:
            told = f"mask {mask} would be pressed {_fraction(top, 5)} of a time."
            return False, f"The answer for this board is not whole: {told}"
    times = ", ".join(_signed(top // 5) for top in fifths)
    return True, f"The answer is whole: press masks 0 to 8 so often: {times}."


@task(
    """Somebody says: “A matrix of 0s and 1s that has an ordinary inverse also has one modulo 2.” Show that
this is wrong: give a 3×3 matrix of 0s and 1s whose determinant is 2.""",
    level="more",
    place=Field(lines=3),
    hints=(
        "Look for three rows that add up to zero modulo 2, but not in ordinary numbers.",
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
    """Another game with nine masks is Lights Out: a mask changes its own cell and the cells beside it. Cells
0 and 1 must change, the left and the middle one of the upper row. The figure tells, in ordinary numbers, how
many sevenths of a press each mask takes. Which masks do you press?""",
    level="more",
    place=Press(
        rules=UNIT,
        label="presses, in ordinary numbers",
        names=tuple(_fraction(top, 7) for top in SEVENTHS),
        makes=LIGHTS_OUT,
    ),
    hints=(
        "7 is odd. So 2/7 of a press does the same as seven times 2/7, and that is 2 presses.",
        "Press the masks whose upper number is odd. A minus sign does not matter.",
    ),
    solution="[0, 2, 4, 5, 8]",
    mistake=("[0, 2, 8]", "Look at mask 4: −1/7 of a press. Take it seven times. Is this odd or even?"),
)
def odd_sevenths(answer: Any) -> tuple[bool, str]:
    """Want the masks of Lights Out whose numbers of presses are odd sevenths."""
    chosen, _ = presses(answer, LIGHTS_OUT, "Give the numbers of masks, such as [0, 4].")
    for mask, top in enumerate(SEVENTHS):
        if (mask in chosen) != bool(top % 2):
            told = f"Look at mask {mask}: {_fraction(top, 7)} of a press. Take it seven times."
            return False, f"{told} Is this odd or even?"
    return True, "The cells 0 and 1 change, and no other cell. So sevenths have a parity, too."


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


@task(
    """Draw a mask for the centre. Together with MAGIC's other eight masks it must make every board of two
colours, but not every board of three. A mask of one cell is too easy: draw more.""",
    level="more",
    place=Press(rules=UNIT, label="the mask of the centre"),
    hints=(
        "Some board of k colours is lost exactly when the determinant and k share a factor. So the "
        "determinant must be odd, and a multiple of 3.",
        "Each cell of your mask adds its entry of column 4 of 5×IY to the determinant: a corner −1, an "
        "edge 2, and the centre −3.",
        "Which corners alone give −3?",
    ),
    solution="[0, 2, 6]",
    mistake=(
        "[1, 3, 4, 5, 7]",
        "The determinant of these masks is 5. In two colours every board can be made. In three colours every "
        "board can be made.",
    ),
)
def rule_for_three(answer: Any) -> tuple[bool, str]:
    """Want a mask for MAGIC's centre that makes every board of two colours, but not of three."""
    mask = bits(answer, (3, 3), "Press the cells of your mask.", or_number=True)
    if mask.sum() == 1:
        return False, "A mask of one cell is too easy: draw more cells."
    rules = RuleSet([*MAGIC[:4], mask, *MAGIC[5:]])
    two, three = (reals.works_for_colours(rules.matrix, k) for k in (2, 3))
    said = f"In two colours {_boards(two)}. In three colours {_boards(three)}."
    determinant = _signed(reals.det(rules.matrix))
    return two and not three, f"The determinant of these masks is {determinant}. {said}"


def _table(rules: RuleSet) -> NDArray[np.int64]:
    """Return what each class of masks adds to a corner cell, to an edge cell and to the centre."""
    kinds = np.array(KIND_OF_CELL)
    matrix = rules.matrix.astype(np.int64)
    return np.array([matrix[kinds == kind].sum(axis=0)[[0, 1, 4]] for kind in range(3)])


def _boards(every: bool) -> str:
    return "every board can be made" if every else "some boards are lost"

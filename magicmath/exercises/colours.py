"""Exercises of notebook 11."""

from collections.abc import Iterator
from itertools import combinations, permutations
from math import gcd
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from magicmath import reals
from magicmath._shown import shown
from magicmath.exercises._answers import (
    entries,
    function,
    integers,
    number,
    numbered,
    numbers,
    seen,
    whole,
)
from magicmath.exercises._feedback import Unreadable
from magicmath.exercises._places import Editor, Field
from magicmath.exercises._task import task
from magicmath.exercises._trials import called
from magicmath.rules import MAGIC, UNIT, Colours, RuleSet, lights_out

BOARD = "Give a board: three rows of three numbers from 0 to 4."
SOME_COLOURS = "Give numbers of colours from 2 to 16, such as 6, 7."
NINE_NUMBERS = "Give nine numbers from 0 to 5, one for each mask."
ISBN = (0, 1, 9, 8, 5, None, 1, 7, 1, 0)
_TO_SIXTEEN = range(2, 17)
_HOLLOW = reals.det(RuleSet([*MAGIC[:4], MAGIC[4] ^ UNIT[4], *MAGIC[5:]]).matrix)
_OF_RECIPES = pow(_HOLLOW, -1, 11)
_TWENTY = reals.det(lights_out(4, 5).matrix)
_PATIENCE = 1  # seconds for one call
SIX_PRESSES = (1, 0, 3, 0, 4, 0, 2, 0, 5)
SIX_GOAL = (np.array(SIX_PRESSES) @ MAGIC.matrix.astype(int) % 6).reshape(3, 3)


@task(
    """HOLLOW of chapter 03 has the determinant 8. In eleven colours each of its cells has a recipe. Let the
recipes be the rows of B.

What is det B, modulo 11? Give a number from 0 to 10.""",
    level="core",
    place=Field(),
    hints=(
        "Multiply the two determinants: modulo 11 the product is 1.",
        "So which number makes 1 with 8? Go through 1, 12, 23, 34, 45 and so on: which one does 8 divide?",
    ),
    solution="7",
    mistake=("8", "Modulo 11 8·8 is 9. It should be 1."),
    ways=(*map(str, range(11)), "-4", "18"),
)
def determinant_of_recipes(answer: Any) -> tuple[bool, str]:
    """Want the determinant modulo 11 of the matrix of recipes of HOLLOW."""
    given = number(answer, "Give a number from 0 to 10.", low=-9999) % 11
    product = _HOLLOW * given
    if given != _OF_RECIPES:
        return False, f"Modulo 11 {_HOLLOW}·{given} is {product % 11}. It should be 1."
    return True, (
        f"{_HOLLOW}·{given} is {product}, and modulo 11 that is 1. You know det B without one of its 81 "
        "numbers."
    )


def _refused_choices() -> Iterator[str]:
    """Yield each choice of the refused numbers of colours, alone and with one number that is none of them."""
    refused = [k for k in _TO_SIXTEEN if gcd(_TWENTY, k) > 1]
    for size in range(len(refused) + 1):
        for chosen in combinations(refused, size):
            yield ", ".join(map(str, chosen))
            for k in set(_TO_SIXTEEN) - set(refused):
                yield ", ".join(map(str, sorted((*chosen, k))))


@task(
    """Lights Out with four rows of five cells has the determinant 55. In which numbers of colours, from 2 to
16, are some boards out of reach? Give all of them.""",
    level="core",
    place=Field(),
    hints=(
        "A number k is bad if k and 55 have a common divisor greater than 1.",
        "55 is 5 times 11. So a bad k is a multiple of 5, or of 11.",
    ),
    solution="5, 10, 11, 15",
    mistake=("5, 11", "Those are right, but 2 of the numbers from 2 to 16 are missing."),
    ways=tuple(way for way in _refused_choices() if way),
)
def twenty_masks(answer: Any) -> tuple[bool, str]:
    """Want the numbers of colours in which Lights Out of four rows of five cells misses some boards."""
    given = sorted(set(_one_or_more(answer, SOME_COLOURS)))
    for k in given:
        if k not in _TO_SIXTEEN:
            raise Unreadable(f"Only the numbers from 2 to 16 are asked for. {SOME_COLOURS}")
        if gcd(_TWENTY, k) == 1:
            return False, f"{_TWENTY} and {k} have no common divisor but 1: every board can be made."
    wanted = [k for k in _TO_SIXTEEN if gcd(_TWENTY, k) > 1]
    if missing := len(wanted) - len(given):
        right = "That is right" if len(given) == 1 else "Those are right"
        return False, f"{right}, but {missing} of the numbers from 2 to 16 {_are(missing)} missing."
    return True, f"Each of them has 5 or 11 as a common divisor with {_TWENTY}, and no other number has."


def _two_of_five() -> Iterator[str]:
    """Yield the boards of two numbers that add up to 5, written as the task asks."""
    for one, other in permutations(range(9), 2):
        for colour in (1, 2):
            cells = ["0"] * 9
            cells[one], cells[other] = str(colour), str(5 - colour)
            yield ", ".join(" ".join(cells[row : row + 3]) for row in (0, 3, 6))


@task(
    """MAGIC is played in five colours, from the board of 0s. Somebody says: “If the nine numbers of a board
add up to a multiple of 5, MAGIC can make it.” Show that this is wrong.

Give a board whose sum is a multiple of 5, and that fails the test. Write its three rows in one line, for
example as 1 0 0, 0 1 0, 0 0 1.""",
    level="more",
    place=Field(),
    hints=(
        "A board passes if the corners, three times the edges and three times the centre add up to a "
        "multiple of 5.",
        "Two numbers are enough: let one stand in a corner and the other on an edge.",
    ),
    solution="1 4 0, 0 0 0, 0 0 0",
    mistake=(
        "1 0 4, 0 0 0, 0 0 0",
        "Its sum is 5, but its weighted sum is 5 as well: it passes the test, so MAGIC can make it.",
    ),
    ways=("1 0 0, 0 1 0, 0 0 1", "1 1 1, 1 1 0, 0 0 0", "5 0 0, 0 0 0, 0 0 0", *_two_of_five()),
)
def fails_the_test(answer: Any) -> tuple[bool, str]:
    """Want a board of five colours whose sum is a multiple of 5, and that MAGIC cannot make."""
    board = _colours(integers(answer, (3, 3), BOARD), 5)
    five = Colours(MAGIC, 5)
    total, weighted = int(board.sum()), int((board * five.tests[0]).sum())
    if weighted % 5 == 0:
        end = "it passes the test, so MAGIC can make it."
        also = " as well" if total == weighted else ", a multiple of 5"
        return False, f"Its sum is {total}, but its weighted sum is {weighted}{also}: {end}"
    if total % 5:
        return False, f"It fails the test, but its sum is {total}, and that is no multiple of 5."
    return True, f"Its sum is {total}, but its weighted sum is {weighted}: MAGIC cannot make it."


def _one_slip() -> Iterator[str]:
    """Yield the presses of SIX_PRESSES with one wrong number."""
    for mask, right in enumerate(SIX_PRESSES):
        for wrong in range(6):
            if wrong != right:
                yield " ".join(map(str, (*SIX_PRESSES[:mask], wrong, *SIX_PRESSES[mask + 1 :])))


@task(
    """Join the two answers by hand. For each mask you know how often it is pressed modulo 2 and modulo 3.

Which number from 0 to 5 is it? Write the nine numbers, for mask 0 to mask 8.""",
    level="more",
    place=Field(),
    hints=(
        "The table in the figure tells it: look for the column with both remainders.",
        "Or count: 3·a + 4·b leaves a modulo 2 and b modulo 3. Reduce it modulo 6.",
    ),
    solution="[1, 0, 3, 0, 4, 0, 2, 0, 5]",
    mistake=(
        "[2, 0, 1, 0, 1, 0, 2, 0, 3]",
        "Look at mask 0. Modulo 2 your 2 leaves 0, and it should be 1.",
    ),
    ways=(
        "1 0 3 0 4 0 2 0 5",
        "1, 0, 3, 0, 4, 0, 2, 0, 5",
        "1 0 1 0 0 0 0 0 1",
        "1 0 0 0 1 0 2 0 2",
        *_one_slip(),
    ),
)
def joined(answer: Any) -> tuple[bool, str]:
    """Want the presses of MAGIC in six colours that lead from 0s to SIX_GOAL."""
    given = numbers(answer, NINE_NUMBERS, count=9)
    if wrong := [one for one in given if not 0 <= one < 6]:
        raise Unreadable(f"A mask is pressed from 0 to 5 times, not {seen(wrong[0])}. {NINE_NUMBERS}")
    for mask, (mine, wanted) in enumerate(zip(given, SIX_PRESSES, strict=True)):
        for k in (2, 3):
            if mine % k != wanted % k:
                slip = f"Modulo {k} your {mine} leaves {mine % k}, and it should be {wanted % k}."
                return False, f"Look at mask {mask}. {slip}"
    return True, f"In {sum(given)} presses they make the goal. Try it on the board of six colours."


@task(
    """Write a function `reciprocal(a, k)`. It takes a number a from 1 to k − 1, and returns the number b from
1 to k − 1 with a·b = 1 modulo k. If there is none, it returns None.

Use Euclid's lines: they need few steps even where k has a hundred digits, and the checker tries that.""",
    level="more",
    place=Editor(
        calls="reciprocal",
        starter="""def reciprocal(a, k):
    above, s = k, 0  # a line: the remainder is s times a, modulo k
    rest, t = a, 1  # the line below it
    while rest:
        # take the lower line from the upper one as often as possible;
        # what is left is the new lower line
        ...
    # the last remainder that is not 0 is the greatest common divisor
    ...
""",
    ),
    hints=(
        "As often as possible: that is `times = above // rest`. It leaves `above - times * rest`.",
        "Do the same to s and t as to the remainders. Then the lower line becomes the upper one.",
        "After the loop `above` is the greatest common divisor, and `s` belongs to it. `s % k` makes it "
        "a number from 0 to k − 1.",
    ),
    solution="""def reciprocal(a, k):
    above, s = k, 0
    rest, t = a, 1
    while rest:
        times = above // rest
        above, rest = rest, above - times * rest
        s, t = t, s - times * t
    return s % k if above == 1 else None
""",
    mistake=(
        """def reciprocal(a, k):
    above, s = k, 0
    rest, t = a, 1
    while rest:
        times = above // rest
        above, rest = rest, above - times * rest
        s, t = t, s - times * t
    return s % k
""",
        "reciprocal(2, 4) is 1. But 2 and 4 have the common divisor 2, so it should be None.",
    ),
)
def your_reciprocal(answer: Any) -> tuple[bool, str]:
    """Want a function that finds reciprocals modulo k."""
    reciprocal = function(answer, "Give a function of two numbers.")
    pairs = [(a, k) for k in range(2, 40) for a in range(1, k)]
    pairs += [(3**i + 1, 10**i + 7) for i in range(2, 101)]
    for a, k in pairs:
        began = process_time()
        found = called(reciprocal, a, k, may_be_none=True)
        if (wrong := _wrong_reciprocal(found, a, k)) is not None:
            return False, f"reciprocal({_short(a)}, {_short(k)}) is {_said(found)}. {wrong}"
        if process_time() - began > _PATIENCE:
            advice = "With a hundred digits it would never end: use Euclid's lines."
            return False, f"reciprocal({a}, {k}) is right, but too slow. {advice}"
    return True, f"It is right for {len(pairs)} pairs, up to numbers of a hundred digits."


@task(
    """In chapter 09 you repaired pictures with parity checks. Books are protected by a test modulo 11.
Until 2006 an ISBN had ten digits. Multiply the first by 10, the second by 9, and so on, and the last by 1.
The sum must be a multiple of 11.

A drop of ink fell on one digit of this number: `0-19-85?171-0`. Which digit was it?""",
    level="more",
    place=Field(),
    hints=(
        "The lost digit is multiplied by 5. All the others together give 194.",
        "So 194 plus 5 times the digit is 0 modulo 11. What is 194 modulo 11?",
        "Which number is the reciprocal of 5 modulo 11? It is 9, since 5 times 9 is 45.",
    ),
    solution="3",
    mistake=("1", "With 1 the weighted sum is 199, and that is 1 modulo 11."),
    ways=tuple(map(str, range(10))),
)
def lost_digit(answer: Any) -> tuple[bool, str]:
    """Want the digit that is missing in ISBN."""
    digit = number(answer, "Give one digit, from 0 to 9.", high=10)
    digits = [digit if one is None else one for one in ISBN]
    total = sum(weight * one for weight, one in zip(range(10, 0, -1), digits, strict=True))
    if total % 11:
        return False, f"With {digit} the weighted sum is {total}, and that is {total % 11} modulo 11."
    return True, f"The weighted sum is {total}, which is 11 times {total // 11}."


def _one_or_more(answer: Any, wish: str) -> list[int]:
    """Return an answer as a list of whole numbers, also where it is a single one, or raise."""
    flat, shape = entries(answer, wish)
    return numbers(flat, wish) if shape else [number(answer, wish)]


def _are(count: int) -> str:
    return "is" if count == 1 else "are"


def _colours(board: NDArray[np.object_], k: int) -> NDArray[np.int64]:
    """Return whole numbers as a board of k colours, or raise."""
    for one in board.ravel().tolist():
        if not 0 <= one < k:
            raise Unreadable(f"There is no colour {numbered(one)}. {BOARD}")
    return board.astype(int)


def _wrong_reciprocal(found: Any, a: int, k: int) -> str | None:
    """Return what is wrong with the reciprocal of a modulo k, or None."""
    common = gcd(a, k)
    b = None if found is None else whole(found)
    if common > 1:
        said = f"But {_short(a)} and {_short(k)} have the common divisor {common}, so it should be None."
        return None if found is None else said
    if found is None:
        return "But they have no common divisor, so there is a reciprocal."
    if b is None or not 0 < b < k:
        return "It should be a whole number from 1 to k − 1."
    return None if a * b % k == 1 else f"But their product is not 1 modulo {_short(k)}."


def _short(value: int) -> str:
    """Return a number, or where it is long how long it is."""
    return str(value) if value < 10**9 else f"(a number of {len(str(value))} digits)"


def _said(found: Any) -> str:
    """Return what a function gave, in few words."""
    value = whole(found)
    return shown(found) if value is None else _short(value) if value >= 0 else shown(value)

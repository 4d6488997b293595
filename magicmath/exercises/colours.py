"""Exercises of notebook 11."""

from collections.abc import Iterator
from itertools import combinations, permutations, product
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
    zeros_and_ones,
)
from magicmath.exercises._feedback import Unreadable
from magicmath.exercises._places import Editor, Field
from magicmath.exercises._task import task
from magicmath.exercises._trials import called
from magicmath.rules import MAGIC, Colours, lights_out

BOARD = "Give a board: three rows of three numbers from 0 to 4."
COLOURS = "Give one number of colours, from 2 to 255."
ODD_COLOURS = "Give odd numbers of colours, from 3 to 15, such as 5, 7."
SOME_COLOURS = "Give numbers of colours from 2 to 16, such as 6, 7."
THREE_NUMBERS = "Give three numbers of presses, from 0 to 6."
NINE_NUMBERS = "Give nine numbers from 0 to 5, one for each mask."
MATRIX = "Give from two to nine rows of as many numbers, 0 or 1."
ISBN = (0, 1, 9, 8, 5, None, 1, 7, 1, 0)
_ODD = range(3, 16, 2)
_TO_SIXTEEN = range(2, 17)
_PAIRS = np.array([[1, 1, 0], [1, 0, 1], [0, 1, 1]])
_RECIPES = 3 * reals.adjugate(_PAIRS) % 7
_OF_RECIPES = reals.det(_RECIPES) % 7
_TWENTY = reals.det(lights_out(4, 5).matrix)
_PATIENCE = 1  # seconds for one call
SIX_PRESSES = (1, 0, 3, 0, 4, 0, 2, 0, 5)
SIX_GOAL = (np.array(SIX_PRESSES) @ MAGIC.matrix.astype(int) % 6).reshape(3, 3)


@task(
    """Play the pairs in seven colours. The round of cell 0 presses the three masks −1, −1 and 1 times. It
adds −2 to cell 0 alone.

Find the recipe of cell 0, which adds 1. Give three numbers of presses, from 0 to 6.""",
    level="core",
    place=Field(),
    hints=(
        "Modulo 7 the round adds 5. How many rounds add 1? Try the multiples of 5.",
        "Three rounds add 15, and that is 1. So multiply each number of the round by 3.",
        "Three times −1 is −3. Modulo 7 that is 7 − 3.",
    ),
    solution="4, 4, 3",
    mistake=(
        "6, 6, 1",
        "With your presses the three cells grow by 5, 0 and 0, modulo 7. They should grow by 1, 0 and 0.",
    ),
    ways=(*("{}, {}, {}".format(*one) for one in product(range(7), repeat=3)), "-3, -3, 3", "-1, -1, 1"),
)
def recipe_of_pairs(answer: Any) -> tuple[bool, str]:
    """Want the presses of the pairs that add 1 to cell 0 alone, in seven colours."""
    given = numbers(answer, THREE_NUMBERS, count=3)
    grown = [(given[i] + given[j]) % 7 for i, j in ((0, 1), (0, 2), (1, 2))]
    if grown != [1, 0, 0]:
        cells = "{}, {} and {}".format(*grown)
        return False, (
            f"With your presses the three cells grow by {cells}, modulo 7. They should grow by 1, 0 and 0."
        )
    return True, "Modulo 7 the reciprocal of −2 is 3. Three times the round is −3, −3, 3: that is 4, 4, 3."


@task(
    """In seven colours each cell of the pairs has a recipe. Let these be the rows of B. The determinant of
the pairs is −2.

What is det B, modulo 7? Give a number from 0 to 6.""",
    level="core",
    place=Field(),
    hints=(
        "Multiply the two determinants: modulo 7 the product is 1.",
        "So which number makes 1 with −2? Modulo 7 −2 is 5.",
    ),
    solution="3",
    mistake=("5", "Modulo 7 −2·5 is 4. It should be 1."),
    ways=(*map(str, range(7)), "-4", "10"),
)
def determinant_of_recipes(answer: Any) -> tuple[bool, str]:
    """Want the determinant modulo 7 of the matrix of recipes of the pairs."""
    given = number(answer, "Give a number from 0 to 6.", low=-9999)
    if given % 7 != _OF_RECIPES:
        return False, f"Modulo 7 −2·{given % 7} is {-2 * given % 7}. It should be 1."
    rows = ", ".join(" ".join(map(str, row)) for row in _RECIPES.tolist())
    return True, (
        f"−2·3 is −6, and modulo 7 that is 1. You knew it without B. And here are the rows of B: {rows}."
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


@task(
    """Take Lights Out with three rows of three cells. A press adds 1 to a cell and to its neighbours at the
left, at the right, above and below. Count as in the part “Where the five comes from”.

For which number of colours is there a quiet choice that is not empty, so that Lights Out is not always
solvable? Give one such number, from 2 to 255.""",
    level="more",
    place=Field(),
    hints=(
        "Press each corner a times, each edge b times and the centre c times. A corner cell changes by "
        "a + 2b. Write down the same for an edge cell and for the centre.",
        "An edge cell changes by 2a + b + c, and the centre by 4b + c. Now let all three be 0.",
        "The first says a = −2b, and the third c = −4b. Put both into the second.",
    ),
    solution="7",
    mistake=("5", "With 5 colours Lights Out can solve each of these boards."),
    ways=("-7", *map(str, range(2, 36))),
)
def bad_colours(answer: Any) -> tuple[bool, str]:
    """Want a number of colours for which 3×3 Lights Out is not always solvable."""
    masks = lights_out(3, 3).matrix
    if _is_number(answer, determinant := reals.det(masks)):
        raise Unreadable(f"Then {determinant} times b must be 0 modulo k. For which k may b be 1? {COLOURS}")
    k = number(answer, COLOURS, low=2, high=256)
    if reals.works_for_colours(masks, k):
        return False, f"With {k} colours Lights Out can solve each of these boards."
    size = abs(determinant)
    return True, f"With {k} colours some boards are out of reach: {size}b is 0 for b = {k // size}."


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
        "The table of pairs tells it: look for the column with both remainders.",
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


def _odd_choices() -> Iterator[str]:
    """Yield each choice of odd numbers of colours, as a list, or as one number."""
    for size in range(1, len(_ODD) + 1):
        for chosen in combinations(_ODD, size):
            yield ", ".join(map(str, chosen))


@task(
    """Seven cells stand in a row, and there are seven masks. Each mask leaves out one of the cells: a press
adds 1 to the other six. In every even number of colours some boards are out of reach, because the sum of
the seven cells stays even.

In which **odd** numbers of colours, from 3 to 15, are some boards out of reach? Give all of them.""",
    level="more",
    place=Field(),
    hints=(
        "Add the seven cells. How much does a press add to this sum? A cell that comes back to 0 takes the "
        "number of colours away.",
        "If the number of colours is even, 2 divides what is added and what is taken away: the sum stays "
        "even. Which odd numbers of colours have a common divisor with 6?",
        "And in the other odd numbers? Make one cell grow, and no other. Press each mask once. Then take one "
        "mask back, until six cells are at 0 again. How much has the seventh grown?",
    ),
    solution="3, 9, 15",
    mistake=("3, 7, 9, 15", "In 7 colours every board can be made."),
    ways=(*map(str, range(2, 17, 2)), "3, 6, 9, 12, 15", *_odd_choices()),
)
def one_left_out(answer: Any) -> tuple[bool, str]:
    """Want the odd numbers of colours in which masks that leave out one cell of seven miss some boards."""
    given = sorted(set(_one_or_more(answer, ODD_COLOURS)))
    for k in given:
        if not 2 <= k <= 16:
            raise Unreadable(f"Only the numbers from 3 to 15 are asked for. {ODD_COLOURS}")
        if k % 2 == 0:
            return False, f"In {k} colours some boards are out of reach, but {k} is not odd."
    determinant = reals.det(1 - np.eye(7, dtype=int))
    for k in given:
        if gcd(determinant, k) == 1:
            return False, f"In {k} colours every board can be made."
    wanted = [k for k in _ODD if gcd(determinant, k) > 1]
    if missing := len(wanted) - len(given):
        right = "That is right" if len(given) == 1 else "Those are right"
        return False, f"{right}, but {missing} of the odd numbers from 3 to 15 {_are(missing)} missing."
    common = gcd(determinant, *wanted)
    return True, (
        f"There the sum stays a multiple of {common}. And in the others? Press each mask once: "
        f"every cell grows by {determinant}. Now take mask 0 back {determinant} times: all cells but cell 0 "
        f"lose {determinant} again. So cell 0 alone has grown by {determinant}. Where {determinant} has a "
        "reciprocal, that gives a recipe."
    )


def _small_matrices() -> Iterator[str]:
    """Yield matrices: all of two or three rows, those with 0 on the diagonal alone, and cyclic ones."""
    for side in (2, 3):
        for rows in product(product((0, 1), repeat=side), repeat=side):
            yield str([list(row) for row in rows])
    for side in range(4, 10):
        yield str((1 - np.eye(side, dtype=int)).tolist())
    for side in (4, 5):
        for first in product((0, 1), repeat=side):
            yield str([first[-i:] + first[:-i] for i in range(side)]).replace("(", "[").replace(")", "]")


@task(
    """Find a matrix of 0 and 1 that has an inverse modulo 2 and modulo 5, but none modulo 3. Let it have from
two to nine rows. Write it as a list of rows, such as [[1, 0], [0, 1]].""",
    level="more",
    place=Field(),
    hints=(
        "Its determinant must be a multiple of 3, but not of 2 or 5.",
        "Take masks that leave out one cell each, as in the exercise before. There one of seven cells grows "
        "by 6. How is it with n cells?",
        "With n cells it grows by n − 1, and that is the determinant, up to the sign. Which n do you need? "
        "Put 0 on the diagonal and 1 elsewhere.",
    ),
    solution="[[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]",
    mistake=("[[1, 1, 0], [0, 1, 1], [1, 0, 1]]", "Its determinant is 2: modulo 2 it has no inverse."),
    ways=tuple(_small_matrices()),
)
def not_in_three(answer: Any) -> tuple[bool, str]:
    """Want a matrix of bits with an inverse modulo 2 and 5, and none modulo 3."""
    flat, shape = entries(answer, MATRIX)
    if len(shape) != 2 or shape[0] != shape[1] or not 2 <= shape[0] <= 9:
        raise Unreadable(f"That is no such matrix. {MATRIX}")
    determinant = reals.det(np.array(zeros_and_ones(flat, shape, MATRIX)).reshape(shape))
    told = str(determinant).replace("-", "−")
    for k in (2, 5):
        if gcd(determinant, k) > 1:
            return False, f"Its determinant is {told}: modulo {k} it has no inverse."
    if determinant % 3:
        return False, f"Its determinant is {told}: modulo 3 it has an inverse."
    return True, (
        f"Its determinant is {told}, a multiple of 3, but not of 2 or 5. For each n the masks that leave out "
        "one of n cells have the determinant n − 1, up to the sign: n = 4 is the one to take."
    )


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


def _is_number(answer: Any, value: int) -> bool:
    """Tell whether an answer is a number of a value, in whatever type."""
    return not isinstance(answer, str) and whole(answer) == value or shown(answer) == str(value)

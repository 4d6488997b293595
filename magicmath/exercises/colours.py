"""Exercises of notebook 11."""

from collections.abc import Iterator
from itertools import permutations, product
from math import gcd
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from magicmath import reals
from magicmath._shown import shown
from magicmath.exercises._answers import (
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
from magicmath.rules import MAGIC, UNIT, Colours, RuleSet

BOARD = "Give a board: three rows of three numbers from 0 to 4."
FIVE_NUMBERS = "Give five numbers: the number of colours, from 2 to 11, and the four cells."
NINE_NUMBERS = "Give nine numbers from 0 to 5, one for each mask."
ISBN = (0, 1, 9, 8, 5, None, 1, 7, 1, 0)
_TO_ELEVEN = range(2, 12)
_HOLLOW = reals.det(RuleSet([*MAGIC[:4], MAGIC[4] ^ UNIT[4], *MAGIC[5:]]).matrix)
_OF_RECIPES = pow(_HOLLOW, -1, 11)
_PAIRS = np.array([[1, 1, 0], [1, 0, 1], [0, 1, 1]])
_ALL_BUT_ONE = RuleSet((1 - np.eye(4, dtype=int)).reshape(4, 2, 2))
_ADDED = abs(reals.det(_ALL_BUT_ONE.matrix))
_PATIENCE = 1  # seconds for one call
SIX_PRESSES = (1, 0, 3, 0, 4, 0, 2, 0, 5)
SIX_GOAL = (np.array(SIX_PRESSES) @ MAGIC.matrix.astype(int) % 6).reshape(3, 3)


@task(
    """The pairs in five colours: their masks are the rows of M, and their recipes are the rows of B. The
recipe of cell 2 is missing.

```
M  1 1 0    B  3 3 2
   1 0 1       3 2 3
   0 1 1       ? ? ?
```

Pressed so often, the three masks make 0 0 1. Which three numbers are they?""",
    level="core",
    place=Field(),
    hints=(
        "First read row 0 of B: 3 times 1 1 0, 3 times 1 0 1 and 2 times 0 1 1 make 6 5 5. Modulo 5 that is "
        "1 0 0.",
        "Call the three numbers a, b and c. So a + b = 0, a + c = 0 and b + c = 1, modulo 5.",
        "The first two equations say b = c. So 2b = 1, and 3 is the reciprocal of 2.",
    ),
    solution="2 3 3",
    mistake=("-1 1 1", "These presses make 0 0 2, modulo 5. They should make 0 0 1."),
    ways=tuple(sign.join(map(str, row)) for row in product(range(5), repeat=3) for sign in (" ", ", ")),
)
def last_recipe(answer: Any) -> tuple[bool, str]:
    """Want the presses of the pairs that make 0 0 1 in five colours."""
    made = np.array(numbers(answer, "Give three numbers from 0 to 4.", count=3), object) @ _PAIRS % 5
    said = f"These presses make {_in_a_row(made)}, modulo 5."
    if made.tolist() != [0, 0, 1]:
        return False, f"{said} They should make 0 0 1."
    return True, f"{said} So each row of B makes a single 1: the product B·M is I modulo 5."


def _small_boards() -> Iterator[str]:
    """Yield in each number of colours the boards of 0s and 1s, and those with one cell that is not 0."""
    for k in _TO_ELEVEN:
        boards = set(product((0, 1), repeat=4))
        boards |= {tuple(value * (i == cell) for i in range(4)) for value in range(k) for cell in range(4)}
        for board in sorted(boards):
            yield " ".join(map(str, (k, *board)))
            yield ", ".join(map(str, (k, *board)))


@task(
    """On a board of two rows of two cells stand four masks. Each of them changes all cells but its own.

Look at the numbers of colours from 2 to 11. Take the largest in which some boards are out of reach, and find
such a board. Give five numbers: this number of colours, and then the four cells. For example, 7 1 0 0 0 is
the board 1 0 0 0 in seven colours.""",
    level="core",
    place=Field(),
    hints=(
        "Press the masks 1, 2 and 3 once, and take mask 0 back twice. What does each cell get?",
        "So a round adds 3. In which numbers of colours has 3 no reciprocal?",
        "Give all four cells the same weight w. A press adds 3·w. For which w is that 0 in your colours?",
    ),
    solution="9 1 0 0 0",
    mistake=(
        "3 1 0 0 0",
        "In 3 colours nobody makes this board. But up to 11 there is a larger number of colours like that.",
    ),
    ways=tuple(_small_boards()),
)
def all_but_its_own(answer: Any) -> tuple[bool, str]:
    """Want the largest number of colours up to 11 in which these masks miss boards, and such a board."""
    k, *board = numbers(answer, FIVE_NUMBERS, count=5)
    if k not in _TO_ELEVEN:
        raise Unreadable(f"The number of colours is from 2 to 11, not {seen(k)}. {FIVE_NUMBERS}")
    if wrong := [one for one in board if not 0 <= one < k]:
        raise Unreadable(f"There is no colour {numbered(wrong[0])} in {k} colours. {FIVE_NUMBERS}")
    colours = Colours(_ALL_BUT_ONE, k)
    if colours.is_always_solvable:
        why = f"There {_ADDED} has the reciprocal {pow(_ADDED, -1, k)}."
        return False, f"In {k} colours every board can be made. {why}"
    white, cells = np.zeros((2, 2), int), np.reshape(board, (2, 2))
    if not len(colours.failed_tests(white, cells)):
        times = _in_a_row(colours.solve(white, cells))
        return False, f"In {k} colours this board can be made. Press the masks 0 to 3 so often: {times}."
    if any(not Colours(_ALL_BUT_ONE, larger).is_always_solvable for larger in _TO_ELEVEN if larger > k):
        found = f"In {k} colours nobody makes this board."
        return False, f"{found} But up to 11 there is a larger number of colours like that."
    weight, total = k // _ADDED, sum(board)
    why = f"With the weights {weight} a press adds {_ADDED * weight}, and modulo {k} that is 0."
    return True, f"{why} But your board has the weighted sum {weight}·{total}, and that is not 0."


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
    """HOLLOW of chapter 03 has the determinant 8. In eleven colours each of its cells has a recipe. Let the
recipes be the rows of B.

What is det B, modulo 11? Give a number from 0 to 10.""",
    level="more",
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
    """The pairs in four colours again, with the goal 1 0 3. Give one solution: the numbers a, b and c, each
from 0 to 3.""",
    level="more",
    place=Field(),
    hints=(
        "Row 2 says 2c = 2. Try the four numbers for c: two of them do it.",
        "Choose one of them. Row 1 then tells b, and row 0 tells a.",
    ),
    solution="3 2 1",
    mistake=("0 1 1", "These presses make 1 1 2, modulo 4. They should make 1 0 3."),
    ways=tuple(sign.join(map(str, row)) for row in product(range(4), repeat=3) for sign in (" ", ", ")),
)
def pairs_in_four(answer: Any) -> tuple[bool, str]:
    """Want presses of the pairs that make 1 0 3 in four colours."""
    given = numbers(answer, "Give three numbers from 0 to 3.", count=3)
    made = np.array(given, object) @ _PAIRS % 4
    said = f"These presses make {_in_a_row(made)}, modulo 4."
    if made.tolist() != [1, 0, 3]:
        return False, f"{said} They should make 1 0 3."
    return True, f"{said} And there is another solution: c is {(given[2] + 2) % 4} there."


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


def _in_a_row(cells: NDArray[Any]) -> str:
    return " ".join(map(str, cells.tolist()))


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

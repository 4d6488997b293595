"""Exercises of notebook 08."""

from contextlib import suppress
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from magicmath import gf2, helix
from magicmath.exercises._answers import (
    bits,
    entries,
    function,
    number,
    power_slip,
    rule_set,
    whole,
)
from magicmath.exercises._feedback import Unreadable, counted
from magicmath.exercises._places import Editor, Field, Press
from magicmath.exercises._task import task
from magicmath.exercises._trials import called, called_for_bits, shown_rows
from magicmath.rules import fractal, unit
from magicmath.widgets.million import tilted

FOUR_ROWS = "Give four rows of four numbers, 0 or 1."
FOUR_MASKS = "Give four masks, one in each line, as four numbers 0 or 1."
SIDE = 1024
CELLS = SIDE * SIDE
MASK = 513 * SIDE + 770
_LIKELY = sorted(
    {
        *range(101),
        *range(200, 1001, 100),
        *(2**k + more for k in range(7, 21) for more in (-1, 0, 1)),
        513,
        770,
    }
)
_SIDES = [row for row in range(SIDE) if row.bit_count() == 8]  # of four 1s in ⌽G1024
_COLUMN_WAYS = tuple(str(SIDE * side + SIDE - 1) for side in _SIDES)
FEWEST_CELLS = 4
_TRIAL = 4096  # cells; a function that is slow for so many is not tried with a million
_PATIENCE = 120  # seconds that so many would let expect
DECIDING = int((np.arange(CELLS) & ~MASK == 0).sum())


@task(
    """Write the butterfly that solves a board. D is a list of 2, 4, 8, … bits: a 1 for each cell that must
change. Return a list with a 1 for each mask to press. The loop below runs once for each level: `step` is 1,
then 2, then 4, and so on. Write what one level does. Two pieces of Python help: `if i & step:` asks whether i
has a 1 in the digit of the step, and `s[i] ^= x` adds x to place i modulo 2.

**Check** tries small boards first. Then your function gets the letters above, all 1,048,576 cells. That may
take half a minute. In a page, the first check also starts Python, and that may take a minute.""",
    level="core",
    place=Editor(
        calls="solve",
        starter="""def solve(D):
    s = list(D)
    step = 1
    while step < len(s):
        # one level: your lines
        ...
        step *= 2
    return s
""",
    ),
    hints=(
        "Go through all places i. Only those with a 1 in the digit of the step change. Each adds its "
        "partner.",
        "The partner of place i has a 0 in the digit of the step. It is place `i - step`.",
        "A loop over all i stands in the `while` loop: `for i in range(len(s)):`. In it stand two lines.",
    ),
    solution="""def solve(D):
    s = list(D)
    step = 1
    while step < len(s):
        for i in range(len(s)):
            if i & step:
                s[i] ^= s[i - step]
        step *= 2
    return s
""",
    mistake=(
        """def solve(D):
    s = list(D)
    step = 1
    while step < len(s):
        for i in range(len(s)):
            if i & step:
                s[i - step] ^= s[i]
        step *= 2
    return s
""",
        "For D = 0 1 your function returns 1 1, and should return 0 1. You add each place to the one before: "
        "do it the other way round.",
    ),
)
def your_million(answer: Any) -> tuple[bool, str]:
    """Want a function that takes the helix transform, and is quick enough for CELLS bits."""
    solve = function(answer, "Give a function of a list of bits.")
    generator = np.random.default_rng(8)
    small = [np.eye(size, dtype=np.uint8)[place] for size in (2, 4, 8) for place in reversed(range(size))]
    small += [generator.integers(0, 2, size, dtype=np.uint8) for size in (2, 4, 8, 16, 32, 64) for _ in "ab"]
    for bits_given in sorted(small, key=len):
        returned = called_for_bits(solve, bits_given.tolist(), shape=bits_given.shape)
        right = helix.helix(bits_given)
        if not np.array_equal(returned, right):
            given, got, wanted = map(_in_a_row, (bits_given, returned, right))
            is_turned = got != given and np.array_equal(returned, helix.helix(bits_given[::-1])[::-1])
            told = " You add each place to the one before: do it the other way round." if is_turned else ""
            places, why = _adding_to_all_places(bits_given)
            if np.array_equal(returned, places):
                told = why
            return False, f"For D = {given} your function returns {got}, and should return {wanted}.{told}"
    begun = perf_counter()
    called(solve, [0, 1] * (_TRIAL // 2))
    if (perf_counter() - begun) * CELLS / _TRIAL > _PATIENCE:
        return False, "It is right for small boards, but too slow for a million cells. Do the levels in turn."
    cells = tilted().ravel()
    right = helix.helix(cells)
    if not _is_same(called(solve, cells.tolist()), right):
        return False, "It is right for small boards, but not for the letters. Does it do all 20 levels?"
    return True, (
        f"Your function solved the million: it found the {int(right.sum(dtype=int)):,} presses. "
        "They are the picture at the right of the letters above."
    )


def _adding_to_all_places(given: NDArray[np.uint8]) -> tuple[NDArray[np.uint8], str]:
    """Return what comes out if a level adds to all places, one after the other, not only to those with a 1.

    The second is what can be said of the first place that changes though it should not.
    """
    places = given.copy()
    told = ""
    step = 1
    while step < len(places):
        for i in range(step, len(places)):
            if not told and not i & step and places[i - step]:
                told = f" Place {i} has a 0 in the digit of step {step}, and yet it changed."
            places[i] ^= places[i - step]
        step *= 2
    return places, told


@task(
    """On a board of fractal MAGIC with 1024 rows and 1024 columns, some cells must change. You want to know
only whether mask 526082 is pressed. It stands in row 513 and column 770, since 526082 = 1024 · 513 + 770.

For how many of the cells must you know whether they change?""",
    level="more",
    place=Field(),
    hints=(
        "The press sums the cells whose row is a subset of 513, and whose column is a subset of 770.",
        "In binary, 513 is 1000000001 and 770 is 1100000010. How many subsets has a set of five things?",
    ),
    solution="2**5",
    mistake=("6", "6 is 2 · 3. A number with two 1s has four subsets, and not two."),
    ways=("2^5", "4*8", "8 * 4", *map(str, _LIKELY)),
)
def cells_that_decide(answer: Any) -> tuple[bool, str]:
    """Want on how many cells of the difference one press of the board of 1024×1024 cells depends."""
    cells = number(answer, "Give one whole number, not negative.")
    if cells == DECIDING:
        return True, "They are the cells whose row is a subset of 513, and whose column is a subset of 770."
    if cells == 2 * 3:
        return False, "6 is 2 · 3. A number with two 1s has four subsets, and not two."
    slip = power_slip(cells, 2, 5)
    if cells < DECIDING:
        return False, f"It depends on more cells.{slip}"
    return False, "It depends on fewer cells: the press sums only subsets of its row and its column."


@task(
    """A board of fractal MAGIC has 1024 rows and 1024 columns. Find a mask that changes just four cells, all
of them in the last column, column 1023. There are many such masks. Give the number of one: 1024 times the row
at its side, plus the row at its top.""",
    level="more",
    place=Field(),
    hints=(
        "All black cells lie in column 1023. So at the top there is a single 1. Which row of ⌽G1024 has a "
        "single 1?",
        "At the side there must be four 1s. By Lucas' theorem, each 0 in the ten binary digits of a row's "
        "number doubles the 1s of the row.",
        "So the number at the side has two 0s among its ten digits, such as 1111111100.",
    ),
    solution="# side 1111111100, top 1111111111\n1024 * 0b1111111100 + 1023",
    mistake=(
        "1023",
        "Mask 1023 is the product of row 0 at the side and row 1023 at the top. It changes 1024 cells.",
    ),
    ways=(
        *_COLUMN_WAYS,
        *(f"1024*{side}+1023" for side in _SIDES),
        *(f"1024 * {side} + 1023" for side in _SIDES),
        *map(str, (*_SIDES, *(SIDE * 1023 + side for side in _SIDES))),
    ),
)
def four_in_a_column(answer: Any) -> tuple[bool, str]:
    """Want a mask of SIDE×SIDE with four cells, all in the last column."""
    mask = number(answer, "Give one whole number, not negative.")
    if mask >= CELLS:
        return False, f"The last mask of this board is {CELLS - 1}."
    side, top = divmod(mask, SIDE)
    upright, flat = (2 ** (10 - row.bit_count()) for row in (side, top))
    made = f"Mask {mask} is the product of row {side} at the side and row {top} at the top."
    if upright * flat != 4:
        return False, f"{made} It changes {counted(upright * flat, 'cell')}."
    if flat != 1:
        return False, f"{made} It changes 4 cells, but not all of them in column 1023."
    return True, f"{made} The top has a single 1, in column 1023, and the side has four 1s."


@task(
    """Cell k of this board belongs to mask k of fractal MAGIC. Draw a board with four or more black cells
that turns white if you press the masks of its black cells. Each tap flips one cell.""",
    level="more",
    place=Press(rules=unit(4, 4)),
    hints=(
        "The presses of a board are its helix transform. So look for a board that is its own transform.",
        "Add any board to its own transform, as you did with sequences in chapter 07. For example, mask 0 "
        "flips each cell. So the board with cell 0 alone has the black board as its transform.",
    ),
    solution="[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]",
    mistake=("[0]", "Its presses are not its black cells, but\n1 1 1 1\n1 1 1 1\n1 1 1 1\n1 1 1 1"),
)
def one_press_board(answer: Any) -> tuple[bool, str]:
    """Want a 4×4 board of FEWEST_CELLS or more black cells that is its own set of presses."""
    board = bits(answer, (4, 4), FOUR_ROWS)
    if not board.any():
        return False, "The white board is too easy."
    solution = helix.helix(board.ravel()).reshape(4, 4)
    if not np.array_equal(solution, board):
        return False, f"Its presses are not its black cells, but\n{shown_rows(solution)}"
    if board.sum() < FEWEST_CELLS:
        black = counted(int(board.sum()), "black cell")
        return False, f"It turns white, but it has only {black}. Draw one with {FEWEST_CELLS} or more."
    return True, "Press the masks whose cells are black: the board turns white."


@task(
    """Make a puzzle with four masks for a board of 2×2. Its matrix must be its own inverse. You know two such
puzzles: the fractal masks and the unit boxes. Find another one, not just one of these two in another order.

Write one mask in each line, as four numbers 0 or 1: the upper two cells, then the lower two.""",
    level="more",
    place=Field(lines=4),
    hints=(
        "Leave three masks as unit boxes, which flip one cell each.",
        "Let the fourth mask flip its own cell and one cell more.",
    ),
    solution="1 0 0 0\n0 1 0 0\n0 0 1 0\n1 0 0 1",
    mistake=(
        "1 1 0 0\n1 0 1 0\n0 1 0 1\n0 0 1 1",
        "Press the masks that lie at the black cells of mask 0: you should get the unit box of cell "
        "0, but you get\n"
        "0 1\n1 0",
    ),
)
def own_puzzle(answer: Any) -> tuple[bool, str]:
    """Want a rule set of 2×2, its own inverse, that is neither fractal nor unit boxes."""
    if isinstance(answer, (str, list, tuple)):
        _want_four_lines(answer)
    rules = rule_set(answer, 2, FOUR_MASKS)
    square = gf2.matmul(rules.matrix, rules.matrix)
    for mask in range(4):
        if not np.array_equal(square[mask], np.eye(4)[mask]):
            return False, (
                f"Press the masks that lie at the black cells of mask {mask}: you should get the unit "
                "box of cell "
                f"{mask}, but you get\n{shown_rows(square[mask].reshape(2, 2))}"
            )
    if sorted(rules.numbers) == sorted(fractal(2).numbers):
        return False, "These are the fractal masks, in one order or another. Find another puzzle."
    if (rules.matrix.sum(axis=1) == 1).all():
        return False, "These are the unit boxes, in one order or another. Find another puzzle."
    return True, "A puzzle that is its own solution."


def _want_four_lines(answer: Any) -> None:
    """Raise where an answer of 0s and 1s, one after the other, has too few or too many for four masks."""
    flat, shape = entries(answer, FOUR_MASKS)
    if len(shape) != 1 or len(flat) == 4 * 4 or any(whole(item) not in (0, 1) for item in flat):
        return
    if len(flat) == 4:
        raise Unreadable(f"That is one mask. {FOUR_MASKS}")
    raise Unreadable(f"You gave {len(flat)} numbers, and four masks have 16. {FOUR_MASKS}")


def _in_a_row(array: Any) -> str:
    return " ".join(map(str, array.tolist()))


def _is_same(returned: Any, right: Any) -> bool:
    """Tell whether a function returned these bits, however many."""
    with suppress(Exception):  # it may be anything
        return np.array_equal(np.asarray(returned, dtype=float), right)
    return False

"""Exercises of notebook 08."""

from contextlib import suppress
from time import perf_counter
from typing import Any

import numpy as np

from magicmath import gf2, helix
from magicmath.exercises._answers import (
    bits,
    entries,
    function,
    number,
    power_slip,
    presses,
    rule_set,
    whole,
)
from magicmath.exercises._feedback import Unreadable, counted
from magicmath.exercises._places import Editor, Field, Press
from magicmath.exercises._task import task
from magicmath.exercises._trials import called, called_for_bits, shown_rows
from magicmath.rules import fractal, unit
from magicmath.widgets.million import tilted

FRACTAL = fractal(4)
WHITE = np.zeros((4, 4), dtype=np.uint8)
SMILE = np.array([[1, 0, 0, 1], [0, 0, 0, 0], [1, 0, 0, 1], [0, 1, 1, 0]], dtype=np.uint8)
MASKS = "Give a list of mask numbers, such as [0, 4, 7]."
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
FEWEST_CELLS = 4
_TRIAL = 4096  # cells; a function that is slow for so many is not tried with a million
_PATIENCE = 120  # seconds that so many would let expect
DECIDING = int((np.arange(CELLS) & ~MASK == 0).sum())


@task(
    """A board of fractal MAGIC has 1024 rows and 1024 columns. How many cells does mask 1023 change?""",
    level="core",
    place=Field(),
    hints=(
        "Write 1023 as 1024·a + b. Which two rows of ⌽G1024 is the mask a product of?",
        "Row a has a 1 in each column whose number has all the 1s of a. Look at row 0 and at the last row.",
        "Multiply the number of 1s in row a by the number of 1s in row b.",
    ),
    solution="# row 0 has 1024 1s, and row 1023 has one\n1024 * 1",
    mistake=("1", "For 1 cell both rows would have a single 1. One of them has more."),
    ways=("2^10", "1024*1", "1 * 1024", *map(str, _LIKELY)),
)
def cells_of_mask(answer: Any) -> tuple[bool, str]:
    """Want how many cells mask SIDE - 1 has on the fractal board of SIDE×SIDE."""
    count = number(answer, "Give one whole number, not negative.")
    upright, flat = (2 ** (10 - row.bit_count()) for row in divmod(SIDE - 1, SIDE))
    if count == upright * flat:
        return (
            True,
            "Row 0 has 1s only, and row 1023 has a single 1, at its end: the mask is the last column.",
        )
    if count == 1:
        return False, "For 1 cell both rows would have a single 1. One of them has more."
    if count == CELLS:
        return False, "That is the whole board. Only mask 0 changes all of it."
    slip = power_slip(count, 2, 10)
    return (
        False,
        f"One of the two rows that make the mask has {max(upright, flat)} 1s. Look at the other.{slip}",
    )


@task(
    """Write the butterfly that solves a board. D is a list of 2, 4, 8, … bits: a 1 for each cell that must
change. Return a list with a 1 for each mask to press. The loop below runs once for each level: `step` is 1,
then 2, then 4, and so on. Write what one level does.

**Check** tries small boards first. Then your function gets the letters above, all 1,048,576 cells. That may
take half a minute.""",
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
        "`i & step` is 0 if i has a 0 in the digit of the step. The partner of place i is place `i - step`.",
        "In Python `s[i] ^= x` adds x to place i modulo 2.",
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
            turn = " You add each place to the one before: do it the other way round." if is_turned else ""
            return False, f"For D = {given} your function returns {got}, and should return {wanted}.{turn}"
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


@task(
    """The masks of this board are the sixteen of fractal MAGIC. Cell k, counted row by row from 0, presses
mask k. Turn the white board into the face. Find all presses on paper before you press the first: there are
more than six.""",
    level="more",
    place=Press(
        rules=FRACTAL,
        goal=tuple(map(tuple, SMILE.tolist())),
        gives="presses",
        label="your board, with the numbers of its masks",
        names=tuple(map(str, range(16))),
    ),
    hints=(
        "The start is white. So D is the goal itself, read row by row: sixteen bits.",
        "The presses are the helix transform of D. Level 1 of the butterfly adds place 0 to 1, 2 to 3, and "
        "so on. Level 2 adds 0 to 2, 1 to 3, 4 to 6, 5 to 7, and so on. Level 3 adds 0 to 4, 1 to 5, and so "
        "on. Level 4 adds 0 to 8, 1 to 9, and so on. Press the masks where level 4 has a 1.",
    ),
    solution="[0, 1, 2, 4, 5, 6, 13, 14]",
    mistake=("[0, 3, 8, 11, 13, 14]", "8 cells are still wrong."),
)
def smile(answer: Any) -> tuple[bool, str]:
    """Want presses of 4×4 fractal MAGIC from the white board to the face."""
    chosen, remark = presses(answer, FRACTAL, MASKS)
    if not chosen:
        return False, f"Nothing is pressed, so the board stays white. {MASKS}"
    differ = int((FRACTAL.press(WHITE, chosen) ^ SMILE).sum())
    if differ:
        return False, f"{counted(differ, 'cell')} {'is' if differ == 1 else 'are'} still wrong.{remark}"
    return True, f"{counted(len(chosen), 'press')}, and no matrix was inverted."


@task(
    """On a board of fractal MAGIC with 1024 rows and 1024 columns, some cells must change. You want to know
only whether mask 526082 is pressed. It is the product of rows 513 and 770, since 526082 = 1024 · 513 + 770.

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
    if sorted(rules.numbers) == sorted(fractal(2).numbers) or (rules.matrix.sum(axis=1) == 1).all():
        return False, "The fractal one and the unit boxes, renumbered or not, are known already."
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

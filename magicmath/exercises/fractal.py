"""Exercises of notebook 08."""

from typing import Any

import numpy as np

from magicmath import gf2, helix, plain
from magicmath.exercises._answers import bits, function, number, power_slip, presses, rule_set
from magicmath.exercises._feedback import counted
from magicmath.exercises._places import Editor, Field, Press
from magicmath.exercises._task import task
from magicmath.exercises._trials import bits_returned, called, shown_rows
from magicmath.rules import fractal, unit

FRACTAL = fractal(4)
WHITE = np.zeros((4, 4), dtype=np.uint8)
SMILE = np.array([[1, 0, 0, 1], [0, 0, 0, 0], [1, 0, 0, 1], [0, 1, 1, 0]], dtype=np.uint8)
MASKS = "Give a list of mask numbers, such as [0, 4, 7]."
FOUR_ROWS = "Give four rows of four numbers, 0 or 1."
FOUR_MASKS = "Give four masks of two rows of two cells, with 0 or 1 for each cell."
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
DECIDING = int((np.arange(CELLS) & ~MASK == 0).sum())


@task(
    """A fractal mask is a product of two rows: its cell in row i, column j is black where `p[i]` and `q[j]`
are both 1.

Write a function that makes the mask of two rows p and q, as a list of rows.""",
    level="core",
    place=Editor(
        calls="mask",
        starter="""def mask(p, q):
    rows = []
    for x in p:
        # a row for each item of p, and in it a cell for each item of q
        ...
    return rows
""",
    ),
    hints=(
        "Where the item of p is 0, the whole row is white. Where it is 1, the row is q.",
        "`x * y` is 1 where both are 1, and 0 elsewhere.",
    ),
    solution="""def mask(p, q):
    return [[x * y for y in q] for x in p]
""",
    mistake=(
        """def mask(p, q):
    return [[x ^ y for y in q] for x in p]
""",
        "For p = [1, 0] and q = [1, 1, 0] your function returns\n0 0 1\n1 1 0\nand should return\n1 "
        "1 0\n0 0 0",
    ),
)
def your_mask(answer: Any) -> tuple[bool, str]:
    """Want a function that makes a mask as the outer product of two rows."""
    mask = function(answer, "Give a function of two rows.")
    geniton = [row[::-1] for row in plain.geniton(8)]
    cases = [([1, 0], [1, 1, 0]), *((p, q) for p in geniton for q in geniton)]
    for p, q in cases:
        returned = called(mask, list(p), list(q))
        given = bits_returned(returned, (len(p), len(q)))
        if np.ndim(returned) == 1 and len(returned) == given.size:
            wanted = f"It should return {len(p)} rows of {len(q)} numbers."
            return False, f"Your function returns {given.size} numbers in one list. {wanted}"
        right = [[int(a and b) for b in q] for a in p]
        if given.tolist() != right:
            return False, (
                f"For p = {p} and q = {q} your function returns\n{shown_rows(given)}\n"
                f"and should return\n{shown_rows(right)}"
            )
    return True, f"It makes all {len(cases) - 1} fractal masks of 8×8."


@task(
    """A board of fractal MAGIC has 1024 rows and 1024 columns. How many cells does mask 1023 change?""",
    level="core",
    place=Field(),
    hints=(
        "Write 1023 as 1024·a + b. Which two rows of ⌽G1024 is the mask a product of?",
        "Row a has a 1 in each column whose number has all the 1s of a. Look at row 0 and at the last row.",
        "Multiply the number of 1s in row a by the number of 1s in row b.",
    ),
    solution="2**10",
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
    """The masks of this board are the sixteen of fractal MAGIC. Cell k, counted row by row from 0, presses
mask k. Turn the white board into the face. Trying takes long: more than six masks must be pressed.""",
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
    """Cell k of this board belongs to mask k of fractal MAGIC. Draw a board, not all white, that turns white
if you press the masks of its black cells. Each tap flips one cell.""",
    level="more",
    place=Press(rules=unit(4, 4)),
    hints=(
        "The presses of a board are its helix transform. So look for a board that is its own transform.",
        "Add any board to its own transform, as you did with sequences in chapter 07.",
    ),
    solution="[15]",
    mistake=("[0]", "Its presses are not its black cells, but\n1 1 1 1\n1 1 1 1\n1 1 1 1\n1 1 1 1"),
)
def one_press_board(answer: Any) -> tuple[bool, str]:
    """Want a 4×4 board, not white, that is its own set of presses."""
    board = bits(answer, (4, 4), FOUR_ROWS)
    if not board.any():
        return False, "The white board is too easy."
    solution = helix.helix(board.ravel()).reshape(4, 4)
    if not np.array_equal(solution, board):
        return False, f"Its presses are not its black cells, but\n{shown_rows(solution)}"
    return True, "Press the masks whose cells are black: the board turns white."


@task(
    """Make a puzzle with four masks for a board of 2×2. Its matrix must be its own inverse. You know two such
puzzles: the fractal masks and the unit boxes. Find another one, not just one of these two in another order.

Write one mask in each line, as four numbers 0 or 1.""",
    level="more",
    place=Field(),
    hints=(
        "Leave three masks as unit boxes, which flip one cell each.",
        "Let the fourth mask flip its own cell and one cell more.",
    ),
    solution="[[[1, 0], [0, 0]], [[0, 1], [0, 0]], [[0, 0], [1, 0]], [[1, 0], [0, 1]]]",
    mistake=(
        "[[[1, 1], [0, 0]], [[1, 0], [1, 0]], [[0, 1], [0, 1]], [[0, 0], [1, 1]]]",
        "Press the masks that lie at the black cells of mask 0: you should get the unit box of cell "
        "0, but you get\n"
        "0 1\n1 0",
    ),
)
def own_puzzle(answer: Any) -> tuple[bool, str]:
    """Want a rule set of 2×2, its own inverse, that is neither fractal nor unit boxes."""
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

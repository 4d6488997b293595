"""Exercises of notebook 15."""

from typing import Any

import numpy as np

from magicmath import gf2
from magicmath.exercises._answers import (
    bits,
    entries,
    function,
    masks_named,
    number,
    numbered,
    pair,
    presses,
    square,
)
from magicmath.exercises._feedback import Unreadable
from magicmath.exercises._places import Editor, Field, Press
from magicmath.exercises._task import task
from magicmath.exercises._trials import bits_returned, shown_rows
from magicmath.exercises._ways import overheard
from magicmath.rules import MAGIC, UNIT, RuleSet, pressed, random_rules, to_number

MISPRINTED = gf2.inv(MAGIC.matrix)
MISPRINTED[5, 7] ^= 1
CELL = "Give [row, column], both from 0 to 8."
INVERTER = "Give a function of a matrix."
BOARD = "Give a board: three rows of three numbers, 0 or 1."
BOOK = RuleSet(MAGIC[:3], name="a book of three pages")
_ROWS = np.eye(3, dtype=np.uint8)[:, :, None].repeat(3, axis=2)
LINES = RuleSet([*_ROWS, *_ROWS.swapaxes(1, 2)], name="three rows and three columns")


@task(
    f"""This should be the inverse of Y, MAGIC's matrix, modulo 2:

```
{shown_rows(MISPRINTED)}
```

One of its 81 bits is wrong. Which? Give [row, column], both counted from 0. In Python this matrix is
`check.MISPRINTED`, and Y is `check.MAGIC.matrix`.""",
    level="core",
    place=Field(),
    hints=(
        "In which column does the product differ from the identity? The wrong bit stands in this column.",
        "Write down the cells of that column where the product is wrong. They are the 1s of a column of Y.",
        "A bit in row i meets column i of Y. So the number of that column is the row of the wrong bit.",
    ),
    solution="[5, 7]",
    mistake=(
        "[2, 0]",
        "With that bit turned, the product with Y still differs from the identity in 7 cells.",
    ),
)
def misprinted_cell(answer: Any) -> tuple[bool, str]:
    """Want the [row, column] of the one wrong bit in MISPRINTED, which should be the inverse of Y."""
    i, j = _as_cell(answer)
    mended = MISPRINTED.copy()
    mended[i, j] ^= 1
    wrong = int((gf2.matmul(MAGIC.matrix, mended) != np.eye(9)).sum())
    if wrong:
        turned = " Did you give the column first?" if (j, i) == _misprint() else ""
        return (
            False,
            f"With that bit turned, the product with Y still differs from the identity in {wrong} "
            f"cells.{turned}",
        )
    return True, "With that bit turned, the product with Y is the identity: found, and mended."


@task(
    """Test the rule with other masks. Masks 0, 1 and 2 invert a row of the board each, and masks 3, 4 and 5 a
column each.

Press masks, none of them twice, so that this is *not* the shortest way: fewer presses of these masks make the
same board.""",
    level="core",
    place=Press(rules=LINES, gives="presses"),
    hints=(
        "Press all six masks. How often is each cell inverted?",
        "All six together change nothing. So a choice of masks makes the same board as the masks that it "
        "leaves out.",
    ),
    solution="[0, 1, 3, 4]",
    mistake=("[0, 1, 3]", "Fewer presses than these 3 never make this board."),
)
def a_shorter_way(answer: Any) -> tuple[bool, str]:
    """Want presses of LINES, none twice, that fewer presses replace."""
    named, read_as = presses(answer, LINES, "Give the numbers of the masks that you press.")
    chosen = [mask for mask in set(named) if named.count(mask) % 2]
    white = np.zeros(LINES.shape, dtype=np.uint8)
    shortest = pressed(LINES.solve(white, LINES.press(white, chosen)))
    if not chosen:
        return False, f"Nothing is pressed then, and no way is shorter.{read_as}"
    if len(shortest) == len(chosen):
        return False, f"Fewer presses than these {len(chosen)} never make this board.{read_as}"
    fewer = f"{len(shortest)} in place of {len(chosen)}"
    return True, f"The choice of {masks_named(shortest)} makes the same board: {fewer}."


@task(
    """The book has three pages. They are the masks 0, 1 and 2 of MAGIC:

```
1 1 0   1 1 1   0 1 1
1 1 0   0 0 0   0 1 1
0 0 0   0 0 0   0 0 0
```

It should solve every board of nine cells. Show that it does not: press the cells of a goal that nobody can
reach from the white board with these three masks. No page changes the lowest row, so a cell there would be
too easy: leave that row white.""",
    level="more",
    place=Press(rules=UNIT),
    hints=(
        "Three masks make at most eight boards. Write them down, or look for something that all share.",
        "In the middle row, mask 0 changes two cells, and so does mask 2. Mask 1 changes none there. What "
        "follows for the number of black cells in this row?",
        "A board with only one black cell is a good guess. Can the masks make it?",
    ),
    solution="[4]",
    mistake=("[0, 1, 2]", "The mask 1 reaches it. Look for another goal."),
)
def beyond_the_book(answer: Any) -> tuple[bool, str]:
    """Want a board, white in its lowest row, that the masks of BOOK do not make."""
    board = bits(answer, (3, 3), BOARD, or_number=True)
    white = np.zeros((3, 3), dtype=np.uint8)
    if board[2].any():
        return False, "No page has a black cell in the lowest row, so that is too easy. Leave this row white."
    if BOOK.is_reachable(white, board):
        chosen = pressed(BOOK.solve(white, board))
        named = " and ".join(map(str, chosen))
        which = f"mask{'s' * (len(chosen) > 1)} {named}" if chosen else "empty choice"
        return False, f"The {which} reach{'es' * (len(chosen) < 2)} it. Look for another goal."
    return True, f"No choice of the three pages makes board {to_number(board)}. The book does not solve it."


@task(
    """Somebody says: “If a matrix is its own inverse modulo 2, then so is its mirror image, left to right.
It is so with the identity.” Show that this is wrong: give a matrix that is its own inverse, while its
mirror image is not.""",
    level="more",
    place=Field(),
    hints=(
        "Two rows of two bits are enough.",
        "Begin with the identity, and add one row to the other.",
    ),
    solution="[[1, 1], [0, 1]]",
    mistake=("[[1, 0], [0, 1]]", "Its mirror image is its own inverse, too."),
)
def self_inverse_but_not_mirrored(answer: Any) -> tuple[bool, str]:
    """Want a matrix that is its own inverse while its mirror image, left to right, is not."""
    matrix = square(answer, "Give a square matrix, as a list of rows of 0 and 1.")
    identity = np.eye(len(matrix))
    mirrored = matrix[:, ::-1]
    twice = gf2.matmul(matrix, matrix)
    if not np.array_equal(twice, identity):
        shown = f" Its square modulo 2 is\n{shown_rows(twice)}" if len(matrix) <= 9 else ""
        return False, f"It is not its own inverse.{shown}"
    if np.array_equal(gf2.matmul(mirrored, mirrored), identity):
        return False, "Its mirror image is its own inverse, too."
    return True, f"A counterexample: the mirror image has order {gf2.multiplicative_order(mirrored)}, not 2."


@task(
    """The ledger checks the inverse IYB in four ways: by elimination, by the parity of the
adjugate, by SymPy, and by a search through the 512 choices.

Find a fifth way. Write a function that takes a matrix with an inverse modulo 2, and returns its inverse. It
must work for other matrices than MAGIC's, too.""",
    level="more",
    place=Editor(
        calls="inverse",
        starter="""def inverse(Y):
    # Y is an array of 0s and 1s
    ...
""",
    ),
    hints=(
        "Some power of Y is the identity. What is the power before it?",
        "`gf2.multiplicative_order(Y)` tells which power, and `gf2.matrix_power(Y, n)` makes one.",
    ),
    solution="""def inverse(Y):
    n = gf2.multiplicative_order(Y)
    return gf2.matrix_power(Y, n - 1)
""",
    mistake=(
        """def inverse(Y):
    return gf2.matrix_power(Y, 3)
""",
        "It inverts MAGIC's matrix, but not every other: as a check it would pass by luck.",
    ),
)
def another_way(answer: Any) -> tuple[bool, str]:
    """Want a function that inverts matrices modulo 2, MAGIC's and any other, in none of the four ways."""
    inverse = function(answer, INVERTER)
    generator = np.random.default_rng(11)
    rules = [MAGIC, *(random_rules(3, 3, generator) for _ in range(5))]
    for k, rule in enumerate(rules):
        returned, ways = overheard(inverse, rule.matrix.copy())
        found = bits_returned(returned, (9, 9), or_shape=(9, 3, 3))
        if not np.array_equal(gf2.matmul(rule.matrix, found), np.eye(9)):
            return False, "It does not invert MAGIC's matrix." if k == 0 else (
                "It inverts MAGIC's matrix, but not every other: as a check it would pass by luck."
            )
        if ways:
            return (
                False,
                f"It inverts, but it does so {ways[0]}: that is one of the four ways already listed.",
            )
    return True, "It inverts MAGIC's matrix and five others: a way to put beside the ones that are there."


def _misprint() -> tuple[int, ...]:
    """Return where MISPRINTED is wrong."""
    return tuple(np.argwhere(gf2.inv(MAGIC.matrix) != MISPRINTED)[0].tolist())


def _as_cell(answer: Any) -> tuple[int, int]:
    """Return (row, column), or raise; a table with a single 1 also tells a cell."""
    flat, shape = entries(answer, CELL)
    if shape == (9, 9):
        ones = [place for place, item in enumerate(flat) if item]
        if len(ones) == 1 and set(flat) <= {0, 1}:
            return divmod(ones[0], 9)
        raise Unreadable(f"You gave a matrix. {CELL}")
    row, column = pair(flat if len(shape) < 2 else answer, CELL) if shape else (number(flat[0], CELL), -1)
    if not shape:
        raise Unreadable(f"You gave one number. {CELL}")
    if not (0 <= row < 9 and 0 <= column < 9):
        which, what = ("row", row) if not 0 <= row < 9 else ("column", column)
        raise Unreadable(f"There is no {which} {numbered(what)}. {CELL}")
    return row, column

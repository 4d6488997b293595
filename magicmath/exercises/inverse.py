"""Exercises of notebook 04."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from magicmath import gf2
from magicmath.exercises._answers import bits, entries, function, restored, square
from magicmath.exercises._feedback import Unreadable, counted
from magicmath.exercises._places import Editor, Field, Press
from magicmath.exercises._task import task
from magicmath.exercises._trials import called_for_bits
from magicmath.rules import MAGIC, UNIT, RuleSet

TO_INVERT = np.array([[1, 1, 0], [1, 1, 1], [0, 1, 1]], dtype=np.uint8)
LINES = RuleSet.from_numbers([448, 56, 7, 292, 146, 73], name="LINES")
SPOILED = RuleSet([*MAGIC[:4], MAGIC[0] ^ MAGIC[2] ^ MAGIC[6] ^ MAGIC[8], *MAGIC[5:]], name="spoiled MAGIC")
WHITE = np.zeros((3, 3), dtype=np.uint8)
THREE_ROWS = "Give three rows of three numbers, 0 or 1; modulo 2, −1 is 1."
BOARD = "Give a board: three rows of three numbers, 0 or 1."


@task(
    """Invert this matrix modulo 2, by hand.

```
1 1 0
1 1 1
0 1 1
```

Write the inverse as a list of three rows, each a list of three numbers.""",
    level="core",
    place=Field(),
    hints=(
        "Write the identity to the right of the matrix. Then clear one column after the other.",
        "Add row 0 to row 1. Row 1 then begins with two zeros, so swap it with row 2.",
        "Column 1 comes next: add row 1 to row 0. At last clear column 2 in the rows above row 2.",
    ),
    solution="[[0, 1, 1], [1, 1, 1], [1, 1, 0]]",
    mistake=(
        "[[1, 1, 0], [1, 1, 1], [0, 1, 1]]",
        "Row 0 times column 0 gives 0, and should give 1.",
    ),
)
def inverse_by_hand(answer: Any) -> tuple[bool, str]:
    """Want the inverse modulo 2 of TO_INVERT."""
    flat, shape = entries(answer, THREE_ROWS)
    if shape == (3, 6):
        raise Unreadable(f"Those are both halves: give the right one alone. {THREE_ROWS}")
    product = gf2.matmul(TO_INVERT, bits(restored(flat, shape), (3, 3), THREE_ROWS))
    wrong = np.argwhere(product != np.eye(3))
    if wrong.size:
        i, j = wrong[0]
        return False, f"Row {i} times column {j} gives {product[i, j]}, and should give {int(i == j)}."
    return True, "Times the matrix it gives the identity, on either side."


@task(
    """Now write it down for a computer: a function that inverts any matrix modulo 2.

It takes a matrix that has an inverse, as an array of 0 and 1. It returns the inverse. Use the steps that
you used by hand: find a row with a 1, swap it into place, and add it to the other rows with a 1 in that
column.""",
    level="core",
    place=Editor(
        calls="invert",
        starter="""def invert(Y):
    n = len(Y)
    a = np.hstack([Y, np.eye(n, dtype=int)])  # Y at the left, the identity at the right
    for column in range(n):
        # find a row with a 1 here, swap it into place,
        # and add it to each other row with a 1 here
        ...
    return a[:, n:]
""",
    ),
    hints=(
        "The row to swap is the first one, from row `column` downwards, that has a 1 in this column.",
        "Two rows are swapped by `a[[i, j]] = a[[j, i]]`, and added by `a[i] ^= a[j]`.",
        "Clear the column above the pivot too: go over all rows but the pivot's own.",
    ),
    solution="""def invert(Y):
    n = len(Y)
    a = np.hstack([Y, np.eye(n, dtype=int)])
    for column in range(n):
        pivot = next(i for i in range(column, n) if a[i, column])
        a[[column, pivot]] = a[[pivot, column]]
        for i in range(n):
            if i != column and a[i, column]:
                a[i] ^= a[column]
    return a[:, n:]
""",
    mistake=(
        """def invert(Y):
    n = len(Y)
    a = np.hstack([Y, np.eye(n, dtype=int)])
    for column in range(n):
        for i in range(n):
            if i != column and a[i, column]:
                a[i] ^= a[column]
    return a[:, n:]
""",
        "Your function does not invert this matrix, where a swap is needed:\n[[0 1]\n [1 0]]",
    ),
)
def your_invert(answer: Any) -> tuple[bool, str]:
    """Want a function that inverts matrices modulo 2."""
    invert = function(answer, "Give a function of a matrix.")
    matrices = list(_matrices_to_invert())
    for matrix in matrices:
        inverse = called_for_bits(invert, matrix.astype(int), shape=matrix.shape)
        if not np.array_equal(gf2.matmul(matrix, inverse), np.eye(len(matrix))):
            where = "" if matrix[0, 0] else ", where a swap is needed"
            return False, f"Your function does not invert this matrix{where}:\n{matrix}"
    return True, f"It inverts MAGIC's matrix, and {len(matrices) - 1} others from 1×1 to 12×12."


@task(
    """Somebody says: “Six different lines reach every board.” Show that this is wrong.

The rule `LINES` has six masks. Each inverts a whole row, or a whole column. Press cells below until you
have a board that `LINES` cannot make from white. Do not give the plus: you have seen that one.""",
    level="core",
    place=Press(rules=UNIT),
    hints=(
        "Take four cells that are the corners of a rectangle. How many of them does a line invert?",
        "A line inverts two of the four corners, or none. So an odd number of black corners is out of reach.",
    ),
    solution="[0]",
    mistake=("[0, 1, 2]", "The lines [0] make that board."),
)
def out_of_reach(answer: Any) -> tuple[bool, str]:
    """Want a board that LINES cannot make from white."""
    board = bits(answer, (3, 3), BOARD, or_number=True)
    if np.array_equal(board, MAGIC[4]):
        return False, "That is the plus; find another."
    if not board.any():
        return False, "That is the white board itself: no line is needed."
    if LINES.is_reachable(WHITE, board):
        lines = np.flatnonzero(LINES.solve(WHITE, board)).tolist()
        return False, f"The lines {lines} make that board."
    return True, "No choice of lines makes it: some rectangle has an odd number of black corners."


@task(
    """Find a matrix that is its own inverse modulo 2.

Make it at least 3×3, and not a mere exchange of rows. Write it as a list of rows.""",
    level="more",
    place=Field(),
    hints=(
        "Write the matrix as the identity plus a matrix N. What is its square?",
        "Modulo 2 the square is the identity plus N·N. So look for an N, not zero, with N·N = 0.",
    ),
    solution="[[1, 0, 0], [1, 1, 0], [1, 0, 1]]",
    mistake=(
        "[[1, 0, 0], [1, 1, 0], [1, 1, 1]]",
        "Its square modulo 2 is not the identity:\n[[1 0 0]\n [0 1 0]\n [1 0 1]]",
    ),
)
def own_inverse(answer: Any) -> tuple[bool, str]:
    """Want a matrix of at least 3×3, no permutation, that is its own inverse modulo 2."""
    matrix = square(answer, "Give a square matrix, as a list of rows of 0 and 1.")
    if len(matrix) < 3:
        return False, "Make it at least 3×3."
    if (matrix.sum(axis=0) == 1).all() and (matrix.sum(axis=1) == 1).all():
        return False, "That only exchanges rows: find one with more 1s."
    if not np.array_equal(gf2.matmul(matrix, matrix), np.eye(len(matrix))):
        return False, f"Its square modulo 2 is not the identity:\n{gf2.matmul(matrix, matrix)}"
    return True, "To undo it, do it again. A whole family of such matrices waits further on."


@task(
    """In notebook 02 the centre of MAGIC was spoiled: its mask 4 became the four corners together. The other
eight masks stayed. The masks are then dependent, so some boards are out of reach, and there is a test.

Press the cells of this test: each of the nine masks must invert an even number of them.""",
    level="more",
    place=Press(rules=UNIT),
    hints=(
        "Mask 1 inverts the top side. So the test has no cell there, or two. The same is true for each side.",
        "The new mask 4 inverts the corners: the test has none of them, or two, or four.",
        "Try all four corners, and look at the 2×2 block of mask 0. Which other cells can make it even?",
    ),
    solution="[0, 2, 4, 6, 8]",
    mistake=("[0, 2, 6, 8]", "Mask 0 inverts 1 of your 4 cells, which is odd."),
)
def met_evenly(answer: Any) -> tuple[bool, str]:
    """Want the set of cells that each mask of the spoiled MAGIC meets evenly."""
    board = bits(answer, (3, 3), BOARD, or_number=True)
    if not board.any():
        return False, "Without any cell it tests nothing."
    met = SPOILED.matrix.astype(int) @ board.ravel()
    odd = np.flatnonzero(met % 2).tolist()
    if odd:
        one = met[odd[0]]
        return (
            False,
            f"Mask {odd[0]} inverts {one} of your {counted(int(board.sum()), 'cell')}, which is odd.",
        )
    return (
        True,
        "Each mask inverts an even number of these cells: they are the test of this rule.",
    )


@task(
    """Each board within reach of `LINES` has two solutions. Often one of them is shorter.

Press cells below until you have a board whose two solutions have the same number of presses.""",
    level="more",
    place=Press(rules=UNIT),
    hints=(
        "There are six lines, and the two solutions together use each of them once.",
        "So each solution has three presses. Choose any three lines, and work out which board they make.",
    ),
    solution="[2, 3, 4, 6, 7]",
    mistake=("[0, 1, 2]", "Its solutions have 1 and 5 presses: one is shorter."),
)
def two_shortest(answer: Any) -> tuple[bool, str]:
    """Want a board that LINES makes in two ways which are equally short."""
    board = bits(answer, (3, 3), BOARD, or_number=True)
    if not LINES.is_reachable(WHITE, board):
        return False, "No choice of lines makes that board."
    ways = LINES.solutions(WHITE, board)
    lengths = ways.sum(axis=1).tolist()
    if lengths.count(lengths[0]) < 2:
        return False, f"Its solutions have {' and '.join(map(str, lengths))} presses: one is shorter."
    return True, f"Both solutions have {lengths[0]} presses, and one is the complement of the other."


def _matrices_to_invert() -> Iterator[NDArray[np.uint8]]:
    """Yield matrices that have an inverse, small ones first."""
    yield np.array([[1]], dtype=np.uint8)
    yield np.array([[1, 1], [1, 0]], dtype=np.uint8)
    yield np.array([[0, 1], [1, 0]], dtype=np.uint8)
    yield MAGIC.matrix
    generator = np.random.default_rng(4)
    for size in range(1, 13):
        for _ in range(3):
            yield _invertible(size, generator)


def _invertible(size: int, generator: np.random.Generator) -> NDArray[np.uint8]:
    while True:
        matrix = generator.integers(0, 2, (size, size), dtype=np.uint8)
        if gf2.det(matrix):
            return matrix

"""Exercises of notebook 04."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from magicmath import gf2
from magicmath.exercises._answers import bits, entries, function, restored, square
from magicmath.exercises._feedback import Unreadable, counted
from magicmath.exercises._places import Editor, Field, Press
from magicmath.exercises._task import task
from magicmath.exercises._trials import called_for_bits
from magicmath.rules import MAGIC, UNIT, RuleSet, pressed

TO_INVERT = np.array([[0, 1, 1], [1, 1, 1], [1, 0, 1]], dtype=np.uint8)
LINES = RuleSet.from_numbers([448, 56, 7, 292, 146, 73], name="LINES")
SPOILED = RuleSet([*MAGIC[:4], MAGIC[0] ^ MAGIC[2] ^ MAGIC[6] ^ MAGIC[8], *MAGIC[5:]], name="spoiled MAGIC")
FAULTY = RuleSet([np.bitwise_xor.reduce(UNIT[[1, 3, 5, 7]]), *MAGIC[1:]], name="FAULTY")
THREE_ROWS = "Give three rows of three numbers, 0 or 1; modulo 2, −1 is 1."
BOARD = "Give a board: three rows of three numbers, 0 or 1."
SWAP_TRAP = (
    "Here two rows must be swapped. On arrays `a[i], a[j] = a[j], a[i]` makes two equal rows: the first "
    "row is written over before it is read. `a[[i, j]] = a[[j, i]]` swaps them."
)


@task(
    """Invert this matrix modulo 2, by hand.

```
0 1 1
1 1 1
1 0 1
```

Write it beside the identity, and move until the identity stands at the left. Give the right half, row by
row. You may write it as 100 010 001.""",
    level="core",
    place=Field(matrix=3, wanted="Give the right half alone: three rows of three numbers, 0 or 1."),
    hints=(
        "Write the identity to the right of the matrix. Then clear one column after the other.",
        "Row 0 begins with 0, so swap it with row 1. Then add row 0 to row 2: that clears column 0.",
        "Column 1 comes next: add row 1 to row 0, and row 1 to row 2. At last add row 2 to row 1.",
    ),
    solution="110 011 111",
    mistake=(
        "[[0, 1, 1], [1, 1, 1], [1, 0, 1]]",
        "R·A, your answer times the matrix, should be the identity. "
        "Its row 0, column 0 is 0, and should be 1.",
    ),
    ways=(
        "110 011 111",
        "1 1 0, 0 1 1, 1 1 1",
        "[[1, 1, 0], [0, 1, 1], [1, 1, 1]]",
        "100 010 001",
        "[[0, 1, 1], [1, 1, 1], [1, 0, 1]]",
    ),
)
def inverse_by_hand(answer: Any) -> tuple[bool, str]:
    """Want the inverse modulo 2 of TO_INVERT."""
    flat, shape = entries(answer, THREE_ROWS)
    if shape == (3, 6):
        raise Unreadable(f"Those are both halves: give the right one alone. {THREE_ROWS}")
    product = gf2.matmul(bits(restored(flat, shape), (3, 3), THREE_ROWS), TO_INVERT)
    wrong = np.argwhere(product != np.eye(3))
    if wrong.size:
        i, j = wrong[0]
        return (
            False,
            "R·A, your answer times the matrix, should be the identity. "
            f"Its row {i}, column {j} is {product[i, j]}, and should be {int(i == j)}.",
        )
    return True, "R·A, your answer times the matrix, is the identity: each row is the recipe of a cell."


@task(
    """Now write it down for a computer: a function that inverts any matrix modulo 2.

It takes a matrix that has an inverse, as an array of 0 and 1. It returns the inverse. In NumPy these two
lines make a move:

```
a[i] ^= a[j]             # add row j to row i
a[[i, j]] = a[[j, i]]    # swap rows i and j
```

Use the steps that you used by hand: find a row with a 1, swap it into place, and add it to the other rows
with a 1 in that column.""",
    level="more",
    place=Editor(
        calls="invert",
        starter="""def invert(Y):
    n = len(Y)
    a = np.hstack([Y, np.eye(n, dtype=int)])  # Y | identity
    for column in range(n):
        # find a row with a 1 here, swap it into place,
        # and add it to each other row with a 1 here
        ...
    return a[:, n:]
""",
    ),
    hints=(
        "The row to swap is the first one, from row `column` downwards, that has a 1 in this column.",
        "To find it: `for i in range(column, n)`, and stop at the first `i` where `a[i, column]` is 1. Swap "
        "rows `i` and `column` before you clear the column.",
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
        "Your function does not invert this matrix, where a swap is needed:\n[[0 1]\n [1 0]]\n"
        "It returns\n[[0 1]\n [1 1]]\nand should return\n[[0 1]\n [1 0]]",
    ),
)
def your_invert(answer: Any) -> tuple[bool, str]:
    """Want a function that inverts matrices modulo 2."""
    invert = function(answer, "Give a function of a matrix.")
    matrices = [*_matrices_to_invert(), MAGIC.matrix]
    for matrix in matrices:
        inverse = _inverted(invert, matrix)
        if not np.array_equal(gf2.matmul(matrix, inverse), np.eye(len(matrix))):
            where = "" if matrix[0, 0] else ", where a swap is needed"
            lost = not matrix[0, 0] and not gf2.det(inverse)  # elimination itself loses no row
            trap = f"\n{SWAP_TRAP}" if lost else ""
            told = f"It returns\n{inverse}\nand should return\n{gf2.inv(matrix)}"
            return False, f"Your function does not invert this matrix{where}:\n{matrix}\n{told}{trap}"
    return True, (
        f"It inverts MAGIC's matrix, and {len(matrices) - 1} others from 1×1 to 12×12. Here is what it made "
        f"of MAGIC's Y, each recipe in the place of its cell:\n{_in_their_places(inverse)}"
    )


@task(
    """A test of the six lines is a set of cells, not empty. Each line changes an even number of them.
The corners of a rectangle are such a set.

Press the cells of a test that is not a rectangle.""",
    level="more",
    place=Press(rules=UNIT, label="your set of cells"),
    hints=(
        "A sum of two tests is a test as well. Why? Then add two rectangles: cells in both of them drop out.",
        "Choose two rectangles that share exactly one corner. Three corners of each are left.",
    ),
    solution="[0, 1, 3, 5, 7, 8]",
    mistake=(
        "[0, 1, 2]",
        "Line 0 changes 3 of your 3 cells, which is odd. Odd, too: lines 3, 4 and 5.",
    ),
)
def another_test(answer: Any) -> tuple[bool, str]:
    """Want a set of cells, no rectangle, of which each line changes an even number."""
    board = bits(answer, (3, 3), BOARD, or_number=True)
    if not board.any():
        return False, "The empty set does not count as a test."
    odd = _met_oddly(LINES, board, "Line")
    if odd:
        return False, odd
    if board.sum() == 4:
        return False, "That is a test, but these are the corners of a rectangle."
    return True, "Each line has exactly two of your six cells. It is a test, and a sum of rectangles."


@task(
    """The faulty MAGIC of the figure above cannot make every board, and there is a test. Read it from the
finished rows.

Press the cells of this test: each of the nine masks must change an even number of them.""",
    level="more",
    place=Press(rules=UNIT, label="your set of cells"),
    hints=(
        "At the end of the moves only column 7 has no orange frame. So begin with cell 7 alone. Which "
        "finished rows have a 1 there?",
        "Rows 0, 2, 5 and 6 have a 1 in column 7, so they are odd. Which one cell makes row 0 even, and "
        "leaves all other rows as they are?",
        "It is the cell of its pivot. Each of the four rows has its pivot in the column of the same number.",
    ),
    solution="[0, 2, 5, 6, 7]",
    mistake=(
        "[0, 1, 3, 5, 7]",
        "These numbers are the quiet masks. A test is a set of cells. Mask 5 changes 1 of your 5 cells, "
        "which is odd. Odd, too: mask 7.",
    ),
)
def met_evenly(answer: Any) -> tuple[bool, str]:
    """Want the set of cells that each mask of the faulty MAGIC meets evenly."""
    board = bits(answer, (3, 3), BOARD, or_number=True)
    if not board.any():
        return False, "Without any cell it tests nothing."
    odd = _met_oddly(FAULTY, board, "Mask")
    if odd and not gf2.matmul(board.ravel(), FAULTY.matrix).any():
        return False, f"These numbers are the quiet masks. A test is a set of cells. {odd}"
    if odd:
        return False, odd
    *others, last = pressed(gf2.null_space(FAULTY.matrix.T).ravel())
    return True, (
        "Each mask changes an even number of these cells: they are the test of this rule. The quiet choice "
        f"is another set: masks {', '.join(map(str, others))} and {last}."
    )


@task(
    """Find a matrix that is its own inverse modulo 2.

Make it at least 3×3, and not a mere exchange of rows. You may write it row by row, as 100 010 001.""",
    level="more",
    place=Field(),
    hints=(
        "A move undoes itself. Write a move as a matrix: make it with the rows of the identity.",
        "Or write the matrix as the identity plus N. Modulo 2 its square is the identity plus N·N. So look "
        "for an N, not zero, with N·N = 0.",
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


def _met_oddly(rules: RuleSet, board: NDArray[np.uint8], mask: str) -> str:
    """Name the masks that meet a set of cells in an odd number; "" where none does."""
    met = rules.matrix.astype(int) @ board.ravel()
    odd = np.flatnonzero(met % 2).tolist()
    if not odd:
        return ""
    cells = counted(int(board.sum()), "cell")
    said = f"{mask} {odd[0]} changes {met[odd[0]]} of your {cells}, which is odd."
    if len(odd) == 1:
        return said
    if len(odd) == 2:
        return f"{said} Odd, too: {mask.lower()} {odd[1]}."
    others = f"{', '.join(map(str, odd[1:-1]))} and {odd[-1]}"
    return f"{said} Odd, too: {mask.lower()}s {others}."


def _inverted(invert: Callable[..., Any], matrix: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return what a reader's function makes of a matrix; where a swap is needed, tell of the trap."""
    try:
        return called_for_bits(invert, matrix.astype(int), shape=matrix.shape)
    except Unreadable as error:
        if matrix[0, 0]:
            raise
        raise Unreadable(f"{error} It was called with this matrix:\n{matrix}\n{SWAP_TRAP}") from None


def _in_their_places(recipes: NDArray[np.uint8]) -> str:
    """Draw nine recipes, each as a board that stands where its cell is."""
    boards = np.array(["□", "■"])[recipes].reshape(3, 3, 3, 3)
    bands = ("\n".join("   ".join(map(" ".join, line)) for line in band.swapaxes(0, 1)) for band in boards)
    return "\n\n".join(bands)


def _matrices_to_invert() -> Iterator[NDArray[np.uint8]]:
    """Yield matrices that have an inverse, small ones first."""
    yield np.array([[1]], dtype=np.uint8)
    yield np.array([[1, 1], [1, 0]], dtype=np.uint8)
    yield np.array([[0, 1], [1, 0]], dtype=np.uint8)
    generator = np.random.default_rng(4)
    for size in range(1, 13):
        for _ in range(3):
            yield _invertible(size, generator)


def _invertible(size: int, generator: np.random.Generator) -> NDArray[np.uint8]:
    while True:
        matrix = generator.integers(0, 2, (size, size), dtype=np.uint8)
        if gf2.det(matrix):
            return matrix

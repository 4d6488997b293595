"""Exercises of notebook 05."""

from typing import Any

import numpy as np

from magicmath import gf2, plain
from magicmath._kernels.words import Bits
from magicmath.exercises._answers import bits, function, seen, square, whole
from magicmath.exercises._feedback import counted
from magicmath.exercises._places import Editor, Field, Press
from magicmath.exercises._task import task
from magicmath.exercises._trials import called, shown_rows
from magicmath.rules import MAGIC, UNIT, from_cells, pressed, symmetric_basis, to_board

# On 4×4: a corner changes the middle cell beside it, that cell changes both, and an edge cell changes itself.
_BESIDE = {0: 5, 3: 6, 12: 9, 15: 10}
_MASKS = {cell: [cell] for cell in range(16)} | {corner: [middle] for corner, middle in _BESIDE.items()}
_MASKS |= {middle: [corner, middle] for corner, middle in _BESIDE.items()}
SWAPPING = from_cells(list(_MASKS.values()), (4, 4), name="SWAPPING")
# On 3×3, with quarter turns: a corner changes the edge after it, and that edge changes both.
_AFTER = {0: 1, 2: 5, 8: 7, 6: 3}
_CHASED = {4: [4]} | {corner: [edge] for corner, edge in _AFTER.items()}
_CHASED |= {edge: [corner, edge] for corner, edge in _AFTER.items()}
CHASING = from_cells([_CHASED[cell] for cell in range(9)], (3, 3), name="CHASING")
_KINDS = np.eye(3, dtype=int)[[0, 1, 0, 1, 2, 1, 0, 1, 0]]  # corner, edge or centre, for each cell
_COUNTS_OF_BASIS = symmetric_basis(3)[:, [0, 1, 4]] @ _KINDS  # of such rules all others are sums
_OF, _COLUMNS = ("a corner", "an edge", "the centre"), ("corners", "edges", "the centre")
# Each corner changes itself and the opposite one; edges and the centre have MAGIC's masks.
_TWO_CORNERS = [[0, 1, 3, 4, 8], [2, 1, 5, 4, 6], [6, 3, 7, 4, 2], [8, 5, 7, 4, 0]]
_EVEN_MASKS = [pressed(mask) for mask in MAGIC.matrix]
for _mask in _TWO_CORNERS:
    _EVEN_MASKS[_mask[0]] = _mask
EVEN_CORNERS = from_cells(_EVEN_MASKS, (3, 3), name="EVEN")
_MOST_LINES = 100_000  # of a reader's function, which may multiply entry by entry
_ENDLESS = (
    "Your function does not come to an end. Does each power stay modulo 2? Without “% 2” its numbers grow, "
    "and it never becomes the identity. It was called with this matrix:"
)
SINGULAR = "It has no inverse modulo 2, so none of its powers is the identity."


@task(
    """This rule has turns and mirrors. You see mask 0: it changes two corners, an even number.

Press masks, at least one, so that nothing changes. The other board shows what they change.""",
    level="core",
    place=Press(
        rules=UNIT,
        label="masks to press",
        makes=EVEN_CORNERS,
        beside={f"mask {mask}": EVEN_CORNERS.masks[mask] for mask in (0, 1, 4)},
    ),
    hints=(
        "Press masks that are turned pictures of each other.",
        "Press all four corners. How often does each corner change, each edge, and the centre?",
    ),
    solution="[0, 2, 6, 8]",
    mistake=("[0, 8]", "Those masks change 4 cells."),
)
def changes_nothing(answer: Any) -> tuple[bool, str]:
    """Want masks, not none, that together change nothing."""
    board = bits(answer, (3, 3), "Give a board: three rows of three numbers, 0 or 1.", or_number=True)
    if not board.any():
        return False, "Nothing is pressed. The empty choice does not count."
    changed = int(EVEN_CORNERS.press(to_board(0), pressed(board.ravel())).sum())
    if changed:
        return False, f"Those masks change {counted(changed, 'cell')}."
    return True, "Nothing changes, so this rule has no inverse."


@task(
    """The table in the figure above has nine numbers. Four of them are even in every rule that you can
make there. The other five can be odd. Which five?

The board stands for the table, and dark is odd again. Press the five places.""",
    level="more",
    place=Press(
        rules=UNIT,
        label="the table: what each mask changes",
        row_names=tuple(f"mask of {kind}" for kind in _OF),
        column_names=("corners", "edges", "centre"),
    ),
    hints=(
        "Press both random buttons again and again. A place that is dark there once can be odd.",
        "All three places on the diagonal can be odd, and two places above it. Pairs of cells that change "
        "together keep the others even.",
    ),
    solution="[0, 2, 4, 5, 8]",
    mistake=("[0, 2, 4, 7, 8]", "This number is always even: in the row of the centre, the column of edges."),
)
def even_counts(answer: Any) -> tuple[bool, str]:
    """Want the places of the table of kinds that some symmetric rule makes odd; the others are even."""
    board = bits(answer, (3, 3), "Give a board: three rows of three numbers, 0 or 1.", or_number=True)
    odd = (_COUNTS_OF_BASIS % 2).any(axis=0)
    for row, column in np.argwhere(board.astype(bool) & ~odd):
        return (
            False,
            f"This number is always even: in the row of {_OF[row]}, the column of {_COLUMNS[column]}.",
        )
    left = int(odd.sum() - board.sum())
    if left:
        return False, f"{left} more {'place' if left == 1 else 'places'} can be odd."
    return True, "The four light places are even in every rule, so modulo 2 they are 0."


@task(
    """Build a choice of MAGIC's masks that is home after two steps with Y, but not after one. Leave the
centre out.

Press the cells of your choice.""",
    level="more",
    place=Press(rules=UNIT, label="your choice of masks"),
    hints=(
        "V·Y² is V + V·N². So two presses with N must leave nothing of V. One press must leave something.",
        "In your table, which cells make all four? And what do all four make?",
    ),
    solution="[0, 8]",
    mistake=("[0, 2, 6, 8]", "It is home after one step already."),
)
def two_steps_home(answer: Any) -> tuple[bool, str]:
    """Want a choice of MAGIC's masks without the centre that is home after two steps, and not after one."""
    wish = "Give a board: three rows of three numbers, 0 or 1."
    board = bits(answer, (3, 3), wish, or_number=True)
    if not board.any():
        return False, "Nothing is pressed. The empty choice does not count."
    if board[1, 1]:
        return False, "The centre is pressed. Leave it out."
    after = [board]
    for _ in range(2):
        after.append(MAGIC.press(to_board(0), pressed(after[-1].ravel())))
    if np.array_equal(after[1], board):
        return False, "It is home after one step already."
    if np.array_equal(after[2], board):
        return True, "Home after two steps, and not after one."
    return False, f"After two steps it is another board:\n{shown_rows(after[2])}"


@task(
    """Write a function that finds the order of a matrix modulo 2: how many factors Y there are in the first
power that is the identity. Y is an array of 0s and 1s that has an inverse.""",
    level="more",
    place=Editor(
        calls="order",
        starter="""def order(Y):
    identity = np.eye(len(Y), dtype=int)
    power = Y
    n = 1
    # multiply by Y, and count, until power is the identity
    ...
    return n
""",
    ),
    hints=(
        "`power @ Y % 2` is the next power, modulo 2.",
        "`np.array_equal(power, identity)` tells whether you are there. Use it in a `while` loop.",
    ),
    solution="""def order(Y):
    identity = np.eye(len(Y), dtype=int)
    power = Y
    n = 1
    while not np.array_equal(power, identity):
        power = power @ Y % 2
        n += 1
    return n
""",
    mistake=(
        """def order(Y):
    identity = np.eye(len(Y), dtype=int)
    n = 1
    while not np.array_equal(Y, identity):
        Y = Y @ Y % 2
        n += 1
    return n
""",
        "For MAGIC's matrix your function returns 3, and should return 4.",
    ),
)
def your_order(answer: Any) -> tuple[bool, str]:
    """Want a function that finds the order of a matrix modulo 2."""
    order = function(answer, "Give a function of a matrix.")
    generator = np.random.default_rng(5)
    matrices = [
        MAGIC.matrix,
        np.eye(3, dtype=np.uint8),
        *(_invertible(n, generator) for n in (2, 3, 4, 5, 6) * 4),
    ]
    for k, matrix in enumerate(matrices):
        right = plain.multiplicative_order(matrix.tolist())
        given = called(
            order, matrix.astype(int), most_lines=_MOST_LINES, endless=f"{_ENDLESS}\n{shown_rows(matrix)}"
        )
        if whole(given) != right:
            which = f"this matrix\n{shown_rows(matrix)}\n" if k else "MAGIC's matrix "
            return False, f"For {which}your function returns {seen(given)}, and should return {right}."
    return True, f"MAGIC's order is 4, and {len(matrices) - 1} other orders are right too."


@task(
    """The order of a matrix A is the first n with Aⁿ = I, modulo 2.

Give a matrix of order 3, with two rows of two bits. Write its rows like this: `[[1, 0], [0, 1]]`.""",
    level="more",
    place=Field(matrix=2),
    hints=(
        "There are three vectors of two bits that are not zero. The matrix must move them in a circle.",
        "Let the first row be `[0, 1]`, and try what can stand below it.",
    ),
    solution="[[0, 1], [1, 1]]",
    mistake=("[[0, 1], [1, 0]]", "Its order is 2, not 3."),
)
def order_three(answer: Any) -> tuple[bool, str]:
    """Want a 2×2 matrix whose cube, and no lower power, is the identity."""
    matrix = square(answer, "Give two rows of two numbers, 0 or 1.", size=2)
    if not gf2.det(matrix):
        return False, SINGULAR
    order = gf2.multiplicative_order(matrix)
    return order == 3, "Its order is 3." if order == 3 else f"Its order is {order}, not 3."


@task(
    """The order of a matrix A is the first n with Aⁿ = I, modulo 2.

Give a matrix of order 15, with four rows of four bits. Write it as a list of rows: `[[1, 0, …], …]`.""",
    level="more",
    place=Field(),
    hints=(
        "A vector of four bits that is not zero must visit all 15 such vectors before it comes home.",
        "Let the first three rows shift: row 0 has its 1 in column 1, row 1 in column 2, row 2 in column 3.",
        "The last row then holds two 1s, and one of them must be in column 0.",
    ),
    solution="[[0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [1, 1, 0, 0]]",
    mistake=(
        "[[0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [1, 1, 1, 1]]",
        "Its order is 5. Begin with 1 0 0 0 and multiply by A: you meet 5 of the 15 vectors that are not 0. "
        "Such a walk must meet them all.",
    ),
)
def longest_order(answer: Any) -> tuple[bool, str]:
    """Want a 4×4 matrix whose order is 15, the largest there is."""
    matrix = square(answer, "Give four rows of four numbers, 0 or 1.", size=4)
    if not gf2.det(matrix):
        return False, SINGULAR
    order = gf2.multiplicative_order(matrix)
    why = (
        "By a theorem of Cayley and Hamilton, taken on trust here, the powers of a 4×4 matrix A are sums of "
        "I, A, A² and A³. There are 15 such sums that are not empty, so no order is above 15."
    )
    if order == 15:
        return True, f"Its order is {order}. {why}"
    first = np.eye(4, dtype=int)[0]
    met = 1
    vector = first @ matrix % 2
    while not np.array_equal(vector, first):
        vector, met = vector @ matrix % 2, met + 1
    return False, (
        f"Its order is {order}. Begin with 1 0 0 0 and multiply by A: you meet {met} of the 15 vectors that "
        "are not 0. Such a walk must meet them all."
    )


def _invertible(size: int, generator: np.random.Generator) -> Bits:
    """Return a matrix with an inverse modulo 2."""
    while True:
        matrix = generator.integers(0, 2, (size, size), dtype=np.uint8)
        if gf2.det(matrix):
            return matrix

"""Exercises of notebook 05."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from magicmath import gf2, plain
from magicmath._kernels.words import Bits
from magicmath.exercises._answers import bits, function, integers, rule_set, seen, square, whole
from magicmath.exercises._places import Editor, Field, Press
from magicmath.exercises._task import task
from magicmath.exercises._trials import called, shown_rows
from magicmath.exercises.inverse import SPOILED as SPOILED
from magicmath.rules import MAGIC, UNIT, from_cells, pressed, to_board

# On 4×4: a corner inverts the middle cell beside it, that cell inverts both, and an edge cell inverts itself.
_BESIDE = {0: 5, 3: 6, 12: 9, 15: 10}
_MASKS = {cell: [cell] for cell in range(16)} | {corner: [middle] for corner, middle in _BESIDE.items()}
_MASKS |= {middle: [corner, middle] for corner, middle in _BESIDE.items()}
SWAPPING = from_cells(list(_MASKS.values()), (4, 4), name="SWAPPING")
NINE_MASKS = "Give nine masks of three rows of three cells, with 0 or 1 for each cell."
SINGULAR = "It has no inverse modulo 2, so none of its powers is the identity."


@task(
    """Some choices are home after a single step: the board that they make
is the choice itself.

Press the cells of such a choice. It must not be empty.""",
    level="core",
    place=Press(rules=UNIT),
    hints=(
        "Try symmetric choices first: all corners, all edges, the frame. The figure tells what each makes.",
        "Four corners press the four blocks. How often is each edge inverted then, and the centre?",
    ),
    solution="[0, 2, 6, 8]",
    mistake=("[4]", "These masks make another board:\n0 1 0\n1 1 1\n0 1 0"),
)
def own_solution(answer: Any) -> tuple[bool, str]:
    """Want a choice of MAGIC's masks that makes itself."""
    wish = "Give a board: three rows of three numbers, 0 or 1."
    board = bits(answer, (3, 3), wish, or_number=True)
    if not board.any():
        return False, "Nothing is pressed. The empty choice does not count."
    made = MAGIC.press(to_board(0), pressed(board.ravel()))
    if np.array_equal(made, board):
        return True, "It makes itself: one step, and it is home."
    return False, f"These masks make another board:\n{shown_rows(made)}"


@task(
    """Write a function that finds the order of a matrix modulo 2: how many factors Y there are in the first
power that is the identity. Y is an array of 0s and 1s that has an inverse.""",
    level="core",
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
        given = called(order, matrix.astype(int))
        if whole(given) != right:
            which = f"this matrix\n{shown_rows(matrix)}\n" if k else "MAGIC's matrix "
            return False, f"For {which}your function returns {seen(given)}, and should return {right}."
    return True, f"MAGIC's order is 4, and {len(matrices) - 1} other orders are right too."


@task(
    """The order of a matrix is the first of its powers that is the identity, modulo 2.

Give a matrix of order 3, with two rows of two bits.""",
    level="core",
    place=Field(),
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
    """How many corners, how many edges and how many centres does a mask of MAGIC invert?

Answer for the mask of a corner, then for the mask of an edge, then for the mask of the centre. Write three
rows of three numbers. Count from the pictures of the masks.""",
    level="core",
    place=Field(),
    hints=(
        "Mask 0 belongs to a corner. It inverts the cells 0, 1, 3 and 4.",
        "Mask 1 belongs to an edge. It inverts a whole side. Mask 4 inverts the plus.",
    ),
    solution="[[1, 2, 1], [2, 1, 0], [0, 4, 1]]",
    mistake=(
        "[[1, 2, 0], [2, 1, 4], [1, 0, 1]]",
        "Those are rows and columns exchanged. The first row tells of the mask of a corner.",
    ),
)
def kinds_of_cells(answer: Any) -> tuple[bool, str]:
    """Want how many cells of each kind MAGIC's masks invert, kind by kind."""
    given = integers(answer, (3, 3), "Give three rows of three numbers.").astype(float)
    wanted = _counts_by_kind(MAGIC.matrix)
    if np.array_equal(given, wanted):
        return True, "Modulo 2 this is 1 0 1, then 0 1 0, then 0 0 1."
    if np.array_equal(given, wanted.T):
        return False, "Those are rows and columns exchanged. The first row tells of the mask of a corner."
    wrong = next(row for row in range(3) if not np.array_equal(given[row], wanted[row]))
    kind = ("a corner", "an edge", "the centre")[wrong]
    if np.array_equal(given, wanted % 2):
        return False, "That is modulo 2 already. Give the numbers themselves."
    return False, f"Count again for the mask of {kind}."


def _counts_by_kind(matrix: Bits) -> NDArray[np.int64]:
    """Return how many corners, edges and centres the masks of a corner, an edge and the centre invert."""
    kinds = np.eye(3, dtype=int)[[0, 1, 0, 1, 2, 1, 0, 1, 0]]
    return matrix[[0, 1, 4]].astype(int) @ kinds


@task(
    """Somebody says: “If the diagonal is full of 1s and all rows are different, a matrix has an inverse
modulo 2.”

Give a matrix of 0s and 1s that shows that this is wrong.""",
    level="more",
    place=Field(),
    hints=(
        "Three rows of three bits are enough.",
        "Let the third row be the sum of the other two, modulo 2.",
    ),
    solution="[[1, 1, 0], [0, 1, 1], [1, 0, 1]]",
    mistake=("[[1, 1], [1, 1]]", "Two of its rows are alike: that is too easy."),
)
def singular_with_full_diagonal(answer: Any) -> tuple[bool, str]:
    """Want a singular matrix with 1s on the diagonal and no two rows alike."""
    matrix = square(answer, "Give a square matrix, as a list of rows of 0 and 1.")
    if not np.diagonal(matrix).all():
        return False, "There is a 0 on its diagonal."
    if len(np.unique(matrix, axis=0)) < len(matrix):
        return False, "Two of its rows are alike: that is too easy."
    if gf2.det(matrix):
        return False, "It has an inverse."
    return True, "Different rows, a full diagonal, and still no inverse: both conditions are only necessary."


@task(
    """The order of a matrix is the first of its powers that is the identity, modulo 2.

Give a matrix of order 15, with four rows of four bits.""",
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
        "Its order is 5. The powers of a 4×4 matrix A are sums of I, A, A² and A³. There are 15 such "
        "sums that are not empty, so no order is above 15.",
    ),
)
def longest_order(answer: Any) -> tuple[bool, str]:
    """Want a 4×4 matrix whose order is 15, the largest there is."""
    matrix = square(answer, "Give four rows of four numbers, 0 or 1.", size=4)
    if not gf2.det(matrix):
        return False, SINGULAR
    order = gf2.multiplicative_order(matrix)
    why = (
        "The powers of a 4×4 matrix A are sums of I, A, A² and A³. There are 15 such sums that are not "
        "empty, so no order is above 15."
    )
    return order == 15, f"Its order is {order}. {why}"


@task(
    """Make nine masks on 3×3 with three properties. A quarter turn of the board turns them into one another.
Their matrix can be inverted. Its fourth power is not the identity.

Give nine boards, or their nine numbers.""",
    level="★",
    place=Field(),
    hints=(
        "Choose a mask for the top left corner, one for the top edge, and one for the centre.",
        "Turn the corner's mask three times, and the edge's mask too: `np.rot90(mask)` turns a board.",
        "Leave the centre alone, let the corner flip the next edge, and let that edge flip itself "
        "and a corner.",
    ),
    solution="[128, 384, 8, 36, 16, 72, 32, 3, 2]",
    mistake=("MAGIC", "Its order is 4, so its fourth power is the identity."),
)
def turning_rule(answer: Any) -> tuple[bool, str]:
    """Want an invertible 3×3 rule which quarter turns respect, and whose fourth power is not the identity."""
    rules = rule_set(answer, 3, NINE_MASKS)
    turned = np.rot90(np.arange(9).reshape(3, 3)).ravel()
    if not np.array_equal(rules.matrix[np.ix_(turned, turned)], rules.matrix):
        return False, "A quarter turn of the board does not turn these masks into each other."
    if not rules.is_invertible:
        return False, f"The masks are dependent, rank {rules.rank}."
    order = gf2.multiplicative_order(rules.matrix)
    if 4 % order == 0:
        return False, f"Its order is {order}, so its fourth power is the identity."
    return True, f"Four-fold symmetry, and order {order}: no fourth root of the identity."


def _invertible(size: int, generator: np.random.Generator) -> Bits:
    """Return a matrix with an inverse modulo 2."""
    while True:
        matrix = generator.integers(0, 2, (size, size), dtype=np.uint8)
        if gf2.det(matrix):
            return matrix

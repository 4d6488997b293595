"""Lines of the ledger that a reader of notebook 15 tries to break: what an example does to each of them."""

from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from magicmath import gf2, ledger, reals
from magicmath.rules import MAGIC, pressed

_GOAL = ledger.printed("retroversion.B").astype(np.uint8)
_HOLDS = "The line holds here."
_BREAKS = "This breaks the line."
_NOT_MEANT = "So the line says nothing of it."


def new_masks(board: NDArray[np.uint8]) -> tuple[str, bool]:
    """Say whether three sums of the masks of one cell each make all boards of three cells."""
    made, every = 2 ** int(gf2.matrix_rank(board)), 2 ** len(board)
    if made == every:
        return f"Your three new masks make all {every} boards. {_HOLDS}", False
    return f"Your three new masks make only {made} of {every} boards. {_BREAKS}", True


def equal_rows(board: NDArray[np.uint8]) -> tuple[str, bool]:
    """Say whether masks that make all boards have two equal rows; they never do."""
    made, every = 2 ** int(gf2.matrix_rank(board)), 2 ** len(board)
    equal = len({row.tobytes() for row in board}) < len(board)
    if made < every:
        rows = "Two rows are equal. But your" if equal else "Your"
        return f"{rows} masks make only {made} of {every} boards. {_NOT_MEANT}", False
    if equal:
        return f"Your masks make all {every} boards, and two rows are equal. {_BREAKS}", True
    return f"Your masks make all {every} boards, and no two rows are equal. {_HOLDS}", False


def even_multiple(board: NDArray[np.uint8]) -> tuple[str, bool]:
    """Say whether z is zero where 2·z is zero modulo 2."""
    if board.any():
        return f"Twice z has only even numbers, so x is zero. But your z is not zero. {_BREAKS}", True
    return f"Twice z is zero, so x is zero. And z is zero, too. {_HOLDS}", False


def another_operation(table: NDArray[np.uint8]) -> tuple[str, bool]:
    """Say whether an operation on two bits is commutative, and whether the order of presses counts."""
    if table[0, 1] != table[1, 0]:
        return f"0∘1 is {table[0, 1]}, and 1∘0 is {table[1, 0]}: not the same. {_NOT_MEANT}", False
    for a, b, c in product((0, 1), repeat=3):
        first, other = table[table[a, b], c], table[table[a, c], b]
        if first != other:
            return (
                f"0∘1 and 1∘0 are the same. But ({a}∘{b})∘{c} is {first}, and ({a}∘{c})∘{b} is {other}: the "
                f"order counts. {_BREAKS}",
                True,
            )
    return f"0∘1 and 1∘0 are the same, and the order does not count. {_HOLDS}", False


def nearer_board(board: NDArray[np.uint8]) -> tuple[str, bool]:
    """Say whether one of the nine next boards needs fewer presses to the goal."""
    needs = pressed(MAGIC.solve(board, _GOAL))
    if not needs:
        return f"Your board is the goal: 0 presses. Each of the nine next boards needs 1. {_BREAKS}", True
    left = int(MAGIC.solve(MAGIC.press(board, [needs[0]]), _GOAL).sum())
    presses = "1 press" if len(needs) == 1 else f"{len(needs)} presses"
    return f"Your board needs {presses}. Press mask {needs[0]}: the next board needs {left}. {_HOLDS}", False


def whole_inverse(matrix: NDArray[np.uint8]) -> tuple[str, bool]:
    """Say whether the ordinary inverse times the determinant gives the inverse modulo 2."""
    whole = reals.adjugate(matrix) % 2
    determinant = int(np.rint(np.linalg.det(matrix.astype(float))))
    said = f"Its determinant is {determinant}".replace("-", "−")
    if not determinant:
        return f"{said}, so it has no ordinary inverse. {_NOT_MEANT}", False
    if np.array_equal(gf2.matmul(matrix, whole.astype(np.uint8)), np.eye(len(matrix))):
        return f"{said}, an odd number. The result is the inverse modulo 2. {_HOLDS}", False
    return f"{said}, which is 0 modulo 2. So it has no inverse modulo 2 at all. {_BREAKS}", True


_OWN_MASKS = np.eye(3, dtype=np.uint8)
_LINES = {  # in our words: the line of the ledger, why, what a board means, the first one, and its judge
    "Take masks that make every board. Replace them by sums of these masks, modulo 2. Then the new masks "
    "make every board, too.": (
        "retroversion.changing_rules",
        "It holds if the new masks are independent: only the empty choice of them changes nothing.",
        "three new masks, one a row; before, each changed one cell",
        _OWN_MASKS,
        new_masks,
    ),
    "Take as many masks as cells. If they make every board, no two of them are equal.": (
        "retroversion.different_rows",
        "Nine masks have 512 choices: just one for each of the 512 boards. Two equal masks do the same. So "
        "two choices make one board, and some board is left out. (With a mask more than cells, two may be "
        "equal.)",
        "three masks, one a row",
        _OWN_MASKS,
        equal_rows,
    ),
    "Take x = k × z modulo 2, with an even number k. Then x is zero, and z is zero as well.": (
        "opening_the_boxes.even_multiples",
        "The line speaks of even numbers k itself. With each of them x is zero for every z. So x tells "
        "nothing about z.",
        "your z, for k = 2",
        np.zeros((1, 3), dtype=np.uint8),
        even_multiple,
    ),
    "The order of the presses does not count, because XOR is commutative: a XOR b is b XOR a.": (
        "retroversion.order_is_nothing",
        "The order does not count. But one reason is not enough. It holds because XOR is associative as "
        "well: (a XOR b) XOR c is a XOR (b XOR c).",
        "your own a∘b in place of a XOR b: rows a = 0, 1, columns b = 0, 1",
        np.array([[0, 1], [1, 0]], dtype=np.uint8),
        another_operation,
    ),
    "One of the nine boards that are one press away always needs fewer presses to the goal.": (
        "retroversion.one_mask_is_best",
        "It holds unless you are at the goal already. Langlet does not speak of the goal as a start.",
        "your board of MAGIC; the goal is the frame",
        _GOAL ^ ledger.printed("retroversion.D").astype(np.uint8),
        nearer_board,
    ),
    "Multiply the ordinary inverse of a matrix by its determinant. All numbers are whole then, and modulo 2 "
    "this is the inverse.": (
        "retroversion.determinant_makes_it_whole",
        "It holds if the determinant is odd. Y's is 5, so Langlet may use it.",
        "a matrix of ordinary numbers 0 and 1",
        _OWN_MASKS,
        whole_inverse,
    ),
}
KEYS = {says: key for says, (key, *_) in _LINES.items()}


def lines_to_break() -> dict[str, tuple[Any, ...]]:
    """Return the lines for the figure `Counterexamples`, with the verdicts of the ledger."""
    return {says: (ledger.row(key).verdict, *rest) for says, (key, *rest) in _LINES.items()}

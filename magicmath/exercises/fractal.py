"""Exercises of notebook 08."""

from typing import Any

import numpy as np

from magicmath import gf2, helix
from magicmath._checks import as_bits, as_index
from magicmath.exercises._feedback import as_rules, checker, counted
from magicmath.rules import fractal

FRACTAL = fractal(4)
WHITE = np.zeros((4, 4), dtype=np.uint8)
CHESS = (np.add.outer(np.arange(4), np.arange(4)) + 1) % 2


@checker
def chessboard(answer: Any) -> tuple[bool, str]:
    """Want presses of 4×4 fractal MAGIC from the white board to the chessboard."""
    reached = FRACTAL.press(WHITE, answer)
    differ = int((reached ^ CHESS).sum())
    if differ:
        return False, f"{counted(differ, 'cell')} {'is' if differ == 1 else 'are'} still wrong."
    return True, f"{len(np.atleast_1d(answer))} presses, and no matrix was inverted."


@checker
def one_press_board(answer: Any) -> tuple[bool, str]:
    """Want a 4×4 board, not white, that is its own set of presses."""
    board = as_bits(answer, "answer", shape=(4, 4))
    if not board.any():
        return False, "The white board is too easy."
    presses = helix.helix(board.ravel()).reshape(4, 4)
    if not np.array_equal(presses, board):
        return False, f"Its presses are\n{presses}"
    return True, "Press the masks whose cells are black: the board turns white."


@checker
def pages_needed(answer: Any) -> tuple[bool, str]:
    """Want how many masks it takes to reach every board of 1024×1024 cells."""
    pages = as_index(answer, "answer", low=0)
    if pages == 1024 * 1024:
        return True, "One mask for each cell: a thick book indeed."
    return False, f"{pages} masks reach at most 2 to the {pages} boards, of 2 to the {1024 * 1024}." if (
        pages < 1024 * 1024
    ) else f"{pages} masks are more than needed."


@checker
def own_puzzle(answer: Any) -> tuple[bool, str]:
    """Want a rule set of 2×2, its own inverse, that is neither fractal nor unit boxes."""
    rules = as_rules(answer, 2)
    if not np.array_equal(gf2.matmul(rules.matrix, rules.matrix), np.eye(4)):
        return False, "Its matrix is not its own inverse."
    if rules == fractal(2) or (rules.matrix.sum(axis=1) == 1).all():
        return False, "The fractal one and the unit boxes, renumbered or not, are known already."
    return True, "A puzzle that is its own solution."

"""Exercises of notebook 01."""

from typing import Any

import numpy as np

from magicmath.exercises._feedback import checker, counted
from magicmath.rules import MAGIC, pressed, to_board, to_number

WHITE = to_board(0)


@checker
def white_to_frame(answer: Any) -> tuple[bool, str]:
    """Want presses from the white board to the frame, number 495."""
    goal, reached = to_board(495), MAGIC.press(WHITE, answer)
    if not np.array_equal(reached, goal):
        differ = int((reached ^ goal).sum())
        return False, f"That ends at board {to_number(reached)}, with {counted(differ, 'cell')} to go."
    fewest = int(MAGIC.solve(WHITE, goal).sum())
    used = len(np.atleast_1d(answer))
    if used > fewest:
        return False, f"You are there in {used} presses; some of them cancel, and {fewest} are enough."
    return True, f"The frame in {used} presses, and nobody can do it in fewer."


@checker
def four_corners(answer: Any) -> tuple[bool, str]:
    """Want the number of the board with black corners and nothing else."""
    board = to_board(answer)
    if board.sum() == 4 and board[::2, ::2].all():
        return True, f"{answer} is 256 + 64 + 4 + 1: each corner is a power of two."
    corners, black = int(board[::2, ::2].sum()), int(board.sum())
    return False, f"Board {answer} has {corners} black corners and {black} black cells."


@checker
def hardest_start(answer: Any) -> tuple[bool, str]:
    """Want the number of the start that is nine presses away from the frame."""
    presses = pressed(MAGIC.solve(to_board(answer), to_board(495)))
    if len(presses) == len(MAGIC):
        return True, "All nine masks, once each: no start is farther from the frame."
    return False, f"From {answer} the presses {presses} are enough, {len(presses)} of them."


@checker
def quarter_turn(answer: Any) -> tuple[bool, str]:
    """Want presses without mask 4 that make a board, not blank, which a quarter turn leaves alone."""
    board, numbers = MAGIC.press(WHITE, answer), np.atleast_1d(answer).tolist()
    if 4 in numbers:
        return False, "Leave mask 4 out: it is too easy."
    if not board.any():
        return False, "Those presses cancel: the board is white."
    if not np.array_equal(board, np.rot90(board)):
        return False, "A quarter turn changes that board."
    return True, "It looks the same from all four sides, and so does the set of masks you pressed."

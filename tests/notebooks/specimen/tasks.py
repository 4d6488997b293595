"""The exercises of the specimen, in each form that a checker may have."""

from typing import Any

import numpy as np

from magicmath import gf2
from magicmath.exercises._feedback import checker
from magicmath.exercises._places import Field, Press
from magicmath.exercises._task import task
from magicmath.rules import MAGIC, UNIT, pressed, to_board

WHITE, FRAME = to_board(0), to_board(495)


@checker
def white_to_frame(answer: Any) -> tuple[bool, str]:
    """Want presses from the white board to the frame."""
    left = int((MAGIC.press(WHITE, answer) ^ FRAME).sum())
    return left == 0, f"{left} cells to go."


@task(
    "Which number has the board with four black corners and nothing else?",
    level="core",
    place=Field(),
    hints=("The corners stand for 256, 64, 4 and 1.",),
    solution="325",
    mistake=("256 + 64", "Board 320 has 2 black corners."),
)
def four_corners(answer: Any) -> tuple[bool, str]:
    """Want the number of the board of the four corners."""
    corners = int(to_board(answer)[::2, ::2].sum())
    return answer == 325, f"Board {answer} has {corners} black corners."


@task(
    "From which board does MAGIC need all nine masks to reach the frame?",
    level="more",
    place=Field(),
    hints=("Start from the frame, and press everything.",),
    solution="186",
    mistake=("16", "From 16 the presses [0, 2, 4, 6, 8] are enough."),
)
def hardest_start(answer: Any) -> tuple[bool, str]:
    """Want the number of the start that is nine presses away from the frame."""
    presses = pressed(MAGIC.solve(to_board(answer), FRAME))
    return len(presses) == 9, f"From {answer} the presses {presses} are enough."


@checker
def quarter_turn(answer: Any) -> tuple[bool, str]:
    """Want presses that make a board which a quarter turn leaves alone."""
    board = MAGIC.press(WHITE, answer)
    alike = np.array_equal(board, np.rot90(board))
    return alike, "It looks the same from all sides." if alike else "A quarter turn changes that board."


@task(
    "Press a board that is not white and that a mirror leaves as it is.",
    level="core",
    place=Press(rules=UNIT),
    hints=("The left column and the right one must be the same.",),
    solution="[1]",
    mistake=("[0]", "The mirror changes that board."),
)
def mirrored(answer: Any) -> tuple[bool, str]:
    """Want a board that is its own mirror image."""
    board = np.asarray(answer)
    return bool(board.any() and np.array_equal(board, board[:, ::-1])), "The mirror changes that board."


@task(
    """Find a matrix that is its own inverse modulo 2.

Make it at least 3×3. Write it as a list of rows.""",
    level="more",
    place=Field(),
    hints=("Add one row of the identity to another.",),
    solution="[[1, 0, 0], [1, 1, 0], [0, 0, 1]]",
    mistake=("[[1, 1, 0], [0, 1, 1], [0, 0, 1]]", "Times itself it is not the identity."),
)
def own_inverse(answer: Any) -> tuple[bool, str]:
    """Want a matrix that is its own inverse modulo 2."""
    alike = np.array_equal(gf2.matmul(answer, answer), np.eye(len(answer)))
    return alike, "Times itself it is the identity." if alike else "Times itself it is not the identity."

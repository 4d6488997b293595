"""Exercises of notebook 00."""

from typing import Any

import numpy as np

from magicmath.exercises._answers import YES_OR_NO, bits, choice, entries, form, seen
from magicmath.exercises._feedback import Unreadable
from magicmath.exercises._places import Field, Press, Words
from magicmath.exercises._task import task
from magicmath.plot import text_board
from magicmath.rules import MAGIC, UNIT, to_board
from magicmath.widgets._pressed import PressedBoard

CHESS = np.array([[1, 0, 1], [0, 1, 0], [1, 0, 1]], dtype=np.uint8)
THREE_ROWS = "Give a list of three lists, one for each row, with three numbers in each."


@task(
    """A board is written as a list of three lists, one for each row. A 1 is a black cell, a 0 a white one.

Write the plus sign: the middle row is black, and so is the middle column.""",
    level="core",
    place=Field(),
    hints=(
        "The middle row has three black cells: `[1, 1, 1]`.",
        "The row above it has one black cell, in the middle. So has the row below.",
    ),
    solution="[[0, 1, 0], [1, 1, 1], [0, 1, 0]]",
    mistake=(
        "[[0, 1, 0], [1, 0, 1], [0, 1, 0]]",
        "Your list draws this instead:\n□ ■ □\n■ □ ■\n□ ■ □",
    ),
)
def same_board_in_words(answer: Any) -> tuple[bool, str]:
    """Want a list of lists that draws a plus sign."""
    flat, shape = entries(answer, THREE_ROWS)
    if shape == (9,):
        raise Unreadable(f"Those are nine numbers in one list. {THREE_ROWS}")
    board = bits(flat, (3, 3), THREE_ROWS) if shape == (3, 3) else None
    if board is None:
        raise Unreadable(f"You gave {form(shape) if shape else seen(flat[0])}. {THREE_ROWS}")
    if np.array_equal(board, MAGIC[4]):
        return True, "That is the plus sign, and mask 4 of MAGIC."
    return False, f"Your list draws this instead:\n{text_board(board)}"


@task(
    """Flip cells of this white board until it is a chessboard with black corners.

Here a press flips one cell and no other.""",
    level="core",
    place=Press(rules=UNIT, goal=((1, 0, 1), (0, 1, 0), (1, 0, 1)), show_goal=False),
    hints=(
        "On a chessboard no two neighbours are alike. What does that say of the middle of each side?",
        "Black are the four corners and the centre: five presses.",
    ),
    solution="[0, 2, 4, 6, 8]",
    mistake=("[0, 2, 6, 8]", "Row 2, column 2 is not yet as on a chessboard."),
)
def chessboard(answer: Any) -> tuple[bool, str]:
    """Want a board whose cells alternate, black in the corners."""
    if isinstance(answer, PressedBoard) and answer.cells.shape != (3, 3):
        rows, columns = answer.cells.shape
        raise Unreadable(
            f"That board has {rows} rows of {columns} cells. Use the one with three rows of three."
        )
    board = bits(answer, (3, 3), "Press cells of the board with three rows of three.")
    if np.array_equal(board, CHESS):
        return True, "Black in the corners, and no two neighbours alike."
    if np.array_equal(board, 1 - CHESS):
        return False, "That is a chessboard, but its corners are white. Make them black."
    if not board.any():
        return False, "The board is still white: press some of its cells."
    i, j = np.argwhere(board != CHESS)[0].tolist()
    return False, f"Row {i + 1}, column {j + 1} is not yet as on a chessboard."


@task(
    """Can the nine masks of MAGIC turn the white board into the chessboard with black corners? Bet “yes” or
“no”.""",
    level="core",
    place=Words(),
    hints=(
        "You may try it out on a board with MAGIC's masks.",
        "Notebook 01 tells how many of the 512 boards can be made. Until then, a bet is a bet.",
    ),
    solution="yes",
    mistake=("no", "You bet 'no'; it can be done."),
)
def bet_on_chessboard(answer: Any) -> tuple[bool, str]:
    """Answer a bet on whether MAGIC turns the white board into a chessboard."""
    bet = choice(answer, YES_OR_NO, 'Bet "yes" or "no".')
    possible = MAGIC.is_reachable(to_board(0), CHESS)
    return (bet == "yes") == possible, f"You bet {bet!r}; it {'can' if possible else 'cannot'} be done."

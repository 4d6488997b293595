"""Exercises of notebook 00."""

from typing import Any

from magicmath.exercises._feedback import as_bet, checker
from magicmath.plot import text_board
from magicmath.rules import MAGIC
from magicmath.widgets.board import Board


@checker
def chessboard(answer: Any) -> tuple[bool, str]:
    """Want a live board whose cells alternate, black in the corners."""
    if not isinstance(answer, Board):
        raise TypeError(f"answer must be a Board, got {answer!r}")
    rows, columns = answer.cells.shape
    if (rows, columns) != (3, 3):
        raise ValueError(f"answer must be a board of 3×3, got {rows}×{columns}")
    wrong = [(i, j) for i in range(rows) for j in range(columns) if answer.cells[i, j] != (i + j + 1) % 2]
    if not wrong:
        return True, "Black in the corners, and no two neighbours alike."
    i, j = wrong[0]
    return False, f"Row {i + 1}, column {j + 1} is not yet as on a chessboard."


@checker
def same_board_in_words(answer: Any) -> tuple[bool, str]:
    """Want a list of lists that draws a plus sign."""
    if text_board(answer) == text_board([[0, 1, 0], [1, 1, 1], [0, 1, 0]]):
        return True, "That is the plus sign, and mask 4 of MAGIC."
    return False, f"Your list draws this instead:\n{text_board(answer)}"


@checker
def bet_on_chessboard(answer: Any) -> tuple[bool, str]:
    """Answer a bet on whether MAGIC turns the white board into a chessboard."""
    answer = as_bet(answer, "yes", "no")
    possible = MAGIC.is_reachable([[0] * 3] * 3, [[1, 0, 1], [0, 1, 0], [1, 0, 1]])
    return (answer == "yes") == possible, f"You bet {answer!r}; it {'can' if possible else 'cannot'} be done."

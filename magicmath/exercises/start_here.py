"""Exercises of notebook 00."""

from typing import Any

from magicmath._checks import as_bits
from magicmath.exercises._feedback import as_bet, checker
from magicmath.exercises._places import Press
from magicmath.exercises._task import task
from magicmath.plot import text_board
from magicmath.rules import MAGIC, UNIT
from magicmath.widgets.board import Board


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
    cells = as_bits(answer.cells if isinstance(answer, Board) else answer, "answer", shape=(3, 3))
    wrong = [(i, j) for i in range(3) for j in range(3) if cells[i, j] != (i + j + 1) % 2]
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

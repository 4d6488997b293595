"""Exercises of notebook 00."""

from typing import Any

import numpy as np

from magicmath.exercises._answers import bits, entries, form, function, presses, seen, whole
from magicmath.exercises._feedback import Unreadable, counted
from magicmath.exercises._places import Editor, Field, Press
from magicmath.exercises._task import task
from magicmath.exercises._trials import called
from magicmath.plot import text_board
from magicmath.rules import MAGIC, UNIT
from magicmath.widgets._pressed import PressedBoard

CHESS = np.array([[1, 0, 1], [0, 1, 0], [1, 0, 1]], dtype=np.uint8)
TWO_MASKS = "Give two different masks by their numbers, such as [0, 8]."
THREE_ROWS = "Give a list of three lists, one for each row, with three numbers in each."


@task(
    """A board is written as a list of three lists, one for each row. A 1 is a black cell, a 0 a white one.
For example, `[[1, 1, 1], [0, 0, 0], [0, 0, 0]]` is a board whose first row is black.

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
    """Invert cells of this white board until it is a chessboard with black corners.

Here a press inverts one cell and no other.""",
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
    """Masks 0 and 8 both change the centre. Find two masks of MAGIC that have no cell in common. Give the
two numbers.""",
    level="core",
    place=Field(),
    hints=(
        "Look at the pictures of the masks. Which masks are far away from each other?",
        "A side has three cells. Which mask keeps to the other side of the board?",
    ),
    solution="[1, 7]",
    mistake=("[0, 5, 8]", "Those are 3 masks: give two."),
)
def no_common_cell(answer: Any) -> tuple[bool, str]:
    """Want two masks that change no cell both."""
    chosen, remark = presses(answer, MAGIC, TWO_MASKS)
    if len(chosen) != 2:
        return False, f"Those are {counted(len(chosen), 'mask')}: give two.{remark}"
    first, second = sorted(chosen)
    if first == second:
        return False, f"That is mask {first} twice. Give two different masks."
    common = np.flatnonzero(MAGIC.matrix[first] & MAGIC.matrix[second]).tolist()
    if common:
        cells = ", ".join(map(str, common))
        return False, f"Both change the cell{'s' if len(common) > 1 else ''} {cells}.{remark}"
    return True, f"No cell is both in mask {first} and in mask {second}."


@task(
    """Write a function that inverts one cell. It takes 0 or 1 and returns the other one.""",
    level="core",
    place=Editor(
        calls="inverted",
        starter="""def inverted(cell):
    # cell is 0 or 1
    return ...
""",
    ),
    hints=(
        "Which sum do a cell and its inverted cell have?",
        "0 becomes 1, and 1 becomes 0: take the cell away from 1.",
    ),
    solution="""def inverted(cell):
    return 1 - cell
""",
    mistake=(
        """def inverted(cell):
    return cell + 1
""",
        "inverted(1) should be 0, but your function returns 2.",
    ),
)
def your_inverted(answer: Any) -> tuple[bool, str]:
    """Want a function that takes 0 to 1 and 1 to 0."""
    invert = function(answer, "Give a function of a cell.")
    for cell in (0, 1):
        found = called(invert, cell)
        if whole(found) != 1 - cell:
            return False, f"inverted({cell}) should be {1 - cell}, but your function returns {seen(found)}."
    return True, "It takes 0 to 1, and 1 to 0. Twice in a row it changes nothing."

"""Exercises of notebook 00."""

from typing import Any

import numpy as np

from magicmath.exercises._answers import bits, function, presses, seen, whole
from magicmath.exercises._feedback import Unreadable, counted
from magicmath.exercises._places import Editor, Field, Press
from magicmath.exercises._task import task
from magicmath.exercises._trials import called
from magicmath.plot import text_board
from magicmath.rules import MAGIC, UNIT
from magicmath.widgets._pressed import PressedBoard

CHESS = np.array([[1, 0, 1], [0, 1, 0], [1, 0, 1]], dtype=np.uint8)
TWO_MASKS = "Give two different masks by their numbers, such as [0, 8]."
_LEFT_BEHIND = MAGIC[0] ^ MAGIC[4]


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
    f"""Somebody has pressed two different masks of MAGIC on a white board. This came out:

```
{text_board(_LEFT_BEHIND)}
```

Which two masks were it? Give the two numbers.""",
    level="core",
    place=Field(),
    hints=(
        "A cell that both masks change is white again.",
        "Three cells are black. A corner mask and the plus have two cells in common.",
    ),
    solution="[0, 4]",
    mistake=("[0, 5]", "Masks 0 and 5 make another board:\n■ ■ ■\n■ ■ ■\n□ □ ■"),
)
def which_two(answer: Any) -> tuple[bool, str]:
    """Want the two masks that make the board which was left behind."""
    chosen, remark = presses(answer, MAGIC, TWO_MASKS)
    if len(chosen) != 2:
        return False, f"Those are {counted(len(chosen), 'mask')}: give two.{remark}"
    first, second = sorted(chosen)
    if first == second:
        return False, f"That is mask {first} twice. Give two different masks."
    made = MAGIC[first] ^ MAGIC[second]
    if np.array_equal(made, _LEFT_BEHIND):
        return True, "Yes, and no other two masks do it. The board has told you what was pressed."
    return False, f"Masks {first} and {second} make another board:\n{text_board(made)}"


@task(
    """Write a function that inverts one cell. It takes 0 or 1 and returns the other one.""",
    level="more",
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

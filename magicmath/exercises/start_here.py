"""Exercises of notebook 00."""

from typing import Any

import numpy as np

from magicmath.exercises._answers import function, presses, seen, whole
from magicmath.exercises._feedback import counted
from magicmath.exercises._places import Editor, Press
from magicmath.exercises._task import task
from magicmath.exercises._trials import called
from magicmath.plot import text_board
from magicmath.rules import MAGIC, to_board

WHITE = to_board(0)
CHESS = to_board(341)
FRAME = to_board(495)
MASKS = "Give a list of mask numbers, such as [0, 4, 7]."
TWO_MASKS = "Give two different masks by their numbers, such as [0, 8]."
LEFT_BEHIND = to_board(266)


@task(
    """The corners and the centre of this board are black. Press one mask, so that the centre becomes
white and all other cells are black.""",
    level="core",
    place=Press(
        rules=MAGIC,
        start=((1, 0, 1), (0, 1, 0), (1, 0, 1)),
        goal=((1, 1, 1), (1, 0, 1), (1, 1, 1)),
        gives="presses",
        fewest=True,
        show_goal=False,
    ),
    hints=(
        "Which cells have the wrong colour at the start? The corners are black there already.",
        "The four edge cells and the centre must change. Which mask has just these cells?",
    ),
    solution="[4]",
    mistake=("[0]", "3 cells still have the wrong colour."),
)
def chess_to_frame(answer: Any) -> tuple[bool, str]:
    """Want the one press from the chessboard to the frame."""
    chosen, remark = presses(answer, MAGIC, MASKS)
    wrong = int((MAGIC.press(CHESS, chosen) ^ FRAME).sum())
    if wrong:
        still = "cell still has" if wrong == 1 else "cells still have"
        return False, f"{wrong} {still} the wrong colour.{remark}"
    if len(chosen) > 1:
        return False, f"You are there in {len(chosen)} presses, and a single one is enough."
    return True, "These five cells had the wrong colour, and they are the mask of the centre."


@task(
    """The board is white. Turn it into the frame: all cells black but the centre. Press each mask
at most once.""",
    level="core",
    place=Press(rules=MAGIC, goal=((1, 1, 1), (1, 0, 1), (1, 1, 1)), gives="presses", fewest=True),
    hints=(
        "Press all nine masks once, and look: you know this board from the first exercise.",
        "One press more leads from there to the frame. But then the mask of this last press has been "
        "pressed twice.",
        "A second press takes the first one back. So leave this mask out.",
    ),
    solution="[0, 1, 2, 3, 5, 6, 7, 8]",
    mistake=("[1, 3, 5, 7]", "That misses the frame in 4 cells."),
)
def white_to_frame(answer: Any) -> tuple[bool, str]:
    """Want presses from the white board to the frame."""
    chosen, remark = presses(answer, MAGIC, MASKS)
    reached = MAGIC.press(WHITE, chosen)
    if not chosen:
        return False, f"Nothing is pressed, so the board stays white. {MASKS}"
    if not np.array_equal(reached, FRAME):
        differ = int((reached ^ FRAME).sum())
        return False, f"That misses the frame in {counted(differ, 'cell')}.{remark}"
    fewest = int(MAGIC.solve(WHITE, FRAME).sum())
    used = len(chosen)
    if used > fewest:
        return False, f"You are there in {used} presses; some of them cancel, and {fewest} are enough."
    return True, f"The frame in {used} presses, and nobody can do it in fewer."


@task(
    """Somebody has pressed two different masks of MAGIC on a white board, and the goal came out. Which two
masks were they? Press them.""",
    level="core",
    place=Press(rules=MAGIC, goal=((1, 0, 0), (0, 0, 1), (0, 1, 0)), gives="presses", fewest=True),
    hints=(
        "A cell that both masks change is white again.",
        "Three cells are black. Take a corner mask, of 4 cells, and the plus, of 5. They have three cells in "
        "common. These are changed twice and become white again, so 1 + 2 black cells are left.",
    ),
    solution="[0, 4]",
    mistake=("[0, 5]", "Masks 0 and 5 make another board:\n■ ■ ■\n■ ■ ■\n□ □ ■"),
)
def which_two(answer: Any) -> tuple[bool, str]:
    """Want the two masks that make the board which was left behind."""
    chosen, remark = presses(answer, MAGIC, TWO_MASKS)
    made = MAGIC.press(WHITE, chosen)
    if np.array_equal(made, LEFT_BEHIND):
        if len(chosen) > 2:
            return False, f"You are there in {len(chosen)} presses, and two are enough."
        return True, "Yes, and no other two masks do it."
    if len(chosen) != 2:
        return False, f"You pressed {counted(len(chosen), 'mask')}: press two.{remark}"
    first, second = sorted(chosen)
    if first == second:
        return False, f"That is mask {first} twice. Press two different masks."
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

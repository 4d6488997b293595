"""Exercises of notebook 00."""

from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

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
BLACK = to_board(511)
COLUMN = to_board(146)
LETTER = to_board(381)
MASKS = "Give a list of mask numbers, such as [0, 4, 7]."
TWO_MASKS = "Give two different masks by their numbers, such as [0, 8]."
LEFT_BEHIND = to_board(266)


@task(
    """All cells of this board are black. Press two cells, so that only the middle column stays black.""",
    level="core",
    place=Press(
        rules=MAGIC,
        start=((1, 1, 1), (1, 1, 1), (1, 1, 1)),
        goal=((0, 1, 0), (0, 1, 0), (0, 1, 0)),
        gives="presses",
    ),
    hints=(
        "Which cells must change? Look for masks that have just such cells.",
        "The left column must change, and so must the right one. Each of them is the mask of an edge cell.",
    ),
    solution="[3, 5]",
    mistake=(
        "[3, 4]",
        "6 cells have the wrong colour. Cells 2, 3 and 8 are still black. Cells 1, 4 and 7 should be black.",
    ),
)
def black_to_column(answer: Any) -> tuple[bool, str]:
    """Want presses from the black board to its middle column."""
    chosen, remark = presses(answer, MAGIC, MASKS)
    reached = MAGIC.press(BLACK, chosen)
    if wrong := int((reached ^ COLUMN).sum()):
        have = "cell has" if wrong == 1 else "cells have"
        return False, f"{wrong} {have} the wrong colour. {_wrong_colours(reached, COLUMN)}{remark}"
    fewest = int(MAGIC.solve(BLACK, COLUMN).sum())
    if len(chosen) > fewest:
        return True, f"The board is right. You pressed {len(chosen)} times. You can also do it with {fewest}."
    return True, "These two masks are the left column and the right one."


@task(
    """The board is white. Make the letter H, as in the goal. Press each mask at most once.""",
    level="core",
    place=Press(rules=MAGIC, goal=((1, 0, 1), (1, 1, 1), (1, 0, 1)), gives="presses", fewest=True),
    hints=(
        "To press all black cells of the goal does not help here. Each press changes a whole mask. Which "
        "masks have straight sides, as the H has?",
        "Press the plus in the centre. Which cells are wrong now?",
        "Six cells are wrong: the upper side and the lower side. The middles of these sides are black "
        "from the plus, and one more change makes them white.",
    ),
    solution="[1, 4, 7]",
    mistake=(
        "[0, 2, 3, 4, 5, 6, 8]",
        "That misses the H in 8 cells. Cells 0, 2, 3, 5, 6 and 8 stay white: changed never, or an even "
        "number of times. Cells 1 and 7 become black: changed an odd number of times.",
    ),
)
def white_to_letter(answer: Any) -> tuple[bool, str]:
    """Want presses from the white board to the letter H."""
    chosen, remark = presses(answer, MAGIC, MASKS)
    reached = MAGIC.press(WHITE, chosen)
    if not chosen:
        return False, f"Nothing is pressed, so the board stays white. {MASKS}"
    if not np.array_equal(reached, LETTER):
        differ = int((reached ^ LETTER).sum())
        missed = f"That misses the H in {counted(differ, 'cell')}."
        return False, f"{missed} {_changes_that_miss(reached, LETTER)}{remark}"
    fewest = int(MAGIC.solve(WHITE, LETTER).sum())
    if len(chosen) > fewest:
        return False, _too_many(chosen, fewest)
    twice = np.flatnonzero(MAGIC.matrix[chosen].sum(axis=0, dtype=int) == 2).tolist()
    return True, (
        f"The H in {len(chosen)} presses. {_named(twice)} {_be('changes', twice)} twice, and "
        f"{_be('is', twice)} white again. All other cells change once."
    )


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
    mistake=("[0, 5]", "Masks 0 and 5 make another board:\n■ ■ ■\n■ ■ ■\n□ □ ■\nNo cell is in both masks."),
)
def which_two(answer: Any) -> tuple[bool, str]:
    """Want the two masks that make the board which was left behind."""
    chosen, remark = presses(answer, MAGIC, TWO_MASKS)
    made = MAGIC.press(WHITE, chosen)
    if np.array_equal(made, LEFT_BEHIND):
        if len(chosen) > 2:
            return False, f"You are there in {len(chosen)} presses, and two are enough."
        pairs = list(combinations(range(len(MAGIC)), 2))
        return True, f"Yes. There are {len(pairs)} pairs of masks, and no other pair makes this board."
    if len(chosen) != 2:
        return False, f"You pressed {counted(len(chosen), 'mask')}: press two.{remark}"
    first, second = sorted(chosen)
    if first == second:
        return False, f"That is mask {first} twice. Press two different masks."
    return (
        False,
        f"Masks {first} and {second} make another board:\n{text_board(made)}\n{_in_both(first, second)}",
    )


@task(
    """The board is white. Blacken all nine cells. Press each mask at most once.""",
    level="more",
    place=Press(rules=MAGIC, goal=((1, 1, 1), (1, 1, 1), (1, 1, 1)), gives="presses", fewest=True),
    hints=(
        "Each of the nine cells must change an odd number of times.",
        "Press the four corner masks. How often has a corner cell changed now, and an edge cell, and the "
        "centre?",
        "Corner cells changed once, edge cells twice, and the centre four times. So only the corners are "
        "right. One more mask changes all the others.",
    ),
    solution="[0, 2, 4, 6, 8]",
    mistake=(
        "[0, 2, 6, 8]",
        "5 cells are not black. Cells 1, 3, 4, 5 and 7 stay white: changed never, or an even number of "
        "times.",
    ),
)
def all_black(answer: Any) -> tuple[bool, str]:
    """Want presses from the white board to the black one."""
    chosen, remark = presses(answer, MAGIC, MASKS)
    reached = MAGIC.press(WHITE, chosen)
    if not chosen:
        return False, f"Nothing is pressed, so the board stays white. {MASKS}"
    if left := int((reached ^ BLACK).sum()):
        are = "cell is" if left == 1 else "cells are"
        return False, f"{left} {are} not black. {_changes_that_miss(reached, BLACK)}{remark}"
    fewest = int(MAGIC.solve(WHITE, BLACK).sum())
    if len(chosen) > fewest:
        return False, _too_many(chosen, fewest)
    return (
        True,
        "Yes: a corner cell changes once, an edge cell 3 times, and the centre 5 times. All three are odd.",
    )


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


def _wrong_colours(reached: NDArray[np.uint8], goal: NDArray[np.uint8]) -> str:
    """Tell which cells of a board are still black, and which should be."""
    black, white = (np.flatnonzero((reached ^ goal) & (goal == bit)).tolist() for bit in (0, 1))
    told = [f"{_named(black)} {_be('is', black)} still black."] if black else []
    return " ".join([*told, *([f"{_named(white)} should be black."] if white else [])])


def _changes_that_miss(reached: NDArray[np.uint8], goal: NDArray[np.uint8]) -> str:
    """Tell of the cells that miss a goal, from the white board, whether they change too often."""
    even, odd = (np.flatnonzero((reached ^ goal) & (goal == bit)).tolist() for bit in (1, 0))
    told = []
    if even:
        told += [f"{_named(even)} {_be('stays', even)} white: changed never, or an even number of times."]
    if odd:
        told += [f"{_named(odd)} {_be('becomes', odd)} black: changed an odd number of times."]
    return " ".join(told)


def _too_many(chosen: list[int], fewest: int) -> str:
    """Tell that presses are too many, and which masks are pressed again."""
    again = sorted({mask for mask in chosen if chosen.count(mask) > 1})
    named = _named(again).replace("Cell", "Mask")
    return (
        f"You are there in {len(chosen)} presses, and {fewest} are enough. {named} {_be('was', again)} "
        "pressed more than once. Two presses of one mask cancel, even with others between them."
    )


def _in_both(first: int, second: int) -> str:
    """Tell which cells two masks have in common."""
    both = np.flatnonzero(MAGIC[first] & MAGIC[second]).tolist()
    if not both:
        return "No cell is in both masks."
    return f"{_named(both)} {_be('is', both)} in both masks, and so white again."


def _named(cells: list[int]) -> str:
    """Name cells by their numbers, as in "Cells 0, 2 and 6"."""
    *others, last = map(str, cells)
    return f"Cells {', '.join(others)} and {last}" if others else f"Cell {last}"


def _be(verb: str, cells: list[int]) -> str:
    """Return a verb of one cell, or of several."""
    return verb if len(cells) == 1 else {"is": "are", "was": "were"}.get(verb, verb.removesuffix("s"))

"""Exercises of notebook 00."""

from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from magicmath.exercises._answers import bits, function, presses, seen, whole
from magicmath.exercises._feedback import counted
from magicmath.exercises._places import Editor, Press
from magicmath.exercises._task import task
from magicmath.exercises._trials import called
from magicmath.rules import MAGIC, RuleSet, to_board, unit

WHITE = to_board(0)
CHESS = to_board(341)
FRAME = to_board(495)
BLACK = to_board(511)
LETTER = to_board(381)
MASKS = "Give a list of mask numbers, such as [0, 4, 7]."
TWO_MASKS = "Give two different masks by their numbers, such as [0, 8]."
LEFT_BEHIND = to_board(266)
THREE = RuleSet([[[1, 1, 1]]] * 3, name="THREE")  # its two tests take the cells of a small picture
# The tests of cells 0 to 2, and a third one that takes none of them.
_GIVEN = np.vstack([THREE.tests[:, 0], np.zeros(3, np.uint8)])
_OLD = _GIVEN.shape[1]
TESTS = np.hstack([_GIVEN, np.zeros_like(_GIVEN)])


@task(
    """Somebody has pressed two different masks of MAGIC on a white board, and the goal came out. Which two
masks were they? Press them.""",
    level="core",
    place=Press(rules=MAGIC, goal=((1, 0, 0), (0, 0, 1), (0, 1, 0)), gives="presses"),
    hints=(
        "A cell that both masks change is white again.",
        "Three cells are black. Take a corner mask, of 4 cells, and the plus, of 5. They have three cells in "
        "common. These are changed twice and become white again, so 1 + 2 black cells are left.",
    ),
    solution="[0, 4]",
    mistake=("[0, 5]", "Masks 0 and 5 leave 6 cells with the wrong colour. No cell is in both masks."),
)
def which_two(answer: Any) -> tuple[bool, str]:
    """Want the two masks that make the board which was left behind."""
    chosen, remark = presses(answer, MAGIC, TWO_MASKS)
    made = MAGIC.press(WHITE, chosen)
    if np.array_equal(made, LEFT_BEHIND):
        pairs = list(combinations(range(len(MAGIC)), 2))
        alone = f"There are {len(pairs)} pairs of masks, and no other pair makes this board."
        return True, f"Yes. {alone}{_again(chosen)}"
    if len(chosen) != 2:
        return False, f"You pressed {counted(len(chosen), 'mask')}: press two.{remark}"
    first, second = sorted(chosen)
    if first == second:
        return False, f"That is mask {first} twice. Press two different masks."
    wrong = counted(int((made ^ LEFT_BEHIND).sum()), "cell")
    leave = f"Masks {first} and {second} leave {wrong} with the wrong colour."
    return False, f"{leave} {_in_both(first, second)}"


@task(
    """A black square means: the test of this row takes the cell of this column. Cells 0, 1 and 2 are in their
tests already. Choose the tests of cells 3, 4 and 5. In the end the odd tests must tell which one of the six
cells has changed.""",
    level="core",
    place=Press(
        rules=unit(*TESTS.shape),
        fixed=tuple(np.flatnonzero(np.arange(TESTS.size) % TESTS.shape[1] < _OLD).tolist()),
        start=tuple(map(tuple, TESTS.tolist())),
        label="which test takes which cell",
        row_names=tuple(f"test {k}" for k in range(len(TESTS))),
        column_names=tuple(map(str, range(TESTS.shape[1]))),
    ),
    hints=(
        "Read the columns. Column 0 says: a wrong cell 0 makes test 0 and test 1 odd.",
        "Two equal columns are two cells that you cannot tell apart. An empty column is a cell that no test "
        "sees.",
        "Test 2 takes none of the old cells. Let it take all three new ones: then it tells new from old. "
        "Tests 0 and 1 must tell the new ones apart.",
    ),
    solution="[4, 11, 15, 16, 17]",
    mistake=(
        "[15, 16, 17]",
        "Cells 3 and 4 are in the same test: test 2. A wrong cell 3 and a wrong cell 4 make the same test "
        "odd, so you cannot tell which of them it is.",
    ),
)
def tests_of_six(answer: Any) -> tuple[bool, str]:
    """Want tests in which each of six cells stands in its own way."""
    board = bits(answer, TESTS.shape, "Give three rows of six bits, a row for each test.")
    if (board[:, :_OLD] != _GIVEN).any():
        return False, "Cells 0, 1 and 2 have their tests already: leave these three columns as they were."
    held = [np.flatnonzero(column).tolist() for column in board.T]
    for cell, tests in enumerate(held):
        if not tests:
            return False, f"Cell {cell} is in no test. When it changes, no test becomes odd."
        if (twin := held.index(tests)) < cell:
            are = "test" if len(tests) == 1 else "tests"
            named = " and ".join(f"test {test}" for test in tests)
            return False, (
                f"Cells {twin} and {cell} are in the same {are}: {named}. A wrong cell {twin} and a wrong "
                f"cell {cell} make the same {are} odd, so you cannot tell which of them it is."
            )
    return True, "Yes. No two columns are equal, and none is empty. So the odd tests tell the wrong cell."


@task(
    """The board is white. Make the letter H, as in the goal.""",
    level="more",
    place=Press(rules=MAGIC, goal=((1, 0, 1), (1, 1, 1), (1, 0, 1)), gives="presses"),
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
    if again := _again(chosen):
        return True, f"That is the H.{again}"
    twice = np.flatnonzero(MAGIC.matrix[chosen].sum(axis=0, dtype=int) == 2).tolist()
    return True, (
        f"The H in {len(chosen)} presses. {_named(twice)} {_be('changes', twice)} twice, and "
        f"{_be('is', twice)} white again. All other cells change once."
    )


@task(
    """The board is white. Blacken all nine cells.""",
    level="more",
    place=Press(rules=MAGIC, goal=((1, 1, 1), (1, 1, 1), (1, 1, 1)), gives="presses"),
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
    if again := _again(chosen):
        return True, f"All cells are black.{again}"
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


def _changes_that_miss(reached: NDArray[np.uint8], goal: NDArray[np.uint8]) -> str:
    """Tell of the cells that miss a goal, from the white board, whether they change too often."""
    even, odd = (np.flatnonzero((reached ^ goal) & (goal == bit)).tolist() for bit in (1, 0))
    told = []
    if even:
        told += [f"{_named(even)} {_be('stays', even)} white: changed never, or an even number of times."]
    if odd:
        told += [f"{_named(odd)} {_be('becomes', odd)} black: changed an odd number of times."]
    return " ".join(told)


def _again(chosen: list[int]) -> str:
    """Tell which masks are pressed more than once, and that two presses of one cancel; or nothing."""
    again = sorted({mask for mask in chosen if chosen.count(mask) > 1})
    if not again:
        return ""
    named = _named(again).replace("Cell", "Mask")
    return (
        f" {named} {_be('was', again)} pressed more than once. Two presses of one mask cancel, even with "
        "others between them."
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

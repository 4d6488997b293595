"""Exercises of notebook 09."""

from typing import Any

import numpy as np

from magicmath import plain
from magicmath._kernels.words import Bits
from magicmath.exercises._answers import bits, entries, function, presses, rule_set
from magicmath.exercises._feedback import Unreadable, counted
from magicmath.exercises._places import Editor, Field, Press
from magicmath.exercises._task import task
from magicmath.exercises._trials import called_for_bits, shown_rows
from magicmath.rules import RuleSet, lights_out, pressed, unit
from magicmath.widgets._pressed import PressedBoard

FOUR = lights_out(4, 4)
FIVE = lights_out(5, 5)
FOUR_ROWS = "Give four rows of four numbers: 1 where you press, and 0 elsewhere."
FIVE_ROWS = "Give five rows of five numbers, 0 or 1."
NINE_MASKS = "Give nine masks of three rows of three cells, with 0 or 1 for each cell."


@task(
    """In Lights Out a press flips a cell and its neighbours, side by side and above and below. On the board
of four rows of four cells, some set of presses changes nothing at all.

Mark the cells that you would press: at least one.""",
    level="core",
    place=Press(rules=unit(4, 4)),
    hints=(
        "Choose any cells of the first row. Then each cell of the next row is settled: it must put "
        "the one above right.",
        "Go on like this, row by row. With four rows every first row leads to a last row that fits.",
    ),
    solution="[0, 4, 5, 8, 10, 13, 14, 15]",
    mistake=("[0]", "Those presses change 3 cells."),
)
def quiet_pattern(answer: Any) -> tuple[bool, str]:
    """Want presses of 4×4 Lights Out, not none, that change nothing."""
    chosen = _as_presses(answer)
    if not chosen.any():
        return False, "Pressing nothing is quiet, but too easy."
    changed = int(FOUR.press(np.zeros((4, 4), int), pressed(chosen.ravel())).sum())
    if changed:
        return False, f"Those presses change {counted(changed, 'cell')}."
    return True, f"{int(chosen.sum())} presses, and no cell changes."


@task(
    """Somebody says: “If the number of black cells is even, Lights Out with five rows of five cells can
make the board from white.” Show that this is wrong: press cells until you have such a board that cannot be
made.""",
    level="core",
    place=Press(rules=unit(5, 5)),
    hints=(
        "A board can be made if it passes every test. A test is a set of cells in which an even "
        "number must be black.",
        "Make one cell black that a test holds, and one more that no test holds.",
    ),
    solution="[0, 2]",
    mistake=("[0]", "No presses make it; but its black cells are 1, an odd number."),
)
def out_of_reach(answer: Any) -> tuple[bool, str]:
    """Want a 5×5 board with an even number of black cells that Lights Out cannot make from the white one."""
    board, white = bits(answer, (5, 5), FIVE_ROWS), np.zeros((5, 5), int)
    reasons = FIVE.failed_tests(white, board)
    if not board.any():
        return False, "That is the white board itself: no press is needed."
    if not len(reasons):
        fewest = int(FIVE.solve(white, board).sum())
        return False, f"{counted(fewest, 'press')} can make that board."
    if (black := int(board.sum())) % 2:
        return False, f"No presses make it; but its black cells are {black}, an odd number."
    return True, f"It has an odd number of black cells in {len(reasons)} of the {len(FIVE.tests)} tests."


@task(
    """Make a rule for boards of three rows of three cells: nine different masks, none of them blank, of
which exactly one choice, not empty, changes nothing.""",
    level="more",
    place=Field(),
    hints=(
        "Begin with nine masks that are independent, such as MAGIC's.",
        "Replace one mask by what two others do together: `[*MAGIC[:8], mask]` has eight of MAGIC's masks.",
    ),
    solution="[*MAGIC[:8], MAGIC[0] ^ MAGIC[2]]",
    mistake=("MAGIC", "Only pressing nothing changes nothing: those nine masks are independent."),
)
def own_rule(answer: Any) -> tuple[bool, str]:
    """Want a rule of nine different masks on 3×3 that has exactly one quiet pattern."""
    rules = rule_set(answer, 3, NINE_MASKS)
    if len(set(rules.numbers)) < 9:
        return False, "Two of the masks are the same."
    if not all(rules.numbers):
        return False, "One mask does nothing."
    quiet = len(rules.quiet_presses)
    if not quiet:
        return False, "Only pressing nothing changes nothing: those nine masks are independent."
    if quiet > 1:
        return False, f"{2**quiet - 1} choices that are not empty change nothing, and it should be one."
    return True, f"Rank 8: {len(rules.reachable_boards())} of the 512 boards are within reach."


@task(
    """Write a function that presses a cell in Lights Out. It takes a board, as a list of rows of 0 and 1,
and the row i and the column j of the cell, counted from 0. It returns the board after the press: the cell
is flipped, and so are its neighbours at the left, at the right, above and below, where there are any.""",
    level="core",
    place=Editor(
        calls="press",
        starter="""def press(board, i, j):
    after = [list(row) for row in board]
    for r, c in [(i, j), (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)]:
        # flip the cell in row r, column c, if there is one
        ...
    return after
""",
    ),
    hints=(
        "There is such a cell if r is from 0 to the number of rows less 1, and c likewise for the columns.",
        "Take care: in Python the row −1 is the last one. `0 <= r < len(board)` keeps you on the board.",
    ),
    solution="""def press(board, i, j):
    after = [list(row) for row in board]
    for r, c in [(i, j), (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)]:
        if 0 <= r < len(board) and 0 <= c < len(board[0]):
            after[r][c] ^= 1
    return after
""",
    mistake=(
        """def press(board, i, j):
    after = [list(row) for row in board]
    for r, c in [(i, j), (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)]:
        if r < len(board) and c < len(board[0]):
            after[r][c] ^= 1
    return after
""",
        "Press row 0, column 0 of\n0 0 0\n0 0 0\n0 0 0\nYour function returns\n1 1 1\n1 0 0\n1 0 0\n"
        "and should return\n1 1 0\n1 0 0\n0 0 0",
    ),
)
def your_press(answer: Any) -> tuple[bool, str]:
    """Want a function that presses a cell in Lights Out."""
    press = function(answer, "Give a function of a board, a row and a column.")
    generator = np.random.default_rng(9)
    sizes = [(3, 3), (3, 3), (1, 1), (1, 4), *generator.integers(1, 8, (40, 2)).tolist()]
    for count, (rows, columns) in enumerate(sizes):
        board = generator.integers(0, 2, (rows, columns)) * (count > 1)
        cell = int(generator.integers(rows * columns)) * (count > 0)
        i, j = divmod(cell, columns)
        masks = plain.lights_out(rows, columns)
        right = plain.press(board.ravel().tolist(), masks, [cell])
        given = called_for_bits(press, board.tolist(), i, j, shape=(rows, columns))
        if given.ravel().tolist() != right:
            wanted = shown_rows(np.reshape(right, (rows, columns)))
            return False, (
                f"Press row {i}, column {j} of\n{shown_rows(board)}\nYour function returns\n"
                f"{shown_rows(given)}\nand should return\n{wanted}"
            )
    return True, f"It presses as Lights Out does, on {len(sizes)} boards of up to 7 rows."


def _as_presses(answer: Any) -> Bits:
    """Return a board of presses, read from a board of 0 and 1, from cell numbers or from a live board."""
    if isinstance(answer, PressedBoard) and answer.rules == FOUR:
        chosen, _ = presses(answer, FOUR, FOUR_ROWS)
        return _marked(chosen)
    if isinstance(answer, PressedBoard):
        return bits(answer, (4, 4), FOUR_ROWS)
    if isinstance(answer, RuleSet):
        raise Unreadable(f"You gave {len(answer)} masks. {FOUR_ROWS}")
    flat, shape = entries(answer, FOUR_ROWS)
    if len(flat) != 16 and (len(shape) < 2 or shape[0] == 1):
        chosen, _ = presses(flat, FOUR, FOUR_ROWS)
        return _marked(chosen)
    return bits(np.array(flat, object).reshape(shape), (4, 4), FOUR_ROWS)


def _marked(chosen: list[int]) -> Bits:
    """Return a board that holds a 1 for each press that is made an odd number of times."""
    marked = np.zeros(16, np.uint8)
    for cell in chosen:
        marked[cell] ^= 1
    return marked.reshape(4, 4)

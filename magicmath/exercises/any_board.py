"""Exercises of notebook 10."""

import re
from itertools import combinations, product
from typing import Any

import numpy as np

from magicmath import ledger, plain
from magicmath._kernels.words import Bits
from magicmath.exercises._answers import (
    bits,
    entries,
    function,
    number,
    presses,
)
from magicmath.exercises._feedback import Unreadable, counted
from magicmath.exercises._places import Editor, Press, Words
from magicmath.exercises._task import task
from magicmath.exercises._trials import called_for_bits, shown_rows
from magicmath.rules import MAGIC, RuleSet, lights_out, pressed, unit
from magicmath.widgets._pressed import PressedBoard

THREE_BY_FIVE = lights_out(3, 5)
FIVE = lights_out(5, 5)
TESTS = {f"test {number}": cells for number, cells in enumerate(FIVE.tests)}
OTHER_MASKS = {f"mask {number}": mask for number, mask in enumerate(MAGIC.masks) if number != 4}
FACE = ((0, 0, 0, 0, 0), (0, 1, 0, 1, 0), (0, 0, 0, 0, 0), (1, 0, 0, 0, 1), (0, 1, 1, 1, 0))
THREE_ROWS = "Give three rows of five numbers: 1 where you press, and 0 elsewhere."
FIVE_ROWS = "Give five rows of five numbers, 0 or 1."
THREE_MASKS = "Give three masks, each with three numbers, 0 or 1."
NINE_MASKS = "Give nine masks of three rows of three cells, with 0 or 1 for each cell."
CENTRE = "Give one mask: three rows of three numbers, 0 or 1."
JOINED = ("S1", "S6", "S7", "S8")  # the sequences of the manual's example
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def _quiet_choices(rules: RuleSet) -> list[list[int]]:
    """Return the quiet choices of a rule: all sums of its independent ones, but the empty one."""
    sums = np.array(list(product((0, 1), repeat=len(rules.quiet_presses)))) @ rules.quiet_presses % 2
    return [pressed(one) for one in sums if one.any()]


def _printed(name: str) -> list[int]:
    return [int(one) for one in ledger.printed(f"casegame.{name}").ravel()]


def _row(name: str) -> str:
    return " ".join(map(str, _printed(name)))


@task(
    """On a graph each press changes its own node, too. Step 1 of the proof uses this. Show that it is needed:
draw three masks that cannot make the nodes 0, 1 and 2 all black, whichever you press.

Row 0 of the board stands for mask 0: make black what it changes. Column 1 stands for node 1, and so on.
No mask may be blank. And the masks must be symmetric: if mask a changes node b, mask b changes node a.""",
    level="core",
    place=Press(
        rules=unit(3, 3),
        label="a node in each column",
        row_names=("mask 0", "mask 1", "mask 2"),
        column_names=("0", "1", "2"),
    ),
    hints=(
        "The proof speaks of masks that change their own node. So let each mask leave its own node alone: "
        "the cells on the diagonal stay white. That alone is not enough.",
        "Look for three masks of two nodes each. A press then changes two nodes: what does it do to the "
        "number of black nodes?",
    ),
    solution="[1, 2, 3, 5, 6, 7]",
    mistake=(
        "[1, 3, 5, 7]",
        "All three nodes become black: press mask 1 and mask 2. No mask contains its own node, and still it "
        "can be done. How many nodes does each mask change?",
    ),
)
def never_all_black(answer: Any) -> tuple[bool, str]:
    """Want three symmetric masks on three nodes that do not make all black."""
    masks = bits(answer, (3, 3), THREE_MASKS)
    blank = np.flatnonzero(~masks.any(axis=1)).tolist()
    if blank:
        return False, f"Mask {blank[0]}, in row {blank[0]} of the board, is blank. No mask may be blank."
    if not np.array_equal(masks, masks.T):
        a, b = np.argwhere(masks > masks.T)[0].tolist()
        return False, f"Your mask {a} changes node {b}, but mask {b} does not change node {a}."
    rules = RuleSet(masks.reshape(3, 1, 3))
    white, black = np.zeros((1, 3), int), np.ones((1, 3), int)
    if rules.is_reachable(white, black):
        chosen = " and ".join(f"mask {mask}" for mask in pressed(rules.solve(white, black)))
        more = (
            ""
            if masks.diagonal().any()
            else " No mask contains its own node, and still it can be done. How many nodes does each mask "
            "change?"
        )
        return False, f"All three nodes become black: press {chosen}.{more}"
    return True, (
        "All black cannot be made. Each of your masks contains two of the three nodes. So the three nodes "
        "are a test, and three is odd. Step 1 of the proof breaks: there each node is in its own mask."
    )


@task(
    """Write a function that chases the light. It takes a board, as a list of rows of 0 and 1, and returns
the board after the chase.

Go through the rows from the second to the last. In each of them press the cells that have a black cell
right above them. The function `press` is there already.""",
    level="more",
    place=Editor(
        calls="chase",
        starter="""def press(board, i, j):
    for r, c in [(i, j), (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)]:
        if 0 <= r < len(board) and 0 <= c < len(board[0]):
            board[r][c] ^= 1

def chase(board):
    board = [list(row) for row in board]
    # go through the rows, and press each cell below a black one
    ...
    return board
""",
    ),
    hints=(
        "You need two loops, one inside the other: i goes over the rows from 1, and j over the columns.",
        "The cell right above row i, column j is `board[i - 1][j]`. If it is 1, press row i, column j.",
    ),
    solution="""def press(board, i, j):
    for r, c in [(i, j), (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)]:
        if 0 <= r < len(board) and 0 <= c < len(board[0]):
            board[r][c] ^= 1

def chase(board):
    board = [list(row) for row in board]
    for i in range(1, len(board)):
        for j in range(len(board[0])):
            if board[i - 1][j]:
                press(board, i, j)
    return board
""",
    mistake=(
        """def press(board, i, j):
    for r, c in [(i, j), (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)]:
        if 0 <= r < len(board) and 0 <= c < len(board[0]):
            board[r][c] ^= 1

def chase(board):
    board = [list(row) for row in board]
    for i in range(len(board)):
        for j in range(len(board[0])):
            if board[i][j]:
                press(board, i, j)
    return board
""",
        "Chase the light down\n1 0 0\n0 0 0\n0 0 0\nYour function returns\n0 1 1\n1 0 0\n1 0 0\n"
        "Its first row is not white, and there is a row below to press.",
    ),
)
def your_chase(answer: Any) -> tuple[bool, str]:
    """Want a function that chases the light of Lights Out down a board."""
    chase = function(answer, "Give a function of a board.")
    generator = np.random.default_rng(10)
    sizes = [(3, 3), (1, 4), (4, 1), *generator.integers(1, 8, (40, 2)).tolist()]
    for count, (rows, columns) in enumerate(sizes):
        board = generator.integers(0, 2, (rows, columns))
        if not count:
            board = np.eye(1, rows * columns, dtype=int).reshape(rows, columns)
        given = called_for_bits(chase, board.tolist(), shape=(rows, columns))
        right = plain.chase(board.tolist())
        if given.tolist() != right:
            return False, (
                f"Chase the light down\n{shown_rows(board)}\nYour function returns\n{shown_rows(given)}\n"
                f"{_left_black(given) or f'It should return{chr(10)}{shown_rows(right)}'}"
            )
    return True, f"It chases the light down {len(sizes)} boards of up to 7 rows."


@task(
    """Find a quiet pattern of Lights Out with three rows of five cells: presses that change nothing at all.

Mark the cells that you would press, at least one. The other board shows what these presses change.""",
    level="more",
    place=Press(rules=unit(3, 5), label="presses", makes=THREE_BY_FIVE),
    hints=(
        "Mark some cells of the first row. Then chase the light on the other board: wherever a cell of its "
        "first row is black, mark the cell below it. Go on like this in the last row.",
        "If nothing is black in the last row, then all your presses together are quiet. Else try other "
        "first rows: of the 31 that are not empty, 7 lead to a quiet pattern.",
        "Two first rows that leave the same last row are a good find: their sum leaves nothing.",
    ),
    solution="[1, 3, 5, 6, 8, 9, 11, 13]",
    mistake=("[0]", "Those presses change 3 cells."),
    ways=tuple(map(str, [*([cell] for cell in range(15)), *_quiet_choices(THREE_BY_FIVE)])),
)
def quiet_pattern(answer: Any) -> tuple[bool, str]:
    """Want presses of 3×5 Lights Out, not none, that change nothing."""
    chosen = _as_presses(answer)
    if not chosen.any():
        return False, "Pressing nothing is quiet, but too easy."
    changed = int(THREE_BY_FIVE.press(np.zeros((3, 5), int), pressed(chosen.ravel())).sum())
    if changed:
        return False, f"Those presses change {counted(changed, 'cell')}."
    return True, f"{int(chosen.sum())} presses, and no cell changes."


@task(
    """Somebody says: “If the number of black cells is even, Lights Out with five rows of five cells can
make the board from white.” Show that this is wrong: press cells until you have such a board that cannot be
made.""",
    level="more",
    place=Press(rules=unit(5, 5), beside=TESTS),
    hints=(
        "A board can be made if it passes every test. A test is a set of cells in which an even "
        "number must be black.",
        "Make one cell black that a test contains, and one more that no test contains.",
    ),
    solution="[0, 2]",
    mistake=("[0]", "It cannot be made, but it has 1 black cell, and that is odd."),
    ways=tuple(str(list(cells)) for count in (1, 2) for cells in combinations(range(25), count)),
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
        return False, f"It cannot be made, but it has {counted(black, 'black cell')}, and that is odd."
    counts = [int((cells & board).sum()) for cells in FIVE.tests]
    test, held = next((test, count) for test, count in enumerate(counts) if count % 2)
    return True, (
        f"All in all {black} cells are black, which is even. But test {test} contains {held} of them, which "
        "is odd. So the number of all black cells does not decide: only the cells of a test count."
    )


@task(
    """The face below fails both tests, so Lights Out cannot make it from the white board.
You see the cells of the two tests, too.

Press exactly one cell, so that it changes its colour and the new board passes both tests.""",
    level="more",
    place=Press(rules=unit(5, 5), start=FACE, beside=TESTS),
    hints=(
        "A board fails a test that contains an odd number of black cells. What happens to this number when "
        "you change a cell of the test? And what happens when you change another cell?",
        "The face fails both. So you need a cell that is in both tests: lay their pictures over each other.",
    ),
    solution="[2]",
    mistake=("[0]", "Now it passes test 0, but test 1 contains 5 black cells, which is odd."),
    ways=tuple(str(list(cells)) for count in (1, 2) for cells in combinations(range(25), count)),
)
def one_cell_more(answer: Any) -> tuple[bool, str]:
    """Want the face with one cell changed, so that it passes both tests."""
    board = bits(answer, (5, 5), FIVE_ROWS)
    differ = int((board != FACE).sum())
    if differ != 1:
        return False, f"Your board differs from the face in {counted(differ, 'cell')}, and it should be one."
    black = [int((test & board).sum()) for test in FIVE.tests]
    odd = [test for test, count in enumerate(black) if count % 2]
    if len(odd) == len(black):
        return False, "The board still fails both tests: the cell that you changed is in neither of them."
    if odd:
        held = counted(black[odd[0]], "black cell")
        return False, f"Now it passes test {1 - odd[0]}, but test {odd[0]} contains {held}, which is odd."
    return True, (
        "The board passes both tests now: each contains an even number of black cells. Can it be made? You "
        "will find out below."
    )


@task(
    f"""casegame's manual joins the sequences of the cells 1, 6, 7 and 8, and puts the numbers of the
transformations in order. It prints this list:

```
S1      {_row("S1")}
S6      {_row("S6")}
S7      {_row("S7")}
S8      {_row("S8")}

sorted  {_row("sorted_presses")}
```

One number is lost on the way from the four sequences to the list. Which transformation is it?""",
    level="more",
    place=Words(),
    hints=(
        "How many numbers do the four sequences have together, and how many has the list?",
        "Count one transformation after the other: how often does it stand in the sequences, and how often "
        "in the list?",
    ),
    solution="4",
    mistake=("7", "T7 stands once in the four sequences, and once in the list: it is not lost."),
    ways=tuple(f"{sign}{number}" for sign in ("", "T", "t") for number in range(1, 10)),
)
def lost_number(answer: Any) -> tuple[bool, str]:
    """Want the transformation that the manual's sorted list has lost."""
    wanted = "Give the number of a transformation, from 1 to 9."
    if isinstance(answer, str):
        answer = re.sub(r"^\s*T\s*(?=\d)", "", answer, flags=re.IGNORECASE)  # the manual writes T4
    lost = number(answer, wanted, low=1, high=10)
    joined = [one for name in JOINED for one in _printed(name)]
    before, after = joined.count(lost), _printed("sorted_presses").count(lost)
    stands = f"T{lost} stands {_times(before)} in the four sequences, and {_times(after)} in the list"
    if before == after:
        return False, f"{stands}: it is not lost."
    return True, f"{stands}. Cross out pairs in the list as it is printed, and T{lost} would be gone."


def _times(count: int) -> str:
    return "once" if count == 1 else f"{count} times"


def _left_black(board: Bits) -> str:
    """Say which row, above the last, a chase has not made white; "" where all are."""
    left = np.flatnonzero(board[:-1].any(axis=1)).tolist()
    if not left:
        return ""
    return f"Its {_ORDINALS[left[0]]} row is not white, and there is a row below to press."


def _as_presses(answer: Any) -> Bits:
    """Return a board of presses, read from a board of 0 and 1, from cell numbers or from a live board."""
    if isinstance(answer, PressedBoard) and answer.rules == THREE_BY_FIVE:
        chosen, _ = presses(answer, THREE_BY_FIVE, THREE_ROWS)
        return _marked(chosen)
    if isinstance(answer, PressedBoard):
        return bits(answer, (3, 5), THREE_ROWS)
    if isinstance(answer, RuleSet):
        raise Unreadable(f"You gave {len(answer)} masks. {THREE_ROWS}")
    flat, shape = entries(answer, THREE_ROWS)
    if len(flat) != 15 and (len(shape) < 2 or shape[0] == 1):
        chosen, _ = presses(flat, THREE_BY_FIVE, THREE_ROWS)
        return _marked(chosen)
    return bits(np.array(flat, object).reshape(shape), (3, 5), THREE_ROWS)


def _marked(chosen: list[int]) -> Bits:
    """Return a board that holds a 1 for each press that is made an odd number of times."""
    marked = np.zeros(15, np.uint8)
    for cell in chosen:
        marked[cell] ^= 1
    return marked.reshape(3, 5)

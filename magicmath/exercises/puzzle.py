"""Exercises of notebook 01."""

import re
from typing import Any

import numpy as np

from magicmath import ledger, plain
from magicmath.exercises._answers import (
    bits,
    entries,
    form,
    function,
    number,
    numbers,
    pair,
    presses,
    restored,
    whole,
)
from magicmath.exercises._feedback import Unreadable, counted
from magicmath.exercises._places import Editor, Field, Press
from magicmath.exercises._task import task
from magicmath.exercises._trials import called_for_bits, shown_rows
from magicmath.rules import MAGIC, UNIT, pressed, to_board, to_number
from magicmath.widgets._pressed import PressedBoard

WHITE = to_board(0)
FRAME = to_board(495)
LONG_LIST = [0, 5, 0, 8, 5, 0, 2, 8]
NINE_COUNTS = "Give nine whole numbers, one for each cell."
MASKS = "Give a list of mask numbers, such as [0, 4, 7]."
BOARD_NUMBER = "Give the number of a board, from 0 to 511."
POWERS = {2**cell for cell in range(9)}


def _printed(name: str) -> np.ndarray[Any, np.dtype[np.uint8]]:
    return ledger.printed(f"retroversion.{name}").ravel().astype(np.uint8)


def _row(name: str) -> str:
    return " ".join(map(str, _printed(name)))


@task(
    """Masks 3, 6 and 4 are pressed, once each. How often is each cell inverted? Give nine numbers, row by
row. Find them from the pictures of the masks, before you read on.""",
    level="core",
    place=Field(),
    hints=(
        "Take one cell. Look at the three masks, and count those in which this cell is black.",
        "The first cell is black in mask 3 alone. The cell below it is black in all three.",
    ),
    solution="[1, 1, 0, 3, 2, 1, 2, 2, 0]",
    mistake=(
        "[1, 1, 0, 1, 0, 1, 0, 0, 0]",
        "Cell 3, row 2, column 1: you say 1 time, and it is 3 times. That looks like a parity: count on.",
    ),
)
def how_often(answer: Any) -> tuple[bool, str]:
    """Want how often each of nine cells is inverted by three masks."""
    right = MAGIC.masks[[3, 6, 4]].sum(axis=0, dtype=int).ravel()
    flat, _ = entries(answer, NINE_COUNTS)
    found = np.array(numbers(flat if len(flat) == 9 else answer, NINE_COUNTS, count=9))
    if (found == right).all():
        cells = " + ".join(str(MAGIC[mask].sum()) for mask in (3, 6, 4))
        return True, f"Together that is {right.sum()}, as the masks have {cells} black cells."
    cell = int(np.flatnonzero(found != right)[0])
    slip = " That looks like a parity: count on." if (found == right % 2).all() else ""
    said, true = (counted(int(value), "time") for value in (found[cell], right[cell]))
    row, column = divmod(cell, 3)
    return False, f"Cell {cell}, row {row + 1}, column {column + 1}: you say {said}, and it is {true}.{slip}"


@task(
    """Somebody pressed 0, 5, 0, 8, 5, 0, 2, 8. Give a list of masks, as short as possible, that ends at the
same board.""",
    level="core",
    place=Field(),
    hints=(
        "How often is each mask in the list?",
        "A mask that is pressed twice does nothing. So what do three presses of it do?",
    ),
    solution="[0, 2]",
    mistake=("[2]", "That is another board: mask 0 is in the list 3 times, and 3 is odd."),
)
def shorten(answer: Any) -> tuple[bool, str]:
    """Want the shortest list of presses that is as good as LONG_LIST."""
    chosen, remark = presses(answer, MAGIC, MASKS)
    wrong = [m for m in range(9) if (chosen.count(m) - LONG_LIST.count(m)) % 2]
    if wrong:
        times = LONG_LIST.count(wrong[0])
        often = f"in the list {counted(times, 'time')}, and {times} is {'odd' if times % 2 else 'even'}"
        return False, f"That is another board: mask {wrong[0]} is {often}.{remark}"
    if len(chosen) > len(set(chosen)):
        return False, "That ends at the same board, and it can be shorter still."
    few, many = len(chosen), len(LONG_LIST)
    return True, f"{few} presses are as good as {many}: only odd or even counts, and in any order."


@task(
    """The board is white. Make the centre black, and no other cell. Tap a cell to press its mask.""",
    level="core",
    place=Press(rules=MAGIC, goal=((0, 0, 0), (0, 1, 0), (0, 0, 0)), gives="presses"),
    hints=(
        "Begin with the plus, mask 4. Now the four edge cells must become white again.",
        "Press the four sides, masks 1, 3, 5 and 7. What happens to the corners, and what to the edges?",
    ),
    solution="[1, 3, 4, 5, 7]",
    mistake=("[4]", "5 cells are black: the centre and 4 others."),
)
def only_the_centre(answer: Any) -> tuple[bool, str]:
    """Want presses that make the centre black and nothing else."""
    praise = "The four sides invert each corner twice and each edge once. Mask 4 does the rest."
    return _alone(answer, 4, "the centre", praise)


@task(
    """The board is white. Make the middle of the upper side black, and no other cell. Tap a cell to press its
mask.""",
    level="core",
    place=Press(rules=MAGIC, goal=((0, 1, 0), (0, 0, 0), (0, 0, 0)), gives="presses"),
    hints=(
        "Begin with mask 1. Two corners too many are black now.",
        "Masks 3 and 5 take these corners away, and blacken others. Masks 6 and 8 tidy up below.",
    ),
    solution="[1, 3, 5, 6, 8]",
    mistake=("[1]", "3 cells are black: the wanted one and 2 others."),
)
def only_an_edge(answer: Any) -> tuple[bool, str]:
    """Want presses that make the upper edge cell black and nothing else."""
    praise = "Another recipe of five masks. Turned, it serves the other three edge cells."
    return _alone(answer, 1, "the wanted one", praise)


@task(
    """The centre and the left edge cell are to change, and no other cell. The recipe of the centre is
1, 3, 4, 5, 7. That of the upper edge cell is 1, 3, 5, 6, 8: turn it first. Which masks are left when you
have joined the two recipes and crossed out equal masks in pairs?""",
    level="core",
    place=Field(),
    hints=(
        "A quarter turn to the left takes mask 1 to 3, mask 3 to 7, mask 5 to 1, mask 6 to 8, mask 8 to 2.",
        "So the recipe of the left edge cell is 3, 7, 1, 8, 2. Which masks are in both recipes?",
    ),
    solution="[2, 4, 5, 8]",
    mistake=("[4, 6, 7, 8]", "These presses change the cells: 1, 4. Wanted are cells 3 and 4."),
)
def two_cells(answer: Any) -> tuple[bool, str]:
    """Want the shortest presses that change the centre and the left edge cell alone."""
    chosen, remark = presses(answer, MAGIC, MASKS)
    board = MAGIC.press(WHITE, chosen)
    if not np.array_equal(board, UNIT[3] ^ UNIT[4]):
        changed = ", ".join(map(str, pressed(board.ravel()))) or "none"
        return False, f"These presses change the cells: {changed}. Wanted are cells 3 and 4.{remark}"
    if len(chosen) > len(set(chosen)):
        return False, "That is right, but some masks are there twice. Cross them out."
    return True, f"{len(chosen)} presses change two cells, and one cell alone needed 5."


@task(
    """Each board has a number: read its nine cells row by row as nine binary digits, 1 for black.

Which number has the board with four black corners and nothing else?""",
    level="more",
    place=Field(),
    hints=(
        "The nine cells stand for 256, 128, 64, 32, 16, 8, 4, 2 and 1. The first is the top left corner.",
        "Cells 0, 2, 6 and 8 are the corners. Add what these four stand for.",
    ),
    solution="325",
    mistake=("256 + 64", "Board 320 has 2 black corners and 2 black cells."),
)
def four_corners(answer: Any) -> tuple[bool, str]:
    """Want the number of the board with black corners and nothing else."""
    board = _as_numbered_board(answer)
    if board.sum() == 4 and board[::2, ::2].all():
        return True, f"{to_number(board)} is 256 + 64 + 4 + 1: each corner is a power of two."
    corners, black = int(board[::2, ::2].sum()), int(board.sum())
    return False, (
        f"Board {to_number(board)} has {counted(corners, 'black corner')} and {counted(black, 'black cell')}."
    )


@task(
    """Your first game went from board 71 to board 495, and the masks 3, 4 and 6 solve it. Find another
puzzle that the same three masks solve. Give the numbers of its start and of its goal.""",
    level="more",
    place=Field(),
    hints=(
        "Take any start you like. Its number may be 0.",
        "From the start, press 3, 4 and 6. The board that you get is your goal. Read its number.",
    ),
    solution="[0, 424]",
    mistake=("[0, 495]", "From 0 the masks 3, 4 and 6 lead to 424, not to 495."),
)
def same_presses(answer: Any) -> tuple[bool, str]:
    """Want a start and a goal, other than those of the first game, that the presses 3, 4, 6 solve."""
    start, goal = pair(answer, "Give two numbers of boards, from 0 to 511, such as [71, 495].")
    for board in (start, goal):
        number(board, BOARD_NUMBER, high=512)
    reached = to_number(MAGIC.press(to_board(start), [3, 4, 6]))
    if goal != reached:
        return False, f"From {start} the masks 3, 4 and 6 lead to {reached}, not to {goal}."
    if start == 71:
        return False, "That is your first game. Take another start."
    return True, f"It has the difference {start ^ goal}, as your first game has: 71 ^ 495 is {71 ^ 495}."


@task(
    """The board is white. Turn it into the frame: all cells black but the centre. Press each mask
at most once.""",
    level="more",
    place=Press(rules=MAGIC, goal=((1, 1, 1), (1, 0, 1), (1, 1, 1)), gives="presses", fewest=True),
    hints=(
        "Look at the difference: eight cells must change, and the centre must not.",
        "Press all nine masks once, and see which cells are wrong then.",
        "A press more, of a mask that you have pressed already, takes that mask back. Which one is too many?",
    ),
    solution="[0, 1, 2, 3, 5, 6, 7, 8]",
    mistake=("[1, 3, 5, 7]", "That ends at board 170, with 4 cells to go."),
)
def white_to_frame(answer: Any) -> tuple[bool, str]:
    """Want presses from the white board to the frame, number 495."""
    chosen, remark = presses(answer, MAGIC, MASKS)
    reached = MAGIC.press(WHITE, chosen)
    if not chosen:
        return False, f"Nothing is pressed, so the board stays white. {MASKS}"
    if not np.array_equal(reached, FRAME):
        differ = int((reached ^ FRAME).sum())
        return (
            False,
            f"That ends at board {to_number(reached)}, with {counted(differ, 'cell')} to go.{remark}",
        )
    fewest = int(MAGIC.solve(WHITE, FRAME).sum())
    used = len(chosen)
    if used > fewest:
        return False, f"You are there in {used} presses; some of them cancel, and {fewest} are enough."
    return True, f"The frame in {used} presses, and nobody can do it in fewer."


@task(
    """There is exactly one board from which the frame, number 495, needs all nine masks. Which number has
that board?""",
    level="more",
    place=Field(),
    hints=(
        "A press twice is no press. So what leads from the start to the goal also leads back.",
        "Start from the goal, press everything, and read the number of the board that you get.",
    ),
    solution="186",
    mistake=("16", "From 16 the presses [0, 2, 4, 6, 8] are enough, 5 of them."),
)
def hardest_start(answer: Any) -> tuple[bool, str]:
    """Want the number of the start that is nine presses away from the frame."""
    board = _as_numbered_board(answer)
    chosen = pressed(MAGIC.solve(board, FRAME))
    if len(chosen) == len(MAGIC):
        return True, "All nine masks, once each: no start is farther from the frame."
    if not chosen:
        return False, "495 is the frame itself: no press is needed."
    return False, f"From {to_number(board)} the presses {chosen} are enough, {len(chosen)} of them."


@task(
    """Write a function that presses a mask. It takes a board and a mask, both as lists of nine 0s and 1s,
and returns the board after the press, as a list too.""",
    level="more",
    place=Editor(
        calls="press",
        starter="""def press(board, mask):
    after = []
    for cell, bit in zip(board, mask):
        # bit is 1 where the mask flips the cell
        ...
    return after
""",
    ),
    hints=(
        "Where the mask has a 0, the cell stays as it is. Where it has a 1, a 0 becomes 1 and a 1 becomes 0.",
        "In Python `cell ^ bit` is 1 where the two differ, and 0 where they are the same.",
    ),
    solution="""def press(board, mask):
    return [cell ^ bit for cell, bit in zip(board, mask)]
""",
    mistake=(
        """def press(board, mask):
    return [cell | bit for cell, bit in zip(board, mask)]
""",
        "press([1, 0, 0, 0, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0, 0, 0, 0]) should be\n0 1 0 0 0 0 0 0 0\n"
        "but your function returns\n1 1 0 0 0 0 0 0 0",
    ),
)
def your_press(answer: Any) -> tuple[bool, str]:
    """Want a function that inverts the cells of a board where a mask has a 1."""
    press = function(answer, "Give a function of a board and a mask.")
    generator = np.random.default_rng(1)
    pairs = [([1, *[0] * 8], [1, 1, *[0] * 7]), *generator.integers(0, 2, (30, 2, 9)).tolist()]
    for board, mask in pairs:
        right = plain.xor(board, mask)
        found = called_for_bits(press, list(board), list(mask), shape=(9,))
        if found.tolist() != right:
            return False, (
                f"press({board}, {mask}) should be\n{shown_rows(right)}\n"
                f"but your function returns\n{shown_rows(found)}"
            )
    return True, f"It presses as the board does, tried on {len(pairs)} boards and masks."


@task(
    f"""The article prints three rows of nine digits.

```
start       CC   {_row("CC")}
goal        BB   {_row("BB")}
difference  DD   {_row("DD")}
```

CC and DD fit each other: where CC and BB differ, DD has a 1. And yet one and the same cell is wrong in
both. The article also says that the presses 3, 6 and 4 lead from the start to the goal.

Which cell is wrong? Give its number: 0 is the first.""",
    level="more",
    place=Field(),
    hints=(
        "Do not look for a cell where the rows disagree. Play: what do the three presses change?",
        "Add the three masks, and keep the parity of each cell. That is the right difference.",
        "Compare the right difference with DD, digit by digit.",
    ),
    solution="3",
    mistake=("4", "If only cell 4 were wrong, then 3, 6 and 4 would miss the goal in 2 cells."),
)
def two_witnesses(answer: Any) -> tuple[bool, str]:
    """Want the cell that is wrong in two printed rows which fit each other."""
    cell = number(answer, "Give the number of a cell, from 0 to 8.", high=9)
    start = _printed("CC")
    start[cell] ^= 1
    wrong = int((MAGIC.press(start.reshape(3, 3), [3, 6, 4]).ravel() ^ _printed("BB")).sum())
    if wrong:
        missed = counted(wrong, "cell")
        return False, f"If only cell {cell} were wrong, then 3, 6 and 4 would miss the goal in {missed}."
    return (
        True,
        "With that cell inverted, 3, 6 and 4 lead to the goal.",
    )


def _alone(answer: Any, cell: int, name: str, praise: str) -> tuple[bool, str]:
    """Tell whether presses make one cell black and no other, and if not, which cells are."""
    chosen, remark = presses(answer, MAGIC, MASKS)
    board = MAGIC.press(WHITE, chosen).ravel()
    black = int(board.sum())
    if black == 1 and board[cell]:
        return True, praise
    which = f"{name} and {counted(black - 1, 'other')}" if board[cell] else f"not {name}"
    return False, f"{counted(black, 'cell')} {'is' if black == 1 else 'are'} black: {which}.{remark}"


def _as_numbered_board(answer: Any) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """Return the board that is meant by its number, by its cells, or by a live board."""
    if isinstance(answer, PressedBoard):
        answer = answer.cells
    if not isinstance(answer, str) or re.search(r"\d\s+\d|\[|[□■]", answer):
        flat, shape = entries(answer, BOARD_NUMBER)
        if shape == (3, 3):
            return bits(flat, (3, 3), BOARD_NUMBER)
        found = [whole(item) for item in flat]
        if shape == (9,) and set(found) <= {0, 1}:
            raise Unreadable(f"Those are nine cells. Which number does that board have? {BOARD_NUMBER}")
        if len(shape) == 1 and len(flat) > 1 and set(found) <= POWERS:
            raise Unreadable(f"You gave {form(shape)}. Add them up. {BOARD_NUMBER}")
        answer = restored(flat, shape)
    if isinstance(answer, int) and answer > 511 and set(str(min(answer, 10**9))) <= {"0", "1"}:
        raise Unreadable(f"Those look like binary digits. In Python, 0b stands before them. {BOARD_NUMBER}")
    return to_board(number(answer, BOARD_NUMBER, high=512))

"""Exercises of notebook 01."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from magicmath import ledger, plain
from magicmath.exercises._answers import function, number, presses
from magicmath.exercises._feedback import counted
from magicmath.exercises._places import Editor, Field, Press
from magicmath.exercises._task import task
from magicmath.exercises._trials import called_for_bits, shown_rows
from magicmath.rules import MAGIC, UNIT, pressed, symmetric_boards, to_board, to_number

WHITE = to_board(0)
NINE = tuple(map(str, range(9)))  # written in the cells
LONG_LIST = [0, 5, 0, 8, 5, 0, 2, 8]
FOUND = (4, 1, 5, 7, 3)  # the cells whose recipes the reader has by then, in that order
RECIPES = {cell: tuple(pressed(MAGIC.solve(WHITE, UNIT[cell]))) for cell in FOUND}
MOVES: tuple[tuple[str, Callable[[Any], Any]], ...] = (
    ("a quarter turn", np.rot90),
    ("a half turn", lambda board: np.rot90(board, 2)),
    ("a mirror", np.fliplr),
)
MASKS = "Give a list of mask numbers, such as [0, 4, 7]."


def _printed(name: str) -> np.ndarray[Any, np.dtype[np.uint8]]:
    return ledger.printed(f"retroversion.{name}").ravel().astype(np.uint8)


def _row(name: str) -> str:
    return " ".join(map(str, _printed(name)))


@task(
    """Somebody pressed 0, 5, 0, 8, 5, 0, 2, 8 on a white board. Make the same board with as few presses as
possible.""",
    level="core",
    place=Press(
        rules=MAGIC,
        goal=MAGIC.press(WHITE, LONG_LIST).tolist(),
        gives="presses",
        fewest=True,
        show_goal=False,
        names=NINE,
    ),
    hints=(
        "How often is each mask in the list?",
        "A mask that is pressed twice does nothing. So what do three presses of it do?",
    ),
    solution="[0, 2]",
    mistake=("[2]", "That is another board: mask 0 is in the list 3 times, and 3 is odd."),
    ways=(str(LONG_LIST),),
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
    """The board is white. Make the centre black, and no other cell.""",
    level="core",
    place=Press(rules=MAGIC, goal=((0, 0, 0), (0, 1, 0), (0, 0, 0)), gives="presses", names=NINE, menu=True),
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
    """The board is white. Make the upper edge cell black, cell 1, and no other cell.""",
    level="core",
    place=Press(rules=MAGIC, goal=((0, 1, 0), (0, 0, 0), (0, 0, 0)), gives="presses", names=NINE, menu=True),
    hints=(
        "The goal is its own mirror image, left to right. So guess that the masks come in mirror pairs: "
        "0 with 2, 3 with 5, 6 with 8. The masks 1, 4 and 7 are their own mirror images.",
        "You need two of the three pairs, and one mask that is its own mirror image.",
        "Begin with 6 and 8. Four cells are black now. Which pair makes them white?",
        "If only the two upper corners are black, a single mask does the rest.",
    ),
    solution="[1, 3, 5, 6, 8]",
    mistake=("[1]", "3 cells are black: the upper edge cell and 2 others."),
)
def only_the_upper_edge(answer: Any) -> tuple[bool, str]:
    """Want presses that make the upper edge cell black and nothing else."""
    return _alone(answer, 1, "the upper edge cell", "Five masks for one cell, as for the centre.")


@task(
    """The board is white. Make the first corner black, cell 0, and no other. Use your recipes.""",
    level="core",
    place=Press(
        rules=MAGIC,
        goal=((1, 0, 0), (0, 0, 0), (0, 0, 0)),
        gives="presses",
        recipes=tuple(RECIPES.values()),
        names=NINE,
        menu=True,
    ),
    hints=(
        "Begin with mask 0. It changes the cells 0, 1, 3 and 4. The last three you can take back by their "
        "recipes.",
        "After mask 0, press the buttons of the cells 1, 3 and 4.",
    ),
    solution="[0, 1, 2, 3, 4, 6]",
    mistake=("[0, 1, 3, 4, 5, 7]", "3 cells are black: the corner and 2 others."),
    ways=(str([0, *RECIPES[1], *RECIPES[3], *RECIPES[4]]),),
)
def only_a_corner(answer: Any) -> tuple[bool, str]:
    """Want presses that make the first corner black and nothing else."""
    return _alone(answer, 0, "the corner", _praise_of_the_corner)


@task(
    """Write a function that presses a mask. It takes a board and a mask, both as lists of nine 0s and 1s,
and returns the board after the press, as a list too.""",
    level="more",
    place=Editor(
        calls="press",
        starter="""def press(board, mask):
    after = []
    for cell, bit in zip(board, mask):
        # a 1 inverts the cell
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
    ways=tuple(map(str, range(10))),
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


@task(
    """Count two boards as one if a turn or a mirror takes one into the other. How many of the 512 boards
are left? Give a number.""",
    level="more",
    place=Field(numbers=(0, 512)),
    hints=(
        "A half turn exchanges opposite cells. You choose five times: for four pairs, and for the centre.",
        "A quarter turn moves the corners in a circle, and the edge cells, too. You choose three times.",
        "A mirror leaves three cells in place, and exchanges three pairs. You choose six times.",
        "The eight numbers are one 512, two times 8, one 32, and four times 64. Take their average.",
    ),
    solution="102",
    mistake=("64", "64 is the number for a mirror. Take the average of all eight numbers."),
)
def turned_alike(answer: Any) -> tuple[bool, str]:
    """Want the number of boards, up to the symmetries of the square."""
    given = number(answer, "Give a number from 0 to 512.", high=513)
    classes, alone = _turned_boards()
    if given == classes:
        return True, "The computer went through the boards one by one, and counted the same."
    if name := alone.get(given):
        return False, f"{given} is the number for {name}. Take the average of all eight numbers."
    return False, f"It is not {given}. How many boards does each of the eight leave as they are?"


@cache
def _turned_boards() -> tuple[int, dict[int, str]]:
    """Count the boards up to turns and mirrors, and the boards that each kind of them leaves alone."""
    boards = [to_board(one) for one in range(512)]
    classes = {min(to_number(twin) for twin in symmetric_boards(board)) for board in boards}
    alone = {sum(bool((move(board) == board).all()) for board in boards): name for name, move in MOVES}
    return len(classes), alone


def _praise_of_the_corner(chosen: list[int]) -> str:
    """Praise presses that are right, and for recipes only where they were used."""
    used, rest = _recipes_in(chosen)
    if len(chosen) == len(set(chosen)):
        return f"That is the recipe itself, in {counted(len(chosen), 'press')}."
    if not used:
        return "Only the corner is black."
    singles = "Mask 0" if rest == [0] else counted(len(rest), "press")
    return f"{singles} and {counted(used, 'recipe')} leave only the corner black."


def _recipes_in(chosen: list[int]) -> tuple[int, list[int]]:
    """Return how many recipes stand in a list of presses, each in one piece, and the presses besides."""
    used, rest, at = 0, [], 0
    while at < len(chosen):
        piece = tuple(sorted(chosen[at : at + 5]))
        if piece in RECIPES.values():
            used += 1
        else:
            rest.append(chosen[at])
        at += len(piece) if piece in RECIPES.values() else 1
    return used, rest


def _alone(answer: Any, cell: int, name: str, praise: str | Callable[[list[int]], str]) -> tuple[bool, str]:
    """Tell whether presses make one cell black and no other, and if not, which cells are."""
    chosen, remark = presses(answer, MAGIC, MASKS)
    board = MAGIC.press(WHITE, chosen).ravel()
    black = int(board.sum())
    if black == 1 and board[cell]:
        return True, (praise if isinstance(praise, str) else praise(chosen)) + _crossed_out(chosen)
    which = f"{name} and {counted(black - 1, 'other')}" if board[cell] else f"not {name}"
    return False, f"{counted(black, 'cell')} {'is' if black == 1 else 'are'} black: {which}.{remark}"


def _crossed_out(chosen: list[int]) -> str:
    """Say which masks are left where equal ones cancel in pairs, or nothing where none do."""
    if len(chosen) == len(set(chosen)):
        return ""
    left = ", ".join(str(mask) for mask in range(9) if chosen.count(mask) % 2)
    return f" Cross out equal masks in pairs: of your {len(chosen)} presses {left} are left."

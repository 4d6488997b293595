"""Bets of notebook 15."""

from collections import Counter

import numpy as np
from numpy.typing import NDArray

from magicmath import gf2, ledger, plot
from magicmath.exercises.reproduction import SPOILED, SPOILED_WAYS
from magicmath.helix import geniton
from magicmath.rules import MAGIC, to_board, to_number
from magicmath.widgets import Bet

_ONLY_MAGIC, _EVERY, _NONE = (
    "yes, and that is something special about MAGIC",
    "yes, and so can every other matrix of 0 and 1",
    "no",
)
_ALL_ALIKE, _NOT_ALL, _ALL_APART = (
    "all six find the same masks",
    "some find the same masks, but not all",
    "each finds other masks",
)
_A_CELL, _A_DIFFERENCE = "one for each cell", "one for each difference"
_RULES = {  # for the start, and for the goal, whether its press row is taken
    "cells, cells": (False, False),
    "cells, row": (False, True),
    "row, cells": (True, False),
    "row, row": (True, True),
}
_OVER_WHITE, _ONE_KIND, _THREE = (
    "the first list leads to the white board",
    "the two lists are of one kind",
    "it has worked on three puzzles",
)
_IN_START, _IN_GOAL, _IN_DIFFERENCE = "in the start", "in the goal", "in the difference"


def misprints() -> Bet:
    """Return the bet on how many tables and formulas are printed wrong."""
    wrong, right = _counted()
    return Bet(
        f"The five documents print {wrong + right} tables, formulas and phrases that can be checked, from "
        "a single number to a matrix. We computed each anew. For how many did our result differ from our "
        "copy?",
        number=(0, wrong + right),
        evidence=[
            f"Each of the {wrong + right} has a check in our ledger. This is what the checks found.",
            plot.bars({"the same": right, "something else": wrong}, "what we found"),
            "We worked from copies of the printed pages. In some of them signs got lost, or were taken for "
            "others. So whose slips are these? Case 3 asks this.",
        ],
        answer=wrong,
    )


def _counted() -> tuple[int, int]:
    """Return how many tables are misprinted, and how many are not."""
    return len(ledger.table(verdict="misprint")), len(ledger.table(verdict="as printed"))


def first_slip() -> Bet:
    """Return the bet on the place of the slip of case 1; the figure above it has tried each."""
    return Bet(
        "Where was the slip of case 1 made?",
        [_IN_START, _IN_GOAL, _IN_DIFFERENCE],
        evidence=[
            "No arrow leads from the difference to “presses again”. With a slip there, it never comes out as "
            "printed.",
            "A slip in the goal fits. But then his goal was another board at first. Its slip made just the "
            "frame of the toy, by chance.",
            "A slip in the start needs no such chance. So we say that the start is wrong. This is no proof. "
            "The article's picture of the start could decide, but our copy has lost it.",
        ],
        answer=_IN_START,
        judged=True,
    )


def _example() -> tuple[NDArray[np.uint8], ...]:
    """Return the rows CC and BB as they are printed, and the board D as a row."""
    one, two, three = (ledger.printed(f"retroversion.{name}").ravel() for name in ("CC", "BB", "D"))
    return one.astype(np.uint8), two.astype(np.uint8), three.astype(np.uint8)


def starts() -> Bet:
    """Return the bet on the starts from which Langlet's rule with the row of BB is right."""
    right = _right_starts()
    count, boards = len(right), 2 ** MAGIC.matrix.shape[1]
    *_, (_, left) = gf2.elimination_steps(MAGIC.matrix ^ np.eye(9, dtype=np.uint8))
    rank = int(left.any(axis=1).sum())  # as that of the equations, whose matrix is the transpose
    return Bet(
        f"There are {boards} boards to start from. The goal stays the frame. From how many of them does the "
        "printed rule lead to it?",
        number=(0, boards),
        evidence=[
            f"All {boards} starts were tried. From these the rule leads to the frame:",
            plot.boards(right, range(1, count + 1)),
            f"Langlet's start is {_whether_among(right)}",
            "Why so many? Look for the two diagonals and the four edges. Each makes itself, and so do their "
            f"sums. Each of the three may be in the sum or not: 2 × 2 × 2 = {count}.",
            "Why no more? The board x must make itself: x·Y = x. These are nine equations, one for "
            f"each cell. After elimination (chapter 02) only {rank} are left. So only {len(left) - rank} "
            "cells are free.",
        ],
        answer=count,
    )


def _whether_among(boards: list[NDArray[np.uint8]]) -> str:
    """Return in words whether Langlet's start is among some boards, as it is printed and mended."""
    start, goal, difference = _example()
    found = {one.tobytes() for one in boards}
    if {start.tobytes(), (goal ^ difference).tobytes()} & found:
        return "among them."
    return "not among them, neither as it is printed nor mended."


def why_always() -> Bet:
    """Return the bet on why the rule with two press rows reaches every goal, as the figure above shows."""
    boards, _ = _boards_and_rows()
    pairs: dict[int | str, int] = {name: _pairs_reached(*lists) for name, lists in _RULES.items()}
    every = len(boards) ** 2
    return Bet(
        "Why does your rule reach every goal, from every start?",
        [_OVER_WHITE, _ONE_KIND, _THREE],
        evidence=[
            "From white, your list 1 makes the start. Every press undoes itself. So from the start the same "
            "masks lead back to white. Then your list 2 leads on from white to the goal.",
            f"We have also tried all {every:,} pairs of start and goal. For so many each rule works:",
            plot.bars(pairs, "pairs"),
            "Two lists of one kind can fail: see “cells, cells”. And a few puzzles prove nothing. On the "
            "first puzzle “row, cells” works, too, by luck: its goal has the same press row and black cells.",
        ],
        answer=_OVER_WHITE,
    )


def _boards_and_rows() -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """Return all boards, one a row, and their press rows."""
    boards = np.array([to_board(number).ravel() for number in range(2 ** MAGIC.matrix.shape[1])])
    return boards, gf2.matmul(boards, gf2.inv(MAGIC.matrix))


def _pairs_reached(of_start: bool, of_goal: bool) -> int:
    """Count the pairs of start and goal for which a wording is right.

    It takes their press rows, or the boards themselves.
    """
    boards, rows = _boards_and_rows()
    weights = 1 << np.arange(boards.shape[1])
    starts, goals = (rows @ weights if of_row else boards @ weights for of_row in (of_start, of_goal))
    right = rows @ weights
    return int(((starts[:, None] ^ goals) == (right[:, None] ^ right)).sum())


def _right_starts() -> list[NDArray[np.uint8]]:
    """Return the starts from which the start XOR the row of the goal, as presses, lead to the goal."""
    goal = ledger.printed("retroversion.B").astype(np.uint8)
    row = gf2.matmul(goal.ravel(), gf2.inv(MAGIC.matrix))
    starts = [to_board(number) for number in range(2 ** MAGIC.matrix.shape[1])]
    return [
        start
        for start in starts
        if np.array_equal(MAGIC.press(start, np.flatnonzero(start.ravel() ^ row).tolist()), goal)
    ]


def shortest_verdict() -> Bet:
    """Return the bet on the verdict for casegame's claim that its rule gives the shortest path."""
    line = ledger.row("casegame.shortest_path")
    return Bet(
        "Which verdict does the manual's claim get?",
        ["true", "true under a condition", "false"],
        evidence="Your board breaks the claim, so it is not true as it stands. A few words save it: “if each "
        "board has one way only”. Then that way is the shortest. The ten masks have two ways to each board, "
        "so these words exclude them. And the manual asks for a basis itself, so they exclude none of its "
        "own cases.",
        answer=line.verdict,
        judged=True,
    )


def spoiled() -> Bet:
    """Return the bet on whether six ways agree when all of them use a wrong matrix."""
    found = Counter(masks.tobytes() for masks, _ in SPOILED_WAYS.values())
    of_each = sorted(found.values(), reverse=True)
    choices = {_ALL_ALIKE: [len(SPOILED_WAYS)], _ALL_APART: [1] * len(SPOILED_WAYS)}
    answer = next((name for name, counts in choices.items() if counts == of_each), _NOT_ALL)
    ((mask, cell),) = np.argwhere(SPOILED != MAGIC.matrix).tolist()
    return Bet(
        f"Now one bit of Y is turned: mask {mask} lacks cell {cell}. All six ways use this wrong Y. What do "
        "they find?",
        [_ALL_ALIKE, _NOT_ALL, _ALL_APART],
        evidence=[
            "So some chapters agree, and some do not. Does the larger number know the right masks? Ask all "
            "six below, on the true board.",
        ],
        answer=answer,
    )


def book() -> Bet:
    """Return the bet on the masks that boards of 1024×1024 cells need."""
    return Bet(
        "How many masks would such a book need?",
        ["1024 are enough", _A_CELL, _A_DIFFERENCE],
        evidence="Between start and goal any of the 1024·1024 cells may differ. So there are 2 to the power "
        "1024·1024 differences. But 1024 masks have only 2 to the power 1024 choices. With a mask for every "
        "cell there are enough.",
        answer=_A_CELL,
    )


def only_xor() -> Bet:
    """Return the bet on whether XOR alone makes a and b."""
    span = {0}  # truth tables of four bits, of all that XOR makes of 1, a and b
    for table in (0b1111, 0b0011, 0b0101):
        span |= {one ^ table for one in span}
    return Bet(
        "Can you make a and b from a, b and 1, with XOR alone?",
        ["yes", "no"],
        evidence="Turn the bit a. If your XOR holds a an odd number of times, it always changes. If not, it "
        "never does. But a and b changes only if b is 1.",
        answer="yes" if 0b0001 in span else "no",
    )


def triangle() -> Bet:
    """Return the bet on whether MAGIC's matrix stands in the geniton."""
    rows, columns = _places(MAGIC.matrix)
    found = _found(MAGIC.matrix)
    every = all(_found(matrix) for matrix in _all_small())
    return Bet(
        "Take the infinite geniton as a matrix of 0 and 1. You may choose nine rows and nine "
        "columns, as far apart as you like and in any order, and look only at the places where they cross. "
        "Can you choose so that MAGIC's matrix Y appears there, bit by bit?",
        [_ONLY_MAGIC, _EVERY, _NONE],
        evidence=[
            "Cut the geniton at the size 512, and mirror it, as in chapter 06. This is ⌽G, where the "
            f"columns are counted backwards. Choose the rows {_listed(rows)} of ⌽G, and the columns "
            f"{_listed(columns)}, in this order.",
            plot.matrix(geniton(512)[:, ::-1][np.ix_(rows, columns)], "where they cross"),
            "That is Y. And each other matrix of 0 and 1 is found in the same way, as your columns were in "
            "the figure above.",
        ],
        answer=(_EVERY if every else _ONLY_MAGIC) if found else _NONE,
    )


def _places(matrix: NDArray[np.uint8]) -> tuple[list[int], list[int]]:
    """Return rows and columns of the mirrored geniton where a matrix appears; equal columns apart."""
    rows = [2**i for i in range(len(matrix))]
    columns: list[int] = []
    for column in matrix.T:
        number = to_number(column[::-1])
        while number in columns:
            number += 2 ** len(matrix)
        columns.append(number)
    return rows, columns


def _found(matrix: NDArray[np.uint8]) -> bool:
    """Tell whether a matrix appears at its places."""
    rows, columns = _places(matrix)
    size = 1 << max([*rows, *columns]).bit_length()
    return np.array_equal(geniton(size)[:, ::-1][np.ix_(rows, columns)], matrix)


def _all_small() -> list[NDArray[np.uint8]]:
    """Return all matrices of 0 and 1 of size 2×2 and 3×3, as witnesses beside the proof."""
    found = []
    for size in (2, 3):
        entries = np.arange(2 ** (size * size))[:, None] >> np.arange(size * size) & 1
        found += list(entries.astype(np.uint8).reshape(-1, size, size))
    return found


def _listed(numbers: list[int]) -> str:
    return f"{', '.join(map(str, numbers[:-1]))} and {numbers[-1]}"

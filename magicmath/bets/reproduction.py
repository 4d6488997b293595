"""Bets of notebook 15."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from magicmath import gf2, ledger, plot
from magicmath.helix import geniton
from magicmath.rules import MAGIC, to_board, to_number
from magicmath.widgets import Bet

_ONLY_MAGIC, _EVERY, _NONE = (
    "yes, and that is something special about MAGIC",
    "yes, and so can every other matrix of 0 and 1",
    "no",
)
_BOTH, _ROWS, _SIXES, _NEITHER = (
    "of both",
    "only of the rows that fit",
    "only of the 5 in place of a 6",
    "of neither",
)
_FITTING = ("retroversion.CC", "retroversion.DD")
_SLIPS = ("retroversion.mask_numbers", "retroversion.formula_presses")


def misprints() -> Bet:
    """Return the bet on how many tables and formulas are printed wrong."""
    wrong, right, copied = _counted()
    return Bet(
        f"The five documents print {wrong + right} tables, formulas and phrases that can be checked, from "
        "a single number to a matrix. How many of them hold a misprint?",
        number=(0, wrong + right),
        evidence=[
            "Every one of them was checked when this bet was made.",
            plot.bars({"came out as printed": right, "came out otherwise": wrong}, "what is printed"),
            f"Of the {wrong}, our copy alone spoiled {copied}: there a sign got lost, or it was taken for "
            f"another one. So {wrong - copied} can be slips of the authors or of the printers.",
        ],
        answer=wrong,
    )


def _counted() -> tuple[int, int, int]:
    """Return how many tables are misprinted, how many are not, and how many our copy spoiled."""
    found = ledger.table(verdict="misprint")
    copied = sum(row.origin == ledger.ORIGINS["copy"] for row in found)
    return len(found), len(ledger.table(verdict="as printed")), copied


def culprit() -> Bet:
    """Return the bet on which slips tell who made them."""
    lines = [
        f"In {name.partition('.')[2]}, {c.printed} stands where {c.right} is right."
        for name in _SLIPS
        for c in ledger.row(name).corrections
    ]
    rows, sixes = ledger.row(_FITTING[0]), ledger.row(_SLIPS[0])
    return Bet(
        "There are two kinds of slip. First: the one that you mended in case 1, in rows that fit each other. "
        "Second: three times a 5 is printed in place of a 6, in 215 for 216, in 185 for 186, and in the "
        "presses 3 4 5 for 3 4 6. Of which can you name the most likely culprit: the author, the printer, or "
        "the machine that read the page for our copy?",
        [_BOTH, _ROWS, _SIXES, _NEITHER],
        evidence=[
            "First the rows. A printer sets what lies before him, and a machine reads what lies before it. "
            "Neither of them computes. They would have to err twice, just where the two rows must fit. "
            "Whoever computes one row from the other takes the slip along, and that is the author. This is "
            "no proof: an editor may have computed, too. But the author is the most likely. The ledger files "
            f"both rows under “{rows.origin}”.",
            " ".join(lines),
            "It is the same slip each time: a 6 became a 5. A worn 6 looks like a 5, to a machine and to a "
            "printer. An author may take a 6 for a 5 as well. So nothing in our copies tells. The ledger "
            f"files these rows under “{sixes.origin}”. Only somebody with the printed page in hand can "
            "decide it. To say so is part of judging.",
        ],
        answer={(True, True): _BOTH, (True, False): _ROWS, (False, True): _SIXES, (False, False): _NEITHER}[
            _is_told(_FITTING), _is_told(_SLIPS)
        ],
    )


def _is_told(names: Iterable[str]) -> bool:
    """Tell whether the ledger knows of each of some rows who made the slip."""
    return all(ledger.row(name).origin != ledger.ORIGINS["untold"] for name in names)


def starts() -> Bet:
    """Return the bet on the starts from which Langlet's sentence on the row of BB is right."""
    right = _right_starts()
    count, boards = len(right), 2 ** MAGIC.matrix.shape[1]
    return Bet(
        f"There are {boards} boards to start from. The goal stays BB. From how many of them does the "
        "sentence press the right masks?",
        number=(0, boards),
        evidence=[
            f"All {boards} starts were tried, with the goal of the example.",
            plot.bars({"reaches the goal": count, "misses it": boards - count}, "starts"),
            "From these the sentence is right. (The number above each is the board, read in binary.)",
            plot.boards(right, [str(to_number(board)) for board in right]),
            "Each of them is its own press row. The sentence uses the board CC itself where the press row of "
            "CC should stand. This does no harm only if the two are equal.",
        ],
        answer=count,
    )


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


def triangle() -> Bet:
    """Return the bet on whether MAGIC's matrix stands in the geniton."""
    rows, columns = _places(MAGIC.matrix)
    found = _found(MAGIC.matrix)
    every = all(_found(matrix) for matrix in _all_small())
    return Bet(
        "Take the infinite geniton as a matrix of 0 and 1. You may choose nine rows and nine "
        "columns, as far apart as you like, and look only at the places where they cross. Can you choose so "
        "that MAGIC's matrix Y appears there, bit by bit?",
        [_ONLY_MAGIC, _EVERY, _NONE],
        evidence=[
            "Cut the geniton at the size 512, and mirror it left to right. This is ⌽G, and it only renumbers "
            "the columns: column m of ⌽G is column 511 − m of the geniton. Choose the rows "
            f"{_listed(rows)} and the columns {_listed(columns)} of ⌽G.",
            plot.matrix(geniton(512)[:, ::-1][np.ix_(rows, columns)], "where they cross"),
            "That is Y. And each other matrix of 0 and 1 is found in the same way. How? The figure below "
            "shows it.",
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

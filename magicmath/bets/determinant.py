"""Bets of notebook 03."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from magicmath import plot, reals
from magicmath.rules import MAGIC
from magicmath.rules.colours import Colours
from magicmath.widgets import Bet, Replay

_Y = MAGIC.matrix.astype(int)
_NEITHER, _TEN, _FIFTEEN, _BOTH = "neither of them", "10, but not 15", "15, but not 10", "both of them"
_ALL, _MOST, _FEW = "all of them", "more than half, but not all", "fewer than half of them"
_BY_CLASS = (1, 2, 1, 2, 1, 2, 1, 2, 1)  # corners and centre once, edges twice


def factor() -> Bet:
    """Return the bet on other factors than 5 that lead from the inverse to the recipes."""
    tables = {k: k * reals.adjugate(_Y) // 5 % 2 for k in (5, 10, 15)}
    works = {k: np.array_equal(tables[k], tables[5]) for k in (10, 15)}
    return Bet(
        "In place of 5, take 10 or 15 times the inverse, and then the parity. Which of them also gives the "
        "table of recipes?",
        [_NEITHER, _TEN, _FIFTEEN, _BOTH],
        evidence=[
            "Here are the parities for all three factors, as boards of nine rows.",
            plot.boards([tables[k] for k in (5, 10, 15)], ["5 times", "10 times", "15 times"]),
            "An odd number times a number keeps its parity, so 3 times the matrix with the factor 5 has the "
            "same parities. Twice a matrix is even everywhere, and nothing of it is left.",
        ],
        answer=_answer_on_factors(works[10], works[15]),
    )


def _answer_on_factors(ten: bool, fifteen: bool) -> str:
    """Return the choice that fits."""
    return _BOTH if ten and fifteen else _TEN if ten else _FIFTEEN if fifteen else _NEITHER


def bit() -> Bet:
    """Return the bet on how many single bits of Y make its determinant even."""
    breaking = _breaking_bits(_Y)
    return Bet(
        "Change one single bit of Y, from 0 to 1 or from 1 to 0. For how many of its 81 bits does the "
        "determinant become even?",
        number=(0, 81),
        evidence=[
            "Each bit was changed alone, and the determinant was computed. Black are the bits after whose "
            "change it is even.",
            plot.boards([breaking], ["bits that make it even"]),
            f"These are {int(breaking.sum())}. Compare with the table of recipes: it is the same picture "
            "with rows and columns exchanged.",
        ],
        answer=int(breaking.sum()),
    )


def _breaking_bits(matrix: NDArray[np.int64]) -> NDArray[np.uint8]:
    """Mark the bits of a matrix whose change makes the determinant even."""
    marks = np.zeros(matrix.shape, np.uint8)
    for place in np.ndindex(*matrix.shape):
        changed = matrix.copy()
        changed[place] ^= 1
        marks[place] = reals.det(changed) % 2 == 0
    return marks


def five() -> Bet:
    """Return the bet on the boards that MAGIC makes with five colours."""
    colours = Colours(MAGIC, 5)
    presses = _presses(_BY_CLASS)
    alike = colours.count_solutions(np.zeros((3, 3), int), np.zeros((3, 3), int))
    boards = 5**9 // alike
    return Bet(
        "MAGIC with five colours: a press adds 1 to each cell of the mask, and 4 is followed by 0. How many "
        "of the boards can be made from the white board, where all cells are 0?",
        [_ALL, _MOST, _FEW],
        evidence=[
            f"Press the corners and the centre once, and the edges twice. These are {len(presses)} presses.",
            Replay(colours, np.zeros((3, 3), int), presses),
            "Each cell was hit five times, so nothing is changed. Add these presses to any other choice, "
            "once, twice, up to four times: the board stays the same.",
            f"So at least five choices make each board. A full count finds {alike}, no more. There are "
            f"{5**9:,} choices, and they make {boards:,} boards of {5**9:,}.",
        ],
        answer=_answer_on_boards(boards, 5**9),
    )


def _presses(times: Sequence[int]) -> list[int]:
    """Return a list of presses in which each mask occurs so many times."""
    return [mask for mask, count in enumerate(times) for _ in range(count)]


def _answer_on_boards(made: int, boards: int) -> str:
    """Return the choice that fits."""
    return _ALL if made == boards else _MOST if 2 * made > boards else _FEW

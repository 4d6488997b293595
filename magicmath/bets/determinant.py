"""Bets of notebook 03."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from magicmath import plot, reals
from magicmath.exercises.parities import HOLLOW
from magicmath.rules import MAGIC, UNIT
from magicmath.rules.colours import Colours
from magicmath.widgets import Bet, Replay

_Y = MAGIC.matrix.astype(int)
_ALL, _MOST, _FEW = "all of them", "more than half, but not all", "fewer than half of them"
_BY_CLASS = (1, 2, 1, 2, 1, 2, 1, 2, 1)  # corners and centre once, edges twice


def bit() -> Bet:
    """Return the bet on how many single bits of Y make its determinant even."""
    breaking = _breaking_bits(_Y)
    return Bet(
        "Change one single bit of Y, from 0 to 1 or from 1 to 0. For how many of its 81 bits does the "
        "determinant become even?",
        number=(0, 81),
        evidence=[
            "Each bit was changed alone, and the determinant was computed. The black bits: change one of "
            "them, and the determinant is even.",
            plot.matrix(breaking, "bits that make it even", numbers=True),
            f"These are {int(breaking.sum())} bits.",
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
            f"Here are {len(presses)} presses. Follow one cell: how often is it hit?",
            Replay(colours, np.zeros((3, 3), int), presses),
            "After the last press each cell has been hit five times, so it is 0 again. Add these presses to "
            "any other choice, once, twice, up to four times: the board stays the same.",
            "So a board that can be made is made by five choices or more. A full count finds exactly "
            f"{alike} for each such board. There are {5**9:,} choices, and they make {boards:,} boards of "
            f"{5**9:,}.",
        ],
        answer=_answer_on_boards(boards, 5**9),
    )


def hollow() -> Bet:
    """Return the bet on the boards that HOLLOW makes with three colours."""
    colours = Colours(HOLLOW, 3)
    white = np.zeros((3, 3), int)
    boards = 3**9 // colours.count_solutions(white, white)
    corner = colours.solve(white, UNIT[0].astype(int))
    return Bet(
        "With two colours HOLLOW makes only half of the boards. Now let a cell be 0, 1 or 2: a press adds 1 "
        "to each cell of the mask, and 2 is followed by 0. How many of the boards can be made from the white "
        "board, where all cells are 0?",
        [_ALL, _MOST, _FEW],
        evidence=[
            f"There are {3**9:,} boards, and they were counted: HOLLOW makes {boards:,} of them. With two "
            "colours it cannot change a corner cell alone. Each mask changes an even number of the cells 0, "
            "2, 4, 6 and 8, and a corner cell alone is one of them. With three colours it needs "
            f"{int(corner.sum())} presses:",
            Replay(colours, white, _presses(corner.tolist())),
            "The reason is again one number. The next exercise finds it.",
        ],
        answer=_answer_on_boards(boards, 3**9),
    )


def _presses(times: Sequence[int]) -> list[int]:
    """Return a list of presses in which each mask occurs so many times."""
    return [mask for mask, count in enumerate(times) for _ in range(count)]


def _answer_on_boards(made: int, boards: int) -> str:
    """Return the choice that fits."""
    return _ALL if made == boards else _MOST if 2 * made > boards else _FEW

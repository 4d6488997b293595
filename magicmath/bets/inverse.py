"""Bets of notebook 04."""

from collections import Counter
from itertools import combinations, product

import numpy as np
from numpy.typing import NDArray

from magicmath import gf2, plot
from magicmath.exercises.inverse import LINES
from magicmath.rules import pressed
from magicmath.widgets import Bet, Replay

_LARGEST = 4  # rows of the matrices among which the first bet looks
_ALWAYS, _SMALL, _TINY = (
    "yes, always",
    "always up to 3×3; at 4×4 it can fail",
    "always up to 2×2; at 3×3 it can fail",
)
_FOUR = np.array([[1, 1, 0, 0], [0, 1, 1, 0], [0, 0, 1, 1], [1, 1, 1, 1]], dtype=np.uint8)
_SHOWN = 14  # which of the boards that pass is made before the reader


def rows() -> Bet:
    """Return the bet on matrices without a row of zeros and without equal rows."""
    failing = _first_failing(_LARGEST)
    pieces: list[str | plot.Picture] = []
    fine = " and ".join(f"{size}×{size}" for size, matrix in failing.items() if matrix is None)
    pieces.append(f"Try all such matrices. Of size {fine} none fails.")
    for size, matrix in failing.items():
        if matrix is not None:
            pieces += [f"Of size {size}×{size}, this one cannot be inverted.", plot.matrix(matrix)]
            break
    return Bet(
        "A square matrix of 0 and 1 has no row of zeros, and no two of its rows are equal. "
        "Can it always be inverted modulo 2?",
        [_ALWAYS, _SMALL, _TINY],
        evidence=[
            *pieces,
            "What is wrong with it? Add its three rows: nothing is left. (Two rows alone add up to nothing "
            "only if they are equal.) In a larger matrix such rows are hard to see. The next figure shows "
            "how elimination finds them.",
        ],
        answer=_answer_on_rows(failing),
    )


def _first_failing(largest: int) -> dict[int, NDArray[np.uint8] | None]:
    """Return for each size a matrix of different rows, none of them 0, without an inverse, or None."""
    found: dict[int, NDArray[np.uint8] | None] = {}
    for size in range(1, largest + 1):
        vectors = [row for row in product((1, 0), repeat=size) if any(row)]
        matrices = (np.array(chosen, dtype=np.uint8) for chosen in combinations(vectors, size))
        found[size] = next((matrix for matrix in matrices if not gf2.det(matrix)), None)
    return found


def _answer_on_rows(failing: dict[int, NDArray[np.uint8] | None]) -> str:
    """Return the choice that fits the sizes at which some such matrix has no inverse."""
    first = next((size for size, matrix in failing.items() if matrix is not None), None)
    return {None: _ALWAYS, 4: _SMALL, 3: _TINY}[first]


def four() -> Bet:
    """Return the bet on how many boards of four cells come out of the four masks of the notebook."""
    made = _boards_by_black_cells(_FOUR)
    return Bet(
        "There are 16 boards of four cells. How many of them can the four masks make?",
        number=(0, 2 ** len(_FOUR)),
        evidence=[
            "Press each of the 16 choices of masks. These boards come out, counted by their black cells:",
            plot.bars(
                {f"{black} black cell{'' if black == 1 else 's'}": made[black] for black in range(5)},
                "boards that are made",
            ),
            f"Together these are {made.total()} boards. Look at the numbers of black cells: why these?",
        ],
        answer=made.total(),
    )


def _boards_by_black_cells(matrix: NDArray[np.uint8]) -> Counter[int]:
    """Count the boards that masks make, by their black cells."""
    choices = np.array(list(product((0, 1), repeat=len(matrix))), dtype=np.uint8)
    boards = np.unique(gf2.matmul(choices, matrix), axis=0)
    return Counter(boards.sum(axis=1, dtype=int).tolist())


def count() -> Bet:
    """Return the bet on how many of the 3×3 matrices can be inverted."""
    ranks = _matrices_by_rank(3)
    return Bet(
        "There are 512 matrices of 0 and 1 with 3 rows and 3 columns. How many can be inverted modulo 2?",
        number=(0, 512),
        evidence=[
            "Eliminate in each of the 512, and count the rows that are not 0 at the end.",
            plot.bars(
                {f"{rank} row{'' if rank == 1 else 's'}": ranks[rank] for rank in range(4)},
                "matrices that end with",
            ),
            f"Those with three such rows can be inverted: {ranks[3]} matrices. The answer folded "
            f"below counts them without trying.",
        ],
        answer=ranks[3],
    )


def _matrices_by_rank(size: int) -> Counter[int]:
    """Count the square matrices of 0 and 1 of a size by their rank modulo 2."""
    entries = product((0, 1), repeat=size * size)
    return Counter(gf2.matrix_rank(np.array(one, dtype=np.uint8).reshape(size, size)) for one in entries)


def passing() -> Bet:
    """Return the bet on how many boards pass the tests of six lines."""
    white = np.zeros(LINES.shape, dtype=np.uint8)
    tests = gf2.null_space(LINES.matrix)
    boards = np.array(list(product((0, 1), repeat=LINES.masks[0].size)), dtype=np.uint8)
    passed = boards[~gf2.matmul(boards, tests).any(axis=1)]
    return Bet(
        f"There are {len(boards)} boards. How many of them pass all four tests of the six lines?",
        number=(0, len(boards)),
        evidence=[
            f"{len(passed)} of the {len(boards)} boards pass all {tests.shape[1]} tests. "
            "Here the lines make one of them.",
            Replay(LINES, white, pressed(LINES.solve(white, passed[_SHOWN].reshape(LINES.shape)))),
            f"They can make each of the {len(passed)}, as this chapter has claimed. Do not believe it "
            "yet: hunt in the next figure for one that they cannot make.",
        ],
        answer=len(passed),
    )

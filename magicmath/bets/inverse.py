"""Bets of notebook 04."""

from collections import Counter
from itertools import combinations, product

import numpy as np
from numpy.typing import NDArray

from magicmath import gf2, plot
from magicmath.rules import MAGIC
from magicmath.widgets import Bet

_LARGEST = 4  # rows of the matrices among which the first bet looks
_FOUR = np.array([[1, 1, 1, 0], [0, 1, 1, 1], [1, 1, 0, 1], [1, 0, 0, 1]], dtype=np.uint8)
_SIZES = 12  # numbers of rows of random matrices whose chance is shown


def rows() -> Bet:
    """Return the bet on the smallest matrix without an inverse, a row of zeros or equal rows."""
    failing = _first_failing(_LARGEST)
    smallest, matrix = next((size, found) for size, found in failing.items() if found is not None)
    fine = " and ".join(f"{size}×{size}" for size in failing if size < smallest)
    return Bet(
        "A square matrix of 0 and 1 has no inverse modulo 2. But no row is 0, and no two rows are equal. "
        "How many rows has the smallest such matrix?",
        number=(1, len(MAGIC)),
        evidence=[
            f"Try all matrices without a row of zeros and without equal rows. Of size {fine} none fails. "
            f"Of size {smallest}×{smallest}, this one has no inverse.",
            plot.matrix(matrix),
            "What is wrong with its rows?",
        ],
        answer=smallest,
    )


def corner() -> Bet:
    """Return the bet on the recipe of the last cell of MAGIC, given that of the first."""
    recipes = gf2.inv(MAGIC.matrix)
    names = [f"masks {' '.join(map(str, np.flatnonzero(recipes[cell])))}" for cell in (2, 6, 8)]
    return Bet(
        "The recipe of cell 0 was masks 0 1 2 3 4 6. Cell 8 is the opposite corner. What is its recipe?",
        names,
        evidence=[
            "Row 8 at the right says it. These are all nine rows of the right half, each drawn as a board "
            "of its masks, in the place of its cell.",
            plot.boards(recipes.reshape(9, 3, 3), [f"recipe {cell}" for cell in range(9)], across=3),
        ],
        answer=names[-1],
    )


def _first_failing(largest: int) -> dict[int, NDArray[np.uint8] | None]:
    """Return for each size a matrix of different rows, none of them 0, without an inverse, or None."""
    found: dict[int, NDArray[np.uint8] | None] = {}
    for size in range(1, largest + 1):
        vectors = [row for row in product((1, 0), repeat=size) if any(row)]
        matrices = (np.array(chosen, dtype=np.uint8) for chosen in combinations(vectors, size))
        found[size] = next((matrix for matrix in matrices if not gf2.det(matrix)), None)
    return found


def four() -> Bet:
    """Return the bet on how many of the boards that pass their test the four masks of the notebook make."""
    test = gf2.null_space(_FOUR).ravel()
    boards = np.array(list(product((0, 1), repeat=len(test))), dtype=np.uint8)
    passing = boards[gf2.matmul(boards, test) == 0]
    made = _boards_made(_FOUR)
    return Bet(
        f"{len(passing)} of the {len(boards)} boards of four cells pass the test. How many of these "
        f"{len(passing)} can the four masks make?",
        number=(0, len(passing)),
        evidence=[
            "Press each of the 16 choices of masks. Then these boards come out. The number of each board "
            "counts its black cells in the test.",
            plot.boards(made[:, np.newaxis], (made @ test).tolist(), across=4),
            f"There are {len(made)} of them: all that pass. The reason stands below.",
        ],
        answer=len(made),
    )


def _boards_made(matrix: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return the boards that masks make, one in each row."""
    choices = np.array(list(product((0, 1), repeat=len(matrix))), dtype=np.uint8)
    return np.unique(gf2.matmul(choices, matrix), axis=0)


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


def chance() -> Bet:
    """Return the bet on the chance that a large matrix can be inverted."""
    sizes = range(1, _SIZES + 1)
    shares = [_share(n) for n in sizes]
    return Bet(
        "Take larger and larger matrices of random bits. What becomes of the chance that one can be "
        "inverted?",
        [
            "it falls to 0",
            "it falls, but stays above a quarter",
            "it rises again, to a half",
            "it rises to 1",
        ],
        evidence=[
            "These are the shares of the matrices that can be inverted, in percent, by their rows.",
            plot.bars(
                {n: round(100 * share) for n, share in zip(sizes, shares, strict=True)}, "percent, by rows"
            ),
            f"With {_SIZES} rows the share is {shares[-1]:.5f}, and with {10 * _SIZES} rows it is "
            f"{_share(10 * _SIZES):.5f}. So choose nine masks on nine cells at random: with a chance of "
            f"{_share(9):.4f} they make all the boards.",
        ],
        answer="it falls, but stays above a quarter",
    )


def _share(n: int) -> float:
    """Return the share of the n×n matrices of bits with an inverse: no row is a sum of those before it."""
    return float(np.prod(1 - 0.5 ** np.arange(1, n + 1)))


def _matrices_by_rank(size: int) -> Counter[int]:
    """Count the square matrices of 0 and 1 of a size by their rank modulo 2."""
    entries = product((0, 1), repeat=size * size)
    return Counter(gf2.matrix_rank(np.array(one, dtype=np.uint8).reshape(size, size)) for one in entries)

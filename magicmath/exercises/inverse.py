"""Exercises of notebook 04."""

from typing import Any

import numpy as np

from magicmath import gf2
from magicmath._checks import as_bits, as_square
from magicmath.exercises._feedback import checker
from magicmath.rules import MAGIC, RuleSet

TO_INVERT = np.array([[1, 1, 0], [1, 1, 1], [0, 1, 1]], dtype=np.uint8)
LINES = RuleSet.from_numbers([448, 56, 7, 292, 146, 73], name="LINES")
WHITE = np.zeros((3, 3), dtype=np.uint8)


@checker
def inverse_by_hand(answer: Any) -> tuple[bool, str]:
    """Want the inverse modulo 2 of TO_INVERT."""
    product = gf2.matmul(TO_INVERT, as_bits(answer, "answer", shape=(3, 3)))
    wrong = np.argwhere(product != np.eye(3))
    if wrong.size:
        i, j = wrong[0]
        return False, f"Row {i} times column {j} gives {product[i, j]}, and should give {int(i == j)}."
    return True, "Times the matrix it gives the identity, on either side."


@checker
def out_of_reach(answer: Any) -> tuple[bool, str]:
    """Want a board that LINES cannot make from white."""
    board = as_bits(answer, "answer", shape=(3, 3))
    if np.array_equal(board, MAGIC[4]):
        return False, "That is the plus; find another."
    if LINES.is_reachable(WHITE, board):
        lines = np.flatnonzero(LINES.solve(WHITE, board)).tolist()
        return False, f"The lines {lines} make that board."
    return True, "No choice of lines makes it: some rectangle has an odd number of black corners."


@checker
def two_shortest(answer: Any) -> tuple[bool, str]:
    """Want a board that LINES makes in two ways which are equally short."""
    board = as_bits(answer, "answer", shape=(3, 3))
    if not LINES.is_reachable(WHITE, board):
        return False, "No choice of lines makes that board."
    ways = LINES.solutions(WHITE, board)
    lengths = ways.sum(axis=1).tolist()
    if lengths.count(lengths[0]) < 2:
        return False, f"Its solutions have {' and '.join(map(str, lengths))} presses: one is shorter."
    return True, f"Both solutions have {lengths[0]} presses, and one is the complement of the other."


@checker
def own_inverse(answer: Any) -> tuple[bool, str]:
    """Want a matrix of at least 3×3, no permutation, that is its own inverse modulo 2."""
    matrix = as_square(as_bits(answer, "answer", ndim=2), "answer")
    if len(matrix) < 3:
        return False, "Make it at least 3×3."
    if (matrix.sum(axis=0) == 1).all() and (matrix.sum(axis=1) == 1).all():
        return False, "That only exchanges rows: find one with more 1s."
    if not np.array_equal(gf2.matmul(matrix, matrix), np.eye(len(matrix))):
        return False, f"Its square modulo 2 is not the identity:\n{gf2.matmul(matrix, matrix)}"
    return True, "To undo it, do it again. A whole family of such matrices waits further on."

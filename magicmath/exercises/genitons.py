"""Exercises of notebook 06."""

from typing import Any

import numpy as np

from magicmath import gf2, helix
from magicmath._checks import as_bits, as_index, as_square
from magicmath.exercises._feedback import checker, counted
from magicmath.rules import MAGIC, RuleSet, to_board


@checker
def odd_entries(answer: Any) -> tuple[bool, str]:
    """Want the number of odd entries in the first 64 rows of Pascal's triangle."""
    number = as_index(answer, "answer")
    odd = int(helix.geniton(64).sum(dtype=int))
    if number == odd:
        return True, "Each doubling of the size makes three copies: 3 to the 6th."
    return False, f"{number} is too {'many' if number > odd else 'few'}."


@checker
def geniton_presses(answer: Any) -> tuple[bool, str]:
    """Want presses that make the frame, board 495, from white by the rows of ⌽G9."""
    rules = RuleSet(helix.geniton(9)[:, ::-1].reshape(9, 3, 3))
    reached = rules.press(to_board(0), answer)
    differ = int((reached ^ to_board(495)).sum())
    if differ:
        return False, f"{counted(differ, 'cell')} {'is' if differ == 1 else 'are'} still wrong."
    return True, "The frame, by fractal masks."


@checker
def self_inverse_of_size_five(answer: Any) -> tuple[bool, str]:
    """Want a 5×5 matrix, its own inverse, that is no mirrored geniton and no exchange of items."""
    matrix = as_square(as_bits(answer, "answer", ndim=2), "answer")
    if len(matrix) != 5:
        raise ValueError(f"give a matrix of size 5, got {len(matrix)}")
    geniton = helix.geniton(5)
    if any(np.array_equal(matrix, known) for known in (np.eye(5), geniton[:, ::-1], geniton[::-1])):
        return False, "That one is known already."
    if (matrix.sum(axis=0) == 1).all():
        return False, "That only exchanges items: find one that adds some."
    if not np.array_equal(gf2.matmul(matrix, matrix), np.eye(5)):
        return False, "Its square is not the identity."
    return True, "Another matrix that undoes itself."


@checker
def row_of_geniton(answer: Any) -> tuple[bool, str]:
    """Want the numbers of MAGIC's masks that add up to the second row of G9."""
    board = MAGIC.press(to_board(0), answer)
    if np.array_equal(board.ravel(), helix.geniton(9)[1]):
        return True, "The chessboard with white corners, from MAGIC's masks."
    return False, f"They add up to\n{board}"

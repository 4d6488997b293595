"""Exercises of notebook 05."""

from typing import Any

import numpy as np

from magicmath import gf2
from magicmath._checks import as_bits, as_index, as_square
from magicmath.exercises._feedback import as_rules, checker
from magicmath.rules import MAGIC


def _order(answer: Any, size: int) -> int:
    """Return the order of a matrix of the size asked for; a singular one is an error that says so."""
    matrix = as_bits(answer, "answer", shape=(size, size))
    if not gf2.det(matrix):
        raise ValueError("it has no inverse modulo 2, so none of its powers is the identity")
    order: int = gf2.multiplicative_order(matrix)
    return order


@checker
def bet_on_the_fourth(answer: Any) -> tuple[bool, str]:
    """Answer a bet on which power of Y is the identity, found by its order."""
    answer = as_index(answer, "bet", low=1)
    order = gf2.multiplicative_order(MAGIC.matrix)
    if order == answer:
        return True, f"You bet {answer}, and Y to the power {answer} is the identity."
    returns = " again, but not for the first time" if answer % order == 0 else " not"
    return False, f"You bet {answer}: there the identity is{returns}."


@checker
def order_three(answer: Any) -> tuple[bool, str]:
    """Want a 2×2 matrix whose cube, and no lower power, is the identity."""
    order = _order(answer, 2)
    return order == 3, f"Its powers return after {order}."


@checker
def longest_order(answer: Any) -> tuple[bool, str]:
    """Want a 4×4 matrix whose order is 15, the largest there is."""
    order = _order(answer, 4)
    return order == 15, f"Its order is {order}; a vector that is not zero can visit at most 15 places."


@checker
def singular_with_full_diagonal(answer: Any) -> tuple[bool, str]:
    """Want a singular matrix with 1s on the diagonal and no two rows alike."""
    matrix = as_square(as_bits(answer, "answer", ndim=2), "answer")
    if not np.diagonal(matrix).all():
        return False, "There is a 0 on its diagonal."
    if len(np.unique(matrix, axis=0)) < len(matrix):
        return False, "Two of its rows are alike: that is too easy."
    if gf2.det(matrix):
        return False, "It is invertible."
    return True, "Different rows, a full diagonal, and still no inverse: both conditions are only necessary."


@checker
def turning_rule(answer: Any) -> tuple[bool, str]:
    """Want an invertible 3×3 rule which quarter turns respect, and whose fourth power is not the identity."""
    rules = as_rules(answer, 3)
    turned = np.rot90(np.arange(9).reshape(3, 3)).ravel()
    if not np.array_equal(rules.matrix[np.ix_(turned, turned)], rules.matrix):
        return False, "A quarter turn of the board does not turn these masks into each other."
    if not rules.is_invertible:
        return False, f"The masks are dependent, rank {rules.rank}."
    order = gf2.multiplicative_order(rules.matrix)
    if 4 % order == 0:
        return False, f"Its order is {order}: it is a fourth root."
    return True, f"Four-fold symmetry, and order {order}: no fourth root of the identity."

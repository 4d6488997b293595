"""The claims on powers, orders and what an invertible matrix must look like."""

from itertools import permutations

import numpy as np

from magicmath import gf2
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._evidence import Evidence
from magicmath.ledger._types import Array
from magicmath.ledger.checks._example import IDENTITY, Y, inverse
from magicmath.ledger.checks._small import (
    THREE_BY_THREE,
    determinant_by_sarrus,
    has_inverse,
    inverse_by_search,
)
from magicmath.ledger.checks.retroversion._masks import SPOILED
from magicmath.rules import random_rules


def cycle_without_return() -> Evidence:
    """Look for a singular matrix that one of its powers brings back."""
    smallest = np.array([[1, 0], [0, 0]])
    singular = [a for a in THREE_BY_THREE if not gf2.det(a)]

    def comes_back(a: Array) -> bool:
        return any(np.array_equal(oracle.power(a, k), a) for k in range(2, 9))

    def is_told_by_rank(a: Array) -> bool:
        keeps_its_rank: bool = gf2.matrix_rank(a) == gf2.matrix_rank(a @ a % 2)
        return comes_back(a) == keeps_its_rank

    returns = [np.array_equal(oracle.power(a, k), a) for a, k in ((smallest, 2), (SPOILED.matrix, 5))]
    return Evidence(
        ways={"1 0/0 0, squared": not returns[0], "spoiled MAGIC, rank 8, its fifth power": not returns[1]},
        counterexample="10/00 is singular and its square is itself; nine masks with 0 2 6 8 together in the "
        "centre are singular, and the fifth power of their matrix is the matrix",
        shows=f"Of {len(singular)} singular matrices 3×3 {sum(map(comes_back, singular))} come back"
        + ", those whose square has the rank of the matrix" * all(map(is_told_by_rank, singular)),
    )


def power_after_the_identity() -> Evidence:
    """Take each invertible matrix to its order, and one power further."""
    orders = [(a, gf2.multiplicative_order(a)) for a in THREE_BY_THREE if gf2.det(a)]
    return Evidence(
        ways={
            "all invertible 3×3": all(np.array_equal(oracle.power(a, n + 1), a) for a, n in orders),
            "Y": np.array_equal(oracle.power(Y, 5), Y),
        }
    )


def fourth_roots(exponent: int) -> Evidence:
    """Find the first power of Y and of IYB that is the identity."""

    def is_root(a: Array) -> bool:
        powers = [np.array_equal(oracle.power(a, k), IDENTITY) for k in range(1, exponent + 1)]
        return powers == [False] * (exponent - 1) + [True]

    return Evidence(
        ways={
            "products by the definition": is_root(Y) and is_root(inverse()),
            "minimal polynomial": gf2.multiplicative_order(Y)
            == gf2.multiplicative_order(inverse())
            == exponent,
        },
        counterexample=f"their order is {gf2.multiplicative_order(Y)}",
    )


def cube_is_inverse() -> Evidence:
    """Compare cube and inverse of every small fourth root of the identity."""
    roots = [a for a in THREE_BY_THREE if np.array_equal(oracle.power(a, 4), np.eye(3))]
    return Evidence(
        ways={
            f"all {len(roots)} such matrices 3×3": all(
                np.array_equal(oracle.power(a, 3), inverse_by_search(a)) for a in roots
            )
        }
    )


def inverse_is_cube() -> Evidence:
    """Compare the cube of Y with its inverse, and the other way round."""
    return Evidence(
        ways={
            "products by the definition": np.array_equal(oracle.power(Y, 3), inverse())
            and np.array_equal(oracle.power(inverse(), 3), Y),
            "SymPy": np.array_equal(oracle.sympy_inverse_modulo_2(Y), gf2.matrix_power(Y, 3)),
        }
    )


def every_invertible_has_order() -> Evidence:
    """Find the order of invertible matrices, and hold the power before it against the inverse."""
    invertible = [a for a in THREE_BY_THREE if gf2.det(a)]
    generator = np.random.default_rng(4)
    drawn = [random_rules(3, 3, generator).matrix for _ in range(20)]
    return Evidence(
        ways={
            "all invertible 3×3, counted": all(
                np.array_equal(gf2.matrix_power(a, oracle.order(a) - 1), inverse_by_search(a))
                for a in invertible
            ),
            "20 random 9×9, by their minimal polynomials": all(
                np.array_equal(gf2.matrix_power(a, gf2.multiplicative_order(a) - 1), gf2.inv(a))
                for a in drawn
            ),
        }
    )


def determinant_is_one(determinant: int) -> Evidence:
    """Collect the determinants modulo 2 of all invertible small matrices."""
    invertible = [a for a in THREE_BY_THREE if has_inverse(a)]
    return Evidence(
        ways={
            "all invertible 3×3, by Sarrus' rule": {determinant_by_sarrus(a) % 2 for a in invertible}
            == {determinant},
            "the same, by rank": {gf2.det(a) for a in invertible} == {determinant},
        },
        counterexample="modulo 2 there are 0 and 1 only",
    )


def diagonal_of_ones() -> Evidence:
    """Reorder the rows of invertible matrices, and take the rank of the matrix of 1s."""

    def rearranges(a: Array) -> bool:
        return any(a[order, range(3)].all() for order in map(list, permutations(range(3))))

    ones = np.ones((9, 9), dtype=int)
    return Evidence(
        ways={
            "all invertible 3×3": all(rearranges(a) for a in THREE_BY_THREE if gf2.det(a)),
            "the diagonal of Y; rank of the matrix of 1s": bool(
                np.diagonal(Y).all() and gf2.matrix_rank(ones) < 9
            ),
        }
    )


def different_rows() -> Evidence:
    """Count the different rows of invertible matrices."""

    def differ(a: Array) -> bool:
        return len(np.unique(a, axis=0)) == len(a)

    return Evidence(
        ways={
            "all invertible 3×3": all(differ(a) for a in THREE_BY_THREE if gf2.det(a)),
            "Y and IYB": differ(Y) and differ(inverse()),
        }
    )

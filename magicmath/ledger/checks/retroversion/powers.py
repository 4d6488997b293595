"""The claims on powers, orders and what an invertible matrix must look like."""

from itertools import accumulate, permutations

import numpy as np

from magicmath import gf2
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._evidence import Evidence
from magicmath.ledger._types import Array
from magicmath.ledger.checks._example import IDENTITY, Y, inverse
from magicmath.ledger.checks._formulas import all_give, names_of_the_example, of, several
from magicmath.ledger.checks._small import (
    THREE_BY_THREE,
    determinant_by_sarrus,
    has_inverse,
    inverse_by_search,
)
from magicmath.rules import random_rules


def cycle_without_return() -> Evidence:
    """Look for singular matrices whose powers become zero, and for others that never come back."""
    singular = [a for a in THREE_BY_THREE if not gf2.det(a)]

    def powers(a: Array) -> list[bytes]:
        each = accumulate([a] * 11, lambda power, a: power @ a % 2)
        return [power.astype(np.uint8).tobytes() for power in each]

    def returns(a: Array) -> bool:
        first, *others = powers(a)
        return first in others

    zero = [a for a in singular if bytes(9) in powers(a) and a.any()]
    round_and_round = [a for a in singular if bytes(9) not in powers(a) and not returns(a)]
    keep_their_rank = [a for a in singular if gf2.matrix_rank(a) == gf2.matrix_rank(a @ a % 2)]
    back = sum(map(returns, singular))
    return Evidence(
        ways={"all singular 3×3": bool(zero) and bool(round_and_round)},
        counterexample="None does",
        shows=f"May, not must: of {len(singular)} singular matrices 3×3 {back} come back, those whose "
        "square has "
        f"the rank of the matrix"
        if back == len(keep_their_rank)
        else "",
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
        counterexample=f"Their order is {gf2.multiplicative_order(Y)}",
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
    """Evaluate the formulas by APL, and compare the cube of Y with its inverse."""
    formula, means, _ = of("retroversion.inverse_is_cube")
    return Evidence(
        ways={
            "APL": all_give(several(formula), int(means), **names_of_the_example()),
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


def multiply_instead() -> Evidence:
    """Compare powers with inverses, without a determinant."""
    invertible = [a for a in THREE_BY_THREE if has_inverse(a)]
    return Evidence(
        ways={
            "all invertible 3×3": all(
                np.array_equal(oracle.power(a, oracle.order(a) - 1), inverse_by_search(a)) for a in invertible
            ),
            "Y, two more factors": np.array_equal(oracle.product(oracle.product(Y, Y), Y), inverse()),
        }
    )


def without_computing(masks: int, factors: int) -> Evidence:
    """Find nine masks whose powers take as long as possible to come back."""
    companion = np.eye(masks, k=1, dtype=int)
    companion[-1, [0, 4]] = 1  # x^9 + x^4 + 1, a primitive polynomial
    order = gf2.multiplicative_order(companion)
    return Evidence(
        ways={"nine masks that take a long way": order - 1 < 9},
        counterexample=f"There are nine masks whose matrix comes back after {order} powers: the inverse has "
        f"{order - 1} factors",
        mended={
            "that matrix, and MAGIC's": order - 1 == factors
            and masks == 9
            and gf2.multiplicative_order(Y) == 4,
        },
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
        counterexample="Modulo 2 there are 0 and 1 only",
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


def different_rows_by_twice() -> Evidence:
    """Look for masks that undo themselves, two of them equal."""
    equal = np.array([[1, 0], [1, 0]])
    invertible = [a for a in THREE_BY_THREE if has_inverse(a)]
    return Evidence(
        ways={"two equal masks on two cells, each pressed twice": bool((2 * equal % 2).any())},
        counterexample="Two equal masks undo themselves as well; such a puzzle is not solvable",
        mended={"all solvable rules of three masks": all(len(np.unique(a, axis=0)) == 3 for a in invertible)},
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

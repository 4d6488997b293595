"""The claims on solving the original MAGIC."""

from itertools import combinations

import numpy as np

from magicmath import gf2, helix
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._apl import value_of
from magicmath.ledger._evidence import Evidence
from magicmath.ledger._types import Array
from magicmath.ledger.checks._example import BOARDS, IDENTITY, Y, inverse
from magicmath.ledger.checks._formulas import all_give, of, several
from magicmath.ledger.checks._words import in_rows
from magicmath.ledger.checks.fractal_magic._board import M
from magicmath.ledger.checks.retroversion import powers
from magicmath.rules import MAGIC, all_sums, symmetric_basis, to_board


def symmetry_forces_it(exponent: int) -> Evidence:
    """Find the orders of all symmetric rules, with and without mirrors."""
    rules = all_sums(symmetric_basis(3))
    invertible = oracle.are_invertible(rules)
    raised = rules
    for _ in range(exponent - 1):
        raised = gf2.matmul(raised, rules)
    roots = (raised == IDENTITY).all(axis=(1, 2))
    turning = symmetric_basis(3, mirrors=False)
    mixing = _of_order_three(turning)
    larger = symmetric_basis(4)
    sample = np.random.default_rng(4).integers(0, 2, (60, len(larger)), dtype=np.uint8)
    orders = {
        gf2.multiplicative_order(rule)
        for rule in (np.bitwise_xor.reduce(larger[choice == 1]) for choice in sample)
        if gf2.det(rule)
    }
    return Evidence(
        ways={
            "turns without mirrors; 4×4 boards with them": all(
                exponent % order == 0 for order in (gf2.multiplicative_order(mixing), *orders)
            ),
        },
        counterexample=f"Turns without mirrors allow a rule of order {gf2.multiplicative_order(mixing)}, its "
        f"corner mask {in_rows(mixing[0].reshape(3, 3))} and its edge mask "
        f"{in_rows(mixing[1].reshape(3, 3))}; 4×4 boards with mirrors allow orders "
        f"{', '.join(map(str, sorted(orders)))}",
        mended={
            "all rules of 3×3 with turns and mirrors": np.array_equal(roots, invertible)
            and exponent == max(map(gf2.multiplicative_order, rules[invertible][::97])),
        },
        shows=f"{invertible.sum()} of {len(rules)} rules are invertible, and all of them have it",
    )


def fourth_power() -> Evidence:
    """Evaluate the formulas by APL, and take Y to its fourth power."""
    formula, means, _ = of("fractal_magic.fourth_power")
    return Evidence(
        ways={
            "APL": all_give(several(formula), int(means), U=IDENTITY, M=Y),
            "products by the definition": np.array_equal(oracle.power(Y, 4), IDENTITY),
            "the product with the cube": np.array_equal(gf2.matmul(Y, gf2.matrix_power(Y, 3)), IDENTITY),
        },
        counterexample="It is not",
    )


def cube_is_inverse() -> Evidence:
    """Compare the cube of Y with its inverse, as for the first article."""
    return powers.inverse_is_cube()


def fewer_than_11_bytes(bits: int, bytes: int) -> Evidence:
    """Count the bits of the inverse."""
    size = inverse().size
    return Evidence(
        ways={"eight bits a byte": size == bits and 8 * (bytes - 1) < bits < 8 * bytes},
        counterexample=f"{size} bits are {size / 8} bytes",
        shows=f"They are {size // 8} bytes and {size % 8} bit; in whole bytes, {np.packbits(inverse()).size}",
    )


def path_for_MAGIC() -> Evidence:
    """Evaluate the short expression by APL, and follow it from every difference to its end."""
    formula, _, right = of("fractal_magic.path_for_MAGIC")

    def left_over(matrix: Array, difference: Array) -> Array:
        x = gf2.matmul(difference, inverse())
        last: Array = helix.xor_scan(np.vstack([difference, matrix[x == 1]]), axis=0)[-1]
        return last

    def ends_at_goal(line: str, difference: Array) -> bool:
        x = gf2.matmul(difference, inverse()).astype(int)
        found = value_of(line, D=difference.astype(int), X=x, I=inverse().astype(int), M=Y)
        return found is not None and not found[-1].any()

    day = to_board(32 ^ 495).ravel()
    works = sum(not left_over(inverse(), d).any() for d in BOARDS)
    return Evidence(
        ways={
            "APL, 32 differences": all(ends_at_goal(formula, d) for d in BOARDS[::16]),
            "all 512 differences": works == 512,
        },
        counterexample=f"Day's difference {oracle.number(day)} leaves "
        f"{oracle.number(left_over(inverse(), day))} to change; it ends at the goal for {works} differences "
        "of 512",
        mended={
            "APL, 32 differences, mended": all(ends_at_goal(right, d) for d in BOARDS[::16]),
            "all 512 differences, with M": all(not left_over(MAGIC.matrix, d).any() for d in BOARDS),
            "the fractal rule, where M is I": np.array_equal(gf2.inv(M), M),
        },
    )


def APL_dialects() -> Evidence:
    """Evaluate both lines by APL, which knows the axis."""
    formula, means, _ = of("fractal_magic.APL_dialects")
    generator = np.random.default_rng(93)
    given = [
        {"D": d, "X": x, "I": inverse().astype(int), "⎕IO": origin}
        for origin in (0, 1)
        for d, x in generator.integers(0, 2, (10, 2, 9))
    ]
    values = [(value_of(formula, **names), value_of(means, **names)) for names in given]
    return Evidence(
        ways={
            "20 differences and choices, in both origins": all(
                a is not None and b is not None and np.array_equal(a, b) for a, b in values
            )
        },
        counterexample="They differ",
    )


def _of_order_three(basis: Array) -> Array:
    """Return the sum of fewest matrices of a basis that has order 3."""
    identity = np.eye(9, dtype=np.uint8)
    for count in range(1, len(basis)):
        for chosen in combinations(range(len(basis)), count):
            rule: Array = np.bitwise_xor.reduce(basis[list(chosen)])
            cube = gf2.matmul(rule, gf2.matmul(rule, rule))
            if np.array_equal(cube, identity) and not np.array_equal(rule, identity):
                return rule
    raise ArithmeticError("basis has no sum of order 3")

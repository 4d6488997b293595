"""The claims on the system of equations modulo 2, and on the product PB."""

from itertools import product
from typing import Any

import numpy as np

from magicmath import gf2
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._apl import evaluate
from magicmath.ledger._evidence import Evidence
from magicmath.ledger.checks._example import BOARDS, WHITE, Y, shortest_presses
from magicmath.ledger.checks._formulas import gives, of
from magicmath.ledger.checks._products import evidence_on_products
from magicmath.ledger.checks._queens import is_power_of_two, queens_count
from magicmath.ledger.checks._small import BITS, THREE_BY_THREE
from magicmath.ledger.checks.retroversion._masks import SPOILED
from magicmath.rules import MAGIC, pressed


def xor_is_plus_and_minus(modulus: int) -> Evidence:
    """Compare ≠ with plus and minus on all pairs of bits."""
    return Evidence(
        ways={
            "plus": all(a ^ b == (a + b) % modulus for a, b in BITS),
            "minus": all(a ^ b == (a - b) % modulus for a, b in BITS),
        },
        counterexample=f"Modulo {modulus}, 1 + 1 is not 1≠1",
    )


def future_of_a_cell() -> Evidence:
    """Turn the other cells of a board at random, and look whether a cell comes out otherwise."""
    generator = np.random.default_rng(9)
    boards = generator.integers(0, 2, (20, 3, 3), dtype=np.uint8)
    others = generator.integers(0, 2, (20, 3, 3), dtype=np.uint8)
    return Evidence(
        ways={
            "all cells and masks, 20 pairs of boards": all(
                (MAGIC.press(b, p)[i, j] ^ MAGIC.press(o, p)[i, j]) == b[i, j] ^ o[i, j]
                for b, o in zip(boards, others, strict=True)
                for p in range(9)
                for i, j in product(range(3), repeat=2)
            )
        }
    )


def nine_independent_masks(masks: int) -> Evidence:
    """Count the boards that nine masks, eight masks and dependent masks reach."""
    spoiled, eight = (len(oracle.shortest_presses(rule)) for rule in (SPOILED.masks, MAGIC[:8]))
    needed = min(k for k in range(1, 12) if 2**k >= 512)
    small = all((len(oracle.shortest_presses(a)) == 8) == gf2.det(a) for a in THREE_BY_THREE)
    return Evidence(
        ways={
            "MAGIC, eight of its masks, and nine dependent ones": masks == needed
            and len(shortest_presses()) == 512
            and max(spoiled, eight) < 512,
            "all rules of three masks on three cells": masks == needed and small,
        },
        counterexample=f"2 to the {needed} choices are needed for 512 boards",
        shows=f"Eight of the masks reach {eight} boards, nine dependent ones {spoiled}",
    )


def sum_of_masks() -> Evidence:
    """Add up chosen masks by ∧ and by ×, and press them."""
    one_by_one = [MAGIC.press(WHITE, pressed(v)).ravel() for v in BOARDS]
    by_and = np.bitwise_xor.reduce(BOARDS[:, :, None] & MAGIC.matrix, axis=1)
    return Evidence(
        ways={
            "and, all 512 choices": np.array_equal(by_and, one_by_one),
            "times, all 512 choices": np.array_equal((BOARDS[:, :, None] * Y).sum(axis=1) % 2, one_by_one),
        }
    )


def loop_makes_Y(shape: list[int]) -> Evidence:
    """Run the loop by APL."""
    formula, _, _ = of("retroversion.loop_makes_Y")
    names = {"Y": np.zeros(shape, dtype=int), "M": MAGIC.masks.astype(int)}
    fits = names["Y"].shape == MAGIC.matrix.shape
    for i in range(9) if fits else ():
        _run(formula, names, i)
    return Evidence(
        ways={"the loop, by APL": fits and np.array_equal(names["Y"], Y)},
        counterexample=f"Nine masks do not fill {shape}",
    )


def _run(formula: str, names: dict[str, Any], i: int) -> None:
    """Run the body of a loop once."""
    names["I"] = i
    evaluate(formula, names)


def two_definitions_of_PB(modulus: int) -> Evidence:
    """Compare the two products, by APL, on vectors and on matrices."""
    formula, means, _ = of("retroversion.two_definitions_of_PB")
    return evidence_on_products(formula, means, "αω", modulus)


def isomorphic_algebras() -> Evidence:
    """Compare the tables of plus and times modulo 2 with those of ∨, ≠ and ∧."""
    times = all(a * b % 2 == (a & b) for a, b in BITS)
    return Evidence(
        ways={"∨ for plus": all((a + b) % 2 == (a | b) for a, b in BITS)},
        counterexample="1∨1 is 1, and 1 + 1 is 0 modulo 2",
        mended={
            "≠ for plus, ∧ for times": times and all((a + b) % 2 == (a ^ b) for a, b in BITS),
            "APL": gives("(2|a+b)≡a≠b", 1, a=[0, 0, 1, 1], b=[0, 1, 0, 1]) and times,
        },
    )


def everything_is_linear(queens: int) -> Evidence:
    """Count the solutions of a puzzle that everybody knows."""
    found = queens_count(queens)
    return Evidence(
        ways={"eight queens, their solutions counted": is_power_of_two(found)},
        counterexample=f"{queens} queens on a chessboard that do not attack each other can stand in "
        f"{found} ways, "
        "which is no power of 2",
    )

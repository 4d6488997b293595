"""The claims on the system of equations modulo 2, and on the product PB."""

from itertools import product

import numpy as np

from magicmath import gf2
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._evidence import Evidence
from magicmath.ledger._types import Array
from magicmath.ledger.checks._example import BOARDS, WHITE, Y, shortest_presses
from magicmath.ledger.checks._small import BITS, THREE_BY_THREE, TWO_BY_TWO
from magicmath.ledger.checks.retroversion._masks import SPOILED
from magicmath.rules import MAGIC, pressed


def xor_is_plus_and_minus(modulus: int) -> Evidence:
    """Compare ≠ with plus and minus on all pairs of bits."""
    return Evidence(
        ways={
            "plus": all(a ^ b == (a + b) % modulus for a, b in BITS),
            "minus": all(a ^ b == (a - b) % modulus for a, b in BITS),
        },
        counterexample=f"modulo {modulus}, 1 + 1 is not 1≠1",
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
    """Run the loop."""
    filled = np.zeros(shape, dtype=int)
    fits = filled.shape == MAGIC.matrix.shape
    for i in range(9) if fits else ():
        filled[i] = MAGIC[i].ravel()
    return Evidence(
        ways={"the loop": fits and np.array_equal(filled, Y)},
        counterexample=f"nine masks do not fill {shape}",
    )


def two_definitions_of_PB(modulus: int) -> Evidence:
    """Compare the two products on vectors and on matrices."""

    def agree(a: Array, b: Array) -> bool:
        return np.array_equal(np.bitwise_xor.reduce(a[:, :, None] & b, axis=1), a @ b % modulus)

    return Evidence(
        ways={
            "512 vectors times Y": agree(BOARDS.astype(int), Y),
            "all pairs of 2×2 matrices": all(agree(a, b) for a, b in product(TWO_BY_TWO, repeat=2)),
        },
        counterexample=f"modulo {modulus} they differ",
    )

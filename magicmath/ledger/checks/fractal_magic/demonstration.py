"""The claims around the demonstration on 4×4."""

import numpy as np

from magicmath import gf2, helix
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._data import printed
from magicmath.ledger._evidence import Evidence
from magicmath.ledger.checks._affine import evidence_on_affine_maps
from magicmath.ledger.checks._formulas import gives, of
from magicmath.ledger.checks._race import evidence_on_errors
from magicmath.ledger.checks.fractal_magic._board import M
from magicmath.rules import MAGIC, RuleSet, fractal, pressed, random_rules


def board_size() -> Evidence:
    """Evaluate the shape by APL, as printed and mended, and count the cells."""
    formula, _, right = of("fractal_magic.board_size")
    return Evidence(
        ways={"APL": gives(formula, MAGIC[0].size)},
        counterexample=f"{formula} is no number of cells of a board that has {len(MAGIC)} masks of "
        f"{MAGIC[0].size} cells",
        mended={"APL, mended": gives(right, MAGIC[0].size)},
    )


def one_for_all_puzzles() -> Evidence:
    """Collect what ≠ and its scan make of two bits, and look for AND."""
    return evidence_on_affine_maps()


def number_of_boards(base: int, exponent: int) -> Evidence:
    """Count the sums of the 16 masks."""
    return Evidence(
        ways={
            "colours and cells": base == 2 and exponent == 16,
            "sums of the 16 masks": len(fractal(4).reachable_boards()) == base**exponent,
        },
        counterexample=f"There are {2**16}",
    )


def masks_invert_bits() -> Evidence:
    """Press each mask on random boards, and compare with negation."""
    boards = np.random.default_rng(16).integers(0, 2, (20, 4, 4), dtype=np.uint8)
    return Evidence(
        ways={
            "16 masks on 20 boards": all(
                np.array_equal(fractal(4).press(b, k), np.where(fractal(4)[k], 1 - b, b))
                for b in boards
                for k in range(16)
            )
        }
    )


def mask_numbers(masks: int, first: int, last: int) -> Evidence:
    """Compare the numbers of the masks, counting from 0."""
    numbers = list(range(len(fractal(4))))
    return Evidence(
        ways={"counting from 0": len(numbers) == masks and numbers == list(range(first, last + 1))},
        counterexample=f"They have the numbers {numbers[0]} to {numbers[-1]}",
    )


def lost_after_one_mistake() -> Evidence:
    """Race the machine, with and without an error."""
    return evidence_on_errors()


def instantaneous_solving() -> Evidence:
    """Solve puzzles on other frames, and weigh dependent masks."""
    generator = np.random.default_rng(18)
    others = [random_rules(1, 7, generator), random_rules(2, 5, generator), random_rules(6, 6, generator)]
    board = generator.integers(0, 2, (6, 6), dtype=np.uint8)
    lines = RuleSet(oracle.lines(3))
    return Evidence(
        ways={"masks that turn a row or a column each": lines.is_invertible},
        counterexample=f"Masks that turn a row or a column each leave {512 - 2**lines.rank} of 512 boards "
        "out of "
        "reach, and two solutions for each of the others",
        mended={
            "random rules on three frames": all(
                np.array_equal(
                    r.press(np.zeros(r.shape, int), pressed(gf2.matmul(b, gf2.inv(r.matrix)))).ravel(), b
                )
                for r in others
                for b in [board.ravel()[: r.matrix.shape[0]]]
            )
        },
    )


def seven_are_needed(masks: int, before: int) -> Evidence:
    """Solve the difference that the printed X makes."""
    difference = gf2.matmul(printed("fractal_magic.X"), M)
    shortest = int(fractal(4).solve(np.zeros((4, 4), int), difference.reshape(4, 4)).sum())
    return Evidence(
        ways={
            "elimination, from the difference that X makes": shortest == masks == before + 1,
            "butterflies": int(helix.helix(difference).sum()) == masks == before + 1,
        },
        counterexample=f"{shortest} are needed",
    )

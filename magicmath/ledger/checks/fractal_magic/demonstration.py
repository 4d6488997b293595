"""The claims around the demonstration on 4×4."""

import numpy as np

from magicmath import gf2, helix
from magicmath.ledger._data import printed
from magicmath.ledger._evidence import Evidence
from magicmath.ledger.checks._race import evidence_on_errors
from magicmath.ledger.checks.fractal_magic._board import M
from magicmath.rules import MAGIC, fractal


def board_size() -> Evidence:
    """Hold the shape as printed, and with its sign, against MAGIC's."""
    return Evidence(
        ways={"cells of a mask": MAGIC[0].shape == (33,)},
        counterexample="each of its masks has nine cells",
        mended={"cells of a mask, in rows": MAGIC[0].shape == (3, 3)},
    )


def number_of_boards(base: int, exponent: int) -> Evidence:
    """Count the sums of the 16 masks."""
    return Evidence(
        ways={
            "colours and cells": base == 2 and exponent == 16,
            "sums of the 16 masks": len(fractal(4).reachable_boards()) == base**exponent,
        },
        counterexample=f"there are {2**16}",
    )


def mask_numbers(masks: int, first: int, last: int) -> Evidence:
    """Compare the numbers of the masks, counting from 0."""
    numbers = list(range(len(fractal(4))))
    return Evidence(
        ways={"counting from 0": len(numbers) == masks and numbers == list(range(first, last + 1))},
        counterexample=f"they have the numbers {numbers[0]} to {numbers[-1]}",
    )


def lost_after_one_mistake() -> Evidence:
    """Race the machine, with and without an error."""
    return evidence_on_errors()


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

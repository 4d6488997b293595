"""The claims on using BaseBoxes, then MagicBoxes, as a basis."""

import numpy as np

from magicmath import gf2
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._evidence import Evidence
from magicmath.ledger.checks._example import BOARDS, inverse
from magicmath.ledger.checks._formulas import of
from magicmath.ledger.checks._products import evidence_on_products
from magicmath.ledger.checks.opening_the_boxes._game import MAGIC_BOXES
from magicmath.rules import MAGIC, UNIT, pressed


def boxes_from_units() -> Evidence:
    """Search for each MagicBox, and for each board, among the sums of unit boxes."""
    units = oracle.shortest_presses(UNIT.masks)
    return Evidence(
        ways={
            "nine boxes, search through 512 choices": all(
                units[n] == pressed(mask.ravel()) for n, mask in zip(MAGIC.numbers, MAGIC.masks, strict=True)
            ),
            "all sums": len(units) == 512,
        }
    )


def change_of_basis() -> Evidence:
    """Multiply all choices by the matrix MagicBoxes, there and back."""
    return Evidence(
        ways={
            "512 choices, pressed": all(
                np.array_equal(MAGIC_BOXES @ m % 2, MAGIC.press(np.zeros((3, 3), int), pressed(m)).ravel())
                for m in BOARDS
            ),
            "there and back": np.array_equal(
                gf2.matmul(inverse().T, gf2.matmul(MAGIC_BOXES, BOARDS.T)).T, BOARDS
            ),
        }
    )


def two_definitions_of_MULT(modulus: int) -> Evidence:
    """Compare the two products, by APL, as for Langlet's article."""
    formula, means, _ = of("opening_the_boxes.two_definitions_of_MULT")
    return evidence_on_products(formula, means, "⍺⍵", modulus)

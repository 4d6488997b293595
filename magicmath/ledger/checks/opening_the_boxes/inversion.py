"""The claims under Boolean Matrix Inversion."""

from fractions import Fraction

import numpy as np

from magicmath import gf2, reals
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._evidence import Evidence
from magicmath.ledger._types import Array
from magicmath.ledger.checks._example import BOARDS, inverse
from magicmath.ledger.checks._small import DETERMINANT_TWO, THREE_BY_THREE
from magicmath.ledger.checks.opening_the_boxes import arithmetic
from magicmath.ledger.checks.opening_the_boxes._game import MAGIC_BOXES


def lifts_to_numbers() -> Evidence:
    """Multiply over the whole numbers, and take the parity."""
    x = gf2.matmul(MAGIC_BOXES, BOARDS.T)
    whole = MAGIC_BOXES @ BOARDS.T.astype(int)
    return Evidence(ways={"Y = y, X = M y, all 512": np.array_equal(whole % 2, x)})


def inverse_is_whole() -> Evidence:
    """Look for fractions in the ordinary inverse, then scale it."""
    inverse_of_m = [[Fraction(int(v), 5) for v in row] for row in reals.adjugate(MAGIC_BOXES)]
    whole = all(v.denominator == 1 for row in inverse_of_m for v in row)
    scaled = reals.adjugate(MAGIC_BOXES)
    return Evidence(
        ways={"its entries": whole},
        counterexample=f"Its first entry is {inverse_of_m[0][0]}, and a multiple of 2 by a fifth has no "
        "parity",
        mended={
            "times 5, all 512": np.array_equal(scaled @ (MAGIC_BOXES @ BOARDS.T.astype(int)) % 2, BOARDS.T),
            "times 5, SymPy": np.array_equal(oracle.sympy_adjugate(MAGIC_BOXES) % 2, inverse().T),
        },
    )


def odd_scalars_do_nothing() -> Evidence:
    """Multiply all vectors by odd numbers, as under Plus and Times."""
    return arithmetic.odd_multiples()


def five_is_the_determinant(divisor: int) -> Evidence:
    """Compute the determinant."""
    return Evidence(
        ways={
            "SymPy": oracle.sympy_determinant(MAGIC_BOXES) == divisor,
            "fraction-free elimination": reals.det(MAGIC_BOXES) == divisor,
        },
        counterexample=f"It is {reals.det(MAGIC_BOXES)}",
    )


def some_odd_scalar() -> Evidence:
    """Look for odd numbers that make ordinary inverses whole."""

    def found(a: Array) -> bool:
        ordinary = np.linalg.inv(a)
        return any(np.allclose(k * ordinary, np.rint(k * ordinary), atol=1e-9) for k in range(1, 10, 2))

    determinants = [round(np.linalg.det(a)) for a in THREE_BY_THREE]
    odd = [a for a, d in zip(THREE_BY_THREE, determinants, strict=True) if d % 2]
    return Evidence(
        ways={"011/101/110, of determinant 2": found(DETERMINANT_TWO)},
        counterexample="011/101/110 has an inverse in halves, which no odd scalar makes whole",
        mended={"all 3×3 with an odd determinant": all(map(found, odd)), "MAGIC": found(MAGIC_BOXES)},
    )

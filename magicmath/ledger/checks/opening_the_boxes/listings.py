"""The claims on the listed functions BINV and DET."""

from fractions import Fraction

import numpy as np

from magicmath import gf2, reals
from magicmath.ledger._data import claims
from magicmath.ledger._evidence import Evidence
from magicmath.ledger._types import Array
from magicmath.ledger.checks._apl import is_grammatical
from magicmath.ledger.checks._day import binv, determinant
from magicmath.ledger.checks._small import THREE_BY_THREE
from magicmath.ledger.checks.opening_the_boxes._game import MAGIC_BOXES
from magicmath.ledger.checks.retroversion import inversion


def BINV_line_19() -> Evidence:
    """Read line 19 by APL's grammar, then run BINV with the sign mended."""
    data = claims("opening_the_boxes")["BINV_line_19"]
    return Evidence(
        ways={"APL's grammar": is_grammatical(data["formula"])},
        counterexample="∆ is a letter in APL, and a name may not stand before the dot of a product",
        mended={
            "APL's grammar, mended": is_grammatical(data["right"]),
            "MAGIC with ∘": _as_gf2(MAGIC_BOXES),
            "all invertible 3×3 with ∘": all(_as_gf2(a) for a in THREE_BY_THREE if gf2.det(a)),
        },
    )


def BINV_inverts() -> Evidence:
    """Run BINV on small matrices and on random ones."""
    drawn = np.random.default_rng(19).integers(0, 2, (60, 7, 7))
    return Evidence(
        ways={
            "all 512 matrices 3×3": all(_as_gf2(a) for a in THREE_BY_THREE),
            "60 random 7×7": all(_as_gf2(a) for a in drawn),
        }
    )


def no_division_needed() -> Evidence:
    """Run BINV, which never divides, and look at the bits that are not 0."""
    return Evidence(
        ways={
            "a bit that is not 0 is 1": all(bit == 1 for bit in (0, 1) if bit),
            "all 512 matrices 3×3": all(_as_gf2(a) for a in THREE_BY_THREE),
        }
    )


def determinant_times_domino() -> Evidence:
    """Multiply inverses by their determinants, as for Langlet's article."""
    return inversion.determinant_makes_it_whole()


def DET_works() -> Evidence:
    """Run DET on matrices of bits, of integers and of halves."""
    half = Fraction(1, 2)
    projection = [[half, half], [half, half]]
    drawn = np.random.default_rng(22).integers(-3, 4, (60, 5, 5))
    return Evidence(
        ways={"the projection with four entries of a half": determinant(projection) == 0},
        counterexample="line 9 returns the product of the diagonal at once if the matrix equals its product "
        f"with its transpose; for four halves that gives {determinant(projection)}, and the determinant is 0",
        mended={
            "all 512 matrices 3×3": all(determinant(a) == round(np.linalg.det(a)) for a in THREE_BY_THREE),
            "60 random 5×5 of integers": all(determinant(a) == reals.det(a) for a in drawn),
        },
    )


def _as_gf2(a: Array) -> bool:
    """Tell whether BINV finds the inverse where there is one, and none elsewhere."""
    found = binv(a)
    if found is None:
        return not gf2.det(a)
    return bool(gf2.det(a)) and np.array_equal(found, gf2.inv(a))

"""The claims on the rule matrix M, drawn in figure 2, and on solving with it."""

import numpy as np

from magicmath import gf2, helix, reals
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._evidence import Evidence
from magicmath.ledger.checks._example import IDENTITY, Y, inverse
from magicmath.ledger.checks._genitons import SIZES, mirrors_undo_themselves
from magicmath.ledger.checks._small import DETERMINANT_TWO
from magicmath.ledger.checks.fractal_magic._board import UNIT_16, M, games
from magicmath.ledger.checks.retroversion import parities


def Sierpinski_matrix() -> Evidence:
    """Cut M out of a large geniton, and make it from Pascal's triangle."""
    return Evidence(
        ways={
            "Lucas' rule": np.array_equal(helix.geniton(64)[:, ::-1][:16, :16], M),
            "Pascal's triangle by addition": np.array_equal(oracle.pascal(16)[:, ::-1] % 2, M),
        }
    )


def own_inverse() -> Evidence:
    """Square M, and invert it."""
    return Evidence(
        ways={
            "products by the definition": np.array_equal(oracle.product(M, M), UNIT_16),
            "elimination": np.array_equal(gf2.inv(M), M),
        }
    )


def corners_too(size: int) -> Evidence:
    """Square corners of every size, mirrored either way."""
    corner = M[:size, :size]
    return Evidence(
        ways={
            "sizes 1 to 64": size == len(IDENTITY) and all(map(mirrors_undo_themselves, SIZES)),
            "this size, by the definition": len(corner) == 9
            and np.array_equal(oracle.product(corner, corner), IDENTITY),
        },
        counterexample=f"a rule for nine cells has not {size} rows",
    )


def one_product_solves(modulus: int) -> Evidence:
    """Multiply the differences of 40 games by M, and press what comes out."""
    solutions = [(d.astype(int) @ M) % modulus for d in games()]
    return Evidence(
        ways={
            "40 random games, pressed": all(
                set(x) <= {0, 1} and np.array_equal(oracle.product(x, M), d)
                for x, d in zip(solutions, games(), strict=True)
            ),
            "elimination": all(
                np.array_equal(gf2.solve(M.T, d), x) for x, d in zip(solutions, games(), strict=True)
            ),
        },
        counterexample=f"the products modulo {modulus} do not solve it",
    )


def domino_does_it() -> Evidence:
    """Take the parity of ordinary inverses, of an even determinant and of odd ones."""
    return Evidence(
        ways={"011/101/110, of determinant 2": gf2.det(DETERMINANT_TWO) == 1},
        counterexample="011/101/110 has an ordinary inverse, in halves, and none modulo 2",
        mended={
            "parity of the adjugate, MAGIC": np.array_equal(reals.adjugate(Y) % 2, inverse()),
            "floats, the fractal rule": np.array_equal(reals.inv_mod2_float(M), M),
        },
    )


def xor_is_plus_and_minus(modulus: int) -> Evidence:
    """Compare ≠ with plus and minus, as for the first article."""
    return parities.xor_is_plus_and_minus(modulus)

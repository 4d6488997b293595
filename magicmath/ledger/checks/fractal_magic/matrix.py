"""The claims on the rule matrix M, drawn in figure 2, and on solving with it."""

import numpy as np

from magicmath import gf2, helix, reals
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._apl import value_of
from magicmath.ledger._data import printed
from magicmath.ledger._evidence import Evidence
from magicmath.ledger.checks._example import IDENTITY, Y, inverse
from magicmath.ledger.checks._formulas import all_give, of, several
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
    """Evaluate the formulas by APL, and invert M."""
    formula, _, _ = of("fractal_magic.own_inverse")
    return Evidence(
        ways={
            "APL": all_give(several(formula), UNIT_16, M=M.astype(int)),
            "products by the definition": np.array_equal(oracle.product(M, M), UNIT_16),
            "elimination": np.array_equal(gf2.inv(M), M),
        },
        counterexample="It is another matrix",
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
        counterexample=f"A rule for nine cells has not {size} rows",
    )


def simpler_than_MAGIC() -> Evidence:
    """Compare the two rules with their inverses."""
    return Evidence(
        ways={
            "mirrored genitons, sizes 1 to 64": all(map(mirrors_undo_themselves, SIZES)),
            "MAGIC wants an inverse": not np.array_equal(inverse(), Y),
        }
    )


def divided_by_M() -> Evidence:
    """Divide the difference that X makes by M and by its mirror image, as ⌹ does."""
    x = printed("fractal_magic.X")
    d = oracle.product(x, M)
    divided = value_of("2|D⌹M", D=d, M=M.astype(int))
    mirrored = value_of("2|D⌹⍉M", D=d, M=M.astype(int))
    agree = 2 ** (16 - gf2.matrix_rank(M ^ M.T))
    presses = [] if divided is None else np.flatnonzero(divided).tolist()
    return Evidence(
        ways={
            "APL, the example": divided is not None and np.array_equal(divided, x),
            "elimination, the example": np.array_equal(gf2.solve(M, d), x),
        },
        counterexample=f"For the example, D⌹M is the masks {' '.join(map(str, presses))}, and X is "
        f"{' '.join(map(str, np.flatnonzero(x)))}. The two agree for {agree} of {2**16} differences",
        mended={
            "APL, with ⍉M": mirrored is not None and np.array_equal(mirrored, x),
            "elimination, with ⍉M": np.array_equal(gf2.solve(M.T, d), x),
        },
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
        counterexample=f"The products modulo {modulus} do not solve it",
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

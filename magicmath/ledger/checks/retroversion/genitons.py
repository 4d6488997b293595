"""The claims on genitons, their powers, their mirror images and their corners."""

import numpy as np

from magicmath import gf2, helix
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._data import printed
from magicmath.ledger._evidence import Evidence
from magicmath.ledger.checks._example import BOARDS, IDENTITY
from magicmath.ledger.checks._formulas import all_give, of, several
from magicmath.ledger.checks._genitons import SIZES, mirrors_undo_themselves, rows_by_scans


def G9_is_geniton() -> Evidence:
    """Take the parity of P9, and compare it with G9."""
    return Evidence(
        ways={
            "Lucas' rule": np.array_equal(helix.geniton(9), printed("retroversion.P9") % 2),
            "Pascal's triangle by addition": np.array_equal(oracle.pascal(9) % 2, printed("retroversion.G9")),
        }
    )


def cube_of_geniton(exponent: int) -> Evidence:
    """Find the order of genitons of many sizes."""

    def orders_are(n: int) -> bool:
        return bool(gf2.multiplicative_order(helix.geniton(n)) == (exponent if n > 1 else 1))

    return Evidence(
        ways={
            "products by the definition, G9": np.array_equal(
                oracle.power(oracle.pascal(9) % 2, exponent), IDENTITY
            ),
            "orders of sizes 1 to 64": all(map(orders_are, SIZES)),
        },
        counterexample=f"The order of G9 is {gf2.multiplicative_order(helix.geniton(9))}",
    )


def genitons_in_Sierpinski() -> Evidence:
    """Look for each geniton in the corner of a large one."""
    large = helix.geniton(64)
    return Evidence(
        ways={
            "top right corners of the geniton of size 64": all(
                np.array_equal(large[:n, 64 - n :], helix.geniton(n)) for n in SIZES
            ),
            "the same from Pascal's triangle": np.array_equal(
                oracle.pascal(32)[:9, 23:] % 2, oracle.pascal(9) % 2
            ),
        }
    )


def geniton_puzzle(masks: int, exponent: int) -> Evidence:
    """Play with the rows of G9 as masks, and solve by its square."""
    geniton = helix.geniton(9)
    back = gf2.matrix_power(geniton, exponent)
    return Evidence(
        ways={
            "rank, and 512 differences pressed": gf2.matrix_rank(geniton) == masks == len(geniton)
            and np.array_equal(gf2.matmul(gf2.matmul(BOARDS, back), geniton), BOARDS),
            "search through 512 choices": np.array_equal(
                oracle.inverse(geniton), oracle.power(geniton, exponent)
            )
            and len(oracle.shortest_presses(geniton)) == 2**masks,
        },
        counterexample="The inverse of G9 is another power, or its masks are not so many",
    )


def inverse_is_half_turn() -> Evidence:
    """Evaluate the formulas by APL, and compare the inverse of genitons with their half turn."""
    formula, _, _ = of("retroversion.inverse_is_half_turn")
    by_sympy = oracle.sympy_inverse_modulo_2(helix.geniton(9))
    return Evidence(
        ways={
            "APL, against SymPy": all_give(several(formula), by_sympy, G9=helix.geniton(9).astype(int)),
            "sizes 1 to 64": all(
                np.array_equal(gf2.inv(helix.geniton(n)), helix.geniton(n)[::-1, ::-1]) for n in SIZES
            ),
            "SymPy, Pascal's triangle": np.array_equal(by_sympy, (oracle.pascal(9) % 2)[::-1, ::-1]),
        },
        counterexample="It is another matrix",
    )


def second_diagonal() -> Evidence:
    """Mirror G9 in its second diagonal, and multiply it by G9."""
    geniton = helix.geniton(9)
    mirrored = geniton[::-1, ::-1].T
    fits = [n for n in SIZES if np.array_equal(gf2.inv(helix.geniton(n)), helix.geniton(n)[::-1, ::-1].T)]
    return Evidence(
        ways={
            "G9": np.array_equal(gf2.matmul(mirrored, geniton), IDENTITY),
            "G9, by the definition": np.array_equal(oracle.product(mirrored, oracle.pascal(9) % 2), IDENTITY),
        },
        counterexample="Mirrored in its second diagonal, G9 times G9 is not the identity; the formula "
        "printed beside it, ⌽⊖G9, is a half turn and is right",
        shows=f"The words are right for sizes {', '.join(map(str, fits))} of 64",
    )


def mirrored_undo_themselves() -> Evidence:
    """Square mirrored genitons."""
    mirrored = oracle.pascal(9)[:, ::-1] % 2
    return Evidence(
        ways={
            "sizes 1 to 64": all(map(mirrors_undo_themselves, SIZES)),
            "G9, search through 512 choices": np.array_equal(oracle.inverse(mirrored.astype(int)), mirrored),
        }
    )


def corner_of_G16(size: int, of: int) -> Evidence:
    """Cut the corner out of the mirrored geniton of size 16."""
    corner = helix.geniton(of)[:size, ::-1][:, :size]
    return Evidence(
        ways={
            "Lucas' rule": np.array_equal(corner, helix.geniton(9)[:, ::-1]) and of == 16,
            "Pascal's triangle by addition": np.array_equal(
                (oracle.pascal(of) % 2)[:size, ::-1][:, :size], oracle.pascal(9)[:, ::-1] % 2
            )
            and of == 16,
        },
        counterexample="The corner is not ⌽G9, or the matrix not ⌽G16",
    )


def scans_make_G16(length: int) -> Evidence:
    """Scan, and compare with the geniton of size 16."""
    rows = rows_by_scans(length)
    return Evidence(
        ways={
            "scans, Lucas' rule": np.array_equal(rows, helix.geniton(16)),
            "scans, Pascal's triangle": np.array_equal(rows, oracle.pascal(16) % 2),
        },
        counterexample=f"{length} items give {len(rows)} rows",
    )

"""The tables of Langlet's "La Rétroversion de l'Inversion Diabolique", computed."""

from collections.abc import Callable

import numpy as np

from magicmath import gf2, helix, reals
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._data import printed
from magicmath.ledger._evidence import Ways
from magicmath.ledger._types import Array
from magicmath.ledger.checks._example import BOARDS, GOAL, IDENTITY, START, D, V, Y, inverse, shortest_presses
from magicmath.ledger.checks._genitons import rows_by_scans
from magicmath.ledger.checks._ways import each, where_not_zero
from magicmath.rules import MAGIC, pressed, to_number


def _solution(difference: Callable[[], Array]) -> Ways:
    return {
        "the inverse modulo 2": lambda: gf2.matmul(difference(), inverse()),
        "search through 512 choices": lambda: np.isin(
            np.arange(9), shortest_presses()[oracle.number(difference())]
        ),
        "the cube of Y": lambda: gf2.matmul(difference(), gf2.matrix_power(Y, 3)),
    }


def _powers(matrix: Callable[[], Array], exponent: int, other: str) -> Ways:
    return {
        "repeated squaring": lambda: gf2.matrix_power(matrix(), exponent),
        "products by the definition": lambda: oracle.power(matrix(), exponent),
        other: lambda: (
            oracle.sympy_inverse_modulo_2(gf2.matrix_power(matrix(), 4 - exponent))
            if exponent < 4
            else IDENTITY
        ),
    }


def _geniton() -> Ways:
    return {
        "Lucas' rule": lambda: helix.geniton(9),
        "Pascal's triangle by addition": lambda: oracle.pascal(9) % 2,
        "scans of the unit": lambda: rows_by_scans(16)[:9, 7:],
    }


def _row_of_geniton(i: int) -> Ways:
    return {
        "the inverse modulo 2": lambda: pressed(gf2.matmul(helix.geniton(9)[i], inverse())),
        "search through 512 choices": lambda: shortest_presses()[oracle.number(helix.geniton(9)[i])],
    }


def _helix_of_difference() -> Ways:
    return {
        "butterflies": lambda: helix.helix(D),
        "product with the mirrored geniton": lambda: oracle.product(D, oracle.pascal(9)[:, ::-1] % 2),
        "left edge of the triangle": lambda: [row[0] for row in helix.fanion(D)],
    }


DIFFERENCE: Ways = {
    "masks 3, 6 and 4 added": lambda: D,
    "V times Y by the definition": lambda: oracle.product(V, Y),
}
SOLUTION = _solution(lambda: D)
GOAL_FROM_CC_AND_DD: Ways = {
    "CC and DD as printed, which are wrong together": lambda: np.reshape(
        printed("retroversion.CC") ^ printed("retroversion.DD"), (3, 3)
    )
}
IN_WORDS: Ways = {
    "the rule in words": lambda: oracle.masks_in_words(oracle.PLUS),
    "the rule set": lambda: Y,
}

TABLES: dict[str, Ways] = {
    "masks": each(IN_WORDS, lambda masks: np.reshape(masks, (9, 3, 3))),
    "mask_numbers": {
        "digits read as binary": lambda: [oracle.number(mask) for mask in Y],
        "the rule set": lambda: MAGIC.numbers,
    },
    "board_count": {
        "different sums of masks": lambda: len({to_number(v) for v in gf2.matmul(BOARDS, Y)}),
        "two to the number of cells": lambda: 2**9,
    },
    "example_presses": where_not_zero(_solution(lambda: printed("retroversion.D").ravel())),
    "B": {"as unfolded further on": lambda: printed("retroversion.BB").reshape(3, 3), **GOAL_FROM_CC_AND_DD},
    "B_again": {"as unfolded below": lambda: printed("retroversion.BB").reshape(3, 3), **GOAL_FROM_CC_AND_DD},
    "BB": {
        "the goal unfolded": lambda: printed("retroversion.B").ravel(),
        **each(GOAL_FROM_CC_AND_DD, np.ravel),
    },
    "D": each(DIFFERENCE, lambda cells: np.reshape(cells, (3, 3))),
    "Y": IN_WORDS,
    "Y_again": IN_WORDS,
    "row_numbers": {"counting from 0": lambda: np.arange(9)},
    "DD_first": DIFFERENCE,
    "V_first": SOLUTION,
    "V_PB_Y": DIFFERENCE,
    "IY": {
        "SymPy's fractions": lambda: oracle.sympy_inverse(Y),
        "adjugate by the determinant": lambda: reals.adjugate(Y) / reals.det(Y),
        "NumPy's floats": lambda: np.linalg.inv(Y),
    },
    "det_Y": {
        "fraction-free elimination": lambda: reals.det(Y),
        "SymPy": lambda: oracle.sympy_determinant(Y),
    },
    "det_IY": {
        "one by the determinant": lambda: 1 / reals.det(Y),
        "NumPy's floats": lambda: np.linalg.det(np.linalg.inv(Y)),
    },
    "IY5": {
        "adjugate": lambda: reals.adjugate(Y),
        "SymPy's adjugate": lambda: oracle.sympy_adjugate(Y),
    },
    "IYB": {
        "elimination modulo 2": inverse,
        "parity of the adjugate": lambda: reals.adjugate(Y) % 2,
        "SymPy": lambda: oracle.sympy_inverse_modulo_2(Y),
        "search through 512 choices": lambda: oracle.inverse(MAGIC.masks),
    },
    "Y_times_IYB": {
        "ordinary product": lambda: Y @ inverse(),
        "by SymPy's inverse": lambda: Y @ oracle.sympy_inverse_modulo_2(Y),
    },
    "Y_times_IYB_parity": {
        "products by the definition": lambda: oracle.power(Y, 4),
        "the identity": lambda: IDENTITY,
    },
    "Y_PB_IYB": {
        "products by the definition": lambda: oracle.product(Y, inverse()),
        "the identity": lambda: IDENTITY,
    },
    "IYB_PB_Y": {
        "products by the definition": lambda: oracle.product(inverse(), Y),
        "the identity": lambda: IDENTITY,
    },
    "CC": {
        "the goal less masks 3, 6 and 4": START.ravel,
        "goal and printed matrix D": lambda: GOAL.ravel() ^ printed("retroversion.D").ravel(),
    },
    "DD": DIFFERENCE,
    "V": SOLUTION,
    "V_presses": where_not_zero(SOLUTION),
    "R": {
        "ordinary product": lambda: V @ Y,
        "presses counted cell by cell": lambda: sum(MAGIC[p].ravel().astype(int) for p in (3, 4, 6)),
    },
    "R_times_IY": {
        "exactly, R over Y": lambda: V,
        "in floats": lambda: reals.left_product(V @ Y, np.linalg.inv(Y)),
    },
    "V_by_parity": SOLUTION,
    "V_by_tolerance": SOLUTION,
    "V_by_IYB": SOLUTION,
    "formula_presses": where_not_zero(SOLUTION),
    "match_of_the_cube": {
        "products by the definition": lambda: int(np.array_equal(oracle.power(Y, 3), inverse()))
    },
    "Y2": _powers(lambda: Y, 2, "SymPy: the inverse of the square"),
    "Y3": _powers(lambda: Y, 3, "SymPy: the inverse"),
    "Y4": _powers(lambda: Y, 4, "the identity"),
    "IYB2": _powers(inverse, 2, "SymPy: the inverse of the square"),
    "IYB3": _powers(inverse, 3, "SymPy: the inverse"),
    "IYB4": _powers(inverse, 4, "the identity"),
    "rows_of_Y_equal": {"row by row": lambda: (Y[:, None] == Y[None]).all(axis=2)},
    "G9": _geniton(),
    "G9_again": _geniton(),
    **{f"G9_row_{i}_of_Y": _row_of_geniton(i) for i in range(9)},
    **{f"G9_row_{i}_of_Y_again": _row_of_geniton(i) for i in range(9)},
    "G9_PB_IYB": {
        "the inverse modulo 2": lambda: gf2.matmul(helix.geniton(9), inverse()),
        "SymPy's inverse, by the definition": lambda: oracle.product(
            oracle.pascal(9) % 2, oracle.sympy_inverse_modulo_2(Y)
        ),
        "search through 512 choices": lambda: [
            np.isin(np.arange(9), shortest_presses()[oracle.number(row)]) for row in helix.geniton(9)
        ],
    },
    "row_of_T": SOLUTION,
    "P9": {"by addition": lambda: oracle.pascal(9), "by the formula": lambda: oracle.binomials(9)},
    "helix_presses": where_not_zero(_helix_of_difference()),
    "helix_of_DD": _helix_of_difference(),
    "helix_by_scans": {"the loop": lambda: oracle.helix_by_scans(D), **_helix_of_difference()},
}

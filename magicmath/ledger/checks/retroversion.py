"""The tables of Langlet's "La Rétroversion de l'Inversion Diabolique", computed."""

import numpy as np

from magicmath import gf2, helix, reals
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._data import printed
from magicmath.ledger.checks._example import (
    BOARDS,
    GOAL,
    IDENTITY,
    START,
    WHITE,
    D,
    V,
    Y,
    inverse,
    shortest_presses,
)
from magicmath.rules import MAGIC, pressed, to_board, to_number


def has_sizes(rows, edge, corner, centre):
    """Tell whether nine masks, as rows, have as many cells as the article says."""
    return rows.sum(axis=1).tolist() == [corner, edge, corner, edge, centre, edge, corner, edge, corner]


def _solution(difference):
    return {
        "the inverse modulo 2": lambda: gf2.matmul(difference(), inverse()),
        "search through 512 choices": lambda: np.isin(
            np.arange(9), shortest_presses()[oracle.number(difference())]
        ),
        "the cube of Y": lambda: gf2.matmul(difference(), gf2.matrix_power(Y, 3)),
    }


def _chosen(way):
    return lambda: np.flatnonzero(way())


def _powers(matrix, exponent, other):
    return {
        "repeated squaring": lambda: gf2.matrix_power(matrix(), exponent),
        "products by the definition": lambda: oracle.power(matrix(), exponent),
        other: lambda: (
            oracle.sympy_inverse_modulo_2(gf2.matrix_power(matrix(), 4 - exponent))
            if exponent < 4
            else IDENTITY
        ),
    }


def _geniton():
    return {
        "Lucas' rule": lambda: helix.geniton(9),
        "Pascal's triangle by addition": lambda: oracle.pascal(9) % 2,
        "scans of the unit": lambda: _scanned(16)[:9, 7:],
    }


def _scanned(n):
    rows, row = [], [1] + [0] * (n - 1)
    for _ in range(n):
        row = oracle.scan(row)
        rows.append(row)
    return np.array(rows)


def _row_of_geniton(i):
    return {
        "the inverse modulo 2": lambda: pressed(gf2.matmul(helix.geniton(9)[i], inverse())),
        "search through 512 choices": lambda: shortest_presses()[oracle.number(helix.geniton(9)[i])],
    }


def _helix_of_difference():
    return {
        "butterflies": lambda: helix.helix(D),
        "product with the mirrored geniton": lambda: oracle.product(D, oracle.pascal(9)[:, ::-1] % 2),
        "left edge of the triangle": lambda: [row[0] for row in helix.fanion(D)],
    }


def _sixteen_scans():
    last, row = [], D[::-1]
    for _ in range(16):
        row = oracle.scan(row)
        last.append(row[-1])
    return np.array(last[::-1][:9])


def _both_ways(table):
    return {"products by the definition": lambda: table, "the identity": lambda: IDENTITY}


DIFFERENCE = {
    "masks 3, 6 and 4 added": lambda: D,
    "V times Y by the definition": lambda: oracle.product(V, Y),
}
SOLUTION = _solution(lambda: D)
IN_WORDS = {
    "the rule in words": lambda: oracle.masks_in_words(oracle.PLUS),
    "the rule set": lambda: Y,
}

TABLES = {
    "masks": {way: lambda f=f: np.reshape(f(), (9, 3, 3)) for way, f in IN_WORDS.items()},
    "mask_numbers": {
        "digits read as binary": lambda: [oracle.number(mask) for mask in Y],
        "the rule set": lambda: MAGIC.numbers,
    },
    "board_count": {
        "different sums of masks": lambda: len({to_number(v) for v in gf2.matmul(BOARDS, Y)}),
        "two to the number of cells": lambda: 2**9,
    },
    "example_presses": {
        way: _chosen(f) for way, f in _solution(lambda: printed("retroversion.D").ravel()).items()
    },
    "B": {"as unfolded further on": lambda: printed("retroversion.BB").reshape(3, 3)},
    "B_again": {"as unfolded below": lambda: printed("retroversion.BB").reshape(3, 3)},
    "BB": {"the goal unfolded": lambda: printed("retroversion.B").ravel()},
    "D": {way: lambda f=f: np.reshape(f(), (3, 3)) for way, f in DIFFERENCE.items()},
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
    "Y_times_IYB_parity": _both_ways(oracle.product(Y, oracle.product(Y, oracle.product(Y, Y)))),
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
    "V_presses": {way: _chosen(f) for way, f in SOLUTION.items()},
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
    "formula_presses": {way: _chosen(f) for way, f in SOLUTION.items()},
    "match_of_the_cube": {"products by the definition": lambda: int((oracle.power(Y, 3) == inverse()).all())},
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
    "helix_presses": {way: _chosen(lambda f=f: np.array(f())) for way, f in _helix_of_difference().items()},
    "helix_of_DD": _helix_of_difference(),
    "helix_by_scans": {"the loop": _sixteen_scans, **_helix_of_difference()},
}

WITNESSES = {
    "masks": {
        "Y": lambda masks, y: np.array_equal(masks.reshape(9, 9), y),
        "Y_again": lambda masks, y: np.array_equal(masks.reshape(9, 9), y),
        "mask_sizes": lambda masks, sizes: has_sizes(masks.reshape(9, 9), **sizes),
    },
    "mask_numbers": {
        "Y": lambda numbers, y: np.array_equal([oracle.bits(n) for n in numbers], y),
        "masks": lambda numbers, masks: all(
            np.array_equal(to_board(int(numbers[k])), masks[k]) for k in (2, 4)
        ),
    },
    "CC": {
        "D": lambda cc, d: np.array_equal(cc ^ GOAL.ravel(), d.ravel()),
        "DD_first": lambda cc, dd: np.array_equal(cc ^ GOAL.ravel(), dd),
        "example_presses": lambda cc, presses: np.array_equal(
            MAGIC.press(cc.reshape(3, 3), presses.tolist()), GOAL
        ),
        "DD": lambda cc, dd: np.array_equal(cc ^ GOAL.ravel(), dd),
    },
    "DD": {
        "D": lambda dd, d: np.array_equal(dd, d.ravel()),
        "DD_first": np.array_equal,
        "V_PB_Y": np.array_equal,
        "V": lambda dd, v: np.array_equal(gf2.matmul(dd, inverse()), v),
        "R": lambda dd, r: np.array_equal(dd, r % 2),
        "helix_of_DD": lambda dd, transform: np.array_equal(helix.helix(dd), transform),
        "helix_presses": lambda dd, presses: pressed(helix.helix(dd)) == presses.tolist(),
        "CC": lambda dd, cc: np.array_equal(dd, cc ^ GOAL.ravel()),
    },
    "formula_presses": {
        "V": lambda presses, v: np.array_equal(np.isin(np.arange(9), presses), v),
        "V_presses": np.array_equal,
        "row_of_T": lambda presses, v: np.array_equal(np.isin(np.arange(9), presses), v),
        "D": lambda presses, d: np.array_equal(MAGIC.press(WHITE, presses.tolist()), d),
    },
    "Y3": {
        "IYB": np.array_equal,
        "Y4": lambda cube, fourth: np.array_equal(gf2.matmul(cube, Y), fourth),
    },
    "IYB3": {
        "Y": np.array_equal,
        "IYB4": lambda cube, fourth: np.array_equal(gf2.matmul(cube, inverse()), fourth),
    },
    "rows_of_Y_equal": {"Y": lambda table, y: np.array_equal(table, (y[:, None] == y).all(axis=2))},
    "G9_PB_IYB": {
        "G9": lambda table, g9: np.array_equal(gf2.matmul(table, Y), g9),
        "G9_row_2_of_Y": lambda table, row: pressed(table[2]) == row.tolist(),
        "G9_row_2_of_Y_again": lambda table, row: pressed(table[2]) == row.tolist(),
    },
}

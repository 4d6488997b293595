"""The tables of Day's "The MAGIC Goes Away - Opening the Boxes", computed. Boxes are columns there."""

import numpy as np

from magicmath import gf2, reals
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._evidence import Ways
from magicmath.ledger._types import Array
from magicmath.ledger.checks._day import determinant, inverse_by_binv
from magicmath.ledger.checks._example import IDENTITY, shortest_presses
from magicmath.ledger.checks._ways import each, where_not_zero
from magicmath.ledger.checks.opening_the_boxes._game import MAGIC_BOXES, START, WIN, B
from magicmath.rules import MAGIC, UNIT, RuleSet, pressed, to_board

WIN_BITS: Ways = {"its number in binary": lambda: oracle.bits(WIN), "a frame": lambda: np.arange(9) != 4}
START_BITS: Ways = {
    "its number in binary": lambda: oracle.bits(START),
    "cell 3 alone": lambda: np.arange(9) == 3,
}
DIFFERENCE: Ways = {
    "start and target": lambda: oracle.bits(START ^ WIN),
    "boxes 0, 5 and 6 added": lambda: MAGIC_BOXES[:, [0, 5, 6]].sum(axis=1) % 2,
}
CHOICE: Ways = {
    "elimination": lambda: MAGIC.solve(to_board(START), to_board(WIN)),
    "search through 512 choices": lambda: np.isin(np.arange(9), shortest_presses()[START ^ WIN]),
    "BINV as listed": lambda: inverse_by_binv(MAGIC_BOXES) @ B % 2,
}
BOARD_123: Ways = {
    "digits of 123": lambda: np.reshape(oracle.bits(123), (1, 3, 3)),
    "the package": lambda: to_board(123)[None],
}
THIRD_BOX: Ways = {
    "column 2 of the rule in words": lambda: oracle.masks_in_words(oracle.PLUS)[2].reshape(1, 3, 3)
}


def _units(*numbers: int) -> Array:
    return np.isin(np.arange(9), numbers).astype(int)


def _presses(start: int, rules: RuleSet) -> Ways:
    return {
        "elimination": lambda: pressed(rules.solve(to_board(start), to_board(WIN))),
        "search through 512 choices": lambda: oracle.shortest_presses(rules.masks)[start ^ WIN],
    }


def _path(name: str, start: int, rules: RuleSet) -> dict[str, Ways]:
    ways = _presses(start, rules)

    def added(presses: list[int]) -> Array:
        boards = [to_board(start).astype(int)]
        for p in presses:
            boards.append((boards[-1] + rules[p]) % 2)
        return np.array(boards)

    return {
        f"{name}_presses": ways,
        f"{name}_masks": each(ways, rules.__getitem__),
        f"{name}_boards": {
            "XOR scan": lambda: rules.path(to_board(start), ways["elimination"]()),
            "sums modulo 2, press by press": lambda: added(ways["search through 512 choices"]()),
        },
    }


TABLES: dict[str, Ways] = {
    "BD_example": {"digits read as binary": lambda: oracle.number([0, 0, 1, 1, 1, 1, 0, 1, 1])},
    "DB_123": {"digits of 123": lambda: oracle.bits(123), "the package": lambda: to_board(123).ravel()},
    "board_123": BOARD_123,
    "board_123_by_SHOWBool": BOARD_123,
    "MagicBoxes": {
        "the rule in words": lambda: oracle.masks_in_words(oracle.PLUS).reshape(9, 3, 3),
        "the rule set": lambda: MAGIC.masks,
    },
    **_path("magic_path", START, MAGIC),
    "BaseBoxes": {"one cell each": lambda: IDENTITY.reshape(9, 3, 3), "the rule set": lambda: UNIT.masks},
    **_path("base_path", START, UNIT),
    **_path("long_path", 16, UNIT),
    "START": START_BITS,
    "START_number": {"digits read as binary": lambda: oracle.number(np.arange(9) == 3)},
    "WIN": WIN_BITS,
    "WIN_number": {"digits read as binary": lambda: oracle.number(np.arange(9) != 4)},
    "DIFF": DIFFERENCE,
    "DIFF_number": {"XOR of the numbers": lambda: START ^ WIN, "digits": lambda: oracle.number(B)},
    "MagicBoxes_matrix": {
        "the rule in words": lambda: oracle.masks_in_words(oracle.PLUS).T,
        "the rule set": lambda: MAGIC_BOXES,
    },
    "BaseBoxes_matrix": {"the identity": lambda: IDENTITY, "the rule set": lambda: UNIT.matrix},
    "third_column": each(THIRD_BOX, np.ravel),
    "third_column_board": THIRD_BOX,
    "third_column_cells": where_not_zero(THIRD_BOX),
    "third_column_from_units": {
        **THIRD_BOX,
        "unit boxes 1, 2, 4 and 5 added": lambda: _units(1, 2, 4, 5).reshape(1, 3, 3),
    },
    "sum_of_boxes": DIFFERENCE,
    "sum_of_units": {**DIFFERENCE, "unit boxes added": lambda: _units(0, 1, 2, 5, 6, 7, 8)},
    "m_given": CHOICE,
    "b_given": DIFFERENCE,
    "MULT_m": DIFFERENCE,
    "IM": {
        "SymPy's fractions": lambda: oracle.sympy_inverse(MAGIC_BOXES),
        "adjugate by the determinant": lambda: reals.adjugate(MAGIC_BOXES) / reals.det(MAGIC_BOXES),
        "NumPy's floats": lambda: np.linalg.inv(MAGIC_BOXES),
    },
    "IM1": {
        "adjugate": lambda: reals.adjugate(MAGIC_BOXES),
        "SymPy's adjugate": lambda: oracle.sympy_adjugate(MAGIC_BOXES),
        "NumPy's floats": lambda: np.linalg.inv(MAGIC_BOXES / 5),
    },
    "divisor": {"SymPy": lambda: oracle.sympy_determinant(MAGIC_BOXES)},
    "b_shown": DIFFERENCE,
    "m_by_parity": {**CHOICE, "parity of IM1 times b": lambda: reals.adjugate(MAGIC_BOXES) @ B % 2},
    "m_shown": CHOICE,
    "DET": {
        "fraction-free elimination": lambda: reals.det(MAGIC_BOXES),
        "SymPy": lambda: oracle.sympy_determinant(MAGIC_BOXES),
        "DET as listed, in fractions": lambda: int(determinant(MAGIC_BOXES)),
    },
    "BINV": {
        "elimination modulo 2": lambda: gf2.inv(MAGIC_BOXES),
        "SymPy": lambda: oracle.sympy_inverse_modulo_2(MAGIC_BOXES),
        "search through 512 choices": lambda: oracle.inverse(MAGIC.masks).T,
        "BINV as listed": lambda: inverse_by_binv(MAGIC_BOXES),
    },
    "difference": DIFFERENCE,
    "m": CHOICE,
    "m_presses": where_not_zero(CHOICE),
    "path_presses": where_not_zero(CHOICE),
}

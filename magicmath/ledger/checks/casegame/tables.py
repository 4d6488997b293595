"""The tables of casegame's manual, computed. Cells and transformations count from 1 there."""

import numpy as np

from magicmath.ledger import _oracles as oracle
from magicmath.ledger._data import printed
from magicmath.ledger._evidence import Ways
from magicmath.ledger._types import Array
from magicmath.ledger.checks._ways import each
from magicmath.ledger.checks.casegame._example import CELLS, MATRIX, PARTIE, WHITE, searched, sequence
from magicmath.rules import CASEGAME, UNIT, to_number


def _sequence(cell: int) -> Ways:
    return {
        "elimination": lambda: sequence(cell),
        "search through 512 choices": lambda: searched(UNIT[cell - 1]),
    }


def _system(right: Array) -> Ways:
    return {
        "the rule in words": lambda: np.column_stack([oracle.masks_in_words(oracle.ALL_NINE).T, right]),
        "the rule set": lambda: np.column_stack([MATRIX.T, right]),
    }


def _start_and_goal() -> Array:
    start, goal = printed("casegame.figure_4")[[0, -1]]
    return np.array([start, goal])


BOARD_COUNT: Ways = {
    "two to the number of cells": lambda: 2**9,
    "different sums of masks": lambda: len({to_number(board) for board in CASEGAME.reachable_boards()}),
}
CHANGED: Ways = {
    "figure 3, start against goal": lambda: np.flatnonzero(np.bitwise_xor(*printed("casegame.figure_3"))) + 1,
    "where partie has a 1": lambda: np.flatnonzero(printed("casegame.partie")) + 1,
}
SOLUTION: Ways = {
    "elimination": lambda: np.flatnonzero(CASEGAME.solve(WHITE, PARTIE.reshape(3, 3))) + 1,
    "search through 512 choices": lambda: searched(PARTIE),
    "the four sequences without pairs": lambda: [
        t for t in range(1, 10) if sum(t in sequence(cell) for cell in CELLS) % 2
    ],
}


def _marked(ways: Ways) -> Ways:
    return each(ways, lambda transformations: np.isin(np.arange(1, 10), transformations))


TABLES: dict[str, Ways] = {
    **{f"S{cell}": _sequence(cell) for cell in CELLS},
    **{f"S{cell}_in_the_union": _sequence(cell) for cell in CELLS},
    "S1_read_off": _sequence(1),
    "changed_cells": CHANGED,
    "changed_cells_again": CHANGED,
    "sorted_presses": {
        "the four sequences joined and sorted": lambda: np.sort(np.concatenate([sequence(c) for c in CELLS])),
        "the same by search": lambda: sorted(t for c in CELLS for t in searched(UNIT[c - 1])),
    },
    "solution_presses": SOLUTION,
    "S1_coefficients": _marked(_sequence(1)),
    "partie": {
        "figure 3, start against goal": lambda: np.bitwise_xor(*printed("casegame.figure_3")).ravel(),
        "the changed cells": lambda: np.isin(np.arange(1, 10), printed("casegame.changed_cells")),
    },
    "solution": _marked(SOLUTION),
    "board_count": BOARD_COUNT,
    "board_count_again": BOARD_COUNT,
    "figure_3": {"the ends of figure 4": _start_and_goal},
    "figure_4": {
        "press by press from figure 3": lambda: CASEGAME.path(
            printed("casegame.figure_3")[0], [t - 1 for t in (4, 7, 8, 9)]
        )
    },
    "figure_4_presses": SOLUTION,
    "figure_5": {
        "the rule in words": lambda: oracle.masks_in_words(oracle.ALL_NINE).T,
        "the rule set": lambda: MATRIX.T,
    },
    "figure_6": _system(np.zeros(9, int)),
    "figure_7": _system(np.eye(9, dtype=int)[0]),
}

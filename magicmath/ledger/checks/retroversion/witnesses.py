"""What the article prints elsewhere about its misprinted tables."""

import numpy as np

from magicmath import gf2, helix
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._evidence import Witness
from magicmath.ledger.checks._example import GOAL, WHITE, Y, inverse
from magicmath.ledger.checks.retroversion._masks import has_sizes
from magicmath.rules import MAGIC, pressed, to_board

WITNESSES: dict[str, dict[str, Witness]] = {
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

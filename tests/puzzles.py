"""Rule sets of every kind: odd shapes, dependent masks, more or fewer masks than cells."""

import numpy as np

from magicmath import plain
from magicmath.rules import CASEGAME, MAGIC, UNIT, RuleSet, chess, fractal, random_rules, torus, with_holes


def lights_out(rows, columns):
    """Return the rule whose press inverts a cell and its neighbours."""
    masks = np.reshape(plain.lights_out(rows, columns), (-1, rows, columns))
    return RuleSet(masks, f"Lights Out {rows}×{columns}")


LINES = RuleSet(
    [np.eye(3, dtype=int)[i][:, None] * np.ones(3, int) for i in range(3)]
    + [np.eye(3, dtype=int)[i][None] * np.ones((3, 1), int) for i in range(3)],
    "lines",
)
THREE_ON_TWO = RuleSet([[[1, 0]], [[0, 1]], [[1, 1]]], "three on two")
RULES = [
    MAGIC,
    CASEGAME,
    UNIT,
    LINES,
    THREE_ON_TWO,
    lights_out(4, 4),
    lights_out(5, 5),
    lights_out(2, 7),
    fractal(4),
    random_rules(6, 6, seed=1),
    RuleSet(np.random.default_rng(5).integers(0, 2, (5, 3, 4)), "five on twelve"),
    RuleSet(np.random.default_rng(6).integers(0, 2, (6, 5, 5)), "six on twenty-five"),
    lights_out(16, 16),
    RuleSet([[[0, 0]]], "nothing"),
    with_holes(torus(4, 5), [[1, 0, 0, 0, 1], [0] * 5, [0, 0, 1, 0, 0], [0] * 5], "torn torus"),
    chess("knight", 4, 6),
]

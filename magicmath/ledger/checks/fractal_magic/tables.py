"""The tables of Langlet's "The Fractal MAGIC Universe", computed.

The start, the goal and their difference D stood in a lost picture, so the printed X, the printed
presses and their count can only be held against each other.
"""

import numpy as np

from magicmath import gf2
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._data import printed
from magicmath.ledger._evidence import Ways
from magicmath.ledger._types import Array
from magicmath.ledger.checks._example import Y
from magicmath.rules import fractal


def _there_and_back() -> Array:
    """Press what is printed, then solve the difference that this makes."""
    difference = fractal(4).press(np.zeros((4, 4), int), printed("fractal_magic.presses").tolist())
    solved: Array = gf2.matmul(difference.ravel(), fractal(4).matrix)
    return solved


TABLES: dict[str, Ways] = {
    "presses": {"where the printed X has a 1": lambda: np.flatnonzero(printed("fractal_magic.X"))},
    "X": {
        "the printed presses, pressed and solved": _there_and_back,
        "the printed presses, marked": lambda: np.isin(np.arange(16), printed("fractal_magic.presses")),
    },
    "number_of_presses": {
        "1s of the printed X": lambda: printed("fractal_magic.X").sum(),
        "items of the printed presses": lambda: printed("fractal_magic.presses").size,
    },
    "bits_of_I": {
        "elimination": lambda: gf2.inv(Y).size,
        "SymPy": lambda: oracle.sympy_inverse_modulo_2(Y).size,
    },
}

"""What casegame's manual prints elsewhere about its misprinted tables."""

from functools import partial

import numpy as np

from magicmath import gf2
from magicmath.ledger._evidence import Witness
from magicmath.ledger._types import Array
from magicmath.ledger.checks.casegame._example import CELLS, sequence


def _count(presses: Array) -> list[int]:
    return [int(np.count_nonzero(np.asarray(presses) == t)) for t in range(1, 10)]


def _is_joined_from(cell: int, presses: Array, one: Array) -> bool:
    """Tell whether a list joins one sequence as printed, and the right ones of the other cells."""
    joined = np.concatenate([one, *(sequence(c) for c in CELLS if c != cell)])
    return _count(presses) == _count(joined)


def _is_two_to_the_rank(count: Array, vectors: Array) -> bool:
    return bool(count[0] == 2 ** gf2.matrix_rank(vectors))


WITNESSES: dict[str, dict[str, Witness]] = {
    "sorted_presses": {
        **{f"S{cell}": partial(_is_joined_from, cell) for cell in CELLS},
        "solution": lambda presses, solution: [n % 2 for n in _count(presses)] == solution.tolist(),
        "figure_4_presses": lambda presses, shown: [n % 2 for n in _count(presses)] == _count(shown),
    },
    "board_count": {"figure_5": _is_two_to_the_rank},
    "board_count_again": {"figure_5": _is_two_to_the_rank},
}

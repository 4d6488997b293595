"""Lost figures of "La Rétroversion", computed from what the article prints elsewhere."""

from typing import Any

import numpy as np

from magicmath.ledger import _oracles as oracle
from magicmath.ledger._data import printed
from magicmath.ledger._evidence import Ways
from magicmath.ledger.checks._example import GOAL, START, V
from magicmath.ledger.checks._genitons import mirrored_geniton
from magicmath.rules import MAGIC


def _board(name: str) -> Any:
    return printed(f"retroversion.{name}").reshape(3, 3)


def _steps() -> list[Any]:
    boards = [_board("B") ^ _board("D")]
    for mask in (3, 6, 4):
        boards.append(boards[-1] ^ printed("retroversion.Y")[mask].reshape(3, 3))
    return boards


RECONSTRUCTED: dict[str, Ways] = {
    "figure_of_menu": {
        "the printed rows of Y": lambda: printed("retroversion.Y").reshape(9, 3, 3),
        "the rule in words": lambda: oracle.masks_in_words(oracle.PLUS).reshape(9, 3, 3),
    },
    "figure_of_start": {
        "the printed goal and difference": lambda: [_board("B") ^ _board("D")],
        "the goal less masks 3, 6 and 4": lambda: [START],
    },
    "figure_of_steps": {
        "the printed boards and rows of Y": _steps,
        "pressed": lambda: MAGIC.path(START, [3, 6, 4]),
    },
    "figure_of_closing_example": {
        "the printed goal and difference": lambda: [_board("B") ^ _board("D"), _board("B")],
        "the goal less masks 3, 6 and 4": lambda: [START, GOAL],
    },
    "figure_of_mask": {
        "the printed V": lambda: [_board("V")],
        "the masks that solve the example": lambda: [V.reshape(3, 3)],
        "the printed masks": lambda: [np.isin(np.arange(9), printed("retroversion.V_presses")).reshape(3, 3)],
    },
    "figure_of_G16": mirrored_geniton(16),
}

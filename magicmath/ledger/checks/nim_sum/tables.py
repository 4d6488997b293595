"""The printed values of Madore's section on the nim sum, computed."""

import numpy as np

from magicmath.games.nim import nim_sum, nim_table
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._evidence import Ways

SIDE = 32

TABLES: dict[str, Ways] = {
    "self_sum": {
        "diagonal of the table by mex": lambda: np.unique(np.diagonal(nim_table(SIDE))),
        "XOR": lambda: np.unique([nim_sum(a, a) for a in range(SIDE)]),
        "the definition in plain Python": lambda: np.unique(np.diagonal(oracle.nim_sums(SIDE))),
    },
    "losing_value": {
        "XOR of all lost positions of three rows": lambda: np.unique(
            [nim_sum(*heaps) for heaps, won in oracle.nim_positions(7).items() if not won]
        )
    },
}

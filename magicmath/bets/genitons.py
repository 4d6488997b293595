"""Bets of notebook 06."""

import numpy as np
from numpy.typing import NDArray

from magicmath import gf2, helix, plot
from magicmath.rules import MAGIC
from magicmath.widgets import Bet

_ROWS = (16, 128, 1024)
_SHARES = {"more than half": 0.75, "about half": 0.5, "about a quarter": 0.25, "about a tenth": 0.1}
_LARGEST = 64
_POWERS = [2**k for k in range(_LARGEST.bit_length())]
_WHERE = {
    "only for 1, 2, 4, 8 and so on": _POWERS,
    "for 1 and all even sizes": [1, *range(2, _LARGEST + 1, 2)],
    "for all sizes": list(range(1, _LARGEST + 1)),
}
_ELSEWHERE = "for some other sizes"
_SHOWN = 9  # rows of the matrix whose square is shown
_DRAWN = 256  # rows of the picture


def odd() -> Bet:
    """Return the bet on the share of odd numbers in the first 1024 rows of Pascal's triangle."""
    shares = {rows: _share_of_odd(rows) for rows in _ROWS}
    return Bet(
        f"Take the first {_ROWS[-1]} rows of Pascal's triangle. Which share of the numbers is odd?",
        list(_SHARES),
        evidence=[
            "Here is the share of the odd numbers, in per cent.",
            plot.bars({f"{rows} rows": round(100 * share) for rows, share in shares.items()}, "odd numbers"),
            "Twice as many rows hold about four times as many numbers. But the odd ones do not become four "
            "times as many. So the share falls and falls. The next section tells how many they become.",
            plot.pattern(helix.geniton(_DRAWN)[:, ::-1], f"{_DRAWN} rows, odd numbers black"),
            "Below the diagonal all is white, because the triangle has no numbers there.",
        ],
        answer=min(_SHARES, key=lambda name: abs(_SHARES[name] - shares[_ROWS[-1]])),
    )


def _share_of_odd(rows: int) -> float:
    """Return which part of the numbers in the first rows of Pascal's triangle is odd."""
    return int(helix.geniton(rows).sum(dtype=int)) / (rows * (rows + 1) // 2)


def twice() -> Bet:
    """Return the bet on the sizes for which a mirrored geniton undoes itself."""
    mirrored = helix.geniton(_SHOWN)[:, ::-1]
    home = [n for n in range(1, _LARGEST + 1) if _is_home(helix.geniton(n)[:, ::-1])]
    return Bet(
        f"Multiply ⌽G of each size from 1 to {_LARGEST} by itself, modulo 2. When is the product the "
        "identity?",
        [*_WHERE, _ELSEWHERE],
        evidence=[
            f"This is the product for size {_SHOWN}:",
            plot.pattern(gf2.matmul(mirrored, mirrored), f"⌽G{_SHOWN} · ⌽G{_SHOWN}"),
            f"The computer tried all sizes from 1 to {_LARGEST}. {_verdict(len(home))}",
        ],
        answer=_where(home),
    )


def _verdict(same: int) -> str:
    """Say for how many of the sizes the square is the identity."""
    return "It is the identity each time." if same == _LARGEST else f"It is the identity for {same} of them."


def _is_home(matrix: NDArray[np.uint8]) -> bool:
    """Return whether the square of a matrix is the identity."""
    return np.array_equal(gf2.matmul(matrix, matrix), np.eye(len(matrix)))


def _where(sizes: list[int]) -> str:
    """Return the choice that tells these sizes."""
    return next((name for name, told in _WHERE.items() if told == sizes), _ELSEWHERE)


def renamed() -> Bet:
    """Return the bet on whether MAGIC is a geniton in another basis."""
    geniton = helix.geniton(9)
    matrices = {"Y of MAGIC": MAGIC.matrix, "G9": geniton, "⌽G9": geniton[:, ::-1]}
    orders = {name: gf2.multiplicative_order(matrix) for name, matrix in matrices.items()}
    return Bet(
        "Is there an invertible matrix B for which B·Y·B⁻¹ is G9 or ⌽G9? Here Y is the matrix of MAGIC.",
        ["yes", "no"],
        evidence=[
            "In chapter 05 you counted how many steps lead home. Count them here:",
            plot.bars({name: order for name, order in orders.items()}, "steps home"),
            "A change of the names keeps the number of steps: you see why below.",
        ],
        answer=_renamed(list(orders.values())),
    )


def _renamed(orders: list[int]) -> str:
    """Return the choice that the orders of a rule, and of those it might be, allow."""
    return "no" if orders[0] not in orders[1:] else "yes"

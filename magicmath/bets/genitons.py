"""Bets of notebook 06."""

from math import comb

from magicmath import gf2, helix, plot
from magicmath.rules import MAGIC
from magicmath.widgets import Bet

_ROWS = (16, 128, 1024)
_SHARES = {"more than half": 0.75, "about half": 0.5, "about a quarter": 0.25, "about a tenth": 0.1}
_WHERE = (
    "only in 1, 2, 4, 8 and so on",
    "in 1 and all even sizes",
    "in all sizes",
    "in some other sizes",
)
_BET_COLUMN = 21
_COUNTS = ("3", "4", "8", "11")
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


def column() -> Bet:
    """Return the bet on how many 1s column 21 has."""
    ones = [i for i in range(_BET_COLUMN + 1) if comb(_BET_COLUMN, i) % 2]
    return Bet(
        f"Take column {_BET_COLUMN} of a larger matrix. In binary, {_BET_COLUMN} is "
        f"{' '.join(f'{_BET_COLUMN:b}')}. For how many i is the cell in row i a 1?",
        _COUNTS,
        evidence=[
            f"Here are all {_BET_COLUMN + 1} rows, and in binary the numbers of those with a 1.",
            plot.board([[comb(_BET_COLUMN, i) % 2 for i in range(_BET_COLUMN + 1)]], "rows 0 to 21"),
            ", ".join(f"{i} = {i:05b}" for i in ones) + ".",
        ],
        answer=str(len(ones)),
    )


def twice() -> Bet:
    """Return the bet on the sizes in which a mirrored geniton undoes itself; the reader plays it below."""
    return Bet(
        "Multiply a column by ⌽G, and multiply the result by ⌽G again. In which sizes does each column come "
        "back?",
        _WHERE,
        evidence="Now search for a column that does not come back. The figure below multiplies it for you. "
        "Does your bet expect such a column in size 3? In size 6?",
    )


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

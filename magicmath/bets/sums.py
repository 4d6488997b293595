"""Bets of notebook 14."""

from collections.abc import Sequence

import numpy as np

from magicmath import plain, plot
from magicmath.games import nim_table, octal_period, octal_values
from magicmath.widgets import Bet

_LONGEST_ROW = 100
_LINE, _LINES = 12, 14  # values in a line of the table of Kayles, and lines
_SIDE = 32
_NEVER = "no, the lines go on changing"
_SO_FAR = "it looks so as far as anybody has computed, but there is no proof"
_FOR_EVER = "yes, and then for ever"


def pins() -> Bet:
    """Return the bet on how many rows of pins are lost."""
    lost = _lost_rows(plain.kayles_values(_LONGEST_ROW))
    return Bet(
        f"Take a single row of 1, 2, 3 and so on up to {_LONGEST_ROW} pins. Both players play as well as can "
        f"be. For how many of these {_LONGEST_ROW} rows does the player who moves first lose?",
        number=(0, _LONGEST_ROW),
        evidence=[
            plot.bars(
                {"the first player wins": _LONGEST_ROW - len(lost), "the first player loses": len(lost)},
                "rows",
            ),
            "The first player knocks over the middle of the row: one pin if the number of pins is odd, and "
            "two neighbours if it is even. Two equal rows are left. From then on she answers each move by "
            "the same move in the other row. She always has an answer, so she makes the last move.",
        ],
        answer=len(lost),
    )


def _lost_rows(values: Sequence[int]) -> list[int]:
    """Return the rows, but for the empty one, whose value is 0."""
    return [row for row, value in enumerate(values) if row and not value]


def lines() -> Bet:
    """Return the bet on whether the values of Kayles come to repeat."""
    largest = _LINE * _LINES - 1
    values = octal_values("0.77", largest)
    period = octal_period("0.77", largest)
    lines = values.reshape(_LINES, _LINE)
    differs = np.vstack([np.zeros((1, _LINE), bool), lines[1:] != lines[:-1]])
    last = int(np.flatnonzero(differs)[-1])
    framed = last // _LINE
    return Bet(
        f"Each line holds {_LINE} values. From some line on, is each line the same as the line before it?",
        [_NEVER, _SO_FAR, _FOR_EVER],
        evidence=[
            f"Here are {_LINES} lines. Dark is each value that differs from the one above it. From the "
            "framed line on all lines are equal.",
            plot.matrix(lines, "Kayles, more lines", highlight=[framed], dark=differs),
            f"The last dark value is that of {last} pins: it is {values[last]}, and above it, at "
            f"{last - _LINE} pins, stands {values[last - _LINE]}. These {_LINES} lines are just enough to "
            "know the rest: the theorem below tells why.",
        ],
        answer=_repeating(period),
    )


def _repeating(period: tuple[int, int] | None) -> str:
    """Return the choice that fits: for ever only if the period is proved."""
    return _SO_FAR if period is None else _FOR_EVER


def usual() -> Bet:
    """Return the bet on how many nim sums are ordinary sums."""
    count, cells = int(_usual(_SIDE).sum()), _SIDE * _SIDE
    sizes = [2**k for k in range(_SIDE.bit_length())]
    return Bet(
        f"The table of nim sums has {_SIDE} rows and {_SIDE} columns, so {cells:,} places. In how many of "
        "them is the nim sum equal to the ordinary sum?",
        number=(0, cells),
        evidence=[
            "Here are the places where the two sums are equal, counted in smaller tables, too.",
            plot.bars({f"{size}×{size}": int(_usual(size).sum()) for size in sizes}, "such places"),
            "Each time the table becomes twice as large, there are three times as many such places. Why "
            "three? The picture below shows it.",
        ],
        answer=count,
    )


def _usual(side: int) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    """Return where in the table of nim sums the ordinary sums stand, as 0 and 1."""
    i, j = np.indices((side, side))
    found: np.ndarray[tuple[int, ...], np.dtype[np.uint8]] = (nim_table(side) == i + j).astype(np.uint8)
    return found

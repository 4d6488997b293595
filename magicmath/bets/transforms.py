"""Bets of notebook 07."""

import math
from itertools import product

import numpy as np
from numpy.typing import NDArray

from magicmath import helix, plot
from magicmath.widgets import Bet

_LENGTH = 17  # items, in the bet on scans
_NINE = np.array([1, 0, 0, 1, 1, 1, 1, 1, 1], dtype=np.uint8)  # the top row of the notebook's triangle
_TOP, _TURNED, _SAME, _NEW = (
    "the top row of the first triangle",
    "the top row of the first, reversed",
    "the same edge as before",
    "that depends on the sequence",
)
_YES, _LATER, _NEVER = "yes, all of them", "no, but later they all are", "no, and some never are"
_SIDE = 1024  # of the large board, in the bet on the cost
_CELLS = _SIDE**2
_SHARES = {"about a half": 2, "about a thousandth": 1000, "about a fifty-thousandth": 50_000}


def again() -> Bet:
    """Return the bet on the left edge of a triangle whose top row is the left edge of another."""
    edge = helix.helix(_NINE)
    every = np.array(list(product((0, 1), repeat=len(_NINE))), dtype=np.uint8)
    second = helix.helix(helix.helix(every))
    back = _count_equal(second, every)
    told = f"all {back}" if back == len(every) else f"{back}"
    return Bet(
        "Read the left edge downwards, and write it as the top row of a second triangle. What is the left "
        "edge of the second triangle, read downwards?",
        [_TOP, _TURNED, _SAME, _NEW],
        evidence=[
            "Here are the rows for the puzzle that stood above when the page opened.",
            plot.boards(
                [[row] for row in (_NINE, edge, helix.helix(edge))],
                ["the first top row", "its left edge", "the second left edge"],
            ),
            f"We tried every top row of nine bits, and there are {len(every)}. For {told} of them the second "
            "edge is the first top row.",
        ],
        answer=_answer_on_edge(every, second),
    )


def _count_equal(left: NDArray[np.uint8], right: NDArray[np.uint8]) -> int:
    """Count the rows in which two tables are equal."""
    return int((left == right).all(axis=1).sum())


def _answer_on_edge(tops: NDArray[np.uint8], second: NDArray[np.uint8]) -> str:
    """Return the choice that fits the second edges of all top rows."""
    fits = {_TOP: tops, _TURNED: tops[:, ::-1], _SAME: helix.helix(tops)}
    return next((choice for choice, wanted in fits.items() if np.array_equal(second, wanted)), _NEW)


def seventeen() -> Bet:
    """Return the bet on whether seventeen scans bring sequences of seventeen items home."""
    first = _scans_until_home(_LENGTH, most=4 * _LENGTH)
    rows = _scans_of_the_unit(_LENGTH, first or 2 * _LENGTH)
    undone = (
        "A scan loses nothing, since the difference undoes it. There are only finitely many sequences. So "
        "some sequence must come twice. From there the difference leads back to the start. So each sequence "
        "comes home."
    )
    return Bet(
        f"Take all sequences of {_LENGTH} items, and scan each of them {_LENGTH} times. Is each of them "
        "back?",
        {
            _YES: [
                f"This is what {_LENGTH} scans make of one 1, followed by zeros alone.",
                plot.board([rows[_LENGTH]], f"{_LENGTH} scans later"),
            ],
            _LATER: [undone],
            _NEVER: [undone],
        },
        evidence=[
            "The unit again, scanned until it is back.",
            plot.pattern(rows, f"{_LENGTH} items, scanned until they are back"),
            f"It is back after {first} scans, and not earlier. Every sequence adds up units, shifted to "
            f"the right. So after {first} scans each of them is back as well.",
            f"Why not earlier? As in chapter 05, the first count divides {first}. So if it were smaller, "
            f"{(first or 0) // 2} scans would be enough, too, and so would {(first or 0) // 2} differences. "
            "But one difference adds to each item the one before it. Two add the item two places before: the "
            "item between comes twice, and cancels. In the same way, four add the item four places before, "
            "and sixteen the item sixteen places before. With 17 items that adds item 0 to item 16, and "
            "changes some sequences.",
        ],
        answer=_answer_on_home(_LENGTH, first),
    )


def _scans_of_the_unit(length: int, count: int) -> list[NDArray[np.uint8]]:
    """Return a 1 followed by zeros, and what each of so many scans makes of it."""
    rows = [np.eye(1, length, dtype=np.uint8)[0]]
    for _ in range(count):
        rows.append(helix.xor_scan(rows[-1]))
    return rows


def _scans_until_home(length: int, most: int) -> int | None:
    """Return after how many scans all sequences are back for the first time; None beyond `most`."""
    units = np.eye(length, dtype=np.uint8)
    rows = units
    for count in range(1, most + 1):
        rows = helix.xor_scan(rows)
        if np.array_equal(rows, units):
            return count
    return None


def _answer_on_home(length: int, first: int | None) -> str:
    """Return the choice that fits the first number of scans that brings all sequences home."""
    if first is None:
        return _NEVER
    return _YES if length % first == 0 else _LATER


def cost() -> Bet:
    """Return the bet on how many of the XORs of a large triangle are needed."""
    triangle, fewer = _xors_of_triangle(_CELLS), _xors(_CELLS)
    growth = [count(2 * _CELLS) / count(_CELLS) for count in (_xors_of_triangle, _xors)]
    return Bet(
        f"A board of {_SIDE}×{_SIDE} cells has a top row of {_CELLS:,} bits. Its triangle takes about "
        f"{round(triangle, -10):,} XORs. What part of this work is enough to find all masks?",
        list(_SHARES),
        evidence=[
            f"The triangle of n bits takes n − 1 XORs for its first row, then n − 2, and so on. Here that "
            f"makes {triangle:,}.",
            "Another way finds the same masks. For each of its XORs the triangle takes about "
            f"{round(triangle / fewer, -4):,.0f}. You will find it by hand, for eight bits, and count its "
            "XORs.",
            f"For twice as many bits the triangle needs {growth[0]:.1f} times as many XORs, and the other "
            f"way {growth[1]:.1f} times as many.",
        ],
        answer=_answer_on_share(triangle / fewer),
    )


def _xors_of_triangle(size: int) -> int:
    """Count the entries below the top row."""
    return size * (size - 1) // 2


def _xors(size: int) -> int:
    """Count the XORs of the butterfly for so many items."""
    return sum(level.xors for level in helix.butterflies(np.zeros(size, dtype=np.uint8)))


def _answer_on_share(ratio: float) -> str:
    """Return the choice nearest to one in so many, counted in factors."""
    return min(_SHARES, key=lambda choice: abs(math.log(ratio / _SHARES[choice])))

"""Bets of notebook 12."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise, product

import numpy as np

from magicmath import nullity, plain, plot
from magicmath._kernels.words import Bits
from magicmath.rules import lights_out
from magicmath.widgets import Bet
from magicmath.widgets._polynomials import polynomial_text

_ENDS = {1: "for 1, the empty row alone", 2: "for 2", 4: "for 4", 8: "for 8", 16: "for all 16"}
_LOWERED = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
_LISTED = 6  # polynomials of the walk, beside as many of the chase
_NINE = 9  # rows and cells of the size whose nullity is foretold
_FIVE, _LINES = 5, 18  # cells and lines of a walk that goes on
_EMPTY = {
    (6,): "6 alone",
    (6, 10, 15): "6, 10 and 15",
    (6, 11, 16): "6, 11 and 16",
    (6, 12, 18): "6, 12 and 18",
}
_MILLION = 10**6
_NONE, _HALF, _MOST, _NEARLY_ALL = (
    "none of them",
    "half of them",
    "3 of 4",
    "nearly all of them: at least 999 of 1000",
)


def chase() -> Bet:
    """Return the bet on the first rows from which the chase ends white, with four rows of four cells."""
    ends = {first: _chased(4, first) for first in product((0, 1), repeat=4)}
    white = sum(not boards[-1].any() for boards in ends.values())
    found = f"All {white}" if white == len(ends) else f"{white} of them"
    rows = [f"row {i} pressed" for i in range(1, 5)]
    return Bet(
        "Take the white board with four rows of four cells. There are 16 first rows of presses, with the "
        "empty one. Chase the light down from each. For how many of the 16 is the whole board white at the "
        "end?",
        list(_ENDS.values()),
        evidence=[
            "From the corner alone, the board after each row of presses:",
            plot.boards(ends[1, 0, 0, 0], rows),
            "From the two cells in the middle:",
            plot.boards(ends[0, 1, 1, 0], rows),
            f"The computer chased from each of the 16 first rows. {found} end white. The reason comes later: "
            "here you can only guess.",
        ],
        answer=_ENDS[white],
    )


def _chased(n: int, first: tuple[int, ...]) -> list[Bits]:
    """Return the board of n×n cells after each row of presses of a chase."""
    rules, board = lights_out(n, n), np.zeros((n, n), dtype=np.uint8)
    boards: list[Bits] = []
    row = list(first)
    for i in range(n):
        board = rules.press(board, [n * i + j for j in range(n) if row[j]])
        boards.append(board)
        row = board[i].tolist()
    return boards


def two_lists() -> Bet:
    """Return the bet on the one step that makes each polynomial of the chase from that of the walk."""
    f = [plain.fibonacci_polynomial(m) for m in range(_LISTED + 1)]
    g = _of_chase(_LISTED)
    made = {
        "add 1 to f": [p ^ 1 for p in f],
        "add the f of the line before": [0, *(p ^ q for p, q in pairwise(f))],
        "multiply f by x + 1": [p ^ p << 1 for p in f],
        "put x + 1 in the place of each x in f": [plain.shifted(p) for p in f],
    }
    choices = {}
    for choice, found in made.items():
        slip = next((m for m in range(1, _LISTED + 1) if found[m] != g[m]), None)
        if slip is None:
            choices[choice] = f"✓ This makes all {_LISTED} of them."
            continue
        m = str(slip).translate(_LOWERED)
        choices[choice] = (
            f"This does not make g{m}. From f{m} = {polynomial_text(f[slip])} it makes "
            f"{polynomial_text(found[slip])}, and g{m} is {polynomial_text(g[slip])}."
        )
    (answer,) = [choice for choice, found in made.items() if found[1:] == g[1:]]
    return Bet(
        "One and the same step makes each g, from g₁ to g₆, from the f with its number. Which step?",
        choices,
        evidence=[
            f"From f₃ = {polynomial_text(f[3])} you get (x + 1)² + 1 = x² + 1 + 1 = {polynomial_text(g[3])}, "
            "and this is g₃.",
            f"From f₄ = x³ you get (x + 1)³ = (x² + 1)·(x + 1) = {polynomial_text(g[4])}, and this is g₄.",
        ],
        answer=answer,
    )


def _of_chase(last: int) -> list[int]:
    """Return the polynomials of a chase: each is x + 1 times the last one, plus the one before."""
    g = [0, 1]
    while len(g) <= last:
        g.append(g[-1] << 1 ^ g[-1] ^ g[-2])
    return g


def nine() -> Bet:
    """Return the bet on the nullity of 9×9: f and g are told, and chases from all first rows decide."""
    firsts = list(product((0, 1), repeat=_NINE))
    white = sum(not _presses(first)[-1].any() for first in firsts)
    found = white.bit_length() - 1
    f = plain.fibonacci_polynomial(_NINE + 1)
    g = plain.shifted(f)
    shown = (0, 1, *[0] * (_NINE - 2))
    *rows, below = _presses(shown)
    end = "not white" if below.any() else "white"
    board = lights_out(_NINE, _NINE).press(
        np.zeros((_NINE, _NINE), dtype=np.uint8), np.flatnonzero(rows).tolist()
    )
    return Bet(
        f"Take {_NINE} rows of {_NINE} cells. Here f = {polynomial_text(f)} and g = {polynomial_text(g)}. "
        "What is the nullity?",
        number=(0, _NINE),
        evidence=[
            f"The computer chased from each of the {len(firsts)} first rows, without polynomials. {white} of "
            f"them end white. This is 2 to the {found}, so the nullity is {found}.",
            f"Here is one chase. It begins with cell 2 of row 1, and it ends {end}.",
            plot.boards([rows, board], ["all its presses", "the board"]),
        ],
        answer=found,
    )


def _presses(first: Sequence[int]) -> Bits:
    """Return the rows of presses of a chase on a square board, and that of the row below the board."""
    a = lights_out(1, len(first)).matrix
    rows = [np.zeros(len(first), dtype=np.uint8), np.array(first, dtype=np.uint8)]
    for _ in first:
        rows.append(rows[-1] @ a % 2 ^ rows[-2])
    return np.array(rows[1:])


def hundred() -> Bet:
    """Return the bet on the sizes up to 100 without a board that refuses."""
    table = nullity.table(100)[1:]
    solvable = int(np.count_nonzero(table == 0))
    sizes = np.arange(1, 101).reshape(10, 10)
    return Bet(
        "Take the 100 sizes from 1×1 to 100×100. For how many of them can every board be solved?",
        number=(0, 100),
        evidence=[
            "Each number is a size. The dark sizes refuse some board.",
            plot.matrix(sizes, "sizes from 1 to 100", dark=table.reshape(10, 10) > 0),
            f"The other {solvable} refuse none.",
        ],
        answer=solvable,
    )


def walk_on_five() -> Bet:
    """Return the bet on the empty lines of the walking 1 on five cells, far below the first of them."""
    lines = [np.zeros(_FIVE, dtype=np.uint8), np.eye(_FIVE, dtype=np.uint8)[0]]
    neighbours = lights_out(1, _FIVE).matrix ^ np.eye(_FIVE, dtype=np.uint8)
    while len(lines) <= _LINES:
        lines.append(lines[-1] @ neighbours % 2 ^ lines[-2])
    empty = tuple(m for m in range(1, _LINES + 1) if not lines[m].any())
    parts = [np.array(lines[m : m + _FIVE + 1]) for m in range(1, _LINES, _FIVE + 1)]
    names = [f"lines {m} to {m + _FIVE}" for m in range(1, _LINES, _FIVE + 1)]
    return Bet(
        f"Let the 1 walk on a strip of {_FIVE} cells, down to line {_LINES}. Which lines are empty?",
        list(_EMPTY.values()),
        evidence=[
            f"Here are the {_LINES} lines on {_FIVE} cells.",
            plot.boards(parts, names),
            "At each empty line the 1 turns: it goes back to place 1, and begins anew.",
        ],
        answer=_EMPTY[empty],
    )


def million() -> Bet:
    """Return the bet on the boards of a million rows of a million cells that refuse."""
    found = {n: _of_large_board(n) for n in (_MILLION - 1, _MILLION, _MILLION + 1)}
    return Bet(
        "Lights Out with a million rows of a million cells. How many of its boards refuse, so that nobody "
        "can solve them?",
        [_NONE, _HALF, _MOST, _NEARLY_ALL],
        evidence=[
            "The polynomials f and g have a million bits here, and Euclid's method still finds what they "
            "share. Elimination would need a matrix with a million times a million rows. Here is the nullity "
            "of this size, between those of its two neighbours.",
            plot.bars({f"{n:,}": size for n, size in found.items()}, "nullity"),
            "A nullity of 0 means that every board can be solved. A nullity of 2 means that 3 of 4 boards "
            "refuse. And where it is 256, nearly all of them do. For the neighbours you know "
            "that some boards refuse: for the size 999,999, n + 1 is 1,000,000, a multiple of 5. For the "
            "size 1,000,001, it is 1,000,002, a multiple of 6. For the size in the middle we know no reason "
            "but Euclid's lines. Even 1,000,001 = 101 · 9,901 tells nothing: the sizes 100 and 9900 have the "
            "nullity 0.",
        ],
        answer=_refusing(found[_MILLION]),
    )


@cache
def _of_large_board(n: int) -> int:
    """Return the nullity of n×n Lights Out, which takes a second or two for a large board."""
    return nullity.of_board(n)


def _refusing(found: int) -> str:
    """Return how many boards refuse where the nullity is this, as a choice."""
    return {0: _NONE, 1: _HALF, 2: _MOST}.get(found, _NEARLY_ALL)

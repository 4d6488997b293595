"""Bets of notebook 14."""

from collections.abc import Sequence
from functools import cache, reduce
from operator import xor
from typing import Any

import numpy as np

from magicmath import plain, plot
from magicmath.games import (
    KAYLES,
    NIM,
    Ordinal,
    nim_sum,
    nim_table,
    octal_period,
    octal_values,
    winning_moves,
)
from magicmath.widgets import Bet

Rows = tuple[int, ...]

_LONGEST_ROW = 100
_LEFT = (4, 6, 7)  # rows that are lost for the player to move
_ROW, _HEAP = 5, 4
_BY_PINS, _BY_STONES, _SECOND = (
    "the first player, if the first move knocks over pins",
    "the first player, if the first move takes stones",
    "the second player, whatever the first one does",
)
_LINE, _LINES = 12, 14  # values in a line of the table of Kayles, and lines
_DAWSON, _LONGEST_DAWSON = "0.07", 199  # exactly two neighbours fall
_SIDE = 32
_FINITE = (6, 3)  # heaps beside the infinite one
_MOST_LEFT = 100
_STILL_WON, _DEPENDS, _SPOILED = (
    "no: I still win, whatever she raises",
    "it depends on the value that she raises",
    "yes: after a raise I lose",
)
_NEVER = "no, somewhere the values differ again"
_SO_FAR = "it looks so as far as anybody has computed, but there is no proof"
_FOR_EVER = "yes, for ever, and this is proved"


def pins() -> Bet:
    """Return the bet on how many rows of pins are lost."""
    lost = _lost_rows(plain.kayles_values(_LONGEST_ROW))
    return Bet(
        f"Look at {_LONGEST_ROW} games, each with a single row: of 1 pin, of 2 pins, and so on up to "
        f"{_LONGEST_ROW}. Both players play as well as can be. In how many of these {_LONGEST_ROW} games "
        "does the player who moves first lose?",
        number=(0, _LONGEST_ROW),
        evidence=[
            f"{_so_many(len(lost))} of these {_LONGEST_ROW} games is lost for the first player.",
            "The first player knocks over the middle of the row: one pin if the number of pins is odd, and "
            "two neighbours if it is even. Two equal rows are left. From then on she answers each move by "
            "the same move in the other row. She always has an answer, so she makes the last move.",
        ],
        answer=len(lost),
    )


def _lost_rows(values: Sequence[int]) -> list[int]:
    """Return the rows, but for the empty one, whose value is 0."""
    return [row for row, value in enumerate(values) if row and not value]


def beside() -> Bet:
    """Return the bet on a row of pins beside a heap of as many stones as its value."""
    known = plain.kayles_values(_ROW)
    moves = _moves_beside((_ROW,), _HEAP)
    from_pins = sorted({_worth(parts, known) for parts, heap in moves if heap == _HEAP})
    from_stones = sorted(heap for _, heap in moves if heap != _HEAP)
    winning = [move for move in moves if not _is_won_beside(*move)]
    return Bet(
        f"On a table stand a row of {_ROW} pins and a heap of {_HEAP} stones. In each move a player knocks "
        "over one pin, or two neighbours, or takes from the heap as many stones as she likes. Whoever makes "
        "the last move of all wins. Both players play as well as can be. Who wins?",
        [_BY_PINS, _BY_STONES, _SECOND],
        evidence=[
            f"The first player has {len(moves)} moves, with their mirror images left out. All were played "
            f"to the end, in every way. {_so_many(len(winning))} of them wins.",
            f"In the row of pins she leaves the value {_listed(from_pins, 'or')}. In the heap she leaves "
            f"{_listed(from_stones, 'or')} stones. These are the same numbers. So the second player can "
            "answer in the other part: make its value the same, too.",
        ],
        answer=_winner_beside(winning),
    )


def _winner_beside(winning: Sequence[tuple[Rows, int]]) -> str:
    """Return the choice that fits first moves that win; no choice fits where both kinds win."""
    kinds = {_BY_PINS if heap == _HEAP else _BY_STONES for _, heap in winning}
    [kind] = kinds or {_SECOND}
    return kind


def _moves_beside(pins: Rows, heap: int) -> list[tuple[Rows, int]]:
    """Return what each move leaves of rows of pins and a heap."""
    in_pins: Any = KAYLES.moves(pins)
    in_heap: Any = NIM.moves((heap,)) if heap else ()
    found = [(tuple(sorted(left)), heap) for left in in_pins] + [(pins, sum(left)) for left in in_heap]
    return list(dict.fromkeys(found))


@cache
def _is_won_beside(pins: Rows, heap: int) -> bool:
    """Tell whether the player to move wins with rows of pins beside a heap, by playing it out."""
    return not all(_is_won_beside(*move) for move in _moves_beside(pins, heap))


def _so_many(count: int) -> str:
    return str(count) if count else "None"


def raised() -> Bet:
    """Return the bet on whether an opponent who raises a value spoils a won position."""
    known = plain.kayles_values(max(_LEFT))
    found = _raises(_LEFT, known)
    back = [answer for _, _, answer in found if answer is not None]
    values = [known[row] for row in _LEFT]
    return Bet(
        f"You left rows of {_listed(_LEFT)} pins. Their values are {_listed(values)}, with XOR "
        f"{nim_sum(*values)}. Now your opponent raises a value. Can this spoil your win?",
        [_STILL_WON, _DEPENDS, _SPOILED],
        evidence=[
            f"Here she has {len(found)} moves that raise a value, and their mirror images.",
            f"{_each_of(len(back), len(found))} a move of yours makes the XOR 0 again. Try it in the next "
            "figure. Below it stands why this is no luck.",
        ],
        answer=_STILL_WON if len(back) == len(found) else _DEPENDS if back else _SPOILED,
    )


def _raises(rows: Rows, values: Sequence[int]) -> list[tuple[int, Rows, Rows | None]]:
    """Return the moves that raise the value of a row, as (row, what is left, what is left after the answer).

    The answer is a move that brings the old value back, or None.
    """
    found = []
    for row in sorted(set(rows)):
        moves: tuple[Any, ...] = KAYLES.moves((row,))
        for parts in moves:
            if _worth(parts, values) > values[row]:
                answers: tuple[Any, ...] = KAYLES.moves(parts)
                back = next((answer for answer in answers if _worth(answer, values) == values[row]), None)
                found.append((row, parts, back))
    return found


def _worth(parts: Rows, values: Sequence[int]) -> int:
    return reduce(xor, (values[part] for part in parts), 0)


def _each_of(some: int, every: int) -> str:
    return "After each of them" if some == every else f"After {some} of them"


def _listed(numbers: Sequence[int], word: str = "and") -> str:
    *others, last = map(str, numbers)
    return f"{', '.join(others)} {word} {last}" if others else last


def lines() -> Bet:
    """Return the bet on whether the values of Kayles repeat beyond the list that the reader has seen."""
    largest = _LINE * _LINES - 1
    values = octal_values("0.77", largest)
    period = octal_period("0.77", largest)
    lines = values.reshape(_LINES, _LINE)
    differs = np.vstack([np.zeros((1, _LINE), bool), lines[1:] != lines[:-1]])
    last = int(np.flatnonzero(differs)[-1])
    framed = last // _LINE
    return Bet(
        "From your pin A on, nothing differs up to the end of the list. Is it so for all longer rows, too?",
        [_NEVER, _SO_FAR, _FOR_EVER],
        evidence=[
            f"Here are {_LINES} lines of {_LINE} values. Dark is each value that differs from the one above "
            "it. Below the framed line nothing is dark. So there each line equals the framed one.",
            plot.matrix(lines, "Kayles, more lines", highlight=[framed], dark=differs),
            f"The last dark value is that of {last} pins: it is {values[last]}, and above it, at "
            f"{last - _LINE} pins, stands {values[last - _LINE]}. So pin A stands at {last - _LINE + 1}, and "
            f"pin B {_LINE} later. These {_LINES} lines are just enough to know the rest: what stands below "
            "tells why.",
        ],
        answer=_repeating(period),
    )


def _repeating(period: tuple[int, int] | None) -> str:
    """Return the choice that fits: for ever only if the period is proved."""
    return _SO_FAR if period is None else _FOR_EVER


def dawson() -> Bet:
    """Return the bet on the period of Dawson's Kayles, which the reader looks for with two pins."""
    values = octal_values(_DAWSON, _LONGEST_DAWSON)
    found: Any = octal_period(_DAWSON, _LONGEST_DAWSON)
    start, period = found
    last, enough = start - 1, 2 * start + period + 1
    return Bet(
        "From some row of pins on, the values of Dawson's Kayles repeat for ever. After how many pins? "
        "Bet the smallest such number.",
        number=(1, 100),
        evidence=[
            f"From {start} pins on they repeat after {period}. Not from {last} on: {last} pins have the "
            f"value {values[last]}, but {last + period} pins have {values[last + period]}.",
            "The theorem of Guy and Smith holds here, too, with the same proof. It asks to compare up to "
            f"n = 2·{start} + {period} + 1 = {enough}, so for rows of up to {enough + period} pins. "
            f"Your list goes up to {_LONGEST_DAWSON}.",
        ],
        answer=period,
    )


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


def infinite() -> Bet:
    """Return the bet on what to leave in an infinite heap beside two finite ones."""
    one, other = _FINITE
    [(_, left)] = winning_moves([Ordinal("ω"), *_FINITE])
    return Bet(
        f"Nim with three heaps: one has infinitely many stones, and the others have {one} and {other}. You "
        "move first, and one first move wins: it plays in the infinite heap. How many stones does it leave "
        "there?",
        number=(0, _MOST_LEFT),
        evidence=[
            f"Leave the XOR of the two others: {one} XOR {other} = {left}. Then there are heaps of {left}, "
            f"{one} and {other}, all finite. Their XOR is 0, so your opponent loses.",
            "After each other first move your opponent wins. Did you leave another number? Then the XOR is "
            "not 0. Did you take from a finite heap? Then she leaves the XOR of the two finite heaps in the "
            "infinite one.",
        ],
        answer=int(left),
    )

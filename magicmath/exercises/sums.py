"""Exercises of notebook 14."""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from magicmath import plain
from magicmath._shown import shown
from magicmath.exercises._answers import (
    bits,
    entries,
    form,
    function,
    number,
    numbers,
    seen,
    whole,
)
from magicmath.exercises._feedback import Unreadable
from magicmath.exercises._places import Editor, Field, Press, Words
from magicmath.exercises._task import task
from magicmath.exercises._trials import called
from magicmath.games.impartial import subtraction
from magicmath.games.nim import nim_sum
from magicmath.games.ordinals import Ordinal
from magicmath.rules import unit, with_holes

PINS = (4, 5, 8)
INFINITE_HEAPS = (Ordinal("ω^2 + ω·3 + 5"), Ordinal("ω·2 + 9"))
INFINITE = 'Write it with w, whole numbers, + , * and ^, such as "w^2 + w*3 + 1".'
ONE_MOVE = "That is more than one move. A move knocks over one pin, or two neighbours in the same row."
TO_TAKE = "Give two different whole numbers from 1 to 20, such as [2, 9]."
_STANDING = np.array([[1] * size + [0] * (max(PINS) - size) for size in PINS], dtype=np.uint8)
_TABLE = with_holes(unit(*_STANDING.shape), 1 - _STANDING)  # a mask for each pin
_APART = tuple(  # two pins of a row that are no neighbours, counted through all rows
    str([sum(PINS[:row]) + first, sum(PINS[:row]) + second])
    for row, size in enumerate(PINS)
    for first in range(size)
    for second in range(first + 2, size)
)
_MOST_STONES = 10**12
_MOST_TAKEN = 20  # so few repeat at once, from the first value on
_LONGEST_TEXT = 200
_LIKELY_TAKEN = 12  # the numbers of which a page knows each two without Python
_LIKELY_HEAPS = (  # coefficients of ω², ω and 1: the right ones, sums without XOR, and one slip in each place
    *((1, 1, 12), (1, 5, 14), (1, 5, 12), (1, 1, 14), (1, 3, 12), (1, 3, 14), (1, 1, 4), (1, 2, 12)),
    *((0, 1, 12), (1, 0, 12), (1, 5, 9), (1, 1, 13)),
)


def _written_heaps(heaps: Sequence[tuple[int, int, int]]) -> tuple[str, ...]:
    """Return heaps as readers type them, each in several ways, from their coefficients of ω², ω and 1."""
    written = []
    for omega, power, plus in product(("w", "ω"), ("^2", "**2"), (" + ", "+")):
        for squares, omegas, ones in heaps:
            for linear in {0: [""], 1: [omega, f"{omega}*1"]}.get(omegas, [f"{omega}*{omegas}"]):
                parts = [f"{omega}{power}" if squares else "", linear, str(ones)]
                written.append(plus.join(filter(None, parts)))
    return tuple(dict.fromkeys(written))


def _after(*fallen: int) -> NDArray[np.uint8]:
    """Return the rows of pins when some have fallen, counted through all rows."""
    return _TABLE.press(_STANDING, list(fallen))


@task(
    """Take a row of 4 pins. The rows of 0, 1, 2 and 3 pins have the values 0, 1, 2 and 3.

In the upper row press all values that are one move away. In the lower row press the value of the row of 4:
the heap that you found.""",
    level="core",
    place=Press(
        rules=unit(2, 4),
        label="a row of 4 pins",
        names=("0", "1", "2", "3") * 2,
        row_names=("one move away", "its value"),
        reasons=(
            "In the upper row press 0, 2 and 3. If one pin falls, 3 are left, or 1 and 2: both count as 3. "
            "If two fall, 2 are left, which count as 2, or 1 and 1, which count as 0.",
            "In the lower row press 1, the least number that is missing.",
        ),
    ),
    hints=(
        "One pin falls: at an end, or beside the end. Two pins fall: at an end, or in the middle.",
        "If rows of 1 and 2 are left, the value is 1 XOR 2.",
        "The value is the least number that is not pressed in the upper row.",
    ),
    solution="[0, 2, 3, 5]",
    mistake=(
        "[2, 3, 4]",
        "Let the two pins in the middle fall. Two rows of 1 are left: which value is this?",
    ),
)
def row_of_four(answer: Any) -> tuple[bool, str]:
    """Want the values one move away from a row of four pins, and its own."""
    reached, value = bits(answer, (2, 4), "Give two rows of four numbers, 0 or 1.")
    if reached[1]:
        return (
            False,
            "No move leaves the value 1. Press the values that are left, not the rows: "
            "rows of 1 and 2 are worth 1 XOR 2.",
        )
    if not reached[0]:
        return False, "Let the two pins in the middle fall. Two rows of 1 are left: which value is this?"
    if not reached[2]:
        return False, "Let two pins at an end fall. Which row is left?"
    if not reached[3]:
        return False, "Let one pin at an end fall. Which row is left?"
    if not value.any():
        return False, "The upper row is right. Now press the value of the row of 4 in the lower row."
    if value.tolist() != [0, 1, 0, 0]:
        return False, "The value is the least number that is not pressed in the upper row, and only this one."
    return True, "0, 2 and 3 are one move away, so a row of 4 pins has the value 1."


@task(
    """The three rows are those of the game above: 4, 5 and 8 pins. One move wins and **raises** the value of
its row. Which one? Here one tap knocks a pin over: tap each pin that falls. A second tap stands it up
again.""",
    level="core",
    place=Press(
        rules=_TABLE,
        start=tuple(map(tuple, _STANDING.tolist())),
        goal=tuple(map(tuple, _after(10, 11).tolist())),
        show_goal=False,
        label="the three rows of pins",
        look="pins",
        otherwise=ONE_MOVE,
    ),
    hints=(
        "The values are 1, 4 and 1, and their XOR is 4. To turn 4 into 0 lowers the value of the row of 5. "
        "The other two rows would have to go from 1 to 5. Only one of them can.",
        "It is the row of 8. Two parts must be left whose values have the XOR 5: one of them is 4.",
        "Two neighbours fall. They leave rows of 5 and 1 pins, with the value 4 XOR 1 = 5.",
    ),
    solution="[10, 11]",
    mistake=("[6]", "That move wins, too. But the value of its row falls from 4 to 0."),
    ways=tuple(
        str(fallen)
        for pin in range(sum(PINS))
        for fallen in ([pin], [pin, pin + 1])
        if fallen[-1] < sum(PINS)
    )
    + _APART
    + ("[]",),  # all pins stand again
)
def raising_move(answer: Any) -> tuple[bool, str]:
    """Want the board after the winning move of Kayles that raises a value, from rows of 4, 5 and 8."""
    board = bits(
        answer,
        _STANDING.shape,
        f"Give the {len(PINS)} rows after the move, each of {max(PINS)} numbers, 0 or 1.",
    )
    if (board > _STANDING).any():
        raise Unreadable("Some pins of your board do not stand on the table.")
    changed = [row for row in range(len(PINS)) if (board[row] != _STANDING[row]).any()]
    if not changed:
        return False, "No pin has fallen."
    (row, *others) = changed
    fallen = np.flatnonzero(board[row] != _STANDING[row])
    if others or len(fallen) > 2:
        return False, ONE_MOVE
    if fallen[-1] - fallen[0] > 1:
        return False, "Two pins fall only if they are neighbours."
    known = plain.kayles_values(max(PINS))
    parts = [int(fallen[0]), PINS[row] - 1 - int(fallen[-1])]
    left = known[parts[0]] ^ known[parts[1]]
    before = known[PINS[row]]
    total = nim_sum(*(known[size] for size in PINS)) ^ before ^ left
    if total:
        becomes = f"The value {before} of this row becomes {left}, and the XOR of all rows is {total}"
        return False, f"{becomes}: your opponent can win."
    if left < before:
        return False, f"That move wins, too. But the value of its row falls from {before} to {left}."
    return True, f"You leave XOR 0, and the value of this row has risen from {before} to {left}."


@task(
    """Another game: a move takes 1, 3 or 4 stones from one heap. The heaps 0, 1, 2 and 3 have the values 0,
1, 0 and 1.

What are the values of a heap of 4 and of a heap of 5? Press one value in each row.""",
    level="more",
    place=Press(
        rules=unit(2, 4),
        label="the values",
        names=("0", "1", "2", "3") * 2,
        row_names=("heap of 4", "heap of 5"),
        reasons=(
            "A heap of 4 leads to the values 1, 1 and 0. So its value is 2.",
            "A heap of 5 leads to the values 2, 0 and 1. So its value is 3.",
        ),
    ),
    hints=(
        "From a heap of 4 you reach the heaps 3, 1 and 0. Which values do these have? The least number that "
        "is not among them is the value.",
        "From a heap of 5 you reach the heaps 4, 2 and 1. You know the value of 4 from the upper row.",
    ),
    solution="[2, 7]",
    mistake=(
        "[2, 6]",
        "A heap of 5 leads to the heaps 4, 2 and 1, and one of them has the value 2. So its value is not 2.",
    ),
)
def values_by_hand(answer: Any) -> tuple[bool, str]:
    """Want the values of heaps of 4 and 5, where a move takes 1, 3 or 4 stones."""
    rows = bits(answer, (2, 4), "Give two rows of four numbers, 0 or 1.")
    game = subtraction([1, 3, 4])
    for heap, row in zip((4, 5), rows, strict=True):
        reached = [heap - taken for taken in (1, 3, 4)]
        pressed = np.flatnonzero(row).tolist()
        if len(pressed) != 1:
            many = f"{len(pressed)} values" if pressed else "no value"
            return False, f"In the row of the heap of {heap} you pressed {many}. Press one."
        said = f"A heap of {heap} leads to the heaps {', '.join(map(str, reached[:-1]))} and {reached[-1]}"
        if pressed[0] in {game.grundy(left) for left in reached}:
            return False, (
                f"{said}, and one of them has the value {pressed[0]}. So its value is not {pressed[0]}."
            )
        if pressed[0] != game.grundy(heap):
            return False, f"{said}. Their values leave out a number less than {pressed[0]}."
    return True, "The heap of 4 has the value 2, and the heap of 5 has the value 3."


@task(
    """In Kayles a move knocks over one pin of a row, or two neighbours. So it may split the row in two.

Write a function that takes the largest row, and returns the list of the values of the rows of 0, 1, 2, …
pins up to the largest one. `plain.mex` is at hand.""",
    level="more",
    place=Editor(
        calls="kayles",
        starter="""def kayles(largest):
    found = [0]
    for row in range(1, largest + 1):
        reached = []
        # fallen: 1 or 2 pins
        # left: so many stay at the left
        ...
        found.append(plain.mex(reached))
    return found
""",
    ),
    hints=(
        "If `fallen` pins fall and `left` pins stay at the left, `row - fallen - left` stay at the right.",
        "What stays is a sum of two rows. Its value is `found[left] ^ found[right]`.",
        "`left` goes from 0 to `row - fallen`, both included.",
    ),
    solution="""def kayles(largest):
    found = [0]
    for row in range(1, largest + 1):
        reached = []
        for fallen in (1, 2):
            for left in range(row - fallen + 1):
                reached.append(found[left] ^ found[row - fallen - left])
        found.append(plain.mex(reached))
    return found
""",
    mistake=(
        """def kayles(largest):
    found = [0]
    for row in range(1, largest + 1):
        reached = []
        for fallen in (1, 2):
            for left in range(row - fallen + 1):
                reached.append(found[left] + found[row - fallen - left])
        found.append(plain.mex(reached))
    return found
""",
        "kayles(9) should be\n[0, 1, 2, 3, 1, 4, 3, 2, 1, 4]\n"
        "but your function returns\n[0, 1, 2, 0, 1, 2, 0, 1, 2, 0]",
    ),
)
def your_kayles(answer: Any) -> tuple[bool, str]:
    """Want a function that returns the values of the rows of Kayles."""
    kayles = function(answer, "Give a function of the largest row.")
    for largest in (9, 0, 1, 40):
        wrong = _compared(kayles, f"kayles({largest})", plain.kayles_values(largest), largest)
        if wrong:
            return False, wrong
    return True, "These are the values of the rows up to 40 pins."


@task(
    """In a subtraction game there is one heap, and a move takes one of some fixed numbers of stones. The
values of the heaps 0, 1, 2, … repeat after a while.

Find two numbers to take, just two, for which the values repeat after exactly 7, from the first value on.""",
    level="more",
    place=Field(),
    hints=(
        "Begin with smaller numbers. If a move takes 1 or 2, the values are 0, 1, 2, 0, 1, 2, … Try 1 or 4, "
        "and then 2 or 3.",
        "1 or 2 repeats after 3. Both 1 or 4 and 2 or 3 repeat after 5. How do 3 and 5 come from "
        "the two numbers?",
    ),
    solution="[1, 6]",
    mistake=("[1, 7]", "The values repeat after 2: [0, 1]."),
    ways=tuple(str([*taken]) for taken in product(range(1, _LIKELY_TAKEN + 1), repeat=2)),
)
def period_seven(answer: Any) -> tuple[bool, str]:
    """Want two numbers to take so that the Grundy values of the subtraction game have period 7."""
    to_take = numbers(answer, TO_TAKE, count=2)
    if wrong := [taken for taken in to_take if not 1 <= taken <= _MOST_TAKEN]:
        least = "A move must take a stone" if wrong[0] < 1 else f"Take at most {_MOST_TAKEN} stones"
        raise Unreadable(f"{least}. {TO_TAKE}")
    if len(set(to_take)) < 2:
        raise Unreadable(f"Your two numbers are equal. {TO_TAKE}")
    game = subtraction(sorted(to_take))
    values = [game.grundy(heap) for heap in range(10 * _MOST_TAKEN)]
    period = next(p for p in range(1, len(values)) if values[:-p] == values[p:])
    first = values[:period]
    said = str(first) if len(first) <= 24 else f"{str(first[:24])[:-1]}, …]"
    why = f" And {' + '.join(map(str, sorted(to_take)))} = 7: the reason stands below." if period == 7 else ""
    return period == 7, f"The values repeat after {period}: {said}.{why}"


@task(
    """Two heaps hold ω² + ω·3 + 5 and ω·2 + 9 stones. Which third heap makes the position lost for the
player to move?

Write w for ω, such as w^2 + w*7 + 1.""",
    level="more",
    place=Words(),
    hints=(
        "The nim sum of the three heaps must be 0. So the third heap is the nim sum of the other two.",
        "Take XOR of the coefficients of ω², of ω and of 1, each for itself: 1 and 0, 3 and 2, 5 and 9.",
    ),
    solution="w^2 + w + 12",
    mistake=("w^2 + w*5 + 14", "With ω^2 + ω·5 + 14 the nim sum is ω·4 + 2, not 0."),
    ways=_written_heaps(_LIKELY_HEAPS),
)
def infinite_heap(answer: Any) -> tuple[bool, str]:
    """Want the heap that makes a lost position of the two heaps ω²+ω·3+5 and ω·2+9."""
    heap = _as_ordinal(answer)
    total = nim_sum(*INFINITE_HEAPS, heap)
    said = str(heap) if len(str(heap)) < 100 else "so large a heap"
    if total:
        rest = str(total) if len(str(total)) < 100 else "large"
        return False, f"With {said} the nim sum is {rest}, not 0."
    return True, f"With {said} the nim sum is 0."


def _compared(given: Callable[..., Any], call: str, right: Sequence[int], *arguments: Any) -> str:
    """Call a reader's function, and return what is wrong with the list that it returns; "" if nothing is."""
    returned = called(given, *arguments)
    found = returned.tolist() if isinstance(returned, np.ndarray) else returned
    if not isinstance(found, (list, tuple)):
        raise Unreadable(f"Your function should return a list of {len(right)} numbers.")
    if len(found) != len(right):
        count = form((len(found),)) if found else "an empty list"
        raise Unreadable(f"{call} should be a list of {len(right)} numbers, and it is {count}.")
    if [whole(value) for value in found] == list(right):
        return ""
    shown_values = ", ".join(seen(whole(value) if whole(value) is not None else value) for value in found)
    return f"{call} should be\n{list(right)}\nbut your function returns\n[{shown_values}]"


def _as_ordinal(answer: Any) -> Ordinal:
    """Return an answer as an ordinal, or raise."""
    if isinstance(answer, str):
        text = answer.lower().replace("**", "^").replace("omega", "ω")
        text = re.sub("[\"']", "", text)
        with suppress(TypeError, ValueError):
            if len(text) <= _LONGEST_TEXT:
                return Ordinal(text)
        raise Unreadable(f"The text {shown(answer)} cannot be read here. {INFINITE}")
    if isinstance(answer, Ordinal):
        return answer
    flat, shape = entries(answer, INFINITE)
    if shape or isinstance(flat[0], bool):
        raise Unreadable(f"That is no heap. {INFINITE}")
    return Ordinal(number(flat[0], INFINITE, high=_MOST_STONES))

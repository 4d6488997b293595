"""Exercises of notebook 10."""

import ast
import re
from collections.abc import Hashable, Iterable, Mapping
from contextlib import suppress
from typing import Any

import numpy as np

from magicmath import plain
from magicmath._shown import shown
from magicmath.exercises._answers import (
    choice,
    entries,
    form,
    function,
    number,
    numbered,
    numbers,
    seen,
    whole,
)
from magicmath.exercises._feedback import Unreadable, checker
from magicmath.exercises._places import Editor, Field, Words
from magicmath.exercises._task import task
from magicmath.exercises._trials import called
from magicmath.games.impartial import ImpartialGame, subtraction
from magicmath.games.nim import nim_sum, winning_moves
from magicmath.games.ordinals import Ordinal

HEAPS = (6, 11, 14, 19)
INFINITE_HEAPS = (Ordinal("ω^2 + ω·3 + 5"), Ordinal("ω·2 + 9"))
MOVE = "Give (number of the heap, what is left of it); the heaps are numbered 0, 1, 2 and 3."
FOUR_HEAPS = "Give four different numbers of stones, each at least 8."
TWO_NUMBERS = "Give two whole numbers, neither 0 nor a power of two."
INFINITE = 'Write it with w, whole numbers, + , * and ^, such as "w^2 + w*3 + 1".'
TO_TAKE = "Give a list of whole numbers from 1 to 20, such as [1, 3, 4]."
GRAPH = 'Give your game as in {"start": ["a"], "a": []}: to each position the positions one move away.'
FIRST_OR_SECOND = {
    word: side
    for side, other in (("first", "1st"), ("second", "2nd"))
    for word in (side, f"the {side}", f"{side} player", f"the {side} player", other)
}
_MOST_STONES = 10**12
_LONGEST_TEXT = 200


@checker
def bet_on_first_move(answer: Any) -> tuple[bool, str]:
    """Answer a bet on who wins from 1, 3, 5, 7, by trying every move."""
    bet = choice(answer, FIRST_OR_SECOND, 'Bet "first" or "second".')
    winning = winning_moves([1, 3, 5, 7])
    truth = "first" if winning else "second"
    return bet == truth, f"You bet {bet!r}; {len(winning)} of the 16 first moves win."


@task(
    """In Nim a move takes stones from one heap, and who takes the last stone wins. The heaps hold 6, 11, 14
and 19 stones.

Give a move that wins, as (number of the heap, what is left of it). The heaps are numbered 0, 1, 2 and 3.""",
    level="core",
    place=Field(),
    hints=(
        "Write the four numbers in binary, one below the other. After your move each column must "
        "hold an even number of 1s.",
        "Only one heap has a 1 in the column of 16. So you must move in that heap.",
        "What is left of it must be the nim sum of the other three, `6 ^ 11 ^ 14`.",
    ),
    solution="(3, 3)",
    mistake=("(3, 0)", "That leaves [6, 11, 14, 0] with XOR 3, and your opponent can make it 0."),
)
def winning_move(answer: Any) -> tuple[bool, str]:
    """Want a move from 6, 11, 14, 19 that wins, as (heap, what is left of it)."""
    heap, left = _as_move(answer)
    after = [*HEAPS[:heap], left, *HEAPS[heap + 1 :]]
    total = nim_sum(*after)
    if total:
        return False, f"That leaves {after} with XOR {total}, and your opponent can make it 0."
    return True, f"That leaves {after} with XOR 0."


@task(
    """Give four different heaps of Nim, each of at least 8 stones, from which the player to move loses.""",
    level="core",
    place=Field(),
    hints=(
        "The player to move loses if the nim sum of the heaps is 0.",
        "Choose three heaps, and let XOR find the fourth: `8 ^ 9 ^ 10`, for instance.",
        "If the fourth comes out below 8, look at the column of 8: how many of your three have a 1 there?",
    ),
    solution="[8, 9, 10, 11]",
    mistake=("[8, 9, 10, 12]", "The player to move wins: leave 11 of the heap of 12."),
)
def lost_position(answer: Any) -> tuple[bool, str]:
    """Want four different heaps of at least 8 stones, from which the player to move loses."""
    heaps = numbers(answer, FOUR_HEAPS)
    if len(heaps) != 4:
        return False, f"You gave {len(heaps)} {'heap' if len(heaps) == 1 else 'heaps'}. {FOUR_HEAPS}"
    if len(set(heaps)) != 4:
        return False, f"Two of your heaps are equal. {FOUR_HEAPS}"
    if min(heaps) < 8:
        return False, f"A heap of {seen(min(heaps))} is too small. {FOUR_HEAPS}"
    if max(heaps) > _MOST_STONES:
        return False, f"A heap of {seen(max(heaps))} is larger than is needed. {FOUR_HEAPS}"
    winning = winning_moves(heaps)
    if winning:
        heap, left = winning[0]
        return False, f"The player to move wins: leave {left} of the heap of {heaps[heap]}."
    return True, "Every column is even: who must move has lost."


@task(
    """The nim sum ⊕ adds binary numbers without carrying. Give two numbers whose nim sum is their ordinary
sum. Neither may be 0 or a power of two.""",
    level="core",
    place=Field(),
    hints=(
        "Nothing is carried if no binary digit is 1 in both numbers.",
        "Each of them needs at least two 1s. Write one with its 1s at even places, one with its 1s "
        "at odd places.",
    ),
    solution="(5, 10)",
    mistake=("(6, 12)", "6 ⊕ 12 = 10, but 6 + 12 = 18: some binary digit is in both."),
)
def adds_as_usual(answer: Any) -> tuple[bool, str]:
    """Want two numbers, no powers of two and not 0, whose nim sum is their ordinary sum."""
    a, b = numbers(answer, TWO_NUMBERS, count=2)
    if min(a, b) < 0:
        raise Unreadable(f"A heap cannot hold {seen(min(a, b))} stones. {TWO_NUMBERS}")
    if any(term.bit_count() < 2 for term in (a, b)):
        return False, "Neither may be 0 or a power of two."
    fits = not a & b
    if max(a, b) > _MOST_STONES:
        return fits, f"In these large numbers {'no' if fits else 'some'} binary digit is in both."
    if not fits:
        return False, f"{a} ⊕ {b} = {a ^ b}, but {a} + {b} = {a + b}: some binary digit is in both."
    return True, f"{a} ⊕ {b} = {a + b}: no binary digit is in both, so nothing is carried."


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


@task(
    """In a subtraction game there is one heap, and a move takes one of some fixed numbers of stones. The
values of the heaps 0, 1, 2, … repeat after a while.

Find numbers to take for which they repeat after exactly 7, from the first value on.""",
    level="more",
    place=Field(),
    hints=(
        "If you may take 1, 2 or 3, the values are 0, 1, 2, 3, 0, 1, 2, 3, … How many are there "
        "before they repeat?",
        "What must you be allowed to take, so that the values go up to 6?",
    ),
    solution="[1, 2, 3, 4, 5, 6]",
    mistake=("[7]", "The values repeat after 14: [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1]."),
)
def period_seven(answer: Any) -> tuple[bool, str]:
    """Want numbers to take so that the Grundy values of the subtraction game have period 7."""
    flat, shape = entries(answer, TO_TAKE)
    to_take = numbers(flat if shape == () or len(shape) == 1 else [flat], TO_TAKE)
    if wrong := [taken for taken in to_take if not 1 <= taken <= 20]:
        raise Unreadable(
            f"{'A move must take a stone' if wrong[0] < 1 else 'Take at most 20 stones'}. {TO_TAKE}"
        )
    game = subtraction(sorted(set(to_take)))
    values = [game.grundy(heap) for heap in range(400)]
    periods = [p for p in range(1, 100) if values[:-p] == values[p:]]
    if not periods:
        return False, "These values do not repeat from the first on."
    first = values[: periods[0]]
    said = str(first) if len(first) <= 24 else f"{str(first[:24])[:-1]}, …]"
    return periods[0] == 7, f"The values repeat after {periods[0]}: {said}."


@task(
    """Invent a game whose position "start" has the Grundy value 3, with as few positions as possible.

Write it as in `{"start": ["a"], "a": []}`: to each position belongs the list of the positions one move
away.""",
    level="more",
    place=Field(),
    hints=(
        "The value of a position is the least number that is no value of a position one move away.",
        "So from the start there must be moves to positions of value 0, 1 and 2.",
        "A single heap of three stones is such a game.",
    ),
    solution='{"start": [2, 1, 0], 2: [1, 0], 1: [0], 0: []}',
    mistake=('{"start": [2, 1, 0], 2: [0], 1: [0], 0: []}', "The value of 'start' is 2."),
)
def value_three(answer: Any) -> tuple[bool, str]:
    """Want a graph of at most four positions, whose position 'start' has the value 3."""
    graph = _as_graph(answer)
    try:
        value = ImpartialGame(graph, "your game").grundy("start")
    except (TypeError, ValueError) as error:
        loop = str(error).partition(": ")[2]
        raise Unreadable(f"Play need not end: the moves go round, {loop[:60]}.") from None
    if value != 3:
        return False, f"The value of 'start' is {value}."
    if len(graph) > 4:
        return False, f"The value is 3, but {len(graph)} positions are more than are needed."
    return True, "The value is 3, and the positions are as few as can be."


@task(
    """The mex of some numbers is the least whole number from 0 that is not among them. Write it as a
function of a list of numbers.""",
    level="core",
    place=Editor(
        calls="mex",
        starter="""def mex(numbers):
    n = 0
    # go up until n is not among the numbers
    ...
    return n
""",
    ),
    hints=(
        "The mex of an empty list is 0, and that of 0, 1 and 3 is 2.",
        "`n in numbers` tells whether n is among them. Use it in a `while` loop.",
    ),
    solution="""def mex(numbers):
    n = 0
    while n in numbers:
        n += 1
    return n
""",
    mistake=(
        """def mex(numbers):
    return max(numbers, default=-1) + 1
""",
        "For [0, 1, 3] your function returns 4, and should return 2.",
    ),
)
def your_mex(answer: Any) -> tuple[bool, str]:
    """Want a function that returns the least number not among some numbers."""
    mex = function(answer, "Give a function of a list of numbers.")
    generator = np.random.default_rng(10)
    lists = [
        [0, 1, 3],
        [],
        [0],
        [1],
        [2, 0, 0, 1],
        *(generator.integers(0, 9, k % 13).tolist() for k in range(60)),
    ]
    for given in lists:
        right = plain.mex(given)
        returned = called(mex, list(given))
        if whole(returned) != right or isinstance(returned, bool):
            return False, f"For {given} your function returns {seen(returned)}, and should return {right}."
    return True, f"It is the mex, tried on {len(lists)} lists."


def _as_move(answer: Any) -> tuple[int, int]:
    """Return (heap, left) for a move, or for the four heaps after it, or raise."""
    flat, shape = entries(answer, MOVE)
    if len(shape) == 2 and len(flat) > 2 and shape[0] > 1:
        raise Unreadable(f"You gave {form(shape)}. {MOVE}")
    found = numbers(flat, MOVE) if shape else []
    if len(found) == 4:
        lowered = [k for k in range(4) if found[k] != HEAPS[k]]
        if len(lowered) != 1 or not 0 <= found[lowered[0]] < HEAPS[lowered[0]]:
            raise Unreadable(f"No single move leads from {list(HEAPS)} to {_cut(found)}. {MOVE}")
        return lowered[0], found[lowered[0]]
    if len(found) != 2:
        raise Unreadable(f"You gave {_cut(found) if found else seen(flat[0])}. {MOVE}")
    heap, left = found
    if heap in HEAPS[1:]:
        raise Unreadable(f"The heap of {heap} stones is number {HEAPS.index(heap)}. {MOVE}")
    if not 0 <= heap < 4:
        raise Unreadable(f"There is no heap {numbered(heap)}. {MOVE}")
    if not 0 <= left < HEAPS[heap]:
        less = f"A move must leave 0 to {HEAPS[heap] - 1} of it, not {seen(left)}"
        raise Unreadable(f"Heap {heap} holds {HEAPS[heap]} stones. {less}.")
    return heap, left


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


def _as_graph(answer: Any) -> dict[Hashable, list[Hashable]]:
    """Return a game as a dict from each position to a list of positions, or raise."""
    if isinstance(answer, str):
        with suppress(Exception):  # a text may be anything
            answer = ast.literal_eval(answer.strip())
    if not isinstance(answer, Mapping):
        raise Unreadable(f"That is no such game. {GRAPH}")
    if "start" not in answer:
        raise Unreadable(f'There is no position "start". {GRAPH}')
    graph: dict[Hashable, list[Hashable]] = {}
    for position, moves in answer.items():
        if isinstance(moves, str) or not isinstance(moves, Iterable):
            moves = [*moves] if isinstance(moves, str) and moves not in answer else [moves]
        graph[position] = list(moves.tolist() if isinstance(moves, np.ndarray) else moves)
        for option in graph[position]:
            if not isinstance(option, Hashable) or option not in answer:
                raise Unreadable(
                    f"A move leads from {shown(position)} to {shown(option)}, which is no position of "
                    "your game. "
                    'Each position needs an entry of its own, even an end, such as "b": [].'
                )
    return graph


def _cut(found: list[int]) -> str:
    return str(found) if len(found) <= 6 and max(map(abs, found)) < 10**15 else "other numbers"

"""Exercises of notebook 10."""

from collections.abc import Mapping
from typing import Any

from magicmath._checks import as_index, as_indices, as_sequence
from magicmath.exercises._feedback import as_bet, as_pair, checker
from magicmath.games.impartial import ImpartialGame, subtraction
from magicmath.games.nim import nim_sum, winning_moves
from magicmath.games.ordinals import Ordinal

HEAPS = (6, 11, 14, 19)
INFINITE_HEAPS = (Ordinal("ω^2 + ω·3 + 5"), Ordinal("ω·2 + 9"))


@checker
def bet_on_first_move(answer: Any) -> tuple[bool, str]:
    """Answer a bet on who wins from 1, 3, 5, 7, by trying every move."""
    answer = as_bet(answer, "first", "second")
    winning = winning_moves([1, 3, 5, 7])
    truth = "first" if winning else "second"
    return answer == truth, f"You bet {answer!r}; {len(winning)} of the 16 first moves win."


@checker
def winning_move(answer: Any) -> tuple[bool, str]:
    """Want a move from 6, 11, 14, 19 that wins, as (heap, what is left of it)."""
    heap, left = as_pair(answer, "(number of the heap, what is left of it)")
    heap = as_index(heap, "heap", high=len(HEAPS))
    left = as_index(left, "left", high=HEAPS[heap])
    after = [*HEAPS[:heap], left, *HEAPS[heap + 1 :]]
    total = nim_sum(*after)
    if total:
        return False, f"That leaves {after} with XOR {total}, and your opponent can make it 0."
    return True, f"That leaves {after} with XOR 0."


@checker
def lost_position(answer: Any) -> tuple[bool, str]:
    """Want four different heaps of at least 8 stones, from which the player to move loses."""
    heaps = as_indices(answer, "answer")
    if len(heaps) != 4 or len(set(heaps)) != 4 or min(heaps) < 8:
        return False, f"Give four different heaps of at least 8 stones, not {heaps!s:.60}."
    winning = winning_moves(heaps)
    if winning:
        heap, left = winning[0]
        return False, f"The player to move wins: leave {left} of heap {heap}."
    return True, "Every column is even: who must move has lost."


@checker
def adds_as_usual(answer: Any) -> tuple[bool, str]:
    """Want two numbers, no powers of two and not 0, whose nim sum is their ordinary sum."""
    a, b = as_indices(as_pair(answer, "two numbers"), "answer")
    if any(number.bit_count() < 2 for number in (a, b)):
        return False, "Neither may be 0 or a power of two."
    if nim_sum(a, b) != a + b:
        return False, f"{a} ⊕ {b} = {nim_sum(a, b)}, but {a} + {b} = {a + b}: some binary digit is in both."
    return True, f"{a} ⊕ {b} = {a + b}: no binary digit is in both, so nothing is carried."


@checker
def infinite_heap(answer: Any) -> tuple[bool, str]:
    """Want the heap that makes a lost position of the two heaps ω²+ω·3+5 and ω·2+9."""
    heap = Ordinal(answer)
    total = nim_sum(*INFINITE_HEAPS, heap)
    if total:
        return False, f"With {heap} the nim sum is {total}, not 0."
    return True, f"With {heap} the nim sum is 0."


@checker
def period_seven(answer: Any) -> tuple[bool, str]:
    """Want numbers to take so that the Grundy values of the subtraction game have period 7."""
    numbers = as_sequence(answer, "answer")
    game = subtraction(numbers)
    if max(numbers) > 20:
        return False, "Take at most 20 stones at a time."
    values = [game.grundy(heap) for heap in range(400)]
    periods = [p for p in range(1, 100) if values[:-p] == values[p:]]
    if not periods:
        return False, "These values do not repeat from the first on."
    return periods[0] == 7, f"The values repeat after {periods[0]}: {values[: periods[0]]!s:.80}."


@checker
def value_three(answer: Any) -> tuple[bool, str]:
    """Want a graph, as a dict, of at most four positions, whose position 'start' has the value 3."""
    if not isinstance(answer, Mapping):
        raise TypeError(f"give a graph as a dict, not {answer!r:.60}")
    game = ImpartialGame(answer, "your game")
    value = game.grundy("start")
    if value != 3:
        return False, f"The value of 'start' is {value}."
    if len(answer) > 4:
        return False, f"The value is 3, but {len(answer)} positions are more than are needed."
    return True, "The value is 3, and the positions are as few as can be."

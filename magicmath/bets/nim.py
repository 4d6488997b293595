"""Bets of notebook 13."""

from collections.abc import Callable, Iterable, Sequence
from itertools import product

from magicmath import plain, plot
from magicmath.games import NIM, ImpartialGame, nim_table
from magicmath.widgets import Bet

_START = (1, 3, 5, 7)
_FIRST, _SECOND = "whoever moves first", "whoever moves second"
_ROW, _COLUMN = 9, 12
_AFTER_ONE_STONE, _LEFT_BY_COMPUTER = (1, 3, 5, 6), (3, 5, 6)
_BAD_TO_LEAVE = (1, 4, 5, 6)
_EVEN_STONES, _EVEN_COLUMNS, _EVEN_ONES = (
    "there is an even number of stones in all",
    "each column holds an even number of 1s",
    "there is an even number of 1s in all",
)
_LITTLE = {"A": ["B", "C", "E"], "B": ["C", "E"], "C": ["D"], "D": [], "E": ["C"], "F": ["A", "C", "D"]}
_BESIDE = range(10)  # heaps beside two little games
_LARGEST, _HEAPS = 7, 3  # of the positions in which the last bet looks

Position = tuple[int, ...]


def mover() -> Bet:
    """Return the bet on who wins from 1, 3, 5, 7."""
    moves = plain.nim_moves(_START)
    answers = {after: _answers(after) for after in moves}
    open_moves = [after for after in moves if not answers[after]]
    taken = [after for after in moves if 0 in after]  # a whole heap
    listed = "\n".join(f"{_spaced(after)} → {_spaced(*answers[after][:1]) or 'none'}" for after in taken)
    open_count = f"First moves without such an answer: {len(open_moves)}."
    return Bet(
        "The heaps hold 1, 3, 5 and 7 stones, and both players play as well as can be. Who takes the last "
        "stone?",
        [_FIRST, _SECOND],
        evidence=[
            f"There are {len(moves)} first moves. Here are those that take a whole heap. Each arrow leads "
            f"from the heaps after the move to the heaps after an answer.\n\n`{listed}`",
            "After an answer, whoever must move loses: each position was played out to its end, in every "
            f"way. {open_count if open_moves else 'Every first move has such an answer.'}",
        ],
        answer=_winner(answers),
    )


def _answers(position: Position) -> list[Position]:
    """Return the positions, one move away, that are lost for whoever must move there."""
    return [after for after in plain.nim_moves(position) if not plain.is_won(after, plain.nim_moves)]


def _spaced(heaps: Position = ()) -> str:
    return " ".join(map(str, heaps))


def _winner(answers: dict[Position, list[Position]]) -> str:
    """Return the choice that fits: the second player wins where each first move has an answer."""
    return _SECOND if all(answers.values()) else _FIRST


def outside() -> Bet:
    """Return the bet on a number of the table that is not shown yet."""
    table = nim_table(16)[: _ROW + 1, : _COLUMN + 1]
    found = int(table[_ROW, _COLUMN])
    return Bet(
        f"Continue the table by its rule. Which number stands in row {_ROW}, column {_COLUMN}?",
        number=(0, 30),
        evidence=f"Filled in by the rule, place by place, the table has {found} there, after "
        f"{table.size - 1} other numbers. Why just {found}? You will find it at once when you cut the table.",
        answer=found,
    )


def common() -> Bet:
    """Return the bet on what the heaps that are good to leave have, and others have not."""
    shown = (_LEFT_BY_COMPUTER, _START)
    holding = [
        name for name, holds in _PROPERTIES.items() if all(map(holds, shown)) and not holds(_BAD_TO_LEAVE)
    ]
    *names, bad = [", ".join(map(str, heaps)) for heaps in (*shown, _BAD_TO_LEAVE)]
    *counts, bad_counts = [_listed(_ones_in_columns(heaps)) for heaps in (*shown, _BAD_TO_LEAVE)]
    ones = sum(heap.bit_count() for heap in _BAD_TO_LEAVE)
    first_answer = _spaced((0, *_LEFT_BY_COMPUTER))
    (answer,) = holding
    return Bet(
        f"The heaps {names[0]} and the heaps {names[1]} are good to leave. The heaps {bad} are not. Which of "
        "these is true for the first two, and not for the third?",
        list(_PROPERTIES),
        evidence=[
            f"Count the 1s in each column. For {names[0]} this gives {counts[0]}, and for {names[1]} it "
            f"gives {counts[1]}. For {bad} it gives {bad_counts}, and not all of these are even. Both other "
            f"choices are true for {bad}, too: there are {sum(_BAD_TO_LEAVE)} stones and {ones} 1s in all.",
            f"The computer always leaves such columns, if it can: from {_spaced(_AFTER_ONE_STONE)} it leaves "
            f"{first_answer}.",
        ],
        answer=answer,
    )


def _listed(numbers: Sequence[int]) -> str:
    *first, last = map(str, numbers)
    return f"{', '.join(first)} and {last}"


def _ones_in_columns(heaps: Position) -> list[int]:
    """Return how many 1s stand in the columns of 4, 2 and 1."""
    return [sum(heap >> place & 1 for heap in heaps) for place in (2, 1, 0)]


_PROPERTIES: dict[str, Callable[[Position], bool]] = {
    _EVEN_STONES: lambda heaps: not sum(heaps) % 2,
    _EVEN_COLUMNS: lambda heaps: not any(count % 2 for count in _ones_in_columns(heaps)),
    _EVEN_ONES: lambda heaps: not sum(heap.bit_count() for heap in heaps) % 2,
}


def beside() -> Bet:
    """Return the bet on the heap that makes a sum with two little games lost."""
    (lost,) = _lost_beside("A", "B")
    won = ", ".join(str(heap) for heap in _BESIDE if heap != lost)
    a, b = (plain.grundy(letter, _LITTLE.__getitem__) for letter in "AB")
    return Bet(
        "Two counters stand on A and on B, each in a little game of its own. Beside them lies a heap. "
        "The player who must move now loses. How many stones are in the heap?",
        number=(_BESIDE[0], _BESIDE[-1]),
        evidence=[
            "Each of these sums was played out to its end, in every way.",
            f"The first player wins with {won} stones in the heap, and loses with {lost}.",
            f"The values of the two positions are {a} and {b}. How does this heap come from them? Write all "
            "three in binary.",
        ],
        answer=lost,
    )


def _lost_beside(one: str, other: str) -> list[int]:
    """Return the heaps that make a sum with two positions of the little game lost."""
    little = ImpartialGame(_LITTLE)
    moves = (little ^ little ^ NIM).moves
    return [heap for heap in _BESIDE if not plain.is_won(((one, other), (heap,)), moves)]


def last_stone() -> Bet:
    """Return the bet on how often the winner changes where the last stone loses."""
    positions = list(product(range(_LARGEST + 1), repeat=_HEAPS))
    changed = _changed(positions)
    named = ", ".join(map(_digits, changed))
    return Bet(
        f"Now whoever takes the last stone loses. There are {len(positions)} positions of three heaps of 0 "
        f"to {_LARGEST} stones. In how many of them does the new rule change the winner?",
        number=(0, len(positions)),
        evidence=[
            "Each position was played out twice, by the usual rule and by the new one.",
            plot.bars(
                {"the same player wins": len(positions) - len(changed), "the other one wins": len(changed)},
                "positions",
            ),
            f"The other player wins in these: {named}. What do they have in common? "
            f"({_digits((0,) * _HEAPS)} is one: no move is left, and the opponent took the last stone.)",
        ],
        answer=len(changed),
    )


def _digits(position: Position) -> str:
    return f"`{_spaced(position)}`"


def _changed(positions: Iterable[Position]) -> list[Position]:
    """Return the positions whose winner changes where the last stone loses."""
    won, won_misere, moves = plain.is_won, plain.is_won_misere, plain.nim_moves
    return [position for position in positions if won(position, moves) != won_misere(position, moves)]

"""Bets of notebook 13."""

from collections.abc import Iterable
from itertools import product

from magicmath import plain, plot
from magicmath.games import NIM, ImpartialGame, nim_table
from magicmath.widgets import Bet

_START = (1, 3, 5, 7)
_FIRST, _SECOND = "whoever moves first", "whoever moves second"
_ROW, _COLUMN, _SIDE = 9, 12, 16
_LITTLE = {"A": ["B", "C", "E"], "B": ["C", "E"], "C": ["D"], "D": [], "E": ["C"]}
_BESIDE = range(10)  # heaps beside two little games
_LARGEST, _HEAPS = 7, 3  # of the positions in which the last bet looks

Position = tuple[int, ...]


def mover() -> Bet:
    """Return the bet on who wins from 1, 3, 5, 7."""
    moves = plain.nim_moves(_START)
    answers = {after: _answers(after) for after in moves}
    open_moves = [after for after in moves if not answers[after]]
    listed = "\n\n".join(_told(heap, answers) for heap in range(len(_START)))
    return Bet(
        "The heaps hold 1, 3, 5 and 7 stones, and both players play as well as can be. Who takes the last "
        "stone?",
        {
            _FIRST: f"Then one of the {len(moves)} first moves must be good. Let us look at all of them.",
            _SECOND: f"Then there must be an answer to each of the {len(moves)} first moves.",
        },
        evidence=[
            f"For each first move, here is an answer to it, as a position.\n\n{listed}",
            "Each of these positions was played out to its end, in every way. Whoever must move there loses. "
            f"First moves without such an answer: {len(open_moves)}.",
        ],
        answer=_winner(answers),
    )


def _answers(position: Position) -> list[Position]:
    """Return the positions, one move away, that are lost for whoever must move there."""
    return [after for after in plain.nim_moves(position) if not plain.is_won(after, plain.nim_moves)]


def _told(heap: int, answers: dict[Position, list[Position]]) -> str:
    """Tell an answer to each first move in one heap."""
    size, said = _START[heap], []
    for after, replies in answers.items():
        if after[heap] != size:
            reply = " ".join(map(str, replies[0])) if replies else "none"
            said.append(f"leave {after[heap]}, answer `{reply}`")
    return f"Heap of {size}: {'; '.join(said)}."


def _winner(answers: dict[Position, list[Position]]) -> str:
    """Return the choice that fits: the second player wins where each first move has an answer."""
    return _SECOND if all(answers.values()) else _FIRST


def outside() -> Bet:
    """Return the bet on a number of the table that is not shown yet."""
    table = nim_table(_SIDE)
    found = int(table[_ROW, _COLUMN])
    return Bet(
        f"Continue the table by its rule. Which number stands in row {_ROW}, column {_COLUMN}?",
        number=(0, 30),
        evidence=[
            f"Here is the table up to row {_SIDE - 1}, filled in by the rule, place by place. Row {_ROW} has "
            "a frame.",
            plot.matrix(table, "third heaps, a larger table", highlight=[_ROW]),
            f"In its column {_COLUMN} stands {found}. Look at the blocks of the table. You will need them.",
        ],
        answer=found,
    )


def beside() -> Bet:
    """Return the bet on the heap that makes a sum with two little games lost."""
    (lost,) = _lost_beside("A", "B")
    won = ", ".join(str(heap) for heap in _BESIDE if heap != lost)
    a, b = (plain.grundy(letter, _LITTLE.__getitem__) for letter in "AB")
    return Bet(
        "Two counters stand on A and on B, each in a little game of its own. Beside them lies a heap. "
        "Whoever must move loses. How many stones are in the heap?",
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
    named = ", ".join(f"`{' '.join(map(str, position))}`" for position in changed)
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
            f"The other player wins in these: {named}. What do they have in common?",
        ],
        answer=len(changed),
    )


def _changed(positions: Iterable[Position]) -> list[Position]:
    """Return the positions whose winner changes where the last stone loses."""
    won, won_misere, moves = plain.is_won, plain.is_won_misere, plain.nim_moves
    return [position for position in positions if won(position, moves) != won_misere(position, moves)]

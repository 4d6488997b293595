"""Bets of notebook 01."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from magicmath import plot
from magicmath.rules import MAGIC, UNIT, RuleSet, to_board
from magicmath.widgets import Bet, Replay

_PRESSES = (3, 6, 4)
_WHITE, _CENTRE = to_board(0), 4
_START = to_board(71)  # that of the notebook's first game
_ALWAYS, _NEVER, _DEPENDS = "yes, from every start", "no, from no start", "it depends on the start"


def hundred() -> Bet:
    """Return the bet on what a board tells of a hundred blind presses; the notebook tells later why."""
    choices = [
        "it tells nothing",
        "it tells which masks were pressed at least once",
        "it tells which masks were pressed an odd number of times",
        "it tells how often each mask was pressed",
    ]
    tells_all = len(_boards_made(MAGIC)) == 2 ** len(MAGIC)  # each choice of masks makes a board of its own
    return Bet(
        "The board is white. A friend presses a hundred masks with closed eyes. You see only the board "
        "at the end. What does it tell you for certain?",
        choices,
        evidence="But why? The section “What the board remembers” shows it.",
        answer=choices[2] if tells_all else choices[0],
    )


def order() -> Bet:
    """Return the bet on whether the order of three presses matters."""
    boards = _boards_from_each_start(_ends_of_orders(MAGIC, _PRESSES))
    starts = sum(boards.values())
    there = Replay(MAGIC, _START, [3, 6, 4], [4, 3, 6])
    elsewhere = Replay(MAGIC, 1 - _START, [3, 6, 4], [4, 3, 6])
    return Bet(
        "Press 3, then 6, then 4. Or press 4 first, then 3, then 6. Do both ways end at the same board?",
        {
            _NEVER: ["Play both ways side by side, and look at the last two boards.", there],
            _ALWAYS: ["Play both ways side by side, from the start of the game above.", there],
            _DEPENDS: ["Two starts that differ in every cell. Play both ways from each.", there, elsewhere],
        },
        evidence=[
            "Three masks can be pressed in six orders. Here each order is played from each of the "
            f"{starts} starts: {6 * starts} ways. How many different boards do the six orders reach from "
            "one start?",
            plot.bars({_counted(n): boards[n] for n in range(1, 7)}, "starts that lead to"),
        ],
        answer=_answer(boards),
    )


def _ends_of_orders(rules: RuleSet, presses: Sequence[int]) -> NDArray[np.uint8]:
    """Press masks one at a time in every order, from every start: (orders, starts, rows, columns)."""
    starts = np.array([to_board(number, rules.shape) for number in range(2 ** rules.masks[0].size)])
    ends = []
    for numbers in permutations(presses):
        boards = starts
        for number in numbers:
            boards = boards ^ rules[number]
        ends.append(boards)
    return np.array(ends)


def _boards_from_each_start(ends: NDArray[np.uint8]) -> Counter[int]:
    """Count the starts by how many different boards their orders end at."""
    each = ends.reshape(*ends.shape[:2], -1).swapaxes(0, 1)
    return Counter(len(np.unique(boards, axis=0)) for boards in each)


def _answer(boards: Counter[int]) -> str:
    """Return the choice that fits: whether one board is reached from every start, from none, or from some."""
    return _ALWAYS if set(boards) == {1} else _DEPENDS if 1 in boards else _NEVER


def _counted(number: int) -> str:
    return "1 board" if number == 1 else f"{number} boards"


_FEWER, _HALF = "fewer than half of them", "exactly half of them"
_MORE, _ALL = "more than half, but not all", "all of them"


def reach() -> Bet:
    """Return the bet on how many boards the choices of masks make from white."""
    starts, reached = 2 ** len(MAGIC), len(_boards_made(MAGIC))
    left = 2 ** MAGIC.masks[0].size - reached
    return Bet(
        f"From the white board, how many of the {starts} boards can you make with the nine masks?",
        [_FEWER, _HALF, _MORE, _ALL],
        evidence=[
            f"Each of the {starts} choices of masks was pressed on the white board, and the boards that came "
            "out were counted, each once.",
            plot.bars({"made": reached, "never made": left}, "boards"),
        ],
        answer=_share(reached, left),
    )


def _boards_made(rules: RuleSet) -> set[tuple[int, ...]]:
    """Return the boards that the choices of masks make from white, by pressing one more mask at a time."""
    boards = {(0,) * rules.masks[0].size}
    for mask in rules.matrix.tolist():
        boards |= {tuple(a ^ b for a, b in zip(board, mask, strict=True)) for board in boards}
    return boards


def _share(reached: int, left: int) -> str:
    """Return the choice that fits."""
    if not left:
        return _ALL
    return _MORE if reached > left else _HALF if reached == left else _FEWER


def one_cell() -> Bet:
    """Return the bet on how many presses the centre alone needs."""
    fewest = int(MAGIC.solve(_WHITE, UNIT[_CENTRE]).sum())
    return Bet(
        "The board is white, and only the centre is to become black. How many presses does that need?",
        [str(number) for number in range(1, 10)],
        evidence=[
            "All choices of masks were tried, the shortest ones first. The centre alone needs "
            f"{fewest} presses.",
        ],
        answer=str(fewest),
    )

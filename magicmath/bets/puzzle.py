"""Bets of notebook 01."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations, product

import numpy as np
from numpy.typing import NDArray

from magicmath import plot
from magicmath.rules import MAGIC, RuleSet, to_board
from magicmath.widgets import Bet, Replay

_WITH, _WITHOUT = (4, 0, 5, 4), (0, 5)
_WHITE = to_board(0)
_START = to_board(71)  # that of the notebook's first game
_ALWAYS, _NEVER, _DEPENDS = "yes, from every start", "no, from no start", "it depends on the start"


def hundred() -> Bet:
    """Return the bet on whether a hundred presses and ninety-nine can make the same board; it stays open."""
    more, fewer = 100, 99
    return Bet(
        f"Two friends begin with a white board each. One presses {more} masks, the other {fewer}, with "
        "closed eyes. Can both end at the same board?",
        ["yes, at any board", "yes, but not at every board", "no, never"],
        evidence=f"Nobody can try all ways to press {more} masks: their number has "
        f"{len(str(len(MAGIC) ** more))} digits. So look at some of them in the next figure. Then come back "
        "to your bet.",
    )


def order() -> Bet:
    """Return the bet on whether a press takes back one that was made before others."""
    ways = [*sorted(set(permutations(_WITH))), _WITHOUT]
    ends = _ends_of_ways(MAGIC, ways)
    found = _order_in_words(ends)
    there = Replay(MAGIC, _START, list(_WITH), list(_WITHOUT), after=found)
    first = Replay(MAGIC, _START, list(_WITH), list(_WITHOUT))
    elsewhere = Replay(MAGIC, 1 - _START, list(_WITH), list(_WITHOUT), after=found)
    return Bet(
        "You press 4, then 0, then 5. But 4 was a mistake. Now you press 4 once more. Is the board as if you "
        "had pressed only 0 and 5?",
        {
            _NEVER: ["Play both ways side by side, and look at the last two boards.", there],
            _ALWAYS: ["Play both ways side by side, from the start of the game above.", there],
            _DEPENDS: ["Two starts that differ in every cell. Play both ways from each.", first, elsewhere],
        },
        answer=_answer(_boards_from_each_start(ends)),
    )


def _order_in_words(ends: NDArray[np.uint8]) -> str:
    """Tell how often the ways end at the board of the last of them, from the same start."""
    same = (ends[:-1] == ends[-1]).all(axis=(2, 3))
    often = "each time" if same.all() else f"{int(same.sum())} times"
    return (
        f"The computer pressed 4, 0, 5 and 4 in all {same.shape[0]} orders, from each of the {same.shape[1]} "
        f"starts. That makes {same.size} ways. It ended {often} at the board that 0 and 5 make from that "
        "start."
    )


def _ends_of_ways(rules: RuleSet, ways: Sequence[Sequence[int]]) -> NDArray[np.uint8]:
    """Press masks one at a time in each of some ways, from every start: (ways, starts, rows, columns)."""
    starts = np.array([to_board(number, rules.shape) for number in range(2 ** rules.masks[0].size)])
    ends = []
    for numbers in ways:
        boards = starts
        for number in numbers:
            boards = boards ^ rules[number]
        ends.append(boards)
    return np.array(ends)


def _boards_from_each_start(ends: NDArray[np.uint8]) -> Counter[int]:
    """Count the starts by how many different boards their ways end at."""
    each = ends.reshape(*ends.shape[:2], -1).swapaxes(0, 1)
    return Counter(len(np.unique(boards, axis=0)) for boards in each)


def _answer(boards: Counter[int]) -> str:
    """Return the choice that fits: whether one board is reached from every start, from none, or from some."""
    return _ALWAYS if set(boards) == {1} else _DEPENDS if 1 in boards else _NEVER


_FEWER, _HALF = "fewer than half of them", "exactly half of them"
_MORE, _ALL = "more than half, but not all", "all of them"


def reach() -> Bet:
    """Return the bet on how many boards the choices of masks make from white; the notebook answers it."""
    boards = 2 ** MAGIC.masks[0].size
    first, second = MAGIC[0], MAGIC[1]
    made = [_WHITE, first, second, first ^ second]
    return Bet(
        f"From the white board, how many of the {boards} boards can you make with the nine masks?",
        [_FEWER, _HALF, _MORE, _ALL],
        evidence=[
            f"With the first two masks you can make {len(_boards_made(RuleSet(MAGIC[:2])))} boards:",
            plot.boards(made, ["none", "mask 0", "mask 1", "both"]),
            f"With the first three you can make {len(_boards_made(RuleSet(MAGIC[:3])))}. Will the number "
            "double with each further mask? It does not if earlier masks together already do the same as "
            "the new one. Your own presses will tell.",
        ],
    )


def _boards_made(rules: RuleSet) -> set[tuple[int, ...]]:
    """Return the boards that the choices of masks make from white, by pressing one more mask at a time."""
    boards = {(0,) * rules.masks[0].size}
    for mask in rules.matrix.tolist():
        boards |= {tuple(a ^ b for a, b in zip(board, mask, strict=True)) for board in boards}
    return boards


_EVERY, _LEFT_OUT, _IT_DEPENDS = "yes, always", "no, never", "it depends on the masks"
_PAIRS = ("none", "mask 0", "mask 1", "both")
_ALIKE = ((1, 1), (1, 1))  # masks of two cells


def two_cells() -> Bet:
    """Return the bet on a toy of two cells in which two choices of masks make the same board."""
    cells = list(product((0, 1), repeat=2))
    toys = [_boards_of_choices(masks) for masks in product(cells, repeat=2)]
    return Bet(
        "A small toy has two cells and two masks: 4 choices of masks, and 4 boards. We are told that in "
        "this toy two different choices make the same board. Can all 4 boards be made?",
        [_EVERY, _LEFT_OUT, _IT_DEPENDS],
        evidence=[
            "Each of the 4 choices makes one board. If two of them make the same one, there are at most 3 "
            "boards, and one is left out. For example:",
            _drawn(_ALIKE),
        ],
        answer=_whether_all(toys),
    )


def _boards_of_choices(masks: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    """Return the boards that none, the first, the second and both of two masks make of the white board."""
    first, second = map(tuple, masks)
    both = tuple(a ^ b for a, b in zip(first, second, strict=True))
    return [(0,) * len(first), first, second, both]


def _whether_all(toys: list[list[tuple[int, ...]]]) -> str:
    """Return the choice that fits the toys in which two choices make the same board."""
    shared = [boards for boards in toys if any(a == b for a, b in combinations(boards, 2))]
    whole = [all(board in boards for board in product((0, 1), repeat=2)) for boards in shared]
    return _EVERY if all(whole) else _IT_DEPENDS if any(whole) else _LEFT_OUT


def _drawn(masks: Sequence[Sequence[int]]) -> plot.Picture:
    return plot.boards(np.array(_boards_of_choices(masks)).reshape(4, 1, 2), list(_PAIRS))


_CAN, _CANNOT = "yes", "no"


def hollow() -> Bet:
    """Return the bet on the goal of the notebook, for MAGIC with a plus that has lost its centre."""
    masks = MAGIC.masks.copy()
    masks[4, 1, 1] = 0
    made = _boards_made(RuleSet(masks))
    can = tuple((_START ^ to_board(495)).ravel().tolist()) in made
    return Bet(
        "Can HOLLOW reach the goal?",
        [_CAN, _CANNOT],
        evidence=f"All {2 ** len(masks)} choices of masks were pressed on the start. "
        f"{'Some of them make' if can else 'None of them makes'} the goal. Only {len(made)} different boards "
        "came out.",
        answer=_CAN if can else _CANNOT,
    )

"""Bets of notebook 01."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations, product

import numpy as np
from numpy.typing import NDArray

from magicmath import plot
from magicmath.rules import MAGIC, RuleSet, to_board
from magicmath.widgets import Bet, Replay

_PRESSES = (3, 6, 4)
_WHITE = to_board(0)
_START = to_board(71)  # that of the notebook's first game
_ALWAYS, _NEVER, _DEPENDS = "yes, from every start", "no, from no start", "it depends on the start"


def hundred() -> Bet:
    """Return the bet on what a board tells of a hundred blind presses."""
    tells_all = len(_boards_made(MAGIC)) == 2 ** len(MAGIC)  # each choice of masks makes a board of its own
    return Bet(
        "The board is white. A friend presses a hundred masks with closed eyes. You see only the board "
        "at the end. What does it tell you for certain?",
        {choice: _three_presses(*ways) for choice, ways in _TOLD.items()},
        evidence="A pair of equal presses leaves no trace. Is everything else told? Below you try it.",
        answer=_ODD if tells_all else _NOTHING,
    )


_NOTHING, _ONCE = "it tells nothing", "it tells which masks were pressed at least once"
_ODD = "it tells which masks were pressed an odd number of times"
_OFTEN = "it tells how often each mask was pressed"
_TOLD = {
    _NOTHING: ([0, 4, 8], [0, 4, 6]),
    _ONCE: ([0, 4, 4], [0, 3, 3]),
    _ODD: ([0, 0, 4], [8, 4, 8]),
    _OFTEN: ([3, 3, 3], [3, 6, 6]),
}


def _three_presses(first: list[int], second: list[int]) -> list[str | Replay]:
    """Play two ways of three presses, and ask what their ends tell."""
    replay = Replay(MAGIC, _WHITE, first, second)
    ways = " and ".join(" ".join(map(str, way)) for way in (first, second))
    odd = [{mask for mask in way if way.count(mask) % 2} for way in (first, second)]
    same_odd = "Both have the same odd masks" if odd[0] == odd[1] else "They differ in their odd masks"
    return [
        f"Try it with three presses: {ways}. {same_odd}.",
        replay,
        "Look at the last two boards. If they are the same, no board tells which way was pressed.",
    ]


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
        evidence="Three masks can be pressed in six orders. Each order was played from each of the "
        f"{starts} starts: {6 * starts} ways. From {boards[1]} of these starts, all six orders ended at one "
        "board.",
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


_FEWER, _HALF = "fewer than half of them", "exactly half of them"
_MORE, _ALL = "more than half, but not all", "all of them"


def reach() -> Bet:
    """Return the bet on how many boards the choices of masks make from white."""
    starts, reached = 2 ** len(MAGIC), len(_boards_made(MAGIC))
    left = 2 ** MAGIC.masks[0].size - reached
    return Bet(
        f"From the white board, how many of the {starts} boards can you make with the nine masks?",
        [_FEWER, _HALF, _MORE, _ALL],
        evidence=f"Each of the {starts} choices of masks was pressed on the white board. Of the "
        f"{reached + left} boards, {reached} came out.",
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


_EVERY, _LEFT_OUT, _IT_DEPENDS = "yes, always", "no, never", "it depends on the masks"
_PAIRS = ("none", "mask 0", "mask 1", "both")
_ALIKE, _APART = ((1, 1), (1, 1)), ((1, 1), (1, 0))  # masks of two cells


def two_cells() -> Bet:
    """Return the bet on a toy of two cells in which two choices of masks make the same board."""
    cells = list(product((0, 1), repeat=2))
    toys = [_boards_of_choices(masks) for masks in product(cells, repeat=2)]
    return Bet(
        "A small toy has two cells and two masks: 4 choices of masks, and 4 boards. Suppose that "
        "two different choices make the same board. Can all 4 boards be made?",
        [_EVERY, _LEFT_OUT, _IT_DEPENDS],
        evidence=[
            "Each of the 4 choices makes one board. If two of them make the same one, there are at most 3 "
            "boards, and one is left out. For example:",
            _drawn(_ALIKE),
            "Look at it the other way round. If no board is left out, each choice makes a board of its own. "
            "For example:",
            _drawn(_APART),
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

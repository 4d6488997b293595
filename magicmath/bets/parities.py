"""Bets of notebook 02."""

from collections import Counter
from itertools import product

import numpy as np

from magicmath import gf2, plot
from magicmath.rules import MAGIC, UNIT, RuleSet, pressed, to_board
from magicmath.widgets import Bet, Replay

_WHITE, _CENTRE, _SIDE = to_board(0), 4, 1
_YES_ALL, _YES_OTHER, _NO = "yes, as the XOR of all three", "yes, as another XOR", "no"
_ALWAYS, _DEPENDS, _NEVER = "always", "it depends on the tenth mask", "never"


def side() -> Bet:
    """Return the bet on how many cells decide whether the mask of the upper side is pressed."""
    cells = _deciding_cells(MAGIC, _SIDE)
    picture = np.isin(np.arange(9), cells).reshape(3, 3)
    return Bet(
        "You know which cells must change. You only want to know the letter b: is mask 1, the upper side, in "
        "the solution? At how many of the nine cells must you look?",
        number=(1, 9),
        evidence=[
            "Notebook 01 found a recipe for each cell: the masks that change this cell alone. The black "
            "cells here are those whose recipe presses mask 1.",
            plot.boards([picture], ["cells that decide"]),
            f"These are {len(cells)} cells. Count how many of them must change. If the count is odd, mask 1 "
            "is in the solution. The other cells do not matter. Add the equations of the black cells, and "
            "check: only b is left.",
        ],
        answer=len(cells),
    )


def _deciding_cells(rules: RuleSet, mask: int) -> list[int]:
    """Return the cells whose recipe presses a mask, by solving for each cell alone."""
    white = np.zeros(rules.shape, np.uint8)
    return [cell for cell, board in enumerate(UNIT.masks) if rules.solve(white, board)[mask]]


def majority() -> Bet:
    """Return the bet on whether the majority of three votes is an XOR of some of them."""
    agreeing = _agreements()
    best = max(agreeing.values())
    return Bet(
        "Three votes x, y and z are 0 or 1. Their majority is 0 or 1, too. Can it be found by XOR alone, "
        "as the XOR of some of the three votes?",
        [_YES_ALL, _YES_OTHER, _NO],
        evidence=[
            f"Each XOR was compared with the majority, for all {2**3} ways to vote. How often do they agree?",
            plot.bars(agreeing, "agreements"),
            f"None agrees more than {best} times. There is also a reason. Suppose that x alone votes 1. The "
            "majority is 0. Suppose that y alone votes 1. It is 0 again. Now both vote 1. With an XOR, the "
            "result would be the XOR of the two results, and that is 0. But the majority is 1.",
        ],
        answer=_answer_on_majority(agreeing),
    )


def _agreements() -> dict[str | int, int]:
    """Count, for each XOR of some of three votes, how often it is the majority."""
    votes = np.array(list(product((0, 1), repeat=3)))
    wins = votes.sum(axis=1) > 1
    counts: dict[str | int, int] = {}
    for chosen in product((1, 0), repeat=3):
        names = [name for name, is_in in zip("xyz", chosen, strict=True) if is_in]
        counts[" ^ ".join(names) or "0"] = int((votes @ chosen % 2 == wins).sum())
    return counts


def _answer_on_majority(agreeing: dict[str | int, int]) -> str:
    """Return the choice that fits how often each XOR agrees with the majority."""
    perfect = [name for name, count in agreeing.items() if count == 2**3]
    return _NO if not perfect else _YES_ALL if "x ^ y ^ z" in perfect else _YES_OTHER


def tenth() -> Bet:
    """Return the bet on choices that change nothing, where there is a tenth mask."""
    found = _quiet_by_tenth_mask()
    one, other = (_with_tenth(board) for board in (UNIT[_CENTRE], 1 - _WHITE))
    here, there = (Replay(rules, _WHITE, pressed(rules.quiet_presses[0])) for rules in (one, other))
    say = "Let the tenth mask change the centre alone. It has the number 9."
    also = "Or let it change all nine cells."
    return Bet(
        "Give MAGIC a tenth mask, any one that is not blank. Is there now a choice of masks, not empty, that "
        "changes nothing?",
        {
            _ALWAYS: [say, here, also, there],
            _DEPENDS: [say, here, also, there],
            _NEVER: [say, here, "Now nothing is changed."],
        },
        evidence=[
            f"All {sum(found.values())} masks that are not blank were tried. With {found[True]} of them "
            "there is such a choice.",
            f"The reason is a count. Ten masks have {2**10} choices, but there are only {2**9} boards. So "
            "two choices make the same board. Press one after the other: the second takes back what the "
            "first has done. Masks that are in both choices drop out, and the others change nothing.",
        ],
        answer=_answer_on_tenth(found),
    )


def _with_tenth(mask: object) -> RuleSet:
    """Return MAGIC with one mask more."""
    return RuleSet([*MAGIC.masks, mask], name="MAGIC with a tenth mask")


def _quiet_by_tenth_mask() -> Counter[bool]:
    """Count the tenth masks by whether some choice of masks, not empty, changes nothing."""
    rows = [np.vstack([MAGIC.matrix, to_board(number).reshape(1, -1)]) for number in range(1, 2**9)]
    return Counter(gf2.matrix_rank(matrix) < len(matrix) for matrix in rows)


def _answer_on_tenth(found: Counter[bool]) -> str:
    """Return the choice that fits."""
    return _ALWAYS if not found[False] else _NEVER if not found[True] else _DEPENDS

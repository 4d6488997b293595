"""Bets of notebook 02."""

from collections import Counter
from itertools import product

import numpy as np
from numpy.typing import NDArray

from magicmath import gf2, plot
from magicmath.exercises.parities import FIVE, HOLLOW
from magicmath.rules import MAGIC, UNIT, RuleSet, pressed, to_board
from magicmath.widgets import Bet, Replay

_WHITE, _CENTRE = to_board(0), 4
_NAMES = "abcdefghi"
_YES_ALL, _YES_OTHER, _NO = "yes, as the XOR of all three", "yes, as another XOR", "no"
_E_ALONE, _OTHER_LETTER = "e alone, as in MAGIC", "another letter alone"
_SEVERAL, _NOTHING = "two letters or more", "nothing"
_LOST = {256: "no, just these 256", 320: "yes, 320", 384: "yes, 384", 448: "yes, 448"}  # boards
_BITS_DO, _AS_MANY = "nothing: bits are enough", "as many equations as unknowns"
_ONE_SOLUTION, _LINEAR = "exactly one solution", "two causes together do the sum of what each does"
_ALWAYS, _DEPENDS, _NEVER = "always", "it depends on the tenth mask", "never"


def _deciding_cells(rules: RuleSet, mask: int) -> list[int]:
    """Return the cells whose recipe presses a mask, by solving for each cell alone."""
    white = np.zeros(rules.shape, np.uint8)
    return [cell for cell, board in enumerate(UNIT.masks) if rules.solve(white, board)[mask]]


def in_hollow() -> Bet:
    """Return the bet on what the equations that leave e in MAGIC leave in HOLLOW."""
    cells = _deciding_cells(MAGIC, _CENTRE)
    left = _letters(np.bitwise_xor.reduce(HOLLOW.matrix[:, cells], axis=1))
    return Bet(
        "Add the equations of the same five cells as in exercise 2, but now those of HOLLOW. What remains on "
        "the left?",
        [_E_ALONE, _OTHER_LETTER, _SEVERAL, _NOTHING],
        evidence=[
            f"What is left: {' + '.join(left) or 'not one letter'}. In the centre's equation e is gone. "
            "The figure below adds the equations for you.",
        ],
        answer=_remaining(left),
    )


def _letters(bits: NDArray[np.uint8]) -> list[str]:
    """Return the letters of the masks whose bit is 1."""
    return [_NAMES[mask] for mask in pressed(bits)]


def _remaining(left: list[str]) -> str:
    """Return the choice that fits the letters that are left."""
    if left == [_NAMES[_CENTRE]]:
        return _E_ALONE
    return [_NOTHING, _OTHER_LETTER, _SEVERAL][min(len(left), 2)]


def hollow_boards() -> Bet:
    """Return the bet on how many boards HOLLOW makes."""
    boards, cells = sum(_boards_by_choices(HOLLOW).values()), HOLLOW.matrix.shape[1]
    odd = sum(int((to_board(number) & FIVE).sum()) % 2 for number in range(2**cells))
    lost = 2**cells - boards
    return Bet(
        f"At least {odd} boards are lost. Are more?",
        list(_LOST.values()),
        evidence=[
            f"All {2 ** len(HOLLOW)} choices of its masks were tried, from white. They make {boards} boards. "
            f"So {lost} boards are lost{', and no more' if lost == odd else ''}.",
        ],
        answer=_LOST[lost],
    )


def _boards_by_choices(rules: RuleSet) -> Counter[int]:
    """Count the boards that are made from white, by the number of choices that make them; each is tried."""
    choices = np.array(list(product((0, 1), repeat=len(rules))), np.uint8)
    made = Counter(board.tobytes() for board in gf2.matmul(choices, rules.matrix))
    return Counter(made.values())


def leap() -> Bet:
    """Return the bet on what a problem in bits needs before equations can be added."""
    return Bet(
        "A problem is written in bits. What must still be true, so that you can solve it as you solved the "
        "puzzle, by adding equations?",
        [_BITS_DO, _AS_MANY, _ONE_SOLUTION, _LINEAR],
        evidence=[
            "Your equations are sums of unknowns: the rule is linear. Only such equations can be added so "
            "that letters drop out. There may be fewer equations than unknowns, or no solution: adding them "
            "tells this, too. Are Langlet's three problems linear?",
            "The weather: the air cools a little, and no cloud forms. It cools a little for another reason, "
            "and no cloud forms. But if both happen, there is a cloud. A linear rule forbids this: 0 + 0 is "
            "0.",
            "The budget: a tax often begins above a limit. Two small incomes below it pay nothing. But if "
            "one person has both, this person pays.",
            "Physics: some of its basic equations are linear, and some are not. Gravity in Einstein's own "
            "theory is not.",
        ],
        answer=_LINEAR,
    )


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
            "majority is 0. Suppose that y alone votes 1. It is 0 again. Now both vote 1. An XOR is linear, "
            "so it would give 0 + 0, and that is 0. But the majority is 1. So it is not linear.",
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
        counts[" XOR ".join(names) or "0"] = int((votes @ chosen % 2 == wins).sum())
    return dict(sorted(counts.items(), key=lambda item: -item[1]))


def _answer_on_majority(agreeing: dict[str | int, int]) -> str:
    """Return the choice that fits how often each XOR agrees with the majority."""
    perfect = [name for name, count in agreeing.items() if count == 2**3]
    return _NO if not perfect else _YES_ALL if "x XOR y XOR z" in perfect else _YES_OTHER


def tenth() -> Bet:
    """Return the bet on choices that change nothing, where there is a tenth mask."""
    found = _quiet_by_tenth_mask()
    tried = sum(found.values())
    rules = RuleSet([*MAGIC.masks, UNIT[_CENTRE]], name="MAGIC with a tenth mask")
    return Bet(
        "Give MAGIC a tenth mask, any one that is not blank. Is there now a quiet choice of masks: one that "
        "is not empty and changes nothing?",
        [_ALWAYS, _DEPENDS, _NEVER],
        evidence=[
            f"All {tried} masks that are not blank were tried. With "
            f"{'all' if found[True] == tried else found[True]} of them there is such a choice.",
            f"The reason is a count. Ten masks have {2**10} choices, but there are only {2**9} boards. So "
            "two of them lead to one board. Press one after the other: the second takes back what the "
            "first has done. Masks that are in both choices drop out, and the others change nothing.",
            "For example, let the tenth mask change the centre alone. It has the number 9. Press Play: at "
            "the end nothing is changed.",
            Replay(rules, _WHITE, pressed(rules.quiet_presses[0])),
        ],
        answer=_answer_on_tenth(found),
    )


def _quiet_by_tenth_mask() -> Counter[bool]:
    """Count the tenth masks by whether some choice of masks, not empty, changes nothing."""
    rows = [np.vstack([MAGIC.matrix, to_board(number).reshape(1, -1)]) for number in range(1, 2**9)]
    return Counter(gf2.matrix_rank(matrix) < len(matrix) for matrix in rows)


def _answer_on_tenth(found: Counter[bool]) -> str:
    """Return the choice that fits."""
    return _ALWAYS if not found[False] else _NEVER if not found[True] else _DEPENDS


_COPIES, _QUARTER, _HALF = (
    "9: the blank one, and copies of the other eight",
    "128, a quarter",
    "256, half of them",
)
_NEARLY_ALL = "511, all but the plus"


def ninth() -> Bet:
    """Return the bet on how many masks, put in the place of MAGIC's plus, spoil it."""
    spoiling = _spoiling_masks(MAGIC, _CENTRE)
    eight = 2 ** (len(MAGIC) - 1)
    return Bet(
        "Keep eight of MAGIC's masks, all but mask 4. Put in its place any of the 512 masks that nine cells "
        "allow. For how many of these masks can some board no longer be made?",
        [_COPIES, _QUARTER, _HALF, _NEARLY_ALL],
        evidence=[
            "Each of the 512 masks was put there, and the boards were counted that the nine masks make. With "
            f"{spoiling} of the masks some board is lost.",
            f"The eight masks make {eight} boards. If your mask is one of these, some of the eight do the "
            "same together, and your mask brings nothing new. If it is none of them, no board is lost. The "
            "next figure shows why.",
        ],
        answer=_spoiling_share(spoiling),
    )


def _spoiling_masks(rules: RuleSet, place: int) -> int:
    """Count the masks that make a rule lose boards when they stand in one place."""
    matrix, cells = rules.matrix.copy(), rules.matrix.shape[1]
    lost = 0
    for number in range(2**cells):
        matrix[place] = to_board(number, rules.shape).ravel()
        lost += gf2.matrix_rank(matrix) < cells
    return lost


def _spoiling_share(spoiling: int) -> str:
    """Return the choice that fits."""
    return {9: _COPIES, 128: _QUARTER, 256: _HALF, 511: _NEARLY_ALL}[spoiling]

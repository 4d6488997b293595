"""Bets of notebook 08."""

import numpy as np
from numpy.typing import NDArray

from magicmath import gf2, helix, plot
from magicmath.rules import MAGIC, to_board
from magicmath.widgets import Bet, Million

_SIDE = 1024
_CELLS = _SIDE * _SIDE
_LEVELS = _CELLS.bit_length() - 1
_FEW, _QUARTER, _HALF, _MOST = (
    "about a thousand",
    "about a quarter of them",
    "about half of them",
    "nearly all",
)
_ALWAYS, _SOMETIMES, _NEVER = "in each puzzle", "in some puzzles, but not in all", "in no puzzle"
_ALL, _EVERY_OTHER, _ONE_IN_1024, _NEXT_TO_NONE = (
    "all of them",
    "about half of them",
    "about one in a thousand",
    "next to none of them",
)
_HALF_AS_MUCH, _AS_MUCH, _TEN_TIMES, _HUNDREDS = (
    "about half as much work",
    "about as much",
    "about ten times as much",
    "more than a hundred times as much",
)
_SIX_TIMES, _DISC, _LETTERS = (
    "the disc: about six times as many",
    "the disc: a few more",
    "the letters",
)
_CHANCES = {_ALL: 1.0, _EVERY_OTHER: 1 / 2, _ONE_IN_1024: 1 / 1024, _NEXT_TO_NONE: 0.0}


def how_many() -> Bet:
    """Return the bet on how many presses a random puzzle of a million cells needs."""
    counts = [_presses_of_a_random_puzzle(seed) for seed in (1, 2, 3)]
    share = sum(counts) / len(counts) / _CELLS
    return Bet(
        f"Chance chooses a start and a goal of {_SIDE}×{_SIDE} cells. There are {_CELLS:,} masks. How many "
        "must be pressed?",
        [_FEW, _QUARTER, _HALF, _MOST],
        evidence=[
            f"Three such puzzles need {counts[0]:,}, {counts[1]:,} and {counts[2]:,} presses.",
            f"That is a share of {share:.3f}. By chapter 06, ⌽G has an inverse. So each difference has its "
            "own choice of masks, and all differences are equally likely. So all choices of masks are "
            "equally likely, too. It is as if a "
            "coin were tossed for each mask.",
        ],
        answer=_answer_on_share(share),
    )


def _presses_of_a_random_puzzle(seed: int) -> int:
    """Count the presses of a puzzle of a million cells whose start and goal are drawn by lot."""
    start, goal = np.random.default_rng(seed).integers(0, 2, (2, _CELLS), dtype=np.uint8)
    return int(helix.helix(start ^ goal).sum(dtype=int))


def _answer_on_share(share: float) -> str:
    """Return the choice that is nearest to a share of the masks."""
    shares = {_FEW: 1000 / _CELLS, _QUARTER: 1 / 4, _HALF: 1 / 2, _MOST: 1.0}
    return min(shares, key=lambda choice: abs(shares[choice] - share))


def disc_or_letters() -> Bet:
    """Return the bet on which of two drawings of a million cells needs more masks."""
    letters, disc = (Million(name) for name in ("letters", "disc"))
    black = [int(one.cells.sum(dtype=int)) for one in (letters, disc)]
    masks = [int(one.presses.sum(dtype=int)) for one in (letters, disc)]
    return Bet(
        f"The letters MAGIC have {black[0]:,} black cells, and a disc has {black[1]:,}. All of them must "
        "turn white. Which needs more masks?",
        [_SIX_TIMES, _DISC, _LETTERS],
        evidence=[
            f"The letters need {masks[0]:,} masks, and the disc {masks[1]:,}.",
            "A mask is pressed if a sum of cells is odd (chapter 07). Inside the disc these cells are black "
            "two by two, and two 1s cancel. White cells add nothing. So much black need not mean many masks. "
            "You will see such pairs below, in “One press of a disc”.",
        ],
        answer=_answer_on_drawings(*masks),
    )


def _answer_on_drawings(letters: int, disc: int) -> str:
    """Return the choice that tells which of two numbers of masks is larger, and how much."""
    if disc < letters:
        return _LETTERS
    return _SIX_TIMES if disc > 3 * letters else _DISC


def cell_by_cell() -> Bet:
    """Return the bet on what a million cells cost without a butterfly."""
    ones = helix.geniton(_SIDE)[:, ::-1].sum(axis=1, dtype=int)  # of each row of ⌽G
    presses = Million("by lot").presses
    flips = int(ones @ presses.astype(int) @ ones)
    xors = _LEVELS * _CELLS // 2
    count = int(presses.sum(dtype=int))
    return Bet(
        "How much work is it to go from cell to cell, compared with the butterfly? Count each flip of a "
        "cell, and each XOR of the butterfly.",
        [_HALF_AS_MUCH, _AS_MUCH, _TEN_TIMES, _HUNDREDS],
        evidence=[
            f"Cell by cell: {flips:,} flips. Butterfly: {xors:,} XORs.",
            f"You press {count:,} masks, and each flips {flips / count:,.0f} cells on average. Why so many? "
            f"By chapter 06, ⌽G with 2ᵏ rows has 3ᵏ 1s. Here k is {_LEVELS}, so a mask has (3/2)²⁰ = "
            f"{1.5**_LEVELS:,.0f} black cells on average. The butterfly adds at most {_LEVELS} bits to each "
            "cell.",
        ],
        answer=_answer_on_work(flips / xors),
    )


def _answer_on_work(ratio: float) -> str:
    """Return the choice that is nearest to so many times the work."""
    if ratio > 100:
        return _HUNDREDS
    times = {_HALF_AS_MUCH: 1 / 2, _AS_MUCH: 1.0, _TEN_TIMES: 10.0}
    return min(times, key=lambda choice: abs(np.log(times[choice] / ratio)))


def path() -> Bet:
    """Return the bet on the formula for the path that is printed with the inverse."""
    ending = _differences_that_the_printed_path_ends()
    total = 2 ** MAGIC.matrix.shape[1]
    difference = to_board(32) ^ to_board(495)
    return Bet(
        "For MAGIC, D times M⁻¹ tells which masks to press. M holds the masks, and M⁻¹ is its inverse. To "
        "D one must add rows of M: those of the pressed masks. The printed line adds the rows of M⁻¹ with "
        "the same numbers. In how many puzzles does it still end at the goal?",
        [_ALWAYS, _SOMETIMES, _NEVER],
        evidence=[
            "Take one game of MAGIC, which an article by Day plays. This is left at the end.",
            plot.boards(
                [_left_over(difference, name).reshape(3, 3) for name in ("M⁻¹", "M")],
                ["left with M⁻¹", "left with M"],
            ),
            f"Over all {total} differences the last row is zero for {ending} with M⁻¹, and for all "
            f"{total} with M. With M⁻¹ it is D + V·M⁻¹ = D + D·M⁻¹·M⁻¹. This is zero exactly if M⁻¹·M⁻¹ "
            "leaves D as it is.",
            "You press masks, and the masks are the rows of M. So it has to be V⌿M. In the fractal puzzle "
            "the slip does not show, since there M⁻¹ and M are the same matrix. That is probably how it got "
            "in.",
        ],
        answer=_answer_on_path(ending, total),
    )


def _left_over(difference: NDArray[np.uint8], name: str) -> NDArray[np.uint8]:
    """Return the last row of ≠⍀D⍪V⌿M⁻¹ or of ≠⍀D⍪V⌿M for a difference of MAGIC."""
    inverse = gf2.inv(MAGIC.matrix)
    chosen = gf2.matmul(difference.ravel(), inverse) == 1
    rows = {"M⁻¹": inverse, "M": MAGIC.matrix}[name][chosen]
    return helix.xor_scan(np.vstack([difference.ravel(), rows]), axis=0)[-1]


def _differences_that_the_printed_path_ends() -> int:
    """Count the differences of MAGIC for which the path with the inverse ends at the goal."""
    return sum(not _left_over(to_board(number), "M⁻¹").any() for number in range(2**9))


def _answer_on_path(ending: int, total: int) -> str:
    """Return the choice that fits how many paths end at the goal; the path without a press always does."""
    if ending == total:
        return _ALWAYS
    return _SOMETIMES if ending else _NEVER


def book() -> Bet:
    """Return the bet on what share of the puzzles a book of 1024 masks can solve."""
    return Bet(
        f"A book has {_SIDE} pages. Each page shows one mask, for boards of {_SIDE}×{_SIDE} cells. The start "
        "is white. How many of all goals can you reach with the masks of the book?",
        [_ALL, _EVERY_OTHER, _ONE_IN_1024, _NEXT_TO_NONE],
        evidence=[
            f"With {_SIDE} masks there are 2 to the {_SIDE} choices. So at most so many boards are within "
            "reach.",
            f"There are 2 to the {_CELLS} boards. The share within reach is at most 1 divided by 2 to the "
            f"{_CELLS - _SIDE}. This 2 to the {_CELLS - _SIDE} has {_digits(_CELLS - _SIDE)} digits.",
            f"So {_SIDE} masks are hopeless. But {_SIDE} lines are enough! Print the rows of ⌽G{_SIDE}, one "
            f"line for each. To see mask {_SIDE}a + b, open the book at two lines, a and b: the mask is "
            f"their product. Such a book holds all {_CELLS} masks, and it reaches every goal.",
        ],
        answer=_answer_on_book(_SIDE, _CELLS),
    )


def _digits(exponent: int) -> int:
    """Count the decimal digits of 2 to an exponent."""
    return int(exponent * np.log10(2)) + 1


def _answer_on_book(pages: int, cells: int) -> str:
    """Return the choice that is nearest to the largest share that so many masks can reach."""
    share = 2.0 ** (pages - cells)
    return min(_CHANCES, key=lambda choice: abs(_CHANCES[choice] - share))

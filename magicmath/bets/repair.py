"""Bets of notebook 09."""

from itertools import product
from math import comb, inf

import numpy as np
from numpy.typing import NDArray

from magicmath import gf2, plot
from magicmath.codes import Code, ReedMuller
from magicmath.exercises.repair import CODE, ROWS
from magicmath.widgets import Bet, PictureRepair
from magicmath.widgets.picture_repair import kinds

NOISE = 5  # percent
_SEEDS = range(10)
_VOTING, _RELIABLE = "Reed–Muller, 64 of 128", "polar, 64 of 128"
_WEIGHT, _RELIABILITY, _ALIKE = (
    "the first code",
    "the second code",
    "there is hardly a difference",
)
_CHART = "wrong cells"
_ALIKE_WITHIN = 0.2  # of the larger number
_GAP = 4  # cells between two pictures
_LENGTHS = (5, 6, 7, 8)
_MARINER = ReedMuller(1, 5)
_CELLS = len(_MARINER.rows)  # of a group, which one word carries
_SAID = 5  # times, as 5·6 is nearly 32
_MANY = 100_000  # groups
_RATIOS = {  # the largest that each choice stands for
    "The child has at most 3 times as many wrong groups as Mariner": 3,
    "The child has 3 to 30 times as many": 30,
    "The child has more than 30 times as many": inf,
}


def fewest() -> Bet:
    """Return the bet on how many bits a word needs at least, so that one flip can be repaired."""
    needed = _shortest_by_counting(len(CODE.rows))
    shorter = ROWS[:, -needed:]
    words = 2 ** len(CODE.rows)
    return Bet(
        "A message has four bits. It is sent as a longer word, and any one bit of this word may flip. The "
        "receiver must always be able to repair it. How many bits must a word have at least?",
        [f"{length} bits" for length in _LENGTHS],
        evidence=[
            f"Count. There are {words} words to send. Each can arrive in one right form, and in one "
            "damaged form for each of its bits. No form may belong to two words. So words of n bits need "
            f"{words}·(n + 1) different forms, and there are 2ⁿ.",
            plot.bars(
                {f"{n} bits, needed {words * (n + 1)}": 2**n for n in _LENGTHS}, "forms that there are"
            ),
            f"So fewer than {needed} bits are not enough. Are {needed} enough? Leave out place 0 of our "
            f"code. {_tried(shorter)} Nothing is wasted: each form belongs to one word.",
            "This is the code of Richard Hamming, from 1950. The place that was left out adds something "
            "else: with it, the receiver also sees that two have flipped.",
        ],
        answer=f"{needed} bits",
    )


def _shortest_by_counting(message: int) -> int:
    """Return the least n for which 2**message words, each with n damaged forms, fit into 2**n."""
    n = message
    while 2**message * (n + 1) > 2**n:
        n += 1
    return n


def _tried(rows: NDArray[np.uint8]) -> str:
    """Tell whether one flip in any sum of the rows can be repaired."""
    forms = _forms(rows)
    return (
        f"Then take all {2 ** len(rows)} words. Leave each word as it is, and flip each of its places. These "
        f"{len(forms)} forms are "
        f"{'all different' if len(set(forms)) == len(forms) else 'not all different'}."
    )


def _forms(rows: NDArray[np.uint8]) -> list[tuple[int, ...]]:
    """Return each sum of the rows as it arrives without a flip, and with each single flip."""
    choices = np.array(list(product((0, 1), repeat=len(rows))), dtype=np.uint8)
    length = rows.shape[1]
    flips = np.vstack([np.zeros((1, length), dtype=np.uint8), np.eye(length, dtype=np.uint8)])
    return [tuple((word ^ flip).tolist()) for word in gf2.matmul(choices, rows) for flip in flips]


def groups() -> Bet:
    """Return the bet on a child who repeats each bit, against the code of Mariner 9."""
    alone, said, coded = _wrong_groups()
    return Bet(
        f"Suppose {NOISE} of 100 bits flip. A child sends a group of {_CELLS} cells in {_SAID * _CELLS} "
        f"bits: it says each cell {_SAID} times. Mariner sends the group in a word of {_MARINER.length} "
        "bits. A group is wrong if one of its cells is wrong. Compare how many groups come out wrong.",
        list(_RATIOS),
        evidence=[
            f"Without any help, {alone:,} of {_MANY:,} groups are wrong. The child's group is wrong if "
            f"{_SAID // 2 + 1} copies of one cell flip. A word of Mariner can be wrong only if "
            f"{_MARINER.corrects + 1} of its {_MARINER.length} bits flip, or more.",
            plot.bars(
                {f"child: each cell {_SAID} times": said, "Mariner: at most": coded},
                f"wrong, of {_MANY:,} groups",
            ),
            f"Mariner's bar counts each word with {_MARINER.corrects + 1} flips or more as lost. Even so, "
            f"for one wrong group of Mariner the child has about {round(said / coded, -1):.0f}. In truth it "
            f"has several hundred. Suppose just {_MARINER.corrects + 1} bits of a word flip. In "
            f"{_still_nearest()} of 100 cases, what arrives is still nearer to the word sent than to any "
            "other word.",
            f"Why? Against the child, {_SAID // 2 + 1} flips are enough, if they meet in one cell. Against "
            f"Mariner, {_MARINER.corrects} are not enough, wherever they fall. All {_MARINER.length} bits of "
            f"a word defend its group together. The child has only {_SAID} copies to defend each cell.",
        ],
        answer=_ratio(said, coded),
    )


def _wrong_groups() -> tuple[int, int, int]:
    """Return how many of _MANY groups are wrong: sent once; each bit repeated; by Mariner's code at most."""
    bit = _more_flips(_SAID // 2, _SAID)
    chances = (
        _more_flips(0, _CELLS),
        1 - (1 - bit) ** _CELLS,
        _more_flips(_MARINER.corrects, _MARINER.length),
    )
    alone, said, coded = (round(_MANY * chance) for chance in chances)
    return alone, said, coded


def _still_nearest() -> int:
    """Return how many of 100 words with one flip too many for a promise have only one nearest word.

    It is another one, or as near, if all these flips are 1s of a word of the least weight. Such words share
    so few 1s that hardly any flips are counted twice.
    """
    flips, weight = _MARINER.corrects + 1, _MARINER.distance
    light = 2**_CELLS - 2  # all words but the white one and the black one
    return round(100 * (1 - light * comb(weight, flips) / comb(_MARINER.length, flips)))


def _ratio(said: int, coded: int) -> str:
    """Return the choice that a ratio of wrong groups belongs to."""
    return next(choice for choice, largest in _RATIOS.items() if said / coded <= largest)


def promise() -> Bet:
    """Return the bet on which of two codes leaves fewer wrong cells in the noise."""
    weight, reliable = (kinds()[name].code for name in (_VOTING, _RELIABLE))
    arriving, by_votes, by_beliefs, polar = _cells_left()
    return Bet(
        "Both codes send 64 cells in a word of 128 bits. By their distances, the first one can repair any "
        f"{weight.corrects} flips in a word, and the second one any {reliable.corrects}: so much they "
        f"promise. Now {NOISE} of 100 bits flip. Which code leaves fewer wrong cells?",
        [_WEIGHT, _RELIABILITY, _ALIKE],
        evidence=[
            f"The picture of this chapter was sent {len(_SEEDS)} times through the noise. The bars "
            "show how many of its 4096 cells are wrong, on average, as received and after the repair.",
            plot.bars(
                {
                    "as received": arriving,
                    "first code, by votes": by_votes,
                    "second code, by beliefs": polar,
                },
                _CHART,
            ),
            *_harm(arriving, by_votes),
            "Here is one picture of the ten, repaired by each code.",
            _repaired_side_by_side(),
            f"A promise speaks of {weight.corrects} flips, wherever they are, and of no more. In this noise "
            f"{_share(weight.corrects, weight.length)} of 100 words have more flips. What counts is how a "
            "code does with them, and how it does with flips that are not the worst ones.",
            "Is it the rows? Not only. A vote is a simple way to repair: it knows who won, and not how "
            "clearly. The second code is repaired by beliefs, and these are weighed. So let us be fair, and "
            "repair the first code by beliefs, too.",
            plot.bars(
                {
                    "first code, by votes": by_votes,
                    "first code, by beliefs": by_beliefs,
                    "second code, by beliefs": polar,
                },
                _CHART,
            ),
            "The larger part of the difference came from the way to repair. The rest comes from the rows.",
        ],
        answer=_better(by_votes, polar),
    )


def _repaired_side_by_side() -> plot.Picture:
    """Draw the picture after the same noise and the repair by the first and by the second code."""
    pictures = [PictureRepair(code=name, noise=NOISE).repaired for name in (_VOTING, _RELIABLE)]
    gap = np.zeros((len(pictures[0]), _GAP), dtype=np.uint8)
    joined = np.hstack([pictures[0], gap, pictures[1]])
    return plot.pattern(joined, "left: the first code; right: the second")


def _share(corrected: int, length: int) -> int:
    """Return how many of 100 words have more flips than are always corrected."""
    return round(100 * _more_flips(corrected, length))


def _more_flips(few: int, places: int) -> float:
    """Return the chance that more than a few of some places flip."""
    flip = NOISE / 100
    return 1 - sum(comb(places, k) * flip**k * (1 - flip) ** (places - k) for k in range(few + 1))


def _harm(arriving: int, left: int) -> list[str]:
    """Say that a repair by votes leaves more wrong cells than arrive, if it does."""
    if left <= arriving:
        return []
    return [
        f"So the votes do harm: {left} cells are wrong after them, and only {arriving} before. A lost vote "
        "adds a whole row to the word. Doing nothing would be better."
    ]


def _cells_left() -> tuple[int, int, int, int]:
    """Return the wrong cells on average: as received; by weight and votes, or beliefs; by reliability."""
    arriving, votes, beliefs, polar = [], [], [], []
    for seed in _SEEDS:
        sent = PictureRepair(code=_VOTING, noise=NOISE, seed=seed)
        arriving.append(int((sent.received != sent.sent).sum()))
        votes.append(int((sent.repaired != sent.sent).sum()))
        beliefs.append(_wrong_by_beliefs(sent))
        sent = PictureRepair(code=_RELIABLE, noise=NOISE, seed=seed)
        polar.append(int((sent.repaired != sent.sent).sum()))
    lists = (arriving, votes, beliefs, polar)
    received, by_votes, by_beliefs, reliable = (round(sum(some) / len(_SEEDS)) for some in lists)
    return received, by_votes, by_beliefs, reliable


def _wrong_by_beliefs(sent: PictureRepair) -> int:
    """Count the wrong cells where the words are repaired as those of a polar code are."""
    code = kinds()[sent.code].code
    repaired = Code(code.m, code.rows).repair(sent.words_received)
    return int((sent.cells_of(repaired) != sent.sent).sum())


def _better(by_weight: int, by_reliability: int) -> str:
    """Return the choice that fits two numbers of wrong cells."""
    if abs(by_weight - by_reliability) <= _ALIKE_WITHIN * max(by_weight, by_reliability):
        return _ALIKE
    return _WEIGHT if by_weight < by_reliability else _RELIABILITY

"""Bets of notebook 00."""

import numpy as np
from numpy.typing import NDArray

from magicmath import plot
from magicmath.rules import MAGIC
from magicmath.widgets import Bet, PictureRepair, Replay

_CORNER, _EDGE, _CENTRE = "a corner cell", "an edge cell, the middle of a side", "the cell in the centre"
_SAME = "all cells have the same count"
_WHITE = np.zeros(MAGIC.shape, dtype=np.uint8)
_EXAMPLES = {_CORNER: 0, _EDGE: 1, _CENTRE: 4}  # a cell of each kind
_ACROSS, _DOWN = "the line across", "the line down"
_BOTH_LINES, _NO_LINE = "both lines", "neither line"
_MIDDLE = range(30, 35)  # rows, or columns, of a line through the picture
_GAP = 4  # cells between two pictures


def most_changed() -> Bet:
    """Return the bet on which kind of cell the most of MAGIC's masks change."""
    counts = MAGIC.masks.sum(axis=0, dtype=int)
    of_edge = np.flatnonzero(MAGIC.matrix[:, _EXAMPLES[_EDGE]]).tolist()
    return Bet(
        "For each cell, count the masks that change it. Which cell has the highest count?",
        [*_EXAMPLES, _SAME],
        evidence=[
            "The number of masks that change each cell:",
            plot.matrix(counts, dark=np.zeros_like(counts)),
            f"For example, cell {_EXAMPLES[_EDGE]} is black in the masks {_listed(of_edge)}.",
        ],
        answer=_most(_masks_on_each_kind(MAGIC.masks)),
    )


def _listed(numbers: list[int]) -> str:
    *others, last = map(str, numbers)
    return f"{', '.join(others)} and {last}"


def _masks_on_each_kind(masks: NDArray[np.uint8]) -> dict[str, int]:
    """Count for each kind of cell the masks that change a cell of it, which are as many for all of them."""
    each = masks.sum(axis=0, dtype=int).ravel()
    return {kind: int(each[cell]) for kind, cell in _EXAMPLES.items()}


def _most(counts: dict[str, int]) -> str:
    """Return the choice that fits: the kind with the most masks, or that they are equally many."""
    if len(set(counts.values())) == 1:
        return _SAME
    return max(counts, key=lambda kind: counts[kind])


def all_nine() -> Bet:
    """Return the bet on how many cells are black when each mask has been pressed once."""
    masks = list(range(len(MAGIC)))
    black = int(MAGIC.press(_WHITE, masks).sum())
    replay = Replay(
        MAGIC,
        _WHITE,
        masks,
        counted=masks,
        after=f"Compare the numbers in the {black} black cells with those of the white ones.",
    )
    return Bet(
        "The board is white. Press each of the nine masks once. How many cells are black at the end?",
        number=(0, _WHITE.size),
        evidence=["Press Play, or Next for a single press. The numbers count the changes.", replay],
        answer=black,
    )


def two_lines() -> Bet:
    """Return the bet on which of two lines through a picture is repaired."""
    sent = {_ACROSS: _after_a_line(_ACROSS), _DOWN: _after_a_line(_DOWN)}
    evidence: list[str | plot.Picture] = []
    for line, picture in sent.items():
        before, left = (int((picture.sent != seen).sum()) for seen in (picture.received, picture.repaired))
        after = (
            "all are right"
            if not left
            else "most of them are wrong"
            if 2 * left > before
            else "some are wrong"
        )
        evidence.append(f"With {line} {before} cells are wrong. After the repair {after}.")
        gap = np.zeros((len(picture.sent), _GAP), dtype=np.uint8)
        shown = np.hstack([picture.received, gap, picture.repaired])
        evidence.append(plot.pattern(shown, f"{line}: received, repaired"))
    right = [line for line, picture in sent.items() if np.array_equal(picture.sent, picture.repaired)]
    return Bet(
        f"One line, {len(_MIDDLE)} cells thick, is drawn across the picture, from left to right. Another "
        "one, equally thick, is drawn down, from top to bottom. Which of them can the program repair?",
        [_BOTH_LINES, _ACROSS, _DOWN, _NO_LINE],
        evidence=evidence,
        answer=_chosen(right, list(sent), _BOTH_LINES, _NO_LINE),
    )


def _after_a_line(line: str) -> PictureRepair:
    """Return the picture of the notebook with a line through its middle."""
    picture = PictureRepair(noise=0, spread=True, plain=True)
    rows, columns = map(range, picture.sent.shape)
    picture.flip(*((_MIDDLE, columns) if line == _ACROSS else (rows, _MIDDLE)))
    return picture


def _chosen(right: list[str], names: list[str], every: str, none: str) -> str:
    """Return the choice that fits: the one that is right, or that they all are so, or none."""
    return {0: none, 1: "".join(right), len(names): every}[len(right)]

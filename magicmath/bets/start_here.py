"""Bets of notebook 00."""

import numpy as np
from numpy.typing import NDArray

from magicmath import plot
from magicmath.rules import MAGIC, to_board
from magicmath.widgets import Bet, PictureRepair, Replay

_CORNER, _EDGE, _CENTRE = "a corner cell", "an edge cell, the middle of a side", "the cell in the centre"
_SAME = "all cells have the same count"
_WHITE = np.zeros(MAGIC.shape, dtype=np.uint8)
_EXAMPLES = {_CORNER: 0, _EDGE: 1, _CENTRE: 4}  # a cell of each kind
_NAMES = {_CORNER: "A corner cell", _EDGE: "An edge cell", _CENTRE: "The centre"}
_ACROSS, _DOWN = "the line across", "the line down"
_BOTH_LINES, _NO_LINE = "both lines", "neither line"
_MIDDLE = range(30, 35)  # rows, or columns, of a line through the picture
_GAP = 4  # cells between two pictures
_LISTS = {"the frame": 495, "the black board": 511, "the X": 341}
_ALL_LISTS, _NO_LIST = "all three", "none of them"
_WHERE = {_CORNER: "in a corner", _EDGE: "on a side", _CENTRE: "in the middle"}


def most_changed() -> Bet:
    """Return the bet on which kind of cell the most of MAGIC's masks change."""
    own: dict[str, list[str | Replay]] = {kind: _masks_that_change(kind) for kind in _EXAMPLES}
    own[_SAME] = [piece for pieces in own.values() for piece in pieces]
    counts = _masks_on_each_kind(MAGIC.masks)
    return Bet(
        "For each cell, count the masks that change it. Which cell has the highest count?",
        own,
        evidence=[
            "The masks that change it, for each kind of cell:",
            plot.bars(dict(zip(("corner", "edge", "centre"), counts.values(), strict=True)), "masks"),
        ],
        answer=_most(counts),
    )


def _masks_that_change(kind: str) -> list[str | Replay]:
    """Press on the white board the masks that change a cell of a kind."""
    cell = _EXAMPLES[kind]
    masks = np.flatnonzero(MAGIC.matrix[:, cell]).tolist()
    return [
        f"Cell {cell}, {_WHERE[kind]}: press Play. Each mask that changes it is pressed once. The number "
        f"in cell {cell} counts its changes.",
        Replay(MAGIC, _WHITE, masks, counted=[cell]),
    ]


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
    replay = Replay(MAGIC, _WHITE, list(range(len(MAGIC))), counted=range(_WHITE.size))
    (end,) = replay.ends
    counts = _masks_on_each_kind(MAGIC.masks)
    return Bet(
        "The board is white. Press each of the nine masks once. How many cells are black at the end?",
        number=(0, _WHITE.size),
        evidence=[
            "Press them one after the other, and watch how it ends. The numbers count the changes.",
            replay,
            f"There are {int(end.sum())} black cells.",
            *(f"{_NAMES[kind]} changes {_odd_or_even(count)}." for kind, count in counts.items()),
        ],
        answer=int(end.sum()),
    )


def _odd_or_even(count: int) -> str:
    return f"{count} times: {'odd, so it is black' if count % 2 else 'even, so it is white'}"


def two_lines() -> Bet:
    """Return the bet on which of two lines through a picture is repaired."""
    sent = {_ACROSS: _after_a_line(_ACROSS), _DOWN: _after_a_line(_DOWN)}
    evidence: list[str | plot.Picture] = []
    for line, picture in sent.items():
        before, left = (int((picture.sent != seen).sum()) for seen in (picture.received, picture.repaired))
        evidence.append(f"With {line} {before} cells are wrong. After the repair {left} are wrong.")
        gap = np.zeros((len(picture.sent), _GAP), dtype=np.uint8)
        shown = np.hstack([picture.received, gap, picture.repaired])
        evidence.append(plot.pattern(shown, f"{line}: received, repaired"))
    right = [line for line, picture in sent.items() if np.array_equal(picture.sent, picture.repaired)]
    return Bet(
        "A line is drawn across the picture, from left to right. Or it is drawn down, from top to bottom. "
        "Both are equally thick. Which of them can the program repair?",
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


def listed() -> Bet:
    """Return the bet on which boards give themselves, when the cells that are black in them are pressed."""
    boards = {name: to_board(number) for name, number in _LISTS.items()}
    made = Replay(MAGIC, _WHITE, *(np.flatnonzero(board).tolist() for board in boards.values()))
    given = dict(zip(boards, map(_called, made.ends), strict=True))
    told = [f"T{name[1:]} gives {other}." for name, other in given.items()]
    return Bet(
        "Take a board as your list: begin with the white board, and press each cell that is black in the "
        "list, no other. The list may be the frame, the black board, or the X (the corners and the centre). "
        "Which of these three gives itself?",
        [*_LISTS, _ALL_LISTS, _NO_LIST],
        evidence=[
            "Press Play. Each list is pressed, in the order of the question.",
            made,
            " ".join(told),
        ],
        answer=_chosen([n for n, other in given.items() if n == other], [*boards], _ALL_LISTS, _NO_LIST),
    )


def _called(board: NDArray[np.uint8]) -> str:
    """Name a board that is one of the lists."""
    return next(name for name, number in _LISTS.items() if np.array_equal(board, to_board(number)))


def _chosen(right: list[str], names: list[str], every: str, none: str) -> str:
    """Return the choice that fits: the one that is right, or that they all are so, or none."""
    return {0: none, 1: "".join(right), len(names): every}[len(right)]

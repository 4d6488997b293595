"""Bets of notebook 00."""

import numpy as np
from numpy.typing import NDArray

from magicmath import plot
from magicmath.rules import MAGIC
from magicmath.widgets import Bet, Replay

_CORNER, _EDGE, _CENTRE = "a corner cell", "an edge cell, the middle of a side", "the cell in the centre"
_SAME = "all cells have the same count"
_WHITE = np.zeros(MAGIC.shape, dtype=np.uint8)
_EXAMPLES = {_CORNER: 0, _EDGE: 1, _CENTRE: 4}  # a cell of each kind
_NAMES = {_CORNER: "A corner cell", _EDGE: "An edge cell", _CENTRE: "The centre"}
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
            f"There are {int(end.sum())} black cells, and you know this board from the first exercise.",
            *(f"{_NAMES[kind]} changes {_odd_or_even(count)}." for kind, count in counts.items()),
        ],
        answer=int(end.sum()),
    )


def _odd_or_even(count: int) -> str:
    return f"{count} times: {'odd, so it is black' if count % 2 else 'even, so it is white'}"

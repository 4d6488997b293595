"""The bets of notebook 00: their evidence by a second way, and answers that follow from it."""

import re

import numpy as np
import pytest
from veil import held_back

from magicmath import plain
from magicmath.bets import start_here
from magicmath.exercises.start_here import CHESS
from magicmath.rules import MAGIC, UNIT

KINDS = {start_here._CORNER: (0, 2, 6, 8), start_here._EDGE: (1, 3, 5, 7), start_here._CENTRE: (4,)}
POSITIONS = [
    *((0, 1, 3, 4), (0, 1, 2), (1, 2, 4, 5), (0, 3, 6), (1, 3, 4, 5, 7)),
    *((2, 5, 8), (3, 4, 6, 7), (6, 7, 8), (4, 5, 7, 8)),
]


def test_each_cell_of_a_kind_is_changed_by_as_many_masks_as_is_said():
    counts = start_here._masks_on_each_kind(MAGIC.masks)
    for kind, cells in KINDS.items():
        for cell in cells:
            assert sum(cell in mask for mask in POSITIONS) == counts[kind]
    most = max(counts, key=counts.get)
    assert list(counts.values()).count(counts[most]) == 1
    assert held_back(start_here.most_changed())["answer"] == most


def test_with_masks_of_one_cell_all_kinds_are_alike():
    assert start_here._most(start_here._masks_on_each_kind(UNIT.masks)) == start_here._SAME


@pytest.mark.parametrize("kind", KINDS)
def test_the_masks_shown_are_those_that_change_the_cell(kind):
    text, replay = start_here._masks_that_change(kind)
    cell = KINDS[kind][0]
    assert text.endswith(f"The number in cell {cell} counts its changes.")
    assert replay.counted == [cell]
    assert replay.paths == [[number for number, mask in enumerate(POSITIONS) if cell in mask]]
    assert not replay.start.any()


def test_all_nine_masks_are_replayed_and_the_black_cells_counted():
    held = held_back(start_here.all_nine())
    (replay,) = [piece for piece in held["common"] if piece["kind"] == "replay"]
    assert sorted(replay["paths"][0]) == list(range(9))
    assert not np.any(replay["start"])
    board = plain.press([0] * 9, MAGIC.matrix.tolist(), replay["paths"][0])
    assert held["answer"] == sum(board)
    assert board == CHESS.ravel().tolist(), "the board of the first exercise"
    assert replay["counted"] == list(range(9))
    told = [piece["text"] for piece in held["common"] if piece["kind"] == "text"]
    assert told[1].startswith(f"There are {sum(board)} black cells")
    changes = [sum(cell in mask for mask in POSITIONS) for cell in (0, 1, 4)]
    assert [re.findall(r"(\d) times: (\w+), so it is (\w+)", text) for text in told[2:]] == [
        [(str(count), "odd" if board[cell] else "even", "black" if board[cell] else "white")]
        for count, cell in zip(changes, (0, 1, 4), strict=True)
    ]

"""The bets of notebook 00: their evidence by a second way, and answers that follow from it."""

import re
from pathlib import Path

import numpy as np
import pytest
from veil import held_back

from magicmath import plain
from magicmath.bets import start_here
from magicmath.exercises.start_here import CHESS
from magicmath.rules import MAGIC, UNIT
from magicmath.widgets import PictureRepair

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


def test_a_line_is_repaired_where_few_bits_of_each_word_are_spoiled():
    held = held_back(start_here.two_lines())
    told = [piece["text"] for piece in held["common"] if piece["kind"] == "text"]
    numbers = [list(map(int, re.findall(r"\d+", text))) for text in told]
    assert numbers[0][0] == numbers[1][0], "equally thick"
    assert [left == 0 for _, left in numbers] == [True, False]
    assert held["answer"] == "the line across"
    assert all(name in told[k] for k, name in enumerate(("the line across", "the line down")))
    for thickness in (1, 3, 5):  # the choice does not hang on how thick the line is, or on where it is
        for place in (5, 40):
            for across in (True, False):
                picture, line = PictureRepair(noise=0, spread=True), range(place, place + thickness)
                picture.flip(*((line, range(64)) if across else (range(64), line)))
                assert np.array_equal(picture.sent, picture.repaired) is across


def test_the_picture_of_the_bet_is_that_of_the_notebook():
    text = (Path(__file__).parents[2] / "notebooks" / "00-start-here.ipynb").read_text("utf-8")
    assert "PictureRepair(noise=0, spread=True, plain=True)" in text
    here, shown = start_here._after_a_line("the line down"), PictureRepair(noise=0, spread=True, plain=True)
    assert (here.code, here.spread, here.noise) == (shown.code, shown.spread, shown.noise)


def test_a_board_as_a_list_of_presses_gives_the_board_that_is_told():
    held = held_back(start_here.listed())
    boards = {"frame": [1, 1, 1, 1, 0, 1, 1, 1, 1], "black board": [1] * 9, "X": [1, 0, 1, 0, 1, 0, 1, 0, 1]}
    (replay,) = [piece for piece in held["common"] if piece["kind"] == "replay"]
    lists = [[cell for cell, bit in enumerate(board) if bit] for board in boards.values()]
    assert replay["paths"] == lists
    assert not np.any(replay["start"])
    made = [plain.press([0] * 9, MAGIC.matrix.tolist(), presses) for presses in lists]
    given = [next(name for name, cells in boards.items() if cells == board) for board in made]
    told = " ".join(f"The {name} gives the {other}." for name, other in zip(boards, given, strict=True))
    assert held["common"][-1]["text"] == told
    assert [f"the {name}" for name, other in zip(boards, given, strict=True) if name == other] == [
        held["answer"]
    ]


def test_the_choice_is_the_one_that_is_right_or_all_or_none():
    rights = ([], ["b"], ["a", "b"])
    assert [start_here._chosen(right, ["a", "b"], "all", "none") for right in rights] == ["none", "b", "all"]

"""The bets of notebook 00: their evidence by a second way, and answers that follow from it."""

import re
from pathlib import Path

import numpy as np
from veil import held_back

from magicmath import plain, plot
from magicmath.bets import start_here
from magicmath.exercises.start_here import CHESS
from magicmath.rules import MAGIC, UNIT
from magicmath.widgets import PictureRepair
from magicmath.widgets.picture_repair import kinds

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


def test_the_counts_of_all_cells_are_shown_and_tell_no_colour():
    _, picture, told = held_back(start_here.most_changed())["common"]
    counts = [sum(cell in mask for mask in POSITIONS) for cell in range(9)]
    assert re.findall(r">(\d)<", picture["svg"]) == [str(count) for count in counts]
    assert plot.matrix(np.reshape(counts, (3, 3)), dark=np.zeros((3, 3), int)).svg == picture["svg"]
    cell, *masks = map(int, re.findall(r"\d", told["text"]))
    assert masks == [number for number, mask in enumerate(POSITIONS) if cell in mask]


def test_all_nine_masks_are_replayed_and_the_black_cells_counted_at_the_end():
    held = held_back(start_here.all_nine())
    text, replay = held["common"]
    assert replay["paths"] == [list(range(9))]
    assert not np.any(replay["start"])
    board = plain.press([0] * 9, MAGIC.matrix.tolist(), replay["paths"][0])
    assert held["answer"] == sum(board)
    assert board == CHESS.ravel().tolist(), "the X"
    assert replay["counted"] == list(range(9))
    assert replay["after"].startswith(f"Compare the numbers in the {sum(board)} black cells")
    assert "black" not in text["text"]


def test_a_line_is_repaired_where_few_bits_of_each_word_are_spoiled():
    held = held_back(start_here.two_lines())
    told = [piece["text"] for piece in held["common"] if piece["kind"] == "text"]
    numbers = [list(map(int, re.findall(r"\d+", text))) for text in told]
    assert numbers[0] == numbers[1], "equally thick"
    assert ["all are right" in text for text in told] == [True, False]
    assert "most of them are wrong" in told[1]
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
    code = kinds()[shown.code].code
    assert f"The program looks at each group alone. It finds up to {code.corrects} wrong cells there." in text
    words = shown._places(spread=True)[: shown.sent.size].reshape(shown.sent.shape) // code.length
    held = [set(column) for column in words.T.tolist()]
    assert sum(map(len, held)) == len(set().union(*held)), "a word takes cells of one column"


def test_the_notebook_tells_the_groups_as_the_code_cuts_them():
    text = (Path(__file__).parents[2] / "notebooks" / "00-start-here.ipynb").read_text("utf-8")
    shown = PictureRepair(noise=0, spread=True, plain=True)
    code = kinds()[shown.code].code
    words = shown._places(spread=True)[: shown.sent.size].reshape(shown.sent.shape) // code.length
    for column in words.T:
        rows = [np.flatnonzero(column == word) for word in dict.fromkeys(column.tolist())]
        assert [len(each) for each in rows] == [16] * 4
        assert all((np.diff(each) == 4).all() for each in rows)
        spoiled = column[list(start_here._MIDDLE)]
        assert sorted(np.unique(spoiled, return_counts=True)[1].tolist()) == [1, 1, 1, 2]
    assert "A group holds 16 cells of one column, every fourth of them." in text
    assert "So each column has four groups" in text
    assert "two of the 5 fall into one group, and one into each of the other three" in text
    assert "all 16 cells of a group are wrong" in text
    assert code.length - len(code.rows) == len(code.rows), "one extra bit for each cell"


def test_the_choice_is_the_one_that_is_right_or_all_or_none():
    rights = ([], ["b"], ["a", "b"])
    assert [start_here._chosen(right, ["a", "b"], "all", "none") for right in rights] == ["none", "b", "all"]

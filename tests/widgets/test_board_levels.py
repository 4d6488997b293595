"""The butterfly on a board: in Python and in the page, and what it says."""

from xml.etree import ElementTree

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from page_code import in_node

from magicmath.rules import fractal
from magicmath.widgets import BoardLevels

MASKS = fractal(4).matrix
MARK = "Which masks will be left at the end? Tap their places at the right. Then go through the levels."
BOARDS = [[0] * 16, [1] * 16, *np.eye(16, dtype=int).tolist(), [1, 0, 1, 1] * 4, [0, 1, 1, 0, 1, 0, 0, 1] * 2]


@given(st.lists(st.integers(0, 1), min_size=16, max_size=16))
def test_the_presses_change_just_the_cells_that_must(bits):
    figure = BoardLevels(np.reshape(bits, (4, 4)))
    changed = np.bitwise_xor.reduce(MASKS[figure.presses], axis=0, initial=0)
    assert changed.tolist() == bits
    assert len(figure.boards) == 5


def test_the_page_writes_over_the_bits_as_python_does(npm_packages):
    found = in_node(
        "board_levels_state",
        "bitsAfter, pressedOn",
        """argument.map((bits) => [
            [0, 1, 2, 3, 4].map((level) => bitsAfter(bits, level)), pressedOn(bits, bitsAfter(bits, 4)),
        ])""",
        BOARDS,
    )
    for bits, (levels, left) in zip(BOARDS, found, strict=True):
        expected = BoardLevels(np.reshape(bits, (4, 4))).boards
        assert levels == [board.ravel().tolist() for board in expected]
        assert left == [0] * 16


def test_what_is_not_the_solution_leaves_cells_to_change(npm_packages):
    asked = "pressedOn(...argument)"
    assert in_node("board_levels_state", "pressedOn", asked, [[0] * 16, [0] * 15 + [1]]) == [0] * 15 + [1]
    assert in_node("board_levels_state", "pressedOn", asked, [[0] * 16, [1] + [0] * 15]) == [1] * 16


def test_of_one_cell_the_pattern_fits_just_the_black_cells(npm_packages):
    pairs = [(cell, level) for cell in range(16) for level in range(5)]
    asked = "argument.map(([cell, level]) => patternAfter(cell, level))"
    found = in_node("board_levels_state", "patternAfter", asked, pairs)
    for (cell, level), pattern in zip(pairs, found, strict=True):
        fits = [
            int(all(sign in ("?", digit) for sign, digit in zip(pattern, f"{one:04b}", strict=True)))
            for one in range(16)
        ]
        alone = np.eye(16, dtype=int)[cell].reshape(4, 4)
        assert BoardLevels(alone).boards[level].ravel().tolist() == fits


def test_a_level_writes_on_cells_with_a_1_and_tells_which_cancel(npm_packages):
    asked = "[0, 1, 2, 3, 4].map(writtenAt)"
    written = in_node("board_levels_state", "writtenAt", asked, None)
    assert written[0] == []
    assert written[1:] == [[k for k in range(16) if k >> level & 1] for level in range(4)]
    bits = [int(k in (4, 5)) for k in range(16)]
    asked = "[0, 1, 2].map((level) => cancelledAt(argument, level))"
    assert in_node("board_levels_state", "cancelledAt", asked, bits) == [[], [5], []]


def test_a_level_that_carries_no_1_says_so_and_else_counts_its_arrows(npm_packages):
    asked = "[0, 1, 2, 3, 4].map((level) => carriedAt(argument, level))"
    alone = [int(k == 5) for k in range(16)]
    assert in_node("board_levels_state", "carriedAt", asked, alone) == [[], [], [7], [], [13, 15]]
    say = "levelText(argument, 1)"
    assert in_node("board_levels_words", "levelText", say, alone).endswith("No arrow carries a 1.")


def test_the_words_tell_the_level_and_the_masks(npm_packages):
    bits = [int(k in (4, 5)) for k in range(16)]
    say = "argument.map(([bits, level]) => [levelText(bits, level), outcomeText(bits, level)])"
    asked = [[[0] * 16, 0], [bits, 0], [bits, 1], [bits, 4], [[1] * 16, 1], [[1] * 16, 4]]
    assert in_node("board_levels_words", "levelText, outcomeText", say, asked) == [
        ["Tap the cells at the left that must change.", ""],
        [f"No level is done yet: both boards are alike. {MARK}", ""],
        [
            "Level 1 of 4: the framed cells have a 1 in the digit that counts 1. "
            "Each adds the bit of the cell 1 place before it, where its arrow begins. 1 arrow carries a 1. "
            "At cell 5, 1 + 1 = 0.",
            "",
        ],
        [
            "Level 4 of 4: the framed cells have a 1 in the digit that counts 8. "
            "Each adds the bit of the cell 8 places before it, where its arrow begins. 2 arrows carry a 1.",
            "Press the masks 4, 6, 12 and 14.",
        ],
        [
            "Level 1 of 4: the framed cells have a 1 in the digit that counts 1. "
            "Each adds the bit of the cell 1 place before it, where its arrow begins. 8 arrows carry a 1. "
            "At 8 cells, 1 + 1 = 0.",
            "",
        ],
        [
            "Level 4 of 4: the framed cells have a 1 in the digit that counts 8. "
            "Each adds the bit of the cell 8 places before it, where its arrow begins. 1 arrow carries a 1. "
            "At cell 8, 1 + 1 = 0.",
            "Press the mask 0.",
        ],
    ]


def test_the_marked_masks_are_judged_after_the_last_level_and_not_before(npm_packages):
    bits = [int(k in (4, 5)) for k in range(16)]
    say = "argument.map((one) => expectedText(...one))"
    asked = [
        [bits, 3, [4]],
        [bits, 4, []],
        [bits, 4, [4, 6, 12, 14]],
        [bits, 4, [4, 5, 7]],
        [bits, 4, [4, 6]],
    ]
    assert in_node("board_levels_words", "expectedText", say, asked) == [
        "",
        "",
        " ✓ You expected these.",
        " ✘ 1 mark is right. Wrongly marked: masks 5 and 7. Not marked: masks 6, 12 and 14.",
        " ✘ 2 marks are right. Not marked: masks 12 and 14.",
    ]


def test_the_picture_and_the_state_follow():
    figure = BoardLevels(np.eye(4, dtype=int))
    figure.set_state({"level": 4})
    assert "after level 4" in repr(figure)
    assert repr(figure).startswith("Board levels, level 4 of 4, presses 0, ")
    figure.set_state({"cells": np.zeros((4, 4), int).tolist(), "level": 0})
    data, _ = figure._repr_mimebundle_()
    assert "presses none" in ElementTree.fromstring(data["image/svg+xml"]).get("aria-label")
    with pytest.raises(ValueError):
        figure.cells[0, 0] = 1


@pytest.mark.parametrize(
    ("name", "bad"),
    [("level", bad) for bad in (5, -1, 0.5, "1", None, True)]
    + [("cells", bad) for bad in ([0] * 16, np.zeros((4, 5), int), np.full((4, 4), 2), "1", None)],
)
def test_what_is_no_board_or_no_level_is_refused_by_name(name, bad):
    with pytest.raises((TypeError, ValueError), match=name):
        BoardLevels(**({"cells": np.eye(4, dtype=int)} | {name: bad}))
    figure = BoardLevels(np.eye(4, dtype=int), level=2)
    for change in (lambda: setattr(figure, name, bad), lambda: figure.set_state({name: bad})):
        with pytest.raises((TypeError, ValueError), match=name):
            change()
    assert (figure.cells.tolist(), figure.level) == (np.eye(4, dtype=int).tolist(), 2)

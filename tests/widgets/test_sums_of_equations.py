"""A board that adds the equations of its black cells, in Python and as a place to answer."""

import numpy as np
import pytest

from magicmath.exercises._places import Press
from magicmath.rules import MAGIC, UNIT, RuleSet, lights_out, to_board
from magicmath.widgets import Board

HOLLOW = RuleSet([*MAGIC[:4], MAGIC[4] ^ UNIT[4], *MAGIC[5:]])


@pytest.mark.parametrize("number", range(0, 512, 7))
def test_the_sum_holds_for_every_choice_of_masks(number):
    board = to_board(number)
    left, right = Board(start=board, adds=MAGIC).equations_sum.split(" = ")
    named = np.array([letter in left for letter in "abcdefghi"], int)
    cells = [
        int(term[1:].translate(str.maketrans("₀₁₂₃₄₅₆₇₈", "012345678")))
        for term in right.split(" + ")
        if term != "0"
    ]
    assert cells == np.flatnonzero(board).tolist()
    for choice in np.eye(9, dtype=int):
        wanted = choice @ MAGIC.matrix % 2
        assert choice @ named % 2 == wanted[cells].sum() % 2


def test_five_equations_leave_e_in_magic_and_nothing_in_hollow():
    assert Board(start=to_board(341), adds=MAGIC).equations_sum == "e = w₀ + w₂ + w₄ + w₆ + w₈"
    board = Board(start=to_board(325), adds=HOLLOW)
    assert board.equations_sum == "a + c + g + i = w₀ + w₂ + w₆ + w₈"
    board.press(4)
    assert board.equations_sum == "0 = w₀ + w₂ + w₄ + w₆ + w₈"
    assert repr(board).startswith("Board of unit boxes 3×3, pressed 4, sum 0 = w₀ + w₂ + w₄ + w₆ + w₈\n")
    assert Board().equations_sum is None


def test_right_sides_that_are_known_are_worked_out():
    board = Board(start=to_board(341), adds=HOLLOW, right_sides=to_board(0))
    assert board.equations_sum == "0 = w₀ + w₂ + w₄ + w₆ + w₈ = 0 + 0 + 0 + 0 + 0 = 0"
    seen = []
    board.observe(lambda change: seen.append(change.new.tolist()), "right_sides")
    board.set_state({"right_sides": to_board(16).tolist()})
    assert seen == [to_board(16).tolist()]
    assert board.equations_sum.endswith("w₈ = 0 + 0 + 1 + 0 + 0 = 1")
    assert repr(board).splitlines()[1] == "board  must change"
    assert Board(start=to_board(256), adds=HOLLOW, right_sides=to_board(256)).equations_sum.endswith("w₀ = 1")
    assert Board(adds=HOLLOW, right_sides=to_board(256)).equations_sum == "0 = 0"


@pytest.mark.parametrize("right_sides", ["white", [[0, 1]], [[2, 0, 0]] * 3])
def test_right_sides_that_are_no_board_are_refused_by_name_and_the_state_stays(right_sides):
    with pytest.raises((TypeError, ValueError), match="^right_sides must"):
        Board(adds=HOLLOW, right_sides=right_sides)
    board = Board(adds=HOLLOW, right_sides=to_board(7))
    with pytest.raises(Exception, match="right_sides"):
        board.set_state({"right_sides": right_sides})
    assert board.right_sides.tolist() == to_board(7).tolist()


def test_right_sides_need_equations():
    with pytest.raises(ValueError, match="^right_sides needs adds"):
        Board(right_sides=to_board(0))


@pytest.mark.parametrize("adds", ["MAGIC", MAGIC.matrix, lights_out(4, 4), lights_out(2, 2)])
def test_rules_that_cannot_be_added_are_refused_by_name(adds):
    for make in (lambda: Board(adds=adds), lambda: Press(rules=UNIT, adds=adds)):
        with pytest.raises((TypeError, ValueError), match="^adds must"):
            make()


def test_a_place_tells_the_page_the_equations():
    told = Press(rules=UNIT, adds=HOLLOW).told()
    assert told["unknowns"] == 9
    assert told["adds"] == [np.flatnonzero(column).tolist() for column in HOLLOW.matrix.T]
    assert Press(rules=UNIT).told()["adds"] is None

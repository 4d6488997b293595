"""Hold all boards that are pressed to the same behaviour: the start and the presses are the truth."""

import contextlib

import numpy as np
import pytest
import traitlets
from hypothesis import given
from hypothesis import strategies as st
from puzzles import LINES, lights_out

from magicmath.rules import MAGIC, RuleSet, to_board, torus, with_holes
from magicmath.rules.colours import Colours
from magicmath.widgets import Board, ColourBoard, Game

START, GOAL = to_board(71), to_board(495)
KINDS = {
    "Board": (lambda **terms: Board(MAGIC, **terms), MAGIC.press),
    "ColourBoard": (lambda **terms: ColourBoard(Colours(MAGIC, 3), **terms), Colours(MAGIC, 3).press),
    "Game": (lambda **terms: Game(MAGIC, **terms), MAGIC.press),
}
each_kind = pytest.mark.parametrize(("make", "press"), KINDS.values(), ids=KINDS)
MOVES = st.lists(st.one_of(st.integers(0, 8), st.sampled_from(["undo", "redo", "reset"])), max_size=20)


def state_of(board):
    page = board.get_state()
    return board.cells.tolist(), {name: page[name] for name in ("presses", "_undone", "_start", "goal")}


@each_kind
@given(moves=MOVES)
def test_presses_are_taken_back_and_pressed_again(make, press, moves):
    board, presses, undone = make(start=START, goal=GOAL), [], []
    for move in moves:
        if move == "undo":
            board.undo()
            if presses:
                undone.append(presses.pop())
        elif move == "redo":
            board.redo()
            if undone:
                presses.append(undone.pop())
        elif move == "reset":
            board.reset()
            presses, undone = [], []
        else:
            board.press(move)
            presses, undone = [*presses, move], []
        assert board.presses == tuple(presses)
        np.testing.assert_array_equal(board.cells, press(START, presses))
        np.testing.assert_array_equal(board.start, START)


@each_kind
def test_a_press_works_the_rules_out_once(make, press, monkeypatch):
    count = 0

    def counted(kind, name):
        original = getattr(kind, name)

        def call(*arguments):
            nonlocal count
            count += 1
            return original(*arguments)

        monkeypatch.setattr(kind, name, call)

    board = make(start=START, goal=GOAL)
    for kind, name in ((RuleSet, "press"), (RuleSet, "path"), (Colours, "press")):
        counted(kind, name)
    changes = (
        lambda: board.press(3),
        board.undo,
        board.redo,
        lambda: board.set_state({"presses": [3, 4], "_undone": []}),
    )
    for change in changes:
        before = count
        change()
        _ = board.cells, board.solved
        assert count == before + 1
    assert board.presses == (3, 4)


@each_kind
def test_setting_cells_starts_afresh(make, press):
    board, seen = make(start=START, goal=GOAL), []
    board.press(1, 2)
    board.undo()
    board.observe(lambda change: seen.append(change.new.tolist()), "cells")
    board.cells = GOAL
    assert board.solved
    board.redo()
    assert (board.presses, seen) == ((), [GOAL.tolist()])
    np.testing.assert_array_equal(board.start, GOAL)
    board.press(5)
    np.testing.assert_array_equal(board.cells, press(GOAL, 5))


@each_kind
def test_the_goal_may_be_set(make, press):
    board = make(start=START, goal=GOAL)
    board.press(0)
    board.goal = press(START, 0)
    assert board.solved
    for bad in ([[1]], "x", -GOAL.astype(int), [[300] * 3] * 3):
        before = state_of(board)
        with pytest.raises((TypeError, ValueError), match="goal"):
            board.goal = bad
        assert state_of(board) == before


@each_kind
@pytest.mark.parametrize(
    "state",
    [
        {"presses": [9]},
        {"presses": None},
        {"_undone": ["x"]},
        {"presses": [0], "_undone": [-1]},
        {"_masks": [[0]] * 9},
        {"_label": "another"},
        {"presses": [0], "_menu": False},
    ],
    ids=str,
)
def test_malformed_state_from_the_page_is_answered_with_the_last_good_one(make, press, state, monkeypatch):
    board, told = make(start=START, goal=GOAL), {}
    board.press(4, 7)
    board.undo()
    before, page = state_of(board), board.get_state()
    monkeypatch.setattr(board, "send_state", lambda key=None: told.update(board.get_state(key)))
    with contextlib.suppress(TypeError, ValueError, traitlets.TraitError):
        board.set_state(state)
    assert state_of(board) == before
    assert {name: told[name] for name in state} == {name: page[name] for name in state}


@each_kind
def test_the_boards_it_hands_out_are_copies_that_cannot_be_written_to(make, press):
    start, goal = START.copy(), GOAL.copy()
    board = make(start=start, goal=goal)
    start[:], goal[:] = 0, 0
    for array, wanted in ((board.start, START), (board.cells, START), (board.goal, GOAL)):
        np.testing.assert_array_equal(array, wanted)
        assert array.dtype == np.uint8
        with pytest.raises(ValueError, match="read-only"):
            array[0, 0] = 1


def test_a_board_of_colours_has_a_label_and_a_menu():
    board = ColourBoard(Colours(MAGIC, 5), label="five colours", menu=True)
    page = board.get_state()
    assert (page["_label"], page["_menu"], page["_k"], page["goal"]) == ("five colours", True, 5, None)
    assert repr(board).split("\n")[1] == "five colours"
    assert ColourBoard(Colours(MAGIC, 5), menu=False).get_state()["_menu"] is False
    unplaced = RuleSet([[[1, 1]], [[0, 1]], [[1, 0]]])
    assert ColourBoard(Colours(unplaced, 5)).get_state()["_menu"] is True
    data, _ = board._repr_mimebundle_()
    assert data["image/svg+xml"].startswith("<svg")


@pytest.mark.parametrize(
    ("rules", "wanted"),
    [(MAGIC, True), (lights_out(4, 4), True), (lights_out(5, 4), False), (LINES, True)],
    ids=lambda one: getattr(one, "name", None),
)
@pytest.mark.parametrize(
    "make", [Board, lambda rules: ColourBoard(Colours(rules, 3))], ids=["bits", "colours"]
)
def test_few_masks_and_those_without_cells_are_buttons_on_either_board(make, rules, wanted):
    assert make(rules)._menu is wanted


def test_masks_without_cells_can_be_pressed_however_many():
    many = RuleSet(np.ones((20, 1, 2), int))
    assert Board(many)._menu is True
    assert Board()._menu is False


def test_either_board_says_how_far_the_goal_is_in_the_same_words():
    board, coloured = Board(MAGIC, goal=GOAL), ColourBoard(Colours(MAGIC, 3), goal=GOAL)
    for words in ("8 cells differ from the goal", "goal reached"):
        for one in (board, coloured):
            assert repr(one).split("\n")[0].endswith(words)
            one.cells = GOAL


def test_a_board_of_colours_has_holes_as_the_other_has():
    rules = with_holes(torus(3, 4), [[1, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 0]])
    board = ColourBoard(Colours(rules, 12))
    assert repr(board).split("\n")[2:4] == ["· 0 0 0", "0 0 · 0"]
    board.press(0)
    before = state_of(board)
    for name in ("cells", "goal"):
        with pytest.raises(ValueError, match=f"{name} must be 0 in the holes, got 11 at index \\[0, 0\\]"):
            setattr(board, name, np.full((3, 4), 11))
    assert state_of(board) == before
    assert board._picture().svg.count("·") == 2  # in its words alone


def test_the_weighted_sum_follows_the_board():
    five = Colours(MAGIC, 5)
    board = ColourBoard(five, weights=five.tests[0])
    board.press(0, 4, 4, 8)
    assert board.weighted_sum == 0
    assert "weighted sum 0 modulo 5" in repr(board)
    board.set_state({"_start": [[1, 0, 0], [0, 0, 0], [0, 0, 0]], "presses": [], "_undone": []})
    assert board.cells.sum() == board.weighted_sum == 1
    assert ColourBoard(five).weighted_sum is None


def test_beside_weights_to_change_stands_what_each_press_adds_to_the_sum():
    five, kinds = Colours(MAGIC, 5), [[0, 1, 0], [1, 2, 1], [0, 1, 0]]
    board = ColourBoard(five, weights=np.ones((3, 3), int), kinds=kinds)
    assert "mask sums" in repr(board)
    assert repr(board).splitlines()[0].endswith("the weights are no test")
    for mask, added in enumerate(board._added().ravel()):
        board.press(mask)
        assert board.weighted_sum == added
        board.reset()
    board.set_state({"_weights": five.tests[0].tolist()})
    assert not board._added().any()
    assert repr(board).splitlines()[0].endswith("the weights are a test")
    board.set_state({"_weights": np.zeros((3, 3), int).tolist()})
    assert repr(board).splitlines()[0].endswith("the weights are no test")
    with pytest.raises(ValueError, match="kinds needs weights, got None"):
        ColourBoard(five, kinds=kinds)
    with pytest.raises(ValueError, match="kinds needs masks that belong to cells"):
        ColourBoard(Colours(RuleSet(MAGIC.masks[:2]), 5), weights=kinds, kinds=kinds)


def test_a_choice_is_told_beside_the_board_and_needs_a_mask_for_each_cell():
    times = Colours(MAGIC, 5).quiet_presses[0].reshape(3, 3)
    board = ColourBoard(Colours(MAGIC, 25), choice=times)
    assert str(board).splitlines()[1:3] == ["board  choice", "0 0 0  1 2 1"]
    board.press(*np.repeat(range(9), times.ravel()).tolist())
    assert (board.cells == 5).all()
    with pytest.raises(ValueError, match="choice needs a mask for each cell, got "):
        ColourBoard(Colours(RuleSet(MAGIC.masks[:2]), 5), choice=times)
    with pytest.raises(ValueError, match="choice"):
        ColourBoard(Colours(MAGIC, 5), choice=np.full((3, 3), 5))


def test_the_text_holds_the_remainders_of_board_and_goal():
    board = ColourBoard(Colours(MAGIC, 6), goal=np.full((3, 3), 5), remainders=[2, 3])
    assert "board  goal   board mod 2  goal mod 2  board mod 3  goal mod 3" in repr(board)
    assert repr(board).endswith("0 0 0  5 5 5  0 0 0        1 1 1       0 0 0        2 2 2")


@pytest.mark.parametrize(("k", "remainders"), [(6, [2]), (6, [2, 6]), (4, [2, 2]), (6, []), (12, [2, 6])])
def test_boards_are_joined_only_where_their_remainders_tell_the_number(k, remainders):
    with pytest.raises(ValueError, match="^joins needs remainders"):
        ColourBoard(Colours(MAGIC, k), remainders=remainders, joins=True)


def test_joined_boards_have_no_weights_and_joins_is_a_flag():
    with pytest.raises(ValueError, match="^joins needs a board without weights"):
        ColourBoard(Colours(MAGIC, 6), remainders=[2, 3], joins=True, weights=MAGIC[4])
    with pytest.raises(TypeError, match="^joins must"):
        ColourBoard(Colours(MAGIC, 6), remainders=[2, 3], joins="yes")


@pytest.mark.parametrize("wrong", [[4], [0], [1], [12], [2.5], 3])
def test_remainders_are_divisors(wrong):
    with pytest.raises((TypeError, ValueError), match="remainders"):
        ColourBoard(Colours(MAGIC, 6), remainders=wrong)


def test_a_legend_is_for_few_colours():
    assert ColourBoard(Colours(MAGIC, 16), legend=True)._legend
    with pytest.raises(ValueError, match="legend is for at most 16 colours, got 17"):
        ColourBoard(Colours(MAGIC, 17), legend=True)
    with pytest.raises(TypeError, match="legend must be True or False"):
        ColourBoard(Colours(MAGIC, 5), legend=1)

"""Play the widgets as a reader's program and as a page would, without a browser."""

import contextlib
from itertools import accumulate
from xml.etree import ElementTree

import numpy as np
import pytest
import traitlets
from hypothesis import given
from hypothesis import strategies as st

from magicmath import gf2
from magicmath.rules import CASEGAME, MAGIC, RuleSet, lights_out, to_board, with_holes
from magicmath.widgets.board import Board
from magicmath.widgets.explorer import Explorer
from magicmath.widgets.game import Game
from magicmath.widgets.stepper import Stepper

VIEW = "application/vnd.jupyter.widget-view+json"
MORE_MASKS_THAN_CELLS = RuleSet([[[1, 0]], [[0, 1]], [[1, 1]]], "three on two")


def record(widget, name):
    """Return a list that grows by the new value at each change of a trait."""
    seen = []
    widget.observe(lambda change: seen.append(change.new), name)
    return seen


def spy_on_sending(widget, monkeypatch):
    """Return a dict that keeps the last value of each trait that the page is told."""
    told = {}
    monkeypatch.setattr(widget, "send_state", lambda key=None: told.update(widget.get_state(key)))
    return told


def receive(widget, state):
    """Pass a page's state on, whether or not the widget complains of it."""
    with contextlib.suppress(TypeError, ValueError, traitlets.TraitError):
        widget.set_state(state)


def state_of(board):
    page = board.get_state()
    return (
        board.cells.tolist(),
        board.presses,
        {key: page[key] for key in ("presses", "goal", "_start", "_masks")},
    )


def lists(arrays):
    return [array.tolist() for array in arrays]


def test_new_board_is_white_and_three_by_three():
    board = Board()
    assert board.cells.tolist() == board.start.tolist() == np.zeros((3, 3)).tolist()
    assert (board.presses, board.goal, board.solved) == ((), None, False)


@pytest.mark.parametrize("shape", [(1, 1), (2, 5), (7, 1), (64, 64)], ids=str)
def test_board_without_a_rule_takes_its_shape_from_the_start_or_the_goal(shape):
    cells = np.random.default_rng(shape).integers(0, 2, shape)
    last = cells.size - 1
    for board in (Board(start=cells), Board(goal=cells)):
        expected = board.start.copy()
        board.press(last)
        expected[-1, -1] ^= 1
        np.testing.assert_array_equal(board.cells, expected)
        with pytest.raises(ValueError, match="presses"):
            board.press(last + 1)


@given(st.lists(st.integers(0, 8)), st.integers(0, 511))
def test_presses_undo_and_reset_follow_the_rule(presses, start):
    start = to_board(start)
    board = Board(MAGIC, start)
    board.press(*presses)
    assert board.presses == tuple(presses)
    np.testing.assert_array_equal(board.cells, MAGIC.press(start, presses))
    board.undo()
    np.testing.assert_array_equal(board.cells, MAGIC.press(start, presses[:-1]))
    board.reset()
    assert board.presses == ()
    np.testing.assert_array_equal(board.cells, start)
    board.undo()
    assert board.presses == ()


def test_rule_may_have_more_masks_than_the_board_has_cells():
    board = Board(MORE_MASKS_THAN_CELLS, start=[[0, 1]])
    board.press(2)
    assert board.cells.tolist() == [[1, 0]]
    assert board.get_state()["_masks"] == [[0], [1], [0, 1]]
    with pytest.raises(ValueError, match="presses"):
        board.press(3)


@pytest.mark.parametrize(
    ("presses", "cells"),
    [
        ([], []),
        ([0], [[[1, 0]]]),
        ([0, 0], [[[1, 0]], [[0, 0]]]),
        ([2, 1, 0], [[[1, 1]], [[1, 0]], [[0, 0]]]),
    ],
    ids=str,
)
def test_handlers_hear_of_each_press_once(presses, cells):
    board = Board(MORE_MASKS_THAN_CELLS)
    seen, heard = record(board, "cells"), record(board, "presses")
    for number in presses:
        board.press(number)
    assert lists(seen) == cells
    assert heard == list(accumulate((p,) for p in presses))


def test_several_masks_pressed_at_once_are_one_change():
    board = Board(MAGIC)
    seen = record(board, "cells")
    board.press(0, 4, 8)
    assert lists(seen) == [MAGIC.press(to_board(0), [0, 4, 8]).tolist()]
    board.press()
    board.presses = (0, 4, 8)
    assert len(seen) == 1


def test_presses_that_leave_the_cells_alone_are_no_change_of_cells():
    board = Board(MAGIC)
    seen, heard = record(board, "cells"), record(board, "presses")
    board.press(3, 3)
    assert (seen, heard) == ([], [(3, 3)])


@pytest.mark.parametrize("before", [(), (1,), (1, 5)], ids=str)
def test_setting_cells_starts_afresh_with_one_change(before):
    board = Board(MAGIC)
    board.press(*before)
    seen, states = record(board, "cells"), []
    board.observe(lambda _: states.append((board.start.tolist(), board.presses)), "cells")
    board.cells = to_board(123)
    assert lists(seen) == [to_board(123).tolist()]
    assert states == [(to_board(123).tolist(), ())]
    board.press(7)
    board.undo()
    np.testing.assert_array_equal(board.cells, to_board(123))
    assert len(seen) == 3


def test_setting_the_same_cells_changes_nothing():
    board = Board(MAGIC)
    board.press(2)
    seen = record(board, traitlets.All)
    board.cells = board.cells.copy()
    assert seen == []
    assert board.presses == (2,)


def test_handler_that_undoes_leaves_the_board_consistent():
    board = Board(MAGIC)
    board.observe(lambda _: board.presses and board.reset(), "cells")
    board.press(3)
    assert board.presses == ()
    assert not board.cells.any()


def test_goal_is_reached_and_may_change():
    board = Board(MAGIC, to_board(32), goal=to_board(495))
    assert not board.solved
    board.press(0, 5, 6)
    assert board.solved
    board.goal = to_board(0)
    assert not board.solved
    board.goal = None
    assert not board.solved
    assert board.goal is None


def test_boards_it_hands_out_cannot_be_written_to():
    board = Board(MAGIC, goal=to_board(1))
    for array in (board.cells, board.start, board.goal):
        with pytest.raises(ValueError, match="read-only"):
            array[0, 0] = 1


def test_boards_it_is_given_are_copied():
    start, goal = np.zeros((3, 3), np.uint8), np.ones((3, 3), np.uint8)
    board = Board(MAGIC, start, goal)
    start[:], goal[:] = 1, 0
    assert not board.cells.any()
    assert not board.start.any()
    assert board.goal.all()
    again = np.zeros((3, 3), np.uint8)
    board.cells = again
    again[:] = 1
    assert not board.cells.any()


BAD_BOARDS = [
    [[2, 0, 0]] * 3,
    [[1, 0]],
    [[0.0] * 3] * 3,
    "board",
    [[1], [1, 0]],
    np.ones((3, 3, 3), int),
    [],
    {},
    [[None] * 3] * 3,
]
BAD_PRESSES = [
    (9,),
    (-1,),
    (0, 99),
    (0.0,),
    (True,),
    ("0",),
    "0",
    0,
    None,
    {0},
    {},
    [[0]],
    (None,),
    [[0], [0, 1]],
    b"0",
]


@pytest.mark.parametrize("value", BAD_BOARDS, ids=str)
@pytest.mark.parametrize("trait", ["cells", "goal"])
def test_bad_board_is_refused_and_nothing_changes(trait, value):
    board = Board(MAGIC, goal=to_board(5))
    board.press(4)
    before, seen = state_of(board), record(board, traitlets.All)
    with pytest.raises((TypeError, ValueError), match=trait):
        setattr(board, trait, value)
    assert state_of(board) == before
    assert seen == []


@pytest.mark.parametrize("value", BAD_PRESSES, ids=str)
def test_bad_presses_are_refused_and_nothing_changes(value):
    board = Board(MAGIC)
    board.press(4)
    before, seen = state_of(board), record(board, traitlets.All)
    with pytest.raises((TypeError, ValueError), match="presses"):
        board.presses = value
    assert state_of(board) == before
    assert seen == []


def test_start_is_for_reading():
    with pytest.raises(AttributeError):
        Board().start = to_board(1)


def test_page_presses_masks():
    board = Board(MAGIC)
    seen = record(board, "cells")
    board.set_state({"presses": [4, 4, 0]})
    assert board.presses == (4, 4, 0)
    assert lists(seen) == [MAGIC[0].tolist()]


@pytest.mark.parametrize(
    "state",
    [
        *(
            {"presses": list(value) if isinstance(value, (tuple, set)) else value}
            for value in BAD_PRESSES
            if value != {0}
        ),
        {"goal": [[1]]},
        {"goal": "x"},
        {"_start": [[2] * 3] * 3},
        {"presses": [0], "_start": None},
        {"presses": [0], "goal": [[1, 0], [1]]},
        {"_start": [[1, 1, 1]] * 3, "presses": [9]},
        {"_masks": "x"},
        {"_masks": [[0]]},
        {"_masks": [[0]], "presses": [99]},
    ],
    ids=str,
)
def test_malformed_state_from_the_page_is_answered_with_the_last_good_one(state, monkeypatch):
    board = Board(MAGIC, to_board(32), goal=to_board(495))
    board.press(4)
    before, told = state_of(board), spy_on_sending(board, monkeypatch)
    receive(board, state)
    assert state_of(board) == before
    assert {name: told[name] for name in state} == {name: before[2][name] for name in state}
    board.press(0)
    np.testing.assert_array_equal(board.cells, MAGIC.press(to_board(32), [4, 0]))


def test_state_that_is_not_the_boards_own_is_ignored():
    board = Board(MAGIC)
    before = state_of(board)
    receive(board, {"cells": [[1] * 3] * 3, "no such trait": 1})
    assert state_of(board) == before


def test_page_is_told_what_it_draws():
    board = Board(CASEGAME, to_board(1), goal=to_board(2), label="a label", menu=False)
    board.press(4)
    page = board.get_state()
    assert page["_start"] == to_board(1).tolist()
    assert page["goal"] == to_board(2).tolist()
    assert page["presses"] == [4]
    assert page["_masks"] == [np.flatnonzero(mask).tolist() for mask in CASEGAME.matrix]
    assert (page["_label"], page["_menu"]) == ("a label", False)
    assert "cells" not in page
    assert type(page["presses"][0]) is type(page["_start"][0][0]) is type(page["_masks"][0][0]) is int


@pytest.mark.parametrize(
    ("board", "menu"),
    [
        (Board(), False),
        (Board(MAGIC), True),
        (Board(RuleSet(np.ones((16, 1, 1), int))), True),
        (Board(RuleSet(np.ones((17, 1, 17), int))), False),
        (Board(RuleSet(np.ones((17, 1, 1), int))), True),  # or else nothing could be pressed
        (Board(MAGIC, menu=False), False),
        (Board(menu=True), True),
    ],
)
def test_menu_stands_below_a_rule_of_at_most_16_masks(board, menu):
    assert board.get_state()["_menu"] is menu


def test_page_and_python_agree_on_the_cells():
    board = Board(MORE_MASKS_THAN_CELLS, start=[[0, 1]])
    board.press(2, 0, 1, 1)
    page = board.get_state()
    cells = np.ravel(page["_start"])
    for number in page["presses"]:
        cells[page["_masks"][number]] ^= 1
    assert cells.tolist() == board.cells.ravel().tolist()


def test_text_tells_what_was_pressed_and_how_far_the_goal_is():
    board = Board(MAGIC, goal=MAGIC[0])
    assert repr(board).split("\n")[0] == "Board of MAGIC, not pressed, 4 cells differ from the goal"
    board.press(0)
    assert repr(board) == "\n".join(
        [
            "Board of MAGIC, pressed 0, goal reached",
            "board  goal",
            "■ ■ □  ■ ■ □",
            "■ ■ □  ■ ■ □",
            "□ □ □  □ □ □",
        ]
    )
    board.cells = to_board(432 ^ 1)
    assert repr(board).startswith("Board of MAGIC, not pressed, 1 cell differs from the goal\n")
    board.goal = None
    board.press(1, 2)
    assert repr(board).startswith("Board of MAGIC, pressed 1 2\nboard\n")


def test_board_of_an_unnamed_rule_is_not_called_none():
    assert "None" not in repr(Board(RuleSet([[[1]]])))


@pytest.mark.parametrize(
    "widget",
    [
        Board(MAGIC, to_board(32), goal=to_board(495), label="a label"),
        Board(start=[[1]]),
        Board(start=[[1, 0, 1]]),
        Board(MORE_MASKS_THAN_CELLS),
        Stepper([[[1, 0], [0, 1]]], ["a caption"]),
        Explorer([[1, 0], [1, 1], [0, 1]], (3, 1), (1, 2)),
    ],
    ids=["with goal", "1×1", "rectangle", "masks ≠ cells", "stepper", "explorer"],
)
def test_jupyter_gets_the_live_view_a_picture_and_its_text(widget):
    data, metadata = widget._repr_mimebundle_()
    assert data["text/plain"] == repr(widget)
    assert metadata == {}
    assert data[VIEW]["model_id"] == widget.model_id
    alt = ElementTree.fromstring(data["image/svg+xml"]).get("aria-label")
    assert alt.startswith(repr(widget).split("\n")[0] + ". ")


def test_alternative_text_tells_the_cells():
    data, _ = Board(MAGIC, to_board(32), goal=to_board(495))._repr_mimebundle_()
    alt = ElementTree.fromstring(data["image/svg+xml"]).get("aria-label")
    assert alt.endswith("2 boards. board: 000 / 100 / 000; goal: 111 / 101 / 111.")


def elimination_stepper():
    steps = list(gf2.elimination_steps([[0, 1], [1, 1]]))
    return Stepper([s.matrix for s in steps], [s.operation for s in steps])


def test_stepper_shows_each_frame_with_its_caption():
    stepper = elimination_stepper()
    assert repr(stepper) == "Stepper, step 0 of 2: start\n0 1\n1 1"
    stepper.step = 1
    assert repr(stepper) == "Stepper, step 1 of 2: swap rows 0 and 1\n1 1\n0 1"
    stepper.step = np.int64(2)
    assert repr(stepper) == "Stepper, step 2 of 2: add row 1 to row 0\n1 0\n0 1"


def test_stepper_tells_the_page_the_texts_and_parities_of_its_frames():
    page = Stepper([[[0.5, -3]], np.array([[True, False]])], ["halves", "booleans"]).get_state()
    assert page["_frames"] == [
        {"text": [["0.5", "-3"]], "odd": [[0, 1]], "holes": [[0, 0]]},
        {"text": [["1", "0"]], "odd": [[1, 0]], "holes": [[0, 0]]},
    ]
    assert page["_captions"] == ["halves", "booleans"]


def test_stepper_numbers_its_rows_where_it_is_told_to():
    assert not elimination_stepper().get_state()["_numbered"]
    assert Stepper([[[1]]], ["one"], numbered=True).get_state()["_numbered"]
    with pytest.raises(TypeError, match="numbered must be True or False, got 1"):
        Stepper([[[1]]], ["one"], numbered=1)


def test_stepper_is_heard_of_once_a_step():
    stepper = elimination_stepper()
    seen = record(stepper, "step")
    stepper.step = 2
    stepper.step = 2
    stepper.set_state({"step": 0})
    assert seen == [2, 0]


@pytest.mark.parametrize("step", [3, -1, 10**30, 1.5, "1", None, True, [1]], ids=str)
def test_bad_step_is_refused_and_nothing_changes(step):
    stepper = elimination_stepper()
    stepper.step = 2
    seen = record(stepper, "step")
    with pytest.raises((TypeError, ValueError, traitlets.TraitError), match="step"):
        stepper.step = step
    assert stepper.step == 2
    assert seen == []


def test_bad_step_is_refused_while_changes_are_held_back():
    stepper = elimination_stepper()
    with contextlib.suppress(ValueError, traitlets.TraitError), stepper.hold_trait_notifications():
        stepper.step = 3
    assert stepper.step == 0


@pytest.mark.parametrize(
    "state",
    [*({"step": step} for step in (3, -1, 1.5, "1", None, True, [1])), {"_frames": []}, {"_captions": "x"}],
    ids=str,
)
def test_malformed_step_from_the_page_is_answered_with_the_last_good_one(state, monkeypatch):
    stepper = elimination_stepper()
    stepper.step = 2
    before, told = stepper.get_state(), spy_on_sending(stepper, monkeypatch)
    receive(stepper, state)
    assert stepper.get_state() == before
    assert type(stepper.step) is int
    assert {name: told[name] for name in state} == {name: before[name] for name in state}
    assert repr(stepper).startswith("Stepper, step 2 of 2")


def test_stepper_keeps_its_own_copy_of_the_frames():
    frame = np.array([[1]])
    stepper = Stepper([frame], ["one"])
    frame[:] = 7
    assert repr(stepper).endswith("\n1")


def test_a_frame_may_have_holes():
    stepper = Stepper([[[1, 0]], [[1]]], ["one", "two"], holes=[[[0, 1]], [[0]]])
    assert repr(stepper).endswith("\n1 ·")
    assert stepper.get_state()["_frames"][0]["holes"] == [[0, 1]]
    for holes in ([[[0, 1]]], [[[0, 1]], [[0, 1]]], [[[0, 2]], [[0]]]):
        with pytest.raises(ValueError, match="holes"):
            Stepper([[[1, 0]], [[1]]], ["one", "two"], holes=holes)


def test_a_stepper_tells_the_column_and_the_rows_that_it_adds():
    stepper = Stepper([[[1]]], ["one"], collects="T", compared={"T backwards": [0, 3]})
    state = stepper.get_state()
    assert state["_collects"] == "T"
    row = {"name": "T backwards", "text": [["0", "3"]], "odd": [[0, 1]], "holes": [[0, 0]]}
    assert state["_compared"] == [row]
    for slip in ({"collects": 1}, {"compared": [1]}, {"compared": {"a": 1}}, {"compared": {"a": ["x"]}}):
        with pytest.raises(TypeError, match=next(iter(slip))):
            Stepper([[[1]]], ["one"], **slip)


def test_a_stepper_is_told_which_entries_it_collects():
    frame = [[1, 0], [1, 1], [0, 1]]
    stepper = Stepper([frame], ["one"], collects="T", keeps=np.array([1, 0]))
    assert stepper.get_state()["_keeps"] == [1, 0]
    assert Stepper([frame], ["one"], collects="T").get_state()["_keeps"] == []
    for slip in ([1], [1, 2], [1, -1], [0, 1, 0]):
        with pytest.raises(ValueError, match="keeps"):
            Stepper([frame], ["one"], collects="T", keeps=slip)
    for slip in (1, [0.5, 1], "01"):
        with pytest.raises(TypeError, match="keeps"):
            Stepper([frame], ["one"], collects="T", keeps=slip)
    with pytest.raises(ValueError, match="keeps is for a column"):
        Stepper([frame], ["one"], keeps=[1, 0])


def test_frames_may_differ_in_shape():
    stepper = Stepper([[[1]], [[1, 0]]], ["one", "two"])
    stepper.step = 1
    assert repr(stepper).endswith("\n1 0")


def wide_explorer():
    return Explorer(np.random.default_rng(0).integers(0, 2, (6, 20)), (2, 3), (4, 5), labels=("V", "D"))


@given(st.integers(0, 63))
def test_explorers_target_is_the_source_times_the_matrix(number):
    explorer = wide_explorer()
    explorer.source = to_board(number, (2, 3))
    expected = explorer.source.ravel().astype(int) @ explorer.matrix % 2
    assert explorer.target.shape == (4, 5)
    np.testing.assert_array_equal(explorer.target.ravel(), expected)


def test_explorer_starts_white_and_is_heard_of_once_a_change():
    explorer = wide_explorer()
    assert not explorer.source.any()
    assert not explorer.target.any()
    sources, targets = record(explorer, "source"), record(explorer, "target")
    explorer.source = to_board(5, (2, 3))
    explorer.source = to_board(5, (2, 3))
    explorer.set_state({"source": to_board(9, (2, 3)).tolist()})
    assert lists(sources) == [to_board(n, (2, 3)).tolist() for n in (5, 9)]
    assert len(targets) == 2


def test_page_finds_the_explorers_target_as_python_does():
    explorer = wide_explorer()
    explorer.source = to_board(45, (2, 3))
    page = explorer.get_state()
    cells = np.zeros(page["_target_shapes"][0], dtype=int)
    for bit, ones in zip(np.ravel(page["source"]), page["_rows"], strict=True):
        cells.flat[ones] ^= bit
    np.testing.assert_array_equal(cells, explorer.target)
    assert page["_labels"] == ["V", "D"]


def test_explorers_boards_cannot_be_written_to():
    explorer = wide_explorer()
    for board in (explorer.source, explorer.target):
        with pytest.raises(ValueError, match="read-only"):
            board[0, 0] = 1


@pytest.mark.parametrize("value", BAD_BOARDS, ids=str)
def test_bad_source_is_refused_and_nothing_changes(value, monkeypatch):
    explorer = wide_explorer()
    explorer.source = to_board(5, (2, 3))
    source, target, seen = explorer.source, explorer.target, record(explorer, traitlets.All)
    with pytest.raises((TypeError, ValueError), match="source"):
        explorer.source = value
    assert seen == []
    told = spy_on_sending(explorer, monkeypatch)
    receive(explorer, {"source": value})
    np.testing.assert_array_equal(explorer.source, source)
    np.testing.assert_array_equal(explorer.target, target)
    assert told["source"] == source.tolist()


def test_explorers_text_shows_both_boards():
    explorer = Explorer(MAGIC.matrix, (3, 3), (3, 3), labels=("V", "D"))
    explorer.source = to_board(0b000110100)
    assert repr(explorer) == "\n".join(
        ["Explorer", "V      D", "□ □ □  ■ ■ □", "■ ■ □  ■ □ ■", "■ □ □  □ □ □"]
    )


def test_an_explorer_deals_the_columns_out_to_several_targets():
    explorer = Explorer([[1, 0, 1], [0, 1, 1]], (1, 2), [(1, 1), (2, 1)], labels=("s", "t", "u"))
    explorer.source = [[1, 0]]
    assert explorer.target.tolist() == [[1, 0, 1]]
    assert repr(explorer) == "\n".join(["Explorer", "s    t  u", "■ □  ■  □", "        ■"])
    for shapes, labels in [([(1, 1), (1, 1)], "stu"), ([(1, 1), (2, 1)], "st"), ([], "s"), ([(3,)], "st")]:
        with pytest.raises(ValueError, match="target_shape|labels"):
            Explorer([[1, 0, 1]], (1, 1), shapes, labels=list(labels))


def test_target_of_an_explorer_follows_its_source_and_nothing_else():
    explorer = Explorer([[1, 1], [0, 1]], (1, 2), (1, 2))
    with pytest.raises(traitlets.TraitError):
        explorer.target = [[1, 0]]
    seen = []
    explorer.observe(lambda change: seen.append(change.new.tolist()), "target")
    explorer.source = [[1, 0]]
    assert seen == [[[1, 1]]]


def test_a_black_cell_in_a_hole_is_refused_and_the_board_stays():
    holes = np.array([[0, 1], [0, 0]])
    rules = with_holes(lights_out(2, 2), holes)
    board = Board(rules, goal=1 - holes)
    for name in ("cells", "goal"):
        with pytest.raises(ValueError, match=f"{name} must be 0 in the holes"):
            setattr(board, name, holes)
    with pytest.raises(ValueError, match="goal must be 0 in the holes"):
        Game(rules, goal=holes)
    np.testing.assert_array_equal(board.goal, 1 - holes)

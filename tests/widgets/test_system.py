"""The system in Python: presses are the truth, and V, R, D and the board follow them together."""

import contextlib

import numpy as np
import pytest
import traitlets
from puzzles import RULES, THREE_ON_TWO, lights_out

from magicmath import gf2, plain
from magicmath.exercises.parities import HOLLOW
from magicmath.rules import MAGIC, RuleSet, to_board, with_holes
from magicmath.widgets import System

each_rule = pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.name)


@each_rule
def test_choice_counts_parities_and_board_follow_the_presses(rules):
    generator = np.random.default_rng(3)
    start = generator.integers(0, 2, rules.shape) & (1 - rules.holes)
    system = System(rules, start=start)
    for number in generator.integers(0, len(rules), 30).tolist():
        system.press(number)
        choice = np.zeros(len(rules), int)
        np.add.at(choice, list(system.presses), 1)
        choice %= 2
        np.testing.assert_array_equal(system.choice, choice)
        np.testing.assert_array_equal(system.counts, choice @ rules.matrix.astype(int))
        np.testing.assert_array_equal(system.parities, gf2.matmul(choice, rules.matrix))
        np.testing.assert_array_equal(system.board, rules.press(start, system.presses))
        np.testing.assert_array_equal(system.board, system.cells)


def test_many_presses_on_one_cell_are_counted_beyond_a_byte():
    rules = RuleSet(np.ones((256, 1, 1), int))
    assert System(rules, presses=range(256)).counts.tolist() == [256]


@pytest.mark.parametrize("name", ["choice", "counts", "parities", "board", "cells"])
def test_whoever_observes_one_sees_all_of_them_up_to_date(name):
    system, seen = System(presses=[3]), []

    def look(_):
        names = ("choice", "counts", "parities", "board", "cells")
        seen.append([getattr(system, each).tolist() for each in names])

    system.observe(look, name)
    system.set_state({"presses": [3, 0], "_undone": []})
    other = System(presses=[3, 0])
    wanted = [getattr(other, each).tolist() for each in ("choice", "counts", "parities", "board", "cells")]
    assert seen == [wanted]


def test_a_choice_may_be_set_and_presses_those_masks():
    system = System(presses=[0, 0, 8])
    system.choice = [0, 0, 0, 0, 0, 0, 0, 0, 1]
    assert system.presses == (0, 0, 8)  # it is the same choice
    system.choice = [0, 0, 0, 1, 1, 0, 1, 0, 0]
    assert system.presses == (3, 4, 6)
    np.testing.assert_array_equal(system.counts, [1, 1, 0, 3, 2, 1, 2, 2, 0])
    for bad in ([1], [2] * 9, [[0] * 9], None, "x"):
        with pytest.raises((TypeError, ValueError), match="choice"):
            system.choice = bad
        assert system.presses == (3, 4, 6)


def test_what_follows_can_only_be_read():
    system = System(presses=[1])
    for name in ("counts", "parities", "board"):
        with pytest.raises(traitlets.TraitError):
            setattr(system, name, getattr(system, name))
        with pytest.raises(ValueError, match="read-only"):
            getattr(system, name).flat[0] = 1


@each_rule
def test_equations_hold_for_what_is_pressed(rules):
    presses = np.random.default_rng(4).integers(0, len(rules), 5).tolist()
    system = System(rules, presses=presses)
    values = dict(zip(system.unknowns, system.choice.tolist(), strict=True)) | {"0": 0}
    assert len(values) == len(rules) + 1
    for cell in range(rules.matrix.shape[1]):
        left, right = system.equation(cell).split(" = ")
        assert sum(values[name] for name in left.split(" + ")) % 2 == int(right)


def test_an_equation_asks_for_what_the_goal_wants():
    start, goal = to_board(32), to_board(495)
    system = System(start=start, goal=goal)
    np.testing.assert_array_equal(system.wanted, (start ^ goal).ravel())
    assert [system.equation(cell)[-1] for cell in range(9)] == [str(bit) for bit in (start ^ goal).flat]
    assert "0 of 9 equations hold" not in repr(system)
    system.press(0, 5, 6)
    assert "9 of 9 equations hold" in repr(system)
    assert system.solved
    with pytest.raises(ValueError, match="cell must be from 0 to 8, got 9"):
        system.equation(9)


def test_its_text_shows_all_that_the_figure_does():
    text = repr(System(start=to_board(32), goal=to_board(495), presses=[0, 5])).split("\n")
    assert text[:3] == [
        "System of MAGIC, pressed 0 5, 5 of 9 equations hold",
        "    V  0 1 2 3 4 5 6 7 8",
        "▸ a 1  1 1 0 1 1 0 0 0 0",
    ]
    assert text[11:13] == ["    R  1 1 1 1 1 1 0 0 1", "    D  1 1 1 1 1 1 0 0 1"]
    assert text[14] == "D, folded  board  goal"
    assert repr(System(THREE_ON_TWO)).split("\n")[-2:] == ["D, folded", "□ □"]


@pytest.mark.parametrize("rules", [lights_out(5, 5), lights_out(16, 16), RULES[11]], ids=lambda one: one.name)
def test_of_many_masks_or_cells_the_text_shows_v_and_the_boards(rules):
    system = System(rules, presses=[0])
    lines = repr(system).split("\n")
    assert lines[1].split() == ["V", "D,", "folded"]
    assert sum(line.count("■") for line in lines) == 1 + rules.masks[0].sum()
    assert system._picture().svg.startswith("<svg")


def test_rules_too_large_are_refused():
    System(RuleSet(np.ones((1, 16, 16), int)))
    for masks in (np.ones((1, 1, 257), int), np.ones((257, 1, 1), int)):
        with pytest.raises(ValueError, match="rules must have at most 256 masks and cells"):
            System(RuleSet(masks))


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"rules": 3}, "rules"),
        ({"presses": [9]}, "presses"),
        ({"presses": 4}, "presses"),
        ({"start": [[1]]}, "start"),
        ({"goal": [[2] * 3] * 3}, "goal"),
        ({"equations": 1}, "equations"),
        ({"feeds_back": 1}, "feeds_back"),
        ({"rules": RuleSet(list(MAGIC[:8])), "feeds_back": True}, "as many masks as cells"),
        ({"result": 0}, "result"),
        ({"result": False, "feeds_back": True}, "result"),
        ({"adds_columns": 1}, "adds_columns"),
        ({"adds_columns": True, "result": False}, "adds_columns"),
        ({"adds_columns": True, "feeds_back": True}, "adds_columns"),
        ({"adds_columns": True, "goal": to_board(1)}, "adds_columns"),
        ({"rules": lights_out(5, 5), "adds_columns": True}, "at most 16 masks"),
        ({"flips": (4, 4)}, "flips needs adds_columns"),
        ({"flips": (4,), "adds_columns": True}, "flips"),
        ({"flips": (9, 4), "adds_columns": True}, "flips, its mask, must"),
        ({"flips": (4, 9), "adds_columns": True}, "flips, its cell, must"),
    ],
    ids=str,
)
def test_bad_arguments_are_named(arguments, named):
    with pytest.raises((TypeError, ValueError), match=named):
        System(**arguments)


def test_reset_leads_back_to_the_presses_to_begin_with_where_the_result_feeds_back():
    system = System(presses=[0, 1, 3, 5], feeds_back=True)
    system.feed_back()
    assert system.presses != (0, 1, 3, 5)
    system.reset()
    assert system.presses == (0, 1, 3, 5)
    with pytest.raises(ValueError, match="may not set _first"):
        system.set_state({"_first": []})
    plain_one = System(presses=[4])
    plain_one.reset()
    assert plain_one.presses == ()


@pytest.mark.parametrize("mask", range(9))
def test_a_result_that_feeds_back_walks_through_the_rows_of_the_powers(mask):
    system = System(presses=[mask], feeds_back=True)
    for power in range(1, 6):
        row = plain.matrix_power(MAGIC.matrix.tolist(), power)[mask]
        assert system.parities.tolist() == row
        system.feed_back()
        assert (system.choice.tolist(), system._undone) == (row, ())


def test_what_is_not_square_feeds_nothing_back_and_keeps_its_presses():
    system = System(RuleSet(list(MAGIC[:8])), presses=[3, 4])
    with pytest.raises(ValueError, match="as many masks as cells"):
        system.feed_back()
    assert system.presses == (3, 4)


@pytest.mark.parametrize(
    "state",
    [
        {"presses": [9]},
        {"choice": [1] * 9},
        {"_equations": True},
        {"_feeds_back": True},
        {"_result": False},
        {"goal": [[1] * 3] * 3},
        {"_adds_columns": True},
        {"added": [1]},
        {"flipped": True},
    ],
    ids=str,
)
def test_the_page_may_set_presses_alone(state):
    system = System(presses=[3, 4])
    with contextlib.suppress(TypeError, ValueError, traitlets.TraitError):
        system.set_state(state)
    assert (system.presses, system.choice.sum(), system.goal) == ((3, 4), 2, None)
    assert (system._equations, system._feeds_back, system._result) == (False, False, True)
    assert (system._adds_columns, system.added, system.flipped) == (False, (), False)


def test_without_its_result_a_system_shows_its_board_and_no_sums():
    system = System(presses=[4], result=False)
    text = repr(system)
    assert "board" in text
    assert "D, folded" not in text
    lines = [line.split()[:1] for line in text.splitlines()]
    assert ["R"] not in lines
    assert ["D"] not in lines
    assert "D, folded" in repr(System(presses=[4]))


def test_the_matrix_has_another_letter_where_one_is_asked_for():
    assert System()._letter == "Y"
    assert System(letter="N").get_state()["_letter"] == "N"
    with pytest.raises(TypeError, match="letter"):
        System(letter=5)


@pytest.mark.parametrize("rules", [MAGIC, HOLLOW], ids=lambda rules: rules.name)
def test_added_columns_leave_the_letters_that_stand_in_them_an_odd_number_of_times(rules):
    generator, system = np.random.default_rng(5), System(rules, adds_columns=True)
    for _ in range(20):
        cells = np.flatnonzero(generator.integers(0, 2, 9)).tolist()
        system.set_state({"added": cells[::-1]})
        assert system.added == tuple(cells)
        odd = [sum(int(row[cell]) for cell in cells) % 2 for row in rules.matrix.tolist()]
        assert system.left == [name for name, bit in zip("abcdefghi", odd, strict=True) if bit]


def test_both_failures_of_hollow_end_with_one_entry_and_come_back_with_it():
    system = System(HOLLOW, presses=[1, 3, 4, 5, 7], adds_columns=True, flips=(4, 4))
    system.added = [0, 2, 4, 6, 8]
    for flipped in (False, True, False):
        system.set_state({"flipped": flipped})
        assert np.flatnonzero(system.parities).tolist() == ([4] if flipped else [])
        assert np.flatnonzero(system.board).tolist() == ([4] if flipped else [])
        assert system.left == (["e"] if flipped else [])
        assert system.equation(4).count("e") == flipped
    first = repr(system).splitlines()[0]
    assert first == "System of HOLLOW, pressed 1 3 4 5 7, columns 0 2 4 6 8 added, no letter left"
    system.flipped = True
    assert "▸ e 1  0 1 0 1 1 1 0 1 0" in repr(system)
    system.reset()
    assert (system.presses, system.added, system.flipped) == ((), (), False)
    assert "▸" not in repr(system)


@pytest.mark.parametrize("state", [{"added": [9]}, {"added": [1, 1]}, {"added": 1}, {"flipped": 1}], ids=str)
def test_malformed_columns_are_refused_and_the_state_stays(state):
    system = System(HOLLOW, adds_columns=True, flips=(4, 4))
    system.added = [0]
    with pytest.raises((TypeError, ValueError, traitlets.TraitError), match=next(iter(state))):
        system.set_state(state)
    assert (system.added, system.flipped) == ((0,), False)


def test_a_hole_is_no_entry_to_flip():
    with pytest.raises(ValueError, match="a hole"):
        System(with_holes(MAGIC, [[0, 0, 0], [0, 1, 0], [0, 0, 0]]), adds_columns=True, flips=(1, 4))

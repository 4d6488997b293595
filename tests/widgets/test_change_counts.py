"""How often cells change: against pressing, and what is refused."""

from itertools import combinations, product

import numpy as np
import pytest
import traitlets
from hypothesis import given
from hypothesis import strategies as st
from page_code import in_node

from magicmath.rules import MAGIC, RuleSet, cross, lights_out, pressed, with_holes
from magicmath.widgets import ChangeCounts

FIVE = lights_out(5, 5)
ONE_WAY = RuleSet([[[1, 1]], [[0, 1]]], places=[0, 1])


@given(st.integers(0, 2**32 - 1))
def test_the_counts_are_those_of_pressing_one_mask_after_the_other(seed):
    choice = np.random.default_rng(seed).integers(0, 2, (4, 5))
    figure = ChangeCounts(lights_out(4, 5), choice)
    counted = sum((figure.rules.masks[mask].astype(int) for mask in pressed(choice.ravel())), 0 * choice)
    np.testing.assert_array_equal(figure.counts, counted)


def test_tests_are_quiet_and_the_text_tells_the_counts():
    for one in FIVE.tests:
        assert not (ChangeCounts(FIVE, one).counts % 2).any()
    assert repr(ChangeCounts(lights_out(2, 2), [[1, 0], [0, 1]])).startswith("2 pressed; changes 1 2 / 2 1\n")


@pytest.mark.parametrize("seed", range(3))
def test_the_page_counts_the_same_of_a_rule_that_is_not_symmetric(seed):
    choice = np.random.default_rng(seed).integers(0, 2, (3, 3))
    figure = ChangeCounts(MAGIC, choice)
    asked = {"changers": figure.get_state()["_changers"], "choice": choice.ravel().tolist()}
    found = in_node(
        "change_counts_state", "changesOf", "changesOf(argument.changers, argument.choice)", asked
    )
    assert found == (choice.ravel() @ MAGIC.matrix.astype(int)).tolist()


def test_the_page_counts_the_same():
    choice = np.random.default_rng(1).integers(0, 2, (5, 5))
    figure = ChangeCounts(FIVE, choice, {"test 0": FIVE.tests[0]})
    state = figure.get_state()
    asked = {"changers": state["_changers"], "choice": choice.ravel().tolist()}
    found = in_node(
        "change_counts_state", "changesOf", "changesOf(argument.changers, argument.choice)", asked
    )
    assert found == figure.counts.ravel().tolist()
    assert state["_choices"] == [{"name": "test 0", "cells": FIVE.tests[0].tolist()}]


@pytest.mark.parametrize("seed", range(4))
def test_all_choices_that_make_the_same_board_are_found_and_stay_where_one_is_taken(seed):
    """Against all choices of 2×3 cells, pressed one after the other."""
    rules = lights_out(2, 3)
    choice = np.random.default_rng(seed).integers(0, 2, (2, 3))
    figure = ChangeCounts(rules, choice, alike=True)
    choices = np.array(list(product((0, 1), repeat=6)))
    board = choice.ravel() @ rules.matrix % 2
    same = [one.tolist() for one in choices if (one @ rules.matrix % 2 == board).all()]
    found = figure.alike
    assert sorted(found.reshape(-1, 6).tolist()) == same
    state = figure.get_state()
    for one in found:
        figure.choice = one
        np.testing.assert_array_equal(figure.alike, found)
        asked = {"quiet": state["_quiet"], "choice": one.ravel().tolist()}
        listed = in_node("change_counts_state", "alikeOf", "alikeOf(argument.quiet, argument.choice)", asked)
        assert listed == found.reshape(-1, 6).tolist()


def test_of_any_rule_the_presses_that_change_a_cell_are_told():
    state = ChangeCounts(MAGIC, [[1, 0, 0], [0, 1, 0], [0, 0, 0]]).get_state()
    for cell, changers in enumerate(state["_changers"]):
        assert changers == [mask for mask in range(9) if MAGIC.masks[mask].ravel()[cell]]
    assert state["_changers"] != state["_masks"]
    assert (state["_symmetric"], ChangeCounts(FIVE).get_state()["_symmetric"]) == (False, True)
    say = "argument.map((isSymmetric) => cellText(4, 1, isSymmetric))"
    said = in_node("change_counts_words", "cellText", say, [True, False])
    changes = "is pressed, so the cell changes 1 time."
    assert said == [
        f"The mask of this cell is framed at the left. 1 of its 4 cells {changes}",
        f"The presses that change this cell are framed at the left. 1 of these 4 {changes}",
    ]


def test_each_choice_of_one_kind_has_its_place_on_the_ladder():
    choices = list(product((0, 1), repeat=9))
    asked = "argument.map(placeOnLadder)"
    places = in_node("change_counts_state", "placeOnLadder", asked, [list(bits) for bits in choices])
    for bits, found in zip(choices, places, strict=True):
        cells = pressed(np.array(bits))
        kinds = [set(cells) <= set(kind) for kind in ([0, 2, 6, 8], [1, 3, 5, 7], [4])]
        if not cells or len(cells) == 3 or not any(kinds):
            assert found is None
            continue
        opposites = [sum(pair) == 8 for pair in combinations(cells, 2)]
        place = {1: 0, 2: 2 if any(opposites) else 1, 4: 3}[len(cells)]
        assert found == {"kind": kinds.index(True), "place": place}


@pytest.mark.parametrize("rules", [lights_out(1, 5), lights_out(1, 2), cross(1, 3)])
def test_the_boards_that_choices_make_are_those_that_pass(rules):
    state = ChangeCounts(rules, joins=True).get_state()
    asked = {"quiet": state["_quiet"], "changers": state["_changers"]}
    code = (
        "allBoards(argument.changers.length)"
        ".map((one) => [one, passes(argument.quiet, one), boardOf(argument.changers, one)])"
    )
    found = in_node("change_counts_state", "allBoards, boardOf, passes", code, asked)
    assert [tuple(one) for one, _, _ in found] == list(product((0, 1), repeat=len(rules)))
    assert all(made == (np.array(one) @ rules.matrix % 2).tolist() for one, _, made in found)
    passing = [one for one, passed, _ in found if passed]
    assert {tuple(one) for one in passing} == {tuple(made) for _, _, made in found}
    assert len(passing) * 2 ** len(rules.quiet_presses) == len(found)


def test_no_other_choices_are_told_unless_they_are_asked_for():
    figure = ChangeCounts(FIVE)
    assert not len(figure.alike)
    assert figure.get_state()["_quiet"] == []
    assert not len(ChangeCounts(lights_out(1, 5), joins=True).alike)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ((FIVE.masks,), "rules must be a RuleSet"),
        ((lights_out(7, 7),), "rules must have a mask for each of at most 36 cells"),
        ((with_holes(FIVE, np.eye(5, dtype=int)),), "rules must have .* without holes"),
        ((ONE_WAY, None, None, True), "alike needs symmetric rules"),
        ((FIVE, [[1]]), "choice must have shape"),
        ((FIVE, None, [1]), "choices must be a mapping"),
        ((FIVE, None, {1: FIVE.tests[0]}), "choices"),
        ((FIVE, None, {"a": [[1]]}), "choices must have shape"),
        ((FIVE, None, None, 1), "alike must be True or False"),
        ((MAGIC, None, None, False, 1), "collects must be True or False"),
        ((FIVE, None, None, False, True), "collects needs rules of 3×3"),
        ((lights_out(3, 3), None, None, True), "alike needs rules with from 1 to 3"),
        ((FIVE, None, None, False, False, 1), "joins must be True or False"),
        ((FIVE, None, None, False, False, True), "joins needs rules of at most 5 cells, got 25"),
        ((lights_out(1, 3), None, None, False, False, True), "joins needs rules with from 1 to 3"),
        ((ONE_WAY, None, None, False, False, True), "joins needs symmetric rules"),
        ((lights_out(1, 5), None, None, True, False, True), "joins must be False where alike"),
        ((lights_out(4, 4), None, None, True), "got 4"),
        ((FIVE, None, {str(i): FIVE.tests[0] for i in range(7)}), "choices must be at most 6"),
    ],
)
def test_what_cannot_be_shown_is_refused_by_name(given, said):
    with pytest.raises((TypeError, ValueError), match=said):
        ChangeCounts(*given)


@pytest.mark.parametrize("state", [{"choice": None}, {"choice": [[1]]}, {"_masks": []}, {"_choices": []}])
def test_malformed_state_from_the_page_leaves_the_choice(state):
    figure = ChangeCounts(FIVE)
    with pytest.raises((TypeError, ValueError, traitlets.TraitError)):
        figure.set_state(state)
    assert not figure.choice.any()
    figure.set_state({"choice": FIVE.tests[1].tolist()})
    assert not (figure.counts % 2).any()

"""The board with its tests, against the algebra and against pressing each choice."""

from itertools import product

import numpy as np
import pytest
import traitlets
from hypothesis import given
from hypothesis import strategies as st
from page_code import in_node

from magicmath import gf2
from magicmath.exercises.inverse import LINES, SPOILED
from magicmath.rules import MAGIC, RuleSet, lights_out, with_holes
from magicmath.widgets import ParityTests

CROSS = [[0, 1, 0], [1, 1, 1], [0, 1, 0]]


@given(st.integers(1, 6), st.integers(0, 2**32 - 1))
def test_the_made_board_agrees_at_the_pivots_and_differs_where_tests_fail(masks, seed):
    generator = np.random.default_rng(seed)
    rules = RuleSet(generator.integers(0, 2, (masks, 2, 3), dtype=np.uint8))
    board = generator.integers(0, 2, (2, 3), dtype=np.uint8)
    figure = ParityTests(rules, board)
    np.testing.assert_array_equal(rules.press(np.zeros((2, 3), int), figure.presses), figure.made)
    differing = np.flatnonzero((figure.made ^ board).ravel()).tolist()
    assert differing == list(figure.failed)
    assert (not figure.failed) == rules.is_reachable(np.zeros((2, 3), int), board)
    assert not (rules.matrix.astype(int) @ figure.tests.reshape(-1, 6).T % 2).any()
    assert len(figure.tests) == 6 - gf2.matrix_rank(rules.matrix)


@pytest.mark.parametrize("rules", [LINES, SPOILED, MAGIC])
def test_the_page_works_out_the_same_for_every_board(rules):
    figure = ParityTests(rules)
    names = {"ends": "_ends", "choices": "_choices", "pivots": "_pivots", "free": "_free"}
    held = figure.get_state()
    boards = [list(bits) for bits in product((0, 1), repeat=9)]
    rule = {ours: held[name] for ours, name in names.items()} | {"masks": len(rules)}
    expression = "argument.boards.map((board) => stateOf(argument.rule, testsOf(argument.rule), board))"
    states = in_node("parity_tests_state", "stateOf, testsOf", expression, {"rule": rule, "boards": boards})
    for board, state in zip(boards, states, strict=True):
        figure.board = np.reshape(board, (3, 3))
        assert state["made"] == figure.made.ravel().tolist()
        assert (tuple(state["presses"]), tuple(state["failed"])) == (figure.presses, figure.failed)
        assert state["wrong"] == list(figure.failed)


def test_the_tests_of_lines_are_those_of_the_null_space_and_the_plus_fails_one():
    figure = ParityTests(LINES, CROSS)
    assert figure.tests.reshape(4, 9).tolist() == gf2.null_space(LINES.matrix).T.tolist()
    assert figure.failed == (4,)
    assert repr(figure).startswith("Board fails the test for 4; masks ")
    assert "test for 4  test for 5  test for 7  test for 8\n" in repr(figure)
    assert ParityTests(RuleSet(np.zeros((2, 1, 2), int)), [[1, 0]]).failed == (0,)
    assert repr(ParityTests(LINES, np.eye(3, dtype=int))).startswith("Board fails the tests for 5 and 7; ")


def test_without_reach_the_text_tells_the_tests_alone():
    figure = ParityTests(LINES, CROSS, reach=np.False_)
    assert repr(figure).splitlines()[:2] == [
        "Board fails the test for 4",
        "board  test for 4  test for 5  test for 7  test for 8",
    ]
    figure.board = np.zeros((3, 3), int)
    assert repr(figure).startswith("Board passes all tests\n")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ((MAGIC.matrix,), "rules must be a RuleSet"),
        ((lights_out(4, 5),), "rules must have at most 16 masks"),
        ((with_holes(MAGIC, np.eye(3, dtype=int)),), "rules must have .* without holes"),
        ((LINES, [[1, 0]]), "board must have shape"),
        ((LINES, np.full((3, 3), 2)), "board must hold only 0 and 1"),
        ((LINES, float("nan")), "board"),
        ((LINES, CROSS, 2), "reach must be .*, got 2"),
    ],
)
def test_what_cannot_be_shown_is_refused_by_name(given, said):
    with pytest.raises((TypeError, ValueError), match=said):
        ParityTests(*given)


@pytest.mark.parametrize("state", [{"board": None}, {"board": [[1]]}, {"_ends": []}, {"_free": [0]}])
def test_malformed_state_from_the_page_leaves_the_board(state):
    figure = ParityTests(LINES, CROSS)
    with pytest.raises((TypeError, ValueError, traitlets.TraitError)):
        figure.set_state(state)
    assert figure.board.tolist() == CROSS
    figure.set_state({"board": np.eye(3, dtype=int).tolist()})
    assert figure.failed == (5, 7)

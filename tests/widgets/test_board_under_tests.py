"""The board under tests: its counts against the rules, and what is refused."""

import numpy as np
import pytest
import traitlets
from hypothesis import given
from hypothesis import strategies as st
from page_code import in_node

from magicmath.rules import MAGIC, RuleSet, cross, lights_out, pressed, with_holes
from magicmath.widgets import BoardUnderTests

FIVE = lights_out(5, 5)


@given(st.integers(0, 2**25 - 1))
def test_a_board_is_within_reach_exactly_when_all_counts_are_even(number):
    board = np.array([number >> i & 1 for i in range(25)]).reshape(5, 5)
    figure = BoardUnderTests(FIVE, board)
    assert FIVE.is_reachable(np.zeros((5, 5), int), board) == all(count % 2 == 0 for count in figure.counts)


def test_a_press_keeps_the_parity_of_each_count():
    generator = np.random.default_rng(5)
    figure = BoardUnderTests(FIVE, generator.integers(0, 2, (5, 5)))
    parities = [count % 2 for count in figure.counts]
    for mask in range(25):
        figure.board = FIVE.press(figure.board, [mask])
        assert [count % 2 for count in figure.counts] == parities


def test_the_text_tells_which_tests_fail():
    board = np.eye(1, 25, dtype=int).reshape(5, 5)
    assert repr(BoardUnderTests(FIVE, board)).startswith("Board fails test 0\nboard")
    assert repr(BoardUnderTests(FIVE)).startswith("Board passes all tests\n")


def test_the_page_counts_the_same():
    board = np.random.default_rng(1).integers(0, 2, (5, 5))
    figure = BoardUnderTests(FIVE, board)
    asked = {"tests": figure.get_state()["_tests"], "board": board.ravel().tolist()}
    found = in_node("board_under_tests_state", "countsOf", "countsOf(argument.tests, argument.board)", asked)
    assert tuple(found) == figure.counts


@given(st.integers(0, 2**25 - 1))
def test_the_way_makes_the_board_where_it_passes_all_tests(number):
    figure = BoardUnderTests(FIVE, np.array([number >> i & 1 for i in range(25)]).reshape(5, 5), makes=True)
    passes = not any(count % 2 for count in figure.counts)
    assert (figure.way is not None) == passes == ("presses" in repr(figure))
    if passes:
        made = FIVE.press(np.zeros((5, 5), int), pressed(figure.way.ravel()))
        np.testing.assert_array_equal(made, figure.board)


@pytest.mark.parametrize(
    ("tests", "own"),
    [(None, [24, 23]), ([[0, 1], [0, 1, 2]], [-1, 2]), ([[3]], [3])],
)
def test_an_own_cell_is_the_last_that_no_other_test_contains(tests, own, npm_packages):
    asked = BoardUnderTests(FIVE).get_state()["_tests"] if tests is None else tests
    assert in_node("board_under_tests_state", "ownCells", "ownCells(argument)", asked) == own


def test_the_page_finds_presses_for_the_same_boards(npm_packages):
    generator = np.random.default_rng(3)
    boards = [FIVE.press(np.zeros((5, 5), int), pressed(one)) for one in generator.integers(0, 2, (20, 25))]
    boards += list(generator.integers(0, 2, (20, 5, 5)))
    asked = {
        "masks": [pressed(mask) for mask in FIVE.matrix],
        "boards": [board.ravel().tolist() for board in boards],
    }
    expression = "argument.boards.map(makerOf(argument.masks))"
    ways = in_node("board_under_tests_state", "makerOf", expression, asked)
    for board, way in zip(boards, ways, strict=True):
        assert (way is None) == (BoardUnderTests(FIVE, board).way is None)
        if way is not None:
            made = FIVE.press(np.zeros((5, 5), int), pressed(way))
            np.testing.assert_array_equal(made, board)
            assert sum(way) == BoardUnderTests(FIVE, board).way.sum()
    assert None in ways


THREE = RuleSet([[[1, 1, 1]]] * 3)


@given(st.integers(0, 7), st.integers(0, 2))
def test_the_extra_bits_tell_which_cell_has_changed(number, cell):
    sent = np.array([[number >> i & 1 for i in range(3)]])
    extras = [int((one & sent).sum()) % 2 for one in THREE.tests]
    board = sent.copy()
    board[0, cell] ^= 1
    figure = BoardUnderTests(THREE, board, extras=extras)
    assert figure.changed == cell
    failed = [k for k, count in enumerate(figure.counts) if count % 2]
    assert repr(figure).startswith(f"Board with extra bits {extras[0]} {extras[1]} fails test {failed[0]}")
    figure.board = sent
    assert not any(count % 2 for count in figure.counts)


def test_the_page_draws_boards_with_one_changed_cell():
    tests = [pressed(one.ravel()) for one in THREE.tests]
    expression = (
        "Array.from({ length: 40 }, () => drawReceived(argument, 3))"
        ".map((one) => ({ ...one, suspect: suspectOf(argument, one.bits, one.extras) }))"
    )
    drawn = in_node("board_under_tests_state", "drawReceived, suspectOf", expression, tests)
    for one in drawn:
        assert BoardUnderTests(THREE, [one["bits"]], extras=one["extras"]).changed == one["cell"]
        assert one["suspect"] == one["cell"]
    assert {one["cell"] for one in drawn} == {0, 1, 2}


@pytest.mark.parametrize(("seen", "drawn"), [([1], {0, 2}), ([1, 0], {2}), ([1, 0, 2], {0, 1, 2})])
def test_the_page_changes_another_cell_as_long_as_there_is_one(seen, drawn):
    asked = {"tests": [pressed(one.ravel()) for one in THREE.tests], "seen": seen}
    expression = "Array.from({ length: 40 }, () => drawReceived(argument.tests, 3, argument.seen).cell)"
    assert set(in_node("board_under_tests_state", "drawReceived", expression, asked)) == drawn


def test_what_the_page_sends_of_another_picture_is_taken_or_refused():
    figure = BoardUnderTests(THREE, [[1, 1, 1]], extras=[0, 1])
    figure.set_state({"_received": {"board": [[0, 0, 1]], "extras": [0, 0]}, "board": [[0, 0, 1]]})
    assert figure.changed == 2
    for board, extras in (([[0, 0, 0]], [0, 0]), ([[0, 0, 1]], [0]), ([[0, 1]], [0, 1]), ([], [])):
        with pytest.raises((TypeError, ValueError)):
            figure.set_state({"_received": {"board": board, "extras": extras}})
    assert figure.changed == 2
    plain = BoardUnderTests(THREE)
    assert plain.changed is None
    with pytest.raises(ValueError, match="received must be empty"):
        plain.set_state({"_received": {"board": [[0, 0, 1]], "extras": [0, 0]}})


def test_the_text_shows_one_test_after_the_other_and_gives_no_verdict():
    figure = BoardUnderTests(FIVE, FIVE.masks[0], one_by_one=True)
    assert repr(figure).splitlines()[0] == "Board, black cells: 2 in test 0"
    assert "test 1" not in repr(figure)
    figure.test = 1
    assert repr(figure).splitlines()[0] == "Board, black cells: 2 in test 0, 2 in test 1"
    assert [int((one & FIVE.masks[0]).sum()) for one in FIVE.tests] == [2, 2]


def test_the_page_sorts_a_board_under_the_colours_of_its_own_cells(npm_packages):
    tests = BoardUnderTests(FIVE).get_state()["_tests"]
    asked = {"tests": tests, "own": [24, 23]}
    expression = (
        "allColours(2).map(([a, b]) => {"
        " const bits = new Array(25).fill(0); bits[0] = 1; bits[24] = a; bits[23] = b;"
        " return lineOf(bits, argument.own, argument.tests); })"
    )
    lines = in_node("board_under_tests_tally_state", "allColours, lineOf", expression, asked)
    assert [one["line"] for one in lines] == [0, 1, 2, 3]
    assert len({one["drawing"] for one in lines}) == 1  # the own cells are no part of it
    white = np.zeros((5, 5), int)
    for one, (a, b) in zip(lines, [(0, 0), (0, 1), (1, 0), (1, 1)], strict=True):
        board = white.copy()
        board[0, 0], board[4, 4], board[4, 3] = 1, a, b
        assert one["passes"] == FIVE.is_reachable(white, board)
    assert [one["passes"] for one in lines].count(True) == 1


@pytest.mark.parametrize("seed", range(5))
def test_the_page_finds_the_masks_with_an_odd_number_of_watched_cells(seed, npm_packages):
    watched = pressed(np.random.default_rng(seed).integers(0, 2, 25))
    watched = pressed(FIVE.tests[0].ravel()) if not seed else watched
    masks = [pressed(mask) for mask in FIVE.matrix]
    asked = {"masks": masks, "watched": watched}
    expression = "oddMasks(argument.masks, argument.watched)"
    found = in_node("board_under_tests_state", "oddMasks", expression, asked)
    assert found == [mask for mask, cells in enumerate(masks) if len(set(cells) & set(watched)) % 2]
    assert bool(found) == bool(seed)


def test_the_text_keeps_back_the_tests_to_find():
    figure = BoardUnderTests(THREE, [[1, 0, 1]], watches=True)
    assert repr(figure) == "Board with cells to watch, none yet\nyour board\n■ □ ■"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ((FIVE.masks,), "rules must be a RuleSet"),
        ((lights_out(7, 7),), "rules must have a mask for each of at most 36 cells"),
        ((with_holes(FIVE, np.eye(5, dtype=int)),), "rules must have .* without holes"),
        ((RuleSet(MAGIC.masks[:2]),), "rules must have a mask for each"),
        ((lights_out(3, 3),), "rules must have from 1 to 6 tests, got 0"),
        ((cross(5, 5),), "rules must have from 1 to 6 tests, got"),
        ((FIVE, [[1]]), "board must have shape"),
        ((FIVE, np.full((5, 5), 2)), "board must hold only 0 and 1"),
        ((FIVE, None, 1), "single must be True or False"),
        ((FIVE, None, False, 1), "spoils must be True or False"),
        ((FIVE, None, False, False, 1), "makes must be True or False"),
        ((THREE, None, False, False, False, [0]), "extras must have shape"),
        ((THREE, None, False, False, False, [0, 2]), "extras must hold only 0 and 1"),
        ((THREE, None, False, False, False, [0, 0]), "extras must tell of one changed cell, got 0"),
        ((FIVE, None, False, False, False, [0, 1]), "extras must tell of one changed cell, got"),
        ((THREE, None, True, False, False, [0, 1]), "extras go with none of single"),
        ((FIVE, None, False, False, False, None, 1), "watches must be True or False"),
        ((FIVE, None, True, False, False, None, True), "watches goes with none of the other flags"),
        ((THREE, [[1, 1, 1]], False, False, False, [0, 1], True), "watches goes with none of the other"),
        ((FIVE, None, False, False, False, None, False, 1), "one_by_one must be True or False"),
        ((FIVE, None, False, False, True, None, False, True), "one_by_one goes with none of the other"),
        ((FIVE, None, False, False, False, None, True, True), "one_by_one goes with none of the other"),
        ((THREE, [[1, 1, 1]], False, False, False, [0, 1], False, True), "one_by_one goes with none of"),
    ],
)
def test_what_cannot_be_shown_is_refused_by_name(given, said):
    with pytest.raises((TypeError, ValueError), match=said):
        BoardUnderTests(*given)


@pytest.mark.parametrize(
    "state", [{"board": None}, {"board": [[1]]}, {"test": 2}, {"test": -1}, {"_single": True}]
)
def test_malformed_state_from_the_page_leaves_the_figure(state):
    figure = BoardUnderTests(FIVE)
    with pytest.raises((TypeError, ValueError, traitlets.TraitError)):
        figure.set_state(state)
    assert (figure.board.any(), figure.test) == (False, 0)
    figure.set_state({"board": np.eye(5, dtype=int).tolist(), "test": 1})
    assert figure.counts[1] == int(np.trace(FIVE.tests[1]))

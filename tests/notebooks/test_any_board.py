"""What the text of notebook 10 says of its figures, where no cell of code shows it."""

import json
import re
from collections import Counter
from itertools import product

import gates
import numpy as np
import pytest
from collection import COURSE

from magicmath import plain
from magicmath.bets.any_board import HEART_HOLES
from magicmath.rules import cross, graph, lights_out, named_graph, pressed, with_holes

(PATH,) = [path for path in COURSE.paths if path.stem.startswith("10-")]
TEXT = "\n".join(cell.source for cell in gates.read(PATH).cells if cell.cell_type == "markdown")


def test_the_presses_that_are_told_light_the_petersen_graph():
    (told,) = re.findall(r"^Press (\d), (\d) and (\d)\. These are the neighbours of node 1", TEXT, flags=re.M)
    graph = named_graph("petersen")
    assert list(map(int, told)) == sorted(graph.neighbours[1])
    presses = np.isin(np.arange(10), graph.neighbours[1]).astype(int)
    assert (presses @ graph.rules.matrix.astype(int)).tolist() == [1, 3, *[1] * 8]
    assert len(graph.rules) - graph.rules.rank == 5
    assert f"all black has 2⁵ = {2**5} solutions" in TEXT


def test_the_boards_of_five_cells_that_pass_are_made_by_two_choices_each():
    """As the figure shows: boards by how many choices make them, against the quiet pattern as a test."""
    row = lights_out(1, 5)
    made = Counter(tuple(np.array(one) @ row.matrix % 2) for one in product((0, 1), repeat=5))
    (test,) = row.quiet_presses
    passing = {one for one in product((0, 1), repeat=5) if not np.array(one) @ test % 2}
    assert set(made) == passing
    assert set(made.values()) == {2}
    assert f"The 32 choices make 32/2 = {len(passing)} boards." in TEXT
    assert test[0]  # cell 0 is in the test, so its colour decides
    assert "Cell 0 is in the test." in TEXT


def test_the_share_of_boards_is_that_of_the_last_rows_that_a_first_row_can_undo():
    """Every board of 5×5 is chased to its last row, and each of the 32 rows is left by as many boards."""
    ends = set()
    for choice in product((0, 1), repeat=5):
        board = plain.press([0] * 25, plain.lights_out(5, 5), np.flatnonzero(choice).tolist())
        ends.add(tuple(plain.chase(np.reshape(board, (5, 5)).tolist())[-1]))
    assert 32 // len(ends) == 4
    assert 2**25 * len(ends) // 32 == 2**23
    assert "So 2²⁵/4 = 2²³ boards can be made." in TEXT
    assert "That is one board in four. It settles your first bet." in TEXT


def with_own_cells(quiet):
    """Return tests with a cell of its own for each, found as the text tells, among all quiet patterns."""
    tests, own = [], []
    while left := [one for one in quiet if any(one) and not any(one[cell] for cell in own)]:
        new = left[-1]
        cell = int(np.flatnonzero(new)[-1])
        tests = [one ^ new if one[cell] else one for one in tests]
        tests.append(new)
        own.append(cell)
    return tests, own


def listed_graph(name):
    """Return the neighbours in a graph that the notebook writes out."""
    (cell,) = [cell for cell in gates.read(PATH).cells if cell.source.startswith(f"{name} = ")]
    return json.loads(re.search(r"\[\[.*\]\]", cell.source)[0])


CORNER = graph(listed_graph("corner"))


@pytest.mark.parametrize("rules", [lights_out(5, 5), named_graph("cycle", 6).rules, cross(3, 3), CORNER])
def test_tests_with_own_cells_are_found_and_decide_how_many_boards_pass(rules):
    assert "Then the new test is added to this earlier test." in TEXT
    basis = rules.quiet_presses
    quiet = [np.array(chosen) @ basis % 2 for chosen in product((0, 1), repeat=len(basis))]
    tests, own = with_own_cells(quiet)
    assert len(tests) == len(basis) == len(rules) - rules.rank
    for test, cell in zip(tests, own, strict=True):
        assert sum(one[cell] for one in tests) == test[cell] == 1
    sums = {tuple(np.array(chosen) @ tests % 2) for chosen in product((0, 1), repeat=len(tests))}
    assert sums == {tuple(one) for one in quiet}


def test_the_graph_to_paint_has_three_own_nodes_and_one_test_added_at_least_once():
    """Whichever nodes a reader presses, an earlier test meets a later one."""
    basis = CORNER.quiet_presses
    assert len(basis) == 3
    quiet = [np.array(chosen) @ basis % 2 for chosen in product((0, 1), repeat=3)]
    shown = [one for one in quiet if one.any()]
    assert all((a & b).any() for a in shown for b in shown)


def test_the_presses_that_are_told_make_the_whole_heart():
    (told,) = re.findall(r"<summary>Presses that make it</summary>.*?```\n(.*?)\n```", TEXT, flags=re.S)
    cells = [row.split() for row in told.splitlines()]
    heart = with_holes(lights_out(6, 7), HEART_HOLES)
    np.testing.assert_array_equal(np.array(cells) == "·", heart.holes)
    black = [i for i, cell in enumerate(np.ravel(cells)) if cell == "■"]
    made = heart.press(0 * heart.holes, [heart.places.index(cell) for cell in black])
    np.testing.assert_array_equal(made, 1 - heart.holes)


@pytest.mark.parametrize("side", [3, 4])
def test_the_numbers_that_crosses_show(side):
    rules, presses = cross(side, side), np.zeros((side, side), int)
    presses[1] = 1
    counts = (presses.ravel() @ rules.matrix.astype(int)).reshape(side, side)
    assert set(counts[1].tolist()) == {side}
    assert set(np.delete(counts, 1, axis=0).ravel().tolist()) == {1}
    presses[:, 2] = 1
    counts = (presses.ravel() @ rules.matrix.astype(int)).reshape(side, side)
    assert counts[1, 2] == 2 * side - 1
    assert set(np.delete(counts[1], 2).tolist()) == {side}
    assert set(np.delete(np.delete(counts, 1, axis=0), 2, axis=1).ravel().tolist()) == {2}


def test_each_of_the_two_own_cells_is_in_one_test():
    assert "the cell t0 is in test 0 only, and the cell t1 in test 1 only" in TEXT
    assert [one[4, 3:].tolist() for one in lights_out(5, 5).tests] == [[0, 1], [1, 0]]


def test_the_tests_of_the_reader_s_own_graph_have_different_shapes():
    lists = listed_graph("lists")
    tests = graph(lists).quiet_presses
    assert len(tests) == 2
    shown = [pressed(one) for one in (*tests, tests[0] ^ tests[1])]
    discs = [[sum(node in lists[other] for other in test) for node in test] for test in shown]
    assert len({len(one) for one in discs}) > 1
    assert {number for one in discs for number in one} == {1, 3}


def test_at_the_end_each_row_but_the_blank_one_has_a_1_alone_in_its_column():
    assert "A pivot is alone in its column, so no other row cancels this 1." in TEXT
    matrix = lights_out(1, 5).matrix.tolist()
    rows = np.array(plain.after_moves(matrix, plain.row_moves(matrix)))
    alone = rows.sum(axis=0) == 1
    assert [bool((row & alone).any()) for row in rows] == [True] * 4 + [False]
    assert not rows[4].any()


def test_what_a_chase_leaves_is_as_often_each_row_and_four_choices_undo_each_that_can_be_cleared():
    """Of two rows of three cells, where all boards can be chased."""
    left = [tuple(plain.chase([list(b[:3]), list(b[3:])])[-1]) for b in product((0, 1), repeat=6)]
    assert set(Counter(left).values()) == {64 // 8}
    assert "On 5×5 four choices change nothing, with the empty one." in TEXT
    assert "So they leave 32/4 = 8 different rows." in TEXT
    five, white = lights_out(5, 5), np.zeros((5, 5), int)
    start = five.press(white, [0, 1, 8, 12, 15, 21, 23])
    goal = plain.chase(start)[-1]
    choices = [pressed(choice) for choice in product((0, 1), repeat=5)]
    ends = [plain.chase(five.press(white, choice))[-1] for choice in choices]
    assert ends.count(goal) == ends.count([0] * 5) == 4
    assert all(len(choice) > 1 for choice, end in zip(choices, ends, strict=True) if end == goal)


def test_a_press_in_the_last_row_flips_the_same_cell_of_what_a_chase_leaves():
    assert "The same cell flips, and no other." in TEXT
    for cell, board in enumerate(np.eye(25, dtype=int).reshape(25, 5, 5)[20:]):
        assert pressed(plain.chase(board)[-1]) == [cell]

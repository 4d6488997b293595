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
    (told,) = re.findall(r"^Press (\d), (\d) and (\d)\.$", TEXT, flags=re.M)
    rules = named_graph("petersen").rules
    assert rules.press(np.zeros((1, 10), int), list(map(int, told))).all()


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


@pytest.mark.parametrize("rules", [lights_out(5, 5), named_graph("cycle", 6).rules, cross(3, 3)])
def test_tests_with_own_cells_are_found_and_decide_how_many_boards_pass(rules):
    assert "If an earlier test contains the new cell, too, add the new test to it." in TEXT
    basis = rules.quiet_presses
    quiet = [np.array(chosen) @ basis % 2 for chosen in product((0, 1), repeat=len(basis))]
    tests, own = with_own_cells(quiet)
    assert len(tests) == len(basis) == len(rules) - rules.rank
    for test, cell in zip(tests, own, strict=True):
        assert sum(one[cell] for one in tests) == test[cell] == 1
    sums = {tuple(np.array(chosen) @ tests % 2) for chosen in product((0, 1), repeat=len(tests))}
    assert sums == {tuple(one) for one in quiet}


def test_test_1_of_the_ring_does_not_contain_the_own_node_of_test_0():
    assert "test 1 does not contain it." in TEXT
    first, second = (pressed(one) for one in named_graph("cycle", 6).rules.quiet_presses)
    assert first[0] not in second
    assert second[0] not in first


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


def test_the_last_cell_and_the_one_before_it_decide_a_test_each():
    assert "The last cell is in test 0 only, and the cell before it in test 1 only." in TEXT
    assert [one[4, 3:].tolist() for one in lights_out(5, 5).tests] == [[0, 1], [1, 0]]


def drawn_graph():
    """Return the neighbours in the first graph of the reader's own, and the edge that the text adds."""
    (cell,) = [cell for cell in gates.read(PATH).cells if cell.source.startswith("lists = ")]
    lists = json.loads(re.search(r"\[\[.*\]\]", cell.source)[0])
    (ends,) = re.findall(r"switch \*Draw edges\* on, press the nodes (\d) and (\d)", TEXT)
    return lists, tuple(map(int, ends))


def discs(lists):
    """Return for each test of a graph how many neighbours in it each of its nodes has."""
    tests = [pressed(one) for one in graph(lists).quiet_presses]
    return [sorted(sum(node in lists[other] for other in test) for node in test) for test in tests]


def test_the_tests_of_the_reader_s_own_graph_have_different_shapes():
    lists, (a, b) = drawn_graph()
    before = discs(lists)
    assert b not in lists[a]
    lists[a].append(b)
    lists[b].append(a)
    shown = before + discs(lists)
    assert {len(one) for one in shown} == {2, 4, 6}
    assert {number for one in shown for number in one} == {1, 3}


def test_at_the_end_no_other_row_takes_away_the_1_of_row_0():
    assert "Row 0 brings a 1 into column 0, and no other row has a 1 there to take it away." in TEXT
    rows = plain.after_moves(lights_out(1, 5).matrix.tolist(), plain.row_moves(lights_out(1, 5).matrix))
    assert [row[0] for row in rows] == [1, 0, 0, 0, 0]
    assert not any(rows[4])


def test_what_a_chase_leaves_is_as_often_each_row_and_four_choices_undo_each_that_can_be_cleared():
    """Of two rows of three cells, where all boards can be chased."""
    left = [tuple(plain.chase([list(b[:3]), list(b[3:])])[-1]) for b in product((0, 1), repeat=6)]
    assert set(Counter(left).values()) == {64 // 8}
    assert "Four choices show your row." in TEXT
    five, white = lights_out(5, 5), np.zeros((5, 5), int)
    start = five.press(white, [0, 1, 8, 12, 15, 21, 23])
    goal = plain.chase(start)[-1]
    choices = [pressed(choice) for choice in product((0, 1), repeat=5)]
    ends = [plain.chase(five.press(white, choice))[-1] for choice in choices]
    assert ends.count(goal) == ends.count([0] * 5) == 4
    assert all(len(choice) > 1 for choice, end in zip(choices, ends, strict=True) if end == goal)

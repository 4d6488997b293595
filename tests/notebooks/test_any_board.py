"""What the text of notebook 10 says of its figures, where no cell of code shows it."""

import json
import re
from collections import Counter
from itertools import product

import gates
import numpy as np
from collection import COURSE

from magicmath import plain
from magicmath.rules import graph, lights_out, named_graph, pressed

(PATH,) = [path for path in COURSE.paths if path.stem.startswith("10-")]
TEXT = "\n".join(cell.source for cell in gates.read(PATH).cells if cell.cell_type == "markdown")


def rows_that_become_blank(rules):
    """Return the textbook's right half, and for each blank row its number and the mask that it began with."""
    count = len(rules)
    moves = plain.row_moves(rules.matrix.tolist())
    rows = np.array(plain.after_moves(np.hstack([rules.matrix, np.eye(count, dtype=int)]).tolist(), moves))
    began = list(range(count))
    for kind, source, target in moves:
        if kind == "swap":
            began[source], began[target] = began[target], began[source]
    blank = np.flatnonzero(~rows[:, :count].any(axis=1)).tolist()
    return rows[:, count:], {row: began[row] for row in blank}


def test_the_presses_that_are_told_light_the_petersen_graph():
    (told,) = re.findall(r"^Press (\d), (\d) and (\d)\.$", TEXT, flags=re.M)
    rules = named_graph("petersen").rules
    assert rules.press(np.zeros((1, 10), int), list(map(int, told))).all()


def test_the_mask_with_which_a_blank_row_began_stands_in_no_other_row():
    one, five = lights_out(1, 5), lights_out(5, 5)
    right, blank = rows_that_become_blank(one)
    assert "So this mask is in no other row: on 1×5, mask 4." in TEXT
    assert blank == {4: 4}
    assert right[:, 4].tolist() == [0, 0, 0, 0, 1]
    right, blank = rows_that_become_blank(five)
    assert "a cell of its own*, as the last two cells on 5×5." in TEXT
    assert sorted(blank.values()) == [23, 24]
    assert all(pressed(right[:, mask]) == [row] for row, mask in blank.items())
    assert sorted(right[list(blank)].tolist()) == sorted(five.quiet_presses.tolist())


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

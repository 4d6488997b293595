"""What the text of notebook 10 says of its figures, where no cell of code shows it."""

import re

import gates
import numpy as np
from collection import COURSE

from magicmath import plain
from magicmath.exercises import any_board
from magicmath.rules import lights_out, named_graph, pressed

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
    assert "So the mask with which a blank row began is in this row only: on 1×5, mask 4." in TEXT
    assert blank == {4: 4}
    assert right[:, 4].tolist() == [0, 0, 0, 0, 1]
    right, blank = rows_that_become_blank(five)
    assert "On 5×5 you changed these cells." in TEXT
    assert sorted(blank.values()) == [23, 24]
    assert all(pressed(right[:, mask]) == [row] for row, mask in blank.items())
    assert sorted(right[list(blank)].tolist()) == sorted(five.quiet_presses.tolist())


def test_the_last_cell_and_the_one_before_it_decide_a_test_each():
    assert "The last cell is in test 0 only, and the cell before it in test 1 only." in TEXT
    assert [one[4, 3:].tolist() for one in lights_out(5, 5).tests] == [[0, 1], [1, 0]]


def test_the_face_with_a_nose_is_an_answer_to_the_first_exercise():
    (cell,) = [cell for cell in gates.read(PATH).cells if "the nose" in cell.source]
    (row, column) = map(int, re.search(r"\[(\d), (\d)\] = 1", cell.source).groups())
    face = np.array(any_board.FACE)
    face[row, column] = 1
    assert any_board.one_cell_more(face).solved

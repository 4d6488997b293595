"""The table of chases: its rows against presses, and what is refused."""

from itertools import product

import numpy as np
import pytest
from page_code import in_node

from magicmath import gf2
from magicmath.rules import lights_out, pressed
from magicmath.widgets import ChaseTable

FIVE = lights_out(5, 5)
START = FIVE.press(np.zeros((5, 5), int), [0, 1, 8, 12, 15, 21, 23])


def test_a_choice_whose_rows_add_up_to_the_goal_begins_a_solution():
    figure = ChaseTable(START)
    found = 0
    for choice in product((0, 1), repeat=5):
        board = FIVE.press(START, pressed(choice))
        for cell in range(5, 25):
            if board.flat[cell - 5]:
                board = FIVE.press(board, [cell])
        is_met = np.array_equal(gf2.matmul(np.array(choice), figure.ends), figure.goal)
        assert is_met == (not board.any())
        found += is_met
    assert found == 4


@pytest.mark.parametrize("shape", [(2, 2), (3, 5), (6, 4), (5, 5)])
def test_the_page_finds_the_same_rows(shape, npm_packages):
    rules = lights_out(*shape)
    for seed in range(20):
        presses = np.random.default_rng(seed).integers(0, 2, len(rules))
        try:
            figure = ChaseTable(rules.press(np.zeros(shape, int), pressed(presses)))
        except ValueError:
            continue  # the chase ends white
        break
    asked = [figure.start.ravel().tolist(), figure.get_state()["_masks"], shape[1]]
    left, ends = in_node(
        "chase_table_state",
        "left, endsOf",
        "[left(...argument), endsOf(argument[1], argument[2])]",
        asked,
    )
    assert left == figure.goal.tolist()
    assert ends == figure.ends.tolist()


def test_the_text_shows_the_board_alone():
    assert repr(ChaseTable([[1, 1], [1, 0]])) == "A board to chase, 3 cells black\n■ ■\n■ □"
    assert repr(ChaseTable([[0, 0], [1, 0]])).startswith("A board to chase, 1 cell black")


@pytest.mark.parametrize(
    ("start", "message"),
    [
        (np.zeros((5, 5), int), "it leaves none"),
        (np.eye(1, 25, 20, dtype=int).reshape(5, 5), "no presses make it"),
        ([[1, 1]], "from 2 to 6 rows"),
        (np.ones((3, 7), int), "from 2 to 6 rows"),
        ([[1, 2], [0, 0]], "start"),
        ("x", "start"),
    ],
)
def test_what_is_no_board_to_chase_is_refused(start, message):
    with pytest.raises((TypeError, ValueError), match=message):
        ChaseTable(start)


def test_the_page_may_set_nothing():
    with pytest.raises(ValueError, match="may not set"):
        ChaseTable(START).set_state({"_start": [[0, 0], [0, 1]]})

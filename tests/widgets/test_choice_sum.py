"""Two choices of masks and their sum: three boards, of which the third is the sum of the others."""

import numpy as np
import pytest

from magicmath import plain
from magicmath.exercises.parities import HOLLOW
from magicmath.rules import MAGIC, lights_out, with_holes
from magicmath.widgets import ChoiceSum


@pytest.mark.parametrize("rules", [MAGIC, HOLLOW, lights_out(3, 4)])
def test_the_third_board_is_the_sum_of_the_others_cell_by_cell(rules):
    generator = np.random.default_rng(1)
    for _ in range(20):
        bits = generator.integers(0, 2, (2, len(rules)))
        figure = ChoiceSum(rules, *(np.flatnonzero(one).tolist() for one in bits))
        first, second, both = (board.ravel().tolist() for board in figure.boards)
        assert first == plain.vecmat(bits[0].tolist(), rules.matrix.tolist())
        assert both == [(a + b) % 2 for a, b in zip(first, second, strict=True)]
        assert figure.both == tuple(np.flatnonzero(bits.sum(axis=0) == 1).tolist())


def test_a_quiet_choice_leaves_every_board_of_hollow_as_it_is():
    for first in ([], [0], [0, 4], [1, 3, 4], list(range(9))):
        figure = ChoiceSum(HOLLOW, first, [1, 3, 4, 5, 7], label="Q")
        np.testing.assert_array_equal(figure.boards[0], figure.boards[2])
    assert ChoiceSum(HOLLOW, [1, 3, 4], [1, 3, 4, 5, 7]).both == (5, 7)


def test_text_tells_the_presses_and_the_boards():
    figure = ChoiceSum(first=[1, 0], label="Q")
    told = "Choices of MAGIC: V presses 0 1, Q presses nothing, V + Q presses 0 1"
    assert repr(figure).splitlines()[:2] == [told, "V makes  Q makes  V + Q makes"]
    figure.second = [4]
    assert "V + Q presses 0 1 4" in repr(figure)


def test_it_compares_where_a_second_choice_is_given_or_where_it_is_told_to():
    assert [ChoiceSum()._compares, ChoiceSum(second=[1])._compares] == [False, True]
    assert [ChoiceSum(compares=True)._compares, ChoiceSum(second=[1], compares=False)._compares] == [
        True,
        False,
    ]


@pytest.mark.parametrize(
    ("terms", "name"),
    [
        ({"rules": [1]}, "rules"),
        ({"rules": lights_out(5, 6)}, "rules"),
        ({"rules": with_holes(lights_out(3, 3), [[0, 0, 0], [0, 1, 0], [0, 0, 0]])}, "rules"),
        ({"first": [9]}, "first"),
        ({"first": [1, 1]}, "first"),
        ({"second": 3}, "second"),
        ({"second": [0.5]}, "second"),
        ({"label": 3}, "label"),
        ({"compares": 1}, "compares"),
    ],
)
def test_what_is_no_figure_is_refused_by_the_name_of_its_argument(terms, name):
    with pytest.raises((TypeError, ValueError), match=name):
        ChoiceSum(**terms)


@pytest.mark.parametrize("state", [{"first": [9]}, {"second": [2, 2]}, {"first": None}, {"_masks": []}])
def test_malformed_states_are_refused_and_the_state_stays(state):
    figure = ChoiceSum(first=[0], second=[1])
    with pytest.raises((TypeError, ValueError), match=next(iter(state))):
        figure.set_state(state)
    assert (figure.first, figure.second) == ((0,), (1,))
    figure.set_state({"first": [3, 2], "second": []})
    assert (figure.first, figure.second) == ((2, 3), ())

"""Rounds: whole presses that add the determinant to one cell; modulo 2 they are recipes, or quiet."""

import numpy as np
import pytest

from magicmath import gf2
from magicmath.exercises.parities import HOLLOW
from magicmath.rules import MAGIC, RuleSet, lights_out
from magicmath.rules.colours import Colours
from magicmath.widgets import Rounds


@pytest.mark.parametrize(("rules", "determinant"), [(MAGIC, 5), (HOLLOW, 8), (lights_out(3, 3), -7)])
def test_a_round_adds_the_determinant_to_its_cell_alone(rules, determinant):
    for cell in range(9):
        figure = Rounds(rules, cell=cell)
        np.testing.assert_array_equal(figure.added.ravel(), np.eye(9, dtype=int)[cell] * determinant)
        pressed = sum(
            times * mask for times, mask in zip(figure.presses.ravel(), rules.masks.astype(int), strict=True)
        )
        np.testing.assert_array_equal(pressed, figure.added)


def test_in_two_colours_the_rounds_of_magic_are_its_recipes():
    for cell in range(9):
        figure = Rounds(cell=cell)
        figure.k = 2
        np.testing.assert_array_equal(figure.presses.ravel(), gf2.inv(MAGIC.matrix)[cell])
        assert figure.added.ravel().tolist() == [int(i == cell) for i in range(9)]


@pytest.mark.parametrize("k", [2, 5, 7])
def test_in_k_colours_the_presses_make_what_they_add(k):
    figure = Rounds(colours=[k], cell=3)
    figure.k = k
    presses = [mask for mask, times in enumerate(figure.presses.ravel()) for _ in range(times)]
    made = Colours(MAGIC, k).press(np.zeros((3, 3), int), presses)
    np.testing.assert_array_equal(figure.added, made)
    assert made.any() == (k != 5)


def test_text_tells_the_round():
    figure = Rounds(HOLLOW, [2], cell=4, k=2)
    assert repr(figure).startswith("Rounds of HOLLOW in 2 colours, cell 4\nthe round\n0 1 0\n1 1 1\n0 1 0")


def test_without_a_cell_nothing_is_pressed_until_one_is_chosen():
    figure = Rounds()
    assert repr(figure).startswith("Rounds of MAGIC in whole numbers, no cell chosen\n")
    assert not figure.presses.any() and not figure.added.any()
    figure.set_state({"cell": 4})
    assert figure.presses.ravel().tolist() == [2, -1, 2, -1, -3, -1, 2, -1, 2]
    figure.set_state({"cell": None, "others": [4]})
    assert figure.added[1, 1] == 5


@pytest.mark.parametrize(
    ("terms", "name"),
    [
        ({"rules": 3}, "rules"),
        ({"rules": lights_out(4, 4)}, "rules"),
        ({"rules": RuleSet(MAGIC[:8])}, "rules"),
        ({"colours": [1]}, "colours"),
        ({"colours": []}, "colours"),
        ({"cell": 9}, "cell"),
        ({"cell": -1}, "cell"),
        ({"cell": "0"}, "cell"),
        ({"k": 3}, "k"),
        ({"k": -1}, "k"),
    ],
)
def test_what_is_no_figure_is_refused_by_the_name_of_its_argument(terms, name):
    with pytest.raises((TypeError, ValueError), match=name):
        Rounds(**terms)


@pytest.mark.parametrize("state", [{"cell": 9}, {"cell": "0"}, {"k": 3}, {"k": -5}, {"_adjugate": []}])
def test_malformed_states_are_refused_and_the_state_stays(state):
    figure = Rounds(cell=2)
    with pytest.raises((TypeError, ValueError), match=next(iter(state))):
        figure.set_state(state)
    assert (figure.cell, figure.k) == (2, 0)
    figure.set_state({"cell": 5, "k": 2})
    assert (figure.cell, figure.k) == (5, 2)

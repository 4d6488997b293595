"""The recipes of all cells, joined for a puzzle: each mask is counted."""

from xml.etree import ElementTree

import numpy as np
import pytest
import traitlets

from magicmath import plain
from magicmath.exercises.parities import HOLLOW
from magicmath.rules import MAGIC, UNIT, lights_out, pressed, to_board
from magicmath.widgets import RecipeCounts


@pytest.mark.parametrize("rules", [MAGIC, UNIT, lights_out(1, 4)])
def test_each_recipe_changes_its_cell_alone(rules):
    for cell, recipe in enumerate(RecipeCounts(rules)._recipes):
        choice = [int(mask in recipe) for mask in range(len(rules))]
        made = plain.vecmat(choice, rules.matrix.tolist())
        assert made == [int(other == cell) for other in range(len(rules))]


def test_odd_counts_solve_each_puzzle_and_the_cells_that_hold_a_mask_decide_about_it():
    figure = RecipeCounts(mask=4)
    for number in range(0, 512, 7):
        board = to_board(number)
        figure.chosen = pressed(board.ravel())
        odd = np.flatnonzero(figure.counts % 2).tolist()
        np.testing.assert_array_equal(MAGIC.press(np.zeros((3, 3), np.uint8), odd), board)
        assert (4 in odd) == (board.ravel()[list(figure.holding)].sum() % 2 == 1)
    assert figure.holding == (0, 2, 4, 6, 8)


def test_text_picture_and_state_follow():
    figure = RecipeCounts(puzzle=to_board(506), mask=4)
    assert figure._wanted == [0, 1, 2, 3, 4, 5, 7]
    assert repr(figure).startswith("Recipes of MAGIC, joined for the cells none: mask 4 is in 0 of them\n")
    figure.set_state({"chosen": [8, 0], "lit": True, "mask": 5})
    assert (figure.chosen, figure.lit, figure.mask) == ((0, 8), True, 5)
    data, _ = figure._repr_mimebundle_()
    assert "cells 0 8: mask 5" in ElementTree.fromstring(data["image/svg+xml"]).get("aria-label")


@pytest.mark.parametrize(
    ("terms", "name"),
    [
        ({"rules": HOLLOW}, "rules must be independent"),
        ({"rules": lights_out(3, 4)}, "rules"),
        ({"rules": 3}, "rules"),
        ({"puzzle": [[1, 0]]}, "puzzle"),
        ({"puzzle": [[2, 0, 0]] * 3}, "puzzle"),
        ({"mask": 9}, "mask"),
        ({"mask": 10**5000}, "mask"),
    ],
)
def test_what_is_no_figure_is_refused_by_the_name_of_its_argument(terms, name):
    with pytest.raises((TypeError, ValueError), match=name):
        RecipeCounts(**terms)


@pytest.mark.parametrize(
    "state", [{"chosen": [9]}, {"chosen": [1, 1]}, {"mask": -1}, {"lit": 1}, {"_wanted": []}]
)
def test_malformed_states_are_refused_and_the_state_stays(state):
    figure = RecipeCounts(mask=2)
    figure.chosen = [3]
    with pytest.raises((TypeError, ValueError, traitlets.TraitError), match=next(iter(state))):
        figure.set_state(state)
    assert (figure.chosen, figure.mask, figure.lit) == ((3,), 2, False)

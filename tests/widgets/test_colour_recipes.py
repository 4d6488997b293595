"""Rounds of presses in k colours: each adds the determinant to its cell alone, and the inverse adds 1."""

import numpy as np
import pytest

from magicmath import plain
from magicmath.rules import MAGIC, Colours, RuleSet, lights_out
from magicmath.widgets import ColourRecipes

RULES = {"MAGIC": (MAGIC, 5), "Lights Out": (lights_out(3, 3), -7), "2x2": (lights_out(2, 2), -3)}
SHUFFLED = RuleSet([[[0, 1]], [[1, 1]]], places=[1, 0])


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("k", range(2, 17))
@pytest.mark.parametrize("step", range(3))
def test_a_round_adds_to_its_cell_alone(name, k, step):
    rules, determinant = RULES[name]
    figure = ColourRecipes(rules, [k], step=step)
    added = 1 if step == 2 and figure.reciprocal else determinant % k
    for cell, presses in enumerate(figure.rounds):
        figure.presses = presses.reshape(rules.shape)
        pressed = [mask for mask, count in enumerate(presses % k) for _ in range(count)]
        np.testing.assert_array_equal(
            figure.cells, Colours(rules, k).press(np.zeros(rules.shape, int), pressed)
        )
        assert figure.cells.ravel().tolist() == [added * (i == cell) for i in range(figure.cells.size)]


@pytest.mark.parametrize("k", range(2, 17))
def test_the_reciprocal_is_the_textbooks(k):
    wanted = plain.reciprocal(5, k) if k % 5 else None
    assert ColourRecipes(colours=[k]).reciprocal == wanted


def test_rounds_stand_at_the_places_of_masks():
    figure = ColourRecipes(SHUFFLED, [3])
    assert figure._masks == [[0, 1], [1]]
    np.testing.assert_array_equal(figure.rounds, [[1, -1], [0, 1]])


def test_text_tells_the_colours_the_step_and_how_far_the_goal_is():
    figure = ColourRecipes(lights_out(1, 2), [2, 3, 2], goal=[[4, 3]], step=1)
    lines = ["Rounds of Lights Out 1×2 in 2 colours, remainders, 1 cell to go"]
    assert repr(figure).splitlines()[0].split(" in ")[1] == lines[0].split(" in ")[1]
    assert repr(figure).splitlines()[1:] == ["board  goal  presses", "0 0    0 1   0 0"]
    figure.k = 3
    figure.presses = [[0, -2]]
    assert "3 colours, remainders, 1 cell to go" in repr(figure)
    assert repr(figure).splitlines()[-1] == "1 1    1 0   0 1"


@pytest.mark.parametrize(
    ("terms", "name"),
    [
        ({"rules": 5}, "rules"),
        ({"rules": lights_out(4, 4)}, "rules"),
        ({"rules": RuleSet([[[1, 1]]])}, "rules"),
        ({"colours": []}, "colours"),
        ({"colours": [17]}, "colours"),
        ({"goal": [1, 2]}, "goal"),
        ({"goal": np.full((3, 3), 16)}, "goal"),
        ({"step": 3}, "step"),
    ],
)
def test_what_is_no_figure_is_refused_by_the_name_of_its_argument(terms, name):
    with pytest.raises((TypeError, ValueError), match=name):
        ColourRecipes(**terms)


@pytest.mark.parametrize(
    "state",
    [{"k": 9}, {"step": "1"}, {"goal": [[1]]}, {"presses": np.full((3, 3), 10**5).tolist()}, {"_masks": []}],
)
def test_malformed_states_are_refused_and_the_state_stays(state):
    figure = ColourRecipes(colours=[5, 7])
    with pytest.raises((TypeError, ValueError), match=next(iter(state))):
        figure.set_state(state)
    assert (figure.k, figure.step, figure.goal.sum(), figure.presses.sum()) == (5, 0, 0, 0)
    figure.set_state({"k": 7, "step": 2, "presses": np.eye(3, dtype=int).tolist()})
    assert (figure.k, figure.step, figure.presses.sum()) == (7, 2, 3)


def test_an_untold_figure_begins_before_the_reciprocal():
    figure = ColourRecipes(colours=[7], step=1, untold=True)
    assert figure.page_state()["_untold"] is True
    assert repr(figure) == repr(ColourRecipes(colours=[7], step=1))
    with pytest.raises(ValueError, match="untold is for a figure that begins at step 0 or 1"):
        ColourRecipes(step=2, untold=True)
    with pytest.raises(TypeError, match="untold must be True or False"):
        ColourRecipes(untold=1)


@pytest.mark.parametrize("colours", [[2, 4], [6], [5, 7], [2, 3, 5, 7]])
def test_games_whose_remainders_do_not_tell_a_number_are_not_joined(colours):
    with pytest.raises(ValueError, match="joins needs two or three colours"):
        ColourRecipes(colours=colours, joins=True)
    assert ColourRecipes(colours=colours).page_state()["_joins"] is False


def test_joined_games_have_the_state_of_the_first():
    joined = ColourRecipes(colours=[3, 2], joins=True)
    assert joined.page_state()["_joins"] is True
    assert repr(joined) == repr(ColourRecipes(colours=[3, 2]))
    with pytest.raises(TypeError, match="joins must be True or False"):
        ColourRecipes(colours=[2, 3], joins=1)

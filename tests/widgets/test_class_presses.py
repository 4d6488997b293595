"""Classes of MAGIC's masks in k colours: cells follow the presses, and a round leaves all but the corners."""

import numpy as np
import pytest

from magicmath import reals
from magicmath.rules import MAGIC
from magicmath.rules.colours import Colours
from magicmath.widgets import ClassPresses

CLASSES = [(0, 2, 6, 8), (1, 3, 5, 7), (4,)]


@pytest.mark.parametrize("k", range(2, 17))
@pytest.mark.parametrize("times", [(0, 0, 1), (1, 2, 3), (5, 0, 11)])
def test_cells_are_those_of_single_presses(k, times):
    presses = [mask for masks, count in zip(CLASSES, times, strict=True) for mask in masks * count]
    pressed = Colours(MAGIC, k).press(np.zeros((3, 3), int), presses)
    np.testing.assert_array_equal(ClassPresses([k], times).cells, pressed)


@pytest.mark.parametrize("k", range(2, 17))
def test_a_round_adds_the_determinant_to_the_corner_cells_alone(k):
    figure = ClassPresses([k])
    before = figure.cells
    figure.times = tuple(np.add(figure.times, figure._round).tolist())
    added = np.zeros((3, 3), int)
    added[::2, ::2] = reals.det(MAGIC.matrix)
    np.testing.assert_array_equal(figure.cells, (before + added) % k)


def test_rounds_lead_to_nine_ones_exactly_where_five_and_k_share_no_factor():
    led = []
    for k in range(2, 17):
        figure = ClassPresses([k])
        for _ in range(k):
            figure.times = tuple(np.add(figure.times, figure._round).tolist())
            if (figure.cells == 1).all():
                led.append(k)
                break
    assert led == [k for k in range(2, 17) if k % 5]


def test_text_tells_the_presses_and_how_many_cells_are_1():
    figure = ClassPresses([5, 7, 5], times=(3, 6, -11))
    assert figure._colours == [5, 7]
    lines = ["Classes in 5 colours, pressed 3, 6 and -11 times, 5 of 9 cells are 1", "board"]
    assert repr(figure) == "\n".join([*lines, "0 1 0", "1 1 1", "0 1 0"])
    figure.k = 7
    assert repr(figure).startswith("Classes in 7 colours, pressed 3, 6 and -11 times, 9 of 9 cells are 1\n")


@pytest.mark.parametrize(
    ("terms", "name"),
    [
        ({"colours": []}, "colours"),
        ({"colours": [1]}, "colours"),
        ({"colours": 5}, "colours"),
        ({"colours": [17]}, "colours"),
        ({"times": (1, 2)}, "times"),
        ({"times": (1, 2, float("nan"))}, "times"),
        ({"times": (1, 2, 10**30)}, "times"),
        ({"times": iter([1, 2, 3])}, "times"),
        ({"find": 1}, "find"),
        ({"fill": 1}, "fill"),
    ],
)
def test_what_is_no_figure_is_refused_by_the_name_of_its_argument(terms, name):
    with pytest.raises((TypeError, ValueError), match=name):
        ClassPresses(**terms)


@pytest.mark.parametrize("state", [{"k": 3}, {"k": "5"}, {"times": [0, 0]}, {"times": None}, {"_table": []}])
def test_malformed_states_are_refused_and_the_state_stays(state):
    figure = ClassPresses([5, 7])
    with pytest.raises((TypeError, ValueError), match=next(iter(state))):
        figure.set_state(state)
    assert (figure.k, figure.times) == (5, (0, 0, 1))
    figure.set_state({"k": 7, "times": [1, 2, -3]})
    assert (figure.k, figure.times) == (7, (1, 2, -3))

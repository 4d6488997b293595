"""Six choices with presses taken back: what each makes is a sum of the six, with the determinant 1."""

import numpy as np
import pytest

from magicmath import reals
from magicmath.rules import MAGIC
from magicmath.widgets import SixChoices

Y = MAGIC.matrix.astype(int)
LETTERS = "uvefgh"
CLASSES = [[1, 0, 1, 0, 0, 0, 1, 0, 1], [0, 1, 0, 1, 0, 1, 0, 1, 0], [0, 0, 0, 0, 1, 0, 0, 0, 0]]


@pytest.fixture
def figure():
    return SixChoices()


def test_what_a_choice_makes_is_a_sum_of_the_six(figure):
    choices = np.array(figure._choices)
    np.testing.assert_array_equal(choices @ Y, figure.table @ choices)
    for letter, choice in zip(LETTERS, choices, strict=True):
        figure.chosen = letter
        np.testing.assert_array_equal(figure.made.ravel(), choice @ Y)


def test_with_the_classes_they_give_each_single_mask_and_the_table_of_the_six_has_determinant_1(figure):
    assert reals.det(CLASSES + figure._choices) != 0
    assert reals.det(figure.table) == reals.det(figure.table[2:, 2:]) == 1
    assert not np.array(figure._choices)[:, 4].any()
    np.testing.assert_array_equal(figure.table[:2], np.eye(6)[:2])


@pytest.mark.parametrize("wrong", [1, None, "rows"])
def test_a_table_is_asked_for_by_true_or_false(wrong):
    assert SixChoices(rows=True)._rows and not SixChoices()._rows
    with pytest.raises((TypeError, ValueError), match="rows"):
        SixChoices(rows=wrong)


def test_text_tells_the_sum(figure):
    lines = ["Six choices of nine masks, row by row: u, v, e, f, g, h", " 1  0 -1  0  0  0 -1  0  1"]
    assert repr(figure).split("\n")[:2] == lines
    figure.chosen = "f"
    assert repr(figure) == "Choice f makes f + g − h\n 0  1  1\n-1  0  1\n-1 -1  0"
    assert repr(SixChoices("u")).startswith("Choice u makes u\n")


@pytest.mark.parametrize("wrong", ["", "p", "uv", None, 1, ["u"], True])
def test_another_letter_is_refused_and_the_state_stays(figure, wrong):
    with pytest.raises(ValueError, match="chosen must be one of"):
        SixChoices(wrong)
    figure.chosen = "g"
    for change in (lambda: setattr(figure, "chosen", wrong), lambda: figure.set_state({"chosen": wrong})):
        with pytest.raises(ValueError, match="chosen"):
            change()
    assert figure.chosen == "g"
    with pytest.raises(ValueError, match="may not set _masks"):
        figure.set_state({"_masks": []})

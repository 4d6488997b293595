"""A matrix beside its square: which row is chosen, and what the figure refuses."""

import numpy as np
import pytest

from magicmath.rules import MAGIC, RuleSet
from magicmath.widgets import SquaredRows


def test_each_row_of_the_square_is_the_board_that_the_row_makes():
    figure = SquaredRows()
    for row, choice in enumerate(MAGIC.matrix):
        figure.row = row
        made = MAGIC.press(np.zeros((3, 3), int), np.flatnonzero(choice).tolist())
        assert np.array_equal(figure.square[row], made.ravel())
    assert "row 8 of Y presses masks 4 5 7 8" in repr(figure)


def test_the_page_may_choose_a_row_and_nothing_else():
    figure = SquaredRows(row=2)
    figure.set_state({"row": 8})
    for state in ({"row": 9}, {"row": -1}, {"row": "1"}, {"_masks": []}):
        with pytest.raises((TypeError, ValueError)):
            figure.set_state(state)
    assert figure.row == 8


@pytest.mark.parametrize(
    ("bad", "name"),
    [
        ({"rules": MAGIC.matrix}, "rules"),
        ({"rules": RuleSet(list(MAGIC[:8]))}, "as many masks as cells"),
        ({"rules": RuleSet(np.eye(25, dtype=int).reshape(25, 5, 5))}, "at most 16"),
        ({"row": 9}, "row"),
        ({"row": 1.5}, "row"),
    ],
)
def test_what_it_cannot_show_is_refused_by_name(bad, name):
    with pytest.raises((TypeError, ValueError), match=name):
        SquaredRows(**bad)

"""A puzzle divided in ordinary numbers: each cell gets the sum of its fractions."""

from fractions import Fraction

import numpy as np
import pytest

from magicmath.exercises.parities import HOLLOW
from magicmath.rules import MAGIC, RuleSet, lights_out, to_board
from magicmath.widgets import Division

DAYS = to_board(32) ^ to_board(495)
DIAGONAL = lights_out(3, 3)


@pytest.mark.parametrize("rules", [MAGIC, HOLLOW, DIAGONAL])
def test_the_fractions_of_each_cell_add_up_to_what_is_wanted(rules):
    for number in range(0, 512, 7):
        figure = Division(to_board(number), rules)
        for cell, bit in enumerate(to_board(number).ravel()):
            masks = np.flatnonzero(rules.matrix[:, cell])
            assert sum((figure.presses[mask] for mask in masks), Fraction(0)) == bit


def test_odd_fractions_of_magic_solve_the_puzzle():
    for number in range(0, 512, 5):
        odd = [mask for mask, press in enumerate(Division(to_board(number)).presses) if press.numerator % 2]
        np.testing.assert_array_equal(MAGIC.press(to_board(0), odd), to_board(number))


def test_text_tells_both_boards():
    figure = Division(DAYS)
    assert repr(figure).splitlines()[5:] == ["presses", "-3/5  4/5  2/5", " 4/5  2/5 -1/5", "-3/5  4/5  2/5"]
    figure.wanted = to_board(0)
    assert repr(figure).splitlines()[5:] == ["presses", "0 0 0", "0 0 0", "0 0 0"]


@pytest.mark.parametrize(
    ("terms", "name"),
    [
        ({"wanted": [[1, 0]]}, "wanted"),
        ({"wanted": np.full((3, 3), 2)}, "wanted"),
        ({"wanted": DAYS, "rules": 3}, "rules"),
        ({"wanted": np.zeros((4, 4), int), "rules": lights_out(4, 4)}, "rules"),
        ({"wanted": DAYS, "rules": RuleSet([*MAGIC[:8], MAGIC[7]])}, "rules"),
        ({"wanted": DAYS, "rules": RuleSet(MAGIC[:8])}, "rules"),
    ],
)
def test_what_is_no_figure_is_refused_by_the_name_of_its_argument(terms, name):
    with pytest.raises((TypeError, ValueError), match=name):
        Division(**terms)


@pytest.mark.parametrize("state", [{"wanted": [[1]]}, {"wanted": None}, {"_adjugate": []}])
def test_malformed_states_are_refused_and_the_state_stays(state):
    figure = Division(DAYS)
    with pytest.raises((TypeError, ValueError), match=next(iter(state))):
        figure.set_state(state)
    np.testing.assert_array_equal(figure.wanted, DAYS)

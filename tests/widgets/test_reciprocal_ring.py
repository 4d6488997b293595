"""The ring of steps: which numbers meet 1, after how many steps, and what is refused."""

from math import gcd

import pytest

from magicmath import plain
from magicmath.widgets import ReciprocalRing


@pytest.mark.parametrize("k", range(3, 17))
def test_steps_meet_1_where_there_is_no_common_divisor(k):
    found = ReciprocalRing([k]).reciprocals
    assert list(found) == [a for a in range(2, k) if gcd(a, k) == 1]
    assert all(steps == plain.reciprocal(a, k) for a, steps in found.items())


def test_another_number_of_places_is_chosen_among_those_offered():
    figure = ReciprocalRing([10, 7, 10])
    assert figure.k == 10
    figure.k = 7
    assert repr(figure) == "Steps on a ring of 7 places\nplaces modulo 7\n0 1 2 3 4 5 6"
    with pytest.raises(ValueError, match="k must be one of"):
        figure.set_state({"k": 12})
    assert figure.k == 7


@pytest.mark.parametrize("colours", [[], [2], [17], 10, ["10"], [0.5]])
def test_what_are_no_numbers_of_places_is_refused(colours):
    with pytest.raises((TypeError, ValueError), match="^colours must "):
        ReciprocalRing(colours)

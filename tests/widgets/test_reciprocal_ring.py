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


@pytest.mark.parametrize("number", [2, 5, 16])
def test_one_number_is_stepped_in_each_number_of_colours(number):
    figure = ReciprocalRing(range(2, 13), number=number)
    assert list(figure.reciprocals) == [k for k in range(2, 13) if gcd(number, k) == 1]
    assert all(number * b % k == 1 for k, b in figure.reciprocals.items())


def test_the_text_of_a_bet_is_its_question():
    figure = ReciprocalRing([2, 3, 4], number=5, asks="Where?")
    assert repr(figure) == "Where?\nnumbers of colours\n2 3 4"
    assert repr(ReciprocalRing([2, 3], number=5)).startswith("Steps of 5 on rings\n")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"number": 1}, "^number must "),
        ({"number": 17}, "^number must "),
        ({"number": 2.5}, "^number must "),
        ({"number": 2, "asks": 3}, "^asks must "),
        ({"asks": "Where?"}, "^asks needs a number"),
        ({"jumps": 1}, "^jumps must be True or False"),
        ({"number": 2, "jumps": True}, "^jumps needs a figure without a number"),
    ],
)
def test_a_question_needs_a_number_that_is_one(wrong, said):
    with pytest.raises((TypeError, ValueError), match=said):
        ReciprocalRing([10, 7], **wrong)

"""Two pins on a list of values: what differs, what a tap does, and what is refused."""

import numpy as np
import pytest
import traitlets
from page_code import in_node

from magicmath.games import octal_period, octal_values
from magicmath.widgets import PeriodSearch

KAYLES = octal_values("0.77", 199)


@pytest.mark.parametrize("code", ["0.77", "0.07", "0.3033", "0.137"])
def test_no_place_differs_exactly_from_the_start_of_the_period_on(code):
    start, period = octal_period(code, 300)
    figure = PeriodSearch(octal_values(code, 199), 200)
    figure.put(start, period)
    assert figure.differing == ()
    if start:
        figure.put(start - 1, period)
        assert figure.differing == (start - 1 + period,)
    for shorter in range(1, period):
        figure.put(start, shorter)
        assert figure.differing


def test_places_are_compared_from_pin_b_to_the_last_one_in_view():
    figure = PeriodSearch(KAYLES)
    figure.put(0, 12)
    values = KAYLES.tolist()
    for shown in (50, 100, 150, 200, 200):
        assert figure.shown == shown
        assert figure.differing == tuple(n for n in range(12, shown) if values[n] != values[n - 12])
        figure.show_more()
    assert (figure.start, figure.period) == (0, 12)


def test_the_text_tells_the_pins_and_marks_what_differs():
    figure = PeriodSearch([0, 1] * 9 + [0, 7], 20)
    assert repr(figure).splitlines()[0] == "Values of 0 to 19"
    figure.put(3)
    assert repr(figure).splitlines()[0] == "Values of 0 to 19, a pin at 3"
    figure.put(4, 2)
    first, *lines = repr(figure).splitlines()
    assert first == "Values of 0 to 19, pins at 4 and 6: 1 of 14 places differs"
    assert "".join(lines).count("*") == 1
    assert lines[-1].endswith("7*")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (([0] * 10,), "values must be from 20 to 400, in whole lines of 10, got 10 of them"),
        (([0] * 25,), "values must be from 20 to 400, in whole lines of 10, got 25 of them"),
        (([0] * 410,), "values must be from 20 to 400"),
        (([100] * 20,), "values"),
        (([0.5] * 20,), "values"),
        (("0" * 20,), "values must be a sequence"),
        ((KAYLES, 55), "shown must be whole lines of 10, got 55"),
        ((KAYLES, 210), "shown"),
        ((KAYLES, 0), "shown"),
        ((KAYLES, True), "shown"),
    ],
)
def test_lists_that_do_not_fit_are_refused_by_name(given, said):
    with pytest.raises((TypeError, ValueError), match=said):
        PeriodSearch(*given)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ((50,), "start"),
        ((-1,), "start"),
        ((40, 10), "period"),
        ((3, 0), "period"),
        ((None, 3), "period needs"),
    ],
)
def test_pins_that_would_stand_nowhere_are_refused_and_the_others_stay(given, said):
    figure = PeriodSearch(KAYLES)
    figure.put(5, 7)
    with pytest.raises((TypeError, ValueError), match=said):
        figure.put(*given)
    assert (figure.start, figure.period) == (5, 7)
    figure.put()
    assert figure.differing == ()


@pytest.mark.parametrize(
    "state",
    [
        {"_play": None},
        {"_play": {"shown": 50, "start": 3}},
        {"_play": {"shown": 45, "start": 3, "period": None}},
        {"_play": {"shown": 50, "start": 3, "period": 47}},
        {"_values": [1] * 20},
        {"_step": 10},
    ],
)
def test_malformed_state_from_the_page_is_refused(state):
    figure = PeriodSearch(KAYLES)
    figure.put(3, 4)
    before = figure.get_state()
    with pytest.raises((TypeError, ValueError, traitlets.TraitError)):
        figure.set_state(state)
    assert figure.get_state() == before
    figure.set_state({"_play": {"shown": 100, "start": 9, "period": 20}})
    assert (figure.shown, figure.start, figure.period) == (100, 9, 20)


def test_the_page_finds_the_same_places():
    values = KAYLES.tolist()
    for start, period in ((0, 12), (71, 12), (30, 5), (60, 1)):
        figure = PeriodSearch(values, 100)
        figure.put(start, period)
        play = {"shown": 100, "start": start, "period": period}
        found = in_node(
            "period_search_state",
            "differing",
            "differing(argument.values, argument.play)",
            {"values": values, "play": play},
        )
        assert tuple(found) == figure.differing


def test_values_may_come_as_an_array_and_a_short_list_is_shown_whole():
    assert [PeriodSearch(KAYLES[:count]).shown for count in (20, 50, 60)] == [20, 50, 50]
    assert PeriodSearch(np.array(KAYLES)).values == tuple(KAYLES.tolist())

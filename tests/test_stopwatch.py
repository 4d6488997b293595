"""Check the stopwatch: that it measures, draws what it measured, and refuses what it cannot measure."""

import pytest

from magicmath import stopwatch
from magicmath.stopwatch import Stopwatch, growth, transform_times


def test_every_size_asked_for_is_measured():
    times = transform_times((1, 4, 17))
    assert list(times) == [2, 16, 2**17]
    assert all(time > 0 for time in times.values())


def test_the_picture_says_what_was_measured():
    picture = growth({4: 4e-6, 16: 1.6e-5})
    assert picture.text.splitlines() == [
        "4 cells: 4 µs, 1e+03 ns for each XOR of the theory",
        "16 cells: 16 µs, 5e+02 ns for each XOR of the theory",
    ]
    measured, law, matrix = picture.figure.axes[0].lines
    assert measured.get_xydata().tolist() == [[4, 4e-6], [16, 1.6e-5]]
    assert law.get_ydata() == pytest.approx([1.6e-5 / 8, 1.6e-5])
    assert matrix.get_ydata() == pytest.approx([4e-6, 6.4e-5])
    assert "4 cells: 4 µs" in picture.alt


def test_a_click_measures_and_shows_the_picture(monkeypatch):
    shown = []
    monkeypatch.setattr(stopwatch, "display", shown.append)
    watch = Stopwatch([2, 3])
    button, _ = watch.children
    button.click()
    assert [picture.text.count("cells") for picture in shown] == [2]
    assert not button.disabled


def test_the_button_wakes_up_after_a_failure(monkeypatch):
    monkeypatch.setattr(stopwatch, "transform_times", lambda levels: {})
    button, _ = Stopwatch().children
    button.click()
    assert not button.disabled


@pytest.mark.parametrize("call", [transform_times, Stopwatch])
@pytest.mark.parametrize(
    ("levels", "error"), [([0], ValueError), ([31], ValueError), ([1.5], TypeError), (3, TypeError)]
)
def test_levels_out_of_range_are_refused_by_name(call, levels, error):
    with pytest.raises(error, match="levels"):
        call(levels)


@pytest.mark.parametrize(
    ("times", "error"),
    [
        ([1], TypeError),
        ({}, ValueError),
        ({1: 1.0}, ValueError),
        ({8: 0.0}, ValueError),
        ({8: float("nan")}, ValueError),
        ({2.5: 1.0}, TypeError),
    ],
)
def test_times_that_cannot_be_drawn_are_refused_by_name(times, error):
    with pytest.raises(error, match="times"):
        growth(times)

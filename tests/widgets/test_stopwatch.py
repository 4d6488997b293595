"""Check the stopwatch: that it measures, draws what it measured, and refuses what it cannot measure."""

from functools import partial

import numpy as np
import pytest

from magicmath.widgets import stopwatch
from magicmath.widgets.stopwatch import Stopwatch, growth, transform_times


def test_every_size_asked_for_is_measured():
    times = transform_times((1, 4, 17))
    assert list(times) == [2, 16, 2**17]
    assert all(time > 0 for time in times.values())


@pytest.mark.parametrize(("seconds", "times"), [(1.0, 1), (0.03, 4), (1e-6, 1000), (0.0, 1000)])
def test_fast_transforms_are_repeated_and_slow_ones_are_not(monkeypatch, seconds, times):
    clock, calls = [0.0], []

    def transform(sequence):
        calls.append(len(sequence))
        clock[0] += seconds

    monkeypatch.setattr(stopwatch.helix, "helix", transform)
    monkeypatch.setattr(stopwatch, "Timer", partial(stopwatch.Timer, timer=lambda: clock[0]))
    assert transform_times([3]) == {8: pytest.approx(seconds)}
    assert calls == [8] * (2 + times)  # twice to get ready


def test_the_picture_says_what_was_measured():
    picture = growth({4: 4e-6, 16: 1.6e-5})
    assert picture.text.splitlines() == [
        "4 cells: 4 µs, 1e+03 ns for each XOR of the theory",
        "16 cells: 16 µs, 5e+02 ns for each XOR of the theory",
    ]
    measured, law, matrix = picture.figure.figure.axes[0].lines
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


NO_TIMES = [{}, {1: 1.0}, {4: 0}, {4: -1.0}, {4: float("nan")}, {4: float("inf")}, {2**2000: 1.0}]
NO_NUMBERS = [None, [1], {4: "1"}, {4: None}, {4: [1]}, {4: 1j}, {4: True}, {4.0: 1.0}, {True: 1.0}]
NO_LEVELS = [[], [0], [31], (-1,)]


@pytest.mark.parametrize(
    ("times", "error"), [*((t, ValueError) for t in NO_TIMES), *((t, TypeError) for t in NO_NUMBERS)]
)
def test_what_are_no_times_is_refused_by_name(times, error):
    with pytest.raises(error, match="^times"):
        growth(times)


@pytest.mark.parametrize("call", [transform_times, Stopwatch])
@pytest.mark.parametrize(
    ("levels", "error"),
    [
        *((levels, ValueError) for levels in NO_LEVELS),
        *((x, TypeError) for x in ("12", 3, None, [True], [1.0])),
    ],
)
def test_what_are_no_levels_is_refused_by_name(call, levels, error):
    with pytest.raises(error, match="^levels"):
        call(levels)


def test_times_of_any_number_type_are_drawn():
    text = "4 cells: 500000 µs, 1.2e+08 ns for each XOR of the theory"
    assert growth({np.int64(4): np.float32(0.5)}).text == text

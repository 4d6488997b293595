"""Give the stopwatch what it should refuse; what it measures no test can know."""

import numpy as np
import pytest

from magicmath import stopwatch

NO_TIMES = [{}, {1: 1.0}, {4: 0}, {4: -1.0}, {4: float("nan")}, {4: float("inf")}, {2**2000: 1.0}]
NO_NUMBERS = [None, [1], {4: "1"}, {4: None}, {4: [1]}, {4: 1j}, {4: True}, {4.0: 1.0}, {True: 1.0}]
NO_LEVELS = [[], [0], [31], (-1,)]


@pytest.mark.parametrize(
    ("times", "error"), [*((t, ValueError) for t in NO_TIMES), *((t, TypeError) for t in NO_NUMBERS)]
)
def test_what_are_no_times_is_refused_by_name(times, error):
    with pytest.raises(error, match="^times"):
        stopwatch.growth(times)


@pytest.mark.parametrize("call", [stopwatch.transform_times, stopwatch.Stopwatch])
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
    text = "4 cells: 5e+05 µs, 1.2e+08 ns for each XOR of the theory"
    assert stopwatch.growth({np.int64(4): np.float32(0.5)}).text == text

"""Time the helix transform where it runs: no number stored in a notebook could be right for the reader."""

from collections.abc import Sequence
from math import ceil
from statistics import median
from timeit import Timer
from typing import Any

import ipywidgets
import numpy as np
from IPython.display import display

from magicmath import helix
from magicmath._checks import as_index, as_real, as_sequence
from magicmath._shown import shown
from magicmath.plot import Picture
from magicmath.plot.drawing import ACCENT, INK
from magicmath.plot.figures import Plotted

LEVELS = (10, 12, 14, 16, 18, 20, 22, 24)
_SECONDS, _MOST_TIMES = 0.1, 1000  # for each size
_LEAST_TIME = 1e-12


def transform_times(levels: Sequence[int] = LEVELS) -> dict[int, float]:
    """Return how long a helix transform takes on this machine, for some numbers of cells.

    Parameters
    ----------
    levels : sequence of int, from 1 to 30, optional
        2 to the level is the number of cells.

    Returns
    -------
    dict from the number of cells to the median time in seconds

    Raises
    ------
    TypeError, ValueError
        If `levels` is not a sequence of such integers, or empty.

    Examples
    --------
    >>> list(transform_times([3, 5]))
    [8, 32]
    """
    return {1 << level: _median_time(1 << level) for level in _as_levels(levels)}


def growth(times: dict[int, float]) -> Picture:
    """Draw times over numbers of cells, beside the curves of N·log N and of a matrix product, N².

    Parameters
    ----------
    times : dict from int to float, at least one
        Seconds for each number of cells, 2 or more, as `transform_times` returns them.

    Returns
    -------
    Picture
        Its text lists the times.

    Raises
    ------
    TypeError, ValueError
        If `times` is no dict, is empty, or holds other than positive numbers.

    Examples
    --------
    >>> growth({1024: 5e-6, 1048576: 3e-4})
    1024 cells: 5 µs, 0.98 ns for each XOR of the theory
    1048576 cells: 300 µs, 0.029 ns for each XOR of the theory
    >>> growth({2**24: 0.01834})
    16777216 cells: 18300 µs, 0.091 ns for each XOR of the theory
    """
    from matplotlib.figure import Figure

    if not isinstance(times, dict):
        raise TypeError(f"times must be a dict, got {shown(times)}")
    if not times:
        raise ValueError("times is empty")
    cells = np.array([as_index(n, "times", low=2, high=2**63) for n in times], dtype=np.float64)
    seconds = np.array([as_real(t, "times", low=_LEAST_TIME) for t in times.values()])
    xors = cells * np.log2(cells) / 2
    figure = Figure(figsize=(7.2, 4), layout="constrained")
    axes = figure.add_subplot(xscale="log", yscale="log")
    axes.plot(cells, seconds, "o-", color=ACCENT, label="measured here")
    axes.plot(cells, xors * seconds[-1] / xors[-1], ":", color=INK, label="N·log N")
    axes.plot(cells, cells**2 * seconds[0] / cells[0] ** 2, "--", color=INK, label="N², a matrix")
    axes.set_xlabel("cells, N", color=INK)
    axes.set_ylabel("seconds", color=INK)
    axes.set_ylim(seconds.min() / 2, seconds.max() * 20)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False)
    lines = [
        f"{n:.0f} cells: {_three_digits(t * 1e6)} µs, {t / xor * 1e9:.2g} ns for each XOR of the theory"
        for n, t, xor in zip(cells, seconds, xors, strict=True)
    ]
    return Picture(Plotted(figure), "\n".join(lines), f"Time over number of cells. {'; '.join(lines)}.")


class Stopwatch(ipywidgets.VBox):
    """A button that times the transform on this machine and draws the times.

    Parameters
    ----------
    levels : sequence of int, from 1 to 30, optional
        2 to the level is the number of cells.

    Raises
    ------
    TypeError, ValueError
        As `transform_times`.
    """

    def __init__(self, levels: Sequence[int] = LEVELS) -> None:
        self._levels = _as_levels(levels)
        self._button = ipywidgets.Button(description="Measure on this machine", layout={"width": "auto"})
        self._button.on_click(self._measure)
        self._shown = ipywidgets.Output()
        super().__init__([self._button, self._shown])

    def __repr__(self) -> str:
        return "a button that measures on this machine; press it where the notebook is alive"

    def _measure(self, _: Any) -> None:
        self._button.disabled = True
        try:
            picture = growth(transform_times(self._levels))
            self._shown.clear_output(wait=True)
            with self._shown:
                print(picture)
                display(picture)
        finally:
            self._button.disabled = False


def _as_levels(levels: Sequence[int]) -> list[int]:
    levels = [as_index(level, "levels", low=1, high=31) for level in as_sequence(levels, "levels")]
    if not levels:
        raise ValueError("levels is empty")
    return levels


def _three_digits(x: float) -> str:
    return np.format_float_positional(x, precision=3, unique=False, fractional=False, trim="-")


def _median_time(cells: int) -> float:
    sequence = np.random.default_rng(cells).integers(0, 2, cells, dtype=np.uint8)
    timer = Timer(lambda: helix.helix(sequence))
    timer.timeit(1)  # the first time, memory is still to be had
    once = max(timer.timeit(1), _SECONDS / _MOST_TIMES)
    return median(timer.repeat(ceil(_SECONDS / once), number=1))

"""A list of values in which the reader looks for a repetition: two pins, and the places that differ."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike

from magicmath import plot
from magicmath._checks import as_index, as_indices
from magicmath.widgets._base import PicturedWidget, page_code, page_style, titled
from magicmath.widgets._whole import Whole

_LINE = 10  # values in a line
_SHOWN = 50  # values in view at first
_MOST_VALUES = 400
_LARGEST_VALUE = 99  # more digits have no room on a phone


class PeriodSearch(PicturedWidget):
    """The values of 0, 1, 2, … and two pins: A where a repetition begins, and B one period later.

    Each place from B on is compared with the place one period before, up to the last one in view, and those
    that differ are marked. Before B stands, the places with the value under A are framed. *More values* shows
    more of the list. The page works all of it out, so a saved page needs no kernel.

    Parameters
    ----------
    values : sequence of int
        From 20 to 400 values from 0 to 99, in whole lines of ten.
    shown : int, optional
        How many values are in view at first, in whole lines, and how many come with *More values*: 50, or
        all of a shorter list, if left out.

    Raises
    ------
    TypeError, ValueError
        If the values are too few, too many or too large, or lines are not whole. The widget keeps its state
        when the page sends what it should not.

    Examples
    --------
    >>> figure = PeriodSearch([5, 5, 0, 1, 2, 0, 1, 2, 0, 1] * 2, 20)
    >>> figure.put(2, 3)
    >>> figure.differing
    (10, 11, 12, 13, 14)
    >>> figure
    Values of 0 to 19, pins at 2 and 5: 5 of 15 places differ
    5  5  0  1  2  0  1  2  0  1
    5* 5* 0* 1* 2* 0  1  2  0  1
    """

    _esm = page_code("period_search.js")
    _css = page_style("board.css", "period_search.css")
    _set_by_page = ("_play",)

    _play: Any = Whole("_as_play").tag(sync=True)
    _values: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _step = traitlets.Int().tag(sync=True)

    def __init__(self, values: Sequence[int] | ArrayLike, shown: int | None = None) -> None:
        found = as_indices(values, "values", high=_LARGEST_VALUE + 1)
        if not 2 * _LINE <= len(found) <= _MOST_VALUES or len(found) % _LINE:
            raise ValueError(
                f"values must be from {2 * _LINE} to {_MOST_VALUES}, in whole lines of {_LINE}, "
                f"got {len(found)} of them"
            )
        self.values = tuple(found)
        step = min(_SHOWN, len(found)) if shown is None else self._as_shown(shown)
        super().__init__(_values=found, _step=step, _play={"shown": step, "start": None, "period": None})

    @property
    def shown(self) -> int:
        """How many values are in view."""
        return int(self._play["shown"])

    @property
    def start(self) -> int | None:
        """Where pin A stands."""
        return None if self._play["start"] is None else int(self._play["start"])

    @property
    def period(self) -> int | None:
        """How far after A pin B stands."""
        return None if self._play["period"] is None else int(self._play["period"])

    @property
    def differing(self) -> tuple[int, ...]:
        """The places in view, from B on, with another value than the place one period before."""
        if self.start is None or self.period is None:
            return ()
        compared = range(self.start + self.period, self.shown)
        return tuple(n for n in compared if self.values[n] != self.values[n - self.period])

    def put(self, start: int | None = None, period: int | None = None) -> None:
        """Put pin A, and B so many places after it; what is left out is lifted.

        Parameters
        ----------
        start, period : int, optional
            Both pins must stand on values in view.

        Raises
        ------
        TypeError, ValueError
            If a pin would stand nowhere, or B without A.
        """
        self._play = {"shown": self.shown, "start": start, "period": period}

    def show_more(self) -> None:
        """Show more values, as many as were in view at first."""
        self._play = {**self._play, "shown": min(self.shown + self._step, len(self.values))}

    def _as_shown(self, shown: Any) -> int:
        shown = as_index(shown, "shown", low=_LINE, high=len(self.values) + 1)
        if shown % _LINE:
            raise ValueError(f"shown must be whole lines of {_LINE}, got {shown}")
        return shown

    def _as_play(self, shown: Any, start: Any, period: Any) -> dict[str, Any]:
        shown = self._as_shown(shown)
        if start is not None:
            start = as_index(start, "start", high=shown)
        if period is not None:
            if start is None:
                raise ValueError(f"period needs a start, got {period} without one")
            period = as_index(period, "period", low=1, high=shown - start)
        return {"shown": shown, "start": start, "period": period}

    def _picture(self) -> plot.Picture:
        in_view = np.array(self.values[: self.shown])
        dark = np.isin(np.arange(self.shown), self.differing)
        lines = plot.matrix(in_view.reshape(-1, _LINE), dark=dark.reshape(-1, _LINE))
        return titled(lines, f"Values of 0 to {self.shown - 1}{self._told()}")

    def _told(self) -> str:
        """Return in words where the pins stand, and how many places differ."""
        if self.start is None:
            return ""
        if self.period is None:
            return f", a pin at {self.start}"
        end = self.start + self.period
        count = len(self.differing)
        differ = "differs" if count == 1 else "differ"
        return f", pins at {self.start} and {end}: {count} of {self.shown - end} places {differ}"

"""Numbers of the reader's own, and below them the differences without sign, row below row."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import traitlets

from magicmath import plot
from magicmath._checks import as_indices
from magicmath.plot.drawing import ACCENT, DARK, FRAME, LIGHT, Drawing
from magicmath.widgets._base import PicturedWidget, page_code, page_style

_FEWEST, _MOST = 2, 12  # more would be too small to type into on a phone
_BELOW = 1000
_CELL, _ROW = 40, 30  # pixels in the picture


class _Numbers(traitlets.TraitType[tuple[int, ...], Any]):
    """As many numbers as at first."""

    def validate(self, obj: Any, value: Any) -> tuple[int, ...]:
        numbers = tuple(as_indices(value, "numbers", high=_BELOW))
        count = obj._count or len(numbers)
        if not _FEWEST <= len(numbers) <= _MOST or len(numbers) != count:
            wanted = obj._count or f"from {_FEWEST} to {_MOST}"
            raise ValueError(f"numbers must be {wanted}, got {len(numbers)} of them")
        return numbers


class GilbreathTriangle(PicturedWidget):
    """A row of numbers to change, and the triangle of their differences, as Gilbreath drew it for the primes.

    Below two neighbours stands their difference without sign. The left edge is marked down to the first
    entry that is not 1. Type in the top row, or change a number by the arrow keys.

    Parameters
    ----------
    numbers : sequence of int from 0 to 999
        From 2 to 12 of them.

    Attributes
    ----------
    numbers : tuple of int; may be set and observed

    Raises
    ------
    TypeError, ValueError
        If the numbers are too few, too many or no such ints. The widget keeps its state then; it also
        does when the page sends what it should not.

    Examples
    --------
    >>> triangle = GilbreathTriangle([2, 3, 5, 7, 13])
    >>> triangle
    Triangle of differences: the left edge is no longer 1 in row 4
     2   3   5   7  13
       1   2   2   6
         1   0   4
           1   4
             3
    >>> triangle.numbers = [2, 3, 5, 7, 11]
    >>> triangle.breaks
    """

    _esm = page_code("gilbreath.js")
    _css = page_style("board.css", "gilbreath.css")
    _set_by_page = ("numbers",)
    _count = 0

    numbers = _Numbers().tag(sync=True)
    _start: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _below = traitlets.Int(_BELOW).tag(sync=True)

    def __init__(self, numbers: Sequence[int]) -> None:
        super().__init__(numbers=numbers)
        self._count = len(self.numbers)
        self._start = list(self.numbers)

    @property
    def rows(self) -> list[list[int]]:
        """The rows of the triangle, the numbers first."""
        rows = [np.array(self.numbers)]
        while len(rows[-1]) > 1:
            rows.append(np.abs(np.diff(rows[-1])))
        return [row.tolist() for row in rows]

    @property
    def breaks(self) -> int | None:
        """The first row below the numbers that does not begin with 1; None where there is none."""
        return next((k for k, row in enumerate(self.rows) if k and row[0] != 1), None)

    def _picture(self) -> plot.Picture:
        edge = "is 1 all the way down" if self.breaks is None else f"is no longer 1 in row {self.breaks}"
        title = f"Triangle of differences: the left edge {edge}"
        lines = ["  " * k + "  ".join(f"{number:2}" for number in row) for k, row in enumerate(self.rows)]
        alt = f"{title}. {'; '.join(' '.join(map(str, row)) for row in self.rows)}."
        return plot.Picture(self._drawn(), "\n".join([title, *(line.rstrip() for line in lines)]), alt)

    def _drawn(self) -> Drawing:
        rows = self.rows
        drawing = Drawing(_CELL * len(rows), _ROW * len(rows))
        for k, row in enumerate(rows):
            for j, number in enumerate(row):
                x, y = _CELL * (j + k / 2) + 2, _ROW * k + 2
                is_edge = k and not j and (self.breaks is None or k <= self.breaks)
                dark = k > 0 and number > 1 and (number == 2 or k != self.breaks or j > 0)
                fill = LIGHT if not dark else DARK if number == 2 else ACCENT
                look = {"fill": fill, "stroke": ACCENT if is_edge else FRAME}
                drawing.rectangle(x, y, _CELL - 4, _ROW - 4, rx=4, stroke_width=3 if is_edge else 1, **look)
                middle = (x + _CELL / 2 - 2, y + 18, str(number))
                drawing.texts([middle], fill=LIGHT if dark else DARK, text_anchor="middle")
        return drawing

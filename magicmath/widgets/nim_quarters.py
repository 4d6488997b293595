"""The table of nim sums, cut into quarters: each is the same table, plus a power of two or plus 0."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from magicmath import plot
from magicmath._checks import as_flag, as_index, as_indices
from magicmath._shown import shown
from magicmath.games import nim_table
from magicmath.plot.drawing import ACCENT, Drawing, shade
from magicmath.widgets._base import PicturedWidget, page_code, page_style, synced, titled

LARGEST = 16  # rows: a phone shows hardly more
_CELL = 26  # pixels of the stored picture
_THICK = (5, 3, 2, 1)  # lines of each cut


class _Depth(traitlets.Int[int, Any]):
    """How often a table is cut."""

    def validate(self, obj: Any, value: Any) -> int:
        rows, size = obj.table.shape
        depth = as_index(value, "depth", high=size.bit_length())
        if depth and obj._open:
            raise ValueError(f"depth must be 0 in a table to fill in, got {depth}")
        if depth and rows < size:
            raise ValueError(f"depth must be 0 with fewer rows than {size}, got {depth} with {rows} rows")
        return depth


class _Place(traitlets.TraitType[Any, Any]):
    """A row and a column of the table, or None."""

    def validate(self, obj: Any, value: Any) -> tuple[int, int] | None:
        if value is None:
            return None
        if obj._open:
            raise ValueError(f"{self.name} must be None in a table to fill in, got {shown(value)}")
        rows, columns = obj.table.shape
        found = as_indices(value, str(self.name), high=columns)
        if len(found) != 2:
            raise ValueError(f"{self.name} must be a row and a column, got {shown(value)}")
        if found[0] >= rows:
            raise ValueError(f"{self.name} must be in the {rows} rows that are shown, got {shown(value)}")
        return found[0], found[1]


class _Filled(traitlets.Int[int, Any]):
    """How many of the places that a reader fills in are filled."""

    def validate(self, obj: Any, value: Any) -> int:
        return as_index(value, "filled", high=len(obj._open) + 1)


class NimQuarters(PicturedWidget):
    """The table of nim sums in tints, cut into quarters as often as a reader asks.

    At each cut two quarters add half the size, and the other two add nothing. Press a place, and the page
    tells its way through the quarters, and writes row, column and number in binary: a cut, a column. In a
    table that is not cut it marks the numbers to the left and above, and the least one that is missing.

    Parameters
    ----------
    size : {2, 4, 8, 16}, optional
        Rows and columns of the table.
    depth : int, optional
        How often it is cut, at most until the quarters are single places.
    place : (row, column), optional
        The place that is pressed.
    rows : int from 1 to `size`, optional
        How many of the rows are shown, from the first on: all if left out. With fewer rows the table cannot
        be cut.
    fills : bool, optional
        Whether a reader fills it in: all but the first row and column, or, with fewer rows, the right half.
        Then it is not cut, and no place is pressed. A press on a number that stands there lists the moves
        from its row, its column and itself as three heaps.

    Attributes
    ----------
    depth : int
    place : tuple of two int, or None
    filled : int
        How many places the reader has filled in, row by row.
        They may be set and observed.

    Raises
    ------
    TypeError, ValueError
        If there is no such size, depth, place, number of rows or of places that are filled, or a table to
        fill in has a depth or a place. The widget keeps its state then.

    Examples
    --------
    >>> figure = NimQuarters(4, depth=1, place=(2, 1))
    >>> figure
    Quarters of the table of nim sums, cut once
    0 1 2 3
    1 0 3 2
    2 3 0 1
    3 2 1 0
    row 2     ■ ·
    column 1  □ ·
    added     ■ ·
    >>> figure.added
    [2]
    >>> figure.depth = 2
    >>> figure.added
    [2, 1]
    """

    _esm = page_code("nim_quarters.js")
    _css = page_style("board.css", "nim_quarters.css")
    _set_by_page = ("depth", "place", "filled")

    depth = _Depth(0).tag(sync=True)
    place: traitlets.TraitType[Any, Any] = synced(_Place(None, allow_none=True))
    filled = _Filled(0).tag(sync=True)
    _fills = traitlets.Bool(False).tag(sync=True)
    _size = traitlets.Int().tag(sync=True)
    _rows = traitlets.Int().tag(sync=True)

    def __init__(
        self,
        size: int = 16,
        depth: int = 0,
        place: tuple[int, int] | None = None,
        rows: int | None = None,
        fills: bool = False,
    ) -> None:
        size = as_index(size, "size", low=2, high=LARGEST + 1)
        if size & size - 1:
            raise ValueError(f"size must be a power of two, got {size}")
        shown_rows = size if rows is None else as_index(rows, "rows", low=1, high=size + 1)
        self._table = nim_table(size)[:shown_rows]
        self._open = _open_places(size, shown_rows) if as_flag(fills, "fills") else []
        super().__init__(_size=size, _rows=shown_rows, _fills=bool(fills), depth=depth, place=place)

    @property
    def table(self) -> NDArray[np.int64]:
        """The nim sums that are shown."""
        return self._table.copy()

    @property
    def added(self) -> list[int]:
        """What the quarters that hold the place add, from the largest on; nothing without a place."""
        if self.place is None:
            return []
        (row, column), added = self.place, []
        for cut in range(1, self.depth + 1):
            half = self._size >> cut
            added.append(half * ((row // half + column // half) % 2))
        return added

    def _picture(self) -> plot.Picture:
        times = {1: "once", 2: "twice"}.get(self.depth, f"{self.depth} times")
        holes = np.zeros(self._table.shape, np.uint8)
        for place in self._open[self.filled :]:
            holes[place] = 1
        words = plot.matrix(self._table, holes=holes if holes.any() else None)
        title = f"Quarters of the table of nim sums, {'not cut' if not self.depth else f'cut {times}'}"
        if self._rows < self._size:
            title = f"Table of nim sums, its first rows: {self._rows}"
        if self._open:
            title = f"Table of third heaps, filled in: {self.filled} of {len(self._open)} places"
        text = "\n".join([words.text, *self._at_the_place()])
        return titled(plot.Picture(self._drawn(), text, words.alt), title)

    def _at_the_place(self) -> list[str]:
        """Return lines on the place: which numbers are used up there, or, in a cut table, its digits."""
        if self.place is None:
            return []
        row, column = self.place
        if not self.depth:
            left, above = self._table[row, :column], self._table[:row, column]
            used = [" ".join(map(str, found.tolist())) or "nothing" for found in (left, above)]
            missing = self._table[row, column]
            return [f"row {row}, column {column}: left {used[0]}; above {used[1]}; missing {missing}"]
        numbers = {f"row {row}": row, f"column {column}": column, "added": row ^ column}
        width, places = max(map(len, numbers)), range(self._size.bit_length() - 1)
        return [
            f"{name:<{width}}  {' '.join(self._digit(number, place) for place in places)}"
            for name, number in numbers.items()
        ]

    def _digit(self, number: int, place: int) -> str:
        """Return a binary digit, from the left, or a dot where no cut has come to it."""
        return "□■"[number >> (self._size.bit_length() - 2 - place) & 1] if place < self.depth else "·"

    def _drawn(self) -> Drawing:
        rows, size = self._table.shape
        shares = (self._table * 2**self.depth // size) / max(1, 2**self.depth - 1)
        drawing = Drawing(size * _CELL, rows * _CELL)
        for (i, j), value in np.ndenumerate(self._table):
            x, y = j * _CELL, i * _CELL
            colour, ink = shade(float(shares[i, j]))
            drawing.rectangle(x, y, _CELL, _CELL, fill=colour)
            if (i, j) in self._open[self.filled :]:
                continue
            middle = (x + _CELL / 2, y + _CELL * 0.67, str(value))
            drawing.texts([middle], fill=ink, text_anchor="middle")
        for cut in range(1, self.depth + 1):
            side = size >> cut  # the lines of earlier cuts are thicker, and stand there already
            ends = [at * _CELL for at in range(side, size, 2 * side)]
            lines = [f"M0 {at}h{size * _CELL}M{at} 0v{size * _CELL}" for at in ends]
            drawing.path(lines, stroke=ACCENT, stroke_width=_THICK[cut - 1])
        return drawing


def _open_places(size: int, rows: int) -> list[tuple[int, int]]:
    """Return the places that a reader fills in, row by row."""
    top, left = (1, 1) if rows == size else (0, size // 2)
    return [(row, column) for row in range(top, rows) for column in range(left, size)]

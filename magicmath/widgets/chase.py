"""The rows of a chase: each is the last one times a matrix, plus the one before, as are its polynomials."""

from functools import reduce
from operator import xor
from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import gf2, plain, plot
from magicmath._checks import as_bits, as_flag, as_index
from magicmath._kernels.polynomials import divide, multiply
from magicmath.rules import lights_out
from magicmath.widgets._base import Cells, Number, PicturedWidget, page_code, page_style, synced, titled
from magicmath.widgets._polynomials import polynomial_text

LARGEST = 9  # cells of a row: a phone shows no more that can be pressed
MOST_LINES = 18  # of a walk that goes on below its first empty line


class Chase(PicturedWidget):
    """The presses that chase the light of Lights Out down a white board, row by row, each with a polynomial.

    Each row is the last one times a matrix, plus the row before. Its polynomial fₘ is x times the last one,
    plus the one before. Press the cells of row 1, and the other rows follow. The last row stands below a
    board with as many rows as columns. With A and without `sums` and `asks`, each row of the board stands
    beside the presses in it. With `by_hand` the reader presses the rows, each one below the black cells.

    Parameters
    ----------
    first : (n,) array_like of 0/1
        The presses of row 1, from 1 to 9 cells.
    shown : int from 1, optional
        How many rows are shown.
    itself : bool, optional
        Whether a cell changes itself, too. The matrix is A then, that of Lights Out on one row. Otherwise
        it is B, which changes the neighbours alone.
    sums : bool, optional
        Whether each row stands beside the sum of the fₘ of its pressed places, instead of its own fₘ. Then
        the page shows no more rows than `shown`. It writes that of row 1, h, in factors, too. And while the
        last row is not shown, it tells whether f divides h·g, where g is f with x + 1 put for x.
    by_hand : bool, optional
        Whether the reader presses all rows, and no polynomials are shown; with A and without `sums` only.
    in_x : bool, optional
        Whether the rule is written with x, which stands for B: with A it multiplies by x + 1, and the
        polynomials are gₘ, that is fₘ with x + 1 for x. A row 1 other than 1 0 0 … has a polynomial h, and
        each row has it as a factor: the page writes h·gₘ, or h·fₘ. Without `sums` and `by_hand` only.
    below : bool, optional
        With `sums` only: whether the reader finds the row below the board without those between. Multiples
        of f are added to the coefficients of h·g until the degree is less than that of f, and the row of
        what is left is pressed. Then that of the chase is uncovered: `shown` is the number of all rows.
    by_s : bool, optional
        Whether row 1 is chosen by the coefficients of s: its polynomial h is u·s, where u is f divided by
        the greatest common divisor of f and g. Each coefficient is a switch, all rows are shown, and each
        chase ends white. With A only, and with no other of these.
    asks : bool, optional
        Whether the reader presses each next row: the rows whose sum it is stand above it. Without `in_x`
        these are the row, its neighbours and the row before, in words, and no polynomials are shown. There
        is no board beside the rows, and row 1 stays. Without `sums`, `by_hand` and `by_s` only.
    lines : int from 1 to 18, optional
        How many lines there are, where they go on below the first empty one. With B and `in_x` only, and
        without `asks`. Row 1 stays, each line has its fₘ by name alone, and empty lines are marked.

    Attributes
    ----------
    first : (n,) uint8 array, read-only; may be set and observed
        With `by_s` only a row whose chase ends white.
    shown : int
        May be set and observed. Of fewer rows than `shown`, all are shown.

    Raises
    ------
    TypeError, ValueError
        If `first` is not made of 0/1, or has too many cells, or is set to a row of another length, or a
        number is no int of its range. The widget keeps its state then.

    Notes
    -----
    Sutner, "σ-automata and Chebyshev polynomials" (Theoretical Computer Science, 2000).

    Examples
    --------
    >>> chase = Chase([1, 0, 0, 0, 0], shown=4)
    >>> chase
    Chase with A, 4 of 6 rows
    presses    the board
    ■ □ □ □ □  □ □ □ □ □
    ■ ■ □ □ □  □ □ □ □ □
    ■ □ ■ □ □  □ □ □ □ □
    □ ■ ■ ■ □  □ □ □ □ ■
               □ ■ ■ ■ □
    >>> chase.rows[-1], f"{chase.polynomials[-1]:b}"
    (array([0, 1, 1, 0, 1], dtype=uint8), '100010')
    >>> Chase([0, 1, 1, 1, 0], sums=True)
    Chase with A, 1 of 6 rows, h = x³ + x² + x + 1
    presses
    □ ■ ■ ■ □
    >>> Chase([1, 0, 0, 0, 0], sums=True, below=True)
    Chase with A, 1 of 6 rows, h = 1, h times g = x⁵ + x⁴
    presses
    ■ □ □ □ □
    >>> Chase([1, 0, 0, 0, 0], shown=3, asks=True)
    Chase with A, 3 of 6 rows
    presses
    ■ □ □ □ □
    ■ ■ □ □ □
    ■ □ ■ □ □
    >>> walk = Chase([1, 0, 0], itself=False, in_x=True, lines=9)
    >>> [m for m, row in enumerate(walk.rows, 1) if not row.any()]
    [4, 8]
    >>> Chase([0, 1, 1, 1, 0], by_s=True)
    Chase by s = 1, h = x³ + x² + x + 1
    presses    the board
    □ ■ ■ ■ □  □ □ □ □ □
    ■ □ ■ □ ■  □ □ □ □ □
    ■ ■ □ ■ ■  □ □ □ □ □
    ■ □ ■ □ ■  □ □ □ □ □
    □ ■ ■ ■ □  □ □ □ □ □
    □ □ □ □ □
    """

    _esm = page_code("chase.js")
    _css = page_style("board.css", "chase.css")
    _set_by_page = ("first", "shown")

    first: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_first"))
    shown = Number(1, 1, MOST_LINES).tag(sync=True)
    _itself = traitlets.Bool().tag(sync=True)
    _sums = traitlets.Bool().tag(sync=True)
    _by_hand = traitlets.Bool().tag(sync=True)
    _in_x = traitlets.Bool().tag(sync=True)
    _below = traitlets.Bool().tag(sync=True)
    _by_s = traitlets.Bool().tag(sync=True)
    _asks = traitlets.Bool().tag(sync=True)
    _lines = traitlets.Int(0).tag(sync=True)  # 0 where the rows end below the board

    def __init__(
        self,
        first: ArrayLike,
        shown: int = 1,
        itself: bool = True,
        sums: bool = False,
        by_hand: bool = False,
        in_x: bool = False,
        below: bool = False,
        by_s: bool = False,
        asks: bool = False,
        lines: int | None = None,
    ) -> None:
        given = as_bits(first, "first", ndim=1)
        if given.size > LARGEST:
            raise ValueError(f"first must have from 1 to {LARGEST} cells, got {given.size}")
        self._length = given.size
        flags = {"_itself": as_flag(itself, "itself"), "_sums": as_flag(sums, "sums")}
        flags["_by_hand"] = as_flag(by_hand, "by_hand")
        if flags["_by_hand"] and (flags["_sums"] or not flags["_itself"]):
            raise ValueError("by_hand is for the chase with A, without sums")
        flags |= {"_in_x": as_flag(in_x, "in_x"), "_below": as_flag(below, "below")}
        if flags["_in_x"] and (flags["_sums"] or flags["_by_hand"]):
            raise ValueError("in_x is for a chase without sums, not by hand")
        if flags["_below"] and not flags["_sums"]:
            raise ValueError("below is for a chase with sums")
        flags["_by_s"] = as_flag(by_s, "by_s")
        if flags["_by_s"]:
            if not flags["_itself"] or flags["_sums"] or flags["_by_hand"] or flags["_in_x"]:
                raise ValueError("by_s is for the chase with A, and goes with no other choice")
            shown = self._length + 1
        flags["_asks"] = as_flag(asks, "asks")
        if flags["_asks"] and (flags["_sums"] or flags["_by_hand"] or flags["_by_s"]):
            raise ValueError("asks is for a chase without sums, not by hand and not by s")
        more = 0 if lines is None else as_index(lines, "lines", low=1, high=MOST_LINES + 1)
        if more and (flags["_itself"] or not flags["_in_x"] or flags["_asks"]):
            raise ValueError("lines is for the chase with B and in_x, without asks")
        self._ends_white = flags["_by_s"]
        super().__init__(first=given, shown=shown, _lines=more, **flags)

    @property
    def matrix(self) -> NDArray[np.uint8]:
        """The matrix A or B, by which a row is multiplied."""
        a = lights_out(1, self._length).matrix
        return a if self._itself else a ^ np.eye(self._length, dtype=np.uint8)

    @property
    def rows(self) -> list[NDArray[np.uint8]]:
        """All rows, the last one below the board, or as many `lines` as there are."""
        return _chased(self.first, self.matrix, self._last)

    @property
    def lights(self) -> NDArray[np.uint8]:
        """The white board after the rows shown are pressed, by the rules of Lights Out."""
        rules = lights_out(self._length, self._length)
        presses = np.flatnonzero(np.array(self.rows[: min(self.shown, self._length)])).tolist()
        return rules.press(np.zeros(rules.shape, dtype=np.uint8), presses)

    @property
    def polynomials(self) -> list[int]:
        """The polynomials fₘ, whose value at the matrix, times row 1, gives the rows."""
        return [plain.fibonacci_polynomial(m) for m in range(1, self._last + 1)]

    @property
    def _last(self) -> int:
        """The number of the last row."""
        return self._lines or self._length + 1

    @property
    def sums(self) -> list[int]:
        """For each row, the sum of the polynomials fₘ over its pressed places m."""
        terms = self.polynomials
        return [reduce(xor, (f for f, bit in zip(terms, row, strict=False) if bit), 0) for row in self.rows]

    @property
    def _product(self) -> int:
        """The polynomial h·g, where g is f with x + 1 put for x."""
        f = self.polynomials[-1]
        return multiply(self.sums[0], plain.shifted(f) if self._itself else f)

    @property
    def _u_and_s(self) -> tuple[int, int]:
        """The polynomial u, f divided by the greatest common divisor of f and g, and s, h divided by u."""
        f = self.polynomials[-1]
        u, _ = divide(f, plain.polynomial_gcd(f, plain.shifted(f)))
        return u, divide(self.sums[0], u)[0]

    def _as_first(self, value: ArrayLike, name: str) -> NDArray[np.uint8]:
        row = as_bits(value, name, shape=(self._length,))
        if self._ends_white and _chased(row, lights_out(1, self._length).matrix, self._last)[-1].any():
            raise ValueError(f"{name} must be a row whose chase ends white")
        return row

    def _picture(self) -> plot.Picture:
        last = self._length if self._by_hand else self._last
        rows = self.rows[: min(self.shown, last)]
        is_over = len(rows) == last
        if self._below:
            rows = [rows[0], *(rows[-1:] if is_over else [])]
        how = "by hand" if self._by_hand else f"with {'A' if self._itself else 'B'}"
        title = f"Chase {how}, {len(rows)} of {last} rows"
        if self._sums:
            title += f", h = {polynomial_text(self.sums[0])}"
            title += f", h times g = {polynomial_text(self._product)}" if self._below else ""
            title += f", p = {polynomial_text(self.sums[-1])}" if is_over else ""
        if self._by_s:
            _, s = self._u_and_s
            title = f"Chase by s = {polynomial_text(s)}, h = {polynomial_text(self.sums[0])}"
        if self._sums or self._asks or not self._itself:
            return titled(plot.board(np.array(rows), "presses"), title)
        return titled(plot.boards([np.array(rows), self.lights], ["presses", "the board"]), title)


def _chased(first: NDArray[np.uint8], matrix: NDArray[np.uint8], last: int) -> list[NDArray[np.uint8]]:
    """Return so many rows: a first one, and those that follow from it."""
    rows = [np.zeros_like(first), first]
    while len(rows) <= last:
        rows.append(gf2.matmul(rows[-1], matrix) ^ rows[-2])
    return rows[1:]

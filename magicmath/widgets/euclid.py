"""Euclid's method on the two polynomials of a board of Lights Out, line by line."""

import numpy as np
import traitlets

from magicmath import plain, plot
from magicmath._checks import as_flag
from magicmath.widgets._base import Number, PicturedWidget, page_code, page_style, titled

LARGEST = 102  # rows of a board
_MOST_LINES = 4 * LARGEST
_MOST_COUNTED = 40  # rows of a board whose lines are wide enough to count their places


class Euclid(PicturedWidget):
    """Two polynomials of Lights Out as rows of bits, and the lines by which Euclid shrinks them.

    Each line is the longer of the last two, plus the shorter one, shifted below its highest bit. When a
    line is 0, the shortest of the others is the greatest common divisor. Its degree is the nullity of n×n
    Lights Out. The page works it out without a kernel.

    Parameters
    ----------
    n : int from 1 to 102, optional
        Rows of the board.
    shown : int from 2, optional
        How many lines are shown, f and g among them.
    untold : bool, optional
        Whether the reader finds the degree of the shortest line: the figure names the line alone, up to 40
        rows. In longer lines nobody can count the places. Each other size begins with f and g.

    Attributes
    ----------
    n, shown : int
        May be set and observed. Of fewer lines than `shown`, all are shown.

    Raises
    ------
    TypeError, ValueError
        If a number is no int of its range. The widget keeps its state then.

    Notes
    -----
    Sutner, "σ-automata and Chebyshev polynomials" (Theoretical Computer Science, 2000).

    Examples
    --------
    >>> figure = Euclid(5)
    >>> [f"{line:b}" for line in figure.lines]
    ['100010', '110000', '10010', '10100', '110', '1010', '110', '0']
    >>> figure.nullity
    2
    """

    _esm = page_code("euclid.js")
    _css = page_style("board.css", "euclid.css")
    _set_by_page = ("n", "shown")

    n = Number(5, 1, LARGEST).tag(sync=True)
    shown = Number(2, 2, _MOST_LINES).tag(sync=True)
    _largest = traitlets.Int(LARGEST).tag(sync=True)
    _untold = traitlets.Bool(False).tag(sync=True)

    def __init__(self, n: int = 5, shown: int = 2, untold: bool = False) -> None:
        super().__init__(n=n, shown=shown, _untold=as_flag(untold, "untold"))

    @property
    def lines(self) -> list[int]:
        """All lines as whole numbers, whose bit i stands for the power i of x; the last one is 0."""
        f = plain.fibonacci_polynomial(self.n + 1)
        lines = [f, plain.shifted(f)]
        longer, shorter = lines
        while shorter:
            longer ^= shorter << longer.bit_length() - shorter.bit_length()
            lines.append(longer)
            if longer.bit_length() < shorter.bit_length():
                longer, shorter = shorter, longer
        return lines

    @property
    def nullity(self) -> int:
        """The degree of the greatest common divisor: the nullity of n×n Lights Out."""
        return plain.nullity_by_gcd(self.n)

    def _picture(self) -> plot.Picture:
        lines = self.lines
        drawn = lines[: self.shown]
        width = self.n + 1
        bits = np.array([[line >> i & 1 for i in reversed(range(width))] for line in drawn])
        missing = np.array([[line >> i == 0 for i in reversed(range(width))] for line in drawn])
        is_told = len(drawn) == len(lines) and (self.n > _MOST_COUNTED or not self._untold)
        end = f"nullity {self.nullity}" if is_told else f"{len(drawn)} lines shown"
        label = "f, g, and what Euclid makes of them"
        return titled(plot.boards([bits], [label], holes=missing), f"Euclid for {self.n}×{self.n}, {end}")

"""A matrix whose bits a reader flips, with its determinant and its adjugate, worked out in the page."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot, reals
from magicmath._checks import as_bits, as_flag, as_integers, as_square, as_text
from magicmath._shown import shown
from magicmath.widgets._base import page_code, page_style, titled
from magicmath.widgets._matrix import MatrixFigure

LARGEST = 9  # rows: up to here the page computes exactly, and at once
LARGEST_OF_NUMBERS = 5  # rows of numbers up to 9, for the same reason


class Determinant(MatrixFigure):
    """A matrix of bits beside its adjugate: flip a bit, and the determinant follows.

    Point at a bit, and the entry of the adjugate lights up that tells what a flip does to the
    determinant. The first tap of a finger and the arrow keys do the same. A button shows all entries. The
    page works it out without a kernel.

    With `minors` the reader finds the adjugate of a matrix of integers instead. Press an entry:
    its row and column fade, and the determinant that is left appears, with its sign, in its place.
    A whole column leads to a whole row of the adjugate: both are coloured, with their products below.
    Another button copies column 1 over column 0, in the page alone: row 0 of the adjugate stays, and its
    product with column 0 becomes 0.

    Parameters
    ----------
    matrix : (n, n) array_like of 0/1, at most 9×9
        With `minors`, of integers from -9 to 9, and from 2×2 to 5×5.
    label : str, optional
        What the matrix is called.
    minors : bool, optional

    Attributes
    ----------
    matrix : (n, n) array of integers, read-only; may be set and observed

    Raises
    ------
    TypeError, ValueError
        If `matrix` is no square of what it may hold, or too large, or is set to one of another
        size. The widget keeps its state then; it also does when the page sends what it should not.

    Examples
    --------
    >>> figure = Determinant([[1, 1, 0], [0, 1, 1], [1, 0, 1]])
    >>> figure.determinant
    2
    >>> figure.flip(0, 1)
    >>> figure
    Determinant of A: 1, which is odd
    1 0 0
    0 1 1
    1 0 1
    """

    _esm = page_code("determinant.js")
    _css = page_style("board.css", "determinant.css")

    _start: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _label = traitlets.Unicode().tag(sync=True)
    _minors = traitlets.Bool().tag(sync=True)

    def __init__(self, matrix: ArrayLike, label: str = "A", minors: bool = False) -> None:
        entries = _as_numbers if as_flag(minors, "minors") else as_bits
        start = as_square(entries(matrix, "matrix", ndim=2), "matrix")
        fewest, most = (2, LARGEST_OF_NUMBERS) if minors else (1, LARGEST)
        if not fewest <= len(start) <= most:
            raise ValueError(f"matrix must have from {fewest} to {most} rows, got {len(start)}")
        super().__init__(
            start, entries, _start=start.tolist(), _label=as_text(label, "label"), _minors=bool(minors)
        )

    @property
    def determinant(self) -> int:
        """The determinant over the integers."""
        return reals.det(self.matrix)

    @property
    def adjugate(self) -> NDArray[np.int64]:
        """The adjugate: its product with the matrix is the determinant times the identity."""
        return reals.adjugate(self.matrix).astype(np.int64)

    def _picture(self) -> plot.Picture:
        value = self.determinant
        parity = "odd" if value % 2 else "even"
        picture = plot.matrix(self.matrix, self._label)
        rows = "\n".join(picture.text.split("\n")[1:])
        text = plot.Picture(picture.figure, rows, picture.alt)
        return titled(text, f"Determinant of {self._label}: {value}, which is {parity}")


def _as_numbers(value: object, name: str, **kwargs: Any) -> NDArray[np.integer[Any]]:
    """Return `value` as a new array of integers so small that the page computes with them exactly."""
    array = as_integers(value, name, **kwargs)
    for entry in array.flat:
        if not -9 <= entry <= 9:
            raise ValueError(f"{name} must hold integers from -9 to 9, got {shown(entry)}")
    return array.astype(np.int64)

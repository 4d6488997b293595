"""Any small matrix of bits, found in the triangle of Pascal modulo 2: which rows and columns cross in it."""

import math

import numpy as np
from numpy.typing import ArrayLike, NDArray

from magicmath import plot
from magicmath._checks import as_bits, as_square
from magicmath.helix import geniton
from magicmath.plot.drawing import ACCENT, DARK, FRAME, LIGHT, Drawing
from magicmath.widgets._base import page_code, page_style
from magicmath.widgets._matrix import MatrixFigure

_MOST = 4  # rows: the triangle has up to 64 then
_WIDTH = 384  # pixels of the triangle
_LINE = 14  # pixels from one line of numbers at an edge to the next
_ROOM = 18  # pixels from one number to the next on a line


class Submatrix(MatrixFigure):
    """A matrix to flip beside ⌽G, the triangle: the rows and columns that cross in this matrix are marked.

    Row i of the matrix is taken from row 2**i, where a binary digit of the column's number stands. Point
    at a cell, and its row and column light up.

    Parameters
    ----------
    matrix : (n, n) array_like of 0/1, at most 4×4

    Attributes
    ----------
    matrix : (n, n) uint8 array, read-only; may be set and observed

    Raises
    ------
    TypeError, ValueError
        If `matrix` is no square of 0/1, or too large, or is set to one of another size. The widget
        keeps its state then; it also does when the page sends what it should not.

    Examples
    --------
    >>> figure = Submatrix([[1, 1], [0, 1]])
    >>> figure.rows, figure.columns
    ([1, 2], [1, 3])
    >>> figure
    ⌽G of size 8: rows 1 and 2 cross columns 1 and 3 in
    ■ ■
    □ ■
    """

    _esm = page_code("submatrix.js")
    _css = page_style("board.css", "submatrix.css")

    def __init__(self, matrix: ArrayLike) -> None:
        start = as_square(as_bits(matrix, "matrix", ndim=2), "matrix")
        if not 1 <= len(start) <= _MOST:
            raise ValueError(f"matrix must have from 1 to {_MOST} rows, got {len(start)}")
        super().__init__(start)

    @property
    def rows(self) -> list[int]:
        """The rows of ⌽G that cross the columns in the matrix: the powers of 2."""
        return [2**i for i in range(len(self.matrix))]

    @property
    def columns(self) -> list[int]:
        """The columns, whose numbers have the matrix's columns as binary digits; equal ones differ above."""
        found: list[int] = []
        for digits in self.matrix.T:
            number = sum(2**i for i, digit in enumerate(digits) if digit)
            while number in found:
                number += 2 ** len(self.matrix)
            found.append(number)
        return found

    def _picture(self) -> plot.Picture:
        side = 1 << (len(self.matrix) * 2 ** len(self.matrix) - 1).bit_length()  # wide enough for any columns
        triangle = geniton(side)[:, ::-1]
        crossing = triangle[np.ix_(self.rows, self.columns)]
        rows, columns = (" and ".join(map(str, numbers)) for numbers in (self.rows, self.columns))
        small = plot.board(crossing, f"⌽G of size {side}: rows {rows} cross columns {columns} in")
        return plot.Picture(self._drawn(triangle), small.text, small.alt)

    def _drawn(self, triangle: NDArray[np.uint8]) -> Drawing:
        cell = _WIDTH / len(triangle)
        edge = _LINE * math.ceil(_ROOM / cell)  # room for all lines of numbers that may be needed
        drawing = Drawing(_WIDTH + edge + _LINE, _WIDTH + edge)
        drawing.rectangle(edge, edge, _WIDTH, _WIDTH, fill=LIGHT, stroke=FRAME)
        places = ((edge + i * cell, edge + j * cell) for i, j in zip(*np.nonzero(triangle), strict=True))
        steps = (f"M{x:.2f} {y:.2f}h{cell:.2f}v{cell:.2f}h-{cell:.2f}z" for y, x in places)
        drawing.path(steps, fill=DARK)
        look = {"fill": "none", "stroke": ACCENT, "stroke_width": 2}
        for row in self.rows:
            drawing.rectangle(edge, edge + row * cell, _WIDTH, cell, **look)
        for column in self.columns:
            drawing.rectangle(edge + column * cell, edge, cell, _WIDTH, **look)
        drawing.texts(_numbers(self.rows, self.columns, cell, edge), text_anchor="middle")
        return drawing


def _numbers(rows: list[int], columns: list[int], cell: float, edge: float) -> list[tuple[float, float, str]]:
    """Return where the numbers stand: those of the rows at the left, and those of the columns above."""
    left = [
        (edge - _LINE * (line + 0.5), edge + cell * (row + 0.5) + 5, str(row))
        for row, line in zip(rows, _lines(rows, _ROOM / cell), strict=True)
    ]
    above = [
        (edge + cell * (column + 0.5), edge - _LINE * line - 4, str(column))
        for column, line in zip(columns, _lines(columns, _ROOM / cell), strict=True)
    ]
    return left + above


def _lines(numbers: list[int], room: float) -> list[int]:
    """Return the line of each number: the first on which the one before it leaves it room."""
    lines: dict[int, int] = {}
    last: list[int] = []
    for number in sorted(numbers):
        line = next((k for k, other in enumerate(last) if number - other >= room), len(last))
        last[line : line + 1] = [number]
        lines[number] = line
    return [lines[number] for number in numbers]

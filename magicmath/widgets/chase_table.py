"""A table of what chases leave: the reader chases the light down a board, and down a white one."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plain, plot
from magicmath._checks import as_bits
from magicmath.rules import lights_out
from magicmath.widgets._base import PicturedWidget, page_code, page_style, positions_of_ones, titled

_MOST = 6  # rows, and columns


class ChaseTable(PicturedWidget):
    """Chase the light down a board of Lights Out; what the chase leaves is the goal of a table.

    The reader first chases the light without a press in the first row. The row that is left becomes the
    goal. Then the reader presses one cell of the first row of a white board and chases again: that is one
    row of the table, and the page adds the others. Rows of the table are chosen until their sum is the goal,
    and the page keeps the choices that were found. On the first board again, a choice makes all white. The
    page works it out without a kernel.

    Parameters
    ----------
    start : (rows, columns) array_like of 0/1
        From 2 to 6 rows, and as many columns at most. Lights Out can make it from the white board, and a
        chase leaves some of it black.

    Attributes
    ----------
    start : (rows, columns) uint8 array
    goal : (columns,) uint8 array
        The row that a chase of `start` leaves.
    ends : (columns, columns) uint8 array
        In row j what a chase leaves after a press of cell j of the first row of a white board.

    Raises
    ------
    TypeError, ValueError
        If `start` is no such board.

    Examples
    --------
    >>> figure = ChaseTable([[1, 1], [1, 0]])
    >>> figure.goal
    array([1, 0], dtype=uint8)
    >>> figure
    A board to chase, 3 cells black
    ■ ■
    ■ □
    """

    _esm = page_code("chase_table.js")
    _css = page_style("board.css", "explorer.css", "chase_table.css")

    _start: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _masks: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(self, start: ArrayLike) -> None:
        self.start = as_bits(start, "start", ndim=2)
        if not all(2 <= count <= _MOST for count in self.start.shape):
            raise ValueError(f"start must have from 2 to {_MOST} rows and columns, got {self.start.shape}")
        rules = lights_out(*self.start.shape)
        white = np.zeros_like(self.start)
        columns = self.start.shape[1]
        self.goal = _left(self.start)
        self.ends = np.array([_left(rules.press(white, [cell])) for cell in range(columns)])
        if not self.goal.any():
            raise ValueError("start must leave black cells after a chase, and it leaves none")
        if not rules.is_reachable(white, self.start):
            raise ValueError("start must be a board that Lights Out can make, and no presses make it")
        super().__init__(_start=self.start.tolist(), _masks=positions_of_ones(rules.matrix))

    def _picture(self) -> plot.Picture:
        black = int(self.start.sum())
        picture = plot.board(self.start)
        return titled(picture, f"A board to chase, {black} {'cell' if black == 1 else 'cells'} black")


def _left(board: NDArray[np.uint8]) -> NDArray[np.uint8]:
    return np.array(plain.chase(board.tolist())[-1], dtype=np.uint8)

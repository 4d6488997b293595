"""A choice that is pressed with N = Y + I again and again: how high its corners and its edges stand."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import gf2, plot
from magicmath._checks import as_bits
from magicmath.rules import MAGIC, symmetric_basis
from magicmath.widgets._base import Cells, Number, PicturedWidget, page_code, page_style, synced, titled
from magicmath.widgets._polynomials import raised
from magicmath.widgets._rungs import rung_of

_CORNERS, _EDGES, _CENTRE = [0, 2, 8, 6], [1, 5, 7, 3], 4  # of 3×3, round the board
_SIDE = 3
STEPS = 4


class Climb(PicturedWidget):
    """Press N up to four times, and see on which rung of the ladder the corners and the edges stand.

    Each press adds a column to the ladder. Dots stay where corners or edges of other choices stood. Buttons
    of the page begin with a corner, an edge or the centre. A line tells which of these three walks have been
    walked to the end. Every choice is a sum of such cells, turned. Lines join the cells of a board that
    belong together: neighbours after one press, opposites after two, all four after three. A button asks
    all choices at once: how many different boards are left, and where none stands. Another button draws a
    rule with turns and mirrors that has an inverse. The page works it out without a kernel.

    Parameters
    ----------
    choice : (3, 3) array_like of 0/1, optional
        V, to begin with. A corner alone if left out.

    Attributes
    ----------
    choice, matrix : uint8 arrays, read-only; may be set and observed
        V as a board, and the masks of Y, one a row. They are MAGIC's to begin with.
    step : int; may be set and observed
        How many presses are shown, 0 to 4.

    Raises
    ------
    TypeError, ValueError
        If the choice is no 3×3 board, or the matrix has not nine rows of nine bits. The widget keeps its
        state then.

    Examples
    --------
    >>> figure = Climb()
    >>> figure.step = 2
    >>> figure
    Corners on rungs 0 4 2, edges on rungs 4 1 3
    V      V times N  V times N²
    ■ □ □  □ ■ □      □ ■ ■
    □ □ □  ■ ■ □      ■ □ ■
    □ □ □  □ □ □      ■ ■ □
    """

    _esm = page_code("climb.js")
    _css = page_style("board.css", "climb.css")
    _set_by_page = ("choice", "matrix", "step")

    choice: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_choice"))
    matrix: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_matrix"))
    step: traitlets.Int[int, Any] = Number(0, 0, STEPS).tag(sync=True)
    _given: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _tied: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(self, choice: ArrayLike = ((1, 0, 0), (0, 0, 0), (0, 0, 0))) -> None:
        super().__init__(
            choice=choice,
            matrix=MAGIC.matrix,
            _given=MAGIC.matrix.tolist(),
            _tied=symmetric_basis(_SIDE).argmax(axis=0).tolist(),
        )

    @property
    def boards(self) -> list[NDArray[np.uint8]]:
        """The boards V, V·N and so on, as many as are shown."""
        boards = [self.choice]
        for _ in range(self.step):
            boards.append(gf2.matmul(boards[-1].ravel(), self.matrix).reshape(_SIDE, _SIDE) ^ boards[-1])
        return boards

    @property
    def rungs(self) -> list[tuple[int, int]]:
        """For each board, on which rung of the ladder its corners stand, and on which its edges."""
        return [(rung_of(board[_CORNERS]), rung_of(board[_EDGES])) for board in map(np.ravel, self.boards)]

    @property
    def centres(self) -> list[int]:
        """For each board, whether its centre is black."""
        return [int(board.ravel()[_CENTRE]) for board in self.boards]

    @property
    def left(self) -> list[int]:
        """After no press, one, two, three and four: how many different boards are left of all choices."""
        power = np.eye(_SIDE**2, dtype=np.uint8)
        step = self.matrix ^ power
        counts = []
        for _ in range(STEPS + 1):
            counts.append(2 ** gf2.matrix_rank(power))
            power = gf2.matmul(power, step)
        return counts

    def _as_choice(self, value: Any, name: str) -> NDArray[np.uint8]:
        return as_bits(value, name, ndim=2, shape=(_SIDE, _SIDE))

    def _as_matrix(self, value: Any, name: str) -> NDArray[np.uint8]:
        return as_bits(value, name, ndim=2, shape=(_SIDE**2, _SIDE**2))

    def _picture(self) -> plot.Picture:
        boards = self.boards
        labels = ["V", *(f"V times {raised('N', k)}" for k in range(1, len(boards)))]
        corners, edges = (" ".join(map(str, rungs)) for rungs in zip(*self.rungs, strict=True))
        return titled(plot.boards(boards, labels), f"Corners on rungs {corners}, edges on rungs {edges}")

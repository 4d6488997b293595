"""A small matrix of bits to press, and its powers round a ring that closes or not."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import gf2, plot
from magicmath._checks import as_bits, as_square
from magicmath.widgets._base import Cells, PicturedWidget, page_code, page_style, synced, titled
from magicmath.widgets._polynomials import raised

_SIZES = range(2, 5)


class PowerRing(PicturedWidget):
    """Press the bits of a square matrix A, and see I, A, A² and so on round a ring until one comes again.

    The ring closes where A has an inverse: then the last power before home is the inverse. Else a line leads
    back to another power, and A never comes home. The page works it out without a kernel, and tells which
    numbers of steps the reader has met.

    Parameters
    ----------
    matrix : (n, n) array_like of 0/1, optional
        A, with 2, 3 or 4 rows. The identity with 4 rows if left out.

    Attributes
    ----------
    matrix : (n, n) uint8 array, read-only; may be set and observed

    Raises
    ------
    TypeError, ValueError, numpy.linalg.LinAlgError
        If the matrix is not square, too small or too large, or holds other numbers than 0 and 1. The widget
        keeps its state then.

    Examples
    --------
    >>> ring = PowerRing([[0, 1], [1, 1]])
    >>> ring
    A is home after 3 steps
    I    A    A²
    ■ □  □ ■  ■ ■
    □ ■  ■ ■  ■ □
    >>> ring.matrix = [[0, 1], [0, 0]]
    >>> print(repr(ring).splitlines()[0])
    A has no inverse and never comes home: after A² comes A² again
    """

    _esm = page_code("power_ring.js")
    _css = page_style("board.css", "power_ring.css")
    _set_by_page = ("matrix",)

    matrix: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_matrix"))
    _first: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(self, matrix: ArrayLike | None = None) -> None:
        self._size: int | None = None
        super().__init__(matrix=np.eye(_SIZES[-1], dtype=np.uint8) if matrix is None else matrix)
        self._size = len(self.matrix)
        self._first = self.matrix.tolist()

    @property
    def powers(self) -> list[NDArray[np.uint8]]:
        """I, A, A² and so on, up to the last one before one comes again."""
        return self._walk()[0]

    @property
    def order(self) -> int | None:
        """After how many steps A is home; None without an inverse."""
        powers, back = self._walk()
        return None if back else len(powers)

    def _walk(self) -> tuple[list[NDArray[np.uint8]], int]:
        """Return the powers, and the number of the one that follows the last."""
        powers = [np.eye(len(self.matrix), dtype=np.uint8)]
        while True:
            power = gf2.matmul(powers[-1], self.matrix)
            for number, one in enumerate(powers):
                if np.array_equal(one, power):
                    return powers, number
            powers.append(power)

    def _as_matrix(self, value: Any, name: str) -> NDArray[np.uint8]:
        matrix = as_square(as_bits(value, name, ndim=2), name)
        if len(matrix) not in _SIZES or self._size not in (None, len(matrix)):
            sizes = self._size or f"{_SIZES[0]} to {_SIZES[-1]}"
            raise ValueError(f"{name} must have {sizes} rows, got {len(matrix)}")
        return matrix

    def _picture(self) -> plot.Picture:
        powers, back = self._walk()
        names = ["I", *(raised("A", number) for number in range(1, len(powers)))]
        title = f"A is home after {len(powers)} step{'s' * (len(powers) > 1)}"
        if back:
            title = f"A has no inverse and never comes home: after {names[-1]} comes {names[back]} again"
        return titled(plot.boards(powers, names), title)

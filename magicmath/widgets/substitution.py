"""A column of bits as a polynomial, and ⌽G, which puts 1 + x in the place of x: once, and twice."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import gf2, plot
from magicmath._checks import as_bits, as_index, as_integers
from magicmath.widgets._base import Cells, Number, PicturedWidget, page_code, page_style, synced, titled
from magicmath.widgets.symmetries import six_of_size

_SHORTEST, _LONGEST = 2, 8
_MOST_TIMES = 2
_MOST_SIZES = _LONGEST - _SHORTEST + 1


class Substitution(PicturedWidget):
    """A column of bits, multiplied by ⌽G of its size, once or twice.

    Bit m belongs to xᵐ. The product adds up the columns of ⌽G where the column has its 1s, and column m holds
    (1 + x)ᵐ. Equal powers cancel in pairs. The reader taps the bits, chooses the size, and multiplies.

    Parameters
    ----------
    column : array_like of 2 to 8 bits, optional
        The column at first; x³, of five bits, if left out.
    times : int, from 0 to 2, optional
        How many times it is multiplied.
    sizes : int, from 0 to 7, optional
        In how many sizes the reader is to try a column. The page then tells in which sizes one has come
        back, and it leaves open what takes the place of x. If 0, nothing is asked for.

    Attributes
    ----------
    column : uint8 array, read-only; may be set and observed
    times : int; may be set and observed
    matrix : uint8 array
        ⌽G of the column's size.
    made : list of uint8 arrays
        The column, and what each multiplication makes.

    Raises
    ------
    TypeError, ValueError
        If `column`, `times` or `sizes` is none of these. The widget keeps its state then; it also does when
        the page sends what it should not.

    Examples
    --------
    >>> substitution = Substitution([0, 1, 0, 1, 0], times=2)
    >>> substitution.made[1]
    array([0, 0, 1, 1, 0], dtype=uint8)
    >>> substitution
    Substitution of 1 + x in the column 0 1 0 1 0, 2 times: 0 1 0 1 0
    ⌽G5        column  once  twice
    ■ ■ ■ ■ ■  □       □     □
    □ ■ □ ■ □  ■       □     ■
    □ □ ■ ■ □  □       ■     □
    □ □ □ ■ □  ■       ■     ■
    □ □ □ □ ■  □       □     □
    """

    _esm = page_code("substitution.js")
    _css = page_style("board.css", "kronecker.css", "substitution.css")
    _set_by_page = ("column", "times")

    column: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_column"))
    times: traitlets.TraitType[int, Any] = Number(0, 0, _MOST_TIMES).tag(sync=True)
    _sizes = traitlets.Int(0).tag(sync=True)

    def __init__(self, column: ArrayLike = (0, 0, 0, 1, 0), times: int = 0, sizes: int = 0) -> None:
        self._sizes = as_index(sizes, "sizes", high=_MOST_SIZES + 1)
        super().__init__(column=column, times=times)

    @property
    def matrix(self) -> NDArray[np.uint8]:
        """⌽G of the column's size."""
        return six_of_size(len(self.column))["⌽G"]

    @property
    def made(self) -> list[NDArray[np.uint8]]:
        """The column, and what each multiplication by ⌽G makes."""
        made = [np.array(self.column)]
        for _ in range(self.times):
            made.append(gf2.matmul(self.matrix, made[-1]))
        return made

    def _as_column(self, value: ArrayLike, name: str) -> NDArray[np.uint8]:
        size = len(as_integers(value, name, ndim=1))
        if not _SHORTEST <= size <= _LONGEST:
            raise ValueError(f"{name} must have {_SHORTEST} to {_LONGEST} bits, got {size}")
        return as_bits(value, name, shape=(size,))

    def _picture(self) -> plot.Picture:
        made = self.made
        first, last = (" ".join(map(str, one.tolist())) for one in (made[0], made[-1]))
        title = f"Substitution of 1 + x in the column {first}"
        if self.times:
            title += f", {self.times} time{'s' * (self.times > 1)}: {last}"
        names = [f"⌽G{len(self.column)}", "column", "once", "twice"][: len(made) + 1]
        return titled(plot.boards([self.matrix, *(one.reshape(-1, 1) for one in made)], names), title)

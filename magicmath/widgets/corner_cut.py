"""A corner cut out of a matrix that undoes itself, and whether it undoes itself, too."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from magicmath import gf2, plot
from magicmath._checks import as_choice, as_flag
from magicmath.widgets._base import Number, PicturedWidget, page_code, page_style, titled
from magicmath.widgets.symmetries import six_of_size

OF = ("⌽G", "J")
_SIZE = 16
_LETTERS = "ARU"


class _Name(traitlets.TraitType[str, Any]):
    """The name of the matrix that is cut."""

    def validate(self, obj: Any, value: Any) -> str:
        return as_choice(value, "of", OF)


class CornerCut(PicturedWidget):
    """⌽G16 or J16, cut into a corner A, what stands right of A, and what stands under A.

    Both matrices undo themselves. The corner of the product is A·A + R·U: the page shows all three, and the
    reader moves the cut.

    Parameters
    ----------
    size : int, from 1 to 15, optional
        The corner A has so many rows and columns.
    of : {"⌽G", "J"}, optional
        What is cut: ⌽G16, or J16, the identity mirrored left to right.
    asks : bool, optional
        Whether A·A and R·U are shown only when the reader asks for them. The corner of the product is seen.

    Attributes
    ----------
    size, of
        May be set and observed.
    matrix : (16, 16) uint8 array
    blocks : dict of str to uint8 array
        The corner "A", the block "R" at its right, and the block "U" under it.
    parts : dict of str to (size, size) uint8 array
        "A·A" and "R·U", modulo 2, and their sum, the "corner" of the product of `matrix` with itself.

    Raises
    ------
    TypeError, ValueError
        If `size` is out of range, `of` is none of these, or `asks` is no flag. The widget keeps its state
        then.

    Examples
    --------
    >>> cut = CornerCut(9)
    >>> cut.undoes_itself
    True
    >>> CornerCut(2, "J")
    Corner cut, J16 after 2 rows, A does not undo itself
    corner  A times A  R times U
    ■ □     □ □        ■ □
    □ ■     □ □        □ ■
    """

    _esm = page_code("corner_cut.js")
    _css = page_style("board.css", "kronecker.css", "corner_cut.css")
    _set_by_page = ("size", "of")

    size: traitlets.TraitType[int, Any] = Number(9, 1, _SIZE - 1).tag(sync=True)
    of: traitlets.TraitType[str, Any] = _Name(OF[0]).tag(sync=True)
    _of = traitlets.List(list(OF)).tag(sync=True)
    _asks = traitlets.Bool(False).tag(sync=True)

    def __init__(self, size: int = 9, of: str = OF[0], asks: bool = False) -> None:
        self._asks = as_flag(asks, "asks")
        super().__init__(size=size, of=of)

    @property
    def matrix(self) -> NDArray[np.uint8]:
        """What is cut."""
        return six_of_size(_SIZE)[self.of]

    @property
    def blocks(self) -> dict[str, NDArray[np.uint8]]:
        """The corner, what stands right of it, and what stands under it."""
        whole, n = self.matrix, self.size
        return dict(zip(_LETTERS, (whole[:n, :n], whole[:n, n:], whole[n:, :n]), strict=True))

    @property
    def parts(self) -> dict[str, NDArray[np.uint8]]:
        """The corner of the product, and the two products of blocks of which it is the sum."""
        corner, right, under = self.blocks.values()
        squared, rest = gf2.matmul(corner, corner), gf2.matmul(right, under)
        return {"corner": squared ^ rest, "A·A": squared, "R·U": rest}

    @property
    def undoes_itself(self) -> bool:
        """Whether A·A is the identity."""
        return bool(np.array_equal(self.parts["A·A"], np.eye(self.size)))

    def _picture(self) -> plot.Picture:
        parts = self.parts
        found = "undoes" if self.undoes_itself else "does not undo"
        title = f"Corner cut, {self.of}{_SIZE} after {self.size} row{'s' * (self.size > 1)}"
        if self._asks:  # the products are held back here, too
            return titled(plot.boards(list(self.blocks.values()), list(_LETTERS)), title)
        title += f", A {found} itself"
        names = [name.replace("·", " times ") for name in parts]
        return titled(plot.boards(list(parts.values()), names), title)

"""A small matrix B in each 1 of F, and the product of this F⊗B with itself, quarter by quarter."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import gf2, plot
from magicmath._checks import as_bits, as_integers
from magicmath.widgets._base import Cells, PicturedWidget, page_code, page_style, synced, titled
from magicmath.widgets.kronecker_builder import F

_SIZES = (2, 4, 8)


class BlockProduct(PicturedWidget):
    """F⊗B, and its product with itself modulo 2: turn cells of B, and point at a quarter of the product.

    A button puts F⊗B itself in the place of B, as long as B has fewer than 8 rows.

    Parameters
    ----------
    entries : (2, 2), (4, 4) or (8, 8) array_like of 0/1, optional
        The matrix B. If left out, it has 1s at the left and at the top.

    Attributes
    ----------
    entries : uint8 array, read-only; may be set and observed
    matrix : uint8 array
        F⊗B.
    product : uint8 array
        The product of `matrix` with itself, modulo 2.

    Raises
    ------
    TypeError, ValueError
        If `entries` is none of these. The widget keeps its state then; it also does when the page sends what
        it should not.

    Examples
    --------
    >>> product = BlockProduct([[1, 0], [1, 1]])
    >>> product.undoes_itself
    True
    >>> product
    Block product, B of 2×2 cells, the product is the identity
    B    F⊗B      F⊗B times itself
    ■ □  ■ □ ■ □  ■ □ □ □
    ■ ■  ■ ■ ■ ■  □ ■ □ □
         □ □ ■ □  □ □ ■ □
         □ □ ■ ■  □ □ □ ■
    """

    _esm = page_code("block_product.js")
    _css = page_style("board.css", "kronecker.css", "block_product.css")
    _set_by_page = ("entries",)

    entries: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_entries"))

    def __init__(self, entries: ArrayLike = ((1, 1), (1, 0))) -> None:
        super().__init__(entries=entries)

    @property
    def matrix(self) -> NDArray[np.uint8]:
        """F⊗B."""
        return np.kron(F, self.entries)

    @property
    def product(self) -> NDArray[np.uint8]:
        """The product of F⊗B with itself, modulo 2."""
        return gf2.matmul(self.matrix, self.matrix)

    @property
    def undoes_itself(self) -> bool:
        """Whether this product is the identity."""
        return bool(np.array_equal(self.product, np.eye(len(self.product))))

    def _as_entries(self, value: ArrayLike, name: str) -> NDArray[np.uint8]:
        size = len(as_integers(value, name, ndim=2))
        if size not in _SIZES:
            raise ValueError(f"{name} must have 2, 4 or 8 rows, got {size}")
        return as_bits(value, name, shape=(size, size))

    def _picture(self) -> plot.Picture:
        size = len(self.entries)
        found = "the identity" if self.undoes_itself else "not the identity"
        title = f"Block product, B of {size}×{size} cells, the product is {found}"
        boards = [self.entries, self.matrix, self.product]
        return titled(plot.boards(boards, ["B", "F⊗B", "F⊗B times itself"]), title)

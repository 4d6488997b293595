"""A Kronecker builder: one small matrix, again and again in the place of its own 1s."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from magicmath import plot
from magicmath._checks import as_choice, as_flag, as_index, as_indices, as_sequence
from magicmath._shown import shown
from magicmath.widgets._base import PicturedWidget, page_code, page_style, titled
from magicmath.widgets._whole import Part, Whole, pair

MODES = ("block", "powers", "copies", "product", "digits")
_MOST_LEVELS = 6
_MOST_DRAWN = 4  # levels; beyond, the stored picture is a plain pattern
F = np.array([[1, 1], [0, 1]], dtype=np.uint8)


class KroneckerBuilder(PicturedWidget):
    """F = [[1, 1], [0, 1]], F⊗F, F⊗F⊗F, …: in each step every 1 becomes a block F, every 0 a block of 0s.

    Point at a cell, or tap it. The same matrix, the mirrored geniton ⌽G, is read in five ways.

    Parameters
    ----------
    levels : int, from 1 to 6, optional
        How many factors F: the matrix has 2**levels rows.
    mode : {"block", "powers", "copies", "product", "digits"}, optional
        What is shown beside it: the matrix before, in which each cell is a block; the same, in which each
        column is a power of 1 + x that makes two new columns; F, in which each entry is a quarter; the mask
        that a row makes, between the two shorter rows of which it is the product, and which can be chosen;
        or the binary digits of the row's number i and the column's number m, which can be turned.
    modes : sequence of str, optional
        Which of the five can be chosen; all if left out.
    cell : (row, column), optional
        The cell whose parts are marked, counted from 0.
    nameless : bool, optional
        Do not write the numbers of a mask and of its cell in binary, halved for the two rows, until the
        reader asks why the cell is black.
    covers : bool, optional
        Whether the column of `cell` is covered: each of its cells is shown when the reader has turned the
        digits of i to it, and its 1s are counted as they are found. Only with a cell, and with "digits" as
        the one mode. Then m and the size stay.

    Attributes
    ----------
    levels, mode, cell
        May be set. A marked cell follows its block when `levels` changes by one. Where a mask is shown as a
        product, two levels more or less keep its two rows, as far as they are there. The cell is let go
        otherwise.
    matrix : (2**levels, 2**levels) uint8 array

    Raises
    ------
    TypeError, ValueError
        If a value is none of these, or there is no such cell. The widget keeps its state then.

    Examples
    --------
    >>> builder = KroneckerBuilder(2, cell=(1, 3))
    >>> builder
    Kronecker builder, 2 factors, row 1, column 3 is 1
    F    F⊗F
    ■ ■  ■ ■ ■ ■
    □ ■  □ ■ □ ■
         □ □ ■ ■
         □ □ □ ■
    >>> builder.levels = 3
    >>> builder.cell
    (2, 6)
    """

    _esm = page_code("kronecker.js")
    _css = page_style("board.css", "kronecker.css")
    _set_by_page = ("_view",)

    _view: Any = Whole("_as_view").tag(sync=True)
    _most_levels = traitlets.Int(_MOST_LEVELS).tag(sync=True)
    _modes = traitlets.List(list(MODES)).tag(sync=True)
    _nameless = traitlets.Bool(False).tag(sync=True)
    _covered: Any = traitlets.Int(None, allow_none=True).tag(sync=True)

    mode = Part("_view", str, "What is shown beside the matrix.")
    cell = Part("_view", pair, "The row and the column of the marked cell, or None.")

    def __init__(
        self,
        levels: int = 3,
        mode: str = "block",
        cell: Sequence[int] | None = None,
        modes: Sequence[str] = MODES,
        nameless: bool = False,
        covers: bool = False,
    ) -> None:
        chosen = {as_choice(one, "modes", MODES) for one in as_sequence(modes, "modes")}
        if not chosen:
            raise ValueError("modes must not be empty")
        self._modes = [one for one in MODES if one in chosen]
        self._nameless = as_flag(nameless, "nameless")
        if as_flag(covers, "covers") and (self._modes != ["digits"] or cell is None):
            raise ValueError(
                f"covers needs a cell and the one mode digits, got {shown(cell)} and {self._modes}"
            )
        super().__init__(_view={"levels": levels, "mode": mode, "cell": cell})
        self._covered = self.cell[1] if covers and self.cell else None

    @property
    def levels(self) -> int:
        """How many factors F."""
        return int(self._view["levels"])

    @levels.setter
    def levels(self, levels: int) -> None:
        self._view = {**self._view, "levels": levels, "cell": self._cell_at(levels)}

    @property
    def matrix(self) -> NDArray[np.uint8]:
        """The product of all factors."""
        return power(self.levels)

    def _as_view(self, levels: int, mode: str, cell: Sequence[int] | None) -> dict[str, Any]:
        levels = as_index(levels, "levels", low=1, high=_MOST_LEVELS + 1)
        as_choice(mode, "mode", self._modes)
        place = None if cell is None else as_indices(cell, "cell", high=2**levels)
        if place is not None and len(place) != 2:
            raise ValueError(f"cell must be (row, column), got {shown(cell)}")
        return {"levels": levels, "mode": mode, "cell": place}

    def _with_cover(self, title: str) -> plot.Picture:
        """Return the matrix with its covered column left out, but for the marked cell."""
        hidden = np.zeros_like(self.matrix)
        hidden[:, self._covered : self._covered + 1] = 1
        if self.cell:
            hidden[self.cell] = 0
        drawn = plot.boards([self.matrix * (1 - hidden)], [_written(self.levels)], hidden)
        return titled(drawn, f"{title}, column {self._covered} is covered")

    def _cell_at(self, levels: Any) -> list[int] | None:
        """Return the marked cell where another number of levels takes it."""
        if self.cell is None or not isinstance(levels, int):
            return None
        if self.mode == "product" and abs(levels - self.levels) == 2 and levels > 0:
            return [_refolded(place, self.levels, levels) for place in self.cell]
        if abs(levels - self.levels) != 1:
            return None
        return [2 * place if levels > self.levels else place // 2 for place in self.cell]

    def _picture(self) -> plot.Picture:
        factors = "1 factor" if self.levels == 1 else f"{self.levels} factors"
        matrix, marked = self.matrix, ""
        if self.cell:
            row, column = self.cell
            marked = f", row {row}, column {column} is {matrix[row, column]}"
        title = f"Kronecker builder, {factors}{marked}"
        if self._covered is not None:
            return self._with_cover(title)
        if self.levels > _MOST_DRAWN:
            return titled(plot.pattern(matrix, _written(self.levels)), title)
        if self.levels == 1:
            return titled(plot.board(matrix, "F"), title)
        left, name, whole = power(self.levels - 1), _written(self.levels - 1), _written(self.levels)
        if self.mode == "product":
            row = self.cell[0] if self.cell else 0
            left, name = matrix[row].reshape(2 ** (self.levels // 2), -1), f"row {row}, folded into a mask"
            whole = f"⌽G{len(matrix)}"
        if self.mode == "copies":
            left, name = F, "F"
        return titled(plot.boards([left, matrix], [name, whole]), title)


def power(levels: int) -> NDArray[np.uint8]:
    """Return the Kronecker product of some factors F.

    Parameters
    ----------
    levels : int, from 0 to 6

    Returns
    -------
    (2**levels, 2**levels) uint8 array

    Raises
    ------
    TypeError, ValueError
        If `levels` is out of range.

    Examples
    --------
    >>> power(1)
    array([[1, 1],
           [0, 1]], dtype=uint8)
    """
    product = np.ones((1, 1), dtype=np.uint8)
    for _ in range(as_index(levels, "levels", high=_MOST_LEVELS + 1)):
        product = np.kron(product, F)
    return product


def _refolded(place: int, old: int, new: int) -> int:
    """Return the place in a folded row of `new` levels that has the same row and column, as far as it has."""
    row, column = divmod(place, 2 ** ((old + 1) // 2))
    columns = 2 ** ((new + 1) // 2)
    return row % 2 ** (new // 2) * columns + column % columns


def _written(levels: int) -> str:
    return "⊗".join("F" * levels)

"""For each cell its round: whole presses that add the determinant to this cell, and 0 to all others."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from magicmath import plot, reals
from magicmath._checks import as_index, as_indices
from magicmath.rules import MAGIC, RuleSet
from magicmath.widgets._base import PicturedWidget, page_code, page_style, positions_of_ones, synced, titled
from magicmath.widgets._offered_colours import as_offered
from magicmath.widgets._small_rules import as_small_rules

_LARGEST = 9  # cells: the three boards and the matrix fit on a phone


class _Cell(traitlets.TraitType[int, Any]):
    """A cell of the rules."""

    def validate(self, obj: Any, value: Any) -> int:
        return as_index(value, "cell", high=len(obj._masks))  # None, for no cell, does not come here


class _Others(traitlets.TraitType[tuple[int, ...], Any]):
    """Some cells of the rules, in ascending order."""

    def validate(self, obj: Any, value: Any) -> tuple[int, ...]:
        return tuple(sorted(set(as_indices(value, "others", high=len(obj._masks)))))


class _Colours(traitlets.TraitType[int, Any]):
    """A number of colours out of those that the figure offers, or 0 for whole numbers."""

    def validate(self, obj: Any, value: Any) -> int:
        k = as_index(value, "k", high=max(obj._colours) + 1)
        if k and k not in obj._colours:
            raise ValueError(f"k must be 0 or one of {obj._colours}, got {k}")
        return k


class Rounds(PicturedWidget):
    """Choose a cell: its round stands beside it, mask by mask, and what these presses add to each cell.

    A switch adds the rounds of more cells to it. Where no cell is chosen to begin with, the rounds below are
    collected: each one appears when its cell has been chosen.
    A round is a row of the adjugate of the masks, which stands below; odd numbers are dark. In k colours
    all numbers are remainders. Point at a cell: the masks that change it are framed, and their sum is
    written out. The page works it out without a kernel.

    Parameters
    ----------
    rules : RuleSet, optional
        MAGIC if left out; on at most nine cells, with a mask at each of them.
    colours : sequence of int from 2 to 16, optional
        The numbers of colours to choose from, beside whole numbers.
    cell : int, optional
        The cell that is chosen to begin with, counted from 0; no cell if left out.
    k : int, optional
        One of the numbers of colours, to begin in; 0, for whole numbers, if left out.

    Attributes
    ----------
    cell : int or None; may be set and observed
    others : tuple of int; may be set and observed
        More cells, whose rounds are added to that of the cell. Without any cell nothing is pressed.
    k : int
        How many colours there are; 0 stands for whole numbers. May be set and observed.
    presses, added : (rows, columns) int arrays, read-only

    Raises
    ------
    TypeError, ValueError
        If there is no such cell, or no such number of colours, or the rules do not fit. The widget keeps its
        state then; it also does when the page sends what it should not.

    Examples
    --------
    >>> figure = Rounds(cell=0)
    >>> figure
    Rounds of MAGIC in whole numbers, cell 0
    the round
    -1  3 -1
     3 -1 -2
    -1 -2  4
    what it adds
    5 0 0
    0 0 0
    0 0 0
    """

    _esm = page_code("rounds.js")
    _css = page_style("board.css", "rounds.css")
    _set_by_page = ("cell", "others", "k")

    cell: traitlets.TraitType[Any, Any] = synced(_Cell(allow_none=True, default_value=None))
    others: traitlets.TraitType[tuple[int, ...], Any] = synced(_Others(default_value=()))
    k: traitlets.TraitType[int, Any] = synced(_Colours())
    _masks: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _adjugate: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _colours: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _columns = traitlets.Int().tag(sync=True)

    def __init__(
        self, rules: RuleSet = MAGIC, colours: Sequence[int] = (5, 2), cell: int | None = None, k: int = 0
    ) -> None:
        self.rules = as_small_rules(rules, _LARGEST)
        matrix = rules.matrix.astype(np.int64)
        told = {
            "_masks": positions_of_ones(matrix),
            "_adjugate": reals.adjugate(matrix).astype(int).tolist(),
            "_colours": as_offered(colours),
            "_columns": rules.shape[1],
        }
        super().__init__(**told, k=k, cell=cell)

    @property
    def presses(self) -> NDArray[np.int64]:
        """How often the rounds press each mask."""
        return self._left(self._summed).reshape(self.rules.shape)

    @property
    def added(self) -> NDArray[np.int64]:
        """What the rounds add to each cell."""
        added = self._summed @ self.rules.matrix.astype(np.int64)
        return self._left(added).reshape(self.rules.shape)

    @property
    def _summed(self) -> NDArray[np.int64]:
        return np.array(self._adjugate)[self._chosen].sum(axis=0, dtype=np.int64)

    @property
    def _chosen(self) -> list[int]:
        first = () if self.cell is None else (self.cell,)
        return sorted({*first, *self.others})

    def _left(self, numbers: NDArray[np.int64]) -> NDArray[np.int64]:
        return numbers % self.k if self.k else numbers

    def _picture(self) -> plot.Picture:
        where = f"in {self.k} colours" if self.k else "in whole numbers"
        presses, added = plot.matrix(self.presses, "the round"), plot.matrix(self.added, "what it adds")
        both = plot.Picture(presses.figure, f"{presses.text}\n{added.text}", f"{presses.alt} {added.alt}")
        cells = self._chosen
        which = f"cell{'s' * (len(cells) > 1)} {' '.join(map(str, cells))}" if cells else "no cell chosen"
        return titled(both, f"Rounds of {self.rules.name or 'unnamed masks'} {where}, {which}")

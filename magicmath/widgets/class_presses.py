"""MAGIC's masks pressed by whole classes, in a few numbers of colours, beside the table of what they add."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from magicmath import plot, reals
from magicmath._checks import as_flag, as_index, as_sequence
from magicmath.rules import MAGIC
from magicmath.widgets._base import PicturedWidget, page_code, page_style, positions_of_ones, synced, titled
from magicmath.widgets._offered_colours import OneOfColours, as_offered

_CLASS_OF = (0, 1, 0, 1, 2, 1, 0, 1, 0)  # of a cell and of its mask: corner, edge or centre
_ONE_OF_EACH = (0, 1, 4)
_MOST_TIMES = 9999


class _Times(traitlets.TraitType[tuple[int, ...], Any]):
    """How often each of the three classes is pressed; less than 0 takes presses back."""

    def validate(self, _: Any, value: Any) -> tuple[int, ...]:
        items = as_sequence(value, "times")
        if len(items) != len(_ONE_OF_EACH):
            raise ValueError(f"times must be three numbers, got {len(items)}")
        return tuple(as_index(item, "times", low=-_MOST_TIMES, high=_MOST_TIMES + 1) for item in items)


class ClassPresses(PicturedWidget):
    """Press MAGIC's corners, edges or centre as whole classes, in k colours, to make nine 1s.

    A table tells what each class adds to a corner cell, to an edge cell and to the centre. One more
    button presses all three classes such that only the corner cells grow: by the determinant of the
    table. With `find` it keeps these presses to itself until the reader has found some, or asks. A ring of k
    places shows where that leads. Point at a cell: the masks that change it are framed, its column of the
    table is marked, and the sum is written out. The page works it out without a kernel.

    Parameters
    ----------
    colours : sequence of int from 2 to 16, optional
        The numbers of colours to choose from; the first one is chosen.
    times : (int, int, int), optional
        How often corners, edges and the centre are pressed to begin with, from -9999 to 9999. *Start again*
        and another number of colours lead back to them.
    find : bool, optional
        Whether the reader is to find presses that only the corner cells keep something of.
    fill : bool, optional
        Whether the reader is to find the rows of the table first, by pressing the masks of each class one by
        one. A board shows what each cell gets: after a whole class, cells of the same kind get the same.

    Attributes
    ----------
    k : int
        How many colours there are; may be set and observed.
    times : tuple of int; may be set and observed
    cells : (3, 3) int array, read-only

    Raises
    ------
    TypeError, ValueError
        If a number is no int of its range, or `k` not among the colours. The widget keeps its state then.

    Examples
    --------
    >>> figure = ClassPresses([7], times=[3, 6, -11])
    >>> figure
    Classes in 7 colours, pressed 3, 6 and -11 times, 9 of 9 cells are 1
    board
    1 1 1
    1 1 1
    1 1 1
    """

    _esm = page_code("classes.js")
    _css = page_style("board.css", "ring.css", "classes.css")
    _set_by_page = ("k", "times")

    k: traitlets.TraitType[int, Any] = synced(OneOfColours())
    times: traitlets.TraitType[tuple[int, ...], Any] = synced(_Times())
    _start: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _colours: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _table: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _round: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _masks: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _find = traitlets.Bool().tag(sync=True)
    _fill = traitlets.Bool().tag(sync=True)

    def __init__(
        self,
        colours: Sequence[int] = (2, 5, 7),
        times: Sequence[int] = (0, 0, 1),
        find: bool = False,
        fill: bool = False,
    ) -> None:
        offered = as_offered(colours)
        round_of_corners = reals.adjugate(self.table)[0].tolist()
        told = {
            "_table": self.table.tolist(),
            "_round": round_of_corners,
            "_colours": offered,
            "_masks": positions_of_ones(MAGIC.matrix),
            "_find": as_flag(find, "find"),
            "_fill": as_flag(fill, "fill"),
        }
        super().__init__(**told, k=offered[0], times=times)
        self._start = list(self.times)

    @property
    def table(self) -> NDArray[np.int64]:
        """What each class adds to a corner cell, to an edge cell and to the centre: a row for each class."""
        kinds = [np.array(_CLASS_OF) == kind for kind in range(len(_ONE_OF_EACH))]
        rows = [MAGIC.matrix[kind].sum(axis=0, dtype=int) for kind in kinds]
        return np.array(rows)[:, _ONE_OF_EACH]

    @property
    def cells(self) -> NDArray[np.int64]:
        """The board after the presses, with numbers from 0 to k - 1."""
        sums = np.array(self.times) @ self.table % self.k
        return sums[list(_CLASS_OF)].reshape(3, 3)

    def _picture(self) -> plot.Picture:
        first, second, third = self.times
        right = int((self.cells == 1).sum())
        pressed = f"pressed {first}, {second} and {third} times"
        title = f"Classes in {self.k} colours, {pressed}, {right} of 9 cells are 1"
        return titled(plot.colours([self.cells.astype(np.uint8)], self.k, ["board"]), title)

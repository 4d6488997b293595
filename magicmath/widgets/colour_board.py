"""The live board in k colours: press cells or masks in the page, and each press adds 1."""

from collections.abc import Sequence
from math import lcm, prod
from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot
from magicmath._checks import as_flag, as_indices, white_in_holes
from magicmath._shown import shown
from magicmath.rules.colours import Colours
from magicmath.widgets._base import Cells, page_code, synced
from magicmath.widgets._offered_colours import MOST_COLOURS
from magicmath.widgets._pressed import PressedBoard, has_menu, presses_in_words


class ColourBoard(PressedBoard):
    """A live board of k colours, each cell with its colour as a number.

    Parameters
    ----------
    colours : Colours
    start : (rows, columns) array_like of int from 0 to k - 1, optional
        All 0 if left out.
    goal : (rows, columns) array_like of int from 0 to k - 1, optional
        Shown beside the board.
    label : str, optional
        Written above the board.
    menu : bool, optional
        Whether the masks are shown as buttons; by default they are if they are at most 16, or
        belong to no cells.
    weights : (rows, columns) array_like of int from 0 to k - 1, optional
        Shown beside the board, with the weighted sum of its cells modulo k. A reader may then also
        change one cell alone, which is a change of the start: the presses stay. With a choice nobody changes
        a cell. With a goal a button tells its weighted sum, and where the weights are no test, that this
        proves nothing; cells that changed alone reach no goal.
    kinds : (rows, columns) array_like of int from 0 to k - 1, optional
        Lets a reader change the weights: a press on one adds 1 to those of its kind. Those of kind 0 stay as
        they are. Beside them stands the sum of the weights of each mask, which a press of it adds to the
        weighted sum, and below, whether the weights are a test. It needs `weights`, and masks that belong to
        cells.
    choice : (rows, columns) array_like of int from 0 to k - 1, optional
        How often the mask of each cell is pressed: shown beside the board, and pressed in one go by a button.
        It needs a mask for each cell.
    remainders : sequence of divisors of k, optional
        For each of them the board is also shown modulo that number, and so is the goal.
    joins : bool, optional
        Whether a tap on a cell of these boards adds 1 to it, and so changes the large board. A tap on the
        large board changes one cell alone at first, and a switch makes it a press again. The remainders must
        tell the number: no two of them have a common divisor, and their product is k.
    legend : bool, optional
        Whether the colours 0 to k - 1 stand below in a row. For at most 16 colours.

    Attributes
    ----------
    cells : (rows, columns) uint8 array, read-only; may be observed
        Setting it starts afresh from that board.
    presses : tuple of int; may be observed
        Setting it presses those masks from the start.
    goal : (rows, columns) uint8 array, or None
    colours : Colours

    Raises
    ------
    TypeError, ValueError
        If `colours` is no Colours, or a board has not its shape or its colours, or is not 0 in the
        holes, or what `kinds` or `choice` needs is missing, or a remainder is no divisor of k above 1, or
        the remainders that are to be joined do not tell the number. The widget keeps its state then; it also
        does when the page sends what it should not.

    Examples
    --------
    >>> from magicmath.rules import MAGIC
    >>> board = ColourBoard(Colours(MAGIC, 3))
    >>> board.press(4, 4, 0)
    >>> board
    Board of MAGIC in 3 colours, pressed 4 4 0
    board
    1 0 0
    0 0 2
    0 2 0
    """

    _esm = page_code("colours.js")

    _set_by_page = ("presses", "_undone", "_start", "_weights")

    _k = traitlets.Int().tag(sync=True)
    _weights = synced(Cells("_as_cells", allow_none=True, default_value=None))
    _kinds = synced(Cells("_as_cells", allow_none=True, default_value=None))
    _choice = synced(Cells("_as_cells", allow_none=True, default_value=None))
    _remainders: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _joins = traitlets.Bool().tag(sync=True)
    _legend = traitlets.Bool().tag(sync=True)

    def __init__(
        self,
        colours: Colours,
        start: ArrayLike | None = None,
        goal: ArrayLike | None = None,
        label: str = "board",
        menu: bool | None = None,
        weights: ArrayLike | None = None,
        kinds: ArrayLike | None = None,
        remainders: Sequence[int] = (),
        legend: bool = False,
        choice: ArrayLike | None = None,
        joins: bool = False,
    ) -> None:
        if not isinstance(colours, Colours):
            raise TypeError(f"colours must be a Colours, got {shown(colours)}")
        self.colours = colours
        if kinds is not None and weights is None:
            raise ValueError("kinds needs weights, got None")
        if kinds is not None and colours.rules.places is None:
            raise ValueError(f"kinds needs masks that belong to cells, got {shown(colours.rules)}")
        if choice is not None and sorted(colours.rules.places or ()) != list(
            range(colours.rules.matrix.shape[1])
        ):
            raise ValueError(f"choice needs a mask for each cell, got {shown(colours.rules)}")
        told = {"_k": colours.k, "_weights": weights, "_kinds": kinds, "_choice": choice}
        divisors = self._as_divisors(remainders)
        told |= {"_remainders": divisors, "_joins": as_flag(joins, "joins")}
        if joins and not prod(divisors) == lcm(*divisors) == colours.k:
            wish = f"remainders without a common divisor, whose product is {colours.k}"
            raise ValueError(f"joins needs {wish}, got {shown(divisors)}")
        if joins and weights is not None:
            raise ValueError("joins needs a board without weights, got both")
        told["_legend"] = as_flag(legend, "legend")
        if legend and colours.k > MOST_COLOURS:
            raise ValueError(f"legend is for at most {MOST_COLOURS} colours, got {colours.k}")
        super().__init__(colours.rules, start, goal, label, has_menu(menu, colours.rules), **told)

    @property
    def weighted_sum(self) -> int | None:
        """The sum of the cells, each times its weight, modulo k; None without weights."""
        if self._weights is None:
            return None
        return int((self.cells.astype(int) * self._weights).sum()) % self.colours.k

    def _as_divisors(self, remainders: Sequence[int]) -> list[int]:
        k = self.colours.k
        divisors = as_indices(remainders, "remainders", high=k + 1)
        for one in divisors:
            if one < 2 or k % one:
                raise ValueError(f"remainders must be divisors of {k} above 1, got {one}")
        return divisors

    def _as_cells(self, value: ArrayLike, name: str) -> NDArray[np.uint8]:
        return white_in_holes(self.colours.as_board(value, name).astype(np.uint8), name, self._hole_cells)

    def _after(self, start: NDArray[np.uint8], presses: Sequence[int]) -> NDArray[np.uint8]:
        return self.colours.press(start, presses)

    def _drawn(self, boards: list[NDArray[np.uint8]], labels: list[str]) -> plot.Picture:
        if self._weights is not None:
            boards, labels = [*boards, self._weights], [*labels, "weights"]
        if self._kinds is not None:
            boards, labels = [*boards, self._added()], [*labels, "mask sums"]
        if self._choice is not None:
            boards, labels = [*boards, self._choice], [*labels, "choice"]
        for modulus in self._remainders:
            labels = [*labels, *(f"{label} mod {modulus}" for label in labels[: 1 + (self.goal is not None)])]
            boards = [*boards, *(cells % modulus for cells in boards[: 1 + (self.goal is not None)])]
        return plot.colours(boards, self.colours.k, labels, self._hole_cells)

    def _added(self) -> NDArray[np.uint8]:
        """Return what a press of each mask adds to the weighted sum, at the cell of the mask."""
        sums = np.zeros(self.rules.shape, dtype=int)
        sums.flat[list(self.rules.places or ())] = self.rules.matrix.astype(int) @ self._weights.ravel()
        return (sums % self.colours.k).astype(np.uint8)

    def _title(self) -> str:
        named = f"Board of {self.rules.name or 'unnamed masks'} in {self.colours.k} colours"
        parts = [named, presses_in_words(self.presses)]
        if self.goal is not None:
            parts.append(self._distance_in_words())
        if self._weights is not None:
            parts.append(f"weighted sum {self.weighted_sum} modulo {self.colours.k}")
        if self._kinds is not None:
            is_test = self._weights.any() and not self._added().any()
            parts.append(f"the weights are {'a' if is_test else 'no'} test")
        return ", ".join(parts)

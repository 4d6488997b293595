"""A rule of two lists of masks, one from the start and one from the goal, tried on puzzle after puzzle."""

from typing import Any, ClassVar

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import gf2, plot
from magicmath._checks import as_board
from magicmath.rules import MAGIC, pressed
from magicmath.widgets._base import (
    Cells,
    Number,
    PicturedWidget,
    page_code,
    page_style,
    positions_of_ones,
    synced,
    titled,
)

_KINDS = ("black cells", "press row")
_MOST = 999  # puzzles in a row


class RuleTrial(PicturedWidget):
    """Choose a list of masks from the start and one from the goal, and see where both lead.

    Of each board there are two lists: its black cells, taken as masks of MAGIC, and its press row, the masks
    that make it from a white board. Four boards show the start, the board after the first list, the one after
    both, and the goal. A button draws another puzzle and keeps the rule. No drawn puzzle is solved by chance:
    there a rule reaches the goal only if it always does. The page works it out without a kernel.

    Parameters
    ----------
    start, goal : (3, 3) array_like of 0/1
        The first puzzle.

    Attributes
    ----------
    start, goal : (3, 3) uint8 arrays, read-only; may be set and observed
    of_start, of_goal : int; may be set and observed
        The list taken from each: 0 for none yet, 1 for the black cells, 2 for the press row.
    passed : int; may be set and observed
        How many puzzles in a row the page has seen this rule solve.

    Raises
    ------
    TypeError, ValueError
        If a board is no such board, or a number is out of range. The widget keeps its state then; it also
        does when the page sends what it should not.

    Examples
    --------
    >>> figure = RuleTrial([[0, 0, 1], [0, 0, 0], [1, 1, 1]], [[1, 1, 1], [1, 0, 1], [1, 1, 1]])
    >>> figure.of_start, figure.of_goal = 1, 2
    >>> print(repr(figure).splitlines()[0])
    Black cells of the start 2 6 7 8, press row of the goal 0 1 2 3 5 6 7 8: 5 cells differ from the goal
    >>> figure.of_start = 2
    >>> figure.reached
    True
    """

    _esm = page_code("rule_trial.js")
    _css = page_style("board.css", "rule_trial.css")
    _set_by_page: ClassVar[tuple[str, ...]] = ("start", "goal", "of_start", "of_goal", "passed")

    start: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_board"))
    goal: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_board"))
    of_start: traitlets.Int[int, Any] = Number(0, 0, len(_KINDS)).tag(sync=True)
    of_goal: traitlets.Int[int, Any] = Number(0, 0, len(_KINDS)).tag(sync=True)
    passed: traitlets.Int[int, Any] = Number(0, 0, _MOST).tag(sync=True)
    _first: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _masks: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _rows: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(self, start: ArrayLike, goal: ArrayLike) -> None:
        super().__init__(
            start=start,
            goal=goal,
            _masks=positions_of_ones(MAGIC.matrix),
            _rows=positions_of_ones(gf2.inv(MAGIC.matrix)),
        )
        self._first = [self.start.tolist(), self.goal.tolist()]

    @property
    def lists(self) -> list[list[int]]:
        """The masks of the list taken from the start, and of that taken from the goal; none if not chosen."""
        found = []
        for board, kind in ((self.start, self.of_start), (self.goal, self.of_goal)):
            row = gf2.matmul(board.ravel(), gf2.inv(MAGIC.matrix))
            found.append(pressed((np.zeros(9, np.uint8), board.ravel(), row)[kind]))
        return found

    @property
    def boards(self) -> list[NDArray[np.uint8]]:
        """The start, the board after the first list, and the board after both."""
        first, second = self.lists
        middle = MAGIC.press(self.start, first)
        return [self.start, middle, MAGIC.press(middle, second)]

    @property
    def reached(self) -> bool:
        """Whether both lists are chosen and lead to the goal."""
        return bool(self.of_start and self.of_goal) and np.array_equal(self.boards[-1], self.goal)

    def _as_board(self, value: ArrayLike, name: str) -> NDArray[np.uint8]:
        return as_board(value, name, MAGIC.shape).copy()

    def _picture(self) -> plot.Picture:
        kinds = (("start", self.of_start), ("goal", self.of_goal))
        told = [
            f"{_KINDS[kind - 1]} of the {name} {' '.join(map(str, masks))}"
            for (name, kind), masks in zip(kinds, self.lists, strict=True)
            if kind
        ]
        if len(told) < len(kinds):
            picture = plot.boards([self.start, self.goal], ["start", "goal"])
            return titled(picture, (", ".join(told) or "no list").capitalize() + " chosen")
        away = int((self.boards[-1] != self.goal).sum())
        ends = "goal reached" if self.reached else f"{away} cell{'s' * (away != 1)} differ from the goal"
        labels = ["start", "after the first list", "after both lists", "goal"]
        title = f"{', '.join(told)}: {ends}"
        return titled(plot.boards([*self.boards, self.goal], labels), title[0].upper() + title[1:])

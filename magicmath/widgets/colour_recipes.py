"""The adjugate of a rule as rounds of presses, one for each cell, to press in several numbers of colours."""

from collections.abc import Sequence
from math import lcm, prod
from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot, reals
from magicmath._checks import as_flag, as_integers
from magicmath._shown import shown
from magicmath.rules import MAGIC, RuleSet
from magicmath.rules._checks import as_rules
from magicmath.widgets._base import Number, PicturedWidget, page_code, page_style, positions_of_ones, synced
from magicmath.widgets._base import titled as with_title
from magicmath.widgets._offered_colours import MOST_COLOURS, OneOfColours, as_offered

_MOST_CELLS, _MOST_TIMES = 9, 9999
_MOST_JOINED = 30  # numbers whose remainders stand in a row
_STEPS = ("whole numbers", "remainders", "times the reciprocal")


class _Numbers(traitlets.TraitType[NDArray[np.int64], Any]):
    """A read-only number for each cell."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high
        super().__init__(())

    def validate(self, obj: Any, value: Any) -> NDArray[np.int64]:
        given = as_integers(value, str(self.name), shape=obj.rules.shape)
        if (given < self.low).any() or (given > self.high).any():
            raise ValueError(
                f"{self.name} must hold numbers from {self.low} to {self.high}, got {shown(value)}"
            )
        cells = given.astype(np.int64)
        cells.flags.writeable = False
        return cells

    def set(self, obj: Any, value: Any) -> None:
        value = self._validate(obj, value)
        if not np.array_equal(obj._trait_values.get(self.name), value):
            super().set(obj, value)


class ColourRecipes(PicturedWidget):
    """Press the rows of a rule's adjugate in k colours: each is a round of presses for one cell.

    A round stands at the place of its cell, and each of its numbers at the place of a mask. It is shown in
    whole numbers, modulo k, or times the reciprocal of the determinant, where there is one: then the
    rounds are the inverse modulo k. To press a round adds the determinant, or then 1, to its cell alone. The
    multiples of the determinant modulo k stand above, or the reader tries them one by one. Once a round is
    pressed, each cell of the board tells which of its numbers made it. The page works it out without a
    kernel.

    Parameters
    ----------
    rules : RuleSet, optional
        With one mask for each cell, and at most 9 cells; MAGIC if left out.
    colours : sequence of int from 2 to 16, optional
        The numbers of colours to choose from; the first one is chosen.
    goal : (rows, columns) array_like of int from 0 to 15, optional
        To begin with; shown modulo k. A press on one of its cells adds 1 to it.
    step : int, optional
        0: whole numbers, 1: remainders modulo k, 2: these times the reciprocal. Where there is none, 2 shows
        the remainders.
    untold : bool, optional
        Whether the reader finds the reciprocal, or that there is none: then multiples are tried until one
        is 0. Such a figure has no buttons for the steps: the right number makes each round a recipe, and a
        wrong one makes it whole numbers again.
    joins : bool, optional
        Whether each number of colours is a game of its own, for two or three of them without a common
        divisor, whose product is at most 30: the presses stay when another is chosen. Below stand the presses
        in each, and which remainders each number leaves.

    Attributes
    ----------
    k : int
        How many colours there are; may be set and observed.
    step : int; may be set and observed
    goal, presses : (rows, columns) int arrays, read-only; may be set and observed
        How often the mask at each place is pressed is reduced modulo k where it is shown.
    cells : (rows, columns) int array, read-only
    reciprocal : int, or None
    rounds : (cells, masks) int array, read-only

    Raises
    ------
    TypeError, ValueError
        If `rules` is no such RuleSet, a number is no int of its range, `k` not among the colours, an
        untold figure begins at step 2, or games are joined whose colours have a common divisor. The widget
        keeps its state then.

    Examples
    --------
    >>> figure = ColourRecipes(colours=[7], goal=[[2, 0, 0], [0, 0, 0], [0, 0, 0]], step=2)
    >>> figure.reciprocal
    3
    >>> figure.presses = 2 * figure.rounds[0].reshape(3, 3)
    >>> figure
    Rounds of MAGIC in 7 colours, times the reciprocal, goal reached
    board  goal   presses
    2 0 0  2 0 0  1 4 1
    0 0 0  0 0 0  4 1 2
    0 0 0  0 0 0  1 2 3
    """

    _esm = page_code("colour_recipes.js")
    _css = page_style("board.css", "colour_recipes.css")
    _set_by_page = ("k", "step", "goal", "presses")

    k: traitlets.TraitType[int, Any] = synced(OneOfColours())
    step: traitlets.Int[int, Any] = Number(0, 0, len(_STEPS) - 1).tag(sync=True)
    goal: traitlets.TraitType[Any, Any] = synced(_Numbers(0, MOST_COLOURS - 1))
    presses: traitlets.TraitType[Any, Any] = synced(_Numbers(-_MOST_TIMES, _MOST_TIMES))
    _colours: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _masks: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _adjugate: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _determinant = traitlets.Int().tag(sync=True)
    _untold = traitlets.Bool(False).tag(sync=True)
    _joins = traitlets.Bool(False).tag(sync=True)
    _first_goal: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(
        self,
        rules: RuleSet = MAGIC,
        colours: Sequence[int] = (3, 2, 4, 5, 6, 7),
        goal: ArrayLike | None = None,
        step: int = 0,
        untold: bool = False,
        joins: bool = False,
    ) -> None:
        self.rules = _as_square(rules)
        offered = as_offered(colours)
        at_cells = np.argsort(self.rules.places or ())
        self._by_place = self.rules.matrix[at_cells].astype(int)
        zeros = np.zeros(self.rules.shape, int)
        told = {
            "_colours": sorted(offered),
            "_masks": positions_of_ones(self._by_place),
            "_adjugate": reals.adjugate(self._by_place).tolist(),
            "_determinant": reals.det(self._by_place),
            "_untold": as_flag(untold, "untold"),
            "_joins": as_flag(joins, "joins"),
        }
        if joins:
            _check_joined(sorted(offered))
        super().__init__(**told, k=offered[0], step=step, goal=zeros if goal is None else goal, presses=zeros)
        if self._untold and self.step == len(_STEPS) - 1:
            raise ValueError("untold is for a figure that begins at step 0 or 1")
        self._first_goal = self.goal.tolist()

    @property
    def reciprocal(self) -> int | None:
        """The number that makes 1 with the determinant modulo k, or None."""
        return next((b for b in range(1, self.k) if b * self._determinant % self.k == 1), None)

    @property
    def rounds(self) -> NDArray[np.int64]:
        """The numbers of presses that the figure shows, a row for each cell."""
        rows = np.array(self._adjugate)
        if self.step == 0:
            return rows
        return rows * (self.reciprocal or 1 if self.step == 2 else 1) % self.k

    @property
    def cells(self) -> NDArray[np.int64]:
        """The board after the presses, with numbers from 0 to k - 1."""
        sums: NDArray[np.int64] = self.presses.ravel() @ self._by_place % self.k
        return sums.reshape(self.rules.shape)

    def _picture(self) -> plot.Picture:
        goal = self.goal % self.k
        away = int((self.cells != goal).sum())
        named = f"Rounds of {self.rules.name or 'unnamed masks'} in {self.k} colours, {_STEPS[self.step]}"
        distance = f"{away} {'cell' if away == 1 else 'cells'} to go" if away else "goal reached"
        boards = [self.cells, goal, self.presses % self.k]
        return with_title(plot.colours(boards, self.k, ["board", "goal", "presses"]), f"{named}, {distance}")


def _check_joined(colours: list[int]) -> None:
    """Raise if the remainders of a number in these colours do not tell it, or too many numbers differ."""
    size = prod(colours)
    if lcm(*colours) < size or not 1 < len(colours) < 4 or size > _MOST_JOINED:
        raise ValueError(
            "joins needs two or three colours without a common divisor, whose product is at most "
            f"{_MOST_JOINED}, got {shown(colours)}"
        )


def _as_square(rules: RuleSet) -> RuleSet:
    """Return rules with one mask at each of a few cells, or raise."""
    as_rules(rules)
    size = rules.shape[0] * rules.shape[1]
    if size > _MOST_CELLS or sorted(rules.places or ()) != list(range(size)):
        raise ValueError(f"rules must have a mask at each of at most {_MOST_CELLS} cells, got {shown(rules)}")
    return rules

"""A choice that is walked with Y, and below it pressed with N = Y + I: four steps, side by side."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import gf2, plot
from magicmath._checks import as_bits
from magicmath.rules import MAGIC, RuleSet
from magicmath.rules._checks import as_rules
from magicmath.widgets._base import Cells, Flag, Number, PicturedWidget, page_code, page_style, synced, titled
from magicmath.widgets._polynomials import raised

_MOST = 16  # masks, and cells
STEPS = 4


class TwoWalks(PicturedWidget):
    """Two strips of boards under one button: V, V·Y, … V·Y⁴, and below them V, V·N, … V·N⁴ for N = Y + I.

    Squaring is additive modulo 2. So the upper board is V plus the lower one after 1, 2 and 4 steps, whatever
    the masks are; a button of the page adds V to the boards of N. Another one draws masks at random. The
    page works it out without a kernel.

    Parameters
    ----------
    rules : RuleSet, optional
        MAGIC if left out; as many masks as cells, at most 16.
    choice : array_like of 0/1, optional
        V, as a board, to begin with. Its first cell alone if left out.

    Attributes
    ----------
    choice, matrix : uint8 arrays, read-only; may be set and observed
        V as a board, and the masks, one a row.
    step : int; may be set and observed
        How many steps are shown, 0 to 4.
    adds : bool; may be set and observed
        Whether the sums of V and the lower boards are shown.

    Raises
    ------
    TypeError, ValueError
        If the rules are not square or too large, or the choice is no board of theirs. The widget keeps its
        state then.

    Examples
    --------
    >>> figure = TwoWalks(choice=[[0, 1, 0], [0, 0, 0], [0, 0, 0]])
    >>> figure.step = 4
    >>> print(repr(figure).splitlines()[0])
    V under Y, and under N, after 4 steps: V plus the lower board is the upper one at 1 2 4
    >>> figure.lower[2].tolist()
    [[0, 0, 0], [1, 0, 1], [0, 0, 0]]
    """

    _esm = page_code("two_walks.js")
    _css = page_style("board.css", "two_walks.css")
    _set_by_page = ("choice", "matrix", "step", "adds")

    choice: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_choice"))
    matrix: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_matrix"))
    step: traitlets.Int[int, Any] = Number(0, 0, STEPS).tag(sync=True)
    adds: traitlets.Bool[bool, Any] = Flag().tag(sync=True)
    _first: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _given: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _name: traitlets.Unicode[str, Any] = traitlets.Unicode().tag(sync=True)

    def __init__(self, rules: RuleSet = MAGIC, choice: ArrayLike | None = None) -> None:
        as_rules(rules)
        masks, cells = rules.matrix.shape
        if masks != cells or masks > _MOST:
            raise ValueError(
                f"rules must have as many masks as cells, at most {_MOST}, got {masks} and {cells}"
            )
        self._shape = rules.shape
        if choice is None:
            choice = np.eye(1, cells, dtype=np.uint8).reshape(rules.shape)
        super().__init__(choice=choice, matrix=rules.matrix, _given=rules.matrix.tolist())
        self._first = self.choice.tolist()
        self._name = rules.name or ""

    @property
    def upper(self) -> list[NDArray[np.uint8]]:
        """The boards V, V·Y, V·Y², V·Y³ and V·Y⁴."""
        boards = [self.choice]
        for _ in range(STEPS):
            boards.append(gf2.matmul(boards[-1].ravel(), self.matrix).reshape(self._shape))
        return boards

    @property
    def lower(self) -> list[NDArray[np.uint8]]:
        """The boards V, V·N, V·N², V·N³ and V·N⁴."""
        boards = [self.choice]
        for _ in range(STEPS):
            boards.append(gf2.matmul(boards[-1].ravel(), self.matrix).reshape(self._shape) ^ boards[-1])
        return boards

    def _as_choice(self, value: Any, name: str) -> NDArray[np.uint8]:
        return as_bits(value, name, ndim=2, shape=self._shape)

    def _as_matrix(self, value: Any, name: str) -> NDArray[np.uint8]:
        cells = int(np.prod(self._shape))
        return as_bits(value, name, ndim=2, shape=(cells, cells))

    def _picture(self) -> plot.Picture:
        upper, lower = self.upper[: self.step + 1], self.lower[: self.step + 1]
        powers = range(1, self.step + 1)
        labels = ["V", *(f"V times {raised(letter, k)}" for letter in "YN" for k in powers)]
        picture = plot.boards([*upper, *lower[1:]], labels)
        alike = [k for k in powers if np.array_equal(upper[k], self.choice ^ lower[k])]
        title = f"V under Y, and under N, after {self.step} step{'s' * (self.step != 1)}"
        if alike:
            title += f": V plus the lower board is the upper one at {' '.join(map(str, alike))}"
        return titled(picture, title)

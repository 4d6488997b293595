"""A puzzle divided by its masks in ordinary numbers: fractions of presses, mask by mask."""

from fractions import Fraction
from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot, reals
from magicmath._checks import as_board
from magicmath.rules import MAGIC, RuleSet
from magicmath.widgets._base import (
    Cells,
    PicturedWidget,
    page_code,
    page_style,
    positions_of_ones,
    synced,
    titled,
)
from magicmath.widgets._small_rules import as_small_rules

_LARGEST = 9  # cells: the fractions stay short, and both boards fit side by side on a phone


class Division(PicturedWidget):
    """A board of the cells that must change, and how often each mask is pressed in ordinary numbers.

    Press the first board, and the fractions follow. Point at one of its cells: the masks that change it
    are framed, and the sum of their fractions is written out. Point at a mask, and its cells are framed.
    The page works it out without a kernel.

    Parameters
    ----------
    wanted : (rows, columns) array_like of 0/1
        1 where a cell must change.
    rules : RuleSet, optional
        MAGIC if left out; on at most nine cells, with a mask at each of them and a determinant that is not 0.

    Attributes
    ----------
    wanted : (rows, columns) uint8 array, read-only; may be set and observed

    Raises
    ------
    TypeError, ValueError
        If the rules do not fit, or the board is none of theirs. The widget keeps its state then; it also
        does when the page sends what it should not.

    Examples
    --------
    >>> figure = Division([[1, 1, 1], [0, 0, 1], [1, 1, 1]])
    >>> print(*figure.presses[:3])
    -3/5 4/5 2/5
    >>> figure
    Division by MAGIC
    wanted
    ■ ■ ■
    □ □ ■
    ■ ■ ■
    presses
    -3/5  4/5  2/5
     4/5  2/5 -1/5
    -3/5  4/5  2/5
    """

    _esm = page_code("division.js")
    _css = page_style("board.css", "division.css")
    _set_by_page = ("wanted",)

    wanted: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_wanted"))
    _start: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _masks: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _adjugate: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _determinant = traitlets.Int().tag(sync=True)

    def __init__(self, wanted: ArrayLike, rules: RuleSet = MAGIC) -> None:
        self.rules = _as_rules(rules)
        matrix = rules.matrix.astype(np.int64)
        start = self._as_wanted(wanted, "wanted")
        super().__init__(
            wanted=start,
            _start=start.tolist(),
            _masks=positions_of_ones(matrix),
            _adjugate=reals.adjugate(matrix).astype(int).tolist(),
            _determinant=int(reals.det(matrix)),
        )

    @property
    def presses(self) -> list[Fraction]:
        """How often each mask is pressed, as the ordinary inverse tells."""
        products = self.wanted.ravel().astype(int) @ np.array(self._adjugate)
        return [Fraction(int(product), self._determinant) for product in products]

    def _as_wanted(self, value: ArrayLike, name: str) -> NDArray[np.uint8]:
        return as_board(value, name, self.rules.shape, self.rules.holes)

    def _picture(self) -> plot.Picture:
        board = plot.board(self.wanted, "wanted")
        values = [str(number) for number in self.presses]
        wide, columns = max(map(len, values)), self.rules.shape[1]
        rows = [
            " ".join(value.rjust(wide) for value in values[i : i + columns])
            for i in range(0, len(values), columns)
        ]
        told = "\n".join(["presses", *rows])
        numbers = np.array([float(number) for number in self.presses]).reshape(self.rules.shape)
        picture = plot.matrix(numbers, "presses", denominator=abs(self._determinant))
        both = plot.Picture(picture.figure, f"{board.text}\n{told}", f"{board.alt} {picture.alt}")
        return titled(both, f"Division by {self.rules.name or 'unnamed masks'}")


def _as_rules(rules: Any) -> RuleSet:
    """Return rules with an ordinary inverse, or raise."""
    as_small_rules(rules, _LARGEST)
    if not reals.det(rules.matrix.astype(np.int64)):
        raise ValueError("rules must have a determinant that is not 0")
    return rules

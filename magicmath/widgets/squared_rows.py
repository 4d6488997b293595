"""A matrix beside its square modulo 2: each row is a choice of masks, and makes the row beside it."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from magicmath import gf2, plot
from magicmath._checks import as_index
from magicmath.rules import MAGIC, RuleSet
from magicmath.rules._checks import as_rules
from magicmath.widgets._base import PicturedWidget, page_code, page_style, positions_of_ones, titled

_MOST = 16  # masks, and cells


class _Row(traitlets.Int[int, Any]):
    """The number of a row that is there."""

    def validate(self, obj: Any, value: Any) -> int:
        return as_index(value, "row", high=len(obj.rules))


class SquaredRows(PicturedWidget):
    """Y and Y·Y side by side: choose a row of Y, press its masks, and see the row of Y·Y that they make.

    Parameters
    ----------
    rules : RuleSet, optional
        MAGIC if left out; as many masks as cells, at most 16.
    row : int, optional
        The row that is chosen to begin with.

    Attributes
    ----------
    row : int; may be set and observed
    square : uint8 array, read-only
        Y·Y modulo 2.

    Raises
    ------
    TypeError, ValueError
        If the rules are not square or too large, or there is no such row. The widget keeps its state
        when the page sends what it should not.

    Examples
    --------
    >>> figure = SquaredRows(row=4)
    >>> print(figure.square[figure.row])
    [0 0 0 0 1 0 0 0 0]
    >>> print(repr(figure).splitlines()[0])
    Y and Y times Y of MAGIC: row 4 of Y presses masks 1 3 4 5 7
    """

    _esm = page_code("squared.js")
    _css = page_style("board.css", "squared.css")
    _set_by_page = ("row",)

    row: traitlets.Int[int, Any] = _Row().tag(sync=True)
    _masks: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _columns = traitlets.Int().tag(sync=True)

    def __init__(self, rules: RuleSet = MAGIC, row: int = 0) -> None:
        as_rules(rules)
        masks, cells = rules.matrix.shape
        if masks != cells or masks > _MOST:
            raise ValueError(
                f"rules must have as many masks as cells, at most {_MOST}, got {masks} and {cells}"
            )
        self.rules = rules
        super().__init__(row=row, _masks=positions_of_ones(rules.matrix), _columns=rules.shape[1])

    @property
    def square(self) -> NDArray[np.uint8]:
        """Y·Y modulo 2: its row i is the board that row i of Y makes."""
        return gf2.matmul(self.rules.matrix, self.rules.matrix)

    def _picture(self) -> plot.Picture:
        pressed = np.flatnonzero(self.rules.matrix[self.row])
        masks = f"masks {' '.join(map(str, pressed))}" if len(pressed) else "no mask"
        title = (
            f"Y and Y times Y of {self.rules.name or 'unnamed masks'}: row {self.row} of Y presses {masks}"
        )
        return titled(plot.boards([self.rules.matrix, self.square], ["Y", "Y times Y"]), title)

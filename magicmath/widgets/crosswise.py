"""A round made by hand: what is left of a table of three rows, multiplied crosswise."""

from typing import Any, ClassVar

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot, reals
from magicmath._checks import as_integers, as_square, as_text
from magicmath._shown import shown
from magicmath.widgets._base import Cells, PicturedWidget, page_code, page_style, synced, titled

_SIZE = 3
_MOST = 99  # in a number, so that it fits its cell


class Crosswise(PicturedWidget):
    """Make the round of column 0 of a table of three rows, number by number.

    Press a number of column 0: its row and its column fade, and four numbers are left. The reader chooses
    which crosswise product is taken away from the other one, so that the round's number comes out. When all
    three are made, the sums for the three columns stand below. The page works it out without a kernel.

    Parameters
    ----------
    table : (3, 3) array_like of int from -99 to 99
        Its two crosswise products differ wherever a number of column 0 is pressed.
    label : str, optional
        What the table is called.

    Attributes
    ----------
    signs : (3,) int array, read-only; may be set and observed
        Row by row: 1 where the falling product, from the upper left to the lower right, was taken first; −1
        where the other one was; 0 where nothing is chosen.

    Raises
    ------
    TypeError, ValueError
        If the table has not three rows of three such integers, or leaves two equal products, or the signs are
        not three numbers from −1 to 1. The widget keeps its state then; it also does when the page sends what
        it should not.

    Examples
    --------
    >>> figure = Crosswise([[1, 2, 4], [2, 1, 0], [0, 1, 1]], "T")
    >>> figure.round
    [1, 2, -4]
    >>> figure.signs = [1, 1, 0]
    >>> figure.made
    [1, -2, None]
    >>> figure
    Round of column 0 of T, to make: 1, 2, −4; made: 1, −2, ?
    1 2 4
    2 1 0
    0 1 1
    """

    _esm = page_code("crosswise.js")
    _css = page_style("board.css", "crosswise.css")
    _set_by_page: ClassVar[tuple[str, ...]] = ("signs",)

    signs: traitlets.TraitType[NDArray[np.int64], Any] = synced(Cells("_as_signs"))
    _table: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _label = traitlets.Unicode().tag(sync=True)

    def __init__(self, table: ArrayLike, label: str = "A") -> None:
        self._numbers = self._as_table(table)
        super().__init__(signs=[0] * _SIZE, _table=self._numbers.tolist(), _label=as_text(label, "label"))

    @property
    def round(self) -> list[int]:
        """The three numbers to make: row 0 of the adjugate."""
        return [int(entry) for entry in reals.adjugate(self._numbers)[0]]

    @property
    def made(self) -> list[int | None]:
        """What the reader has made, row by row; None where nothing is chosen."""
        falling = [entry * (-1) ** row for row, entry in enumerate(self.round)]
        return [int(sign) * entry if sign else None for sign, entry in zip(self.signs, falling, strict=True)]

    def _as_table(self, value: ArrayLike) -> NDArray[np.int64]:
        table = as_square(as_integers(value, "table", ndim=2), "table")
        if len(table) != _SIZE:
            raise ValueError(f"table must have {_SIZE} rows, got {len(table)}")
        if any(abs(int(entry)) > _MOST for entry in table.flat):
            raise ValueError(f"table must hold numbers from -{_MOST} to {_MOST}, got {shown(value)}")
        if not all(reals.adjugate(table)[0]):
            raise ValueError(f"table must leave two different products in each row, got {shown(value)}")
        return table.astype(np.int64)

    def _as_signs(self, value: ArrayLike, name: str) -> NDArray[np.int64]:
        signs = as_integers(value, name, shape=(_SIZE,))
        if any(not -1 <= sign <= 1 for sign in signs):
            raise ValueError(f"{name} must be numbers from -1 to 1, got {shown(value)}")
        return signs.astype(np.int64)

    def _picture(self) -> plot.Picture:
        wanted = ", ".join(map(str, self.round)).replace("-", "−")
        made = ", ".join("?" if one is None else str(one) for one in self.made).replace("-", "−")
        picture = plot.matrix(self._numbers, self._label)
        rows = "\n".join(picture.text.split("\n")[1:])
        title = f"Round of column 0 of {self._label}, to make: {wanted}; made: {made}"
        return titled(plot.Picture(picture.figure, rows, picture.alt), title)

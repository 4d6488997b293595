"""The six products that a determinant of three rows is made of: their signs, and which of them are odd."""

from itertools import permutations
from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot, reals
from magicmath._checks import as_flag, as_index, as_integers, as_sequence, as_square, as_text
from magicmath._shown import shown
from magicmath.widgets._base import Cells, PicturedWidget, page_code, page_style, synced, titled

_SIZE = 3
_DIGITS = 10  # entries count from 0 to 9 and begin anew, which keeps even and odd apart


class DeterminantTerms(PicturedWidget):
    """A matrix of three rows beside the six products whose sum is its determinant.

    Point at an entry, and the products that hold it light up; the entry is taken out of them, so that what
    is left is seen. A press also notes it below its column; when a column is complete, the sum stands there.
    Point at a product, and its three entries light up. A line holds two products that an exchange of the
    columns 0 and 1 turns into each other. A button copies column 1 over column 0: then the two of each line
    are joined, since they cancel. With `find` the reader finds the signs first, with letters in place of the
    numbers: any column that is copied over another one must make the sum 0. The page works it out without a
    kernel.

    Parameters
    ----------
    matrix : (3, 3) array_like of int from 0 to 9
    label : str, optional
        What the matrix is called.
    parities : bool, optional
        Whether a press adds 2 to an entry, or 1, as the reader chooses, in place of taking it out; after 9
        comes 0, and after 8, in steps of 2. Then odd numbers are dark, and odd products are counted.
    find : bool, optional
        Whether the reader is to find the signs of the products first.

    Attributes
    ----------
    matrix : (3, 3) int array, read-only; may be set and observed
    signs : (6,) int array, read-only; may be set and observed
        1, −1, or 0 where none is chosen yet, for the products whose columns are 012, 021, 102, 120, 201 and
        210, row by row; the first is 1. Without `find` they are the right ones from the start.

    Raises
    ------
    TypeError, ValueError
        If `matrix` has not three rows of three such numbers, `parities` or `find` is no bool, or `signs` are
        set to something else. The widget keeps its state then; it also does when the page sends what it
        should not.

    Examples
    --------
    >>> figure = DeterminantTerms([[1, 2, 4], [2, 1, 0], [0, 1, 1]], parities=True)
    >>> figure.products
    [1, 0, 8, -4, 0, 0]
    >>> figure.add(2, 0, 2)
    >>> figure
    Products of A: 1 + 0 + 8 − 4 − 0 − 8 = −3, of which 1 is odd
    1 2 4
    2 1 0
    2 1 1
    """

    _esm = page_code("determinant_terms.js")
    _css = page_style("board.css", "determinant_terms.css")
    _set_by_page = ("matrix", "signs")

    matrix: traitlets.TraitType[NDArray[np.int64], Any] = synced(Cells("_as_matrix"))
    signs: traitlets.TraitType[NDArray[np.int64], Any] = synced(Cells("_as_signs"))
    _start: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _label = traitlets.Unicode().tag(sync=True)
    _has_parities: traitlets.Bool[bool, Any] = traitlets.Bool().tag(sync=True)
    _find: traitlets.Bool[bool, Any] = traitlets.Bool().tag(sync=True)

    def __init__(
        self, matrix: ArrayLike, label: str = "A", parities: bool = False, find: bool = False
    ) -> None:
        start = self._as_matrix(matrix, "matrix")
        super().__init__(
            matrix=start,
            signs=_NO_SIGNS if as_flag(find, "find") else _SIGNS,
            _find=bool(find),
            _start=start.tolist(),
            _label=as_text(label, "label"),
            _has_parities=as_flag(parities, "parities"),
        )

    @property
    def products(self) -> list[int]:
        """The six products with their signs."""
        found = [
            sign * int(np.prod(self.matrix[range(_SIZE), columns]))
            for columns in permutations(range(_SIZE))
            if (sign := reals.det(np.eye(_SIZE, dtype=int)[list(columns)]))
        ]
        return [found[i] for i in _ORDER]

    @property
    def determinant(self) -> int:
        """The sum of the products."""
        return sum(self.products)

    @property
    def found(self) -> bool:
        """Whether the signs are right: two equal columns make the sum 0."""
        return tuple(self.signs.tolist()) == _SIGNS

    def add(self, row: int, column: int, step: int) -> None:
        """Add to one entry, as a press does.

        Parameters
        ----------
        row, column : int
            Counted from 0.
        step : int
            1 or 2.

        Raises
        ------
        TypeError, ValueError
            If there is no such entry or no such step.
        """
        place = as_index(row, "row", high=_SIZE), as_index(column, "column", high=_SIZE)
        matrix = self.matrix.copy()
        matrix[place] = (matrix[place] + as_index(step, "step", low=1, high=3)) % _DIGITS
        self.matrix = matrix

    def _as_matrix(self, value: ArrayLike, name: str) -> NDArray[np.int64]:
        matrix = as_square(as_integers(value, name, ndim=2), name)
        if len(matrix) != _SIZE:
            raise ValueError(f"{name} must have {_SIZE} rows, got {len(matrix)}")
        for entry in matrix.flat:
            if not 0 <= entry < _DIGITS:
                raise ValueError(f"{name} must hold numbers from 0 to {_DIGITS - 1}, got {shown(entry)}")
        return matrix.astype(np.int64)

    def _as_signs(self, value: ArrayLike, name: str) -> NDArray[np.int64]:
        signs = [as_index(sign, name, low=-1, high=2) for sign in as_sequence(value, name)]
        if len(signs) != len(_SIGNS) or signs[0] != 1:
            raise ValueError(f"{name} must be {len(_SIGNS)} signs, the first of them 1, got {shown(value)}")
        return np.array(signs, dtype=np.int64)

    def _picture(self) -> plot.Picture:
        products = self.products
        said = "".join(
            f" {'+' if i < _SIZE else '−'} {abs(product)}" for i, product in enumerate(products)
        ).removeprefix(" + ")
        odd = sum(product % 2 for product in products)
        value = str(self.determinant).replace("-", "−")
        picture = plot.matrix(self.matrix, self._label)
        rows = "\n".join(picture.text.split("\n")[1:])
        verb = "is" if odd == 1 else "are"
        counted = f", of which {odd} {verb} odd" if self._has_parities else ""
        title = f"Products of {self._label}: {said} = {value}{counted}"
        if not self.found:
            signs = " ".join("?+−"[sign] for sign in self.signs)
            title = f"Products of {self._label}, whose signs are to be found: {signs}"
        return titled(plot.Picture(picture.figure, rows, picture.alt), title)


_ORDER = (0, 3, 4, 2, 1, 5)  # of permutations in ascending order: with +, then with − their partners
_SIGNS = (1, -1, -1, 1, 1, -1)  # of permutations in ascending order
_NO_SIGNS = (1, 0, 0, 0, 0, 0)

"""The six symmetries of a geniton: a hexagon on which multiplying is walking."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from magicmath import gf2, plot
from magicmath._checks import as_choice, as_flag, as_index, as_sequence
from magicmath.helix import geniton
from magicmath.widgets._base import PicturedWidget, page_code, page_style, synced, titled

_MOST_LEVELS = 4
_LARGEST = 64
NAMES = {
    "I": "the identity",
    "J": "the identity, mirrored left to right",
    "⌽⊖G": "the geniton, mirrored both ways",
    "⊖G": "the geniton, mirrored top to bottom",
    "G": "the geniton",
    "⌽G": "the geniton, mirrored left to right",
}


class _Levels(traitlets.TraitType[int, Any]):
    """The binary logarithm of the size."""

    def validate(self, obj: Any, value: Any) -> int:
        return as_index(value, "levels", low=1, high=_MOST_LEVELS + 1)


class _Name(traitlets.TraitType[str, Any]):
    """The name of one of the six."""

    def validate(self, obj: Any, value: Any) -> str:
        return as_choice(value, "start", NAMES)


class _Walk(traitlets.TraitType[tuple[str, ...], Any]):
    """The names of the factors, in the order of the steps."""

    def validate(self, obj: Any, value: Any) -> tuple[str, ...]:
        return tuple(as_choice(name, "walk", NAMES) for name in as_sequence(value, "walk"))


class Symmetries(PicturedWidget):
    """I, J, G and its mirrors: stand on one, multiply by another from the right, and walk to the product.

    Parameters
    ----------
    levels : int, from 1 to 4, optional
        The matrices have 2**levels rows.
    start : str, optional
        The name of the matrix to stand on: "I", "J", "G", "⌽G", "⊖G" or "⌽⊖G".
    walk : sequence of str, optional
        The names of the factors so far.
    asks : bool, optional
        Whether the reader taps the matrix to which a step leads before it is made. Then the sides of the
        hexagon are hidden until they are found, or until the reader no longer wants to guess.
    sides_first : bool, optional
        Whether at first only J and ⌽G are factors, along the six sides, and one size is shown, until the
        reader wants all six factors. No table of products is shown then.

    Attributes
    ----------
    levels, start, walk
        May be set and observed.
    place : str
        The name of the product, which is one of the six again.
    matrix : uint8 array
        The product itself.

    Raises
    ------
    TypeError, ValueError
        If `levels` is out of range, a name is none of the six, or `asks` or `sides_first` is no flag. The
        widget keeps its state then.

    Notes
    -----
    "La Rétroversion", *Connexion fractale*.

    Examples
    --------
    >>> hexagon = Symmetries(2, walk=["G"])
    >>> hexagon.multiply("J")
    >>> hexagon.place
    '⌽G'
    >>> hexagon
    Symmetries of size 4, I·G·J = ⌽G
    I        J        ⌽⊖G      ⊖G       G        ⌽G
    ■ □ □ □  □ □ □ ■  □ □ □ ■  ■ □ □ □  ■ ■ ■ ■  ■ ■ ■ ■
    □ ■ □ □  □ □ ■ □  □ □ ■ ■  ■ ■ □ □  ■ □ ■ □  □ ■ □ ■
    □ □ ■ □  □ ■ □ □  □ ■ □ ■  ■ □ ■ □  ■ ■ □ □  □ □ ■ ■
    □ □ □ ■  ■ □ □ □  ■ ■ ■ ■  ■ ■ ■ ■  ■ □ □ □  □ □ □ ■
    """

    _esm = page_code("symmetries.js")
    _css = page_style("board.css", "symmetries.css")
    _set_by_page = ("levels", "start", "walk")

    levels: traitlets.TraitType[int, Any] = _Levels(3).tag(sync=True)
    start: traitlets.TraitType[str, Any] = _Name("I").tag(sync=True)
    walk: traitlets.TraitType[tuple[str, ...], Any] = synced(_Walk(default_value=()))
    _named = traitlets.List([list(pair) for pair in NAMES.items()]).tag(sync=True)  # JSON may sort a dict

    _asks = traitlets.Bool(False).tag(sync=True)
    _sides_first = traitlets.Bool(False).tag(sync=True)

    def __init__(
        self,
        levels: int = 3,
        start: str = "I",
        walk: Sequence[str] = (),
        asks: bool = False,
        sides_first: bool = False,
    ) -> None:
        self._asks = as_flag(asks, "asks")
        self._sides_first = as_flag(sides_first, "sides_first")
        super().__init__(levels=levels, start=start, walk=walk)

    def multiply(self, *names: str) -> None:
        """Multiply by matrices, by their names, one after the other."""
        self.walk = (*self.walk, *(as_choice(name, "names", NAMES) for name in names))

    def undo(self) -> None:
        """Take back the last step, if there is one."""
        self.walk = self.walk[:-1]

    @property
    def place(self) -> str:
        """The name of the matrix that the walk leads to."""
        table = _products(self.levels)
        place = self.start
        for name in self.walk:
            place = table[place, name]
        return place

    @property
    def matrix(self) -> NDArray[np.uint8]:
        """The matrix that the walk leads to."""
        return six_of_size(2**self.levels)[self.place]

    def _picture(self) -> plot.Picture:
        word = "·".join([self.start, *self.walk])
        title = f"Symmetries of size {2**self.levels}, {word} = {self.place}"
        six = six_of_size(2**self.levels)
        return titled(plot.boards(list(six.values()), list(six)), title)


def six_of_size(size: int) -> dict[str, NDArray[np.uint8]]:
    """Return the six matrices of any size by their names.

    Parameters
    ----------
    size : int, from 1 to 64

    Returns
    -------
    dict of str to uint8 array

    Raises
    ------
    TypeError, ValueError
        If `size` is out of range.

    Examples
    --------
    >>> six_of_size(3)["⌽G"]
    array([[1, 1, 1],
           [0, 1, 0],
           [0, 0, 1]], dtype=uint8)
    """
    size = as_index(size, "size", low=1, high=_LARGEST + 1)
    g, identity = geniton(size), np.eye(size, dtype=np.uint8)
    made = [identity, identity[:, ::-1], g[::-1, ::-1], g[::-1], g, g[:, ::-1]]
    return dict(zip(NAMES, made, strict=True))


def products(levels: int) -> dict[tuple[str, str], str]:
    """Return the name of each product of two, worked out modulo 2.

    Parameters
    ----------
    levels : int, from 1 to 4

    Returns
    -------
    dict of (str, str) to str

    Raises
    ------
    TypeError, ValueError
        If `levels` is out of range.

    Examples
    --------
    >>> products(3)["G", "G"]
    '⌽⊖G'
    """
    return dict(_products(as_index(levels, "levels", low=1, high=_MOST_LEVELS + 1)))


@cache
def _products(levels: int) -> dict[tuple[str, str], str]:
    six = six_of_size(2**levels)
    named = {matrix.tobytes(): name for name, matrix in six.items()}
    return {
        (left, right): named[gf2.matmul(six[left], six[right]).tobytes()] for left in six for right in six
    }

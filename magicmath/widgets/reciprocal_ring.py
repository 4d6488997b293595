"""A ring of k places on which a reader takes steps of a number: those that meet 1 give its reciprocal."""

from collections.abc import Sequence
from typing import Any

import traitlets

from magicmath import plot
from magicmath.widgets._base import PicturedWidget, page_code, page_style, synced, titled
from magicmath.widgets._offered_colours import OneOfColours, as_offered


class ReciprocalRing(PicturedWidget):
    """The multiples of a number modulo k as steps on a ring: it has a reciprocal if they meet 1.

    A press on a number draws its steps from 0 on, and counts those that lead to 1. In the first number of
    colours each number is tried at once. In the others the reader first marks the numbers whose steps will
    miss 1, and compares. The page works it out without a kernel.

    Parameters
    ----------
    colours : sequence of int from 3 to 16, optional
        The numbers k to choose from; the first one is chosen.

    Attributes
    ----------
    k : int
        How many places the ring has; may be set and observed.
    reciprocals : dict of int to int
        The numbers from 2 to k - 1 whose steps meet 1, and after how many steps.

    Raises
    ------
    TypeError, ValueError
        If a number of colours is out of its range, or `k` not among them. The widget keeps its state then.

    Examples
    --------
    >>> figure = ReciprocalRing([10])
    >>> figure.reciprocals
    {3: 7, 7: 3, 9: 9}
    >>> figure
    Steps on a ring of 10 places
    places modulo 10
    0 1 2 3 4 5 6 7 8 9
    """

    _esm = page_code("reciprocal_ring.js")
    _css = page_style("board.css", "ring.css", "reciprocal_ring.css")
    _set_by_page = ("k",)

    k: traitlets.TraitType[int, Any] = synced(OneOfColours())
    _colours: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(self, colours: Sequence[int] = (10, 7, 12)) -> None:
        offered = as_offered(colours, low=3)
        super().__init__(_colours=offered, k=offered[0])

    @property
    def reciprocals(self) -> dict[int, int]:
        """The numbers that have a reciprocal modulo k, and this reciprocal; 1 is left out."""
        numbers = range(2, self.k)
        return {a: b for a in numbers for b in numbers if a * b % self.k == 1}

    def _picture(self) -> plot.Picture:
        places = plot.colours([[range(self.k)]], self.k, [f"places modulo {self.k}"])
        return titled(places, f"Steps on a ring of {self.k} places")

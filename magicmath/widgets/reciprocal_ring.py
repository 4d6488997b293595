"""A ring of k places on which a reader takes steps of a number: those that meet 1 give its reciprocal."""

from collections.abc import Sequence
from typing import Any

import traitlets

from magicmath import plot
from magicmath._checks import as_flag, as_index, as_text
from magicmath.widgets._base import PicturedWidget, page_code, page_style, synced, titled
from magicmath.widgets._offered_colours import MOST_COLOURS, OneOfColours, as_offered


class ReciprocalRing(PicturedWidget):
    """The multiples of a number modulo k as steps on a ring: it has a reciprocal if they meet 1.

    Each press on a number takes one more of its steps, from 0 on, until they are at 1, or at 0 again. In the
    first number of colours each number is tried at once. In the others the reader first marks the numbers
    whose steps will miss 1, and compares: the first time it is told how many are right, and the second time
    which. The page works it out without a kernel.

    Parameters
    ----------
    colours : sequence of int from 3 to 16, optional
        The numbers k to choose from; the first one is chosen. With `number` 2 is one of them, too.
    number : int from 2 to 16, optional
        Its steps alone are taken, in each of the numbers of colours. The reader first marks those in which
        they will miss 1, and compares.
    asks : str, optional
        The question that the marks answer. Only with `number`.
    jumps : bool, optional
        Whether a reader may jump where the steps have ended, as far as the smallest place above 0 that they
        have met. The jumps go on until they are at 0 again. Not with `number`.

    Attributes
    ----------
    k : int
        How many places the ring has; may be set and observed.
    reciprocals : dict of int to int
        The numbers from 2 to k - 1 whose steps meet 1, and after how many steps. With `number` the numbers of
        colours in which its steps do.

    Raises
    ------
    TypeError, ValueError
        If a number is out of its range, or `k` not among the numbers of colours, or there is a question
        without `number`, or jumps with it. The widget keeps its state then.

    Examples
    --------
    >>> figure = ReciprocalRing([10])
    >>> figure.reciprocals
    {3: 7, 7: 3, 9: 9}
    >>> figure
    Steps on a ring of 10 places
    places modulo 10
    0 1 2 3 4 5 6 7 8 9
    >>> ReciprocalRing([4, 5, 6], number=2, asks="Where do the steps miss 1?").reciprocals
    {5: 3}
    """

    _esm = page_code("reciprocal_ring.js")
    _css = page_style("board.css", "ring.css", "reciprocal_ring.css")
    _set_by_page = ("k",)

    k: traitlets.TraitType[int, Any] = synced(OneOfColours())
    _colours: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _number: Any = traitlets.Int(None, allow_none=True).tag(sync=True)
    _asks = traitlets.Unicode().tag(sync=True)
    _jumps = traitlets.Bool().tag(sync=True)

    def __init__(
        self,
        colours: Sequence[int] = (10, 7, 12),
        number: int | None = None,
        asks: str = "",
        jumps: bool = False,
    ) -> None:
        if number is not None:
            number = as_index(number, "number", low=2, high=MOST_COLOURS + 1)
        offered = as_offered(colours, low=3 if number is None else 2)
        if as_text(asks, "asks") and number is None:
            raise ValueError(f"asks needs a number, got {number}")
        if as_flag(jumps, "jumps") and number is not None:
            raise ValueError(f"jumps needs a figure without a number, got {number}")
        told = {"_number": number, "_asks": asks, "_jumps": bool(jumps)}
        super().__init__(_colours=offered, k=offered[0], **told)

    @property
    def reciprocals(self) -> dict[int, int]:
        """The numbers that have a reciprocal modulo k, and this reciprocal; 1 is left out."""
        if self._number is not None:
            return {k: b for k in self._colours for b in range(1, k) if self._number * b % k == 1}
        numbers = range(2, self.k)
        return {a: b for a in numbers for b in numbers if a * b % self.k == 1}

    def _picture(self) -> plot.Picture:
        if self._number is not None:
            drawn = plot.colours([[self._colours]], max(self._colours) + 1, ["numbers of colours"])
            return titled(drawn, self._asks or f"Steps of {self._number} on rings")
        places = plot.colours([[range(self.k)]], self.k, [f"places modulo {self.k}"])
        return titled(places, f"Steps on a ring of {self.k} places")

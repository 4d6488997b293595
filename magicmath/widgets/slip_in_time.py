"""One slip at a moment of some work: which results take it along, and which are as they are printed."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot
from magicmath._checks import as_bits, as_choice, as_index, as_sequence, as_text
from magicmath._shown import shown
from magicmath.widgets._base import PicturedWidget, page_code, page_style, titled

_NOT_YET = -1
_MOST_RESULTS, _MOST_PLACES = 8, 4


class _Place(traitlets.TraitType[str, Any]):
    """The name of one of the places."""

    def validate(self, obj: Any, value: Any) -> str:
        return as_choice(value, str(self.name), tuple(obj._told))


class _Moment(traitlets.TraitType[int, Any]):
    """The number of a moment, or -1 where no slip is put yet."""

    def validate(self, obj: Any, value: Any) -> int:
        return as_index(value, str(self.name), low=_NOT_YET, high=len(obj._boards) + 1)


class SlipInTime(PicturedWidget):
    """Put one slip at a moment of some work, and see which results come out as they are printed.

    The work runs down the page. Each place that can slip is a line with a ring at each moment. Arrows lead
    from the places to the results that are made from them. The reader taps a ring: what holds the slip from
    there on is marked, and each result is compared with what is printed. The figure says when all come out
    as printed, and whether there is one more such slip to find. The page alone remembers which were found.

    Parameters
    ----------
    printed : mapping of str to (board, str, sequence of str)
        From 1 to 8 results by their names, in the order of the work: each as it is printed, a board of 0/1,
        how it was made, and the places that it was made from. All boards have one shape.
    slips : mapping of str to (str, board, board, sequence)
        From 1 to 4 places by their names: what the slip does there, the board before it and after it, and
        for each moment the boards that come out, in the order of the results. None at a moment at which the
        place is not there yet: the last result before it makes the place.

    Attributes
    ----------
    place : str; may be set and observed
        The name of the place that slips; the first one at the beginning.
    moment : int; may be set and observed
        How many results were made before the slip; -1 as long as none is put.

    Raises
    ------
    TypeError, ValueError
        If they are no such mappings. The widget keeps its state when an attribute is set to anything else.

    Examples
    --------
    >>> printed = {"a": ([[1, 0]], "from x", ["x"]), "b": ([[1, 1]], "from x once more", ["x"])}
    >>> at_moments = [[[[1, 1]], [[1, 1]]], [[[1, 0]], [[1, 1]]], [[[1, 0]], [[1, 0]]]]
    >>> figure = SlipInTime(printed, {"x": ("its second cell turns black", [[1, 0]], [[1, 1]], at_moments)})
    >>> figure.fitting("x")
    [1]
    >>> figure.moment = 0
    >>> figure
    Slip in x, moment 0: its second cell turns black
    a ≠  b =
    ■ ■  ■ ■
    """

    _esm = page_code("slip_in_time.js")
    _css = page_style("board.css", "slip_in_time.css")
    _set_by_page = ("place", "moment")

    place: traitlets.TraitType[str, Any] = _Place().tag(sync=True)
    moment: traitlets.TraitType[int, Any] = _Moment(_NOT_YET).tag(sync=True)
    _printed: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _slips: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(
        self,
        printed: Mapping[str, tuple[ArrayLike, str, Sequence[str]]],
        slips: Mapping[str, tuple[str, ArrayLike, ArrayLike, Any]],
    ) -> None:
        results = {
            name: _parts(one, "printed", 3)
            for name, one in _as_mapping(printed, "printed", _MOST_RESULTS).items()
        }
        places = {
            name: _parts(one, "slips", 4) for name, one in _as_mapping(slips, "slips", _MOST_PLACES).items()
        }
        self._boards = {name: as_bits(board, "printed", ndim=2) for name, (board, _, _) in results.items()}
        if len({board.shape for board in self._boards.values()}) > 1:
            raise ValueError("printed must hold boards of one shape, got several")
        self._says = {name: as_text(says, "slips") for name, (says, *_) in places.items()}
        self._told = {name: self._as_moments(moments) for name, (*_, moments) in places.items()}
        super().__init__(
            place=next(iter(places)),
            _printed=[
                {
                    "name": name,
                    "board": self._boards[name].tolist(),
                    "how": as_text(how, "printed"),
                    "uses": [
                        as_choice(use, "printed", tuple(places)) for use in as_sequence(uses, "printed")
                    ],
                }
                for name, (_, how, uses) in results.items()
            ],
            _slips=[
                {
                    "name": name,
                    "says": self._says[name],
                    "before": self._as_results([before] * len(results))[0].tolist(),
                    "after": self._as_results([after] * len(results))[0].tolist(),
                    "moments": [boards and [one.tolist() for one in boards] for boards in self._told[name]],
                }
                for name, (_, before, after, _) in places.items()
            ],
        )

    def _as_moments(self, value: Any) -> list[list[NDArray[np.uint8]] | None]:
        moments = as_sequence(value, "slips")
        if len(moments) != len(self._boards) + 1:
            raise ValueError(f"slips must tell of {len(self._boards) + 1} moments, got {len(moments)}")
        there = [boards is not None for boards in moments]
        if not there[-1] or there != sorted(there):
            raise ValueError("slips must tell of all moments after the first at which a place is there")
        return [None if boards is None else self._as_results(boards) for boards in moments]

    def _as_results(self, value: Any) -> list[NDArray[np.uint8]]:
        boards = [as_bits(board, "slips", ndim=2) for board in as_sequence(value, "slips")]
        if [board.shape for board in boards] != [board.shape for board in self._boards.values()]:
            raise ValueError(
                f"slips must give a board for each of {', '.join(self._boards)}, as large as printed"
            )
        return boards

    def different(self, place: str, moment: int) -> list[str] | None:
        """Return the names of the results that come out otherwise than they are printed.

        Parameters
        ----------
        place : str
        moment : int
            From 0, which is before the first result.

        Returns
        -------
        list of str, or None
            None where the place cannot slip yet.

        Raises
        ------
        TypeError, ValueError
            If there is no such place or moment.
        """
        moments = self._told[as_choice(place, "place", tuple(self._told))]
        boards = moments[as_index(moment, "moment", high=len(moments))]
        if boards is None:
            return None
        pairs = zip(self._boards.items(), boards, strict=True)
        return [name for (name, board), one in pairs if not np.array_equal(board, one)]

    def fitting(self, place: str) -> list[int]:
        """Return the moments at which a slip lets all results come out as they are printed.

        Parameters
        ----------
        place : str

        Returns
        -------
        list of int

        Raises
        ------
        ValueError
            If there is no such place.
        """
        return [k for k in range(len(self._boards) + 1) if self.different(place, k) == []]

    def _picture(self) -> plot.Picture:
        boards = None if self.moment < 0 else self._told[self.place][self.moment]
        if boards is None:
            return titled(plot.boards(list(self._boards.values()), list(self._boards)), "As printed")
        others = self.different(self.place, self.moment) or []
        names = [f"{name} {'≠' if name in others else '='}" for name in self._boards]
        title = f"Slip in {self.place}, moment {self.moment}: {self._says[self.place]}"
        return titled(plot.boards(boards, names), title)


def _as_mapping(value: Any, name: str, most: int) -> dict[str, Any]:
    if not isinstance(value, Mapping):
        raise TypeError(f"{name} must be a mapping, got {shown(value)}")
    if not 1 <= len(value) <= most:
        raise ValueError(f"{name} must hold from 1 to {most} things, got {len(value)}")
    return {as_text(key, name): one for key, one in value.items()}


def _parts(value: Any, name: str, count: int) -> list[Any]:
    parts = as_sequence(value, name)
    if len(parts) != count:
        raise ValueError(f"{name} must give {count} things by each name, got {len(parts)}")
    return parts

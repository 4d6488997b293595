"""One slip at a moment of some work: which results take it along, and which are as they are printed."""

from collections.abc import Mapping
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

    The results stand in the order of the work, with a moment before each and one after the last. The reader
    chooses a place for the slip, and presses a moment. The figure says when all results come out as they are
    printed, and whether there is one more such slip to find. The page alone remembers which were found.

    Parameters
    ----------
    printed : mapping of str to (board, str)
        From 1 to 8 results by their names, in the order of the work: each as it is printed, a board of 0/1,
        and how it was made. All boards have one shape.
    slips : mapping of str to (str, sequence)
        From 1 to 4 places by their names: what the slip does there, and for each moment the boards that come
        out, in the order of the results. None at a moment at which the place cannot slip yet.

    Attributes
    ----------
    place : str; may be set and observed
        The name of the chosen place; the first one at the beginning.
    moment : int; may be set and observed
        How many results were made before the slip; -1 as long as none is put.

    Raises
    ------
    TypeError, ValueError
        If they are no such mappings. The widget keeps its state when an attribute is set to anything else.

    Examples
    --------
    >>> printed = {"a": ([[1, 0]], "from x"), "b": ([[1, 1]], "from x once more")}
    >>> at_moments = [[[[1, 1]], [[1, 1]]], [[[1, 0]], [[1, 1]]], [[[1, 0]], [[1, 0]]]]
    >>> figure = SlipInTime(printed, {"x": ("its second cell turns black", at_moments)})
    >>> figure.fitting("x")
    [1]
    >>> figure.moment = 0
    >>> figure
    Slip in x, moment 0: its second cell turns black
    a ≠  b =
    ■ ■  ■ ■
    """

    _esm = page_code("slip_in_time.js")
    _css = page_style("board.css", "witnesses.css", "slip_in_time.css")
    _set_by_page = ("place", "moment")

    place: traitlets.TraitType[str, Any] = _Place().tag(sync=True)
    moment: traitlets.TraitType[int, Any] = _Moment(_NOT_YET).tag(sync=True)
    _printed: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _slips: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(
        self,
        printed: Mapping[str, tuple[ArrayLike, str]],
        slips: Mapping[str, tuple[str, Any]],
    ) -> None:
        results = _as_mapping(printed, "printed", _MOST_RESULTS)
        pairs = {name: _as_pair(one, "printed") for name, one in results.items()}
        self._boards = {name: as_bits(board, "printed", ndim=2) for name, (board, _) in pairs.items()}
        if len({board.shape for board in self._boards.values()}) > 1:
            raise ValueError("printed must hold boards of one shape, got several")
        told = {
            name: _as_pair(one, "slips") for name, one in _as_mapping(slips, "slips", _MOST_PLACES).items()
        }
        says = {name: as_text(one, "slips") for name, (one, _) in told.items()}
        self._told = {name: self._as_moments(moments) for name, (_, moments) in told.items()}
        self._says = says
        super().__init__(
            place=next(iter(told)),
            _printed=[
                {"name": name, "board": self._boards[name].tolist(), "how": as_text(how, "printed")}
                for name, (_, how) in pairs.items()
            ],
            _slips=[
                {
                    "name": name,
                    "says": says[name],
                    "moments": [boards and [one.tolist() for one in boards] for boards in moments],
                }
                for name, moments in self._told.items()
            ],
        )

    def _as_moments(self, value: Any) -> list[list[NDArray[np.uint8]] | None]:
        moments = as_sequence(value, "slips")
        if len(moments) != len(self._boards) + 1:
            raise ValueError(f"slips must tell of {len(self._boards) + 1} moments, got {len(moments)}")
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


def _as_pair(value: Any, name: str) -> tuple[Any, Any]:
    pair = as_sequence(value, name)
    if len(pair) != 2:
        raise ValueError(f"{name} must give two things by each name, got {len(pair)}")
    one, two = pair
    return one, two

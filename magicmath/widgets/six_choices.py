"""Six choices of MAGIC's masks in which presses are also taken back, and what each of them makes."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from magicmath import plot
from magicmath._checks import as_choice, as_flag
from magicmath.rules import MAGIC
from magicmath.widgets._base import PicturedWidget, page_code, page_style, positions_of_ones, synced, titled

_CHOICES = {  # 1 presses a mask, -1 takes one press back
    "u": (1, 0, -1, 0, 0, 0, -1, 0, 1),
    "v": (0, 1, 0, -1, 0, -1, 0, 1, 0),
    "e": (1, 0, 0, 0, 0, 0, 0, 0, -1),
    "f": (0, 0, 1, 0, 0, 0, -1, 0, 0),
    "g": (0, 1, 0, 0, 0, 0, 0, -1, 0),
    "h": (0, 0, 0, 1, 0, -1, 0, 0, 0),
}
_NONE = "none"


class _Letter(traitlets.TraitType[str, Any]):
    """The letter of one of the six choices, or none."""

    def validate(self, _: Any, value: Any) -> str:
        return as_choice(value, str(self.name), (_NONE, *_CHOICES))


class SixChoices(PicturedWidget):
    """Press one of six choices of MAGIC's masks: what it makes is a sum of the same six.

    A + is one press, and a − takes one press back. With the three classes these six stand for the nine
    single masks when a determinant is worked out. The page works it out without a kernel.

    Parameters
    ----------
    chosen : str, optional
        The letter of a choice: u, v, e, f, g or h; or none.
    rows : bool, optional
        Whether a table of the three classes and the six choices stands below. It has the rows of the classes,
        and the row of each of the six from its first press on.

    Attributes
    ----------
    chosen : str; may be set and observed

    Raises
    ------
    ValueError
        If `chosen` is another text, or no text. The widget keeps its state then.

    Examples
    --------
    >>> figure = SixChoices("h")
    >>> figure
    Choice h makes e − f + h
     1  0 -1
     1  0 -1
     1  0 -1
    """

    _esm = page_code("six_choices.js")
    _css = page_style("board.css", "six_choices.css")
    _set_by_page = ("chosen",)

    chosen: traitlets.TraitType[str, Any] = synced(_Letter(default_value=_NONE))
    _letters: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _choices: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _masks: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _rows = traitlets.Bool().tag(sync=True)

    def __init__(self, chosen: str = _NONE, rows: bool = False) -> None:
        super().__init__(
            chosen=chosen,
            _rows=as_flag(rows, "rows"),
            _letters=list(_CHOICES),
            _choices=[list(choice) for choice in _CHOICES.values()],
            _masks=positions_of_ones(MAGIC.matrix),
        )

    @property
    def table(self) -> NDArray[np.int64]:
        """How often each of the six choices is in what each of them makes: a row for each choice."""
        choices = np.array(self._choices)
        made = choices @ MAGIC.matrix.astype(np.int64)
        squares = (choices * choices).sum(axis=1)  # the product of any two choices is 0
        return made @ choices.T // squares

    @property
    def made(self) -> NDArray[np.int64]:
        """What the choice adds to each cell; 0 where nothing is chosen."""
        if self.chosen == _NONE:
            return np.zeros(MAGIC.shape, np.int64)
        presses = np.array(_CHOICES[self.chosen])
        return (presses @ MAGIC.matrix.astype(np.int64)).reshape(MAGIC.shape)

    def _picture(self) -> plot.Picture:
        return titled(plot.matrix(self._choices if self.chosen == _NONE else self.made), self._told())

    def _told(self) -> str:
        if self.chosen == _NONE:
            return f"Six choices of nine masks, row by row: {', '.join(self._letters)}"
        times = zip(self._letters, self.table[self._letters.index(self.chosen)], strict=True)
        parts = [f"{'+' if time > 0 else '−'} {letter}" for letter, time in times if time]
        return f"Choice {self.chosen} makes {' '.join(parts).removeprefix('+ ')}"

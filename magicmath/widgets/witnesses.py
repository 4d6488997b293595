"""Witnesses of one board: each tells what it must be, and a reader finds who contradicts whom."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike

from magicmath import plot
from magicmath._checks import as_bits, as_indices, as_sequence, as_text
from magicmath._shown import shown
from magicmath.plot.drawing import DARK, FRAME, LIGHT, Drawing
from magicmath.widgets._base import PicturedWidget, page_code, page_style, titled

_MOST = 16
_WIDE, _LINE = 180, 28  # pixels in the picture of names alone


class _Asked(traitlets.TraitType[tuple[int, ...], Any]):
    """The numbers of the witnesses that were asked last, at most two."""

    def validate(self, obj: Any, value: Any) -> tuple[int, ...]:
        asked = tuple(as_indices(value, "asked", high=len(obj.boards)))
        if len(asked) > 2 or len(set(asked)) < len(asked):
            raise ValueError(f"asked must be at most two witnesses, got {shown(asked)}")
        return asked


class Witnesses(PicturedWidget):
    """Witnesses as chips to press: each tells a board, and the others are marked = or ≠ beside it.

    At first the first one is asked. Press a second one, and their two boards stand side by side, with the
    cells that differ marked. Set `asked` to (), and no board is seen before the reader presses a witness.

    Parameters
    ----------
    told : mapping of str to (board, str)
        For each witness by its name the board of 0/1 that follows from it, and how it follows. From 2 to
        16 of them, and boards of one shape.

    Attributes
    ----------
    asked : tuple of int; may be set and observed
        The witnesses asked last, at most two.

    Raises
    ------
    TypeError, ValueError
        If `told` is no such mapping. The widget keeps its state when the page sends what it should not.

    Examples
    --------
    >>> witnesses = Witnesses({"a": ([[1, 0]], "seen"), "b": ([[1, 0]], "heard"), "c": ([[1, 1]], "read")})
    >>> witnesses.against(0)
    ['c']
    >>> witnesses
    Witnesses
    a    b    c
    ■ □  ■ □  ■ ■
    """

    _esm = page_code("witnesses.js")
    _css = page_style("board.css", "witnesses.css")
    _set_by_page = ("asked",)

    asked = _Asked((0,)).tag(sync=True)
    _witnesses: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(self, told: Mapping[str, tuple[ArrayLike, str]]) -> None:
        if not isinstance(told, Mapping):
            raise TypeError(f"told must be a mapping, got {shown(told)}")
        if not 2 <= len(told) <= _MOST:
            raise ValueError(f"told must be from 2 to {_MOST} witnesses, got {len(told)} of them")
        self.names = [as_text(name, "told") for name in told]
        pairs = [_as_pair(pair) for pair in told.values()]
        self.boards = [as_bits(board, "told", ndim=2) for board, _ in pairs]
        if len({board.shape for board in self.boards}) > 1:
            raise ValueError("told must hold boards of one shape, got several")
        accounts = [as_text(account, "told") for _, account in pairs]
        rows = zip(self.names, self.boards, accounts, strict=True)
        super().__init__(
            _witnesses=[{"name": name, "board": board.tolist(), "how": how} for name, board, how in rows]
        )

    def against(self, witness: int) -> list[str]:
        """Return the names of the witnesses that contradict one.

        Parameters
        ----------
        witness : int
            Its number, from 0.

        Returns
        -------
        list of str

        Raises
        ------
        TypeError, ValueError
            If there is no such witness.
        """
        (number,) = as_indices([witness], "witness", high=len(self.boards))
        board = self.boards[number]
        rows = zip(self.names, self.boards, strict=True)
        return [name for name, other in rows if not np.array_equal(board, other)]

    def _picture(self) -> plot.Picture:
        if not self.asked:
            return self._unasked()
        return titled(plot.boards(self.boards, self.names), "Witnesses")

    def _unasked(self) -> plot.Picture:
        title = "Witnesses, none asked yet"
        drawing = Drawing(_WIDE, _LINE * len(self.names))
        for k, name in enumerate(self.names):
            drawing.rectangle(1, _LINE * k + 2, _WIDE - 2, _LINE - 4, rx=6, fill=LIGHT, stroke=FRAME)
            drawing.texts([(_WIDE / 2, _LINE * k + 19, name)], fill=DARK, text_anchor="middle")
        return plot.Picture(drawing, "\n".join([title, *self.names]), f"{title}: {', '.join(self.names)}.")


def _as_pair(value: Any) -> Sequence[Any]:
    pair = as_sequence(value, "told")
    if len(pair) != 2:
        raise ValueError(f"told must give a board and how it follows, got {len(pair)} things")
    return pair

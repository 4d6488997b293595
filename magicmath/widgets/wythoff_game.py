"""Wythoff's game to play against the perfect player, on a grid that collects the lost places.

The page plays by itself, so a saved page needs no kernel; Python follows, and makes the same moves.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import traitlets

from magicmath import plot
from magicmath._checks import as_flag, as_index, as_sequence
from magicmath._shown import shown
from magicmath.games import WYTHOFF
from magicmath.widgets._base import Flag, page_code, page_style
from magicmath.widgets._turns import TurnGame

SIDE = 12  # more places would be too small to press on a phone

Heaps = tuple[int, int]


class WythoffGame(TurnGame):
    """Wythoff's game against a perfect player: take from one of two heaps, or as many from both.

    Row x and column y of a grid stand for heaps of x and y. Press a place to leave these heaps. Each lost
    place that somebody leaves is marked, and the places from which one move leads there are shaded; they
    stay so through all games on a page. It plays without a kernel.

    Parameters
    ----------
    heaps : (x, y), optional
        The sizes of both heaps, from 0 to 11.
    first : {"you", "computer"}, optional
        Who moves first.
    lost : bool, optional
        Whether all lost places are marked; a button does it too.

    Attributes
    ----------
    lost : bool; may be set and observed

    Raises
    ------
    TypeError, ValueError
        If there are no such heaps, or `first` is nobody. The widget keeps its state when the page sends what
        it should not.

    Notes
    -----
    The computer leaves a lost place if it can, and takes one stone from a larger heap if not.

    Examples
    --------
    >>> game = WythoffGame((4, 6))
    >>> game.leave(3, 5)
    >>> game
    Wythoff's game, heaps 3 and 4, you to move
    """

    _esm = page_code("wythoff.js")
    _css = page_style("board.css", "wythoff.css")
    _set_by_page = ("_play", "lost")

    lost = Flag(False).tag(sync=True)
    _side = traitlets.Int(SIDE).tag(sync=True)

    def __init__(self, heaps: Sequence[int] = (4, 6), first: str = "you", lost: bool = False) -> None:
        super().__init__(heaps, first, False, lost=as_flag(lost, "lost"))

    @property
    def heaps(self) -> Heaps:
        """The sizes of both heaps now."""
        x, y = [self._play["start"], *self._play["moves"]][-1]
        return int(x), int(y)

    def leave(self, x: int, y: int) -> None:
        """Leave heaps of these sizes; the computer answers at once.

        Parameters
        ----------
        x, y : int
            The sizes after your move.

        Raises
        ------
        TypeError, ValueError
            If no move leads there, or the game is over.
        """
        self._check_turn(f"heaps {shown((x, y))} cannot be left")
        self._move(_as_left(self.heaps, [x, y]))

    def _as_start(self, start: Any) -> list[int]:
        heaps = [as_index(heap, "heaps", high=SIDE) for heap in as_sequence(start, "heaps")]
        if len(heaps) != 2:
            raise ValueError(f"heaps must be two numbers, got {len(heaps)}")
        return heaps

    def _as_moves(self, start: list[int], moves: Any) -> list[list[int]]:
        made: list[list[int]] = []
        for move in as_sequence(moves, "moves"):
            made.append(_as_left(tuple([start, *made][-1]), as_sequence(move, "moves")))
        return made

    def _is_over(self) -> bool:
        return self.heaps == (0, 0)

    def _answer(self) -> list[int]:
        x, y = self.heaps
        winning = [left for left in _moves_from((x, y)) if not WYTHOFF.is_won(left)]
        return [*min(winning, default=(x - 1, y) if x >= y else (x, y - 1))]

    def _picture(self) -> plot.Picture:
        x, y = self.heaps
        title = f"Wythoff's game, heaps {x} and {y}, {self._turn()}"
        if self.lost:
            title += ", with all lost places"
        board = np.zeros((SIDE, SIDE), dtype=np.uint8)
        board[x, y] = 1
        if self.lost:
            board |= np.array([[not WYTHOFF.is_won((i, j)) for j in range(SIDE)] for i in range(SIDE)])
        picture = plot.pattern(board, "row x, column y: the heaps", numbers=5)
        where = "Row x and column y stand for heaps of x and y. Dark: the heaps now"
        alt = f"{title}. {where}{', and all lost places' if self.lost else ''}."
        return plot.Picture(picture.figure, title, alt)


def _moves_from(heaps: Heaps) -> list[Heaps]:
    x, y = heaps
    one, other = [(i, y) for i in range(x)], [(x, j) for j in range(y)]
    return [*one, *other, *((x - n, y - n) for n in range(1, min(x, y) + 1))]


def _as_left(heaps: Any, left: Any) -> list[int]:
    """Return heaps to which a move leads, or raise."""
    sizes = [as_index(size, name, high=SIDE) for size, name in zip(left, "xy", strict=False)]
    if len(left) != 2 or tuple(sizes) not in _moves_from(heaps):
        x, y = heaps
        raise ValueError(f"x and y must be left by a move from heaps {x} and {y}, got {shown(tuple(left))}")
    return sizes

"""Claims that a reader tries to break with an example, before the verdict on them opens."""

from collections.abc import Callable, Mapping
from itertools import product
from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot
from magicmath._checks import as_bits, as_choice, as_flag, as_sequence, as_text
from magicmath._shown import shown
from magicmath.widgets._base import PicturedWidget, page_code, page_style, titled
from magicmath.widgets._evidence import veiled

_VERDICTS = {"true": "✔", "true under a condition": "◐", "false": "✘"}
_MOST = 12  # claims
_MOST_CELLS = 9  # 512 examples
_PARTS = 5

Judge = Callable[[NDArray[np.uint8]], tuple[str, bool]]


class Counterexamples(PicturedWidget):
    """Build an example that breaks a claim, or say that you find none; only then its verdict opens.

    The examples of a claim are boards of 0/1. Each board is judged when the figure is made, so that the page
    tells what an example does without Python. The page alone remembers what the reader has tried.

    Parameters
    ----------
    claims : mapping of str to (verdict, str, str, board, callable)
        From 1 to 12 claims. For each its verdict, "true", "true under a condition" or "false"; the reason for
        it; what a board means; the first board, of 1 to 9 cells; and a function that takes such a board. It
        returns what is said of the board, and whether it breaks the claim.

    Raises
    ------
    TypeError, ValueError
        If `claims` is no such mapping, or if the first board breaks its claim.

    Examples
    --------
    >>> def judge(board):
    ...     return "Two cells are black.", board.sum() == 2
    >>> figure = Counterexamples({"No cells are black.": ("false", "Two may be.", "cells", [[0, 0]], judge)})
    >>> figure.breaking("No cells are black.")
    [[[1, 1]]]
    >>> figure
    1. No cells are black.
    cells
    □ □
    """

    _esm = page_code("counterexamples.js")
    _css = page_style("board.css", "counterexamples.css")

    _held = traitlets.Unicode().tag(sync=True)  # another name than a bet has for what it holds back
    _claims: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _verdicts: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(self, claims: Mapping[str, tuple[str, str, str, ArrayLike, Judge]]) -> None:
        if not isinstance(claims, Mapping):
            raise TypeError(f"claims must be a mapping, got {shown(claims)}")
        if not 1 <= len(claims) <= _MOST:
            raise ValueError(f"claims must be from 1 to {_MOST} claims, got {len(claims)} of them")
        told = [_told(as_text(claim, "claims"), parts) for claim, parts in claims.items()]
        self._boards = [np.array(one["board"], dtype=np.uint8) for one, _ in told]
        self._breaking = {one["claim"]: held["breaking"] for one, held in told}
        super().__init__(
            _held=veiled({"claims": [held for _, held in told]}),
            _claims=[one for one, _ in told],
            _verdicts=[{"sign": sign, "name": name} for name, sign in _VERDICTS.items()],
        )

    def breaking(self, claim: str) -> list[list[list[int]]]:
        """Return the boards that break a claim.

        Parameters
        ----------
        claim : str

        Returns
        -------
        list of boards

        Raises
        ------
        ValueError
            If there is no such claim.
        """
        number = list(self._breaking).index(as_choice(claim, "claim", tuple(self._breaking)))
        boards = list(_every(self._boards[number].shape))
        return [boards[k].tolist() for k in self._breaking[claim]]

    def _picture(self) -> plot.Picture:
        title = "\n".join(f"{k}. {one['claim']}" for k, one in enumerate(self._claims, start=1))
        return titled(plot.boards(self._boards, [one["caption"] for one in self._claims]), title)


def _told(claim: str, parts: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return what a page tells of a claim, and what it holds back."""
    given = as_sequence(parts, "claims")
    if len(given) != _PARTS:
        raise ValueError(f"claims must give {_PARTS} things for each claim, got {len(given)}")
    verdict, why, caption, start, judge = given
    board = as_bits(start, "claims", ndim=2)
    if not 1 <= board.size <= _MOST_CELLS:
        raise ValueError(f"claims must have boards of 1 to {_MOST_CELLS} cells, got {board.size}")
    if not callable(judge):
        raise TypeError(f"claims must have a function that judges a board, got {shown(judge)}")
    replies = [_reply(judge, one) for one in _every(board.shape)]
    breaking = [k for k, (_, breaks) in enumerate(replies) if breaks]
    says = list(dict.fromkeys(said for said, _ in replies))
    if _reply(judge, board)[1]:
        raise ValueError("claims must begin with a board that does not break them")
    told = {"claim": claim, "caption": as_text(caption, "claims"), "board": board.tolist()}
    held = {
        "verdict": list(_VERDICTS).index(as_choice(verdict, "claims", _VERDICTS)),
        "why": as_text(why, "claims"),
        "says": says,
        "replies": [says.index(said) for said, _ in replies],
        "breaking": breaking,
    }
    return told, held


def _every(shape: tuple[int, ...]) -> list[NDArray[np.uint8]]:
    """Return all boards of a shape, in the order of the numbers that their cells write in binary."""
    cells = np.array(list(product((0, 1), repeat=int(np.prod(shape)))), dtype=np.uint8)
    return list(cells.reshape(-1, *shape))


def _reply(judge: Judge, board: NDArray[np.uint8]) -> tuple[str, bool]:
    said, breaks = as_sequence(judge(board.copy()), "claims")
    return as_text(said, "claims"), as_flag(bool(breaks), "claims")

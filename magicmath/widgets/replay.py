"""A replay: paths of boards that a page plays press by press, such as the evidence of a bet."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from magicmath._checks import as_board, as_indices, as_presses, as_text
from magicmath._shown import shown
from magicmath.rules import RuleSet
from magicmath.rules.colours import Colours
from magicmath.widgets._base import positions_of_ones

_MOST_PATHS = 4
_MOST_PRESSES = 500
_LARGEST_BOARD = 1024  # cells


class Replay:
    """Paths from one start, each a list of presses, to be played side by side, press by press.

    Parameters
    ----------
    rules : RuleSet or Colours
    start : (rows, columns) array_like of 0/1, or of colours
    *paths : int, or sequence of int
        From one to four, each the numbers of masks to press.
    counted : sequence of int, optional
        Cells in which the page counts their changes, by their numbers; only where `rules` is a RuleSet.
    after : str, optional
        What the page tells below the boards, only once they have come to their ends.

    Attributes
    ----------
    rules, start, paths, counted, after
    ends : list of (rows, columns) uint8 arrays
        The last board of each path.

    Raises
    ------
    TypeError, ValueError
        If `rules` are none, the start is no board of theirs, a press no number of a mask, or a counted
        cell no number of a cell; or if there are more paths, presses or cells than a page can play.

    Examples
    --------
    >>> from magicmath.rules import MAGIC, to_board
    >>> replay = Replay(MAGIC, to_board(0), [0, 4], [4, 0])
    >>> replay
    Replay of MAGIC: 0 4; 4 0
    >>> replay.ends[0]
    array([[1, 0, 0],
           [0, 0, 1],
           [0, 1, 0]], dtype=uint8)
    """

    def __init__(
        self,
        rules: RuleSet | Colours,
        start: ArrayLike,
        *paths: int | Sequence[int],
        counted: Sequence[int] = (),
        after: str = "",
    ) -> None:
        if not isinstance(rules, (RuleSet, Colours)):
            raise TypeError(f"rules must be a RuleSet or Colours, got {shown(rules)}")
        self.rules = rules
        self._masks = rules.rules if isinstance(rules, Colours) else rules
        self.start = self._as_start(start)
        self.paths = [as_presses(path, "paths", high=len(self._masks)) for path in paths]
        if not 1 <= len(self.paths) <= _MOST_PATHS:
            raise ValueError(f"paths must be from 1 to {_MOST_PATHS}, got {len(self.paths)}")
        if (longest := max(map(len, self.paths))) > _MOST_PRESSES:
            raise ValueError(f"paths must have at most {_MOST_PRESSES} presses each, got {longest}")
        if self.start.size > _LARGEST_BOARD:
            raise ValueError(f"start must have at most {_LARGEST_BOARD} cells, got {self.start.size}")
        self.counted = as_indices(counted, "counted", high=self.start.size)
        if self.counted and isinstance(rules, Colours):
            raise ValueError(f"counted must be left out in colours, got {shown(counted)}")
        self.after = as_text(after, "after")

    @property
    def ends(self) -> list[NDArray[np.uint8]]:
        """The last board of each path."""
        return [self.rules.press(self.start, path) for path in self.paths]

    def _as_start(self, start: ArrayLike) -> NDArray[np.uint8]:
        if isinstance(self.rules, Colours):
            return self.rules.as_board(start, "start").astype(np.uint8)
        return as_board(start, "start", self._masks.shape, self._masks.holes)

    def _told(self) -> dict[str, Any]:
        """Return what the page needs, in what JSON can write."""
        used = sorted(set().union(*self.paths))
        return {
            "k": self.rules.k if isinstance(self.rules, Colours) else 2,
            "start": self.start.tolist(),
            "holes": np.flatnonzero(self._masks.holes).tolist(),
            "masks": dict(zip(used, positions_of_ones(self._masks.matrix[used]), strict=True)),
            "paths": self.paths,
            "counted": self.counted,
            "after": self.after,
        }

    def __repr__(self) -> str:
        paths = "; ".join(" ".join(map(str, path)) or "no press" for path in self.paths)
        colours = f" in {self.rules.k} colours" if isinstance(self.rules, Colours) else ""
        return f"Replay of {self._masks.name or 'unnamed masks'}{colours}: {paths}"

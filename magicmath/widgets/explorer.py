"""An explorer: flip the cells of one board, and see what a matrix makes of them on others."""

from collections.abc import Sequence
from itertools import product
from math import prod
from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import gf2, plot
from magicmath._checks import as_bits, as_board, as_flag, as_label, as_sequence, as_shape
from magicmath.widgets._base import (
    Cells,
    PicturedWidget,
    page_code,
    page_style,
    positions_of_ones,
    synced,
    titled,
)

_MOST_BITS = 10  # of a message, whose words the page lists


class Explorer(PicturedWidget):
    """Boards tied by a matrix: target = source · matrix, modulo 2.

    The page computes the target itself, so it follows without a running kernel. Where the source is not
    white at first, *Start again* brings it back.

    Parameters
    ----------
    matrix : (m, n) array_like of 0/1
    source_shape, target_shape : (rows, columns), with m and n cells
        Several of either may be given: the rows of the matrix are dealt out to the sources in turn, its
        columns to the targets.
    labels : sequence of str
        Written above each source and above each target.
    polls : sequence of str, optional
        A name for each row of the one target. Then its cells are votes: each row says how many are yes (1)
        and how many are no (0), and which of them win. Pointing at a cell frames those that vote with it.
    verdicts : (str, str), optional
        Said where the last target is white, and where it is not: in the page from the first press on.
    names : sequence of str, optional
        Written in the cells of the page: in those of the sources, or in those of the sources and targets.
    goal : array_like of 0/1, optional
        A target to look for, where there is one source and one target, without polls or verdicts. It stands
        beside them. The page tells when the target is the goal, and keeps the sources that made it so.
    distances : bool, optional
        Where there are two sources, a message and flips, and one target, what arrives: show how far each word
        is from what arrives. The words are what the messages make without flips; the message has at most 10
        cells. Beside what arrives stands the word that the receiver takes, the nearest one, and whether it is
        the one sent. Of several nearest words none is shown. The page tells when another word is as near as
        the one sent, and keeps the fewest flips that did this.

    Attributes
    ----------
    source : uint8 array of `source_shape`, or of a single row where there are several, read-only; may be
        set and observed
    target : uint8 array of `target_shape`, or of a single row where there are several; read-only; may be
        observed

    Raises
    ------
    TypeError, ValueError
        If `matrix` is not made of 0/1, a shape does not fit it, or `source` is set to anything
        but a board of 0/1.

    Examples
    --------
    >>> from magicmath.rules import MAGIC
    >>> explorer = Explorer(MAGIC.matrix, (3, 3), (3, 3), labels=("V", "D"))
    >>> explorer.source = [[0, 0, 0], [1, 1, 0], [1, 0, 0]]
    >>> explorer
    Explorer
    V      D
    □ □ □  ■ ■ □
    ■ ■ □  ■ □ ■
    ■ □ □  □ □ □
    """

    _esm = page_code("explorer.js")
    _css = page_style("board.css", "explorer.css")
    _set_by_page = ("source",)

    source: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_cells"))
    target: traitlets.TraitType[NDArray[np.uint8], Any] = Cells("_as_cells", read_only=True)
    _rows: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _target_shapes: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _labels: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _polls: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _source_shapes: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _verdicts: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _goal: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _names: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _distances = traitlets.Bool(False).tag(sync=True)

    def __init__(
        self,
        matrix: ArrayLike,
        source_shape: tuple[int, int] | Sequence[tuple[int, int]],
        target_shape: tuple[int, int] | Sequence[tuple[int, int]],
        labels: Sequence[str] = ("source", "target"),
        polls: Sequence[str] | None = None,
        verdicts: Sequence[str] | None = None,
        names: Sequence[str] | None = None,
        goal: ArrayLike | None = None,
        distances: bool = False,
    ) -> None:
        self.matrix = as_bits(matrix, "matrix", ndim=2)
        sources = _as_shapes(source_shape, "source_shape", len(self.matrix))
        shapes = _as_shapes(target_shape, "target_shape", self.matrix.shape[1])
        self.source_shape, self.target_shape = _joined(sources), _joined(shapes)
        written = [as_label(label, "labels") for label in as_sequence(labels, "labels")]
        if len(written) != len(sources) + len(shapes):
            raise ValueError(f"labels must be {len(sources) + len(shapes)}, one a board, got {len(written)}")
        polls = [] if polls is None else [as_label(name, "polls") for name in as_sequence(polls, "polls")]
        if polls and (len(shapes) > 1 or len(polls) != shapes[0][0]):
            wanted = f"{shapes[0][0]} names" if len(shapes) == 1 else "left out for several targets"
            raise ValueError(f"polls must be {wanted}, got {len(polls)}")
        if goal is not None and (len(sources) + len(shapes) > 2 or polls or verdicts is not None):
            raise ValueError("goal must be left out for several boards, polls or verdicts")
        has_distances = as_flag(distances, "distances")
        if has_distances:
            is_other = len(sources) != 2 or len(shapes) > 1 or bool(polls) or verdicts is not None
            if is_other or prod(sources[0]) > _MOST_BITS:
                raise ValueError(
                    f"distances must be left out but for a message of at most {_MOST_BITS} cells, flips and "
                    "one target, without polls and verdicts"
                )
        super().__init__(
            _goal=[] if goal is None else as_board(goal, "goal", self.target_shape).tolist(),
            _rows=positions_of_ones(self.matrix),
            _source_shapes=[list(shape) for shape in sources],
            _target_shapes=[[1, shapes[0][1]]] * len(polls) or [list(shape) for shape in shapes],
            _labels=written,
            _polls=polls,
            _verdicts=_as_verdicts(verdicts, polls),
            _names=_as_names(names, self.matrix.shape),
            _distances=has_distances,
            source=[[0] * self.source_shape[1]] * self.source_shape[0],
        )

    def _as_cells(self, value: ArrayLike, name: str) -> NDArray[np.uint8]:
        return as_board(value, name, self.source_shape if name == "source" else self.target_shape)

    @traitlets.observe("source")
    def _follow_source(self, _: Any) -> None:
        image = gf2.matmul(self.source.ravel(), self.matrix)
        self.set_trait("target", image.reshape(self.target_shape))

    def _picture(self) -> plot.Picture:
        if self._polls:
            boards = plot.boards([self.source, self.target], self._labels)
            results = [_result(name, votes) for name, votes in zip(self._polls, self.target, strict=True)]
            text, alt = "\n".join([boards.text, *results]), " ".join([boards.alt, *results])
            return titled(plot.Picture(boards.figure, text, alt), "Explorer")
        drawn = [*_dealt(self.source, self._source_shapes), *_dealt(self.target, self._target_shapes)]
        title = "Explorer"
        if self._verdicts:
            title += f": {self._verdicts[int(drawn[-1].any())]}"
        if self._distances:
            title += f": {self._told_distances()}"
        if self._goal:
            meets = "shows" if self.target.tolist() == self._goal else "does not show"
            title += f": {self._labels[1]} {meets} the goal"
            return titled(plot.boards([*drawn, np.array(self._goal)], [*self._labels, "goal"]), title)
        return titled(plot.boards(drawn, self._labels), title)

    def _told_distances(self) -> str:
        """Tell how far what arrives is from the word sent, and from the nearest other word."""
        size = prod(self._source_shapes[0])
        choices = np.array(list(product((0, 1), repeat=size)), dtype=np.uint8)
        words = np.unique(gf2.matmul(choices, self.matrix[:size]), axis=0)
        sent = gf2.matmul(self.source.ravel()[:size], self.matrix[:size])
        away = (words != self.target.ravel()).sum(axis=1)
        is_other = (words != sent).any(axis=1)
        told = f"the word sent is {int(away[~is_other][0])} away"
        return f"{told}, the nearest other {int(away[is_other].min())}" if is_other.any() else told


def _result(name: str, votes: NDArray[np.uint8]) -> str:
    """Tell how a poll ends."""
    yes = int(votes.sum())
    no = votes.size - yes
    winner = "a tie" if yes == no else "yes" if yes > no else "no"
    return f"{name}: {yes} × yes, {no} × no → {winner}"


def _as_shapes(given: Any, name: str, size: int) -> list[tuple[int, int]]:
    """Return shapes that have so many cells together, or raise an error that names the argument."""
    items = as_sequence(given, name)
    is_several = bool(items) and all(isinstance(one, Sequence) for one in items)
    found = [as_shape(shape, name) for shape in (items if is_several else [given])]
    if sum(rows * columns for rows, columns in found) != size:
        written = " and ".join(f"{rows}×{columns}" for rows, columns in found)
        raise ValueError(f"{name} must have {size} cells, got {written}")
    return found


def _joined(shapes: list[tuple[int, int]]) -> tuple[int, int]:
    """Return the shape of one board, or of the row that holds the cells of several."""
    return shapes[0] if len(shapes) == 1 else (1, sum(rows * columns for rows, columns in shapes))


def _dealt(cells: NDArray[np.uint8], shapes: list[list[int]]) -> list[NDArray[np.uint8]]:
    """Return the cells as boards of these shapes."""
    parts = np.split(cells.ravel(), np.cumsum([rows * columns for rows, columns in shapes])[:-1])
    return [part.reshape(shape) for part, shape in zip(parts, shapes, strict=True)]


def _as_names(names: Any, shape: tuple[int, int]) -> list[str]:
    """Return the names of the cells, or none, or raise."""
    found = [] if names is None else [as_label(name, "names") for name in as_sequence(names, "names")]
    if found and len(found) not in (shape[0], sum(shape)):
        raise ValueError(f"names must be {shape[0]} or {sum(shape)}, one a cell, got {len(found)}")
    return found


def _as_verdicts(verdicts: Any, polls: list[str]) -> list[str]:
    """Return both sentences, or none, or raise."""
    if verdicts is None:
        return []
    found = [as_label(one, "verdicts") for one in as_sequence(verdicts, "verdicts")]
    if len(found) != 2 or polls:
        wanted = "left out where there are polls" if polls else "two, for a white board and for others"
        raise ValueError(f"verdicts must be {wanted}, got {len(found)}")
    return found

"""An explorer: flip the cells of one board, and see what a matrix makes of them on others."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import gf2, plot
from magicmath._checks import as_bits, as_board, as_label, as_sequence, as_shape
from magicmath.widgets._base import (
    Cells,
    PicturedWidget,
    page_code,
    page_style,
    positions_of_ones,
    synced,
    titled,
)


class Explorer(PicturedWidget):
    """Boards tied by a matrix: target = source · matrix, modulo 2.

    The page computes the target itself, so it follows without a running kernel.

    Parameters
    ----------
    matrix : (m, n) array_like of 0/1
    source_shape, target_shape : (rows, columns), with m and n cells
        Several target shapes may be given: the columns of the matrix are dealt out to them in turn.
    labels : sequence of str
        Written above the source and above each target.
    polls : sequence of str, optional
        A name for each row of the one target. Then its cells are votes: each row says how many are yes (1)
        and how many are no (0), and which of them win.

    Attributes
    ----------
    source : uint8 array of `source_shape`, read-only; may be set and observed
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

    def __init__(
        self,
        matrix: ArrayLike,
        source_shape: tuple[int, int],
        target_shape: tuple[int, int] | Sequence[tuple[int, int]],
        labels: Sequence[str] = ("source", "target"),
        polls: Sequence[str] | None = None,
    ) -> None:
        self.matrix = as_bits(matrix, "matrix", ndim=2)
        self.source_shape = _as_shapes([source_shape], "source_shape", len(self.matrix))[0]
        size = self.matrix.shape[1]
        given = as_sequence(target_shape, "target_shape")
        is_several = bool(given) and all(isinstance(one, Sequence) for one in given)
        shapes = _as_shapes(given if is_several else [target_shape], "target_shape", size)
        self.target_shape = shapes[0] if len(shapes) == 1 else (1, size)
        labels = [as_label(label, "labels") for label in as_sequence(labels, "labels")]
        if len(labels) != 1 + len(shapes):
            raise ValueError(f"labels must be {1 + len(shapes)}, one a board, got {len(labels)}")
        polls = [] if polls is None else [as_label(name, "polls") for name in as_sequence(polls, "polls")]
        if polls and (len(shapes) > 1 or len(polls) != shapes[0][0]):
            wanted = f"{shapes[0][0]} names" if len(shapes) == 1 else "left out for several targets"
            raise ValueError(f"polls must be {wanted}, got {len(polls)}")
        zeros = [[0] * self.source_shape[1]] * self.source_shape[0]
        super().__init__(
            _rows=positions_of_ones(self.matrix),
            _target_shapes=[[1, shapes[0][1]]] * len(polls) or [list(shape) for shape in shapes],
            _labels=labels,
            _polls=polls,
            source=zeros,
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
        sizes = [rows * columns for rows, columns in self._target_shapes]
        parts = np.split(self.target.ravel(), np.cumsum(sizes)[:-1])
        targets = [part.reshape(shape) for part, shape in zip(parts, self._target_shapes, strict=True)]
        return titled(plot.boards([self.source, *targets], self._labels), "Explorer")


def _result(name: str, votes: NDArray[np.uint8]) -> str:
    """Tell how a poll ends."""
    yes = int(votes.sum())
    no = votes.size - yes
    winner = "a tie" if yes == no else "yes" if yes > no else "no"
    return f"{name}: {yes} yes, {no} no → {winner}"


def _as_shapes(shapes: Sequence[Any], name: str, size: int) -> list[tuple[int, int]]:
    """Return shapes that have so many cells together, or raise an error that names the argument."""
    found = [as_shape(shape, name) for shape in shapes]
    if sum(rows * columns for rows, columns in found) != size:
        written = " and ".join(f"{rows}×{columns}" for rows, columns in found)
        raise ValueError(f"{name} must have {size} cells, got {written}")
    return found

"""An explorer: flip the cells of one board, and see what a matrix makes of them on another."""

import traitlets

from magicmath import gf2, plot
from magicmath._checks import as_bits, as_sequence, as_shape
from magicmath._widget import Bits, PicturedWidget, page_code, positions_of_ones, synced, titled


class Explorer(PicturedWidget):
    """Two boards tied by a matrix: target = source · matrix, modulo 2.

    The page computes the target itself, so it follows without a running kernel.

    Parameters
    ----------
    matrix : (m, n) array_like of 0/1
    source_shape, target_shape : (rows, columns), with m and n cells
    labels : (str, str)
        Written above source and target.

    Attributes
    ----------
    source : uint8 array of `source_shape`, read-only; may be set and observed
    target : uint8 array of `target_shape`, read-only; may be observed

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

    _esm = page_code("cells.js", "explorer.js")
    _set_by_page = ("source",)

    source = synced(Bits("source_shape"))
    target = Bits("target_shape", read_only=True)
    _rows = traitlets.List().tag(sync=True)
    _target_shape = traitlets.List().tag(sync=True)
    _labels = traitlets.List().tag(sync=True)

    def __init__(self, matrix, source_shape, target_shape, labels=("source", "target")):
        self.matrix = as_bits(matrix, "matrix", ndim=2)
        self.source_shape = _as_shape(source_shape, "source_shape", len(self.matrix))
        self.target_shape = _as_shape(target_shape, "target_shape", self.matrix.shape[1])
        labels = [str(label) for label in as_sequence(labels, "labels")]
        if len(labels) != 2:
            raise ValueError(f"labels must be two, got {len(labels)}")
        zeros = [[0] * self.source_shape[1]] * self.source_shape[0]
        super().__init__(
            _rows=positions_of_ones(self.matrix),
            _target_shape=list(self.target_shape),
            _labels=labels,
            source=zeros,
        )

    @traitlets.observe("source")
    def _follow_source(self, _):
        image = gf2.matmul(self.source.ravel(), self.matrix)
        self.set_trait("target", image.reshape(self.target_shape))

    def _picture(self):
        return titled(plot.boards([self.source, self.target], self._labels), "Explorer")


def _as_shape(shape, name, size):
    rows, columns = as_shape(shape, name)
    if rows * columns != size:
        raise ValueError(f"{name} must have {size} cells, got {rows}×{columns}")
    return rows, columns

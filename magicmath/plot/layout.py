"""Say where boards of a strip stand: side by side, going on below where a page would be too narrow."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from magicmath.plot.cells import Grid
from magicmath.plot.drawing import LABEL_HEIGHT, WIDEST, label_width

_GAP = 18

Shape = tuple[int, ...] | None


@dataclass(frozen=True)
class Layout:
    """Where the boards stand.

    Parameters
    ----------
    width, height : float
        Of all.
    corners : list of list of (x, y)
        The top left of each board's label, for each row and each board in it.
    header : int
        The pixels from there to the board.
    """

    width: float
    height: float
    corners: list[list[tuple[float, float]]]
    header: int


def lay_out(shapes: Sequence[Sequence[Shape]], labels: Sequence[Sequence[str]], grid: Grid) -> Layout:
    """Lay out rows of labelled boards, column under column; None leaves a place empty."""
    header = LABEL_HEIGHT if any(map(any, labels)) else 0
    sizes = [[grid.size(shape) if shape else (0, 0) for shape in row] for row in shapes]
    needed = ([max(size[0], label_width(name)) for size, name in zip(*row, strict=True)]
              for row in zip(sizes, labels, strict=True))  # fmt: skip
    widths = list(map(max, zip(*needed, strict=True)))
    corners: list[list[tuple[float, float]]] = [[] for _ in shapes]
    top, total = 0, 0.0
    for line in _lines(widths):
        for row, placed in zip(sizes, corners, strict=True):
            left = 0.0
            for j in line:
                placed.append((left, top))
                left += widths[j] + _GAP
            total = max(total, left - _GAP)
            top += header + max(row[j][1] for j in line) + _GAP
        top += _GAP * (len(shapes) - 1)
    return Layout(total, top - _GAP * len(shapes), corners, header)


def _lines(widths: Sequence[float]) -> Iterator[range]:
    """Return the numbers of the columns that stand in each line, about as many in each."""
    lines, used = 1, 0.0
    for width in widths:
        if used and used + width > WIDEST:
            lines, used = lines + 1, 0.0
        used += width + _GAP
    columns = range(len(widths))
    most = -(-len(columns) // lines)
    return (columns[start : start + most] for start in range(0, len(columns), most))

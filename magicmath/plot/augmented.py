"""Draw a matrix with another at its right, and the line between them."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from magicmath._checks import as_bits, as_label, as_sequence
from magicmath.plot.cells import Grid, draw_board
from magicmath.plot.drawing import LABEL_HEIGHT, LIGHT, Drawing, label_width
from magicmath.plot.limits import MOST_NUMBERS, require_at_most
from magicmath.plot.picture import Picture

_MARGIN = 24  # pixels for the numbers of the rows
_LINE = 14  # pixels from one half to the other, with the line in their middle


def augmented(left: ArrayLike, right: ArrayLike, labels: Sequence[object] = ("A", "I")) -> Picture:
    """Draw two matrices of bits side by side, with a line between them and their rows numbered.

    Parameters
    ----------
    left : (m, n) array_like of 0/1
    right : (m, k) array_like of 0/1
    labels : (str, str), optional
        Written above the halves.

    Returns
    -------
    Picture

    Raises
    ------
    TypeError, ValueError
        If a half is not made of 0/1, their rows are not as many, or the labels are not two.

    Examples
    --------
    >>> augmented([[0, 1], [1, 1]], [[1, 0], [0, 1]])
    A   │ I
    0 1 │ 1 0
    1 1 │ 0 1
    """
    halves = [as_bits(left, "left", ndim=2), as_bits(right, "right", ndim=2)]
    if len(halves[1]) != len(halves[0]):
        raise ValueError(f"right must have {len(halves[0])} rows as left has, got {len(halves[1])}")
    require_at_most(MOST_NUMBERS, sum(half.size for half in halves), "left and right", "entries")
    names = [as_label(label, "labels") for label in as_sequence(labels, "labels")]
    if len(names) != 2:
        raise ValueError(f"labels must be two, got {len(names)}")
    columns = [
        [name, *(" ".join(map(str, row)) for row in half.tolist())]
        for name, half in zip(names, halves, strict=True)
    ]
    width = max(map(len, columns[0]))
    lines = [f"{one.ljust(width)} │ {other}" for one, other in zip(*columns, strict=True)]
    rows = "; ".join(line.replace("│", "|") for line in lines[1:])
    alt = f"Two matrices with a line between them, {names[0]} | {names[1]}: {rows}."
    return Picture(_draw_augmented(halves, names), "\n".join(lines), alt)


def _draw_augmented(halves: list[NDArray[np.uint8]], names: list[str]) -> Drawing:
    rows = len(halves[0])
    grid = Grid.of(max(rows, *(half.shape[1] for half in halves)))
    widths = [
        max(grid.size(half.shape)[0], label_width(name)) for half, name in zip(halves, names, strict=True)
    ]
    height = grid.size(halves[0].shape)[1]
    drawing = Drawing(_MARGIN + sum(widths) + _LINE, LABEL_HEIGHT + height)
    middles = [round(LABEL_HEIGHT + grid.middle(i, 0)[1]) for i in range(rows)]
    numbers = [(_MARGIN - 6, y, str(i)) for i, y in enumerate(middles)]
    drawing.texts(numbers, text_anchor="end", dominant_baseline="central")
    x: float = _MARGIN
    for half, name, width in zip(halves, names, widths, strict=True):
        drawing.label(x, 0, name)
        draw_board(drawing, half, round(x), LABEL_HEIGHT, grid, dots=False)
        ones = [grid.middle(i, j) for i, j in np.argwhere(half).tolist()]
        placed = [(round(x) + right, LABEL_HEIGHT + down, "1") for right, down in ones]
        if placed:
            drawing.texts(placed, fill=LIGHT, text_anchor="middle", dominant_baseline="central")
        x += width + _LINE
    line = _MARGIN + widths[0] + _LINE / 2
    drawing.path([f"M{line:.0f} {LABEL_HEIGHT}v{height}"], stroke="currentColor", stroke_width=3)
    return drawing

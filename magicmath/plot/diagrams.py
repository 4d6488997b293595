"""Draw what happens step by step: the butterflies of the fast transform, and heaps of stones."""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from magicmath import helix
from magicmath._checks import as_bits, as_flag, as_index, as_indices, as_label
from magicmath.games import nim
from magicmath.plot.cells import Grid, draw_board
from magicmath.plot.drawing import ACCENT, FRAME, LABEL_HEIGHT, STONE, Drawing, label_width
from magicmath.plot.limits import MOST_BOARDS, require_at_most
from magicmath.plot.picture import Picture
from magicmath.plot.texts import HOLE, below, beside, in_words, said, signs, text_board

_LONGEST_SEQUENCE = 64
_STEP = 50  # pixels that the lines of a butterfly go down
_GRID = Grid()
_STONE, _GAP = 22, 18  # pixels


def butterfly(s: ArrayLike, levels: int | None = None) -> Picture:
    """Draw the fast helix transform of a sequence, level under level, with a line for each XOR.

    Parameters
    ----------
    s : (n,) array_like of 0/1, at most 64 items
    levels : int, optional
        How many levels are worked out; the items of the others are left empty. All, if left out.

    Returns
    -------
    Picture

    Raises
    ------
    TypeError, ValueError
        If `s` is not a sequence of 0/1, or too long to draw, or there are not so many levels.

    Examples
    --------
    >>> butterfly([1, 0, 0, 1])
    sequence    ■ □ □ ■
    distance 1  ■ ■ □ ■
    distance 2  ■ ■ ■ □
    """
    first = as_bits(s, "s", ndim=1)
    if first.size > _LONGEST_SEQUENCE:
        raise ValueError(f"s must have at most {_LONGEST_SEQUENCE} items to be drawn, got {first.size}")
    worked = list(helix.butterflies(first))
    count = len(worked) if levels is None else as_index(levels, "levels", high=len(worked) + 1)
    empty = np.full((1, first.size), HOLE, dtype=np.int8)
    sequences = [level.sequence[None] for level in worked]
    rows: list[NDArray[np.integer]] = [first[None], *sequences[:count], *[empty] * (len(worked) - count)]
    labels = ["sequence", *(f"distance {level.half}" for level in worked)]
    drawing = _draw_butterfly(rows, labels, [level.half for level in worked])
    width = max(map(len, labels))
    lines = [f"{label.ljust(width)}  {signs(row)}" for row, label in zip(rows, labels, strict=True)]
    return Picture(drawing, "\n".join(lines), f"Butterfly diagram. {said(labels, rows)}.")


def _draw_butterfly(rows: list[NDArray[np.integer]], labels: list[str], halves: list[int]) -> Drawing:
    grid = Grid() if rows[0].size <= 20 else Grid.of(20)
    left = max(map(label_width, labels)) + _GAP
    width, height = grid.size(rows[0].shape)
    drawing = Drawing(left + width, len(halves) * (height + _STEP) + height)
    for k, half in enumerate(halves):
        top = k * (height + _STEP) + height
        middles = [round(left + grid.middle(0, i)[0]) for i in range(rows[0].size)]
        down = (f"M{x} {top}v{_STEP}" for x in middles)
        drawing.path(down, fill="none", stroke=FRAME, stroke_width=1.5)
        ends = [(middles[i - half], x) for i, x in enumerate(middles) if i & half]
        across = (f"M{start} {top}L{end} {top + _STEP}" for start, end in ends)
        drawing.path(across, fill="none", stroke=ACCENT, stroke_width=1.5)
    for k, (row, label) in enumerate(zip(rows, labels, strict=True)):
        top = k * (height + _STEP)
        drawing.label(0, top + (height - LABEL_HEIGHT) // 2, label)
        draw_board(drawing, row, round(left), top, grid)
    return drawing


def triangle(s: ArrayLike) -> Picture:
    """Draw the triangle of a sequence: each row holds the XORs of the neighbours above it.

    Its left edge, read downwards, is the helix transform; its right edge, read upwards, the
    cognitive transform.

    Parameters
    ----------
    s : (n,) array_like of 0/1, at most 64 items

    Returns
    -------
    Picture

    Raises
    ------
    TypeError, ValueError
        If `s` is not a sequence of 0/1, or too long to draw.

    Examples
    --------
    >>> triangle([1, 0, 0, 1])
    ■ □ □ ■
     ■ □ ■
      ■ ■
       □
    """
    first = as_bits(s, "s", ndim=1)
    if first.size > _LONGEST_SEQUENCE:
        raise ValueError(f"s must have at most {_LONGEST_SEQUENCE} items to be drawn, got {first.size}")
    rows, grid = _triangle_rows(first)
    drawing = Drawing(*_triangle_size(rows, grid))
    _draw_triangle(drawing, rows, grid)
    return Picture(drawing, *_triangle_told(rows))


def over_triangle(upper: Picture, s: ArrayLike) -> Picture:
    """Return a drawn picture with the triangle of a sequence below it.

    Parameters
    ----------
    upper : Picture
        Its figure is a `Drawing`.
    s : (n,) array_like of 0/1, at most 64 items

    Returns
    -------
    Picture

    Raises
    ------
    TypeError, ValueError
        If the figure is no `Drawing`, or `s` is not a sequence of 0/1.
    """
    above = upper.figure
    if not isinstance(above, Drawing):
        raise TypeError("upper must hold a Drawing")
    rows, grid = _triangle_rows(as_bits(s, "s", ndim=1))
    width, height = _triangle_size(rows, grid)
    top = above.height + _GAP
    drawing = above.enlarged(max(above.width, width), top + height)
    _draw_triangle(drawing, rows, grid, top)
    text, alt = _triangle_told(rows)
    return Picture(drawing, f"{upper.text}\n\n{text}", f"{upper.alt} {alt}")


def _triangle_rows(first: NDArray[np.uint8]) -> tuple[list[NDArray[np.uint8]], Grid]:
    return [row[None] for row in helix.fanion(first)], Grid.of(first.size)


def _triangle_size(rows: list[NDArray[np.uint8]], grid: Grid) -> tuple[float, float]:
    width, height = grid.size(rows[0].shape)
    return width, (len(rows) - 1) * grid.down + height


def _draw_triangle(drawing: Drawing, rows: list[NDArray[np.uint8]], grid: Grid, top: float = 0) -> None:
    for k, row in enumerate(rows):
        draw_board(drawing, row, k * grid.across / 2, top + k * grid.down, grid)


def _triangle_told(rows: list[NDArray[np.uint8]]) -> tuple[str, str]:
    text = "\n".join(" " * k + text_board(row) for k, row in enumerate(rows))
    return text, f"Triangle of differences. {said([''] * len(rows), rows)}."


def heaps(sizes: ArrayLike, label: object = "", binary: bool = True) -> Picture:
    """Draw heaps of stones, each beside its binary digits, and the XOR of all below them.

    Parameters
    ----------
    sizes : sequence of int from 0 to 63
    label : str, optional
        Written above them.
    binary : bool, optional
        Whether to draw the digits and the XOR.

    Returns
    -------
    Picture

    Raises
    ------
    TypeError, ValueError
        If a size is no int from 0 to 63, there are no heaps, or `binary` is no bool.

    Examples
    --------
    >>> heaps([3, 5, 7])
    3    ●●●      □ ■ ■
    5    ●●●●●    ■ □ ■
    7    ●●●●●●●  ■ ■ ■
    XOR  1        □ □ ■
    """
    counts = as_indices(sizes, "sizes", high=64)
    require_at_most(MOST_BOARDS, len(counts), "sizes", "heaps")
    bits, title = nim.binary(counts), as_label(label)
    named = f"Heaps of stones, {title}" if title else "Heaps of stones"
    if not as_flag(binary, "binary"):
        lines = beside(["\n".join(map(str, counts)), "\n".join("●" * size for size in counts)])
        alt = f"{named}: {', '.join(map(str, counts))}."
        return Picture(_draw_stones(counts, title), below(title, lines), alt)
    parities, total = bits.sum(axis=0, dtype=int)[None] % 2, int(nim.nim_sum(*counts))
    names, stones = [*map(str, counts), "XOR"], [*("●" * size for size in counts), str(total)]
    text = beside(["\n".join(names), "\n".join(stones), text_board([*bits, *parities])])
    words = said(names[:-1], [row[None] for row in bits])
    alt = f"{named}, in binary {words}; XOR {total}: {in_words(parities)}."
    return Picture(_draw_heaps(counts, bits, parities, total, title), below(title, text), alt)


def _draw_heaps(
    counts: list[int], bits: NDArray[np.uint8], parities: NDArray[np.integer], total: int, label: str
) -> Drawing:
    left = round(label_width("XOR  00"))
    right = left + _STONE * max(*counts, 1) + _GAP
    header = LABEL_HEIGHT if label else 0
    digits_width, digits_height = _GRID.size(bits.shape)
    sum_top = header + digits_height + _GAP // 2
    drawing = Drawing(max(right + digits_width, label_width(label)), sum_top + _GRID.size((1, 1))[1])
    _draw_stones_in(drawing, counts, label, left)
    draw_board(drawing, bits, right, header, _GRID)
    drawing.label(0, sum_top + _GRID.down // 2 - LABEL_HEIGHT // 2, f"XOR  {total}")
    draw_board(drawing, parities, right, sum_top, _GRID)
    return drawing


def _draw_stones(counts: list[int], label: str) -> Drawing:
    """Draw heaps without their digits."""
    left, header = round(label_width("00  ")), LABEL_HEIGHT if label else 0
    width = max(left + _STONE * max(*counts, 1), label_width(label))
    drawing = Drawing(width, header + _GRID.size((len(counts), 1))[1])
    _draw_stones_in(drawing, counts, label, left)
    return drawing


def _draw_stones_in(drawing: Drawing, counts: list[int], label: str, left: int) -> None:
    drawing.label(0, 0, label)
    header = LABEL_HEIGHT if label else 0
    for i, size in enumerate(counts):
        middle = round(header + _GRID.middle(i, 0)[1])
        drawing.label(0, middle - LABEL_HEIGHT // 2, str(size))
        for j in range(size):
            drawing.circle(left + (j + 0.5) * _STONE, middle, 0.4 * _STONE, fill=STONE, stroke=FRAME)

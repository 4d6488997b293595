"""Draw what happens step by step: the butterflies of the fast transform, and heaps of stones."""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from magicmath import helix
from magicmath._checks import as_bits, as_flag, as_index, as_indices, as_label
from magicmath.games import nim
from magicmath.plot.cells import Grid, draw_board
from magicmath.plot.drawing import ACCENT, DARK, FRAME, LABEL_HEIGHT, LIGHT, STONE, Drawing, label_width
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


def heaps(sizes: ArrayLike, label: object = "", binary: bool = True, parities: bool = True) -> Picture:
    """Draw heaps of stones, each beside its binary digits below 4, 2 and 1, and the XOR of all below them.

    Parameters
    ----------
    sizes : sequence of int from 0 to 63
    label : str, optional
        Written above them.
    binary : bool, optional
        Whether to draw the digits and the XOR.
    parities : bool, optional
        Whether to draw the XOR below the digits.

    Returns
    -------
    Picture

    Raises
    ------
    TypeError, ValueError
        If a size is no int from 0 to 63, there are no heaps, or `binary` or `parities` is no bool.

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
    words, digits = said(list(map(str, counts)), [row[None] for row in bits]), text_board(bits)
    if not as_flag(parities, "parities"):
        lines = beside(["\n".join(map(str, counts)), "\n".join("●" * size for size in counts), digits])
        alt = f"{named}, in binary {words}."
        return Picture(_draw_heaps(counts, bits, title, ""), below(title, lines), alt)
    total = int(nim.nim_sum(*counts))
    below_them = bits.sum(axis=0, dtype=int)[None] % 2
    names, stones = [*map(str, counts), "XOR"], [*("●" * size for size in counts), str(total)]
    text = beside(["\n".join(names), "\n".join(stones), text_board([*bits, *below_them])])
    alt = f"{named}, in binary {words}; XOR {total}: {in_words(below_them)}."
    drawing = _draw_heaps(counts, bits, title, f"XOR  {total}", below_them)
    return Picture(drawing, below(title, text), alt)


def _draw_heaps(
    counts: list[int],
    bits: NDArray[np.uint8],
    label: str,
    sum_label: str,
    parities: NDArray[np.integer] | None = None,
) -> Drawing:
    left = round(label_width("XOR  00" if sum_label else "00  "))
    right = left + _STONE * max(*counts, 1) + _GAP
    top = (LABEL_HEIGHT if label else 0) + LABEL_HEIGHT
    digits_width, digits_height = _GRID.size(bits.shape)
    sum_top = top + digits_height + _GAP // 2
    height = top + digits_height if parities is None else sum_top + _GRID.size((1, 1))[1]
    drawing = Drawing(max(right + digits_width, label_width(label)), height)
    _draw_stones_in(drawing, counts, label, left, top)
    powers = [2**place for place in reversed(range(bits.shape[1]))]
    heads = [(right + _GRID.middle(0, j)[0], top - 6, str(power)) for j, power in enumerate(powers)]
    drawing.texts(heads, text_anchor="middle")
    _draw_digits(drawing, bits, right, top)
    if parities is not None:
        drawing.label(0, sum_top + _GRID.down // 2 - LABEL_HEIGHT // 2, sum_label)
        _draw_digits(drawing, parities, right, sum_top)
    return drawing


def _draw_digits(drawing: Drawing, bits: NDArray[np.integer], x: float, y: float) -> None:
    draw_board(drawing, bits, x, y, _GRID, dots=False)
    for bit, ink in enumerate((DARK, LIGHT)):
        middles = (_GRID.middle(i, j) for i, j in np.argwhere(bits == bit).tolist())
        placed = [(x + across, y + down, str(bit)) for across, down in middles]
        drawing.texts(placed, fill=ink, text_anchor="middle", dominant_baseline="central")


def _draw_stones(counts: list[int], label: str) -> Drawing:
    """Draw heaps without their digits."""
    left, top = round(label_width("00  ")), LABEL_HEIGHT if label else 0
    width = max(left + _STONE * max(*counts, 1), label_width(label))
    drawing = Drawing(width, top + _GRID.size((len(counts), 1))[1])
    _draw_stones_in(drawing, counts, label, left, top)
    return drawing


def _draw_stones_in(drawing: Drawing, counts: list[int], label: str, left: int, top: int) -> None:
    drawing.label(0, 0, label)
    for i, size in enumerate(counts):
        middle = round(top + _GRID.middle(i, 0)[1])
        drawing.label(0, middle - LABEL_HEIGHT // 2, str(size))
        for j in range(size):
            drawing.circle(left + (j + 0.5) * _STONE, middle, 0.4 * _STONE, fill=STONE, stroke=FRAME)

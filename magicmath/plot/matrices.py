"""Draw matrices: of numbers, and of very many bits."""

import base64
from collections.abc import Sequence
from fractions import Fraction

import numpy as np
from numpy.typing import ArrayLike, NDArray

from magicmath._checks import (
    as_array,
    as_bits,
    as_flag,
    as_index,
    as_indices,
    as_integers,
    as_label,
    as_reals,
)
from magicmath._shown import shown
from magicmath.plot.cells import Grid, draw_board
from magicmath.plot.drawing import (
    ACCENT,
    DARK,
    FRAME,
    INK,
    LABEL_HEIGHT,
    LIGHT,
    Drawing,
    label_width,
    written,
)
from magicmath.plot.limits import MOST_NUMBERS, require_at_most
from magicmath.plot.picture import Picture
from magicmath.plot.png import two_coloured_png
from magicmath.plot.texts import HOLE, below, number, text_board

_PATTERN_WIDTH, _LARGEST_DOT = 400, 16  # pixels
_MOST_DOTS = 2048  # rows or columns of a pattern; of more, some are drawn for all
_HEAD = 24  # pixels for the numbers of rows and columns
_MOST_SHOWN = 32  # columns of a pattern that its text shows
_TOLERANCE = 1e-9  # of a fraction that is computed in floats
_LARGEST_DENOMINATOR = 1000
_LARGEST_FRACTION = 10**9  # beyond, floats do not tell multiples apart any more


def matrix(
    a: ArrayLike,
    label: object = "",
    highlight: ArrayLike = (),
    dark: ArrayLike | None = None,
    denominator: int = 1,
    columns: ArrayLike = (),
    numbers: bool = False,
    holes: ArrayLike | None = None,
) -> Picture:
    """Draw a matrix of numbers, its odd entries, or others, as dark cells.

    Parameters
    ----------
    a : (m, n) array_like of int or float
    label : str, optional
        Written above it.
    highlight : sequence of int, optional
        Rows to frame.
    dark : (m, n) array_like of 0/1, optional
        Which entries are dark; the odd ones if left out. The text marks these with a star.
    denominator : int, optional
        Of the fractions as which the entries are written, in lowest terms.
    columns : sequence of int, optional
        Columns to frame.
    numbers : bool, optional
        Whether to number the rows and columns from 0.
    holes : (m, n) array_like of 0/1, optional
        1 where an entry is left out; the text has a dot there.

    Returns
    -------
    Picture

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of numbers, or of fractions with this denominator where one is given; if a
        row or a column to frame is not there, `dark` or `holes` is no 0/1 of that shape, or `numbers` is no
        bool.

    Examples
    --------
    >>> matrix([[-1, 2], [0, 5]], "adjugate")
    adjugate
    -1  2
     0  5
    >>> matrix([[-0.2, 0.4], [0, 1]], "inverse", denominator=5)
    inverse
    -1/5  2/5
       0    1
    """
    entries, texts, title = _as_texts(
        a, label, as_index(denominator, "denominator", low=1, high=_LARGEST_DENOMINATOR + 1)
    )
    rows, width = entries.shape
    framed_rows, framed = _as_framed(highlight, rows)
    framed_columns, also_framed = _as_framed(columns, width, "columns", "column")
    edge = _HEAD if as_flag(numbers, "numbers") else 0
    is_dark = entries % 2 == 1 if dark is None else as_bits(dark, "dark", shape=entries.shape) == 1
    is_hole = np.zeros(entries.shape, bool)
    if holes is not None:
        is_hole = as_bits(holes, "holes", shape=entries.shape) == 1
        texts, is_dark = np.where(is_hole, "·", texts), is_dark & ~is_hole
    written = texts if dark is None else np.where(is_dark, texts + "*", texts + " ")
    counted = ", counted from 0" if numbers else ""
    which = "odd entries" if dark is None else f"{int(is_dark.sum())} chosen entries"
    looks = f"{which} are dark"
    if not is_dark.any() and (denominator > 1 or dark is not None):
        looks = "its entries are fractions" if denominator > 1 else "its entries are light"
    alt = f"Matrix {title or 'of numbers'}, {rows} by {width}{counted}; {looks}.{framed}{also_framed}"
    drawing = _draw_matrix(texts, np.where(is_hole, HOLE, is_dark), title, framed_rows, edge, framed_columns)
    if numbers:
        _number(drawing, texts, title)
        return Picture(drawing, below(title, _numbered_text(written)), alt)
    longest = max(map(len, written.flat))
    lines = [" ".join(text.rjust(longest) for text in row).rstrip() for row in written]
    return Picture(drawing, below(title, "\n".join(lines)), alt)


def table(a: ArrayLike, label: object = "", highlight: ArrayLike = ()) -> Picture:
    """Draw a table of numbers, its rows and columns numbered from 0.

    Parameters
    ----------
    a : (m, n) array_like of int or float
    label : str, optional
        Written above it.
    highlight : sequence of int, optional
        Rows to frame.

    Returns
    -------
    Picture

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of numbers, or a row to highlight is not there.

    Examples
    --------
    >>> table([[0, 1, 2], [1, 0, 3]], "nim sums")
    nim sums
       0 1 2
    0  0 1 2
    1  1 0 3
    """
    _, texts, title = _as_texts(a, label)
    rows, columns = texts.shape
    framed_rows, framed = _as_framed(highlight, rows)
    alt = f"Table {title or 'of numbers'}, {rows} by {columns}, counted from 0.{framed}"
    drawing = _draw_matrix(texts, np.zeros(texts.shape, int), title, framed_rows, _HEAD)
    _number(drawing, texts, title)
    return Picture(drawing, below(title, _numbered_text(texts)), alt)


def pattern(
    bits: ArrayLike, label: object = "", marked: ArrayLike | None = None, numbers: int = 0
) -> Picture:
    """Draw a large matrix of bits as a plain pattern, one dark square for each 1.

    Parameters
    ----------
    bits : (m, n) array_like of 0/1
    label : str, optional
        Written above it.
    marked : (m, n) array_like of 0/1, optional
        1 where a square has the accent colour.
    numbers : int, optional
        Number each so many rows and columns at the edges, from 0 on; none if it is 0.

    Returns
    -------
    Picture
        Its text is the pattern itself up to 32 columns, and a count beyond.

    Raises
    ------
    TypeError, ValueError
        If `bits` is not a matrix of 0/1, `marked` is no 0/1 of that shape, or `numbers` is no index.

    Examples
    --------
    >>> from magicmath.helix import geniton
    >>> pattern(geniton(64), "G64")
    G64
    64×64 bits, 729 of them 1
    """
    cells, title = as_bits(bits, "bits", ndim=2), as_label(label)
    rows, columns = cells.shape
    require_at_most(MOST_NUMBERS, max(rows, columns), "bits", "rows or columns")
    dot = max(1, min(_LARGEST_DOT, round(_PATTERN_WIDTH / columns)))
    every = as_index(numbers, "numbers", high=MOST_NUMBERS + 1)
    edge = _HEAD if every else 0
    width, height, header = dot * columns, dot * rows, (LABEL_HEIGHT if title else 0) + edge
    drawing = Drawing(max(edge + width, label_width(title)), header + height)
    drawing.label(0, 0, title)
    drawing.rectangle(edge - 2, header - 2, width + 4, height + 4, fill=FRAME, rx=3)
    png = base64.b64encode(two_coloured_png(_thinned(cells), LIGHT, DARK)).decode()
    address, sharp = f"data:image/png;base64,{png}", "image-rendering:pixelated" if dot > 1 else ""
    drawing.image(address, edge, header, width, height, preserveAspectRatio="none", style=sharp)
    if every:
        above = [(edge + dot * (j + 0.5), header - _HEAD / 2, str(j)) for j in range(0, columns, every)]
        beside = [(_HEAD / 2 - 2, header + dot * (i + 0.5), str(i)) for i in range(0, rows, every)]
        drawing.texts([*above, *beside], text_anchor="middle", dominant_baseline="central")
    count = f"{rows}×{columns} bits, {int(cells.sum(dtype=int))} of them 1"
    if marked is not None:
        chosen = as_bits(marked, "marked", shape=cells.shape)
        _mark(drawing, _thinned(chosen), edge, header, width, height)
        count += f", and {int(chosen.sum(dtype=int))} marked"
    text = text_board(cells) if columns <= _MOST_SHOWN else count
    return Picture(drawing, below(title, text), f"Pattern {title}: {count}.")


def as_matrix(value: ArrayLike, name: str) -> NDArray:
    """Return `value` as a matrix of integers or finite floats, or raise an error that names it."""
    if as_array(value, name).dtype.kind == "f":
        matrix: NDArray = as_reals(value, name)
        if matrix.ndim != 2 or not np.isfinite(matrix).all():
            raise ValueError(f"{name} must be a matrix of finite numbers, got shape {matrix.shape}")
        return matrix
    matrix = as_integers(value, name, ndim=2)
    if matrix.dtype == bool:
        matrix = matrix.astype(int)
    return matrix


def _as_texts(a: ArrayLike, label: object, denominator: int = 1) -> tuple[NDArray, NDArray, str]:
    """Return a matrix, its entries as they are written, and its label, or raise."""
    entries, title = as_matrix(a, "a"), as_label(label)
    require_at_most(MOST_NUMBERS, entries.size, "a", "entries")
    plain = np.vectorize(number, otypes=[object])
    return entries, plain(entries) if denominator == 1 else _fractions(entries, denominator), title


def _fractions(entries: NDArray, denominator: int) -> NDArray:
    """Write each entry as a fraction, or raise where it is none with this denominator."""
    wholes = []
    for entry in entries.flatten().tolist():
        if abs(entry) > _LARGEST_FRACTION:
            raise ValueError(f"a must hold numbers up to {_LARGEST_FRACTION} in size, got {shown(entry)}")
        wholes.append(round(entry * denominator))
        if abs(entry * denominator - wholes[-1]) > _TOLERANCE:
            raise ValueError(f"a must hold multiples of 1/{denominator}, got {shown(entry)}")
    texts = np.array([str(Fraction(whole, denominator)) for whole in wholes], dtype=object)
    return texts.reshape(entries.shape)


def _as_framed(
    value: ArrayLike, count: int, name: str = "highlight", line: str = "row"
) -> tuple[list[int], str]:
    """Return the rows or columns to frame, and the words that name them, or raise."""
    framed = list(dict.fromkeys(as_indices(value, name, high=count)))
    return framed, f" Framed: {line} {', '.join(map(str, framed))}." if framed else ""


def _numbered_text(texts: NDArray) -> str:
    """Return the entries in lines, with the numbers of rows and columns from 0."""
    rows, columns = texts.shape
    longest, head = max(map(len, [*texts.flat, str(columns - 1)])), len(str(rows - 1))
    listed = [("", map(str, range(columns))), *((str(i), row) for i, row in enumerate(texts))]
    lines = (f"{name.rjust(head)}  {' '.join(text.rjust(longest) for text in row)}" for name, row in listed)
    return "\n".join(line.rstrip() for line in lines)


def _number(drawing: Drawing, texts: NDArray, label: str) -> None:
    """Write the numbers of rows and columns beside a matrix that was drawn with an edge for them."""
    grid, header = Grid.for_texts(max(map(len, texts.flat))), LABEL_HEIGHT if label else 0
    rows, columns = texts.shape
    above = [(_HEAD + grid.middle(0, j)[0], header + _HEAD / 2, str(j)) for j in range(columns)]
    beside = [(_HEAD / 2, header + _HEAD + grid.middle(i, 0)[1], str(i)) for i in range(rows)]
    drawing.texts([*above, *beside], text_anchor="middle", dominant_baseline="central")


def _draw_matrix(
    texts: NDArray,
    cells: NDArray,
    label: str,
    framed_rows: list[int],
    edge: int = 0,
    framed_columns: Sequence[int] = (),
) -> Drawing:
    """Draw cells of 0, 1 and holes with a label, and so many pixels free above them and at their left."""
    grid = Grid.for_texts(max(map(len, texts.flat)))
    width, height = grid.size(texts.shape)
    header = (LABEL_HEIGHT if label else 0) + edge
    drawing = Drawing(max(edge + width, label_width(label)), header + height)
    drawing.label(0, 0, label)
    draw_board(drawing, cells, edge, header, grid, dots=False)
    for cell, ink in ((0, INK), (1, LIGHT)):
        middles = ((*grid.middle(i, j), texts[i, j]) for i, j in np.argwhere(cells == cell).tolist())
        placed = [(edge + x, header + y, text.replace("-", "−")) for x, y, text in middles]
        if placed:
            drawing.texts(placed, fill=ink, text_anchor="middle", dominant_baseline="central")
    inset = grid.gap / 2
    across = [(0, row * grid.down, width - grid.gap, grid.down) for row in framed_rows]
    down = [(column * grid.across, 0, grid.across, height - grid.gap) for column in framed_columns]
    for left, top, wide, high in [*across, *down]:
        place = (edge + inset + left, header + inset + top, wide, high)
        drawing.rectangle(*place, rx=grid.corner + 2, fill="none", stroke=ACCENT, stroke_width=3)
    return drawing


def _mark(
    drawing: Drawing, chosen: NDArray[np.uint8], left: int, header: int, width: int, height: int
) -> None:
    """Fill the squares that are chosen in a pattern of this size below its label and beside its numbers."""
    down, across = height / chosen.shape[0], width / chosen.shape[1]
    square = f"h{written(across)}v{written(down)}h-{written(across)}z"
    places = np.argwhere(chosen).tolist()
    steps = (f"M{written(left + across * j)} {written(header + down * i)}{square}" for i, j in places)
    drawing.path(steps, fill=ACCENT)


def _thinned(bits: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return a pattern, or where it has very many rows or columns, some spread evenly over them."""
    for axis, length in enumerate(bits.shape):
        if length > _MOST_DOTS:
            bits = bits.take(np.linspace(0, length - 1, _MOST_DOTS).round().astype(int), axis)
    return bits

"""Draw matrices: of numbers, and of very many bits."""

import base64
from fractions import Fraction

import numpy as np
from numpy.typing import ArrayLike, NDArray

from magicmath._checks import as_array, as_bits, as_index, as_indices, as_integers, as_label, as_reals
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
from magicmath.plot.texts import below, number, text_board

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

    Returns
    -------
    Picture

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of numbers, or of fractions with this denominator where one is given; if a
        row to highlight is not there, or `dark` is no 0/1 of that shape.

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
    rows, columns = entries.shape
    framed_rows, framed = _as_framed(highlight, rows)
    is_dark = entries % 2 == 1 if dark is None else as_bits(dark, "dark", shape=entries.shape) == 1
    written = texts if dark is None else np.where(is_dark, texts + "*", texts + " ")
    longest = max(map(len, written.flat))
    lines = [" ".join(text.rjust(longest) for text in row).rstrip() for row in written]
    which = "odd entries" if dark is None else f"{int(is_dark.sum())} chosen entries"
    alt = f"Matrix {title or 'of numbers'}, {rows} by {columns}; {which} are dark.{framed}"
    drawing = _draw_matrix(texts, is_dark, title, framed_rows)
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
    longest, head = max(map(len, [*texts.flat, str(columns - 1)])), len(str(rows - 1))
    listed = [("", map(str, range(columns))), *((str(i), row) for i, row in enumerate(texts))]
    lines = [f"{name.rjust(head)}  {' '.join(text.rjust(longest) for text in row)}" for name, row in listed]
    alt = f"Table {title or 'of numbers'}, {rows} by {columns}, counted from 0.{framed}"
    return Picture(_draw_table(texts, title, framed_rows), below(title, "\n".join(lines)), alt)


def pattern(bits: ArrayLike, label: object = "", marked: ArrayLike | None = None) -> Picture:
    """Draw a large matrix of bits as a plain pattern, one dark square for each 1.

    Parameters
    ----------
    bits : (m, n) array_like of 0/1
    label : str, optional
        Written above it.
    marked : (m, n) array_like of 0/1, optional
        1 where a square has the accent colour.

    Returns
    -------
    Picture
        Its text is the pattern itself up to 32 columns, and a count beyond.

    Raises
    ------
    TypeError, ValueError
        If `bits` is not a matrix of 0/1, or `marked` is no 0/1 of that shape.

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
    width, height, header = dot * columns, dot * rows, LABEL_HEIGHT if title else 0
    drawing = Drawing(max(width, label_width(title)), header + height)
    drawing.label(0, 0, title)
    drawing.rectangle(-2, header - 2, width + 4, height + 4, fill=FRAME, rx=3)
    png = base64.b64encode(two_coloured_png(_thinned(cells), LIGHT, DARK)).decode()
    address, sharp = f"data:image/png;base64,{png}", "image-rendering:pixelated" if dot > 1 else ""
    drawing.image(address, 0, header, width, height, preserveAspectRatio="none", style=sharp)
    count = f"{rows}×{columns} bits, {int(cells.sum(dtype=int))} of them 1"
    if marked is not None:
        chosen = as_bits(marked, "marked", shape=cells.shape)
        _mark(drawing, _thinned(chosen), header, width, height)
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


def _as_framed(highlight: ArrayLike, rows: int) -> tuple[list[int], str]:
    """Return the rows to frame, and the words that name them, or raise."""
    framed_rows = list(dict.fromkeys(as_indices(highlight, "highlight", high=rows)))
    return framed_rows, f" Framed: row {', '.join(map(str, framed_rows))}." if framed_rows else ""


def _draw_table(texts: NDArray, label: str, framed_rows: list[int]) -> Drawing:
    """Draw the cells as those of a matrix without odd entries, and number their rows and columns."""
    drawing = _draw_matrix(texts, np.zeros(texts.shape, bool), label, framed_rows, _HEAD)
    grid, header = Grid.for_texts(max(map(len, texts.flat))), LABEL_HEIGHT if label else 0
    rows, columns = texts.shape
    above = [(_HEAD + grid.middle(0, j)[0], header + _HEAD / 2, str(j)) for j in range(columns)]
    beside = [(_HEAD / 2, header + _HEAD + grid.middle(i, 0)[1], str(i)) for i in range(rows)]
    drawing.texts([*above, *beside], text_anchor="middle", dominant_baseline="central")
    return drawing


def _draw_matrix(texts: NDArray, dark: NDArray, label: str, framed_rows: list[int], edge: int = 0) -> Drawing:
    """Draw the cells with a label, and so many pixels free above them and at their left."""
    grid = Grid.for_texts(max(map(len, texts.flat)))
    width, height = grid.size(texts.shape)
    header = (LABEL_HEIGHT if label else 0) + edge
    drawing = Drawing(max(edge + width, label_width(label)), header + height)
    drawing.label(0, 0, label)
    draw_board(drawing, dark.astype(int), edge, header, grid, dots=False)
    for is_dark, ink in ((False, INK), (True, LIGHT)):
        middles = ((*grid.middle(i, j), texts[i, j]) for i, j in np.argwhere(dark == is_dark).tolist())
        placed = [(edge + x, header + y, text) for x, y, text in middles]
        if placed:
            drawing.texts(placed, fill=ink, text_anchor="middle", dominant_baseline="central")
    for row in framed_rows:
        top = header + row * grid.down + grid.gap / 2
        place = (edge + grid.gap / 2, top, width - grid.gap, grid.down)
        drawing.rectangle(*place, rx=grid.corner + 2, fill="none", stroke=ACCENT, stroke_width=3)
    return drawing


def _mark(drawing: Drawing, chosen: NDArray[np.uint8], header: int, width: int, height: int) -> None:
    """Fill the squares that are chosen in a pattern of this size below its label."""
    down, across = height / chosen.shape[0], width / chosen.shape[1]
    square = f"h{written(across)}v{written(down)}h-{written(across)}z"
    places = np.argwhere(chosen).tolist()
    steps = (f"M{written(across * j)} {written(header + down * i)}{square}" for i, j in places)
    drawing.path(steps, fill=ACCENT)


def _thinned(bits: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return a pattern, or where it has very many rows or columns, some spread evenly over them."""
    for axis, length in enumerate(bits.shape):
        if length > _MOST_DOTS:
            bits = bits.take(np.linspace(0, length - 1, _MOST_DOTS).round().astype(int), axis)
    return bits

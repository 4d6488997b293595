"""Pictures of boards, strips of boards and matrices, each carrying its own text.

A 1 is a dark cell with a light dot and a 0 a light one, so no meaning hangs on colour. Every
function returns a `Picture`: Jupyter shows it as PNG with an alternative text, and stores
beside it the same content as plain text.
"""

import io

import numpy as np

from magicmath import helix, nim
from magicmath._checks import as_bits, as_index, as_indices, as_integers, as_reals, as_sequence, several
from magicmath.rules import RuleSet

DARK, LIGHT, FRAME, INK, ACCENT, STONE = "#1d2230", "#fbf8f1", "#7d8590", "#22262e", "#b3541e", "#c9bda6"
_FONTS = ["DejaVu Sans", "DejaVu Sans Mono"]  # the second has the APL signs
_LETTERING = {"fontsize": 10, "color": INK, "family": _FONTS, "parse_math": False}
_CELL = 0.34  # inches
_GAP = 0.5  # cells between the boards of a strip
_MANY = 400  # cells; above, they are drawn all at once, and with sharp corners
_HOLE = -1  # a cell that is not there, among those of 0 and 1
_LETTER = 0.24  # cells that a letter of a label takes
_LARGEST_NUMBER = 2**53  # which floats, and so the drawing, still tell apart
_MOST_PIXELS = 2**24


class Picture:
    """A drawing that knows its text: `figure` (matplotlib), `text`, and `alt` in a sentence."""

    def __init__(self, figure, text, alt):
        self.figure = figure
        self.text = text
        self.alt = alt

    @property
    def png(self):
        """The picture as PNG bytes."""
        stream = io.BytesIO()
        width, height = self.figure.get_size_inches()
        dpi = min(96, (_MOST_PIXELS / (width * height)) ** 0.5)  # or a large board would fill the memory
        self.figure.savefig(stream, format="png", dpi=dpi, metadata={"Software": None})
        return stream.getvalue()

    def __repr__(self):
        return self.text

    def _repr_mimebundle_(self, include=None, exclude=None):
        return {"text/plain": self.text, "image/png": self.png}, {"image/png": {"alt": self.alt}}


def board(cells, label=""):
    """Draw one board.

    Parameters
    ----------
    cells : (rows, columns) array_like of 0/1
    label : str, optional
        Written above it.

    Returns
    -------
    Picture

    Raises
    ------
    TypeError, ValueError
        If `cells` is not a board of 0/1.

    Examples
    --------
    >>> board([[1, 1, 0], [1, 1, 0], [0, 0, 0]], "mask 0")
    mask 0
    ■ ■ □
    ■ ■ □
    □ □ □
    """
    return boards(as_bits(cells, "cells", ndim=2)[None], [label])


def boards(stack, labels=None, holes=None):
    """Draw boards side by side.

    Parameters
    ----------
    stack : (k, rows, columns) array_like of 0/1, or a sequence of boards of several shapes
    labels : sequence of k str, optional
        Their numbers 0, 1, … if left out.
    holes : (rows, columns) array_like of 0/1, optional
        1 where a cell of every board is missing.

    Returns
    -------
    Picture

    Raises
    ------
    TypeError, ValueError
        If `stack` does not hold boards of 0/1, the labels are not as many, or the holes do not fit.

    Examples
    --------
    >>> boards([[[1, 0]], [[0, 1]]])
    0    1
    ■ □  □ ■
    """
    if isinstance(stack, np.integer) or not len(as_sequence(stack, "stack")):
        raise ValueError("stack is empty: it must hold at least one board")
    stack = [as_bits(cells, f"stack[{i}]", ndim=2) for i, cells in enumerate(stack)]
    labels = _as_labels(labels, len(stack))
    if holes is not None:
        stack = [_dig(cells, as_bits(holes, "holes", shape=cells.shape)) for cells in stack]
    return _strip([list(zip(stack, labels, strict=True))])


def colours(stack, k, labels=None):
    """Draw boards of k colours side by side, each cell with its number, the darker the greater.

    Parameters
    ----------
    stack : (n, rows, columns) array_like of int from 0 to k - 1
    k : int, at least 2
    labels : sequence of n str, optional
        Their numbers 0, 1, … if left out.

    Returns
    -------
    Picture

    Raises
    ------
    TypeError, ValueError
        If `stack` does not hold boards of such integers, or the labels are not as many.

    Examples
    --------
    >>> colours([[[0, 2], [1, 0]]], 3, ["board"])
    board
    0 2
    1 0
    """
    from matplotlib.colors import to_hex, to_rgb

    k = as_index(k, "k", low=2, high=_LARGEST_NUMBER)
    stack = as_integers(stack, "stack", ndim=3)
    if (stack < 0).any() or (stack >= k).any():
        raise ValueError(f"stack must hold colours from 0 to {k - 1}, got {stack.min()} to {stack.max()}")
    labels = _as_labels(labels, len(stack))
    stack = stack.astype(int)
    light, dark = np.array(to_rgb(LIGHT)), np.array(to_rgb(DARK))
    count, rows, columns = stack.shape
    step = max(columns, *(_LETTER * len(label) for label in labels)) + _GAP
    axes = _bare_axes(step * count - _GAP, rows)
    for number, (cells, label) in enumerate(zip(stack, labels, strict=True)):
        _write_label(axes, step * number, 0, label)
        _draw_frame(axes, cells.shape, step * number, 0)
        for (i, j), cell in np.ndenumerate(cells):
            share = int(cell) / (k - 1)
            x, y = step * number + j, i
            axes.add_patch(_square(x, y, to_hex(light + share * (dark - light))))
            look = {
                "fontsize": 10,
                "ha": "center",
                "va": "center",
                "color": "#000" if share <= 0.6 else "#fff",
            }
            axes.text(x + 0.5, y + 0.5, str(cell), **look)
    width = len(str(stack.max()))
    blocks = [
        "\n".join([label, *(" ".join(str(cell).rjust(width) for cell in row) for row in cells)])
        for cells, label in zip(stack, labels, strict=True)
    ]
    said = "; ".join(block.replace("\n", ": ", 1).replace("\n", " / ") for block in blocks)
    return Picture(axes.figure, beside(blocks), f"Boards of {k} colours. {said}.")


def path(rules, start, presses):
    """Draw a solution as Day's SHOWPATH does: each mask above the board that it makes.

    Parameters
    ----------
    rules : RuleSet
    start : (rows, columns) array_like of 0/1
    presses : int, or sequence of int

    Returns
    -------
    Picture

    Raises
    ------
    TypeError, ValueError
        As `RuleSet.path`.

    Examples
    --------
    >>> from magicmath.rules import MAGIC, to_board
    >>> path(MAGIC, to_board(32), [0, 5, 6])
           press 0  press 5  press 6
           ■ ■ □    □ □ ■    □ □ □
           ■ ■ □    □ □ ■    ■ ■ □
           □ □ □    □ □ ■    ■ ■ □
    <BLANKLINE>
    start  1        2        3
    □ □ □  ■ ■ □    ■ ■ ■    ■ ■ ■
    ■ □ □  □ ■ □    □ ■ ■    ■ □ ■
    □ □ □  □ □ □    □ □ ■    ■ ■ ■
    """
    if not isinstance(rules, RuleSet):
        raise TypeError(f"rules must be a RuleSet, got {rules!r}")
    reached = rules.path(start, presses)
    numbers = list(several(presses))
    masks = [(None, ""), *((_dig(rules[n], rules.holes), f"press {n}") for n in numbers)]
    names = ["start", *(str(i + 1) for i in range(len(numbers)))]
    return _strip([masks, list(zip(_dig(reached, rules.holes), names, strict=True))])


def matrix(a, label="", highlight=()):
    """Draw a matrix of numbers, its odd entries as dark cells.

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
    >>> matrix([[-1, 2], [0, 5]], "adjugate")
    adjugate
    -1  2
     0  5
    """
    from matplotlib.patches import Rectangle

    a = as_matrix(a, "a")
    rows, columns = a.shape
    highlight = as_indices(highlight, "highlight", high=rows)
    label = str(label)
    axes = _bare_axes(columns, rows, top=bool(label))
    odd = a % 2 == 1
    _draw_cells(axes, odd, 0, 0, dots=False)
    texts = np.vectorize(number, otypes=[object])(a)
    for (i, j), text in np.ndenumerate(texts):
        axes.text(j + 0.5, i + 0.5, text, ha="center", va="center", fontsize=10 if len(text) < 4 else 8,
                  color=LIGHT if odd[i, j] else INK)  # fmt: skip
    for row in highlight:
        axes.add_patch(Rectangle((0, row), columns, 1, fill=False, edgecolor=ACCENT, linewidth=3, zorder=3))
    _write_label(axes, 0, 0, label)
    width = max(map(len, texts.flat))
    lines = [" ".join(text.rjust(width) for text in row) for row in texts]
    framed = f" Framed: row {', '.join(map(str, highlight))}." if len(highlight) else ""
    alt = f"Matrix {label or 'of numbers'}, {rows} by {columns}; odd entries are dark.{framed}"
    return Picture(axes.figure, _below(label, "\n".join(lines)), alt)


def pattern(bits, label=""):
    """Draw a large matrix of bits as a plain pattern, one dark square for each 1.

    Parameters
    ----------
    bits : (m, n) array_like of 0/1
    label : str, optional
        Written above it.

    Returns
    -------
    Picture
        Its text is the pattern itself up to 32 columns, and a count beyond.

    Raises
    ------
    TypeError, ValueError
        If `bits` is not a matrix of 0/1.

    Examples
    --------
    >>> from magicmath.helix import geniton
    >>> pattern(geniton(64), "G64")
    G64
    64×64 bits, 729 of them 1
    """
    from matplotlib.figure import Figure

    bits = as_bits(bits, "bits", ndim=2)
    rows, columns = bits.shape
    label = str(label)
    width = 4.0
    figure = Figure(figsize=(width, width * rows / columns + 0.3), facecolor="white")
    axes = figure.add_axes((0.01, 0.01, 0.98, 0.98 - 0.3 / figure.get_figheight()))
    axes.imshow(bits, cmap=_two_colours(), vmin=0, vmax=1, interpolation="nearest", aspect="auto")
    axes.set_xticks([])
    axes.set_yticks([])
    _write_title(axes, label, pad=3)
    count = f"{rows}×{columns} bits, {int(bits.sum(dtype=int))} of them 1"
    text = text_board(bits) if columns <= 32 else count
    return Picture(figure, _below(label, text), f"Pattern {label}: {count}.")


def butterfly(s):
    """Draw the fast helix transform of a sequence, level under level, with a line for each XOR.

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
    >>> butterfly([1, 0, 0, 1])
    sequence    ■ □ □ ■
    distance 1  ■ ■ □ ■
    distance 2  ■ ■ ■ □
    """
    s = as_bits(s, "s", ndim=1)
    if s.size > 64:
        raise ValueError(f"s must have at most 64 items to be drawn, got {s.size}")
    levels = list(helix.butterflies(s))
    rows = [s, *(level.sequence for level in levels)]
    labels = ["sequence", *(f"distance {level.half}" for level in levels)]
    height, left = 2.6, 0.24 * max(map(len, labels)) + 0.6
    axes = _bare_axes(left + s.size, height * (len(rows) - 1) + 1, top=False)
    for k, level in enumerate(levels):
        top, bottom = height * k + 1, height * (k + 1)
        for i in range(s.size):
            x = left + i + 0.5
            axes.plot([x, x], [top, bottom], color=FRAME, linewidth=1)
            if i & level.half:
                axes.plot([x - level.half, x], [top, bottom], color=ACCENT, linewidth=1.2)
    for k, (row, label) in enumerate(zip(rows, labels, strict=True)):
        _draw_cells(axes, row[None], left, height * k)
        _write_label(axes, 0, height * k + 0.9, label)
    width = max(map(len, labels))
    lines = [
        f"{label.ljust(width)}  {text_board(row[None])}" for row, label in zip(rows, labels, strict=True)
    ]
    said = "; ".join(f"{label}: {_in_words(row[None])}" for row, label in zip(rows, labels, strict=True))
    return Picture(axes.figure, "\n".join(lines), f"Butterfly diagram. {said}.")


def heaps(sizes, label=""):
    """Draw heaps of stones, each beside its binary digits, and the XOR of all below them.

    Parameters
    ----------
    sizes : sequence of int from 0 to 63
    label : str, optional
        Written above them.

    Returns
    -------
    Picture

    Raises
    ------
    TypeError, ValueError
        If a size is no int from 0 to 63, or there are no heaps.

    Examples
    --------
    >>> heaps([3, 5, 7])
    3    ●●●      □ ■ ■
    5    ●●●●●    ■ □ ■
    7    ●●●●●●●  ■ ■ ■
    XOR  1        □ □ ■
    """
    from matplotlib.patches import Circle

    sizes = as_indices(sizes, "sizes", high=64)
    bits, label = nim.binary(sizes), str(label)
    parities, total = bits.sum(axis=0, dtype=int) % 2, nim.nim_sum(*sizes)
    left, rows = 1.6, len(sizes)
    right = left + max(*sizes, 1) + 0.6
    axes = _bare_axes(right + bits.shape[1], rows + 1.4, top=bool(label))
    _write_label(axes, 0, 0, label)
    for i, size in enumerate(sizes):
        _write_label(axes, 0, i + 0.9, size)
        for j in range(size):
            axes.add_patch(Circle((left + j + 0.5, i + 0.5), 0.38, facecolor=STONE, edgecolor=FRAME))
    _draw_cells(axes, bits, right, 0)
    _write_label(axes, 0, rows + 1.3, f"XOR  {total}")
    _draw_cells(axes, parities[None], right, rows + 0.4)
    names, stones = [*map(str, sizes), "XOR"], [*("●" * size for size in sizes), str(total)]
    text = beside(["\n".join(names), "\n".join(stones), text_board([*bits, parities])])
    said = "; ".join(f"{size}: {_in_words(row[None])}" for size, row in zip(sizes, bits, strict=True))
    named = f"Heaps of stones, {label}" if label else "Heaps of stones"
    alt = f"{named}, in binary {said}; XOR {total}: {_in_words(parities[None])}."
    return Picture(axes.figure, _below(label, text), alt)


def bars(counts, label=""):
    """Draw counts as bars.

    Parameters
    ----------
    counts : dict from int or str to int
    label : str, optional
        Written above them.

    Returns
    -------
    Picture
        Its text lists the counts.

    Raises
    ------
    TypeError, ValueError
        If `counts` is no dict, is empty, or holds other than integers from 0.

    Examples
    --------
    >>> bars({1: 3, 2: 12}, "orders")
    orders
    1: 3
    2: 12
    """
    from matplotlib.figure import Figure

    if not isinstance(counts, dict):
        raise TypeError(f"counts must be a dict, got {counts!r}")
    if not counts:
        raise ValueError("counts is empty")
    for count in counts.values():
        as_index(count, "counts", high=_LARGEST_NUMBER)
    names, label = [str(name) for name in counts], str(label)
    figure = Figure(figsize=(min(9.0, 1.2 + 0.42 * len(names)), 2.6), facecolor="white", layout="constrained")
    axes = figure.add_subplot()
    drawn = axes.bar(range(len(names)), list(counts.values()), color=DARK)
    axes.set_xticks(range(len(names)), names, parse_math=False)
    crowded = len(str(max(counts.values()))) > 6
    axes.bar_label(
        drawn, map(str, counts.values()), fontsize=7, color=INK, rotation=90 * crowded, padding=2 * crowded
    )
    axes.margins(y=0.25 if crowded else 0.05)
    axes.ticklabel_format(axis="y", style="plain")
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(axis="x", labelsize=8, rotation=0 if len(names) < 16 else 90)
    _write_title(axes, label)
    lines = [f"{name}: {count}" for name, count in zip(names, counts.values(), strict=True)]
    text = _below(label, "\n".join(lines))
    return Picture(figure, text, f"Bars, {label}: {', '.join(lines)}.")


def points(values, label=""):
    """Draw a sequence of numbers as points, one above each index.

    Parameters
    ----------
    values : (n,) array_like of int, none negative
    label : str, optional
        Written above them.

    Returns
    -------
    Picture
        Its text tells the greatest value and how many are 0.

    Raises
    ------
    TypeError, ValueError
        If `values` is not a sequence of such integers.

    Examples
    --------
    >>> points([0, 4, 0, 2], "values")
    values
    4 points from 0 to 3: the greatest is 4 at 1, and 2 are 0
    """
    from matplotlib.figure import Figure

    values, label = as_integers(values, "values", ndim=1), str(label)
    if values.min() < 0 or values.max() >= _LARGEST_NUMBER:
        raise ValueError(
            f"values must be from 0 to {_LARGEST_NUMBER - 1}, got {values.min()} to {values.max()}"
        )
    values = values.astype(int)
    figure = Figure(figsize=(7.2, 3.2), facecolor="white", layout="constrained")
    axes = figure.add_subplot()
    axes.plot(values, ".", color=DARK, markersize=3 if len(values) < 1000 else 1.5)
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(labelsize=8)
    _write_title(axes, label)
    greatest, zeros = f"{values.max()} at {values.argmax()}", int((values == 0).sum())
    text = f"{len(values)} points from 0 to {len(values) - 1}: the greatest is {greatest}, and {zeros} are 0"
    return Picture(figure, _below(label, text), f"Points, {label}: {text}.")


def _below(label, text):
    return f"{label}\n{text}" if label else text


def _write_title(axes, label, **more):
    axes.set_title(label, loc="left", **_LETTERING, **more)


def _two_colours():
    from matplotlib.colors import ListedColormap

    return ListedColormap([LIGHT, DARK])


def as_matrix(value, name):
    """Return `value` as a matrix of integers or finite floats, or raise an error that names it."""
    if not isinstance(value, np.ma.MaskedArray) and _holds_floats(value):
        matrix = as_reals(value, name)
        if matrix.ndim != 2 or not np.isfinite(matrix).all():
            raise ValueError(f"{name} must be a matrix of finite numbers, got shape {matrix.shape}")
        return matrix
    matrix = as_integers(value, name, ndim=2)
    return matrix.astype(int) if matrix.dtype == bool else matrix


def _holds_floats(value):
    try:
        return np.asarray(value).dtype.kind == "f"
    except ValueError:
        return False


def number(x):
    """Write a number as short as it can be: no trailing zeros, at most three digits."""
    if isinstance(x, (int, np.integer)):
        return str(x)
    return f"{x:z.3g}"


def text_board(cells):
    """Return a board as lines of ■ and □.

    Parameters
    ----------
    cells : (rows, columns) array_like of 0/1

    Returns
    -------
    str

    Raises
    ------
    TypeError, ValueError
        If `cells` is not a board of 0/1.

    Examples
    --------
    >>> print(text_board([[1, 0], [0, 1]]))
    ■ □
    □ ■
    """
    return _signs(as_bits(cells, "cells", ndim=2))


def beside(blocks):
    """Return blocks of text set side by side, two spaces apart."""
    columns = [block.split("\n") for block in blocks]
    height = max(map(len, columns))
    widths = [max(map(len, lines)) for lines in columns]
    padded = [lines + [""] * (height - len(lines)) for lines in columns]
    rows = zip(*padded, strict=True)
    return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)


def _as_labels(labels, count):
    if labels is None:
        labels = range(count)
    labels = [str(label) for label in (labels if isinstance(labels, str) else as_sequence(labels, "labels"))]
    if len(labels) != count:
        raise ValueError(f"labels must be {count}, one a board, got {len(labels)}")
    return labels


def _dig(cells, holes):
    return np.where(holes, _HOLE, cells.astype(np.int8))


def _strip(rows_of_boards):
    """Draw rows of (board or None, label) pairs, column under column."""
    labelled = any(label for row in rows_of_boards for _, label in row)
    columns = range(max(map(len, rows_of_boards)))
    sizes = [[_size(cells, label) for cells, label in row] for row in rows_of_boards]
    widths = [max(row[j][0] for row in sizes if j < len(row)) for j in columns]
    heights = [max(height for _, height in row) for row in sizes]
    x = np.cumsum([0, *widths]) + _GAP * np.arange(len(widths) + 1)
    y = np.cumsum([0, *heights]) + (_GAP + labelled) * np.arange(len(heights) + 1)
    size = (x[-1] - _GAP, y[-1] - _GAP - labelled)
    axes = _bare_axes(*size, top=labelled)
    for i, row in enumerate(rows_of_boards):
        for j, (cells, label) in enumerate(row):
            _write_label(axes, x[j], y[i], label)
            if cells is not None:
                _draw_cells(axes, cells, x[j], y[i])
    drawn = [pair for row in rows_of_boards for pair in row if pair[0] is not None]
    word = "Board" if len(drawn) == 1 else f"{len(drawn)} boards"
    said = "; ".join(f"{label}: {_in_words(cells)}" if label else _in_words(cells) for cells, label in drawn)
    return Picture(axes.figure, _strip_text(rows_of_boards, labelled), f"{word}. {said}.")


def _size(cells, label):
    """Return the width and height, in cells, that a board takes with its label."""
    if cells is None:
        return 0, 0
    rows, columns = cells.shape
    return max(columns, _LETTER * len(label)), rows


def _strip_text(rows_of_boards, labelled):
    blocks = [
        [f"{label}\n" * labelled + ("" if cells is None else _signs(cells)) for cells, label in row]
        for row in rows_of_boards
    ]
    width = {}
    for row in blocks:
        for j, block in enumerate(row):
            width[j] = max(width.get(j, 0), *map(len, block.split("\n")))
    aligned = [[f"{block}\n{' ' * width[j]}" for j, block in enumerate(row)] for row in blocks]
    return "\n\n".join(beside(row).rstrip("\n") for row in aligned)


def _signs(cells):
    return "\n".join(" ".join("□■·"[cell] for cell in row) for row in cells)


def _in_words(cells):
    return " / ".join("".join("01·"[cell] for cell in row) for row in cells)


def _bare_axes(width, height, top=True):
    """Return axes in a figure of their own that measure in cells, with room for labels at the top."""
    from matplotlib.figure import Figure

    size = ((width + 1) * _CELL, (height + 0.6 + 0.7 * top) * _CELL)
    axes = Figure(figsize=size, facecolor="white").add_axes((0, 0, 1, 1))
    axes.set_xlim(-0.5, width + 0.5)
    axes.set_ylim(height + 0.3, -0.3 - 0.7 * top)
    axes.set_aspect("equal")
    axes.axis("off")
    return axes


def _write_label(axes, x, y, label):
    axes.text(x, y - 0.2, label, ha="left", va="bottom", **_LETTERING)


def _draw_cells(axes, cells, x, y, dots=True):
    from matplotlib.patches import Circle

    cells = np.asarray(cells)
    _draw_frame(axes, cells.shape, x, y)
    if cells.size > _MANY:
        _draw_many_cells(axes, cells, x, y, dots)
        return
    for (i, j), cell in np.ndenumerate(cells):
        if cell == _HOLE:
            continue
        axes.add_patch(_square(x + j, y + i, DARK if cell else LIGHT))
        if cell and dots:
            axes.add_patch(Circle((x + j + 0.5, y + i + 0.5), 0.11, color=LIGHT, linewidth=0))


def _draw_frame(axes, shape, x, y):
    from matplotlib.patches import Rectangle

    rows, columns = shape
    axes.add_patch(Rectangle((x - 0.06, y - 0.06), columns + 0.12, rows + 0.12, color=FRAME, linewidth=0))


def _square(x, y, colour):
    from matplotlib.patches import FancyBboxPatch

    rounded = "round,pad=0.07,rounding_size=0.12"
    return FancyBboxPatch((x + 0.12, y + 0.12), 0.76, 0.76, boxstyle=rounded, facecolor=colour, linewidth=0)


def _draw_many_cells(axes, cells, x, y, dots):
    from matplotlib.collections import PolyCollection

    corner = np.argwhere(np.ones_like(cells))[:, None, ::-1] + [x, y]
    square = np.array([[0.05, 0.05], [0.95, 0.05], [0.95, 0.95], [0.05, 0.95]])
    diamond = np.array([[0.5, 0.36], [0.64, 0.5], [0.5, 0.64], [0.36, 0.5]])
    dark = cells.ravel() == 1
    for shape, chosen, colour in (
        (square, cells.ravel() == 0, LIGHT),
        (square, dark, DARK),
        (diamond, dark & dots, LIGHT),
    ):
        drawn = PolyCollection(corner[chosen] + shape, facecolors=colour, linewidths=0)
        axes.add_collection(drawn, autolim=False)

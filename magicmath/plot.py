"""Pictures of boards, strips of boards and matrices, each carrying its own text.

A 1 is a dark cell with a light dot and a 0 a light one, so no meaning hangs on colour. Every
function returns a `Picture`: Jupyter shows it as PNG with an alternative text, and stores
beside it the same content as plain text.
"""

import io

import numpy as np

from magicmath._checks import as_bits, as_integers
from magicmath.rules import RuleSet

DARK, LIGHT, FRAME, INK, ACCENT = "#1d2230", "#fbf8f1", "#7d8590", "#22262e", "#b3541e"
_FONTS = ["DejaVu Sans", "DejaVu Sans Mono"]  # the second has the APL signs
_CELL = 0.34  # inches
_GAP = 0.5  # cells between the boards of a strip
_MANY = 400  # cells; above, they are drawn all at once, and with sharp corners
_LETTER = 0.24  # cells that a letter of a label takes


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
        self.figure.savefig(stream, format="png", dpi=96, metadata={"Software": None})
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


def boards(stack, labels=None):
    """Draw boards side by side.

    Parameters
    ----------
    stack : (k, rows, columns) array_like of 0/1, or a sequence of boards of several shapes
    labels : sequence of k str, optional
        Their numbers 0, 1, … if left out.

    Returns
    -------
    Picture

    Raises
    ------
    TypeError, ValueError
        If `stack` does not hold boards of 0/1, or the labels are not as many.

    Examples
    --------
    >>> boards([[[1, 0]], [[0, 1]]])
    0    1
    ■ □  □ ■
    """
    if not np.iterable(stack) or isinstance(stack, str) or not len(stack):
        raise ValueError(f"stack must hold at least one board, got {stack!r}")
    stack = [as_bits(cells, f"stack[{i}]", ndim=2) for i, cells in enumerate(stack)]
    labels = [str(i) for i in range(len(stack))] if labels is None else [str(label) for label in labels]
    if len(labels) != len(stack):
        raise ValueError(f"labels must be {len(stack)}, one a board, got {len(labels)}")
    return _strip([list(zip(stack, labels, strict=True))])


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
    numbers = [presses] if np.ndim(presses) == 0 else list(presses)
    masks = [(None, ""), *((rules[n], f"press {n}") for n in numbers)]
    names = ["start", *(str(i + 1) for i in range(len(numbers)))]
    return _strip([masks, list(zip(reached, names, strict=True))])


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
    from matplotlib.figure import Figure
    from matplotlib.patches import Rectangle

    a = as_matrix(a, "a")
    rows, columns = a.shape
    missing = [row for row in highlight if not 0 <= row < rows]
    if missing:
        raise ValueError(f"highlight must name rows from 0 to {rows - 1}, got {missing[0]}")
    figure = Figure(figsize=((columns + 1) * _CELL, (rows + 0.6 + 0.7 * bool(label)) * _CELL), facecolor="white")
    axes = _bare_axes(figure, columns, rows, top=bool(label))
    odd = a % 2 == 1
    _draw_cells(axes, odd, 0, 0, dots=False)
    texts = np.vectorize(number, otypes=[object])(a)
    for (i, j), text in np.ndenumerate(texts):
        axes.text(j + 0.5, i + 0.5, text, ha="center", va="center", fontsize=10 if len(text) < 4 else 8,
                  color=LIGHT if odd[i, j] else INK)  # fmt: skip
    for row in highlight:
        axes.add_patch(Rectangle((0, row), columns, 1, fill=False, edgecolor=ACCENT, linewidth=3, zorder=3))
    axes.text(0, -0.25, label, ha="left", va="bottom", fontsize=10, color=INK, family=_FONTS)
    width = max(map(len, texts.flat))
    lines = [" ".join(text.rjust(width) for text in row) for row in texts]
    framed = f" Framed: row {', '.join(map(str, highlight))}." if len(highlight) else ""
    alt = f"Matrix {label or 'of numbers'}, {rows} by {columns}; odd entries are dark.{framed}"
    return Picture(figure, "\n".join([label, *lines] if label else lines), alt)


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
    width = 4.0
    figure = Figure(figsize=(width, width * rows / columns + 0.3), facecolor="white")
    axes = figure.add_axes((0.01, 0.01, 0.98, 0.98 - 0.3 / figure.get_figheight()))
    axes.imshow(bits, cmap=_two_colours(), vmin=0, vmax=1, interpolation="nearest", aspect="auto")
    axes.set_xticks([])
    axes.set_yticks([])
    axes.set_title(label, loc="left", fontsize=10, color=INK, pad=3, family=_FONTS)
    count = f"{rows}×{columns} bits, {int(bits.sum(dtype=int))} of them 1"
    text = text_board(bits) if columns <= 32 else count
    return Picture(figure, f"{label}\n{text}" if label else text, f"Pattern {label}: {count}.")


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
    ValueError
        If there are no counts, or one is negative.

    Examples
    --------
    >>> bars({1: 3, 2: 12}, "orders")
    orders
    1: 3
    2: 12
    """
    from matplotlib.figure import Figure

    if not counts or min(counts.values()) < 0:
        raise ValueError(f"counts must hold some counts, none negative, got {counts!r}")
    names = [str(name) for name in counts]
    figure = Figure(figsize=(min(9.0, 1.2 + 0.42 * len(names)), 2.6), facecolor="white", layout="constrained")
    axes = figure.add_subplot()
    drawn = axes.bar(names, list(counts.values()), color=DARK)
    axes.bar_label(drawn, fontsize=7, color=INK)
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(axis="x", labelsize=8, rotation=0 if len(names) < 16 else 90)
    axes.set_title(label, loc="left", fontsize=10, color=INK, family=_FONTS)
    lines = [f"{name}: {count}" for name, count in zip(names, counts.values(), strict=True)]
    return Picture(figure, "\n".join([label, *lines] if label else lines), f"Bars, {label}: {', '.join(lines)}.")


def _two_colours():
    from matplotlib.colors import ListedColormap

    return ListedColormap([LIGHT, DARK])


def as_matrix(value, name):
    """Return `value` as a matrix of integers or finite floats, or raise an error that names it."""
    if np.asarray(value).dtype.kind != "f":
        return as_integers(value, name, ndim=2)
    matrix = np.asarray(value)
    if matrix.ndim != 2 or not matrix.size or not np.isfinite(matrix).all():
        raise ValueError(f"{name} must be a matrix of finite numbers, got shape {matrix.shape}")
    return matrix


def number(x):
    """Write a number as short as it can be: no trailing zeros, at most three digits."""
    return str(x) if isinstance(x, (int, np.integer)) else f"{x:.3g}"


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
    return "\n".join(" ".join("□■"[cell] for cell in row) for row in as_bits(cells, "cells", ndim=2))


def beside(blocks):
    """Return blocks of text set side by side, two spaces apart."""
    columns = [block.split("\n") for block in blocks]
    height = max(map(len, columns))
    widths = [max(map(len, lines)) for lines in columns]
    padded = [lines + [""] * (height - len(lines)) for lines in columns]
    rows = zip(*padded, strict=True)
    return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)


def _strip(rows_of_boards):
    """Draw rows of (board or None, label) pairs, column under column."""
    from matplotlib.figure import Figure

    labelled = any(label for row in rows_of_boards for _, label in row)
    columns = range(max(map(len, rows_of_boards)))
    sizes = [
        [(0, 0) if cells is None else (cells.shape[0], max(cells.shape[1], _LETTER * len(label))) for cells, label in row]
        for row in rows_of_boards
    ]
    widths = [max(row[j][1] for row in sizes if j < len(row)) for j in columns]
    heights = [max(height for height, _ in row) for row in sizes]
    x = np.cumsum([0, *widths]) + _GAP * np.arange(len(widths) + 1)
    y = np.cumsum([0, *heights]) + (_GAP + labelled) * np.arange(len(heights) + 1)
    size = (x[-1] - _GAP, y[-1] - _GAP - labelled)
    figure = Figure(figsize=((size[0] + 1) * _CELL, (size[1] + 0.6 + 0.7 * labelled) * _CELL), facecolor="white")
    axes = _bare_axes(figure, *size, top=labelled)
    for i, row in enumerate(rows_of_boards):
        for j, (cells, label) in enumerate(row):
            axes.text(x[j], y[i] - 0.2, label, ha="left", va="bottom", fontsize=10, color=INK, family=_FONTS)
            if cells is not None:
                _draw_cells(axes, cells, x[j], y[i])
    drawn = [pair for row in rows_of_boards for pair in row if pair[0] is not None]
    word = "Board" if len(drawn) == 1 else f"{len(drawn)} boards"
    said = "; ".join(f"{label}: {_in_words(cells)}" if label else _in_words(cells) for cells, label in drawn)
    return Picture(figure, _strip_text(rows_of_boards, labelled), f"{word}. {said}.")


def _strip_text(rows_of_boards, labelled):
    blocks = [
        [f"{label}\n" * labelled + ("" if cells is None else text_board(cells)) for cells, label in row]
        for row in rows_of_boards
    ]
    widths = [max(len(line) for row in blocks if j < len(row) for line in row[j].split("\n"))
              for j in range(max(map(len, blocks)))]  # fmt: skip
    aligned = [[f"{block}\n{' ' * width}" for block, width in zip(row, widths, strict=False)] for row in blocks]
    return "\n\n".join(beside(row).rstrip("\n") for row in aligned)


def _in_words(cells):
    return " / ".join("".join(map(str, row)) for row in cells)


def _bare_axes(figure, width, height, top=True):
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_xlim(-0.5, width + 0.5)
    axes.set_ylim(height + 0.3, -0.3 - 0.7 * top)
    axes.set_aspect("equal")
    axes.axis("off")
    return axes


def _draw_cells(axes, cells, x, y, dots=True):
    from matplotlib.patches import Circle, FancyBboxPatch, Rectangle

    rows, columns = np.shape(cells)
    axes.add_patch(Rectangle((x - 0.06, y - 0.06), columns + 0.12, rows + 0.12, color=FRAME, linewidth=0))
    if rows * columns > _MANY:
        _draw_many_cells(axes, np.asarray(cells), x, y, dots)
        return
    for (i, j), cell in np.ndenumerate(cells):
        box = FancyBboxPatch((x + j + 0.12, y + i + 0.12), 0.76, 0.76, boxstyle="round,pad=0.07,rounding_size=0.12",
                             facecolor=DARK if cell else LIGHT, linewidth=0)  # fmt: skip
        axes.add_patch(box)
        if cell and dots:
            axes.add_patch(Circle((x + j + 0.5, y + i + 0.5), 0.11, color=LIGHT, linewidth=0))


def _draw_many_cells(axes, cells, x, y, dots):
    from matplotlib.collections import PolyCollection

    corner = np.argwhere(np.ones_like(cells))[:, None, ::-1] + [x, y]
    square = np.array([[0.05, 0.05], [0.95, 0.05], [0.95, 0.95], [0.05, 0.95]])
    diamond = np.array([[0.5, 0.36], [0.64, 0.5], [0.5, 0.64], [0.36, 0.5]])
    dark = cells.ravel().astype(bool)
    for shape, chosen, colour in ((square, ~dark, LIGHT), (square, dark, DARK), (diamond, dark & dots, LIGHT)):
        drawn = PolyCollection(corner[chosen] + shape, facecolors=colour, linewidths=0)
        axes.add_collection(drawn, autolim=False)

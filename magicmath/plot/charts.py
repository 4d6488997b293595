"""Draw numbers: counts as bars, and sequences as points."""

from collections.abc import Mapping
from itertools import count

from numpy.typing import ArrayLike

from magicmath._checks import as_index, as_integers, as_label
from magicmath._shown import shown
from magicmath.plot.drawing import ACCENT, FRAME, LABEL_HEIGHT, Drawing, label_width, written
from magicmath.plot.limits import LARGEST_NUMBER, MOST_BOARDS, MOST_CELLS, require_at_most
from magicmath.plot.picture import Picture
from magicmath.plot.texts import below

_WIDTH, _HEIGHT = 520, 180  # pixels of the field of points
_LONGEST, _ROW, _BAR = 320, 22, 16  # pixels: of a bar, from bar to bar, and across one
_MARK = 5  # pixels that a line beside a number sticks out, or that a number keeps from a bar
_WIDER = 6  # pixels that a name with a sign × takes beyond its letters
_DROP = 5  # from the middle of a number to the line that it stands on
_MOST_MARKS = 6
_MANY_POINTS = 1000
_LARGEST_START = 10**6


def bars(counts: Mapping[int | str, int], label: object = "") -> Picture:
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
    if not isinstance(counts, dict):
        raise TypeError(f"counts must be a dict, got {shown(counts)}")
    if not counts:
        raise ValueError("counts is empty")
    require_at_most(MOST_BOARDS, len(counts), "counts", "bars")
    lengths = [as_index(length, "counts", high=LARGEST_NUMBER) for length in counts.values()]
    names, title = [as_label(name, "counts") for name in counts], as_label(label)
    lines = [f"{name}: {length}" for name, length in zip(names, lengths, strict=True)]
    alt = f"Bars, {title}: {', '.join(lines)}."
    return Picture(_draw_bars(names, lengths, title), below(title, "\n".join(lines)), alt)


def _draw_bars(names: list[str], lengths: list[int], label: str) -> Drawing:
    left = round(max(label_width(name) + _WIDER * name.count("×") for name in names)) + _MARK
    right = left + _LONGEST + _MARK
    top, height = LABEL_HEIGHT * bool(label), _ROW * len(names)
    drawing = Drawing(max(right + label_width(str(max(lengths))), label_width(label)), top + height)
    drawing.label(0, 0, label)
    scale = _LONGEST / max([*lengths, 1])
    ends = [left + round(scale * length, 2) for length in lengths]
    rows = [top + i * _ROW for i in range(len(names))]
    for y, end in zip(rows, ends, strict=True):
        drawing.rectangle(left, y + (_ROW - _BAR) // 2, end - left, _BAR, fill=FRAME)
    drawing.path([f"M{left} {top}v{height}"], stroke="currentColor")
    lines = [y + _ROW // 2 + _DROP for y in rows]
    drawing.texts(zip([left - _MARK] * len(names), lines, names, strict=True), text_anchor="end")
    drawing.texts(zip((end + _MARK for end in ends), lines, map(str, lengths), strict=True))
    return drawing


def points(values: ArrayLike, label: object = "", start: int = 0) -> Picture:
    """Draw a sequence of numbers as points, one above each index.

    Parameters
    ----------
    values : (n,) array_like of int, none negative
    label : str, optional
        Written above them.
    start : int, optional
        The index of the first value, from 0 to 1000000.

    Returns
    -------
    Picture
        Its text tells the greatest value and how many are 0.

    Raises
    ------
    TypeError, ValueError
        If `values` is not a sequence of such integers, or `start` no such index.

    Examples
    --------
    >>> points([0, 4, 0, 2], "values")
    values
    4 points from 0 to 3: the greatest is 4 at 1, and 2 are 0
    >>> points([4, 0, 2], "values", start=1)
    values
    3 points from 1 to 3: the greatest is 4 at 1, and 1 is 0
    """
    given, title = as_integers(values, "values", ndim=1), as_label(label)
    require_at_most(MOST_CELLS, len(given), "values", "points")
    if given.min() < 0 or given.max() >= LARGEST_NUMBER:
        found = f"{shown(given.min())} to {shown(given.max())}"
        raise ValueError(f"values must be from 0 to {LARGEST_NUMBER - 1}, got {found}")
    numbers = given.astype(int).tolist()
    first = as_index(start, "start", high=_LARGEST_START + 1)
    greatest, zeros = f"{max(numbers)} at {first + numbers.index(max(numbers))}", numbers.count(0)
    reach = f"{len(numbers)} points from {first} to {first + len(numbers) - 1}"
    text = f"{reach}: the greatest is {greatest}, and {zeros} {'is' if zeros == 1 else 'are'} 0"
    return Picture(_draw_points(numbers, title, first), below(title, text), f"Points, {title}: {text}.")


def _draw_points(values: list[int], label: str, start: int) -> Drawing:
    last, greatest = max(start + len(values) - 1, 1), max(max(values), 1)
    left, top = round(label_width(str(greatest))) + 2 * _MARK, LABEL_HEIGHT * bool(label) + LABEL_HEIGHT // 2
    bottom = top + _HEIGHT + _MARK
    end_of_last = left + _MARK + _WIDTH * _marks(last)[-1] / last + label_width(str(_marks(last)[-1])) / 2
    wide = max(left + _WIDTH + 2 * _MARK, end_of_last, label_width(label))
    drawing = Drawing(wide, bottom + _MARK + LABEL_HEIGHT)
    drawing.label(0, 0, label)
    digits, width = (1, 4) if len(values) < _MANY_POINTS else (0, 2)

    def place(i: float, value: float) -> tuple[float, float]:
        x, y = left + _MARK + _WIDTH * i / last, top + _HEIGHT * (1 - value / greatest)
        return round(x, digits), round(y, digits)

    across = [(place(n, 0)[0], n) for n in _marks(last)]
    upwards = [(place(0, n)[1], n) for n in _marks(greatest)]
    axes = [f"M{left} {top}V{bottom}h{_WIDTH + 2 * _MARK}"]
    axes += [f"M{written(x)} {bottom}v{_MARK}" for x, _ in across]
    axes += [f"M{left} {written(y)}h-{_MARK}" for y, _ in upwards]
    drawing.path(axes, fill="none", stroke="currentColor")
    drawing.texts([(x, bottom + _MARK + 14, str(n)) for x, n in across], text_anchor="middle")
    drawing.texts([(left - 2 * _MARK, y + _DROP, str(n)) for y, n in upwards], text_anchor="end")
    dots = dict.fromkeys(place(i, value) for i, value in enumerate(values, start))
    steps = (f"M{written(x)} {written(y)}h0" for x, y in dots)
    drawing.path(steps, stroke=ACCENT, stroke_width=width, stroke_linecap="round")
    return drawing


def _marks(greatest: int) -> range:
    """Return whole numbers from 0 for an axis, as round as they can be."""
    powers = (10**i for i in count())
    steps = (digit * power for power in powers for digit in (1, 2, 5))
    step = next(step for step in steps if greatest <= _MOST_MARKS * step)
    return range(0, greatest + 1, step)

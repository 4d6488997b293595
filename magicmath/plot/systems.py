"""Draw a system V·Y = D: V beside Y, the counts R and the parities D below, and D folded to the board."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from magicmath.plot.cells import Grid, draw_board, draw_frame, draw_squares
from magicmath.plot.drawing import DARK, INK, LABEL_HEIGHT, LIGHT, Drawing, label_width
from magicmath.plot.picture import Picture
from magicmath.plot.strips import boards
from magicmath.plot.texts import beside, said, signs

_LARGEST_TABLE = 16  # masks or cells, as in the page
_PALE = "#ddd6c6"
_GRID = Grid(26, 26)
_NAMES, _BETWEEN, _APART = 34, 10, 28  # pixels: for the names, between V and Y, and from Y to the boards

Bits = NDArray[np.integer]
Labelled = tuple[str, Bits]


def system_picture(
    matrix: Bits, choice: Bits, names: Sequence[str], labelled: Sequence[Labelled], result: bool = True
) -> Picture:
    """Return the picture of a system, with boards beside it.

    Parameters
    ----------
    matrix : (m, n) array of 0/1
    choice : (m,) array of 0/1
    names : sequence of m str
        Of the unknowns.
    labelled : sequence of (str, board)
        D folded, and what else belongs to it; at least one board.
    result : bool, optional
        Whether R and D stand below Y.

    Returns
    -------
    Picture
        Of many masks or cells, V and the boards alone.
    """
    names, labelled = list(names), list(labelled)
    if max(matrix.shape) > _LARGEST_TABLE:
        return _folded(choice, labelled)
    counts = choice.astype(int) @ matrix
    sums = f", R {_joined(counts)}, D {_joined(counts % 2)}" if result else ""
    words = f"V {_joined(choice)}{sums}"
    alt = f"A system of {len(matrix)} presses and {matrix.shape[1]} cells: {words}. "
    text = "\n".join(
        [
            _text(matrix, choice, counts, names, result),
            "",
            beside([f"{label}\n{signs(board)}" for label, board in labelled]),
        ]
    )
    drawn = _drawing(matrix, choice, counts, names, labelled, result)
    return Picture(drawn, text, alt + said(*zip(*labelled, strict=True)) + ".")


def _folded(choice: Bits, labelled: list[Labelled]) -> Picture:
    side = int(np.ceil(np.sqrt(len(choice))))
    shape = labelled[0][1].shape if labelled[0][1].size == len(choice) else (-(-len(choice) // side), side)
    filled = np.zeros(shape, np.uint8)
    filled.flat[: len(choice)] = choice
    shown = [("V", filled), *labelled]
    return boards([board for _, board in shown], [label for label, _ in shown])


def _joined(values: Bits) -> str:
    return " ".join(map(str, values.tolist()))


def _text(matrix: Bits, choice: Bits, counts: Bits, names: list[str], result: bool) -> str:
    width = max(len(str(counts.max())), len(str(len(counts) - 1)))
    longest = max(map(len, names))

    def line(name: str, bit: object, values: Sequence[int], is_taken: bool = False) -> str:
        entries = " ".join(str(value).rjust(width) for value in values)
        return f"{'▸' if is_taken else ' '} {name.rjust(longest)} {bit}  {entries}".rstrip()

    sums = [line("", "R", counts.tolist()), line("", "D", (counts % 2).tolist())]
    return "\n".join(
        [
            line("", "V", range(len(counts))),
            *(
                line(name, bit, row, bool(bit))
                for name, bit, row in zip(names, choice.tolist(), matrix.tolist(), strict=True)
            ),
            *(sums if result else []),
        ]
    )


def _drawing(
    matrix: Bits, choice: Bits, counts: Bits, names: list[str], labelled: list[Labelled], result: bool
) -> Drawing:
    rows, columns = matrix.shape
    (width, height), pitch = _GRID.size(matrix.shape), _GRID.down
    left, top = _NAMES + pitch + _BETWEEN, LABEL_HEIGHT
    board_left = left + width + _APART
    board_width = max(max(_GRID.size(board.shape)[0], label_width(label)) for label, board in labelled)
    boards_height = sum(_GRID.size(board.shape)[1] + LABEL_HEIGHT + 8 for _, board in labelled)
    sums_height = 2 * pitch + 20 if result else 0
    drawing = Drawing(board_left + board_width, max(top + height + sums_height, boards_height))
    _draw_entries(drawing, matrix, choice, left, top)
    draw_board(drawing, choice[:, None], _NAMES, top, _GRID, dots=False)
    _write(drawing, choice[:, None].astype(int), choice[:, None] == 1, _NAMES, top)
    middles = [_GRID.middle(i, 0)[1] + top for i in range(rows)]
    middle = {"text_anchor": "middle", "dominant_baseline": "central"}
    marked = [("▸ " if taken else "") + name for name, taken in zip(names, choice.tolist(), strict=True)]
    drawing.texts([(_NAMES / 2, *placed) for placed in zip(middles, marked, strict=True)], **middle)
    heads = [(_GRID.middle(0, j)[0] + left, LABEL_HEIGHT / 2, str(j)) for j in range(columns)]
    drawing.texts([*heads, (_NAMES + pitch / 2, LABEL_HEIGHT / 2, "V")], **middle)
    if result:
        below, lowest = top + height + pitch / 2, top + height + pitch + 6
        sums = [(_GRID.middle(0, j)[0] + left, below, str(count)) for j, count in enumerate(counts.tolist())]
        marks = [(_NAMES + pitch / 2, y, letter) for y, letter in ((below, "R"), (lowest + pitch / 2, "D"))]
        drawing.texts([*sums, *marks], **middle)
        parities = (counts % 2)[None]
        draw_board(drawing, parities, left, lowest, _GRID, dots=False)
        _write(drawing, parities, parities == 1, left, lowest)
    y = 0.0
    for label, board in labelled:
        drawing.label(board_left, y, label)
        draw_board(drawing, board, board_left, y + LABEL_HEIGHT, _GRID)
        y += _GRID.size(board.shape)[1] + LABEL_HEIGHT + 8
    return drawing


def _draw_entries(drawing: Drawing, matrix: Bits, choice: Bits, left: float, top: float) -> None:
    """Draw Y: the 1s of the rows taken dark, those of the others pale."""
    draw_frame(drawing, matrix.shape, left, top, _GRID)
    taken = (matrix == 1) & (choice[:, None] == 1)
    for colour, places in ((LIGHT, matrix == 0), (_PALE, (matrix == 1) & ~taken), (DARK, taken)):
        draw_squares(drawing, np.argwhere(places), left, top, _GRID, colour)
    _write(drawing, matrix, taken, left, top)


def _write(drawing: Drawing, values: Bits, dark: NDArray[np.bool_], left: float, top: float) -> None:
    for is_dark, ink in ((False, INK), (True, LIGHT)):
        middles = ((*_GRID.middle(i, j), values[i, j]) for i, j in np.argwhere(dark == is_dark).tolist())
        placed = [(left + x, top + y, str(value)) for x, y, value in middles]
        if placed:
            drawing.texts(placed, fill=ink, text_anchor="middle", dominant_baseline="central")

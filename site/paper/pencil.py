"""Draw boards for a pencil: cells large enough to fill in, black ones printed."""

from collections.abc import Sequence
from html import escape

import numpy as np
from numpy.typing import NDArray

WIDTH = 650  # of a row of boards: what a sheet has room for
_GAP, _LABEL, _LETTER = 22, 20, 7
_INK, _LINE = "#1d2230", "#7d8590"

Board = NDArray[np.uint8] | None  # none is one to fill in


def strip(
    boards: Sequence[Board],
    labels: Sequence[str],
    shape: tuple[int, int],
    holes: Sequence[int] = (),
    cell: int = 26,
) -> str:
    """Return boards side by side as SVG, on as many rows as they need.

    Parameters
    ----------
    boards : sequence of arrays of shape `shape`, or None
        Cells of 0 and 1; None for an empty board.
    labels : sequence of str
        What stands above each.
    shape : (int, int)
        Rows and columns of a board.
    holes : sequence of int, optional
        Places without a cell.
    cell : int, optional
        The side of a cell; 26 are 6 mm on a sheet.
    """
    widest = max(shape[1] * cell, *(_LETTER * len(label) for label in labels))
    wide, high = widest + _GAP, shape[0] * cell + _LABEL + _GAP // 2
    per_row = max(1, (WIDTH + _GAP) // wide)
    parts = []
    for i, (board, label) in enumerate(zip(boards, labels, strict=True)):
        row, column = divmod(i, per_row)
        parts.append(_board(board, label, shape, holes, cell, (column * wide, row * high)))
    size = min(len(boards), per_row) * wide - _GAP + 2, -(-len(boards) // per_row) * high
    empty = sum(board is None for board in boards)
    alt = escape(f"{len(boards)} boards, {empty} of them to fill in: {', '.join(filter(None, labels))}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 0 {size[0]} {size[1]}" width="{size[0]}" '
        f'height="{size[1]}" aria-label="{alt}" font-size="13" font-family="sans-serif" fill="currentColor">'
        f"{''.join(parts)}</svg>"
    )


def in_a_row(shape: tuple[int, int], cell: int = 26) -> int:
    """Return how many boards stand in a row, if their labels are no wider."""
    return max(1, (WIDTH + _GAP) // (shape[1] * cell + _GAP))


def _board(
    board: Board, label: str, shape: tuple[int, int], holes: Sequence[int], cell: int, corner: tuple[int, int]
) -> str:
    left, top = corner
    cells = [f'<text x="{left}" y="{top + 13}">{escape(label)}</text>']
    for place in np.ndindex(shape):
        if np.ravel_multi_index(place, shape) in holes:
            continue
        is_black = board is not None and board[place]
        x, y = left + place[1] * cell, top + _LABEL + place[0] * cell
        cells.append(
            f'<rect x="{x}" y="{y}" width="{cell}" height="{cell}" fill="{_INK if is_black else "none"}" '
            f'stroke="{_LINE}" stroke-width="1.2"/>'
        )
    return "".join(cells)

"""Draw the mark of the book: the goal of the first puzzle, a frame of eight black cells."""

import numpy as np

from magicmath.rules import to_board

_CELL, _GAP = 28, 4


def mark() -> str:
    """Return the mark as SVG."""
    board = to_board(495)
    step = _CELL + _GAP
    size = board.shape[0] * step + _GAP
    cells = "".join(
        f'<rect x="{_GAP + c * step}" y="{_GAP + r * step}" width="{_CELL}" height="{_CELL}" rx="4" '
        f'fill="{"#1d2230" if board[r, c] else "#fbf8f1"}"/>'
        for r, c in np.ndindex(board.shape)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" height="{size}">'
        f'<rect width="{size}" height="{size}" rx="9" fill="#7d8590"/>{cells}</svg>\n'
    )

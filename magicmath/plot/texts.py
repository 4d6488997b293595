"""Boards and numbers as text: what a picture prints, and what its alternative text says."""

from collections.abc import Sequence
from numbers import Real

import numpy as np
from numpy.typing import ArrayLike, NDArray

from magicmath._checks import as_bits, as_sequence, as_text
from magicmath._shown import shown

HOLE = -1  # a cell that is not there, among those of 0 and 1


def text_board(cells: ArrayLike) -> str:
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
    return signs(as_bits(cells, "cells", ndim=2))


def signs(cells: NDArray[np.integer]) -> str:
    """Return a board of 0, 1 and `HOLE` as lines of ■, □ and ·."""
    return "\n".join(" ".join("□■·"[cell] for cell in row) for row in cells)


def numbered(cells: NDArray[np.integer]) -> str:
    """Return a board as its signs, the rows and columns numbered from 0."""
    rows, columns = cells.shape
    width, head = len(str(columns - 1)), len(str(rows - 1))
    shown_rows = [["□■·"[cell] for cell in row] for row in cells]
    listed = [("", list(map(str, range(columns)))), *((str(i), row) for i, row in enumerate(shown_rows))]
    return "\n".join(f"{name:>{head}} {' '.join(sign.rjust(width) for sign in row)}" for name, row in listed)


def in_words(cells: NDArray[np.integer]) -> str:
    """Return a board of 0, 1 and `HOLE` as its rows, one after the other."""
    return " / ".join("".join("01·"[cell] for cell in row) for row in cells)


def said(labels: Sequence[str], boards: Sequence[NDArray[np.integer]]) -> str:
    """Return boards in words, each after its label where it has one."""
    pairs = zip(labels, boards, strict=True)
    return "; ".join(f"{label}: {in_words(board)}" if label else in_words(board) for label, board in pairs)


def beside(blocks: Sequence[str]) -> str:
    """Return blocks of text set side by side, two spaces apart."""
    columns = [as_text(block, "blocks").split("\n") for block in as_sequence(blocks, "blocks")]
    if not columns:
        raise ValueError("blocks is empty")
    height = max(map(len, columns))
    widths = [max(map(len, lines)) for lines in columns]
    padded = [lines + [""] * (height - len(lines)) for lines in columns]
    rows = zip(*padded, strict=True)
    return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)


def below(label: str, text: str) -> str:
    """Return a text below its label, if it has one."""
    return f"{label}\n{text}" if label else text


def number(x: float) -> str:
    """Write a number as short as it can be: no trailing zeros, at most three digits."""
    if isinstance(x, (int, np.integer)):
        return shown(int(x))
    if not isinstance(x, Real):
        raise TypeError(f"x must be a number, got {shown(x)}")
    return f"{x:z.3g}"

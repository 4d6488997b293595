"""A picture to send: letters, a board and a triangle, drawn by a program."""

import numpy as np
from numpy.typing import NDArray

from magicmath.helix import geniton

_SIDE, _HIGH = 64, 7
_LETTERS = {  # seven rows of five cells each
    "M": "10001 11011 10101 10101 10001 10001 10001",
    "A": "01110 10001 10001 11111 10001 10001 10001",
    "G": "01111 10000 10000 10011 10001 10001 01111",
    "I": "01110 00100 00100 00100 00100 00100 01110",
    "C": "01111 10000 10000 10000 10000 10000 01111",
}
_BOARD = np.array([[1, 1, 1], [1, 0, 1], [1, 1, 1]], dtype=np.uint8)


def drawn_picture() -> NDArray[np.uint8]:
    """Return 64×64 cells: the word MAGIC, the goal of the articles' example, and ⌽G32."""
    picture = np.zeros((_SIDE, _SIDE), dtype=np.uint8)
    picture[[0, -1], :] = picture[:, [0, -1]] = 1
    picture[6 : 6 + 2 * _HIGH, 3:61] = np.kron(written_word(), np.ones((2, 2), dtype=np.uint8))
    picture[27:59, 4:28] = np.pad(np.kron(_BOARD, _square()), ((4, 4), (0, 0)))
    picture[27:59, 30:62] = geniton(32)[:, ::-1]
    return picture


def written_word() -> NDArray[np.uint8]:
    """Return the word MAGIC, seven rows high, with a light column between its letters."""
    return np.hstack([np.pad(_letter(sign), ((0, 0), (0, 1))) for sign in "MAGIC"])[:, :-1]


def _letter(sign: str) -> NDArray[np.uint8]:
    return np.array([[int(bit) for bit in row] for row in _LETTERS[sign].split()], dtype=np.uint8)


def _square() -> NDArray[np.uint8]:
    """Return a black cell with a light dot, and a margin."""
    square = np.zeros((8, 8), dtype=np.uint8)
    square[:7, :7] = 1
    square[3, 3] = 0
    return square

"""Boards as arrays of 0/1, as the articles' numbers, and as sums of one another."""

import numpy as np

from magicmath._checks import LARGEST_ARRAY, as_bits, as_index, as_shape
from magicmath._words import from_int, to_int


def to_number(board):
    """Return the number of a board: its cells read row by row as binary digits.

    Parameters
    ----------
    board : array_like of 0/1, of any shape

    Returns
    -------
    int

    Raises
    ------
    TypeError, ValueError
        If `board` is not made of 0/1.

    Notes
    -----
    Day's BD, `2⊥⍵`.

    Examples
    --------
    >>> to_number([0, 0, 1, 1, 1, 1, 0, 1, 1])
    123
    """
    return to_int(as_bits(board, "board").ravel()[::-1])


def to_board(number, shape=(3, 3)):
    """Return the board that has a number, the inverse of `to_number`.

    Parameters
    ----------
    number : int, from 0 to 2**(rows * columns) - 1
    shape : (rows, columns)

    Returns
    -------
    uint8 array of that shape

    Raises
    ------
    TypeError, ValueError
        If `number` is not an integer, or too large for the shape, or a length is below 1.

    Notes
    -----
    Day's DB, `(9⍴2)⊤⍵`.

    Examples
    --------
    >>> to_board(123)
    array([[0, 0, 1],
           [1, 1, 1],
           [0, 1, 1]], dtype=uint8)
    """
    shape = as_shape(shape, "shape")
    size = shape[0] * shape[1]
    number = as_index(number, "number", high=1 << size)
    return np.ascontiguousarray(from_int(number, size)[::-1]).reshape(shape)


def symmetric_boards(board):
    """Return a board turned and mirrored in all eight ways.

    Parameters
    ----------
    board : (rows, columns) array_like of 0/1

    Returns
    -------
    list of 8 uint8 arrays, the board itself first; four have rows and columns exchanged

    Raises
    ------
    TypeError, ValueError
        If `board` is not a board of 0/1.

    Examples
    --------
    >>> sorted({to_number(twin) for twin in symmetric_boards([[1, 0], [0, 0]])})
    [1, 2, 4, 8]
    """
    board = as_bits(board, "board", ndim=2)
    return [np.rot90(side, quarter_turns) for side in (board, board.T) for quarter_turns in range(4)]


def pressed(v):
    """Return the numbers of the masks that a vector V chooses.

    Parameters
    ----------
    v : (n,) array_like of 0/1

    Returns
    -------
    list of int

    Raises
    ------
    TypeError, ValueError
        If `v` is not a vector of 0/1.

    Notes
    -----
    The articles' `V/⍳9`.

    Examples
    --------
    >>> pressed([0, 0, 0, 1, 1, 0, 1, 0, 0])
    [3, 4, 6]
    """
    return np.flatnonzero(as_bits(v, "v", ndim=1)).tolist()


def all_sums(basis):
    """Return the sums (XOR) of all subsets of some arrays.

    Parameters
    ----------
    basis : (d, ...) array_like of 0/1

    Returns
    -------
    (2**d, ...) uint8 array; entry i sums the arrays that the binary digits of i choose, the
    lowest digit for the first array

    Raises
    ------
    TypeError, ValueError
        If `basis` is not made of 0/1, or the result would take more than a gigabyte.

    Examples
    --------
    >>> all_sums([[1, 0], [0, 1]])
    array([[0, 0],
           [1, 0],
           [0, 1],
           [1, 1]], dtype=uint8)
    """
    basis = as_bits(basis, "basis")
    if basis.ndim == 0:
        raise ValueError("basis must have at least one dimension, got a single number")
    if basis[0].size << len(basis) > LARGEST_ARRAY:
        raise ValueError(f"basis has 2**{len(basis)} sums, too many to list")
    sums = np.zeros((1 << len(basis), *basis.shape[1:]), dtype=np.uint8)
    for i, array in enumerate(basis):
        sums[1 << i : 2 << i] = sums[: 1 << i] ^ array
    return sums

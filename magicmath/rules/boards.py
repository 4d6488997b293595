"""Boards as arrays of 0/1, as the articles' numbers, and as sums of one another."""

import numpy as np
from numpy.typing import ArrayLike

from magicmath._checks import as_bits, as_index, as_shape, require_room
from magicmath._kernels.one_int import to_int
from magicmath._kernels.words import Bits


def to_number(board: ArrayLike) -> int:
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


def to_board(number: int, shape: tuple[int, int] = (3, 3)) -> Bits:
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
    rows, columns = as_shape(shape, "shape")
    size = rows * columns
    number = as_index(number, "number", high=1 << size)
    octets = np.frombuffer(number.to_bytes(-(-size // 8), "big"), np.uint8)
    return np.unpackbits(octets)[-size:].reshape(rows, columns)


def symmetric_boards(board: ArrayLike) -> list[Bits]:
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
    cells = as_bits(board, "board", ndim=2)
    return [np.rot90(side, quarter_turns) for side in (cells, cells.T) for quarter_turns in range(4)]


def pressed(v: ArrayLike) -> list[int]:
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


def all_sums(basis: ArrayLike) -> Bits:
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
    arrays = as_bits(basis, "basis")
    if arrays.ndim == 0:
        raise ValueError("basis must have at least one dimension, got a single number")
    require_room(arrays[0].size << len(arrays), f"basis has 2**{len(arrays)} sums,")
    sums = np.zeros((1 << len(arrays), *arrays.shape[1:]), dtype=np.uint8)
    for i, array in enumerate(arrays):
        np.bitwise_xor(sums[: 1 << i], array, out=sums[1 << i : 2 << i])
    return sums

"""Day's listed functions BINV and DET, followed line by line with the sign ∘ in line 19 of BINV."""

from collections.abc import Callable
from fractions import Fraction

import numpy as np
from numpy.typing import ArrayLike

from magicmath.ledger._types import Array


def binv(a: ArrayLike, outer: Callable[[Array, Array], Array] = np.logical_and.outer) -> Array | None:
    """Invert a square matrix of bits as BINV does, or return None where it says NO INVERSE."""
    bits: Array = np.asarray(a, dtype=int)
    size = len(bits)
    columns = np.arange(size)
    order = columns.copy()
    bits = np.column_stack([bits, bits[:, 0]])  # line 13
    for left in range(size, 0, -1):
        bits[:, size] = columns < 1  # line 15
        found = int(np.argmax(bits[:left, 0]))
        order[[0, found]] = order[[found, 0]]  # line 16
        bits[[0, found], :size] = bits[[found, 0], :size]
        if not bits[0, 0]:
            return None
        bits = bits ^ outer(bits[:, 0] & (columns > 0), bits[0]).astype(int)  # line 19
        rows = np.roll(columns, -1)  # line 20
        bits = bits[rows][:, [*range(1, size + 1), 0]]
        order = order[rows]
    return bits[:, [int(np.flatnonzero(order == k)[0]) for k in columns]]  # line 23


def inverse_by_binv(a: ArrayLike) -> Array:
    """Return what BINV finds for an invertible matrix."""
    found = binv(a)
    if found is None:
        raise ArithmeticError("NO INVERSE")
    return found


def determinant(matrix: Array | list[list[Fraction]]) -> Fraction:
    """Return the determinant as DET does, in exact fractions."""
    rows = np.asarray(matrix, dtype=object).tolist()
    m = np.array([[Fraction(x) for x in row] for row in rows], dtype=object)
    size, i = len(m), 0
    if (m == m @ m.T).all():  # line 9
        i = size
    while i < size - 1:
        if m[i, i] == 0:  # line 13
            below = np.flatnonzero(m[i:, i])
            if not below.size:  # line 16
                i += 1
                continue
            m[i] = m[i] + m[i + below[0]]  # line 17
        for j in range(i + 1, size):  # line 14
            m[j] = m[j] - m[i] * (m[j, i] / m[i, i])
        i += 1
    product: Fraction = np.prod(np.diagonal(m))
    return product


def determinant_in_floats(matrix: ArrayLike) -> float:
    """Return what DET as listed returns, in doubles and with its test of the pivot, 1E¯20."""
    m = np.array(matrix, dtype=float)
    size, i = len(m), 0
    if (m == m @ m.T).all():  # line 9
        i = size
    while i < size - 1:
        if abs(m[i, i]) <= 1e-20:  # line 13
            below = np.flatnonzero(m[i + 1 :, i])
            if not below.size:  # line 16
                i += 1
                continue
            m[i] = m[i] + m[i + 1 + below[0]]  # line 17
            continue  # lines 18 and 19: the same pivot again
        for j in range(i + 1, size):  # line 14
            m[j] = m[j] - m[i] * (m[j, i] / m[i, i])
        i += 1
    return float(np.prod(np.diagonal(m)))


def passes_line_9(a: ArrayLike) -> bool:
    """Tell whether line 9 of BINV sends an array on, or refuses it."""
    bits = np.asarray(a)
    reduced = bits % 2
    all_bits, is_matrix = bool((reduced == bits).all()), bits.ndim == 2
    has_equal_sides = len(set(bits.shape)) <= 1
    return all_bits and is_matrix and has_equal_sides


def products_of_elimination(size: int) -> int:
    """Count the products and quotients of DET: line 14 takes two for each item below the pivot's row."""
    return sum(2 * size * (size - i - 1) for i in range(size - 1)) + size - 1


def products_of_recursion(size: int) -> int:
    """Count the products of an expansion by minors."""
    return 0 if size == 1 else size * (1 + products_of_recursion(size - 1))

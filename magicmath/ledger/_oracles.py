"""Second ways: the textbook's, `magicmath.plain`, and SymPy. None of them calls another module.

The functions named `sympy_…` are the only ones of the ledger that take SymPy, which loads when the
first of them is called.
"""

from itertools import combinations_with_replacement
from math import comb
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from magicmath import plain
from magicmath.ledger._types import Array


def masks_in_words(centre: list[int]) -> Array:
    """Return nine masks by their rule: a corner its 2×2 block, an edge its side, `centre` the middle."""
    near = [
        [abs(r - i) <= 1 and abs(c - j) <= 1 for i in range(3) for j in range(3)]
        for r in range(3)
        for c in range(3)
    ]
    side = [
        [(r != 1 and i == r) or (c != 1 and j == c) for i in range(3) for j in range(3)]
        for r in range(3)
        for c in range(3)
    ]
    masks = np.array([side[k] if k % 2 else near[k] for k in range(9)], dtype=int)
    masks[4] = centre
    return masks


PLUS = [0, 1, 0, 1, 1, 1, 0, 1, 0]
ALL_NINE = [1] * 9


def lines(side: int) -> Array:
    """Return masks that invert a whole row or a whole column each."""
    rows, columns = np.indices((side, side))
    return np.array([*(rows == k for k in range(side)), *(columns == k for k in range(side))], dtype=int)


def product(a: ArrayLike, b: ArrayLike) -> Array:
    """Multiply two matrices, or a row and a matrix, modulo 2, by the definition of the inner product."""
    multiply = plain.matmul if np.ndim(a) > 1 else plain.vecmat
    return np.array(multiply(_in_lists(a), _in_lists(b)))


def power(a: ArrayLike, exponent: int) -> Array:
    """Multiply so often by a matrix modulo 2."""
    return np.array(plain.matrix_power(_in_lists(a), exponent))


def order(a: ArrayLike) -> int:
    """Count the factors in the first power of a matrix that is the identity modulo 2."""
    return plain.multiplicative_order(_in_lists(a))


def xor_scan(sequence: ArrayLike) -> Array:
    """Return the parity of all items so far."""
    return np.array(plain.xor_scan(_in_lists(sequence)))


def helix_by_scans(sequence: ArrayLike) -> Array:
    """Return the helix transform by scans alone, as the articles' loops do."""
    return np.array(plain.helix_by_scans(_in_lists(sequence)))


def _in_lists(a: ArrayLike) -> Any:
    return np.asarray(a).tolist()


def are_invertible(matrices: Array) -> Array:
    """Tell of each matrix of a stack whether it is invertible modulo 2, by elimination side by side."""
    count, size, _ = matrices.shape
    each = np.arange(count)
    rows = matrices.astype(int) @ (1 << np.arange(size))
    is_pivot, invertible = np.zeros((count, size), dtype=bool), np.ones(count, dtype=bool)
    for column in range(size):
        bits = rows >> column & 1
        found = (bits & ~is_pivot).argmax(axis=1)
        invertible &= (bits & ~is_pivot).any(axis=1)
        pivot = rows[each, found]
        bits[each, found] = 0
        rows ^= bits * pivot[:, None]
        is_pivot[each, found] = True
    return invertible


def number(bits: ArrayLike) -> int:
    """Read bits as binary digits."""
    return int("".join(str(int(bit)) for bit in np.ravel(bits)), 2)


def bits(n: int, length: int = 9) -> Array:
    """Return the binary digits of a number."""
    return np.array([int(digit) for digit in f"{n:0{length}b}"])


def shortest_presses(masks: Array) -> dict[int, list[int]]:
    """Press every choice of masks, few first; return difference: presses, the first that makes it."""
    rows = _in_lists(np.reshape(masks, (len(masks), -1)))
    return {number(board): list(presses) for board, presses in plain.shortest_presses(rows).items()}


def inverse(masks: Array) -> Array:
    """Return the inverse modulo 2 by brute force: row i presses what flips cell i alone."""
    found = shortest_presses(masks)
    size = len(masks)
    return np.array([[int(k in found[1 << (size - 1 - i)]) for k in range(size)] for i in range(size)])


def pascal(n: int) -> Array:
    """Return the binomials C(n-1-j, i) by adding neighbours, as the article lays Pascal's triangle out."""
    rows = [[1]]
    while len(rows) < n:
        rows.append([1, *(a + b for a, b in zip(rows[-1], rows[-1][1:], strict=False)), 1])
    return np.array(
        [[rows[n - 1 - j][i] if i < n - j else 0 for j in range(n)] for i in range(n)], dtype=object
    )


def binomials(n: int) -> Array:
    """Return the same by the formula for binomials."""
    return np.array([[comb(n - 1 - j, i) for j in range(n)] for i in range(n)], dtype=object)


def nim_sums(side: int) -> Array:
    """Return the table of nim sums by the inductive definition."""
    return np.array([[plain.nim_sum(a, b) for b in range(side)] for a in range(side)])


def nim_positions(largest: int) -> dict[tuple[int, ...], bool]:
    """Return for each position of three rows whether the player to move wins, by playing it out."""
    positions = combinations_with_replacement(range(largest + 1), 3)
    return {heaps: plain.is_won(heaps, plain.nim_moves) for heaps in positions}


def sympy_inverse(a: ArrayLike) -> Array:
    """Invert over the rational numbers, exactly."""
    return np.array(_sympy_matrix(a).inv().tolist(), dtype=float)


def sympy_inverse_modulo_2(a: ArrayLike) -> Array:
    """Invert modulo 2."""
    return np.array(_sympy_matrix(a).inv_mod(2).tolist(), dtype=int)


def sympy_determinant(a: ArrayLike) -> int:
    """Return the exact determinant."""
    return int(_sympy_matrix(a).det())


def sympy_adjugate(a: ArrayLike) -> Array:
    """Return the adjugate by cofactors."""
    return np.array(_sympy_matrix(a).adjugate("domain-ge").tolist(), dtype=int)


def _sympy_matrix(a: ArrayLike) -> Any:
    from sympy import Matrix

    return Matrix(_in_lists(a))

"""Linear algebra modulo 2, with the names and the errors of `numpy.linalg`.

Every matrix is a NumPy array of 0/1 and every result is `uint8`; `matmul`, `inv` and `solve`
take `bits.Packed` matrices too, and then return one. A sum is ≠ (XOR) and a product is ∧ (AND),
so `matmul` is the articles' PB, `≠.∧`, and `inv` their missing "second domino", the inverse
modulo 2.
"""

from typing import NamedTuple

import numpy as np
from numpy.linalg import LinAlgError

from magicmath import _four_russians, _polynomials
from magicmath._checks import as_bits, as_index, as_integers, as_square
from magicmath._elimination import back_substitute, exchange_bits, exchange_words
from magicmath._operands import as_matrix, as_vectors, bits_of, words_of
from magicmath._words import DTYPE, to_bits, to_int, to_words, words_for
from magicmath.bits import Packed, pack

# The fastest way depends on the size; these are where one overtakes another.
_INTEGER_PRODUCT = 16  # common length of the factors, beyond which BLAS is faster
_FLOAT_PRODUCT = 2**21  # products of two bits, beyond which tables are faster
_ONE_INT = 2**14  # bits of a matrix, beyond which elimination in words is faster
_BITS_AT_ONCE = 2**18  # of an inverse whose columns are put in order, for the cache


def matmul(a, b):
    """Multiply two arrays modulo 2, as `numpy.matmul` shapes them (`a ≠.∧ b`).

    Parameters
    ----------
    a, b : array_like of 0/1, one or more dimensions, or two Packed matrices

    Returns
    -------
    uint8 array, or a uint8 scalar for two vectors; Packed for two Packed matrices

    Raises
    ------
    TypeError, ValueError
        For anything but 0/1, or shapes that do not fit.

    Notes
    -----
    Langlet's PB, "La Rétroversion", and Day's MULT.

    Examples
    --------
    >>> matmul([1, 1], [[1, 0], [1, 1]])
    array([0, 1], dtype=uint8)
    """
    packed = isinstance(a, Packed) and isinstance(b, Packed)
    a, b = as_vectors(a, "a"), as_vectors(b, "b")
    if a.shape[-1] != b.shape[max(b.ndim - 2, 0)] or not _stack_alike(a, b):
        raise ValueError(f"a and b do not fit: shapes {a.shape} and {b.shape}")
    if packed and a.ndim == b.ndim == 2:
        return Packed(_four_russians.product(words_of(a, "a"), words_of(b, "b")), b.shape[1])
    if a.ndim == b.ndim == 2 and len(b) > _INTEGER_PRODUCT and len(a) * len(b) * b.shape[1] > _FLOAT_PRODUCT:
        return to_bits(_four_russians.product(words_of(a, "a"), words_of(b, "b")), b.shape[1])
    a, b = bits_of(a, "a"), bits_of(b, "b")
    if a.shape[-1] <= _INTEGER_PRODUCT:
        return np.matmul(a, b) & np.uint8(1)
    # float32 counts exactly up to 2**24 terms, and BLAS is far faster than integer products
    counts = np.matmul(a.astype(np.float32), b.astype(np.float32))
    return (counts.astype(np.int32) & 1).astype(np.uint8)


def matrix_rank(a):
    """Return the rank of a matrix modulo 2: how many of its rows are independent.

    Parameters
    ----------
    a : (m, n) array_like of 0/1, or Packed

    Returns
    -------
    int

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of 0/1.

    Examples
    --------
    >>> matrix_rank([[1, 1, 0], [0, 1, 1], [1, 0, 1]])  # the rows XOR to zero
    2
    """
    return len(_eliminate(as_matrix(a, "a"), above=False, left=False).columns)


def det(a):
    """Return the determinant modulo 2: 1 when the matrix is invertible, else 0.

    Parameters
    ----------
    a : (n, n) array_like of 0/1, or Packed

    Returns
    -------
    int

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of 0/1.
    numpy.linalg.LinAlgError
        If `a` is not square.

    Examples
    --------
    >>> det([[1, 1], [1, 1]])
    0
    """
    a = as_square(as_matrix(a, "a"), "a")
    return int(matrix_rank(a) == len(a))


def inv(a):
    """Return the inverse modulo 2, found by elimination.

    Parameters
    ----------
    a : (n, n) array_like of 0/1, or Packed

    Returns
    -------
    (n, n) uint8 array, or Packed

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of 0/1.
    numpy.linalg.LinAlgError
        If `a` is not square, or singular modulo 2.

    Notes
    -----
    Langlet's IBM ("domino binaire") and Day's BINV.

    Examples
    --------
    >>> inv([[1, 0, 0], [1, 1, 0], [1, 1, 1]])
    array([[1, 0, 0],
           [1, 1, 0],
           [0, 1, 1]], dtype=uint8)
    """
    matrix = as_square(as_matrix(a, "a"), "a")
    done = _eliminate(matrix)
    _require_full_rank(done, len(matrix))
    return _inverse_in_order(done, packed=isinstance(a, Packed))


def solve(a, b):
    """Solve `a·x = b` modulo 2 for an invertible matrix.

    Parameters
    ----------
    a : (n, n) array_like of 0/1, or Packed
    b : (n,) or (n, k) array_like of 0/1, or Packed

    Returns
    -------
    uint8 array of the shape of `b`, or Packed where `b` is

    Raises
    ------
    TypeError, ValueError
        If an argument is not made of 0/1, or the lengths differ.
    numpy.linalg.LinAlgError
        If `a` is not square, or singular modulo 2 (see `particular_solution`).

    Examples
    --------
    >>> solve([[1, 1], [0, 1]], [0, 1])
    array([1, 1], dtype=uint8)
    """
    a = as_square(as_matrix(a, "a"), "a")
    x, done = _solve(a, b)
    _require_full_rank(done, len(a))
    return x


def particular_solution(a, b):
    """Return one solution of `a·x = b` modulo 2, for a matrix of any shape and rank.

    Every other solution is this one plus a sum of columns of `null_space(a)`.

    Parameters
    ----------
    a : (m, n) array_like of 0/1, or Packed
    b : (m,) or (m, k) array_like of 0/1

    Returns
    -------
    (n,) or (n, k) uint8 array, 0 in each free unknown

    Raises
    ------
    TypeError, ValueError
        If an argument is not made of 0/1, or the lengths differ.
    numpy.linalg.LinAlgError
        If there is no solution.

    Examples
    --------
    >>> particular_solution([[1, 1, 0], [0, 1, 1]], [1, 0])
    array([1, 0, 0], dtype=uint8)
    """
    x, _ = _solve(as_matrix(a, "a"), b)
    if x is None:
        raise LinAlgError("no x gives a·x = b modulo 2: b is not a sum of columns of a")
    return x


def null_space(a):
    """Return a basis of the vectors that a matrix sends to zero, as columns.

    Parameters
    ----------
    a : (m, n) array_like of 0/1, or Packed

    Returns
    -------
    (n, n - rank) uint8 array `z` with `a·z = 0`, shaped as `scipy.linalg.null_space` does

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of 0/1.

    Examples
    --------
    >>> null_space([[1, 1, 0], [0, 1, 1]])
    array([[1],
           [1],
           [1]], dtype=uint8)
    """
    a = as_matrix(a, "a")
    n = a.shape[1]
    done = _eliminate(a, left=False)
    reduced = done.matrix[: len(done.columns)]
    free = np.setdiff1d(np.arange(n), done.columns)
    basis = np.zeros((n, len(free)), dtype=np.uint8)
    basis[done.columns] = (to_bits(reduced, n) if done.in_words else reduced)[:, free]
    basis[free, np.arange(len(free))] = 1
    return basis


def matrix_power(a, n):
    """Raise a matrix to an integer power modulo 2; a negative power uses the inverse.

    Parameters
    ----------
    a : (m, m) array_like of 0/1
    n : int

    Returns
    -------
    (m, m) uint8 array

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of 0/1, or `n` not an integer.
    numpy.linalg.LinAlgError
        If `a` is not square, or singular with `n` negative.

    Examples
    --------
    >>> matrix_power([[1, 1], [0, 1]], 2)
    array([[1, 0],
           [0, 1]], dtype=uint8)
    """
    square = as_square(as_bits(a, "a", ndim=2), "a")
    exponent = as_index(n, "n", low=float("-inf"))
    if exponent < 0:
        square, exponent = inv(square), -exponent
    power = np.eye(len(square), dtype=np.uint8)
    while exponent:
        if exponent & 1:
            power = matmul(power, square)
        exponent >>= 1
        if exponent:
            square = matmul(square, square)
    return power


def multiplicative_order(a):
    """Return the least k > 0 for which the k-th power of a matrix is the identity modulo 2.

    Counts nothing: the order is that of x modulo the minimal polynomial, and divides a number
    known from the degrees of its factors. So an order of many digits costs no more than a small one.

    Parameters
    ----------
    a : (n, n) array_like of 0/1

    Returns
    -------
    int, of any size

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of 0/1.
    numpy.linalg.LinAlgError
        If `a` is not square, or singular modulo 2: then no power of it is the identity.

    Notes
    -----
    "La Rétroversion": an invertible matrix is an n-th root of the identity.

    Examples
    --------
    >>> from magicmath.rules import MAGIC
    >>> multiplicative_order(MAGIC.matrix)
    4
    """
    a = as_square(as_bits(a, "a", ndim=2), "a")
    rank = matrix_rank(a)
    if rank < len(a):
        raise LinAlgError(f"a has no order: it is singular modulo 2, rank {rank} of {len(a)}")
    return _polynomials.order_of_x(minimal_polynomial(a))


def minimal_polynomial(a):
    """Return the minimal polynomial of a matrix modulo 2 as an int, bit i for x**i.

    Parameters
    ----------
    a : (n, n) array_like of 0/1

    Returns
    -------
    int

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of 0/1.
    numpy.linalg.LinAlgError
        If `a` is not square.

    Examples
    --------
    >>> bin(minimal_polynomial([[1, 1], [0, 1]]))  # x**2 + 1
    '0b101'
    """
    a = as_square(as_bits(a, "a", ndim=2), "a")
    rows = [to_int(row) for row in a]
    polynomial = 1
    for i in range(len(a)):
        unit = _apply(polynomial, 1 << i, rows)
        polynomial = _polynomials.multiply(polynomial, _annihilator(unit, rows))
    return polynomial


class Step(NamedTuple):
    """One row operation of an elimination, and the matrix after it."""

    operation: str
    matrix: np.ndarray


def elimination_steps(a, columns=None):
    """Yield each row operation that brings a matrix to reduced echelon form modulo 2.

    Made for reading: `inv`, `solve` and `matrix_rank` take a faster road to the same end.

    Parameters
    ----------
    a : (m, n) array_like of 0/1; for an inverse, the matrix with the identity at its right
    columns : int, optional
        Look for pivots in this many first columns only (all of them if left out).

    Yields
    ------
    Step
        `operation` in words, origin 0, and `matrix`, a new (m, n) uint8 array.

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of 0/1, or `columns` out of range.

    Examples
    --------
    >>> [step.operation for step in elimination_steps([[0, 1], [1, 1]])]
    ['start', 'swap rows 0 and 1', 'add row 1 to row 0']
    """
    a = as_bits(a, "a", ndim=2)
    columns = a.shape[1] if columns is None else as_index(columns, "columns", high=a.shape[1] + 1)
    return _elimination_steps(a, columns)


def _elimination_steps(a, columns):
    yield Step("start", a.copy())
    rank = 0
    for column in range(columns):
        below = np.flatnonzero(a[rank:, column])
        if not below.size:
            continue
        found = rank + int(below[0])
        if found != rank:
            a[[rank, found]] = a[[found, rank]]
            yield Step(f"swap rows {rank} and {found}", a.copy())
        for row in np.flatnonzero(a[:, column]):
            if row != rank:
                a[row] ^= a[rank]
                yield Step(f"add row {rank} to row {row}", a.copy())
        rank += 1
        if rank == len(a):
            return


def _eliminate(a, *, above=True, left=True):
    """Exchange the columns of `a` in bits or in words, as its size asks."""
    if a.shape[0] * a.shape[1] <= _ONE_INT:
        return exchange_bits(bits_of(a, "a"), a.shape[1])
    return exchange_words(words_of(a, "a"), a.shape[1], above=above, left=left)


def _eliminate_beside(a, right):
    """Exchange the columns of `a`; return what became of `right` too, in words where it has many columns."""
    n = a.shape[1]
    if len(a) * (n + right.shape[1]) <= _ONE_INT:
        done = exchange_bits(np.concatenate([bits_of(a, "a"), bits_of(right, "b")], axis=1), n)
        return done, done.matrix[:, n:]
    if right.shape[1] == 1:
        side = bits_of(right, "b")[:, 0].copy()
        done = exchange_words(words_of(a, "a"), n, side, above=False, left=False)
        back_substitute(done, side)
        return done, side[:, None]
    words = np.concatenate([words_of(a, "a"), words_of(right, "b")], axis=1)
    done = exchange_words(words, n, left=False)
    return done, words[:, words_for(n) :]


def _require_full_rank(done, n):
    if len(done.columns) < n:
        raise LinAlgError(f"a is singular modulo 2: rank {len(done.columns)} of {n}")


def _inverse_in_order(done, packed):
    """Put rows and columns of an exchanged matrix where its inverse has them, some rows at a time."""
    n = len(done.matrix)
    if not done.in_words:
        places = [0] * n
        for place, origin in enumerate(done.origins):
            places[origin] = place
        inverse = done.matrix.take(places, 1)
        return pack(inverse) if packed else inverse
    words = done.matrix if _is_sorted(done.columns) else done.matrix[np.argsort(done.columns)]
    inverse = words if packed else np.empty((n, n), dtype=np.uint8)
    moved = done.columns != done.origins
    to, of = done.origins[moved], done.columns[moved]
    step = max(_BITS_AT_ONCE // n, 1)
    for start in range(0, n, step):
        some = slice(start, start + step)
        bits = to_bits(words[some], n)
        bits[:, to] = bits[:, of]
        inverse[some] = to_words(bits) if packed else bits
    return Packed(inverse, n) if packed else inverse


def _is_sorted(columns):
    return (columns[1:] > columns[:-1]).all()


def _solve(a, b):
    """Return one solution of `a·x = b`, or None where there is none, and the elimination of `a`."""
    packed = isinstance(b, Packed)
    right = as_matrix(b, "b") if packed else as_integers(b, "b", ndim=(1, 2))
    if len(right) != len(a):
        raise ValueError(f"b must have {len(a)} rows as a has, got shape {right.shape}")
    block = right[:, None] if right.ndim == 1 else right
    done, solved = _eliminate_beside(a, block)
    n, rank = a.shape[1], len(done.columns)
    if solved[rank:].any():
        return None, done
    x = np.zeros((n, solved.shape[1]), dtype=solved.dtype)
    x[done.columns] = solved[:rank]
    if solved.dtype == DTYPE:
        x = Packed(x, block.shape[1])
    if packed:
        return pack(x), done
    return np.asarray(x).reshape(n, *right.shape[1:]), done


def _stack_alike(a, b):
    """Tell whether the dimensions before the matrices broadcast."""
    pairs = zip(a.shape[-3::-1], b.shape[-3::-1], strict=False)
    return all(m == n or 1 in (m, n) for m, n in pairs)


def _times(vector, rows):
    """Return vector·matrix, both as ints."""
    product = 0
    while vector:
        product ^= rows[vector.bit_length() - 1]
        vector ^= 1 << vector.bit_length() - 1
    return product


def _apply(polynomial, vector, rows):
    """Return vector·polynomial(matrix), by Horner's rule."""
    result = 0
    for i in range(polynomial.bit_length() - 1, -1, -1):
        result = _times(result, rows)
        if polynomial >> i & 1:
            result ^= vector
    return result


def _annihilator(vector, rows):
    """Return the least polynomial p with vector·p(matrix) = 0."""
    basis = {}  # leading bit: (a sum of the powers so far, which powers)
    power = 0
    while True:
        remainder, used = vector, 1 << power
        while remainder and (found := basis.get(remainder.bit_length())):
            remainder, used = remainder ^ found[0], used ^ found[1]
        if not remainder:
            return used
        basis[remainder.bit_length()] = (remainder, used)
        vector = _times(vector, rows)
        power += 1

"""The road over ordinary numbers: determinant, adjugate, and the inverse they give modulo 2.

Langlet and Day both invert the rule matrix with APL's domino ⌹, multiply by the determinant
and take parities. Exact integers make that a theorem; floats need rounding, and a certificate.
"""

from math import gcd

import numpy as np
from numpy.linalg import LinAlgError
from numpy.typing import ArrayLike, NDArray

from magicmath._checks import as_bits, as_index, as_integers, as_real, as_reals, as_square
from magicmath._shown import shown

_LARGEST_EXACT_FLOAT = 2.0**53


def det(a: ArrayLike) -> int:
    """Return the exact determinant of an integer matrix.

    Parameters
    ----------
    a : (n, n) array_like of int

    Returns
    -------
    int, of any size

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of integers.
    numpy.linalg.LinAlgError
        If `a` is not square.

    Notes
    -----
    Bareiss 1968: each division leaves no remainder, so no fraction ever appears.

    Examples
    --------
    >>> from magicmath.rules import MAGIC
    >>> det(MAGIC.matrix)
    5
    """
    rows = _rows(a)
    sign, previous = 1, 1
    while len(rows) > 1:
        found = next((i for i, row in enumerate(rows) if row[0]), None)
        if found is None:
            return 0
        if found:
            rows[0], rows[found], sign = rows[found], rows[0], -sign
        (pivot, *top), *below = rows
        rows = [
            [(pivot * x - first * t) // previous for x, t in zip(row, top, strict=True)]
            for first, *row in below
        ]
        previous = pivot
    return sign * rows[0][0]


def adjugate(a: ArrayLike) -> NDArray[np.int64] | NDArray[np.object_]:
    """Return the exact adjugate: the integer matrix with `a·adjugate(a) = det(a)·I`.

    Parameters
    ----------
    a : (n, n) array_like of int

    Returns
    -------
    (n, n) int64 array, or an object array of Python ints where int64 is too small

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of integers.
    numpy.linalg.LinAlgError
        If `a` is not square.

    Notes
    -----
    For MAGIC this is the matrix printed as `5×IY` in "La Rétroversion". No fraction appears, as in `det`.

    Examples
    --------
    >>> adjugate([[1, 2], [3, 4]])
    array([[ 4, -2],
           [-3,  1]])
    """
    rows = _adjugate(_rows(a))
    try:
        return np.array(rows, dtype=np.int64)
    except OverflowError:
        return np.array(rows, dtype=object)


def inv_mod(a: ArrayLike, k: int = 2) -> NDArray[np.uint8] | NDArray[np.int64] | NDArray[np.object_]:
    """Return the inverse modulo k by way of the exact inverse over ordinary numbers.

    Parameters
    ----------
    a : (n, n) array_like of int
    k : int, at least 2
        The number of colours; any k, prime or not.

    Returns
    -------
    (n, n) int64 array with entries from 0 to k - 1 (object where k is beyond int64); uint8 for k = 2

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of integers, or `k` below 2.
    numpy.linalg.LinAlgError
        If `a` is not square, or its determinant shares a factor with `k`.

    Examples
    --------
    >>> inv_mod([[1, 0], [1, 1]])
    array([[1, 0],
           [1, 1]], dtype=uint8)
    >>> inv_mod([[2]], 5)
    array([[3]])
    """
    k = as_index(k, "k", low=2)
    determinant = det(a)
    if gcd(determinant, k) != 1:
        raise LinAlgError(f"a has no inverse modulo {shown(k)}: its determinant is {shown(determinant)}")
    inverse = adjugate(a).astype(object) * pow(determinant, -1, k) % k
    return inverse.astype(np.uint8 if k == 2 else np.int64 if k < 2**63 else object)


def works_for_colours(a: ArrayLike, k: int) -> bool:
    """Tell whether a rule matrix reaches every board of k colours from every other.

    True exactly when the determinant and k share no factor.

    Parameters
    ----------
    a : (n, n) array_like of int
    k : int, at least 2

    Returns
    -------
    bool

    Raises
    ------
    TypeError, ValueError, numpy.linalg.LinAlgError
        As `inv_mod`.

    Examples
    --------
    >>> from magicmath.rules import MAGIC
    >>> [k for k in range(2, 12) if not works_for_colours(MAGIC.matrix, k)]
    [5, 10]
    """
    return gcd(det(a), as_index(k, "k", low=2)) == 1


def left_product(v: ArrayLike, a: ArrayLike) -> NDArray[np.float64]:
    """Multiply vectors by a matrix in floating point (`v +.× a`), summing rows in a fixed order.

    The order matters: BLAS may sum differently on another machine, and the rounding residue
    with it. Here every machine gets the same residue to the last bit.

    Parameters
    ----------
    v : (m,) or (k, m) array_like of real numbers
    a : (m, n) array_like of real numbers

    Returns
    -------
    (n,) or (k, n) float64 array

    Raises
    ------
    TypeError, ValueError
        If an argument is not made of real numbers, or the shapes do not fit.

    Examples
    --------
    >>> left_product([1, 1, 1], [[0.1], [0.2], [0.3]])
    array([0.6])
    """
    vectors, matrix = as_reals(v, "v"), as_reals(a, "a")
    if matrix.ndim != 2 or vectors.ndim not in (1, 2) or vectors.shape[-1] != len(matrix):
        raise ValueError(f"v and a do not fit: shapes {vectors.shape} and {matrix.shape}")
    total = np.zeros((*vectors.shape[:-1], matrix.shape[1]))
    for i, row in enumerate(matrix):
        total += vectors[..., i, None] * row
    return total


def parity(x: ArrayLike, tolerance: float = 0.25) -> NDArray[np.uint8]:
    """Round floats to the nearest integers and return their parities.

    Parameters
    ----------
    x : array_like of real numbers
    tolerance : float below 0.5
        The farthest an entry may lie from an integer.

    Returns
    -------
    uint8 array of the shape of `x`

    Raises
    ------
    TypeError, ValueError
        If `x` is not made of real numbers, or `tolerance` is none from 0 to below 0.5.
    FloatingPointError
        If an entry is NaN, infinite, farther than `tolerance` from an integer, or so large
        (2**53) that a float no longer tells odd from even.

    Examples
    --------
    >>> parity([-7.2e-16, 0.9999999999999998, 3.0])
    array([0, 1, 1], dtype=uint8)
    """
    numbers = as_reals(x, "x")
    tolerance = as_real(tolerance, "tolerance", below=0.5)
    nearest = np.rint(numbers)
    with np.errstate(invalid="ignore"):  # NaN fails both comparisons, and so is not trusted
        is_near = np.abs(numbers - nearest) <= tolerance
        is_trusted = is_near & (np.abs(numbers) < _LARGEST_EXACT_FLOAT)
    if not is_trusted.all():
        raise FloatingPointError(f"x cannot be trusted: {numbers[~is_trusted].flat[0]} has no sure parity")
    return (nearest % 2).astype(np.uint8)


def inv_mod2_float(a: ArrayLike) -> NDArray[np.uint8]:
    """Return the inverse modulo 2 from NumPy's float inverse, or refuse when it cannot be trusted.

    Inverts, multiplies by the determinant, rounds, and only then takes the parity. The rounded
    matrix and determinant are proved right before they are used: multiplied back in exact
    integers they must give the determinant times the identity.

    Parameters
    ----------
    a : (n, n) array_like of 0/1

    Returns
    -------
    (n, n) uint8 array

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of 0/1.
    numpy.linalg.LinAlgError
        If `a` is not square, singular, or of even determinant.
    FloatingPointError
        If floats are not exact enough for this matrix (from about n = 40 on): use `gf2.inv`.

    Examples
    --------
    >>> inv_mod2_float([[1, 0], [1, 1]])
    array([[1, 0],
           [1, 1]], dtype=uint8)
    """
    matrix = as_square(as_bits(a, "a", ndim=2), "a")
    with np.errstate(over="ignore"):
        in_floats = float(np.linalg.det(matrix.astype(float)))
    if not abs(in_floats) < _LARGEST_EXACT_FLOAT:
        raise FloatingPointError(f"floats are not exact for this a of determinant near {in_floats:.3g}")
    determinant = round(in_floats)
    try:
        scaled = determinant * np.linalg.inv(matrix.astype(float))
        if determinant == 0:
            raise LinAlgError
    except LinAlgError:
        if det(matrix):
            raise FloatingPointError("a cannot be inverted in floats, though it is not singular") from None
        raise LinAlgError("a is singular: its determinant is 0") from None
    if not np.all(np.abs(scaled) < _LARGEST_EXACT_FLOAT):
        raise FloatingPointError(f"floats are not exact for this a of determinant near {determinant:.3g}")
    whole = np.rint(scaled).astype(np.int64).astype(object)
    if not np.array_equal(matrix.astype(object) @ whole, determinant * np.eye(len(matrix), dtype=object)):
        raise FloatingPointError("floats are not exact for this a: the product does not give det·I")
    if determinant % 2 == 0:
        raise LinAlgError(f"a has no inverse modulo 2: its determinant is {det(matrix)}, an even number")
    return (whole % 2).astype(np.uint8)


def _rows(a: ArrayLike) -> list[list[int]]:
    """Return the rows of a square matrix of integers as Python ints, or raise."""
    rows: list[list[int]] = as_square(as_integers(a, "a", ndim=2), "a").astype(object).tolist()
    return rows


def _adjugate(rows: list[list[int]]) -> list[list[int]]:
    """Return the adjugate by exchanging row after row with a column, in place and without fractions.

    After some exchanges all entries are minors of the matrix, so each division by the last pivot
    leaves no remainder. In the end the last pivot is the determinant, but for its sign.
    """
    n, sign, last_pivot = len(rows), 1, 1
    origins = list(range(n))  # which row stands where
    free: list[int] = []  # columns that no row was left for
    for column in range(n):
        top = column - len(free)
        usable = [i for i in range(top, n) if rows[i][column]]
        if not usable:
            free.append(column)
            continue
        if usable[0] != top:
            rows[top], rows[usable[0]] = rows[usable[0]], rows[top]
            origins[top], origins[usable[0]] = origins[usable[0]], origins[top]
            sign = -sign
        _exchange(rows, top, column, last_pivot)
        last_pivot, rows[top][column] = rows[top][column], last_pivot
    if free:
        return _adjugate_of_singular(rows, origins, free, sign, last_pivot)
    place_of = sorted(range(n), key=origins.__getitem__)
    return [[sign * row[place] for place in place_of] for row in rows]


def _exchange(rows: list[list[int]], top: int, column: int, last_pivot: int) -> None:
    """Exchange a row with a column in all other rows."""
    pivot_row = rows[top]
    pivot = pivot_row[column]
    for i, row in enumerate(rows):
        if i != top:
            first = row[column]
            rows[i] = [(pivot * x - first * t) // last_pivot for x, t in zip(row, pivot_row, strict=True)]
            rows[i][column] = -first


def _adjugate_of_singular(
    rows: list[list[int]], origins: list[int], free: list[int], sign: int, last_pivot: int
) -> list[list[int]]:
    """Return the adjugate after all exchanges, of which one or more were not possible.

    It is 0 when two or more are missing. Else its columns are multiples of the one `x` that the
    matrix sends to 0, and its rows of the one `w` that goes to 0 from the left.
    """
    n = len(rows)
    if len(free) > 1:
        return [[0] * n for _ in range(n)]
    exchanged = [column for column in range(n) if column != free[0]]
    x, w = [last_pivot] * n, [last_pivot] * n
    for column, row, origin in zip(exchanged, rows[:-1], origins[:-1], strict=True):
        x[column], w[origin] = -row[free[0]], rows[-1][column]
    sign *= (-1) ** (free[0] + n - 1)
    return [[sign * x_of_row * w_of_column // last_pivot for w_of_column in w] for x_of_row in x]

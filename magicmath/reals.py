"""The road over ordinary numbers: determinant, adjugate, and the inverse they give modulo 2.

Langlet and Day both invert the rule matrix with APL's domino ⌹, multiply by the determinant
and take parities. Exact integers make that a theorem; floats need rounding, and a certificate.
"""

from math import gcd

import numpy as np
from numpy.linalg import LinAlgError

from magicmath._checks import as_bits, as_index, as_integers, as_real, as_reals, as_square

_LARGEST_EXACT_FLOAT = 2.0**53


def det(a):
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
    rows = as_square(as_integers(a, "a", ndim=2), "a").astype(object).tolist()
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


def adjugate(a):
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
    For MAGIC this is the matrix printed as `5×IY` in "La Rétroversion".

    Examples
    --------
    >>> adjugate([[1, 2], [3, 4]])
    array([[ 4, -2],
           [-3,  1]])
    """
    rows = [[int(x) for x in row] for row in _domain_matrix(a).adjugate().to_list()]
    try:
        return np.array(rows, dtype=np.int64)
    except OverflowError:
        return np.array(rows, dtype=object)


def inv_mod(a, k=2):
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
        raise LinAlgError(f"a has no inverse modulo {k}: its determinant is {determinant}")
    inverse = adjugate(a).astype(object) * pow(determinant, -1, k) % k
    return inverse.astype(np.uint8 if k == 2 else np.int64 if k < 2**63 else object)


def works_for_colours(a, k):
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


def left_product(v, a):
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
    v, a = as_reals(v, "v"), as_reals(a, "a")
    if a.ndim != 2 or v.ndim not in (1, 2) or v.shape[-1] != len(a):
        raise ValueError(f"v and a do not fit: shapes {v.shape} and {a.shape}")
    total = np.zeros((*v.shape[:-1], a.shape[1]))
    for i, row in enumerate(a):
        total += v[..., i, None] * row
    return total


def parity(x, tolerance=0.25):
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
    x = as_reals(x, "x")
    tolerance = as_real(tolerance, "tolerance", below=0.5)
    nearest = np.rint(x)
    with np.errstate(invalid="ignore"):
        untrusted = ~(np.abs(x - nearest) <= tolerance) | ~(np.abs(x) < _LARGEST_EXACT_FLOAT)
    if untrusted.any():
        raise FloatingPointError(f"x cannot be trusted: {x[untrusted].flat[0]} has no sure parity")
    return (nearest % 2).astype(np.uint8)


def inv_mod2_float(a):
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
    a = as_square(as_bits(a, "a", ndim=2), "a")
    with np.errstate(over="ignore"):
        determinant = float(np.linalg.det(a.astype(float)))
    if not abs(determinant) < _LARGEST_EXACT_FLOAT:
        raise FloatingPointError(f"floats are not exact for this a of determinant near {determinant:.3g}")
    determinant = round(determinant)
    try:
        scaled = determinant * np.linalg.inv(a.astype(float))
        if determinant == 0:
            raise LinAlgError
    except LinAlgError:
        if det(a):
            raise FloatingPointError("a cannot be inverted in floats, though it is not singular") from None
        raise LinAlgError("a is singular: its determinant is 0") from None
    if not np.all(np.abs(scaled) < _LARGEST_EXACT_FLOAT):
        raise FloatingPointError(f"floats are not exact for this a of determinant near {determinant:.3g}")
    whole = np.rint(scaled).astype(np.int64).astype(object)
    if not np.array_equal(a.astype(object) @ whole, determinant * np.eye(len(a), dtype=object)):
        raise FloatingPointError("floats are not exact for this a: the product does not give det·I")
    if determinant % 2 == 0:
        raise LinAlgError(f"a has no inverse modulo 2: its determinant is {det(a)}, an even number")
    return (whole % 2).astype(np.uint8)


def _domain_matrix(a):
    from sympy import ZZ
    from sympy.polys.matrices import DomainMatrix

    a = as_square(as_integers(a, "a", ndim=2), "a")
    return DomainMatrix([[ZZ(int(x)) for x in row] for row in a], a.shape, ZZ)

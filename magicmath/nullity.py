"""How many quiet patterns Lights Out has on n×n cells, from two polynomials instead of a matrix.

The light chased down the board follows the Fibonacci polynomials modulo 2: f of 0 is 0, f of 1 is
1, and each next one is x times the last plus the one before. The nullity of the n×n board is the
degree of the greatest common divisor of f(x) and f(x + 1), with f the one of index n + 1 (Sutner).
To put x + 1 for x is the helix transform of the coefficients, highest power first.

A polynomial is a Python int here, bit i for the power i of x.
"""

from collections.abc import Callable, Iterable

import numpy as np
from numpy.typing import NDArray

from magicmath import helix
from magicmath._checks import as_index
from magicmath._kernels import polynomials as _polynomials
from magicmath._kernels.one_int import from_int, to_int
from magicmath._progress import watched

LARGEST_INDEX = 2**24
LARGEST_BOARD = 2**22 - 1
LARGEST_TABLE = 2**16 - 1
_LONG_BOARD, _LONG_GCD, _LONG_TABLE = 2**20, 2**19, 10_000  # a second or two; beyond them progress is shown


def fibonacci_polynomial(m: int) -> int:
    """Return the Fibonacci polynomial of an index modulo 2, a diagonal of Pascal's triangle.

    Parameters
    ----------
    m : int, from 0 to 2**24

    Returns
    -------
    int, bit i for the power i of x

    Raises
    ------
    TypeError, ValueError
        If `m` is no integer in that range.

    Notes
    -----
    The coefficient of x to the power m - 1 - 2i is the binomial of m - 1 - i over i. By Lucas it
    is odd when i and m - 1 - 2i have no binary digit in common.

    Examples
    --------
    >>> [f"{fibonacci_polynomial(m):b}" for m in range(7)]
    ['0', '1', '10', '101', '1000', '10101', '100010']
    """
    m = as_index(m, "m", high=LARGEST_INDEX + 1)
    i = np.arange((m + 1) // 2)
    power = m - 1 - 2 * i
    coefficients = np.zeros(m, dtype=np.uint8)
    coefficients[power[i & power == 0]] = 1
    return to_int(coefficients)


def shifted(p: int) -> int:
    """Return a polynomial modulo 2 with x + 1 put for x: a helix transform.

    Parameters
    ----------
    p : int, bit i for the power i of x

    Returns
    -------
    int

    Raises
    ------
    TypeError, ValueError
        If `p` is no integer, or negative, or of a degree of 2**24 or more.

    Examples
    --------
    >>> f"{shifted(0b100):b}"  # the square of x + 1 is x² + 1
    '101'
    """
    p = as_index(p, "p")
    if p.bit_length() > LARGEST_INDEX:
        raise ValueError(f"p has a degree of {p.bit_length() - 1}, at most {LARGEST_INDEX - 1} is taken")
    length = 1 << max(p.bit_length() - 1, 0).bit_length()
    return to_int(helix.helix(from_int(p, length)[::-1])[::-1])


def by_gcd(n: int) -> int:
    """Return the nullity of n×n Lights Out, as the theorem says it.

    Parameters
    ----------
    n : int, from 0 to 2**22 - 1

    Returns
    -------
    int

    Raises
    ------
    TypeError, ValueError
        If `n` is no integer in that range.

    Notes
    -----
    K. Sutner, "Linear cellular automata and the Garden-of-Eden", 1989; M. Hunziker, A. Machiavelo
    and J. Park, "Chebyshev polynomials over finite fields and reversibility of σ-automata on square
    grids", 2004.

    Examples
    --------
    >>> [by_gcd(n) for n in range(1, 12)]
    [0, 0, 0, 4, 2, 0, 0, 0, 8, 0, 6]
    """
    n = as_index(n, "n", high=LARGEST_BOARD + 1)
    f = fibonacci_polynomial(n + 1)
    return _polynomials.degree(_polynomials.gcd(f, shifted(f), watched if n > _LONG_GCD else iter))


def of_board(n: int) -> int:
    """Return the nullity of n×n Lights Out, fast: up to n = 100,000 within a second.

    Parameters
    ----------
    n : int, from 0 to 2**22 - 1

    Returns
    -------
    int

    Raises
    ------
    TypeError, ValueError
        If `n` is no integer in that range.

    Notes
    -----
    See `table`.

    Examples
    --------
    >>> of_board(19), of_board(100_000)
    (16, 0)
    """
    n = as_index(n, "n", high=LARGEST_BOARD + 1)
    odd = _odd_part(n + 1)
    half = odd // 2
    root = fibonacci_polynomial(half) ^ fibonacci_polynomial(half + 1)
    return _of_multiple(n + 1, _of_odd(root, watched if n > _LONG_BOARD else iter))


def table(largest: int) -> NDArray[np.int64]:
    """Return the nullities of all n×n Lights Out boards up to a size.

    Parameters
    ----------
    largest : int, from 0 to 2**16 - 1

    Returns
    -------
    (largest + 1,) int64 array, entry n for the n×n board

    Raises
    ------
    TypeError, ValueError
        If `largest` is no integer in that range.

    Notes
    -----
    Three steps make the polynomials short. With n + 1 = 2ᵏ·q and q odd, the polynomial is a power
    of x times a power of that of q. That of an odd q is a square: its root g is the sum of those of
    (q - 1)/2 and (q + 1)/2. And what g(x) and g(x + 1) have in common is the same for x + 1, and so
    a polynomial in y = x² + x: with g = A(y) + x·B(y) it is the common divisor of A and B, of a
    quarter of the first degree. It counts twice in x, and twice again for the square.

    The sequence is A159257 of the On-Line Encyclopedia of Integer Sequences.

    Examples
    --------
    >>> table(9).tolist()
    [0, 0, 0, 0, 4, 2, 0, 0, 0, 8]
    """
    largest = as_index(largest, "largest", high=LARGEST_TABLE + 1)
    of_odd = {}
    f, following = 0, 1
    watch = watched if largest > _LONG_TABLE else iter
    for odd in watch(range(1, largest + 2, 2)):
        of_odd[odd] = _of_odd(f ^ following)
        f, following = following, following << 1 ^ f
    return np.array([_of_multiple(m, of_odd[_odd_part(m)]) for m in range(1, largest + 2)])


def _odd_part(m: int) -> int:
    return m // (m & -m)


def _of_odd(root: int, watch: Callable[[range], Iterable[int]] = iter) -> int:
    """Return the nullity for an odd index from the square root of its polynomial."""
    even, odd = _in_y(root)
    return 4 * _polynomials.degree(_polynomials.gcd(even, odd, watch))


def _of_multiple(m: int, nullity_of_odd: int) -> int:
    """Return the nullity for the index m, that of its odd part being known.

    The polynomials are, apart from the power of both, x and x + 1 to the power m/q - 1. Each of
    them divides the other polynomial, often enough, exactly when 3 divides q.
    """
    twos = m & -m
    return twos * nullity_of_odd + 2 * (twos - 1) * (m % 3 == 0)


def _in_y(p: int) -> tuple[int, int]:
    """Return A and B with p = A(y) + x·B(y) for y = x² + x, by butterflies on one integer.

    One level divides all blocks of 4h bits by the power h of y, which is x to the 2h plus x to the h.
    """
    length = max(4, 1 << (p.bit_length() - 1).bit_length())
    h = length // 4
    while h:
        quarter = ((1 << h) - 1) * (((1 << length) - 1) // ((1 << 4 * h) - 1))
        p ^= p >> h & quarter << 2 * h
        p ^= p >> h & quarter << h
        h //= 2
    digits = f"{p:0{length}b}"
    return int(digits[1::2], 2), int(digits[::2], 2)

"""Polynomials modulo 2 as Python ints: bit i is the coefficient of x**i, and a sum is XOR.

The letters: p and q are polynomials; a vector is an int of its bits, a matrix the list of its rows.

Of four bits each, x³ + x and x² + 1:

>>> p, q = 0b1010, 0b0101
>>> f"{p ^ q:04b}"  # their sum
'1111'
>>> f"{multiply(p, q):b}"  # x⁵ + x³ + x³ + x, where what comes twice is gone
'100010'
>>> [f"{part:b}" for part in divide(p, q)]  # p is x·q, and nothing is left
['10', '0']
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import lcm

from magicmath._kernels.primes import primes_of_mersenne_number


def degree(p: int) -> int:
    """Return the degree, -1 for zero."""
    return p.bit_length() - 1


def multiply(p: int, q: int) -> int:
    """Return p·q: for each power of x in q, p times that power."""
    product = 0
    while q:
        lowest_term = q & -q  # a power of two, and times it an int is shifted as the polynomial is
        product ^= p * lowest_term
        q ^= lowest_term
    return product


def divide(p: int, q: int) -> tuple[int, int]:
    """Return the quotient and the remainder of p by a q that is not zero."""
    quotient = 0
    while p.bit_length() >= q.bit_length():
        shift = p.bit_length() - q.bit_length()
        quotient |= 1 << shift
        p ^= q << shift  # the leading terms meet, and are gone
    return quotient, p


def gcd(p: int, q: int, watch: Callable[[range], Iterable[int]] = iter) -> int:
    """Return the greatest common divisor, by Euclid's algorithm, one leading term at a time.

    `watch` is given the steps to go through, as `tqdm` is; there may be fewer of them.
    """
    for _ in watch(range(p.bit_length() + q.bit_length())):
        if not (p and q):
            break
        shift = p.bit_length() - q.bit_length()
        if shift < 0:  # the longer one is reduced
            p, q, shift = q, p, -shift
        p ^= q << shift
    return p or q


def power(p: int, exponent: int, modulus: int) -> int:
    """Return p**exponent modulo a polynomial."""
    result, square = _remainder(1, modulus), _remainder(p, modulus)
    while exponent:
        if exponent & 1:
            result = _remainder(multiply(result, square), modulus)
        square = _remainder(multiply(square, square), modulus)
        exponent >>= 1
    return result


def factors_by_degree(p: int) -> Iterator[tuple[int, int]]:
    """Yield (d, product of the irreducible factors of degree d, each once), d rising.

    The polynomial x to the 2ᵈ, plus x, is the product of all irreducible ones whose degree divides
    d. Those of smaller degree have been divided out before.
    """
    x = 0b10
    d, x_to_2_to_d = 0, x
    while degree(p) > 0:
        d += 1
        x_to_2_to_d = power(x_to_2_to_d, 2, p)
        factors = gcd(x_to_2_to_d ^ x, p)
        if degree(factors) > 0:
            yield d, factors
            # those that p has more than once are divided out as often
            repeated = factors
            while degree(repeated) > 0:
                p = divide(p, repeated)[0]
                repeated = gcd(p, repeated)


def order_of_x(p: int) -> int:
    """Return the least k > 0 with x**k = 1 modulo a p of nonzero constant term.

    >>> order_of_x(0b10011)  # x⁴ + x + 1: the powers of x are all 15 polynomials but zero
    15
    """
    odd_part = lcm(*(_order_below(d, factors) for d, factors in factors_by_degree(p)))
    # repeated factors only double the order, once for each squaring that is still needed
    order, x_to_order = odd_part, power(0b10, odd_part, p)
    one = _remainder(1, p)
    while x_to_order != one:
        order, x_to_order = 2 * order, power(x_to_order, 2, p)
    return order


def minimal_of_matrix(rows: Sequence[int]) -> int:
    """Return the minimal polynomial of a square matrix, bit by bit of the vectors that it must send to 0.

    >>> f"{minimal_of_matrix([0b11, 0b10]):b}"  # ones on and above the diagonal: (x + 1)²
    '101'
    """
    polynomial = 1
    for i in range(len(rows)):
        still_left = _apply(polynomial, 1 << i, rows)  # 0 where the polynomial does for this vector
        polynomial = multiply(polynomial, _annihilator(still_left, rows))
    return polynomial


def _remainder(p: int, modulus: int) -> int:
    return divide(p, modulus)[1]


def _order_below(d: int, squarefree: int) -> int:
    """Return the order of x modulo a product of different irreducible factors of degree d.

    It divides 2ᵈ - 1, so each prime of that number is taken away as often as x to the rest stays 1.
    """
    order = 2**d - 1
    one = _remainder(1, squarefree)
    for prime in primes_of_mersenne_number(d):
        # x to order/prime is 1 as long as that prime is not needed so often
        while order % prime == 0 and power(0b10, order // prime, squarefree) == one:
            order //= prime
    return order


def _times(vector: int, rows: Sequence[int]) -> int:
    """Return vector·matrix: the sum of the rows that the bits of the vector choose."""
    product = 0
    while vector:
        highest = vector.bit_length() - 1
        product ^= rows[highest]
        vector ^= 1 << highest
    return product


def _apply(polynomial: int, vector: int, rows: Sequence[int]) -> int:
    """Return vector·polynomial(matrix), by Horner's rule."""
    result = 0
    for i in range(degree(polynomial), -1, -1):
        result = _times(result, rows)
        if polynomial >> i & 1:
            result ^= vector
    return result


def _annihilator(vector: int, rows: Sequence[int]) -> int:
    """Return the least polynomial p with vector·p(matrix) = 0.

    Each next power of the matrix, times the vector, is reduced by the ones before, until one is
    their sum; the bits of `used` are the powers of which a remainder is the sum.
    """
    basis: dict[int, tuple[int, int]] = {}  # length: (a remainder of that many bits, its `used`)
    exponent = 0
    while True:
        remainder, used = vector, 1 << exponent
        while remainder and (found := basis.get(remainder.bit_length())):
            remainder, used = remainder ^ found[0], used ^ found[1]
        if not remainder:
            return used
        basis[remainder.bit_length()] = (remainder, used)
        vector = _times(vector, rows)
        exponent += 1

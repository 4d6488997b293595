"""Polynomials modulo 2 as Python ints: bit i is the coefficient of x**i, and a sum is XOR."""


def degree(p):
    """Return the degree, -1 for zero."""
    return p.bit_length() - 1


def multiply(p, q):
    """Return p·q."""
    product = 0
    while q:
        low = q & -q
        product ^= p * low
        q ^= low
    return product


def divide(p, q):
    """Return the quotient and the remainder of p by a q that is not zero."""
    quotient, top = 0, q.bit_length()
    while p.bit_length() >= top:
        shift = p.bit_length() - top
        quotient |= 1 << shift
        p ^= q << shift
    return quotient, p


def gcd(p, q):
    """Return the greatest common divisor, by Euclid's algorithm, one leading term at a time."""
    while p and q:
        shift = p.bit_length() - q.bit_length()
        if shift < 0:
            p, q, shift = q, p, -shift
        p ^= q << shift
    return p or q


def power(p, exponent, modulus):
    """Return p**exponent modulo a polynomial."""
    result, square = divide(1, modulus)[1], divide(p, modulus)[1]
    while exponent:
        if exponent & 1:
            result = divide(multiply(result, square), modulus)[1]
        square = divide(multiply(square, square), modulus)[1]
        exponent >>= 1
    return result


def factors_by_degree(p):
    """Yield (d, product of the irreducible factors of degree d, each once), d rising."""
    d, x_to_2_to_d = 0, 0b10
    while degree(p) > 0:
        d += 1
        x_to_2_to_d = power(x_to_2_to_d, 2, p)
        factors = gcd(x_to_2_to_d ^ 0b10, p)
        if degree(factors) > 0:
            yield d, factors
            repeated = factors
            while degree(repeated) > 0:
                p = divide(p, repeated)[0]
                repeated = gcd(p, repeated)


def order_of_x(p):
    """Return the least k > 0 with x**k = 1 modulo a p of nonzero constant term."""
    from math import lcm

    odd_part = lcm(*(_order_below(d, factors) for d, factors in factors_by_degree(p)))
    # repeated factors only double the order, once for each squaring that is still needed
    order, value = odd_part, power(0b10, odd_part, p)
    one = divide(1, p)[1]
    while value != one:
        order, value = 2 * order, power(value, 2, p)
    return order


def _order_below(d, squarefree):
    """Return the order of x modulo a product of different irreducible factors of degree d."""
    from sympy import factorint

    order = 2**d - 1
    one = divide(1, squarefree)[1]
    for prime in factorint(order):
        while order % prime == 0 and power(0b10, order // prime, squarefree) == one:
            order //= prime
    return order

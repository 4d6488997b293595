"""The primes of 2ᵈ - 1, which the orders modulo 2 divide.

The letters: Φₖ is the part of 2ᵏ - 1 that is in no 2ʲ - 1 with j < k a divisor of k (the cyclotomic
polynomial of k, at 2). So 2ᵈ - 1 is the product of the Φₖ whose k divide d, and falls apart by itself:

>>> 2**4 - 1 == 1 * 3 * 5  # Φ₁·Φ₂·Φ₄
True
>>> primes_of_mersenne_number(12)  # 4095 is 1·3·7·5·3·13
[3, 5, 7, 13]
"""

from itertools import count
from math import gcd

_LARGEST = 100  # beyond, two primes of a part may both be so large that it takes more than this module
_BASES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)


def primes_of_mersenne_number(d: int) -> list[int]:
    """Return the different primes of 2ᵈ - 1, rising; SymPy finds them where d is above 100."""
    if d > _LARGEST:
        from sympy import factorint

        return sorted(factorint(2**d - 1))
    parts: dict[int, int] = {}
    for k in range(1, d + 1):
        if d % k == 0:
            parts[k] = 2**k - 1
            for j, part in parts.items():
                if j < k and k % j == 0:
                    parts[k] //= part
    return sorted(set().union(*map(_primes, parts.values())))


def _primes(n: int) -> set[int]:
    if n == 1:
        return set()
    if _is_prime(n):
        return {n}
    divisor = _divisor(n)
    return _primes(divisor) | _primes(n // divisor)


def _is_prime(n: int) -> bool:
    """Tell, by the test of Miller and Rabin; a test compares all 2ᵈ - 1 that come here with SymPy."""
    if n in _BASES:
        return True
    twos = (n - 1 & 1 - n).bit_length() - 1
    return all(_looks_prime(n, base, twos) for base in _BASES)


def _looks_prime(n: int, base: int, twos: int) -> bool:
    """Tell whether the square roots of 1 that the base leads to are 1 and -1 only, as modulo a prime."""
    power = pow(base, n - 1 >> twos, n)
    if power == 1:
        return True
    for _ in range(twos):
        if power == n - 1:
            return True
        power = power * power % n
    return False


def _divisor(n: int) -> int:
    """Return a divisor of a composite number, by Pollard's rho.

    Each sequence x, x² + c, … comes round sooner modulo a divisor of n than modulo n. So a walker of
    double speed meets the slow one there first, and their difference has the divisor in it.
    """
    for c in count(1):
        slow = fast = 2
        found = 1
        while found == 1:
            slow = (slow * slow + c) % n
            fast = (fast * fast + c) % n
            fast = (fast * fast + c) % n
            found = gcd(slow - fast, n)
        if found < n:
            break
    return found

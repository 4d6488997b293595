"""Polynomials modulo 2: their factors, and how figures write them."""

from magicmath._kernels.polynomials import degree, divide

_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def raised(letter: str, power: int) -> str:
    """Return a letter with a power above it, if that is not 1."""
    return letter if power == 1 else f"{letter}{power}".translate(_RAISED)


def polynomial_text(p: int) -> str:
    """Return a polynomial, whose bit i stands for the power i of x, from its highest power on."""
    named = {0: "1", 1: "x"}
    powers = [i for i in reversed(range(p.bit_length())) if p >> i & 1]
    return " + ".join(named.get(i, f"x{i}".translate(_RAISED)) for i in powers) or "0"


def factors_of(p: int) -> list[int]:
    """Return the irreducible factors of a polynomial modulo 2, the smallest first."""
    found, q = [], 2
    while 2 * degree(q) <= degree(p):
        quotient, rest = divide(p, q)
        if rest:
            q += 1
        else:
            found.append(q)
            p = quotient
    return [*found, p] if degree(p) > 0 else found

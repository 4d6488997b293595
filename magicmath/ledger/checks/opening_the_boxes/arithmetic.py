"""The claims under Plus and Times."""

from itertools import product
from math import gcd

import numpy as np

from magicmath.ledger._evidence import Evidence
from magicmath.ledger.checks._example import BOARDS
from magicmath.ledger.checks._formulas import gives, of
from magicmath.ledger.checks._small import BITS
from magicmath.ledger.checks.opening_the_boxes._game import MAGIC_BOXES
from magicmath.rules import MAGIC, UNIT, to_board


def xor_is_plus_and_minus(modulus: int) -> Evidence:
    """Evaluate the formulas by APL on all pairs of bits."""
    formula, means, _ = of("opening_the_boxes.xor_is_plus_and_minus")
    x, y = np.transpose(BITS)
    xor = x ^ y
    plus, minus = means.split(" and ")
    return Evidence(
        ways={
            "plus, by APL": modulus == 2 and gives(formula, xor, x=x, y=y) and gives(plus, xor, x=x, y=y),
            "minus, by APL": modulus == 2 and gives(minus, xor, x=x, y=y),
        },
        counterexample=f"Modulo {modulus}, 1 + 1 is not 1≠1",
    )


def vector_space() -> Evidence:
    """Try the laws of a vector space on eight vectors."""
    small = range(8)
    return Evidence(
        ways={
            "closed, associative, with 0 and opposites, on 8 vectors": all(
                (a ^ b) in small and a ^ b ^ c == a ^ (b ^ c) and a ^ 0 == a and a ^ a == 0
                for a, b, c in product(small, repeat=3)
            ),
            "scalars 0 and 1 distribute": all(
                (s * (a ^ b)) == (s * a) ^ (s * b) and ((s ^ t) * a) == (s * a) ^ (t * a)
                for s, t in BITS
                for a, b in product(small, repeat=2)
            ),
        }
    )


def even_is_nothing() -> Evidence:
    """Press boxes up to six times."""
    board = to_board(123)
    return Evidence(
        ways={
            "MAGIC and unit boxes, up to 6 times": all(
                np.array_equal(rule.press(board, [k] * times), rule.press(board, [k] * (times % 2)))
                for rule in (MAGIC, UNIT)
                for k in range(9)
                for times in range(7)
            )
        }
    )


def odd_multiples() -> Evidence:
    """Multiply all vectors by odd numbers."""
    return Evidence(
        ways={
            "512 vectors, odd k from −9 to 9": all(
                np.array_equal(k * BOARDS.astype(int) % 2, BOARDS) for k in range(-9, 10, 2)
            ),
            "the matrix MagicBoxes": all(
                np.array_equal(k * MAGIC_BOXES % 2, MAGIC_BOXES) for k in range(-9, 10, 2)
            ),
        }
    )


def even_multiples() -> Evidence:
    """Double a vector that is not zero."""
    z = BOARDS[123]
    return Evidence(
        ways={"k = 2": bool((2 * z % 2).any() or not z.any())},
        counterexample=f"2 times {''.join(map(str, z))} is zero, and z is not; only x must be null",
    )


def no_even_multiple() -> Evidence:
    """Multiply all vectors by even numbers."""
    return Evidence(
        ways={
            "512 vectors, even k from 0 to 8": not any(
                (k * BOARDS.astype(int) % 2).any() for k in range(0, 9, 2)
            )
        }
    )


def rational_multiples() -> Evidence:
    """Solve q·z = p·x modulo 2 for all fractions of digits."""

    def acts(p: int, q: int) -> list[list[int]]:
        """Return how p/q acts: for x = 0 and 1, each z with q·z = p·x."""
        return [[z for z in (0, 1) if (q * z - p * x) % 2 == 0] for x in (0, 1)]

    fractions = [(p, q) for p in range(1, 10) for q in range(1, 10) if gcd(p, q) == 1]
    as_one, as_zero = [[0], [1]], [[0], [0]]
    even_over_odd = [acts(p, q) for p, q in fractions if p % 2 == 0]
    odd_over_odd = [acts(p, q) for p, q in fractions if p % 2 and q % 2]
    return Evidence(
        ways={
            "all fractions of digits, solved": as_zero not in even_over_odd,
            "2/5, by the inverse of 5 modulo 2": 2 * pow(5, -1, 2) % 2 != 0,
        },
        counterexample="2/5 has an even numerator and counts as 0, not as infinity",
        shows="Right is: 1 if both are odd, 0 if p is even, and no value if q is even"
        if odd_over_odd == [as_one] * len(odd_over_odd) and even_over_odd == [as_zero] * len(even_over_odd)
        else "",
    )

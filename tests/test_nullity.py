"""Hold the nullity by polynomials against recurrences, SymPy, elimination and the slow way."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sympy import GF, Poly, symbols

from magicmath import gf2, nullity
from magicmath._kernels import polynomials as _polynomials
from magicmath.rules import RuleSet, lights_out

x = symbols("x")
polynomials = st.integers(0, 2**40 - 1)


def poly(p):
    return Poly.from_list([int(bit) for bit in f"{p:b}"], x, domain=GF(2, symmetric=False))


def test_fibonacci_polynomials_follow_their_recurrence():
    before, now = 0, 1
    for m in range(300):
        assert nullity.fibonacci_polynomial(m) == before
        before, now = now, now << 1 ^ before


@given(polynomials)
def test_shifting_puts_x_plus_1_for_x(p):
    assert poly(nullity.shifted(p)) == poly(p).compose(Poly(x + 1, x, domain=GF(2, symmetric=False)))
    assert nullity.shifted(nullity.shifted(p)) == p


@given(polynomials, polynomials)
def test_greatest_common_divisor_is_sympys(p, q):
    assert poly(_polynomials.gcd(p, q)) == poly(p).gcd(poly(q))


@given(polynomials.filter(bool))
def test_a_polynomial_in_y_has_two_halves(p):
    def in_x(half):
        return sum(((poly(0b110) ** i) for i in range(half.bit_length()) if half >> i & 1), poly(0))

    even, odd = nullity._in_y(p)
    assert in_x(even) + poly(0b10) * in_x(odd) == poly(p)


@pytest.mark.parametrize("n", [*range(1, 20), 23, 24, 29, 30, 33])
def test_the_table_is_the_nullity_by_elimination(n):
    assert n * n - gf2.matrix_rank(RuleSet(lights_out(n, n).masks).matrix) == nullity.table(n)[n]


def test_the_table_is_the_nullity_by_light_chasing():
    table = nullity.table(64)
    assert [len(lights_out(n, n).quiet_presses) for n in range(1, 65)] == table[1:].tolist()


def test_the_three_ways_agree():
    table = nullity.table(600)
    assert table.tolist() == [nullity.by_gcd(n) for n in range(601)]
    assert table.tolist() == [nullity.of_board(n) for n in range(601)]
    for n in (4095, 4096, 8447, 10_000):
        assert nullity.of_board(n) == nullity.by_gcd(n)


def test_the_table_may_be_as_short_as_one_board():
    assert nullity.table(0).tolist() == [0]
    assert nullity.table(5).dtype == np.int64


def test_a_polynomial_too_long_to_shift_is_refused():
    with pytest.raises(ValueError, match="p has a degree of 16777216"):
        nullity.shifted(1 << 2**24)

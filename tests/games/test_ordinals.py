import copy
import pickle
from functools import reduce
from itertools import pairwise, product
from operator import add

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from magicmath.games.ordinals import OMEGA, ONE, ZERO, Ordinal

w = OMEGA


def from_pairs(pairs):
    return Ordinal.from_terms(sorted(dict(pairs).items(), reverse=True))


coefficients = st.integers(1, 20)
ordinals = st.recursive(
    st.integers(0, 20).map(Ordinal),
    lambda inner: st.lists(st.tuples(inner, coefficients), max_size=4).map(from_pairs),
    max_leaves=8,
)
polynomials = st.lists(st.integers(0, 20), max_size=5).map(tuple)  # coefficients of 1, ω, ω², …


# an independent model: ordinals below ω^ω as tuples of coefficients


def trimmed(p):
    p = list(p)
    while p and p[-1] == 0:
        p.pop()
    return tuple(p)


def model_sum(p, q):
    p, q = trimmed(p), trimmed(q)
    if not q:
        return p
    above = p[len(q) :]
    joined = q[-1] + (p[len(q) - 1] if len(p) >= len(q) else 0)
    return (*q[:-1], joined, *above)


def model_product(p, q):
    p, q = trimmed(p), trimmed(q)
    if not p or not q:
        return ()
    result = ()
    for power in reversed(range(1, len(q))):
        result = model_sum(result, (0,) * (len(p) - 1 + power) + (q[power],))
    for _ in range(q[0]):
        result = model_sum(result, p)
    return result


def of_model(p):
    return Ordinal.from_terms([(i, n) for i, n in reversed(list(enumerate(p))) if n])


@given(polynomials, polynomials)
def test_sum_product_and_order_agree_with_polynomials_in_omega(p, q):
    a, b = of_model(p), of_model(q)
    assert a + b == of_model(model_sum(p, q))
    assert a * b == of_model(model_product(p, q))
    p, q = trimmed(p), trimmed(q)
    assert (a < b) == ((len(p), p[::-1]) < (len(q), q[::-1]))
    assert (a == b) == (p == q)


@given(polynomials, polynomials)
def test_nim_sum_agrees_with_numbers_when_omega_is_a_large_power_of_two(p, q):
    def number(ordinal):
        return sum(n << 64 * int(exponent) for exponent, n in ordinal.terms)

    a, b = of_model(p), of_model(q)
    assert number(a ^ b) == number(a) ^ number(b)
    assert (a < b) == (number(a) < number(b))


@given(ordinals, ordinals, ordinals)
def test_laws_of_the_ordinary_sum_and_product(a, b, c):
    assert a + (b + c) == (a + b) + c
    assert a * (b * c) == (a * b) * c
    assert a * (b + c) == a * b + a * c
    assert a * (b + 1) == a * b + a
    assert (b < c) == (a + b < a + c)
    if a:
        assert (b < c) == (a * b < a * c)


small = st.lists(st.tuples(st.integers(0, 3), st.integers(1, 3)), max_size=2).map(from_pairs)


@given(ordinals, small, small)
def test_laws_of_the_power(a, b, c):
    assert a ** (b + c) == a**b * a**c
    assert a ** (b + 1) == a**b * a
    assert a**0 == 1
    if a > 1:
        assert (b < c) == (a**b < a**c)
        assert (a**b) ** c == a ** (b * c)


@given(ordinals)
def test_normal_form_is_the_sum_that_it_writes(a):
    assert reduce(add, (w**exponent * n for exponent, n in a.terms), ZERO) == a
    assert Ordinal.from_terms(a.terms) == a
    assert all(later < earlier for (earlier, _), (later, _) in pairwise(a.terms))


@given(ordinals)
def test_binary_writing_is_the_sum_that_it_writes(a):
    assert reduce(add, (2**exponent for exponent in a.exponents), ZERO) == a
    assert Ordinal.from_exponents(a.exponents) == a
    assert all(later < earlier for earlier, later in pairwise(a.exponents))


@given(ordinals, ordinals)
def test_binary_writings_compare_lexicographically(a, b):
    assert (a < b) == (a.exponents < b.exponents)


@given(ordinals, ordinals)
def test_nim_sum_keeps_the_powers_of_two_that_occur_once(a, b):
    once = set(a.exponents) ^ set(b.exponents)
    assert (a ^ b) == Ordinal.from_exponents(sorted(once, reverse=True))


@given(ordinals)
def test_text_reads_back(a):
    assert Ordinal(repr(a)) == a
    assert pickle.loads(pickle.dumps(a)) == a == copy.deepcopy(a)


@given(ordinals, ordinals)
def test_equal_ordinals_have_equal_hashes(a, b):
    assert a != b or hash(a) == hash(b)
    assert hash(a) == hash(Ordinal.from_exponents(a.exponents))


@given(st.integers(0, 10**6), st.integers(0, 10**6))
def test_finite_ordinals_are_the_natural_numbers(m, n):
    a, b = Ordinal(m), Ordinal(n)
    assert (a + b, a * b, a ^ b, a < b, a == b) == (m + n, m * n, m ^ n, m < n, m == n)
    assert (m + b, m * b, m ^ b, m < b, b > m) == (m + n, m * n, m ^ n, m < n, m < n)
    assert (int(a), hash(a), repr(a), bool(a)) == (m, hash(m), str(m), bool(m))
    assert np.int64(m) + b == m + n


def test_examples_by_hand():
    assert 1 + w == w < w + 1
    assert 2 * w == w < w * 2 == w + w
    assert 2**w == w == 3**w
    assert 2 ** (w * 2 + 3) == w**2 * 8
    assert 2 ** (w**w) == w ** (w**w)
    assert (w + 1) ** 2 == w**2 + w + 1
    assert (w * 2) ** w == w**w
    assert 0**ZERO == 1 == w**0
    assert 0**w == 0
    assert 1 ** (w**w) == 1
    assert w ^ w == 0
    assert w ^ 1 == w + 1
    assert repr(w ** (w + 1) * 3 + w**w + w**2 * 2 + w + 7) == "ω^(ω + 1)·3 + ω^ω + ω^2·2 + ω + 7"
    assert (w**2 + w).base_two() == "2^(ω·2) + 2^ω"
    assert ZERO.base_two() == repr(ZERO) == "0"
    assert Ordinal("ω³ + ω²·2") == w**3 + w**2 * 2
    assert Ordinal("w * 2") == Ordinal("ω·2") == Ordinal("ω×2") == w * 2


def test_any_set_of_ordinals_sorts_as_dictionaries_do():
    grid = [w**2 * a + w * b + c for a, b, c in product(range(3), repeat=3)]
    assert sorted(reversed(grid)) == grid
    assert sorted({*grid, *grid}) == grid


def test_an_ordinal_is_finite_or_no_int():
    assert Ordinal(5).is_finite
    assert ZERO.is_finite
    assert not w.is_finite
    assert list(range(10))[Ordinal(3)] == 3
    with pytest.raises(TypeError, match="ω is infinite"):
        int(w)


def test_an_ordinal_cannot_be_changed():
    with pytest.raises(AttributeError, match="terms"):
        ONE.terms = ()
    with pytest.raises(AttributeError):
        ONE.other = 1


@pytest.mark.parametrize("other", [1.5, True, None, "1", 1j, [1]])
def test_arithmetic_with_what_is_no_ordinal_is_refused(other):
    for operation in ("__add__", "__radd__", "__mul__", "__pow__", "__xor__", "__lt__"):
        assert getattr(w, operation)(other) is NotImplemented
    with pytest.raises(TypeError):
        w + other
    assert w != other


def test_negative_numbers_are_refused_but_can_be_told_from_ordinals():
    with pytest.raises(ValueError, match="at least 0, got -1"):
        w + -1
    with pytest.raises(ValueError, match="at least 0, got -1"):
        -1 ^ w
    assert w != -1


def test_what_is_too_large_to_write_is_refused_in_words():
    tower = w
    with pytest.raises(ValueError, match="near ε₀: a tower of 51"):
        for _ in range(60):
            tower = w**tower
    for power in (lambda: Ordinal(2) ** 10**9, lambda: Ordinal.from_exponents([10**9])):
        with pytest.raises(ValueError, match="bits, at most 4096"):
            power()
    with pytest.raises(ValueError, match="4097 terms|terms, at most 4096"):
        (w + 1) ** 10**5
    assert w ** (10**1000) > w**5


def test_ordinals_too_long_to_write_are_refused():
    ordinal = OMEGA
    with pytest.raises(ValueError, match="ordinal is too long"):
        for _ in range(40):
            ordinal = OMEGA ** (ordinal + 1) + OMEGA**ordinal


def test_a_binary_writing_too_long_to_list_is_refused():
    ordinal = Ordinal.from_terms([(k, 2**2000 - 1) for k in range(2000, 0, -1)])
    with pytest.raises(ValueError, match="4000000 powers of two"):
        ordinal.base_two()

"""Hold reals against SymPy's matrices, exact fractions and every vector modulo k."""

import itertools
from fractions import Fraction
from math import gcd

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from numpy.linalg import LinAlgError
from sympy import ZZ, Matrix
from sympy.matrices.exceptions import NonInvertibleMatrixError
from sympy.polys.matrices import DomainMatrix

from magicmath import gf2, reals
from magicmath.rules import CASEGAME, MAGIC

squares = st.integers(1, 5).flatmap(lambda n: arrays(np.int64, (n, n), elements=st.integers(-9, 9)))
colours = st.integers(2, 12)


def random_bits(n, seed):
    return np.random.default_rng([n, seed]).integers(0, 2, (n, n))


def onto_every_vector(a, k):
    """Tell by trying them all whether the vectors modulo k go to as many vectors."""
    vectors = np.array(list(itertools.product(range(k), repeat=len(a))))
    return len({tuple(v) for v in vectors @ a % k}) == len(vectors)


@given(squares)
def test_determinant_and_adjugate_are_sympys(a):
    assert reals.det(a) == Matrix(a).det()
    assert reals.adjugate(a).tolist() == Matrix(a).adjugate().tolist()


@pytest.mark.parametrize("rank", [*range(6, 10), 12])
def test_adjugate_is_sympys_whatever_the_rank(rank):
    draw = np.random.default_rng(rank)
    for _ in range(12):
        factors = draw.integers(-3, 4, (9, rank)), draw.integers(-3, 4, (rank, 9))
        a = factors[0] @ factors[1]
        a[draw.integers(9)] *= draw.integers(2)  # a row of zeros in half of them, or a column
        a[:, draw.integers(9)] *= draw.integers(2)
        exact = DomainMatrix([[ZZ(int(x)) for x in row] for row in a], a.shape, ZZ)
        assert reals.adjugate(a).tolist() == exact.adjugate().to_Matrix().tolist()
        assert reals.det(a) == exact.det()


@given(squares)
def test_matrix_times_adjugate_is_the_determinant_times_the_identity(a):
    for product in (a @ reals.adjugate(a), reals.adjugate(a) @ a):
        np.testing.assert_array_equal(product, reals.det(a) * np.eye(len(a), dtype=int))


@pytest.mark.parametrize(
    "a",
    [
        [[2**63, -1], [1, 1]],
        [[10**30, 1], [1, 10**30]],
        np.array([[2**62, 1, 0], [0, 2**62, 1], [1, 0, 2**62]]),
        np.array([[2**64 - 1, 1], [1, 2**63]], dtype=np.uint64),
    ],
    ids=["beyond int64", "beyond 64 bits", "product beyond int64", "uint64"],
)
def test_large_integers_stay_exact(a):
    exact = Matrix([[int(x) for x in row] for row in a])
    assert reals.det(a) == exact.det()
    assert reals.adjugate(a).tolist() == exact.adjugate().tolist()
    assert reals.inv_mod(a, 10**9 + 7).tolist() == exact.inv_mod(10**9 + 7).tolist()


@given(squares, colours)
def test_inverse_modulo_k_is_sympys_or_refused_as_there(a, k):
    try:
        expected = Matrix(a).inv_mod(k).tolist()
    except NonInvertibleMatrixError:
        with pytest.raises(LinAlgError, match=f"modulo {k}: its determinant is {reals.det(a)}"):
            reals.inv_mod(a, k)
    else:
        inverse = reals.inv_mod(a, k)
        assert inverse.tolist() == expected
        np.testing.assert_array_equal(a @ inverse % k, np.eye(len(a)))


@pytest.mark.parametrize("k", range(2, 13))
def test_inverse_modulo_k_of_one_number_is_found_by_search(k):
    for number in range(-k, 2 * k):
        inverses = [x for x in range(k) if number * x % k == 1]
        if inverses:
            assert reals.inv_mod([[number]], k).tolist() == [inverses]
        else:
            with pytest.raises(LinAlgError):
                reals.inv_mod([[number]], k)


@pytest.mark.parametrize("k", range(2, 13))
def test_inverse_modulo_k_takes_every_vector_back(k):
    vectors = np.array(list(itertools.product(range(k), repeat=2)))
    for a in np.random.default_rng(k).integers(0, k, (20, 2, 2)):
        if onto_every_vector(a, k):
            np.testing.assert_array_equal(vectors @ a @ reals.inv_mod(a, k) % k, vectors)
        else:
            with pytest.raises(LinAlgError):
                reals.inv_mod(a, k)


@pytest.mark.parametrize(
    ("k", "dtype"), [(2, np.uint8), (3, np.int64), (2**63 - 1, np.int64), (2**63 + 9, object)]
)
def test_inverse_modulo_k_has_a_dtype_that_holds_it(k, dtype):
    inverse = reals.inv_mod([[1, 1], [0, 1]], k)
    assert inverse.dtype == dtype
    assert inverse.tolist() == [[1, k - 1], [0, 1]]


@pytest.mark.parametrize("k", range(2, 13))
def test_magic_works_for_the_colours_without_a_factor_five(k):
    assert reals.works_for_colours(MAGIC.matrix, k) == (k % 5 != 0) == (gcd(5, k) == 1)


@pytest.mark.parametrize(("n", "largest"), [(1, 12), (2, 12), (3, 6)])
def test_works_for_colours_exactly_when_every_vector_is_reached(n, largest):
    for k in range(2, largest + 1):
        for a in np.random.default_rng([n, k]).integers(-k, k, (15, n, n)):
            assert reals.works_for_colours(a, k) is onto_every_vector(a, k)


@given(arrays(np.int64, (3, 4), elements=st.integers(-(2**52), 2**52)), st.floats(-0.2, 0.2))
def test_parity_rounds_and_tells_odd_from_even(x, residue):
    parities = reals.parity(x + residue, tolerance=0.4)
    assert parities.dtype == np.uint8
    expected = np.rint(x + residue).astype(int) & 1
    np.testing.assert_array_equal(parities, expected)


def test_parity_of_integers_is_their_remainder():
    assert reals.parity([[-3, -2], [-1, 0], [1, 2]]).tolist() == [[1, 0], [1, 0], [1, 0]]
    assert reals.parity(np.array([-1.25, 3.75])).tolist() == [1, 0]


@pytest.mark.parametrize("doubtful", [np.nan, np.inf, -np.inf, 0.5, 1.2500001, -0.3, 2.0**53, -(2.0**60)])
def test_parity_refuses_what_has_no_sure_parity(doubtful):
    with pytest.raises(FloatingPointError, match="x cannot be trusted"):
        reals.parity([0.0, doubtful])


def test_parity_trusts_up_to_the_tolerance_and_the_last_exact_float():
    assert reals.parity([0.25, 2.0**53 - 1, 1.0]).tolist() == [0, 1, 1]
    with pytest.raises(FloatingPointError):
        reals.parity([0.25], tolerance=0.2)
    assert reals.parity([3.0], tolerance=0).tolist() == [1]


@given(st.data())
def test_left_product_is_near_the_exact_sum_of_fractions(data):
    m, n = data.draw(st.integers(1, 9)), data.draw(st.integers(1, 5))
    numbers = st.floats(-1e6, 1e6)
    v, a = data.draw(arrays(float, m, elements=numbers)), data.draw(arrays(float, (m, n), elements=numbers))
    for computed, column in zip(reals.left_product(v, a), a.T, strict=True):
        terms = [Fraction(x) * Fraction(y) for x, y in zip(v, column, strict=True)]
        tolerance = (m + 1) * Fraction(np.finfo(float).eps) * sum(map(abs, terms)) + Fraction(1, 10**300)
        assert abs(Fraction(computed) - sum(terms)) <= tolerance


def test_left_product_adds_row_after_row():
    v, a = np.ones(4), np.array([[1e16], [1.0], [-1e16], [1.0]])
    assert reals.left_product(v, a) == ((1e16 + 1.0) - 1e16) + 1.0
    assert reals.left_product(v, a[[0, 2, 1, 3]]) == 2.0


def test_left_product_of_several_vectors_is_that_of_each():
    v, a = np.random.default_rng(0).random((4, 9)), np.random.default_rng(1).random((9, 3))
    np.testing.assert_array_equal(reals.left_product(v, a), [reals.left_product(row, a) for row in v])


@pytest.mark.parametrize("n", range(1, 65))
def test_float_inverse_is_right_or_refused(n):
    for seed in range(12):
        a = random_bits(n, seed)
        try:
            inverse = reals.inv_mod2_float(a)
        except FloatingPointError:
            assert n > 20
        except LinAlgError:
            assert gf2.det(a) == 0
        else:
            assert inverse.dtype == np.uint8
            np.testing.assert_array_equal(a @ inverse.astype(int) % 2, np.eye(n))


@given(st.integers(1, 4).flatmap(lambda n: arrays(np.uint8, (n, n), elements=st.integers(0, 1))))
def test_float_inverse_of_a_small_matrix_is_the_exact_one(a):
    if reals.det(a) % 2:
        np.testing.assert_array_equal(reals.inv_mod2_float(a), gf2.inv(a))
    else:
        with pytest.raises(LinAlgError, match="determinant"):
            reals.inv_mod2_float(a)


@pytest.mark.parametrize("n", [30, 60, 90, 120, 200])
def test_float_inverse_with_fibonacci_numbers_in_it_is_right_or_refused(n):
    a = np.eye(n, dtype=int) + np.eye(n, k=1, dtype=int) + np.eye(n, k=2, dtype=int)
    spoiled = a ^ np.eye(n, k=-n + 1, dtype=int)
    for matrix in (a, spoiled):
        try:
            inverse = reals.inv_mod2_float(matrix)
        except (FloatingPointError, LinAlgError) as error:
            assert isinstance(error, FloatingPointError) or gf2.det(matrix) == 0
        else:
            np.testing.assert_array_equal(inverse, gf2.inv(matrix))


def test_float_inverse_is_refused_where_the_determinant_overflows():
    with pytest.raises(FloatingPointError):
        reals.inv_mod2_float(random_bits(450, 0))


@pytest.mark.parametrize(
    ("a", "message"),
    [([[1, 1], [1, 1]], "singular"), ([[0, 1, 1], [1, 0, 1], [1, 1, 0]], "determinant is 2, an even")],
)
def test_float_inverse_tells_singular_from_even(a, message):
    with pytest.raises(LinAlgError, match=message):
        reals.inv_mod2_float(a)


@pytest.mark.parametrize("rule", [MAGIC, CASEGAME], ids=lambda rule: rule.name)
def test_three_roads_to_the_inverse_of_a_rule_meet(rule):
    expected = np.array(Matrix(rule.matrix).inv_mod(2).tolist(), dtype=int)
    for inverse in (reals.inv_mod(rule.matrix), reals.inv_mod2_float(rule.matrix), gf2.inv(rule.matrix)):
        np.testing.assert_array_equal(inverse, expected)

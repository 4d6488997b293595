import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from numpy.linalg import LinAlgError
from sympy import GF, Poly, primefactors, symbols

from magicmath import gf2, plain
from magicmath._kernels import primes
from magicmath.rules import (
    CASEGAME,
    MAGIC,
    UNIT,
    all_sums,
    combined,
    fractal,
    random_rules,
    symmetric_basis,
    symmetric_boards,
)

squares = st.integers(1, 6).flatmap(lambda n: arrays(np.uint8, (n, n), elements=st.integers(0, 1)))


@given(squares)
def test_the_order_is_what_counting_finds(a):
    if gf2.det(a):
        assert gf2.multiplicative_order(a) == plain.multiplicative_order(a)
    else:
        with pytest.raises(LinAlgError, match="a has no order"):
            gf2.multiplicative_order(a)


@pytest.mark.parametrize("n", [16, 33, 64])
def test_a_large_order_is_reached_and_none_of_its_divisors_is(n):
    a = random_rules(1, n, seed=n).matrix
    order = gf2.multiplicative_order(a)
    identity = np.eye(n)
    np.testing.assert_array_equal(gf2.matrix_power(a, order), identity)
    np.testing.assert_array_equal(gf2.matrix_power(a, order - 1), gf2.inv(a))
    for prime in primefactors(order):
        assert not np.array_equal(gf2.matrix_power(a, order // prime), identity)


@given(squares)
def test_the_minimal_polynomial_is_least_and_divides_the_characteristic_one(a):
    x = symbols("x")
    minimal = gf2.minimal_polynomial(a)
    polynomial = Poly([int(bit) for bit in f"{minimal:b}"], x, domain=GF(2))
    from sympy import Matrix

    characteristic = Poly(Matrix(a.astype(int)).charpoly(x).as_expr(), x, domain=GF(2))
    assert characteristic.rem(polynomial).is_zero
    powers = [gf2.matrix_power(a, k) for k in range(minimal.bit_length())]
    chosen = [p.ravel() for k, p in enumerate(powers) if minimal >> k & 1]
    assert not np.bitwise_xor.reduce(chosen).any()
    lower = np.array([p.ravel() for p in powers[:-1]])
    if len(lower):
        assert gf2.matrix_rank(lower) == len(lower)


def test_the_primes_of_mersenne_numbers_are_sympys():
    for d in range(1, 103):  # beyond 100 they come from SymPy
        assert primes.primes_of_mersenne_number(d) == primefactors(2**d - 1)


def test_the_known_orders():
    assert [gf2.multiplicative_order(r.matrix) for r in (MAGIC, CASEGAME, UNIT, fractal(3))] == [4, 4, 1, 2]


def test_every_invertible_rule_with_turns_and_mirrors_is_a_fourth_root_on_3x3():
    rules = all_sums(symmetric_basis(3))
    square = gf2.matmul(rules, rules)
    is_root = (gf2.matmul(square, square) == np.eye(9)).all(axis=(1, 2))
    assert is_root.tolist() == [gf2.det(rule) == 1 for rule in rules]


@pytest.mark.parametrize(("side", "mirrors"), [(1, True), (2, False), (3, True), (3, False), (4, True)])
def test_symmetric_rules_turn_masks_into_the_masks_of_turned_cells(side, mirrors):
    basis = symmetric_basis(side, mirrors)
    assert (basis.sum(axis=0) == 1).all()
    cells = np.arange(side * side).reshape(side, side)
    moves = [np.rot90(cells).ravel(), *([np.fliplr(cells).ravel()] if mirrors else [])]
    for matrix in basis:
        for move in moves:
            np.testing.assert_array_equal(matrix[np.ix_(move, move)], matrix)


@pytest.mark.parametrize(("side", "mirrors"), [(1, True), (2, True), (2, False)])
def test_no_symmetric_rule_is_missing(side, mirrors):
    size = side * side
    cells = np.arange(size).reshape(side, side)
    moves = [np.rot90(cells).ravel(), *([np.fliplr(cells).ravel()] if mirrors else [])]
    every = all_sums(np.eye(size * size, dtype=np.uint8).reshape(-1, size, size))
    respects = [all(np.array_equal(m[np.ix_(move, move)], m) for move in moves) for m in every]
    assert sum(respects) == 2 ** len(symmetric_basis(side, mirrors))


def test_symmetric_boards_are_the_eight_views():
    board = np.array([[1, 1, 0], [0, 0, 0], [0, 0, 0]], dtype=np.uint8)
    views = symmetric_boards(board)
    assert len({view.tobytes() for view in views}) == 8
    np.testing.assert_array_equal(views[0], board)


@given(st.integers(1, 4))
def test_fractal_rules_are_their_own_inverse(n):
    matrix = fractal(n).matrix
    np.testing.assert_array_equal(gf2.matmul(matrix, matrix), np.eye(n * n))


def test_random_rules_keep_to_their_seed_and_reach_every_matrix():
    assert random_rules(3, 4, seed=1) == random_rules(3, 4, seed=1)
    assert random_rules(3, 4, seed=1) != random_rules(3, 4, seed=2)
    generator = np.random.default_rng(0)
    drawn = [random_rules(1, 2, generator).matrix.tobytes() for _ in range(600)]
    counts = [drawn.count(matrix) for matrix in set(drawn)]
    assert len(counts) == 6
    assert min(counts) > 60


@given(squares)
def test_combined_rules_are_the_product_of_the_matrices(a):
    rules = random_rules(1, len(a), seed=0)
    np.testing.assert_array_equal(combined(rules, a).matrix, gf2.matmul(a, rules.matrix))


@given(st.integers(0, 8).flatmap(lambda d: arrays(np.uint8, (d + 1, 2, 3), elements=st.integers(0, 1))))
def test_all_sums_are_the_sums_of_all_subsets(basis):
    sums = all_sums(basis)
    for i in {0, 1, len(sums) // 3, len(sums) - 1}:
        expected = np.zeros((2, 3), dtype=np.uint8)
        for k, array in enumerate(basis):
            if i >> k & 1:
                expected ^= array
        np.testing.assert_array_equal(sums[i], expected)


def test_random_rules_need_a_seed():
    with pytest.raises(TypeError, match="seed must be"):
        random_rules(2, 2, None)


def test_fractal_rules_beyond_memory_name_their_own_argument():
    with pytest.raises(ValueError, match="n = 200 needs masks"):
        fractal(200)

"""Hold gf2 against SymPy's field of two elements, ordinary products and exhaustive search."""

import itertools
from math import lcm

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import array_shapes, arrays
from numpy.linalg import LinAlgError
from sympy import GF, primefactors
from sympy.polys.matrices import DomainMatrix

from magicmath import gf2

SIZES = [1, 2, 3, 7, 8, 9, 15, 16, 17, 63, 64, 65]
SHAPES = [
    (1, 1),
    (1, 9),
    (9, 1),
    (3, 5),
    (5, 3),
    (7, 8),
    (8, 7),
    (9, 17),
    (17, 9),
    (63, 65),
    (65, 63),
    (64, 128),
]
ALL_3X3 = [np.reshape(bits, (3, 3)) for bits in itertools.product((0, 1), repeat=9)]

bits = st.integers(0, 1)
matrices = arrays(np.uint8, array_shapes(min_dims=2, max_dims=2, max_side=9), elements=bits)
squares = st.integers(1, 9).flatmap(lambda n: arrays(np.uint8, (n, n), elements=bits))


def random_matrix(shape, seed=0):
    return np.random.default_rng([seed, *shape]).integers(0, 2, shape, dtype=np.uint8)


def random_invertible(n, seed=0):
    """Make an invertible matrix from triangles of unit diagonal, whatever gf2 says of it."""
    lower, upper = np.tril(random_matrix((n, n), seed)), np.triu(random_matrix((n, n), seed + 1))
    np.fill_diagonal(lower, 1)
    np.fill_diagonal(upper, 1)
    order = np.random.default_rng(seed).permutation(n)
    return (lower.astype(int) @ upper % 2)[order]


def random_of_rank(rank, m, n, seed=0):
    middle = np.eye(m, n, dtype=int) * (np.arange(n) < rank)
    return random_invertible(m, seed) @ middle @ random_invertible(n, seed + 9) % 2


def over_gf2(a):
    field = GF(2)
    return DomainMatrix([[field(int(x)) for x in row] for row in a], np.shape(a), field)


def as_array(domain_matrix):
    return np.array([[int(x) % 2 for x in row] for row in domain_matrix.to_list()], dtype=int)


def leibniz_parity(a):
    """Return the determinant's parity: a sum over permutations, whose signs no longer matter."""
    n = len(a)
    return sum(all(a[i, p[i]] for i in range(n)) for p in itertools.permutations(range(n))) % 2


def all_vectors(n):
    return np.array(list(itertools.product((0, 1), repeat=n)))


def spanned_by(rows):
    """Return the set of all sums of the rows."""
    return {tuple(v @ rows % 2) for v in all_vectors(len(rows))}


def assert_same_bits(computed, expected):
    assert computed.dtype == np.uint8
    np.testing.assert_array_equal(computed, expected)


@pytest.mark.parametrize("n", [*SIZES, 200])
def test_matmul_is_the_integer_product_modulo_2(n):
    a, b = random_matrix((5, n)), random_matrix((n, 4), seed=1)
    assert_same_bits(gf2.matmul(a, b), a.astype(int) @ b % 2)


@pytest.mark.parametrize("n", [15, 16, 17, 255, 256, 257, 511, 513, 65537])
def test_matmul_of_ones_counts_without_overflow(n):
    assert_same_bits(gf2.matmul(np.ones((2, n), int), np.ones((n, 2), int)), np.full((2, 2), n % 2))


@pytest.mark.parametrize("n", [3, 16, 17, 40])
@pytest.mark.parametrize(
    ("left", "right"),
    [
        ((), ()),
        ((), (4,)),
        ((4,), ()),
        ((6, 4), ()),
        ((), (6, 1)),
        ((6, 4), (6, 1)),
        ((1, 4), (6, 5)),
        ((7, 6, 4), (6, 5)),
    ],
    ids=str,
)
def test_matmul_shapes_vectors_and_stacks_as_numpy_does(n, left, right):
    a = random_matrix((*left, n))
    b = random_matrix((*right[:-1], n, *right[-1:]), seed=1)
    product = gf2.matmul(a, b)
    expected = np.matmul(a.astype(int), b.astype(int)) % 2
    assert product.dtype == np.uint8
    assert np.shape(product) == np.shape(expected)
    np.testing.assert_array_equal(product, expected)


@pytest.mark.parametrize(
    ("a", "b"),
    [((2, 3), (2, 3)), ((3,), (2, 3)), ((2, 3), (2,)), ((20, 30), (20, 30)), ((4, 2, 3), (4, 2, 3))],
    ids=str,
)
def test_matmul_refuses_lengths_that_do_not_fit(a, b):
    with pytest.raises(ValueError, match=r"\ba and b\b"):
        gf2.matmul(np.ones(a, int), np.ones(b, int))


def test_matmul_names_its_arguments_when_stacks_do_not_broadcast():
    with pytest.raises(ValueError, match=r"\ba and b\b"):
        gf2.matmul(np.ones((2, 3, 4), int), np.ones((5, 4, 2), int))


def test_every_3x3_matrix_has_the_determinant_rank_and_inverse_that_search_finds():
    identity = np.eye(3, dtype=int)
    for a in ALL_3X3:
        assert gf2.det(a) == leibniz_parity(a)
        assert 2 ** gf2.matrix_rank(a) == len(spanned_by(a))
        if leibniz_parity(a):
            np.testing.assert_array_equal(a @ gf2.inv(a) % 2, identity)
            np.testing.assert_array_equal(gf2.inv(a) @ a % 2, identity)
        else:
            with pytest.raises(LinAlgError, match="singular"):
                gf2.inv(a)


def test_every_3x3_system_has_the_solutions_that_search_finds():
    vectors = all_vectors(3)
    for a in ALL_3X3:
        kernel = gf2.null_space(a)
        assert spanned_by(kernel.T) == {tuple(x) for x in vectors if not (a @ x % 2).any()}
        assert 2 ** kernel.shape[1] == len(spanned_by(kernel.T))
        for b in vectors:
            if any(np.array_equal(a @ x % 2, b) for x in vectors):
                np.testing.assert_array_equal(a @ gf2.particular_solution(a, b) % 2, b)
            else:
                with pytest.raises(LinAlgError, match="no x"):
                    gf2.particular_solution(a, b)


@pytest.mark.parametrize("n", [*SIZES, 200])
def test_inverse_multiplies_to_the_identity_on_both_sides(n):
    a = random_invertible(n)
    inverse = gf2.inv(a)
    assert inverse.dtype == np.uint8
    np.testing.assert_array_equal(a @ inverse.astype(int) % 2, np.eye(n))
    np.testing.assert_array_equal(inverse.astype(int) @ a % 2, np.eye(n))


@pytest.mark.parametrize("n", SIZES)
def test_inverse_is_sympys(n):
    a = random_invertible(n, seed=3)
    assert_same_bits(gf2.inv(a), as_array(over_gf2(a).inv()))


@given(squares)
def test_square_matrix_is_inverted_or_refused_as_sympy_does(a):
    rank = over_gf2(a).rank()
    assert gf2.det(a) == (rank == len(a))
    if rank == len(a):
        assert_same_bits(gf2.inv(a), as_array(over_gf2(a).inv()))
    else:
        with pytest.raises(LinAlgError, match=f"rank {rank} of {len(a)}"):
            gf2.inv(a)


@given(matrices)
def test_rank_is_sympys(a):
    assert gf2.matrix_rank(a) == over_gf2(a).rank()


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_rank_of_larger_shapes_is_sympys(shape):
    a = random_matrix(shape)
    assert gf2.matrix_rank(a) == over_gf2(a).rank()


@pytest.mark.parametrize(("m", "n"), [(9, 9), (63, 64), (65, 64), (200, 200)])
def test_rank_null_space_and_refusal_agree_on_a_matrix_built_with_a_known_rank(m, n):
    for rank in (0, 1, min(m, n) // 2, min(m, n) - 1, min(m, n)):
        a = random_of_rank(rank, m, n)
        kernel = gf2.null_space(a)
        assert gf2.matrix_rank(a) == rank
        assert kernel.shape == (n, n - rank)
        assert not (a @ kernel.astype(int) % 2).any()
        if m == n:
            assert gf2.det(a) == (rank == n)


@given(matrices)
def test_null_space_is_a_basis_of_all_that_goes_to_zero(a):
    kernel = gf2.null_space(a)
    assert kernel.dtype == np.uint8
    assert kernel.shape == (a.shape[1], a.shape[1] - over_gf2(a).rank())
    killed = {tuple(x) for x in all_vectors(a.shape[1]) if not (a @ x % 2).any()}
    assert spanned_by(kernel.T.astype(int)) == killed


@given(st.data())
def test_particular_solution_and_null_space_give_every_solution(data):
    a = data.draw(arrays(np.uint8, array_shapes(min_dims=2, max_dims=2, max_side=6), elements=bits))
    b = data.draw(arrays(np.uint8, len(a), elements=bits))
    solutions = {tuple(x) for x in all_vectors(a.shape[1]) if np.array_equal(a @ x % 2, b)}
    if solutions:
        one = gf2.particular_solution(a, b)
        assert {
            tuple(one ^ np.array(z, int)) for z in spanned_by(gf2.null_space(a).T.astype(int))
        } == solutions
    else:
        with pytest.raises(LinAlgError):
            gf2.particular_solution(a, b)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("k", [None, 1, 3, 9])
def test_particular_solution_solves_for_vectors_and_for_columns(shape, k):
    a = random_of_rank(min(shape), *shape, seed=5)
    x = random_matrix((shape[1],) if k is None else (shape[1], k), seed=6)
    b = a @ x % 2
    found = gf2.particular_solution(a, b)
    assert found.shape == x.shape
    assert found.dtype == np.uint8
    np.testing.assert_array_equal(a @ found.astype(int) % 2, b)


def test_particular_solution_sets_free_unknowns_to_zero():
    a = random_of_rank(5, 8, 12)
    _, pivots = over_gf2(a).rref()
    found = gf2.particular_solution(a, a @ np.ones(12, int) % 2)
    assert not np.delete(found, pivots).any()


def test_one_impossible_column_is_enough_to_refuse():
    with pytest.raises(LinAlgError):
        gf2.particular_solution([[1, 1], [1, 1]], [[1, 1, 0], [1, 0, 0]])


@pytest.mark.parametrize("n", SIZES)
@pytest.mark.parametrize("k", [None, 1, 5])
def test_solve_finds_the_only_solution(n, k):
    a, x = random_invertible(n), random_matrix((n,) if k is None else (n, k), seed=2)
    assert_same_bits(gf2.solve(a, a @ x % 2), x)


@given(squares, st.integers(0, 12))
def test_power_is_the_repeated_product(a, n):
    expected = np.eye(len(a), dtype=int)
    for _ in range(n):
        expected = expected @ a % 2
    assert_same_bits(gf2.matrix_power(a, n), expected)


@pytest.mark.parametrize("n", SIZES)
def test_negative_power_is_a_power_of_sympys_inverse(n):
    a = random_invertible(n)
    inverse = as_array(over_gf2(a).inv())
    assert_same_bits(gf2.matrix_power(a, -3), inverse @ inverse @ inverse % 2)


def test_huge_powers_follow_the_cycle_of_a_rotation():
    rotation = np.roll(np.eye(7, dtype=int), 1, axis=0)
    for n in (2**64 + 3, 10**30, -(10**30) - 1):
        assert_same_bits(gf2.matrix_power(rotation, n), np.roll(np.eye(7), n % 7, axis=0))


def test_negative_power_of_a_singular_matrix_is_refused():
    with pytest.raises(LinAlgError, match="singular"):
        gf2.matrix_power([[1, 1], [1, 1]], -1)


@given(squares)
def test_minimal_polynomial_is_the_least_that_search_finds(a):
    a = a[:4, :4].astype(int)
    powers = [np.eye(len(a), dtype=int)]
    for _ in a:
        powers.append(powers[-1] @ a % 2)

    def vanishes(p):
        return not (sum(power for i, power in enumerate(powers) if p >> i & 1) % 2).any()

    assert gf2.minimal_polynomial(a) == next(p for p in range(1, 2 ** (len(a) + 1)) if vanishes(p))


@given(st.integers(1, 6), st.integers(0, 99))
def test_multiplicative_order_is_the_first_power_that_is_the_identity(n, seed):
    a = random_invertible(n, seed)
    power, order = a, 1
    while not np.array_equal(power, np.eye(n)):
        power, order = power @ a % 2, order + 1
    assert gf2.multiplicative_order(a) == order


@pytest.mark.parametrize("n", [16, 33, 64])
def test_multiplicative_order_of_a_larger_matrix_is_the_least_exponent(n):
    a = random_invertible(n)
    order = gf2.multiplicative_order(a)
    assert_same_bits(gf2.matrix_power(a, order), np.eye(n))
    for prime in primefactors(order):
        assert not np.array_equal(gf2.matrix_power(a, order // prime), np.eye(n))


@pytest.mark.parametrize("lengths", [(2, 3, 5, 7), (4, 6, 9), (8, 8)], ids=str)
def test_multiplicative_order_of_cycles_is_their_least_common_multiple(lengths):
    starts = np.cumsum([0, *lengths])
    permutation = np.concatenate(
        [np.roll(np.arange(n), 1) + s for n, s in zip(lengths, starts, strict=False)]
    )
    assert gf2.multiplicative_order(np.eye(len(permutation), dtype=int)[permutation]) == lcm(*lengths)


def replayed(operation, matrix):
    """Return a copy of `matrix` after doing what the words of a step say."""
    matrix = np.array(matrix)
    match operation.split():
        case ["swap", "rows", i, "and", j]:
            matrix[[int(i), int(j)]] = matrix[[int(j), int(i)]]
        case ["add", "row", i, "to", "row", j]:
            matrix[int(j)] ^= matrix[int(i)]
        case _:
            raise AssertionError(operation)
    return matrix


def assert_steps_do_what_they_say(a, steps):
    assert steps[0].operation == "start"
    np.testing.assert_array_equal(steps[0].matrix, a)
    for before, step in itertools.pairwise(steps):
        assert_same_bits(step.matrix, replayed(step.operation, before.matrix))
        assert not np.array_equal(step.matrix, before.matrix)


@given(matrices)
def test_elimination_says_what_it_does_and_ends_at_sympys_echelon_form(a):
    steps = list(gf2.elimination_steps(a))
    assert_steps_do_what_they_say(a, steps)
    echelon, _ = over_gf2(a).rref()
    np.testing.assert_array_equal(steps[-1].matrix, as_array(echelon))


@pytest.mark.parametrize("n", [1, 3, 8, 9, 17])
def test_elimination_beside_the_identity_ends_at_the_inverse(n):
    a = random_invertible(n, seed=4)
    augmented = np.hstack([a, np.eye(n, dtype=int)])
    steps = list(gf2.elimination_steps(augmented, columns=n))
    assert_steps_do_what_they_say(augmented, steps)
    np.testing.assert_array_equal(steps[-1].matrix, np.hstack([np.eye(n), as_array(over_gf2(a).inv())]))


@given(st.data())
def test_elimination_looks_for_pivots_in_the_first_columns_only(data):
    a = data.draw(matrices)
    columns = data.draw(st.integers(0, a.shape[1]))
    steps = list(gf2.elimination_steps(a, columns))
    assert_steps_do_what_they_say(a, steps)
    if columns == 0:
        assert len(steps) == 1
    else:
        echelon, _ = over_gf2(a[:, :columns]).rref()
        np.testing.assert_array_equal(steps[-1].matrix[:, :columns], as_array(echelon))


def test_changing_one_step_changes_no_other():
    steps = gf2.elimination_steps([[0, 1], [1, 1]])
    next(steps).matrix[:] = 0
    assert next(steps).matrix.tolist() == [[1, 1], [0, 1]]

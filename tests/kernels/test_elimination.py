"""Hold the fast ways of gf2, each chosen by size, against elimination row by row."""

import numpy as np
import pytest
from numpy.linalg import LinAlgError

from magicmath import gf2
from magicmath._kernels import elimination, tuning
from magicmath._kernels.words import to_bits, to_words

# 128×128 bits are the last in one int; words and panels end at multiples of 64
SIZES = (1, 2, 63, 64, 65, 127, 128, 129, 130, 191, 192, 193, 257)
HEIGHTS = (1, 7, 65, 150, 333)


@pytest.fixture(autouse=True, params=["as it is", "in words and small parts"])
def cutting(request, monkeypatch):
    """Have small matrices cut up as only large ones are: all of them in words, a few words at once."""
    if request.param == "as it is":
        return
    small = tuning.CHOSEN._replace(
        **{"matrix_in_one_int": 0, "float_product": 0, "bits_at_once": 1000, "words_between_copies": 1},
        **{"looked_up_words": 50, "table_words": 2 * 8 * 256, "longest_sum": 3},
    )
    monkeypatch.setattr(tuning, "CHOSEN", small)


def generator(*seed):
    return np.random.default_rng(seed)


def random_bits(m, n):
    return generator(m, n).integers(0, 2, (m, n), dtype=np.uint8)


def sparse(m, n):
    return (generator(m, n, 1).random((m, n)) < 2 / n).astype(np.uint8)


def of_low_rank(m, n):
    rank = min(m, n) // 2 + 1
    return (random_bits(m, rank).astype(int) @ random_bits(rank, n) % 2).astype(np.uint8)


def with_equal_rows(m, n):
    return random_bits(m, n).repeat(3, axis=0)


def with_equal_columns(m, n):
    return random_bits(m, n).repeat(2, axis=1)


def with_an_early_column_that_only_the_last_row_holds(m, n):
    a = random_bits(m, n)
    a[:, 0], a[-1, 0] = 0, 1
    return a


def zeros(m, n):
    return np.zeros((m, n), np.uint8)


def ones(m, n):
    return np.ones((m, n), np.uint8)


def band(m, n):
    return np.eye(m, n, 1, dtype=np.uint8) ^ np.eye(m, n, dtype=np.uint8) ^ np.eye(m, n, -1, dtype=np.uint8)


def mirrored_identity(m, n):
    return np.eye(m, n, dtype=np.uint8)[::-1].copy()


def shuffled_triangle(m, n):
    return generator(m, n, 2).permutation(np.triu(random_bits(m, n)) | np.eye(m, n, dtype=np.uint8))


KINDS = (
    *(random_bits, sparse, of_low_rank, with_equal_rows, with_equal_columns),
    *(with_an_early_column_that_only_the_last_row_holds, zeros, ones, band, mirrored_identity),
    shuffled_triangle,
)


def row_by_row(a):
    """Return the reduced echelon form and the pivot columns, by adding one row to another."""
    reduced, pivots = a.copy(), []
    for column in range(a.shape[1]):
        below = np.flatnonzero(reduced[len(pivots) :, column])
        if below.size:
            rank = len(pivots)
            reduced[[rank, rank + below[0]]] = reduced[[rank + below[0], rank]]
            others = np.flatnonzero(reduced[:, column])
            reduced[others[others != rank]] ^= reduced[rank]
            pivots.append(column)
    return reduced, pivots


def product(a, b):
    return (a.astype(float) @ b % 2).astype(np.uint8)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("n", SIZES)
def test_rank_null_space_and_solutions_are_those_of_elimination_row_by_row(kind, n):
    for m in (*HEIGHTS, n):
        a = kind(m, n)
        before = a.copy()
        reduced, pivots = row_by_row(a)
        free = np.setdiff1d(np.arange(a.shape[1]), pivots)
        basis = np.zeros((a.shape[1], len(free)), np.uint8)
        basis[pivots], basis[free] = reduced[: len(pivots), free], np.eye(len(free))
        assert gf2.matrix_rank(a) == len(pivots)
        np.testing.assert_array_equal(gf2.null_space(a), basis)
        for columns in (None, 1, 70):
            b = product(a, random_bits(a.shape[1], columns or 1))
            b = b if columns else b[:, 0]
            x = gf2.particular_solution(a, b)
            assert x.shape == (a.shape[1], *b.shape[1:])
            np.testing.assert_array_equal(product(a, x), b)
            assert not x[free].any()
            if len(pivots) < len(a):
                refusing = gf2.null_space(a.T)[:, 0]
                b[np.flatnonzero(refusing)[0]] ^= 1
                with pytest.raises(LinAlgError, match="no x gives"):
                    gf2.particular_solution(a, b)
        np.testing.assert_array_equal(a, before)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("n", SIZES)
def test_inverse_is_that_of_elimination_row_by_row(kind, n):
    a = kind(n, n)[:n, :n]
    reduced, pivots = row_by_row(np.hstack([a, np.eye(n, dtype=np.uint8)]))
    if pivots == list(range(n)):
        np.testing.assert_array_equal(gf2.inv(a), reduced[:, n:])
        assert gf2.det(a) == 1
    else:
        with pytest.raises(LinAlgError, match=f"rank {sum(p < n for p in pivots)} of {n}"):
            gf2.inv(a)
        assert gf2.det(a) == 0


@pytest.mark.parametrize("n", [1, 3, 63, 64, 65, 128, 200])
@pytest.mark.parametrize("m", [1, 100, 600])
def test_product_is_the_integer_product_modulo_2_whichever_way_it_takes(m, n):
    for common in (1, 8, 9, 16, 17, 63, 64, 65, 127, 200, 400):
        a, b = random_bits(m, common), random_bits(common, n)
        np.testing.assert_array_equal(gf2.matmul(a, b), product(a, b))


@pytest.mark.parametrize("n", [300, 1000])
def test_a_large_matrix_times_its_inverse_is_the_identity(n):
    a = shuffled_triangle(n, n)
    np.testing.assert_array_equal(product(a, gf2.inv(a)), np.eye(n))


@pytest.mark.parametrize("dtype", [np.uint8, np.int64, object])
def test_a_wrong_value_is_named_wherever_it_stands(dtype):
    a, b = random_bits(300, 300).astype(dtype), random_bits(300, 300)
    a[299, 7] = 2
    for call in (gf2.inv, gf2.matrix_rank, lambda x: gf2.matmul(x, b), lambda x: gf2.solve(x, b)):
        with pytest.raises(ValueError, match=r"a must hold only 0 and 1, got 2 at index \[299, 7\]"):
            call(a)
    for call in (lambda x: gf2.matmul(b, x), lambda x: gf2.solve(shuffled_triangle(300, 300), x)):
        with pytest.raises(ValueError, match=r"b must hold only 0 and 1, got 2 at index \[299, 7\]"):
            call(a)


def test_a_wrong_value_is_named_where_the_argument_has_it():
    with pytest.raises(ValueError, match=r"b must hold only 0 and 1, got 2 at index \[1\]"):
        gf2.solve(np.eye(3, dtype=int), [0, 2, 0])


@pytest.mark.parametrize("dtype", [bool, np.int8, np.int64, object])
def test_bits_of_any_type_are_taken(dtype):
    a = shuffled_triangle(300, 300)
    np.testing.assert_array_equal(gf2.inv(a.astype(dtype)), gf2.inv(a))
    np.testing.assert_array_equal(gf2.matmul(a.astype(dtype), a), gf2.matmul(a, a))


@pytest.mark.parametrize("n", [5, 65, 200])
def test_the_inverse_of_eliminated_rows_leaves_them_as_they_are(n):
    done = elimination.exchange_for_inverse(to_words(shuffled_triangle(n, n)), n)
    before = done.words.copy()
    inverse = done.inverse_words()
    np.testing.assert_array_equal(done.words, before)
    np.testing.assert_array_equal(done.inverse_words(), inverse)
    np.testing.assert_array_equal(done.inverse_bits(), to_bits(inverse, n))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_each_row_comes_from_its_origin(kind):
    a = kind(150, 130)[:, :130]
    done = elimination.exchange_for_inverse(to_words(a), 130)
    rank = len(done.columns)
    assert sorted(done.origins) == list(range(len(a)))
    assert len(row_by_row(a[done.origins[:rank]])[1]) == rank  # the rows with a pivot are independent
    # column columns[t] stands for the right side of row origins[t]: with b = a·x that gives back x
    x = random_bits(130, 1)
    b, unknowns = product(a, x)[:, 0], x[:, 0].copy()
    unknowns[done.columns] = b[done.origins[:rank]]
    rows = to_bits(done.words, 130)
    np.testing.assert_array_equal(product(rows[:rank], unknowns[:, None])[:, 0], x[done.columns, 0])


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_the_copied_word_column_changes_speed_alone(kind, monkeypatch):
    def read_from_the_rows(self, word):
        return self._words[:, word].copy()

    def ways():
        words = to_words(kind(200, 170)[:, :170])
        yield elimination.exchange_for_inverse(words.copy(), 170)
        yield elimination.eliminate(words.copy(), 170)
        yield elimination.eliminate(words.copy(), 170, above=False)

    with_copy = list(ways())
    monkeypatch.setattr(elimination._Live, "_word_column", read_from_the_rows)
    for one, other in zip(with_copy, ways(), strict=True):
        for array, expected in zip(one, other, strict=True):
            np.testing.assert_array_equal(array, expected)

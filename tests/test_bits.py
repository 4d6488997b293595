"""Hold packed bits against NumPy's own packing, and results on them against results on plain bits."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import array_shapes, arrays
from numpy.linalg import LinAlgError

from magicmath import gf2, helix
from magicmath._kernels import words as _words
from magicmath.bits import Packed, pack

bit_arrays = arrays(np.uint8, array_shapes(max_dims=3, max_side=140), elements=st.integers(0, 1))
SIZES = (1, 9, 64, 65, 127, 128, 129, 200)


def random_bits(*shape):
    return np.random.default_rng(shape).integers(0, 2, shape, dtype=np.uint8)


def invertible(n):
    return np.roll(np.triu(random_bits(n, n)) | np.eye(n, dtype=np.uint8), n // 3, axis=0)


@given(bit_arrays)
def test_unpacking_undoes_packing(a):
    packed = pack(a)
    assert (packed.shape, packed.ndim, len(packed)) == (a.shape, a.ndim, len(a))
    assert packed.unpack().dtype == np.uint8
    np.testing.assert_array_equal(packed.unpack(), a)
    np.testing.assert_array_equal(np.asarray(packed), a)


@given(arrays(np.uint8, st.integers(1, 200), elements=st.integers(0, 1)))
def test_a_word_holds_64_bits_the_first_lowest(a):
    number = sum(int(bit) << i for i, bit in enumerate(a))
    words = [number >> 64 * i & (1 << 64) - 1 for i in range(-(-len(a) // 64))]
    assert pack(a).words.tolist() == words


def test_packing_what_is_packed_changes_nothing():
    packed = pack([1, 0, 1])
    assert pack(packed) is packed


def test_words_are_taken_as_they_are_and_must_be_0_after_the_last_bit():
    words = np.array([[5, 1], [7, 0]], dtype=np.uint64)
    packed = Packed(words, length=66)
    assert packed.words is words
    assert packed.unpack()[:, :3].tolist() == [[1, 0, 1], [1, 1, 1]]
    assert Packed(words).shape == (2, 128)
    with pytest.raises(ValueError, match="words must hold 0 in the bits after the first 63"):
        Packed(words[:, :1] << np.uint64(63), length=64 - 1)
    for length in (64, 129):
        with pytest.raises(ValueError, match=f"length must be from 65 to 128, got {length}"):
            Packed(words, length=length)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([1, 2], "words must be an array of uint64"),
        (np.array([1, 2]), "got dtype int64"),
        (np.array([1], dtype=">u8"), "got dtype >u8"),
        (np.ma.array(np.ones(2, dtype="<u8"), mask=[1, 0]), "got a masked array"),
    ],
)
def test_words_of_another_kind_are_refused(words, message):
    with pytest.raises(TypeError, match=message):
        Packed(words)


@pytest.mark.parametrize("words", [np.empty((2, 0), np.uint64), np.array(3, np.uint64)])
def test_no_words_are_refused(words):
    with pytest.raises(ValueError, match="words "):
        Packed(words)


def test_bits_are_not_seen_without_a_copy():
    with pytest.raises(ValueError, match="without a copy"):
        np.asarray(pack([1, 0]), copy=False)


@pytest.mark.parametrize("n", SIZES)
def test_algebra_on_packed_matrices_gives_the_same_bits_packed(n):
    a, b = invertible(n), random_bits(n, 70)
    packed_a, packed_b = pack(a), pack(b)
    for packed, plain in (
        (gf2.inv(packed_a), gf2.inv(a)),
        (gf2.solve(packed_a, packed_b), gf2.solve(a, b)),
        (gf2.solve(a, packed_b), gf2.solve(a, b)),
        (gf2.matmul(packed_a, packed_b), gf2.matmul(a, b)),
        (helix.helix(packed_b), helix.helix(b)),
    ):
        assert isinstance(packed, Packed)
        np.testing.assert_array_equal(packed.unpack(), plain)
        Packed(packed.words, packed.shape[-1])  # which refuses padding other than 0
    np.testing.assert_array_equal(gf2.solve(packed_a, b), gf2.solve(a, b))
    np.testing.assert_array_equal(gf2.null_space(packed_b), gf2.null_space(b))
    assert gf2.matrix_rank(packed_b) == gf2.matrix_rank(b)
    np.testing.assert_array_equal(packed_a.unpack(), a)
    np.testing.assert_array_equal(packed_b.unpack(), b)


def test_packed_factors_of_other_dimensions_are_multiplied_as_plain_ones():
    a, v = random_bits(9, 9), random_bits(9)
    np.testing.assert_array_equal(gf2.matmul(pack(v), pack(a)), gf2.matmul(v, a))
    np.testing.assert_array_equal(gf2.matmul(pack(a), v), gf2.matmul(a, v))


def test_packed_arguments_that_do_not_fit_are_refused():
    square, vector = pack(np.eye(3, dtype=int)), pack([1, 0, 1])
    with pytest.raises(ValueError, match=r"a must have 2 dimension\(s\), got shape \(3,\)"):
        gf2.inv(vector)
    for solve in (gf2.solve, gf2.particular_solution):
        with pytest.raises(ValueError, match=r"b must have 2 dimension\(s\), got shape \(3,\)"):
            solve(square, vector)
    with pytest.raises(ValueError, match="b must have 3 rows"):
        gf2.solve(square, pack(np.eye(2, dtype=int)))
    with pytest.raises(ValueError, match="a and b do not fit"):
        gf2.matmul(square, pack(np.eye(2, dtype=int)))
    with pytest.raises(LinAlgError, match="a must be square"):
        gf2.inv(pack(np.ones((2, 3), int)))
    with pytest.raises(ValueError, match="axis must be from -1 to -1, got 0"):
        helix.helix(square, axis=0)


def test_memory_for_words_starts_at_a_cache_line():
    for size in (1, 7, 1000):
        assert _words.empty((size, 3)).ctypes.data % 64 == 0

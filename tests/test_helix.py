import tracemalloc
from math import comb

import dask.array as da
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import array_shapes, arrays
from sympy.logic.boolalg import anf_coeffs

from magicmath import gf2, helix
from magicmath._kernels import tuning
from magicmath.bits import Packed, pack

bit_arrays = arrays(np.uint8, array_shapes(max_dims=3, max_side=40), elements=st.integers(0, 1))
sequences = arrays(np.uint8, st.integers(1, 200), elements=st.integers(0, 1))


@pytest.mark.parametrize("n", [*range(1, 66), 127, 128, 129, 199, 200])
def test_a_geniton_is_pascals_triangle_modulo_2(n):
    pascal = [[comb(n - 1 - j, i) % 2 for j in range(n)] for i in range(n)]
    np.testing.assert_array_equal(helix.geniton(n), pascal)


@pytest.mark.parametrize("n", range(1, 201))
def test_the_transforms_are_products_with_the_mirrored_genitons(n):
    units, geniton = np.eye(n, dtype=np.uint8), helix.geniton(n)
    np.testing.assert_array_equal(helix.helix(units), geniton[:, ::-1])
    np.testing.assert_array_equal(helix.cognitive(units), geniton[::-1])
    np.testing.assert_array_equal(gf2.matrix_power(geniton, 3), units)


@pytest.mark.parametrize("n", range(1, 65))
def test_the_helix_transform_collects_the_last_items_of_iterated_scans(n):
    reversed_units = np.eye(n, dtype=np.uint8)[:, ::-1]
    until_home = 1 << (n - 1).bit_length()
    collected = []
    for _ in range(until_home):
        reversed_units = helix.xor_scan(reversed_units)
        collected.append(reversed_units[:, -1])
    np.testing.assert_array_equal(np.array(collected[::-1]).T[:, :n], helix.geniton(n)[:, ::-1])
    np.testing.assert_array_equal(reversed_units, np.eye(n)[:, ::-1])


@given(bit_arrays, st.data())
def test_the_transforms_undo_themselves_along_any_axis(a, data):
    axis = data.draw(st.integers(-a.ndim, a.ndim - 1))
    for transform in (helix.helix, helix.cognitive):
        once = transform(a, axis)
        assert once.dtype == np.uint8
        np.testing.assert_array_equal(transform(once, axis), a)
        np.testing.assert_array_equal(once, np.apply_along_axis(transform, axis, a))


@given(bit_arrays, st.data())
def test_the_scan_is_a_running_parity_along_any_axis(a, data):
    axis = data.draw(st.integers(-a.ndim, a.ndim - 1))
    np.testing.assert_array_equal(helix.xor_scan(a, axis), np.cumsum(a, axis=axis, dtype=int) % 2)


@given(sequences)
def test_the_edges_of_the_triangle_are_the_transforms(s):
    rows = helix.fanion(s)
    assert [len(row) for row in rows] == list(range(len(s), 0, -1))
    np.testing.assert_array_equal([row[0] for row in rows], helix.helix(s))
    np.testing.assert_array_equal([row[-1] for row in rows][::-1], helix.cognitive(s))


@given(arrays(np.uint8, st.integers(0, 7).map(lambda k: 2**k), elements=st.integers(0, 1)))
def test_sympy_finds_the_same_algebraic_normal_form(table):
    assert anf_coeffs(table.tolist()) == helix.helix(table).tolist()


@given(sequences)
def test_the_butterflies_end_at_the_transform_and_count_their_xors(s):
    sequence, halves = s, []
    for level in helix.butterflies(s):
        changed_at_most = [i for i in range(len(s)) if i & level.half]
        expected = sequence.copy()
        for i in changed_at_most:
            expected[i] ^= sequence[i ^ level.half]
        np.testing.assert_array_equal(level.sequence, expected)
        assert level.xors == len(changed_at_most)
        sequence, halves = level.sequence, [*halves, level.half]
    np.testing.assert_array_equal(sequence, helix.helix(s))
    assert halves == [1 << k for k in range((len(s) - 1).bit_length())]


def test_the_input_is_left_alone():
    s = np.ones(9, dtype=np.uint8)
    for function in (helix.xor_scan, helix.helix, helix.cognitive, helix.fanion):
        function(s)
    list(helix.butterflies(s))
    assert s.all()


def test_what_is_too_large_for_memory_is_refused_at_once():
    with pytest.raises(ValueError, match=r"n = 1048576 .* helix\(a\) needs no matrix"):
        helix.geniton(1024 * 1024)
    with pytest.raises(ValueError, match="s of length 100000 needs a triangle"):
        helix.fanion(np.zeros(100_000, dtype=np.uint8))


@pytest.mark.parametrize("n", [2**15, 2**15 + 1, 2**15 + 63, 2**16, 2**17 - 1, 2**21 + 2**16 + 12345])
def test_long_sequences_are_transformed_as_short_ones_are(n):
    s = np.random.default_rng(n).integers(0, 2, n, dtype=np.uint8)
    np.testing.assert_array_equal(helix.helix(s), transformed_level_by_level(s))


@pytest.mark.parametrize("blocks_in_slab", [1, 4])
def test_a_sequence_cut_small_is_transformed_as_a_whole_one(blocks_in_slab, monkeypatch):
    small = {"sequence_in_one_int": 0, "butterfly_block": 4, "rows_of_slab": 4, "strided_half": 1}
    small["butterfly_slab"] = 4 * blocks_in_slab
    monkeypatch.setattr(tuning, "CHOSEN", tuning.CHOSEN._replace(**small))
    for n in (1, 63, 64, 65, 64 * 4, 64 * 5 + 1, 64 * 23 + 7, 64 * 64, 64 * 150 + 30):
        s = np.random.default_rng(n).integers(0, 2, n, dtype=np.uint8)
        np.testing.assert_array_equal(helix.helix(s), transformed_level_by_level(s))


def transformed_level_by_level(s):
    s = s.copy()
    for level in range((len(s) - 1).bit_length()):
        later = np.flatnonzero(np.arange(len(s)) >> level & 1)
        s[later] ^= s[later - (1 << level)]
    return s


@pytest.mark.parametrize("words", [1, 5, 2**15, 2**17 + 3, 3 * 2**16])
def test_a_file_is_transformed_in_place_by_pieces(tmp_path, words):
    content = np.random.default_rng(words).integers(0, 2**63, words, dtype=np.uint64)
    content.tofile(tmp_path / "bits")
    in_file = np.memmap(tmp_path / "bits", dtype=np.uint64, mode="r+")
    steps = []
    helix.helix_in_place(in_file, memory=2**20, progress=lambda works: (steps.append(w) or w for w in works))
    in_file.flush()
    expected = helix.helix(Packed(content)).words
    np.testing.assert_array_equal(np.fromfile(tmp_path / "bits", dtype=np.uint64), expected)
    assert len(steps) == 1 if words <= 2**15 else len(steps) > 2


def test_the_bits_after_the_last_stay_0():
    s = np.random.default_rng(0).integers(0, 2, 1000, dtype=np.uint8)
    packed = pack(s)
    helix.helix_in_place(packed)
    np.testing.assert_array_equal(packed.unpack(), helix.helix(s))
    assert not packed.words[-1] >> np.uint64(1000 % 64)


def test_no_more_memory_is_taken_than_is_allowed():
    words = np.random.default_rng(0).integers(0, 2**63, 2**21, dtype=np.uint64)
    for memory in (2**20, 2**22):
        tracemalloc.start()
        helix.helix_in_place(words, memory=memory)
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert memory / 8 < peak < memory


def test_numpys_buffer_is_left_as_it_was():
    before = np.getbufsize()
    helix.helix(np.ones(2**16, dtype=np.uint8))
    helix.helix_in_place(np.ones(2**16, dtype=np.uint64))
    with pytest.raises(ZeroDivisionError):
        helix.helix_in_place(np.ones(9, dtype=np.uint64), progress=lambda works: iter(lambda: 1 / 0, 1))
    assert np.getbufsize() == before


def test_what_cannot_be_transformed_in_place_is_refused():
    words = np.ones(4, dtype=np.uint64)
    with pytest.raises(ValueError, match=r"a must have 1 dimension, got shape \(2, 128\)"):
        helix.helix_in_place(words.reshape(2, 2))
    with pytest.raises(ValueError, match="memory must be at least 1048576, got 1000"):
        helix.helix_in_place(words, memory=1000)
    with pytest.raises(TypeError, match="progress must be callable, got True"):
        helix.helix_in_place(words, progress=True)
    words.flags.writeable = False
    with pytest.raises(ValueError, match="a must be writeable"):
        helix.helix_in_place(words)
    assert (words == 1).all()


@pytest.mark.parametrize("chunk", [1000, 1024, 70_000, 100_003])
def test_a_dask_array_is_transformed_chunk_by_chunk(chunk):
    s = np.random.default_rng(chunk).integers(0, 2, 100_003, dtype=np.uint8)
    transformed = helix.helix(da.from_array(s, chunks=chunk))
    assert transformed.dtype == np.uint8
    assert transformed.npartitions >= len(s) // (2 * chunk)
    np.testing.assert_array_equal(transformed.compute(), helix.helix(s))


@pytest.mark.parametrize("axis", [0, 1, -1])
def test_a_dask_array_is_transformed_along_any_axis(axis):
    s = np.random.default_rng(0).integers(0, 2, (20, 30, 11), dtype=np.uint8)
    chunked = da.from_array(s, chunks=(7, 8, 3))
    np.testing.assert_array_equal(helix.helix(chunked, axis).compute(), helix.helix(s, axis))


def test_a_dask_array_of_anything_but_bits_is_refused_when_it_is_computed():
    with pytest.raises(ValueError, match="a must hold only 0 and 1, got 2"):
        helix.helix(da.from_array(np.full(100, 2), chunks=10)).compute()
    with pytest.raises(ValueError, match="axis must be from -1 to 0, got 1"):
        helix.helix(da.from_array(np.ones(100, int), chunks=10), axis=1)


@pytest.mark.parametrize(
    ("chunked", "error", "message"),
    [
        (lambda: da.ones(9, dtype=int)[da.ones(9) > 0], ValueError, "a has chunks of unknown length"),
        (lambda: da.ones(0, dtype=int), ValueError, r"a is empty: shape \(0,\)"),
        (lambda: da.ones((), dtype=int), ValueError, "a must have at least one dimension"),
        (lambda: da.ones(9), TypeError, "a must hold integers, got dtype float64"),
        (lambda: da.ones(9, dtype=int).to_delayed()[0], TypeError, "a must be an array, got a Dask Delayed"),
    ],
)
def test_what_dask_cannot_transform_is_refused_at_once(chunked, error, message):
    with pytest.raises(error, match=message):
        helix.helix(chunked())


def test_empty_chunks_are_left_out():
    s = np.random.default_rng(0).integers(0, 2, (3, 1000), dtype=np.uint8)
    chunked = da.from_array(s, chunks=((3, 0), (0, 999, 1)))
    np.testing.assert_array_equal(helix.helix(chunked).compute(), helix.helix(s))


@pytest.mark.parametrize("progress", [lambda works: [], lambda works: [*works, *works], reversed])
def test_a_progress_bar_that_miscounts_changes_no_result(progress):
    words = np.random.default_rng(0).integers(0, 2**63, 2**17, dtype=np.uint64)
    expected = helix.helix(Packed(words)).words
    helix.helix_in_place(words, memory=2**20, progress=progress)
    np.testing.assert_array_equal(words, expected)


def test_any_amount_of_memory_may_be_offered():
    words = np.ones(3, dtype=np.uint64)
    helix.helix_in_place(words, memory=10**30)
    np.testing.assert_array_equal(words, helix.helix(Packed(np.ones(3, dtype=np.uint64))).words)

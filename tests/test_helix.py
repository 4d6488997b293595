from math import comb

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import array_shapes, arrays
from sympy.logic.boolalg import anf_coeffs

from magicmath import gf2, helix

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

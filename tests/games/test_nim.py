from functools import cache
from itertools import product

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from test_ordinals import ordinals

from magicmath.games.nim import Move, binary, lowerings, mex, nim_sum, nim_table, winning_moves
from magicmath.games.ordinals import OMEGA, Ordinal

w = OMEGA
numbers = st.integers(0, 10**6)
either = st.one_of(numbers, ordinals)


@cache
def by_definition(*terms):
    """Return a nim sum by the definition alone: the least value no lowering of one term gives."""
    reached = {
        by_definition(*terms[:i], lower, *terms[i + 1 :])
        for i, term in enumerate(terms)
        for lower in range(term)
    }
    value = 0
    while value in reached:
        value += 1
    return value


@given(st.sets(st.integers(0, 30)))
def test_mex_is_missing_and_everything_below_it_is_there(values):
    least = mex(values)
    assert least not in values
    assert set(range(least)) <= values


def test_mex_of_ordinals_is_finite():
    assert mex([w, 0, w**w, Ordinal(1)]) == 2
    assert mex(iter([])) == 0
    assert mex(np.array([0, 1])) == 2


def test_table_is_the_definition_and_the_definition_is_xor():
    table = nim_table(20, 24)
    for i, j in product(range(20), range(24)):
        assert table[i, j] == by_definition(i, j) == nim_sum(i, j) == i ^ j


def test_sum_of_several_terms_is_their_least_value_out_of_reach():
    for terms in product(range(7), repeat=3):
        assert nim_sum(*terms) == by_definition(*terms)
    assert nim_sum(3, 5, 6, 2, 1) == by_definition(3, 5, 6, 2, 1)


@given(either, either, either)
def test_nim_sum_is_a_group_of_characteristic_two(a, b, c):
    assert nim_sum(a, b) == nim_sum(b, a)
    assert nim_sum(nim_sum(a, b), c) == nim_sum(a, nim_sum(b, c)) == nim_sum(a, b, c)
    assert nim_sum(a, 0) == nim_sum(a) == a
    assert nim_sum(a, a) == 0 == nim_sum()
    assert (nim_sum(a, b) == nim_sum(a, c)) == (b == c)


@given(st.lists(ordinals, unique=True, max_size=5))
def test_powers_of_two_add_up_alike_by_both_sums(exponents):
    exponents = sorted(exponents, reverse=True)
    usual = Ordinal(0)
    for exponent in exponents:
        usual = usual + 2**exponent
    assert usual == nim_sum(*(2**exponent for exponent in exponents)) == Ordinal.from_exponents(exponents)


@given(st.lists(either, min_size=1, max_size=5), either)
def test_a_nim_sum_is_the_least_that_no_lowering_gives(terms, value):
    total = nim_sum(*terms)
    moves = lowerings(terms, value)
    for heap, left in moves:
        assert left < terms[heap]
        assert nim_sum(*terms[:heap], left, *terms[heap + 1 :]) == value
    assert lowerings(terms, total) == []
    if value < total:
        assert moves


@given(st.lists(st.integers(0, 12), min_size=1, max_size=4), st.integers(0, 15))
def test_lowerings_are_all_that_there_are(terms, value):
    found = [
        Move(i, left)
        for i, term in enumerate(terms)
        for left in range(term)
        if nim_sum(*terms[:i], left, *terms[i + 1 :]) == value
    ]
    assert lowerings(terms, value) == found


@given(st.lists(st.integers(0, 5), min_size=1, max_size=4))
def test_winning_moves_are_those_that_leave_the_opponent_lost(heaps):
    @cache
    def wins(heaps):
        return any(
            not wins((*heaps[:i], left, *heaps[i + 1 :]))
            for i, heap in enumerate(heaps)
            for left in range(heap)
        )

    expected = [
        Move(i, left)
        for i, heap in enumerate(heaps)
        for left in range(heap)
        if not wins((*heaps[:i], left, *heaps[i + 1 :]))
    ]
    assert winning_moves(heaps) == expected


@given(st.lists(ordinals, min_size=2, max_size=4))
def test_infinite_heaps_have_winning_moves_unless_their_sum_is_zero(heaps):
    assume(nim_sum(*heaps))
    for heap, left in winning_moves(heaps):
        assert nim_sum(*heaps[:heap], left, *heaps[heap + 1 :]) == 0
    assert winning_moves(heaps)
    assert winning_moves([*heaps, nim_sum(*heaps)]) == []


def test_examples_with_infinite_heaps():
    assert nim_sum("ω·3 + 1", w, 6) == w * 2 + 7
    assert winning_moves(["ω", 3]) == [Move(0, 3)]
    assert winning_moves(["ω^2 + 1", "ω^2"]) == [Move(0, w**2)]
    assert isinstance(nim_sum(3, 5), int)
    assert isinstance(nim_sum(3, Ordinal(5)), Ordinal)


@given(st.lists(numbers, min_size=1, max_size=6), st.integers(0, 3))
def test_binary_rows_are_the_heaps_and_their_parities_the_nim_sum(heaps, more):
    bits = binary(heaps)
    powers = 2 ** np.arange(bits.shape[1])[::-1]
    assert (bits.astype(int) @ powers).tolist() == heaps
    assert (bits.sum(axis=0) % 2) @ powers == nim_sum(*heaps)
    wider = binary(heaps, bits.shape[1] + more)
    assert wider.shape == (len(heaps), bits.shape[1] + more)
    assert not wider[:, :more].any()
    assert bits.dtype == np.uint8


def test_binary_needs_a_column_even_for_zero():
    assert binary([0, 0]).tolist() == [[0], [0]]
    with pytest.raises(ValueError, match="width must be at least 3, the digits of 7, got 2"):
        binary([1, 7], 2)


def test_binary_of_huge_heaps():
    rows = binary([1 << 10**6, 5])
    assert rows.shape == (2, 10**6 + 1)
    assert rows[0, 0] == 1 and rows[0].sum(dtype=int) == 1
    assert rows[1, -3:].tolist() == [1, 0, 1] and rows[1].sum(dtype=int) == 2

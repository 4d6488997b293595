"""Hold the farthest boards against all boards where those are few, and against what is known."""

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from magicmath.rules import (
    MAGIC,
    RuleSet,
    all_sums,
    covering_radius,
    cylinder,
    from_cells,
    klein_bottle,
    lights_out,
    projective_plane,
    torus,
)
from magicmath.rules import _spreads as spreads
from magicmath.rules._surpluses import bounded, moved, signs, spectrum

KNOWN = {4: 7, 5: 15, 9: 37, 11: 65, 14: 123, 16: 124, 17: 199}  # of n×n Lights Out
FOUR = [(0b0001, 0b0010), (0b0100, 0b1000), (0b0101, 0b1010), (0b0110, 0b1011)]  # bases of a partial spread


def weights_of_solutions(presses, quiet):
    return (presses ^ all_sums(quiet)).sum(axis=1, dtype=int) if len(quiet) else np.array([presses.sum()])


@pytest.mark.parametrize("n", KNOWN)
def test_the_worst_boards_of_lights_out_need_as_many_presses_as_is_known(n):
    rule = lights_out(n, n)
    found = covering_radius(rule)
    assert found.is_proved
    assert found.at_most == KNOWN[n]
    assert weights_of_solutions(found.presses, rule.quiet_presses).min() == KNOWN[n]


@given(st.integers(1, 6), st.integers(1, 9), st.integers(0, 2**32))
def test_of_small_rules_no_board_is_farther(cells, masks, seed):
    generator = np.random.default_rng(seed)
    rule = RuleSet(generator.integers(0, 2, (masks, 1, cells)))
    found = covering_radius(rule)
    farthest = len(rule.distance_counts()) - 1
    least = weights_of_solutions(found.presses, rule.quiet_presses).min()
    assert found.at_least == least <= farthest <= found.at_most
    if len(rule.quiet_presses) <= 4:
        assert found.is_proved


@pytest.mark.parametrize("maker", [cylinder, torus, klein_bottle, projective_plane])
@pytest.mark.parametrize("shape", [(3, 3), (4, 4), (2, 7), (4, 5), (3, 6)])
def test_it_lies_where_all_boards_say_on_every_surface(maker, shape):
    rule = maker(*shape)
    found = covering_radius(rule)
    assert found.at_least <= len(rule.distance_counts()) - 1 <= found.at_most
    assert weights_of_solutions(found.presses, rule.quiet_presses).min() == found.at_least


def test_what_is_found_says_what_is_proved():
    assert repr(covering_radius(MAGIC)) == "<covering radius 9>"
    open_one = covering_radius(lights_out(23, 5))
    assert open_one.at_least <= open_one.at_most
    unproved = open_one._replace(at_most=open_one.at_least + 2)
    assert not unproved.is_proved
    assert repr(unproved) == f"<covering radius from {open_one.at_least} to {open_one.at_least + 2}>"


def test_of_a_large_board_both_limits_are_told():
    rule = lights_out(184, 184)
    found = covering_radius(rule)
    assert weights_of_solutions(found.presses, rule.quiet_presses).min() == found.at_least
    assert 0 <= found.at_most - found.at_least <= 4


def test_what_is_too_large_is_refused():
    with pytest.raises(NotImplementedError, match=r"rules has 2\*\*16 quiet patterns"):
        covering_radius(lights_out(19, 19))
    with pytest.raises(TypeError, match="rules must be a RuleSet"):
        covering_radius(MAGIC.masks)


def every_function(sizes):
    """Return all functions with such a spectrum, one after the other."""
    choices = [range(-size, size + 1, 2) for size in sizes]
    table = np.array([signs(t, len(sizes)) for t in range(len(sizes))])
    return np.array([np.array(spectrum) @ table for spectrum in itertools.product(*choices)])


@given(st.lists(st.integers(0, 3), min_size=3, max_size=3), st.integers(0, 6))
def test_bounded_sums_are_those_of_all_that_stay_below_the_top(sizes, top):
    sizes = np.array([0, *sizes])
    everything = {tuple(f) for f in every_function(sizes).tolist() if max(f) <= top}
    assert {tuple(f) for f in moved(bounded(sizes, top)).tolist()} == everything


def test_a_spectrum_gives_its_function_back():
    table = np.array([signs(t, 8) for t in range(8)])
    numbers = np.random.default_rng(0).integers(-3, 4, (5, 8))
    np.testing.assert_array_equal(spectrum(numbers @ table), numbers)


SIZES = st.lists(st.integers(0, 2), min_size=12, max_size=12)


@settings(max_examples=150, deadline=None)
@given(SIZES)
def test_the_search_through_four_subspaces_finds_the_least_top_that_all_cosets_have(sizes):
    columns = [vector for a, b in FOUR for vector in (a, b, a ^ b)]
    parts = [
        spreads.Part(np.array([0, a, b, a ^ b]), np.array([0, *sizes[3 * i : 3 * i + 3]]))
        for i, (a, b) in enumerate(FOUR)
    ]
    whole = np.zeros(16, dtype=int)
    whole[columns] = sizes
    least = next(top for top in itertools.count() if len(bounded(whole, top)))
    assert spreads.below(parts, least - 1) is None
    found = spreads.below(parts, least)
    assert (abs(found) <= whole).all()
    assert not ((found - whole) % 2).any()
    assert (found @ np.array([signs(t, 16) for t in range(16)])).max() == least


def test_four_subspaces_are_found_where_there_are_such():
    columns = np.array([vector for a, b in FOUR for vector in (a, b, a ^ b)])
    found = spreads.spread(columns, np.arange(1, 13), 4)
    assert sorted(vector for part in found for vector in part.elements[1:].tolist()) == sorted(
        columns.tolist()
    )
    assert sum(part.sizes.sum() for part in found) == 78
    for part in found:
        assert part.elements[1] ^ part.elements[2] == part.elements[3]
    assert spreads.spread(np.arange(1, 16), np.ones(15, dtype=int), 4) is None


def test_presses_in_no_quiet_pattern_are_all_needed():
    twins = from_cells([[0], [0], [1], [2]], (1, 3))
    assert covering_radius(twins).presses.tolist() in ([1, 0, 1, 1], [0, 1, 1, 1])

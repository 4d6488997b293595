"""The triangle of differences without sign: its state in Python, and what it refuses."""

import numpy as np
import pytest
import sympy

from magicmath.widgets import GilbreathTriangle

PRIMES = list(sympy.primerange(38))


def test_the_rows_are_differences_and_the_edge_of_the_primes_holds():
    triangle = GilbreathTriangle(PRIMES)
    for above, below in zip(triangle.rows, triangle.rows[1:], strict=False):
        assert below == np.abs(np.diff(above)).tolist()
    assert [row[0] for row in triangle.rows] == [2, *[1] * 11]
    assert triangle.breaks is None
    assert repr(triangle).startswith("Triangle of differences: the left edge is 1 all the way down\n")


@pytest.mark.parametrize(
    ("numbers", "row"), [([2, 3, 7], 2), ([2, 3, 5, 7, 13], 4), ([2, 5], 1), ([2, 3], None)]
)
def test_it_tells_where_the_edge_breaks(numbers, row):
    assert GilbreathTriangle(numbers).breaks == row


def test_numbers_are_set_and_heard_of():
    triangle, seen = GilbreathTriangle([2, 3, 5]), []
    triangle.observe(lambda change: seen.append(change.new), "numbers")
    triangle.set_state({"numbers": [2, 3, 9]})
    assert (triangle.numbers, seen, triangle.breaks) == ((2, 3, 9), [(2, 3, 9)], 2)


@pytest.mark.parametrize("bad", [[2], [2] * 13, [2, -1], [2, 1000], [2, 3.5], "23", None])
def test_bad_numbers_are_refused_by_name(bad):
    with pytest.raises((TypeError, ValueError), match="numbers"):
        GilbreathTriangle(bad)


@pytest.mark.parametrize(
    "state", [{"numbers": [2, 3]}, {"numbers": [2, 3, 1000]}, {"numbers": None}, {"_below": 9}]
)
def test_a_bad_value_leaves_the_state(state):
    triangle = GilbreathTriangle([2, 3, 5])
    before = triangle.get_state()
    with pytest.raises((TypeError, ValueError)):
        triangle.set_state(state)
    assert triangle.get_state() == before

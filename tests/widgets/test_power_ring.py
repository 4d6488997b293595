"""The ring of powers: where it leads back, and what it refuses."""

import numpy as np
import pytest

from magicmath import gf2, plain
from magicmath.widgets import PowerRing


def test_the_ring_closes_exactly_where_there_is_an_inverse_and_its_last_power_is_this():
    generator = np.random.default_rng(3)
    met = set()
    for size in (2, 3, 4):
        ring = PowerRing(np.eye(size, dtype=int))
        for _ in range(150):
            ring.matrix = generator.integers(0, 2, (size, size))
            matrix, order, powers = ring.matrix, ring.order, ring.powers
            assert (order is None) == (not gf2.det(matrix))
            for k, power in enumerate(powers):
                assert np.array_equal(power, np.linalg.matrix_power(matrix.astype(int), k) % 2)
            if order:
                assert order == len(powers) == plain.multiplicative_order(matrix.tolist())
                assert np.array_equal(powers[-1], gf2.inv(matrix))
                assert f"home after {order} step" in repr(ring)
                met.add(order)
            else:
                assert "never comes home" in repr(ring)
    assert met == {1, 2, 3, 4, 5, 6, 7, 15}


def test_the_page_may_press_bits_and_nothing_else():
    ring = PowerRing()
    ring.set_state({"matrix": np.ones((4, 4), int).tolist()})
    for state in ({"matrix": [[1, 0], [0, 1]]}, {"matrix": [[2] * 4] * 4}, {"_first": []}):
        with pytest.raises((TypeError, ValueError)):
            ring.set_state(state)
    assert ring.matrix.all()


@pytest.mark.parametrize(
    "bad", [[[1]], np.eye(5, dtype=int), [[1, 0, 0], [0, 1, 0]], [[0, 2], [1, 0]], [1, 0], 1.5]
)
def test_what_is_no_small_square_matrix_is_refused_by_name(bad):
    with pytest.raises((TypeError, ValueError), match="matrix"):
        PowerRing(bad)

"""Ask for what is too large, too deep or too long: each is refused at once, by name, and in few words."""

import tracemalloc

import numpy as np
import pytest

from magicmath import bits, gf2, helix, ledger, modular, nullity, plot, reals, rules
from magicmath._shown import shown
from magicmath.games import impartial
from magicmath.rules import MAGIC, RuleSet, lights_out, to_board

HUGE = 10**5000


def in_itself():
    items = []
    items.append(items)
    return items


def nested(depth):
    items = 1
    for _ in range(depth):
        items = [items]
    return items


def as_numpy_items(matrix):
    """Return an object array whose items are NumPy's integers, as a loop over an array leaves them."""
    array = np.empty(matrix.shape, dtype=object)
    for index in np.ndindex(matrix.shape):
        array[index] = matrix[index]
    return array


class Silent:
    """Fails when it is looked at."""

    def __repr__(self):
        raise RuntimeError


def test_a_matrix_of_numpys_small_integers_is_computed_with_pythons():
    y = as_numpy_items(MAGIC.matrix)
    assert isinstance(y[0, 0], np.uint8)
    assert reals.det(y) == 5
    assert reals.works_for_colours(y, 3)
    np.testing.assert_array_equal(reals.inv_mod(y, 3), reals.inv_mod(MAGIC.matrix, 3))
    np.testing.assert_array_equal(reals.adjugate(y), reals.adjugate(MAGIC.matrix))


def test_integers_of_numpy_beside_larger_ones_do_not_overflow():
    assert reals.det([[np.int64(2**62), np.int64(2**62)], [3, 10**20]]) == 2**62 * (10**20 - 3)
    assert reals.det([[np.uint64(2**64 - 1), np.int64(-1)], [1, 1]]) == 2**64
    assert modular.System(np.array([[np.int8(1)]], dtype=object), 200).count_solutions == 1


@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int16, np.int64, bool, object])
def test_a_system_takes_every_dtype_for_every_modulus(dtype):
    a = np.array([[1, 1], [0, 1]], dtype=dtype)
    assert modular.System(a, 255).particular_solution([200, 100]).tolist() == [100, 100]


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: helix.geniton(HUGE), "n = an integer of 16610 bits needs a matrix"),
        (lambda: helix.geniton(2**15 + 1), "n = 32769 needs a matrix of 1.1e.09 bytes"),
        (lambda: rules.fractal(HUGE), "n = an integer of 16610 bits needs masks"),
        (lambda: lights_out(2, 2**40), "rows and columns are too large: 2×1099511627776"),
        (lambda: lights_out(2, HUGE), "rows and columns are too large"),
        (lambda: rules.torus(2, HUGE), "rows and columns are too large"),
        (lambda: to_board(HUGE), "number must be from 0 to 511, got an integer of 16610 bits"),
        (lambda: rules.symmetric_basis(20), "side = 20 makes matrices of 3.2e.09 bytes"),
        (lambda: rules.symmetric_basis(17, mirrors=False), "side = 17 makes matrices of 1.7e.09 bytes"),
        (lambda: rules.symmetric_basis(HUGE), "side = an integer"),
        (lambda: MAGIC.press(to_board(0), range(10**9)), "presses is too long"),
        (lambda: MAGIC.press(to_board(0), range(10**30)), "presses is too long"),
        (lambda: MAGIC.path(to_board(0), np.zeros(2**23, int)), "presses is too long"),
        (lambda: impartial.subtraction([1, 2, 3]).grundy(2**31), "heap must be from 0 to 1048575"),
        (lambda: gf2.inv(range(10**12)), "a is too long"),
        (lambda: bits.pack(np.zeros((1,) * 33, int)), "a must have at most 32 dimensions, got 33"),
        (lambda: gf2.inv(in_itself()), "a is nested too deep, or in itself"),
        (lambda: reals.det(nested(5000)), "a is nested too deep, or in itself"),
        (lambda: MAGIC.press(to_board(0), nested(5000)), "presses must be an integer"),
        (lambda: nullity.of_board(HUGE), "n must be from 0 to 4194303, got an integer of 16610 bits"),
        (lambda: plot.beside([in_itself()]), "blocks must be a str"),
        (lambda: rules.random_rules(2, 2, np.eye(1, dtype=int).view(np.matrix)), "seed must be an integer"),
        (lambda: RuleSet([[[1]]], name=np.arange(3)), "name must be a str"),
        (lambda: rules.unit(2, 2, name=Silent()), "name must be a str, got a value of type Silent"),
        (lambda: ledger.names(np.arange(3)), "document must be one of"),
        (lambda: ledger.row(in_itself()), "key must be one of"),
        (lambda: ledger.table(verdict=np.arange(3)), "verdict must be one of"),
        (lambda: rules.chess(np.arange(3), 2, 2), "piece must be one of"),
        (lambda: rules.lights_out(Silent(), 2), "rows must be an integer, got a value of type Silent"),
    ],
)
def test_it_is_refused_by_name_without_filling_the_memory(call, message):
    tracemalloc.start()
    try:
        with pytest.raises((ValueError, TypeError, KeyError), match=message) as refusal:
            call()
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(str(refusal.value)) < 400
    assert peak < 2**28


def test_the_largest_geniton_is_made_in_little_more_than_its_own_memory():
    n = 2**13
    tracemalloc.start()
    matrix = helix.geniton(n)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 1.1 * n * n
    np.testing.assert_array_equal(matrix[:64, -64:], helix.geniton(64))


@pytest.mark.parametrize("side", range(1, 6))
@pytest.mark.parametrize("mirrors", [True, False])
def test_matrices_that_respect_a_symmetry_are_as_many_as_counted_beforehand(side, mirrors):
    from magicmath.rules.articles import _count_of_orbits

    assert len(rules.symmetric_basis(side, mirrors)) == _count_of_orbits(side, mirrors)


def test_a_press_many_times_over_counts_by_parity():
    start = to_board(32)
    np.testing.assert_array_equal(MAGIC.press(start, [4, 3] * 10_001 + [6]), MAGIC.press(start, [3, 4, 6]))


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (2, "2"),
        (-(10**100), "an integer of 333 bits"),
        ("x" * 1000, "'xxxx"),
        (b"x" * 1000, "b'xxxx"),
        (in_itself(), "[[[[[...]]]]]"),
        (nested(5000), "[[[[[...]]]]]"),
        (np.eye(2, dtype=int), "array([[1, 0], [0, 1]])"),
        (Silent(), "a value of type Silent"),
        ([Silent()], "a value of type list"),
        (list(range(10**6)), "[0, 1, 2, 3, 4, 5, ...]"),
        ({"\ud800": 1}, "{'\\ud800': 1}"),
    ],
)
def test_any_value_is_shown_in_few_words(value, text):
    assert shown(value).startswith(text)
    assert len(shown(value)) <= 60

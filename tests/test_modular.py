"""Hold equations modulo k against all vectors tried one by one, and against SymPy."""

import itertools
from math import gcd

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.linalg import LinAlgError
from sympy import Matrix
from sympy.matrices.normalforms import smith_normal_form

from magicmath import gf2, reals
from magicmath.modular import System
from magicmath.rules import MAGIC, RuleSet, cross, lights_out
from magicmath.rules.colours import Colours

MODULI = (2, 3, 4, 5, 6, 8, 9, 12)


@st.composite
def systems(draw):
    k = draw(st.sampled_from(MODULI))
    m, n = draw(st.integers(1, 3)), draw(st.integers(1, 3 if k < 9 else 2))
    factor = draw(st.sampled_from([1, 1, 2, 3]))
    entries = st.lists(st.integers(0, k - 1), min_size=n, max_size=n)
    return factor * np.array(draw(st.lists(entries, min_size=m, max_size=m))), k


@given(systems())
def test_solutions_are_all_that_trying_finds(system):
    a, k = system
    reached = {}
    for x in itertools.product(range(k), repeat=a.shape[1]):
        reached.setdefault(tuple((a @ x % k).tolist()), set()).add(x)
    zero = (0,) * len(a)
    equations = System(a, k)
    assert equations.count_solutions == len(reached[zero])
    for b in itertools.product(range(k), repeat=len(a)):
        assert (equations.tests.astype(int) @ b % k == 0).all() == (b in reached)
        if b in reached:
            assert tuple(equations.particular_solution(b).tolist()) in reached[b]
        else:
            with pytest.raises(LinAlgError, match=f"modulo {k}"):
                equations.particular_solution(b)
    multiples = itertools.product(*map(range, equations.orders))
    sums = [tuple((equations.null_space.astype(int) @ c % k).tolist()) for c in multiples]
    assert len(set(sums)) == len(sums)
    assert set(sums) == reached[zero]


@given(systems())
def test_diagonal_forms_are_what_they_say_and_have_sympys_divisors(system):
    a, k = system
    smith = smith_normal_form(Matrix(a.tolist()))
    divisors = [int(smith[i, i]) for i in range(min(a.shape))]
    assert np.prod([form.modulus for form in System(a, k).forms]) == k
    for q, left, diagonal, right in System(a, k).forms:
        product = np.zeros(a.shape, dtype=int)
        np.fill_diagonal(product, diagonal)
        np.testing.assert_array_equal(left @ a @ right % q, product)
        assert [gcd(int(d), q) for d in diagonal] == [gcd(d, q) for d in divisors]
        for side in (left, right):
            assert gcd(reals.det(side), q) == 1


@pytest.mark.parametrize("k", [2, 3, 4, 7, 128, 251, 255])
@pytest.mark.parametrize("shape", [(8, 8), (5, 11), (11, 5)])
def test_larger_systems_are_solved(shape, k):
    generator = np.random.default_rng([k, *shape])
    a, x = generator.integers(-300, 300, shape), generator.integers(0, k, shape[1])
    found = System(a, k).particular_solution(a @ x)
    assert found.dtype == np.uint8
    np.testing.assert_array_equal((a @ found - a @ x) % k, 0)
    assert not (a @ System(a, k).null_space.astype(int) % k).any()


def test_modulo_2_it_is_the_algebra_of_bits():
    a = np.random.default_rng(2).integers(0, 2, (12, 15))
    assert System(a, 2).count_solutions == 2 ** (15 - gf2.matrix_rank(a))


@pytest.mark.parametrize("k", range(2, 256))
def test_magic_hangs_on_five(k):
    game = Colours(MAGIC, k)
    assert game.is_always_solvable == (k % 5 != 0) == reals.works_for_colours(MAGIC.matrix, k)
    assert game.system.count_solutions == gcd(5, k)


CORNERS = RuleSet([[[1, 1], [0, 0]], [[0, 1], [0, 1]], [[0, 0], [1, 1]]])


@pytest.mark.parametrize("k", [2, 3, 4, 6])
@pytest.mark.parametrize("rules", [CORNERS, lights_out(2, 2), cross(1, 3)], ids=repr)
def test_colour_games_are_solved_in_the_fewest_presses_that_trying_finds(rules, k):
    game = Colours(rules, k)
    start = np.arange(rules.masks[0].size).reshape(rules.shape) % k
    ways = {}
    for times in itertools.product(range(k), repeat=len(rules)):
        reached = game.press(start, [number for number, count in enumerate(times) for _ in range(count)])
        ways.setdefault(reached.tobytes(), []).append(times)
    for colours in itertools.product(range(k), repeat=start.size):
        goal = np.array(colours, dtype=np.uint8).reshape(rules.shape)
        found = ways.get(goal.tobytes(), [])
        assert game.count_solutions(start, goal) == len(found)
        if found:
            assert tuple(game.solve(start, goal)) == min(found, key=lambda way: (sum(way), way))
        else:
            assert len(game.failed_tests(start, goal))
            with pytest.raises(LinAlgError, match="goal cannot be reached from start by <"):
                game.solve(start, goal)
    assert game.is_always_solvable == (len(ways) == k**start.size)


@pytest.mark.parametrize("k", [3, 4, 10])
def test_quiet_presses_change_nothing_and_tests_stay(k):
    game = Colours(lights_out(5, 5), k)
    start = np.random.default_rng(k).integers(0, k, (5, 5))
    for quiet in game.quiet_presses:
        presses = np.repeat(np.arange(25), quiet)
        np.testing.assert_array_equal(game.press(start, presses), start)
    for test in game.tests.astype(int):
        assert len({int((test * game.press(start, n)).sum() % k) for n in range(25)}) == 1


def test_with_too_many_solutions_some_solution_is_given():
    many = Colours(RuleSet(np.ones((20, 1, 2), int)), 9)
    assert many.press([[0, 0]], np.repeat(np.arange(20), many.solve([[0, 0]], [[7, 7]]))).tolist() == [[7, 7]]


def test_a_colour_game_says_what_it_is():
    assert repr(Colours(MAGIC, 3)) == "<MAGIC in 3 colours>"


@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int16, np.uint64, ">i4", object])
def test_integers_of_any_dtype_are_taken_for_any_modulus(dtype):
    a, b = np.array([[1, 2], [0, 3]], dtype=dtype), np.array([5, 7], dtype=dtype)
    x = System(a, 200).particular_solution(b)
    assert (a.astype(int) @ x % 200).tolist() == [5, 7]

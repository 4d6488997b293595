"""The factors of f and g: against their product, the nullity, and what is refused."""

from collections import Counter
from functools import reduce

import pytest
import traitlets
from page_code import in_node

from magicmath import nullity, plain
from magicmath._kernels.polynomials import multiply
from magicmath.widgets import SharedFactors
from magicmath.widgets._polynomials import factors_of


@pytest.mark.parametrize("n", range(1, 21))
def test_the_factors_multiply_to_f_and_the_shared_degrees_to_the_nullity(n):
    figure = SharedFactors([n])
    assert reduce(multiply, figure.factors, 1) == plain.fibonacci_polynomial(n + 1)
    assert sum(one.bit_length() - 1 for one in figure.shared) == nullity.of_board(n)
    assert all(factors_of(one) == [one] for one in figure.factors)
    turned = [plain.shifted(one) for one in figure.factors]
    assert reduce(multiply, turned, 1) == plain.shifted(plain.fibonacci_polynomial(n + 1))


@pytest.mark.parametrize("n", range(1, 21))
def test_the_page_pairs_as_many(n):
    figure = SharedFactors([n])
    (sides,) = figure.get_state()["_sizes"]
    all_taken = "partnersOf(argument.f, argument.g, argument.f.map((_, i) => i))"
    ask = f"[...{all_taken}.keys()].map((i) => argument.f[i])"
    found = in_node("shared_factors_state", "partnersOf", ask, sides)
    assert Counter(found) == Counter(figure.shared)
    ask = "[isMore(argument.f, argument.g, []), degreeOf(argument.f)]"
    assert in_node("shared_factors_state", "isMore, degreeOf", ask, sides) == [bool(figure.shared), n]


def test_a_row_for_h_is_for_one_size():
    assert repr(SharedFactors([5], with_h=True)) == repr(SharedFactors([5]))
    with pytest.raises(TypeError, match="with_h must be True or False"):
        SharedFactors([5], with_h=1)
    with pytest.raises(ValueError, match="with_h is for one size, got 2"):
        SharedFactors([5, 4], with_h=True)


def test_a_polynomial_without_a_factor_has_none():
    assert factors_of(1) == []
    assert factors_of(0b111) == [0b111]


@pytest.mark.parametrize("wrong", [[], [0], [21], [5, 5], list(range(1, 10)), [2.5], "5", None, 5])
def test_sizes_that_are_none_are_refused(wrong):
    with pytest.raises((TypeError, ValueError), match="sizes"):
        SharedFactors(wrong)


@pytest.mark.parametrize("state", [{"n": 6}, {"n": None}, {"taken": [5]}, {"taken": [-1]}, {"_sizes": []}])
def test_malformed_states_are_refused_and_the_state_stays(state):
    figure = SharedFactors([5, 4])
    with pytest.raises((TypeError, ValueError, traitlets.TraitError)):
        figure.set_state(state)
    assert (figure.n, figure.taken) == (5, ())
    figure.set_state({"taken": [1, 0]})
    assert figure.taken == (0, 1)
    figure.set_state({"taken": []})
    figure.set_state({"n": 4})
    assert figure.shared == [0b111, 0b111]

"""The six products of a determinant of three rows, and its parity."""

from itertools import combinations, permutations, product

import numpy as np
import pytest

from magicmath import reals
from magicmath.widgets import DeterminantTerms

T = [[1, 2, 4], [2, 1, 0], [0, 1, 1]]


def test_products_add_up_to_the_determinant_and_its_parity_to_the_odd_ones():
    for matrix in np.random.default_rng(3).integers(0, 10, (50, 3, 3)):
        figure = DeterminantTerms(matrix)
        assert figure.determinant == sum(figure.products) == reals.det(matrix)
        assert reals.det(matrix) % 2 == sum(product % 2 for product in figure.products) % 2


def test_steps_of_2_keep_each_parity_and_steps_of_1_turn_that_of_their_entry():
    figure = DeterminantTerms(T)
    for place in np.ndindex(3, 3):
        for step in (2,) * 5 + (1,):
            before = figure.matrix, figure.determinant
            figure.add(*place, step)
            changed = (figure.matrix - before[0]) % 2
            assert changed.sum() == step % 2 == changed[place]
            if step == 2:
                assert (figure.determinant - before[1]) % 2 == 0


def test_text_tells_the_sum():
    figure = DeterminantTerms(T, "T", parities=True)
    told = "Products of T: 1 + 0 + 8 − 4 − 0 − 0 = 5, of which 1 is odd\n1 2 4\n2 1 0\n0 1 1"
    assert repr(figure) == told
    figure.add(1, 2, 1)
    assert "= 4, of which 2 are odd" in repr(figure)
    assert repr(DeterminantTerms(T, "T")).startswith("Products of T: 1 + 0 + 8 − 4 − 0 − 0 = 5\n1 2 4")


@pytest.mark.parametrize(
    ("terms", "name"),
    [
        ({"matrix": np.eye(2, dtype=int)}, "matrix"),
        ({"matrix": [[1, 2, 3]]}, "matrix"),
        ({"matrix": np.full((3, 3), 10)}, "matrix"),
        ({"matrix": np.full((3, 3), -1)}, "matrix"),
        ({"matrix": np.full((3, 3), 0.5)}, "matrix"),
        ({"matrix": T, "label": 3}, "label"),
        ({"matrix": T, "parities": 1}, "parities"),
        ({"matrix": T, "find": 1}, "find"),
    ],
)
def test_what_is_no_figure_is_refused_by_the_name_of_its_argument(terms, name):
    with pytest.raises((TypeError, ValueError), match=name):
        DeterminantTerms(**terms)


@pytest.mark.parametrize(("given", "name"), [((3, 0, 1), "row"), ((0, -1, 1), "column"), ((0, 0, 3), "step")])
def test_what_is_no_press_is_refused(given, name):
    figure = DeterminantTerms(T)
    with pytest.raises(ValueError, match=name):
        figure.add(*given)
    assert figure.matrix.tolist() == T


@pytest.mark.parametrize(
    "state",
    [
        {"matrix": [[1]]},
        {"matrix": None},
        {"_label": "X"},
        {"signs": [1] * 5},
        {"signs": [-1, 1, 1, -1, -1, 1]},
        {"signs": [1, 2, 0, 0, 0, 0]},
        {"signs": [1, 10**30, 0, 0, 0, 0]},
    ],
)
def test_malformed_states_are_refused_and_the_state_stays(state):
    figure = DeterminantTerms(T)
    with pytest.raises((TypeError, ValueError), match=next(iter(state))):
        figure.set_state(state)
    assert figure.matrix.tolist() == T


def test_the_signs_are_to_be_found_and_only_the_right_ones_are():
    figure = DeterminantTerms(T, "T", find=True)
    assert repr(figure).startswith("Products of T, whose signs are to be found: + ? ? ? ? ?\n1 2 4")
    for signs in product((1, -1), repeat=5):
        figure.signs = [1, *signs]
        assert figure.found == all(_sum_of_copy(figure.signs, *two) == 0 for two in combinations(range(3), 2))
    figure.signs = [1, -1, -1, 1, 1, -1]
    assert figure.found and repr(figure) == repr(DeterminantTerms(T, "T"))
    assert not figure.signs.flags.writeable


def _sum_of_copy(signs, one, other):
    """Return the sum of the products, by these signs, of random numbers with two equal columns."""
    matrix = np.random.default_rng(5).integers(1, 10**6, (3, 3))
    matrix[:, one] = matrix[:, other]
    terms = [matrix[range(3), columns].prod() for columns in permutations(range(3))]
    return int(np.dot(signs, terms))

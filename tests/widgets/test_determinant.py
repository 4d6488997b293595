"""The figure of a determinant: its state in Python, and what it refuses."""

from itertools import product

import numpy as np
import pytest
import sympy

from magicmath.rules import MAGIC
from magicmath.widgets import Determinant

NUMBERS = [[1, 2, 4], [2, 1, 0], [0, 1, -1]]


@pytest.fixture
def figure():
    return Determinant(MAGIC.matrix, "Y")


def test_it_tells_determinant_and_adjugate(figure):
    exact = sympy.Matrix(MAGIC.matrix.tolist())
    assert figure.determinant == exact.det()
    assert np.array_equal(figure.adjugate, np.array(exact.adjugate().tolist(), int))


def test_each_flip_changes_the_determinant_by_an_entry_of_the_adjugate(figure):
    before, adjugate = figure.determinant, figure.adjugate
    for row, column in product(range(9), repeat=2):
        sign = -1 if MAGIC.matrix[row, column] else 1
        figure.flip(row, column)
        assert figure.determinant == before + sign * adjugate[column, row]
        figure.flip(row, column)
    assert np.array_equal(figure.matrix, MAGIC.matrix)


def test_text_and_picture_follow(figure):
    assert repr(figure).startswith("Determinant of Y: 5, which is odd\n1 1 0 1 1 0 0 0 0\n")
    figure.flip(4, 4)
    assert repr(figure).startswith("Determinant of Y: 8, which is even\n")
    assert "8, which is even" in figure._picture().alt


def test_observers_hear_of_a_flip_and_nobody_writes_into_the_matrix(figure):
    seen = []
    figure.observe(lambda change: seen.append(change.new.sum()), "matrix")
    figure.flip(0, 0)
    assert seen == [MAGIC.matrix.sum() - 1]
    with pytest.raises(ValueError, match="read-only"):
        figure.matrix[0, 0] = 1


@pytest.mark.parametrize(
    "wrong",
    [[[1, 2], [0, 1]], np.ones((2, 3), int), np.ones((10, 10), int), np.ones((0, 0), int), [1, 0], "x"],
)
def test_a_bad_matrix_is_refused_by_name(wrong):
    with pytest.raises((TypeError, ValueError), match="matrix"):
        Determinant(wrong)


@pytest.mark.parametrize("wrong", [np.eye(8, dtype=int), np.full((9, 9), 2), None, [[1]]])
def test_a_bad_value_leaves_the_state(figure, wrong):
    with pytest.raises((TypeError, ValueError), match="matrix"):
        figure.matrix = wrong
    assert np.array_equal(figure.matrix, MAGIC.matrix)
    with pytest.raises((TypeError, ValueError)):
        figure.set_state({"matrix": wrong if wrong is None else np.array(wrong).tolist()})
    assert np.array_equal(figure.matrix, MAGIC.matrix)


def test_the_page_may_set_the_matrix_and_nothing_else(figure):
    flipped = figure.matrix.tolist()
    flipped[0][0] = 0
    figure.set_state({"matrix": flipped})
    assert figure.matrix.tolist() == flipped
    with pytest.raises(ValueError, match="may not set _start"):
        figure.set_state({"_start": [[1]]})


@pytest.mark.parametrize("place", [(9, 0), (0, 9), (-1, 0), (0.5, 0)])
def test_there_is_no_other_bit(figure, place):
    with pytest.raises((TypeError, ValueError), match="row|column"):
        figure.flip(*place)


def test_with_minors_it_holds_integers():
    figure = Determinant(NUMBERS, "T", minors=True)
    exact = sympy.Matrix(NUMBERS)
    assert repr(figure).startswith(f"Determinant of T: {exact.det()}, which is odd\n 1  2  4\n")
    assert np.array_equal(figure.adjugate, np.array(exact.adjugate().tolist(), int))
    figure.flip(0, 0)
    assert figure.matrix.tolist() == [[0, 2, 4], *NUMBERS[1:]]
    with pytest.raises(ValueError, match="row and column must lead to a bit, got -1"):
        figure.flip(2, 2)


@pytest.mark.parametrize(
    "wrong", [[[1, 10], [0, 1]], [[1, -10], [0, 1]], [[1]], np.ones((6, 6), int), [[1.5, 0], [0, 1]]]
)
def test_minors_are_refused_where_the_page_could_not_be_exact(wrong):
    with pytest.raises((TypeError, ValueError), match="matrix"):
        Determinant(wrong, minors=True)


@pytest.mark.parametrize("wrong", [np.full((3, 3), 10), np.eye(2, dtype=int), None])
def test_a_bad_value_leaves_the_state_with_minors(wrong):
    figure = Determinant(NUMBERS, minors=True)
    with pytest.raises((TypeError, ValueError), match="matrix"):
        figure.matrix = wrong
    assert figure.matrix.tolist() == NUMBERS


def test_minors_must_be_a_flag():
    with pytest.raises(TypeError, match="minors must be True or False, got 1"):
        Determinant(NUMBERS, minors=1)

"""The figure of a matrix in the triangle: its state in Python, and what it refuses."""

from itertools import combinations, product
from math import comb
from xml.etree import ElementTree

import numpy as np
import pytest

from magicmath.widgets import Submatrix


def test_every_matrix_of_three_rows_lies_where_binomials_are_odd():
    figure = Submatrix(np.zeros((3, 3), int))
    for bits in product((0, 1), repeat=9):
        figure.matrix = np.reshape(bits, (3, 3))
        assert len(set(figure.columns)) == 3
        assert [[comb(m, i) % 2 for m in figure.columns] for i in figure.rows] == figure.matrix.tolist()


def test_equal_columns_lie_apart_and_the_text_names_them():
    figure = Submatrix(np.ones((3, 3), int))
    assert figure.columns == [7, 15, 23]
    assert repr(figure).startswith("⌽G of size 32: rows 1 and 2 and 4 cross columns 7 and 15 and 23 in\n")
    figure.flip(0, 1)
    assert figure.columns == [7, 6, 15]
    assert "size 32" in figure._picture().alt


def test_the_numbers_of_rows_and_columns_stand_at_the_edges_and_none_on_another():
    for n in range(1, 5):
        equal, counting = np.ones((n, n), int), np.array([[k >> i & 1 for k in range(n)] for i in range(n)])
        for matrix in (equal, counting, 1 - counting):
            figure = Submatrix(matrix)
            texts = ElementTree.fromstring(figure._picture().svg).iter("{http://www.w3.org/2000/svg}text")
            placed = [(text.text, float(text.get("x")), float(text.get("y"))) for text in texts]
            assert [text for text, _, _ in placed] == [*map(str, figure.rows), *map(str, figure.columns)]
            for (_, x, y), (_, a, b) in combinations(placed, 2):
                assert abs(x - a) >= 14 or abs(y - b) >= 11


@pytest.mark.parametrize("wrong", [[[1, 2], [0, 1]], np.ones((2, 3), int), np.ones((5, 5), int), [1, 0], "x"])
def test_a_bad_matrix_is_refused_by_name(wrong):
    with pytest.raises((TypeError, ValueError), match="matrix"):
        Submatrix(wrong)


@pytest.mark.parametrize("wrong", [[[1]], None, [[1, 0], [2, 0]]])
def test_a_bad_value_leaves_the_state(wrong):
    figure = Submatrix([[1, 0], [0, 1]])
    with pytest.raises((TypeError, ValueError)):
        figure.set_state({"matrix": wrong})
    assert figure.matrix.tolist() == [[1, 0], [0, 1]]
    with pytest.raises(ValueError, match="row"):
        figure.flip(2, 0)

"""A round made crosswise: in Python and in the page, and what it says."""

from xml.etree import ElementTree

import numpy as np
import pytest
import sympy
from hypothesis import given
from hypothesis import strategies as st
from page_code import in_node

from magicmath.widgets import Crosswise

T = [[1, 2, 4], [2, 1, 0], [0, 1, 1]]
TABLES = [T, [[3, 5, 2], [1, -4, 1], [7, 2, 9]], [[0, 1, 0], [0, 1, 1], [5, 2, 3]]]
numbers = st.lists(st.integers(-9, 9), min_size=9, max_size=9).map(lambda flat: np.reshape(flat, (3, 3)))


def round_of(table):
    return [int(entry) for entry in sympy.Matrix(table).adjugate().row(0)]


@given(numbers.filter(lambda table: all(round_of(table))))
def test_the_round_is_a_row_of_the_adjugate_and_adds_the_determinant_to_column_0(table):
    figure = Crosswise(table)
    assert figure.round == round_of(table)
    assert (figure.round @ table).tolist() == [sympy.Matrix(table).det(), 0, 0]
    figure.signs = [1, -1, 1]
    assert figure.made == figure.round
    figure.signs = [-1, 1, 0]
    assert figure.made == [-figure.round[0], -figure.round[1], None]


def test_the_page_makes_the_same_round(npm_packages):
    found = in_node(
        "crosswise_state",
        "roundOf, sumOf, differenceOf, isMade",
        """argument.map((table) => [
            roundOf(table), [0, 1, 2].map((column) => sumOf(table, column)),
            [1, -1].map((sign) => [0, 1, 2].map((row) => differenceOf(table, row, sign).value)),
        ])""",
        TABLES,
    )
    for table, (wanted, sums, (falling, rising)) in zip(TABLES, found, strict=True):
        assert wanted == round_of(table)
        assert sums == [sympy.Matrix(table).det(), 0, 0]
        assert falling == Crosswise(table).round[:1] + [-wanted[1], wanted[2]]
        assert rising == [-one for one in falling]
    asked = "argument.map((signs) => isMade(signs))"
    signs = [[1, -1, 1], [1, -1, 0], [1, 1, 1], [0, 0, 0], [-1, 1, -1]]
    assert in_node("crosswise_state", "isMade", asked, signs) == [True, False, False, False, False]


def test_the_words_tell_the_difference_and_the_sums(npm_packages):
    say = """argument.signs.map(([row, sign]) =>
        [askText(argument.table, row), madeText(argument.table, row, sign)])"""
    asked = {"table": T, "signs": [[0, 1], [1, 1], [1, -1]]}
    found = in_node("crosswise_words", "askText, madeText", say, asked)
    assert found == [
        ["Four numbers are left. Which difference is 1?", "1·1 − 0·1 = 1: the round's number."],
        [
            "Four numbers are left. Which difference is 2?",
            "2·1 − 4·1 = −2, but the round has 2. The other way round?",
        ],
        ["Four numbers are left. Which difference is 2?", "4·1 − 2·1 = 2: the round's number."],
    ]
    sums = in_node("crosswise_words", "sumText", "[0, 1].map((column) => sumText(argument, column))", T)
    assert sums == ["column 0: 1·1 + 2·2 + 0·(−4) = 5", "column 1: 2·1 + 1·2 + 1·(−4) = 0"]


def test_the_picture_and_the_state_follow():
    figure = Crosswise(T, "T")
    assert figure.made == [None, None, None]
    figure.set_state({"signs": [1, 1, 0]})
    assert repr(figure).startswith("Round of column 0 of T, to make: 1, 2, −4; made: 1, −2, ?\n1 2 4\n")
    data, _ = figure._repr_mimebundle_()
    assert "made: 1, −2, ?" in ElementTree.fromstring(data["image/svg+xml"]).get("aria-label")
    with pytest.raises(ValueError):
        figure.signs[0] = 0


@pytest.mark.parametrize("bad", [[1, 2, 0], [1, 1], [[1, 1, 1]], "111", None, [0.5, 0, 0]])
def test_bad_signs_are_refused_and_the_state_stays(bad):
    figure = Crosswise(T)
    figure.signs = [1, -1, 0]
    for change in (lambda: setattr(figure, "signs", bad), lambda: figure.set_state({"signs": bad})):
        with pytest.raises((TypeError, ValueError), match="signs"):
            change()
    assert figure.signs.tolist() == [1, -1, 0]


@pytest.mark.parametrize("bad", [np.eye(3), np.eye(2, dtype=int), [1, 2, 3], "T", [[0.5] * 3] * 3])
def test_a_table_that_leaves_nothing_to_choose_is_refused(bad):
    with pytest.raises((TypeError, ValueError), match="table"):
        Crosswise(bad)
    with pytest.raises(ValueError, match="two different products"):
        Crosswise(np.eye(3, dtype=int))
    for large in (100, -100, 10**5000):
        with pytest.raises(ValueError, match="table must hold numbers from -99 to 99"):
            Crosswise([[large, 2, 4], [2, 1, 0], [0, 1, 1]])
    assert Crosswise([[99, 2, 4], [-99, 1, 0], [0, 1, 1]]).round == [1, 2, -4]
    with pytest.raises(TypeError, match="label"):
        Crosswise(T, label=5)

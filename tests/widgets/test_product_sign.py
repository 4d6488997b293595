"""The sign of a product: in Python and in the page, and what it says."""

from itertools import permutations
from xml.etree import ElementTree

import numpy as np
import pytest
from page_code import in_node
from sympy.combinatorics import Permutation

from magicmath.widgets import ProductSign

ALL = [list(columns) for n in (2, 3, 4, 5) for columns in permutations(range(n))]


def test_the_sign_is_that_of_the_permutation_and_of_its_matrix():
    for columns in ALL:
        figure = ProductSign(columns)
        assert len(figure.pairs) == Permutation(columns).inversions()
        assert figure.sign == round(np.linalg.det(np.eye(len(columns))[columns]))


def test_an_exchange_of_neighbours_turns_just_one_pair():
    for columns in ALL:
        for left in range(len(columns) - 1):
            figure = ProductSign(columns)
            count, sign = len(figure.pairs), figure.sign
            figure.exchange(left)
            assert abs(len(figure.pairs) - count) == 1
            assert figure.sign == -sign
            figure.exchange(left)
            assert figure.columns.tolist() == columns


def test_the_page_finds_the_same_pairs(npm_packages):
    found = in_node(
        "product_sign_state",
        "pairsOf, isPlus, exchanged",
        "argument.map((columns) => [pairsOf(columns), isPlus(columns), exchanged(columns, 0)])",
        ALL,
    )
    for columns, (pairs, is_plus, exchanged) in zip(ALL, found, strict=True):
        figure = ProductSign(columns)
        assert sorted(map(tuple, pairs)) == figure.pairs
        assert is_plus == (figure.sign == 1)
        figure.exchange(0)
        assert exchanged == figure.columns.tolist()


def test_a_counter_takes_pairs_with_it_as_the_chessboard_tells(npm_packages):
    asked = "argument.map((columns) => columns.map((_, row) => lostWith(columns, row)))"
    for columns, lost in zip(ALL, in_node("product_sign_state", "lostWith", asked, ALL), strict=True):
        for row, one in enumerate(lost):
            rest = [column for other, column in enumerate(columns) if other != row]
            assert one["all"] == Permutation(columns).inversions() - sum(
                later < earlier for i, earlier in enumerate(rest) for later in rest[i + 1 :]
            )
            assert one["above"] + one["below"] == one["all"]
            assert (one["all"] - row - columns[row]) % 2 == 0


def test_the_words_tell_the_sign_an_exchange_and_what_is_taken_out(npm_packages):
    columns = [2, 3, 1, 0]
    assert in_node("product_sign_words", "signText", "argument.map(signText)", [columns, [0, 1]]) == [
        "5 pairs: odd, so the sign is −.",
        "0 pairs: even, so the sign is +.",
    ]
    told = in_node("product_sign_words", "exchangeText", "exchangeText(argument, 1)", columns)
    assert told.endswith("Only the two counters in them change sides: 5 pairs before, 4 now.")
    asked = "[0, 2].map((row) => takenText(argument, row))"
    assert in_node("product_sign_words", "takenText", asked, columns) == [
        "The counter of row 0 and column 2 is taken out. 2 lines go, 0 up and 2 down: an even number. "
        "Row + column is 0 + 2 = 2: even.",
        "The counter of row 2 and column 1 is taken out. 3 lines go, 2 up and 1 down: an odd number. "
        "Row + column is 2 + 1 = 3: odd.",
    ]


def test_the_picture_and_the_state_follow():
    figure = ProductSign([1, 0, 2], taken=2)
    assert repr(figure).startswith(
        "Product with the columns 1, 0, 2 row by row: 1 pair, sign −, row 2 taken out"
    )
    figure.set_state({"columns": [2, 1, 0], "taken": None})
    assert (figure.columns.tolist(), figure.taken, figure.sign) == ([2, 1, 0], None, -1)
    data, _ = figure._repr_mimebundle_()
    assert "3 pairs" in ElementTree.fromstring(data["image/svg+xml"]).get("aria-label")
    with pytest.raises(ValueError):
        figure.columns[0] = 1


@pytest.mark.parametrize(
    ("name", "bad"),
    [("columns", bad) for bad in ([0, 0, 1], [0, 1], [0, 1, 3], "012", None, [0.5, 1, 2], [[0, 1, 2]])]
    + [("taken", bad) for bad in (3, -1, 0.5, "1", True)],
)
def test_what_is_no_permutation_or_no_row_is_refused_by_name(name, bad):
    figure = ProductSign([2, 0, 1], taken=1)
    for change in (lambda: setattr(figure, name, bad), lambda: figure.set_state({name: bad})):
        with pytest.raises((TypeError, ValueError), match=name):
            change()
    assert (figure.columns.tolist(), figure.taken) == ([2, 0, 1], 1)


@pytest.mark.parametrize("bad", [[], [0], list(range(7)), [1, 2], 3, None])
def test_too_few_or_too_many_columns_are_refused(bad):
    with pytest.raises((TypeError, ValueError), match="columns"):
        ProductSign(bad)
    with pytest.raises(ValueError, match="column"):
        ProductSign([0, 1]).exchange(1)

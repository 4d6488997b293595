"""Hold the six symmetries to products of matrices, in Python and in the page."""

import contextlib
import random
from itertools import product

import numpy as np
import pytest
import traitlets
from page_code import in_node

from magicmath import plain
from magicmath.helix import geniton
from magicmath.widgets import Symmetries
from magicmath.widgets.symmetries import NAMES, products, six_of_size

SIZES = range(1, 5)


@pytest.mark.parametrize("levels", SIZES)
def test_the_six_are_what_their_names_say(levels):
    six, g, n = six_of_size(2**levels), geniton(2**levels), 2**levels
    np.testing.assert_array_equal(six["I"], np.eye(n))
    np.testing.assert_array_equal(six["J"], np.fliplr(np.eye(n)))
    np.testing.assert_array_equal(six["⌽G"], np.fliplr(g))
    np.testing.assert_array_equal(six["⊖G"], np.flipud(g))
    np.testing.assert_array_equal(six["⌽⊖G"], np.rot90(g, 2))
    assert six["G"].tolist() == plain.geniton(n)
    assert len({matrix.tobytes() for matrix in six.values()}) == 6


@pytest.mark.parametrize("levels", SIZES)
def test_the_products_are_those_of_the_textbook(levels):
    six = six_of_size(2**levels)
    for left, right in product(six, repeat=2):
        expected = plain.matmul(six[left], six[right])
        assert six[products(levels)[left, right]].tolist() == expected


def test_the_table_is_the_same_for_every_size():
    assert all(products(levels) == products(1) for levels in SIZES)


def test_the_sides_of_the_hexagon_are_products_by_j_and_by_the_mirrored_geniton_in_turn():
    around = list(NAMES)
    for k, name in enumerate(around):
        assert products(2)[name, "⌽G" if k % 2 else "J"] == around[(k + 1) % 6]


@pytest.mark.parametrize("levels", SIZES)
def test_the_page_makes_the_same_matrices_and_the_same_table(levels, npm_packages):
    six = in_node("symmetries_state", "sixOf", "sixOf(argument)", levels)
    assert six == {name: matrix.tolist() for name, matrix in six_of_size(2**levels).items()}
    assert list(six) == list(NAMES)
    table = in_node("symmetries_state", "tableOf", "tableOf(argument)", levels)
    assert {(left, right): to for left, row in table.items() for right, to in row.items()} == products(levels)


def test_the_page_and_python_walk_ten_thousand_steps_alike(npm_packages):
    drawn, names = random.Random(3), list(NAMES)
    walks = [
        {"start": drawn.choice(names), "walk": drawn.choices(names, k=drawn.randrange(12))}
        for _ in range(2000)
    ]
    expression = "(() => { const table = tableOf(3); return argument.map((one) => placesOf(one, table)); })()"
    told = in_node("symmetries_state", "placesOf, tableOf", expression, walks)
    assert sum(len(one["walk"]) for one in walks) > 10_000
    six = six_of_size(8)
    for state, places in zip(walks, told, strict=True):
        hexagon = Symmetries(3, **state)
        assert places[-1] == hexagon.place
        made = six[state["start"]]
        for name, place in zip(state["walk"], places[1:], strict=True):
            made = made @ six[name] % 2
            np.testing.assert_array_equal(made, six[place])
        np.testing.assert_array_equal(hexagon.matrix, made)


def test_the_permutations_are_multiplied_as_the_matrices_are(npm_packages):
    """A product takes a point first where its right factor does, as with columns."""
    told = in_node("symmetries_state", "permutationOf", "argument.map(permutationOf)", list(NAMES))
    of = dict(zip(NAMES, told, strict=True))
    assert of["⌽G"] == {"a": "a", "b": "d", "d": "b"}
    assert of["J"] == {"a": "b", "b": "a", "d": "d"}
    assert len({tuple(sorted(one.items())) for one in told}) == 6
    for (left, right), to in products(1).items():
        assert of[to] == {point: of[left][of[right][point]] for point in "abd"}


def test_the_page_makes_of_a_column_what_the_matrix_does(npm_packages):
    told = in_node("symmetries_state", "columnAfter", "argument.map(columnAfter)", list(NAMES))
    for name, column in zip(NAMES, told, strict=True):
        assert column["bits"] == (six_of_size(3)[name] @ [0, 1, 1] % 2).tolist()


def test_steps_are_made_and_taken_back():
    hexagon = Symmetries()
    hexagon.multiply("G", "G")
    assert (hexagon.place, hexagon.walk) == ("⌽⊖G", ("G", "G"))
    hexagon.undo()
    assert hexagon.place == "G"
    for _ in range(3):
        hexagon.undo()
    assert (hexagon.place, hexagon.walk) == ("I", ())
    hexagon.start = "J"
    hexagon.multiply("J")
    assert hexagon.place == "I"


@pytest.mark.parametrize(
    ("name", "bad", "said"),
    [
        ("levels", 5, "levels must be from 1 to 4, got 5"),
        ("levels", "2", "levels must be an integer"),
        ("start", "K", "start must be one of I, J"),
        ("walk", ["G", "H"], "walk must be one of I, J"),
        ("walk", "G", "walk must be a sequence"),
    ],
)
def test_a_bad_value_leaves_the_widget_as_it_is(name, bad, said):
    hexagon = Symmetries(2, "G", ["J"])
    before = hexagon.get_state()
    with pytest.raises((TypeError, ValueError), match=said):
        setattr(hexagon, name, bad)
    assert hexagon.get_state() == before


@pytest.mark.parametrize(
    "state", [{"walk": ["K"]}, {"walk": 3}, {"levels": 9}, {"start": None}, {"_named": []}]
)
def test_malformed_state_from_the_page_is_answered_with_the_last_good_one(state, monkeypatch):
    hexagon = Symmetries(2, "G", ["J"])
    before, sent = hexagon.get_state(), []
    monkeypatch.setattr(hexagon, "send_state", lambda names=None: sent.append(names))
    with contextlib.suppress(TypeError, ValueError, traitlets.TraitError):
        hexagon.set_state(state)
    assert hexagon.get_state() == before
    assert list(state) in sent


def test_whether_the_page_asks_is_a_flag_that_the_page_may_not_set():
    hexagon = Symmetries(1, asks=True)
    assert hexagon.get_state()["_asks"] is True
    with contextlib.suppress(TypeError, ValueError, traitlets.TraitError):
        hexagon.set_state({"_asks": False})
    assert hexagon.get_state()["_asks"] is True
    with pytest.raises(TypeError, match="asks"):
        Symmetries(1, asks=1)


def test_whether_the_sides_come_first_is_a_flag_that_the_page_may_not_set():
    hexagon = Symmetries(1, sides_first=True)
    assert (hexagon.get_state()["_sides_first"], Symmetries(1).get_state()["_sides_first"]) == (True, False)
    with contextlib.suppress(TypeError, ValueError, traitlets.TraitError):
        hexagon.set_state({"_sides_first": False})
    assert hexagon.get_state()["_sides_first"] is True
    with pytest.raises(TypeError, match="sides_first"):
        Symmetries(1, sides_first=1)


def test_a_side_is_found_by_a_product_along_it_from_either_end(npm_packages):
    around = list(NAMES)
    for (left, right), to in products(1).items():
        asked = {"made": [f"{left} {right}"], "names": around}
        found = in_node(
            "symmetries_state", "sidesIn", "sidesIn(new Set(argument.made), argument.names)", asked
        )
        sides = [{around[k], around[(k + 1) % 6]} for k in range(6)]
        is_side = right in ("J", "⌽G")
        assert found == [is_side and one == {left, to} for one in sides]


def test_the_page_walks_and_python_follows():
    hexagon, seen = Symmetries(), []
    hexagon.observe(lambda change: seen.append(change.new), "walk")
    hexagon.set_state({"walk": ["J", "⌽G"]})
    assert (hexagon.place, seen) == ("⌽⊖G", [("J", "⌽G")])
    assert hexagon.get_state()["walk"] == ["J", "⌽G"]
    assert repr(hexagon).startswith("Symmetries of size 8, I·J·⌽G = ⌽⊖G\n")

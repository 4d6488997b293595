"""Press difference tables and butterflies as a reader's program and as a page would, without a browser."""

import contextlib

import numpy as np
import pytest
import traitlets
from hypothesis import given
from hypothesis import strategies as st

from magicmath import helix, plain
from magicmath.widgets.butterfly import LENGTHS, Butterfly
from magicmath.widgets.difference_table import DifferenceTable

bits = st.integers(0, 1)
sequences = st.lists(bits, min_size=1, max_size=32)
wired = st.sampled_from(LENGTHS).flatmap(lambda n: st.lists(bits, min_size=n, max_size=n))
DD = [1, 1, 0, 1, 0, 1, 0, 0]
FIGURES = [lambda: DifferenceTable(DD), lambda: Butterfly(DD, level=1)]
both = pytest.mark.parametrize("make", FIGURES, ids=["table", "butterfly"])


@given(sequences)
def test_the_table_is_the_triangle_and_its_edges_the_transforms(items):
    table = DifferenceTable(items)
    assert [row.tolist() for row in table.rows] == plain.fanion(items)
    assert table.helix.tolist() == plain.helix_by_triangle(items)
    assert table.cognitive.tolist() == plain.cognitive(items)


@given(sequences, st.data())
def test_a_flip_on_an_edge_changes_no_other_entry_of_this_edge(items, data):
    row = data.draw(st.integers(0, len(items) - 1))
    for edge in ("left", "right"):
        table = DifferenceTable(items)
        before = np.array([line[0 if edge == "left" else -1] for line in table.rows])
        table.flip_edge(row, edge)
        after = np.array([line[0 if edge == "left" else -1] for line in table.rows])
        assert np.flatnonzero(before ^ after).tolist() == [row]


@given(wired)
def test_the_butterfly_has_the_values_of_each_level(items):
    wiring = Butterfly(items)
    assert wiring.level_count == len(wiring.values) - 1 == len(items).bit_length() - 1
    expected = [items, *(level.sequence.tolist() for level in helix.butterflies(items))]
    assert [row.tolist() for row in wiring.values] == expected
    assert wiring.outputs.tolist() == plain.helix_by_subsets(items)


@both
def test_items_are_set_flipped_and_observed(make):
    figure, seen = make(), []
    figure.observe(lambda change: seen.append(change.new.tolist()), "items")
    figure.flip(2)
    figure.items = np.array(DD, dtype=bool)
    figure.items = DD
    assert seen == [[1, 1, 1, 1, 0, 1, 0, 0], DD]
    figure.set_state({"items": [0] * 8})
    assert figure.items.tolist() == [0] * 8
    with pytest.raises(ValueError, match="read-only"):
        figure.items[0] = 1


@both
@pytest.mark.parametrize("items", [[], [1] * 7, [1] * 9, [2] * 8, "11010100", None, [[1] * 8], [0.5] * 8, 3])
def test_bad_items_leave_the_figure_as_it_is(make, items):
    figure = make()
    before = figure.get_state()
    with pytest.raises((TypeError, ValueError), match="items"):
        figure.items = items
    assert str(figure.get_state()) == str(before)


@both
@pytest.mark.parametrize("item", [-1, 8, 1.5, "1", None, True])
def test_an_item_that_is_not_there_is_not_flipped(make, item):
    figure = make()
    with pytest.raises((TypeError, ValueError), match="item"):
        figure.flip(item)
    assert figure.items.tolist() == DD


def test_an_edge_that_is_not_there_is_refused():
    table = DifferenceTable(DD)
    with pytest.raises(ValueError, match="edge must be one of left, right, got 'top'"):
        table.flip_edge(1, "top")
    with pytest.raises(ValueError, match="row must be from 0 to 7, got 8"):
        table.flip_edge(8)
    assert table.items.tolist() == DD


@pytest.mark.parametrize("level", [-1, 4, 1.5, "1", None, True])
def test_a_level_that_is_not_there_is_refused(level):
    wiring = Butterfly(DD, level=3)
    with pytest.raises((TypeError, ValueError), match="level"):
        wiring.level = level
    assert wiring.level == 3
    with pytest.raises((TypeError, ValueError), match="level"):
        Butterfly(DD, level=level)


@pytest.mark.parametrize("letters", ["a", "ab", "abc", "wxyz"])
def test_the_polynomial_has_the_values_of_the_truth_table(letters):
    drawn = np.random.default_rng(len(letters))
    for _ in range(30):
        items = drawn.integers(0, 2, 2 ** len(letters))
        table = DifferenceTable(items, letters=letters)
        assert f"polynomial {table.polynomial}\n" in repr(table)
        for place, answer in enumerate(items):
            votes = dict(zip(letters, f"{place:0{len(letters)}b}", strict=True))
            terms = [
                all(votes.get(letter, term) == "1" for letter in term)
                for term in table.polynomial.split(" + ")
            ]
            assert sum(terms) % 2 == answer


@pytest.mark.parametrize("letters", ["ab", "abcd", "aab", "ab1", "a b", 3, None])
def test_letters_that_do_not_fit_are_refused(letters):
    with pytest.raises((TypeError, ValueError), match="letters"):
        DifferenceTable(DD, letters=letters)


def test_a_table_without_letters_has_no_polynomial():
    with pytest.raises(ValueError, match="letters"):
        _ = DifferenceTable(DD).polynomial


@pytest.mark.parametrize("n", [0, 1, 2, 3, 5, 12, 32])
def test_the_butterfly_takes_4_8_or_16_items(n):
    with pytest.raises(ValueError, match="items"):
        Butterfly([0] * n)


def test_the_table_takes_1_to_32_items():
    assert len(DifferenceTable([0] * 32).rows) == 32
    assert repr(DifferenceTable([1])) == "Difference table, helix 1, cognitive 1\n■"
    with pytest.raises(ValueError, match="items must be at most 32, got 33 of them"):
        DifferenceTable([0] * 33)


@both
@pytest.mark.parametrize(
    "state", [{"items": [1]}, {"items": [2] * 8}, {"items": None}, {"level": 9}, {"level": "1"}, {"_esm": ""}]
)
def test_malformed_state_from_the_page_is_answered_with_the_last_good_one(make, state, monkeypatch):
    figure = make()
    if "level" in state:
        figure = Butterfly(DD, level=1)
    before, sent = str(figure.get_state()), []
    monkeypatch.setattr(figure, "send_state", lambda names=None: sent.append(names))
    with contextlib.suppress(TypeError, ValueError, traitlets.TraitError):
        figure.set_state(state)
    assert str(figure.get_state()) == before
    assert list(state) in sent


def test_levels_not_yet_worked_out_are_empty_in_the_text():
    wiring = Butterfly(DD)
    assert repr(wiring).split("\n") == [
        "Butterfly of 8 items, level 0 of 3",
        "sequence    ■ ■ □ ■ □ ■ □ □",
        *(f"distance {d}  · · · · · · · ·" for d in (1, 2, 4)),
    ]
    wiring.level = 3
    assert "·" not in repr(wiring)
    last = "".join("□■"[bit] for bit in wiring.outputs)
    assert repr(wiring).split("\n")[-1].replace(" ", "").endswith(last)

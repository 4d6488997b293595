"""Press difference tables and butterflies as a reader's program and as a page would, without a browser."""

import contextlib

import numpy as np
import pytest
import traitlets
from hypothesis import given
from hypothesis import strategies as st
from page_code import in_node

from magicmath import gf2, helix, plain
from magicmath.widgets.butterfly import LENGTHS, Butterfly
from magicmath.widgets.difference_table import READINGS, DifferenceTable
from magicmath.widgets.symmetries import six_of_size

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


MATRIX_OF = dict(zip(READINGS, ("I", "J", "⌽G", "G", "⌽⊖G", "⊖G"), strict=True))


@given(sequences)
def test_the_six_readings_are_products_with_the_six_matrices(items):
    table = DifferenceTable(items, reading="top rightwards")
    six = six_of_size(len(items))
    for reading, name in MATRIX_OF.items():
        table.reading = reading
        np.testing.assert_array_equal(table.sequence, gf2.matmul(table.items, six[name]))


def test_the_page_reads_and_turns_as_python_does(npm_packages):
    drawn = np.random.default_rng(8)
    tables = [drawn.integers(0, 2, n).tolist() for n in (1, 2, 3, 8, 9, 16, 31)]
    expression = """argument.map((items) => {
        const triangle = triangleOf(items);
        const read = Object.values(READINGS).map((corners) => readFrom(triangle, corners));
        const turned = [OVER, THIRD].map((turn) => {
            const after = triangleOf(readFrom(triangle, turn));
            const place = ([k, j]) => triangle[k][j];
            return after.every((row, k) => row.every((bit, j) =>
                bit === place(sourceOf([k, j], turn, items.length))));
        });
        return [read, turned]; })"""
    names = "triangleOf, READINGS, readFrom, OVER, THIRD, sourceOf"
    told = in_node("triangle_state", names, expression, tables)
    for items, (read, turned) in zip(tables, told, strict=True):
        table = DifferenceTable(items, reading="top rightwards")
        for reading, sequence in zip(READINGS, read, strict=True):
            table.reading = reading
            assert table.sequence.tolist() == sequence
        assert turned == [True, True]


def test_the_order_of_the_corners_in_a_reading_is_that_of_its_matrix(npm_packages):
    """The dots of a button are those of a corner of the hexagon."""
    read = in_node("triangle_state", "READINGS", "argument.map((name) => READINGS[name])", list(READINGS))
    orders = ["".join("abd"[corner] for corner in corners) for corners in read]
    names = [MATRIX_OF[reading] for reading in READINGS]
    assert in_node("symmetries_state", "orderOf", "argument.map(orderOf)", names) == [
        list(order) for order in orders
    ]


def test_a_table_is_turned_over_and_back():
    table = DifferenceTable(DD, turns=True)
    table.turn_over()
    assert table.items.tolist() == helix.helix(DD).tolist()
    table.turn_over()
    assert table.items.tolist() == DD


@pytest.mark.parametrize("reading", ["up", "left", 3, ["top rightwards"], "left downwards "])
def test_a_reading_that_is_none_of_the_six_is_refused(reading):
    table = DifferenceTable(DD, reading="left upwards")
    with pytest.raises(ValueError, match="reading must be one of top rightwards"):
        table.reading = reading
    assert table.reading == "left upwards"
    table.reading = None
    with pytest.raises(ValueError, match="reading must be chosen"):
        _ = table.sequence


@pytest.mark.parametrize("given", [{"turns": True}, {"reading": "left upwards"}, {"labels": "binary"}])
def test_letters_stand_beside_no_turns_no_reading_and_no_labels(given):
    with pytest.raises(ValueError, match=f"{next(iter(given))} is for a table without letters"):
        DifferenceTable([0, 1], letters="a", **given)


def test_a_numbered_table_tells_of_its_left_edge_alone():
    for labels in ("numbers", "binary"):
        assert repr(DifferenceTable([1, 1], labels=labels)).splitlines()[0] == "Difference table, helix 10"
    with pytest.raises(ValueError, match="labels must be one of"):
        DifferenceTable([1, 1], labels="decimal")
    for other in ({"turns": True}, {"reading": "left upwards"}):
        with pytest.raises(ValueError, match=f"labels is for a table without {next(iter(other))}"):
            DifferenceTable([1, 1], labels="binary", **other)


def test_a_numbered_table_asks_for_a_row_below_the_top_one():
    assert DifferenceTable([1, 1], labels="binary", asks=1).get_state()["_asks"] == 1
    for row in (0, 2):
        with pytest.raises(ValueError, match="asks must be"):
            DifferenceTable([1, 1], labels="binary", asks=row)
    with pytest.raises(ValueError, match="asks is for a table with labels"):
        DifferenceTable([1, 1], asks=1)


def test_the_mirrored_geniton_stands_beside_a_numbered_table(npm_packages):
    table = DifferenceTable(DD, labels="numbers", matrix=np.True_)
    assert repr(table).splitlines()[0].endswith(f", beside ⌽G{len(DD)}")
    found = in_node("triangle_state", "mirroredGeniton", "mirroredGeniton(argument)", len(DD))
    assert found == helix.geniton(len(DD))[:, ::-1].tolist()
    with pytest.raises(ValueError, match="matrix is for a table with labels, got none"):
        DifferenceTable(DD, matrix=True)
    with pytest.raises(TypeError, match="matrix must be"):
        DifferenceTable(DD, labels="numbers", matrix=1)


def test_a_level_made_by_hand_is_kept_and_begins_anew_with_other_items_and_levels():
    wiring = Butterfly(DD, level=1, by_hand=True)
    assert not wiring.changed.any()
    wiring.set_state({"changed": [1, 0, 0, 0, 0, 0, 0, 0]})
    turned = wiring.values[1] ^ wiring.changed
    first = f"Butterfly of 8 items, level 1 of 3, the next one by hand {''.join(map(str, turned))}"
    assert repr(wiring).splitlines()[0] == first
    wiring.level = 2
    assert not wiring.changed.any()
    wiring.changed = [0, 1] * 4
    wiring.flip(0)
    assert not wiring.changed.any()
    wiring.level = 3
    assert repr(wiring).splitlines()[0] == "Butterfly of 8 items, level 3 of 3"
    for bad in ([0] * 7, [2] * 8, None):
        with pytest.raises((TypeError, ValueError), match="changed"):
            wiring.changed = bad
    with pytest.raises(TypeError, match="by_hand must be True or False, got 1"):
        Butterfly(DD, by_hand=1)


def test_the_page_and_python_agree_on_the_levels_made_by_hand(npm_packages):
    """A level is right where its turned copy is the next level of the fast transform."""
    drawn = np.random.default_rng(8)
    asked = []
    for _ in range(500):
        items, level = drawn.integers(0, 2, 8), int(drawn.integers(3))
        values = Butterfly(items).values
        changed = (values[level] ^ values[level + 1]) ^ (drawn.random(8) < 0.05)
        asked.append([items.tolist(), level, changed.tolist()])
    told = in_node("butterfly_state", "slipIn", "argument.map((one) => slipIn(...one))", asked)
    assert None in told
    for (items, level, changed), slip in zip(asked, told, strict=True):
        values = Butterfly(items).values
        wrong = np.flatnonzero(values[level] ^ changed ^ values[level + 1])
        assert (slip and slip["place"]) == (int(wrong[0]) if wrong.size else None)

"""The quarters of the table of nim sums: state, text, and what is refused."""

import re

import numpy as np
import pytest
from page_code import in_node

from magicmath import plain
from magicmath.widgets import NimQuarters


@pytest.mark.parametrize("size", [2, 4, 8, 16])
def test_what_the_quarters_add_and_what_is_left_make_the_nim_sum(size):
    deepest = size.bit_length() - 1
    figure = NimQuarters(size)
    for place in np.ndindex(size, size):
        figure.place = place
        for depth in range(deepest + 1):
            figure.depth = depth
            side = size >> depth
            left = plain.nim_sum(place[0] % side, place[1] % side)
            assert len(figure.added) == depth
            assert sum(figure.added) + left == plain.nim_sum(*place)


def test_without_a_place_nothing_is_added():
    figure = NimQuarters(4, depth=2)
    assert figure.added == []
    assert repr(figure).startswith("Quarters of the table of nim sums, cut twice\n0 1 2 3\n")


def test_the_text_tells_the_digits_of_the_place_a_column_for_each_cut():
    figure = NimQuarters(8, place=(5, 3))
    assert repr(figure).endswith("\nrow 5, column 3: left 5 4 7; above 3 2 1 0 7; missing 6")
    figure.place = (0, 0)
    assert repr(figure).endswith("\nrow 0, column 0: left nothing; above nothing; missing 0")
    figure.set_state({"depth": 2, "place": [5, 3]})
    assert repr(figure).endswith("\nrow 5     ■ □ ·\ncolumn 3  □ ■ ·\nadded     ■ ■ ·")
    figure.depth = 3
    for place in np.ndindex(8, 8):
        figure.place = place
        *_, row, column, added = [line.split()[-3:] for line in repr(figure).splitlines()]
        for number, digits in zip((*place, plain.nim_sum(*place)), (row, column, added), strict=True):
            assert digits == ["□■"[number >> i & 1] for i in (2, 1, 0)]


def test_the_stored_picture_is_the_darker_the_larger_the_quarter():
    def shades(depth):
        svg = NimQuarters(4, depth=depth)._repr_mimebundle_()[0]["image/svg+xml"]
        return set(re.findall(r'<rect [^>]*fill="(#\w+)"', svg))

    assert [len(shades(depth)) for depth in range(3)] == [1, 2, 4]


def test_the_lines_of_earlier_cuts_are_thicker_in_the_stored_picture():
    svg = NimQuarters(8, depth=3)._repr_mimebundle_()[0]["image/svg+xml"]
    widths = [(float(width), len(re.findall("v", line))) for line, width in lines_of(svg)]
    assert [count for _, count in widths] == [1, 2, 4]
    assert widths == sorted(widths, reverse=True)
    assert len({width for width, _ in widths}) == 3


def lines_of(svg):
    """Return how each path is drawn, and how thick it is."""
    paths = [dict(re.findall(r'([\w-]+)="([^"]*)"', path)) for path in re.findall(r"<path [^>]*>", svg)]
    return [(path["d"], path["stroke-width"]) for path in paths]


@pytest.mark.parametrize("size", [0, 1, 3, 32, -4, 2.5, "4", None, 10**30])
def test_other_sizes_are_refused(size):
    with pytest.raises((TypeError, ValueError), match="size"):
        NimQuarters(size)


@pytest.mark.parametrize(
    "state",
    [
        *({"depth": wrong} for wrong in (-1, 3, 1.5, "1", None)),
        *({"place": wrong} for wrong in ([1], [1, 2, 3], [0, 4], [-1, 0], "01", [0.5, 1])),
        {"_size": 8},
    ],
)
def test_malformed_states_are_refused_and_the_state_stays(state):
    figure = NimQuarters(4, depth=1, place=(2, 3))
    with pytest.raises((TypeError, ValueError), match=next(iter(state))):
        figure.set_state(state)
    assert (figure.depth, figure.place) == (1, (2, 3))
    figure.set_state({"depth": 2, "place": [3, 0]})
    assert figure.added == [2, 1]
    figure.set_state({"place": None})
    assert figure.place is None


def test_some_rows_alone_are_not_cut():
    figure = NimQuarters(8, place=(2, 3), rows=4)
    assert repr(figure) == "\n".join(
        ["Table of nim sums, its first rows: 4", "0 1 2 3 4 5 6 7", "1 0 3 2 5 4 7 6", "2 3 0 1 6 7 4 5",
         "3 2 1 0 7 6 5 4", "row 2, column 3: left 2 3 0; above 3 2; missing 1"]
    )  # fmt: skip
    for wrong in ({"depth": 1}, {"place": [4, 0]}):
        with pytest.raises(ValueError, match=next(iter(wrong))):
            figure.set_state(wrong)
    figure.place = (3, 7)
    assert (figure.depth, figure.place) == (0, (3, 7))
    for rows in (0, 9, 2.5):
        with pytest.raises((TypeError, ValueError), match="rows"):
            NimQuarters(8, rows=rows)
    assert NimQuarters(8, depth=2, rows=8).depth == 2
    with pytest.raises(ValueError, match="fewer rows than 8, got 1 with 5 rows"):
        NimQuarters(8, depth=1, rows=5)


def test_a_table_to_fill_in_shows_what_is_filled_and_holds_no_cut_and_no_place():
    figure = NimQuarters(4, fills=True)
    figure.set_state({"filled": 3})
    assert repr(figure) == "\n".join(
        ["Table of third heaps, filled in: 3 of 9 places", "0 1 2 3", "1 0 3 2", "2 · · ·", "3 · · ·"]
    )
    for wrong in ({"filled": 10}, {"filled": -1}, {"filled": 1.5}, {"depth": 1}, {"place": [1, 1]}):
        with pytest.raises((TypeError, ValueError), match=next(iter(wrong))):
            figure.set_state(wrong)
    assert (figure.filled, figure.depth, figure.place) == (3, 0, None)
    assert repr(NimQuarters(4, rows=2, fills=True)).endswith("0 1 · ·\n1 0 · ·")
    with pytest.raises(ValueError, match="filled"):
        NimQuarters(4).filled = 1
    with pytest.raises((TypeError, ValueError), match="fills"):
        NimQuarters(4, fills=2)


def test_the_page_fills_in_the_same_places(npm_packages):
    for size, rows in ((2, 2), (8, 8), (8, 4), (4, 1)):
        code = "openPlaces(argument.size, argument.rows)"
        places = in_node("nim_quarters_state", "openPlaces", code, {"size": size, "rows": rows})
        assert [tuple(place) for place in places] == NimQuarters(size, rows=rows, fills=True)._open


def test_the_page_has_the_same_quarters(npm_packages):
    figure = NimQuarters(16, depth=3)
    for place in [(9, 12), (0, 15), (7, 8)]:
        figure.place = place
        code = "quartersOf(...argument.place, 16, 3).map(({ adds }) => adds)"
        assert in_node("nim_quarters_state", "quartersOf", code, {"place": place}) == figure.added
        value = in_node("nim_quarters_state", "valueOf", "valueOf(...argument.place, 16)", {"place": place})
        assert value == plain.nim_sum(*place)

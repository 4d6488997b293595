"""Make columns of Pascal's triangle modulo 2 as a reader's program and as a page would, without a browser."""

import contextlib
from math import comb

import numpy as np
import pytest
from page_code import in_node

from magicmath.widgets import ColumnBuilder

RIGHT = [[comb(m, i) % 2 for m in range(4, 8)] for i in range(8)]


def test_the_given_columns_and_the_readers_make_the_triangle():
    builder = ColumnBuilder(entries=RIGHT)
    assert builder.matrix.tolist() == [[comb(m, i) % 2 for m in range(8)] for i in range(8)]
    assert builder.right == [4, 5, 6, 7]
    builder.flip(3, 5)
    assert builder.right == [4, 6, 7]
    assert ColumnBuilder().right == []


def test_the_text_tells_what_the_reader_has_made():
    builder = ColumnBuilder(column=2, entries=RIGHT)
    assert repr(builder).splitlines()[0] == "Column builder, from column 2, 4 of 4 columns right"
    builder.flip(0, 6)
    assert repr(builder).splitlines()[0].endswith("3 of 4 columns right")
    assert repr(builder).splitlines()[2] == "■ ■ ■ ■  ■ ■ ■ ■ ■ ■ □ ■"


def test_with_sixteen_rows_eight_columns_are_given_and_the_shape_stays():
    builder = ColumnBuilder(6, np.zeros((16, 8), int))
    assert builder.right == []
    for row in range(16):
        if comb(12, row) % 2:
            builder.flip(row, 12)
    assert builder.right == [12]
    assert builder.matrix[:8, :8].tolist() == [[comb(m, i) % 2 for m in range(8)] for i in range(8)]
    assert repr(builder).splitlines()[0] == "Column builder, from column 6, 1 of 8 columns right"
    for name, bad in (("entries", RIGHT), ("column", 8)):
        with pytest.raises(ValueError, match=name):
            setattr(builder, name, bad)
    with pytest.raises(ValueError, match="entries"):
        ColumnBuilder(entries=np.zeros((12, 6), int))


@pytest.mark.parametrize(
    ("name", "bad"),
    [
        *(("column", bad) for bad in (4, -1, "3", 2.0)),
        *(("entries", bad) for bad in ([[1] * 4] * 7, [[2] * 4] * 8)),
    ],
)
def test_a_bad_value_leaves_the_builder_as_it_is(name, bad):
    builder = ColumnBuilder(1, RIGHT)
    before = str(builder.get_state())
    with pytest.raises((TypeError, ValueError), match=name):
        setattr(builder, name, bad)
    with contextlib.suppress(TypeError, ValueError):
        builder.set_state({name: bad})
    assert str(builder.get_state()) == before
    with pytest.raises((TypeError, ValueError), match=name):
        ColumnBuilder(**{name: bad})


@pytest.mark.parametrize(
    ("row", "column", "named"), [(8, 6, "row"), (-1, 6, "row"), (0, 3, "column"), (0, 8, "column")]
)
def test_a_given_entry_is_not_turned(row, column, named):
    builder = ColumnBuilder()
    with pytest.raises(ValueError, match=named):
        builder.flip(row, column)
    assert not builder.entries.any()


def test_the_page_and_python_agree_on_a_thousand_columns_which_are_right(npm_packages):
    drawn = np.random.default_rng(3)
    asked = []
    for _ in range(1000):
        entries = np.array(RIGHT) ^ (drawn.random((8, 4)) < 0.03)
        asked.append(entries.tolist())
    expression = "argument.map((one) => openColumns(one).filter((m) => isRight(one, m)))"
    told = in_node("column_builder_state", "isRight, openColumns", expression, asked)
    assert told == [ColumnBuilder(entries=one).right for one in asked]


def test_completed_columns_are_those_of_the_triangle(npm_packages):
    empty = [np.zeros((size, size // 2), int).tolist() for size in (8, 16)]
    told = in_node("column_builder_state", "completed", "argument.map(completed)", empty)
    for size, one in zip((8, 16), told, strict=True):
        assert one == [[comb(m, i) % 2 for m in range(size // 2, size)] for i in range(size)]


def test_a_slip_is_where_the_coefficients_differ(npm_packages):
    """The first wrong place of column 2m, and of column 2m + 1 only when column 2m is right."""
    drawn = np.random.default_rng(4)
    asked = [(np.array(RIGHT) ^ (drawn.random((8, 4)) < 0.1)).tolist() for _ in range(500)]
    expression = "argument.map((one) => [2, 3].map((source) => slipIn(one, source)))"
    for one, slips in zip(asked, in_node("column_builder_state", "slipIn", expression, asked), strict=True):
        for source, slip in zip((2, 3), slips, strict=True):
            places = [(m, i) for m in (2 * source, 2 * source + 1) for i in range(8)]
            wrong = [(m, i) for m, i in places if one[i][m - 4] != comb(m, i) % 2]
            assert (slip and (slip["m"], slip["row"])) == (wrong[0] if wrong else None)

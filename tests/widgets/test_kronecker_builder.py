"""Hold the Kronecker builder to NumPy's product and to Pascal's triangle, in Python and in the page."""

import contextlib
import json
import random
from functools import reduce
from math import comb
from xml.etree import ElementTree

import numpy as np
import pytest
from page_code import in_node

from magicmath.helix import geniton
from magicmath.rules import fractal
from magicmath.widgets import KroneckerBuilder
from magicmath.widgets.kronecker_builder import MODES, power

F = [[1, 1], [0, 1]]


@pytest.mark.parametrize("levels", range(1, 7))
def test_the_product_is_the_mirrored_geniton_and_pascals_triangle(levels):
    n = 2**levels
    np.testing.assert_array_equal(power(levels), reduce(np.kron, [F] * levels))
    np.testing.assert_array_equal(KroneckerBuilder(levels).matrix, geniton(n)[:, ::-1])
    assert power(levels).tolist() == [[comb(j, i) % 2 for j in range(n)] for i in range(n)]


def test_the_page_makes_the_same_matrices(npm_packages):
    made = in_node("kronecker_state", "powerOf", "argument.map(powerOf)", list(range(7)))
    assert made == [power(levels).ravel().tolist() for levels in range(7)]


def test_the_page_folds_rows_into_the_masks_of_the_fractal_rules(npm_packages):
    views = [{"levels": 4, "mode": "product", "cell": [row, 0]} for row in range(16)]
    left = in_node("kronecker_state", "leftOf", "argument.map(leftOf)", views)
    assert [one["bits"] for one in left] == fractal(4).masks.reshape(16, 16).tolist()
    folds = in_node("kronecker_state", "foldOf", "argument.map((row) => foldOf(row, 4))", list(range(16)))
    outer = [np.outer(fold["upright"], fold["flat"]).tolist() for fold in folds]
    assert outer == fractal(4).masks.tolist()


def test_the_page_marks_the_parts_of_ten_thousand_cells_drawn_at_random(npm_packages):
    """Each mode's parts hold the cell, and multiply to it."""
    drawn = random.Random(1)
    asked = []
    for _ in range(10_000):
        levels = drawn.randint(1, 6)
        cell = [drawn.randrange(2**levels), drawn.randrange(2**levels)]
        asked.append([{"levels": levels, "mode": drawn.choice(MODES), "cell": cell}, cell])
    expression = """argument.map(([view, cell]) => {
        const { left, right } = partsOf(view, cell);
        const trace = traceOf(cell, view.levels).map(({ bit }) => bit);
        const board = view.mode === "digits" ? null : leftOf(view);
        return [left, right, trace, board && board.bits[left[0] * board.columns + left[1]]]; })"""
    told = in_node("kronecker_state", "partsOf, traceOf, leftOf", expression, asked)
    for (view, (i, j)), (left, right, trace, at_left) in zip(asked, told, strict=True):
        levels, mode = view["levels"], view["mode"]
        matrix = power(levels)
        row, column, rows, columns = right
        assert row <= i < row + rows and column <= j < column + columns
        assert len(trace) == levels and min(trace) == matrix[i, j]
        part = matrix[row : row + rows, column : column + columns]
        if mode == "powers":
            power_of_sum = [comb(left[1], k) for k in range(2**levels)]
            square = np.convolve(power_of_sum, power_of_sum)[: 2**levels] % 2
            expected = [square, np.convolve(square, [1, 1])[: 2**levels] % 2]
            np.testing.assert_array_equal(part.T, expected)
        elif mode == "block":
            np.testing.assert_array_equal(part, np.kron(power(levels - 1)[left[0], left[1]], F))
        elif mode == "copies":
            np.testing.assert_array_equal(part, np.kron(power(1)[left[0], left[1]], power(levels - 1)))
        elif mode == "product":
            np.testing.assert_array_equal(part[0], matrix[i])
            assert at_left == matrix[i, j]
        else:
            assert (left, part.tolist()) == (None, [[matrix[i, j]]])


def test_the_picture_of_three_copies_shows_the_small_matrix_first():
    assert repr(KroneckerBuilder(2, "copies")).splitlines()[1:3] == ["F    F⊗F", "■ ■  ■ ■ ■ ■"]
    assert repr(KroneckerBuilder(3, "copies")).splitlines()[1].split() == ["F", "F⊗F⊗F"]


def test_a_marked_cell_goes_with_its_block():
    builder = KroneckerBuilder(2, cell=(1, 3))
    builder.levels = 3
    assert builder.cell == (2, 6)
    builder.cell = (3, 7)
    builder.levels = 2
    assert builder.cell == (1, 3)
    builder.levels = 5
    assert (builder.levels, builder.cell) == (5, None)


@pytest.mark.parametrize(("mode", "possible"), [("block", (-1, 1)), ("product", (-2, -1, 1, 2))])
def test_growing_in_the_page_and_in_python_is_alike(mode, possible, npm_packages):
    drawn = random.Random(2)
    builder = KroneckerBuilder(3, mode, cell=(3, 5))
    view, steps, expected = builder.get_state()["_view"], [], []
    for _ in range(300):
        step = drawn.choice([s for s in possible if 1 <= builder.levels + s <= 6])
        builder.levels += step
        steps.append(step)
        expected.append(builder.get_state()["_view"])
    expression = (
        "(() => { let view = argument[0]; return argument[1].map((step) => (view = grown(view, step))); })()"
    )
    assert in_node("kronecker_state", "grown", expression, [view, steps]) == expected


@pytest.mark.parametrize(
    ("name", "bad", "said"),
    [
        ("levels", 0, "levels must be from 1 to 6, got 0"),
        ("levels", 7, "levels must be from 1 to 6, got 7"),
        ("levels", 2.0, "levels must be an integer"),
        ("mode", "copy", "mode must be one of block, powers, copies, product, digits"),
        ("cell", (8, 0), "cell must be from 0 to 7, got 8"),
        ("cell", (1,), "cell must be \\(row, column\\)"),
        ("cell", 3, "cell must be a sequence"),
    ],
)
def test_a_bad_value_leaves_the_builder_as_it_is(name, bad, said):
    builder = KroneckerBuilder(3, "digits", (1, 2))
    before = builder.get_state()
    with pytest.raises((TypeError, ValueError), match=said):
        setattr(builder, name, bad)
    assert builder.get_state() == before
    with pytest.raises((TypeError, ValueError), match=said):
        KroneckerBuilder(**{"levels": 3, name: bad})


@pytest.mark.parametrize(
    "state",
    [
        {"_view": None},
        {"_view": {}},
        {"_view": {"levels": 3, "mode": "block"}},
        {"_view": {"levels": 3, "mode": "block", "cell": [8, 8]}},
        {"_view": {"levels": 3, "mode": "block", "cell": None, "more": 1}},
        {"_most_levels": 9},
    ],
)
def test_malformed_state_from_the_page_is_answered_with_the_last_good_one(state, monkeypatch):
    builder = KroneckerBuilder(3, cell=(1, 2))
    before, sent = builder.get_state(), []
    monkeypatch.setattr(builder, "send_state", lambda names=None: sent.append(names))
    with contextlib.suppress(TypeError, ValueError):
        builder.set_state(state)
    assert builder.get_state() == before
    assert list(state) in sent


def test_what_lacks_a_value_is_told_so():
    with pytest.raises(ValueError, match="_view must hold cell, levels, mode, got"):
        KroneckerBuilder(3)._view = {"levels": 3}
    with pytest.raises(TypeError, match="_view must be a dict, got 3"):
        KroneckerBuilder(3)._view = 3


def test_the_page_chooses_and_python_follows():
    builder = KroneckerBuilder(3)
    builder.set_state({"_view": {"levels": 4, "mode": "digits", "cell": [5, 13]}})
    assert (builder.levels, builder.mode, builder.cell) == (4, "digits", (5, 13))
    builder.mode = "copies"
    assert json.loads(json.dumps(builder.get_state()["_view"])) == {
        "levels": 4, "mode": "copies", "cell": [5, 13],
    }  # fmt: skip


@pytest.mark.parametrize("levels", range(1, 7))
def test_picture_and_text_tell_the_matrix(levels):
    builder = KroneckerBuilder(levels, cell=(0, 1))
    assert repr(builder).startswith(f"Kronecker builder, {levels} factor")
    assert "row 0, column 1 is 1" in repr(builder).split("\n")[0]
    data, _ = builder._repr_mimebundle_()
    assert ElementTree.fromstring(data["image/svg+xml"]).get("aria-label").startswith("Kronecker builder")
    assert data["text/plain"] == repr(builder)


@pytest.mark.parametrize(("levels", "row"), [(2, 1), (3, 5), (4, 6), (4, 0)])
def test_the_picture_of_a_product_shows_the_mask_that_the_row_makes(levels, row):
    cell = (row, 3) if row else None
    lines = repr(KroneckerBuilder(levels, "product", cell)).split("\n")
    columns = 2 ** ((levels + 1) // 2)
    mask = [["□■"[row & ~(columns * r + c) == 0] for c in range(columns)] for r in range(2 ** (levels // 2))]
    assert lines[1].startswith(f"row {row}, folded into a mask")
    assert lines[1].endswith(f"⌽G{2**levels}")
    assert [line.split()[:columns] for line in lines[2 : 2 + len(mask)]] == mask


def test_only_the_chosen_modes_are_offered():
    builder = KroneckerBuilder(2, modes=["digits", "block"])
    assert builder.get_state()["_modes"] == ["block", "digits"]
    with pytest.raises(ValueError, match="mode must be one of block, digits, got 'copies'"):
        builder.mode = "copies"
    for bad, said in (
        ([], "modes must not be empty"),
        (["x"], "modes must be one of"),
        ("block", "modes must be"),
    ):
        with pytest.raises((TypeError, ValueError), match=said):
            KroneckerBuilder(2, modes=bad)


def test_a_covered_column_is_neither_drawn_nor_told():
    builder = KroneckerBuilder(2, "digits", (2, 3), ["digits"], covers=True)
    assert builder.get_state()["_covered"] == 3
    assert KroneckerBuilder(2).get_state()["_covered"] is None
    title, _, *rows = repr(builder).splitlines()
    assert title == "Kronecker builder, 2 factors, row 2, column 3 is 1, column 3 is covered"
    assert [row.ljust(7)[6] for row in rows] == ["·", "·", "■", "·"]
    assert [row[:5] for row in rows] == ["■ ■ ■", "□ ■ □", "□ □ ■", "□ □ □"]
    builder.cell = (0, 3)
    assert repr(builder).splitlines()[2].startswith("■ ■ ■ ■")
    builder.cell = None
    assert "■ ■ ■ ■" not in repr(builder)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"cell": None, "modes": ["digits"]}, "covers needs a cell and the one mode digits, got None"),
        ({"cell": (0, 1), "modes": ["digits", "block"]}, "covers needs a cell and the one mode digits"),
        ({"cell": (0, 1), "modes": ["digits"], "covers": 1}, "covers must be True or False, got 1"),
    ],
)
def test_a_cover_needs_a_cell_and_digits_alone(given, said):
    with pytest.raises((TypeError, ValueError), match=said):
        KroneckerBuilder(2, "digits", **{"covers": True, **given})
    assert KroneckerBuilder(2, "digits", (0, 1), ["digits"], covers=np.True_)._covered == 1


def test_a_builder_without_names_tells_so_to_its_page():
    assert not KroneckerBuilder(4).get_state()["_nameless"]
    assert KroneckerBuilder(4, nameless=True).get_state()["_nameless"]
    with pytest.raises(TypeError, match="nameless must be True or False, got 1"):
        KroneckerBuilder(4, nameless=1)

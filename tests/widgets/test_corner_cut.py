"""Cut corners out of matrices that undo themselves, in Python and in the page, without a browser."""

import contextlib

import numpy as np
import pytest
import traitlets
from page_code import in_node

from magicmath import plain
from magicmath.helix import geniton
from magicmath.widgets import CornerCut

SIZES = range(1, 16)
ALL = [(size, of) for of in ("⌽G", "J") for size in SIZES]


@pytest.mark.parametrize(("size", "of"), ALL)
def test_the_corner_of_the_product_is_the_sum_of_two_products_of_blocks(size, of):
    cut = CornerCut(size, of)
    whole = cut.matrix.tolist()
    assert plain.matmul(whole, whole) == np.eye(16, dtype=int).tolist()
    a, r, u = (block.tolist() for block in cut.blocks.values())
    assert np.hstack([a, r]).tolist() == whole[:size]
    assert [row[:size] for row in whole[size:]] == u
    assert cut.parts["A·A"].tolist() == plain.matmul(a, a)
    assert cut.parts["R·U"].tolist() == plain.matmul(r, u)
    assert cut.parts["corner"].tolist() == np.eye(size, dtype=int).tolist()


@pytest.mark.parametrize("size", SIZES)
def test_every_corner_of_the_mirrored_geniton_undoes_itself_and_no_corner_of_j(size):
    cut = CornerCut(size)
    assert cut.blocks["A"].tolist() == geniton(size)[:, ::-1].tolist()
    assert not cut.blocks["U"].any()
    assert cut.undoes_itself
    cut.of = "J"
    assert cut.blocks["U"].any()
    assert not cut.undoes_itself
    assert cut.parts["A·A"].any() == (size > 8)  # up to half the size, the corner itself is all 0


def test_the_page_cuts_as_python_does(npm_packages):
    expression = """argument.map(([size, of]) => {
        const [blocks, parts] = [blocksOf(wholeOf(of), size), partsOf(wholeOf(of), size)];
        return [blocks.A, blocks.R, blocks.U, parts.corner, parts.squared, parts.rest]; })"""
    told = in_node("corner_cut_state", "blocksOf, partsOf, wholeOf", expression, ALL)
    for (size, of), one in zip(ALL, told, strict=True):
        cut = CornerCut(size, of)
        assert one == [each.tolist() for each in (*cut.blocks.values(), *cut.parts.values())]


def test_the_page_frames_the_blocks_and_cuts_where_a_cell_is_tapped(npm_packages):
    places = in_node("corner_cut_state", "placesOf", "argument.map(placesOf)", list(SIZES))
    matrix = np.arange(256).reshape(16, 16)
    for size, framed in zip(SIZES, places, strict=True):
        for letter, block in (
            ("A", matrix[:size, :size]),
            ("R", matrix[:size, size:]),
            ("U", matrix[size:, :size]),
        ):
            row, column, rows, columns = framed[letter]
            assert matrix[row : row + rows, column : column + columns].tolist() == block.tolist()
        apart = in_node(
            "corner_cut_state",
            "isApart",
            f"argument.map((one) => isApart(one, {size}))",
            matrix.ravel().tolist(),
        )
        assert [cell for cell, is_apart in enumerate(apart) if is_apart] == matrix[
            size:, size:
        ].ravel().tolist()
    sizes = in_node("corner_cut_state", "sizeAt", "argument.map(sizeAt)", matrix.ravel().tolist())
    for cell, size in enumerate(sizes):
        assert size == min(max(divmod(cell, 16)) + 1, 15)


@pytest.mark.parametrize(
    ("name", "bad", "said"),
    [
        ("size", 16, "size must be from 1 to 15, got 16"),
        ("size", 0, "size must be from 1 to 15, got 0"),
        ("size", "9", "size must be an integer"),
        ("of", "G", "of must be one of ⌽G, J"),
        ("of", None, "of must be one of ⌽G, J"),
    ],
)
def test_a_bad_value_leaves_the_cut_as_it_is(name, bad, said):
    cut = CornerCut(3, "J")
    before = cut.get_state()
    with pytest.raises((TypeError, ValueError), match=said):
        setattr(cut, name, bad)
    with contextlib.suppress(TypeError, ValueError):
        cut.set_state({name: bad})
    assert cut.get_state() == before
    with pytest.raises((TypeError, ValueError), match=said):
        CornerCut(**{name: bad})


def test_whether_the_products_are_held_back_is_a_flag_that_the_page_may_not_set():
    cut = CornerCut(asks=True)
    assert (cut.get_state()["_asks"], CornerCut().get_state()["_asks"]) == (True, False)
    with contextlib.suppress(TypeError, ValueError, traitlets.TraitError):
        cut.set_state({"_asks": False})
    assert cut.get_state()["_asks"] is True
    with pytest.raises(TypeError, match="asks"):
        CornerCut(asks=1)


def test_a_stored_picture_holds_the_products_back_as_the_page_does():
    title, names, *_ = repr(CornerCut(9, asks=True)).splitlines()
    assert (title, names.split()) == ("Corner cut, ⌽G16 after 9 rows", ["A", "R", "U"])


def test_the_page_moves_the_cut_and_python_follows():
    cut, seen = CornerCut(), []
    cut.observe(lambda change: seen.append(change.new), ["size", "of"])
    cut.set_state({"size": 5, "of": "J"})
    assert (cut.size, cut.of, sorted(map(str, seen))) == (5, "J", ["5", "J"])
    assert repr(cut).startswith("Corner cut, J16 after 5 rows, A does not undo itself\n")
    assert repr(CornerCut(1)).startswith("Corner cut, ⌽G16 after 1 row, A undoes itself\n")

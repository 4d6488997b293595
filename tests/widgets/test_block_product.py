"""Put matrices into the 1s of F and multiply, in Python and in the page, without a browser."""

import contextlib
from itertools import product

import numpy as np
import pytest
from page_code import in_node

from magicmath import plain
from magicmath.widgets import BlockProduct

ALL_OF_TWO = [[list(bits[:2]), list(bits[2:])] for bits in product((0, 1), repeat=4)]


def drawn_matrices(count, size=4):
    drawn = np.random.default_rng(6)
    return drawn.integers(0, 2, (count, size, size)).tolist()


@pytest.mark.parametrize("entries", [*ALL_OF_TWO, *drawn_matrices(20), *drawn_matrices(9, size=8)])
def test_the_product_is_the_identity_exactly_if_the_small_matrix_undoes_itself(entries):
    one = BlockProduct(entries)
    size = len(entries)
    b, zeros = np.array(entries), np.zeros((size, size), dtype=int)
    assert one.matrix.tolist() == np.block([[b, b], [zeros, b]]).tolist()
    assert one.product.tolist() == plain.matmul(one.matrix.tolist(), one.matrix.tolist())
    assert one.undoes_itself == (plain.matmul(entries, entries) == np.eye(size, dtype=int).tolist())


def test_at_first_b_is_a_matrix_that_does_not_undo_itself():
    assert not BlockProduct().undoes_itself
    assert repr(BlockProduct()).splitlines()[0].endswith("the product is not the identity")
    assert BlockProduct(BlockProduct([[1, 1], [0, 1]]).matrix).undoes_itself


def test_the_page_makes_the_same_matrices(npm_packages):
    asked = [*ALL_OF_TWO, *drawn_matrices(200), *drawn_matrices(20, size=8)]
    expression = """argument.map((b) => {
        const matrix = inBlocks(b);
        return [matrix, squareOf(matrix), isIdentity(squareOf(matrix))]; })"""
    told = in_node("block_product_state", "inBlocks, squareOf, isIdentity", expression, asked)
    for entries, one in zip(asked, told, strict=True):
        here = BlockProduct(entries)
        assert one == [here.matrix.tolist(), here.product.tolist(), here.undoes_itself]


@pytest.mark.parametrize("size", [2, 4])
def test_the_page_says_which_blocks_make_a_quarter(size, npm_packages):
    entries = np.array([*ALL_OF_TWO, *drawn_matrices(1)][5 if size == 2 else -1])
    here, whole = BlockProduct(entries), 2 * size
    quarters = [[0, 0], [0, 1], [1, 0], [1, 1]]
    expression = f"argument.map((one) => [factorsOf(one, {whole}), termsOf(one)])"
    for (row, column), (parts, terms) in zip(
        quarters, in_node("block_product_state", "factorsOf, termsOf", expression, quarters), strict=True
    ):
        top, left, rows, columns = parts["row"]
        flat = here.matrix[top : top + rows, left : left + columns]
        top, left, rows, columns = parts["column"]
        upright = here.matrix[top : top + rows, left : left + columns]
        quarter = here.product[row * size :, column * size :][:size, :size]
        assert quarter.tolist() == (flat @ upright % 2).tolist()
        summed = sum(x * y * (entries @ entries) for x, y in terms) % 2
        assert quarter.tolist() == summed.tolist()
    places = [[0, 0], [size - 1, size], [size, size - 1], [whole - 1, whole - 1]]
    found = in_node(
        "block_product_state", "quarterOf", f"argument.map(([i, j]) => quarterOf(i * {whole} + j, {whole}))",
        places,
    )  # fmt: skip
    assert found == quarters


@pytest.mark.parametrize(
    "bad", [[[1]], [[1] * 3] * 3, [[1, 0]] * 4, [[2, 0], [0, 1]], 3, None, [[0.5, 1]] * 2]
)
def test_a_bad_value_leaves_the_product_as_it_is(bad):
    one = BlockProduct([[1, 0], [1, 1]])
    before = str(one.get_state())
    with pytest.raises((TypeError, ValueError), match="entries"):
        one.entries = bad
    with contextlib.suppress(TypeError, ValueError):
        one.set_state({"entries": bad})
    assert str(one.get_state()) == before
    with pytest.raises((TypeError, ValueError), match="entries"):
        BlockProduct(bad)


def test_the_page_turns_cells_and_python_follows():
    one = BlockProduct()
    one.set_state({"entries": [[1, 1], [0, 1]]})
    assert one.undoes_itself
    one.set_state({"entries": np.kron([[1, 1], [0, 1]], one.entries).tolist()})
    assert (one.entries.shape, one.undoes_itself) == ((4, 4), True)

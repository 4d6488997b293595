"""The bets of notebook 04: their evidence by a second way, and answers that follow from it."""

from collections import Counter
from itertools import permutations, product
from pathlib import Path

import numpy as np
import pytest
from veil import held_back

from magicmath import plain, plot
from magicmath.bets import inverse
from magicmath.exercises.inverse import LINES

WHITE = np.zeros(LINES.shape, np.uint8)
RECTANGLES = ({0, 1, 3, 4}, {0, 2, 3, 5}, {0, 1, 6, 7}, {0, 2, 6, 8})
CHOICES = list(product((0, 1), repeat=6))


def has_inverse(matrix):
    """Tell by a textbook's program whether a matrix has an inverse modulo 2."""
    try:
        plain.inv(matrix)
    except ValueError:
        return False
    return True


def rows_that_differ(size):
    vectors = [row for row in product((0, 1), repeat=size) if any(row)]
    return [list(map(list, chosen)) for chosen in permutations(vectors, size)]


def test_the_bet_on_rows_shows_the_smallest_size_at_which_some_matrix_fails():
    failing = inverse._first_failing(3)
    for size, found in failing.items():
        assert (found is None) == all(map(has_inverse, rows_that_differ(size))), size
        assert found is None or found.tolist() in rows_that_differ(size)
        assert found is None or not has_inverse(found.tolist())
    assert held_back(inverse.rows())["answer"] == inverse._answer_on_rows(failing)


def test_the_last_row_of_the_matrix_shown_is_the_sum_of_the_others():
    shown = inverse._first_failing(3)[3]
    assert np.array_equal(np.bitwise_xor.reduce(shown[:2]), shown[2])
    assert "Add its three rows: nothing is left." in held_back(inverse.rows())["common"][-1]["text"]
    pictures = [piece for piece in held_back(inverse.rows())["common"] if piece["kind"] != "text"]
    assert [piece["svg"] for piece in pictures] == [plot.matrix(shown).svg]


@pytest.mark.parametrize(("first", "answer"), [(None, "_ALWAYS"), (4, "_SMALL"), (3, "_TINY")])
def test_the_answer_on_rows_follows_from_the_first_size_that_fails(first, answer):
    failing = {size: np.ones((size, size)) if first and size >= first else None for size in range(1, 5)}
    assert inverse._answer_on_rows(failing) == getattr(inverse, answer)


def test_the_matrices_are_counted_by_the_combinations_of_rows_that_are_zero():
    quiet = Counter()
    for flat in product((0, 1), repeat=9):
        rows = [flat[:3], flat[3:6], flat[6:]]
        zero = sum(plain.vecmat(choice, rows) == [0, 0, 0] for choice in product((0, 1), repeat=3))
        quiet[{1: 3, 2: 2, 4: 1, 8: 0}[zero]] += 1
    assert inverse._matrices_by_rank(3) == quiet
    held = held_back(inverse.count())
    assert held["answer"] == quiet[3]
    assert f"can be inverted: {quiet[3]} matrices." in held["common"][-1]["text"]


def test_the_four_masks_make_the_boards_with_an_even_number_of_black_cells():
    masks = [{0, 1}, {1, 2}, {2, 3}, {0, 1, 2, 3}]
    assert [set(np.flatnonzero(row)) for row in inverse._FOUR] == masks
    made = {frozenset()}
    for mask in masks:
        made |= {board ^ mask for board in made}
    counted = Counter(map(len, made))
    assert counted == {0: 1, 2: 6, 4: 1}
    assert inverse._boards_by_black_cells(inverse._FOUR) == counted
    held = held_back(inverse.four())
    assert held["answer"] == len(made)
    assert f"Together these are {len(made)} boards." in held["common"][-1]["text"]
    notebook = (Path(__file__).parents[2] / "notebooks" / "04-the-inverse-modulo-2.ipynb").read_text("utf-8")
    assert f"RowPlayground({inverse._FOUR.tolist()})" in notebook
    rank = len(plain.row_reduce(inverse._FOUR.tolist()))
    assert f"The rank is {rank}, and they are {len(made)} = 2{'⁰¹²³⁴'[rank]} boards." in notebook
    assert len(made) == 2**rank


def test_every_board_that_passes_the_tests_is_made_by_lines():
    made = {LINES.press(WHITE, np.flatnonzero(choice)).tobytes() for choice in CHOICES}
    passing = [
        board
        for board in product((0, 1), repeat=9)
        if not any(sum(board[cell] for cell in test) % 2 for test in RECTANGLES)
    ]
    assert {np.array(board, np.uint8).tobytes() for board in passing} == made
    held = held_back(inverse.passing())
    assert held["answer"] == len(passing)
    text = held["common"][0]["text"]
    assert f"{len(made)} of the 512 boards pass all 4 tests." in text


def test_the_board_that_is_made_passes_the_tests_and_is_neither_white_nor_a_line():
    (replay,) = [piece for piece in held_back(inverse.passing())["common"] if piece["kind"] == "replay"]
    board = LINES.press(replay["start"], replay["paths"][0])
    assert not np.array(replay["start"]).any()
    assert not any(sum(board.ravel()[list(test)]) % 2 for test in RECTANGLES)
    assert len(replay["paths"][0]) > 1

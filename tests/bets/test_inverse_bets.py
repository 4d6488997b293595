"""The bets of notebook 04: their evidence by a second way, and answers that follow from it."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations, product
from math import prod
from pathlib import Path

import numpy as np
from veil import held_back

from magicmath import plain, plot
from magicmath.bets import inverse
from magicmath.exercises.inverse import LINES
from magicmath.rules import MAGIC

WHITE = np.zeros(LINES.shape, np.uint8)
RECTANGLES = ({0, 1, 3, 4}, {0, 2, 3, 5}, {0, 1, 6, 7}, {0, 2, 6, 8})
NOTEBOOK = (Path(__file__).parents[2] / "notebooks" / "04-the-inverse-modulo-2.ipynb").read_text("utf-8")
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
    held = held_back(inverse.rows())
    assert held["answer"] == min(size for size, found in failing.items() if found is not None)
    assert "Of size 1×1 and 2×2 none fails. Of size 3×3, this one" in held["common"][0]["text"]


def test_the_last_row_of_the_matrix_shown_is_the_sum_of_the_others():
    shown = inverse._first_failing(3)[3]
    assert np.array_equal(np.bitwise_xor.reduce(shown[:2]), shown[2])
    assert "Add all its rows: nothing is left." in NOTEBOOK
    pictures = [piece for piece in held_back(inverse.rows())["common"] if piece["kind"] != "text"]
    assert [piece["svg"] for piece in pictures] == [plot.matrix(shown).svg]


def test_the_recipe_of_the_last_cell_is_that_of_the_first_turned_by_a_half():
    bet = inverse.corner()
    first = {0, 1, 2, 3, 4, 6}
    alone = MAGIC.press(np.zeros((3, 3), int), sorted(first))
    assert np.flatnonzero(alone).tolist() == [0]
    assert f"masks {' '.join(map(str, sorted(first)))}." in bet.question
    held = held_back(bet)
    assert held["answer"] == f"masks {' '.join(map(str, sorted(8 - mask for mask in first)))}"
    for choice in bet.choices:
        made = MAGIC.press(np.zeros((3, 3), int), list(map(int, choice.split()[1:])))
        assert np.flatnonzero(made).tolist() == ([8] if choice == held["answer"] else [made.argmax()])
    recipes = np.array(plain.inv(MAGIC.matrix.tolist())).reshape(9, 3, 3)
    drawn = plot.boards(recipes, [f"recipe {cell}" for cell in range(9)], across=3)
    assert held["common"][-1]["svg"] == drawn.svg


def test_the_matrices_are_counted_by_the_combinations_of_rows_that_are_zero():
    quiet = Counter()
    for flat in product((0, 1), repeat=9):
        rows = [flat[:3], flat[3:6], flat[6:]]
        zero = sum(plain.vecmat(choice, rows) == [0, 0, 0] for choice in product((0, 1), repeat=3))
        quiet[{1: 3, 2: 2, 4: 1, 8: 0}[zero]] += 1
    assert inverse._matrices_by_rank(3) == quiet
    held = held_back(inverse.count())
    assert held["answer"] == quiet[3]
    assert f"can be inverted: {quiet[3]} matrices." in held["common"][2]["text"]


def test_the_shares_of_larger_matrices_are_those_of_rows_which_are_no_sums_of_others():
    """Count exactly, in whole numbers: row i may be none of the 2ⁱ sums of the rows before it."""

    def share(n):
        return Fraction(prod(2**n - 2**row for row in range(n)), 2 ** (n * n))

    _, bars, last = held_back(inverse.chance())["common"]
    counts = {n: round(100 * share(n)) for n in range(1, 13)}
    assert bars["svg"] == plot.bars(counts, "percent, by rows").svg
    assert share(3) == Fraction(held_back(inverse.count())["answer"], 2**9)
    assert (
        f"With 12 rows the share is {float(share(12)):.5f}, and with 120 rows it is {float(share(120)):.5f}."
        in (last["text"])
    )
    assert f"with a chance of {float(share(9)):.4f} they make" in last["text"]
    assert held_back(inverse.chance())["answer"] == "it falls, but stays above a quarter"
    assert Fraction(1, 4) < share(120) < Fraction(1, 2)
    assert all(share(n) > share(n + 1) for n in range(1, 120))


def test_the_four_masks_make_the_boards_that_pass_their_test():
    masks = [{0, 1, 2}, {1, 2, 3}, {0, 1, 3}, {0, 3}]
    assert [set(np.flatnonzero(row)) for row in inverse._FOUR] == masks
    made = {frozenset()}
    for mask in masks:
        made |= {board ^ mask for board in made}
    tests = [set(cells) for n in range(1, 5) for cells in combinations(range(4), n)]
    (test,) = [test for test in tests if not any(len(test & mask) % 2 for mask in masks)]
    assert len(test) < 4, "not every cell belongs to the test"
    cells = [frozenset(cells) for n in range(5) for cells in combinations(range(4), n)]
    passing = {board for board in cells if len(board & test) % 2 == 0}
    assert made == passing
    shown = [set(np.flatnonzero(board)) for board in inverse._boards_made(inverse._FOUR)]
    assert {frozenset(board) for board in shown} == made
    held = held_back(inverse.four())
    assert held["answer"] == len(made & passing)
    assert inverse.four().question.startswith(f"{len(passing)} of the {len(cells)} boards")
    assert f"There are {len(made)} of them" in held["common"][-1]["text"]
    stack = [[[int(cell in board) for cell in range(4)]] for board in shown]
    counts = [len(board & test) for board in shown]
    assert held["common"][1]["svg"] == plot.boards(stack, counts, across=4).svg
    assert set(counts) == {0, 2}
    assert test == {0, 2, 3}
    assert f"FOUR = np.array({inverse._FOUR.tolist()})" in NOTEBOOK
    rank = len(plain.row_reduce(inverse._FOUR.tolist()))
    assert len(made) == 2**rank
    assert f"The masks make 2{'⁰¹²³⁴'[rank]} = {len(made)} boards." in NOTEBOOK
    assert f"So 2³ = {len(passing)} boards pass." in NOTEBOOK
    assert "The test is the set 0, 2, 3." in NOTEBOOK
    assert 0 in test, "the notebook says so, of the board with cell 0 alone black"
    assert {len(test & mask) for mask in masks} == {2}
    (quiet,) = [c for c in product((0, 1), repeat=4) if any(c) and not any(plain.vecmat(c, inverse._FOUR))]
    assert f"it says {' '.join(map(str, quiet))}." in NOTEBOOK


def test_every_board_that_passes_the_tests_is_made_by_lines():
    made = {LINES.press(WHITE, np.flatnonzero(choice)).tobytes() for choice in CHOICES}
    passing = [
        board
        for board in product((0, 1), repeat=9)
        if not any(sum(board[cell] for cell in test) % 2 for test in RECTANGLES)
    ]
    assert {np.array(board, np.uint8).tobytes() for board in passing} == made
    assert f"So 2⁵ = {len(passing)} boards pass, and the lines make these {len(made)}." in NOTEBOOK
    assert len(passing) == 2**5

"""The bets of notebook 06: their evidence by a second way, and answers that follow from it."""

from math import comb

import numpy as np
import pytest
from veil import held_back

from magicmath import gf2, helix, plain
from magicmath.bets import genitons
from magicmath.rules import MAGIC


@pytest.mark.parametrize("rows", [1, 2, 16, 128])
def test_odd_numbers_are_counted_among_true_binomials(rows):
    odd = sum(comb(m, i) % 2 for m in range(rows) for i in range(m + 1))
    assert genitons._share_of_odd(rows) == odd / sum(range(1, rows + 1))


def test_the_share_of_many_rows_follows_from_three_copies_in_each_doubling():
    share = 3**10 / (1024 * 1025 / 2)
    assert genitons._share_of_odd(1024) == share
    held = held_back(genitons.odd())
    assert abs(genitons._SHARES[held["answer"]] - share) < 0.02
    assert f"{round(100 * share)}" in held["common"][1]["svg"]
    assert "256 rows" in held["common"][3]["svg"]


def test_fewer_rows_would_turn_the_answer(monkeypatch):
    monkeypatch.setattr(genitons, "_ROWS", (2, 4, 16))
    assert held_back(genitons.odd())["answer"] == "about half"


def test_the_ones_of_a_column_are_counted_among_true_binomials():
    held = held_back(genitons.column())
    ones = [i for i in range(22) if comb(21, i) % 2]
    assert held["answer"] == str(len(ones)) == "8"
    listed = [int(piece.split(" = ")[0]) for piece in held["common"][2]["text"].rstrip(".").split(", ")]
    assert listed == ones
    assert all(f"{i} = {i:05b}" in held["common"][2]["text"] for i in ones)


def test_another_column_would_turn_the_answer(monkeypatch):
    monkeypatch.setattr(genitons, "_BET_COLUMN", 20)
    assert held_back(genitons.column())["answer"] == "4"


def test_the_bet_on_two_products_is_left_to_the_figure_below():
    held = held_back(genitons.twice())
    assert held["answer"] is None
    assert [piece["kind"] for piece in held["common"]] == ["text"]


@pytest.mark.parametrize("size", range(1, 65))
def test_every_column_comes_back_in_the_sizes_of_the_bet(size):
    mirrored = [row[::-1] for row in plain.geniton(size)]
    assert plain.matmul(mirrored, mirrored) == plain.identity(size)


def test_the_steps_home_are_counted_and_no_renaming_is_found_by_trying():
    held = held_back(genitons.renamed())
    geniton = [row[:] for row in plain.geniton(9)]
    mirrored = [row[::-1] for row in geniton]
    orders = [plain.multiplicative_order(one) for one in (MAGIC.matrix.tolist(), geniton, mirrored)]
    assert held["answer"] == genitons._renamed(orders) == "no"
    generator = np.random.default_rng(6)
    for _ in range(200):
        B = generator.integers(0, 2, (9, 9))
        if gf2.det(B):
            renamed = gf2.matmul(gf2.matmul(B, MAGIC.matrix), gf2.inv(B))
            assert plain.multiplicative_order(renamed.tolist()) == orders[0]


@pytest.mark.parametrize(("orders", "answer"), [([4, 3, 2], "no"), ([3, 3, 2], "yes"), ([2, 3, 2], "yes")])
def test_equal_orders_would_not_forbid_a_renaming(orders, answer):
    assert genitons._renamed(orders) == answer


@pytest.mark.parametrize("size", [1, 2, 5, 9])
def test_the_six_put_the_letters_into_the_orders_of_notebook_06(size):
    """Compare each matrix with its column of the table, on all products of letters a and b."""
    g, j, top = helix.geniton(size), np.eye(size, dtype=np.uint8)[::-1], size - 1
    table = {
        "I": ("a", "b", j @ j),
        "J": ("b", "a", j),
        "⌽G": ("a", "d", g[:, ::-1]),
        "⊖G": ("d", "b", g[::-1]),
        "G": ("d", "a", g),
        "⌽⊖G": ("b", "d", g[::-1, ::-1]),
    }
    letters = {"a": 0b01, "b": 0b10, "d": 0b11}  # as polynomials in b, where a is 1
    for name, (for_a, for_b, matrix) in table.items():
        for i, column in enumerate(matrix.T):
            wanted = _product(_power(letters[for_a], top - i), _power(letters[for_b], i))
            assert sum(int(bit) << place for place, bit in enumerate(column)) == wanted, name


def _product(a, b):
    """Multiply two polynomials modulo 2."""
    return 0 if not b else (a if b & 1 else 0) ^ _product(a << 1, b >> 1)


def _power(a, n):
    return 1 if not n else _product(a, _power(a, n - 1))

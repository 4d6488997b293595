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


def test_fewer_rows_would_turn_the_answer(monkeypatch):
    monkeypatch.setattr(genitons, "_ROWS", (2, 4, 16))
    assert held_back(genitons.odd())["answer"] == "about half"


def test_a_mirrored_geniton_times_itself_is_the_identity_by_a_textbook():
    for size in range(1, 20):
        mirrored = [row[::-1] for row in plain.geniton(size)]
        assert plain.matmul(mirrored, mirrored) == plain.identity(size)
    held = held_back(genitons.twice())
    assert held["answer"] == "the identity"
    assert "for 64 of the 64 sizes" in held["common"][-1]["text"]


@pytest.mark.parametrize(
    ("matrix", "answer"),
    [
        (np.ones((3, 3), int), genitons._SAME),
        (MAGIC.matrix, genitons._OTHER),
        (np.eye(4, dtype=int)[::-1], genitons._HOME),
        (np.array([[1, 1], [1, 0]]), genitons._OTHER),
        (np.array([[0, 0], [0, 0]]), genitons._SAME),
    ],
)
def test_a_square_gets_its_name(matrix, answer):
    assert genitons._name_of_square(matrix) == answer


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


def test_the_six_substitutions_of_notebook_06():
    """Compare each matrix with what its row of the table says, on all 16 polynomials of degree below 4."""
    size, top = 4, 3
    g, j = helix.geniton(size), np.eye(size, dtype=np.uint8)[::-1]
    # a polynomial is the int of its coefficients; (above, below, prefactor) are those of the substitution
    table = {
        "I": (0b10, 0b01, j @ j),
        "⌽G": (0b11, 0b01, g[:, ::-1]),
        "J": (0b01, 0b10, j),
        "⊖G": (0b10, 0b11, g[::-1]),
        "G": (0b01, 0b11, g),
        "⌽⊖G": (0b11, 0b10, g[::-1, ::-1]),
    }
    for name, (above, below, matrix) in table.items():
        for coefficients in np.ndindex(*(2,) * size):
            wanted = 0
            for power, bit in enumerate(coefficients):
                if bit:
                    wanted ^= _product(_power(above, power), _power(below, top - power))
            column = gf2.matmul(matrix, np.array(coefficients)[:, None]).ravel()
            assert sum(int(bit) << place for place, bit in enumerate(column)) == wanted, name


def _product(a, b):
    """Multiply two polynomials modulo 2."""
    return 0 if not b else (a if b & 1 else 0) ^ _product(a << 1, b >> 1)


def _power(a, n):
    return 1 if not n else _product(a, _power(a, n - 1))

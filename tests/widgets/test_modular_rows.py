"""Equations modulo k: their moves, what is refused, and that no move changes their solutions."""

from itertools import product

import numpy as np
import pytest

from magicmath.widgets import ModularRows

PAIRS, GOAL = [[1, 1, 0], [1, 0, 1], [0, 1, 1]], [1, 0, 2]
BY_HAND = [("subtract", 0, 1), ("add", 1, 2), ("multiply", 2, 3), ("subtract", 2, 1), ("multiply", 1, 4),
           ("subtract", 1, 0)]  # fmt: skip


def solutions(rows, k):
    left, right = rows[:, :-1], rows[:, -1]
    tried = product(range(k), repeat=left.shape[1])
    return [one for one in tried if np.array_equal(left @ one % k, right)]


def test_an_elimination_by_hand_ends_with_the_presses():
    rows = ModularRows(PAIRS, GOAL, 5)
    rows.moves = BY_HAND
    assert rows.solved
    assert rows.rows[:, -1].tolist() == [2, 4, 3]
    assert repr(rows).startswith("Equations modulo 5, 6 moves: solved\n1 0 0 2\n")


@pytest.mark.parametrize("k", [4, 5, 6, 7])
def test_no_move_changes_the_solutions(k):
    rows, generator = ModularRows(PAIRS, GOAL, k), np.random.default_rng(k)
    before, factors = solutions(rows.rows, k), [one for one in range(1, k) if np.gcd(one, k) == 1]
    for _ in range(20):
        kind = str(generator.choice(["add", "subtract", "multiply"]))
        one, other = generator.choice(3, 2, replace=False).tolist()
        last = int(generator.choice(factors)) if kind == "multiply" else other
        rows.moves = (*rows.moves, (kind, one, last))
        assert solutions(rows.rows, k) == before


def test_a_row_refuses_only_where_there_is_no_solution():
    for k in (4, 5, 6):
        rows = ModularRows(PAIRS, GOAL, k)
        assert rows.refusing == []
        rows.moves = BY_HAND[:2]
        assert rows.rows[2].tolist() == [0, 0, 2, 1]
        assert (rows.refusing == [2]) == (not solutions(rows.rows, k))
    assert "row 2 cannot hold" in repr(rows)


@pytest.mark.parametrize(
    "moves",
    [[("multiply", 0, 2)], [("multiply", 0, 0)], [("multiply", 0, 4)], [("add", 1, 1)], [("add", 0, 3)],
     [("swap", 0, 1)], [("add", 0)], [3], "add", [("add", 0, 0.5)], [("add", 0, 1)] * 2000],
)  # fmt: skip
def test_what_is_no_move_is_refused_and_nothing_changes(moves):
    rows = ModularRows(PAIRS, GOAL, 4)
    with pytest.raises((TypeError, ValueError), match="moves"):
        rows.set_state({"moves": moves})
    assert rows.moves == ()


@pytest.mark.parametrize(
    ("name", "terms"),
    [("matrix", ([[5]], [0], 5)), ("matrix", ([[0.5]], [0], 5)), ("matrix", ([[-1]], [0], 5)),
     ("matrix", (np.ones((7, 1), int), [0] * 7, 5)), ("right", ([[1]], [5], 5)),
     ("right", ([[1]], [0, 0], 5)),
     ("k", ([[1]], [0], 1)), ("k", ([[1]], [0], 14)), ("matrix", ([[10**30]], [0], 5))],
)  # fmt: skip
def test_what_are_no_such_equations_is_refused(name, terms):
    with pytest.raises((TypeError, ValueError), match=f"^{name} "):
        ModularRows(*terms)

"""The bets of notebook 11: their evidence by a second way, and answers that follow from it."""

from itertools import product
from math import gcd

import numpy as np
from sympy import Matrix
from veil import held_back

from magicmath.bets import colours
from magicmath.rules import MAGIC, Colours, RuleSet
from magicmath.widgets import ReciprocalRing

Y = MAGIC.matrix.astype(int)
MARKED = range(2, 13)  # the numbers of colours on which notebook 11 bets


def quiet_choices(matrix, k):
    """Count the choices that change nothing modulo k, by building them mask after mask."""
    reached = {(0,) * matrix.shape[1]: 1}
    for mask in matrix.astype(int):
        following = {}
        for board, ways in reached.items():
            for times in range(k):
                cells = tuple(((np.array(board) + times * mask) % k).tolist())
                following[cells] = following.get(cells, 0) + ways
        reached = following
    return reached[(0,) * matrix.shape[1]]


def test_the_goal_of_the_pairs_is_reached_where_one_choice_of_three_numbers_makes_it():
    pairs = RuleSet([[[1, 1, 0]], [[1, 0, 1]], [[0, 1, 1]]])
    held = held_back(colours.goal_of_pairs())
    ways = {
        k: sum(
            not ((a + b - 1) % k or (a + c) % k or (b + c - 2) % k) for a, b, c in product(range(k), repeat=3)
        )
        for k in (3, 4, 5, 6)
    }
    assert ways == {3: 1, 4: 0, 5: 1, 6: 0}
    assert ways == {k: colours._ways_to(pairs, [1, 0, 2], k) for k in ways}
    assert held["answer"] == "in 3 and 5"
    said = "in 3 colours 1 of 27, in 4 colours 0 of 64, in 5 colours 1 of 125, in 6 colours 0 of 216."
    assert said in held["common"][0]["text"]


def missed(figure):
    """Return the numbers of colours in which the steps of a figure miss 1."""
    return [k for k in figure._colours if k not in figure.reciprocals]


def test_the_pairs_miss_boards_where_the_steps_of_2_miss_1():
    matrix = np.array([[1, 1, 0], [1, 0, 1], [0, 1, 1]])
    assert missed(ReciprocalRing(MARKED, number=2)) == [k for k in MARKED if quiet_choices(matrix, k) > 1]


def test_magic_misses_boards_where_the_steps_of_5_miss_1():
    """Its symmetric choices are counted one by one, and the others by the determinant."""
    found = missed(ReciprocalRing(MARKED, number=5))
    assert found == [k for k in MARKED if gcd(int(Matrix(Y.tolist()).det()), k) > 1]
    for k in MARKED:
        triples = np.array(list(product(range(k), repeat=3)))
        cells = triples[:, [0, 1, 0, 1, 2, 1, 0, 1, 0]] @ Y % k
        assert (int((~cells.any(axis=1)).sum()) > 1) == (k in found)


def test_in_25_colours_a_press_keeps_the_weighted_sum_modulo_5():
    weights = np.array([1, 3, 1, 3, 3, 3, 1, 3, 1])
    assert not (Y @ weights % 5).any()
    assert (Y @ weights % 25).any()
    assert sorted(set((Y @ weights).tolist())) == [5, 10, 15], "as the notebook says"


def test_the_share_of_boards_in_25_colours_follows_from_symmetric_quiet_choices():
    """Each quiet choice is symmetric, since modulo 5 there is one up to multiples."""
    symmetric = [
        (c, e, m)
        for c, e, m in product(range(25), repeat=3)
        if not ((np.array([c, e, c, e, m, e, c, e, c]) @ Y) % 25).any()
    ]
    held = held_back(colours.share())
    assert held["answer"] == f"1 board in {len(symmetric)}"
    assert set(symmetric) == {(5 * n % 25, 10 * n % 25, 5 * n % 25) for n in range(5)}
    assert f"is made by {len(symmetric)} choices" in held["common"][0]["text"]
    quiet = Colours(MAGIC, 25).quiet_presses
    assert not (quiet % 5).any()
    assert not (quiet // 5 @ Y % 5).any()


def test_the_share_is_counted_on_a_small_rule_with_the_same_divisor():
    rules = RuleSet([[[0, 1, 1, 1]], [[1, 0, 1, 1]], [[1, 1, 0, 1]], [[1, 1, 1, 0]]])  # determinant -3
    assert [quiet_choices(rules.matrix, k) for k in (2, 3, 9)] == [1, 3, 3]
    assert [Colours(rules, k).system.count_solutions for k in (2, 3, 9)] == [1, 3, 3]


def test_the_masks_of_an_exercise_reach_a_third_of_the_boards_where_3_divides():
    """All boards that the four masks make are built, press after press."""
    masks = 1 - np.eye(4, dtype=int)
    for k in (2, 3, 4, 6, 9):
        made = {(0,) * 4}
        for mask in masks:
            made = {
                tuple(((np.array(board) + times * mask) % k).tolist()) for board in made for times in range(k)
            }
        assert len(made) == k**4 // gcd(k, 3)
        if k % 3 == 0:
            assert all(sum(board) % 3 == 0 for board in made)

"""The bets of notebook 11: their evidence by a second way, and answers that follow from it."""

import re
from itertools import product
from math import gcd, lcm

import numpy as np
from sympy import Matrix, Poly, Symbol, factor_list
from veil import held_back

from magicmath import plot
from magicmath.bets import colours
from magicmath.rules import MAGIC, Colours, RuleSet, lights_out

Y = MAGIC.matrix.astype(int)


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


def test_of_the_two_boards_one_has_its_goal_out_of_reach():
    pairs = RuleSet([[[1, 1, 0]], [[1, 0, 1]], [[0, 1, 1]]])
    held = held_back(colours.two_boards())
    ways = {
        k: sum(
            not ((a + b - 1) % k or (a + c) % k or (b + c - 2) % k) for a, b, c in product(range(k), repeat=3)
        )
        for k in (4, 5)
    }
    assert ways == {4: 0, 5: 1}
    assert ways == {k: colours._ways_to(pairs, [1, 0, 2], k) for k in ways}
    assert held["answer"] == "the board of four colours"
    said = "In four colours 0 of 64 make the goal. In five colours 1 of 125 make the goal."
    assert said in held["common"][0]["text"]


def test_every_board_is_made_where_building_the_boards_finds_one_quiet_choice():
    """The rule is MAGIC; its symmetric choices are counted one by one, and the others by the determinant."""
    held = held_back(colours.every_board())
    made = [k for k in colours._COLOURS if gcd(int(Matrix(Y.tolist()).det()), k) == 1]
    assert colours._ALWAYS[held["answer"]] == made
    for k in colours._COLOURS:
        triples = np.array(list(product(range(k), repeat=3)))
        cells = triples[:, [0, 1, 0, 1, 2, 1, 0, 1, 0]] @ Y % k
        count = int((~cells.any(axis=1)).sum())
        assert (count == 1) == (k in made)
        assert f"modulo {k}" in held["common"][1]["svg"]
        assert colours._solutions(MAGIC, k) == count


def test_a_power_comes_home_exactly_where_there_is_an_inverse():
    for k in colours._COLOURS:
        home = colours._first_power_home(k)
        assert (home is None) == (gcd(int(Matrix(Y.tolist()).det()), k) > 1)
        if home is None:
            continue
        power = np.eye(9, dtype=int)
        for n in range(1, home + 1):
            power = power @ Y % k
            assert np.array_equal(power, np.eye(9)) == (n == home)
    held = held_back(colours.order())
    homes = {k: colours._first_power_home(k) for k in (2, 3, 6)}
    assert homes[6] == lcm(homes[2], homes[3])
    assert held["answer"] == f"the power {homes[6]}"
    assert f"is the power {homes[2]}. Modulo 3 it is the power {homes[3]}." in colours.order().question
    assert f"that both divide is {homes[6]}, as" in held["common"][0]["text"]
    assert "And modulo 5 or 10?" in held["common"][4]["text"]


def test_the_first_power_home_modulo_3_is_the_one_that_the_factors_tell():
    x = Symbol("x")
    _, factors = factor_list(Matrix(Y.tolist()).charpoly(x).as_expr(), modulus=3)
    orders = []
    for factor, times in factors:
        power, order = Poly(x, x, modulus=3), 1
        while not power.rem(Poly(factor, x, modulus=3)).is_one:
            power, order = power * Poly(x, x, modulus=3), order + 1
        orders.append(order)
        assert times <= 2
    assert colours._first_power_home(3) in (lcm(*orders), 3 * lcm(*orders))


def test_in_25_colours_a_press_keeps_the_weighted_sum_modulo_5():
    weights = np.array([1, 3, 1, 3, 3, 3, 1, 3, 1])
    assert not (Y @ weights % 5).any()
    assert (Y @ weights % 25).any()


def test_the_share_of_boards_in_25_colours_follows_from_symmetric_quiet_choices():
    """Each quiet choice is symmetric, since modulo 5 there is one up to multiples."""
    symmetric = [
        (c, e, m)
        for c, e, m in product(range(25), repeat=3)
        if not ((np.array([c, e, c, e, m, e, c, e, c]) @ Y) % 25).any()
    ]
    held = held_back(colours.share())
    assert held["answer"] == f"1 board in {len(symmetric)}"
    assert "corners once, edges twice and the centre once" in held["common"][1]["text"]
    assert set(symmetric) == {(5 * n % 25, 10 * n % 25, 5 * n % 25) for n in range(5)}
    assert f"is made by {len(symmetric)} choices" in held["common"][4]["text"]
    quiet = Colours(MAGIC, 25).quiet_presses
    assert not (quiet % 5).any()
    assert not (quiet // 5 @ Y % 5).any()


def test_the_share_is_counted_on_a_small_rule_with_the_same_divisor():
    rules = RuleSet([[[0, 1, 1, 1]], [[1, 0, 1, 1]], [[1, 1, 0, 1]], [[1, 1, 1, 0]]])  # determinant -3
    assert [quiet_choices(rules.matrix, k) for k in (2, 3, 9)] == [1, 3, 3]
    assert [colours._solutions(rules, k) for k in (2, 3, 9)] == [1, 3, 3]


def test_the_quiet_choice_that_is_shown_is_quiet_and_not_empty():
    quiet = Colours(MAGIC, 25).quiet_presses[0]
    assert quiet.any()
    assert not (quiet @ Y % 25).any()
    shown = plot.colours([quiet.reshape(3, 3)], 25, ["a quiet choice"])
    assert held_back(colours.share())["common"][2]["svg"] == shown.svg


def test_the_solutions_in_six_colours_are_pairs():
    five = lights_out(5, 5).matrix.astype(int)
    assert Matrix(five.tolist()).rank() == 23
    two, three = (k ** (25 - rank_modulo(five, k)) for k in (2, 3))
    held = held_back(colours.six())
    assert held["answer"] == f"{two * three} solutions"
    assert held["answer"] in colours.six().choices
    said = f"{three}, because {25 - rank_modulo(five, 3)} quiet choices are independent."
    assert f"has {two} solutions. In three colours it has {said}" in colours.six().question


def rank_modulo(matrix, prime):
    """Return the rank modulo a prime, by elimination."""
    rows, rank = (matrix % prime).copy(), 0
    for column in range(rows.shape[1]):
        pivots = np.flatnonzero(rows[rank:, column]) + rank
        if pivots.size:
            rows[[rank, pivots[0]]] = rows[[pivots[0], rank]]
            rows[rank] = rows[rank] * pow(int(rows[rank, column]), -1, prime) % prime
            for other in range(len(rows)):
                if other != rank:
                    rows[other] = (rows[other] - rows[other, column] * rows[rank]) % prime
            rank += 1
    return rank


def test_the_choice_that_is_shown_is_quiet_in_six_colours_and_its_remainders_are_not_empty():
    drawn = held_back(colours.six())["common"][1]["svg"]
    boards = re.findall(r"(?:in six|modulo \d): ([\d /]+)", drawn)
    six, two, three = (np.array(board.replace("/", " ").split(), int) for board in boards)
    assert not (six @ lights_out(5, 5).matrix.astype(int) % 6).any()
    for part, k in ((two, 2), (three, 3)):
        np.testing.assert_array_equal(part, six % k)
        assert part.any()

"""Hold the ledger's second ways against the package, on more cases than the ledger tries."""

import subprocess
import sys
from math import comb

import numpy as np
import pytest

from magicmath import gf2, helix, reals
from magicmath.games.nim import nim_table
from magicmath.ledger import _oracles as oracle
from magicmath.ledger.checks._day import binv, determinant, inverse_by_binv
from magicmath.ledger.checks._race import evidence_on_errors
from magicmath.rules import CASEGAME, MAGIC, RuleSet, lights_out, pressed, random_rules, to_board, to_number

GENERATOR = np.random.default_rng(11)
MATRICES = [GENERATOR.integers(0, 2, (n, n)) for n in range(1, 9) for _ in range(24 // n)]


def test_masks_in_words_are_the_rule_sets():
    np.testing.assert_array_equal(oracle.masks_in_words(oracle.PLUS), MAGIC.matrix)
    np.testing.assert_array_equal(oracle.masks_in_words(oracle.ALL_NINE), CASEGAME.matrix)


@pytest.mark.parametrize("rule", [MAGIC, RuleSet(oracle.lines(3)), random_rules(2, 3, 1), lights_out(2, 3)])
def test_search_finds_the_fewest_presses(rule):
    size = rule.matrix.shape[1]
    white = np.zeros(rule.shape, dtype=int)
    found = oracle.shortest_presses(rule.masks)
    for number in range(2**size):
        goal = to_board(number, rule.shape)
        assert (number in found) == rule.is_reachable(white, goal)
        if number in found:
            assert to_number(rule.press(white, found[number])) == number
            assert len(found[number]) == rule.solve(white, goal).sum()


def test_products_and_inverses_agree_with_the_package():
    for a in MATRICES:
        b = GENERATOR.integers(0, 2, a.shape)
        np.testing.assert_array_equal(oracle.product(a, b), gf2.matmul(a, b))
        np.testing.assert_array_equal(oracle.product(a[0], b), gf2.matmul(a[0], b))
        assert oracle.are_invertible(a[None])[0] == gf2.det(a)
        assert oracle.sympy_determinant(a) == determinant(a) == reals.det(a)
        np.testing.assert_array_equal(oracle.sympy_adjugate(a), reals.adjugate(a))
        if gf2.det(a):
            for way in (binv, inverse_by_binv, oracle.sympy_inverse_modulo_2, oracle.inverse):
                np.testing.assert_array_equal(way(a), gf2.inv(a))
        else:
            assert binv(a) is None
            with pytest.raises(ArithmeticError, match="NO INVERSE"):
                inverse_by_binv(a)


def test_pascal_agrees_with_the_package():
    for n in (1, 2, 5, 16, 30):
        np.testing.assert_array_equal(oracle.pascal(n), oracle.binomials(n))
        np.testing.assert_array_equal(oracle.pascal(n) % 2, helix.geniton(n))
    assert oracle.pascal(6)[2].tolist() == [comb(5 - j, 2) for j in range(6)]


def test_numbers_and_bits_are_there_and_back():
    for n in range(512):
        assert oracle.number(oracle.bits(n)) == n == to_number(oracle.bits(n))


def test_nim_agrees_with_the_package():
    np.testing.assert_array_equal(oracle.nim_sums(20), nim_table(20))
    for heaps, won in oracle.nim_positions(6).items():
        assert won == (heaps[0] ^ heaps[1] ^ heaps[2] != 0)


def test_race_is_lost_by_one_error_against_eachshortest_way():
    found = evidence_on_errors()
    assert found.ways == {"all errors on a common board": False}
    assert all(found.mended.values())
    for number in (1, 32 ^ 495, 511):
        shortest = pressed(MAGIC.solve(to_board(0), to_board(number)))
        for error in set(range(9)) - set(shortest):
            after = MAGIC.press(to_board(0), error)
            assert 1 + MAGIC.solve(after, to_board(number)).sum() == len(shortest) + 2


@pytest.mark.parametrize(
    ("statement", "takes_sympy"),
    [
        ("ledger.names(); ledger.place('retroversion.IY'); ledger.printed('retroversion.IY')", False),
        ("ledger.compare('retroversion.det_Y', 5); ledger.compare_each('retroversion', det_Y=5)", False),
        ("ledger.rosetta()", False),
        ("ledger.row('retroversion.twice_is_nothing'); ledger.row('casegame.board_count')", False),
        ("ledger.computed('retroversion.IYB')", False),
        ("ledger.computed('retroversion.IY')", True),
        ("ledger.row('retroversion.IYB')", True),
        ("ledger.row('fractal_magic.cube_is_inverse')", True),
    ],
)
def test_sympy_is_loaded_by_what_takes_it_and_by_nothing_else(statement, takes_sympy):
    program = f"from magicmath import ledger\n{statement}\nimport sys; print('sympy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == f"{takes_sympy}\n"

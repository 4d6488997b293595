"""The bets of notebook 12: their evidence by a second way, and answers that follow from it."""

from itertools import pairwise, product

import numpy as np
import pytest
import sympy
from veil import held_back

from magicmath import gf2, plain, plot
from magicmath.bets import polynomials
from magicmath.rules import lights_out
from magicmath.widgets._polynomials import polynomial_text


def quiet_first_rows(n):
    """Return the first rows of the choices that change nothing, by trying all the choices."""
    return {tuple(choice[:n]) for choice in plain.quiet_choices(plain.lights_out(n, n))}


@pytest.mark.parametrize("n", [2, 3, 4])
def test_a_chase_ends_white_from_the_first_rows_of_quiet_choices_alone(n):
    ends_white = {first for first in product((0, 1), repeat=n) if not polynomials._chased(n, first)[-1].any()}
    assert ends_white == quiet_first_rows(n)
    if n == 4:
        held = held_back(polynomials.chase())
        assert held["answer"] == polynomials._ENDS[len(ends_white)]
        assert held["common"][-1]["text"] == (
            f"The computer chased from each of the 16 first rows. All {len(ends_white)} end white. "
            "The reason comes later: here you can only guess."
        )


def test_a_chase_clears_each_row_from_below():
    assert [board.tolist() for board in polynomials._chased(2, (1, 0))] == [
        [[1, 1], [1, 0]],
        [[0, 0], [1, 0]],
    ]
    for first in product((0, 1), repeat=4):
        for i, board in enumerate(polynomials._chased(4, first)):
            assert not board[:i].any()


def test_the_chases_that_are_shown_row_by_row_end_white():
    pictures = [
        piece["svg"] for piece in held_back(polynomials.chase())["common"] if piece["kind"] == "picture"
    ]
    rows = [f"row {i} pressed" for i in range(1, 5)]
    for picture, first in zip(pictures, [(1, 0, 0, 0), (0, 1, 1, 0)], strict=True):
        boards = polynomials._chased(4, first)
        assert not boards[-1].any()
        assert picture == plot.boards(boards, rows).svg


def test_one_step_makes_all_the_polynomials_of_the_chase():
    x = sympy.Symbol("x")

    def up_to_six(by):
        found = [sympy.Integer(0), sympy.Integer(1)]
        while len(found) <= 6:
            found.append(sympy.Poly(by * found[-1] + found[-2], x, modulus=2).as_expr())
        return found

    def text(p):
        terms = sympy.Poly(p, x).terms()
        return polynomial_text(sum(int(coefficient) % 2 << power for (power,), coefficient in terms))

    f, g = up_to_six(x), up_to_six(x + 1)
    steps = {
        "add 1 to f": [p + 1 for p in f[1:]],
        "add the f of the line before": [p + q for p, q in pairwise(f)],
        "multiply f by x + 1": [p * (x + 1) for p in f[1:]],
        "put x + 1 in the place of each x in f": [p.subs(x, x + 1) for p in f[1:]],
    }
    held = held_back(polynomials.two_lists())
    assert polynomials.two_lists().choices == tuple(steps)
    for (choice, made), (piece,) in zip(steps.items(), held["own"], strict=True):
        texts = [text(sympy.expand(p)) for p in made]
        slips = [m for m in range(1, 7) if texts[m - 1] != text(g[m])]
        if choice == held["answer"]:
            assert (slips, piece["text"]) == ([], "✓ This makes all 6 of them.")
            continue
        m = "₀₁₂₃₄₅₆"[slips[0]]
        assert piece["text"] == (
            f"This does not make g{m}. From f{m} = {text(f[slips[0]])} it makes {texts[slips[0] - 1]}, "
            f"and g{m} is {text(g[slips[0]])}."
        )
    assert [piece["text"] for piece in held["common"]] == [
        f"From f₃ = {text(f[3])} you get (x + 1)² + 1 = x² + 1 + 1 = {text(g[3])}, and this is g₃.",
        f"From f₄ = {text(f[4])} you get (x + 1)³ = (x² + 1)·(x + 1) = {text(g[4])}, and this is g₄.",
    ]


def test_the_nullity_that_is_bet_on_is_that_of_all_chases():
    held = held_back(polynomials.nine())
    n = polynomials._NINE
    assert held["answer"] == plain.nullity_by_gcd(n) == n * n - gf2.matrix_rank(lights_out(n, n).matrix)
    white = sum(not polynomials._presses(first)[-1].any() for first in product((0, 1), repeat=n))
    assert white == 2 ** held["answer"]
    texts = [piece["text"] for piece in held["common"] if piece["kind"] == "text"]
    assert f"{white} of them end white. This is 2 to the {held['answer']}," in texts[0]
    assert plain.fibonacci_polynomial(n + 1) == 0b1000100010
    assert "f = x⁹ + x⁵ + x and g = x⁹ + x⁸ + x⁵ + x⁴ + x + 1." in polynomials.nine().question
    assert texts[1].endswith("It begins with cell 2 of row 1, and it ends white.")
    assert len(texts) == 2  # c itself is found in the figure below the bet
    (picture,) = [piece for piece in held["common"] if piece["kind"] == "picture"]
    rows = polynomials._presses([0, 1, *[0] * (n - 2)])[:-1]
    assert not any(plain.vecmat(rows.ravel().tolist(), plain.lights_out(n, n)))
    white = np.zeros((n, n), int)
    assert picture["svg"] == plot.boards([rows, white], ["all its presses", "the board"]).svg


@pytest.mark.parametrize("n", [2, 3, 4])
def test_the_presses_of_a_chase_clear_the_board_where_the_row_below_is_empty(n):
    for first in product((0, 1), repeat=n):
        *rows, below = polynomials._presses(first)
        board = lights_out(n, n).press(np.zeros((n, n), int), np.flatnonzero(rows))
        assert (board[-1].tolist(), board[:-1].any()) == (below.tolist(), False)


def test_the_sizes_without_a_board_that_refuses_are_counted_by_chasing():
    def free(n):
        """Return whether the first rows lead to as many rows below the board."""
        below = []
        for i in range(n):
            above, row = 0, 1 << i
            for _ in range(n):
                above, row = row, (row ^ row << 1 ^ row >> 1 ^ above) % 2**n
            below.append([row >> j & 1 for j in range(n)])
        return plain.matrix_rank(below) == n

    held = held_back(polynomials.hundred())
    assert held["answer"] == sum(map(free, range(1, 101)))
    _, picture, last = held["common"]
    assert last["text"] == f"The other {held['answer']} refuse none."
    numbers = np.arange(1, 101).reshape(10, 10)
    refusing = np.array([[not free(n) for n in row] for row in numbers.tolist()])
    assert picture["svg"] == plot.matrix(numbers, "sizes from 1 to 100", dark=refusing).svg


def test_the_empty_lines_of_the_walk_are_those_whose_polynomial_is_a_multiple():
    held = held_back(polynomials.walk_on_five())
    f = plain.fibonacci_polynomial(6)
    empty = tuple(m for m in range(1, 19) if plain.polynomial_gcd(plain.fibonacci_polynomial(m), f) == f)
    assert held["answer"] == polynomials._EMPTY[empty]
    turns = {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 7: 5, 8: 4, 9: 3, 10: 2, 11: 1}  # the place of the 1, line by line
    lines = np.array([[int(turns.get(m % 12) == j) for j in range(1, 6)] for m in range(1, 19)])
    parts = [lines[:6], lines[6:12], lines[12:]]
    names = ["lines 1 to 6", "lines 7 to 12", "lines 13 to 18"]
    assert held["common"][1]["svg"] == plot.boards(parts, names).svg


def test_the_multiples_of_5_and_6_tell_of_the_neighbours_of_a_million_only():
    assert [[n % 5 == 0, n % 6 == 0] for n in (10**6, 10**6 + 1, 10**6 + 2)] == [[1, 0], [0, 0], [0, 1]]


def test_the_nullities_of_large_boards_are_those_of_the_theorem():
    held = held_back(polynomials.million())
    found = {n: polynomials._of_large_board(n) for n in (10**6 - 1, 10**6, 10**6 + 1)}
    for n in (999, 1000, 1001):
        assert polynomials._of_large_board(n) == plain.nullity_by_gcd(n)
    assert [found[n] for n in sorted(found)] == [256, 0, 2]  # said in the evidence
    assert held["answer"] == polynomials._refusing(found[10**6])
    assert 101 * 9901 == 10**6 + 1
    assert [plain.nullity_by_gcd(n) for n in (100, 9900)] == [0, 0]  # said there, too
    assert held["common"][1]["svg"] == plot.bars({f"{n:,}": size for n, size in found.items()}, "nullity").svg


@pytest.mark.parametrize("found", [0, 1, 2, 10, 256])
def test_the_share_that_refuses_follows_from_the_nullity(found):
    share = 1 - 2.0**-found
    choice = {0: polynomials._NONE, 0.5: polynomials._HALF, 0.75: polynomials._MOST}.get(share)
    assert polynomials._refusing(found) == (choice or polynomials._NEARLY_ALL)
    assert choice or share >= 0.999

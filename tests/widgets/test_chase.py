"""The rows of a chase and their polynomials: state, text, and what is refused."""

from functools import reduce
from itertools import product
from operator import xor

import numpy as np
import pytest
from page_code import in_node

from magicmath import gf2, nullity, plain
from magicmath.rules import lights_out
from magicmath.widgets import Chase


def at_matrix(p, matrix):
    """Return the value of a polynomial at a matrix."""
    value = np.zeros_like(matrix)
    for power in range(p.bit_length()):
        if p >> power & 1:
            value ^= gf2.matrix_power(matrix, power)
    return value


@pytest.mark.parametrize("itself", [True, False])
@pytest.mark.parametrize("n", range(1, 10))
def test_each_row_is_row_1_times_its_polynomial_at_the_matrix(n, itself):
    first = np.random.default_rng(n).integers(0, 2, n)
    chase = Chase(first, itself=itself)
    assert len(chase.rows) == len(chase.polynomials) == n + 1
    for row, p in zip(chase.rows, chase.polynomials, strict=True):
        assert row.tolist() == gf2.matmul(first, at_matrix(p, chase.matrix)).tolist()


@pytest.mark.parametrize("n", range(1, 7))
def test_the_rows_below_the_board_that_are_0_count_the_nullity(n):
    chase = Chase([0] * n)
    ends = []
    for first in product((0, 1), repeat=n):
        chase.first = first
        ends.append(not chase.rows[-1].any())
        board = lights_out(n, n).press(np.zeros((n, n), int), np.flatnonzero(np.array(chase.rows[:-1])))
        assert ends[-1] == (not board.any())
    assert sum(ends) == 2 ** nullity.of_board(n)


def test_without_the_cell_itself_each_chase_leaves_the_strip():
    walk = Chase([1, 0, 0, 0, 0, 0], itself=False)
    assert np.array_equal(walk.rows[:-1], np.eye(6, dtype=int))
    for first in product((0, 1), repeat=6):
        walk.first = first
        assert not walk.rows[-1].any()


@pytest.mark.parametrize("n", range(1, 10))
def test_the_row_below_the_board_belongs_to_the_remainder_of_h_times_g(n):
    f = plain.fibonacci_polynomial(n + 1)
    chase = Chase(np.random.default_rng(n).integers(0, 2, n), sums=True)
    h, *_, p = chase.sums
    product = reduce(xor, (plain.shifted(f) << i for i in range(n) if h >> i & 1), 0)
    while product.bit_length() > n:
        product ^= f << product.bit_length() - f.bit_length()
    assert p == product


def test_different_rows_have_different_sums():
    sums = {Chase(row).sums[0] for row in product((0, 1), repeat=7)}
    assert sums == set(range(2**7))


def test_the_text_shows_the_rows_shown():
    assert (
        repr(Chase([0, 1], shown=99 - 90))
        == "Chase with A, 3 of 3 rows\npresses  the board\n□ ■      □ □\n■ ■      □ ■\n□ ■"
    )
    title = repr(Chase([0, 1], shown=3, sums=True)).partition("\n")[0]
    assert title == "Chase with A, 3 of 3 rows, h = x, p = x"
    assert repr(Chase([0, 1], itself=False)) == "Chase with B, 1 of 3 rows\npresses\n□ ■"


@pytest.mark.parametrize("shown", range(1, 6))
def test_the_black_cells_of_the_last_row_pressed_are_the_next_presses(shown):
    chase = Chase([1, 1, 0, 1, 0], shown=shown)
    assert chase.lights[shown - 1].tolist() == chase.rows[shown].tolist()
    assert not chase.lights[: shown - 1].any()


def test_by_hand_the_figure_ends_with_the_board():
    title = repr(Chase([0, 1], shown=3, by_hand=True)).partition("\n")[0]
    assert title == "Chase by hand, 2 of 2 rows"
    for wrong in ({"itself": False}, {"sums": True}):
        with pytest.raises(ValueError, match="by_hand"):
            Chase([0, 1], by_hand=True, **wrong)
    with pytest.raises(TypeError, match="by_hand"):
        Chase([0, 1], by_hand=1)


def test_the_row_below_the_board_is_told_once_it_is_uncovered():
    chase = Chase([0, 1, 1, 0, 0], sums=True, below=True)
    told = "Chase with A, 1 of 6 rows, h = x² + x + 1, h times g = x⁷ + x⁴\npresses\n□ ■ ■ □ □"
    assert repr(chase) == told
    chase.shown = 5
    assert repr(chase) == told
    chase.shown = 6
    title, _, *drawn = repr(chase).splitlines()
    assert title == "Chase with A, 2 of 6 rows, h = x² + x + 1, h times g = x⁷ + x⁴, p = x⁴ + x³"
    ends = chase.rows[0], chase.rows[-1]
    assert drawn == [" ".join("□■"[bit] for bit in row) for row in ends]


@pytest.mark.parametrize(
    "wrong",
    [{"below": True}, {"in_x": True, "sums": True}, {"in_x": True, "by_hand": True}],
)
def test_what_cannot_be_shown_together_is_refused(wrong):
    with pytest.raises(ValueError, match=next(iter(wrong))):
        Chase([0, 1], **wrong)
    with pytest.raises(TypeError, match=next(iter(wrong))):
        Chase([0, 1], **{next(iter(wrong)): 1})


@pytest.mark.parametrize("n", range(1, 8))
def test_the_coefficients_of_s_make_each_row_whose_chase_ends_white(n):
    chase = Chase([0] * n, by_s=True)
    found = {}
    for first in product((0, 1), repeat=n):
        if Chase(first).rows[-1].any():
            with pytest.raises(ValueError, match="first must be a row whose chase ends white"):
                chase.first = first
            continue
        chase.first = first
        u, s = chase._u_and_s
        assert chase.sums[0] == reduce(xor, (u << i for i in range(n) if s >> i & 1), 0)
        assert not chase.lights.any()
        found[s] = first
    assert set(found) == set(range(2 ** nullity.of_board(n)))


def test_a_figure_by_s_tells_s_and_goes_with_no_other_choice():
    title, _, *drawn = repr(Chase([1, 1, 0, 1, 1], by_s=True)).splitlines()
    assert title == "Chase by s = x, h = x⁴ + x³ + x² + x"
    assert len(drawn) == 6
    for wrong in ({"itself": False}, {"sums": True}, {"by_hand": True}, {"in_x": True}):
        with pytest.raises(ValueError, match="by_s"):
            Chase([0, 1], by_s=True, **wrong)
    with pytest.raises(TypeError, match="by_s"):
        Chase([0, 1], by_s=1)
    with pytest.raises(ValueError, match="ends white"):
        Chase([1, 0, 0], by_s=True)


@pytest.mark.parametrize("itself", [True, False])
def test_a_figure_that_asks_shows_the_presses_alone(itself):
    title, head, *drawn = repr(Chase([1, 0, 0], shown=3, itself=itself, asks=True)).splitlines()
    assert (title, head) == (f"Chase with {'A' if itself else 'B'}, 3 of 4 rows", "presses")
    rows = Chase([1, 0, 0], itself=itself).rows[:3]
    assert drawn == [" ".join("□■"[bit] for bit in row) for row in rows]
    for wrong in ({"sums": True}, {"by_hand": True}, {"by_s": True}):
        with pytest.raises(ValueError, match="asks"):
            Chase([0, 0], asks=True, **wrong)
    with pytest.raises(TypeError, match="asks"):
        Chase([0, 1], asks=1)


@pytest.mark.parametrize("n", range(1, 6))
def test_below_an_empty_line_the_walk_goes_back_and_begins_again(n):
    period = 2 * (n + 1)
    walk = Chase([1] + [0] * (n - 1), itself=False, in_x=True, lines=18)
    assert len(walk.rows) == len(walk.polynomials) == 18
    f = plain.fibonacci_polynomial(n + 1)
    for m, (row, p) in enumerate(zip(walk.rows, walk.polynomials, strict=True), 1):
        back = min(m % period, period - m % period)
        assert row.tolist() == [int(j == back) for j in range(1, n + 1)]
        assert row.any() == (plain.polynomial_gcd(p, f) != f) == (m % (n + 1) != 0)
    walk.shown = 12
    assert repr(walk).startswith("Chase with B, 12 of 18 rows\n")


@pytest.mark.parametrize("lines", [0, 19, 2.5, True, "9", [9]])
def test_numbers_of_lines_that_are_none_are_refused(lines):
    with pytest.raises((TypeError, ValueError), match="lines"):
        Chase([1, 0], itself=False, in_x=True, lines=lines)


@pytest.mark.parametrize("wrong", [{}, {"itself": False}, {"itself": False, "in_x": True, "asks": True}])
def test_more_lines_are_for_the_walk_alone(wrong):
    with pytest.raises(ValueError, match="lines is for"):
        Chase([1, 0], lines=9, **wrong)


@pytest.mark.parametrize("wrong", [[], [0, 2], [1] * 10, [[1, 0]], [0.5], "10", None, [float("nan")]])
def test_a_first_row_that_is_none_is_refused(wrong):
    with pytest.raises((TypeError, ValueError), match="first"):
        Chase(wrong)


@pytest.mark.parametrize(
    "state",
    [
        {"first": [1, 0]},
        {"first": None},
        {"shown": 0},
        {"shown": 19},
        {"shown": "all"},
        {"_itself": False},
        {"_sums": 1},
        {"_lines": 9},
    ],
)
def test_malformed_states_are_refused_and_the_state_stays(state):
    chase = Chase([1, 0, 0], shown=2)
    with pytest.raises((TypeError, ValueError), match=next(iter(state))):
        chase.set_state(state)
    assert (chase.first.tolist(), chase.shown) == ([1, 0, 0], 2)
    chase.set_state({"first": [1, 1, 1], "shown": 4})
    assert chase.rows[-1].tolist() == [0, 1, 0]


@pytest.mark.parametrize("itself", [True, False])
def test_the_page_has_the_same_rows(itself, npm_packages):
    chase = Chase([1, 1, 0, 1, 0, 0, 1, 1, 0], itself=itself)
    asked = {"first": chase.first.tolist(), "itself": itself}
    rows = in_node("chase_state", "rowsOf", "rowsOf(argument.first, argument.itself)", asked)
    assert rows[1:] == np.array(chase.rows).tolist()
    ask = "rowsOf(argument.first, argument.itself).map((row) => sumOf(row, polynomialsUpTo(10)))"
    assert in_node("chase_state", "rowsOf, sumOf, polynomialsUpTo", ask, asked)[1:] == chase.sums
    for m in range(1, 10) if itself else ():
        chase.shown = asked["m"] = m
        ask = "lightsOf(rowsOf(argument.first, true), argument.m)"
        assert in_node("chase_state", "rowsOf, lightsOf", ask, asked) == chase.lights.tolist()
    found = in_node("chase_state", "polynomialsUpTo", "polynomialsUpTo(argument.last)", {"last": 10})
    assert found[1:] == chase.polynomials


def test_the_page_has_the_same_lines_below_an_empty_one(npm_packages):
    walk = Chase([1, 0, 0, 0], itself=False, in_x=True, lines=15)
    rows = in_node("chase_state", "rowsOf", "rowsOf(argument.first, false, 15)", {"first": [1, 0, 0, 0]})
    assert rows[1:] == np.array(walk.rows).tolist()

"""The climb: what N makes of a choice, and on which rungs it stands."""

import itertools

import numpy as np
import pytest
import traitlets

from magicmath import gf2
from magicmath.rules import MAGIC, all_sums, symmetric_basis
from magicmath.widgets import Climb

CORNERS, EDGES = [0, 2, 8, 6], [1, 5, 7, 3]
N = MAGIC.matrix.astype(int) + np.eye(9, dtype=int)
CELLS = np.eye(9, dtype=int).reshape(9, 3, 3)


def stands(p, q, r, s):
    """Return the rung of four bits round the board, counted up as long as each holds."""
    holds = [(p + q + r + s) % 2 == 0, p == r and q == s, p == q == r == s, not p + q + r + s]
    return list(itertools.takewhile(bool, holds)).count(True)


def all_boards():
    return [np.array(bits).reshape(3, 3) for bits in itertools.product([0, 1], repeat=9)]


def test_boards_are_products_and_each_stands_at_least_as_high_as_it_was_pressed():
    for choice in all_boards():
        figure = Climb(choice)
        figure.step = 4
        for k, (board, rungs, centre) in enumerate(
            zip(figure.boards, figure.rungs, figure.centres, strict=True)
        ):
            wanted = choice.ravel() @ np.linalg.matrix_power(N, k) % 2
            assert board.ravel().tolist() == wanted.tolist()
            assert rungs == (stands(*wanted[CORNERS]), stands(*wanted[EDGES]))
            assert min(rungs) >= k
            assert centre == wanted[4]
            assert not centre or k < 2
        assert not figure.boards[4].any()


def test_each_choice_is_a_sum_of_cells_whose_walks_are_the_three_of_the_figure_turned():
    three = []
    for cell in (0, 1, 4):
        figure = Climb(CELLS[cell])
        figure.step = 4
        three.append(figure.boards)
    for cell in CELLS:
        figure = Climb(cell)
        figure.step = 4
        turned = [[np.rot90(board, k).tolist() for board in walk] for walk in three for k in range(4)]
        assert [board.tolist() for board in figure.boards] in turned


def test_every_rule_with_turns_mirrors_and_an_inverse_climbs_as_magic_does():
    rules = [rule for rule in all_sums(symmetric_basis(3)) if gf2.det(rule)][::97]
    assert len(rules) > 40
    for rule, cell in itertools.product(rules, (0, 1, 4)):
        figure = Climb(CELLS[cell])
        figure.matrix = rule
        figure.step = 4
        assert all(min(rungs) >= k for k, rungs in enumerate(figure.rungs) if cell < 4 or k)


def test_as_many_boards_are_told_as_are_pressed():
    figure = Climb()
    assert repr(figure).splitlines()[0] == "Corners on rungs 0, edges on rungs 4"
    figure.set_state({"step": 3, "choice": CELLS[1].tolist()})
    assert repr(figure).splitlines()[0] == "Corners on rungs 4 1 4 3, edges on rungs 0 4 2 4"
    assert figure.centres == [0, 0, 0, 0]
    assert len(figure.boards) == 4


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("choice", [[1, 0], [0, 1]]),
        ("choice", [[2, 0, 0], [0, 0, 0], [0, 0, 0]]),
        ("matrix", np.eye(4, dtype=int).tolist()),
        ("step", 5),
        ("step", -1),
        ("_given", []),
        ("_tied", []),
    ],
)
def test_what_is_no_board_no_rule_or_no_step_is_refused_and_the_state_stays(name, wrong):
    figure = Climb()
    before = repr(figure), figure.matrix.tolist()
    with pytest.raises((TypeError, ValueError, traitlets.TraitError), match=name):
        figure.set_state({name: wrong})
    if name == "choice":
        with pytest.raises((TypeError, ValueError), match=name):
            Climb(wrong)
    assert (repr(figure), figure.matrix.tolist()) == before


def test_each_press_leaves_fewer_boards_of_all():
    counts = Climb().left
    for k, count in enumerate(counts):
        power = np.linalg.matrix_power(N, k)
        assert count == len({(board.ravel() @ power % 2).tobytes() for board in all_boards()})
    assert counts == [512, 64, 16, 4, 1]

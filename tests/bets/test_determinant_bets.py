"""The bets of notebook 03: their evidence by a second way, and answers that follow from it."""

import numpy as np
import pytest
from veil import held_back

from magicmath import plain
from magicmath.bets import determinant
from magicmath.rules import MAGIC

Y = MAGIC.matrix.astype(int)


def test_the_bits_that_make_it_even_are_those_that_leave_no_inverse_modulo_2():
    marks = determinant._breaking_bits(Y)
    for i, j in np.ndindex(9, 9):
        changed = MAGIC.matrix.copy()
        changed[i, j] ^= 1
        assert marks[i, j] == (plain.matrix_rank(changed.tolist()) < 9), (i, j)
    assert np.array_equal(marks, np.transpose(plain.inv(Y.tolist())))  # as the evidence says
    assert held_back(determinant.bit())["answer"] == marks.sum()


def test_the_presses_that_are_replayed_hit_each_cell_five_times():
    (replay,) = [piece for piece in held_back(determinant.five())["common"] if piece["kind"] == "replay"]
    (path,) = replay["paths"]
    assert sum(MAGIC.masks[press].astype(int) for press in path).tolist() == [[5] * 3] * 3
    assert replay["k"] == 5
    assert not np.any(replay["start"])


def test_the_boards_of_five_colours_are_those_that_all_choices_make():
    powers = 5 ** np.arange(9)
    boards = np.zeros((1, 9), np.int64)
    for mask in MAGIC.matrix.astype(np.int64):
        boards = np.unique(((boards[:, None] + np.arange(5)[:, None] * mask) % 5).reshape(-1, 9) @ powers)
        boards = boards[:, None] // powers % 5
    held = held_back(determinant.five())
    assert f"they make {len(boards):,} boards" in held["common"][-1]["text"]
    assert held["answer"] == determinant._answer_on_boards(len(boards), 5**9)


@pytest.mark.parametrize(("made", "answer"), [(10, "_ALL"), (9, "_MOST"), (5, "_FEW"), (1, "_FEW")])
def test_the_answer_on_boards_follows_from_their_number(made, answer):
    assert determinant._answer_on_boards(made, 10) == getattr(determinant, answer)

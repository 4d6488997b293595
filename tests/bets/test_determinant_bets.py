"""The bets of notebook 03: their evidence by a second way, and answers that follow from it."""

import numpy as np
import pytest
from veil import held_back

from magicmath import plain, reals
from magicmath.bets import determinant
from magicmath.exercises import determinant as exercises
from magicmath.exercises.parities import HOLLOW
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


def test_in_five_colours_each_round_is_these_presses_twice_or_four_times():
    (replay,) = [piece for piece in held_back(determinant.five())["common"] if piece["kind"] == "replay"]
    times = np.bincount(replay["paths"][0], minlength=9)
    rounds = [row.tolist() for row in reals.adjugate(Y) % 5]
    assert {2, 4} == {factor for factor in range(5) if (factor * times % 5).tolist() in rounds}
    assert all(row in [(factor * times % 5).tolist() for factor in (2, 4)] for row in rounds)


def boards_of_all_choices(rules, k):
    powers = k ** np.arange(9)
    boards = np.zeros((1, 9), np.int64)
    for mask in rules.matrix.astype(np.int64):
        boards = np.unique(((boards[:, None] + np.arange(k)[:, None] * mask) % k).reshape(-1, 9) @ powers)
        boards = boards[:, None] // powers % k
    return len(boards)


def test_the_boards_of_five_colours_are_those_that_all_choices_make():
    boards = boards_of_all_choices(MAGIC, 5)
    held = held_back(determinant.five())
    assert f"they make {boards:,} boards" in held["common"][-1]["text"]
    assert held["answer"] == determinant._answer_on_boards(boards, 5**9)


def test_the_boards_of_hollow_in_three_colours_are_those_that_all_choices_make():
    boards = boards_of_all_choices(HOLLOW, 3)
    held = held_back(determinant.hollow())
    assert f"HOLLOW makes {boards:,} of them" in held["common"][0]["text"]
    assert held["answer"] == determinant._answer_on_boards(boards, 3**9)
    assert 2 * boards_of_all_choices(HOLLOW, 2) == 2**9  # as the question says


def test_the_presses_replayed_in_hollow_change_a_corner_cell_alone():
    said, replay, *_ = held_back(determinant.hollow())["common"]
    (path,) = replay["paths"]
    assert said["text"].endswith(f"it needs {len(path)} presses:")
    counts = sum(HOLLOW.masks[press].astype(int) for press in path)
    assert (counts % 3).ravel().tolist() == [1] + [0] * 8
    assert replay["k"] == 3


@pytest.mark.parametrize("det", [8, -8, 5, 9, 7])
def test_the_reason_for_three_colours_follows_from_the_determinant(det):
    said = exercises._reason_for_three(det)
    ways = [u for u in range(3) if u * det % 3 == 1]
    assert ("no way back" in said) == (not ways)
    told = {1: "So one round changes this cell alone", 2: "So 2 rounds add 4, and 4 is 1"}
    assert all(told[u] in said and said.endswith("This is a way back.") for u in ways)


@pytest.mark.parametrize(("made", "answer"), [(10, "_ALL"), (9, "_MOST"), (5, "_FEW"), (1, "_FEW")])
def test_the_answer_on_boards_follows_from_their_number(made, answer):
    assert determinant._answer_on_boards(made, 10) == getattr(determinant, answer)

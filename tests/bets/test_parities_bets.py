"""The bets of notebook 02: their evidence by a second way, and answers that follow from it."""

from collections import Counter
from itertools import product

import numpy as np
import pytest
from veil import held_back

from magicmath import plain
from magicmath.bets import parities
from magicmath.rules import MAGIC, UNIT, to_board


def test_the_cells_that_decide_on_the_upper_side_are_those_that_turn_its_bit_of_a_solution():
    shortest = plain.shortest_presses(MAGIC.matrix.tolist())
    deciding = set()
    for cell, board in product(range(9), range(512)):
        one, other = (to_board(number).ravel() for number in (board, board ^ 1 << 8 - cell))
        if (1 in shortest[tuple(one.tolist())]) != (1 in shortest[tuple(other.tolist())]):
            deciding.add(cell)
    assert set(parities._deciding_cells(MAGIC, 1)) == deciding
    assert held_back(parities.side())["answer"] == len(deciding)


def test_the_equations_of_the_cells_that_decide_add_up_to_the_letter_alone():
    for mask in range(9):
        left = [0] * 9
        for cell in parities._deciding_cells(MAGIC, mask):
            left = [a ^ int(row[cell]) for a, row in zip(left, MAGIC.matrix, strict=True)]
        assert left == [int(other == mask) for other in range(9)]


def test_the_cells_that_decide_on_a_mask_of_one_cell_is_that_cell():
    assert [parities._deciding_cells(UNIT, mask) for mask in range(9)] == [[mask] for mask in range(9)]


def test_agreements_of_each_xor_with_the_majority_are_counted_vote_by_vote():
    wanted = {}
    for chosen in product((True, False), repeat=3):
        name = " ^ ".join(letter for letter, is_in in zip("xyz", chosen, strict=True) if is_in)
        wanted[name or "0"] = 0
        for votes in product((0, 1), repeat=3):
            result = 0
            for vote, is_in in zip(votes, chosen, strict=True):
                result ^= vote if is_in else 0
            wanted[name or "0"] += result == sorted(votes)[1]
    assert parities._agreements() == wanted
    held = held_back(parities.majority())
    assert held["answer"] == parities._answer_on_majority(wanted)
    assert f"more than {max(wanted.values())} times" in held["common"][-1]["text"]


@pytest.mark.parametrize(
    ("perfect", "answer"), [(None, "_NO"), ("x ^ y ^ z", "_YES_ALL"), ("y", "_YES_OTHER")]
)
def test_the_answer_on_the_majority_follows_from_the_agreements(perfect, answer):
    counts = parities._agreements() | ({perfect: 8} if perfect else {})
    assert parities._answer_on_majority(counts) == getattr(parities, answer)


def test_tenth_masks_are_counted_by_the_boards_that_all_choices_make():
    of_nine = {plain_choice(choice) for choice in product((0, 1), repeat=9)}
    found = Counter()
    for tenth in product((0, 1), repeat=9):
        if any(tenth):
            boards = of_nine | {tuple(a ^ b for a, b in zip(board, tenth, strict=True)) for board in of_nine}
            found[len(boards) < 1024] += 1
    assert parities._quiet_by_tenth_mask() == found
    held = held_back(parities.tenth())
    assert held["answer"] == parities._answer_on_tenth(found)
    assert f"With {found[True]} of them" in held["common"][0]["text"]


def plain_choice(choice):
    return tuple(plain.vecmat(choice, MAGIC.matrix.tolist()))


def test_each_replay_with_a_tenth_mask_ends_where_it_began():
    replays = [
        piece for own in held_back(parities.tenth())["own"] for piece in own if piece["kind"] == "replay"
    ]
    assert len(replays) == 5
    for replay in replays:
        (path,) = replay["paths"]
        assert 9 in path
        board = np.array(replay["start"]).ravel()
        for press in path:
            board[replay["masks"][str(press)]] ^= 1
        assert not board.any()


@pytest.mark.parametrize(
    ("found", "answer"), [({True: 3}, "_ALWAYS"), ({False: 3}, "_NEVER"), ({True: 1, False: 2}, "_DEPENDS")]
)
def test_the_answer_on_a_tenth_mask_follows_from_the_count(found, answer):
    assert parities._answer_on_tenth(Counter(found)) == getattr(parities, answer)

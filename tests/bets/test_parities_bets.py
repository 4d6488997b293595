"""The bets of notebook 02: their evidence by a second way, and answers that follow from it."""

import re
from collections import Counter
from itertools import product

import numpy as np
import pytest
from veil import held_back

from magicmath import plain
from magicmath.bets import parities
from magicmath.rules import MAGIC, UNIT, to_board

POSITIONS = [
    *((0, 1, 3, 4), (0, 1, 2), (1, 2, 4, 5), (0, 3, 6), (1, 3, 4, 5, 7)),
    *((2, 5, 8), (3, 4, 6, 7), (6, 7, 8), (4, 5, 7, 8)),
]


def test_the_cells_that_decide_on_the_upper_side_are_those_that_turn_its_bit_of_a_solution():
    shortest = plain.shortest_presses(MAGIC.matrix.tolist())
    deciding = set()
    for cell, board in product(range(9), range(512)):
        one, other = (to_board(number).ravel() for number in (board, board ^ 1 << 8 - cell))
        if (1 in shortest[tuple(one.tolist())]) != (1 in shortest[tuple(other.tolist())]):
            deciding.add(cell)
    assert set(parities._deciding_cells(MAGIC, 1)) == deciding


def test_the_equations_of_the_cells_that_decide_add_up_to_the_letter_alone():
    for mask in range(9):
        left = [0] * 9
        for cell in parities._deciding_cells(MAGIC, mask):
            left = [a ^ int(row[cell]) for a, row in zip(left, MAGIC.matrix, strict=True)]
        assert left == [int(other == mask) for other in range(9)]


def test_the_cells_that_decide_on_a_mask_of_one_cell_is_that_cell():
    assert [parities._deciding_cells(UNIT, mask) for mask in range(9)] == [[mask] for mask in range(9)]


def test_the_leap_needs_a_linear_rule_and_a_linear_rule_forbids_the_cloud():
    """An XOR of causes that is 0 for each of two causes alone is 0 for both."""
    for taken in product((0, 1), repeat=2):
        alone = [plain.vecmat(causes, [[bit] for bit in taken]) for causes in ([1, 0], [0, 1])]
        if alone == [[0], [0]]:
            assert plain.vecmat([1, 1], [[bit] for bit in taken]) == [0]
    held = held_back(parities.leap())
    assert held["answer"] == parities._LINEAR
    assert "A linear rule forbids this" in held["common"][1]["text"]


def test_the_majority_is_a_sum_of_products():
    """As the notebook says after the bets."""
    for x, y, z in product((0, 1), repeat=3):
        assert (x * y + x * z + y * z) % 2 == sorted((x, y, z))[1]


def test_agreements_of_each_xor_with_the_majority_are_counted_vote_by_vote():
    wanted = {}
    for chosen in product((True, False), repeat=3):
        name = " XOR ".join(letter for letter, is_in in zip("xyz", chosen, strict=True) if is_in)
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
    ("perfect", "answer"), [(None, "_NO"), ("x XOR y XOR z", "_YES_ALL"), ("y", "_YES_OTHER")]
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
    assert f"All {sum(found.values())} masks" in held["common"][0]["text"]
    assert "With all of them" in held["common"][0]["text"]


def plain_choice(choice):
    return tuple(plain.vecmat(choice, MAGIC.matrix.tolist()))


def test_each_replay_with_a_tenth_mask_ends_where_it_began():
    replays = [piece for piece in held_back(parities.tenth())["common"] if piece["kind"] == "replay"]
    assert len(replays) == 1
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


def test_the_equations_that_leave_e_in_magic_are_added_in_hollow():
    hollow = [set(mask) for mask in POSITIONS]
    hollow[4] = {1, 3, 5, 7}
    cells = [0, 2, 4, 6, 8]
    times = [sum(cell in mask for cell in cells) for mask in hollow]
    assert [sum(cell in mask for cell in cells) % 2 for mask in POSITIONS] == [0, 0, 0, 0, 1, 0, 0, 0, 0]
    assert {0, 2} >= set(times), "each letter is there twice, or not at all"
    held = held_back(parities.in_hollow())
    assert held["answer"] == parities._NOTHING
    assert 4 not in hollow[4], "so e is gone from the equation of the centre"
    assert held["common"][0]["text"].startswith("What is left: not one letter.")


@pytest.mark.parametrize(
    ("left", "answer"),
    [(["e"], "_E_ALONE"), (["a"], "_OTHER_LETTER"), (["a", "e"], "_SEVERAL"), ([], "_NOTHING")],
)
def test_the_answer_on_hollow_follows_from_the_letters_that_are_left(left, answer):
    assert parities._remaining(left) == getattr(parities, answer)


def test_the_boards_of_hollow_are_counted_by_sets_of_cells():
    hollow = [set(mask) for mask in POSITIONS]
    hollow[4] = {1, 3, 5, 7}
    made = Counter()
    for choice in product((0, 1), repeat=9):
        board = set()
        for mask, bit in zip(hollow, choice, strict=True):
            board ^= mask if bit else set()
        made[frozenset(board)] += 1
    assert set(made.values()) == {2}
    assert parities._boards_by_choices(parities.HOLLOW) == {2: len(made)}
    assert parities._boards_by_choices(MAGIC) == {1: 512}
    held = held_back(parities.hollow_boards())
    lost = 512 - len(made)
    assert held["answer"] == parities._LOST[lost]
    odd = [board for board in product((0, 1), repeat=9) if sum(board[cell] for cell in (0, 2, 4, 6, 8)) % 2]
    assert parities.hollow_boards().question.startswith(f"At least {len(odd)} boards are lost.")
    text = held["common"][0]["text"]
    assert f"They make {len(made)} boards. So {lost} boards are lost, and no more." in text
    assert not re.search(r"\b2 choices", text), "the pairs are for the reader to find"


def test_masks_that_spoil_are_counted_by_the_boards_that_the_others_make():
    others = [row for number, row in enumerate(MAGIC.matrix.tolist()) if number != 4]
    made = {tuple(plain.vecmat(choice, others)) for choice in product((0, 1), repeat=8)}
    spoiling = 0
    for mask in product((0, 1), repeat=9):
        boards = made | {tuple(a ^ b for a, b in zip(board, mask, strict=True)) for board in made}
        spoiling += len(boards) < 512
        even = sum(mask[cell] for cell in (0, 2, 4, 6, 8)) % 2 == 0
        assert (len(boards) < 512) == even, "as the notebook says"
    assert parities._spoiling_masks(MAGIC, 4) == spoiling
    held = held_back(parities.ninth())
    assert held["answer"] == parities._spoiling_share(spoiling)
    assert held["answer"].startswith(str(spoiling))
    assert f"With {spoiling} of the masks some board is lost" in held["common"][0]["text"]
    assert f"The eight masks make {len(made)} boards" in held["common"][-1]["text"]

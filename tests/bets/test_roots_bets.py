"""The bets of notebook 05: their evidence by a second way, and answers that follow from it."""

import math
import re
from collections import Counter

import numpy as np
import pytest
from veil import held_back

from magicmath import gf2, helix, plain, plot
from magicmath.bets import roots
from magicmath.exercises.roots import CHASING, SWAPPING
from magicmath.rules import MAGIC, RuleSet, symmetric_basis

SWAPPED = RuleSet(np.roll(np.eye(8, dtype=int), 1, axis=0).reshape(8, 2, 4))  # of order 8
TURN = np.rot90(np.arange(9).reshape(3, 3)).ravel()
TURN_OF_16 = np.rot90(np.arange(16).reshape(4, 4)).ravel()
MIRROR_OF_16 = np.arange(16).reshape(4, 4).T.ravel()


def test_the_powers_end_at_the_first_that_is_the_identity():
    order = plain.multiplicative_order(MAGIC.matrix.tolist())
    powers = roots._powers_until_home(MAGIC.matrix)
    by_textbook = [plain.matrix_power(MAGIC.matrix.tolist(), k) for k in range(1, order + 1)]
    assert [power.tolist() for power in powers] == by_textbook
    held = held_back(roots.home())
    assert held["answer"] == f"{order} steps"
    assert f"suits them all is {order}." in held["common"][-1]["text"]
    walks = []
    for mask in range(9):
        choice, steps = [mask], 0
        while steps == 0 or choice != [mask]:
            choice = np.flatnonzero(MAGIC.matrix[choice].sum(axis=0) % 2).tolist()
            steps += 1
        walks.append(steps)
    assert math.lcm(*walks) == order
    assert {walks[corner] for corner in (0, 2, 6, 8)} == {walks[0]}
    assert {walks[edge] for edge in (1, 3, 5, 7)} == {walks[1]}
    said = held["common"][0]["text"]
    assert f"corners are home after {walks[0]} steps and the edges after {walks[1]}" in said
    assert f"The centre is home after {walks[4]}." in said


def test_another_rule_would_turn_the_answer(monkeypatch):
    monkeypatch.setattr(roots, "MAGIC", RuleSet(helix.geniton(9).reshape(9, 3, 3)))
    assert held_back(roots.home())["answer"] == "none of these"
    monkeypatch.setattr(roots, "MAGIC", SWAPPED)
    assert held_back(roots.home())["answer"] == "8 steps"


def test_the_claim_is_held_against_every_rule_step_by_step():
    rules = np.zeros((1, 9, 9), np.uint8)
    for one in symmetric_basis(3):
        rules = np.concatenate([rules, rules ^ one])
    home, steps, power = Counter(), 0, rules
    while steps < 4:
        steps += 1
        arrived = (power == np.eye(9)).all(axis=(1, 2))
        home[steps] = int(arrived.sum())
        rules, power = rules[~arrived], power[~arrived]
        power = (power.astype(np.int64) @ rules % 2).astype(np.uint8)
    invertible = sum(home.values()) + sum(int(gf2.det(rule)) for rule in rules)
    held = held_back(roots.claim())
    assert invertible == home[1] + home[2] + home[4]
    assert held["answer"] == f"{max(home)} steps"
    assert f"each of the {invertible} rules" in held["common"][0]["text"]
    bars = {"1 step": home[1], "2 steps": home[2], "4 steps": home[4]}
    assert held["common"][1]["svg"] == plot.bars(bars, "rules that are home after").svg
    assert "the list proves it" in held["common"][-1]["text"]


def test_a_rule_that_breaks_the_claim_would_be_counted(monkeypatch):
    monkeypatch.setattr(roots, "all_sums", lambda basis: [np.eye(9, dtype=int), helix.geniton(9)])
    held = held_back(roots.claim())
    assert held["answer"] == "none of these"
    assert "For 1 rules it is not." in held["common"][-1]["text"]
    monkeypatch.setattr(roots, "all_sums", lambda basis: [np.roll(np.eye(8, dtype=int), 1, axis=0)])
    assert held_back(roots.claim())["answer"] == "8 steps"


def test_orders_are_counted_step_by_step_and_shown():
    basis, seed = symmetric_basis(3, mirrors=False), 3
    orders = roots._orders(basis, seed)
    choices = np.random.default_rng(seed).integers(0, 2, (roots._SAMPLE, len(basis)), dtype=np.uint8)
    identity = np.eye(len(basis[0]), dtype=int)
    counted = dict.fromkeys(orders, 0)
    for rule in np.tensordot(choices, basis, 1) % 2:
        power, steps = rule, 1
        while steps < 50 and not np.array_equal(power, identity):
            power, steps = power @ rule % 2, steps + 1
        counted[0 if steps == 50 else steps] += 1
    assert counted == orders
    invertible = sum(orders.values()) - orders[0]
    held = held_back(roots.turns())
    assert any(f"{invertible} of them can be inverted" in piece.get("text", "") for piece in held["common"])
    assert any(order % 3 == 0 for order in orders if order)


def test_the_rule_without_mirrors_walks_three_steps_and_turns_respect_it():
    matrix = CHASING.matrix
    assert np.array_equal(matrix[np.ix_(TURN, TURN)], matrix)
    mirror = np.arange(9).reshape(3, 3).T.ravel()
    assert not np.array_equal(matrix[np.ix_(mirror, mirror)], matrix)
    assert plain.multiplicative_order(matrix.tolist()) == 3
    common = held_back(roots.turns())["common"]
    corner, edge = np.eye(9, dtype=np.uint8)[[0, 1]].reshape(2, 3, 3)
    walk = plot.boards([corner, edge, corner ^ edge, corner], ["start", "step 1", "step 2", "step 3"])
    assert common[1]["svg"] == walk.svg
    assert "after 3 steps. And 3 divides none" in common[2]["text"]
    orders = roots._orders(symmetric_basis(3, mirrors=False), 3)
    divided = orders[3] + orders[6] + orders[12]
    assert common[-1]["text"].startswith(f"3 divides the orders of {divided} of these rules.")


@pytest.mark.parametrize(
    ("orders", "answer"),
    [
        ([0, 1, 2, 4], roots._FOURTH),
        ([4, 8], roots._TWOS),
        ([0, 16, 1], roots._TWOS),
        ([4, 3], roots._OTHERS),
        ([8, 6], roots._OTHERS),
    ],
)
def test_the_answer_follows_from_the_orders(orders, answer):
    assert roots._answer(orders) == answer


def test_the_rule_that_is_drawn_respects_all_symmetries_and_mixes_corners_with_middle_cells():
    matrix = SWAPPING.matrix
    for moved in (TURN_OF_16, MIRROR_OF_16):
        assert np.array_equal(matrix[np.ix_(moved, moved)], matrix)
    assert plain.multiplicative_order([[0, 1], [1, 1]]) == plain.multiplicative_order(matrix.tolist()) == 3
    common = held_back(roots.larger())["common"]
    assert matrix[0, [5, 6, 9, 10]].sum() == 1
    kinds = re.findall(r"of an? [a-z ]+", " ".join(piece.get("svg", "") for piece in common))
    assert list(dict.fromkeys(kinds)) == ["of a corner", "of an edge cell", "of a middle cell"]


def test_one_count_on_4_by_4_can_be_odd():
    """Make all masks of a corner that the diagonal mirror respects."""
    diagonal = np.arange(16).reshape(4, 4).T.ravel()
    numbers = np.arange(2**16)
    masks = (numbers[:, None] >> np.arange(16) & 1).astype(np.uint8)
    kept = masks[(masks == masks[:, diagonal]).all(axis=1)]
    odd = [choice for choice, cells in roots._COUNTS.items() if np.any(kept[:, cells].sum(axis=1) % 2)]
    assert odd == [held_back(roots.larger())["answer"]] == [roots._odd_count(symmetric_basis(4))]
    assert roots._odd_count(np.zeros((1, 16, 16), np.uint8)) == "neither"
    assert roots._odd_count(np.eye(16, dtype=np.uint8)[None, [1] * 16]) == "the edge cells"
    assert roots._odd_count(np.eye(16, dtype=np.uint8)[[1, 5], None].repeat(16, axis=1)) == "both"
    assert held_back(roots.turns())["answer"] == roots._OTHERS


def test_what_notebook_05_proves_on_3_by_3():
    """Triangular tables; a diagonal of 1s exactly with an inverse; and each step of the proof that N⁴ = 0."""
    kinds = np.eye(3, dtype=int)[[0, 1, 0, 1, 2, 1, 0, 1, 0]]
    basis = symmetric_basis(3)
    identity = np.eye(9, dtype=int)
    pair = identity + identity[TURN]
    fading = 0
    for number in range(2 ** len(basis)):
        chosen = [one for bit, one in enumerate(basis) if number >> bit & 1]
        rule = np.bitwise_xor.reduce(chosen, axis=0) if chosen else np.zeros((9, 9), np.uint8)
        table = rule[[0, 1, 4]] @ kinds % 2
        assert not table[[0, 1, 2, 2], [1, 0, 0, 1]].any()
        assert table.diagonal().all() == gf2.det(rule)
        if table.diagonal().all():
            step = rule.astype(int) + identity
            assert not ((step @ pair - pair @ step) % 2).any()
            assert not (step @ kinds[:, :2] % 2).any()
            powers = [np.linalg.matrix_power(step, k) % 2 for k in (2, 3, 4)]
            for k, power in enumerate(powers, 2):
                assert _makes_all_rows(np.linalg.matrix_power(pair, k) % 2, power)
            assert not powers[-1].any()
            fading += 1
    assert fading == 2**12


def _makes_all_rows(matrix, rows):
    """Tell whether each of the rows is a sum of rows of the matrix."""
    return gf2.matrix_rank(np.vstack([matrix, rows])) == gf2.matrix_rank(matrix)


def test_the_turning_rules_that_are_drawn_respect_quarter_turns():
    for one in symmetric_basis(3, mirrors=False):
        assert np.array_equal(one[np.ix_(TURN, TURN)], one)

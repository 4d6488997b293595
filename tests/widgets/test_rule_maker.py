"""The maker of rules: its state in Python, and what it refuses."""

import math

import numpy as np
import pytest

from magicmath import gf2, plain
from magicmath.rules import MAGIC, UNIT, all_sums, from_cells, lights_out, random_rules, symmetric_basis
from magicmath.widgets import RuleMaker

TURNED = np.rot90(np.arange(9).reshape(3, 3)).ravel()
MIRRORED = np.arange(9).reshape(3, 3).T.ravel()
UNIT_4 = from_cells([[cell] for cell in range(16)], (4, 4))


def respects(matrix, move):
    return np.array_equal(matrix[np.ix_(move, move)], matrix)


def test_pairs_are_drawn_for_3_by_3_without_mirrors_and_counted():
    maker = RuleMaker(mirrors=False, mirror_pairs=True)
    maker.flip(0, 5)
    assert "3 edges in the mask of a corner, 2 corners in that of an edge\n" in repr(maker)
    maker.flip(0, 5)
    maker.flip(0, 1)
    assert repr(maker).startswith(
        "A rule with quarter turns: 1 edge in the mask of a corner, 2 corners in that of an edge\n"
    )
    assert not respects(maker.matrix, MIRRORED)
    assert [kind for kind, _ in maker._kinds] == ["corner", "edge"]
    for options in ({}, {"mirrors": False, "fades": True}, {"mirrors": False, "factors": True}):
        with pytest.raises(ValueError, match="mirror_pairs needs rules of 3×3"):
            RuleMaker(mirror_pairs=True, **options)
    with pytest.raises(ValueError, match="mirror_pairs needs rules of 3×3"):
        RuleMaker(UNIT_4, mirror_pairs=True)
    with pytest.raises(TypeError, match="mirror_pairs"):
        RuleMaker(mirrors=False, mirror_pairs=1)


@pytest.mark.parametrize("mirrors", [True, False])
def test_each_flip_keeps_the_symmetry_and_nothing_more(mirrors):
    maker = RuleMaker(UNIT, mirrors=mirrors)
    seen = set()
    for mask in range(9):
        for cell in range(9):
            before = maker.matrix
            maker.flip(mask, cell)
            assert maker.matrix[mask, cell] != before[mask, cell]
            assert respects(maker.matrix, TURNED)
            assert respects(maker.matrix, MIRRORED) or not mirrors
            seen.add((maker.matrix ^ before).tobytes())
    assert len(seen) == len(symmetric_basis(3, mirrors))


def test_order_and_counts_follow():
    generator = np.random.default_rng(5)
    maker = RuleMaker(mirrors=False)
    orders = set()
    for _ in range(60):
        maker.flip(*generator.integers(0, 9, 2))
        corner, edge, centre = ([0, 2, 6, 8], [1, 3, 5, 7], [4])
        for row, mask in enumerate((0, 1, 4)):
            wanted = [maker.matrix[mask, cells].sum() for cells in (corner, edge, centre)]
            assert maker.counts[row].tolist() == wanted
        if maker.order:
            assert maker.order == plain.multiplicative_order(maker.matrix.tolist())
        orders.add(maker.order)
    assert None in orders and 4 in orders and len(orders) > 3


def test_a_choice_walks_with_n_and_fades_for_each_rule_that_has_an_inverse():
    generator = np.random.default_rng(6)
    basis, maker = symmetric_basis(3), RuleMaker(fades=True)
    seen = 0
    while seen < 20:
        rule = np.bitwise_xor.reduce(basis[generator.integers(0, 2, len(basis)) == 1], axis=0)
        if not gf2.det(rule):
            continue
        seen += 1
        maker.matrix, maker.choice = rule, generator.integers(0, 2, (3, 3))
        step = rule.astype(int) + np.eye(9, dtype=int)
        wanted = [maker.choice.ravel() @ np.linalg.matrix_power(step, k) % 2 for k in range(5)]
        assert [board.ravel().tolist() for board in maker.fading] == [one.tolist() for one in wanted]
        assert not maker.fading[-1].any()
        turned = [maker.choice]
        for _ in range(4):
            turned.append(turned[-1] ^ turned[-1].ravel()[TURNED[TURNED[TURNED]]].reshape(3, 3))
        assert [board.tolist() for board in maker.pairs] == [board.tolist() for board in turned]
        assert not maker.pairs[-1].any()
    assert "V times N⁴  V times P  V times P²  V times P³  V times P⁴\n" in repr(maker)
    for wrong in (None, [1] * 9, np.full((3, 3), 2)):
        with pytest.raises((TypeError, ValueError), match="choice"):
            maker.choice = wrong
        with pytest.raises((TypeError, ValueError)):
            maker.set_state({"choice": wrong if wrong is None else np.array(wrong).tolist()})
    assert maker.choice.shape == (3, 3)


def test_after_so_many_presses_with_n_a_board_stands_on_that_step_or_higher():
    boards = (np.arange(512)[:, None] >> np.arange(9) & 1).astype(np.uint8)
    rings = boards[:, [[0, 2, 8, 6], [1, 5, 7, 3]]]
    count, alike = rings.sum(axis=2), (rings[..., :2] == rings[..., 2:]).all(axis=2)
    steps = [count % 2 == 0, alike, count % 4 == 0, count == 0]
    stands = np.array([step.all(axis=1) for step in steps]).cumprod(axis=0).sum(axis=0)
    rules = [rule for rule in all_sums(symmetric_basis(3)) if gf2.det(rule)]
    for rule in rules:
        step, before = rule ^ np.eye(9, dtype=np.uint8), None
        faded = boards
        for presses in range(1, 5):
            faded = gf2.matmul(faded, step)
            now = stands[faded @ (1 << np.arange(9))]
            assert now.min() >= presses
            assert presses == 1 or not faded[:, 4].any()
            if before is not None:
                stuck = (now <= before) & (before + now < 8)
                assert presses == 2 or not stuck.any()
                assert (now[stuck] == 3).all()
            before = now
    assert len(rules) == 4096


def test_four_by_four_has_three_kinds_too():
    maker = RuleMaker(UNIT_4)
    maker.flip(0, 5)
    assert maker.counts.tolist() == [[1, 0, 1], [0, 1, 0], [0, 0, 1]]
    assert [np.flatnonzero(maker.matrix[mask]).tolist() for mask in (0, 3, 12, 15)] == [
        [0, 5], [3, 6], [9, 12], [10, 15],
    ]  # fmt: skip
    assert repr(maker).startswith("A rule with turns and mirrors: home after 2 steps\nmask of a corner")
    assert repr(RuleMaker(UNIT, mirrors=False)).startswith("A rule with quarter turns: home after 1 step\n")


@pytest.mark.parametrize(
    ("wrong", "mirrors", "named"),
    [
        (MAGIC.matrix, True, "rules"),
        (lights_out(3, 4), True, "rules"),
        (lights_out(5, 5), True, "rules"),
        (random_rules(3, 3, seed=1), True, "matrix"),
        (UNIT_4, False, "mirrors"),
        (MAGIC, "no", "mirrors"),
    ],
    ids=str,
)
def test_a_bad_rule_is_refused_by_name(wrong, mirrors, named):
    with pytest.raises((TypeError, ValueError), match=named):
        RuleMaker(wrong, mirrors)


def test_whether_there_is_a_table_is_asked_for_by_a_flag():
    assert RuleMaker(table=False)._table is False
    with pytest.raises(TypeError, match="table"):
        RuleMaker(table="no")


def test_a_bad_matrix_leaves_the_state():
    maker = RuleMaker()
    lopsided = MAGIC.matrix.copy()
    lopsided[0, 1] ^= 1
    for wrong in (lopsided, np.eye(8, dtype=int), [[2]], None):
        with pytest.raises((TypeError, ValueError), match="matrix"):
            maker.matrix = wrong
        with pytest.raises((TypeError, ValueError)):
            maker.set_state({"matrix": wrong if wrong is None else np.array(wrong).tolist()})
    assert np.array_equal(maker.matrix, MAGIC.matrix)
    with pytest.raises(ValueError, match="may not set _tied"):
        maker.set_state({"_tied": []})
    maker.set_state({"matrix": np.eye(9, dtype=int).tolist()})
    assert maker.order == 1


def test_with_factors_a_press_changes_one_cell_and_the_steps_of_the_factors_make_the_order():
    generator = np.random.default_rng(9)
    maker = RuleMaker(random_rules(3, 3, generator), factors=True)
    orders = set()
    for _ in range(60):
        before = maker.matrix
        mask, cell = generator.integers(0, 9, 2)
        maker.flip(mask, cell)
        changed = maker.matrix ^ before
        assert changed.sum() == changed[mask, cell] == 1
        steps = [one for _, _, one in maker.factors]
        assert (0 in steps) == (maker.order is None)
        if maker.order:
            assert maker.order == math.lcm(*steps) == plain.multiplicative_order(maker.matrix.tolist())
        orders.add(maker.order)
    assert None in orders and len(orders) > 10
    assert maker._table is False


def test_the_registers_have_one_factor_for_each_length():
    maker = RuleMaker(factors=True)
    assert maker.factors == [(0b11, 4, 4)]
    assert repr(maker).startswith("Nine masks: home after 4 steps. Factors: (x + 1)⁴\nmask 0  mask 1")
    for register, order in zip(maker._registers, (511, 465), strict=True):
        maker.matrix = np.array(register["matrix"])
        assert maker.order == order
        assert [one.bit_length() - 1 for one, _, _ in maker.factors] == register["lengths"]
        assert all(2 ** (one.bit_length() - 1) - 1 == steps for one, _, steps in maker.factors)
    maker.matrix = np.zeros((9, 9), int)
    assert repr(maker).startswith("Nine masks: no inverse, it never comes home. Factors: x\n")


@pytest.mark.parametrize(("rules", "more"), [(UNIT_4, {}), (MAGIC, {"fades": True})])
def test_factors_need_nine_masks_that_do_not_fade(rules, more):
    with pytest.raises(ValueError, match="factors needs rules of 3×3"):
        RuleMaker(rules, factors=True, **more)
    with pytest.raises(TypeError, match="factors"):
        RuleMaker(factors=2)

"""Two strips: what Y and N make of a choice, and what the figure refuses."""

import numpy as np
import pytest
import traitlets

from magicmath.rules import MAGIC, RuleSet, lights_out, random_rules
from magicmath.widgets import TwoWalks


@pytest.mark.parametrize("rules", [MAGIC, lights_out(2, 3), random_rules(4, 4, seed=2)])
def test_both_strips_are_products_and_agree_after_1_2_and_4_steps(rules):
    generator = np.random.default_rng(7)
    size = len(rules)
    matrix = rules.matrix.astype(int)
    for _ in range(20):
        choice = generator.integers(0, 2, rules.shape)
        figure = TwoWalks(rules, choice)
        for boards, step in ((figure.upper, matrix), (figure.lower, matrix + np.eye(size, dtype=int))):
            for k, board in enumerate(boards):
                wanted = choice.ravel() @ np.linalg.matrix_power(step, k) % 2
                assert np.array_equal(board.ravel(), wanted)
        alike = [np.array_equal(figure.upper[k], choice ^ figure.lower[k]) for k in (1, 2, 3, 4)]
        assert alike == [True, True, not figure.lower[1].any() or alike[2], True]


def test_the_masks_may_be_others():
    figure = TwoWalks()
    figure.matrix = np.zeros((9, 9), int)
    assert not np.any(figure.upper[1:])
    assert "at" not in repr(figure).splitlines()[0]
    figure.step = 3
    assert (
        repr(figure)
        .splitlines()[0]
        .endswith("after 3 steps: V plus the lower board is the upper one at 1 2 3")
    )


def test_the_page_may_choose_walk_and_add_and_nothing_else():
    figure = TwoWalks()
    figure.set_state({"step": 4, "adds": True, "choice": [[0, 1, 0], [0, 0, 0], [0, 0, 0]]})
    assert (figure.step, figure.adds, figure.choice.sum()) == (4, True, 1)
    for state in (
        {"step": 5},
        {"adds": 1},
        {"choice": [1, 0]},
        {"matrix": [[1]]},
        {"_given": []},
        {"_first": []},
        {"_name": ""},
    ):
        with pytest.raises((TypeError, ValueError, traitlets.TraitError)):
            figure.set_state(state)
    assert np.array_equal(figure.matrix, MAGIC.matrix)


@pytest.mark.parametrize(
    ("bad", "name"),
    [
        ({"rules": MAGIC.matrix}, "rules"),
        ({"rules": RuleSet(list(MAGIC[:8]))}, "as many masks as cells"),
        ({"rules": RuleSet(np.eye(25, dtype=int).reshape(25, 5, 5))}, "at most 16"),
        ({"choice": [[1, 2, 0], [0, 0, 0], [0, 0, 0]]}, "choice"),
        ({"choice": [[1, 0], [0, 0]]}, "choice"),
    ],
)
def test_what_it_cannot_show_is_refused_by_name(bad, name):
    with pytest.raises((TypeError, ValueError), match=name):
        TwoWalks(**bad)

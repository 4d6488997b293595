"""A rule of two lists: in Python and in the page, and puzzles that no wrong rule solves."""

import numpy as np
import pytest
import traitlets
from page_code import in_node

from magicmath.rules import MAGIC, pressed, to_board
from magicmath.widgets import RuleTrial

START = to_board(32)
GOAL = to_board(495)
RULES = [(of_start, of_goal) for of_start in (1, 2) for of_goal in (1, 2)]


def tried(start, goal, of_start, of_goal):
    figure = RuleTrial(start, goal)
    figure.of_start, figure.of_goal = of_start, of_goal
    return figure


@pytest.mark.parametrize("rule", RULES)
def test_the_lists_are_black_cells_and_press_rows_and_lead_on_as_in_the_page(rule, npm_packages):
    for start, goal in ((START, GOAL), (to_board(77), to_board(300)), (to_board(0), to_board(0))):
        figure = tried(start, goal, *rule)
        for board, kind, masks in zip((start, goal), rule, figure.lists, strict=True):
            row = pressed(MAGIC.solve(to_board(0), board))
            assert masks == (pressed(board.ravel()) if kind == 1 else row)
        first, second = figure.lists
        assert np.array_equal(figure.boards[1], MAGIC.press(start, first))
        assert np.array_equal(figure.boards[2], MAGIC.press(start, [*first, *second]))
        told = {
            "puzzle": {
                "start": start.ravel().tolist(),
                "goal": goal.ravel().tolist(),
                "ofStart": rule[0],
                "ofGoal": rule[1],
            },
            "masks": figure._masks,
            "rows": figure._rows,
        }
        code = "trialOf(argument.puzzle, argument.masks, argument.rows)"
        page = in_node("rule_trial_state", "trialOf", code, told)
        assert [page["offered"][side][kind - 1] for side, kind in enumerate(rule)] == figure.lists
        assert [page["middle"], page["end"]] == [board.ravel().tolist() for board in figure.boards[1:]]
        assert page["reached"] == figure.reached
        assert page["away"] == int((figure.boards[2] != goal).sum())


def test_two_press_rows_lead_over_white_to_each_goal():
    generator = np.random.default_rng(15)
    for numbers in generator.integers(0, 512, (50, 2)).tolist():
        figure = tried(*map(to_board, numbers), 2, 2)
        assert not figure.boards[1].any()
        assert figure.reached


def test_no_wrong_rule_solves_a_puzzle_that_the_page_draws(npm_packages):
    figure = RuleTrial(START, GOAL)
    drawn = in_node(
        "rule_trial_state",
        "drawnPuzzle",
        "Array.from({ length: 200 }, () => drawnPuzzle(argument))",
        figure._rows,
    )
    for puzzle in drawn:
        start, goal = (np.reshape(puzzle[name], (3, 3)) for name in ("start", "goal"))
        assert [tried(start, goal, *rule).reached for rule in RULES] == [False, False, False, True]


def test_text_and_state_follow():
    figure = RuleTrial(START, GOAL)
    assert repr(figure).startswith("No list chosen\n")
    figure.set_state({"of_goal": 2})
    assert repr(figure).startswith("Press row of the goal 0 1 2 3 5 6 7 8 chosen\n")
    assert not figure.reached
    figure.set_state({"of_start": 2, "passed": 1})
    assert repr(figure).splitlines()[0].endswith("press row of the goal 0 1 2 3 5 6 7 8: goal reached")
    figure.set_state({"start": to_board(5).tolist(), "goal": to_board(6).tolist()})
    assert figure.reached


@pytest.mark.parametrize(
    "state",
    [
        {"start": [1]},
        {"goal": [[2] * 3] * 3},
        {"of_start": 3},
        {"of_goal": 10**30},
        {"passed": -1},
        {"_rows": []},
    ],
)
def test_malformed_states_are_refused_and_the_state_stays(state):
    figure = tried(START, GOAL, 1, 2)
    with pytest.raises((TypeError, ValueError, traitlets.TraitError), match=next(iter(state))):
        figure.set_state(state)
    assert (figure.start.tolist(), figure.goal.tolist()) == (START.tolist(), GOAL.tolist())
    assert (figure.of_start, figure.of_goal, figure.passed) == (1, 2, 0)

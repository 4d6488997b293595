"""Play the game as a reader's program and as a page would, without a browser."""

import contextlib
import re

import numpy as np
import pytest
import traitlets
from hypothesis import given
from hypothesis import strategies as st
from numpy.linalg import LinAlgError
from puzzles import LINES, RULES, THREE_ON_TWO, lights_out

from magicmath import gf2, plain, plot
from magicmath.rules import MAGIC, UNIT, RuleSet, fractal, pressed, to_board
from magicmath.rules.puzzles import puzzle, shortest_way
from magicmath.widgets.game import Game

SOLVABLE = [rule for rule in RULES if rule.rank]


def day(**terms):
    """Return Day's game from 32 to 495, whose only solution is 0 5 6."""
    return Game(start=to_board(32), goal=to_board(495), **terms)


def state_of(game):
    page = game.get_state()
    return {
        name: page[name]
        for name in ("presses", "_undone", "goal", "_start", "_masks", "_opponent", "_budget")
    }


def test_game_starts_at_the_start():
    game = day()
    assert game.cells.tolist() == game.start.tolist() == to_board(32).tolist()
    assert (game.fewest, game.outcome, game.opponent, game.presses) == (3, "playing", "alone", ())


def test_a_missing_board_is_white():
    assert not Game(goal=to_board(5)).start.any()
    assert not Game(start=to_board(5)).goal.any()


@pytest.mark.parametrize("rule", SOLVABLE, ids=lambda rule: rule.name)
@pytest.mark.parametrize("seed", [0, 1, 2**32 - 1])
def test_a_drawn_puzzle_is_as_far_as_asked(rule, seed):
    start, goal = puzzle(rule, seed, distance=1)
    assert rule.solve(start, goal).sum() == 1
    assert not ((start | goal) & rule.holes).any()
    game = Game(rule, seed=seed, distance=1)
    np.testing.assert_array_equal(game.start, start)
    np.testing.assert_array_equal(game.goal, goal)
    assert game.fewest == 1


@pytest.mark.parametrize("distance", range(1, 10))
def test_every_distance_of_magic_can_be_drawn(distance):
    for seed in range(20):
        assert MAGIC.solve(*puzzle(MAGIC, seed, distance)).sum() == distance


def test_puzzles_differ_from_seed_to_seed():
    assert (
        len({puzzle(MAGIC, seed)[0].tobytes() + puzzle(MAGIC, seed)[1].tobytes() for seed in range(100)}) > 95
    )


def test_a_distance_that_no_puzzle_has_is_refused_with_the_farthest():
    with pytest.raises(ValueError, match="distance 6 was not found .* farthest found is 3"):
        puzzle(LINES, 0, 6)
    with pytest.raises(ValueError, match="distance"):
        Game(RuleSet([[[0, 0]]]))


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_the_shortest_way_is_the_first_of_all_solutions(rule):
    generator = np.random.default_rng(3)
    for _ in range(8):
        goal = rule.press(np.zeros(rule.shape, int), np.flatnonzero(generator.integers(0, 2, len(rule))))
        assert shortest_way(rule, goal.tobytes()) == pressed(rule.solve(np.zeros(rule.shape, int), goal))


@given(st.integers(0, 511), st.integers(0, 511))
def test_hints_lead_to_the_goal_in_the_fewest_presses(start, goal):
    game = Game(start=to_board(start), goal=to_board(goal))
    while (number := game.hint()) is not None:
        game.press(number)
    assert game.solved
    assert len(game.presses) == game.fewest


def test_a_wasted_press_lengthens_the_path_by_it():
    game = day()
    game.press(3)
    assert game.shortest_presses() == [0, 3, 5, 6]


def test_undo_and_redo():
    game = day()
    game.press(0, 5)
    game.undo()
    game.undo()
    game.undo()
    assert game.presses == ()
    game.redo()
    assert game.presses == (0,)
    game.press(7)
    game.redo()
    assert game.presses == (0, 7)
    game.reset()
    assert (game.presses, game.get_state()["_undone"]) == ((), [])


@pytest.mark.parametrize(
    ("presses", "outcome", "rival"),
    [
        ((), "playing", []),
        ((0,), "playing", [0]),
        ((0, 5), "playing", [0, 5]),
        ((6, 0, 5), "won", [0, 5]),
        ((1, 0, 5), "lost", [0, 5, 6]),
        ((1, 1, 0, 5, 6), "lost", [0, 5, 6]),
        ((6, 0, 5, 3), "won", [0, 5, 6]),
    ],
)
def test_after_one_wasted_press_the_computer_wins(presses, outcome, rival):
    game = day(opponent="computer")
    game.press(*presses)
    assert game.outcome == outcome
    rows = repr(game).split("\n")[2:]
    shown = [[int(sign == "■") for sign in row.split("  ")[-1].split()] for row in rows]
    assert shown == MAGIC.press(to_board(32), rival).tolist()


@pytest.mark.parametrize(
    ("terms", "limit"),
    [
        ({"budget": 0}, 3),
        ({"budget": 4}, 7),
        ({"opponent": "computer"}, 3),
        ({"opponent": "yoda"}, 3),
        ({"opponent": "speedy"}, 6 + 2 * (9 % 2)),
        ({"opponent": "bebeto"}, 9 + 2 * (9 % 3)),
    ],
    ids=str,
)
def test_opponents_leave_as_many_presses_as_they_say(terms, limit):
    game = day(**terms)
    game.press(*[1] * (limit - 1))
    assert game.outcome == "playing"
    game.press(1)
    assert game.outcome == "lost"
    assert repr(game).split("\n")[0].endswith(", lost")
    with pytest.raises(ValueError, match="taken back"):
        game.undo()
    with pytest.raises(ValueError, match="taken back"):
        game.redo()
    game.reset()
    game.press(*[1, 1] * ((limit - 3) // 2), 0, 5, 6)
    assert game.outcome == "won"


def test_unreachable_goal_is_told_and_the_nearest_is_offered():
    game = Game(LINES, goal=to_board(186), opponent="computer")
    assert (game.fewest, game.outcome) == (None, "playing")
    assert "no presses reach the goal" in repr(game)
    with pytest.raises(LinAlgError, match="goal cannot be reached .* nearest_goal"):
        game.hint()
    nearest = game.nearest_goal
    reachable = LINES.reachable_boards()
    assert (nearest != game.goal).sum() == (reachable != game.goal).sum(axis=(1, 2)).min()
    game.goal = nearest
    assert game.fewest == len(game.shortest_presses())


def test_the_goal_itself_is_nearest_where_it_can_be_reached():
    game = day()
    np.testing.assert_array_equal(game.nearest_goal, game.goal)


def test_new_puzzle_starts_afresh():
    game = day()
    game.press(1)
    game.undo()
    game.new_puzzle(seed=9, distance=2)
    start, goal = puzzle(MAGIC, 9, 2)
    np.testing.assert_array_equal(game.cells, start)
    np.testing.assert_array_equal(game.goal, goal)
    assert (game.presses, game.fewest, game.get_state()["_undone"]) == ((), 2, [])
    game.new_puzzle(seed=10)
    assert game.fewest == 2


@pytest.mark.parametrize(
    ("terms", "name"),
    [
        ({"rules": "MAGIC"}, "rules"),
        ({"start": [[2, 0, 0]] * 3}, "start"),
        ({"start": [[0, 0]]}, "start"),
        ({"goal": [[1, 0], [0]]}, "goal"),
        ({"goal": [[0.0] * 3] * 3}, "goal"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**32}, "seed"),
        ({"seed": 1.0}, "seed"),
        ({"seed": True}, "seed"),
        ({"distance": 0}, "distance"),
        ({"distance": 10}, "distance"),
        ({"seed": 1, "start": to_board(1)}, "seed"),
        ({"distance": 10, "goal": to_board(1)}, "distance"),
        ({"opponent": "hal"}, "opponent"),
        ({"budget": -1}, "budget"),
        ({"budget": 1.5}, "budget"),
        ({"budget": 1, "opponent": "yoda"}, "budget"),
        ({"timer": "no"}, "timer"),
        ({"timer": 1}, "timer"),
    ],
    ids=str,
)
def test_bad_arguments_are_refused_by_name(terms, name):
    with pytest.raises((TypeError, ValueError), match=name):
        Game(**terms)


BAD_STATES = [
    {"presses": [9]},
    {"presses": [0.5]},
    {"presses": None},
    {"presses": {}},
    {"_undone": [-1]},
    {"goal": [[1]]},
    {"goal": None},
    {"_start": [[2] * 3] * 3},
    {"_masks": [[0]] * 9},
    {"_opponent": "hal"},
    {"_budget": -1},
    {"_seed": -1},
    {"_seed": 2**32},
    {"_distance": 0},
    {"_timer": True},
    {"presses": [1], "_undone": ["x"]},
    {"_start": to_board(1).tolist(), "goal": to_board(2).tolist(), "presses": [99]},
]


@pytest.mark.parametrize("state", BAD_STATES, ids=str)
def test_malformed_state_from_the_page_is_answered_with_the_last_good_one(state, monkeypatch):
    game = day()
    game.press(4, 1)
    game.undo()
    before, cells, told = game.get_state(), game.cells, {}
    monkeypatch.setattr(game, "send_state", lambda key=None: told.update(game.get_state(key)))
    with contextlib.suppress(TypeError, ValueError, traitlets.TraitError):
        game.set_state(state)
    assert game.get_state() == before
    assert {name: told[name] for name in state} == {name: before[name] for name in state}
    np.testing.assert_array_equal(game.cells, cells)


def test_page_sets_up_a_puzzle_in_one_message():
    game, seen = day(), []
    game.press(4)
    game.observe(lambda change: seen.append(change.new.tolist()), "cells")
    start, goal = puzzle(MAGIC, 3, 2)
    message = {
        "_start": start.tolist(),
        "goal": goal.tolist(),
        "presses": [],
        "_undone": [],
        "_seed": 3,
        "_distance": 2,
    }
    game.set_state(message)
    np.testing.assert_array_equal(game.cells, start)
    assert seen == [start.tolist()]
    assert game.fewest == 2


def test_text_tells_how_it_stands():
    game = day()
    assert repr(game).split("\n")[0] == "Game of MAGIC, not pressed, fewest 3, 7 cells differ from the goal"
    game.press(0, 5, 6)
    assert repr(game).split("\n")[:2] == [
        "Game of MAGIC, pressed 0 5 6, fewest 3, goal reached",
        "your board  goal",
    ]
    assert repr(day(budget=2)).startswith("Game of MAGIC within 5 presses, not pressed, ")
    assert repr(day(opponent="bebeto")).startswith("Game of MAGIC against Bébéto, not pressed, ")
    assert repr(Game(RuleSet([[[1]]]), goal=[[1]])).startswith(
        "Game of unnamed masks, not pressed, fewest 1, 1 cell differs"
    )


def test_too_many_ways_to_compare_leave_the_fewest_unknown():
    rule = RuleSet(np.ones((30, 1, 2), dtype=int), "thirty alike")
    game = Game(rule, goal=[[1, 1]])
    assert game.fewest is None
    assert "fewest unknown" in repr(game)
    game.press(game.hint())
    assert game.solved


def test_a_given_puzzle_may_tell_how_far_the_drawn_ones_are():
    game = Game(start=to_board(1), goal=to_board(2), distance=2)
    assert game.get_state()["_distance"] == 2
    assert Game(start=to_board(1)).get_state()["_distance"] == 4
    game.new_puzzle(5)
    assert game.fewest == 2


@pytest.mark.parametrize(
    ("rule", "menu"),
    [(MAGIC, True), (lights_out(6, 6), True), (lights_out(7, 7), False), (THREE_ON_TWO, True)],
    ids=str,
)
def test_menu_stands_where_it_helps(rule, menu):
    assert Game(rule, start=np.zeros(rule.shape, int)).get_state()["_menu"] is menu


@pytest.mark.parametrize("rule", [lights_out(64, 64), fractal(32)], ids=lambda rule: rule.name)
def test_large_boards_play(rule):
    game = Game(rule, seed=1, distance=5)
    game.press(0)
    assert game.cells.shape == rule.shape
    np.testing.assert_array_equal(game.cells, rule.press(game.start, 0))
    for number in game.shortest_presses():
        game.press(number)
    assert game.solved


def test_page_is_told_what_it_plays():
    page = Game(UNIT, seed=4, distance=2, opponent="speedy", timer=True).get_state()
    assert (page["_seed"], page["_distance"], page["_opponent"], page["_timer"]) == (4, 2, "speedy", True)
    assert page["_masks"] == [[i] for i in range(9)]
    difference = np.ravel(page["_start"]) ^ np.ravel(page["goal"])
    assert gf2.matmul(difference, UNIT.matrix).sum() == 2


@pytest.mark.parametrize(
    ("goal", "answer"),
    [(LINES.press(np.zeros((3, 3), int), [0, 4]), "fewest 2"), (to_board(1), "no presses")],
)
def test_a_game_may_keep_to_itself_whether_the_goal_can_be_reached(goal, answer):
    game = Game(LINES, goal=goal, tells_reachable=False)
    assert "whether the goal can be reached is not told" in repr(game)
    game.give_up()
    assert game.given_up
    assert answer in repr(game)
    assert "not told" not in repr(game)


def test_a_game_may_keep_the_fewest_presses_to_itself():
    game = day(tells_fewest=False)
    assert "fewest not told" in repr(game)
    assert "3" not in repr(game).split("\n")[0]
    assert "no presses reach the goal" in repr(Game(LINES, goal=to_board(1), tells_fewest=False))
    game.press(0, 5, 6)
    assert "fewest 3" in repr(game)  # it is reached
    game.reset()
    assert "fewest not told" in repr(game)
    game.set_state({"_given_up": True})
    assert "fewest 3" in repr(game)


def test_a_new_puzzle_is_kept_back_again():
    game = day(tells_fewest=False)
    game.give_up()
    game.new_puzzle(5)
    assert not game.given_up
    asked = Game(LINES, goal=to_board(1), tells_reachable=False)
    asked.give_up()
    asked.new_puzzle(5, distance=1)
    assert asked.given_up  # a puzzle that is drawn can be reached


@pytest.mark.parametrize("kept", ["tells_reachable", "tells_fewest"])
def test_what_is_kept_back_needs_a_game_alone(kept):
    for terms in ({"opponent": "yoda"}, {"budget": 0}):
        with pytest.raises(ValueError, match=f"{kept} is for playing alone"):
            day(**{kept: False}, **terms)
    with pytest.raises(TypeError, match=f"{kept} must be True or False, got 0"):
        day(**{kept: 0})


@pytest.mark.parametrize("rules", [fractal(2), fractal(4)], ids=str)
def test_the_left_edge_of_the_triangle_tells_the_only_presses(rules):
    game = Game(rules, seed=3, distance=3, triangle=True)
    edge = plain.helix_by_triangle((game.cells ^ game.goal).ravel().tolist())
    assert np.flatnonzero(edge).tolist() == sorted(game.shortest_presses())
    assert repr(game).endswith(repr(plot.triangle((game.cells ^ game.goal).ravel())))
    before = np.array(edge)
    game.press(2)
    after = np.array(plain.helix_by_triangle((game.cells ^ game.goal).ravel().tolist()))
    assert np.flatnonzero(before ^ after).tolist() == [2]


@pytest.mark.parametrize("rules", [MAGIC, UNIT, fractal(8), lights_out(2, 3)], ids=str)
def test_a_triangle_is_for_the_rows_of_a_mirrored_geniton_alone(rules):
    with pytest.raises(ValueError, match="triangle needs masks that are the rows of a mirrored geniton"):
        Game(rules, triangle=True)
    with pytest.raises(TypeError, match="triangle"):
        Game(fractal(2), triangle="yes")


def test_masks_are_kept_back_beside_a_triangle_alone():
    assert Game(fractal(2), triangle=True, tells_masks=False).outcome == "playing"
    with pytest.raises(ValueError, match="tells_masks is for a game with a triangle"):
        Game(fractal(2), tells_masks=False)
    with pytest.raises(TypeError, match="tells_masks must be True or False, got 0"):
        Game(fractal(2), triangle=True, tells_masks=0)


def test_the_stored_picture_holds_the_boards_and_the_triangle():
    picture = Game(fractal(2), seed=3, distance=2, triangle=True)._repr_mimebundle_()[0]["image/svg+xml"]
    alone = Game(fractal(2), seed=3, distance=2)._repr_mimebundle_()[0]["image/svg+xml"]
    high, low = (float(re.search(r'height="([\d.]+)"', one)[1]) for one in (picture, alone))
    assert "Triangle of differences" in picture and high > low + 60
    assert picture.split("<g")[1] in alone  # the boards are as before


def test_a_plain_game_is_played_alone_and_has_no_pictures_of_its_masks():
    state = day(plain=True).get_state()
    assert state["_plain"] and not state["_menu"]
    assert not day().get_state()["_plain"] and day().get_state()["_menu"]
    for terms in ({"opponent": "yoda"}, {"budget": 0}):
        with pytest.raises(ValueError, match="plain is for playing alone"):
            day(plain=True, **terms)
    with pytest.raises(ValueError, match="plain is for playing alone, with neither a budget nor a triangle"):
        Game(fractal(2), triangle=True, plain=True)
    with pytest.raises(TypeError, match="plain must be True or False, got 1"):
        day(plain=1)


def test_a_game_lists_its_presses_only_where_it_is_told_to():
    assert Game(lists_presses=np.True_).get_state()["_lists_presses"] is True
    assert Game().get_state()["_lists_presses"] is False
    with pytest.raises(TypeError, match="lists_presses must be True or False"):
        Game(lists_presses=1)

"""Hold the game with the rows of a geniton to products of matrices, in Python and in the page."""

import contextlib
import random
from itertools import product

import numpy as np
import pytest
import traitlets
from page_code import in_node

from magicmath import gf2, plain
from magicmath.rules import to_board
from magicmath.widgets import GenitonGame
from magicmath.widgets.geniton_game import RULES
from magicmath.widgets.symmetries import NAMES, six_of_size

SIX = six_of_size(9)


@pytest.mark.parametrize("rules", RULES)
def test_the_inverse_alone_solves_the_given_puzzle(rules):
    right = [name for name in NAMES if GenitonGame(rules, name, played=True).solved]
    assert len(right) == 1
    assert plain.matmul(SIX[right[0]], SIX[rules]) == np.eye(9, dtype=int).tolist()


@pytest.mark.parametrize("rules", RULES)
def test_the_inverse_solves_every_puzzle_that_is_drawn(rules):
    drawn = np.random.default_rng(4)
    right = next(name for name in NAMES if (gf2.matmul(SIX[name], SIX[rules]) == SIX["I"]).all())
    for start, goal in drawn.integers(0, 2, (30, 2, 3, 3)):
        game = GenitonGame(rules, right, start, goal)
        assert game.solved == (start == goal).all()
        game.played = True
        assert game.solved


def test_a_new_choice_takes_the_presses_back():
    game = GenitonGame("G", "G", played=True)
    game.matrix = "J"
    assert not game.played
    game.played = True
    game.rules = "⊖G"
    assert (game.played, game.matrix) == (False, "J")
    assert game.cells.tolist() == game.start.tolist() == to_board(32).tolist()


def test_without_a_matrix_nothing_is_pressed():
    game = GenitonGame()
    assert (game.presses, game.matrix) == ([], None)
    game.start, game.goal = np.eye(3, dtype=int), np.eye(3, dtype=int)
    assert game.solved
    assert repr(game).startswith("Game of the rows of ⌽G9, goal reached\n")


@pytest.mark.parametrize(
    ("name", "bad", "said"),
    [
        ("rules", "J", "rules must be one of ⌽⊖G, ⊖G"),
        ("matrix", "K", "matrix must be one of I, J"),
        ("matrix", 3, "matrix must be one of I, J"),
        ("start", [[1]], "start must have shape"),
        ("goal", [[2] * 3] * 3, "goal"),
        ("played", 1, "played must be True or False"),
    ],
)
def test_a_bad_value_leaves_the_game_as_it_is(name, bad, said):
    game = GenitonGame("G", "J")
    before = game.get_state()
    with pytest.raises((TypeError, ValueError), match=said):
        setattr(game, name, bad)
    assert game.get_state() == before


def test_only_the_chosen_names_are_offered():
    game = GenitonGame("⌽G", "I", among=["⌽G", "G", "I"])
    state = game.get_state()
    assert (state["_rules"], state["_matrices"]) == (["G", "⌽G"], ["I", "G", "⌽G"])
    game.rules = "G"
    with pytest.raises(ValueError, match="matrix must be one of I, G, ⌽G, got 'J'"):
        game.matrix = "J"
    with pytest.raises(ValueError, match="rules must be one of G, ⌽G, got '⊖G'"):
        game.rules = "⊖G"
    for among, said in (
        (["I"], "among must hold one of ⌽⊖G"),
        (["x"], "among must be one of"),
        ("G", "among"),
    ):
        with pytest.raises((TypeError, ValueError), match=said):
            GenitonGame("G", among=among)


def test_the_presses_are_not_told_while_the_reader_is_asked():
    game = GenitonGame("⌽G", "⌽G", asked=(3, 0, 3))
    assert game.get_state()["_asked"] == [0, 3]
    first = "Game of the rows of ⌽G9, does D times ⌽G9 press 0, 3?, 7 cells differ from the goal"
    assert repr(game).splitlines()[0] == first
    game.played = True
    assert "D times ⌽G9 says press 0 3 4 5 6, played, goal reached" in repr(game)
    with pytest.raises(ValueError, match="asked must be from 0 to 8, got 9"):
        GenitonGame(asked=[9])


def test_the_page_says_why_a_mark_is_wrong(npm_packages):
    """The first mask that is marked wrongly, and a sum of bits of D that tells whether to press it."""
    drawn, asked = random.Random(8), [0, 1, 3, 8]
    given = [
        (GenitonGame("⌽G", matrix, drawn_board(drawn), drawn_board(drawn)), drawn.sample(asked, 2))
        for matrix in NAMES
        for _ in range(20)
    ]
    expression = "argument.map(([view, marks, asked]) => slipIn(view, new Set(marks), asked))"
    sent = [[game.get_state()["_view"], marks, asked] for game, marks in given]
    for (game, marks), slip in zip(
        given, in_node("geniton_game_state", "slipIn", expression, sent), strict=True
    ):
        wrong = [mask for mask in asked if (mask in marks) != (mask in game.presses)]
        assert (slip and slip["mask"]) == (wrong[0] if wrong else None)
        if slip:
            column, change = SIX[game.matrix][:, slip["mask"]], (game.start ^ game.goal).ravel()
            assert slip["rows"] == np.flatnonzero(column).tolist()
            assert slip["bits"] == change[slip["rows"]].tolist()
            assert sum(slip["bits"]) % 2 == (slip["mask"] in game.presses)


def drawn_board(drawn):
    return [[drawn.randrange(2) for _ in range(3)] for _ in range(3)]


def test_presses_are_not_played_without_a_matrix():
    with pytest.raises(ValueError, match="played needs a matrix"):
        GenitonGame(played=True)


@pytest.mark.parametrize("view", [{}, {"rules": "G"}, None, 3])
def test_malformed_state_from_the_page_is_answered_with_the_last_good_one(view, monkeypatch):
    game = GenitonGame("G", "J")
    before, sent = game.get_state(), []
    monkeypatch.setattr(game, "send_state", lambda names=None: sent.append(names))
    with contextlib.suppress(TypeError, ValueError, traitlets.TraitError):
        game.set_state({"_view": view})
    assert game.get_state() == before
    assert ["_view"] in sent


def test_the_page_tells_the_same_presses_as_python(npm_packages):
    drawn = random.Random(6)
    boards = [[[drawn.randrange(2) for _ in range(3)] for _ in range(3)] for _ in range(20)]
    pairs = zip(boards[:10], boards[10:], strict=True)
    games = [
        GenitonGame(rules, matrix, start, goal, played=True)
        for (start, goal), rules, matrix in product(pairs, RULES, NAMES)
    ]
    expression = """argument.map((view) =>
        [pressesOf(view), masksOf(view.rules), undoes(view.matrix, view.rules)])"""
    views = [game.get_state()["_view"] for game in games]
    told = in_node("geniton_game_state", "pressesOf, masksOf, undoes", expression, views)
    for game, (presses, masks, undoes) in zip(games, told, strict=True):
        assert presses == game.presses
        assert masks == [np.flatnonzero(row).tolist() for row in SIX[game.rules]]
        assert undoes == (gf2.matmul(SIX[game.matrix], SIX[game.rules]) == SIX["I"]).all()


def test_in_a_drawn_puzzle_no_matrix_is_right_by_luck(npm_packages):
    views = in_node("geniton_game_state", "drawnPuzzle", "argument.map(() => drawnPuzzle())", [0] * 40)
    for view, rules in product(views, RULES):
        solved = [GenitonGame(rules, name, **view, played=True).solved for name in NAMES]
        assert sum(solved) == 1

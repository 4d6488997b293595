"""Lay the way back from games in steps, in Python and as the page does, without a browser."""

import contextlib
from functools import reduce
from itertools import product

import numpy as np
import pytest
import traitlets
from page_code import in_node

from magicmath import plain
from magicmath.rules import to_board
from magicmath.widgets import WayBack
from magicmath.widgets.symmetries import six_of_size
from magicmath.widgets.way_back import PARTS, TILES

SIX = {name: matrix.tolist() for name, matrix in six_of_size(9).items()}
WAYS = [(game, way) for game, parts in PARTS.items() for way in product(TILES, repeat=len(parts))]


def multiplied(names):
    return reduce(plain.matmul, [SIX[name] for name in names])


def test_the_steps_of_each_game_make_its_matrix():
    for game, parts in PARTS.items():
        assert multiplied(parts) == SIX[game]


@pytest.mark.parametrize(("game", "way"), WAYS)
def test_only_the_way_that_undoes_the_game_reaches_the_goal(game, way):
    back = WayBack(game, way, tested=True)
    assert back.solved == (plain.matmul(SIX[game], multiplied(way)) == plain.identity(9))
    backwards = way == PARTS[game][::-1]
    assert back.solved == (backwards or way == ("⌽G", "J", "⌽G"))  # J·⌽G·J is ⌽G·J·⌽G


def test_a_new_game_takes_the_steps_away_and_a_new_way_is_not_tried():
    back = WayBack("G", ["J", "⌽G"], tested=True)
    assert back.solved
    back.way = ["⌽G", "J"]
    assert (back.tested, back.solved, back.cells.tolist()) == (False, False, to_board(32).tolist())
    back.game = "⊖G"
    assert (back.way, back.presses) == ((), [])
    assert repr(back).startswith("Way back from ⊖G9\n")


def test_the_page_tells_the_same_presses_and_the_same_product(npm_packages):
    state = WayBack().get_state()
    expression = """argument[0].map(([game, way]) =>
        [pressesOf(way, argument[1]), productOf(way), leadsBack(game, way), nameOfProduct(way)])"""
    names = "leadsBack, nameOfProduct, pressesOf, productOf"
    told = in_node("way_back_state", names, expression, [WAYS, state["_boards"]])
    for (game, way), (presses, made, isBack, name) in zip(WAYS, told, strict=True):
        back = WayBack(game, way, tested=True)
        assert (presses, isBack) == (back.presses, back.solved)
        assert made == multiplied(way) == SIX[name]
    assert dict(map(tuple, ((game, parts) for game, parts in state["_parts"]))) == {
        game: list(parts) for game, parts in PARTS.items()
    }


@pytest.mark.parametrize(
    ("name", "bad", "said"),
    [
        ("game", "⌽G", "game must be one of G, ⊖G, ⌽⊖G"),
        ("game", 2**70, "game must be one of"),
        ("way", ["J", "G"], "way must be one of J, ⌽G, got 'G'"),
        ("way", ["J"] * 3, "way must have at most 2 steps, got 3"),
        ("way", "J", "way must be a sequence"),
        ("tested", 1, "tested must be True or False"),
    ],
)
def test_a_bad_value_leaves_the_way_as_it_is(name, bad, said):
    back = WayBack("G", ["⌽G", "J"])
    before = back.get_state()
    with pytest.raises((TypeError, ValueError), match=said):
        setattr(back, name, bad)
    assert back.get_state() == before
    with pytest.raises((TypeError, ValueError), match=said):
        WayBack(**{name: bad})


def test_a_way_is_not_tried_before_all_its_steps_are_laid():
    with pytest.raises(ValueError, match="tested needs a way of 3 steps, got 2"):
        WayBack("⊖G", ["J", "J"], tested=True)
    assert WayBack("⊖G", ["J", "J"]).presses == []


@pytest.mark.parametrize("view", [{}, {"game": "G"}, None, 3])
def test_malformed_state_from_the_page_is_refused(view):
    back = WayBack("G", ["J"])
    before = back.get_state()
    with contextlib.suppress(TypeError, ValueError, traitlets.TraitError):
        back.set_state({"_view": view})
    assert back.get_state() == before


def test_the_text_tells_how_the_try_ended():
    back = WayBack("G", ["⌽G", "J"], tested=True)
    away = int((back.cells ^ to_board(495)).sum())
    assert repr(back).startswith(f"Way back from G9, D·⌽G9·J, {away} cells differ from the goal\n")
    assert away == np.count_nonzero(back.cells != to_board(495)) > 1

"""Play three games on one table as a reader's program and as a page would, without a browser."""

import contextlib
from xml.etree import ElementTree

import pytest
import traitlets
from hypothesis import given, settings
from hypothesis import strategies as st

from magicmath.games import KAYLES, NIM, subtraction
from magicmath.widgets import MixedGame
from magicmath.widgets.mixed_game import Take

sizes = st.integers(1, 6)
to_take = st.sets(st.integers(2, 5), max_size=2).map(lambda more: [1, *sorted(more)])


def values_of(parts, take):
    """Return the values of the three parts, each found by playing out that game alone."""
    heap, pins, pile = parts
    return NIM.grundy(heap) ^ KAYLES.grundy(tuple(sorted(pins))) ^ subtraction(take).grundy(sum(pile))


@settings(deadline=None, max_examples=40)
@given(sizes, sizes, sizes, to_take, st.sampled_from(["you", "computer"]))
def test_hints_leave_values_that_cancel_and_win_unless_lost_from_the_start(heap, pins, pile, take, first):
    game = MixedGame(heap, pins, pile, take, first)
    winnable = bool(values_of(game.parts, take))
    while game.outcome == "playing":
        assert (game.hint() is not None) == bool(values_of(game.parts, take))
        game.take(*(game.hint() or game._answer()))
    assert game.outcome == ("won" if winnable else "lost")


def test_the_example_of_the_notebook_has_a_winning_move_in_each_part():
    for move in ((0, 4, 2), (1, 2, 2), (2, 6, 2)):
        game = MixedGame(6, 9, 8)
        left = [list(things) for things in game._standing]
        part, at, count = move
        left[part][at : at + count] = [False] * count
        parts = tuple(
            tuple(map(len, "".join(".#"[t] for t in row).replace(".", " ").split())) for row in left
        )
        assert values_of(parts, [1, 2, 3]) == 0


@settings(deadline=None, max_examples=30)
@given(sizes, sizes)
def test_without_a_pile_two_games_are_played(heap, pins):
    game = MixedGame(heap, pins, 0)
    assert game.start == (heap, pins)
    assert game.parts == ((heap,), (pins,))
    assert bool(game.hint()) == (heap != KAYLES.grundy((pins,)))
    with pytest.raises(ValueError, match="part must be from 0 to 1"):
        game.take(2, 0)
    assert repr(game).startswith(f"Two games, heap {heap}, pins {pins}, you to move")
    while game.outcome == "playing":
        game.take(*(game.hint() or game._answer()))
    assert game.outcome == ("won" if heap != KAYLES.grundy((pins,)) else "lost")


def test_your_move_and_the_answer_are_taken_back_together():
    game = MixedGame(2, 2, 2)
    game.take(1, 1)
    assert game.moves[0] == Take(1, 1, 1)
    game.undo()
    assert (game.parts, game.moves, game.start) == (((2,), (2,), (2,)), (), (2, 2, 2))
    game.take(0, 0, 2)
    game.reset()
    assert game.moves == ()


def test_a_move_that_is_none_leaves_the_game_as_it_is():
    game = MixedGame(5, 5, 5)
    before = game.get_state()
    for move, said in [
        ((0, 0, 2), "at must be where the last things"),
        ((1, 0, 3), "count must be one of 1, 2 in the pins"),
        ((1, 4, 2), "at must be from 0 to 3"),
        ((2, 1, 4), "count must be one of 1, 2, 3 in the pile"),
        ((2, 1, 2), "at must be where the last things"),
        ((3, 0), "part must"),
    ]:
        with pytest.raises(ValueError, match=said):
            game.take(*move)
    assert game.get_state() == before


@pytest.mark.parametrize(
    ("bad", "name"),
    [
        ({"heap": 0}, "heap"),
        ({"pins": 11}, "pins"),
        ({"pile": 1.5}, "pile"),
        ({"take": [2, 3]}, "take must hold 1"),
        ({"take": []}, "take must hold 1"),
        ({"take": "1"}, "take"),
        ({"first": "me"}, "first"),
        ({"values": 1}, "values"),
    ],
)
def test_bad_arguments_are_refused_by_name(bad, name):
    with pytest.raises((TypeError, ValueError), match=name):
        MixedGame(**bad)


@pytest.mark.parametrize(
    "state",
    [
        {"_play": None},
        {"_play": {"start": [3, 3], "first": "you", "moves": []}},
        {"_play": {"start": [3, 3, 3], "first": "you", "moves": [[0, 0, 1]]}},
        {"_play": {"start": [3, 3, 3], "first": "you", "moves": [[1, 0]]}},
        {"_take": [1]},
        {"values": "yes"},
    ],
)
def test_malformed_state_from_the_page_is_answered_with_the_last_good_one(state, monkeypatch):
    game = MixedGame(3, 4, 5)
    game.take(1, 0)
    before, sent = game.get_state(), []
    monkeypatch.setattr(game, "send_state", lambda names=None: sent.append(names))
    with contextlib.suppress(TypeError, ValueError, traitlets.TraitError):
        game.set_state(state)
    assert game.get_state() == before
    assert list(state) in sent


def test_picture_and_text_tell_the_position():
    game = MixedGame(2, 3, 4, [1, 3], values=True)
    title = "Three games, heap 2, pins 3, pile 4, values 2 3 0, XOR 1, you to move"
    assert repr(game) == f"{title}\n●●\n●●●\n●●●●"
    data, _ = game._repr_mimebundle_()
    assert "pile: take 1 or 3" in data["image/svg+xml"]
    assert "is gone" in ElementTree.fromstring(data["image/svg+xml"]).get("aria-label")


def test_where_it_asks_the_text_tells_which_heaps_are_known():
    game = MixedGame(4, 4, 0, asks=True)
    title = "The heaps beside the rows of pins:"
    assert repr(game) == f"{title} ? ? ? ?\n●\n●●\n●●●\n●●●●"
    game.set_state({"numbered": 3})
    assert repr(game).startswith(f"{title} 1 2 3 ?\n")
    data, _ = game._repr_mimebundle_()
    assert ElementTree.fromstring(data["image/svg+xml"]).get("aria-label") == (
        f"{title} 1 2 3 ?. Each ● is a pin: ●, ●●, ●●●, ●●●●."
    )
    for wrong in ({"numbered": 5}, {"numbered": -1}, {"numbered": "1"}, {"_asked": 9}):
        with pytest.raises((TypeError, ValueError)):
            game.set_state(wrong)
    with pytest.raises((TypeError, ValueError), match="values"):
        game.values = True
    assert (game.numbered, game.values) == (3, False)


def test_what_does_not_go_with_asking_is_refused():
    with pytest.raises(ValueError, match="values must be False"):
        MixedGame(4, 4, 0, values=True, asks=True)
    with pytest.raises(ValueError, match="pile must be 0"):
        MixedGame(4, 4, 3, asks=True)
    with pytest.raises((TypeError, ValueError), match="asks"):
        MixedGame(4, 4, 0, asks=1)
    with pytest.raises(ValueError, match="numbered must be from 0 to 0"):
        MixedGame(4, 4, 0).numbered = 1

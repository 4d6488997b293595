"""Play Nim as a reader's program and as a page would, without a browser."""

import contextlib
import json
from xml.etree import ElementTree

import numpy as np
import pytest
import traitlets
from hypothesis import given
from hypothesis import strategies as st

from magicmath import plain
from magicmath.games.nim import Move, nim_sum
from magicmath.widgets.nim_game import NimGame, reply

heaps_of_stones = st.lists(st.integers(0, 31), min_size=1, max_size=10).filter(any)


@given(heaps_of_stones)
def test_the_computer_leaves_zero_if_it_can_and_one_stone_less_if_not(heaps):
    heap, left = reply(heaps)
    assert left < heaps[heap]
    after = [*heaps[:heap], left, *heaps[heap + 1 :]]
    if nim_sum(*heaps):
        assert nim_sum(*after) == 0
    else:
        assert heaps[heap] - left == 1
        assert heaps[heap] == max(heaps)


@given(heaps_of_stones, st.sampled_from(["you", "computer"]))
def test_who_follows_the_hints_wins_unless_lost_from_the_start(heaps, first):
    game = NimGame(heaps, first)
    winnable = game.nim_sum != 0
    while game.outcome == "playing":
        game.take(*(game.hint() or next((i, n - 1) for i, n in enumerate(game.heaps) if n)))
    assert game.outcome == ("won" if winnable else "lost")
    assert game.heaps == (0,) * len(heaps)


@given(st.lists(st.integers(0, 4), min_size=1, max_size=4).filter(any), st.sampled_from(["you", "computer"]))
def test_who_follows_the_hints_wins_where_the_last_stone_loses(heaps, first):
    game = NimGame(heaps, first, misere=True)
    winnable = plain.is_won_misere(tuple(game.heaps), plain.nim_moves)
    while game.outcome == "playing":
        game.take(*(game.hint() or next((i, n - 1) for i, n in enumerate(game.heaps) if n)))
    assert game.outcome == ("won" if winnable else "lost")


def test_a_record_is_asked_for():
    game = NimGame([1, 2], record=True)
    assert game.get_state("_record") == {"_record": True}
    assert NimGame([1, 2]).get_state("_record") == {"_record": False}
    with pytest.raises(TypeError, match="record must be True or False"):
        NimGame([3, 5], record=1)


def test_two_equal_heaps_are_asked_for_and_nothing_else_is_taken():
    game = NimGame([4, 4], "computer", pair=True)
    assert game.get_state("_pair") == {"_pair": True}
    assert NimGame([4, 4]).get_state("_pair") == {"_pair": False}
    for heaps in ([4], [4, 3], [2, 2, 2]):
        with pytest.raises(ValueError, match="heaps must be two equal ones where pair is True"):
            NimGame(heaps, pair=True)
    with pytest.raises(ValueError, match="pair must be False where the last stone loses"):
        NimGame([4, 4], misere=True, pair=True)
    with pytest.raises(TypeError, match="pair must be True or False"):
        NimGame([4, 4], pair=1)


def one_from_the_longer(heaps):
    """Return a move that copies no number: one stone from the longer heap."""
    heap = heaps.index(max(heaps))
    return heap, heaps[heap] - 1


def level(heaps):
    """Return the move that makes two heaps equal."""
    return heaps.index(max(heaps)), min(heaps)


@pytest.mark.parametrize("size", range(6, 32))
def test_only_who_copies_the_number_wins_as_second(size):
    for strategy, end in ((level, "won"), (one_from_the_longer, "lost")):
        game, moves = NimGame([size, size], "computer", stones_only=True, hints=False, pair=True), 0
        assert size - min(game.heaps) in (2, 3)
        while game.outcome == "playing":
            game.take(*strategy(game.heaps))
            moves += 1
        assert game.outcome == end
        assert moves > 2


def test_the_computer_takes_different_numbers_from_both_heaps():
    game, seen = NimGame([15, 15], "computer", pair=True), []
    while game.outcome == "playing":
        heap = game.heaps.index(min(game.heaps))
        seen.append((heap, max(game.heaps) - min(game.heaps)))
        game.take(*level(game.heaps))
    assert {heap for heap, _ in seen} == {0, 1}
    assert len({taken for _, taken in seen}) > 2


def test_a_game_in_which_the_last_stone_loses_says_so():
    game = NimGame([1, 2], stones_only=True, misere=True)
    assert repr(game).splitlines()[0] == "Nim, heaps 1 2, the last stone loses, you to move"
    game.take(1, 0)
    assert (game.heaps, game.outcome) == ((0, 0), "won")
    assert reply([1, 2], misere=True) == Move(1, 0)
    with pytest.raises(ValueError, match="may not set"):
        game.set_state({"_misere": False})
    with pytest.raises(TypeError, match="misere must be True or False"):
        NimGame([3, 5], misere=1)


def test_the_computer_moves_first_where_it_should():
    game = NimGame([3, 4, 5], "computer")
    assert game.moves == (Move(0, 1),)
    assert (game.heaps, game.start, game.first) == ((1, 4, 5), (3, 4, 5), "computer")


def test_a_move_is_answered_and_both_are_taken_back_together():
    game = NimGame([3, 4, 5])
    game.take(1, 0)
    assert game.moves == (Move(1, 0), Move(2, 3))
    game.take(0, 0)
    game.undo()
    assert game.heaps == (3, 0, 3)
    game.undo()
    game.undo()
    assert (game.heaps, game.moves) == ((3, 4, 5), ())


def test_the_first_move_of_the_computer_is_not_taken_back():
    game = NimGame([3, 4, 5], "computer")
    game.undo()
    assert len(game.moves) == 1
    game.take(0, 0)
    game.undo()
    assert game.moves == (Move(0, 1),)
    game.take(2, 2)
    game.reset()
    assert game.moves == (Move(0, 1),)


def test_setting_the_heaps_starts_afresh():
    game = NimGame([3, 4, 5])
    seen = []
    game.observe(lambda change: seen.append(change.new), "heaps")
    game.take(0, 1)
    game.heaps = [2, 2]
    assert (game.start, game.moves, game.outcome) == ((2, 2), (), "playing")
    assert seen == [(1, 4, 5), (1, 4, 4), (2, 2)]
    computers = NimGame([1], "computer")
    computers.heaps = (2, 1)
    assert computers.moves == (Move(0, 1),)


@pytest.mark.parametrize("bad", [[], [0, 0], [-1], [32], [1.0], "3", None, [1] * 11])
def test_bad_heaps_leave_the_game_as_it_is(bad):
    game = NimGame([3, 4, 5])
    game.take(0, 1)
    before = game.get_state()
    with pytest.raises((TypeError, ValueError), match="heaps"):
        game.heaps = bad
    assert (game.get_state(), game.heaps) == (before, (1, 4, 4))


def test_a_move_that_is_none_leaves_the_game_as_it_is():
    game = NimGame([3, 0, 5])
    before = game.get_state()
    for heap, left, said in [
        (1, 0, "heap 1 is empty"),
        (0, 3, "left must be from 0 to 2"),
        (3, 0, "heap must"),
    ]:
        with pytest.raises(ValueError, match=said):
            game.take(heap, left)
    assert game.get_state() == before


def test_nothing_can_be_taken_when_it_is_over_or_not_your_turn():
    game = NimGame([1])
    game.take(0, 0)
    assert game.outcome == "won"
    with pytest.raises(ValueError, match="not your turn"):
        game.take(0, 0)
    waiting = NimGame([3, 5])
    waiting.set_state({"_play": {"start": [3, 5], "first": "you", "moves": [[0, 1]]}})
    with pytest.raises(ValueError, match="not your turn"):
        waiting.take(1, 1)


def test_the_page_moves_and_python_follows():
    game = NimGame([3, 4, 5])
    game.set_state(
        {"_play": {"start": [3, 4, 5], "first": "you", "moves": [[1, 1], [2, 2]]}, "binary": False}
    )
    assert (game.heaps, game.moves, game.binary) == ((3, 1, 2), (Move(1, 1), Move(2, 2)), False)
    game.set_state({"_play": {"start": [7], "first": "computer", "moves": []}})
    assert (game.heaps, game.first) == ((7,), "computer")
    assert repr(game).startswith("Nim, heaps 7, the computer to move\n")


@pytest.mark.parametrize(
    "state",
    [
        {"_play": None},
        {"_play": {}},
        {"_play": {"start": [3], "first": "you"}},
        {"_play": {"start": [3], "first": "me", "moves": []}},
        {"_play": {"start": [0], "first": "you", "moves": []}},
        {"_play": {"start": [3], "first": "you", "moves": [[0, 3]]}},
        {"_play": {"start": [3], "first": "you", "moves": [[0, 0], [0, 0]]}},
        {"_play": {"start": [3], "first": "you", "moves": [[1, 0]]}},
        {"_play": {"start": [3], "first": "you", "moves": [[0]]}},
        {"_play": {"start": [3], "first": "you", "moves": 3}},
        {"_play": {"start": [3.5], "first": "you", "moves": []}},
        {"_largest_heap": 99},
        {"binary": "yes"},
    ],
)
def test_malformed_state_from_the_page_is_answered_with_the_last_good_one(state, monkeypatch):
    game = NimGame([3, 4, 5])
    game.take(0, 0)
    before, sent = game.get_state(), []
    monkeypatch.setattr(game, "send_state", lambda names=None: sent.append(names))
    with contextlib.suppress(TypeError, ValueError, traitlets.TraitError):
        game.set_state(state)
    assert game.get_state() == before
    assert game.heaps == (0, 4, 4)
    assert list(state) in sent


def test_state_for_the_page_is_plain_lists():
    page = NimGame([3, 4], "computer").get_state()
    assert page["_play"] == {"start": [3, 4], "first": "computer", "moves": [[1, 3]]}
    assert "heaps" not in page


def test_picture_and_text_tell_the_position():
    game = NimGame([1, 2])
    assert repr(game).split("\n")[0] == "Nim, heaps 1 2, XOR 3, you to move"
    data, metadata = game._repr_mimebundle_()
    assert metadata == {}
    assert data["text/plain"] == repr(game)
    assert ElementTree.fromstring(data["image/svg+xml"]).get("aria-label") == (
        "Nim, heaps 1 2, XOR 3, you to move. Heaps of stones, in binary 1: 01; 2: 10; XOR 3: 11."
    )
    game.take(1, 0)
    assert repr(game).startswith("Nim, heaps 0 0, XOR 0, the computer won\n")
    game.undo()
    game.take(1, 1)
    game.take(1, 0)
    assert repr(game).startswith("Nim, heaps 0 0, XOR 0, you won\n")


def test_without_digits_neither_picture_nor_text_speaks_of_them():
    game = NimGame([1, 3, 5, 7], stones_only=True)
    game.take(3, 6)
    assert repr(game) == "Nim, heaps 0 3 5 6, you to move\n0\n3  ●●●\n5  ●●●●●\n6  ●●●●●●"
    data, _ = game._repr_mimebundle_()
    assert ElementTree.fromstring(data["image/svg+xml"]).get("aria-label") == (
        "Nim, heaps 0 3 5 6, you to move. Heaps of stones: 0, 3, 5, 6."
    )
    assert "XOR" not in data["image/svg+xml"]
    shown = NimGame([1, 3, 5, 7], binary=False)
    assert "XOR" not in repr(shown)
    shown.binary = True
    assert "XOR 0" in repr(shown)


def test_a_game_of_stones_only_shows_no_digits():
    game = NimGame([3, 5], stones_only=True)
    before = game.get_state()
    assert (game.binary, before["_stones_only"]) == (False, True)
    with pytest.raises(ValueError, match="of stones only"):
        game.binary = True
    with pytest.raises(ValueError, match="of stones only"):
        game.set_state({"binary": True})
    with pytest.raises(ValueError, match="may not set"):
        game.set_state({"_stones_only": False})
    assert game.get_state() == before
    with pytest.raises(TypeError, match="stones_only must be True or False"):
        NimGame([3, 5], stones_only=1)


def test_whether_the_page_offers_hints_is_not_set_by_it():
    game = NimGame([3, 5], hints=False)
    assert (game.get_state()["_offers_hints"], NimGame([3, 5]).get_state()["_offers_hints"]) == (False, True)
    with pytest.raises(ValueError, match="may not set"):
        game.set_state({"_offers_hints": True})
    with pytest.raises(TypeError, match="hints must be True or False"):
        NimGame([3, 5], hints="no")


def test_heaps_of_numpy_become_what_a_page_can_be_sent():
    game = NimGame(np.array([1, 2]))
    assert json.loads(json.dumps(game.get_state()["_play"]))["start"] == [1, 2]


def test_digits_that_can_be_flipped_must_be_shown():
    assert NimGame([1, 2], flips=True)._flips
    with pytest.raises(ValueError, match="flips must be False in a game of stones only"):
        NimGame([1, 2], stones_only=True, flips=True)
    with pytest.raises(TypeError, match="flips"):
        NimGame([1, 2], flips="yes")

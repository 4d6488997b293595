"""Play Kayles as a reader's program and as a page would, without a browser."""

import contextlib
from xml.etree import ElementTree

import pytest
import traitlets
from hypothesis import given, settings
from hypothesis import strategies as st

from magicmath.games import KAYLES
from magicmath.widgets import PinsGame
from magicmath.widgets.pins_game import Knock

rows_of_pins = st.lists(st.integers(1, 6), min_size=1, max_size=3)


def after(rows, knock):
    """Return the rows after a move, found by the game's own list of moves."""
    standing = [[True] * size for size in rows]
    standing[knock.row][knock.pin : knock.pin + knock.fallen] = [False] * knock.fallen
    words = " ".join("".join(".#"[pin] for pin in row) for row in standing)
    return tuple(sorted(len(run) for run in words.replace(".", " ").split()))


@given(rows_of_pins)
def test_the_computer_wins_wherever_a_move_wins_and_moves_legally_everywhere(rows):
    left = after(rows, Knock(*PinsGame(rows)._answer()))
    position = tuple(sorted(rows))
    assert left in {tuple(sorted(move)) for move in KAYLES.moves(position)}
    if KAYLES.is_won(position):
        assert not KAYLES.is_won(left)


@settings(deadline=None, max_examples=40)
@given(rows_of_pins, st.sampled_from(["you", "computer"]))
def test_who_follows_the_hints_wins_unless_lost_from_the_start(rows, first):
    game = PinsGame(rows, first)
    winnable = KAYLES.is_won(game.rows)
    while game.outcome == "playing":
        game.knock_over(*(game.hint() or game._answer()))
    assert game.outcome == ("won" if winnable else "lost")
    assert game.rows == ()


def test_a_move_may_split_a_row_and_both_moves_are_taken_back_together():
    game = PinsGame([3, 5, 8, 10])
    game.knock_over(1, 2)
    assert game.moves[0] == Knock(1, 2, 1)
    assert sum(game.rows) == 23
    game.undo()
    assert (game.rows, game.moves) == ((3, 5, 8, 10), ())
    computers = PinsGame([5], "computer")
    computers.undo()
    assert computers.rows == (2, 2)
    computers.knock_over(0, 0, 2)
    computers.reset()
    assert computers.rows == (2, 2)


def test_a_move_that_is_none_leaves_the_game_as_it_is():
    game = PinsGame([3, 3])
    game.knock_over(0, 1)
    before = game.get_state()
    for move, said in [
        ((0, 1), "pin must stand"),
        ((0, 0, 2), "pin must stand"),
        ((0, 2, 2), "pin must be from 0 to 1"),
        ((2, 0), "row must"),
        ((0, 0, 3), "count must be from 1 to 2"),
    ]:
        with pytest.raises(ValueError, match=said):
            game.knock_over(*move)
    assert game.get_state() == before


@pytest.mark.parametrize("bad", [[], [0], [13], [1.0], "3", None, [1] * 7])
def test_bad_rows_are_refused_by_name(bad):
    with pytest.raises((TypeError, ValueError), match="rows"):
        PinsGame(bad)


@pytest.mark.parametrize(
    "state",
    [
        {"_play": None},
        {"_play": {"start": [3], "first": "me", "moves": []}},
        {"_play": {"start": [3], "first": "you", "moves": [[0, 2, 2]]}},
        {"_play": {"start": [3], "first": "you", "moves": [[0, 1, 1], [0, 1, 1]]}},
        {"_play": {"start": [3], "first": "you", "moves": [[0, 1]]}},
        {"_longest_row": 99},
        {"values": "yes"},
    ],
)
def test_malformed_state_from_the_page_is_answered_with_the_last_good_one(state, monkeypatch):
    game = PinsGame([3, 4])
    game.knock_over(0, 0)
    before, sent = game.get_state(), []
    monkeypatch.setattr(game, "send_state", lambda names=None: sent.append(names))
    with contextlib.suppress(TypeError, ValueError, traitlets.TraitError):
        game.set_state(state)
    assert game.get_state() == before
    assert list(state) in sent


def test_the_page_moves_and_python_follows():
    game = PinsGame([5])
    game.set_state({"_play": {"start": [5], "first": "you", "moves": [[0, 2, 1], [0, 0, 2]]}})
    assert (game.rows, game.outcome) == ((2,), "playing")
    game.knock_over(0, 3, 2)
    assert game.outcome == "won"
    with pytest.raises(ValueError, match="not your turn"):
        game.knock_over(0, 0)


def test_picture_and_text_tell_the_position():
    game = PinsGame([3, 5], values=True)
    assert repr(game) == "Kayles, rows 3 5, values 3 4, XOR 7, you to move\n●●●\n●●●●●"
    game.values = False
    game.knock_over(1, 2)
    assert repr(game).startswith("Kayles, rows ")
    assert "XOR" not in repr(game)
    data, _ = game._repr_mimebundle_()
    assert "has fallen" in ElementTree.fromstring(data["image/svg+xml"]).get("aria-label")


@given(rows_of_pins)
def test_without_raises_the_computer_lowers_a_value(rows):
    game = PinsGame(rows)
    before = sum(map(_worth, game.rows))
    knock = Knock(*game._answer())
    size = rows[knock.row]
    left = [knock.pin, size - knock.pin - knock.fallen]
    assert _worth(left[0]) ^ _worth(left[1]) < _worth(size) <= before


def _worth(size):
    return KAYLES.grundy((size,)) if size else 0


def _raised(rows, knock):
    size = rows[knock.row]
    return _worth(knock.pin) ^ _worth(size - knock.pin - knock.fallen) > _worth(size)


def test_beside_raises_the_computer_waits_for_an_xor_of_0():
    rows = [4, 6, 7]
    game = PinsGame(rows, "computer", values=True, raises=True)
    (knock,) = game.moves
    assert _raised(rows, knock)
    game.knock_over(0, 0, 2)
    assert len(game.moves) == 2
    with pytest.raises(ValueError, match="not your turn"):
        game.knock_over(0, 2)
    game.undo()
    assert game.moves == (knock,)
    game.knock_over(*game.hint())
    assert len(game.moves) == 3


def _fewest_raises(game):
    """Return how many raises a reader answers at least, whatever right moves are made."""
    if game.outcome == "won":
        return 0
    counts = []
    for move in game._winning():
        after = PinsGame(game.start, "computer", raises=True)
        after._play = {**game._play, "moves": [*game._play["moves"], [*move]]}
        knocks = len(after.moves)
        after._let_the_computer_move()
        new = after.moves[knocks:]
        counts.append(_fewest_raises(after) + (bool(new) and _is_raise(after)))
    return min(counts)


def _is_raise(game):
    before = PinsGame(game.start, "computer", raises=True)
    before._play = {**game._play, "moves": game._play["moves"][:-1]}
    row, pin, fallen = game.moves[-1]
    run = next(run for run in before._runs if run.row == row and run.pin <= pin < run.pin + run.length)
    left = [pin - run.pin, run.pin + run.length - pin - fallen]
    return _worth(left[0]) ^ _worth(left[1]) > _worth(run.length)


def test_the_rows_of_the_notebook_bring_three_raises_at_least():
    game = PinsGame([4, 6, 7], "computer", raises=True)
    assert _is_raise(game)
    assert 1 + _fewest_raises(game) == 3


def test_beside_raises_the_text_tells_the_targets_and_the_pins_at_each_xor_of_0():
    game = PinsGame([4, 6, 7], "computer", values=True, raises=True)
    assert repr(game).startswith("Kayles, rows 4 6 6, values 1 3 3, XOR 1, targets 0 2 2, you to move\n")
    assert repr(game).endswith("\npins left at XOR 0: 17")
    pins = [17]
    while game.outcome == "playing":
        for run, target in zip(game._runs, _told_targets(game), strict=True):
            assert not game._total() ^ _worth(run.length) ^ target
        game.knock_over(*game.hint())
        before = PinsGame(game.start, "computer", raises=True)
        moves = game.moves if game.outcome == "won" else game.moves[:-1]
        before._play = {**game._play, "moves": [[*move] for move in moves]}
        assert before._total() == 0
        pins.append(sum(before.rows))
    assert pins[-1] == 0
    assert repr(game).endswith(f"\npins left at XOR 0: {' '.join(map(str, pins))}")


def _told_targets(game):
    return [int(word) for word in repr(game).split("targets ")[1].split(",")[0].split()]


def test_a_wrong_answer_is_no_xor_of_0_and_without_raises_nothing_is_told_of_it():
    game = PinsGame([4, 6, 7], "computer", values=True, raises=True)
    game.knock_over(0, 0, 2)
    assert "targets" not in repr(game)
    assert repr(game).endswith("\npins left at XOR 0: 17")
    for plain_game in (PinsGame([4, 6, 7], "computer", values=True), PinsGame([3, 3], values=True)):
        assert "targets" not in repr(plain_game)
        assert "pins left" not in repr(plain_game)
    assert "targets" not in repr(PinsGame([4, 6, 7], "computer", raises=True))  # without the values


def test_raises_is_a_flag():
    with pytest.raises(TypeError, match="raises"):
        PinsGame([2], raises="yes")

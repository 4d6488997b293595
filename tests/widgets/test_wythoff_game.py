"""Play Wythoff's game as a reader's program and as a page would, without a browser."""

import pytest

from magicmath.games import WYTHOFF
from magicmath.widgets import WythoffGame
from magicmath.widgets.wythoff_game import SIDE, _moves_from

PLACES = [(x, y) for x in range(SIDE) for y in range(SIDE)]


def test_the_computer_leaves_a_lost_place_wherever_it_can_and_moves_legally_everywhere():
    for heaps in PLACES[1:]:
        left = tuple(WythoffGame(heaps)._answer())
        assert left in WYTHOFF.moves(heaps) or left[::-1] in WYTHOFF.moves(heaps)
        assert WYTHOFF.is_won(left) == (not WYTHOFF.is_won(heaps))


def test_the_moves_are_those_of_the_game():
    for heaps in PLACES:
        assert {tuple(sorted(left)) for left in _moves_from(heaps)} == {
            tuple(sorted(left)) for left in WYTHOFF.moves(heaps)
        }


def test_a_game_is_won_taken_back_and_begun_again():
    game = WythoffGame((1, 3))
    game.leave(1, 2)
    assert game.heaps == (1, 1)
    game.leave(0, 0)
    assert game.outcome == "won"
    game.undo()
    assert game.heaps == (1, 1)
    game.reset()
    assert (game.heaps, game.outcome) == ((1, 3), "playing")
    assert WythoffGame((2, 2), "computer").outcome == "lost"


@pytest.mark.parametrize("left", [(4, 6), (5, 6), (3, 4), (2, 5)])
def test_a_move_that_is_none_is_refused(left):
    game = WythoffGame((4, 6))
    with pytest.raises(ValueError, match="left by a move from heaps 4 and 6"):
        game.leave(*left)
    assert game.heaps == (4, 6)


@pytest.mark.parametrize("bad", [(), (1,), (1, 2, 3), (12, 0), (-1, 2), (1.5, 2), "12", None])
def test_bad_heaps_are_refused_by_name(bad):
    with pytest.raises((TypeError, ValueError), match="heaps"):
        WythoffGame(bad)


@pytest.mark.parametrize("moves", [[[4, 6]], [[3, 4]], [[1]], [[3, 5], [3, 5]], "x"])
def test_malformed_moves_of_a_page_are_answered_with_the_last_good_ones(moves):
    game = WythoffGame((4, 6))
    with pytest.raises((TypeError, ValueError)):
        game.set_state({"_play": {"start": [4, 6], "first": "you", "moves": moves}})
    assert game.heaps == (4, 6)


def test_the_picture_tells_the_heaps_and_all_lost_places_where_they_are_shown():
    game = WythoffGame((4, 6))
    assert repr(game) == "Wythoff's game, heaps 4 and 6, you to move"
    game.lost = True
    assert repr(game).endswith("with all lost places")

"""The game of a counter and a heap: its moves in Python, and what it refuses."""

from itertools import product

import pytest

from magicmath import plain
from magicmath.games import NIM, ImpartialGame
from magicmath.widgets import CounterGame

LITTLE = {"A": ["B", "C", "D"], "B": ["C", "D"], "C": ["D"], "D": [], "E": ["A", "C"]}


@pytest.mark.parametrize("at", LITTLE)
@pytest.mark.parametrize("heap", range(10))
def test_the_computer_wins_wherever_it_can(at, heap):
    both = ImpartialGame(LITTLE) ^ NIM
    game = CounterGame(LITTLE, at, heap)
    if game.outcome != "playing":
        assert (at, heap) == ("D", 0)
        return
    letter, left = game.answer()
    if plain.is_won((at, (heap,)), both.moves):
        assert not plain.is_won((letter, (left,)), both.moves)
    game.play(letter, left)
    if not plain.is_won((letter, (left,)), both.moves):
        while game.outcome == "playing":
            game.play(*game.answer())
        assert game.outcome == "won"


def test_who_cannot_move_loses_and_reset_goes_back():
    game = CounterGame({"A": ["B"], "B": []}, "A", heap=1)
    game.play("A", 0)
    assert (game.position, game.outcome) == (("B", 0), "lost")
    game.reset()
    assert (game.position, game.outcome) == (("A", 1), "playing")
    assert repr(game) == "Counter on A, a heap of 1, you to move\nA → B; B → none\n1  ●"


@pytest.mark.parametrize(
    ("graph", "named"),
    [
        ({}, "graph"),
        ([["A"]], "graph"),
        ({"A": ["X"]}, "graph"),
        ({"A": [], "long": []}, "graph"),
        ({"A": [3]}, "graph"),
        ({str(i): [] for i in range(9)}, "graph"),
        ({"A": ["B"], "B": ["A"]}, "cycle"),
        ({"B": []}, "at"),
    ],
    ids=str,
)
def test_a_bad_graph_is_refused_by_name(graph, named):
    with pytest.raises((TypeError, ValueError), match=named):
        CounterGame(graph, "A")


def test_a_malformed_path_leaves_the_state():
    game = CounterGame(LITTLE, "A", heap=3)
    wrong = [
        [],
        [["X", 1]],
        [["A", 10]],
        [["A", 3], ["E", 3]],
        [["A", 3], ["B", 2]],
        [["A", 3], ["A", 3]],
        5,
        [["A"]],
    ]
    for path in wrong:
        with pytest.raises((TypeError, ValueError)):
            game.set_state({"_path": path})
        assert game.position == ("A", 3)
    with pytest.raises(ValueError, match="may not set _graph"):
        game.set_state({"_graph": []})
    with pytest.raises(ValueError, match="may not set values"):
        game.set_state({"values": True})
    for at, heap in [("E", 3), ("A", 3), ("B", 2)]:
        with pytest.raises(ValueError, match="at and heap must be a move"):
            game.play(at, heap)


def test_where_it_asks_the_ends_come_first_and_the_text_tells_what_is_known():
    game = CounterGame(LITTLE, "A", heap=1, asks=True)
    assert game._order == ["D", "C", "B", "A", "E"]
    assert repr(game).startswith("Numbers of the letters: none yet\n")
    game.set_state({"numbered": 2})
    assert repr(game).startswith("Numbers of the letters: D = 0, C = 1\n")
    for wrong in ({"numbered": 6}, {"numbered": -1}, {"numbered": "1"}):
        with pytest.raises((TypeError, ValueError), match="numbered"):
            game.set_state(wrong)
    with pytest.raises((TypeError, ValueError), match="values"):
        game.values = True
    assert (game.numbered, game.values) == (2, False)
    with pytest.raises(ValueError, match="values must be False"):
        CounterGame(LITTLE, "A", values=True, asks=True)
    with pytest.raises(ValueError, match="numbered"):
        CounterGame(LITTLE, "A").numbered = 1


@pytest.mark.parametrize("letters", [*product(LITTLE, repeat=2), ("A", "B", "C")], ids="".join)
@pytest.mark.parametrize("heap", [0, 1, 3])
def test_with_several_counters_the_computer_wins_wherever_it_can(letters, heap):
    def moves(position):
        *at, left = position
        pushed = [(*at[:i], to, *at[i + 1 :], left) for i in range(len(at)) for to in LITTLE[at[i]]]
        return pushed + [(*at, fewer) for fewer in range(left)]

    position = (*letters, heap)
    game = CounterGame(LITTLE, letters, heap)
    assert game.position == position
    assert sorted(game._moves_from(position)) == sorted(moves(position))
    if not moves(position):
        assert game.outcome == "lost"
        return
    assert game.answer() in moves(position)
    if plain.is_won(position, moves):
        assert not plain.is_won(game.answer(), moves)


def test_several_counters_are_played_and_the_text_tells_values_and_columns():
    game = CounterGame(LITTLE, ["A", "B"], heap=1, values=True, binary=True)
    assert repr(game) == "\n".join(
        [
            "Counters on A, B, a heap of 1, you to move, A = 3, B = 2, C = 1, D = 0, E = 0",
            "A → B, C, D; B → C, D; C → D; D → none; E → A, C",
            "3    ●●●  ■ ■",
            "2    ●●   ■ □",
            "1    ●    □ ■",
            "XOR  0    □ □",
        ]
    )
    game.play(["C", "B"], 1)
    assert (game.position, game.outcome) == (("C", "D", 1), "playing")
    assert len(game._path) == 3
    for wrong in ({"_path": [["A", 1]]}, {"_path": [["A", "B", "C", 1]]}, {"_path": [["A", "X", 1]]}):
        with pytest.raises((TypeError, ValueError)):
            game.set_state(wrong)
    for at, named in [("A", "at must hold 2 of the letters, got 'A'"), ("CD", "at must be"),
                      (["C", "C"], "at and heap must be a move")]:  # fmt: skip
        with pytest.raises(ValueError, match=named):
            game.play(at, 1)
    assert len(game._path) == 3
    game.reset()
    assert game.position == ("A", "B", 1)


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"at": []}, "at must hold from 1 to 3 letters, got 0"),
        ({"at": ["A"] * 4}, "at must hold from 1 to 3 letters, got 4"),
        ({"at": ["A", "X"]}, "at must be"),
        ({"at": ["A", 3]}, "at must be"),
        ({"at": 5}, "at must be"),
        ({"at": ["A", "B"], "asks": True}, "at must be one letter where the page asks for values"),
        ({"at": "A", "binary": True, "asks": True}, "binary must be False where the page asks for values"),
        ({"at": "A", "binary": 2}, "binary"),
    ],
    ids=str,
)
def test_other_counters_are_refused_by_name(given, named):
    with pytest.raises((TypeError, ValueError), match=named):
        CounterGame(LITTLE, **given)

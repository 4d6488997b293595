from itertools import count, product
from math import isqrt

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from magicmath import plain
from magicmath.games import KAYLES, NIM, WYTHOFF, ImpartialGame, octal_period, octal_values, subtraction


@st.composite
def graphs(draw, most=8):
    """Draw a graph without cycles: its edges lead to smaller numbers."""
    size = draw(st.integers(1, most))
    return {n: draw(st.lists(st.integers(0, n - 1), max_size=5)) if n else [] for n in range(size)}


@given(graphs())
def test_values_and_outcomes_agree_with_their_definitions(graph):
    for game in (ImpartialGame(graph), ImpartialGame(lambda n: iter(graph[n]))):
        for position in graph:
            assert game.grundy(position) == plain.grundy(position, graph.get)
            assert game.is_won(position) == plain.is_won(position, graph.get)
            expected = {option for option in graph[position] if not plain.is_won(option, graph.get)}
            winning = game.winning_moves(position)
            assert set(winning) == expected
            assert len(winning) == len(expected)


@given(graphs(6), graphs(6))
def test_grundy_value_of_a_sum_is_the_xor(one, other):
    first, second = ImpartialGame(one, "first"), ImpartialGame(other, "second")
    both = first ^ second

    def moves(pair):
        x, y = pair
        return [(option, y) for option in one[x]] + [(x, option) for option in other[y]]

    for x, y in product(one, other):
        assert sorted(both.moves((x, y))) == sorted(moves((x, y)))
        assert both.grundy((x, y)) == first.grundy(x) ^ second.grundy(y)
        assert both.is_won((x, y)) == plain.is_won((x, y), moves)
    assert repr(both) == "<ImpartialGame first ⊕ second>"


@given(st.dictionaries(st.integers(0, 6), st.lists(st.integers(0, 6), max_size=3), max_size=7))
def test_cycles_are_found_where_they_are_and_nowhere_else(edges):
    graph = {n: edges.get(n, []) for n in range(7)}
    game = ImpartialGame(graph)
    ends = set()  # the positions from which every play ends
    for _ in graph:
        ends |= {n for n in graph if set(graph[n]) <= ends}
    for position in graph:
        if position in ends:
            assert game.grundy(position) == plain.grundy(position, graph.get)
            continue
        with pytest.raises(ValueError, match="cycle") as refused:
            game.grundy(position)
        cycle = [int(name) for name in str(refused.value).rpartition(": ")[2].split(" → ")]
        assert cycle[0] == cycle[-1]
        assert all(later in graph[earlier] for earlier, later in zip(cycle, cycle[1:], strict=False))


def test_a_cycle_is_named_and_a_long_one_cut_short():
    with pytest.raises(ValueError, match="round in a cycle.*: 'b' → 'c' → 'b'$"):
        ImpartialGame({"a": ["b"], "b": ["c"], "c": ["b"]}).grundy("a")
    with pytest.raises(ValueError, match="7 → 8 → .* → … → 7$") as refused:
        ImpartialGame(lambda n: [(n + 1) % 5000]).grundy(7)
    assert len(str(refused.value)) < 200
    with pytest.raises(ValueError, match="moves of stay go.*: 'x' → 'x'$"):
        ImpartialGame({"x": ["x"]}, "stay").grundy("x")


def test_a_refused_game_still_answers_elsewhere():
    game = ImpartialGame({"a": ["b", "c"], "b": ["a"], "c": []})
    for _ in range(2):
        with pytest.raises(ValueError, match="cycle"):
            game.grundy("a")
        assert game.grundy("c") == 0


def test_plays_of_any_length_are_gone_through():
    assert subtraction([1]).grundy(50_001) == 1
    assert ImpartialGame({n: [n - 1] if n else [] for n in range(20_000)}).is_won(19_999)


def test_a_graph_may_change_after_a_game_was_made_of_it():
    graph = {0: [], 1: [0]}
    game = ImpartialGame(graph)
    graph[1] = [1]
    assert game.grundy(1) == 1


def test_nim_by_its_moves_is_the_xor_of_its_heaps():
    for heaps in product(range(6), repeat=3):
        assert NIM.grundy(heaps) == heaps[0] ^ heaps[1] ^ heaps[2]
    assert NIM.grundy(()) == 0


@given(st.sets(st.integers(1, 6), min_size=1, max_size=4))
def test_subtraction_games(numbers):
    game = subtraction(sorted(numbers))

    def moves(heap):
        return [heap - number for number in numbers if heap >= number]

    code = "0." + "".join("3" if number in numbers else "0" for number in range(1, 7))
    expected = [plain.grundy(heap, moves) for heap in range(13)]
    assert [game.grundy(heap) for heap in range(13)] == expected == octal_values(code, 12).tolist()


def test_kayles_by_its_moves():
    values = plain.kayles_values(150)
    assert [KAYLES.grundy((row,)) for row in range(15)] == values[:15]
    assert octal_values("0.77", 150).tolist() == values
    for rows in product(range(5), repeat=3):
        assert KAYLES.grundy(rows) == values[rows[0]] ^ values[rows[1]] ^ values[rows[2]]
    assert set(KAYLES.moves((5,))) == {(4,), (1, 3), (2, 2), (3,), (1, 2)}


def test_kayles_has_period_twelve_from_71_on():
    assert octal_period("0.77", 300) == (71, 12)
    values = octal_values("0.77", 2000)
    assert np.array_equal(values[71:-12], values[83:])
    assert values[70] != values[82]
    assert octal_period("0.77", 160) is None  # too few values for a proof


@pytest.mark.parametrize("code", ["0.07", "0.137", "0.4", "0.16", "0.2", "0.31", "0.52", "0.7", "0.123"])
def test_octal_games_by_their_definition(code):
    digits = [int(digit) for digit in code[2:]]

    def moves(heaps):
        for i, heap in enumerate(heaps):
            rest = heaps[:i] + heaps[i + 1 :]
            for taken, digit in enumerate(digits, 1):
                left = heap - taken
                if digit & 1 and left == 0:
                    yield tuple(sorted(rest))
                if digit & 2 and left > 0:
                    yield tuple(sorted((*rest, left)))
                if digit & 4:
                    for part in range(1, left):
                        yield tuple(sorted((*rest, part, left - part)))

    game = ImpartialGame(moves)
    assert [game.grundy((heap,)) for heap in range(13)] == octal_values(code, 12).tolist()


@pytest.mark.parametrize(
    ("code", "found"),
    [("0.3", (0, 2)), ("0.333", (0, 4)), ("0.1", (2, 1)), ("0.07", (53, 34)), ("0.6", None)],
)
def test_period_is_proved_or_none(code, found):
    assert octal_period(code, 400) == found


def test_wythoffs_lost_positions_lie_on_the_golden_ratio():
    lost = {(a, b) for a, b in product(range(60), repeat=2) if a <= b and not WYTHOFF.is_won((a, b))}
    lower = [(k + isqrt(5 * k * k)) // 2 for k in range(40)]  # the whole part of k times the golden ratio
    assert lost == {(a, a + k) for k, a in enumerate(lower) if a + k < 60}


def test_wythoffs_moves():
    assert set(WYTHOFF.moves((2, 1))) == {(0, 1), (1, 1), (0, 2)}
    with pytest.raises(ValueError, match="heaps must be two"):
        WYTHOFF.grundy((1, 2, 3))


@pytest.mark.parametrize("game", [NIM, KAYLES, WYTHOFF, subtraction([1, 2])])
@pytest.mark.parametrize("bad", [-1, 1.5, None, "1"])
def test_a_heap_that_is_none_is_refused(game, bad):
    position = bad if game.name.startswith("take") else (bad, 2)
    with pytest.raises((TypeError, ValueError), match="^heaps? must be"):
        game.grundy(position)


@pytest.mark.parametrize("returned", [None, 3, "ab", b"ab", 1.5])
def test_moves_that_are_no_positions_are_refused(returned):
    with pytest.raises(TypeError, match="moves of 'start' must be positions to go through, got"):
        ImpartialGame(lambda position: returned).grundy("start")


def test_positions_that_cannot_be_looked_up_are_refused():
    with pytest.raises(TypeError, match=r"moves of 1: must be hashable.*got \[2\]"):
        ImpartialGame(lambda position: [[2]]).grundy(1)
    with pytest.raises(TypeError, match=r"position must be hashable.*got \[2\]"):
        NIM.grundy([2])
    with pytest.raises(ValueError, match="'b' is not in the graph of letters"):
        ImpartialGame({"a": ["b"]}, "letters").grundy("a")
    with pytest.raises(ValueError, match="position must be a pair"):
        (NIM ^ NIM).grundy((1, 2, 3))
    with pytest.raises(TypeError, match="unsupported operand"):
        NIM ^ 3


def test_games_without_end_are_refused(monkeypatch):
    monkeypatch.setattr("magicmath.games.impartial._MOST_POSITIONS", 1000)
    with pytest.raises(ValueError, match="position 5 leads to more than 1000 positions of upwards"):
        ImpartialGame(lambda n: [n + 1], "upwards").grundy(5)
    with pytest.raises(ValueError, match="moves of 5 are more than 1000"):
        ImpartialGame(lambda n: count()).grundy(5)


def test_a_dict_of_iterators_keeps_its_moves():
    game = ImpartialGame({"a": iter(["b"]), "b": iter([])})
    assert game.grundy("a") == 1
    assert game.winning_moves("a") == ["b"]


def test_a_dict_changed_after_an_evaluation_changes_no_game():
    graph = {"a": ["b"], "b": []}
    game = ImpartialGame(graph)
    assert game.grundy("a") == 1
    graph["a"].append("c")
    assert game.winning_moves("a") == ["b"]


def test_moves_that_are_not_the_same_each_time_are_evaluated_when_they_come():
    fresh = count(1)
    game = ImpartialGame(lambda position: [] if position else [next(fresh)])
    assert game.grundy(0) == 1
    assert game.winning_moves(0) == [2]


def test_a_game_of_too_many_moves_is_refused_before_it_fills_the_memory():
    with pytest.raises(ValueError, match="leads to more than .* moves of take 1"):
        subtraction(range(1, 401)).grundy(100_000)

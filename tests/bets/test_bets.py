"""The bets of the notebooks: what they hold back is true, and nobody meets it before the bet."""

import inspect
import json
import re
from collections import Counter
from importlib import import_module
from itertools import permutations, product
from pathlib import Path
from pkgutil import iter_modules

import nbformat
import numpy as np
import pytest
from veil import held_back

from magicmath import bets, exercises
from magicmath.bets import puzzle
from magicmath.rules import MAGIC, RuleSet, to_board, to_number
from magicmath.widgets import Bet

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"
MODULES = [name for _, name, _ in iter_modules(bets.__path__)]
ASKED = [
    pytest.param(module, function, id=f"{module}.{name}")
    for module in MODULES
    for name, function in inspect.getmembers(import_module(f"magicmath.bets.{module}"), inspect.isfunction)
    if not name.startswith("_") and function.__module__ == f"magicmath.bets.{module}"
]


def words_of(piece):
    """Return the words of a piece of evidence that are long enough to be known again."""
    words = piece.get("text") or piece.get("after")
    text = words or " ".join(re.findall(r'aria-label="([^"]*)"', piece.get("svg", "")))
    return {text[i : i + 25] for i in range(max(0, len(text) - 24))}


def notebook_of(module):
    """Return the notebook that asks the bets of a module."""
    line = f"from magicmath.bets import {module} as bets"
    books = [nbformat.read(path, as_version=4) for path in sorted(NOTEBOOKS.glob("*.ipynb"))]
    (found,) = [book for book in books if any(line in cell.source for cell in book.cells)]
    return found


def test_bets_stand_in_modules_that_are_named_as_those_of_the_exercises():
    assert MODULES
    assert set(MODULES) <= {name for _, name, _ in iter_modules(exercises.__path__)}
    assert {param.values[0] for param in ASKED} == set(MODULES)


@pytest.mark.parametrize(("module", "ask"), ASKED)
def test_a_bet_is_asked_once_in_its_notebook_by_a_call_and_nothing_else(module, ask):
    code = [cell for cell in notebook_of(module).cells if cell.cell_type == "code"]
    (asked,) = [cell for cell in code if f"bets.{ask.__name__}" in cell.source]
    assert re.fullmatch(rf"(\w+) = bets\.{ask.__name__}\(\)\n\1", asked.source)
    assert asked.outputs[0].data["text/plain"] == repr(ask())


def test_no_notebook_writes_a_bet_and_so_its_answer_itself():
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        code = [cell.source for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]
        assert [source for source in code if re.search(r"\bBet\b", source)] == [], path.name


@pytest.mark.parametrize(("module", "ask"), ASKED)
def test_the_name_of_a_bet_and_the_notebook_around_it_hold_nothing_of_the_evidence(module, ask):
    bet = ask()
    assert isinstance(bet, Bet)
    held = held_back(bet)
    pieces = [*held["common"], *sum(held["own"] or [], [])]
    secrets = set().union(*map(words_of, pieces))
    assert secrets
    stored = json.dumps(notebook_of(module), ensure_ascii=False)
    assert [secret for secret in sorted(secrets) if secret in stored] == []
    assert str(held["answer"]).lower() not in ask.__name__.replace("_", " ")


@pytest.mark.parametrize(("module", "ask"), ASKED)
def test_a_bet_is_the_same_each_time(module, ask):
    assert ask().get_state()["_veiled"] == ask().get_state()["_veiled"]


def test_the_bet_on_order_counts_every_order_and_the_way_without_the_mistake_from_every_start():
    ways = [*sorted(set(permutations([4, 0, 5, 4]))), (0, 5)]
    wanted = np.zeros((13, 512, 3, 3), np.uint8)
    for (i, way), start in product(enumerate(ways), range(512)):
        board = to_board(start)
        for number in way:
            board = MAGIC.press(board, number)
        wanted[i, start] = board
    ends = puzzle._ends_of_ways(MAGIC, ways)
    np.testing.assert_array_equal(ends, wanted)
    numbers = [{to_number(board) for board in wanted[:, start]} for start in range(512)]
    boards = Counter(map(len, numbers))
    assert puzzle._boards_from_each_start(ends) == boards
    held = held_back(puzzle.order())
    assert held["answer"] == puzzle._answer(boards)
    assert held["common"] == []
    tried = 12 * 512
    for pieces in held["own"]:
        assert [piece["after"] for piece in pieces[1:-1]] == [""] * (len(pieces) - 2)
        assert f"makes {tried} ways. It ended each time at the board" in pieces[-1]["after"]
    assert (wanted[:-1] == wanted[-1]).all(axis=(2, 3)).sum() == tried


def test_a_way_that_ends_elsewhere_is_counted_out():
    ends = np.zeros((6, 512, 3, 3), np.uint8)
    ends[2, 100:, 0, 0] = 1
    told = puzzle._order_in_words(ends)
    assert "in all 5 orders, from each of the 512 starts. That makes 2560 ways. It ended 2148 times" in told


@pytest.mark.parametrize(
    ("same", "answer"),
    [(512, puzzle._ALWAYS), (0, puzzle._NEVER), (511, puzzle._DEPENDS), (1, puzzle._DEPENDS)],
)
def test_the_answer_on_order_follows_from_the_boards_that_are_reached(same, answer):
    """Let one order end elsewhere from all starts but the first `same`."""
    ends = np.zeros((6, 512, 3, 3), np.uint8)
    ends[5, same:, 0, 0] = 1
    boards = puzzle._boards_from_each_start(ends)
    assert boards == Counter({n: k for n, k in ((1, same), (2, 512 - same)) if k})
    assert puzzle._answer(boards) == answer


def test_both_ways_are_replayed_from_the_first_game_of_the_notebook_and_from_its_opposite():
    own = held_back(puzzle.order())["own"]
    replays = [piece for pieces in own for piece in pieces if piece["kind"] == "replay"]
    assert {str(replay["paths"]) for replay in replays} == {"[[4, 0, 5, 4], [0, 5]]"}
    starts = {to_number(replay["start"]) for replay in replays}
    game = next(cell for cell in notebook_of("puzzle").cells if cell.source.startswith("start = "))
    first = to_number(np.array(json.loads(re.search(r"\[\[.*?\]\]", game.source)[0])))
    assert starts == {first, 511 - first}


@pytest.mark.parametrize(
    ("rules", "made"),
    [(MAGIC, 512), (MAGIC[:8], 256), (MAGIC[[0, 4, 0]], 4)],
    ids=["nine masks", "eight of them", "one twice"],
)
def test_the_boards_made_are_those_of_all_choices(rules, made):
    rules = RuleSet(rules) if isinstance(rules, np.ndarray) else rules
    choices = np.array(list(product([0, 1], repeat=len(rules))))
    at_once = {tuple(board) for board in (choices @ rules.matrix % 2).tolist()}
    assert puzzle._boards_made(rules) == at_once
    assert len(at_once) == made


def test_the_bet_on_the_boards_within_reach_shows_the_first_ones_and_stays_open():
    held = held_back(puzzle.reach())
    assert held["answer"] is None
    assert "you can make 4 boards" in held["common"][0]["text"]
    assert held["common"][1]["kind"] == "picture"
    assert "first three you can make 8" in held["common"][2]["text"]


def test_a_hundred_presses_and_ninety_nine_never_make_the_same_board():
    choices = [np.array(choice) for choice in product((0, 1), repeat=9)]
    by_parity = [
        {
            to_number((choice @ MAGIC.matrix % 2).reshape(3, 3))
            for choice in choices
            if choice.sum() % 2 == odd
        }
        for odd in (0, 1)
    ]
    numbers = [{0}]
    for _ in range(100):
        numbers.append({board ^ mask for board in numbers[-1] for mask in MAGIC.numbers})
    assert [numbers[100], numbers[99]] == by_parity
    assert not numbers[100] & numbers[99]


def test_the_bet_on_a_hundred_presses_and_ninety_nine_stays_open():
    held = held_back(puzzle.hundred())
    assert held["answer"] is None
    assert f"{len(str(9**100))} digits" in held["common"][0]["text"]


def test_the_bet_on_two_cells_knows_every_toy():
    held = held_back(puzzle.two_cells())
    whole = []
    for first, second in product(product((0, 1), repeat=2), repeat=2):
        made = Counter(
            (np.array(choice) @ [first, second] % 2).tobytes() for choice in product((0, 1), repeat=2)
        )
        if max(made.values()) > 1:
            whole.append(len(made) == 4)
    assert whole
    assert not any(whole)
    assert held["answer"] == puzzle._LEFT_OUT
    assert len(set(puzzle._boards_of_choices(puzzle._ALIKE))) == 2


def test_the_answer_on_two_cells_follows_from_the_toys():
    every = list(product((0, 1), repeat=2))
    shared, fewer = [*every, every[0]], [every[0], every[0], every[1]]
    assert puzzle._whether_all([every, shared]) == puzzle._EVERY
    assert puzzle._whether_all([shared, fewer]) == puzzle._IT_DEPENDS
    assert puzzle._whether_all([every, fewer]) == puzzle._LEFT_OUT


def test_hollow_misses_the_goal_as_a_count_in_its_x_tells():
    masks = MAGIC.matrix.copy()
    masks[4, 4] = 0
    x = np.array([1, 0, 1, 0, 1, 0, 1, 0, 1])
    assert not (masks @ x % 2).any()
    assert (to_board(71) ^ to_board(495)).ravel() @ x % 2
    held = held_back(puzzle.hollow())
    assert held["answer"] == puzzle._CANNOT
    assert "None of them" in held["common"][0]["text"]

"""A puzzle in Python: what it holds, what it refuses, and there and back."""

import hashlib
import json
from dataclasses import FrozenInstanceError, replace
from pathlib import Path
from random import Random

import numpy as np
import pytest
from addresses import drawing
from hypothesis import given
from hypothesis import strategies as st
from page_code import in_node
from puzzles import RULES

from magicmath import rules
from magicmath.addresses import Graph, Masks, Named, Puzzle, Steps
from magicmath.addresses import Random as RandomRule
from magicmath.addresses._limits import GRAPHS, LONGEST_ADDRESS, NAMED, STAMPS
from magicmath.rules import MAGIC, RuleSet
from magicmath.rules._neighbours import SURFACES
from magicmath.widgets._base import positions_of_ones

EXAMPLES = json.loads((Path(__file__).parent / "version_1.json").read_text())


def steps():
    pairs = st.lists(st.tuples(st.integers(-63, 63), st.integers(-63, 63)), max_size=9, unique=True)
    surfaces = st.sampled_from(SURFACES)
    return st.builds(Steps, pairs, surfaces) | st.builds(
        lambda name, surface: Steps(name=name, surface=surface), st.sampled_from(sorted(STAMPS)), surfaces
    )


def graphs(nodes):
    edges = st.tuples(st.integers(0, nodes - 1), st.integers(0, nodes - 1)).filter(
        lambda edge: edge[0] != edge[1]
    )
    return st.builds(Graph, st.lists(edges, max_size=9, unique_by=frozenset), st.booleans())


@st.composite
def masks(draw, size):
    cells = st.lists(st.integers(0, size - 1), max_size=9, unique=True)
    drawn = draw(st.lists(cells, min_size=1, max_size=2 * size))
    places = draw(st.none() | st.permutations(range(size)))
    return Masks(drawn, places[: len(drawn)] if places and len(drawn) <= size else None)


@st.composite
def puzzles(draw):
    rows, columns = draw(st.tuples(st.integers(1, 9), st.integers(1, 9)))
    size = rows * columns
    rule = draw(
        steps()
        | masks(size)
        | st.builds(Named, st.sampled_from(["unit", "cross", "queen"]))
        | st.builds(RandomRule, st.integers(0, 2**32 - 1))
        | graphs(size)
    )
    if isinstance(rule, Graph):
        rows, columns = 1, size
    colours = draw(st.integers(2, 16))
    board = st.none() | st.lists(st.integers(0, colours - 1), min_size=size, max_size=size)
    whole = Puzzle(rule, rows, columns, colours, (), draw(board), draw(board))
    presses = draw(st.lists(st.integers(0, len(whole.rules) - 1), max_size=20))
    return replace(whole, presses=presses)


@given(puzzles())
def test_there_and_back_is_the_same_puzzle(puzzle):
    again = Puzzle.from_address(puzzle.address)
    assert again == puzzle
    assert hash(again) == hash(puzzle)
    assert again.rules == puzzle.rules
    assert Puzzle.from_data(json.loads(json.dumps(puzzle.data))) == puzzle


@given(puzzles(), puzzles())
def test_different_puzzles_have_different_addresses(one, other):
    assert (one == other) == (one.address == other.address)


@given(st.text())
def test_no_text_is_taken_but_an_address(text):
    for nonsense in (text, "#" + text, "#v=1&" + text, "#v=1&size=3x3&rule=magic" + text):
        if nonsense == "#v=1&size=3x3&rule=magic":
            continue
        with pytest.raises(ValueError, match="address|size|rule"):
            Puzzle.from_address(nonsense)


@pytest.mark.parametrize("surface", SURFACES)
def test_stamps_are_the_rules_of_the_package(surface):
    makers = (rules.lights_out, rules.cylinder, rules.torus, rules.klein_bottle, rules.projective_plane)
    maker = dict(zip(SURFACES, makers, strict=True))[surface]
    for shape in [(1, 1), (2, 3), (4, 4), (5, 7)]:
        expected = maker(*shape)
        assert Puzzle(Steps(name="lights_out", surface=surface), *shape).rules == expected
        assert Puzzle(Steps(STAMPS["lights_out"], surface), *shape).rules == expected


@pytest.mark.parametrize("piece", ["king", "knight", "rook", "bishop", "queen"])
def test_pieces_are_those_of_chess(piece):
    assert Puzzle(piece, 5, 6).rules == rules.chess(piece, 5, 6)


@pytest.mark.parametrize("name", GRAPHS)
def test_graphs_are_those_of_the_package(name):
    graph = rules.named_graph(name)
    puzzle = Puzzle(Graph(name=name), 1, len(graph.positions))
    assert puzzle.rules == graph.rules
    assert puzzle.address == f"#v=1&size=1x{puzzle.columns}&rule={name}"
    told = in_node("play_graphs", "GRAPHS", "GRAPHS[argument]", name)
    assert told["nodes"] == puzzle.columns
    assert told["edges"] == [list(edge) for edge in graph.edges]
    assert np.abs(np.array(told["positions"]) - graph.positions).max() <= 0.0005


def test_the_page_has_no_other_graphs():
    assert in_node("play_graphs", "GRAPHS", "Object.keys(GRAPHS).sort()") == sorted(GRAPHS)


def test_holes_are_cut_as_the_package_cuts_them():
    holes = np.zeros((4, 5), dtype=int)
    holes.flat[[0, 7, 19]] = 1
    puzzle = Puzzle("lights_out", 4, 5, holes=[19, 0, 7])
    assert puzzle.holes == (0, 7, 19)
    assert puzzle.rules == rules.with_holes(rules.lights_out(4, 5), holes)
    assert list(puzzle.rules.places) == [cell for cell in range(20) if cell not in (0, 7, 19)]


def test_holes_cut_masks_without_places_but_leave_each():
    puzzle = Puzzle(Masks([[0, 1], [1, 2]]), 1, 3, holes=[1])
    assert puzzle.rules.masks.tolist() == [[[1, 0, 0]], [[0, 0, 1]]]
    assert puzzle.rules.places is None


def test_random_rules_are_invertible_and_follow_their_seed():
    seen = {tuple(Puzzle(RandomRule(seed), 3, 3).rules.numbers) for seed in range(50)}
    assert len(seen) == 50
    assert all(Puzzle(RandomRule(seed), 5, 6).rules.is_invertible for seed in range(20))


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_any_rule_set_has_an_address(rule):
    puzzle = Puzzle.from_rules(rule)
    again = Puzzle.from_address(puzzle.address).rules
    assert again == rule
    assert (again.places and list(again.places)) == (rule.places and list(rule.places))


@pytest.mark.parametrize("name", [*NAMED, *STAMPS])
def test_a_rule_set_that_has_a_name_is_told_by_it(name):
    rule = Puzzle(name, 3, 3).rules
    named = Puzzle.from_rules(RuleSet(rule.masks)).rule
    assert not isinstance(named, Masks)
    assert named.rule_set(3, 3) == rule


BAD = [
    ({"colours": 1}, "colours must be from 2 to 16, got 1"),
    ({"colours": 2.0}, "colours must be an integer"),
    ({"rows": 0}, "rows must be from 1 to 64"),
    ({"columns": 65}, "columns must be from 1 to 64"),
    ({"holes": [9]}, "holes must be from 0 to 8"),
    ({"holes": [1, 1]}, "holes must hold each number once, got 1 twice"),
    ({"holes": range(9)}, "holes must leave a mask"),
    ({"start": [0] * 8}, "start must have 9 cells, got 8"),
    ({"start": [[0] * 9]}, "start must have 9 cells"),
    ({"goal": [2] * 9}, "goal must be from 0 to 1, got 2"),
    ({"goal": [[0.5] * 3] * 3}, "goal must hold integers"),
    ({"holes": [4], "start": [1] * 9}, "start must be 0 in the holes, got 1 at cell 4"),
    ({"presses": [9]}, "presses must be from 0 to 8"),
    ({"holes": [4], "presses": [8]}, "presses must be from 0 to 7"),
    ({"presses": [0] * (2**16 + 1)}, "presses must have at most 65536 items, got 65537"),
    ({"rule": "no_rule"}, "rule must be one of lights_out, king"),
    ({"rule": MAGIC}, "rule must be a name or one of Steps"),
    ({"rule": Graph([(0, 1)])}, "rows must be from 1 to 1"),
    ({"rule": RandomRule(1), "rows": 33, "columns": 32}, "random must have at most 1024 cells, got 1056"),
    ({"rule": Named("magic"), "columns": 4}, "magic must have 3×3 cells, got 3×4"),
    ({"rule": Named("fractal"), "columns": 4}, "fractal must be square"),
    ({"rule": Masks([[9]])}, "masks must be from 0 to 8, got 9"),
    ({"rule": Masks([[0]], [9])}, "places must be from 0 to 8, got 9"),
]


@pytest.mark.parametrize(("change", "reason"), BAD, ids=lambda value: str(value)[:40])
def test_what_is_wrong_is_named(change, reason):
    with pytest.raises((ValueError, TypeError), match=f"^{reason}"):
        Puzzle(**({"rule": "lights_out", "rows": 3, "columns": 3} | change))


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (lambda: Steps([(0, 64)]), "steps must be from -63 to 63, got 64"),
        (lambda: Steps([(0,)]), "steps must be a pair of numbers"),
        (lambda: Steps([(0, 0), (0, 0)]), "steps must hold each pair once, got 0 and 0 twice"),
        (lambda: Steps([(0, 0)], name="king"), "steps must be those of king, got others"),
        (lambda: Steps(name="__class__"), "name must be one of"),
        (lambda: Steps(surface="sphere"), "surface must be one of"),
        (lambda: Named("king"), "name must be one of"),
        (lambda: Graph([(0, 1)], name="cube"), "edges must be those of cube, got others"),
        (lambda: Graph(name="cube", one_way=True), "edges must be those of cube, got others"),
        (lambda: Puzzle(Graph(name="cube"), 1, 9), "cube must have 8 nodes, got 9"),
        (lambda: Graph([(1, 1)]), "edges must join two nodes, got 1 and 1"),
        (lambda: Graph([(0, 1), (1, 0)]), "edges must hold each pair once"),
        (lambda: Graph([(0, 256)]), "edges must be from 0 to 255"),
        (lambda: Graph([], one_way=1), "one_way must be True or False"),
        (lambda: Masks([]), "masks must hold a mask"),
        (lambda: Masks([[0, 0]]), "masks must hold each number once"),
        (lambda: Masks([[0], [1]], [0]), "places must have 2 items, got 1"),
        (lambda: RandomRule(2**32), "seed must be from 0 to 4294967295"),
        (lambda: Puzzle.from_data({"rows": 3, "columns": 3}), "data must have the key rule"),
        (lambda: Puzzle.from_data(7), "data must be a mapping"),
        (
            lambda: Puzzle.from_data({"rows": 3, "columns": 3, "rule": {"kind": "x"}}),
            "rule must be of one kind",
        ),
        (
            lambda: Puzzle.from_data(
                {"rows": 3, "columns": 3, "rule": {"kind": "random", "seed": 1, "x": 1}}
            ),
            "rule must have no 'x'",
        ),
        (lambda: Puzzle.from_address(7), "address must be a str"),
        (
            lambda: Puzzle.from_address("#" + "x" * LONGEST_ADDRESS),
            "address must have at most 4194304 characters",
        ),
        (lambda: Puzzle.from_rules(7), "rules must be a RuleSet"),
        (lambda: Puzzle.from_rules(rules.lights_out(65, 1)), "rules must have at most 64×64 cells"),
    ],
)
def test_bad_parts_are_refused(make, reason):
    with pytest.raises((ValueError, TypeError), match=f"^{reason}"):
        make()


def test_a_puzzle_cannot_be_changed():
    with pytest.raises(FrozenInstanceError):
        Puzzle("magic", 3, 3).colours = 3


def test_the_largest_drawn_board_there_and_back():
    generator = np.random.default_rng(64)
    drawn = [np.flatnonzero(bits).tolist() for bits in generator.integers(0, 2, (64, 4096))]
    thin = [sorted(generator.choice(4096, 5, replace=False).tolist()) for _ in range(4096)]
    boards = {name: generator.integers(0, 16, (64, 64)) for name in ("start", "goal")}
    for each, most in ((drawn, 50_000), (thin, 120_000)):
        puzzle = Puzzle(Masks(each), 64, 64, 16, **boards)
        assert len(puzzle.address) < most
        assert Puzzle.from_address(puzzle.address) == puzzle
        assert in_node(
            "play_address", "toAddress, fromAddress", "toAddress(fromAddress(argument))", puzzle.address
        ) == (puzzle.address)


def test_a_whole_solution_of_the_largest_board_can_be_shared():
    presses = [mask for mask in range(4096) for _ in range(15)]
    puzzle = Puzzle("lights_out", 64, 64, 16, presses=presses)
    assert Puzzle.from_address(puzzle.address).presses == tuple(presses)
    assert len(puzzle.address) < 400_000


def digest_of(masks):
    return hashlib.sha256(json.dumps(masks).encode()).hexdigest()[:16]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["address"][:60])
def test_an_address_of_version_1_means_the_same_for_ever(example):
    puzzle = Puzzle.from_address(example["address"])
    assert puzzle.data == example["data"]
    assert puzzle.address == example["address"]
    assert puzzle.short_id == example["short_id"]
    assert digest_of(positions_of_ones(puzzle.rules.matrix)) == example["masks"]


def test_the_page_reads_the_addresses_of_version_1_as_ever():
    addresses = [example["address"] for example in EXAMPLES]
    assert in_node("play_address", "fromAddress", "argument.map(fromAddress)", addresses) == [
        example["data"] for example in EXAMPLES
    ]


def test_the_examples_hold_every_kind_of_rule():
    assert {example["data"]["rule"]["kind"] for example in EXAMPLES} == {
        each["kind"] for each in kinds_drawn()
    }
    assert {example["data"]["rule"].get("name") for example in EXAMPLES} >= {*NAMED, *STAMPS, *GRAPHS}


def kinds_drawn():
    random = Random(1)
    return [drawing.puzzle(random)["rule"] for _ in range(200)]

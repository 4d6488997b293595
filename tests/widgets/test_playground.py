"""The playground in Python: a puzzle, what the page may set of it, and its address there and back."""

import numpy as np
import pytest
import traitlets

from magicmath.addresses import Graph, Puzzle, Random, Steps
from magicmath.rules import (
    CASEGAME,
    MAGIC,
    Colours,
    RuleSet,
    chess,
    cross,
    cylinder,
    fractal,
    graph,
    klein_bottle,
    lights_out,
    projective_plane,
    to_board,
    torus,
    unit,
    with_holes,
)
from magicmath.widgets import Playground

HOLES = np.eye(4, 5, dtype=int)
NAMED = {
    "magic": MAGIC,
    "casegame": CASEGAME,
    "lights_out": lights_out(4, 5),
    "lights_out&surface=cylinder": cylinder(4, 5),
    "lights_out&surface=torus": torus(4, 5),
    "lights_out&surface=klein": klein_bottle(4, 5),
    "lights_out&surface=projective": projective_plane(4, 5),
    "king": chess("king", 4, 5),
    "queen": chess("queen", 4, 5),
    "unit": unit(3, 3),
    "cross": cross(4, 4),
    "fractal": fractal(4),
}
NAMELESS = [
    RuleSet([[[1, 1]], [[0, 1]], [[1, 1]]]),
    graph([[1], [2], [0]]),
    RuleSet(MAGIC.masks[:5]),
    RuleSet(MAGIC.masks[:4], places=[0, 3, 5, 8]),
]


@pytest.mark.parametrize("name", NAMED)
def test_rules_with_a_name_are_told_by_it(name):
    playground = Playground(NAMED[name])
    assert f"rule={name}" in playground.address
    assert playground.rules == NAMED[name]


@pytest.mark.parametrize("rules", NAMELESS)
def test_other_rules_are_told_mask_by_mask(rules):
    playground = Playground(rules)
    assert "rule=masks" in playground.address
    assert playground.rules == rules
    assert playground.rules.places == rules.places


def test_holes_are_told_apart_from_the_rule():
    rules = with_holes(torus(4, 5), HOLES)
    playground = Playground(rules)
    assert playground.puzzle.rule == Steps(name="lights_out", surface="torus")
    np.testing.assert_array_equal(playground.puzzle.holes, np.flatnonzero(HOLES))
    assert playground.rules == rules


def test_what_is_too_large_for_an_address_is_refused():
    with pytest.raises(ValueError, match="rules must have at most 64×64 cells"):
        Playground(lights_out(65, 2))


def test_rules_of_addresses_and_their_names_are_taken():
    assert Playground("magic").rules == MAGIC
    assert Playground("king", goal=np.ones((4, 5), int)).rules == chess("king", 4, 5)
    assert Playground(Random(7)).rules.is_invertible
    triangle = Playground(Graph([(0, 1), (1, 2), (0, 2)]), start=[[1, 1, 1]])
    assert triangle.rules == graph([[1, 2], [0, 2], [0, 1]])


def test_by_itself_it_is_lights_out_with_all_lights_on():
    playground = Playground()
    assert playground.start.all()
    assert not playground.goal.any()
    assert playground.rules == lights_out(5, 5)


def test_presses_are_made_taken_back_and_made_again():
    playground = Playground(MAGIC, to_board(32), to_board(495))
    heard = []
    playground.observe(lambda change: heard.append(change.new), "address")
    playground.press(0, 5)
    playground.press(6)
    assert playground.solved
    playground.undo()
    assert playground.presses == (0, 5)
    np.testing.assert_array_equal(playground.cells, MAGIC.press(to_board(32), [0, 5]))
    playground.redo()
    playground.redo()
    assert playground.presses == (0, 5, 6)
    playground.reset()
    playground.undo()
    assert (playground.presses, playground._play["undone"]) == ((), [])
    assert heard == [
        f"#v=1&size=3x3&rule=magic&start=EA&goal=94{presses}"
        for presses in ("&presses=0.5", "&presses=0.5.6", "&presses=0.5", "&presses=0.5.6", "")
    ]


def test_boards_are_set_anew():
    playground = Playground(MAGIC, presses=[1])
    playground.goal = to_board(7)
    assert playground.presses == (1,)
    playground.start = to_board(8)
    assert playground.presses == ()
    np.testing.assert_array_equal(playground.goal, to_board(7))
    playground.presses = [3, 3]
    np.testing.assert_array_equal(playground.cells, to_board(8))


def test_colours_add_up():
    playground = Playground(lights_out(3, 4), colours=5, presses=[4, 4, 5])
    expected = Colours(lights_out(3, 4), 5).press(np.zeros((3, 4), int), [4, 4, 5])
    np.testing.assert_array_equal(playground.cells, expected)
    assert "in 5 colours, pressed 4 4 5" in repr(playground)


def test_an_address_leads_to_the_same_board():
    told = Puzzle(
        Steps([(0, 0), (2, 1)], "klein"), 4, 6, 3, (5,), [2] * 5 + [0] + [1] * 18, presses=(0, 3, 3)
    )
    playground = Playground.from_address(told.address)
    assert playground.puzzle == told
    other = Playground()
    other.address = playground.address
    np.testing.assert_array_equal(other.cells, playground.cells)


@pytest.mark.parametrize(
    "address", ["", "#", "#v=1", "#v=1&size=99x99&rule=unit", "#v=1&size=3x3&rule=magic&presses=9"]
)
def test_a_bad_address_is_refused_and_changes_nothing(address):
    playground = Playground(MAGIC, presses=[4])
    before = playground.address
    with pytest.raises((ValueError, traitlets.TraitError)):
        playground.address = address
    assert playground.address == before
    with pytest.raises(ValueError):
        Playground.from_address(address)


@pytest.mark.parametrize(
    "sent",
    [
        {"_play": {"address": "#v=1&size=3x3&rule=magic&presses=9", "undone": []}},
        {"_play": {"address": "#v=1&size=3x3&rule=magic", "undone": [-1]}},
        {"_play": {"address": "#v=1&size=3x3&rule=magic"}},
        {"_play": None},
        {"_follows_location": True},
    ],
)
def test_the_page_may_not_set_what_it_should_not(sent):
    playground = Playground(MAGIC, presses=[4])
    before = playground.get_state()
    with pytest.raises((ValueError, TypeError, traitlets.TraitError)):
        playground.set_state(sent)
    assert playground.get_state() == before


def test_the_page_sets_the_board():
    playground = Playground(MAGIC)
    playground.set_state({"_play": {"address": "#v=1&size=2x2&rule=unit&presses=3.1", "undone": [2]}})
    assert playground.presses == (3, 1)
    playground.redo()
    np.testing.assert_array_equal(playground.cells, [[0, 1], [1, 1]])


def test_python_finds_the_farthest_boards_for_the_page():
    playground = Playground()
    playground._hear(None, {"ask": "worst", "number": 3}, [])
    answer = playground._answer
    assert (answer["number"], answer["at_least"], answer["at_most"]) == (3, 15, 15)
    far = lights_out(5, 5).press(np.zeros((5, 5), int), answer["presses"])
    assert lights_out(5, 5).solve(np.zeros((5, 5), int), far).sum() == 15
    playground.address = "#v=1&size=3x3&colours=3&rule=magic"
    playground._hear(None, {"ask": "worst", "number": 4}, [])
    assert "two colours" in playground._answer["failure"]
    for wrong in ({"ask": "all", "number": 1}, {"ask": "worst"}, "worst"):
        with pytest.raises(ValueError, match="may ask for the worst board"):
            playground._hear(None, wrong, [])


@pytest.mark.parametrize(
    ("given", "error", "words"),
    [
        ({"rules": 7}, TypeError, "rules must be a RuleSet"),
        ({"rules": "chess"}, ValueError, "rule"),
        ({"rules": MAGIC, "start": [[1]]}, ValueError, "start must have 9 cells"),
        ({"goal": [[2]]}, ValueError, "goal must be from 0 to 1"),
        ({"start": [1, 0]}, ValueError, "start and goal must have rows and columns"),
        ({"colours": 1}, ValueError, "colours"),
        ({"rules": MAGIC, "presses": [9]}, ValueError, "presses"),
        ({"follows_location": 2}, (TypeError, ValueError), "follows_location"),
    ],
)
def test_bad_arguments_are_named(given, error, words):
    with pytest.raises(error, match=words):
        Playground(**given)

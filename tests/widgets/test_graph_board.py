"""The live graph: its presses, its text and picture, and what it refuses."""

import numpy as np
import pytest

from magicmath.rules import MAGIC, RuleSet, lights_out, pressed, with_holes
from magicmath.rules.graphs import named_graph
from magicmath.widgets import GraphBoard

PETERSEN = named_graph("petersen")


@pytest.fixture
def figure():
    return GraphBoard(PETERSEN.rules, PETERSEN.positions, counts=True)


def test_a_press_turns_a_node_and_its_neighbours(figure):
    figure.press(0)
    assert pressed(figure.cells.ravel()) == [0, *PETERSEN.neighbours[0]]
    assert repr(figure).startswith("Graph of petersen, pressed 0, 4 of 10 nodes black\n")


def test_what_the_page_calls_a_test_is_one(figure):
    """The rules are symmetric, so a quiet choice is met evenly by each mask."""
    assert len(figure._quiet) == 10 - PETERSEN.rules.rank
    for nodes in figure._quiet:
        assert all(sum(node in mask for node in nodes) % 2 == 0 for mask in figure._neighbourhoods)


def test_the_picture_counts_the_edges_inside_the_presses(figure):
    assert " 0 edges lie inside the presses." in figure._picture().alt
    figure.presses = (0, 5, 6, 9)
    assert " 2 edges lie inside the presses." in figure._picture().alt
    figure.presses = tuple(range(10))
    assert f" {len(PETERSEN.edges)} edges lie inside the presses." in figure._picture().alt


def test_without_counts_nothing_tells_what_lies_inside():
    figure = GraphBoard(PETERSEN.rules, PETERSEN.positions, presses=[0, 5])
    assert " 0 edges lie inside the presses." in figure._picture().alt


def test_nodes_stand_on_their_cells_where_no_places_are_given():
    rules = with_holes(lights_out(2, 3), [[1, 0, 0], [0, 0, 0]])
    figure = GraphBoard(rules)
    assert figure._positions == ((0.5, 0.25), (1.0, 0.25), (0.0, 0.75), (0.5, 0.75), (1.0, 0.75))
    assert figure._neighbourhoods[2] == [2, 3]


@pytest.mark.parametrize("rules", [MAGIC, RuleSet([[[0, 1]], [[1, 0]]]), lights_out(9, 8), None])
def test_what_is_no_small_graph_is_refused(rules):
    with pytest.raises((TypeError, ValueError), match="rules must"):
        GraphBoard(rules)


@pytest.mark.parametrize("positions", [[[0, 0]], np.zeros((10, 3)), np.full((10, 2), np.nan), "x"])
def test_places_are_one_a_node(positions):
    with pytest.raises((TypeError, ValueError), match="positions"):
        GraphBoard(PETERSEN.rules, positions)


def test_there_is_no_other_node(figure):
    with pytest.raises(ValueError, match="presses"):
        figure.press(10)
    assert figure.presses == ()


@pytest.fixture
def drawn():
    return GraphBoard(PETERSEN.rules, PETERSEN.positions, draws=True)


def test_the_edges_are_those_of_the_graph(drawn):
    assert drawn._edges == PETERSEN.edges
    assert drawn.rules.name == "petersen"


def test_drawing_edges_makes_another_graph(drawn):
    drawn.press(0)
    drawn.set_state({"_edges": [[2, 0], [0, 1]], "presses": [2, 3], "_undone": []})
    assert pressed(drawn.cells.ravel()) == [0, 2, 3]
    assert [pressed(mask.ravel()) for mask in drawn.rules.masks[:4]] == [[0, 1, 2], [0, 1], [0, 2], [3]]
    assert drawn._neighbourhoods[0] == drawn._masks[0] == [0, 1, 2]
    assert repr(drawn).startswith("Graph of a graph that was drawn, pressed 2 3, 3 of 10 nodes black\n")


@pytest.mark.parametrize("edges", [[[0, 0]], [[0, 10]], [[0, 1, 2]], [[0]], [0], "01", None, [[0.5, 1]]])
def test_what_are_no_edges_is_refused_and_nothing_changes(drawn, edges):
    with pytest.raises((TypeError, ValueError), match="edges"):
        drawn.set_state({"_edges": edges})
    assert drawn._edges == PETERSEN.edges


def test_nodes_are_drawn_with_their_edges_and_presses(drawn):
    drawn.press(0)
    places = [[0, 0], [0.5, 1], [1, 0.25]]
    drawn.set_state({"_positions": places, "_edges": [[1, 2]], "presses": [2], "_undone": [0]})
    assert pressed(drawn.cells.ravel()) == [1, 2]
    assert drawn.cells.shape == drawn.rules.shape == (1, 3)
    assert drawn._positions == ((0, 0), (0.5, 1), (1, 0.25))
    assert drawn._masks == drawn._neighbourhoods == [[0], [1, 2], [1, 2]]
    assert drawn._places == [0, 1, 2]
    assert repr(drawn).startswith("Graph of a graph that was drawn, pressed 2, 2 of 3 nodes black\n")


@pytest.mark.parametrize(
    "state",
    [
        {"_positions": []},
        {"_positions": None},
        {"_positions": [[0, 0, 0]]},
        {"_positions": [[0, 1.5]]},
        {"_positions": [[0, float("nan")]]},
        {"_positions": [[0, 0], [1, 1]], "_edges": [[0, 2]]},
        {"_positions": [[0, 0], [1, 1]], "presses": [2]},
        {"_positions": [[i / 64, 0] for i in range(65)]},
    ],
)
def test_what_are_no_nodes_is_refused_and_nothing_changes(drawn, state):
    drawn.press(3, 9)
    before = drawn.get_state()
    with pytest.raises((TypeError, ValueError)):
        drawn.set_state(state)
    assert drawn.get_state() == before


def test_nodes_are_drawn_only_where_that_is_asked_for(figure):
    with pytest.raises(ValueError, match="only where draws is True"):
        figure.set_state({"_positions": [[0, 0]]})
    assert len(figure.rules) == len(figure._positions)


def test_edges_are_drawn_only_where_that_is_asked_for(figure):
    with pytest.raises(ValueError, match="only where draws is True"):
        figure.set_state({"_edges": [[0, 1]]})


def test_drawing_excludes_counts_and_holes():
    with pytest.raises(ValueError, match="draws is for graphs without counts"):
        GraphBoard(PETERSEN.rules, PETERSEN.positions, counts=True, draws=True)
    with pytest.raises(ValueError, match="draws is for graphs without holes"):
        GraphBoard(with_holes(lights_out(2, 3), [[1, 0, 0], [0, 0, 0]]), draws=True)


RING = named_graph("cycle", 6)


@pytest.fixture
def painted():
    return GraphBoard(RING.rules, RING.positions, paints=True)


def test_a_press_paints_one_node_and_the_text_tells_which_tests_fail(painted):
    assert repr(painted).startswith("Graph of cycle 6, the board passes all tests\nnodes ")
    painted.press(2, 4, 2, 5)
    assert pressed(painted.cells.ravel()) == [4, 5]
    assert repr(painted).startswith("Graph of cycle 6, the board fails test 0\n")
    assert "test 1" in painted._picture().alt


def test_no_edges_are_drawn_where_nodes_are_painted(painted):
    with pytest.raises(ValueError, match="only where draws is True"):
        painted.set_state({"_edges": [[0, 1]]})


@pytest.mark.parametrize("options", [{"counts": True}, {"draws": True}])
def test_painting_excludes_the_other_options(options):
    with pytest.raises(ValueError, match="paints is for at most 8 nodes without holes, counts or draws"):
        GraphBoard(RING.rules, RING.positions, paints=True, **options)


@pytest.mark.parametrize("rules", [lights_out(3, 3), with_holes(lights_out(2, 3), [[1, 0, 0], [0, 0, 0]])])
def test_painting_is_for_few_nodes_and_no_holes(rules):
    with pytest.raises(ValueError, match="paints is for at most 8 nodes"):
        GraphBoard(rules, paints=True)

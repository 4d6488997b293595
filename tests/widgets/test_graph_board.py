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
    assert figure._positions == [[0.5, 0.25], [1.0, 0.25], [0.0, 0.75], [0.5, 0.75], [1.0, 0.75]]
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

"""The graphs with a name: the same in the page and in Python."""

import numpy as np
from page_code import in_node

from magicmath.addresses import Graph, Puzzle
from magicmath.addresses._limits import GRAPHS
from magicmath.rules import named_graph


def test_the_page_holds_the_same_graphs():
    told = in_node("play_graphs", "GRAPHS", "GRAPHS")
    assert list(told) == list(GRAPHS)
    for name, held in told.items():
        graph = named_graph(name)
        assert held["nodes"] == len(graph.positions) == GRAPHS[name].nodes
        assert [tuple(edge) for edge in held["edges"]] == list(graph.edges)
        np.testing.assert_allclose(held["positions"], graph.positions, atol=0.001)


def test_a_graph_is_told_by_its_name():
    petersen = Puzzle(Graph(name="petersen"), 1, 10)
    assert petersen.address == "#v=1&size=1x10&rule=petersen"
    assert Puzzle.from_address(petersen.address).rules == named_graph("petersen").rules

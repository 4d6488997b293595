"""Hold the named graphs against what is known of them, found anew by brute force."""

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from magicmath.rules import named_graph, pressed
from magicmath.rules.graphs import GRAPHS

KNOWN = {  # nodes, neighbours of each, length of the shortest cycle, diameter, symmetries
    ("petersen",): (10, 3, 5, 2, 120),
    ("tetrahedron",): (4, 3, 3, 1, 24),
    ("cube",): (8, 3, 4, 3, 48),
    ("octahedron",): (6, 4, 3, 2, 48),
    ("dodecahedron",): (20, 3, 5, 5, 120),
    ("icosahedron",): (12, 5, 3, 3, 120),
    ("heawood",): (14, 3, 6, 3, 336),
    ("mobius_kantor",): (16, 3, 6, 4, 96),
    ("pappus",): (18, 3, 6, 4, 216),
    ("desargues",): (20, 3, 6, 5, 240),
    ("cycle", 7): (7, 2, 7, 3, 14),
    ("complete", 5): (5, 4, 3, 1, 120),
    ("complete_bipartite", 3, 3): (6, 3, 4, 2, 72),
    ("hypercube", 4): (16, 4, 4, 4, 384),
    ("prism", 5): (10, 3, 4, 3, 20),
    ("generalized_petersen", 7, 2): (14, 3, 5, 3, 14),
}
OTHERS = [
    ("path", 1),
    ("path", 6),
    ("wheel", 5),
    ("complete", 1),
    ("complete_bipartite", 1, 4),
    ("hypercube", 8),
]
PLANAR = [
    ("tetrahedron",),
    ("cube",),
    ("octahedron",),
    ("dodecahedron",),
    ("icosahedron",),
    ("wheel", 9),
    ("prism", 7),
]
WRONG = [("petersen", 5), ("cycle",), ("cycle", 2), ("generalized_petersen", 6, 3), ("hypercube", 9)]


def distances(lists, start):
    """Return how far each node is from one of them."""
    found, ring = {start: 0}, [start]
    for node in ring:
        for other in lists[node]:
            if other not in found:
                found[other] = found[node] + 1
                ring.append(other)
    return found


def girth(lists):
    """Return the length of the shortest cycle: an edge, and the shortest way around it."""
    lengths = []
    for a, others in enumerate(lists):
        for b in others:
            without = [[c for c in each if {node, c} != {a, b}] for node, each in enumerate(lists)]
            lengths += [distances(without, a)[b] + 1] if b in distances(without, a) else []
    return min(lengths)


def symmetries(lists, images=()):
    """Count the ways to give each node another's place so that neighbours, and only they, stay neighbours."""
    node = len(images)
    if node == len(lists):
        return 1
    return sum(
        symmetries(lists, (*images, image))
        for image in set(range(len(lists))) - set(images)
        if all((earlier in lists[node]) == (images[earlier] in lists[image]) for earlier in range(node))
    )


@pytest.mark.parametrize("graph", KNOWN, ids=str)
def test_a_graph_has_the_nodes_cycles_and_symmetries_that_are_known_of_it(graph):
    nodes, degree, shortest, diameter, count = KNOWN[graph]
    lists = named_graph(*graph).neighbours
    assert [len(each) for each in lists] == [degree] * nodes
    assert girth(lists) == shortest
    far = [distances(lists, node) for node in range(nodes)]
    assert all(len(each) == nodes for each in far)
    assert max(max(each.values()) for each in far) == diameter
    assert symmetries(lists) == count


def test_the_families_that_are_not_alike_everywhere():
    assert named_graph("path", 4).neighbours == [[1], [0, 2], [1, 3], [2]]
    assert named_graph("path", 1).neighbours == [[]]
    assert named_graph("wheel", 4).neighbours == [[1, 3, 4], [0, 2, 4], [1, 3, 4], [0, 2, 4], [0, 1, 2, 3]]
    assert named_graph("complete_bipartite", 1, 3).neighbours == [[1, 2, 3], [0], [0], [0]]


def crosses(one, other):
    """Tell whether two segments meet inside both."""
    (a, b), (c, d) = one, other

    def side(p, q, r):
        return np.sign(round((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]), 9))

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


@pytest.mark.parametrize("graph", [*KNOWN, *OTHERS], ids=str)
def test_nodes_stand_apart_within_the_square(graph):
    named = named_graph(*graph)
    places = named.positions
    assert len(places) == len(named.neighbours)
    assert abs(places).max() <= 1 + 1e-12
    gaps = [np.hypot(*(a - b)) for a, b in itertools.combinations(places, 2)]
    assert min(gaps, default=1) > (0.02 if len(places) > 20 else 0.15)
    assert not places.flags.writeable


@pytest.mark.parametrize("graph", PLANAR, ids=str)
def test_planar_graphs_are_drawn_without_crossings(graph):
    named = named_graph(*graph)
    lines = [(named.positions[a], named.positions[b]) for a, b in named.edges]
    assert not any(crosses(*pair) for pair in itertools.combinations(lines, 2))


def test_every_name_makes_a_graph_and_no_other_does():
    taken = {graph[0] for graph in [*KNOWN, *OTHERS]}
    assert taken == set(GRAPHS)
    for name, *sizes in WRONG:
        with pytest.raises(ValueError, match="sizes"):
            named_graph(name, *sizes)


@given(st.sampled_from([*KNOWN, *OTHERS[:5]]), st.integers(0, 2**10))
def test_a_press_inverts_a_node_and_its_neighbours(graph, seed):
    named = named_graph(*graph)
    rule = named.rules
    node = seed % len(rule)
    assert pressed(rule[node][0]) == sorted([node, *named.neighbours[node]])
    assert all(a < b for a, b in named.edges)
    assert sum(map(len, named.neighbours)) == 2 * len(set(named.edges))

"""Graphs by name, with places for their nodes in the plane: the Platonic solids, families, Petersen's."""

from collections.abc import Callable, Iterable
from itertools import combinations, product
from math import cos, pi, sin
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from magicmath._checks import as_choice, as_index
from magicmath.rules.makers import graph
from magicmath.rules.ruleset import RuleSet

Edges = tuple[tuple[int, int], ...]
Places = NDArray[np.float64]
_Drawn = tuple[Iterable[tuple[int, int]], list[tuple[float, float]]]


class NamedGraph(NamedTuple):
    """A graph without direction: its name, its edges, and a place for each node.

    Each edge is a pair of nodes, the lower number first. A place is (x, y), both from -1 to 1: x grows to the
    right, y downwards.
    """

    name: str
    edges: Edges
    positions: Places

    @property
    def neighbours(self) -> list[list[int]]:
        """For each node, its neighbours in rising order."""
        lists: list[list[int]] = [[] for _ in self.positions]
        for a, b in self.edges:
            lists[a].append(b)
            lists[b].append(a)
        return [sorted(each) for each in lists]

    @property
    def rules(self) -> RuleSet:
        """Lights Out on it: a press inverts a node and its neighbours."""
        return graph(self.neighbours, name=self.name)


def named_graph(name: str, *sizes: int) -> NamedGraph:
    """Return a graph by its name, and by its sizes where the name is that of a family.

    Parameters
    ----------
    name : str
        "petersen", "tetrahedron", "cube", "octahedron", "dodecahedron", "icosahedron", "heawood",
        "mobius_kantor", "pappus" or "desargues"; or a family, see `sizes`.
    sizes : int
        "path", "cycle" and "complete" take the number of nodes, "wheel" and "prism" that of the rim,
        "complete_bipartite" those of both sides, "hypercube" its dimension, and "generalized_petersen" the
        number of outer nodes and the step of the inner ones.

    Returns
    -------
    NamedGraph of at most 256 nodes

    Raises
    ------
    TypeError, ValueError
        If there is no such graph, or it takes other sizes. An inner step must be below half the outer nodes.

    Examples
    --------
    >>> petersen = named_graph("petersen")
    >>> petersen.neighbours[0]
    [1, 4, 5]
    >>> petersen.rules
    <RuleSet petersen: 10 masks on 1×10>
    >>> named_graph("cycle", 4).edges
    ((0, 1), (0, 3), (1, 2), (2, 3))
    """
    make, limits = _GRAPHS[as_choice(name, "name", GRAPHS)]
    if len(sizes) != len(limits):
        raise ValueError(f"sizes of {name} must be {len(limits)} numbers, got {len(sizes)}")
    numbers = [
        as_index(size, f"sizes[{i}]", low=low, high=most + 1)
        for i, (size, (low, most)) in enumerate(zip(sizes, limits, strict=True))
    ]
    edges, places = make(*numbers)
    ordered = sorted({(min(a, b), max(a, b)) for a, b in edges})
    positions = np.array(places, dtype=float).reshape(-1, 2)
    positions.flags.writeable = False
    return NamedGraph(" ".join([name, *map(str, numbers)]), tuple(ordered), positions)


def _ring(count: int, radius: float = 1.0, turn: float = 0.0) -> list[tuple[float, float]]:
    """Return places on a circle from the top to the right, turned by a part of their distance."""
    angles = [2 * pi * (i + turn) / count for i in range(count)]
    return [(radius * sin(angle), -radius * cos(angle)) for angle in angles]


def _row(count: int, y: float = 0.0) -> list[tuple[float, float]]:
    return [(2 * i / (count - 1) - 1 if count > 1 else 0.0, y) for i in range(count)]


def _around(count: int, first: int = 0) -> list[tuple[int, int]]:
    return [(first + i, first + (i + 1) % count) for i in range(count)]


def _path(count: int) -> _Drawn:
    return [(i, i + 1) for i in range(count - 1)], _row(count)


def _cycle(count: int) -> _Drawn:
    return _around(count), _ring(count)


def _complete(count: int) -> _Drawn:
    return combinations(range(count), 2), _ring(count) if count > 1 else [(0.0, 0.0)]


def _wheel(count: int) -> _Drawn:
    return [*_around(count), *((i, count) for i in range(count))], [*_ring(count), (0.0, 0.0)]


def _complete_bipartite(first: int, second: int) -> _Drawn:
    edges = product(range(first), range(first, first + second))
    return edges, [*_row(first, -0.6), *_row(second, 0.6)]


def _generalized_petersen(count: int, step: int) -> _Drawn:
    if 2 * step >= count:
        raise ValueError(f"sizes[1] must be below half of sizes[0], {count}, got {step}")
    spokes = [(i, count + i) for i in range(count)]
    inner = [(count + i, count + (i + step) % count) for i in range(count)]
    return [*_around(count), *spokes, *inner], [*_ring(count), *_ring(count, 0.5)]


def _hypercube(dimension: int) -> _Drawn:
    """Join numbers that differ in one binary digit; the digits move a node right or down, ever less."""
    nodes = np.arange(2**dimension)
    edges = [(node, node ^ 1 << digit) for node in nodes.tolist() for digit in range(dimension)]
    places = np.zeros((len(nodes), 2))
    for digit in range(dimension):
        angle = pi / 2 * (digit % 2) + pi / 8 * (digit // 2)
        length = 0.55 ** (digit // 2)
        places += np.outer((nodes >> digit & 1) - 0.5, [length * cos(angle), length * sin(angle)])
    return edges, (places / max(abs(places).max(), 0.5)).tolist()


def _octahedron() -> _Drawn:
    between = [(i, 3 + j % 3) for i in range(3) for j in (i, i - 1)]
    return [*_around(3), *_around(3, 3), *between], [*_ring(3), *_ring(3, 0.35, 0.5)]


def _dodecahedron() -> _Drawn:
    between = [(i, i + 5) for i in range(5)] + [(i, i + 5) for i in range(10, 15)]
    zigzag = [(5 + i, 10 + j % 5) for i in range(5) for j in (i, i - 1)]
    places = [*_ring(5), *_ring(5, 0.68), *_ring(5, 0.52, 0.5), *_ring(5, 0.24, 0.5)]
    return [*_around(5), *between, *zigzag, *_around(5, 15)], places


def _icosahedron() -> _Drawn:
    outer = [(i, 3 + j % 6) for i in range(3) for j in (2 * i - 1, 2 * i, 2 * i + 1)]
    inner = [(9 + i, 3 + j % 6) for i in range(3) for j in (2 * i, 2 * i + 1, 2 * i + 2)]
    places = [*_ring(3), *_ring(6, 0.42), *_ring(3, 0.18, 0.5)]
    return [*_around(3), *_around(6, 3), *_around(3, 9), *outer, *inner], places


def _chords(count: int, steps: list[int]) -> Callable[[], _Drawn]:
    """Return a cycle with a chord at each node, by steps that repeat: the LCF notation."""

    def make() -> _Drawn:
        chords = [(i, (i + steps[i % len(steps)]) % count) for i in range(count)]
        return [*_around(count), *chords], _ring(count)

    return make


_GRAPHS: dict[str, tuple[Callable[..., _Drawn], tuple[tuple[int, int], ...]]] = {
    "petersen": (lambda: _generalized_petersen(5, 2), ()),
    "tetrahedron": (lambda: _wheel(3), ()),
    "cube": (lambda: _generalized_petersen(4, 1), ()),
    "octahedron": (_octahedron, ()),
    "dodecahedron": (_dodecahedron, ()),
    "icosahedron": (_icosahedron, ()),
    "heawood": (_chords(14, [5, -5]), ()),
    "mobius_kantor": (lambda: _generalized_petersen(8, 3), ()),
    "pappus": (_chords(18, [5, 7, -7, 7, -7, -5]), ()),
    "desargues": (lambda: _generalized_petersen(10, 3), ()),
    "path": (_path, ((1, 256),)),
    "cycle": (_cycle, ((3, 256),)),
    "complete": (_complete, ((1, 256),)),
    "wheel": (_wheel, ((3, 255),)),
    "prism": (lambda count: _generalized_petersen(count, 1), ((3, 128),)),
    "complete_bipartite": (_complete_bipartite, ((1, 128), (1, 128))),
    "hypercube": (_hypercube, ((1, 8),)),
    "generalized_petersen": (_generalized_petersen, ((3, 128), (1, 63))),
}
GRAPHS = tuple(_GRAPHS)

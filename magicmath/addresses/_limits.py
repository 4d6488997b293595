"""How large a puzzle may be, and what has a name in an address; the page holds the same."""

from typing import NamedTuple

from magicmath.rules import named_graph

MOST_COLOURS = 16
LONGEST_SIDE = 64
MOST_NODES = 256
MOST_MASKS = 4096
MOST_STEPS = 4096
MOST_PRESSES = 2**16  # a whole solution of 64×64 cells in 16 colours has fewer
LARGEST_RANDOM = 1024  # cells of a rule drawn at random
LONGEST_ADDRESS = 2**22  # characters

NAMED = ("magic", "casegame", "unit", "fractal", "cross", "rook", "bishop", "queen")
STAMPS = {
    "lights_out": ((-1, 0), (0, -1), (0, 0), (0, 1), (1, 0)),
    "king": ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 0), (0, 1), (1, -1), (1, 0), (1, 1)),
    "knight": ((-2, -1), (-2, 1), (-1, -2), (-1, 2), (0, 0), (1, -2), (1, 2), (2, -1), (2, 1)),
}


class NamedGraph(NamedTuple):
    """How many nodes a graph has, and its edges in order."""

    nodes: int
    edges: tuple[tuple[int, int], ...]


_FIXED = (
    *("petersen", "tetrahedron", "cube", "octahedron", "dodecahedron", "icosahedron"),
    *("heawood", "mobius_kantor", "pappus", "desargues"),
)
_GRAPHS = {name: named_graph(name) for name in _FIXED}
GRAPHS = {name: NamedGraph(len(graph.positions), graph.edges) for name, graph in _GRAPHS.items()}

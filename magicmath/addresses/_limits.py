"""How large a puzzle may be, and what has a name in an address; the page holds the same."""

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

_PLATONIC = ("tetrahedron", "cube", "octahedron", "dodecahedron", "icosahedron")
_OTHERS = ("petersen", "heawood", "mobius_kantor", "pappus", "desargues")
GRAPHS = {name: named_graph(name) for name in (*_PLATONIC, *_OTHERS)}

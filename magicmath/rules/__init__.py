"""Sets of masks as values: the articles' rules, Lights Out and its kin, or any that a reader makes."""

from magicmath.rules.articles import (
    CASEGAME,
    MAGIC,
    UNIT,
    combined,
    fractal,
    random_rules,
    symmetric_basis,
    unit,
)
from magicmath.rules.boards import all_sums, pressed, symmetric_boards, to_board, to_number
from magicmath.rules.colours import Colours
from magicmath.rules.graphs import NamedGraph, named_graph
from magicmath.rules.makers import (
    chess,
    cross,
    from_cells,
    graph,
    lights_out,
    masks_from_text,
    with_holes,
)
from magicmath.rules.puzzles import puzzle
from magicmath.rules.radius import CoveringRadius, covering_radius
from magicmath.rules.ruleset import RuleSet, Shortest
from magicmath.rules.surfaces import cylinder, klein_bottle, neighbourhood, projective_plane, torus

__all__ = [
    "CASEGAME",
    "MAGIC",
    "UNIT",
    "Colours",
    "CoveringRadius",
    "NamedGraph",
    "RuleSet",
    "Shortest",
    "all_sums",
    "chess",
    "combined",
    "covering_radius",
    "cross",
    "cylinder",
    "fractal",
    "from_cells",
    "graph",
    "klein_bottle",
    "lights_out",
    "masks_from_text",
    "named_graph",
    "neighbourhood",
    "pressed",
    "projective_plane",
    "puzzle",
    "random_rules",
    "symmetric_basis",
    "symmetric_boards",
    "to_board",
    "to_number",
    "torus",
    "unit",
    "with_holes",
]

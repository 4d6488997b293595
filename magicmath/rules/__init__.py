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
from magicmath.rules.makers import (
    chess,
    cross,
    cylinder,
    from_cells,
    graph,
    lights_out,
    masks_from_text,
    torus,
    with_holes,
)
from magicmath.rules.puzzles import puzzle
from magicmath.rules.ruleset import RuleSet, Shortest

__all__ = [
    "CASEGAME",
    "MAGIC",
    "UNIT",
    "Colours",
    "RuleSet",
    "Shortest",
    "all_sums",
    "chess",
    "combined",
    "cross",
    "cylinder",
    "fractal",
    "from_cells",
    "graph",
    "lights_out",
    "masks_from_text",
    "pressed",
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

"""Puzzles as data, and as addresses to share: all of a puzzle in the end of a link, or on a blackboard."""

from magicmath.addresses._kinds import Graph, Masks, Named, Random, Steps
from magicmath.addresses._short import seed_id
from magicmath.addresses.pasting import graph_from_text, rules_from_matrix, rules_from_numbers
from magicmath.addresses.puzzle import Puzzle

__all__ = [
    "Graph",
    "Masks",
    "Named",
    "Puzzle",
    "Random",
    "Steps",
    "graph_from_text",
    "rules_from_matrix",
    "rules_from_numbers",
    "seed_id",
]

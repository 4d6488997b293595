"""Puzzles as data, and as addresses to share: all of a puzzle in the end of a link, or on a blackboard."""

from magicmath.addresses.kinds import Graph, Masks, Named, Random, Steps
from magicmath.addresses.puzzle import Puzzle

__all__ = ["Graph", "Masks", "Named", "Puzzle", "Random", "Steps"]

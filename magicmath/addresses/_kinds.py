"""The kinds of rules that an address can hold, as data.

Each checks by itself what it can, and the rest when it hears of the board (`fitted`).
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

import numpy as np

from magicmath import rules
from magicmath._checks import as_choice, as_flag, as_index
from magicmath._shown import shown
from magicmath.addresses._limits import (
    GRAPHS,
    LARGEST_RANDOM,
    LONGEST_SIDE,
    MOST_MASKS,
    MOST_NODES,
    MOST_STEPS,
    NAMED,
    STAMPS,
)
from magicmath.addresses._reading_lists import as_list, as_numbers, as_ordered, as_pair, in_order
from magicmath.rules import RuleSet
from magicmath.rules._neighbours import SURFACES, Surface
from magicmath.rules.puzzles import LARGEST_SEED

Pairs = tuple[tuple[int, int], ...]
_LARGEST_BOARD = LONGEST_SIDE**2
_CHESS = ("rook", "bishop", "queen")


@dataclass(frozen=True)
class Steps:
    """A stamp that is repeated at each cell.

    Parameters
    ----------
    steps : sequence of (down, right), optional
        Different pairs of integers from -63 to 63; those of `name`, or none, if left out.
    surface : {"plane", "cylinder", "torus", "klein", "projective"}, optional
        What becomes of a step past an edge, as `rules.neighbourhood` says.
    name : {"lights_out", "king", "knight"}, optional
        The name of just these steps.

    Raises
    ------
    TypeError, ValueError
        If a step is no such pair, or the name belongs to other steps.

    Examples
    --------
    >>> Steps(name="lights_out", surface="torus").steps
    ((-1, 0), (0, -1), (0, 0), (0, 1), (1, 0))
    """

    kind: ClassVar = "steps"
    fields: ClassVar = ("name", "surface", "steps")

    steps: Pairs = ()
    surface: Surface = "plane"
    name: str | None = None

    def __post_init__(self) -> None:
        if self.name is not None:
            as_choice(self.name, "name", STAMPS)
        as_choice(self.surface, "surface", SURFACES)
        steps: Any = self.steps
        if self.name is not None and isinstance(steps, tuple) and not steps:
            steps = STAMPS[self.name]
        listed = as_list(steps, "steps", MOST_STEPS)
        pairs = [as_pair(step, "steps", 1 - LONGEST_SIDE, LONGEST_SIDE) for step in listed]
        object.__setattr__(self, "steps", in_order(pairs, "steps"))
        if self.name is not None and self.steps != STAMPS[self.name]:
            raise ValueError(f"steps must be those of {self.name}, got others")

    def fitted(self, rows: int, columns: int) -> Self:
        """Return the rule for a board of this size, or raise."""
        return self

    def rule_set(self, rows: int, columns: int) -> RuleSet:
        """Return the rules on a whole board."""
        if self.steps == STAMPS["lights_out"]:
            return _LIGHTS_OUT[self.surface](rows, columns)
        name = self.name and f"{self.name} {rows}×{columns}"
        return rules.neighbourhood(self.steps, rows, columns, self.surface, name)


@dataclass(frozen=True)
class Named:
    """A rule of `magicmath.rules` that its name and the size of the board tell.

    Parameters
    ----------
    name : {"magic", "casegame", "unit", "fractal", "cross", "rook", "bishop", "queen"}

    Raises
    ------
    ValueError
        If there is no such name.
    """

    kind: ClassVar = "named"
    fields: ClassVar = ("name",)

    name: str

    def __post_init__(self) -> None:
        as_choice(self.name, "name", NAMED)

    def fitted(self, rows: int, columns: int) -> Self:
        """Return the rule for a board of this size, or raise."""
        if self.name in ("magic", "casegame") and (rows, columns) != (3, 3):
            raise ValueError(f"{self.name} must have 3×3 cells, got {rows}×{columns}")
        if self.name == "fractal" and rows != columns:
            raise ValueError(f"fractal must be square, got {rows}×{columns}")
        return self

    def rule_set(self, rows: int, columns: int) -> RuleSet:
        """Return the rules on a whole board."""
        if self.name in ("magic", "casegame"):
            return rules.MAGIC if self.name == "magic" else rules.CASEGAME
        if self.name == "fractal":
            return rules.fractal(rows)
        if self.name in _CHESS:
            return rules.chess(self.name, rows, columns)
        return rules.unit(rows, columns) if self.name == "unit" else rules.cross(rows, columns)


@dataclass(frozen=True)
class Graph:
    """Lights Out on a graph, whose nodes are the cells of a single row.

    Parameters
    ----------
    edges : sequence of (node, node), optional
        Different edges, none from a node to itself; those of `name`, or none, if left out.
    one_way : bool, optional
        Whether a press of the first node changes the second, but not the other way round.
    name : str, optional
        The name of just these edges, such as "petersen".

    Raises
    ------
    TypeError, ValueError
        If an edge is no such pair, or the name belongs to other edges.

    Examples
    --------
    >>> Graph([(2, 1), (0, 1)]).edges
    ((0, 1), (1, 2))
    """

    kind: ClassVar = "graph"
    fields: ClassVar = ("name", "edges", "one_way")

    edges: Pairs = ()
    one_way: bool = False
    name: str | None = None

    def __post_init__(self) -> None:
        if self.name is not None:
            as_choice(self.name, "name", GRAPHS)
        object.__setattr__(self, "one_way", as_flag(self.one_way, "one_way"))
        known = None if self.name is None else GRAPHS[self.name].edges
        edges: Any = known if known and isinstance(self.edges, tuple) and not self.edges else self.edges
        listed = as_list(edges, "edges", MOST_NODES * (MOST_NODES - 1))
        pairs = [self._as_edge(edge) for edge in listed]
        object.__setattr__(self, "edges", in_order(pairs, "edges"))
        if known is not None and (self.one_way or self.edges != known):
            raise ValueError(f"edges must be those of {self.name}, got others")

    def _as_edge(self, value: object) -> tuple[int, int]:
        first, second = as_pair(value, "edges", 0, MOST_NODES)
        if first == second:
            raise ValueError(f"edges must join two nodes, got {first} and {second}")
        return (first, second) if self.one_way or first < second else (second, first)

    def fitted(self, rows: int, columns: int) -> Self:
        """Return the rule for a board of this size, or raise."""
        nodes = columns if self.name is None else len(GRAPHS[self.name].positions)
        if columns != nodes:
            raise ValueError(f"{self.name} must have {nodes} nodes, got {columns}")
        for edge in self.edges:
            for node in edge:
                as_index(node, "edges", high=columns)
        return self

    def rule_set(self, rows: int, columns: int) -> RuleSet:
        """Return the rules on a whole board."""
        neighbours: list[list[int]] = [[] for _ in range(columns)]
        for first, second in self.edges:
            neighbours[first].append(second)
            if not self.one_way:
                neighbours[second].append(first)
        return rules.graph(neighbours, name=self.name)


@dataclass(frozen=True)
class Masks:
    """Masks that are drawn one by one.

    Parameters
    ----------
    masks : sequence
        For each mask, the different cells that it changes, counted row by row from 0.
    places : sequence of int, optional
        The different cells where the masks are pressed. All cells in order if left out and there
        are as many masks; else the masks belong to no cells.

    Raises
    ------
    TypeError, ValueError
        If there is no mask, or a cell occurs twice.

    Examples
    --------
    >>> Masks([[1, 0], []])
    Masks(masks=((0, 1), ()), places=None)
    """

    kind: ClassVar = "masks"
    fields: ClassVar = ("masks", "places")

    masks: tuple[tuple[int, ...], ...]
    places: tuple[int, ...] | None = None

    def __post_init__(self) -> None:
        drawn = as_list(self.masks, "masks", MOST_MASKS)
        masks = tuple([as_ordered(mask, "masks", _LARGEST_BOARD, _LARGEST_BOARD) for mask in drawn])
        if not masks:
            raise ValueError("masks must hold a mask, got none")
        object.__setattr__(self, "masks", masks)
        if self.places is not None:
            places = as_numbers(self.places, "places", _LARGEST_BOARD, _LARGEST_BOARD)
            as_ordered(places, "places", _LARGEST_BOARD, _LARGEST_BOARD)
            if len(places) != len(masks):
                raise ValueError(f"places must have {len(masks)} items, got {len(places)}")
            object.__setattr__(self, "places", places)

    def fitted(self, rows: int, columns: int) -> Self:
        """Return the rule for a board of this size, or raise."""
        size = rows * columns
        for mask in self.masks:
            if mask:
                as_index(mask[-1], "masks", high=size)
        for place in self.places or ():
            as_index(place, "places", high=size)
        return replace(self, places=None) if self.places == tuple(range(size)) else self

    def rule_set(self, rows: int, columns: int) -> RuleSet:
        """Return the rules on a whole board."""
        masks = np.zeros((len(self.masks), rows * columns), dtype=np.uint8)
        for mask, cells in zip(masks, self.masks, strict=True):
            mask[list(cells)] = 1
        return RuleSet(masks.reshape(-1, rows, columns), "drawn masks", self.places)


@dataclass(frozen=True)
class Random:
    """A rule drawn at random, each invertible one equally likely: the same for ever, here and in the page.

    Parameters
    ----------
    seed : int from 0 to 2**32 - 1

    Raises
    ------
    TypeError, ValueError
        If `seed` is no such integer.
    """

    kind: ClassVar = "random"
    fields: ClassVar = ("seed",)

    seed: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "seed", as_index(self.seed, "seed", high=LARGEST_SEED + 1))

    def fitted(self, rows: int, columns: int) -> Self:
        """Return the rule for a board of this size, or raise."""
        if rows * columns > LARGEST_RANDOM:
            raise ValueError(f"random must have at most {LARGEST_RANDOM} cells, got {rows * columns}")
        return self

    def rule_set(self, rows: int, columns: int) -> RuleSet:
        """Return the rules on a whole board."""
        from magicmath.addresses._random import invertible

        return invertible(rows, columns, self.seed)


Rule = Steps | Named | Graph | Masks | Random
KINDS: dict[str, type[Rule]] = {each.kind: each for each in (Steps, Named, Graph, Masks, Random)}
_LIGHTS_OUT = {
    "plane": rules.lights_out,
    "cylinder": rules.cylinder,
    "torus": rules.torus,
    "klein": rules.klein_bottle,
    "projective": rules.projective_plane,
}


def rule_named(name: str) -> Rule:
    """Return the rule that a name alone tells, on a plane."""
    return Steps(name=name) if name in STAMPS else Named(name)


def as_rule(value: object, name: str = "rule") -> Rule:
    """Return a rule of one of the kinds, or that of a name, or raise."""
    if isinstance(value, str):
        return rule_named(as_choice(value, name, (*STAMPS, *NAMED)))
    if not isinstance(value, Rule):
        kinds: Sequence[str] = [each.__name__ for each in KINDS.values()]
        raise TypeError(f"{name} must be a name or one of {', '.join(kinds)}, got {shown(value)}")
    return value


def rule_of(found: RuleSet) -> tuple[Rule, tuple[int, ...]]:
    """Return a rule with a name where it is the same as a rule set, and else its masks; and the holes."""
    rows, columns = found.shape
    if max(rows, columns) > LONGEST_SIDE:
        raise ValueError(f"rules must have at most 64×64 cells, got {rows}×{columns}")
    cut = found.holes
    holes = tuple(np.flatnonzero(cut).tolist())
    if len(found) == rows * columns - len(holes) and found.places is not None:
        for rule in _usual(rows, columns):
            whole = rule.rule_set(rows, columns)
            if found == (rules.with_holes(whole, cut) if holes else whole):
                return rule, holes
    places = None if found.places == range(rows * columns) else found.places
    cells = [np.flatnonzero(mask).tolist() for mask in found.matrix]
    return Masks(tuple(map(tuple, cells)), None if places is None else tuple(places)), holes


def _usual(rows: int, columns: int) -> Iterator[Rule]:
    for name in STAMPS:
        for surface in SURFACES:
            yield Steps(name=name, surface=surface)
    for name in NAMED:
        with suppress(ValueError):
            yield Named(name).fitted(rows, columns)

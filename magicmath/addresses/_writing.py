"""Write a puzzle as the end of an address, behind "#"."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from magicmath.addresses._kinds import Graph, Masks, Named, Random, Rule, Steps
from magicmath.addresses._limits import LONGEST_ADDRESS
from magicmath.addresses._packing import bits_for, packed, packed_length

if TYPE_CHECKING:
    from magicmath.addresses.puzzle import Puzzle

VERSION = "1"
KEYS = (
    *("v", "size", "colours", "holes", "rule", "surface", "steps", "edges", "arrows"),
    *("cells", "masks", "places", "seed", "start", "goal", "presses"),
)


def written(puzzle: "Puzzle") -> str:
    """Return the one address of a puzzle, or raise where it is too long."""
    size = puzzle.rows * puzzle.columns
    values = {
        "v": VERSION,
        "size": f"{puzzle.rows}x{puzzle.columns}",
        "colours": None if puzzle.colours == 2 else str(puzzle.colours),
        "holes": _packed_masks([puzzle.holes], size) if puzzle.holes else None,
        **_of_rule(puzzle.rule, size),
        "start": _board(puzzle.start, puzzle.colours),
        "goal": _board(puzzle.goal, puzzle.colours),
        "presses": _joined(puzzle.presses) if puzzle.presses else None,
    }
    address = "#" + "&".join(f"{key}={values[key]}" for key in KEYS if values.get(key) is not None)
    if len(address) > LONGEST_ADDRESS:
        raise ValueError(f"address must have at most {LONGEST_ADDRESS} characters, got {len(address)}")
    return address


def _of_rule(rule: Rule, size: int) -> dict[str, str | None]:
    match rule:
        case Steps():
            return {
                "rule": rule.name or "steps",
                "surface": None if rule.surface == "plane" else rule.surface,
                "steps": None if rule.name else _pairs(rule.steps, "_"),
            }
        case Named():
            return {"rule": rule.name}
        case Graph(name=str()):
            return {"rule": rule.name}
        case Graph():
            return {"rule": "graph", "arrows" if rule.one_way else "edges": _pairs(rule.edges, "-")}
        case Masks():
            return {
                "rule": "masks",
                **_drawn(rule.masks, size),
                "places": None if rule.places is None else _joined(rule.places),
            }
        case Random():
            return {"rule": "random", "seed": str(rule.seed)}


def _drawn(masks: Sequence[Sequence[int]], size: int) -> dict[str, str]:
    """Return the masks in the shorter one of two ways: their cells, or all cells of the board."""
    length = len(masks) - 1 + sum(_joined_length(mask) for mask in masks)
    if length >= len(masks) * packed_length(size):
        return {"masks": _packed_masks(masks, size)}
    return {"cells": "~".join(map(_joined, masks))}


def _joined_length(numbers: Sequence[int]) -> int:
    return sum(len(str(number)) + 1 for number in numbers) - bool(numbers)


def _packed_masks(masks: Sequence[Sequence[int]], size: int) -> str:
    bits = np.zeros((len(masks), size), dtype=np.uint8)
    for row, mask in zip(bits, masks, strict=True):
        row[list(mask)] = 1
    return packed(bits, 1)


def _board(cells: Sequence[int], colours: int) -> str | None:
    return packed(np.array([cells], dtype=np.uint8), bits_for(colours)) if any(cells) else None


def _joined(numbers: Iterable[int]) -> str:
    return ".".join(map(str, numbers))


def _pairs(pairs: Iterable[tuple[int, int]], between: str) -> str:
    return ".".join(f"{first}{between}{second}" for first, second in pairs)

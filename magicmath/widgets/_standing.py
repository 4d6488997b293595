"""Rows of things of which moves take some: what stands, and which neighbours stand together."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from magicmath._checks import as_sequence

Standing = tuple[tuple[bool, ...], ...]


class Run(NamedTuple):
    """Neighbours that stand, and none beside them: a row of its own for what is still to be played."""

    row: int
    pin: int
    length: int


def standing_after(start: Sequence[int], moves: Sequence[Sequence[int]]) -> Standing:
    """Return for each thing whether it stands after moves (row, first, count)."""
    rows = [[True] * size for size in start]
    for row, first, count in moves:
        rows[row][first : first + count] = [False] * count
    return tuple(map(tuple, rows))


def runs_of(rows: Standing) -> Iterator[Run]:
    """Give the rows that are left, from the first thing on."""
    for number, row in enumerate(rows):
        for stands, group in groupby(range(len(row)), row.__getitem__):
            pins = list(group)
            if stands:
                yield Run(number, pins[0], len(pins))


def legal_moves(
    start: Sequence[int], moves: object, written: str, checked: Callable[..., tuple[int, int, int]]
) -> list[list[int]]:
    """Return moves of three numbers, each `checked` against what stands before it, or raise."""
    made: list[list[int]] = []
    for move in as_sequence(moves, "moves"):
        parts = as_sequence(move, "moves")
        if len(parts) != 3:
            raise ValueError(f"moves must be {written}, got {tuple(parts)}")
        made.append([*checked(standing_after(start, made), *parts)])
    return made

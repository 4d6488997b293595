"""Day's display functions, followed sign by sign: they make arrays of characters."""

from collections.abc import Sequence

import numpy as np

from magicmath.ledger import _oracles as oracle
from magicmath.ledger._types import Array
from magicmath.rules import RuleSet, pressed, to_board


def characters(rows: Sequence[str]) -> Array:
    """Return rows of text as an array of characters."""
    return np.array([list(row) for row in rows])


def show_bool(states: Array, signs: str = "01") -> Array:
    """Lay boards out side by side, a column of bits for each, as SHOWBool does: a blank after each."""
    boards = [
        characters(["".join(signs[int(b)] for b in row) + " " for row in s.reshape(3, 3)]) for s in states.T
    ]
    return np.concatenate([np.empty((3, 0), dtype=str), *boards], axis=1)


def key_path(start: int, goal: int, rules: RuleSet) -> Array:
    """Return the boxes on the way with a 0 before them, and below the start and the boxes' numbers."""
    presses = pressed(rules.solve(to_board(start), to_board(goal)))
    numbers = [oracle.number(rules[p]) for p in presses]
    return np.array([[0, *presses], [start, *numbers]])


def show_path(start: int, goal: int, rules: RuleSet, signs: str = "01") -> list[str]:
    """Return the lines that SHOWPATH prints: the boxes' numbers, the boxes, the boards."""
    presses, numbers = key_path(start, goal, rules)
    digits = "".join(f"{p:4}" for p in presses[1:])  # 4 0⍕
    plane = np.full((3, len(digits) + 4), " ")
    plane[2, 4:] = list(digits)  # the take with negative lengths fills up in front
    plane = np.roll(np.roll(plane, -2, axis=1), -1, axis=0)  # 1⌽[1+⎕IO]2⌽
    states = np.array([oracle.bits(n) for n in numbers]).T
    scanned = np.array([oracle.xor_scan(row) for row in states])
    boxes = np.concatenate([np.full((3, 4), " "), show_bool(states[:, 1:], signs)], axis=1)
    planes = [plane, boxes, show_bool(scanned, signs)]
    return [line for p in planes for line in (*("".join(row).rstrip() for row in p), "")][:-1]

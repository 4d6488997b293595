"""The claims on sequences of transformations, and on the worked example."""

from collections.abc import Iterable
from itertools import permutations

import numpy as np

from magicmath import gf2
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._data import printed
from magicmath.ledger._evidence import Evidence
from magicmath.ledger._types import Array
from magicmath.ledger.checks._example import BOARDS
from magicmath.ledger.checks.casegame._example import CELLS, MATRIX, PARTIE, WHITE, searched, sequence
from magicmath.rules import CASEGAME, RuleSet, pressed, to_number

SQUARES = BOARDS.reshape(-1, 3, 3)


def sequences_solve_all() -> Evidence:
    """Solve boards by their sequences, and all of them by the inverse."""
    chosen = BOARDS[::7]
    return Evidence(
        ways={
            "every seventh board, pressed": all(
                np.array_equal(CASEGAME.press(WHITE, [t - 1 for t in _by_sequences(d)]).ravel(), d)
                for d in chosen
            ),
            "all 512, by the inverse": np.array_equal(
                gf2.matmul(gf2.matmul(BOARDS, gf2.inv(MATRIX)), MATRIX), BOARDS
            ),
        }
    )


def four_sequences(sequences: int) -> Evidence:
    """Count the cells that must change."""
    return Evidence(
        ways={
            "the printed cells": printed("casegame.changed_cells").size == sequences,
            "1s of partie": printed("casegame.partie").sum() == sequences,
        },
        counterexample=f"{len(CELLS)} cells must change",
    )


def commute() -> Evidence:
    """Press the solution in all 24 orders, and every pair in both."""
    reached = {
        to_number(CASEGAME.press(WHITE, [t - 1 for t in order])) for order in permutations([4, 7, 8, 9])
    }
    pairs = all(
        np.array_equal(CASEGAME.press(b, [i, j]), CASEGAME.press(b, [j, i]))
        for b in SQUARES[::37]
        for i in range(9)
        for j in range(9)
    )
    return Evidence(ways={"24 orders of the solution": len(reached) == 1, "all pairs": pairs})


def pairs_cancel() -> Evidence:
    """Press each transformation twice on every board."""
    return Evidence(
        ways={
            "512 boards, 9 transformations": all(
                np.array_equal(b ^ m ^ m, b) for b in SQUARES for m in CASEGAME.masks
            )
        }
    )


def shortest_path() -> Evidence:
    """Drop the pairs, for dependent masks and for casegame's."""
    cells_and_all = RuleSet([*np.eye(9, dtype=int).reshape(9, 3, 3), np.ones((3, 3), dtype=int)])
    presses = list(range(9))
    shorter = cells_and_all.solve(WHITE, cells_and_all.press(WHITE, presses))
    return Evidence(
        ways={"nine masks of one cell each, and the whole board": int(shorter.sum()) == len(presses)},
        counterexample=f"With a mask for each cell, and mask 9 for the whole board, the sequences of a black "
        f"board are {presses}, without pairs, and {pressed(shorter)} does the same",
        mended={
            "the example, search through 512 choices": len(searched(PARTIE)) == 4,
            "all 512 differences": all(
                len(presses) == int(gf2.matmul(BOARDS[d], gf2.inv(MATRIX)).sum())
                for d, presses in oracle.shortest_presses(CASEGAME.masks).items()
            ),
        },
    )


def sorted_list_works() -> Evidence:
    """Press the sorted list as printed, and with the T4 that it leaves out."""

    def changed(transformations: Iterable[int]) -> list[int]:
        return (np.flatnonzero(CASEGAME.press(WHITE, [int(t) - 1 for t in transformations])) + 1).tolist()

    as_printed = printed("casegame.sorted_presses")
    joined = np.concatenate([printed(f"casegame.S{cell}") for cell in CELLS])
    return Evidence(
        ways={"the printed list, pressed": changed(as_printed) == list(CELLS)},
        counterexample=f"Pressing it changes the cells {changed(as_printed)}, not {list(CELLS)}",
        mended={
            "with the T4, pressed": changed([*as_printed, 4]) == list(CELLS),
            "the four printed sequences, pressed": changed(joined) == list(CELLS),
        },
        shows=f"The four sequences have {joined.size} transformations, the list {as_printed.size}",
    )


def _by_sequences(difference: Array) -> list[int]:
    """Return the transformations left when the sequences of all cells to change are joined."""
    joined = [t for i in np.flatnonzero(difference).tolist() for t in sequence(i + 1)]
    return [t for t in range(1, 10) if joined.count(t) % 2]

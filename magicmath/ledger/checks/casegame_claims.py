"""The claims of casegame's manual, tried."""

from itertools import permutations

import numpy as np

from magicmath import gf2, reals
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._data import printed
from magicmath.ledger._evidence import Checks, Evidence
from magicmath.ledger.checks._example import BOARDS
from magicmath.ledger.checks.casegame import CELLS, MATRIX, PARTIE, WHITE, searched, sequence
from magicmath.rules import CASEGAME, RuleSet, pressed, random_rules, to_number

CLAIMS = Checks()
THREE_BY_THREE = BOARDS.reshape(-1, 3, 3)


def _by_sequences(difference):
    """Return the transformations left when the sequences of all cells to change are joined."""
    joined = [t for cell in np.flatnonzero(difference) + 1 for t in sequence(cell)]
    return [t for t in range(1, 10) if joined.count(t) % 2]


@CLAIMS("sequences_solve_all")
def _():
    chosen = BOARDS[::7]
    return Evidence(
        {
            "every seventh board, pressed": all(
                np.array_equal(CASEGAME.press(WHITE, [t - 1 for t in _by_sequences(d)]).ravel(), d)
                for d in chosen
            ),
            "all 512, by the inverse": np.array_equal(
                gf2.matmul(gf2.matmul(BOARDS, gf2.inv(MATRIX)), MATRIX), BOARDS
            ),
        }
    )


@CLAIMS("four_sequences")
def _(sequences):
    return Evidence(
        {
            "the printed cells": printed("casegame.changed_cells").size == sequences,
            "1s of partie": printed("casegame.partie").sum() == sequences,
        },
        f"{len(CELLS)} cells must change",
    )


@CLAIMS("commute")
def _():
    reached = {
        to_number(CASEGAME.press(WHITE, [t - 1 for t in order])) for order in permutations([4, 7, 8, 9])
    }
    pairs = all(
        np.array_equal(CASEGAME.press(b, [i, j]), CASEGAME.press(b, [j, i]))
        for b in THREE_BY_THREE[::37]
        for i in range(9)
        for j in range(9)
    )
    return Evidence({"24 orders of the solution": len(reached) == 1, "all pairs": pairs})


@CLAIMS("pairs_cancel")
def _():
    return Evidence(
        {
            "512 boards, 9 transformations": all(
                np.array_equal(b ^ m ^ m, b) for b in THREE_BY_THREE for m in CASEGAME.masks
            )
        }
    )


@CLAIMS("shortest_path")
def _():
    lines = RuleSet(oracle.lines(3))
    presses = [0, 1, 3, 4]
    shorter = lines.solve(WHITE, lines.press(WHITE, presses))
    return Evidence(
        {"six masks that invert a row or a column each": int(shorter.sum()) == len(presses)},
        f"with rows and columns as masks, {presses} has no pairs, and {pressed(shorter)} does the same",
        {
            "the example, search through 512 choices": len(searched(PARTIE)) == 4,
            "all 512 differences": all(
                len(presses) == int(gf2.matmul(BOARDS[d], gf2.inv(MATRIX)).sum())
                for d, presses in oracle.shortest_presses(CASEGAME.masks).items()
            ),
        },
    )


@CLAIMS("sorted_list_works")
def _():
    def changed(transformations):
        return (np.flatnonzero(CASEGAME.press(WHITE, [int(t) - 1 for t in transformations])) + 1).tolist()

    as_printed = printed("casegame.sorted_presses")
    joined = np.concatenate([printed(f"casegame.S{cell}") for cell in CELLS])
    return Evidence(
        {"the printed list, pressed": changed(as_printed) == list(CELLS)},
        f"pressing it changes the cells {changed(as_printed)}, not {list(CELLS)}",
        {
            "with the T4, pressed": changed([*as_printed, 4]) == list(CELLS),
            "the four printed sequences, pressed": changed(joined) == list(CELLS),
        },
        shows=f"The four sequences have {joined.size} transformations, the list {as_printed.size}",
    )


@CLAIMS("free_family", "all_boards_reached")
def _(vectors=9):
    found = oracle.shortest_presses(CASEGAME.masks)
    return Evidence(
        {
            "rank": gf2.matrix_rank(MATRIX) == vectors == len(MATRIX),
            "search through 512 choices": len(found) == 2**vectors and found[0] == [],
        },
        f"there are {len(MATRIX)} vectors, of rank {gf2.matrix_rank(MATRIX)}",
    )


@CLAIMS("coefficients_are_the_sequence")
def _(cell):
    coefficients = np.flatnonzero(printed("casegame.S1_coefficients")) + 1
    return Evidence(
        {
            "elimination": np.array_equal(coefficients, sequence(cell)),
            "search through 512 choices": np.array_equal(coefficients, searched(np.arange(1, 10) == cell)),
        },
        f"the sequence of cell {cell} is {sequence(cell).tolist()}",
    )


@CLAIMS("matrix_size")
def _(side):
    other = RuleSet(oracle.crosses(2, 5))
    return Evidence(
        {
            "3×3": CASEGAME.matrix.shape == (side, side),
            "2×5, Lights Out": other.matrix.shape == (10, 10) and side == 3 * 3,
        },
        f"the matrix has the shape {CASEGAME.matrix.shape}",
    )


@CLAIMS("system_of_step_3")
def _():
    solution = printed("casegame.solution")
    multiplied = oracle.product(MATRIX.T, PARTIE[:, None]).ravel()
    return Evidence(
        {"the product": np.array_equal(multiplied, solution)},
        f"the product is {''.join(map(str, multiplied))}",
        {
            "elimination": np.array_equal(gf2.solve(MATRIX.T, PARTIE), solution),
            "the printed solution, multiplied": np.array_equal(
                oracle.product(MATRIX.T, solution[:, None]).ravel(), PARTIE
            ),
        },
    )


@CLAIMS("any_board_any_transformations")
def _():
    generator = np.random.default_rng(3)
    bases = [random_rules(rows, columns, generator) for rows, columns in ((1, 4), (2, 3), (4, 4), (5, 3))]
    unreached = RuleSet(oracle.crosses(4, 4))
    return Evidence(
        {"Lights Out on 4×4": unreached.is_invertible},
        f"Lights Out on 4×4 has rank {unreached.rank} of 16: most boards are out of reach",
        {
            "random bases on four sizes, pressed": all(
                np.array_equal(
                    rule.press(board * 0, pressed(gf2.matmul(board.ravel(), gf2.inv(rule.matrix)))), board
                )
                for rule in bases
                for board in generator.integers(0, 2, (20, *rule.shape), dtype=np.uint8)
            )
        },
    )


@CLAIMS("inverse_times_partie")
def _():
    ordinary = np.rint(np.linalg.inv(MATRIX.T) @ PARTIE).astype(int)
    solution = printed("casegame.solution")
    return Evidence(
        {"the ordinary inverse": np.array_equal(ordinary, solution)},
        f"the ordinary inverse times partie is {ordinary.tolist()}",
        {
            "elimination modulo 2": np.array_equal(gf2.matmul(gf2.inv(MATRIX.T), PARTIE), solution),
            "SymPy": np.array_equal(
                oracle.product(oracle.sympy_inverse_modulo_2(MATRIX.T), PARTIE[:, None]).ravel(), solution
            ),
            "parity of the ordinary one": np.array_equal(ordinary % 2, solution)
            and reals.det(MATRIX) % 2 == 1,
        },
    )

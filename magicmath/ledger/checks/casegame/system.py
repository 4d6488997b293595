"""The claims on the nine vectors and on the system of equations."""

import numpy as np

from magicmath import gf2, plain, reals
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._data import printed
from magicmath.ledger._evidence import Evidence
from magicmath.ledger.checks._small import THREE_BY_THREE
from magicmath.ledger.checks.casegame._example import MATRIX, PARTIE, searched, sequence
from magicmath.rules import CASEGAME, RuleSet, pressed, random_rules


def free_family(vectors: int) -> Evidence:
    """Take the rank of the nine vectors, and search all their sums."""
    found = oracle.shortest_presses(CASEGAME.masks)
    return Evidence(
        ways={
            "rank": gf2.matrix_rank(MATRIX) == vectors == len(MATRIX),
            "search through 512 choices": len(found) == 2**vectors and found[0] == [],
        },
        counterexample=f"There are {len(MATRIX)} vectors, of rank {gf2.matrix_rank(MATRIX)}",
    )


def all_boards_reached() -> Evidence:
    """Search all sums of the nine vectors, as above."""
    return free_family(vectors=9)


def coefficients_are_the_sequence(cell: int) -> Evidence:
    """Compare the printed coefficients with the sequence of the cell."""
    coefficients = np.flatnonzero(printed("casegame.S1_coefficients")) + 1
    return Evidence(
        ways={
            "elimination": np.array_equal(coefficients, sequence(cell)),
            "search through 512 choices": np.array_equal(coefficients, searched(np.arange(1, 10) == cell)),
        },
        counterexample=f"The sequence of cell {cell} is {sequence(cell).tolist()}",
    )


def transformations_needed(cells: int) -> Evidence:
    """Leave out each of the nine transformations, and try all pairs of masks on three cells."""
    reached = [len(oracle.shortest_presses(np.delete(CASEGAME.masks, p, axis=0))) for p in range(9)]
    pairs = [len(oracle.shortest_presses(a[:2])) for a in THREE_BY_THREE]
    return Evidence(
        ways={
            "eight of the nine, by search": CASEGAME.masks[0].size == cells and max(reached) < 2**cells,
            "two masks on three cells, by search": cells == len(MATRIX) and max(pairs) < 2**3,
        },
        counterexample=f"The board has {CASEGAME.masks[0].size} cells",
        shows=f"Eight of the nine reach {max(reached)} of {2**cells} boards",
    )


def matrix_size(side: int) -> Evidence:
    """Count the rows and columns of two matrices."""
    other = RuleSet(np.reshape(plain.lights_out(2, 5), (-1, 2, 5)))
    return Evidence(
        ways={
            "3×3": CASEGAME.matrix.shape == (side, side),
            "2×5, Lights Out": other.matrix.shape == (10, 10) and side == 3 * 3,
        },
        counterexample=f"The matrix has the shape {CASEGAME.matrix.shape}",
    )


def system_of_step_3() -> Evidence:
    """Multiply as printed, and solve the system that is meant."""
    solution = printed("casegame.solution")
    multiplied = oracle.product(MATRIX.T, PARTIE[:, None]).ravel()
    return Evidence(
        ways={"the product": np.array_equal(multiplied, solution)},
        counterexample=f"The product is {''.join(map(str, multiplied))}",
        mended={
            "elimination": np.array_equal(gf2.solve(MATRIX.T, PARTIE), solution),
            "the printed solution, multiplied": np.array_equal(
                oracle.product(MATRIX.T, solution[:, None]).ravel(), PARTIE
            ),
        },
    )


def any_board_any_transformations() -> Evidence:
    """Solve random boards of four sizes with random bases, and try one that is none."""
    generator = np.random.default_rng(3)
    bases = [random_rules(rows, columns, generator) for rows, columns in ((1, 4), (2, 3), (4, 4), (5, 3))]
    unreached = RuleSet(np.reshape(plain.lights_out(4, 4), (-1, 4, 4)))
    return Evidence(
        ways={"Lights Out on 4×4": unreached.is_invertible},
        counterexample=f"Lights Out on 4×4 has rank {unreached.rank} of 16: most boards are out of reach",
        mended={
            "random bases on four sizes, pressed": all(
                np.array_equal(
                    rule.press(board * 0, pressed(gf2.matmul(board.ravel(), gf2.inv(rule.matrix)))), board
                )
                for rule in bases
                for board in generator.integers(0, 2, (20, *rule.shape), dtype=np.uint8)
            )
        },
    )


def inverse_times_partie() -> Evidence:
    """Multiply the ordinary inverse and the inverse modulo 2 by partie."""
    ordinary = np.rint(np.linalg.inv(MATRIX.T) @ PARTIE).astype(int)
    solution = printed("casegame.solution")
    return Evidence(
        ways={"the ordinary inverse": np.array_equal(ordinary, solution)},
        counterexample=f"The ordinary inverse times partie is {ordinary.tolist()}",
        mended={
            "elimination modulo 2": np.array_equal(gf2.matmul(gf2.inv(MATRIX.T), PARTIE), solution),
            "SymPy": np.array_equal(
                oracle.product(oracle.sympy_inverse_modulo_2(MATRIX.T), PARTIE[:, None]).ravel(), solution
            ),
            "parity of the ordinary one": np.array_equal(ordinary % 2, solution)
            and reals.det(MATRIX) % 2 == 1,
        },
    )

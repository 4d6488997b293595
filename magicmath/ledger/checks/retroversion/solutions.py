"""The claims on G9 made of Y's rows, on the table T of all solutions, and on the closing formula."""

import numpy as np

from magicmath import gf2, helix
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._data import printed
from magicmath.ledger._evidence import Evidence
from magicmath.ledger.checks._example import BOARDS, GOAL, START, WHITE, D, V, Y, inverse, shortest_presses
from magicmath.ledger.checks._words import in_rows
from magicmath.rules import MAGIC, pressed, to_number


def rows_of_G9_from_Y() -> Evidence:
    """Solve each row of G9, and press the solution."""
    geniton = helix.geniton(9)
    return Evidence(
        ways={
            "search through 512 choices": all(oracle.number(row) in shortest_presses() for row in geniton),
            "the product with IYB, pressed": all(
                np.array_equal(MAGIC.press(WHITE, pressed(gf2.matmul(row, inverse()))).ravel(), row)
                for row in geniton
            ),
        }
    )


def presses_of_rows() -> Evidence:
    """Solve each row of G9, and press the solution, as above."""
    return rows_of_G9_from_Y()


def all_512_at_once(boards: int) -> Evidence:
    """Multiply the table of all boards by IYB, and press each row of the product."""
    table = gf2.matmul(BOARDS, inverse())
    return Evidence(
        ways={
            "pressed": len(table) == boards and np.array_equal(gf2.matmul(table, Y), BOARDS),
            "search through 512 choices": len(shortest_presses()) == boards
            and all(pressed(v) == shortest_presses()[n] for n, v in enumerate(table)),
        },
        counterexample=f"T has {len(table)} rows",
    )


def xor_with_row_of_BB() -> Evidence:
    """Follow the sentence to the letter on the worked example."""
    table = gf2.matmul(BOARDS, inverse())
    start, goal = START.ravel(), GOAL.ravel()
    by_the_letter = start ^ table[to_number(goal)]
    two_rows = table[to_number(start)] ^ table[to_number(goal)]
    works = [n for n in range(512) if np.array_equal(table[n], BOARDS[n])]
    return Evidence(
        ways={"the worked example": np.array_equal(gf2.matmul(by_the_letter, Y), D)},
        counterexample=f"for the example it presses {pressed(by_the_letter)}, and the goal needs "
        f"{pressed(two_rows)}",
        shows=f"Right is the row of CC XOR the row of BB; the letter works from {len(works)} starts of 512",
    )


def row_of_T_formula() -> Evidence:
    """Read the formula by the rank of T, then compute as it means to."""
    table, n = BOARDS, to_number(D)
    v = oracle.product(table[n], oracle.power(Y, 3))
    return Evidence(
        ways={"APL's grammar": table.ndim == 1},
        counterexample="T is a matrix, and one index without a semicolon is a rank error",
        mended={"products by the definition": np.array_equal(v, V)},
    )


def closing_formula() -> Evidence:
    """Multiply all differences by Y three times, and press what comes out."""
    table = gf2.matmul(gf2.matmul(gf2.matmul(BOARDS, Y), Y), Y)
    return Evidence(
        ways={
            "512 differences, pressed": np.array_equal(gf2.matmul(table, Y), BOARDS),
            "search through 512 choices": all(
                pressed(v) == shortest_presses()[n] for n, v in enumerate(table)
            ),
        }
    )


def difference_of_example() -> Evidence:
    """Compute C≠D as printed, and C≠B."""
    as_printed = (START ^ START ^ GOAL).ravel()  # C≠D, where D is B≠C
    return Evidence(
        ways={"the worked example": np.array_equal(as_printed, D)},
        counterexample=f"C≠D is the goal again, {in_rows(as_printed.reshape(3, 3))}",
        mended={
            "the worked example, mended": np.array_equal((START ^ GOAL).ravel(), D),
            "printed D": np.array_equal((START ^ GOAL), printed("retroversion.D")),
        },
    )


def mask_by_three_products() -> Evidence:
    """Multiply all differences by Y three times, as above."""
    return closing_formula()

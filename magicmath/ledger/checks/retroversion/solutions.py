"""The claims on G9 made of Y's rows, on the table T of all solutions, and on the closing formula."""

import numpy as np

from magicmath import gf2, helix
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._apl import value_of
from magicmath.ledger._data import printed
from magicmath.ledger._evidence import Evidence
from magicmath.ledger.checks._example import BOARDS, GOAL, START, WHITE, D, V, Y, inverse, shortest_presses
from magicmath.ledger.checks._formulas import gives, names_of_the_example, of
from magicmath.ledger.checks._queens import is_power_of_two, queens_count
from magicmath.ledger.checks._words import in_rows
from magicmath.rules import MAGIC, lights_out, pressed, random_rules, to_board, to_number


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


def expression_of_the_loop() -> Evidence:
    """Run the body of the loop by APL, line by line."""
    formula, _, _ = of("retroversion.expression_of_the_loop")
    names = names_of_the_example() | {"G9": helix.geniton(9).astype(int)}
    lines = [value_of(formula, **names, I=i) for i in range(9)]
    written = ["" if line is None else "".join(line.tolist()) for line in lines]
    wanted = [
        f"≠⌿Y[{' '.join(map(str, printed(f'retroversion.G9_row_{i}_of_Y')))};]".ljust(20)
        + " ".join(map(str, printed("retroversion.G9_again")[i]))
        for i in range(9)
    ]
    return Evidence(
        ways={"nine lines, by APL": written == wanted},
        counterexample="It writes other lines",
        shows="The 2⌽ carries ;] from the front to the end",
    )


def table_T(boards: int) -> Evidence:
    """Evaluate the definition by APL."""
    formula, _, _ = of("retroversion.table_T")
    return Evidence(
        ways={"APL": gives(formula, BOARDS) and len(BOARDS) == boards},
        counterexample="It makes another table",
    )


def more_complex_puzzles() -> Evidence:
    """Solve larger puzzles by their inverse, and try one that has none."""
    generator = np.random.default_rng(12)
    larger = [random_rules(4, 4, generator) for _ in range(5)]
    board = generator.integers(0, 2, (4, 4), dtype=np.uint8)
    return Evidence(
        ways={
            "Lights Out on 4×4": lights_out(4, 4).is_invertible,
            "eight queens": is_power_of_two(queens_count(8)),
        },
        counterexample=f"Lights Out on 4×4 has rank {lights_out(4, 4).rank} of 16, and the queens are no "
        "linear "
        "system",
        mended={
            "five random rules on 4×4": all(
                np.array_equal(
                    r.press(board * 0, pressed(gf2.matmul(board.ravel(), gf2.inv(r.matrix)))), board
                )
                for r in larger
            )
        },
    )


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
        counterexample=f"For the example it presses {pressed(by_the_letter)}, and the goal needs "
        f"{pressed(two_rows)}",
        shows=f"Right is the row of CC XOR the row of BB; as worded it works from {len(works)} starts of 512",
    )


def row_of_T_formula() -> Evidence:
    """Evaluate the formula by APL, as printed and mended."""
    formula, _, right = of("retroversion.row_of_T_formula")
    return Evidence(
        ways={"APL": gives(formula, V, **names_of_the_example())},
        counterexample="T is a matrix, and one index without a semicolon is a rank error",
        mended={
            "APL, mended": gives(right, V, **names_of_the_example()),
            "products by the definition": np.array_equal(
                oracle.product(BOARDS[to_number(D)], oracle.power(Y, 3)), V
            ),
        },
    )


def closing_formula() -> Evidence:
    """Evaluate the formula by APL, and press what comes out for all differences."""
    formula, _, _ = of("retroversion.closing_formula")
    table = gf2.matmul(gf2.matmul(gf2.matmul(BOARDS, Y), Y), Y)
    return Evidence(
        ways={
            "APL, 32 differences": all(
                gives(formula, shortest_presses()[n], C=to_board(0), B=to_board(n), Y=Y)
                for n in range(5, 512, 16)
            ),
            "512 differences, pressed": np.array_equal(gf2.matmul(table, Y), BOARDS),
            "search through 512 choices": all(
                pressed(v) == shortest_presses()[n] for n, v in enumerate(table)
            ),
        },
        counterexample="It presses other masks",
    )


def difference_of_example() -> Evidence:
    """Evaluate the formula by APL, as printed and mended."""
    formula, _, right = of("retroversion.difference_of_example")
    found = value_of(formula, **names_of_the_example())
    return Evidence(
        ways={"APL": gives(formula, D, **names_of_the_example())},
        counterexample=f"C≠D is the goal again, {in_rows(np.reshape(np.asarray(found), (3, 3)))}",
        mended={
            "APL, mended": gives(right, D, **names_of_the_example()),
            "printed D": gives(right, printed("retroversion.D").ravel(), **names_of_the_example()),
        },
    )


def mask_by_three_products() -> Evidence:
    """Evaluate the formula by APL on differences of all sizes."""
    formula, _, _ = of("retroversion.mask_by_three_products")
    names = names_of_the_example()
    return Evidence(
        ways={
            "APL, 32 differences": all(
                gives(formula, np.isin(np.arange(9), shortest_presses()[n]), **(names | {"DD": BOARDS[n]}))
                for n in range(3, 512, 16)
            )
        },
        counterexample="It is another choice",
    )

"""The claims on the listed functions BINV and DET."""

from fractions import Fraction

import numpy as np

from magicmath import gf2, reals
from magicmath.ledger import _data
from magicmath.ledger._evidence import Evidence
from magicmath.ledger._types import Array
from magicmath.ledger.checks._day import (
    binv,
    determinant,
    determinant_in_floats,
    passes_line_9,
    products_of_elimination,
    products_of_recursion,
)
from magicmath.ledger.checks._display import show_path
from magicmath.ledger.checks._formulas import gives, of
from magicmath.ledger.checks._small import THREE_BY_THREE
from magicmath.ledger.checks.opening_the_boxes._game import MAGIC_BOXES, WIN
from magicmath.ledger.checks.retroversion import inversion
from magicmath.rules import MAGIC, UNIT, RuleSet

PARTS = ("presses", "masks", "boards")
ROUNDED = (
    [[-3, -2, 2, 0, 3], [1, 2, 0, 2, -3], [0, 2, 1, -2, -2], [0, -2, -3, -3, 2], [2, -2, -1, -2, 0]],
    [[-3, -1, 2, -3, -4], [-3, -1, 2, -3, -3], [1, 3, 2, -3, -4], [-1, -1, 0, -3, 3], [1, -2, 2, -4, -2]],
)

SEED = 22


def BINV_line_19() -> Evidence:
    """Evaluate line 19 by APL, as printed and mended, then run BINV with the sign mended."""
    formula, _, right = of("opening_the_boxes.BINV_line_19")

    def clears(line: str, a: Array) -> bool:
        names = {"a": a.astype(int), "is": np.arange(1, 4), "⎕IO": 1}
        others = np.arange(3) > 0
        cleared = a ^ np.outer(a[:, 0] & others, a[0])
        return gives(line, cleared, **names)

    return Evidence(
        ways={"APL": all(clears(formula, a) for a in THREE_BY_THREE[::37])},
        counterexample="∆ is a letter in APL, and a name may not stand before the dot of a product",
        mended={
            "APL, mended": all(clears(right, a) for a in THREE_BY_THREE[::7]),
            "MAGIC with ∘": _as_gf2(MAGIC_BOXES),
            "all invertible 3×3 with ∘": all(_as_gf2(a) for a in THREE_BY_THREE if gf2.det(a)),
        },
    )


def BINV_inverts() -> Evidence:
    """Run BINV on small matrices and on random ones."""
    drawn = np.random.default_rng(19).integers(0, 2, (60, 7, 7))
    return Evidence(
        ways={
            "all 512 matrices 3×3": all(_as_gf2(a) for a in THREE_BY_THREE),
            "60 random 7×7": all(_as_gf2(a) for a in drawn),
        }
    )


def BINV_line_9() -> Evidence:
    """Send arrays of many shapes through line 9."""
    good = [np.eye(n, dtype=int) for n in range(1, 6)]
    bad = [np.arange(4), np.ones((2, 3)), np.ones((2, 2, 2)), 2 * np.eye(2), -np.eye(2), np.ones(())]
    halves = np.eye(2) / 2
    return Evidence(
        ways={"five matrices of bits, seven other arrays": not any(map(passes_line_9, [*bad, halves]))},
        counterexample="A matrix with halves passes, since 2|0.5 is 0.5",
        mended={
            "five matrices of bits, six other arrays": all(map(passes_line_9, good))
            and not any(map(passes_line_9, bad))
        },
    )


def no_division_needed() -> Evidence:
    """Run BINV, which never divides."""
    return Evidence(ways={"all 512 matrices 3×3": all(_as_gf2(a) for a in THREE_BY_THREE)})


def determinant_times_domino() -> Evidence:
    """Multiply inverses by their determinants, as for Langlet's article."""
    return inversion.determinant_makes_it_whole()


def DET_works() -> Evidence:
    """Run DET as listed in doubles, then in exact fractions."""
    half = Fraction(1, 2)
    projection = [[half, half], [half, half]]
    drawn = np.random.default_rng(22).integers(-3, 4, (60, 5, 5))
    wrong = [(round(determinant_in_floats(m)), reals.det(np.array(m))) for m in ROUNDED]
    in_floats = all(float_value == exact for float_value, exact in wrong)
    found, exact = wrong[0]
    return Evidence(
        ways={
            "as listed, in doubles": in_floats,
            "the projection with four entries of a half": determinant(projection) == 0,
        },
        counterexample=f"{_in_brackets(ROUNDED[0])} gives {found} for {exact}, and "
        f"{_in_brackets(ROUNDED[1])} "
        f"gives {wrong[1][0]} for {wrong[1][1]}: a pivot that should be 0 is a rounding error, and 1E¯20 "
        "does not "
        "see it. In fractions, too, line 9 returns the product of the diagonal at once if the matrix "
        "equals its "
        f"product with its transpose; for four halves that gives {determinant(projection)}, and the "
        "determinant is 0",
        shows=_in_doubles(),
        mended={
            "all 512 matrices 3×3, in fractions": all(
                determinant(a) == round(np.linalg.det(a)) for a in THREE_BY_THREE
            ),
            "60 random 5×5 of integers, and the two above, in fractions": all(
                determinant(a) == reals.det(a) for a in (*drawn, *map(np.array, ROUNDED))
            ),
        },
    )


def _in_doubles() -> str:
    """Say how often DET as listed goes wrong, by a half or more, on small and on random matrices."""
    small = sum(determinant_in_floats(a) == reals.det(a) for a in THREE_BY_THREE)
    drawn = np.random.default_rng(SEED).integers(-4, 5, (10_000, 5, 5))
    right = np.linalg.det(drawn)
    wrong = sum(abs(determinant_in_floats(m) - d) >= 0.5 for m, d in zip(drawn, right, strict=True))
    return (
        f"In doubles it is right for {'all ' * (small == len(THREE_BY_THREE))}{small} matrices 3×3 of bits; "
        f"of {len(drawn)} random 5×5 with entries from −4 to 4 (seed {SEED}) {wrong} go wrong, about 1 in "
        f"{int(float(f'{len(drawn) / wrong:.1g}'))}"
    )


def DET_beats_recursion() -> Evidence:
    """Count the products of both."""
    fewer = [n for n in range(2, 30) if products_of_elimination(n) < products_of_recursion(n)]
    return Evidence(
        ways={"sizes 2 to 9, counted": fewer[0] <= 2},
        counterexample=f"For three rows it takes {products_of_elimination(3)} products and quotients, and "
        "the "
        f"recursion {products_of_recursion(3)}",
        mended={"sizes 5 to 29, counted": fewer == list(range(5, 30))},
        shows=f"For nine rows it is {products_of_elimination(9)} against {products_of_recursion(9)}",
    )


def LAM_laminates() -> Evidence:
    """Evaluate the formula by APL in both origins."""
    formula, _, _ = of("opening_the_boxes.LAM_laminates")
    pairs = np.random.default_rng(7).integers(0, 9, (10, 2, 4))
    return Evidence(
        ways={
            "APL, ten pairs, both origins": all(
                gives(formula, [a, b], **{"⍺": a, "⍵": b, "⎕IO": origin})
                for a, b in pairs
                for origin in (0, 1)
            )
        },
        counterexample="It makes another array",
    )


def _in_brackets(matrix: list[list[int]]) -> str:
    return "/".join(" ".join(str(x).replace("-", "¯") for x in row) for row in matrix)


def display_functions() -> Evidence:
    """Follow the display functions sign by sign, and read what they print."""
    games = [("magic_path", 32, MAGIC), ("base_path", 32, UNIT), ("long_path", 16, UNIT)]

    def is_as_printed(name: str, start: int, rules: RuleSet) -> bool:
        lines = show_path(start, WIN, rules)
        numbers = [int(word) for word in lines[1].split()]
        boxes, boards = ([line.split() for line in lines[k : k + 3]] for k in (4, 8))
        wanted = {part: _data.table_entry(f"opening_the_boxes.{name}_{part}")["printed"] for part in PARTS}
        shown = {
            "presses": " ".join(map(str, numbers)),
            "masks": "\n".join(map(" ".join, boxes)),
            "boards": "\n".join(map(" ".join, boards)),
        }
        starts_at = len(lines[1]) - len(lines[1].lstrip())
        return starts_at == 5 and all(shown[part] == wanted[part].strip() for part in PARTS)

    return Evidence(
        ways={"the three games, with their layout": all(is_as_printed(*game) for game in games)},
        counterexample="They print something else",
    )


def _as_gf2(a: Array) -> bool:
    """Tell whether BINV finds the inverse where there is one, and none elsewhere."""
    found = binv(a)
    if found is None:
        return not gf2.det(a)
    return bool(gf2.det(a)) and np.array_equal(found, gf2.inv(a))

"""The claims on the determinant, on the inverse and its parity, and on floats."""

from collections.abc import Callable

import numpy as np

from magicmath import gf2, reals
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._evidence import Evidence
from magicmath.ledger._types import Array
from magicmath.ledger.checks._example import BOARDS, IDENTITY, WHITE, D, V, Y, inverse, shortest_presses
from magicmath.ledger.checks._small import THREE_BY_THREE, determinant_by_sarrus, inverse_by_search
from magicmath.ledger.checks._words import in_rows
from magicmath.rules import MAGIC, pressed


def nonzero_determinant_is_enough() -> Evidence:
    """Compare the determinant of small systems with what they reach."""
    odd = [oracle.sympy_determinant(a) % 2 == 1 for a in THREE_BY_THREE[::7]]
    by_rank = [gf2.matrix_rank(a) == 3 for a in THREE_BY_THREE[::7]]
    by_search = [len(oracle.shortest_presses(a)) == 8 for a in THREE_BY_THREE]
    return Evidence(
        ways={
            "all 512 matrices 3×3, by search": by_search == [gf2.det(a) == 1 for a in THREE_BY_THREE],
            "every seventh of them, by SymPy": odd == by_rank,
        },
        shows=f"{sum(by_search)} of 512 matrices 3×3 have one",
    )


def determinant_makes_it_whole() -> Evidence:
    """Multiply inverses by their determinants, and look at the parity."""
    even = [a for a in THREE_BY_THREE if determinant_by_sarrus(a) and determinant_by_sarrus(a) % 2 == 0]
    odd = [a for a in THREE_BY_THREE if determinant_by_sarrus(a) % 2]
    scaled = [np.rint(np.linalg.inv(a) * determinant_by_sarrus(a)).astype(int) for a in odd]
    return Evidence(
        ways={"all matrices 3×3 with an inverse": not even},
        counterexample=f"Of the matrices 3×3 of bits, {len(even)} have an even determinant, such as "
        f"{in_rows(even[0])}",
        mended={
            "those with an odd determinant": all(
                np.array_equal(s % 2, inverse_by_search(a)) for s, a in zip(scaled, odd, strict=True)
            ),
            "Y, by SymPy": np.array_equal(oracle.sympy_adjugate(Y) % 2, inverse()),
        },
    )


def inverse_on_both_sides() -> Evidence:
    """Multiply Y with its inverse from either side."""
    other = oracle.inverse(MAGIC.masks)
    return Evidence(
        ways={
            "elimination": np.array_equal(gf2.matmul(Y, inverse()), IDENTITY)
            and np.array_equal(gf2.matmul(inverse(), Y), IDENTITY),
            "search, products by the definition": np.array_equal(oracle.product(Y, other), IDENTITY)
            and np.array_equal(oracle.product(other, Y), IDENTITY),
        }
    )


def parity_of_floats() -> Evidence:
    """Take the parity of float products, with and without rounding first."""
    dusty = reals.left_product(BOARDS @ Y, np.linalg.inv(Y))
    return Evidence(
        ways={"NumPy's % on all 512 choices": np.array_equal(dusty % 2, BOARDS)},
        counterexample="A residue of −7E−16 leaves 2 − 7E−16 modulo 2, and one just below 2 is left as it is",
        mended={
            "rounded first": np.array_equal(reals.parity(dusty), BOARDS),
            "exactly, in fifths": np.array_equal(BOARDS @ Y @ reals.adjugate(Y) % 10, 5 * BOARDS),
        },
    )


def tolerance_of_floats() -> Evidence:
    """Compare float products with a tolerance."""
    dusty = reals.left_product(BOARDS @ Y, np.linalg.inv(Y))
    return Evidence(ways={"all 512 choices, tolerance 1E−13": np.array_equal(np.abs(dusty) > 1e-13, BOARDS)})


def direct_product() -> Evidence:
    """Multiply all differences by IYB, and press what comes out."""
    solutions = gf2.matmul(BOARDS, inverse())
    return Evidence(
        ways={
            "all 512 differences, pressed": all(
                np.array_equal(MAGIC.press(WHITE, pressed(v)).ravel(), d)
                for v, d in zip(solutions, BOARDS, strict=True)
            ),
            "search through 512 choices": all(
                pressed(v) == shortest_presses()[n] for n, v in enumerate(solutions)
            ),
        }
    )


def direct_is_more_efficient() -> Evidence:
    """Count the operations of both ways as they are carried out, and those on whole rows of bits."""
    r, iy = V @ Y, np.linalg.inv(Y)
    by_floats = _operations(lambda r, iy: (r @ iy) % 2, r, iy)
    directly = _operations(lambda d, iyb: (d @ iyb) & 1, D, inverse()) - D.size  # ≠ needs no ∧ 1 after it
    rows_added = int(D.sum())
    whole, works = _differences_alone()
    return Evidence(
        ways={
            "operations on items": directly < by_floats,
            "rows of nine bits added as words": rows_added < directly,
        },
        counterexample=f"It takes {directly} operations against {by_floats}",
        shows=f"For the example {directly} operations on bits against {by_floats} on floats; with the nine "
        f"bits of a row in one word, {rows_added}"
        + f". From DD alone the float way is 2|5×DD+.×IY, since DD+.×IY is whole for {whole} of "
        f"{len(BOARDS)} differences only" * works,
    )


def _differences_alone() -> tuple[int, bool]:
    """Count the differences that IY makes whole, and tell whether five times IY solves them all."""
    fifths = BOARDS @ reals.adjugate(Y)
    whole = int((fifths % 5 == 0).all(axis=1).sum())
    return whole, np.array_equal(fifths % 2, gf2.matmul(BOARDS, inverse()))


class _Counted:
    """A number that counts what is done with it."""

    done = 0

    def __init__(self, value: float) -> None:
        self.value = value

    def _do(self, value: float) -> "_Counted":
        _Counted.done += 1
        return _Counted(value)

    def __mul__(self, other: "_Counted") -> "_Counted":
        return self._do(self.value * other.value)

    def __add__(self, other: "_Counted") -> "_Counted":
        return self._do(self.value + other.value)

    def __mod__(self, modulus: int) -> "_Counted":
        return self._do(self.value % modulus)

    def __and__(self, mask: int) -> "_Counted":
        return self._do(int(self.value) & mask)


def _operations(work: Callable[[Array, Array], Array], *given: Array) -> int:
    """Return how many operations on items a piece of work takes."""
    _Counted.done = 0
    work(*(np.vectorize(_Counted, otypes=[object])(np.asarray(a).astype(float)) for a in given))
    return _Counted.done

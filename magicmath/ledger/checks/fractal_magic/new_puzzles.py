"""The claims on new puzzles, and on the book of pages."""

from math import isqrt, prod

import numpy as np

from magicmath import gf2, helix
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._evidence import Evidence
from magicmath.ledger.checks._example import BOARDS, Y
from magicmath.ledger.checks.retroversion import all_puzzles
from magicmath.rules import to_board


def linear_combinations() -> Evidence:
    """Combine the rows of rules that work, as for the first article."""
    return all_puzzles.changing_rules()


def many_puzzles() -> Evidence:
    """Count the invertible rules row by row."""
    ordered = prod(2**9 - 2**k for k in range(9))
    small = sum(gf2.det(a) for a in BOARDS.reshape(-1, 3, 3))
    return Evidence(
        ways={
            "counted row by row": ordered > 10**23,
            "the same count on three cells, by elimination": prod(2**3 - 2**k for k in range(3)) == small,
        },
        shows=f"{ordered} invertible rules, and {prod(range(1, 10))} times fewer as sets of masks",
    )


def book_of_masks(pages: int, side: int) -> Evidence:
    """Compare the boards with the choices of pages."""
    return Evidence(
        ways={"boards against choices": pages >= side * side},
        counterexample=f"{pages} masks reach at most 2 to the {pages} boards, of 2 to the {side * side}",
        shows=f"It takes {side * side} pages. " + _one_kilopixel_of_cells(pages),
    )


def one_kilopixel(kilopixels: int, side: int) -> Evidence:
    """Count the cells and the side in thousands."""
    return Evidence(
        ways={
            "thousands of cells": side * side == 1000 * kilopixels,
            "binary thousands of cells": side * side == 1024 * kilopixels,
        },
        counterexample=f"{side}×{side} is {side * side} cells, {side * side // 1024} times 1024",
        mended={"the side": side == 1024 * kilopixels},
        shows=_one_kilopixel_of_cells(1024 * kilopixels),
    )


def _one_kilopixel_of_cells(cells: int) -> str:
    """Say which square board has so many cells, and so wants as many masks; nothing if none has."""
    side = isqrt(cells)
    return (
        f"Read as {cells} cells, a board of {side}×{side}, one kilopixel is just what {cells} masks can serve"
        * (side * side == cells)
    )


def any_size() -> Evidence:
    """Solve by one product with a rule's own matrix, MAGIC and fractal rules of many sizes."""
    generator = np.random.default_rng(1)
    sequences = [generator.integers(0, 2, n, dtype=np.uint8) for n in (9, 100, 4097, 2**16)]
    back = all(np.array_equal(helix.helix(helix.helix(s)), s) for s in sequences)
    d = to_board(1).ravel()
    return Evidence(
        ways={
            "MAGIC in one product with its own matrix": np.array_equal(
                oracle.product(oracle.product(d, Y), Y), d
            )
        },
        counterexample="D≠.∧M does not solve the original MAGIC, which needs the cube of its matrix",
        mended={
            "mirrored genitons, lengths up to 65536, there and back": back,
            "products, sizes 1 to 40": all(
                np.array_equal(gf2.matmul(m, m), np.eye(n))
                for n in range(1, 41)
                for m in [helix.geniton(n)[:, ::-1]]
            ),
        },
    )

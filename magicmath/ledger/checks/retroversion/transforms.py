"""The claims on the helix and the cognitive transform, their loops and their cost."""

from collections.abc import Callable, Iterable

import numpy as np

from magicmath import gf2, helix
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._evidence import Evidence
from magicmath.ledger._types import Array
from magicmath.ledger.checks._affine import AND, made_by_xor
from magicmath.ledger.checks._convolutions import convolve, turns_into_product
from magicmath.ledger.checks._example import BOARDS, D
from magicmath.ledger.checks._formulas import gives, of
from magicmath.ledger.checks._genitons import SIZES
from magicmath.ledger.checks._words import in_rows
from magicmath.rules import RuleSet, fractal, pressed


def two_transforms() -> Evidence:
    """Compare products with mirrored genitons, butterflies and the edges of the triangle."""
    generator = np.random.default_rng(16)
    sequences = [generator.integers(0, 2, n, dtype=np.uint8) for n in SIZES]
    edges = [([r[0] for r in t], [r[-1] for r in t][::-1]) for t in map(helix.fanion, sequences)]
    return Evidence(
        ways={
            "butterflies, lengths 1 to 64": all(
                np.array_equal(helix.helix(s), gf2.matmul(s, helix.geniton(s.size)[:, ::-1]))
                and np.array_equal(helix.cognitive(s), gf2.matmul(s, helix.geniton(s.size)[::-1]))
                for s in sequences
            ),
            "edges of the triangle": all(
                np.array_equal(helix.helix(s), left) and np.array_equal(helix.cognitive(s), right)
                for s, (left, right) in zip(sequences, edges, strict=True)
            ),
        }
    )


def xor_alone() -> Evidence:
    """Transform every sequence of nine bits without a product."""
    rows = [helix.fanion(v) for v in BOARDS]
    return Evidence(
        ways={
            "the triangle of XORs, 512 sequences": np.array_equal(
                [[row[0] for row in triangle] for triangle in rows],
                oracle.product(BOARDS, oracle.pascal(9)[:, ::-1] % 2),
            ),
            "butterflies, 512 sequences": np.array_equal(
                helix.helix(BOARDS), gf2.matmul(BOARDS, helix.geniton(9)[:, ::-1])
            ),
        }
    )


def linear_time() -> Evidence:
    """Count the XORs of the butterflies and of the printed loops."""
    xors = {2**k: sum(b.xors for b in helix.butterflies(np.zeros(2**k, int))) for k in (4, 10, 14)}
    scans = {n: n * (n - 1) for n in xors}
    each = ", ".join(f"{count / n:g} for {n}" for n, count in xors.items())
    by_formula = all(2 * count == n * (n.bit_length() - 1) for n, count in xors.items())
    generator = np.random.default_rng(5)
    sequences = [generator.integers(0, 2, 2**k, dtype=np.uint8) for k in range(11)]
    by_scans = [(s, *_by_scans(s)) for s in sequences]
    return Evidence(
        ways={
            "XORs of the butterflies": len({count / n for n, count in xors.items()}) == 1,
            "XORs of the printed loops": len({count / n for n, count in scans.items()}) == 1,
        },
        counterexample=f"The butterflies take per item {each}; the printed loops take n scans of n − 1, so "
        "n·(n − 1)",
        mended={
            "one scan for each item, powers of 2 to 1024": all(
                scans == s.size and np.array_equal(found, helix.helix(s)) for s, found, scans in by_scans
            ),
            "n·log2(n)/2 XORs of the butterflies": by_formula,
        },
    )


def _by_scans(sequence: Array) -> tuple[Array, int]:
    """Transform by the printed loop, I running down; return the outcome and the number of scans."""
    kept, row, scans = np.zeros_like(sequence), sequence, 0
    for i in reversed(range(sequence.size)):
        row, scans = oracle.xor_scan(row), scans + 1
        kept[i] = row[i]
    return kept, scans


def all_equally_simple() -> Evidence:
    """Solve long sequences by the transform, and try masks that no transform solves."""
    generator = np.random.default_rng(2)
    long = [generator.integers(0, 2, n, dtype=np.uint8) for n in (9, 100, 4097, 2**16)]
    lines = RuleSet(oracle.lines(3))
    return Evidence(
        ways={"masks that turn a row or a column each": lines.is_invertible},
        counterexample=f"Six masks that turn a row or a column each reach {2**lines.rank} of 512 boards",
        mended={
            "mirrored genitons, up to 65536 cells": all(
                np.array_equal(helix.helix(helix.helix(s)), s) for s in long
            )
        },
    )


def loop_for_16(length: int) -> Evidence:
    """Run the loop upwards and downwards."""
    generator = np.random.default_rng(16)
    sequences = [generator.integers(0, 2, length, dtype=np.uint8) for _ in range(5)]

    def run(sequence: Array, indices: Iterable[int]) -> Array:
        kept, row = np.zeros(length, dtype=int), sequence
        for i in indices:
            row = oracle.xor_scan(row)
            kept[i] = row[i]
        return kept

    def works(indices: Iterable[int], transform: Callable[[Array], Array]) -> bool:
        return all(np.array_equal(run(s, indices), transform(s)) for s in sequences)

    up, down = range(length), range(length - 1, -1, -1)
    one = sequences[0]
    return Evidence(
        ways={"five random sequences, I upwards": works(up, helix.helix) or works(up, helix.cognitive)},
        counterexample=f"{in_rows([one])} leaves {in_rows([run(one, up)])}; its transforms are "
        f"{in_rows([helix.helix(one)])} (helix) and {in_rows([helix.cognitive(one)])} (cognitive)",
        shows="With I running down instead it is the helix transform" if works(down, helix.helix) else "",
    )


def difference_for_16() -> Evidence:
    """Evaluate the formula by APL where it stands, with C the start and S what the line before leaves."""
    formula, _, right = of("retroversion.difference_for_16")
    generator = np.random.default_rng(4)
    start, goal = generator.integers(0, 2, (2, 4, 4), dtype=np.uint8)
    scanned = D[::-1]
    for _ in range(16):
        scanned = oracle.xor_scan(scanned)
    names = {"C": start.astype(int), "B": goal.astype(int), "S": scanned}
    difference = (start ^ goal).ravel()
    return Evidence(
        ways={"APL": gives(formula, difference, **names)},
        counterexample="There S is a row of nine bits, the last scan of the line before, and B is a board",
        mended={
            "APL, mended": gives(right, difference, **names),
            "a random 4×4 game, pressed": np.array_equal(
                fractal(4).press(start, pressed(helix.helix(difference))), goal
            ),
        },
    )


def equivalent_to_Fourier() -> Evidence:
    """Transform cyclic convolutions, and look for any transform that turns them into products."""
    generator = np.random.default_rng(8)
    a, b = np.eye(8, dtype=int)[[1, 1]]
    cyclic = convolve(a, b, lambda i, j: (i + j) % 8)
    pairs = generator.integers(0, 2, (60, 2, 8))
    square_root_of_zero = np.array([1, 0, 1, 0])
    squared = convolve(square_root_of_zero, square_root_of_zero, lambda i, j: (i + j) % 4)
    by_or = turns_into_product(lambda i, j: i | j, pairs)
    return Evidence(
        ways={
            "cyclic convolution, the helix transform": turns_into_product(lambda i, j: (i + j) % 8, pairs),
            "cyclic convolution of four items, any transform": bool(squared.any()),
        },
        counterexample="Item 1 convolved with itself, cyclically, is item 2, whose transform is "
        f"{in_rows([helix.helix(cyclic)])}; the product of the transforms is "
        f"{in_rows([helix.helix(a) & helix.helix(b)])}",
        shows="OR convolutions become products, for 60 random pairs" if by_or else "",
    )


def always_exact() -> Evidence:
    """Transform every sequence of nine bits there and back."""
    return Evidence(
        ways={"512 sequences, there and back": np.array_equal(helix.helix(helix.helix(BOARDS)), BOARDS)}
    )


def only_primitive_left() -> Evidence:
    """Transform by ≠ alone, and look for AND among what ≠ makes."""
    return Evidence(
        ways={"a∧b from ≠": AND in made_by_xor()},
        counterexample=f"≠ makes {len(made_by_xor())} of the 16 functions of two bits, and a∧b is none of "
        "them",
        mended=xor_alone().ways,
    )

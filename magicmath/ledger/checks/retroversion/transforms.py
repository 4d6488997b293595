"""The claims on the helix and the cognitive transform, their loops and their cost."""

from collections.abc import Callable, Iterable
from itertools import product

import numpy as np

from magicmath import gf2, helix
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._evidence import Evidence
from magicmath.ledger._types import Array
from magicmath.ledger.checks._example import BOARDS
from magicmath.ledger.checks._genitons import SIZES
from magicmath.ledger.checks._words import in_rows
from magicmath.rules import fractal, pressed


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
    drawn = [np.random.default_rng(n).integers(0, 2, n, dtype=np.uint8) for n in (4, 16, 64, 256)]
    each = ", ".join(f"{count / n:g} for {n}" for n, count in xors.items())
    return Evidence(
        ways={
            "XORs of the butterflies": len({count / n for n, count in xors.items()}) == 1,
            "XORs of the printed loops": len({count / n for n, count in scans.items()}) == 1,
        },
        counterexample=f"bit by bit, the butterflies take n·log2(n)/2 XORs, per item {each}; the printed "
        "loops take n scans of n − 1",
        mended={
            "the printed loop, as many scans as items": all(
                np.array_equal(oracle.helix_by_scans(s), helix.helix(s)) for s in drawn
            ),
            "the same against the product": all(
                np.array_equal(oracle.helix_by_scans(s), gf2.matmul(s, helix.geniton(s.size)[:, ::-1]))
                for s in drawn
            ),
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
    """Solve a random 4×4 game by the transform of its difference."""
    generator = np.random.default_rng(4)
    start, goal = generator.integers(0, 2, (2, 16), dtype=np.uint8)
    difference = start ^ goal
    solution = fractal(4).solve(start.reshape(4, 4), goal.reshape(4, 4))
    return Evidence(
        ways={
            "a random 4×4 game, pressed": np.array_equal(
                fractal(4).press(start.reshape(4, 4), pressed(helix.helix(difference))).ravel(), goal
            ),
            "the same by elimination": np.array_equal(helix.helix(difference), np.ravel(solution)),
        }
    )


def equivalent_to_Fourier() -> Evidence:
    """Transform convolutions, cyclic and over OR of indices."""

    def convolve(a: Array, b: Array, join: Callable[[int, int], int]) -> Array:
        result = np.zeros(8, dtype=int)
        for i, j in product(range(8), repeat=2):
            result[join(i, j)] ^= a[i] & b[j]
        return result

    def turns_into_product(join: Callable[[int, int], int]) -> bool:
        return all(
            np.array_equal(helix.helix(convolve(a, b, join)), helix.helix(a) & helix.helix(b))
            for a, b in generator.integers(0, 2, (60, 2, 8))
        )

    generator = np.random.default_rng(8)
    a, b = np.eye(8, dtype=int)[[1, 1]]
    cyclic = convolve(a, b, lambda i, j: (i + j) % 8)
    units = np.eye(8, dtype=int)
    return Evidence(
        ways={"cyclic convolution": turns_into_product(lambda i, j: (i + j) % 8)},
        counterexample="item 1 convolved with itself, cyclically, is item 2, whose transform is "
        f"{in_rows([helix.helix(cyclic)])}; the product of the transforms is "
        f"{in_rows([helix.helix(a) & helix.helix(b)])}",
        mended={
            "OR convolution, 60 random pairs": turns_into_product(lambda i, j: i | j),
            "OR convolution, all pairs of units": all(
                np.array_equal(helix.helix(units[i | j]), helix.helix(units[i]) & helix.helix(units[j]))
                for i, j in product(range(8), repeat=2)
            ),
        },
    )


def always_exact() -> Evidence:
    """Transform every sequence of nine bits there and back."""
    return Evidence(
        ways={"512 sequences, there and back": np.array_equal(helix.helix(helix.helix(BOARDS)), BOARDS)}
    )

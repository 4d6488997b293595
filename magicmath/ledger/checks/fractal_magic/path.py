"""The claims on the path, and the three remarks on X."""

from typing import Any

import numpy as np

from magicmath import gf2, helix
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._apl import evaluate
from magicmath.ledger._evidence import Evidence
from magicmath.ledger._types import Array
from magicmath.ledger.checks._affine import evidence_on_affine_maps
from magicmath.ledger.checks._convolutions import turns_into_product
from magicmath.ledger.checks._formulas import gives, of
from magicmath.ledger.checks.fractal_magic._board import M, games
from magicmath.ledger.checks.retroversion import transforms
from magicmath.rules import fractal, pressed


def path_by_scan() -> Evidence:
    """Evaluate the three lines by APL, and press one by one."""
    formula, _, _ = of("fractal_magic.path_by_scan")
    start, goal = (board.astype(int) for board in games()[:2])
    x = gf2.matmul(start ^ goal, M)
    one_by_one = fractal(4).path(start.reshape(4, 4), pressed(x))
    names = {"D": start ^ goal, "X": x.astype(int), "M": M.astype(int), "G": goal}
    return Evidence(
        ways={
            "APL, press by press": gives(formula, one_by_one, **names),
            "ends": np.array_equal(one_by_one[-1].ravel(), goal),
        },
        counterexample="It makes other boards",
    )


def models_everything() -> Evidence:
    """Collect what ≠ and its scan make of two bits, and look for AND."""
    return evidence_on_affine_maps()


def one_of_the_FFTs() -> Evidence:
    """Transform convolutions, cyclic and over OR of indices."""
    pairs = np.random.default_rng(8).integers(0, 2, (60, 2, 8))
    units = np.stack(np.meshgrid(range(8), range(8)), axis=-1).reshape(-1, 2)
    return Evidence(
        ways={"cyclic convolution": turns_into_product(lambda i, j: (i + j) % 8, pairs)},
        counterexample="It does not turn cyclic convolutions into products, as Fourier's does",
        mended={
            "OR convolution, 60 random pairs": turns_into_product(lambda i, j: i | j, pairs),
            "OR convolution, all pairs of units": turns_into_product(
                lambda i, j: i | j, np.eye(8, dtype=int)[units]
            ),
        },
    )


def by_sixteen_scans(times: int) -> Evidence:
    """Run the loop by APL on six games, and the same by scans on 40."""
    formula, _, _ = of("fractal_magic.by_sixteen_scans")

    def run(d: Array) -> Array:
        names: dict[str, Any] = {"K": d[::-1].astype(int), "V": np.array([], dtype=object)}
        for _ in range(times):
            evaluate(formula, names)
        result: Array = names["V"][::-1].astype(int)
        return result

    return Evidence(
        ways={
            "six random games, APL": all(np.array_equal(run(d), oracle.product(d, M)) for d in games()[:6]),
            "40 random games, butterflies": times == 16
            and all(np.array_equal(oracle.helix_by_scans(d), helix.helix(d)) for d in games()),
        },
        counterexample=f"{times} times is not enough, or too often",
    )


def xor_alone() -> Evidence:
    """Transform without a product, as for the first article."""
    return transforms.xor_alone()

"""The claims on the path, and the three remarks on X."""

import numpy as np

from magicmath import gf2, helix
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._evidence import Evidence
from magicmath.ledger.checks.fractal_magic._board import M, games
from magicmath.ledger.checks.retroversion import transforms
from magicmath.rules import fractal, pressed


def path_by_scan() -> Evidence:
    """Scan the difference and the chosen masks, and press one by one."""
    start, goal = games()[:2]
    difference = start ^ goal
    x = gf2.matmul(difference, M)
    shape = np.roll([4, 4, 1 + int(x.sum())], 1)
    still_to_change = np.array([oracle.xor_scan(column) for column in np.vstack([difference, M[x == 1]]).T]).T
    boards = (goal ^ still_to_change).reshape(shape)
    return Evidence(
        ways={
            "ends": np.array_equal(boards[0].ravel(), start) and np.array_equal(boards[-1].ravel(), goal),
            "press by press": np.array_equal(boards, fractal(4).path(start.reshape(4, 4), pressed(x))),
        }
    )


def one_of_the_FFTs() -> Evidence:
    """Transform convolutions, as for the first article."""
    return transforms.equivalent_to_Fourier()


def by_sixteen_scans() -> Evidence:
    """Run the loop of scans on 40 games."""
    return Evidence(
        ways={
            "40 random games, butterflies": all(
                np.array_equal(oracle.helix_by_scans(d), helix.helix(d)) for d in games()
            ),
            "40 random games, products": all(
                np.array_equal(oracle.helix_by_scans(d), oracle.product(d, M)) for d in games()
            ),
        }
    )


def xor_alone() -> Evidence:
    """Transform without a product, as for the first article."""
    return transforms.xor_alone()

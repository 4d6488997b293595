"""The claims on all puzzles at once: the last claim, the appendix, the post scriptum."""

import numpy as np

from magicmath import gf2, helix
from magicmath.ledger._evidence import Evidence
from magicmath.ledger._types import Array
from magicmath.ledger.checks._example import IDENTITY, Y
from magicmath.ledger.checks._race import evidence_on_errors
from magicmath.ledger.checks._small import THREE_BY_THREE, inverse_by_search
from magicmath.ledger.checks.retroversion._masks import SPOILED
from magicmath.rules import MAGIC, combined, random_rules


def reduces_to_geniton() -> Evidence:
    """Combine the rows of invertible matrices into a geniton."""
    generator = np.random.default_rng(5)
    drawn = [MAGIC, *(random_rules(3, 3, generator) for _ in range(10))]
    geniton = helix.geniton(9)
    matrices = {"MAGIC": Y, "G9": geniton, "⌽G9": geniton[:, ::-1]}
    orders = {name: gf2.multiplicative_order(a) for name, a in matrices.items()}
    return Evidence(
        ways={
            "MAGIC and 10 random rules": all(
                np.array_equal(combined(a, gf2.matmul(geniton, gf2.inv(a.matrix))).matrix, geniton)
                for a in drawn
            ),
            "all invertible 3×3": all(
                np.array_equal(helix.geniton(3) @ inverse_by_search(a) @ a % 2, helix.geniton(3))
                for a in THREE_BY_THREE
                if gf2.det(a)
            ),
        },
        shows="It is not a change of basis, which would keep the order: "
        + ", ".join(f"{n} ({a})" for a, n in orders.items()),
    )


def submatrix_of_one() -> Evidence:
    """Find each small matrix in the infinite geniton."""

    def found(a: Array) -> bool:
        n = len(a)
        columns: list[int] = []
        for column in np.asarray(a).T.tolist():
            number = sum(bit << i for i, bit in enumerate(column))
            while number in columns:  # the infinite matrix has each column again, further right
                number += 2**n
            columns.append(number)
        part = helix.geniton(2 ** max(n, max(columns).bit_length()))[:, ::-1]
        return np.array_equal(part[[1 << i for i in range(n)]][:, columns], a)

    return Evidence(
        ways={
            "Y and spoiled MAGIC": found(Y) and found(SPOILED.matrix),
            "all 512 matrices 3×3": all(map(found, THREE_BY_THREE)),
        }
    )


def jordan_form() -> Evidence:
    """Look for 1s of ⌽G9 away from the diagonal and its neighbour."""
    mirrored = helix.geniton(9)[:, ::-1].astype(int)
    beside = [(i, j) for i, j in np.argwhere(mirrored) if j not in (i, i + 1)]
    return Evidence(
        ways={"entries off the two diagonals": not beside},
        counterexample=f"It has {len(beside)} ones away from the diagonal and its neighbour; a Jordan form "
        "has none",
        shows=f"Its own Jordan form has {gf2.matrix_rank(mirrored ^ IDENTITY)} blocks of size 2",
    )


def changing_rules() -> Evidence:
    """Combine the rows of rules that work, with loss and without."""
    lossy = IDENTITY.copy()
    lossy[0] = lossy[1]
    generator = np.random.default_rng(6)
    sound = [combined(MAGIC, random_rules(3, 3, generator).matrix) for _ in range(20)]
    return Evidence(
        ways={"mask 1 in the place of mask 0": combined(MAGIC, lossy).is_invertible},
        counterexample=f"With mask 1 twice the rank is {combined(MAGIC, lossy).rank}",
        mended={
            "20 random invertible combinations": all(rule.is_invertible for rule in sound),
            "all invertible combinations of three masks": all(
                gf2.matrix_rank(a @ b % 2) == 3
                for a in THREE_BY_THREE[::5]
                if gf2.det(a)
                for b in THREE_BY_THREE[::5]
                if gf2.det(b)
            ),
        },
    )


def draw_until_invertible() -> Evidence:
    """Draw matrices by lot, and compare the share of good ones with the counted share."""
    generator = np.random.default_rng(9)
    drawn = [gf2.det(a) for a in generator.integers(0, 2, (400, 9, 9))]
    share = np.prod(1 - 0.5 ** np.arange(1, 10))
    return Evidence(
        ways={"the share by counting": share > 0.25, "400 draws": sum(drawn) > 100},
        shows=f"{share:.1%} of all draws are good",
    )


def never_an_error() -> Evidence:
    """Race the machine, with and without an error."""
    return evidence_on_errors()

"""What several documents try on genitons."""

import numpy as np

from magicmath import gf2, helix
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._evidence import Ways
from magicmath.ledger._types import Array

SIZES = range(1, 65)


def rows_by_scans(n: int) -> Array:
    """Return the rows that scanning 1 0 0 … again and again gives, n of them."""
    row, rows = np.arange(n) == 0, []
    for _ in range(n):
        row = oracle.xor_scan(row)
        rows.append(row)
    return np.array(rows)


def mirrors_undo_themselves(n: int) -> bool:
    """Tell whether the geniton of size n, mirrored either way, is its own inverse."""
    mirrored = (helix.geniton(n)[:, ::-1], helix.geniton(n)[::-1])
    return all(np.array_equal(gf2.matmul(m, m), np.eye(n)) for m in mirrored)


def mirrored_geniton(size: int) -> Ways:
    """Return the ways to the mirrored geniton of a size, as a picture of one board."""
    return {
        "Lucas' rule": lambda: [helix.geniton(size)[:, ::-1]],
        "Pascal's triangle by addition": lambda: [(oracle.pascal(size) % 2)[:, ::-1].astype(int)],
        "scans": lambda: [rows_by_scans(size)[:, ::-1]],
    }

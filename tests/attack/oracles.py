"""Second ways to every result, by definition: slow, plain, and calling nothing of the package.

Where `magicmath.plain` has the same definition it is the one that is used.
"""

import itertools
from fractions import Fraction

import numpy as np

try:
    from magicmath.plain import mex
except ImportError:

    def mex(values):
        """Return the least number from 0 that is not among the values."""
        values = set(values)
        return next(number for number in itertools.count() if number not in values)


def reduced(matrix):
    """Return the reduced echelon form of 0/1 rows and the places of its pivots, row by row on lists."""
    rows, pivots = [list(map(int, row)) for row in matrix], []
    for column in range(len(rows[0]) if rows else 0):
        found = next((i for i in range(len(pivots), len(rows)) if rows[i][column]), None)
        if found is None:
            continue
        top = len(pivots)
        rows[top], rows[found] = rows[found], rows[top]
        for i, row in enumerate(rows):
            if i != top and row[column]:
                rows[i] = [x ^ y for x, y in zip(row, rows[top], strict=True)]
        pivots.append(column)
    return rows, pivots


def rank(matrix):
    """Return the rank modulo 2, by elimination on Python ints."""
    basis = []
    for row in (int("".join(map(str, row)), 2) for row in np.asarray(matrix, dtype=int).tolist()):
        for other in basis:
            row = min(row, row ^ other)
        if row:
            basis.append(row)
    return len(basis)


def product(a, b):
    """Multiply modulo 2 in ordinary integers."""
    return np.asarray(a, dtype=np.int64) @ np.asarray(b, dtype=np.int64) % 2


def determinant(matrix):
    """Return the exact determinant, by elimination with fractions."""
    rows, result = [[Fraction(int(x)) for x in row] for row in matrix], Fraction(1)
    for i in range(len(rows)):
        found = next((j for j in range(i, len(rows)) if rows[j][i]), None)
        if found is None:
            return 0
        if found != i:
            rows[i], rows[found], result = rows[found], rows[i], -result
        result *= rows[i][i]
        for j in range(i + 1, len(rows)):
            factor = rows[j][i] / rows[i][i]
            rows[j] = [x - factor * y for x, y in zip(rows[j], rows[i], strict=True)]
    return int(result)


def helix_at(sequence, i):
    """Return one item of the helix transform: the parity of the items whose index has only bits of i."""
    return int(np.asarray(sequence)[np.arange(len(sequence)) & ~i == 0].sum() % 2)


def sums(masks):
    """Return what each choice of 0/1 rows adds up to, as two arrays: choices and sums."""
    choices = np.array(list(itertools.product((0, 1), repeat=len(masks))))
    return choices, choices @ np.asarray(masks, dtype=int) % 2


def solutions(a, b, k):
    """Return every x with a·x = b modulo k."""
    a = np.array([[int(x) % k for x in row] for row in a])
    every = np.array(list(itertools.product(range(k), repeat=a.shape[1])))
    return every[((every @ a.T - np.asarray(b)) % k == 0).all(axis=1)]


def neighbours_of(rows, columns, wraps=(False, False), steps=((0, 0), (0, 1), (0, -1), (1, 0), (-1, 0))):
    """Return masks that hold the cells at some steps from each cell."""
    masks = np.zeros((rows * columns, rows, columns), int)
    for (n, (i, j)), (down, right) in itertools.product(
        enumerate(itertools.product(range(rows), range(columns))), steps
    ):
        r, c = i + down, j + right
        r, c = r % rows if wraps[0] else r, c % columns if wraps[1] else c
        if 0 <= r < rows and 0 <= c < columns:
            masks[n, r, c] = 1
    return masks


def grundy(moves, positions):
    """Return the Grundy values of positions, each after those that its moves lead to."""
    values = {}
    for position in positions:
        values[position] = mex(values[option] for option in moves(position))
    return values


def octal(code, largest):
    """Return Grundy values of heaps under an octal code, by its definition."""
    digits = [int(digit) for digit in code[2:]]

    def options(heap):
        for taken, digit in enumerate(digits, 1):
            left = heap - taken
            if left == 0 and digit & 1:
                yield 0
            if left > 0 and digit & 2:
                yield values[left]
            if left > 1 and digit & 4:
                yield from (values[part] ^ values[left - part] for part in range(1, left // 2 + 1))

    values = []
    for heap in range(largest + 1):
        values.append(mex(options(heap)))
    return values


def ordinal_sum(a, b):
    """Add ordinals below ω^n, each a list of coefficients, highest power first."""
    lead = next((i for i, x in enumerate(b) if x), len(b) - 1)
    return [*a[:lead], a[lead] + b[lead], *b[lead + 1 :]]


def ordinal_product(a, b):
    """Multiply an ordinal by another, both as above; the result is twice as long."""
    n = len(a)
    result = [0] * (2 * n)
    lead = next((i for i, x in enumerate(a) if x), None)
    if lead is None:
        return result
    degree = n - 1 - lead
    for i, x in enumerate(b):
        power = n - 1 - i
        if not x:
            continue
        part = [0] * (2 * n)
        if power:
            part[2 * n - 1 - degree - power] = x
        else:
            part[n:] = a
            part[n + lead] = a[lead] * x
        result = ordinal_sum(result, part)
    return result

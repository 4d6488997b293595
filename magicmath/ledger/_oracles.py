"""Second ways: the definitions in plain Python, and SymPy. None of them calls `magicmath`."""

from itertools import accumulate, combinations, combinations_with_replacement
from math import comb
from operator import xor

import numpy as np


def masks_in_words(centre):
    """Return nine masks by their rule: a corner its 2×2 block, an edge its side, `centre` the middle."""
    near = [
        [abs(r - i) <= 1 and abs(c - j) <= 1 for i in range(3) for j in range(3)]
        for r in range(3)
        for c in range(3)
    ]
    side = [
        [(r != 1 and i == r) or (c != 1 and j == c) for i in range(3) for j in range(3)]
        for r in range(3)
        for c in range(3)
    ]
    masks = [side[k] if k % 2 else near[k] for k in range(9)]
    masks[4] = centre
    return np.array(masks, dtype=int)


PLUS = [0, 1, 0, 1, 1, 1, 0, 1, 0]
ALL_NINE = [1] * 9


def crosses(rows, columns):
    """Return the masks of Lights Out: a press inverts its cell and the neighbours at its sides."""
    cells = [(r, c) for r in range(rows) for c in range(columns)]
    bits = [[abs(r - i) + abs(c - j) <= 1 for i, j in cells] for r, c in cells]
    return np.array(bits, dtype=int).reshape(-1, rows, columns)


def lines(side):
    """Return masks that invert a whole row or a whole column each."""
    rows, columns = np.indices((side, side))
    return np.array([*(rows == k for k in range(side)), *(columns == k for k in range(side))], dtype=int)


def product(a, b):
    """Multiply two matrices modulo 2 by the definition of the inner product."""
    columns = list(zip(*np.asarray(b).tolist(), strict=True))
    rows = np.atleast_2d(a).tolist()
    result = [
        [sum(x * y for x, y in zip(row, column, strict=True)) % 2 for column in columns] for row in rows
    ]
    return np.array(result if np.ndim(a) > 1 else result[0])


def power(a, n):
    """Multiply a matrix by itself, n - 1 times."""
    result = a
    for _ in range(n - 1):
        result = product(result, a)
    return np.asarray(result)


def are_invertible(matrices):
    """Tell of each matrix of a stack whether it is invertible modulo 2, by elimination side by side."""
    count, size, _ = matrices.shape
    each = np.arange(count)
    rows = matrices.astype(int) @ (1 << np.arange(size))
    is_pivot, invertible = np.zeros((count, size), dtype=bool), np.ones(count, dtype=bool)
    for column in range(size):
        bits = rows >> column & 1
        found = (bits & ~is_pivot).argmax(axis=1)
        invertible &= (bits & ~is_pivot).any(axis=1)
        pivot = rows[each, found]
        bits[each, found] = 0
        rows ^= bits * pivot[:, None]
        is_pivot[each, found] = True
    return invertible


def number(bits):
    """Read bits as binary digits."""
    return int("".join(str(int(bit)) for bit in np.ravel(bits)), 2)


def bits(n, length=9):
    """Return the binary digits of a number."""
    return np.array([int(digit) for digit in f"{n:0{length}b}"])


def shortest_presses(masks):
    """Press every choice of masks, few first; return difference: presses, the first that makes it."""
    numbers = [number(mask) for mask in masks]
    found = {}
    for count in range(len(numbers) + 1):
        for chosen in combinations(range(len(numbers)), count):
            difference = 0
            for k in chosen:
                difference ^= numbers[k]
            found.setdefault(difference, list(chosen))
    return found


def inverse(masks):
    """Return the inverse modulo 2 by brute force: row i presses what flips cell i alone."""
    found = shortest_presses(masks)
    size = len(masks)
    return np.array([[int(k in found[1 << (size - 1 - i)]) for k in range(size)] for i in range(size)])


def pascal(n):
    """Return the binomials C(n-1-j, i) by adding neighbours, as the article lays Pascal's triangle out."""
    rows = [[1]]
    while len(rows) < n:
        rows.append([1, *(a + b for a, b in zip(rows[-1], rows[-1][1:], strict=False)), 1])
    return np.array(
        [[rows[n - 1 - j][i] if i < n - j else 0 for j in range(n)] for i in range(n)], dtype=object
    )


def binomials(n):
    """Return the same by the formula for binomials."""
    return np.array([[comb(n - 1 - j, i) for j in range(n)] for i in range(n)], dtype=object)


def scan(sequence):
    """Return the XOR of all items so far."""
    return list(accumulate(map(int, sequence), xor))


def mex(values):
    """Return the least number from 0 that is not among the values."""
    number = 0
    while number in values:
        number += 1
    return number


def nim_sums(side):
    """Return the table of nim sums by the inductive definition."""
    table = [[0] * side for _ in range(side)]
    for a in range(side):
        for b in range(side):
            table[a][b] = mex([*(table[x][b] for x in range(a)), *(table[a][y] for y in range(b))])
    return np.array(table)


def nim_positions(largest):
    """Return for each position of three rows whether the player to move wins, by playing it out."""
    won = {}
    for heaps in combinations_with_replacement(range(largest + 1), 3):
        options = [
            tuple(sorted((*heaps[:i], left, *heaps[i + 1 :]))) for i in range(3) for left in range(heaps[i])
        ]
        won[heaps] = not all(won[option] for option in options)
    return won


def sympy_inverse(a):
    """Invert over the rational numbers, exactly."""
    from sympy import Matrix

    return np.array(Matrix(np.asarray(a).tolist()).inv().tolist(), dtype=float)


def sympy_inverse_modulo_2(a):
    """Invert modulo 2."""
    from sympy import Matrix

    return np.array(Matrix(np.asarray(a).tolist()).inv_mod(2).tolist(), dtype=int)


def sympy_determinant(a):
    """Return the exact determinant."""
    from sympy import Matrix

    return int(Matrix(np.asarray(a).tolist()).det())


def sympy_adjugate(a):
    """Return the adjugate by cofactors."""
    from sympy import Matrix

    return np.array(Matrix(np.asarray(a).tolist()).adjugate().tolist(), dtype=int)

"""Day's listed functions BINV and DET, followed line by line with the sign ∘ in line 19."""

from fractions import Fraction

import numpy as np


def binv(a, outer=np.logical_and.outer):
    """Invert a square matrix of bits as BINV does, or return None where it says NO INVERSE."""
    a = np.asarray(a, dtype=int)
    size = len(a)
    columns = np.arange(size)
    order = columns.copy()
    a = np.column_stack([a, a[:, 0]])  # line 13
    for left in range(size, 0, -1):
        a[:, size] = columns < 1  # line 15
        found = int(np.argmax(a[:left, 0]))
        order[[0, found]] = order[[found, 0]]  # line 16
        a[[0, found], :size] = a[[found, 0], :size]
        if not a[0, 0]:
            return None
        a = a ^ outer(a[:, 0] & (columns > 0), a[0]).astype(int)  # line 19
        rows = np.roll(columns, -1)  # line 20
        a = a[rows][:, [*range(1, size + 1), 0]]
        order = order[rows]
    return a[:, [int(np.flatnonzero(order == k)[0]) for k in columns]]  # line 23


def determinant(m):
    """Return the determinant as DET does, in exact fractions."""
    m = np.array([[Fraction(x) for x in row] for row in np.asarray(m).tolist()], dtype=object)
    size, i = len(m), 0
    if (m == m @ m.T).all():  # line 9
        i = size
    while i < size - 1:
        if m[i, i] == 0:  # line 13
            below = np.flatnonzero(m[i:, i])
            if not below.size:  # line 16
                i += 1
                continue
            m[i] = m[i] + m[i + below[0]]  # line 17
        for j in range(i + 1, size):  # line 14
            m[j] = m[j] - m[i] * (m[j, i] / m[i, i])
        i += 1
    return np.prod(np.diagonal(m))

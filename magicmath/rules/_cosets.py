"""The lightest vector of a coset modulo 2: how the shortest of many solutions is found and proved.

All 2**d sums of a vector with words of a code are compared, but never listed. The weights of all
of them at once are a Walsh-Hadamard transform, the butterflies of the helix transform with a sum
and a difference in place of one XOR: d·2**d additions, however long the vectors are.
"""

import numpy as np

from magicmath.rules.boards import to_number

LARGEST_SEARCH = 28  # 2**28 vectors take about a second
_AT_ONCE = 16
_MOST_TESTS, _LARGEST_FAULT_SEARCH = 16, 2**26
_WINDOWS = 64  # how many subspaces a search without proof looks through


def echelon(basis):
    """Return the reduced echelon form of independent rows of 0/1, and so the same for every basis."""
    reduced = []
    for row in map(to_number, basis):
        for other in reduced:
            row = min(row, row ^ other)
        lead = 1 << (row.bit_length() - 1)
        reduced = sorted([row, *(other ^ row if other & lead else other for other in reduced)], reverse=True)
    width = basis.shape[1]
    digits = [list(f"{row:0{width}b}") for row in reduced]
    return np.array(digits, dtype=np.uint8).reshape(len(basis), width)


def lightest(vector, basis):
    """Return the vector of fewest 1s, among equals the first in order, that differs by sums of a basis.

    The basis is in reduced echelon form: then the order of the vectors is that of the choices of rows.
    Above `LARGEST_SEARCH` rows a light vector is returned, without proof that none is lighter.
    """
    if len(basis) <= LARGEST_SEARCH:
        return _lightest(vector, basis)
    generator = np.random.default_rng(len(basis))
    best = vector
    for _ in range(_WINDOWS):
        window = generator.choice(len(basis), _AT_ONCE, replace=False)
        found = _lightest(best, basis[np.sort(window)])
        if found.sum() < best.sum():
            best = found
    return best


def weight_bound(vector, basis):
    """Return a number of 1s that every sum of the vector with words of the code has at least.

    Positions with the same column in the basis change together, so the rarer value stays in each group.
    """
    _, group = np.unique(basis, axis=1, return_inverse=True)
    ones = np.bincount(group.ravel(), weights=vector)
    rarer = np.minimum(ones, np.bincount(group.ravel()) - ones)
    fixed = ~basis.any(axis=0)
    return int(rarer.sum() + (vector[fixed].sum() - rarer[group.ravel()[fixed][:1]].sum()))


def nearest_fault(vector, tests):
    """Return the places of the fewest bits to change in a vector before it passes all tests.

    The last 1 of each test stands in no other. With too many tests to search through the faults,
    that bit of each test that fails is returned.
    """
    corank, length = tests.shape
    rest = (tests & vector).sum(axis=1, dtype=int) % 2
    if corank > _MOST_TESTS or length << corank > _LARGEST_FAULT_SEARCH:
        last = length - 1 - tests[:, ::-1].argmax(axis=1)
        return sorted(last[rest == 1].tolist())
    weights = 1 << np.arange(corank)
    steps = (weights @ tests).tolist()
    wanted = int(rest @ weights)
    via, queue = {0: -1}, [0]
    for seen in queue:
        if seen == wanted:
            break
        for place, step in enumerate(steps):
            if seen ^ step not in via:
                via[seen ^ step] = place
                queue.append(seen ^ step)
    fault = []
    while wanted:
        fault.append(via[wanted])
        wanted ^= steps[via[wanted]]
    return sorted(fault)


def _lightest(vector, basis):
    for row in basis:
        if vector[np.argmax(row)]:
            vector = vector ^ row
    d, n = basis.shape
    low = min(d, _AT_ONCE)
    columns = (1 << np.arange(d - 1, -1, -1)) @ basis.astype(np.int64)
    inner, outer = columns & ((1 << low) - 1), columns >> low
    signs = (1 - 2 * vector.astype(np.int32)).astype(np.int16 if n < 2**15 else np.int32)
    flips = np.array([-1, 1], dtype=signs.dtype)
    best, choice = -n - 1, 0
    for high in range(1 << (d - low)):
        even = np.bitwise_count(outer & high) & 1 ^ 1
        table = np.zeros(1 << low, dtype=signs.dtype)
        np.add.at(table, inner, signs * flips[even])
        surplus = _walsh_hadamard(table)  # of 0s over 1s, for each choice of the lower rows
        found = int(surplus.argmax())
        if surplus[found] > best:
            best, choice = int(surplus[found]), high << low | found
    chosen = (choice >> np.arange(d - 1, -1, -1) & 1).astype(bool)
    return vector ^ np.bitwise_xor.reduce(basis[chosen], axis=0, initial=0).astype(np.uint8)


def _walsh_hadamard(table):
    """Return the sums of a table with all signs (-1)**(i & j): first along columns, then along rows."""
    side = 1 << (table.size.bit_length() // 2)
    square = _butterflies(table.reshape(side, -1))
    return np.ascontiguousarray(_butterflies(np.ascontiguousarray(square.T)).T).ravel()


def _butterflies(rows):
    half = 1
    while half < len(rows):
        pairs = rows.reshape(-1, 2, half, rows.shape[1])
        difference = pairs[:, 0] - pairs[:, 1]
        pairs[:, 0] += pairs[:, 1]
        pairs[:, 1] = difference
        half *= 2
    return rows

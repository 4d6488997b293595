r"""The lightest vector of a coset modulo 2: how the shortest of many solutions is found and proved.

The letters: a basis has d rows of n bits; a choice is an int of d bits, the first row highest, and
chooses the rows that are added to a vector. The weight of a vector is how many 1s it has, and its
surplus how many 0s it has more than 1s. The signs of a vector are 1 for a 0 and -1 for a 1.

All 2**d sums of a vector with rows of the basis are compared, but never listed. Bit j of a sum is
that of the vector, flipped where the choice and column j of the basis, as ints of d bits, have an
odd number of 1s in common. So the surpluses of all sums are the signs of the vector, put in a table
under the columns of the basis, after a Walsh-Hadamard transform: the butterflies of the helix
transform with a sum and a difference in place of one XOR, d·2**d additions, however long the vectors.

With two rows of four bits:

>>> vector, basis = np.array([1, 1, 1, 0]), np.array([[1, 0, 1, 1], [0, 1, 0, 1]])
>>> table = np.zeros(4, dtype=int)
>>> columns = [0b10, 0b01, 0b10, 0b11]
>>> np.add.at(table, columns, 1 - 2 * vector)
>>> table
array([ 0, -1, -2,  1])
>>> surplus = _walsh_hadamard(table)
>>> surplus  # of 1110, of 1110 + 0101 = 1011, of 1110 + 1011 = 0101, and of all three
array([-2, -2,  0,  4])
>>> lightest(vector.astype(np.uint8), basis.astype(np.uint8))
array([0, 0, 0, 0], dtype=uint8)
"""

import numpy as np
from numpy.typing import NDArray

from magicmath._kernels import tuning
from magicmath._kernels.one_int import from_int
from magicmath._kernels.words import Bits
from magicmath.rules.boards import to_number

LARGEST_SEARCH = 28  # 2**28 vectors take about a second
_MOST_TESTS, _LARGEST_FAULT_SEARCH = 16, 2**26
_WINDOWS, _ROWS_OF_WINDOW = 64, 16  # the subspaces that a search without proof looks through


def echelon(basis: Bits) -> Bits:
    """Return the reduced echelon form of independent rows of 0/1, and so the same for every basis."""
    reduced: list[int] = []
    for row in map(to_number, basis):
        for other in reduced:
            row = min(row, row ^ other)  # the one without the leading 1 of the other
        lead = 1 << (row.bit_length() - 1)
        reduced = sorted([row, *(other ^ row if other & lead else other for other in reduced)], reverse=True)
    width = basis.shape[1]
    return np.array([from_int(row, width)[::-1] for row in reduced], np.uint8).reshape(len(basis), width)


def lightest(vector: Bits, basis: Bits) -> Bits:
    """Return the vector of fewest 1s, among equals the first in order, that differs by sums of a basis.

    The basis is in reduced echelon form: then the order of the vectors is that of the choices of rows.
    Above `LARGEST_SEARCH` rows a light vector is returned, without proof that none is lighter.
    """
    if len(basis) <= LARGEST_SEARCH:
        return _lightest(vector, basis)
    generator = np.random.default_rng(len(basis))
    best = vector
    for _ in range(_WINDOWS):
        window = generator.choice(len(basis), _ROWS_OF_WINDOW, replace=False)
        found = _lightest(best, basis[np.sort(window)])
        if found.sum() < best.sum():
            best = found
    return best


def weight_bound(vector: Bits, basis: Bits) -> int:
    """Return a number of 1s that every sum of the vector with rows of the basis has at least.

    Positions with the same column in the basis change together, so the rarer value stays in each
    group of them. Where the column is 0, nothing changes.
    """
    is_fixed = ~basis.any(axis=0)
    _, group = np.unique(basis[:, ~is_fixed], axis=1, return_inverse=True)
    size, ones = np.bincount(group.ravel()), np.bincount(group.ravel(), weights=vector[~is_fixed])
    return int(vector[is_fixed].sum() + np.minimum(ones, size - ones).sum())


def nearest_fault(vector: Bits, tests: Bits) -> list[int]:
    """Return the places of the fewest bits to change in a vector before it passes all tests.

    The last 1 of each test stands in no other. With too many tests to search through the faults,
    that bit of each test that fails is returned.
    """
    corank, length = tests.shape
    has_failed = (tests & vector).sum(axis=1, dtype=int) % 2 == 1
    if corank > _MOST_TESTS or length << corank > _LARGEST_FAULT_SEARCH:
        last_ones = length - 1 - tests[:, ::-1].argmax(axis=1)
        return sorted(last_ones[has_failed].tolist())
    bit_of_test = 1 << np.arange(corank)
    steps = (bit_of_test @ tests).tolist()  # which tests a bit changes
    wanted = int(bit_of_test[has_failed].sum())
    via, queue = {0: -1}, [0]  # the last bit on a shortest way to some failed tests
    for seen in queue:
        if seen == wanted:
            break
        for place, step in enumerate(steps):
            if seen ^ step not in via:
                via[seen ^ step] = place
                queue.append(seen ^ step)
    fault = []
    while wanted:  # back along the way that was found
        fault.append(via[wanted])
        wanted ^= steps[via[wanted]]
    return sorted(fault)


def _lightest(vector: Bits, basis: Bits) -> Bits:
    """Return the lightest sum of all: one table for the lower rows, anew for each choice of the others."""
    for row in basis:
        if vector[np.argmax(row)]:  # clears the leading places, where a choice is then to be read
            vector = vector ^ row
    d, n = basis.shape
    bit_of_row = np.arange(d - 1, -1, -1)
    low = min(d, tuning.CHOSEN.sums_in_one_table)
    columns = (1 << bit_of_row) @ basis.astype(np.int64)
    # the upper rows of a choice only flip signs, so each choice of them is one table of the lower ones
    low_columns, high_columns = columns & ((1 << low) - 1), columns >> low
    signs: NDArray[np.signedinteger] = (1 - 2 * vector.astype(np.int32)).astype(
        np.int16 if n < 2**15 else np.int32
    )
    most_surplus, best = -n - 1, 0
    for high in range(1 << (d - low)):
        is_flipped = np.bitwise_count(high_columns & high) & 1 == 1
        table = np.zeros(1 << low, dtype=signs.dtype)
        # positions with the same column count together
        np.add.at(table, low_columns, np.where(is_flipped, -signs, signs))
        surplus = _walsh_hadamard(table)
        found = int(surplus.argmax())
        if surplus[found] > most_surplus:
            most_surplus, best = int(surplus[found]), high << low | found
    is_chosen = best >> bit_of_row & 1 == 1
    return vector ^ np.bitwise_xor.reduce(basis[is_chosen], axis=0, initial=0).astype(np.uint8)


def _walsh_hadamard(table: NDArray[np.signedinteger]) -> NDArray[np.signedinteger]:
    """Return, for each i, the sum of a table's entries j, those with (i & j) of odd count negative.

    The levels of far halves are made as a square's columns, and then those of near ones as well, so
    that NumPy adds whole rows.
    """
    side = 1 << (table.size.bit_length() // 2)
    square = _sums_and_differences(table.reshape(side, -1))
    return np.ascontiguousarray(_sums_and_differences(np.ascontiguousarray(square.T)).T).ravel()


def _sums_and_differences(rows: NDArray[np.signedinteger]) -> NDArray[np.signedinteger]:
    """Replace the first rows of each pair of halves by the sum, the second ones by the difference."""
    half = 1
    while half < len(rows):
        pairs = rows.reshape(-1, 2, half, rows.shape[1])
        difference = pairs[:, 0] - pairs[:, 1]
        pairs[:, 0] += pairs[:, 1]
        pairs[:, 1] = difference
        half *= 2
    return rows

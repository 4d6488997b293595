"""Linear equations modulo any k from 2 to 255, prime or not.

Modulo a power of a prime an elimination works when its pivot is always an entry that the prime
divides least: every other entry is a multiple of it. It ends in a diagonal, which tells whether
there is a solution, how many, and why not. Other moduli are put together from their prime powers.
"""

from functools import cached_property
from math import gcd, prod
from typing import Any, NamedTuple

import numpy as np
from numpy.linalg import LinAlgError
from numpy.typing import ArrayLike, NDArray

from magicmath._checks import as_index, as_integers, require_room
from magicmath._progress import watched

LARGEST_MODULUS = 255
_LONG = 2**28  # steps, beyond which progress is shown

Residues = NDArray[np.int32]


class Diagonal(NamedTuple):
    """Matrices, invertible modulo a prime power, for which `left·a·right` is a diagonal."""

    modulus: int
    left: Residues
    diagonal: Residues
    right: Residues


class System:
    """The equations `a·x = b` modulo k, for one matrix and any right side.

    Parameters
    ----------
    a : (m, n) array_like of int
        Negative and large numbers count modulo k.
    k : int, from 2 to 255

    Attributes
    ----------
    k : int
    shape : (m, n)
    forms : list of Diagonal
        One for each prime power of k.

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of integers, or `k` out of range.

    Notes
    -----
    The diagonal is the Smith normal form of the matrix over the integers modulo a prime power.

    Examples
    --------
    >>> system = System([[2, 1], [0, 3]], 6)
    >>> system.particular_solution([1, 3])
    array([2, 3], dtype=uint8)
    >>> system.count_solutions
    6
    """

    k: int
    shape: tuple[int, int]
    forms: list[Diagonal]

    def __init__(self, a: ArrayLike, k: int) -> None:
        self.k = as_index(k, "k", low=2, high=LARGEST_MODULUS + 1)
        matrix = as_integers(a, "a", ndim=2)
        m, n = self.shape = matrix.shape[0], matrix.shape[1]
        require_room(4 * (m * m + n * n + m * n), "a needs matrices")
        self.forms = [
            _diagonal(_residues(matrix, self.k), prime**power) for prime, power in _prime_powers(self.k)
        ]

    def particular_solution(self, b: ArrayLike) -> NDArray[np.uint8]:
        """Return one solution.

        Parameters
        ----------
        b : (m,) array_like of int

        Returns
        -------
        (n,) uint8 array with entries from 0 to k - 1

        Raises
        ------
        TypeError, ValueError
            If `b` is not made of integers, or its length is wrong.
        numpy.linalg.LinAlgError
            If there is no solution.
        """
        right_side = _residues(as_integers(b, "b", shape=self.shape[:1]), self.k)
        x = np.zeros(self.shape[1], dtype=int)
        for q, left, diagonal, right in self.forms:
            y = np.zeros(self.shape[1], dtype=np.int32)
            for i, wanted in enumerate((left @ right_side % q).tolist()):
                d = int(diagonal[i]) if i < len(diagonal) else 0
                divisor = gcd(d, q)
                if wanted % divisor:
                    raise LinAlgError(f"no x gives a·x = b modulo {self.k}")
                if d:
                    y[i] = wanted // divisor * pow(d // divisor, -1, q // divisor) % q
            x = x + right @ y % q * _one_for(q, self.k)
        return (x % self.k).astype(np.uint8)

    @cached_property
    def count_solutions(self) -> int:
        """How many solutions `a·x = 0` has, and each `a·x = b` that has any."""
        return prod(self._right[1])

    @cached_property
    def null_space(self) -> NDArray[np.uint8]:
        """Generators, as columns, of the x with `a·x = 0`: each is a sum of multiples of them."""
        return self._right[0].T

    @cached_property
    def orders(self) -> list[int]:
        """How many different multiples each column of `null_space` has."""
        return self._right[1]

    @cached_property
    def tests(self) -> NDArray[np.uint8]:
        """Generators, as rows, of the w with `w·a = 0`: `a·x = b` has a solution when all `w·b = 0`."""
        return self._annihilated([(form.modulus, form.diagonal, form.left.T) for form in self.forms])[0]

    @cached_property
    def _right(self) -> tuple[NDArray[np.uint8], list[int]]:
        return self._annihilated([(form.modulus, form.diagonal, form.right) for form in self.forms])

    def _annihilated(
        self, parts: list[tuple[int, Residues, Residues]]
    ) -> tuple[NDArray[np.uint8], list[int]]:
        """Return the columns that a diagonal sends to zero when multiplied enough, and their orders."""
        rows, orders = [], []
        for q, diagonal, columns in parts:
            for i, column in enumerate(columns.T):
                order = gcd(int(diagonal[i]), q) if i < len(diagonal) else q
                if order > 1:
                    rows.append(column * (q // order) % q * (self.k // q))
                    orders.append(order)
        return np.array(rows, dtype=np.uint8).reshape(-1, len(parts[0][2])), orders


def _residues(array: NDArray[Any], k: int) -> Residues:
    wide = array.astype(np.int16) if array.itemsize == 1 else array  # int8 does not hold every modulus
    return (wide % k).astype(np.int32)


def _diagonal(a: Residues, q: int) -> Diagonal:
    """Bring a matrix to diagonal form modulo a prime power."""
    work, (m, n) = a % q, a.shape
    left, right = np.eye(m, dtype=np.int32), np.eye(n, dtype=np.int32)
    divisor_of = np.array([gcd(x, q) for x in range(q)])  # of 0 it is q itself
    watch = watched if m * n * max(m, n) > _LONG else iter
    for i in watch(range(min(m, n))):
        shares = divisor_of[work[i:, i : i + 1]]
        if shares.min() > 1:
            shares = divisor_of[work[i:, i:]]
        row, column = divmod(int(shares.argmin()), shares.shape[1])
        divisor = int(shares[row, column])
        if divisor == q:
            break
        for array in (work, left):
            array[[i, i + row]] = array[[i + row, i]]
        for array in (work, right):
            array[:, [i, i + column]] = array[:, [i + column, i]]
        unit = pow(int(work[i, i]) // divisor, -1, q)
        for array in (work, left):
            array[i] = array[i] * unit % q
        down, across = work[i + 1 :, i] // divisor, work[i, i + 1 :] // divisor
        work[i + 1 :, i:] = (work[i + 1 :, i:] - np.outer(down, work[i, i:])) % q
        left[i + 1 :] = (left[i + 1 :] - np.outer(down, left[i])) % q
        right[:, i + 1 :] = (right[:, i + 1 :] - np.outer(right[:, i], across)) % q
        work[i, i + 1 :] = 0
    return Diagonal(q, left, work.diagonal().copy(), right)


def _prime_powers(k: int) -> list[tuple[int, int]]:
    found = []
    for prime in range(2, k + 1):
        power = 0
        while k % prime == 0:
            k, power = k // prime, power + 1
        if power:
            found.append((prime, power))
    return found


def _one_for(q: int, k: int) -> int:
    """Return the number that is 1 modulo q and 0 modulo the rest of k."""
    rest = k // q
    return rest * pow(rest, -1, q)

"""Linear algebra modulo 2, with the names and the errors of `numpy.linalg`.

Every matrix is a NumPy array of 0/1 and every result is `uint8`; `matmul`, `inv` and `solve`
take `bits.Packed` matrices too, and then return one. A sum is ≠ (XOR) and a product is ∧ (AND),
so `matmul` is the articles' PB, `≠.∧`, and `inv` their missing "second domino", the inverse
modulo 2.
"""

from collections.abc import Iterator
from typing import Literal, NamedTuple, overload

import numpy as np
from numpy.linalg import LinAlgError
from numpy.typing import ArrayLike, NDArray

from magicmath._checks import as_bits, as_index, require_room
from magicmath._kernels import elimination as _elimination
from magicmath._kernels import four_russians as _four_russians
from magicmath._kernels import one_int as _one_int
from magicmath._kernels import polynomials as _polynomials
from magicmath._kernels import tuning as _tuning
from magicmath._kernels.operands import Operand
from magicmath._kernels.words import Bits, Words, to_bits, to_words, words_for
from magicmath.bits import Packed


@overload
def matmul(a: Packed, b: Packed) -> Packed | Bits: ...
@overload
def matmul(a: ArrayLike, b: ArrayLike) -> Bits: ...
def matmul(a: ArrayLike | Packed, b: ArrayLike | Packed) -> Bits | Packed:
    """Multiply two arrays modulo 2, as `numpy.matmul` shapes them (`a ≠.∧ b`).

    Parameters
    ----------
    a, b : array_like of 0/1, one or more dimensions, or two Packed matrices

    Returns
    -------
    uint8 array, or a uint8 scalar for two vectors; Packed for two Packed matrices

    Raises
    ------
    TypeError, ValueError
        For anything but 0/1, or shapes that do not fit.

    Notes
    -----
    Langlet's PB, "La Rétroversion", and Day's MULT.

    Examples
    --------
    >>> matmul([1, 1], [[1, 0], [1, 1]])
    array([0, 1], dtype=uint8)
    """
    left, right = Operand(a, "a"), Operand(b, "b")
    common = left.shape[-1]
    if common != right.shape[max(len(right.shape) - 2, 0)] or not _stack_alike(left.shape, right.shape):
        raise ValueError(f"a and b do not fit: shapes {left.shape} and {right.shape}")
    if len(left.shape) == len(right.shape) == 2:
        m, k = left.shape[0], right.shape[1]
        are_packed = left.is_packed and right.is_packed
        are_long = common > _tuning.CHOSEN.integer_product
        if are_packed or (are_long and m * common * k > _tuning.CHOSEN.float_product):
            words = _four_russians.product(left.words(), right.words())
            return Packed(words, k) if are_packed else to_bits(words, k)
    bits_of_a, bits_of_b = left.bits(), right.bits()
    if common <= _tuning.CHOSEN.integer_product:
        return np.matmul(bits_of_a, bits_of_b) & np.uint8(1)
    # float32 counts exactly up to 2**24 terms, and BLAS is far faster than integer products
    counts = np.matmul(bits_of_a.astype(np.float32), bits_of_b.astype(np.float32))
    return (counts.astype(np.int32) & 1).astype(np.uint8)


def matrix_rank(a: ArrayLike | Packed) -> int:
    """Return the rank of a matrix modulo 2: how many of its rows are independent.

    Parameters
    ----------
    a : (m, n) array_like of 0/1, or Packed

    Returns
    -------
    int

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of 0/1.

    Examples
    --------
    >>> matrix_rank([[1, 1, 0], [0, 1, 1], [1, 0, 1]])  # the rows XOR to zero
    2
    """
    return len(_eliminate(Operand(a, "a", ndim=2), above=False).columns)


def det(a: ArrayLike | Packed) -> Literal[0, 1]:
    """Return the determinant modulo 2: 1 when the matrix is invertible, else 0.

    Parameters
    ----------
    a : (n, n) array_like of 0/1, or Packed

    Returns
    -------
    int

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of 0/1.
    numpy.linalg.LinAlgError
        If `a` is not square.

    Examples
    --------
    >>> det([[1, 1], [1, 1]])
    0
    """
    matrix = Operand(a, "a", ndim=2, square=True)
    rank = len(_eliminate(matrix, above=False).columns)
    return 1 if rank == matrix.shape[0] else 0


@overload
def inv(a: Packed) -> Packed: ...
@overload
def inv(a: ArrayLike) -> Bits: ...
def inv(a: ArrayLike | Packed) -> Bits | Packed:
    """Return the inverse modulo 2, found by elimination.

    Parameters
    ----------
    a : (n, n) array_like of 0/1, or Packed

    Returns
    -------
    (n, n) uint8 array, or Packed

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of 0/1.
    numpy.linalg.LinAlgError
        If `a` is not square, or singular modulo 2.

    Notes
    -----
    Langlet's IBM ("domino binaire") and Day's BINV.

    Examples
    --------
    >>> inv([[1, 0, 0], [1, 1, 0], [1, 1, 1]])
    array([[1, 0, 0],
           [1, 1, 0],
           [0, 1, 1]], dtype=uint8)
    """
    matrix = Operand(a, "a", ndim=2, square=True)
    n = matrix.shape[0]
    done = _exchange_for_inverse(matrix)
    if len(done.columns) < n:
        raise _singular(len(done.columns), n)
    return Packed(done.inverse_words(), n) if matrix.is_packed else done.inverse_bits()


@overload
def solve(a: ArrayLike | Packed, b: Packed) -> Packed: ...
@overload
def solve(a: ArrayLike | Packed, b: ArrayLike) -> Bits: ...
def solve(a: ArrayLike | Packed, b: ArrayLike | Packed) -> Bits | Packed:
    """Solve `a·x = b` modulo 2 for an invertible matrix.

    Parameters
    ----------
    a : (n, n) array_like of 0/1, or Packed
    b : (n,) or (n, k) array_like of 0/1, or Packed

    Returns
    -------
    uint8 array of the shape of `b`, or Packed where `b` is

    Raises
    ------
    TypeError, ValueError
        If an argument is not made of 0/1, or the lengths differ.
    numpy.linalg.LinAlgError
        If `a` is not square, or singular modulo 2 (see `particular_solution`).

    Examples
    --------
    >>> solve([[1, 1], [0, 1]], [0, 1])
    array([1, 1], dtype=uint8)
    """
    matrix = Operand(a, "a", ndim=2, square=True)
    system = _eliminate_beside(matrix, Operand(b, "b", ndim=(1, 2)))
    if len(system.columns) < matrix.shape[0]:
        raise _singular(len(system.columns), matrix.shape[0])
    return system.solution()


@overload
def particular_solution(a: ArrayLike | Packed, b: Packed) -> Packed: ...
@overload
def particular_solution(a: ArrayLike | Packed, b: ArrayLike) -> Bits: ...
def particular_solution(a: ArrayLike | Packed, b: ArrayLike | Packed) -> Bits | Packed:
    """Return one solution of `a·x = b` modulo 2, for a matrix of any shape and rank.

    Every other solution is this one plus a sum of columns of `null_space(a)`.

    Parameters
    ----------
    a : (m, n) array_like of 0/1, or Packed
    b : (m,) or (m, k) array_like of 0/1

    Returns
    -------
    (n,) or (n, k) uint8 array, 0 in each free unknown

    Raises
    ------
    TypeError, ValueError
        If an argument is not made of 0/1, or the lengths differ.
    numpy.linalg.LinAlgError
        If there is no solution.

    Examples
    --------
    >>> particular_solution([[1, 1, 0], [0, 1, 1]], [1, 0])
    array([1, 0, 0], dtype=uint8)
    """
    system = _eliminate_beside(Operand(a, "a", ndim=2), Operand(b, "b", ndim=(1, 2)))
    if not system.has_solution():
        raise LinAlgError("no x gives a·x = b modulo 2: b is not a sum of columns of a")
    return system.solution()


def null_space(a: ArrayLike | Packed) -> Bits:
    """Return a basis of the vectors that a matrix sends to zero, as columns.

    Parameters
    ----------
    a : (m, n) array_like of 0/1, or Packed

    Returns
    -------
    (n, n - rank) uint8 array `z` with `a·z = 0`, shaped as `scipy.linalg.null_space` does

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of 0/1.

    Examples
    --------
    >>> null_space([[1, 1, 0], [0, 1, 1]])
    array([[1],
           [1],
           [1]], dtype=uint8)
    """
    matrix = Operand(a, "a", ndim=2)
    n = matrix.shape[1]
    done = _eliminate(matrix)
    is_free = np.ones(n, dtype=bool)
    is_free[done.columns] = False
    free = np.flatnonzero(is_free)
    require_room(n * len(free), f"a has {n} columns, and a basis of its null space")
    basis = np.zeros((n, len(free)), dtype=np.uint8)
    basis[done.columns] = done.pivot_rows(n)[:, free]
    basis[free, np.arange(len(free))] = 1
    return basis


def matrix_power(a: ArrayLike, n: int) -> Bits:
    """Raise a matrix to an integer power modulo 2; a negative power uses the inverse.

    Parameters
    ----------
    a : (m, m) array_like of 0/1
    n : int

    Returns
    -------
    (m, m) uint8 array

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of 0/1, or `n` not an integer.
    numpy.linalg.LinAlgError
        If `a` is not square, or singular with `n` negative.

    Examples
    --------
    >>> matrix_power([[1, 1], [0, 1]], 2)
    array([[1, 0],
           [0, 1]], dtype=uint8)
    """
    square = Operand(a, "a", ndim=2, square=True).bits()
    exponent = as_index(n, "n", low=float("-inf"))
    if exponent < 0:
        square, exponent = inv(square), -exponent
    power = np.eye(len(square), dtype=np.uint8)
    while exponent:
        if exponent & 1:
            power = matmul(power, square)
        exponent >>= 1
        if exponent:
            square = matmul(square, square)
    return power


def multiplicative_order(a: ArrayLike) -> int:
    """Return the least k > 0 for which the k-th power of a matrix is the identity modulo 2.

    Counts nothing: the order is that of x modulo the minimal polynomial, and divides a number
    known from the degrees of its factors. So an order of many digits costs no more than a small one.

    Parameters
    ----------
    a : (n, n) array_like of 0/1

    Returns
    -------
    int, of any size

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of 0/1.
    numpy.linalg.LinAlgError
        If `a` is not square, or singular modulo 2: then no power of it is the identity.

    Notes
    -----
    "La Rétroversion": an invertible matrix is an n-th root of the identity. Where a factor of the
    minimal polynomial has a degree above 100, SymPy finds the primes that the order may have.

    Examples
    --------
    >>> from magicmath.rules import MAGIC
    >>> multiplicative_order(MAGIC.matrix)
    4
    """
    bits = Operand(a, "a", ndim=2, square=True).bits()
    rank = matrix_rank(bits)
    if rank < len(bits):
        raise LinAlgError(f"a has no order: it is singular modulo 2, rank {rank} of {len(bits)}")
    return _polynomials.order_of_x(minimal_polynomial(bits))


def minimal_polynomial(a: ArrayLike) -> int:
    """Return the minimal polynomial of a matrix modulo 2 as an int, bit i for x**i.

    Parameters
    ----------
    a : (n, n) array_like of 0/1

    Returns
    -------
    int

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of 0/1.
    numpy.linalg.LinAlgError
        If `a` is not square.

    Examples
    --------
    >>> bin(minimal_polynomial([[1, 1], [0, 1]]))  # x**2 + 1
    '0b101'
    """
    bits = Operand(a, "a", ndim=2, square=True).bits()
    return _polynomials.minimal_of_matrix([_one_int.to_int(row) for row in bits])


class Step(NamedTuple):
    """One row operation of an elimination, and the matrix after it."""

    operation: str
    matrix: Bits


def elimination_steps(a: ArrayLike, columns: int | None = None) -> Iterator[Step]:
    """Yield each row operation that brings a matrix to reduced echelon form modulo 2.

    Made for reading: `inv`, `solve` and `matrix_rank` take a faster road to the same end.

    Parameters
    ----------
    a : (m, n) array_like of 0/1; for an inverse, the matrix with the identity at its right
    columns : int, optional
        Look for pivots in this many first columns only (all of them if left out).

    Yields
    ------
    Step
        `operation` in words, origin 0, and `matrix`, a new (m, n) uint8 array.

    Raises
    ------
    TypeError, ValueError
        If `a` is not a matrix of 0/1, or `columns` out of range.

    Examples
    --------
    >>> [step.operation for step in elimination_steps([[0, 1], [1, 1]])]
    ['start', 'swap rows 0 and 1', 'add row 1 to row 0']
    """
    bits = as_bits(a, "a", ndim=2)
    width = bits.shape[1]
    return _elimination_steps(
        bits, width if columns is None else as_index(columns, "columns", high=width + 1)
    )


def _elimination_steps(a: Bits, columns: int) -> Iterator[Step]:
    yield Step("start", a.copy())
    rank = 0
    for column in range(columns):
        below = np.flatnonzero(a[rank:, column])
        if not below.size:
            continue
        found = rank + int(below[0])
        if found != rank:
            a[[rank, found]] = a[[found, rank]]
            yield Step(f"swap rows {rank} and {found}", a.copy())
        for row in np.flatnonzero(a[:, column]):
            if row != rank:
                a[row] ^= a[rank]
                yield Step(f"add row {rank} to row {row}", a.copy())
        rank += 1
        if rank == len(a):
            return


def _exchange_for_inverse(a: Operand) -> _one_int.EliminatedBits | _elimination.EliminatedWords:
    """Exchange each column with a row (`one_int` says what that is), so that the inverse can be read."""
    height, width = a.shape
    if height * width <= _tuning.CHOSEN.matrix_in_one_int:
        return _one_int.eliminate(a.bits(), width)
    return _elimination.exchange_for_inverse(a.words(), width)


def _eliminate(a: Operand, *, above: bool = True) -> _one_int.EliminatedBits | _elimination.EliminatedWords:
    """Exchange columns with rows where no inverse is wanted; without `above`, rows above need not change."""
    height, width = a.shape
    if height * width <= _tuning.CHOSEN.matrix_in_one_int:
        return _one_int.eliminate(a.bits(), width)
    return _elimination.eliminate(a.words(), width, above=above)


class _System(NamedTuple):
    """What the exchange of the columns of `a` makes of the equations `a·x = b`.

    `right` is what became of `b`, the rows with a pivot first and in the order of their `columns`,
    in words or in bits; `length` is how many unknowns there are.
    """

    columns: list[int] | NDArray[np.intp]
    right: Bits | Words
    in_words: bool
    length: int
    b: Operand

    def has_solution(self) -> bool:
        """Tell whether the equations without a pivot, whose left side is now 0, have 0 at the right too."""
        return not self.right[len(self.columns) :].any()

    def solution(self) -> Bits | Packed:
        """Return the solution with 0 in each free unknown, packed where `b` is."""
        x = np.zeros((self.length, self.right.shape[1]), dtype=self.right.dtype)
        x[self.columns] = self.right[: len(self.columns)]
        if self.b.is_packed:
            return Packed(x if self.in_words else to_words(x), self.b.shape[1])
        bits = to_bits(x, self.b.shape[1]) if self.in_words else x
        return bits.reshape(self.length, *self.b.shape[1:])


def _eliminate_beside(a: Operand, b: Operand) -> _System:
    """Exchange the columns of `a` with `b` at its right side."""
    m, n = a.shape
    if b.shape[0] != m:
        raise ValueError(f"b must have {m} rows as a has, got shape {b.shape}")
    k = b.shape[1] if len(b.shape) == 2 else 1
    if m * (n + k) <= _tuning.CHOSEN.matrix_in_one_int:
        small = _one_int.eliminate(a.bits_beside(b), n)
        right_bits = small.bits[:, n:]
        return _System(small.columns, right_bits, False, n, b)
    if k == 1:  # half of the work: downwards only, and then upwards for this one column
        side = b.bits().reshape(m).copy()
        done = _elimination.eliminate(a.words(), n, side, above=False)
        _elimination.back_substitute(done, side)
        return _System(done.columns, side[:, None], False, n, b)
    done = _elimination.eliminate(a.words_beside(b), n)
    right_words = done.words[:, words_for(n) :]
    return _System(done.columns, right_words, True, n, b)


def _singular(rank: int, n: int) -> LinAlgError:
    return LinAlgError(f"a is singular modulo 2: rank {rank} of {n}")


def _stack_alike(shape: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Tell whether the dimensions before the matrices broadcast."""
    pairs = zip(shape[-3::-1], other[-3::-1], strict=False)
    return all(m == n or 1 in (m, n) for m, n in pairs)

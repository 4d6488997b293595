r"""Langlet's transforms that need nothing but XOR: the scan ≠\, the helix, the cognitive transform.

A geniton G is Pascal's triangle modulo 2 as a square matrix. The helix transform of a sequence
is its product with the mirrored ⌽G, the cognitive transform that with ⊖G; both take about
n·log2(n)/2 XORs here, and no matrix.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, overload

import numpy as np
from numpy.typing import ArrayLike

from magicmath._checks import as_bits, as_index, as_iterator, as_vectors, require_room
from magicmath._kernels import tuning as _tuning
from magicmath._kernels.butterflies import halves_below, transform_file, transform_int, transform_words
from magicmath._kernels.one_int import from_int, to_int
from magicmath._kernels.words import Bits, Words, aligned_copy, as_words, to_bits, to_words
from magicmath._shown import shown
from magicmath.bits import Packed

if TYPE_CHECKING:
    import dask.array

_LEAST_MEMORY, _MEMORY_FOR_A_FILE = 2**20, 2**28  # bytes


def xor_scan(a: ArrayLike, axis: int = -1) -> Bits:
    r"""Return the XOR of all items so far (`≠\\a`), along an axis.

    Parameters
    ----------
    a : array_like of 0/1, one or more dimensions
    axis : int, optional
        The last one if left out.

    Returns
    -------
    uint8 array of the shape of `a`

    Raises
    ------
    TypeError, ValueError
        If `a` is not made of 0/1, or has no such axis.

    Examples
    --------
    >>> xor_scan([1, 0, 0, 1, 1, 0])
    array([1, 1, 1, 0, 1, 1], dtype=uint8)
    """
    bits, axis = _sequences(a, axis)
    return np.bitwise_xor.accumulate(bits, axis=axis)


@overload
def helix(a: Packed, axis: int = -1) -> Packed: ...
@overload
def helix(a: "dask.array.Array", axis: int = -1) -> "dask.array.Array": ...
@overload
def helix(a: ArrayLike, axis: int = -1) -> Bits: ...
def helix(a: Any, axis: int = -1) -> Any:
    """Return the helix transform (`a≠.∧⌽G`) along an axis; applied twice it gives `a` back.

    Item j of the result is the XOR of the items i of `a` whose binary digits all occur in j.

    Parameters
    ----------
    a : array_like of 0/1, one or more dimensions, of any length; or Packed; or a Dask array
    axis : int, optional
        The last one if left out, and the only one that a Packed array takes.

    Returns
    -------
    uint8 array of the shape of `a`; Packed for Packed; a Dask array, not computed yet, for a Dask
    array, whose chunks along the axis are made as long as a power of two

    Raises
    ------
    TypeError, ValueError
        If `a` is not made of 0/1 (for a Dask array, when it is computed), or has no such axis.

    Notes
    -----
    "La Rétroversion", HEL, and "The Fractal MAGIC Universe". Today: the subset-sum (zeta) or
    Reed-Muller transform.

    Examples
    --------
    >>> helix([1, 1, 0, 1, 0, 1, 0, 0, 0])
    array([1, 0, 1, 1, 1, 1, 1, 0, 1], dtype=uint8)
    """
    if type(a) is not np.ndarray:
        if isinstance(a, Packed):
            return _helix_of_packed(a, axis)
        if type(a).__module__.startswith("dask."):
            return _helix_of_dask(a, axis)
    return _helix_of_bits(*_sequences(a, axis))


def helix_in_place(
    a: Packed | Words,
    memory: int | None = None,
    progress: Callable[[list[Any]], Iterable[object]] = iter,
) -> None:
    """Replace packed bits by their helix transform, such as those of a file larger than the memory.

    Parameters
    ----------
    a : one-dimensional Packed, or uint64 array (little-endian), such as a `numpy.memmap`
        Bit i of the sequence is bit i % 64, the lowest first, of word i // 64.
    memory : int, bytes, optional
        About how much of `a` to hold at once; at least a million. What `a` occupies itself, in
        memory or in the pages that the system keeps of a file, is not counted. If left out, a
        quarter of a gigabyte for a `numpy.memmap`, and next to nothing for what is in memory.
    progress : callable, optional
        Takes the list of the steps and returns an iterable, which is asked for an item before each
        step, as `tqdm.tqdm` wants it, and `tqdm.auto.tqdm` in a notebook.

    Raises
    ------
    TypeError, ValueError
        If `a` is no such array or cannot be written, or `memory` is too small.

    Examples
    --------
    >>> words = np.array([0b11], dtype=np.uint64)  # items 0 and 1, whose sum is item 1 of the result
    >>> helix_in_place(words)
    >>> f"{words[0]:b}"[-8:]
    '01010101'
    """
    packed = a if isinstance(a, Packed) else Packed(as_words(a, "a"))
    if memory is not None:
        memory = as_index(memory, "memory", low=_LEAST_MEMORY)
    elif isinstance(packed.words, np.memmap):
        memory = _MEMORY_FOR_A_FILE
    progress = _as_progress(progress)
    if packed.ndim != 1:
        raise ValueError(f"a must have 1 dimension, got shape {packed.shape}")
    if not packed.words.flags.writeable:
        raise ValueError("a must be writeable, got a read-only array")
    if memory is None:
        transform_words(packed.words, progress)
    else:
        transform_file(packed.words, memory, progress)
    packed.clear_padding()


def cognitive(a: ArrayLike, axis: int = -1) -> Bits:
    """Return the cognitive transform (`a≠.∧⊖G`) along an axis; applied twice it gives `a` back.

    It is the helix transform of the reversed sequence, reversed.

    Parameters
    ----------
    a : array_like of 0/1, one or more dimensions, of any length
    axis : int, optional
        The last one if left out.

    Returns
    -------
    uint8 array of the shape of `a`

    Raises
    ------
    TypeError, ValueError
        If `a` is not made of 0/1, or has no such axis.

    Notes
    -----
    "La Rétroversion", after the helix transform.

    Examples
    --------
    >>> cognitive([1, 1, 0, 1, 0, 1, 0, 0, 0])
    array([1, 1, 0, 1, 0, 1, 0, 0, 0], dtype=uint8)
    """
    bits, axis = _sequences(a, axis)
    return np.flip(_helix_of_bits(np.flip(bits, axis), axis), axis)


def geniton(n: int) -> Bits:
    """Return the geniton of size n, Pascal's triangle modulo 2 (`2|⌽S∘.!S←⍳n`).

    Parameters
    ----------
    n : int, at least 1

    Returns
    -------
    (n, n) uint8 array; entry [i, j] is the parity of the binomial of n - 1 - j over i

    Raises
    ------
    TypeError, ValueError
        If `n` is no integer of at least 1, or the matrix would take more than a gigabyte.

    Notes
    -----
    "La Rétroversion", G9 and G16. The parity comes from Lucas: the binomial of m over i is odd
    when each binary digit of i occurs in m.

    Examples
    --------
    >>> geniton(4)
    array([[1, 1, 1, 1],
           [1, 0, 1, 0],
           [1, 1, 0, 0],
           [1, 0, 0, 0]], dtype=uint8)
    """
    n = as_index(n, "n", low=1)
    require_room(n * n, f"n = {shown(n)} needs a matrix", "helix(a) needs no matrix")
    i, step = np.arange(n, dtype=np.int32), max(_tuning.CHOSEN.entries_at_once // n, 1)
    matrix = np.empty((n, n), dtype=np.uint8)
    for start in range(0, n, step):
        matrix[start : start + step] = i[start : start + step, None] & ~i[::-1] == 0
    return matrix


def fanion(s: ArrayLike) -> list[Bits]:
    """Return the triangle of a sequence: below each two neighbours stands their XOR.

    Its left edge, read downwards, is the helix transform; its right edge, read upwards, the
    cognitive transform.

    Parameters
    ----------
    s : (n,) array_like of 0/1

    Returns
    -------
    list of n uint8 arrays, of lengths n, n - 1, …, 1

    Raises
    ------
    TypeError, ValueError
        If `s` is not a sequence of 0/1, or the triangle would take more than a gigabyte.

    Examples
    --------
    >>> for row in fanion([1, 1, 0, 1]):
    ...     print(row)
    [1 1 0 1]
    [0 1 1]
    [1 0]
    [1]
    """
    row = as_bits(s, "s", ndim=1)
    require_room(row.size**2 // 2, f"s of length {row.size} needs a triangle")
    rows = [row]
    while row.size > 1:
        row = row[:-1] ^ row[1:]
        rows.append(row)
    return rows


class Butterfly(NamedTuple):
    """One level of the fast helix transform: the sequence after it, and its count of XORs."""

    half: int
    sequence: Bits
    xors: int


def butterflies(s: ArrayLike) -> Iterator[Butterfly]:
    """Yield the levels of the fast helix transform of one sequence.

    Parameters
    ----------
    s : (n,) array_like of 0/1

    Yields
    ------
    Butterfly
        `half` is the distance over which the level adds items; the last sequence is `helix(s)`.

    Raises
    ------
    TypeError, ValueError
        If `s` is not a sequence of 0/1.

    Examples
    --------
    >>> [(level.half, level.xors) for level in butterflies([1, 0, 0, 0, 1])]
    [(1, 2), (2, 2), (4, 1)]
    """
    return _levels(as_bits(s, "s", ndim=1))


def _levels(sequence: Bits) -> Iterator[Butterfly]:
    for half in halves_below(sequence.size):
        xors = _add_halves(sequence, half)
        yield Butterfly(half, sequence.copy(), xors)


def _as_progress(value: Callable[[list[Any]], Iterable[object]]) -> Callable[[list[Any]], Iterator[object]]:
    if not callable(value):
        raise TypeError(f"progress must be callable, got {shown(value)}")

    def watch(steps: list[Any]) -> Iterator[object]:
        try:
            watched = value(steps)
        except TypeError as error:
            raise TypeError(f"progress must take the steps to go through: {error}") from error
        return as_iterator(watched, "progress must return steps to go through")

    return watch


def _helix_of_bits(bits: Bits, axis: int) -> Bits:
    if bits.ndim > 1:
        transformed = np.array(np.moveaxis(bits, axis, -1), order="C")
        for half in halves_below(transformed.shape[-1]):
            _add_halves(transformed, half)
        return np.moveaxis(transformed, -1, axis)
    if bits.size <= _tuning.CHOSEN.sequence_in_one_int:
        return from_int(transform_int(to_int(bits), bits.size), bits.size)
    words = to_words(bits)
    transform_words(words)
    return to_bits(words, bits.size)


def _helix_of_packed(a: Packed, axis: int) -> Packed:
    as_index(axis, "axis", low=-1, high=0)
    transformed = Packed(aligned_copy(a.words), a.shape[-1])
    for index in np.ndindex(a.shape[:-1]):
        transform_words(transformed.words[index])
    transformed.clear_padding()
    return transformed


def _helix_of_dask(a: object, axis: int) -> "dask.array.Array":
    from magicmath._kernels import dask as _dask

    chunked = _dask.as_chunked(a)
    return _dask.helix(chunked, as_index(axis, "axis", low=-chunked.ndim, high=chunked.ndim), helix)


def _add_halves(bits: Bits, half: int) -> int:
    """Add the first half of each 2·half bits to the second, as far as it is there; count the XORs."""
    n = bits.shape[-1]
    whole = n - n % (2 * half)
    blocks = bits[..., :whole].reshape(*bits.shape[:-1], -1, 2, half)
    blocks[..., 1, :] ^= blocks[..., 0, :]
    seconds = bits[..., whole + half :]
    count = seconds.shape[-1]
    seconds ^= bits[..., whole : whole + count]
    return whole // 2 + count


def _sequences(a: ArrayLike, axis: int) -> tuple[Bits, int]:
    """Return what a caller passed as bits and an axis that they have, or raise."""
    bits = as_vectors(a, "a")
    return bits, as_index(axis, "axis", low=-bits.ndim, high=bits.ndim)

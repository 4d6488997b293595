r"""Langlet's transforms that need nothing but XOR: the scan ≠\, the helix, the cognitive transform.

A geniton G is Pascal's triangle modulo 2 as a square matrix. The helix transform of a sequence
is its product with the mirrored ⌽G, the cognitive transform that with ⊖G; both take about
n·log2(n)/2 XORs here, and no matrix.
"""

from typing import NamedTuple

import numpy as np

from magicmath._butterflies import distances, transform_file, transform_int, transform_words
from magicmath._checks import LARGEST_ARRAY, as_bits, as_index, as_vectors
from magicmath._words import aligned_copy, as_words, from_int, to_bits, to_int, to_words
from magicmath.bits import Packed

_ONE_INT = 2**15  # bits, beyond which words are faster
_LEAST_MEMORY, _MEMORY_FOR_A_FILE = 2**20, 2**28  # bytes


def xor_scan(a, axis=-1):
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
    a, axis = _sequences(a, axis)
    return np.bitwise_xor.accumulate(a, axis=axis)


def helix(a, axis=-1):
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
    a, axis = _sequences(a, axis)
    if a.ndim > 1:
        transformed = np.array(np.moveaxis(a, axis, -1), order="C")
        for half in distances(transformed.shape[-1]):
            _butterfly(transformed, half)
        return np.moveaxis(transformed, -1, axis)
    if a.size <= _ONE_INT:
        return from_int(transform_int(to_int(a), a.size), a.size)
    words = to_words(a)
    transform_words(words)
    return to_bits(words, a.size)


def helix_in_place(a, memory=None, progress=iter):
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
    if not callable(progress):
        raise TypeError(f"progress must be callable, got {progress!r}")
    if packed.ndim != 1:
        raise ValueError(f"a must have 1 dimension, got shape {packed.shape}")
    if not packed.words.flags.writeable:
        raise ValueError("a must be writeable, got a read-only array")
    if memory is None:
        transform_words(packed.words, progress)
    else:
        transform_file(packed.words, memory, progress)
    packed.clear_padding()


def cognitive(a, axis=-1):
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
    a, axis = _sequences(a, axis)
    return np.flip(helix(np.flip(a, axis), axis), axis)


def geniton(n):
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
    if n * n > LARGEST_ARRAY:
        raise ValueError(f"n = {n} needs a matrix of {n * n:.2g} bytes: helix(a) needs no matrix")
    i = np.arange(n, dtype=np.int32)
    return (i[:, None] & ~i[::-1] == 0).astype(np.uint8)


def fanion(s):
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
    if row.size**2 // 2 > LARGEST_ARRAY:
        raise ValueError(f"s of length {row.size} needs a triangle of {row.size**2 / 2:.2g} bytes")
    rows = [row]
    while row.size > 1:
        row = row[:-1] ^ row[1:]
        rows.append(row)
    return rows


class Butterfly(NamedTuple):
    """One level of the fast helix transform: the sequence after it, and its count of XORs."""

    half: int
    sequence: np.ndarray
    xors: int


def butterflies(s):
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
    return _butterflies(as_bits(s, "s", ndim=1))


def _butterflies(sequence):
    for half in distances(sequence.size):
        xors = _butterfly(sequence, half)
        yield Butterfly(half, sequence.copy(), xors)


def _helix_of_packed(a, axis):
    as_index(axis, "axis", low=-1, high=0)
    transformed = Packed(aligned_copy(a.words), a.shape[-1])
    for index in np.ndindex(a.shape[:-1]):
        transform_words(transformed.words[index])
    transformed.clear_padding()
    return transformed


def _helix_of_dask(a, axis):
    from magicmath import _dask

    a = _dask.as_chunked(a)
    return _dask.helix(a, as_index(axis, "axis", low=-a.ndim, high=a.ndim), helix)


def _butterfly(a, half):
    """Add, in each block of two halves, the first half to the second, in place; count the XORs."""
    n = a.shape[-1]
    whole = n - n % (2 * half)
    blocks = a[..., :whole].reshape(*a.shape[:-1], -1, 2, half)
    blocks[..., 1, :] ^= blocks[..., 0, :]
    rest = a[..., whole:]
    rest[..., half:] ^= rest[..., : max(rest.shape[-1] - half, 0)]
    return whole // 2 + max(n - whole - half, 0)


def _sequences(a, axis):
    a = as_vectors(a, "a")
    return a, as_index(axis, "axis", low=-a.ndim, high=a.ndim)

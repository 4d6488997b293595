"""Bits packed 64 to a word: an eighth of the memory, and one XOR for 64 sums modulo 2.

The functions of `gf2` and `helix` pack and unpack by themselves. Whoever keeps large arrays
packed hands them a `Packed` array and gets one back.
"""

from numpy.typing import ArrayLike

from magicmath._checks import as_vectors
from magicmath._kernels.packed import Packed
from magicmath._kernels.words import to_words

__all__ = ["Packed", "pack"]


def pack(a: ArrayLike | Packed) -> Packed:
    """Pack an array of 0/1 along its last axis.

    Parameters
    ----------
    a : array_like of 0/1, one or more dimensions

    Returns
    -------
    Packed

    Raises
    ------
    TypeError, ValueError
        If `a` is not made of 0/1, or is a single number.

    Examples
    --------
    >>> pack([0, 1, 1]).words
    array([6], dtype=uint64)
    """
    if isinstance(a, Packed):
        return a
    bits = as_vectors(a, "a")
    return Packed(to_words(bits), bits.shape[-1])

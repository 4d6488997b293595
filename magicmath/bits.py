"""Bits packed 64 to a word: an eighth of the memory, and one XOR for 64 sums modulo 2.

The functions of `gf2` and `helix` pack and unpack by themselves. Whoever keeps large arrays
packed hands them a `Packed` array and gets one back.
"""

import numpy as np

from magicmath._checks import as_index, as_vectors
from magicmath._words import WORD, as_words, to_bits, to_words


class Packed:
    """An array of 0/1 whose last axis is packed into words of 64 bits, the first bit lowest.

    Parameters
    ----------
    words : (..., ceil(length / 64)) uint64 array, such as a `numpy.memmap`; it is not copied
    length : int, optional
        The length of the last axis in bits; all bits of the words if left out.

    Raises
    ------
    TypeError, ValueError
        If `words` is no array of uint64, its last axis does not hold `length` bits, or a bit
        after the last is not 0.

    Examples
    --------
    >>> packed = Packed(np.array([6], dtype=np.uint64), length=4)
    >>> packed
    <Packed bits of shape (4,)>
    >>> packed.unpack()
    array([0, 1, 1, 0], dtype=uint8)
    """

    def __init__(self, words, length=None):
        words = as_words(words, "words")
        most = words.shape[-1] * WORD
        length = most if length is None else as_index(length, "length", low=most - WORD + 1, high=most + 1)
        if length < most and (words[..., -1] >> np.uint64(length % WORD)).any():
            raise ValueError(f"words must hold 0 in the bits after the first {length}")
        self.words = words
        self.shape = (*words.shape[:-1], length)

    @property
    def ndim(self):
        """The number of dimensions."""
        return len(self.shape)

    def clear_padding(self):
        """Set the bits after the last to 0, in place."""
        used = self.shape[-1] % WORD
        if used:
            self.words[..., -1] &= np.uint64((1 << used) - 1)

    def unpack(self):
        """Return the bits as a uint8 array of 0/1."""
        return to_bits(self.words, self.shape[-1])

    def __array__(self, dtype=None, copy=None):
        if copy is False:
            raise ValueError("a Packed array cannot be seen as bits without a copy")
        return self.unpack().astype(dtype or np.uint8, copy=False)

    def __len__(self):
        return self.shape[0]

    def __repr__(self):
        return f"<Packed bits of shape {self.shape}>"


def pack(a):
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
    a = as_vectors(a, "a")
    return Packed(to_words(a), a.shape[-1])

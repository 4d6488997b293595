"""Bits packed 64 to a word: an eighth of the memory, and one XOR for 64 sums modulo 2.

The functions of `gf2` and `helix` pack and unpack by themselves. Whoever keeps large arrays
packed hands them a `Packed` array and gets one back.
"""

import numpy as np

from magicmath._checks import as_bits, as_index

WORD = 64
DTYPE = np.dtype("<u8")
_CACHE_LINE = 64


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
        if not isinstance(words, np.ndarray) or words.dtype != DTYPE:
            got = f"dtype {words.dtype}" if isinstance(words, np.ndarray) else repr(words)
            raise TypeError(f"words must be an array of uint64 (little-endian), got {got}")
        if words.size == 0:
            raise ValueError(f"words is empty: shape {words.shape}")
        if words.ndim == 0:
            raise ValueError("words must have at least one dimension, got a single number")
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
    a = as_vectors(a, "a")
    return a if isinstance(a, Packed) else Packed(to_words(a), a.shape[-1])


def as_vectors(a, name):
    """Return `a`, Packed or an array of 0/1 that may be the caller's own, or raise for a single number."""
    if isinstance(a, Packed):
        return a
    a = as_bits(a, name, copy=False)
    if a.ndim == 0:
        raise ValueError(f"{name} must have at least one dimension, got a single number")
    return a


def as_matrix(a, name):
    """Return `a`, Packed or an array of 0/1 that may be the caller's own, or raise where it is no matrix."""
    if not isinstance(a, Packed):
        return as_bits(a, name, ndim=2, copy=False)
    if a.ndim != 2:
        raise ValueError(f"{name} must have 2 dimension(s), got shape {a.shape}")
    return a


def words_of(a):
    """Return the words of Packed bits or of a uint8 array of 0/1, as a copy."""
    return _aligned_copy(a.words) if isinstance(a, Packed) else to_words(a)


def to_words(bits):
    """Pack a uint8 array of 0/1 along its last axis into words."""
    size = -(-bits.shape[-1] // WORD)
    words = empty((*bits.shape[:-1], size))
    octets = words.view(np.uint8)
    whole = -(-bits.shape[-1] // 8)
    octets[..., whole:] = 0
    octets[..., :whole] = np.packbits(bits, axis=-1, bitorder="little")
    return words


def to_bits(words, length):
    """Unpack words along their last axis into a uint8 array of 0/1."""
    octets = np.ascontiguousarray(words).view(np.uint8)
    return np.unpackbits(octets, axis=-1, count=length, bitorder="little")


def empty(shape):
    """Return an array of words that starts at a cache line, where XOR runs fastest."""
    size = int(np.prod(shape)) * DTYPE.itemsize
    octets = np.empty(size + _CACHE_LINE, dtype=np.uint8)
    start = -octets.ctypes.data % _CACHE_LINE
    return octets[start : start + size].view(DTYPE).reshape(shape)


def _aligned_copy(words):
    copy = empty(words.shape)
    copy[...] = words
    return copy

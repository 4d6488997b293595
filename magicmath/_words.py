"""Bits in words of 64 or in one int, the first bit lowest; arrays of words where XOR runs fastest."""

from contextlib import contextmanager

import numpy as np

WORD = 64
DTYPE = np.dtype("<u8")
_CACHE_LINE = 64


def as_words(value, name):
    """Return `value` when it is an array of words, or raise."""
    if isinstance(value, np.ma.MaskedArray):
        raise TypeError(f"{name} must be a plain array, got a masked array (its mask would be lost)")
    if not isinstance(value, np.ndarray) or value.dtype != DTYPE:
        got = f"dtype {value.dtype}" if isinstance(value, np.ndarray) else repr(value)
        raise TypeError(f"{name} must be an array of uint64 (little-endian), got {got}")
    if value.size == 0:
        raise ValueError(f"{name} is empty: shape {value.shape}")
    if value.ndim == 0:
        raise ValueError(f"{name} must have at least one dimension, got a single number")
    return value


def to_words(bits):
    """Pack a uint8 array of 0/1 along its last axis into words."""
    words = empty((*bits.shape[:-1], words_for(bits.shape[-1])))
    pack_into(words, bits)
    return words


def words_for(length):
    """Return how many words hold `length` bits."""
    return -(-length // WORD)


def pack_into(words, bits):
    """Pack a uint8 array of 0/1 along its last axis into the words that are to hold it."""
    octets = words.view(np.uint8)
    whole = -(-bits.shape[-1] // 8)
    octets[..., whole:] = 0
    octets[..., :whole] = np.packbits(bits, axis=-1, bitorder="little")


def to_bits(words, length):
    """Unpack words along their last axis into a uint8 array of 0/1."""
    octets = np.ascontiguousarray(words).view(np.uint8)
    return np.unpackbits(octets, axis=-1, count=length, bitorder="little")


def to_int(bits):
    """Pack all bits of a uint8 array of 0/1 into one int."""
    return int.from_bytes(np.packbits(bits, None, "little").tobytes(), "little")


def from_int(number, length):
    """Unpack an int into a uint8 array of 0/1."""
    octets = np.frombuffer(number.to_bytes(-(-length // 8), "little"), np.uint8)
    return np.unpackbits(octets, None, length, "little")


def empty(shape):
    """Return an array of words that starts at a cache line, where XOR runs fastest."""
    size = int(np.prod(shape)) * DTYPE.itemsize
    octets = np.empty(size + _CACHE_LINE, dtype=np.uint8)
    start = -octets.ctypes.data % _CACHE_LINE
    return octets[start : start + size].view(DTYPE).reshape(shape)


def aligned_copy(words):
    """Return a copy of words that starts at a cache line."""
    copy = empty(words.shape)
    copy[...] = words
    return copy


@contextmanager
def buffer_of(size):
    """Have NumPy gather operands in so many items, a multiple of 16, and not in more than a cache holds.

    It gathers them wherever they are no simple runs, 8192 items at once if left to itself.
    """
    before = np.setbufsize(size)
    try:
        yield
    finally:
        np.setbufsize(before)

"""Bits in words of 64, the first bit lowest, in memory where XOR runs fastest.

An array of words stands for an array of bits whose last axis is 64 times as long. Where the bits
end within a word, the rest of it, the padding, is 0.

>>> to_words(np.array([[1, 0, 1, 1]], dtype=np.uint8))  # 1·1 + 0·2 + 1·4 + 1·8
array([[13]], dtype=uint64)
>>> to_bits(np.array([[13]], dtype=np.uint64), 4)
array([[1, 0, 1, 1]], dtype=uint8)
"""

from collections.abc import Iterator
from contextlib import contextmanager
from math import prod

import numpy as np
from numpy.typing import NDArray

from magicmath._shown import shown

Bits = NDArray[np.uint8]  # one 0 or 1 in each byte
Words = NDArray[np.uint64]

WORD = 64
DTYPE: np.dtype[np.uint64] = np.dtype("<u8")
_CACHE_LINE = 64  # bytes


def as_words(value: object, name: str) -> Words:
    """Return `value` when it is an array of words, or raise."""
    if isinstance(value, np.ma.MaskedArray):
        raise TypeError(f"{name} must be a plain array, got a masked array (its mask would be lost)")
    if not isinstance(value, np.ndarray) or value.dtype != DTYPE:
        got = f"dtype {value.dtype}" if isinstance(value, np.ndarray) else shown(value)
        raise TypeError(f"{name} must be an array of uint64 (little-endian), got {got}")
    if value.size == 0:
        raise ValueError(f"{name} is empty: shape {value.shape}")
    if value.ndim == 0:
        raise ValueError(f"{name} must have at least one dimension, got a single number")
    return value


def to_words(bits: Bits) -> Words:
    """Pack bits along their last axis into words."""
    words = empty((*bits.shape[:-1], words_for(bits.shape[-1])))
    pack_into(words, bits)
    return words


def words_for(length: int) -> int:
    """Return how many words hold `length` bits."""
    return -(-length // WORD)


def pack_into(words: Words, bits: Bits) -> None:
    """Pack bits along their last axis into the words that are to hold them."""
    octets = words.view(np.uint8)  # little-endian: the first byte of a word holds its first bits
    used = -(-bits.shape[-1] // 8)
    octets[..., :used] = np.packbits(bits, axis=-1, bitorder="little")
    octets[..., used:] = 0


def to_bits(words: Words, length: int) -> Bits:
    """Unpack words along their last axis into as many bits."""
    octets = np.ascontiguousarray(words).view(np.uint8)
    return np.unpackbits(octets, axis=-1, count=length, bitorder="little")


def empty(shape: tuple[int, ...]) -> Words:
    """Return an array of words that starts at a cache line, where XOR runs fastest."""
    size = prod(shape) * DTYPE.itemsize
    octets = np.empty(size + _CACHE_LINE, dtype=np.uint8)
    # NumPy aligns to 16 bytes or so; a few bytes more leave room to begin where a line does
    to_next_line = -octets.ctypes.data % _CACHE_LINE
    return octets[to_next_line : to_next_line + size].view(DTYPE).reshape(shape)


def aligned_copy(words: Words) -> Words:
    """Return a copy of words that starts at a cache line."""
    copy = empty(words.shape)
    copy[...] = words
    return copy


@contextmanager
def buffer_of(size: int) -> Iterator[None]:
    """Have NumPy gather operands in so many items, a multiple of 16, and not in more than a cache holds.

    It gathers them wherever they are no simple runs, 8192 items at once if left to itself. The calls that
    become faster: `_fill_sums` for the tables of an `Adder`, and `add_halves` where it adds long halves.
    """
    before = np.setbufsize(size)
    try:
        yield
    finally:
        np.setbufsize(before)

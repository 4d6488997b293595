"""Bits packed 64 to a word as a value of its own.

`length` is how many bits the last axis has. Four bits are one word, and 60 bits of padding:

>>> packed = Packed(np.array([[0b1011], [0b0001]], dtype=np.uint64), length=4)
>>> packed.shape
(2, 4)
>>> packed.unpack()  # the first bit of a word is its lowest
array([[1, 1, 0, 1],
       [1, 0, 0, 0]], dtype=uint8)
"""

import numpy as np
from numpy.typing import DTypeLike, NDArray

from magicmath._checks import as_index
from magicmath._kernels.words import WORD, Bits, Words, as_words, to_bits


class Packed:
    """An array of 0/1 whose last axis is packed into words of 64 bits, the first bit lowest.

    Parameters
    ----------
    words : (..., ceil(length / 64)) uint64 array, such as a `numpy.memmap`; it is not copied
    length : int, optional
        The length of the last axis in bits; all bits of the words if left out.

    Attributes
    ----------
    words : uint64 array
    shape : tuple of int
        That of the bits.

    Raises
    ------
    TypeError, ValueError
        If `words` is no array of uint64, its last axis does not hold `length` bits, or a bit
        after the last is not 0.

    Examples
    --------
    >>> import numpy as np
    >>> packed = Packed(np.array([6], dtype=np.uint64), length=4)
    >>> packed
    <Packed bits of shape (4,)>
    >>> packed.unpack()
    array([0, 1, 1, 0], dtype=uint8)
    """

    __module__ = "magicmath.bits"  # where readers find it

    words: Words
    shape: tuple[int, ...]

    def __init__(self, words: Words, length: int | None = None) -> None:
        words = as_words(words, "words")
        most = words.shape[-1] * WORD
        length = most if length is None else as_index(length, "length", low=most - WORD + 1, high=most + 1)
        if length < most and (words[..., -1] >> np.uint64(length % WORD)).any():
            raise ValueError(f"words must hold 0 in the bits after the first {length}")
        self.words = words
        self.shape = (*words.shape[:-1], length)

    @property
    def ndim(self) -> int:
        """The number of dimensions."""
        return len(self.shape)

    def clear_padding(self) -> None:
        """Set the bits after the last to 0, in place."""
        used = self.shape[-1] % WORD
        if used:
            self.words[..., -1] &= np.uint64((1 << used) - 1)

    def unpack(self) -> Bits:
        """Return the bits as a uint8 array of 0/1."""
        return to_bits(self.words, self.shape[-1])

    def __array__(self, dtype: DTypeLike | None = None, copy: bool | None = None) -> NDArray[np.generic]:
        if copy is False:
            raise ValueError("a Packed array cannot be seen as bits without a copy")
        return self.unpack().astype(dtype or np.uint8, copy=False)

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<Packed bits of shape {self.shape}>"

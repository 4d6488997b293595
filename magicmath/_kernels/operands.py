"""What `gf2` computes with: an argument, as bits or as words on demand.

A face makes an `Operand` of each argument, with the name that a refusal is to give it. From there
on nobody checks or names it. Its shape is checked when it is made; its values are checked as they
are read, so that a large matrix is gone through once. Nothing is copied before it must be, so the
bits of an operand may be the caller's own array.

One row of four bits, and a right side of one bit:

>>> a, b = Operand([[1, 0, 1, 1]], "a", ndim=2), Operand([1], "b", ndim=1)
>>> a.words()
array([[13]], dtype=uint64)
>>> a.bits_beside(b)
array([[1, 0, 1, 1, 1]], dtype=uint8)
>>> Operand([[1, 0, 3, 1]], "a", ndim=2).words()  # a shape is right or wrong at once, a value when read
Traceback (most recent call last):
    ...
ValueError: a must hold only 0 and 1, got 3 at index [0, 2]
"""

import numpy as np
from numpy.typing import ArrayLike

from magicmath import _checks
from magicmath._kernels import tuning
from magicmath._kernels.packed import Packed
from magicmath._kernels.words import Bits, Words, aligned_copy, empty, pack_into, words_for


class Operand:
    """An argument of one or more dimensions, or of just so many, whose values are checked as they are read.

    `is_packed` tells whether it came packed. Another shape than asked for raises here.
    """

    __slots__ = ("_name", "_value", "is_packed", "shape")

    shape: tuple[int, ...]
    is_packed: bool

    def __init__(
        self,
        value: ArrayLike | Packed,
        name: str,
        *,
        ndim: int | tuple[int, ...] | None = None,
        square: bool = False,
    ) -> None:
        self._name = name
        self.is_packed = isinstance(value, Packed)
        if isinstance(value, Packed):
            self._value: Packed | _checks.Integers = value
            if ndim is not None and value.ndim != 2:  # no packed vectors where a matrix is solved for
                raise ValueError(f"{name} must have 2 dimension(s), got shape {value.shape}")
        elif ndim is None:
            self._value = _checks.as_integer_vectors(value, name)
        else:
            self._value = _checks.as_integers(value, name, ndim=ndim)
        self.shape = shape = self._value.shape
        if square and shape[0] != shape[1]:
            raise _checks.not_square(shape, name)

    def bits(self) -> Bits:
        """Return the bits, not copied where they are bits already, or raise."""
        if isinstance(self._value, Packed):
            return self._value.unpack()
        return _checks.integers_as_bits(self._value, self._name)

    def bits_beside(self, right: "Operand") -> Bits:
        """Return the bits of a matrix with those of another, or of a column, at its right, or raise."""
        bits, bits_of_right = self.bits(), right.bits()
        return np.concatenate([bits, bits_of_right.reshape(len(bits), -1)], axis=1)

    def words_beside(self, right: "Operand") -> Words:
        """Return the words of a matrix with those of another at its right side, or raise."""
        return np.concatenate([self.words(), right.words()], axis=1)

    def words(self) -> Words:
        """Return the words of a matrix, as a copy, or raise."""
        if isinstance(self._value, Packed):
            return aligned_copy(self._value.words)
        height, width = self.shape
        words = empty((height, words_for(width)))
        step = max(tuning.CHOSEN.bits_at_once // width, 1)
        for start in range(0, height, step):
            some = slice(start, start + step)
            try:
                bits = _checks.integers_as_bits(self._value[some], self._name)
            except ValueError:
                raise _checks.wrong_bits(self._value, self._name) from None  # names the place in all of it
            pack_into(words[some], bits)  # what was checked is still in the cache
        return words

"""Take what `gf2` computes with: arrays of 0/1, or bits that are packed already.

Nothing is copied before it must be, so an operand may be the caller's own array. The shape is
checked first and the values where they are read, so that a large matrix is gone through once.
"""

from magicmath import _checks
from magicmath._words import aligned_copy, empty, pack_into, words_for
from magicmath.bits import Packed

_BITS_AT_ONCE = 2**18  # what was checked is still in the cache when it is packed


def as_vectors(a, name):
    """Return `a`, Packed or an array of integers not yet checked, or raise for a single number."""
    return a if isinstance(a, Packed) else _checks.as_integer_vectors(a, name)


def as_matrix(a, name):
    """Return `a`, Packed or an array of integers not yet checked, or raise where it is no matrix."""
    if not isinstance(a, Packed):
        return _checks.as_integers(a, name, ndim=2)
    if a.ndim != 2:
        raise ValueError(f"{name} must have 2 dimension(s), got shape {a.shape}")
    return a


def bits_of(a, name):
    """Return the bits of what `as_vectors` or `as_matrix` returned, uint8 not copied, or raise."""
    return a.unpack() if isinstance(a, Packed) else _checks.integers_as_bits(a, name)


def words_of(a, name):
    """Return the words of a matrix that `as_vectors` or `as_matrix` returned, as a copy, or raise."""
    if isinstance(a, Packed):
        return aligned_copy(a.words)
    height, width = a.shape
    words = empty((height, words_for(width)))
    step = max(_BITS_AT_ONCE // width, 1)
    for start in range(0, height, step):
        some = slice(start, start + step)
        try:
            bits = _checks.integers_as_bits(a[some], name)
        except ValueError:
            raise _checks.wrong_bits(a, name) from None  # names the place in all of it
        pack_into(words[some], bits)
    return words

"""Take what `gf2` and `helix` compute with: arrays of 0/1, or bits that are packed already.

Nothing is copied before it must be, so an operand may be the caller's own array.
"""

from magicmath import _checks
from magicmath._words import empty, to_words
from magicmath.bits import Packed


def as_vectors(a, name):
    """Return `a`, Packed or an array of 0/1, or raise for a single number."""
    return a if isinstance(a, Packed) else _checks.as_vectors(a, name)


def as_matrix(a, name):
    """Return `a`, Packed or an array of 0/1, or raise where it is no matrix."""
    if not isinstance(a, Packed):
        return _checks.as_bits(a, name, ndim=2, copy=False)
    if a.ndim != 2:
        raise ValueError(f"{name} must have 2 dimension(s), got shape {a.shape}")
    return a


def words_of(a):
    """Return the words of Packed bits or of a uint8 array of 0/1, as a copy."""
    if not isinstance(a, Packed):
        return to_words(a)
    words = empty(a.words.shape)
    words[...] = a.words
    return words

"""Boards as text: each cell takes the bits that its colours need, and six bits make a character."""

import numpy as np
from numpy.typing import NDArray

_ALPHABET = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"  # base64url
_LETTERS = np.frombuffer(_ALPHABET, dtype=np.uint8)
_NO_VALUE = 255
_VALUES = np.full(128, _NO_VALUE, dtype=np.uint8)
_VALUES[_LETTERS] = np.arange(64)


def bits_for(colours: int) -> int:
    """Return how many bits a cell takes."""
    return (colours - 1).bit_length()


def packed_length(bits: int) -> int:
    """Return how many characters so many bits take."""
    return -(-bits // 6)


def packed(digits: NDArray[np.uint8], bits: int) -> str:
    """Return rows of digits as one text; each row begins with a character of its own."""
    each = np.unpackbits(digits[..., None], axis=-1)[..., -bits:].reshape(len(digits), -1)
    rows = np.zeros((len(digits), 6 * packed_length(each.shape[1])), dtype=np.uint8)
    rows[:, : each.shape[1]] = each
    return _LETTERS[np.packbits(rows.reshape(-1, 6), axis=1)[:, 0] >> 2].tobytes().decode()


def unpacked(text: str, count: int, bits: int, name: str) -> NDArray[np.uint8]:
    """Return a text of the right length as rows of so many digits, or raise."""
    values = _VALUES[np.frombuffer(text.encode(), dtype=np.uint8)]
    if (values == _NO_VALUE).any():
        wrong = text[int(np.argmax(values == _NO_VALUE))]
        raise ValueError(f'{name} must be of A-Z, a-z, 0-9, - and _, got "{wrong}"')
    places = np.unpackbits(values[:, None], axis=1)[:, 2:].reshape(-1, packed_length(count * bits) * 6)
    if places[:, count * bits :].any():
        raise ValueError(f"{name} must end with its last cell, got a bit behind it")
    digits = places[:, : count * bits].reshape(-1, count, bits)
    return np.right_shift(np.packbits(digits, axis=2)[..., 0], 8 - bits, dtype=np.uint8)

r"""Reed–Muller and polar codes: words that can be repaired, from rows of the mirrored geniton ⌽G.

Row i of ⌽G holds a 1 at j if every binary digit 1 of i is a 1 of j, too. A code chooses some of these rows,
and its words are their sums modulo 2. Reed–Muller codes choose the rows with the most 1s, polar codes those
that a noisy channel harms least. Either way the transform is `helix`, which undoes itself.
"""

from collections.abc import Iterable

import numpy as np
from numpy.typing import ArrayLike, NDArray

from magicmath._checks import as_bits, as_choice, as_index, as_indices, as_real
from magicmath._kernels.words import Bits
from magicmath._shown import shown
from magicmath.helix import helix

_MOST_LEVELS = 10
_DIGITS = 12  # of a chance of error; two rows that differ beyond count as equally reliable
Chances = NDArray[np.float64]


class Code:
    """All sums of some rows of ⌽G of size 2**m.

    Parameters
    ----------
    m : int, from 1 to 10
        A word has 2**m bits.
    rows : sequence of int
        The numbers of the rows. With a row belongs every row whose binary digits 1 are among its own.

    Attributes
    ----------
    m, length : int
        `length` is 2**m, the bits of a word.
    rows : tuple of int, rising
        Where a word holds its message; the other places hold checks.
    distance : int
        In how many places two words differ at least: the 1s of the lightest row.
    corrects : int
        Any so many flipped bits in a word are repaired: fewer than half the distance.

    Raises
    ------
    TypeError, ValueError
        If `m` or a row is out of range, a row stands twice, or a row is missing that belongs to another.

    Examples
    --------
    >>> code = Code(2, [0, 1, 2])
    >>> code.encode([1, 0, 0])
    array([1, 0, 0, 1], dtype=uint8)
    >>> code
    Code: 3 of 4 rows, distance 2
    """

    def __init__(self, m: int, rows: Iterable[int]) -> None:
        self.m = as_index(m, "m", low=1, high=_MOST_LEVELS + 1)
        self.length = 2**self.m
        self.rows = tuple(sorted(as_indices(rows, "rows", high=self.length)))
        chosen = set(self.rows)
        if not chosen or len(chosen) < len(self.rows):
            raise ValueError(f"rows must be different numbers, at least one, got {shown(rows)}")
        for row in self.rows:
            missing = [row ^ 1 << k for k in range(self.m) if row >> k & 1 and row ^ 1 << k not in chosen]
            if missing:
                raise ValueError(f"rows must hold row {missing[0]}, as it holds row {row}")
        self.distance = min(self.length >> row.bit_count() for row in self.rows)
        self.corrects = (self.distance - 1) // 2
        self._is_check = np.ones(self.length, dtype=bool)
        self._is_check[list(self.rows)] = False

    def __repr__(self) -> str:
        return f"{type(self).__name__}: {len(self.rows)} of {self.length} rows, distance {self.distance}"

    def encode(self, messages: ArrayLike) -> Bits:
        """Return the words that hold messages in the places `rows`.

        Parameters
        ----------
        messages : (..., len(rows)) array_like of 0/1

        Returns
        -------
        (..., length) uint8 array

        Raises
        ------
        TypeError, ValueError
            If `messages` is not made of 0/1, or has another length.

        Notes
        -----
        The transform of a word is 0 at every row that is not chosen. So: put the message into its places,
        transform, set those rows to 0, transform back.
        """
        bits = self._as_vectors(messages, "messages", len(self.rows))
        words = np.zeros((*bits.shape[:-1], self.length), dtype=np.uint8)
        words[..., ~self._is_check] = bits
        return self._word_of(helix(words))

    def message(self, words: ArrayLike) -> Bits:
        """Return the bits that words hold in the places `rows`.

        Parameters
        ----------
        words : (..., length) array_like of 0/1

        Returns
        -------
        (..., len(rows)) uint8 array

        Raises
        ------
        TypeError, ValueError
            If `words` is not made of 0/1, or has another length.
        """
        return self._as_vectors(words, "words", self.length)[..., ~self._is_check]

    def repair(self, words: ArrayLike) -> Bits:
        """Return a word of the code for each word received: the nearest where up to `corrects` bits differ.

        Parameters
        ----------
        words : (..., length) array_like of 0/1

        Returns
        -------
        (..., length) uint8 array

        Raises
        ------
        TypeError, ValueError
            If `words` is not made of 0/1, or has another length.

        Notes
        -----
        By successive cancellation. A belief is a whole number, positive where 0 is more likely: 1 or -1 for
        a bit received. ⌽G of size 2n is four blocks of size n, so a word is a first half and its sum with
        the second. That sum of two bits is believed as strongly as the weaker of them; once the second half
        is known, there are two beliefs in each bit of the first, which are added. Equal beliefs give 0.

        Why up to `corrects` errors never matter: let c be 1 or -1 for the right bit, and the doubt of a
        word the sum of 1 - c·x over its beliefs x, divided by the largest possible. The second half has at
        most the doubt of the whole, and its code at least the distance; the first half has half the doubt,
        and at least half the distance. So a doubt below the distance stays below down to a single bit,
        where it is below 1: the sign is right. A flipped bit makes a doubt of 2.
        """
        received = self._as_vectors(words, "words", self.length)
        beliefs = 1 - 2 * received.reshape(-1, self.length).astype(np.int32)
        return _by_cancellation(beliefs, ~self._is_check).reshape(received.shape)

    def _word_of(self, sums: Bits) -> Bits:
        """Return the words whose transforms agree with some in the chosen rows."""
        return helix(np.where(self._is_check, np.uint8(0), sums))

    def _as_vectors(self, value: ArrayLike, name: str, length: int) -> Bits:
        bits = as_bits(value, name)
        if not bits.ndim or bits.shape[-1] != length:
            raise ValueError(f"{name} must have {length} bits in its last dimension, got shape {bits.shape}")
        return bits


class ReedMuller(Code):
    """The Reed–Muller code: all rows of ⌽G of size 2**m with at least 2**(m - order) 1s.

    Parameters
    ----------
    order : int, from 0 to m
    m : int, from 1 to 10

    Attributes
    ----------
    order : int
    m, length, rows, distance, corrects
        As of `Code`.

    Raises
    ------
    TypeError, ValueError
        If `order` or `m` is out of range.

    Examples
    --------
    >>> code = ReedMuller(1, 3)
    >>> code, code.corrects
    (ReedMuller: 4 of 8 rows, distance 4, 1)
    >>> word = code.encode([0, 1, 1, 0])
    >>> word[5] ^= 1
    >>> code.message(code.repair(word))
    array([0, 1, 1, 0], dtype=uint8)
    """

    def __init__(self, order: int, m: int) -> None:
        m = as_index(m, "m", low=1, high=_MOST_LEVELS + 1)
        self.order = as_index(order, "order", high=m + 1)
        super().__init__(m, [row for row in range(2**m) if row.bit_count() <= self.order])

    def repair(self, words: ArrayLike, by: str = "majority") -> Bits:
        """Return a word of the code for each word received: the nearest where up to `corrects` bits differ.

        Parameters
        ----------
        words : (..., length) array_like of 0/1
        by : {"majority", "transform"}, optional
            Reed's votes; or, for the order 1, the counts of agreements with all words at once, which always
            finds a nearest word.

        Returns
        -------
        (..., length) uint8 array

        Raises
        ------
        TypeError, ValueError
            If `words` is not made of 0/1 or has another length, or `by` does not fit.

        Notes
        -----
        A row of ⌽G with d binary digits 1 is in the sum or not. Every block of 2**d places, which fills
        all values of these digits while the others stay, sums to that bit, unless a bit in it is wrong: so
        the blocks vote. A tied vote counts as 0. Rows with the most digits come first and are taken away.
        """
        as_choice(by, "by", ("majority", "transform"))
        if by == "transform" and self.order != 1:
            raise ValueError(f"by must be 'majority' for a code of order {self.order}, got 'transform'")
        received = self._as_vectors(words, "words", self.length)
        flat = received.reshape(-1, self.length)
        if by == "transform":
            return _by_transform(flat, self.m).reshape(received.shape)
        return self._by_majority(flat).reshape(received.shape)

    def _by_majority(self, received: Bits) -> Bits:
        rest = received.copy()
        for digits in range(self.order, -1, -1):
            found = np.zeros_like(rest)
            cube = rest.reshape(-1, *[2] * self.m)  # axis m - k holds the binary digit k of the place
            for row in (row for row in self.rows if row.bit_count() == digits):
                axes = tuple(self.m - k for k in range(self.m) if row >> k & 1)
                votes = np.bitwise_xor.reduce(cube, axis=axes).reshape(len(rest), -1)
                found[:, row] = 2 * votes.sum(axis=1, dtype=int) > votes.shape[1]
            rest ^= helix(found)
        return received ^ rest  # what no row explains is taken for errors


def polar(m: int, size: int, noise: float) -> Code:
    """Return the polar code of the rows that a binary symmetric channel harms least.

    Parameters
    ----------
    m : int, from 1 to 10
        A word has 2**m bits.
    size : int, from 1 to 2**m
        How many rows are chosen.
    noise : float, from 0 to below 0.5
        The chance of each bit to be flipped.

    Returns
    -------
    Code

    Raises
    ------
    TypeError, ValueError
        If an argument is out of range.

    Notes
    -----
    The rows are sorted by `row_errors`; among equals, the one with more 1s is better, then the lower number.

    Examples
    --------
    >>> polar(3, 4, 0.1).rows
    (0, 1, 2, 4)
    """
    errors = row_errors(m, noise).round(_DIGITS)
    size = as_index(size, "size", low=1, high=len(errors) + 1)
    ranked = sorted(range(len(errors)), key=lambda row: (errors[row], row.bit_count(), row))
    return Code(m, ranked[:size])


def row_errors(m: int, noise: float) -> Chances:
    """Return for each row the chance that cancellation takes its bit wrong when all before it are right.

    Parameters
    ----------
    m : int, from 1 to 10
    noise : float, from 0 to below 0.5
        The chance of each bit to be flipped.

    Returns
    -------
    (2**m,) float64 array

    Raises
    ------
    TypeError, ValueError
        If an argument is out of range.

    Notes
    -----
    Beliefs are small whole numbers, so their chances are worked out exactly (up to rounding): those of the
    sum of two, and those of the weaker of two, level by level ("density evolution"). Equal beliefs count
    as half an error.

    Examples
    --------
    >>> row_errors(2, 0.1).round(3)
    array([0.028, 0.18 , 0.18 , 0.295])
    """
    m = as_index(m, "m", low=1, high=_MOST_LEVELS + 1)
    noise = as_real(noise, "noise", below=0.5)
    channels = [np.array([noise, 0.0, 1 - noise])]  # the chances of the beliefs -1, 0 and 1
    for _ in range(m):
        channels = [made for one in channels for made in (np.convolve(one, one), _weaker(one))]
    middle = [len(chances) // 2 for chances in channels]
    return np.array([c[:h].sum() + c[h] / 2 for c, h in zip(channels, middle, strict=True)])


def _weaker(chances: Chances) -> Chances:
    """Return the chances of the weaker of two beliefs, with the sign of their product."""
    largest = len(chances) // 2
    below, none, above = chances[:largest][::-1], chances[largest], chances[largest + 1 :]
    stronger_below, stronger_above = (np.append(side[::-1].cumsum()[::-1], 0) for side in (below, above))
    alike = above * (stronger_above[:-1] + stronger_above[1:])
    alike += below * (stronger_below[:-1] + stronger_below[1:])
    unlike = 2 * (above * stronger_below[:-1] + below * stronger_above[1:])
    return np.concatenate([unlike[::-1], [none * (2 - none)], alike])


def _by_cancellation(beliefs: NDArray[np.int32], is_chosen: NDArray[np.bool_]) -> Bits:
    """Return the words that follow from beliefs, one word in each row of them."""
    if not is_chosen.any():
        return np.zeros(beliefs.shape, dtype=np.uint8)
    if len(is_chosen) == 1:
        return (beliefs < 0).astype(np.uint8)
    half = len(is_chosen) // 2
    left, right = beliefs[:, :half], beliefs[:, half:]
    weaker = np.minimum(abs(left), abs(right))
    second = _by_cancellation(np.where((left < 0) == (right < 0), weaker, -weaker), is_chosen[half:])
    first = _by_cancellation(left + np.where(second, -right, right), is_chosen[:half])
    return np.hstack([first, first ^ second])


def _by_transform(received: Bits, m: int) -> Bits:
    """Return the word of order 1 that agrees with most bits: of the nearest ones, the first."""
    counts = 1 - 2 * received.astype(np.int32)
    for k in range(m):
        pairs = counts.reshape(len(counts), -1, 2, 2**k)
        counts = np.stack([pairs[:, :, 0] + pairs[:, :, 1], pairs[:, :, 0] - pairs[:, :, 1]], axis=2)
    counts = counts.reshape(received.shape)
    best = abs(counts).argmax(axis=1)
    inverted = counts[np.arange(len(counts)), best] < 0
    parities = np.bitwise_count(best[:, None] & np.arange(2**m)) & 1
    return (parities ^ inverted[:, None]).astype(np.uint8)

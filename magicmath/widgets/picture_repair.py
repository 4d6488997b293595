"""A picture sent through noise, in words of a code, and repaired."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot
from magicmath._checks import as_bits, as_choice, as_flag, as_index, as_indices
from magicmath.codes import Code, ReedMuller, polar, row_errors
from magicmath.widgets._base import PicturedWidget, page_code, page_style, positions_of_ones
from magicmath.widgets._drawn import drawn_picture
from magicmath.widgets._whole import Part, Whole

LARGEST_NOISE = 30  # percent
DESIGN_NOISE = 0.06  # for which the polar code is made
_MOST_SIDE = 128  # cells
_GAP = 4  # cells between the stored pictures
Bits = NDArray[np.uint8]


class Kind(NamedTuple):
    """A code to choose, and how it repairs."""

    code: Code
    by: str
    errors: list[float]


@cache
def kinds() -> dict[str, Kind]:
    """Return the codes to choose from, by their names.

    Returns
    -------
    dict of str to Kind

    Examples
    --------
    >>> list(kinds())
    ['Reed–Muller, 6 of 32', 'Reed–Muller, 16 of 32', 'Reed–Muller, 64 of 128', 'polar, 64 of 128']
    """
    made = [
        ("Reed–Muller", ReedMuller(1, 5), "transform"),
        ("Reed–Muller", ReedMuller(2, 5), "majority"),
        ("Reed–Muller", ReedMuller(3, 7), "majority"),
        ("polar", polar(7, 64, DESIGN_NOISE), "cancellation"),
    ]
    return {
        f"{family}, {len(code.rows)} of {code.length}": Kind(
            code, by, row_errors(code.m, DESIGN_NOISE).tolist()
        )
        for family, code, by in made
    }


class PictureRepair(PicturedWidget):
    """Damage a picture on its way, by noise or by hand, and see what its code repairs.

    The cells are put into words of a code, some cells and some checks in each. Every bit of a word may be
    flipped on the way. The page works out all of it, so a saved page needs no kernel.

    Parameters
    ----------
    picture : (rows, columns) array_like of 0/1, up to 128 each; optional
        Letters, a board and a triangle if left out.
    code : str, optional
        "Reed–Muller, 6 of 32" (or "16 of 32", "64 of 128"), or "polar, 64 of 128": the family, how many
        cells are in a word, and how many bits a word has.
    noise : int, from 0 to 30, optional
        Of 100 bits, how many are flipped on average.
    seed : int, from 0 to 2**32 - 1, optional
        Which bits: the same for the same seed, and more of them with more noise.
    spread : bool, optional
        Whether neighbouring cells go into different words.
    plain : bool, optional
        Leave out what speaks of codes: their menu, the words, the checks and the rows. Then the figure is for
        readers who only want to see that it repairs. Where it has brushes, its pictures stand above them, and
        with no noise to begin with there is no slider for it. The cells of one word are framed all the same,
        unless the picture is only looked at.
    covered : bool, optional
        Show at first only what arrives. The reader asks for the repair, and then for the picture sent. No
        wrong cell is marked before. A plain figure takes no damage by hand then.
    one_by_one : bool, optional
        By hand, flip one cell at a time: there is no menu of brushes. What arrives is shown large, and the
        presses are counted.

    Attributes
    ----------
    code, noise, seed, spread
        May be set. Another code lets go of the damage by hand; another spread keeps it where it is.
    damage : tuple of int
        The bits flipped by hand, each as (number of the word) * length + (place in it). May be set.
    sent, received, repaired : uint8 arrays
        The picture; as it arrives, when the checks are left out; and after the repair.
    words_received : (words, length) uint8 array
        The words of the code as they arrive, cells and checks.

    Raises
    ------
    TypeError, ValueError
        If a value is none of these. The widget keeps its state then.

    Examples
    --------
    >>> telegram = PictureRepair(noise=2, seed=1)
    >>> telegram
    Picture of 64×64 cells, Reed–Muller, 16 of 32, noise 2 of 100
    80 cells wrong as received, 5 after the repair
    """

    _esm = page_code("repair.js")
    _css = page_style("board.css", "sights.css", "repair.css")
    _set_by_page = ("_way",)

    _way: Any = Whole("_as_way").tag(sync=True)
    _cells: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _shape: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _codes: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _largest_noise = traitlets.Int(LARGEST_NOISE).tag(sync=True)
    _plain = traitlets.Bool(False).tag(sync=True)
    _covered = traitlets.Bool(False).tag(sync=True)
    _one_by_one = traitlets.Bool(False).tag(sync=True)

    code = Part("_way", str, "The name of the code.", damage=())
    noise = Part("_way", int, "Of 100 bits, how many are flipped on average.")
    seed = Part("_way", int, "Which bits the noise flips.")
    damage = Part("_way", tuple, "The bits flipped by hand.")

    def __init__(
        self,
        picture: ArrayLike | None = None,
        code: str = "Reed–Muller, 16 of 32",
        noise: int = 5,
        seed: int = 0,
        spread: bool = False,
        plain: bool = False,
        covered: bool = False,
        one_by_one: bool = False,
    ) -> None:
        self.sent: Bits = _as_picture(drawn_picture() if picture is None else picture)
        self.sent.flags.writeable = False
        super().__init__(
            _cells=positions_of_ones(self.sent),
            _shape=list(self.sent.shape),
            _codes=[_told(name, kind) for name, kind in kinds().items()],
            _way={"code": code, "noise": noise, "seed": seed, "spread": spread, "damage": ()},
            _plain=as_flag(plain, "plain"),
            _covered=as_flag(covered, "covered"),
            _one_by_one=as_flag(one_by_one, "one_by_one"),
        )

    @property
    def spread(self) -> bool:
        """Whether neighbouring cells go into different words."""
        return bool(self._way["spread"])

    @spread.setter
    def spread(self, spread: bool) -> None:
        here, there = (self._places(way) for way in (self.spread, as_flag(spread, "spread")))
        moved = np.empty_like(here)
        moved[here] = there
        self._become(spread=spread, damage=moved[np.array(self.damage, dtype=int)].tolist())

    def flip(self, rows: Sequence[int], columns: Sequence[int]) -> None:
        """Flip the cells of some rows and columns by hand, or take that back where it was done before.

        Parameters
        ----------
        rows, columns : sequence of int
            All cells in which a row meets a column.

        Raises
        ------
        TypeError, ValueError
            If a row or a column is out of range.

        Examples
        --------
        >>> telegram = PictureRepair(noise=0, spread=True)
        >>> telegram.flip(range(20, 29), range(20, 29))
        >>> telegram
        Picture of 64×64 cells, Reed–Muller, 16 of 32, noise 0 of 100
        81 cells wrong as received, 0 after the repair
        """
        height, width = self.sent.shape
        down, right = as_indices(rows, "rows", high=height), as_indices(columns, "columns", high=width)
        cells = {row * width + column for row in down for column in right}
        flipped = self._places(self.spread)[np.array(sorted(cells), dtype=int)]
        self.damage = sorted(set(self.damage) ^ set(flipped.tolist()))

    @property
    def received(self) -> Bits:
        """The picture as it arrives, when the checks are left out."""
        return self.cells_of(self.words_received)

    @property
    def repaired(self) -> Bits:
        """The picture after the repair."""
        return self.cells_of(repair(self.code, self.words_received))

    def _places(self, spread: bool) -> NDArray[np.int_]:
        """Return where the cells stand in all words, and behind them the checks, in the page's order."""
        code = kinds()[self.code].code
        count = _count_of_words(self.sent.size, self.code)
        bits = np.arange(count * code.length).reshape(count, code.length)
        parts = (bits[:, list(code.rows)], np.delete(bits, code.rows, axis=1))
        return np.concatenate([(part.T if spread else part).ravel() for part in parts])

    def _become(self, **values: Any) -> None:
        self._way = {**self._way, **values}

    def _as_way(
        self, code: str, noise: int, seed: int, spread: bool, damage: Sequence[int]
    ) -> dict[str, Any]:
        as_choice(code, "code", kinds())
        size = _count_of_words(self.sent.size, code) * kinds()[code].code.length
        return {
            "code": code,
            "noise": as_index(noise, "noise", high=LARGEST_NOISE + 1),
            "seed": as_index(seed, "seed", high=2**32),
            "spread": as_flag(spread, "spread"),
            "damage": sorted(set(as_indices(damage, "damage", high=size))),
        }

    @property
    def words_received(self) -> Bits:
        """The words of the code as they arrive, one in each row."""
        code = kinds()[self.code].code
        rows = len(code.rows)
        count = _count_of_words(self.sent.size, self.code)
        cells = np.zeros(count * rows, dtype=np.uint8)
        cells[: self.sent.size] = self.sent.ravel()
        words = code.encode(cells.reshape(rows, count).T if self.spread else cells.reshape(count, rows))
        flips = (draws(self.seed, words.size) * np.uint64(100) < np.uint64(self.noise << 32)).astype(np.uint8)
        flips[list(self.damage)] ^= 1
        arriving: Bits = words ^ flips.reshape(words.shape)
        return arriving

    def cells_of(self, words: ArrayLike) -> Bits:
        """Return the picture that words of the code hold, when the checks are left out.

        Parameters
        ----------
        words : (words, length) array_like of 0/1
            As many as `words_received`, in their order.

        Returns
        -------
        uint8 array of the shape of `sent`

        Raises
        ------
        TypeError, ValueError
            If `words` is not made of 0/1, or has another shape.
        """
        length = kinds()[self.code].code.length
        words = as_bits(words, "words", ndim=2)
        if words.shape != (wanted := (_count_of_words(self.sent.size, self.code), length)):
            raise ValueError(f"words must have shape {wanted}, got {words.shape}")
        messages = kinds()[self.code].code.message(words)
        cells = (messages.T if self.spread else messages).ravel()[: self.sent.size]
        return cells.reshape(self.sent.shape)

    def _picture(self) -> plot.Picture:
        received, repaired = self.received, self.repaired
        before, after = (int((self.sent != seen).sum()) for seen in (received, repaired))
        rows, columns = self.sent.shape
        gap = np.zeros((rows, _GAP), dtype=np.uint8)
        if self._covered:
            drawn = plot.pattern(received, "received")
        else:
            seen = [self.sent, gap, received, gap, repaired]
            drawn = plot.pattern(np.hstack(seen), "sent, received, repaired")
        by = "" if self._plain else f" {self.code},"
        title = f"Picture of {rows}×{columns} cells,{by} noise {self.noise} of 100"
        text = f"{_cells(before)} wrong as received, {after} after the repair"
        return plot.Picture(drawn.figure, f"{title}\n{text}", f"{title}. {text}.")


def repair(name: str, words: ArrayLike) -> Bits:
    """Return words after the repair by one of the codes.

    Parameters
    ----------
    name : str
        A name of `kinds`.
    words : (..., length) array_like of 0/1

    Returns
    -------
    uint8 array of the shape of `words`

    Raises
    ------
    TypeError, ValueError
        If there is no such code, or `words` is not made of 0/1 of its length.

    Examples
    --------
    >>> repair("Reed–Muller, 6 of 32", [1] * 7 + [0] * 25).sum()
    np.uint64(0)
    """
    kind = kinds()[as_choice(name, "name", kinds())]
    if isinstance(kind.code, ReedMuller):
        return kind.code.repair(words, by=kind.by)
    return kind.code.repair(words)


def draws(seed: int, count: int) -> NDArray[np.uint64]:
    """Return numbers below 2**32 that look random, the same as the page draws.

    Parameters
    ----------
    seed : int, from 0 to 2**32 - 1
    count : int, from 0 to 2**24

    Returns
    -------
    (count,) uint64 array

    Raises
    ------
    TypeError, ValueError
        If an argument is out of range.

    Notes
    -----
    The counter, far from the seed's own neighbours, goes through two rounds of the mixing that ends the
    hash function MurmurHash3.

    Examples
    --------
    >>> draws(1, 2).tolist() == draws(1, 3).tolist()[:2]
    True
    """
    seed = as_index(seed, "seed", high=2**32)
    numbers = np.arange(as_index(count, "count", high=2**24 + 1), dtype=np.uint32)
    return _mixed(_mixed(np.full(1, seed, dtype=np.uint32)) ^ _mixed(numbers)).astype(np.uint64)


def _mixed(x: NDArray[np.uint32]) -> NDArray[np.uint32]:
    x = (x ^ x >> np.uint32(16)) * np.uint32(0x85EBCA6B)
    x = (x ^ x >> np.uint32(13)) * np.uint32(0xC2B2AE35)
    return x ^ x >> np.uint32(16)


def _as_picture(value: ArrayLike) -> Bits:
    picture = as_bits(value, "picture", ndim=2)
    if max(picture.shape) > _MOST_SIDE:
        raise ValueError(
            f"picture must have at most {_MOST_SIDE} rows and columns, got shape {picture.shape}"
        )
    return picture


def _count_of_words(cells: int, name: str) -> int:
    return -(-cells // len(kinds()[name].code.rows))


def _told(name: str, kind: Kind) -> dict[str, Any]:
    """Return what the page needs to know of a code."""
    code = kind.code
    return {
        **{"name": name, "by": kind.by, "length": code.length, "rows": list(code.rows)},
        **{"order": getattr(code, "order", 0), "corrects": code.corrects, "distance": code.distance},
        "errors": [round(chance, 4) for chance in kind.errors],
    }


def _cells(count: int) -> str:
    return "1 cell" if count == 1 else f"{count} cells"

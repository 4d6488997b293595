"""The difference table of a sequence of bits: a triangle in which each row is the XOR of neighbours above."""

from typing import Any, ClassVar

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import helix, plot
from magicmath._checks import as_bits, as_choice, as_flag, as_index, as_text
from magicmath._shown import shown
from magicmath.widgets._base import Cells, PicturedWidget, page_code, page_style, synced, titled

LONGEST = 32  # items: more would be too small to press
LABELS = ("none", "numbers", "binary")
READINGS = (
    *("top rightwards", "top leftwards", "left downwards"),
    *("left upwards", "right downwards", "right upwards"),
)


class _Reading(traitlets.TraitType[str | None, Any]):
    """One of the six ways to read a side, or None."""

    def validate(self, obj: Any, value: Any) -> str | None:
        return None if value is None else as_choice(value, "reading", READINGS)


class DifferenceTable(PicturedWidget):
    """A triangle of bits: the sequence on top, and each row below the XOR of neighbours above it.

    Press an item of the top row, and the entries that change are marked. Press an entry of an edge,
    and the sequence is worked back from that edge. Point at any entry to see which items it sums.

    Parameters
    ----------
    items : (n,) array_like of 0/1
        From 1 to 32 items.
    letters : str, optional
        Then the items are a truth table, of a question about so many letters, and the polynomial that
        gives its answers is written below. With k different letters there are 2**k items.
    turns : bool, optional
        Whether a button turns the whole triangle over, so that the top row and the left edge change places.
        Without a reading, a press of an entry below the top row then names it z, and the two above it x and
        y; no press flips an item.
    reading : str, optional
        A side and a way to read it, such as "left downwards". Then all six ways can be chosen: the top row
        rightwards or leftwards, the left or the right edge downwards or upwards. The corners have the
        letters a, b and d, and the triangle can be turned.

    labels : {"none", "numbers", "binary"}, optional
        How the items are numbered above the top row, and the rows before the left edge. Then, as for letters
        and turns, only the left edge is read. A press of an edge then shows its items, and flips nothing.
    asks : int, optional
        A row below the top one, where labels are given. Once two other rows have been pressed at their left
        end, the page asks which items this row begins with, and shows them only when the reader has chosen
        them.
    matrix : bool, optional
        Whether the mirrored geniton stands beside the triangle, where labels are given. Point at the left
        end of a row, and the column with the number of this row is marked.

    Attributes
    ----------
    items : (n,) uint8 array, read-only; may be set and observed
    letters : str
    reading : str or None; may be set and observed

    Raises
    ------
    TypeError, ValueError
        If the items are not 0/1, or not as many as at first or as the letters need, if there is no such
        reading or no such row to ask for, or if letters, labels, and turns or a reading stand side by side,
        or a row is asked for or a matrix wanted without labels, or a flag is none. The widget keeps its
        state then; it also does when the page sends what it should not.

    Examples
    --------
    >>> table = DifferenceTable([1, 1, 0, 1])
    >>> table
    Difference table, helix 1011, cognitive 1011
    ■ ■ □ ■
     □ ■ ■
      ■ □
       ■
    >>> table.flip_edge(1)
    >>> table.items, table.helix
    (array([1, 0, 0, 0], dtype=uint8), array([1, 1, 1, 1], dtype=uint8))
    >>> DifferenceTable([0, 0, 0, 1, 0, 1, 1, 1], letters="abc").polynomial
    'bc + ac + ab'
    """

    _esm = page_code("triangle.js")
    _css = page_style("board.css", "linked.css", "triangle.css")
    _set_by_page: ClassVar[tuple[str, ...]] = ("items", "reading")

    items: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_items"))

    reading: traitlets.TraitType[str | None, Any] = _Reading(None, allow_none=True).tag(sync=True)

    _letters = traitlets.Unicode().tag(sync=True)
    _turns = traitlets.Bool(False).tag(sync=True)
    _labels = traitlets.Enum(LABELS, "none").tag(sync=True)
    _asks = traitlets.Int(None, allow_none=True).tag(sync=True)
    _matrix = traitlets.Bool(False).tag(sync=True)

    def __init__(
        self,
        items: ArrayLike,
        letters: str = "",
        turns: bool = False,
        reading: str | None = None,
        labels: str = "none",
        asks: int | None = None,
        matrix: bool = False,
    ) -> None:
        given = as_bits(items, "items", ndim=1)
        if given.size > LONGEST:
            raise ValueError(f"items must be at most {LONGEST}, got {given.size} of them")
        self._length = given.size
        letters, turns = _as_letters(letters, given.size), as_flag(turns, "turns")
        as_choice(labels, "labels", LABELS)
        others = {"turns": turns, "reading": reading is not None, "labels": labels != "none"}
        other = next((name for name, is_given in others.items() if is_given), None)
        if letters and other:
            raise ValueError(f"{other} is for a table without letters, got the letters {shown(letters)}")
        if labels != "none" and other != "labels":
            raise ValueError(f"labels is for a table without {other}, got {shown(labels)}")
        if asks is not None:
            asks = as_index(asks, "asks", low=1, high=given.size)
            if labels == "none":
                raise ValueError("asks is for a table with labels, got none")
        matrix = as_flag(matrix, "matrix")
        if matrix and labels == "none":
            raise ValueError("matrix is for a table with labels, got none")
        modes = {"_letters": letters, "_turns": turns, "_labels": labels, "_asks": asks, "_matrix": matrix}
        super().__init__(items=given, reading=reading, **modes)

    @property
    def letters(self) -> str:
        """The letters of the question whose truth table the items are; empty if they are none."""
        return self._letters

    @property
    def polynomial(self) -> str:
        """The polynomial modulo 2 that gives the answers of the truth table.

        Raises
        ------
        ValueError
            If the table has no letters.
        """
        if not self._letters:
            raise ValueError("letters must be given for a polynomial")
        terms = [_term(j, self._letters) for j in np.flatnonzero(self.helix).tolist()]
        return " + ".join(terms) or "0"

    @property
    def rows(self) -> list[NDArray[np.uint8]]:
        """The rows of the triangle, the sequence first."""
        return helix.fanion(self.items)

    @property
    def helix(self) -> NDArray[np.uint8]:
        """The helix transform: the left edge, read downwards."""
        return helix.helix(self.items)

    @property
    def cognitive(self) -> NDArray[np.uint8]:
        """The cognitive transform: the right edge, read upwards."""
        return helix.cognitive(self.items)

    @property
    def sequence(self) -> NDArray[np.uint8]:
        """The sequence that the present reading reads.

        Raises
        ------
        ValueError
            If there is no reading.
        """
        if self.reading is None:
            raise ValueError("reading must be chosen for a sequence")
        side, way = self.reading.split()
        sequence = {"top": self.items, "left": self.helix, "right": self.cognitive[::-1]}[side]
        return sequence[::-1] if way in ("leftwards", "upwards") else sequence

    def turn_over(self) -> None:
        """Turn the triangle over: the top row and the left edge change places."""
        self.items = self.helix

    def flip(self, item: int) -> None:
        """Flip one item of the sequence."""
        self.items = self.items ^ self._unit(item, "item")

    def flip_edge(self, row: int, edge: str = "left") -> None:
        """Flip the entry of one row on an edge, and no other on this edge: the sequence follows.

        Parameters
        ----------
        row : int
            Row 0 is the sequence itself.
        edge : {"left", "right"}, optional

        Raises
        ------
        TypeError, ValueError
            If there is no such row or no such edge.
        """
        as_choice(edge, "edge", ("left", "right"))
        changes = helix.helix(self._unit(row, "row"))
        self.items = self.items ^ (changes if edge == "left" else changes[::-1])

    def _unit(self, value: int, name: str) -> NDArray[np.uint8]:
        unit = np.zeros(self._length, dtype=np.uint8)
        unit[as_index(value, name, high=self._length)] = 1
        return unit

    def _as_items(self, value: ArrayLike, name: str) -> NDArray[np.uint8]:
        return as_bits(value, name, shape=(self._length,))

    def _picture(self) -> plot.Picture:
        told = "" if self._turns or self._labels != "none" else f", cognitive {_digits(self.cognitive)}"
        if self.reading is not None:
            told = f", {self.reading} {_digits(self.sequence)}"
        if self._letters:
            told = f", polynomial {self.polynomial}"
        if self._matrix:
            told = f", beside ⌽G{self._length}"
        title = f"Difference table, helix {_digits(self.helix)}{told}"
        return titled(plot.triangle(self.items), title)


def _digits(bits: NDArray[np.uint8]) -> str:
    return "".join(map(str, bits.tolist()))


def _as_letters(letters: str, size: int) -> str:
    letters = as_text(letters, "letters")
    if not letters:
        return letters
    if not letters.isalpha() or len(set(letters)) < len(letters):
        raise ValueError(f"letters must be different letters, got {shown(letters)}")
    if 2 ** len(letters) != size:
        raise ValueError(
            f"letters must be as many as 2**k items have k, got {shown(letters)} for {size} items"
        )
    return letters


def _term(number: int, letters: str) -> str:
    """Return the product of the letters for which a number has a binary 1."""
    digits = f"{number:0{len(letters)}b}"
    chosen = (letter for letter, digit in zip(letters, digits, strict=True) if digit == "1")
    return "".join(chosen) or "1"

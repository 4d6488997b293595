"""How often each mask was pressed, and the board that is left: it alone tells which counts are odd."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from magicmath import plot
from magicmath._checks import as_flag, as_indices, as_sequence
from magicmath._shown import shown
from magicmath.rules import MAGIC, pressed
from magicmath.widgets._base import Flag, PicturedWidget, page_code, page_style, positions_of_ones, titled

_LARGEST = 9999  # presses of one mask
_MOST_FOUND = 12


class _Counts(traitlets.TraitType[tuple[int, ...], Any]):
    """How often each mask was pressed, as a tuple."""

    def validate(self, obj: Any, value: Any) -> tuple[int, ...]:
        return _as_counts(value)


class _Marked(traitlets.TraitType[tuple[int, ...], Any]):
    """The masks that the reader takes for odd, in order, as a tuple."""

    def validate(self, obj: Any, value: Any) -> tuple[int, ...]:
        return tuple(sorted(set(as_indices(value, "marked", high=len(MAGIC)))))


class _Found(traitlets.TraitType[list[list[int]], Any]):
    """Of how many presses the reader has found how many odd masks, as pairs of two numbers."""

    def validate(self, obj: Any, value: Any) -> list[list[int]]:
        most = _LARGEST * len(MAGIC)
        pairs = [as_indices(pair, "found", high=most + 1) for pair in as_sequence(value, "found")]
        if len(pairs) > _MOST_FOUND or any(len(pair) != 2 for pair in pairs):
            raise ValueError(f"found must be at most {_MOST_FOUND} pairs of numbers, got {shown(value)}")
        return pairs


class CountedPresses(PicturedWidget):
    """Masks of MAGIC pressed on a white board: how often each one was, and what the board tells of it.

    Press a mask once more, at its cell or by its number, or let the page press a hundred by chance. Beside
    each count stands what follows from the board alone: whether the count is odd. The page works it out
    without a kernel.

    Parameters
    ----------
    counts : sequence of 9 int from 0 to 9999, optional
        How often each mask was pressed; never if left out.
    covers : bool, optional
        Keep the counts covered, and let the reader find out which are odd: a tap on a cell of a copy of
        the board inverts this cell alone, and marks the masks that do it. At white the reader says whether
        he trusts the marks, and the counts are uncovered. A line keeps how many masks were odd. Each new
        hundred, or ninety-nine, is covered again.

    Attributes
    ----------
    counts : tuple of int; may be set and observed
    covered : bool; may be set and observed
        Whether the counts are covered now.
    marked : tuple of int; may be set and observed
        The masks that the reader takes for odd, where the counts are or were covered.
    cells : (3, 3) uint8 array
        The board after these presses.

    Raises
    ------
    TypeError, ValueError
        If `counts` or `marked` are none, or a flag is not True or False. The widget keeps its state then; it
        also does when the page sends what it should not.

    Examples
    --------
    >>> figure = CountedPresses([2, 0, 0, 5, 1, 0, 3, 0, 0])
    >>> figure.told()
    [3, 4, 6]
    >>> figure
    Masks of MAGIC pressed 2 0 0 5 1 0 3 0 0 times; the board tells that 3 4 6 are odd
    the board  odd counts
    ■ ■ □      □ □ □
    ■ □ ■      ■ ■ □
    □ □ □      ■ □ □
    """

    _esm = page_code("counted.js")
    _css = page_style("board.css", "counted.css")
    _set_by_page = ("counts", "covered", "marked", "_found")

    counts = _Counts((0,) * len(MAGIC)).tag(sync=True)
    _masks: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _largest = traitlets.Int(_LARGEST).tag(sync=True)
    covered = Flag(False).tag(sync=True)
    marked = _Marked(()).tag(sync=True)
    _found = _Found([]).tag(sync=True)
    _covers = traitlets.Bool(False).tag(sync=True)

    def __init__(self, counts: Sequence[int] | None = None, covers: bool = False) -> None:
        chosen = (0,) * len(MAGIC) if counts is None else _as_counts(counts)
        covers = as_flag(covers, "covers")
        masks = positions_of_ones(MAGIC.matrix)
        super().__init__(counts=chosen, covered=covers, _covers=covers, _masks=masks)

    @property
    def cells(self) -> NDArray[np.uint8]:
        """The board after these presses."""
        return MAGIC.press(np.zeros(MAGIC.shape, dtype=np.uint8), self._odd())

    def told(self) -> list[int]:
        """Return the masks that were pressed an odd number of times, as the board alone tells.

        Returns
        -------
        list of int
        """
        return pressed(MAGIC.solve(np.zeros(MAGIC.shape, dtype=np.uint8), self.cells))

    def _odd(self) -> list[int]:
        return [mask for mask, count in enumerate(self.counts) if count % 2]

    def _picture(self) -> plot.Picture:
        if self.covered:
            title = f"Masks of MAGIC pressed {sum(self.counts)} times in all, how often each one is covered"
            return titled(plot.boards([self.cells], ["the board"]), title)
        told = " ".join(map(str, self.told()))
        tells = f"the board tells that {told} are odd" if told else "the board tells of no odd count"
        odd = np.array(self.counts).reshape(MAGIC.shape) % 2
        times = " ".join(map(str, self.counts))
        return titled(
            plot.boards([self.cells, odd], ["the board", "odd counts"]),
            f"Masks of MAGIC pressed {times} times; {tells}",
        )


def _as_counts(value: Any) -> tuple[int, ...]:
    counts = tuple(as_indices(value, "counts", high=_LARGEST + 1))
    if len(counts) != len(MAGIC):
        raise ValueError(f"counts must be {len(MAGIC)} numbers, one for each mask, got {len(counts)}")
    return counts

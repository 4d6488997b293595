"""The butterfly: the wiring of the fast helix transform, all its levels at once."""

from typing import Any, ClassVar

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import helix, plot
from magicmath._checks import as_bits, as_flag, as_index
from magicmath.widgets._base import Cells, PicturedWidget, page_code, page_style, synced, titled

LENGTHS = (4, 8, 16)


class _Level(traitlets.TraitType[int, Any]):
    """How many levels are worked out."""

    def validate(self, obj: Any, value: Any) -> int:
        return as_index(value, "level", high=obj.level_count + 1)


class Butterfly(PicturedWidget):
    """The wiring of the fast helix transform, from the items at the left to the outputs at the right.

    Press an item to flip it; point at an item to see where it goes, and at an output to see
    which items it sums. "Next level" works out the values level by level.

    Parameters
    ----------
    items : array_like of 4, 8 or 16 of 0/1
    level : int, optional
        How many levels are worked out at first.
    by_hand : bool, optional
        Let the reader work out the other levels. Each begins as a copy of the level before it, without the
        lines that slant, and the reader turns the places that change. "Check" tells the first slip, and why
        it is one; once all levels are made, it says so.

    Attributes
    ----------
    items : (n,) uint8 array, read-only; may be set and observed
    level : int; may be set and observed
    changed : (n,) uint8 array, read-only; may be set and observed
        1 for each place that the reader has turned in the next level; all 0 again in another level, and
        with other items.

    Raises
    ------
    TypeError, ValueError
        If the items are not 0/1, or not 4, 8 or 16, or not as many as at first; or there is no
        such level, or `by_hand` is no flag. The widget keeps its state then; it also does when the page
        sends what it should not.

    Examples
    --------
    >>> wiring = Butterfly([1, 0, 0, 1], level=1)
    >>> wiring
    Butterfly of 4 items, level 1 of 2
    sequence    ■ □ □ ■
    distance 1  ■ ■ □ ■
    distance 2  · · · ·
    >>> wiring.outputs
    array([1, 1, 1, 0], dtype=uint8)
    """

    _esm = page_code("butterfly.js")
    _css = page_style("board.css", "linked.css", "butterfly.css")
    _set_by_page: ClassVar[tuple[str, ...]] = ("items", "level", "changed")

    items: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_items"))
    level: traitlets.TraitType[int, Any] = _Level(default_value=0).tag(sync=True)
    changed: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_items"))
    _by_hand = traitlets.Bool(False).tag(sync=True)

    def __init__(self, items: ArrayLike, level: int = 0, by_hand: bool = False) -> None:
        self._by_hand = as_flag(by_hand, "by_hand")
        given = as_bits(items, "items", ndim=1)
        if given.size not in LENGTHS:
            raise ValueError(f"items must be 4, 8 or 16, got {given.size} of them")
        self._length = given.size
        super().__init__(items=given, level=level, changed=np.zeros_like(given))
        self.observe(self._begin_anew, ["items", "level"])

    @property
    def level_count(self) -> int:
        """How many levels there are."""
        return self._length.bit_length() - 1

    @property
    def values(self) -> list[NDArray[np.uint8]]:
        """The values before the first level and after each, whether they are shown yet or not."""
        return [self.items, *(level.sequence for level in helix.butterflies(self.items))]

    @property
    def outputs(self) -> NDArray[np.uint8]:
        """The values after the last level: the helix transform of the items."""
        return self.values[-1]

    def flip(self, item: int) -> None:
        """Flip one item."""
        flipped = self.items.copy()
        flipped[as_index(item, "item", high=self._length)] ^= 1
        self.items = flipped

    def _begin_anew(self, _: Any) -> None:
        self.changed = np.zeros(self._length, dtype=np.uint8)

    def _as_items(self, value: ArrayLike, name: str) -> NDArray[np.uint8]:
        return as_bits(value, name, shape=(self._length,))

    def _picture(self) -> plot.Picture:
        title = f"Butterfly of {self._length} items, level {self.level} of {self.level_count}"
        if self._by_hand and self.level < self.level_count:
            turned = self.values[self.level] ^ self.changed
            title += f", the next one by hand {''.join(map(str, turned))}"
        return titled(plot.butterfly(self.items, self.level), title)

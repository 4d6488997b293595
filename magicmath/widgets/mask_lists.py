"""The cells of a mask of fractal MAGIC, read as a list of masks: how often they change each cell."""

from typing import Any, ClassVar

import numpy as np
import traitlets
from numpy.typing import NDArray

from magicmath import plot
from magicmath._checks import as_index
from magicmath.rules import fractal, pressed
from magicmath.widgets._base import PicturedWidget, page_code, page_style, synced, titled

_RULES = fractal(4)


class _Number(traitlets.TraitType[int | None, Any]):
    """The number of a mask or of a cell, or None."""

    def validate(self, _: Any, value: Any) -> int | None:
        return None if value is None else as_index(value, str(self.name), high=len(_RULES))


class MaskLists(PicturedWidget):
    """Press the list of a mask, and count how often each cell changes.

    The cells of a mask of fractal MAGIC 4×4 are read as numbers of masks, and each of these masks is pressed
    once on a white board. Choose a mask at the left, mark at the right the cells that will be black, and
    press the list. Then tap a cell, and say how many masks of the list change it: the digits of its number
    tell. Once that is right, the number stands in the cell. The page works it out without a kernel.

    Parameters
    ----------
    mask : int from 0 to 15, optional
        The mask whose list is pressed; nothing is pressed if it is left out.
    cell : int from 0 to 15, optional
        The cell whose changes are explained; none if it is left out.

    Attributes
    ----------
    mask, cell : int or None; may be set and observed

    Raises
    ------
    TypeError, ValueError
        If one of them is no such number. The widget keeps its state then; it also does when the page sends
        what it should not.

    Examples
    --------
    >>> figure = MaskLists(13)
    >>> figure.listed
    [13, 15]
    >>> figure
    The list of mask 13: masks 13, 15; changes 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 2
    the list  the board
    □ □ □ □   □ □ □ □
    □ □ □ □   □ □ □ □
    □ □ □ □   □ □ □ □
    □ ■ □ ■   □ ■ □ □
    """

    _esm = page_code("mask_lists.js")
    _css = page_style("board.css", "mask_lists.css")
    _set_by_page: ClassVar[tuple[str, ...]] = ("mask", "cell")

    mask: traitlets.TraitType[int | None, Any] = synced(_Number(default_value=None, allow_none=True))
    cell: traitlets.TraitType[int | None, Any] = synced(_Number(default_value=None, allow_none=True))

    def __init__(self, mask: int | None = None, cell: int | None = None) -> None:
        super().__init__(mask=mask, cell=cell)

    @property
    def listed(self) -> list[int]:
        """The masks that are pressed."""
        return [] if self.mask is None else pressed(_RULES.matrix[self.mask])

    @property
    def counts(self) -> NDArray[np.int64]:
        """How often each cell changes."""
        return _RULES.matrix[self.listed].sum(axis=0, dtype=np.int64).reshape(_RULES.shape)

    def _picture(self) -> plot.Picture:
        title = "Lists of masks: nothing is pressed"
        if self.mask is not None:
            numbers = ", ".join(map(str, self.listed))
            changes = " ".join(map(str, self.counts.ravel()))
            title = f"The list of mask {self.mask}: masks {numbers}; changes {changes}"
        chosen = np.zeros(_RULES.shape, np.uint8)
        chosen.ravel()[self.listed] = 1
        return titled(plot.boards([chosen, self.counts % 2], ["the list", "the board"]), title)

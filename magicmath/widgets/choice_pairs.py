"""All eight choices of three masks, joined by lines to the eight boards of three cells."""

from typing import Any, ClassVar

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot
from magicmath._checks import as_bits, as_indices
from magicmath._shown import shown
from magicmath.widgets._base import Cells, PicturedWidget, page_code, page_style, synced, titled

SIZE = 3
_CHOICES = 2**SIZE
_FIRST = ((1, 1, 0), (0, 1, 1), (1, 0, 1))  # their sum is 0


class _Tried(traitlets.TraitType[tuple[int, ...], Any]):
    """The numbers of choices, in the order in which they were pressed."""

    def validate(self, _: Any, value: Any) -> tuple[int, ...]:
        choices = as_indices(value, "tried", high=_CHOICES)
        if len(set(choices)) < len(choices):
            raise ValueError(f"tried must name no choice twice, got {shown(choices)}")
        return tuple(choices)


class ChoicePairs(PicturedWidget):
    """Three masks on a strip of three cells: each of the eight choices makes a board.

    Press a choice at the left: a line leads to its board. Once all eight have lines, the figure says how
    many boards are made, and which choices are quiet. Press a cell of a mask, and the mask changes. The
    page works it out without a kernel.

    Parameters
    ----------
    masks : (3, 3) array_like of 0/1, optional
        A mask a row. If left out, each mask changes two of the cells, so that all three together are quiet.

    Attributes
    ----------
    masks : (3, 3) uint8 array, read-only; may be set and observed
    tried : tuple of int; may be set and observed
        The choices that were pressed, the last one last. Choice 5, for example, is 1 + 4: the masks a and c.

    Raises
    ------
    TypeError, ValueError
        If the masks are no such bits, or a choice does not exist or occurs twice. The widget keeps its state
        then; it also does when the page sends what it should not.

    Examples
    --------
    >>> figure = ChoicePairs()
    >>> figure.quiet
    [7]
    >>> figure
    Three masks: 8 choices make 4 boards
    masks a, b, c
    ■ ■ □
    □ ■ ■
    ■ □ ■
    """

    _esm = page_code("choice_pairs.js")
    _css = page_style("board.css", "choice_pairs.css")
    _set_by_page: ClassVar[tuple[str, ...]] = ("masks", "tried")

    masks: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_masks"))
    tried: traitlets.TraitType[tuple[int, ...], Any] = synced(_Tried(default_value=()))
    _given: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(self, masks: ArrayLike = _FIRST) -> None:
        super().__init__(masks=masks)
        self._given = self.masks.tolist()

    @property
    def boards(self) -> NDArray[np.uint8]:
        """The board of each choice, a row each."""
        choices = np.arange(_CHOICES)[:, None] >> np.arange(SIZE) & 1
        return (choices @ self.masks % 2).astype(np.uint8)

    @property
    def quiet(self) -> list[int]:
        """The choices that press at least one mask and change no cell."""
        return [choice for choice, board in enumerate(self.boards) if choice and not board.any()]

    def _as_masks(self, value: ArrayLike, name: str) -> NDArray[np.uint8]:
        return as_bits(value, name, shape=(SIZE, SIZE)).copy()

    def _picture(self) -> plot.Picture:
        made = len(np.unique(self.boards, axis=0))
        title = f"Three masks: {_CHOICES} choices make {made} board{'' if made == 1 else 's'}"
        return titled(plot.boards([self.masks], ["masks a, b, c"]), title)

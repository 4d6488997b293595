"""One mask of N, turned four ways: what any of the four corners make at the edges, and how high it stands."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot
from magicmath._checks import as_bits, as_flag
from magicmath._shown import shown
from magicmath.widgets._base import Cells, PicturedWidget, page_code, page_style, synced, titled
from magicmath.widgets._rungs import rung_of

_CORNERS, _EDGES = [0, 2, 8, 6], [1, 5, 7, 3]  # of 3×3, round the board
_MIRRORED = [3, 2, 1, 0]  # where the mirror through corner 0 leads these edges
_LIGHTS_OUT = (1, 0, 0, 1)


class Ladder(PicturedWidget):
    """Choose the bits p, q, r, s of mask 0 at the edges, press corners, and see the edges climb a ladder.

    The masks of the other corners are mask 0, turned. So each edge gets a sum of the four letters, and the
    figure tells it. It also tells on which rung the corners stand, and on which the edges: an even number,
    opposites alike, all four or none, nothing. A button of the page shows in the same way how edges make
    corners, with the letters of the beginning. The page works it out without a kernel.

    Parameters
    ----------
    bits : sequence of four 0 and 1, optional
        p, q, r and s: mask 0 at the edges 1, 5, 7 and 3. Those of Lights Out if left out.
    corners : sequence of four 0 and 1, optional
        Which of the corners 0, 2, 8 and 6 are pressed. Corner 0 alone if left out.
    mirrors : bool, optional
        Whether mask 0 respects the mirror through its own corner: s is p then, and r is q. The page has two
        letters, and each of them stands at two edges.

    Attributes
    ----------
    bits, corners : (4,) uint8 arrays, read-only; may be set and observed

    Raises
    ------
    TypeError, ValueError
        If the bits or the corners are not four numbers 0 or 1, or the bits do not respect the mirror. The
        widget keeps its state then.

    Examples
    --------
    >>> figure = Ladder(corners=[1, 1, 0, 0])
    >>> figure
    Corners on rung 1, edges on rung 2
    mask 0  pressed corners, and the edges they make
    □ ■ □   ■ □ ■
    ■ □ □   ■ □ ■
    □ □ □   □ □ □
    >>> figure.made.tolist()
    [0, 1, 0, 1]
    """

    _esm = page_code("ladder.js")
    _css = page_style("board.css", "ladder.css")
    _set_by_page = ("bits", "corners")

    bits: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_mask"))
    corners: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_four"))
    _mirrors: traitlets.Bool[bool, Any] = traitlets.Bool().tag(sync=True)
    _first: Any = traitlets.Dict().tag(sync=True)

    def __init__(
        self, bits: ArrayLike = _LIGHTS_OUT, corners: ArrayLike = (1, 0, 0, 0), mirrors: bool = False
    ) -> None:
        self._respects = as_flag(mirrors, "mirrors")
        super().__init__(bits=bits, corners=corners, _mirrors=self._respects)
        self._first = {"bits": self.bits.tolist(), "corners": self.corners.tolist()}

    @property
    def made(self) -> NDArray[np.uint8]:
        """The edges 1, 5, 7 and 3 after the pressed masks."""
        pressed = [np.roll(self.bits, k) for k in np.flatnonzero(self.corners)]
        return np.bitwise_xor.reduce([np.zeros(4, np.uint8), *pressed])

    @property
    def rungs(self) -> tuple[int, int]:
        """On which rung of the ladder the corners stand, and the edges; 0 for an odd number."""
        return rung_of(self.corners), rung_of(self.made)

    def _as_four(self, value: Any, name: str) -> NDArray[np.uint8]:
        return as_bits(value, name, ndim=1, shape=(4,))

    def _as_mask(self, value: Any, name: str) -> NDArray[np.uint8]:
        four = self._as_four(value, name)
        if self._respects and not np.array_equal(four, four[_MIRRORED]):
            raise ValueError(f"{name} must respect the mirror: p q q p, got {shown(four)}")
        return four

    def _picture(self) -> plot.Picture:
        mask, board = np.zeros((2, 9), np.uint8)
        mask[_EDGES] = self.bits
        board[_CORNERS], board[_EDGES] = self.corners, self.made
        labels = ["mask 0", "pressed corners, and the edges they make"]
        picture = plot.boards([mask.reshape(3, 3), board.reshape(3, 3)], labels)
        corners, edges = self.rungs
        return titled(picture, f"Corners on rung {corners}, edges on rung {edges}")

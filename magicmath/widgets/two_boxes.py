"""The boards that MAGIC makes without its plus, and those that need it: where a new mask 4 carries them."""

from typing import Any, ClassVar

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import gf2, plot
from magicmath._checks import as_board
from magicmath.rules import MAGIC, pressed
from magicmath.widgets._base import Cells, Flag, PicturedWidget, page_code, page_style, synced, titled

_PLUS = 4  # the mask whose place is taken
_SAMPLES = ((), (0,), (1,), (0, 8), (3, 5), (2, 6, 7))  # presses without the plus: their boards are shown


class TwoBoxes(PicturedWidget):
    """Draw a mask that takes the place of MAGIC's plus, and see which boards it makes.

    One box holds the boards that MAGIC's other eight masks make, the second one all others. A few boards of
    each are shown. A button adds the new mask to the boards of the first box. These fall into the first box
    again or into the second, and the mask itself stands in the same box. The page works it out without a
    kernel.

    Parameters
    ----------
    mask : (3, 3) array_like of 0/1, optional
        The new mask to begin with; blank if left out.

    Attributes
    ----------
    mask : (3, 3) uint8 array, read-only; may be set and observed
    added : bool; may be set and observed
        Whether the mask is added to the boards of the first box.

    Raises
    ------
    TypeError, ValueError
        If the mask is no such board, or the flag is not True or False. The widget keeps its state then; it
        also does when the page sends what it should not.

    Examples
    --------
    >>> figure = TwoBoxes([[1, 0, 1], [0, 0, 0], [1, 0, 1]])
    >>> figure.needs_plus
    False
    >>> figure
    A new mask 4 that MAGIC makes without the plus: 256 boards are made
    new mask 4
    ■ □ ■
    □ □ □
    ■ □ ■
    """

    _esm = page_code("two_boxes.js")
    _css = page_style("board.css", "two_boxes.css")
    _set_by_page: ClassVar[tuple[str, ...]] = ("mask", "added")

    mask: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_mask"))
    added: traitlets.Bool[bool, Any] = Flag(False).tag(sync=True)
    _deciding: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _plus: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _samples: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(self, mask: ArrayLike | None = None) -> None:
        white = np.zeros(MAGIC.shape, np.uint8)
        units = np.eye(white.size, dtype=np.uint8).reshape(-1, *MAGIC.shape)
        super().__init__(
            mask=white if mask is None else mask,
            _deciding=[cell for cell, unit in enumerate(units) if MAGIC.solve(white, unit)[_PLUS]],
            _plus=MAGIC.matrix[_PLUS].tolist(),
            _samples=[MAGIC.press(white, presses).ravel().tolist() for presses in _SAMPLES],
        )

    @property
    def needs_plus(self) -> bool:
        """Whether the plus is among MAGIC's presses that make the mask as a board."""
        return _PLUS in pressed(MAGIC.solve(np.zeros(MAGIC.shape, np.uint8), self.mask))

    @property
    def made(self) -> int:
        """How many boards the nine masks make, with the new one in the place of the plus."""
        matrix = MAGIC.matrix.copy()
        matrix[_PLUS] = self.mask.ravel()
        return int(2 ** gf2.matrix_rank(matrix))

    def _as_mask(self, value: ArrayLike, name: str) -> NDArray[np.uint8]:
        return as_board(value, name, MAGIC.shape).copy()

    def _picture(self) -> plot.Picture:
        how = "with" if self.needs_plus else "without"
        title = f"A new mask {_PLUS} that MAGIC makes {how} the plus: {self.made} boards are made"
        return titled(plot.boards([self.mask], [f"new mask {_PLUS}"]), title)

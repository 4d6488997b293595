"""The largest board that a memory holds, one bit a cell, and the butterfly on its letters, level by level."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from magicmath import plot
from magicmath._checks import as_choice, as_index
from magicmath._shown import shown
from magicmath.widgets._base import PicturedWidget, page_code, page_style
from magicmath.widgets._drawn import written_word
from magicmath.widgets._whole import Part, Whole
from magicmath.widgets.million import tilted

# How many bytes, as an exponent of 2.
MEMORIES = {
    "8 kilobytes": 13,
    "64 kilobytes": 16,
    "4 megabytes": 22,
    "8 megabytes": 23,
    "16 megabytes": 24,
    "8 gigabytes": 33,
}
SMALLEST, LARGEST = 2**4, 2**20  # sides
MOST_DRAWN = 2**9  # rows and columns
_BITS_OF_BYTE = 3  # as an exponent of 2
_STORED = 2**7  # rows and columns of the stored picture
Bits = NDArray[np.uint8]


class LargestBoard(PicturedWidget):
    """Choose a memory, and find the largest side of a board that fits, one bit for each cell.

    The side is a power of 2, and the reader types the power. Once it is the largest that fits, the page
    counts the XORs of the butterfly, and tells for how long a side the matrix of all masks would fit. It goes
    through the levels on the word MAGIC: on the reader's own side, or on 512 rows and columns where the side
    is longer. At the end it presses the masks. The page works it out without a kernel.

    Parameters
    ----------
    memory : str, optional
        How much memory there is: "8 kilobytes", "64 kilobytes", "4 megabytes", "8 megabytes", "16 megabytes"
        or "8 gigabytes". A kilobyte has 1024 bytes.
    side : int, a power of 2 from 16 to 2**20, optional
        How many rows and columns the board has.

    Attributes
    ----------
    memory, side : may be set; the levels begin anew
    level : int
        How many levels are done on the drawn cells. May be set where the side is the largest that fits.
    largest, largest_of_matrix : int
        The largest side that fits, and the largest whose matrix of all masks would fit.
    cells : uint8 array
        The drawn cells after these levels.

    Raises
    ------
    TypeError, ValueError
        If a value is none of these. The widget keeps its state then.

    Examples
    --------
    >>> figure = LargestBoard("8 kilobytes", side=256)
    >>> figure.level = 16
    >>> figure
    Largest board: 8 kilobytes, 256×256 cells fit, and no larger board does
    level 16 of 16 on 256×256 cells: 18814 are black
    """

    _esm = page_code("largest_board.js")
    _css = page_style("board.css", "sights.css", "largest_board.css")
    _set_by_page = ("_now",)

    _now: Any = Whole("_as_now").tag(sync=True)
    _word: traitlets.List[Any] = traitlets.List().tag(sync=True)

    memory = Part("_now", str, "How much memory there is.", level=0)
    side = Part("_now", int, "How many rows and columns the board has.", level=0)
    level = Part("_now", int, "How many levels are done on the drawn cells.")

    def __init__(self, memory: str = "64 kilobytes", side: int = 64) -> None:
        word = ["".join(map(str, line)) for line in written_word().tolist()]
        super().__init__(_now={"memory": memory, "side": side, "level": 0}, _word=word)

    @property
    def largest(self) -> int:
        """The largest side that fits."""
        return _largest(self.memory)

    @property
    def largest_of_matrix(self) -> int:
        """The largest side whose matrix of all masks would fit."""
        return 2 ** int((MEMORIES[self.memory] + _BITS_OF_BYTE) // 4)

    @property
    def cells(self) -> Bits:
        """The drawn cells after these levels."""
        side = min(self.side, MOST_DRAWN)
        cells = tilted(side)
        for k in range(self.level):
            pairs = cells.reshape(-1, 2, 2**k)
            pairs[:, 1] ^= pairs[:, 0]
        return cells

    def _as_now(self, memory: str, side: int, level: int) -> dict[str, Any]:
        memory = as_choice(memory, "memory", MEMORIES)
        side = as_index(side, "side", low=SMALLEST, high=LARGEST + 1)
        if side & (side - 1):
            raise ValueError(f"side must be a power of 2, got {shown(side)}")
        levels = _levels(min(side, MOST_DRAWN)) if side == _largest(memory) else 0
        return {"memory": memory, "side": side, "level": as_index(level, "level", high=levels + 1)}

    def _picture(self) -> plot.Picture:
        cells = self.cells
        step = max(1, len(cells) // _STORED)
        side, largest = self.side, self.largest
        fits = "do not fit" if side > largest else "fit"
        more = ", and no larger board does" if side == largest else ""
        title = f"Largest board: {self.memory}, {side}×{side} cells {fits}{more}"
        drawn = f"{len(cells)}×{len(cells)} cells"
        text = f"level {self.level} of {_levels(len(cells))} on {drawn}: {cells.sum(dtype=int)} are black"
        figure = plot.pattern(cells[::step, ::step], "the bits").figure
        return plot.Picture(figure, f"{title}\n{text}", f"{title}. {text}.")


def _levels(side: int) -> int:
    """Count the levels of the butterfly on a board: one for each binary digit of a cell's number."""
    return 2 * (side.bit_length() - 1)


def _largest(memory: str) -> int:
    """Return the largest power of 2 whose square is no more than the bits of the memory."""
    return 2 ** int((MEMORIES[memory] + _BITS_OF_BYTE) // 2)

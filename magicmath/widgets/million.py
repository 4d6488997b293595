"""A million cells of fractal MAGIC: to draw, to solve and to press in the page."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from magicmath import plot
from magicmath._checks import as_choice, as_index, as_indices
from magicmath._shown import shown
from magicmath.helix import helix
from magicmath.widgets._base import PicturedWidget, page_code, page_style
from magicmath.widgets._drawn import written_word
from magicmath.widgets._shapes import disc, distances, ring
from magicmath.widgets._whole import Part, Whole
from magicmath.widgets.picture_repair import draws

SIDE = 1024
DRAWINGS = ("disc", "ring", "letters", "by lot", "your own")
MOST_BLOTS = 4096
_PEN = 200  # the square of a blot's radius
_LETTER = 1600  # of a letter's cell, 50 times its side
_STORED = 4  # each fourth row and column is in the stored pictures
_GAP = 8  # cells between them
Bits = NDArray[np.uint8]


class Million(PicturedWidget):
    """A board of 1024×1024 cells: draw what must change, solve it, and press all masks.

    The page works out all of it, and tells how long it took to solve. It checks the presses without the
    transform: it presses the masks themselves. A saved page needs no kernel, and holds no cells.

    Parameters
    ----------
    drawing : {"disc", "ring", "letters", "by lot", "your own"}, optional
        What must change; "your own" is white, to draw on.
    seed : int, from 0 to 2**32 - 1, optional
        Which cells are black by lot.

    Attributes
    ----------
    drawing, seed
        May be set. Another drawing lets go of the blots.
    blots : tuple of int, up to 4096
        The middles of the blots drawn on a board of your own, each as 1024 * row + column. May be set.
    cells, presses : (1024, 1024) uint8 arrays
        The cells that must change, and the masks to press.

    Raises
    ------
    TypeError, ValueError
        If a value is none of these. The widget keeps its state then.

    Examples
    --------
    >>> Million("ring")
    Board of 1024×1024 cells: ring, 247088 of them black, 272556 masks to press
    """

    _esm = page_code("million.js")
    _css = page_style("board.css", "sights.css", "million.css")
    _set_by_page = ("_now",)

    _now: Any = Whole("_as_now").tag(sync=True)
    _word: traitlets.List[Any] = traitlets.List().tag(sync=True)

    drawing = Part("_now", str, "What must change.", blots=())
    seed = Part("_now", int, "Which cells are black by lot.")
    blots = Part("_now", tuple, "The middles of the blots drawn by hand.")

    def __init__(self, drawing: str = "disc", seed: int = 0) -> None:
        word = ["".join(map(str, line)) for line in written_word().tolist()]
        super().__init__(_now={"drawing": drawing, "seed": seed, "blots": ()}, _word=word)

    @property
    def cells(self) -> Bits:
        """The cells that must change."""
        if self.drawing == "by lot":
            return _by_lot(self.seed)
        return _blotted(self.blots) if self.drawing == "your own" else _drawn(self.drawing)

    @property
    def presses(self) -> Bits:
        """The masks to press, each in the place of the cell that has its number."""
        return helix(self.cells.ravel()).reshape(SIDE, SIDE)

    def _as_now(self, drawing: str, seed: int, blots: Sequence[int]) -> dict[str, Any]:
        as_choice(drawing, "drawing", DRAWINGS)
        places = list(dict.fromkeys(as_indices(blots, "blots", high=SIDE * SIDE)))
        if len(places) > MOST_BLOTS:
            raise ValueError(f"blots must be at most {MOST_BLOTS}, got {len(places)}")
        if places and drawing != "your own":
            raise ValueError(f"blots must be empty unless drawing is 'your own', got {shown(blots)}")
        return {"drawing": drawing, "seed": as_index(seed, "seed", high=2**32), "blots": places}

    def _picture(self) -> plot.Picture:
        cells, presses = self.cells, self.presses
        small = [bits[::_STORED, ::_STORED] for bits in (cells, presses)]
        gap = np.zeros((SIDE // _STORED, _GAP), dtype=np.uint8)
        label = "what must change, and the presses: one cell of sixteen"
        drawn = plot.pattern(np.hstack([small[0], gap, small[1]]), label)
        text = (
            f"Board of {SIDE}×{SIDE} cells: {self.drawing}, {cells.sum(dtype=int)} of them black, "
            f"{presses.sum(dtype=int)} masks to press"
        )
        return plot.Picture(drawn.figure, text, f"{text}.")


def _drawn(drawing: str) -> Bits:
    if drawing == "letters":
        return tilted()
    return (ring(SIDE) if drawing == "ring" else disc(SIDE)).astype(np.uint8)


def tilted(side: int = SIDE) -> Bits:
    """Return the word, turned by the angle of the right triangle 7, 24, 25, on a side that divides 1024."""
    side = as_index(side, "side", low=1, high=SIDE + 1)
    if SIDE % side:
        raise ValueError(f"side must divide {SIDE}, got {side}")
    word = written_word()
    down, right = distances(side) * (SIDE // side)
    rows, columns = word.shape
    row = (24 * down - 7 * right + rows * _LETTER // 2) // _LETTER
    column = (24 * right + 7 * down + columns * _LETTER // 2) // _LETTER
    is_inside = (row >= 0) & (row < rows) & (column >= 0) & (column < columns)
    return np.where(is_inside, word[row.clip(0, rows - 1), column.clip(0, columns - 1)], 0).astype(np.uint8)


def _by_lot(seed: int) -> Bits:
    words = draws(seed, SIDE * SIDE // 32).astype("<u4")
    return np.unpackbits(words.view(np.uint8), bitorder="little").reshape(SIDE, SIDE)


def _blotted(blots: Sequence[int]) -> Bits:
    reach = int(_PEN**0.5)
    down, right = np.indices((2 * reach + 1, 2 * reach + 1)) - reach
    blot = (down**2 + right**2 <= _PEN).astype(np.uint8)
    cells = np.zeros((SIDE + 2 * reach, SIDE + 2 * reach), dtype=np.uint8)
    for row, column in (divmod(place, SIDE) for place in blots):
        cells[row : row + len(blot), column : column + len(blot)] |= blot
    return cells[reach:-reach, reach:-reach].copy()

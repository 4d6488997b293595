"""A picture, and the masks of fractal MAGIC that make it: each press shows the cells that it sums."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from magicmath import plot
from magicmath._checks import as_choice, as_flag, as_index, as_indices
from magicmath._shown import shown
from magicmath.helix import helix
from magicmath.widgets._base import PicturedWidget, page_code, page_style
from magicmath.widgets._shapes import disc, distances, ring
from magicmath.widgets._whole import Part, Whole, pair

SHAPES = ("disc", "ring", "square", "diagonal", "white")
SIDE = 128
_GAP = 4  # cells between the stored pictures
_FIRST_OF_WALK = (120, 112)
Bits = NDArray[np.uint8]


class FractalPicture(PicturedWidget):
    """A picture of 128×128 cells beside the presses of fractal MAGIC that turn a white board into it.

    Point at a press: the cells that it sums light up, in pairs of which those that cancel are grey. Point
    at a cell: the presses that sum it do. The page works out all of it, so a saved page needs no kernel.

    Parameters
    ----------
    shape : {"disc", "ring", "square", "diagonal", "white"}, optional
        What the picture shows.
    press : (row, column), optional
        The press whose cells are marked, counted from 0. None is marked if it is left out.
    walk : bool, optional
        Offer a walk above the pictures: from press to press it tells why only the rim of the disc leaves
        traces, and why they come back. It begins at row 120, column 112, if `press` is left out.

    Attributes
    ----------
    shape, press
        May be set. Another shape lets go of the cells flipped by hand, and keeps the press.
    flips : tuple of int
        The cells flipped by hand, each as 128 * row + column. May be set.
    picture, presses : (128, 128) uint8 arrays
        The cells that must change, and the masks to press.

    Raises
    ------
    TypeError, ValueError
        If a value is none of these. The widget keeps its state then.

    Examples
    --------
    >>> FractalPicture("square", press=(5, 7))
    Fractal picture of 128×128 cells: square, 5776 of them black, 400 masks to press
    press in row 5, column 7: of the 32 cells that it sums, 0 are black
    """

    _esm = page_code("fractal_picture.js")
    _css = page_style("board.css", "sights.css", "fractal_picture.css")
    _set_by_page = ("_now",)

    _now: Any = Whole("_as_now").tag(sync=True)
    _walk = traitlets.Bool(False).tag(sync=True)

    shape = Part("_now", str, "What the picture shows.", flips=())
    press = Part("_now", pair, "The row and the column of the press whose cells are marked, or None.")
    flips = Part("_now", tuple, "The cells flipped by hand.")

    def __init__(self, shape: str = "disc", press: Sequence[int] | None = None, walk: bool = False) -> None:
        self._walk = as_flag(walk, "walk")
        press = _FIRST_OF_WALK if walk and press is None else press
        super().__init__(_now={"shape": shape, "flips": (), "press": press})

    @property
    def picture(self) -> Bits:
        """The cells that must change."""
        cells = _drawn(self.shape)
        cells.ravel()[list(self.flips)] ^= 1
        return cells

    @property
    def presses(self) -> Bits:
        """The masks to press, each in the place of the cell that has its number."""
        return helix(self.picture.ravel()).reshape(SIDE, SIDE)

    def _as_now(self, shape: str, flips: Sequence[int], press: Sequence[int] | None) -> dict[str, Any]:
        place = None if press is None else as_indices(press, "press", high=SIDE)
        if place is not None and len(place) != 2:
            raise ValueError(f"press must be (row, column), got {shown(press)}")
        return {
            "shape": as_choice(shape, "shape", SHAPES),
            "flips": sorted(set(as_indices(flips, "flips", high=SIDE * SIDE))),
            "press": place,
        }

    def _picture(self) -> plot.Picture:
        picture, presses = self.picture, self.presses
        gap = np.zeros((SIDE, _GAP), dtype=np.uint8)
        drawn = plot.pattern(np.hstack([picture, gap, presses]), "what must change, and the presses")
        title = (
            f"Fractal picture of {SIDE}×{SIDE} cells: {self.shape}, {picture.sum()} of them black, "
            f"{presses.sum()} masks to press"
        )
        text = "no press is marked"
        if self.press is not None:
            row, column = self.press
            summed = picture[np.ix_(subsets(row), subsets(column))]
            sums = "1 cell" if summed.size == 1 else f"{summed.size} cells"
            black = f"{summed.sum()} {'is' if summed.sum() == 1 else 'are'} black"
            text = f"press in row {row}, column {column}: of the {sums} that it sums, {black}"
        return plot.Picture(drawn.figure, f"{title}\n{text}", f"{title}. {text}.")


def subsets(number: int) -> list[int]:
    """Return the numbers below 128 whose binary 1s are all 1s of a number.

    Parameters
    ----------
    number : int, from 0 to 127

    Returns
    -------
    list of int

    Raises
    ------
    TypeError, ValueError
        If `number` is out of range.

    Examples
    --------
    >>> subsets(0b101)
    [0, 1, 4, 5]
    """
    number = as_index(number, "number", high=SIDE)
    return [i for i in range(number + 1) if i & number == i]


def _drawn(shape: str) -> Bits:
    """Return the cells of a shape around the middle, in twice the distance from it."""
    down, right = distances(SIDE)
    cells = {
        "disc": disc(SIDE),
        "ring": ring(SIDE),
        "square": 5 * np.maximum(abs(down), abs(right)) < 3 * SIDE,
        "diagonal": down == right,
        "white": np.zeros((SIDE, SIDE), dtype=bool),
    }
    return cells[shape].astype(np.uint8)

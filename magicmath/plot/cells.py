"""Draw cells as the widgets do: on a grey frame, a 1 dark with a light dot, a 0 light."""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from magicmath.plot.drawing import DARK, FRAME, LIGHT, Drawing, written

_PITCHES = ((4, 32), (9, 24), (20, 18))  # up to so many rows or columns, pixels from cell to cell
_WIDEST, _SMALL, _LARGE = 480, 4, 12  # pixels: of a board of more cells, and between their pitches
_DIGIT = 8.3  # pixels that a digit in a cell takes
_SMALLEST_ROUND = 18  # the pitch below which corners are sharp


@dataclass(frozen=True)
class Grid:
    """How large cells are drawn, and how far apart.

    Parameters
    ----------
    across, down : int
        Pixels from a cell to the next one.
    """

    across: int = 32
    down: int = 32

    @classmethod
    def of(cls, length: int) -> "Grid":
        """Return the grid for boards of at most so many rows and columns."""
        pitch = next((pitch for most, pitch in _PITCHES if length <= most), 0)
        pitch = pitch or max(_SMALL, min(_LARGE, _WIDEST // length))
        return cls(pitch, pitch)

    @classmethod
    def for_texts(cls, length: int) -> "Grid":
        """Return the grid for cells that hold texts of at most so many letters."""
        return cls(max(32, round(_DIGIT * length) + 12), 32)

    @property
    def gap(self) -> int:
        """The line between two cells, and around them all."""
        return max(1, self.down // 8)

    @property
    def corner(self) -> int:
        """The radius of a cell's corner."""
        return (self.down - self.gap) // 7 if self.down >= _SMALLEST_ROUND else 0

    def size(self, shape: tuple[int, ...]) -> tuple[int, int]:
        """Return the width and the height of a board with its frame."""
        rows, columns = shape
        return columns * self.across + self.gap, rows * self.down + self.gap

    def middle(self, i: int, j: int) -> tuple[float, float]:
        """Return the middle of a cell, from the top left of its frame."""
        return (j + 0.5) * self.across + self.gap / 2, (i + 0.5) * self.down + self.gap / 2


def draw_board(
    drawing: Drawing, cells: NDArray[np.integer], x: float, y: float, grid: Grid, dots: bool = True
) -> None:
    """Draw a board of 0, 1 and holes, with or without dots, whose frame has its top left at (x, y)."""
    draw_frame(drawing, cells.shape, x, y, grid)
    draw_squares(drawing, np.argwhere(cells == 0), x, y, grid, LIGHT)
    draw_squares(drawing, np.argwhere(cells == 1), x, y, grid, DARK)
    if dots:
        middles = (grid.middle(i, j) for i, j in np.argwhere(cells == 1).tolist())
        width = max(1, round(0.24 * (grid.down - grid.gap)))
        steps = (f"M{written(x + right)} {written(y + down)}h0" for right, down in middles)
        drawing.path(steps, stroke=LIGHT, stroke_width=width, stroke_linecap="round")


def draw_frame(drawing: Drawing, shape: tuple[int, ...], x: float, y: float, grid: Grid) -> None:
    """Draw what lies behind the cells of a board."""
    drawing.rectangle(x, y, *grid.size(shape), rx=grid.corner + grid.gap // 2, fill=FRAME)


def draw_numbers(drawing: Drawing, shape: tuple[int, ...], x: float, y: float, grid: Grid) -> None:
    """Write the numbers of rows and columns around a board whose frame has its top left at (x, y)."""
    rows, columns = shape
    above = [(x + grid.middle(0, j)[0], y - grid.down / 2, str(j)) for j in range(columns)]
    beside = [(x - grid.across / 2, y + grid.middle(i, 0)[1], str(i)) for i in range(rows)]
    drawing.texts([*above, *beside], text_anchor="middle", dominant_baseline="central")


def draw_squares(
    drawing: Drawing, places: Iterable[NDArray[np.integer]], x: float, y: float, grid: Grid, colour: str
) -> None:
    """Draw the cells at some places, each (row, column), in one colour."""
    corner, gap = grid.corner, grid.gap
    left, top = x + gap + corner, y + gap + corner
    width, height = (pitch - gap - 2 * corner for pitch in (grid.across, grid.down))
    square = f"h{width}v{height}h-{width}z"
    steps = (f"M{written(left + j * grid.across)} {written(top + i * grid.down)}{square}" for i, j in places)
    rounded = {"stroke": colour, "stroke_width": 2 * corner, "stroke_linejoin": "round"} if corner else {}
    drawing.path(steps, fill=colour, **rounded)

"""Polarisation: how reliable the rows of ⌽G become, from size to size."""

from typing import Any, NamedTuple

import numpy as np
import traitlets
from numpy.typing import NDArray

from magicmath import plot
from magicmath._checks import as_flag, as_index
from magicmath.codes import row_errors
from magicmath.widgets._base import PicturedWidget, page_code, page_style
from magicmath.widgets._whole import Part, Whole

LARGEST_NOISE = 40  # percent
MOST_LEVELS = 10
RIGHT, COIN = 0.01, 0.45


class Kinds(NamedTuple):
    """How many rows of a size are nearly always right, between, and hardly better than a coin."""

    right: int
    between: int
    coin: int


class PolarTree(PicturedWidget):
    """The rows of ⌽G from size to size, coloured by how often noise makes their bits wrong.

    Row i of a size makes the rows 2i and 2i + 1 of the next: the first is told twice, and the second is
    found as a sum. The larger the size, the fewer rows stand between certainty and a coin. The page works
    out all of it, so a saved page needs no kernel.

    Parameters
    ----------
    noise : int, from 1 to 40, optional
        Of 100 places, how many are flipped on average.
    levels : int, from 1 to 10, optional
        The largest size shown is 2**levels.
    by_reliability : bool, optional
        Whether the rows of each size are sorted, the most reliable first.

    Attributes
    ----------
    noise, levels, by_reliability
        May be set.
    kinds : tuple of Kinds
        For each size from 2 on, how many rows are wrong in fewer than 1 of 100 cases, in more, and in more
        than 45.

    Raises
    ------
    TypeError, ValueError
        If a value is none of these. The widget keeps its state then.

    Notes
    -----
    Arıkan, "Channel polarization" (IEEE Transactions on Information Theory, 2009).

    Examples
    --------
    >>> PolarTree(noise=6, levels=3)
    Polar tree, noise 6 of 100
    size 2: 0 nearly always right, 2 between, 0 hardly better than a coin
    size 4: 0 nearly always right, 4 between, 0 hardly better than a coin
    size 8: 1 nearly always right, 7 between, 0 hardly better than a coin
    """

    _esm = page_code("polar_tree.js")
    _css = page_style("board.css", "polar_tree.css")
    _set_by_page = ("_now",)

    _now: Any = Whole("_as_now").tag(sync=True)
    _largest_noise = traitlets.Int(LARGEST_NOISE).tag(sync=True)
    _most_levels = traitlets.Int(MOST_LEVELS).tag(sync=True)

    noise = Part("_now", int, "Of 100 places, how many are flipped on average.")
    levels = Part("_now", int, "The largest size shown is 2 to this number.")
    by_reliability = Part("_now", bool, "Whether the rows of each size are sorted, the most reliable first.")

    def __init__(self, noise: int = 6, levels: int = 4, by_reliability: bool = False) -> None:
        super().__init__(_now={"noise": noise, "levels": levels, "by_reliability": by_reliability})

    @property
    def kinds(self) -> tuple[Kinds, ...]:
        """How many rows of each size from 2 on are of which kind."""
        return tuple(_kinds(row_errors(m, self.noise / 100)) for m in range(1, self.levels + 1))

    def _as_now(self, noise: int, levels: int, by_reliability: bool) -> dict[str, Any]:
        return {
            "noise": as_index(noise, "noise", low=1, high=LARGEST_NOISE + 1),
            "levels": as_index(levels, "levels", low=1, high=MOST_LEVELS + 1),
            "by_reliability": as_flag(by_reliability, "by_reliability"),
        }

    def _picture(self) -> plot.Picture:
        title = f"Polar tree, noise {self.noise} of 100"
        sizes = [2**m for m in range(1, self.levels + 1)]
        shares: dict[int | str, int] = {
            f"size {size}": round(100 * kinds.between / size)
            for size, kinds in zip(sizes, self.kinds, strict=True)
        }
        drawn = plot.bars(shares, "of 100 rows, this many stand between")
        lines = [
            f"size {size}: {kinds.right} nearly always right, {kinds.between} between, "
            f"{kinds.coin} hardly better than a coin"
            for size, kinds in zip(sizes, self.kinds, strict=True)
        ]
        return plot.Picture(drawn.figure, "\n".join([title, *lines]), f"{title}. {'; '.join(lines)}.")


def _kinds(errors: NDArray[np.float64]) -> Kinds:
    right, coin = int((errors < RIGHT).sum()), int((errors > COIN).sum())
    return Kinds(right, len(errors) - right - coin, coin)

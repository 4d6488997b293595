"""A stepper: walk forwards and backwards through the stages of a computation."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot
from magicmath._checks import as_bits, as_flag, as_index, as_label, as_sequence, as_text
from magicmath._shown import shown
from magicmath.widgets._base import PicturedWidget, page_code


class _Step(traitlets.Int[int, Any]):
    """The number of one of the frames."""

    def validate(self, obj: Any, value: Any) -> int:
        return as_index(value, "step", high=len(obj.frames))


class Stepper(PicturedWidget):
    """Show one matrix at a time, with a caption, and buttons to step through them.

    Parameters
    ----------
    frames : sequence of (m, n) array_like of numbers
    captions : sequence of str, one a frame
    numbered : bool, optional
        Whether rows and columns are numbered from 0 in the page.
    holes : sequence of (m, n) array_like of 0/1, one a frame, optional
        1 where a frame has no entry: the place stays empty, and the text has a dot there. Where some frame
        has a row of holes alone, the page draws no ground behind the rows.
    collects : str, optional
        The name of a column that the page adds: it has the last entry of each row but the first.
    keeps : sequence of int, one a row but the first, optional
        Which entry of the row the column has, in place of the last one.
    compared : mapping of str to (n,) array_like of numbers, optional
        Rows that the page shows below the last frame, each by its name.

    Attributes
    ----------
    step : int
        The frame shown; may be set and observed.

    Raises
    ------
    TypeError, ValueError
        If the frames are no matrices of numbers, the captions or the holes are not as many, the holes of a
        frame are no 0/1 of its shape, `numbered` is no bool, `collects` is no str, `keeps` names an entry
        that a row has not, or is given without `collects`, or `compared` is no mapping of names to rows of
        numbers.

    Examples
    --------
    >>> Stepper([[[0, 1], [1, 1]], [[1, 1], [0, 1]]], ["start", "swap rows 0 and 1"])
    Stepper, step 0 of 1: start
    0 1
    1 1
    """

    _esm = page_code("stepper.js")
    _set_by_page = ("step",)

    step = _Step(0).tag(sync=True)
    _frames: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _captions: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _numbered = traitlets.Bool().tag(sync=True)
    _collects = traitlets.Unicode().tag(sync=True)
    _keeps: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _compared: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(
        self,
        frames: Sequence[ArrayLike],
        captions: Sequence[str],
        numbered: bool = False,
        holes: Sequence[ArrayLike] | None = None,
        collects: str = "",
        compared: Mapping[str, ArrayLike] | None = None,
        keeps: Sequence[int] | None = None,
    ) -> None:
        self.frames = [plot.as_matrix(frame, "frames").copy() for frame in as_sequence(frames, "frames")]
        self.captions = [as_label(caption, "captions") for caption in as_sequence(captions, "captions")]
        if not self.frames or len(self.frames) != len(self.captions):
            counts = f"{len(self.captions)} for {len(self.frames)}"
            raise ValueError(f"captions must be as many as frames, got {counts}")
        self.holes = _as_holes(holes, self.frames)
        collects = as_text(collects, "collects")
        super().__init__(
            _frames=[_told(frame, holes) for frame, holes in zip(self.frames, self.holes, strict=True)],
            _captions=self.captions,
            _numbered=as_flag(numbered, "numbered"),
            _collects=collects,
            _keeps=_as_kept(keeps, self.frames, collects),
            _compared=_as_compared(compared),
        )

    def _picture(self) -> plot.Picture:
        title = f"Stepper, step {self.step} of {len(self.frames) - 1}: {self.captions[self.step]}"
        holes = self.holes[self.step]
        picture = plot.matrix(self.frames[self.step], self.captions[self.step], holes=holes)
        text = "\n".join([title, *picture.text.split("\n")[1:]])
        return plot.Picture(picture.figure, text, f"{title}. {picture.alt}")


def _told(frame: NDArray, holes: NDArray[np.uint8]) -> dict[str, Any]:
    """Return a matrix as the page draws it."""
    return {
        "text": [[plot.number(x) for x in row] for row in frame],
        "odd": (frame % 2 == 1).astype(int).tolist(),
        "holes": holes.tolist(),
    }


def _as_kept(keeps: Sequence[int] | None, frames: list[NDArray], collects: str) -> list[int]:
    """Return which entry of each row but the first is collected, or raise."""
    if keeps is None:
        return []
    if not collects:
        raise ValueError("keeps is for a column that is collected, got no name of it")
    count, columns = (min(size) for size in zip(*(frame.shape for frame in frames), strict=True))
    given = [as_index(one, "keeps", high=columns) for one in as_sequence(keeps, "keeps")]
    if len(given) != count - 1:
        raise ValueError(f"keeps must be one for each row but the first, got {len(given)} for {count} rows")
    return given


def _as_compared(compared: Mapping[str, ArrayLike] | None) -> list[dict[str, Any]]:
    """Return the rows to show at last as the page draws them, or raise."""
    if compared is None:
        return []
    if not isinstance(compared, Mapping):
        raise TypeError(f"compared must be a mapping of names to rows, got {shown(compared)}")
    rows = []
    for name, row in compared.items():
        label = as_label(name, "compared")
        matrix = plot.as_matrix([as_sequence(row, "compared")], "compared")
        rows.append({"name": label, **_told(matrix, np.zeros(matrix.shape, np.uint8))})
    return rows


def _as_holes(holes: Sequence[ArrayLike] | None, frames: list[NDArray]) -> list[NDArray[np.uint8]]:
    """Return for each frame where it has no entry, or raise."""
    if holes is None:
        return [np.zeros(frame.shape, np.uint8) for frame in frames]
    given = as_sequence(holes, "holes")
    if len(given) != len(frames):
        raise ValueError(f"holes must be as many as frames, got {len(given)} for {len(frames)}")
    return [as_bits(some, "holes", shape=frame.shape) for some, frame in zip(given, frames, strict=True)]

"""A stepper: walk forwards and backwards through the stages of a computation."""

from collections.abc import Sequence
from typing import Any

import traitlets
from numpy.typing import ArrayLike

from magicmath import plot
from magicmath._checks import as_index, as_label, as_sequence
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

    Attributes
    ----------
    step : int
        The frame shown; may be set and observed.

    Raises
    ------
    TypeError, ValueError
        If the frames are no matrices of numbers, or the captions are not as many.

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

    def __init__(self, frames: Sequence[ArrayLike], captions: Sequence[str]) -> None:
        self.frames = [plot.as_matrix(frame, "frames").copy() for frame in as_sequence(frames, "frames")]
        self.captions = [as_label(caption, "captions") for caption in as_sequence(captions, "captions")]
        if not self.frames or len(self.frames) != len(self.captions):
            counts = f"{len(self.captions)} for {len(self.frames)}"
            raise ValueError(f"captions must be as many as frames, got {counts}")
        super().__init__(
            _frames=[
                {
                    "text": [[plot.number(x) for x in row] for row in frame],
                    "odd": (frame % 2 == 1).astype(int).tolist(),
                }
                for frame in self.frames
            ],
            _captions=self.captions,
        )

    def _picture(self) -> plot.Picture:
        title = f"Stepper, step {self.step} of {len(self.frames) - 1}: {self.captions[self.step]}"
        picture = plot.matrix(self.frames[self.step], self.captions[self.step])
        text = "\n".join([title, *picture.text.split("\n")[1:]])
        return plot.Picture(picture.figure, text, f"{title}. {picture.alt}")

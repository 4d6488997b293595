"""A picture that knows its text."""

from typing import Any

from magicmath._checks import as_text
from magicmath.plot.drawing import Drawing, Drawn

_BETWEEN = 16  # pixels between two pictures in one
Bundle = tuple[dict[str, str], dict[str, Any]]  # forms of one content, and what is told of them


class Picture:
    """A picture that knows its text.

    Parameters
    ----------
    figure : Drawn
        What is drawn, without words.
    text : str
        The same content in signs: what the picture prints, and what stands where no picture can.
    alt : str
        The same content in a sentence.
    """

    def __init__(self, figure: Drawn, text: str, alt: str) -> None:
        self.text: str = as_text(text, "text")
        self.alt: str = as_text(alt, "alt")
        self.figure = figure

    @property
    def svg(self) -> str:
        """The picture as SVG, which holds its alternative text."""
        return self.figure.svg(self.alt)

    def __repr__(self) -> str:
        return self.text

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Bundle:
        return {"text/plain": self.text, "image/svg+xml": self.svg}, {}


def stacked(upper: Picture, lower: Picture) -> Picture:
    """Return two pictures that are drawings as one, the second below the first."""
    above, below = upper.figure, lower.figure
    if not (isinstance(above, Drawing) and isinstance(below, Drawing)):
        raise TypeError("only drawings can be stacked")
    drawing = Drawing(max(above.width, below.width), above.height + _BETWEEN + below.height)
    drawing.place(above, 0)
    drawing.place(below, above.height + _BETWEEN)
    return Picture(drawing, f"{upper.text}\n\n{lower.text}", f"{upper.alt} {lower.alt}")

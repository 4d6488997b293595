"""A picture that knows its text."""

from typing import Any

from magicmath._checks import as_text
from magicmath.plot.drawing import Drawn

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

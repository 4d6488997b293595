"""Take a figure of matplotlib for a picture, in the colours of the page that it stands on."""

import io
import re
from html import escape
from typing import TYPE_CHECKING

from magicmath.plot.drawing import INK, STYLE, root_look

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_REACHING_OUT = re.compile("<defs>\\s*<style.*?</style>\\s*</defs>", re.DOTALL)  # a style for the whole page
_BLACK = re.compile(f"(?<=: )(?:#000000|{INK})(?=[;\"'])")


class Plotted:
    """A figure of matplotlib whose black, and whose ink, become the colour of the page's own text.

    Parameters
    ----------
    figure : matplotlib.figure.Figure
    """

    def __init__(self, figure: "Figure") -> None:
        self.figure = figure

    def svg(self, alt: str) -> str:
        """Return the figure as SVG that says `alt` to those who do not see it."""
        from matplotlib import rc_context

        stream = io.StringIO()
        with rc_context({"svg.hashsalt": "magicmath", "svg.fonttype": "none"}):  # the same each time
            about = dict.fromkeys(("Creator", "Date", "Format", "Type"))
            self.figure.savefig(stream, format="svg", transparent=True, metadata=about)
        svg = stream.getvalue()
        svg = _BLACK.sub("currentColor", _REACHING_OUT.sub("", svg[svg.index("<svg") :])).rstrip("\n")
        look = {**root_look(alt), "stroke-linejoin": "round", "stroke-linecap": "butt"}
        told = "".join(f' {name}="{escape(value)}"' for name, value in look.items())
        start, inside = svg.replace("<svg", f"<svg{told}", 1).split(">", 1)
        return f"{start}><style>{STYLE}</style>{inside}"

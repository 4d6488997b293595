"""Write a drawing as SVG: the same text each time, with colours that follow light and dark.

What stands on the page itself (labels, axes) has the colour of the text around it, and in a picture
of its own that of the reader's light or dark mode. Everything else is legible on both.
"""

import re
from collections.abc import Iterable
from typing import Protocol
from xml.etree.ElementTree import Element, SubElement, tostring

# DARK is a cell that holds 1, LIGHT one that holds 0, in light and dark mode alike; so are --mm-dark and
# --mm-light in widgets/static/board.css and the ends of the scale in widgets/static/shades.js
DARK, LIGHT, FRAME, INK, ACCENT, STONE = "#1d2230", "#fbf8f1", "#7d8590", "#22262e", "#b3541e", "#c9bda6"
INK_IN_THE_DARK = "#e9e6dd"
LETTER = 7.6  # pixels that a letter of a label takes, rather too many
LABEL_HEIGHT = 20
WIDEST = 720  # pixels of a page that a picture may take
_LIGHTEST_DARK = 0.61  # the share of dark above which a text on it is white, as in widgets/static/shades.js
_LABEL_DROP = 14  # from the top of a label to the line that it stands on
_MARGIN = 4
_FONTS = "system-ui, 'DejaVu Sans', sans-serif, 'DejaVu Sans Mono', 'APL385 Unicode'"  # APL signs at the end
_CLASS = "magicmath-picture"
STYLE = (
    f".{_CLASS}:root{{color-scheme:light dark;color:{INK}}}"
    f"@media(prefers-color-scheme:dark){{.{_CLASS}:root{{color:{INK_IN_THE_DARK}}}}}"
)
_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Drawn(Protocol):
    """Whatever can be written as SVG."""

    def svg(self, alt: str) -> str:
        """Return the drawing as SVG that says `alt` to those who do not see it."""


class Drawing:
    """A drawing in pixels, from (0, 0) at the top left to a width and a height.

    Parameters
    ----------
    width, height : float
    """

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self._elements: list[Element] = []

    def rectangle(self, x: float, y: float, width: float, height: float, **look: object) -> None:
        """Draw a rectangle; `look` are attributes of SVG, with `_` for `-`."""
        self._add("rect", {"x": x, "y": y, "width": width, "height": height, **look})

    def circle(self, x: float, y: float, radius: float, **look: object) -> None:
        """Draw a circle around (x, y)."""
        self._add("circle", {"cx": x, "cy": y, "r": radius, **look})

    def path(self, steps: Iterable[str], **look: object) -> None:
        """Draw one path of steps such as `M0 0h5`, unless there are none."""
        if line := "".join(steps):
            self._add("path", {"d": line, **look})

    def texts(self, placed: Iterable[tuple[float, float, str]], **look: object) -> None:
        """Write texts of one look, each at its (x, y)."""
        group = self._add("g", look)
        for x, y, text in placed:
            SubElement(group, "text", {"x": written(x), "y": written(y)}).text = legal(text)

    def label(self, x: float, y: float, label: str) -> None:
        """Write a label whose top left is at (x, y), in the colour of the page's own text."""
        if label:
            self.texts([(x, y + _LABEL_DROP, label)])

    def image(self, address: str, x: float, y: float, width: float, height: float, **look: object) -> None:
        """Draw the picture of an address that holds it."""
        self._add("image", {"href": address, "x": x, "y": y, "width": width, "height": height, **look})

    def enlarged(self, width: float, height: float) -> "Drawing":
        """Return a drawing of another size that begins with what this one holds."""
        drawing = Drawing(width, height)
        drawing._elements = list(self._elements)
        return drawing

    def svg(self, alt: str) -> str:
        """Return the drawing as SVG that says `alt` to those who do not see it."""
        width, height = self.width + 2 * _MARGIN, self.height + 2 * _MARGIN
        around = f"{-_MARGIN} {-_MARGIN} {written(width)} {written(height)}"
        root = Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "viewBox": around})
        shown = min(1.0, WIDEST / width)  # JupyterLab itself makes no SVG fit its page
        root.attrib.update(width=written(shown * width), height=written(shown * height), **root_look(alt))
        SubElement(root, "style").text = STYLE
        root.extend(self._elements)
        return tostring(root, encoding="unicode")

    def _add(self, name: str, look: dict[str, object]) -> Element:
        attributes = {key.replace("_", "-"): written(value) for key, value in look.items()}
        element = Element(name, attributes)
        self._elements.append(element)
        return element


def root_look(alt: str) -> dict[str, str]:
    """Return what each of our SVGs says of itself as a whole."""
    return {
        **{"class": _CLASS, "role": "img", "aria-label": legal(alt)},
        **{"fill": "currentColor", "font-size": "13", "font-family": _FONTS},
        "style": "max-width:100%;height:auto",
    }


def written(value: object) -> str:
    """Write a number with at most two digits after the point, and all else as its text."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def legal(text: str) -> str:
    """Return a text with a sign of replacement for what XML cannot hold."""
    return _NOT_IN_XML.sub("\ufffd", text)


def label_width(label: str) -> float:
    """Return the width in pixels to leave for a label."""
    return LETTER * len(label)


def shade(share: float) -> tuple[str, str]:
    """Return the colour at a share of the way from light to dark, and that of a text on it."""
    ends = zip(bytes.fromhex(LIGHT[1:]), bytes.fromhex(DARK[1:]), strict=True)
    colour = "#" + bytes(round(light + share * (dark - light)) for light, dark in ends).hex()
    return colour, "#000" if share <= _LIGHTEST_DARK else "#fff"

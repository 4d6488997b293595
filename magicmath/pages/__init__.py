"""Write HTML that plays without a kernel, a network or a second file.

`page` writes one page of live figures. The site builds its chapters, single pages and slides from the same
parts: `document` turns what stands in a notebook into HTML, `widgets` and `live` give it its live figures,
`fragments` makes texts fit for a page, and `safety` keeps it closed.
"""

from collections.abc import Mapping
from html import escape
from pathlib import Path

from magicmath._shown import shown
from magicmath.pages.document import Document
from magicmath.pages.live import as_data, script, style
from magicmath.pages.safety import as_style, policy
from magicmath.plot import Picture
from magicmath.widgets._base import PicturedWidget

__all__ = ["page"]

_STYLE = Path(__file__).parent / "static" / "page.css"


def page(figures: Mapping[str, PicturedWidget | Picture]) -> str:
    """Return one HTML page of figures, each below its title, the same text each time.

    A figure that stands there twice moves in both places. Where scripts are off, the picture and the text
    of each stay.

    Parameters
    ----------
    figures : mapping
        Live figures of `magicmath.widgets`, and pictures of `magicmath.plot`, by their titles.

    Returns
    -------
    str

    Raises
    ------
    TypeError
        If `figures` is no mapping of texts to figures.

    Examples
    --------
    >>> from magicmath.widgets import Board
    >>> page({"Play": Board()}).count('class="live"')
    1
    """
    _check(figures)
    live = {one.model_id: one for one in figures.values() if isinstance(one, PicturedWidget)}
    document = Document({key: {"state": one.page_state()} for key, one in live.items()})
    pieces = [
        f"<h{level}>{escape(title)}</h{level}>\n{document.displayed(*one._repr_mimebundle_())}"
        for level, (title, one) in zip([1, *[2] * len(figures)], figures.items(), strict=False)
    ]
    running = script(document.figures.names())
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{policy([running])}">
<title>{escape(next(iter(figures), "Figures"))}</title>
<style>
{as_style(style() + _STYLE.read_text(encoding="utf-8"))}</style>
</head>
<body>
<main>
{"".join(pieces)}
</main>
{as_data(document.figures.told(), cls="states")}
<script>{running}</script>
</body>
</html>
"""


def _check(figures: object) -> None:
    if not isinstance(figures, Mapping):
        raise TypeError(f"figures must be a mapping of titles to figures, got {shown(figures)}")
    for title, figure in figures.items():
        if not isinstance(title, str):
            raise TypeError(f"figures must have texts as titles, got {shown(title)}")
        if not isinstance(figure, (PicturedWidget, Picture)):
            raise TypeError(f"figures must hold live figures and pictures, got {shown(figure)}")

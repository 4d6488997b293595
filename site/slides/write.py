"""Write a deck: one page for reveal.js, with live figures and the lecturer's notes."""

import re
import shutil
from html import escape
from pathlib import Path

import nbformat
from executed import executed
from home import minutes_of
from places import KEPT, notebooks, write_if_new
from slides.deck import Slide, slides

from magicmath.pages.document import Document, models_of
from magicmath.pages.live import as_data

HERE = Path(__file__).parent
SHARED = ("deck.css", "lecturer.js", "deck.js")
REVEAL = ("reveal.css", "reveal.js", "reset.css")
ERRATA = "../errata.html"
MOST_LINES = 9  # of an output that is text

_PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="icon" href="../_static/mark.svg">
<link rel="stylesheet" href="reveal/reset.css">
<link rel="stylesheet" href="reveal/reveal.css">
<link rel="stylesheet" href="../_static/live.css">
<link rel="stylesheet" href="deck.css">
<noscript><style>
html, body, .reveal, .reveal .slides {{ position: static; overflow: visible; height: auto; width: auto; }}
.reveal .slides section {{ display: block; position: static; height: auto; }}
</style></noscript>
</head>
<body>
<div class="reveal"><div class="slides">
{sections}
</div></div>
{states}
<script src="reveal/reveal.js"></script>
<script src="../_static/live.js"></script>
<script src="lecturer.js"></script>
<script src="deck.js"></script>
</body>
</html>
"""


def write_decks(npm: Path, target: Path) -> None:
    """Write the decks of all notebooks, and what they load, into a folder."""
    for source, notebook in executed(notebooks(), KEPT / "executed"):
        write_if_new(target / f"{source.stem}.html", deck(notebook, source))
    write_shared(npm, target)


def deck(notebook: nbformat.NotebookNode, source: Path) -> str:
    """Return the deck of an executed notebook as a page, which loads what `write_shared` writes beside it.

    Parameters
    ----------
    notebook : NotebookNode
        With its outputs and the states of its figures.
    source : Path
        Where it comes from.
    """
    document = Document(models_of(notebook), source.parent, source.name)
    made = slides(notebook, minutes_of(notebook))
    sections = "\n".join(_section(slide, document) for slide in made)
    told = as_data(document.figures.told(), cls="states")
    title = escape(made[0].heading if made else source.stem)
    return _PAGE.format(title=title, sections=sections, states=told)


def write_shared(npm: Path, target: Path) -> None:
    """Write what all decks load."""
    for name in REVEAL:
        there = target / "reveal" / name
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(npm / "reveal.js" / "dist" / name, there)
    for name in SHARED:
        shutil.copy(HERE / name, target)


def _section(slide: Slide, document: Document) -> str:
    heading = _html(slide.heading, document).removeprefix("<p>").removesuffix("</p>")
    figure = (
        "".join(document.output(one) for one in slide.figure.outputs if _fits(one)) if slide.figure else ""
    )
    notes = "\n".join(_html(text, document) for text in slide.notes)
    return (
        f'<section><div class="fitted"><h2>{heading}</h2>\n'
        f'<div class="claim">{_html(slide.claim, document)}</div>\n'
        f'<div class="figure">{figure}</div></div>\n'
        f'<aside class="notes"{_minutes(slide)}>{_time(slide)}{notes}</aside></section>'
    )


def _minutes(slide: Slide) -> str:
    return "" if slide.minutes is None else f' data-minutes="{slide.minutes:.2f}"'


def _time(slide: Slide) -> str:
    if slide.minutes is None:
        return ""
    minutes = max(1, round(slide.minutes))
    return f"<p><strong>About {minutes} {'minute' if minutes == 1 else 'minutes'}.</strong></p>"


def _html(text: str, document: Document) -> str:
    # a deck has no anchors
    html = re.sub(r'(href="[^":#]+\.html)#[^"]*"', r'\1"', document.text(text).strip())
    html = re.sub(r'<a href="#[^"]*">(.*?)</a>', r"\1", html)
    return html.replace('href="errata.html"', f'href="{ERRATA}"')  # a page of the book, not a deck


def _fits(output: nbformat.NotebookNode) -> bool:
    """Tell whether an output can be read from the last row: a figure, or a few lines."""
    if output.output_type == "stream":
        return output.text.count("\n") <= MOST_LINES
    if output.output_type == "error":
        return False
    return (
        any(kind != "text/plain" for kind in output.data)
        or output.data["text/plain"].count("\n") < MOST_LINES
    )

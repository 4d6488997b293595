"""Write a deck: one page for reveal.js, with live figures and the lecturer's notes."""

import shutil
from html import escape
from pathlib import Path

import nbformat
from executed import executed
from home import minutes_of
from live import figure_of, states
from places import KEPT, notebooks
from slides.deck import Slide, slides

from magicmath.export.document import Document
from magicmath.export.fragments import Pictures, fragment, markdown, written

HERE = Path(__file__).parent
SHARED = ("deck.css", "deck.js")
REVEAL = ("reveal.css", "reveal.js", "reset.css", "plugin/notes.js")
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
</head>
<body>
<div class="reveal"><div class="slides">
{sections}
</div></div>
{states}
<script src="reveal/reveal.js"></script>
<script src="reveal/plugin/notes.js"></script>
<script src="../_static/live.js"></script>
<script src="deck.js"></script>
</body>
</html>
"""


def write_decks(npm: Path, target: Path) -> None:
    """Write the decks of all notebooks, and what they load, into a folder."""
    for source, notebook in executed(notebooks(), KEPT / "executed"):
        write_deck(notebook, source, minutes_of(notebook), target)
    write_shared(npm, target)


def write_deck(notebook: nbformat.NotebookNode, source: Path, minutes: int, target: Path) -> None:
    """Write the deck of an executed notebook into a folder.

    Parameters
    ----------
    notebook : NotebookNode
        With its outputs and the states of its figures.
    source : Path
        Where it comes from.
    minutes : int
        What the notebook says that it takes.
    target : Path
        The folder of the decks.
    """
    document = Document(notebook, source.parent, slides=False, name=source.name)
    sections = "\n".join(_section(slide, document, source) for slide in slides(notebook, minutes))
    told = {
        str(number): {"figure": figure_of(code), "state": state}
        for number, (code, state) in document.widgets.live().items()
    }
    title = escape(notebook.cells[0].source.splitlines()[0].lstrip("# "))
    page = _PAGE.format(title=title, sections=sections, states=states(told))
    target.mkdir(parents=True, exist_ok=True)
    (target / f"{source.stem}.html").write_text(page, encoding="utf-8")


def write_shared(npm: Path, target: Path) -> None:
    """Write what all decks load."""
    for name in REVEAL:
        there = target / "reveal" / name
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(npm / "reveal.js" / "dist" / name, there)
    for name in SHARED:
        shutil.copy(HERE / name, target)


def _section(slide: Slide, document: Document, source: Path) -> str:
    heading = _html(slide.heading, source).removeprefix("<p>").removesuffix("</p>")
    figure = (
        "".join(document.output(one) for one in slide.figure.outputs if _fits(one)) if slide.figure else ""
    )
    notes = "\n".join(_html(text, source) for text in slide.notes)
    minutes = max(1, round(slide.minutes))
    unit = "minute" if minutes == 1 else "minutes"
    return (
        f'<section><div class="fitted"><h2>{heading}</h2>\n'
        f'<div class="claim">{_html(slide.claim, source)}</div>\n'
        f'<div class="figure">{figure}</div></div>\n'
        f'<aside class="notes"><p><strong>About {minutes} {unit}.</strong></p>{notes}</aside></section>'
    )


def _html(text: str, source: Path) -> str:
    pictures = Pictures(source.parent, source.name)
    html = written(fragment(markdown(text), pictures, ".html").contents).strip()
    return html.replace('href="errata.md"', 'href="../errata.html"')  # a page of the book, not a deck


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

"""Turn an executed notebook into a chapter for paper: one text, its pictures, and what goes to the end."""

import re
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import nbformat
from bs4 import BeautifulSoup
from paper import bets, exercises
from paper.bets import Bet
from paper.exercises import Exercise
from paper.pictures import Pictures
from paper.words import block, markdown

_STATES = "application/vnd.jupyter.widget-state+json"
_VIEW = "application/vnd.jupyter.widget-view+json"
_GAME = ("_masks", "_start", "_holes", "goal")
_ONLY_GAME = "_opponent"  # told by the state of a game, and by that of no other figure
_MOST_ROWS = 200  # a longer table of the ledger is the whole of it, which has an appendix


@dataclass
class Chapter:
    """A chapter: its number and title, its HTML, what the end of the book says of it, and its games."""

    number: str
    title: str
    html: str = ""
    exercises: list[Exercise] = field(default_factory=list)
    bets: list[Bet] = field(default_factory=list)
    folds: list[str] = field(default_factory=list)
    games: list[dict[str, Any]] = field(default_factory=list)

    @property
    def key(self) -> str:
        """The name that links lead to."""
        return f"chapter-{self.number}"


def chapter(notebook: nbformat.NotebookNode, source: Path, pictures: Pictures) -> Chapter:
    """Return the chapter that a notebook is.

    Parameters
    ----------
    notebook : nbformat.NotebookNode
        Executed, with the states of its figures.
    source : Path
        Where it comes from; its name begins with the number.
    pictures : Pictures
        Where its pictures are kept.
    """
    made = Chapter(source.stem[:2], notebook.cells[0].source.splitlines()[0].lstrip("# "))
    writer = _Writer(made, notebook, pictures)
    made.html = "".join(writer.cell(cell) for cell in notebook.cells)
    return made


class _Writer:
    def __init__(self, made: Chapter, notebook: nbformat.NotebookNode, pictures: Pictures) -> None:
        self.made, self.pictures = made, pictures
        self.models = notebook.metadata.get("widgets", {}).get(_STATES, {}).get("state", {})

    def cell(self, cell: nbformat.NotebookNode) -> str:
        if cell.cell_type == "code":
            asked = [self._asked(output) for output in cell.outputs]
            # a line that asks an exercise or a bet says nothing on paper
            code = "" if any(asked) else block(cell.source, "python")
            shown = (one or self._output(output) for one, output in zip(asked, cell.outputs, strict=True))
            return code + "".join(shown)
        return self._text(cell.source) if cell.cell_type == "markdown" else ""

    def _text(self, source: str) -> str:
        text = BeautifulSoup(markdown(source), "html.parser")
        for heading in text.find_all("h1"):
            heading["id"] = self.made.key
            heading.string = f"{self.made.number} {heading.get_text()}"
        for link in text.find_all("a", href=True):
            _lead(link, text)
        for fold in text.find_all("details"):
            fold.replace_with(self._folded(fold))
        return str(text)

    def _folded(self, fold: BeautifulSoup) -> BeautifulSoup:
        """Put what a text folds to the end of the book, and return what stands in its place."""
        summary = fold.summary.extract().get_text()
        key = f"{self.made.number}-{len(self.made.folds) + 1}"
        back = f'<a class="page" href="#folded-{key}">text</a>'
        self.made.folds.append(
            f'<div class="answer" id="unfolded-{key}"><p><strong>{escape(summary)}</strong> {back}</p>'
            f"{fold.decode_contents()}</div>"
        )
        link = f'<a class="page" href="#unfolded-{key}">at the end</a>'
        here = f'<div class="fold" id="folded-{key}"><p>▸ {escape(summary)} {link}</p></div>'
        return BeautifulSoup(here, "html.parser")

    def _asked(self, output: nbformat.NotebookNode) -> str:
        """Return an exercise or a bet as HTML; nothing if the output is neither."""
        state = self._state(output)
        if "_told" in state:
            exercise = Exercise(self.made.number, state["_told"], self._picture(output))
            self.made.exercises.append(exercise)
            return exercises.asked(exercise)
        if "_veiled" in state:
            bet = Bet(f"{self.made.number}-{len(self.made.bets) + 1}", state)
            self.made.bets.append(bet)
            return bets.asked(bet)
        return ""

    def _state(self, output: nbformat.NotebookNode) -> dict[str, Any]:
        model = output.get("data", {}).get(_VIEW, {}).get("model_id")
        return self.models.get(model, {}).get("state", {})

    def _picture(self, output: nbformat.NotebookNode) -> str:
        svg = output.data.get("image/svg+xml")
        return self.pictures.place(svg) if svg else ""

    def _output(self, output: nbformat.NotebookNode) -> str:
        if output.output_type == "stream":
            return block(re.sub(r"\x1b\[[0-9;]*m", "", output.text))
        data = output.data
        state = self._state(output)
        if _ONLY_GAME in state and _game(state) not in self.made.games:
            self.made.games.append(_game(state))
        if "image/svg+xml" in data:
            return self._picture(output)
        if "text/html" in data:
            return _table(data["text/html"])
        return block(data["text/plain"])


def _game(state: dict[str, Any]) -> dict[str, Any]:
    return {name.lstrip("_"): state[name] for name in _GAME}


def _table(html: str) -> str:
    table = BeautifulSoup(html, "html.parser")
    rows = len(table.find_all("tr")) - 1
    if rows > _MOST_ROWS:
        return f'<p>All {rows} rows: <a class="page" href="#ledger">the ledger whole</a></p>'
    for tag in table.find_all(style=True):
        del tag["style"]
    return "".join(map(str, table.find_all("table")))  # what stands around it tells that it scrolls


def _lead(link: BeautifulSoup, text: BeautifulSoup) -> None:
    """Let a link to another notebook or sheet lead to its place in the book; one within a page is text."""
    if link["href"].startswith("#"):
        link.unwrap()
        return
    path = urlsplit(link["href"]).path
    if path.endswith(".ipynb"):
        key = f"chapter-{Path(path).name[:2]}"
    elif path == "errata.md":
        key = "errata"
    else:
        return
    link["href"] = f"#{key}"
    page = text.new_tag("a", attrs={"class": "page", "href": f"#{key}"})
    page.string = "there"
    link.insert_after(" ", page)

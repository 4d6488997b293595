"""Make the first page: a board to play at once, and the map of the course out of the notebooks themselves."""

import re
from html import escape
from pathlib import Path

import nbformat
from figure import live

from magicmath.rules import to_board
from magicmath.widgets import Game

_TIME = re.compile(r"\*\*Time\*\*:? *(?:about )?(\d+)")
_WILL = re.compile(r"\*\*You will\*\*:? *(.*?)(?=\n- |\n\n|\Z)", re.DOTALL)


def board() -> str:
    """Return a live game as HTML: a puzzle of two presses that no chapter has."""
    return live(Game(start=to_board(19), goal=to_board(495)))


def contents(sources: list[Path]) -> str:
    """Return the lines of the table of contents: each chapter by its number and title."""
    return "\n".join(f"{source.stem[:2]} {_title(source)} <{source.stem}>" for source in sources)


def minutes_of(notebook: nbformat.NotebookNode) -> int | None:
    """Return the minutes that the first cell of a notebook says it takes, or None."""
    found = _TIME.search(notebook.cells[0].source)
    return int(found[1]) if found else None


def course_map(sources: list[Path]) -> str:
    """Return a table of the notebooks: number, title, what one does there, minutes."""
    rows = []
    for source in sources:
        opening = nbformat.read(source, as_version=4).cells[0].source
        will, time = _WILL.search(opening), _TIME.search(opening)
        if not (will and time):
            raise ValueError(f"{source.name}: the first cell must say what you will do, and the time")
        link = f'<a href="{source.stem}.html">{escape(_title(source))}</a>'
        does = escape(" ".join(will[1].replace("*", "").split()).rstrip("."))
        rows.append(
            f"<tr><td>{source.stem[:2]}</td><td>{link}<br>{does}</td>"
            f'<td>{time[1]} min<br><a href="slides/{source.stem}.html">slides</a></td></tr>'
        )
    return f'<table class="course-map"><tbody>{"".join(rows)}</tbody></table>'


def _title(source: Path) -> str:
    return nbformat.read(source, as_version=4).cells[0].source.splitlines()[0].lstrip("# ")

"""Put the course together as one text for paper: the chapters, and what stands at the end."""

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from pathlib import Path

import glossary
import nbformat
from paper import bets, exercises
from paper.chapter import Chapter, chapter
from paper.ledger import ledger
from paper.pictures import Pictures
from paper.words import markdown
from places import HERE, NOTEBOOKS


@dataclass(frozen=True)
class Course:
    """The course: its chapters, and the whole text as HTML."""

    chapters: list[Chapter]
    html: str


def course(notebooks: Iterable[tuple[Path, nbformat.NotebookNode]], pictures: Pictures) -> Course:
    """Return the course from its executed notebooks.

    Parameters
    ----------
    notebooks : iterable of (Path, NotebookNode)
        Where each comes from, and what it is.
    pictures : Pictures
        Where pictures are kept.
    """
    in_order = sorted(notebooks, key=lambda one: one[0].name)
    chapters = [chapter(notebook, source, pictures) for source, notebook in in_order]
    appendices = {
        ("answers", "Answers to the exercises"): _by_chapter(
            (one, [exercises.answered(exercise) for exercise in one.exercises]) for one in chapters
        ),
        ("bets", "What the bets show"): _by_chapter(
            (one, [bets.settled(bet, pictures) for bet in one.bets]) for one in chapters
        ),
        ("folds", "What the notebooks fold"): _by_chapter((one, one.folds) for one in chapters),
        ("glossary", "Glossary"): _below_title(glossary.page()),
        ("errata", "Errata"): _below_title((NOTEBOOKS / "errata.md").read_text(encoding="utf-8")),
        ("ledger", "The ledger"): ledger(pictures),
    }
    ends = (
        f'<h1 id="{key}">{letter} {title}</h1>{html}'
        for letter, ((key, title), html) in zip("ABCDEF", appendices.items(), strict=True)
    )
    return Course(chapters, "\n".join([_opening(), *(one.html for one in chapters), *ends]))


def _opening() -> str:
    return markdown((HERE / "paper" / "opening.md").read_text(encoding="utf-8"))


def _by_chapter(parts: Iterable[tuple[Chapter, list[str]]]) -> str:
    return "".join(
        f"<h2>{one.number} {escape(one.title)}</h2>{''.join(pieces)}" for one, pieces in parts if pieces
    )


def _below_title(text: str) -> str:
    """Return a page of Markdown without its title, whose place in the book is told by another."""
    title, _, rest = text.lstrip().partition("\n")
    if not title.startswith("# "):
        raise ValueError(f"the page must begin with its title, got {title!r}")
    return markdown(rest)

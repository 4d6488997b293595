"""Make slides of a notebook: the claim of each text cell that is marked as one, and the figure that follows.

Where none is marked, each text cell with a heading is one. It gives a heading, the first sentences below it
and its lists. The figure is what the code cell behind it shows. All other text, whole, is what the lecturer
says: it stands in the notes.
"""

import re
from dataclasses import dataclass, field

import nbformat

CLAIM = 45  # words that are shown of a paragraph, as whole sentences
MOST = 95  # words that are shown in all
LOOK_BACK = "What you now know"  # the section that closes a lesson
_HEADING = re.compile(r"^#{1,4} +(.+)$", re.MULTILINE)
_FOLDED = re.compile(r"<details>.*?</details>", re.DOTALL)
_SENTENCE = re.compile(r"(?<=[.?!:])\s+(?=[A-Z0-9*“`(])")
_MARKS = ("slide", "subslide", "fragment")


@dataclass
class Slide:
    """One claim, one figure, and what is said."""

    heading: str
    claim: str
    figure: nbformat.NotebookNode | None = None
    notes: list[str] = field(default_factory=list)
    minutes: float | None = None


def slides(notebook: nbformat.NotebookNode, minutes: int | None) -> list[Slide]:
    """Return the slides of a notebook, with its minutes, if they are known, shared out by the words of notes.

    Raises
    ------
    ValueError
        If text stands before the first cell that is marked as a slide.
    """
    is_marked = any(map(_mark, notebook.cells))
    made: list[Slide] = []
    heading = ""
    cells = notebook.cells
    for at, cell in enumerate(cells):
        if cell.cell_type != "markdown":
            continue
        found = _HEADING.findall(cell.source)
        begins = _mark(cell) if is_marked else bool(found) or not made
        if begins:
            following = cells[at + 1] if at + 1 < len(cells) else None
            is_figure = following is not None and _is_figure(following)
            title, text = _section(cell.source, heading, with_figure=is_figure)
            made.append(Slide(title, _claim(text), following if is_figure else None))
        heading = [heading, *found][-1]
        if not made:
            raise ValueError("the first text cell must be a slide")
        made[-1].notes.append(cell.source)
    if minutes:
        _share_out(made, minutes)
    return made


def _mark(cell: nbformat.NotebookNode) -> bool:
    kind = cell.metadata.get("slideshow", {}).get("slide_type")
    return cell.cell_type == "markdown" and kind in _MARKS


def _is_figure(cell: nbformat.NotebookNode) -> bool:
    """Tell whether a cell shows something to a class; an exercise is for one reader."""
    return cell.cell_type == "code" and bool(cell.outputs) and not cell.source.startswith("Exercise(")


def _section(source: str, heading: str, with_figure: bool) -> tuple[str, str]:
    """Return the heading and the text of the section that is shown of a cell that follows a heading.

    A figure belongs to the last section. Without one it is the look back, or else the first.
    """
    pieces = [heading, *_HEADING.split(source)]  # headings and texts in turn
    sections = [(title, text) for title, text in zip(pieces[::2], pieces[1::2], strict=True) if text.strip()]
    look_back = [section for section in sections if section[0] == LOOK_BACK]
    return sections[-1] if with_figure else (look_back or sections)[0]


def _claim(text: str) -> str:
    """Return what a slide shows of a text: its first sentences, and its lists."""
    section = _FOLDED.sub("", text)
    blocks = [block.strip() for block in re.split(r"\n\s*\n", section) if block.strip()]
    shown: list[str] = []
    room = MOST
    for block in blocks:
        is_list = block.startswith(("- ", "1. ", "|"))
        piece = block if is_list else "" if shown else _first_sentences(block)
        if piece and len(piece.split()) <= room:
            shown.append(piece)
            room -= len(piece.split())
    return "\n\n".join(shown[:2])


def _first_sentences(paragraph: str) -> str:
    kept: list[str] = []
    for sentence in _SENTENCE.split(paragraph):
        if kept and len(" ".join([*kept, sentence]).split()) > CLAIM:
            break
        kept.append(sentence)
    while len(kept) > 1 and "".join(kept).count("(") > "".join(kept).count(")"):
        kept.pop()  # a remark in brackets is shown whole or not at all
    return " ".join(kept)


def _share_out(made: list[Slide], minutes: int) -> None:
    words = [sum(len(text.split()) for text in slide.notes) + 60 * bool(slide.figure) for slide in made]
    for slide, count in zip(made, words, strict=True):
        slide.minutes = minutes * count / sum(words)

"""Write notebooks, of the course or any others, as pages and slides that are one file each."""

import hashlib
import warnings
from collections.abc import Sequence
from pathlib import Path

import nbformat
from book_source import look
from chapters import chapter
from executed import executed
from fetched import npm
from fonts import write_fonts
from nbclient.exceptions import CellExecutionError
from places import KEPT, NOTEBOOKS, write_if_new
from single.files import Unfit, write_whole
from single.inline import in_one_file
from slides.write import ERRATA, deck, write_shared
from sphinx.cmd.build import build_main

from magicmath.pages.fragments import LeftOut, Pictures

SHEET = "errata"  # which notebooks of the course lead to
_SETTINGS = {
    "root_doc": SHEET,
    "html_title": "",
    "html_use_index": "0",
    "myst_all_links_external": "1",  # to what is no page of the book
    "suppress_warnings": "image.not_readable,misc.highlighting_failure,myst.header,toc.not_included",
}


def make_single(sources: Sequence[Path], target: Path) -> list[Path]:
    """Write a page and a deck of each notebook into a folder, and return their paths.

    Parameters
    ----------
    sources : sequence of Path
        Notebooks of different names.
    target : Path
        The folder.

    Raises
    ------
    Unfit
        If a cell raises, or the pages cannot be built.

    Warns
    -----
    LeftOut
        If a picture or an output cannot be kept.
    """
    folder = KEPT / "single"
    ran = _executed(sources)
    _write_source(ran, folder / "source")
    _build(folder)
    target.mkdir(parents=True, exist_ok=True)
    sheet = in_one_file(folder / "made" / f"{SHEET}.html", Pictures(NOTEBOOKS, SHEET))
    write_whole(target / f"{SHEET}.html", sheet)
    written = []
    for source, notebook in ran.items():
        page, slides = target / f"{source.stem}.html", target / f"{source.stem}.slides.html"
        made = folder / "made" / f"{_name(source)}.html"
        write_whole(page, in_one_file(made, Pictures(source.parent, source.name)))
        write_whole(slides, _deck(notebook, source, folder / "made" / "slides"))
        written += [page, slides]
    return written


def _executed(sources: Sequence[Path]) -> dict[Path, nbformat.NotebookNode]:
    ran: dict[Path, nbformat.NotebookNode] = {}
    for kept, of_course in (("executed", True), ("executed-elsewhere", False)):
        some = [source for source in sources if (source.parent == NOTEBOOKS) == of_course]
        try:
            ran |= executed(some, KEPT / kept)
        except CellExecutionError as error:
            raise Unfit(f"a cell fails\n{error}") from error
    return {source: ran[source] for source in sources}


def _name(source: Path) -> str:
    """Return what Sphinx calls a page: a notebook's own name may hold anything."""
    return hashlib.sha256(str(source).encode()).hexdigest()[:12]


def _write_source(ran: dict[Path, nbformat.NotebookNode], folder: Path) -> None:
    texts = dict(look())
    texts[f"{SHEET}.md"] = (NOTEBOOKS / f"{SHEET}.md").read_text(encoding="utf-8")
    texts |= {f"{_name(source)}.ipynb": chapter(notebook, source) for source, notebook in ran.items()}
    for name, text in texts.items():
        write_if_new(folder / name, text)
    write_fonts(npm(), folder / "_static" / "fonts")
    for path in folder.glob("*.ipynb"):
        if path.name not in texts:
            path.unlink()


def _build(folder: Path) -> None:
    settings = [f"-D{name}={value}" for name, value in _SETTINGS.items()]
    words = ["-q", "-b", "html", "-d", str(folder / "doctrees"), *settings]
    if build_main([*words, str(folder / "source"), str(folder / "made")]):
        raise Unfit("Sphinx could not build the pages, and says above why")


def _deck(notebook: nbformat.NotebookNode, source: Path, folder: Path) -> str:
    write_shared(npm(), folder)
    page = folder / "deck.html"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LeftOut)  # the page has told it
        write_if_new(page, deck(notebook, source))
        return in_one_file(page, Pictures(source.parent, source.name), {ERRATA: f"{SHEET}.html"})

"""Write what Sphinx reads: the chapters, the pages of the book, and what its pages load."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import facing
import glossary
import package
import playground
from chapters import chapter
from executed import executed
from facts import IN_PAGE
from fetched import npm
from fonts import write_fonts
from home import board, contents, course_map
from mark import mark
from paper.links import print_door, worksheet_link
from places import BOOK, HERE, KEPT, NOTEBOOKS, notebooks, write_if_new
from teachers import kit
from tqdm import tqdm

from magicmath.pages.live import style


def write_source(source: Path, facts: str, address: str | None, with_paper: bool) -> None:
    """Write the source of the book into a folder; what has not changed keeps its time.

    Parameters
    ----------
    source : Path
        The folder.
    facts : str
        A template of what each page carries for its scripts.
    address : str or None
        Where the site will be public.
    with_paper : bool
        Whether the book leads to what is printed.

    Raises
    ------
    nbclient.exceptions.CellExecutionError
        If a cell of a notebook raises.
    """
    written = set()

    def write(name: str, text: str) -> None:
        write_if_new(source / name, text)
        written.add(source / name)

    with tqdm(total=len(notebooks()), unit="") as bar:
        for path, notebook in executed(notebooks(), KEPT / "executed", lambda _: bar.update()):
            closing = worksheet_link(path) if with_paper else ""
            write(path.name, chapter(notebook, path, closing, facing.led_to_rows))
    for name, text in look(facts):
        write(name, text)
    pieces = {"board": raw(board()), "course_map": raw(course_map(notebooks()))}
    pieces |= {"playground": raw(playground.board())}
    pieces |= {"contents": contents(notebooks()), "print": print_door() if with_paper else ""}
    for path in BOOK.glob("*.md"):
        write(path.name, filled(path, **pieces))
    write("glossary.md", glossary.page())
    for name, text in {**facing.pages(KEPT / "report.json"), **package.pages()}.items():
        write(name, text)
    for name, text in kit.pages(notebooks(), address).items():
        write(name, text)
    for name in IN_PAGE:
        write(f"_static/{name}", (HERE / "python" / name).read_text(encoding="utf-8"))
    write("errata.md", facing.led_to_rows((NOTEBOOKS / "errata.md").read_text(encoding="utf-8")))
    write_fonts(npm(), source / "_static" / "fonts")
    shutil.copytree(NOTEBOOKS / "pictures", source / "pictures", dirs_exist_ok=True)
    ours = {*written, *_files(source / "pictures"), *_files(source / "_static" / "fonts")}
    for path in set(_files(source)) - ours:
        path.unlink()


def look(facts: str = "") -> Iterator[tuple[str, str]]:
    """Yield what gives pages of the book their look and their life, as names and texts, but for the fonts.

    Parameters
    ----------
    facts : str, optional
        A template of what each page carries for its scripts.
    """
    for path in _files(BOOK):
        if path.suffix != ".md":
            yield str(path.relative_to(BOOK)), path.read_text(encoding="utf-8")
    yield "_static/mark.svg", mark()
    yield "_templates/meanings.html", glossary.meanings()
    yield "_templates/facts.html", facts
    for name, text in playground.scripts().items():
        yield f"_static/{name}", text
    yield "_static/live.css", style()
    yield "_static/mathjax.js", (npm() / "mathjax" / "es5" / "tex-svg-full.js").read_text(encoding="utf-8")


def filled(path: Path, **pieces: str) -> str:
    """Return a page with pieces of Markdown in the places that name them, `{{name}}`."""
    text = path.read_text(encoding="utf-8")
    for name, piece in pieces.items():
        text = text.replace(f"{{{{{name}}}}}", piece)
    return text


def raw(html: str) -> str:
    """Return HTML as it may stand in Markdown."""
    return f"```{{raw}} html\n{html}\n```"


def _files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]

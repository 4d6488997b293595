"""Make what is printed: the course as a PDF and as an EPUB, and worksheets. What has not changed stays."""

import hashlib
import shutil
from importlib.metadata import version
from pathlib import Path

from executed import digest_of, executed
from fetched import npm
from fonts import write_fonts
from mark import mark
from paper.course import course
from paper.epub import write_epub
from paper.faces import write_faces
from paper.links import BOOK, EPUB
from paper.pictures import Pictures
from paper.setting import PAPER, set_pages
from paper.worksheets import write_worksheets
from places import HERE, KEPT, NOTEBOOKS, PACKAGE, notebooks

TITLE = "MAGIC, one press at a time"
_TOOLS = ("fonttools", "markdown-it-py", "matplotlib", "pypandoc-binary", "typst")
_MODULES = ("facing.py", "fonts.py", "glossary.py", "glossary.toml", "mark.py", "package.json")


def make_paper(target: Path) -> None:
    """Make the book and the worksheets in a folder, unless they are there and nothing has changed."""
    made = KEPT / "paper"
    stamp = made / "made_of"
    wanted = _made_of()
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        shutil.rmtree(made, ignore_errors=True)
        _make(made)
        stamp.write_text(wanted, encoding="utf-8")
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for path in sorted((*made.glob("*.pdf"), *made.glob("*.epub"))):
        shutil.copy2(path, target)


def _make(folder: Path) -> None:
    pictures = Pictures(folder / "pictures")
    print("paper: the text", flush=True)
    text = course(executed(notebooks(), KEPT / "executed"), pictures)
    write_faces(npm(), folder / "fonts")
    write_fonts(npm(), folder / "screen-fonts")
    (folder / "mark.svg").write_text(mark(), encoding="utf-8")
    print("paper: the book", flush=True)
    told = {"title": TITLE, "subtitle": "The course on paper", "mark": "mark.svg"}
    set_pages(text.html, "book.typ", folder, folder / BOOK, **told)
    print("paper: the EPUB", flush=True)
    write_epub(text.html, TITLE, folder, folder / "screen-fonts", folder / EPUB)
    print("paper: the worksheets", flush=True)
    write_worksheets(text.chapters, folder)


def _made_of() -> str:
    """Return a digest of all that the pages are made of."""
    digest = hashlib.sha256()
    for folder in (PACKAGE, NOTEBOOKS, PAPER):
        digest.update(digest_of(folder))
    for name in _MODULES:
        digest.update((HERE / name).read_bytes())
    digest.update(" ".join(f"{name} {version(name)}" for name in _TOOLS).encode())
    return digest.hexdigest()

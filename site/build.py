"""Build the site: the course as a book whose boards are live, with a Python in its pages.

python3 run.py site            build it into site-build; what has not changed is not made again
python3 run.py site --serve    build it, then show it on the loopback address
"""

import argparse
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from book_source import write_source
from fetched import WHEELS, npm
from paper.links import FOLDER as PAPER
from paper.make import make_paper
from places import BUILD, KEPT, ROOT
from python.assemble import assemble
from serve import serve
from slides.write import write_decks
from sphinx.cmd.build import build_main
from takeaway import NAME, pack

PARTS = ("python", "slides", PAPER)  # folders of the site beside the book's
NOT_PACKED = ("python", "slides")


def main(options: Sequence[str]) -> int:
    """Build the site, show it if that is asked for, and return the exit code."""
    asked = _parser().parse_args(options)
    source = KEPT / "source"
    print("site 1 of 5: the chapters, each notebook executed", flush=True)
    write_source(source, asked.address, with_paper=not asked.without_paper)
    print("site 2 of 5: the book", flush=True)
    code = _book(source)
    if code:
        return code
    print("site 3 of 5: the slides", flush=True)
    write_decks(npm(), BUILD / "slides")
    if not asked.without_paper:
        print("site 4 of 5: the course on paper", flush=True)
        make_paper(BUILD / PAPER)
    pack(BUILD, NOT_PACKED)
    if not asked.without_python:
        print("site 5 of 5: the Python of the pages", flush=True)
        assemble(npm() / "pyodide", WHEELS, ROOT, BUILD / "python")
    print(f"site: {BUILD / 'index.html'}", flush=True)
    if asked.serve:
        serve(BUILD, asked.port)
    return 0


def _book(source: Path) -> int:
    made = KEPT / "book"  # beside it, myst-nb leaves copies of the notebooks
    words = ["-q", "-W", "--keep-going", "-b", "html", "-d", str(KEPT / "doctrees")]
    code = build_main([*words, str(source), str(made)])
    if code == 0:
        shutil.copytree(made, BUILD, dirs_exist_ok=True)
        for path in set(_files(BUILD)) - set(_files(made)):
            if path.parts[0] not in (*PARTS, NAME):
                (BUILD / path).unlink()
    return code


def _files(folder: Path) -> list[Path]:
    return [path.relative_to(folder) for path in folder.rglob("*") if path.is_file()]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="site",
        description=__doc__,
        allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--serve", action="store_true", help="show it on the loopback address")
    parser.add_argument("--port", type=int, default=0, help="where to show it; a free port, if left out")
    parser.add_argument("--address", help="where the site will be public, for QR codes")
    parser.add_argument("--without-python", action="store_true", help="leave out what runs Python in a page")
    parser.add_argument("--without-paper", action="store_true", help="leave out what is printed")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

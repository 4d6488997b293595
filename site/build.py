"""Build the site: the book with live boards, Python in its pages, JupyterLite, slides and paper.

python3 run.py site                        build it into site-build; what has not changed is not made again
python3 run.py site --serve                build it, then show it on the loopback address
python3 run.py site --single 01 my.ipynb   only write these notebooks as pages and slides of one file each
"""

import argparse
import logging
import shutil
import sys
import warnings
from collections.abc import Sequence
from pathlib import Path

from book_source import write_source
from facts import facts
from fetched import WHEELS, npm
from lite.make import make_lite
from paper.links import FOLDER as PAPER
from paper.make import make_paper
from places import BUILD, KEPT, NOTEBOOKS, ROOT, SINGLE, notebooks
from playground import make_playground
from python.assemble import assemble
from serve import serve
from single.files import Unfit, chosen
from single.make import make_single
from slides.write import write_decks
from sphinx.cmd.build import build_main
from takeaway import NAME, pack

from magicmath.pages.fragments import LeftOut

NEED_A_SERVER = ("python", "lite")
NOT_TAKEN_ALONG = (*NEED_A_SERVER, SINGLE)
PARTS = (*NOT_TAKEN_ALONG, "slides", PAPER)  # folders of the site beside the book's


def main(options: Sequence[str]) -> int:
    """Build the site, show it if that is asked for, and return the exit code."""
    asked = _parser().parse_args(options)
    if asked.single is not None:
        return _only_single(asked.single)
    warnings.simplefilter("error", LeftOut)
    logging.getLogger("fontTools").setLevel(logging.WARNING)  # Sphinx lets it tell each table
    with_python = not asked.without_python
    with_lite = with_python and not asked.without_lite
    source = KEPT / "source"
    if with_python:
        _say(1, "the Python of the pages")
        assemble(npm() / "pyodide", WHEELS, ROOT, BUILD / "python", KEPT / "python-made-of")
    _say(2, "the chapters, each notebook executed")
    told = facts(BUILD / "python", with_python=with_python, with_lite=with_lite)
    write_source(source, told, asked.address, with_paper=not asked.without_paper)
    _say(3, "the book")
    code = _book(source)
    if code:
        return code
    if with_lite:
        _say(4, "JupyterLite")
        make_lite(NOTEBOOKS, KEPT / "lite", BUILD / "lite")
    _say(5, "the slides")
    write_decks(npm(), BUILD / "slides")
    _say(6, "each chapter as one file, and the playground")
    make_single(notebooks(), BUILD / SINGLE)
    make_playground(BUILD / SINGLE)
    if not asked.without_paper:
        _say(7, "the course on paper")
        make_paper(BUILD / PAPER)
    pack(BUILD, NOT_TAKEN_ALONG)
    print(f"site: {BUILD / 'index.html'}", flush=True)
    if asked.serve:
        serve(BUILD, asked.port)
    return 0


def _say(number: int, what: str) -> None:
    print(f"site {number} of 7: {what}", flush=True)


def _only_single(names: Sequence[str]) -> int:
    """Write notebooks as one file each, and return the exit code."""
    with warnings.catch_warnings():
        warnings.showwarning = lambda message, *_: print(f"site: warning: {message}", file=sys.stderr)
        try:
            for path in make_single(chosen(names), BUILD / SINGLE):
                print(f"wrote {path}", flush=True)
        except (Unfit, OSError) as unfit:
            print(f"site: {unfit}", file=sys.stderr)
            return 1
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
    parser.add_argument(
        "--single",
        nargs="*",
        metavar="notebook",
        help="only write notebooks as one file each: any file, or the number of one of the course",
    )
    parser.add_argument("--address", help="where the site will be public, for QR codes")
    parser.add_argument("--without-python", action="store_true", help="leave out what runs Python in a page")
    parser.add_argument("--without-lite", action="store_true", help="leave out JupyterLite")
    parser.add_argument("--without-paper", action="store_true", help="leave out what is printed")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

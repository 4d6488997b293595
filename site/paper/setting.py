"""Set HTML as pages: pandoc turns it into Typst's words, and Typst makes the PDF."""

import re
import shutil
from pathlib import Path

import pypandoc
import typst
from bs4 import BeautifulSoup
from places import HERE

PAPER = HERE / "paper"
COLUMNS = 96  # characters of a line of code: book.typ's size for code lets so many stand in its width
_TABLE = re.compile(
    r"^#figure\(\n +align\(center\)(\[#table\(.*?^ *\)\])\n +, kind: table\n +\)$", re.DOTALL | re.MULTILINE
)
_GOES_ON = "↳ "


def set_pages(html: str, style: str, folder: Path, target: Path, columns: int = COLUMNS, **told: str) -> None:
    """Write a PDF.

    Parameters
    ----------
    html : str
        What stands in it.
    style : str
        The file of this folder with the Typst function `pages` that sets it.
    folder : Path
        Where its pictures and its fonts are; the words for Typst are left here.
    target : Path
        The PDF.
    columns : int, optional
        How many characters a line of code may have.
    **told : str
        What the style is told beside, by name.
    """
    for one in PAPER.glob("*.typ"):
        shutil.copyfile(one, folder / one.name)
    words = ", ".join(f"{name}: {_quoted(value)}" for name, value in told.items())
    source = folder / f"{target.stem}.typ"
    source.write_text(
        f'#import "{style}": *\n#show: pages.with({words})\n\n{_in_typst(folded_lines(html, columns))}',
        encoding="utf-8",
    )
    typst.compile(
        str(source),
        output=str(target),
        root=str(folder),
        font_paths=[str(folder / "fonts")],
        ignore_system_fonts=True,
        timestamp=0,
    )


def _in_typst(html: str) -> str:
    words = pypandoc.convert_text(
        html, "typst", format="html", extra_args=["--wrap=none", f"--lua-filter={PAPER / 'paper.lua'}"]
    )
    return _TABLE.sub(r"#tabled\1", words)  # a figure would stay on one page, however long


def folded_lines(html: str, columns: int) -> str:
    """Return HTML whose lines of code and output are short enough for the page."""
    text = BeautifulSoup(html, "html.parser")
    for code in text.select("pre > code"):
        most = int(code.parent.attrs.pop("data-columns", columns))
        code.string = "\n".join(folded(line, most) for line in code.get_text().split("\n"))
    return str(text)


def folded(line: str, columns: int) -> str:
    """Return a line on as many lines as it needs; each that goes on begins with an arrow.

    Parameters
    ----------
    line : str
        A line.
    columns : int
        The most characters of each.

    Examples
    --------
    >>> print(folded("one two three", 8))
    one two
    ↳ three
    """
    lines = []
    while len(line) > columns:
        space = line.rfind(" ", len(line) - len(line.lstrip()) + columns // 2, columns + 1)
        cut = columns if space < 0 else space
        lines.append(line[:cut].rstrip())
        line = _GOES_ON + line[cut:].lstrip()
    return "\n".join([*lines, line])


def _quoted(text: str) -> str:
    return '"' + re.sub(r'([\\"])', r"\\\1", text) + '"'

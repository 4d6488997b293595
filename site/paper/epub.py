"""Make the course a book for a reading device: pandoc packs chapters, pictures and type into an EPUB."""

import re
from pathlib import Path

import pypandoc
from bs4 import BeautifulSoup
from paper.setting import PAPER

_FACES = ("text-normal.woff2", "text-italic.woff2", "code-regular.woff2", "code-bold.woff2")
_RULED = re.compile(r"^lines$")


def write_epub(html: str, title: str, folder: Path, fonts: Path, target: Path) -> None:
    """Write an EPUB of version 3.

    Parameters
    ----------
    html : str
        The whole text; each heading of the first level begins a part.
    title : str
        The title of the book.
    folder : Path
        Where its pictures are.
    fonts : Path
        The folder of the site's fonts.
    target : Path
        The EPUB.
    """
    options = [
        f"--css={PAPER / 'epub.css'}",
        f"--resource-path={folder}",
        "--toc-depth=2",
        "--split-level=1",
        "--syntax-highlighting=none",
        f"--metadata=title:{title}",
        "--metadata=author:The magicmath authors",
        "--metadata=lang:en",
        f"--metadata=identifier:{_identifier(title)}",
        *(f"--epub-embed-font={fonts / face}" for face in _FACES),
    ]
    pypandoc.convert_text(
        _for_screens(html), "epub3", format="html", outputfile=str(target), extra_args=options
    )


def _for_screens(html: str) -> str:
    """Return the text without what only paper needs: lines to write on, and page numbers beside a link."""
    text = BeautifulSoup(html, "html.parser")
    for lines in text.find_all("div", class_=_RULED):
        lines.decompose()
    for link in text.find_all("a", class_="page", string="there"):
        link.decompose()
    for image in text.find_all("img"):
        del image["width"]
    return str(text)


def _identifier(title: str) -> str:
    return "magicmath:" + re.sub(r"\W+", "-", title.lower()).strip("-")

"""Keep the pictures of the course as files, made fit for paper."""

import hashlib
import re
from html import escape, unescape
from pathlib import Path

_INK = "#22262e"
_FAMILIES = "'Atkinson Hyperlegible Next', system-ui, 'DejaVu Sans', sans-serif, 'DejaVu Sans Mono'"
_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
_FAMILY = re.compile(r'font-family="[^"]*"')
_LABEL = re.compile(r'aria-label="([^"]*)"')
_SIZE = re.compile(r'<svg[^>]* width="([\d.]+)" height="([\d.]+)"')


class Pictures:
    """A folder of pictures: each once, under a name that follows from what it shows.

    Parameters
    ----------
    folder : Path
        Where they are written.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def place(self, svg: str) -> str:
        """Write a picture, and return the HTML that shows it with its text.

        Raises
        ------
        ValueError
            If the picture tells no text or no size.
        """
        printed = for_paper(svg)
        label, size = _LABEL.search(printed), _SIZE.search(printed)
        if not (label and size):
            raise ValueError(f"a picture must tell its text and its size, got {svg[:200]}")
        name = f"{hashlib.sha256(printed.encode()).hexdigest()[:16]}.svg"
        (self.folder / name).write_text(printed, encoding="utf-8", newline="\n")
        alt = escape(unescape(label[1]))
        address = f"{self.folder.name}/{name}"
        return f'<div class="picture"><img src="{address}" width="{size[1]}" alt="{alt}"></div>'


def for_paper(svg: str) -> str:
    """Return a picture in ink on white paper, whatever colours a screen has, in the type of the book."""
    svg = _STYLE.sub("", svg).replace("currentColor", _INK)
    return _FAMILY.sub(f'font-family="{_FAMILIES}"', svg, count=1)

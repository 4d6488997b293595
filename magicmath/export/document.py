"""Write a notebook as one page: its cells, its texts, its outputs, its slides."""

import json
import re
import warnings
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from magicmath.export.files import suffix
from magicmath.export.fragments import (
    HEADINGS,
    Attachments,
    Pictures,
    begins_with_heading,
    cut_at_headings,
    fragment,
    markdown,
    written,
)
from magicmath.export.safety import as_json, as_script, as_style, policy
from magicmath.export.widgets import Json, Widgets

if TYPE_CHECKING:
    from bs4 import BeautifulSoup
    from nbformat import NotebookNode

_STATIC = Path(__file__).parent / "static"
_VIEW = "application/vnd.jupyter.widget-view+json"
_RASTERS = ("image/png", "image/jpeg", "image/gif", "image/webp")
_SENTENCES = re.compile(r"(?:\w+\.\w+: .+\n?)+")  # the ledger's, which wrap and do not scroll

Piece = tuple[bool, str]  # whether it begins a slide, and its HTML


class Document:
    """Write one notebook, and remember which widgets and pictures it showed."""

    def __init__(self, notebook: "NotebookNode", folder: Path, slides: bool, name: str) -> None:
        self.notebook, self.slides, self.name = notebook, slides, name
        self.pictures, self.suffix = Pictures(folder, name), suffix(slides)
        self.title: str | None = None
        self.ids: set[object] = set()
        self.widgets = Widgets(notebook, self.output, self._fragment)

    def html(self) -> str:
        """Return the whole page."""
        pieces = [piece for cell in self.notebook.cells for piece in self._pieces(cell)]
        body = _as_slides(pieces) if self.slides else "\n".join(html for _, html in pieces)
        styles = dict.fromkeys([page_code("page.css"), *self.widgets.styles()])
        own = ("page.js", "slides.js") if self.slides else ("page.js",)
        scripts = [*self.widgets.scripts(), *(as_script(page_code(name)) for name in own)]
        running = "".join(f'<script type="module">{script}</script>' for script in scripts)
        return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{policy(scripts)}">
<title>{escape(self.title or "Notebook")}</title>
<style>
{"".join(map(as_style, styles))}</style>
</head>
<body{' class="slides"' if self.slides else ""}>
<main>
{body}
</main>
<script type="application/json" id="states">{as_json(self.widgets.told())}</script>{running}
</body>
</html>
"""

    def _pieces(self, cell: "NotebookNode") -> list[Piece]:
        """Return a cell as pairs: whether it begins a slide, and its HTML; text may begin several."""
        kind = cell.metadata.get("slideshow", {}).get("slide_type")
        begins = kind in ("slide", "subslide")
        if cell.cell_type == "code":
            return [(begins, self._code_cell(cell))]
        if cell.cell_type != "markdown":
            return []
        text = self._markdown(cell.source, cell.get("attachments"))
        parts = cut_at_headings(text) if self.slides else [text.contents]
        news = [begins or (not kind and begins_with_heading(parts[0])), *(True for _ in parts[1:])]
        texts = (f'<div class="text">{written(part)}</div>' for part in parts)
        return list(zip(news, texts, strict=True))

    def _code_cell(self, cell: "NotebookNode") -> str:
        outputs = "".join(map(self.output, cell.outputs))
        code = f'<div class="code">{_code(cell.source)}</div>' if cell.source else ""
        if "hide-cell" in cell.metadata.get("tags", []):
            first = cell.source.split("\n")[0]
            word = first.lstrip("# ") if first.startswith("#") else "A hidden cell"
            return f"<details><summary>{escape(word)}</summary>{code}{outputs}</details>"
        return code + outputs

    def _markdown(self, source: str, attachments: Attachments | None = None) -> "BeautifulSoup":
        """Return a parsed text whose headings can be linked to, by the names that JupyterLab gives them."""
        text = fragment(markdown(source), self.pictures, self.suffix, attachments)
        for heading in text.find_all((*HEADINGS, "h4", "h5", "h6")):
            if heading.name == "h1" and self.title is None:
                self.title = heading.get_text().strip()
            name = heading.get_text().strip().replace(" ", "-")
            if name and not heading.get("id") and name not in self.ids:
                heading["id"] = name
            self.ids.add(heading.get("id"))
        return text

    def _fragment(self, html: str) -> str:
        return written(fragment(html, self.pictures, self.suffix).contents)

    def output(self, output: "NotebookNode") -> str:
        """Return an output as HTML, with a place for each live figure."""
        if output.output_type == "stream":
            return _pre(output.text)
        if output.output_type == "error":
            return _pre(f"{output.ename}: {output.evalue}")
        if "data" not in output:
            message = f"{self.name}: an output of the unknown type '{output.output_type}' is left out"
            warnings.warn(message, stacklevel=2)
            return ""
        still = self._still(output.data, output.get("metadata", {}))
        return self.widgets.view(output.data[_VIEW]["model_id"], still) if _VIEW in output.data else still

    def _still(self, data: Json, metadata: Json) -> str:
        """Return what shows without scripts; a formula stays text, since no page can count on MathJax."""
        raster = next((kind for kind in _RASTERS if kind in data), None)
        if raster:
            text = _text(data)
            alt = escape(metadata.get(raster, {}).get("alt", text or "picture"))
            picture = f"data:{raster};base64,{data[raster].replace(chr(10), '')}"
            drawn = "" if text.startswith("<Figure") else _pre(text)
            return f'<figure><img src="{picture}" alt="{alt}"></figure>{drawn}'
        if "image/svg+xml" in data:
            return f"<figure>{data['image/svg+xml']}</figure>{_twin(_text(data))}"
        if "text/html" in data:
            return f'<div class="html">{self._fragment(data["text/html"])}</div>'
        if "text/markdown" in data:
            return f'<div class="text">{written(self._markdown(data["text/markdown"]).contents)}</div>'
        return _pre(_text(data))


def page_code(name: str) -> str:
    """Return a file of styles or page code that each page holds."""
    return (_STATIC / name).read_text(encoding="utf-8")


def _code(source: str) -> str:
    from pygments import highlight
    from pygments.formatters import HtmlFormatter
    from pygments.lexers import PythonLexer

    return highlight(source, PythonLexer(), HtmlFormatter(nowrap=False, cssclass="highlight"))


def _text(data: Json) -> str:
    """Return an output as text; what IPython displays by another form has only its type's name as text."""
    text = data.get("text/plain", "")
    if text and not text.startswith("<IPython.core.display."):
        return text
    if "application/json" in data:
        return json.dumps(data["application/json"], ensure_ascii=False)
    return data.get("text/latex", "")


def _pre(text: str) -> str:
    plain = re.sub(r"\x1b\[[0-9;]*m", "", text).rstrip("\n")
    kind = "output sentences" if _SENTENCES.fullmatch(plain) else "output"
    return f'<pre class="{kind}" tabindex="0">{escape(plain)}</pre>' if plain else ""


def _twin(text: str) -> str:
    """Return the text of a picture for those who hear the page; whoever sees it has the picture."""
    return f'<pre class="unseen">{escape(text)}</pre>' if text and not text.startswith("<Figure") else ""


def _as_slides(pieces: list[Piece]) -> str:
    """Return sections, which read as one long page where scripts are off."""
    groups: list[list[str]] = [[]]
    for is_new, html in pieces:
        if is_new and groups[-1]:
            groups.append([])
        groups[-1].append(html)
    sections = (
        f'<section id="slide-{i}" tabindex="-1">\n' + "\n".join(group) + "\n</section>"
        for i, group in enumerate(groups, 1)
    )
    return "\n".join(sections)

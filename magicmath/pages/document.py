"""Turn what stands in a notebook into HTML: its texts, and its outputs with their live figures."""

import json
import re
import warnings
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from magicmath.pages.fragments import Attachments, LeftOut, Pictures, fragment, is_whole, markdown, written
from magicmath.pages.live import Json
from magicmath.pages.widgets import Widgets

if TYPE_CHECKING:
    from nbformat import NotebookNode

_VIEW = "application/vnd.jupyter.widget-view+json"
_STATES = "application/vnd.jupyter.widget-state+json"
_RASTERS = ("image/png", "image/jpeg", "image/gif", "image/webp")
_SENTENCES = re.compile(r"(?:\w+\.\w+: .+\n?)+")  # the ledger's, which wrap and do not scroll


class Document:
    """Turn what stands in one notebook into HTML, and remember which live figures and pictures it showed.

    Parameters
    ----------
    models : mapping, optional
        The widgets of the notebook by their keys, as its metadata hold them.
    folder : Path, optional
        Where pictures that its texts name are looked for.
    name : str, optional
        What warnings call the notebook.
    """

    def __init__(
        self, models: Mapping[str, Json] | None = None, folder: Path = Path(), name: str = "page"
    ) -> None:
        self.name, self.pictures = name, Pictures(folder, name)
        self._ids: set[object] = set()
        self._widgets = Widgets(models or {}, self.output, self._fragment, self._leave_out)
        self.figures = self._widgets.figures

    def text(self, source: str, attachments: Attachments | None = None) -> str:
        """Return a text as HTML whose headings can be linked to, by the names that JupyterLab gives them."""
        text = fragment(markdown(source), self.pictures, attachments)
        for heading in text.find_all(("h1", "h2", "h3", "h4", "h5", "h6")):
            name = heading.get_text().strip().replace(" ", "-")
            if name and not heading.get("id") and name not in self._ids:
                heading["id"] = name
            self._ids.add(heading.get("id"))
        return written(text.contents)

    def _fragment(self, html: str) -> str:
        return written(fragment(html, self.pictures).contents)

    def output(self, output: "NotebookNode") -> str:
        """Return an output as HTML, with a place for each live figure."""
        if output.output_type == "stream":
            return _pre(output.text)
        if output.output_type == "error":
            return _pre(f"{output.ename}: {output.evalue}")
        if "data" not in output:
            self._leave_out(f"an output of the unknown type '{output.output_type}'")
            return ""
        return self.displayed(output.data, output.get("metadata", {}))

    def displayed(self, data: Json, metadata: Json) -> str:
        """Return what was displayed, by the data of an output, with a place for each live figure."""
        still = self._still(data, metadata)
        return self._widgets.view(data[_VIEW]["model_id"], still) if _VIEW in data else still

    def _leave_out(self, what: str) -> None:
        warnings.warn(f"{self.name} holds {what}", LeftOut, stacklevel=2)

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
            svg = data["image/svg+xml"]
            whole = svg if is_whole(svg) else self._fragment(svg)
            return f"<figure>{whole}</figure>{_twin(_text(data))}"
        if "text/html" in data:
            return f'<div class="html">{self._fragment(data["text/html"])}</div>'
        if "text/markdown" in data:
            return f'<div class="text">{self.text(data["text/markdown"])}</div>'
        return _pre(_text(data))


def models_of(notebook: "NotebookNode") -> dict[str, Json]:
    """Return the widgets of a notebook by their keys."""
    return notebook.metadata.get("widgets", {}).get(_STATES, {}).get("state", {})


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

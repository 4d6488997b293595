"""Turn a notebook into one HTML file that plays without a kernel, a network or a second file.

The page holds each widget's state and page code, and a few lines that give them a model to talk
to. Where scripts are off, the picture and the text of each board stay.
"""

import argparse
import base64
import hashlib
import json
import math
import os
import re
import shutil
import sys
import warnings
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from magicmath._checks import as_flag
from magicmath._shown import shown
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

if TYPE_CHECKING:
    from bs4 import BeautifulSoup
    from nbformat import NotebookNode

_LONGEST_PATH = 4096  # bytes
_STATIC = Path(__file__).parent / "static"
_VIEW = "application/vnd.jupyter.widget-view+json"
_STATES = "application/vnd.jupyter.widget-state+json"
_SECRETIVE = (
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none';"
    " script-src"
)
_RASTERS = ("image/png", "image/jpeg", "image/gif", "image/webp")
_REFERENCE = "IPY_MODEL_"

Json = dict[str, Any]  # what a notebook holds under names, of whatever types JSON has
Piece = tuple[bool, str]  # whether it begins a slide, and its HTML


def export(
    source: str | os.PathLike[str], target: str | os.PathLike[str] | None = None, slides: bool = False
) -> Path:
    """Execute a notebook and write it as one HTML file.

    Parameters
    ----------
    source : str or path
        A notebook; it is left as it is.
    target : str or path, optional
        The file to write, beside the notebook if left out.
    slides : bool, optional
        Whether each heading begins a slide.

    Returns
    -------
    pathlib.Path

    Raises
    ------
    TypeError
        If `source` or `target` is no path, or `slides` is no bool.
    ValueError
        If `source` holds no notebook, or `target` is the notebook itself.
    OSError
        If a file cannot be read or written.
    nbclient.exceptions.CellExecutionError
        If a cell raises.

    Warns
    -----
    UserWarning
        If a picture or an output cannot be kept in the page.
    """
    from nbclient import NotebookClient

    source, slides = _as_path(source, "source"), as_flag(slides, "slides")
    target = source.with_suffix(_suffix(slides)) if target is None else _as_path(target, "target")
    notebook = _read(source)
    _check_target(target, source)
    where = {"metadata": {"path": str(source.resolve().parent)}}
    client = NotebookClient(notebook, timeout=600, coalesce_streams=True, resources=where)
    client.extra_arguments = ["--log-level=CRITICAL"]  # or else the kernel tells of its port and end
    client.execute()
    html = _Page(notebook, source.parent, slides, source.name).html()
    _write_whole(target, html)
    return target


def page(notebook: "NotebookNode", folder: str | os.PathLike[str] = ".", slides: bool = False) -> str:
    """Return an executed notebook as one HTML page, the same text each time.

    Raw cells are for other programs and left out.

    Parameters
    ----------
    notebook : nbformat.NotebookNode
        With its outputs, and the state of its widgets in its metadata.
    folder : str or path, optional
        Where pictures that the text names are looked for.
    slides : bool, optional
        Whether each heading begins a slide.

    Returns
    -------
    str

    Raises
    ------
    TypeError
        If `notebook` is no NotebookNode, `folder` no path, or `slides` no bool.
    ValueError
        If `notebook` is not of version 4.

    Warns
    -----
    UserWarning
        If a picture or an output cannot be kept in the page.
    """
    from nbformat import NotebookNode

    if not isinstance(notebook, NotebookNode):
        raise TypeError(f"notebook must be a NotebookNode, as nbformat reads it, got {shown(notebook)}")
    if notebook.get("nbformat") != 4:
        raise ValueError(f"notebook must be of version 4, got {shown(notebook.get('nbformat'))}")
    return _Page(notebook, _as_path(folder, "folder"), as_flag(slides, "slides"), "notebook").html()


class _Page:
    """Write one notebook, and remember which widgets and pictures it showed."""

    def __init__(self, notebook: "NotebookNode", folder: Path, slides: bool, name: str) -> None:
        self.notebook, self.slides, self.name = notebook, slides, name
        self.models: dict[str, Json] = notebook.metadata.get("widgets", {}).get(_STATES, {}).get("state", {})
        self.pictures, self.suffix = Pictures(folder, name), _suffix(slides)
        self.title: str | None = None
        self.ids: set[object] = set()
        self.numbers: dict[str, int] = {}  # one for each model named
        self.shown: dict[str, Json] = {}  # the state of each model shown

    def html(self) -> str:
        """Return the whole page."""
        pieces = [piece for cell in self.notebook.cells for piece in self._pieces(cell)]
        body = _as_slides(pieces) if self.slides else "\n".join(html for _, html in pieces)
        modules = list(dict.fromkeys(state["_esm"] for state in self.shown.values()))
        styles = dict.fromkeys(
            [_page_code("page.css"), *(state.get("_css", "") for state in self.shown.values())]
        )
        scripts = [_as_entry(code, i) for i, code in enumerate(modules)]
        scripts += [_as_script(_page_code(name)) for name in ("page.js", "slides.js")[: 1 + self.slides]]
        policy = " ".join([_SECRETIVE, *map(_hash, scripts)])
        running = "".join(f'<script type="module">{script}</script>' for script in scripts)
        return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<title>{escape(self.title or "Notebook")}</title>
<style>
{"".join(map(_as_style, styles))}</style>
</head>
<body{' class="slides"' if self.slides else ""}>
<main>
{body}
</main>
<script type="application/json" id="states">{_as_json(self._told(modules))}</script>{running}
</body>
</html>
"""

    def _told(self, modules: list[str]) -> dict[int, Json]:
        return {
            self._number(key): {
                "module": modules.index(state["_esm"]),
                "state": self._plain({n: value for n, value in state.items() if n not in ("_esm", "_css")}),
            }
            for key, state in self.shown.items()
        }

    def _number(self, key: str) -> int:
        """Return a number for a model whose own name is random."""
        return self.numbers.setdefault(key, len(self.numbers))

    def _plain(self, value: object) -> object:
        """Return a value of a state with numbered models, and with null for what JSON cannot say."""
        if isinstance(value, dict):
            return {name: self._plain(item) for name, item in value.items()}
        if isinstance(value, (list, tuple)):
            return [self._plain(item) for item in value]
        if isinstance(value, str) and value.startswith(_REFERENCE):
            return f"{_REFERENCE}{self._number(value.removeprefix(_REFERENCE))}"
        return None if isinstance(value, float) and not math.isfinite(value) else value

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
        outputs = "".join(map(self._output, cell.outputs))
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

    def _output(self, output: "NotebookNode") -> str:
        if output.output_type == "stream":
            return _pre(output.text)
        if output.output_type == "error":
            return _pre(f"{output.ename}: {output.evalue}")
        if "data" not in output:
            message = f"{self.name}: an output of the unknown type '{output.output_type}' is left out"
            warnings.warn(message, stacklevel=2)
            return ""
        still = self._still(output.data, output.get("metadata", {}))
        return self._view(output.data[_VIEW]["model_id"], still) if _VIEW in output.data else still

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

    def _view(self, key: str, still: str = "") -> str:
        model = self.models.get(key, {})
        kind, state = model.get("model_name", ""), model.get("state", {})
        if "_esm" in state:
            self.shown[key] = state
            return f'<div class="live" data-model="{self._number(key)}">{still}</div>'
        if "children" in state:
            return self._box(state) or still
        if kind == "OutputModel":
            from nbformat import from_dict

            return "".join(map(self._output, from_dict(state.get("outputs", [])))) or still
        if kind == "LabelModel":
            return f"<p>{escape(state.get('value', ''))}</p>"
        if kind in ("HTMLModel", "HTMLMathModel"):
            return f'<div class="html">{self._fragment(state.get("value", ""))}</div>'
        return still

    def _box(self, state: Json) -> str:
        """Return a box, tabs or an accordion as one thing below the other, each below its title."""
        titles = state.get("titles", ())
        shown = [self._view(child.removeprefix(_REFERENCE)) for child in state["children"]]
        titled = [
            f"<p><strong>{escape(titles[i])}</strong></p>{html}" if i < len(titles) and titles[i] else html
            for i, html in enumerate(shown)
            if html
        ]
        return f'<div class="box">{"".join(titled)}</div>' if titled else ""


def _page_code(name: str) -> str:
    return (_STATIC / name).read_text(encoding="utf-8")


def _suffix(slides: bool) -> str:
    return ".slides.html" if slides else ".html"


def _as_path(value: str | os.PathLike[str], name: str) -> Path:
    if not isinstance(value, (str, os.PathLike)):
        raise TypeError(f"{name} must be a path, got {shown(value)}")
    try:
        named = os.fsencode(value)
    except UnicodeEncodeError:
        named = b"\0"
    if b"\0" in named or len(named) > _LONGEST_PATH:
        raise ValueError(f"{name} must be a path, got {shown(value)}")
    return Path(value)


def _read(source: Path) -> "NotebookNode":
    """Return a notebook without its outputs, or raise, naming the file."""
    import nbformat

    try:
        notebook = nbformat.read(source, as_version=4)
        for cell in notebook.cells:
            if cell.cell_type == "code":
                cell.outputs = []
        nbformat.validate(notebook)
    except OSError:
        raise
    except Exception as error:  # whatever nbformat stumbles over
        reason = str(error).split("\n")[0][:200]
        raise ValueError(f"{source} is no notebook: {type(error).__name__}: {reason}") from error
    return notebook


def _check_target(target: Path, source: Path) -> None:
    """Raise where a page cannot be written, before the notebook is executed for nothing."""
    if target.is_dir():
        raise IsADirectoryError(f"target {target} is a folder")
    if not target.parent.is_dir():
        raise FileNotFoundError(f"target {target} lies in no folder that is there")
    if target.resolve() == source.resolve():
        raise ValueError(f"target {target} is the notebook itself")


def _code(source: str) -> str:
    from pygments import highlight
    from pygments.formatters import HtmlFormatter
    from pygments.lexers import PythonLexer

    return highlight(source, PythonLexer(), HtmlFormatter(nowrap=False, cssclass="highlight"))


def _write_whole(target: Path, html: str) -> None:
    """Write a page beside its place and move it there, so that a full disk leaves what was there."""
    if target.exists() and not target.is_file():  # a pipe or a device is written to, not replaced
        target.write_text(html, encoding="utf-8", newline="\n")
        return
    unfinished = target.with_name(f".{target.name}.part")
    try:
        unfinished.write_text(html, encoding="utf-8", newline="\n")
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)


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
    return f'<pre class="output" tabindex="0">{escape(plain)}</pre>' if plain else ""


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


def _as_entry(code: str, number: int) -> str:
    return _as_script(code.replace("export default", f"(globalThis.pageWidgets ??= [])[{number}] =", 1))


def _as_script(code: str) -> str:
    return code.replace("\r\n", "\n").replace("</script", r"<\/script")


def _as_style(code: str) -> str:
    return code.replace("</style", r"<\/style")


def _hash(script: str) -> str:
    """Return what lets a page run this script and no other."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"


def _as_json(value: object) -> str:
    return json.dumps(value, separators=(",", ":")).replace("<", r"\u003c")


def main(options: Sequence[str]) -> None:
    """Export the notebooks whose file names start with one of `options`, or all of them."""
    from nbclient.exceptions import CellExecutionError

    asked = _parser().parse_args(options)
    folder, chosen = Path("exported"), _chosen(asked.names)
    with warnings.catch_warnings():
        warnings.showwarning = lambda message, *_: print(f"export: warning: {message}", file=sys.stderr)
        for source in chosen:
            folder.mkdir(exist_ok=True)
            try:
                target = export(source, folder / (source.stem + _suffix(asked.slides)), asked.slides)
            except (OSError, ValueError) as error:
                sys.exit(f"export: {error}")
            except CellExecutionError as error:
                sys.exit(f"export: {source}: a cell fails\n{error}")
            print(f"wrote {target}")
    for sheet in Path("notebooks").glob("*.md"):  # the notebooks link to it
        shutil.copy(sheet, folder)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="export",
        description="Write the notebooks of the folder `notebooks` as pages that play by themselves, "
        "into the folder `exported`.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "names", nargs="*", metavar="name", help="what a notebook's file name starts with; all, if left out"
    )
    parser.add_argument("--slides", action="store_true", help="begin a slide at each heading")
    return parser


def _chosen(names: list[str]) -> list[Path]:
    sources = sorted(Path("notebooks").glob("*.ipynb"))
    for name in names:
        if not any(source.name.startswith(name) for source in sources):
            sys.exit(f"export: no notebook's name starts with {name}")
    if not sources:
        sys.exit("export: there is no notebook in the folder notebooks")
    return [source for source in sources if not names or source.name.startswith(tuple(names))]

"""Turn a notebook into one HTML file that plays without a kernel, a network or a second file.

The page holds each widget's state and page code, and a few lines that give them a model to talk
to. Where scripts are off, the picture and the text of each board stay.
"""

import base64
import json
import mimetypes
import re
import shutil
import sys
from html import escape
from pathlib import Path
from urllib.parse import unquote

from magicmath._checks import as_flag
from magicmath._widget import page_code

_VIEW = "application/vnd.jupyter.widget-view+json"
_STATES = "application/vnd.jupyter.widget-state+json"
_SECRETIVE = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
_HEADING = re.compile(r"#{1,3} ")
_BOXES = ("VBoxModel", "HBoxModel", "BoxModel")


def export(source, target=None, slides=False):
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
        If `slides` is no bool.
    OSError
        If a file cannot be read or written.
    nbclient.exceptions.CellExecutionError
        If a cell raises.
    """
    import nbformat
    from nbclient import NotebookClient

    source, slides = Path(source), as_flag(slides, "slides")
    target = Path(target) if target else source.with_suffix(_suffix(slides))
    notebook = nbformat.read(source, as_version=4)
    where = {"metadata": {"path": str(source.resolve().parent)}}
    client = NotebookClient(notebook, timeout=600, coalesce_streams=True, resources=where)
    client.extra_arguments = ["--log-level=ERROR"]  # or else the kernel warns of its own loopback port
    client.execute()
    target.write_text(page(notebook, source.parent, slides), encoding="utf-8")
    return target


def page(notebook, folder=".", slides=False):
    """Return an executed notebook as one HTML page.

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
        If `slides` is no bool.
    """
    slides = as_flag(slides, "slides")
    states = notebook.metadata.get("widgets", {}).get(_STATES, {}).get("state", {})
    live = {key: model["state"] for key, model in states.items() if "_esm" in model["state"]}
    modules = list(dict.fromkeys(state["_esm"] for state in live.values()))
    told = {
        key: {
            "module": modules.index(state["_esm"]),
            "state": {name: value for name, value in state.items() if name not in ("_esm", "_css")},
        }
        for key, state in live.items()
    }
    cells = [part for cell in notebook.cells for part in _parts(cell)]
    cells = [(_is_new_slide(cell), _cell(cell, states, folder, slides)) for cell in cells]
    body = _as_slides(cells) if slides else "\n".join(html for _, html in cells)
    styles = dict.fromkeys([page_code("page.css"), *(state.get("_css", "") for state in live.values())])
    scripts = [
        *(f'<script type="module">{_as_entry(code, i)}</script>' for i, code in enumerate(modules)),
        f'<script type="application/json" id="states">{_as_json(told)}</script>',
        f'<script type="module">{_as_script(page_code("page.js"))}</script>',
        f'<script type="module">{_as_script(page_code("slides.js"))}</script>' if slides else "",
    ]
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{_SECRETIVE}">
<title>{escape(_title(notebook))}</title>
<style>
{"".join(styles)}</style>
</head>
<body{' class="slides"' if slides else ""}>
<main>
{body}
</main>
{"".join(scripts)}
</body>
</html>
"""


def _suffix(slides):
    return ".slides.html" if slides else ".html"


def _title(notebook):
    first = "\n".join(cell.source for cell in notebook.cells if cell.cell_type == "markdown")
    found = re.search(r"^# +(.+)$", first, re.MULTILINE)
    return re.sub(r"[`*]", "", found.group(1)) if found else "Notebook"


def _cell(cell, states, folder, slides):
    if cell.cell_type == "markdown":
        return f'<div class="text">{_markdown(cell.source, folder, slides)}</div>'
    if cell.cell_type != "code":
        return ""
    outputs = "".join(_output(output, states) for output in cell.outputs)
    code = f'<div class="code">{_code(cell.source)}</div>' if cell.source else ""
    if "hide-cell" in cell.metadata.get("tags", []):
        first = cell.source.split("\n")[0]
        word = first.lstrip("# ") if first.startswith("#") else "A hidden cell"
        return f"<details><summary>{escape(word)}</summary>{code}{outputs}</details>"
    return code + outputs


def _markdown(source, folder, slides):
    from nbconvert.filters.markdown_mistune import IPythonRenderer, MarkdownWithMath

    renderer = IPythonRenderer(escape=False, exclude_anchor_links=True)
    html = MarkdownWithMath(renderer=renderer).render(source)
    html = re.sub(r'(<img [^>]*src=")([^":]+)"', lambda found: _embedded(found, Path(folder)), html)
    html = re.sub(r'(href="[^":]+)\.ipynb(["#])', rf"\1{_suffix(slides)}\2", html)
    return _scrolling(html)


def _embedded(found, folder):
    """Return the opening of an image tag with the picture in place of its name."""
    picture = folder / unquote(found.group(2))
    kind = mimetypes.guess_type(picture.name)[0]
    return f'{found.group(1)}data:{kind};base64,{base64.b64encode(picture.read_bytes()).decode()}"'


def _scrolling(html):
    opening = '<div class="wide" tabindex="0" role="group" aria-label="table"><table'
    return re.sub(r"<table", opening, html).replace("</table>", "</table></div>")


def _code(source):
    from pygments import highlight
    from pygments.formatters import HtmlFormatter
    from pygments.lexers import PythonLexer

    return highlight(source, PythonLexer(), HtmlFormatter(nowrap=False, cssclass="highlight"))


def _output(output, states):
    if output.output_type == "stream":
        return _pre(output.text)
    if output.output_type == "error":
        return _pre(f"{output.ename}: {output.evalue}")
    data = output.data
    still = _still(data, output.metadata)
    if _VIEW in data:
        return _view(data[_VIEW]["model_id"], states, still)
    return still


def _still(data, metadata):
    """Return what shows without scripts; a formula stays text, since no page can count on MathJax."""
    if "image/png" in data:
        alt = escape(metadata.get("image/png", {}).get("alt", data.get("text/plain", "picture")))
        png = data["image/png"].replace("\n", "")
        text = data.get("text/plain", "")
        drawn = "" if text.startswith("<Figure") else _pre(text)
        return f'<figure><img src="data:image/png;base64,{png}" alt="{alt}"></figure>{drawn}'
    if "image/svg+xml" in data:
        return f"<figure>{data['image/svg+xml']}</figure>"
    if "text/html" in data:
        return f'<div class="html">{_scrolling(data["text/html"])}</div>'
    return _pre(data.get("text/plain", ""))


def _pre(text):
    plain = re.sub(r"\x1b\[[0-9;]*m", "", text).rstrip("\n")
    return f'<pre class="output" tabindex="0">{escape(plain)}</pre>' if plain else ""


def _view(key, states, still=""):
    model = states.get(key, {"state": {}})
    kind, state = model.get("model_name"), model["state"]
    if "_esm" in state:
        return f'<div class="live" data-model="{key}">{still}</div>'
    if kind in _BOXES:
        children = (child.removeprefix("IPY_MODEL_") for child in state.get("children", []))
        shown = "".join(_view(child, states) for child in children)
        return f'<div class="box">{shown}</div>' if shown else still
    if kind in ("LabelModel", "HTMLModel"):
        value = state.get("value", "")
        return f"<p>{value if kind == 'HTMLModel' else escape(value)}</p>"
    return still


def _is_new_slide(cell):
    kind = cell.metadata.get("slideshow", {}).get("slide_type")
    if kind in ("slide", "subslide"):
        return True
    return not kind and cell.cell_type == "markdown" and bool(_HEADING.match(cell.source))


def _parts(cell):
    """Return a text cell cut before each heading that follows other text; any other cell as it is."""
    from nbformat.v4 import new_markdown_cell

    if cell.cell_type != "markdown":
        return [cell]
    parts, has_text, fenced = [""], False, False
    for line in cell.source.splitlines(keepends=True):
        fenced ^= line.startswith("```")
        if _HEADING.match(line) and not fenced:
            if has_text:
                parts.append("")
                has_text = False
        elif line.strip():
            has_text = True
        parts[-1] += line
    return [new_markdown_cell(parts[0], metadata=cell.metadata), *map(new_markdown_cell, parts[1:])]


def _as_slides(cells):
    """Return sections, which read as one long page where scripts are off."""
    groups = [[]]
    for is_new, html in cells:
        if is_new and groups[-1]:
            groups.append([])
        groups[-1].append(html)
    sections = (
        f'<section id="slide-{i}" tabindex="-1">\n' + "\n".join(group) + "\n</section>"
        for i, group in enumerate(groups, 1)
    )
    return "\n".join(sections)


def _as_entry(code, number):
    return _as_script(code.replace("export default", f"(globalThis.pageWidgets ??= [])[{number}] =", 1))


def _as_script(code):
    return code.replace("</script", r"<\/script")


def _as_json(value):
    return json.dumps(value, separators=(",", ":")).replace("<", r"\u003c")


def main(options):
    """Export the notebooks whose file names start with one of `options`, or all of them."""
    slides = "--slides" in options
    names = tuple(name for name in options if name != "--slides")
    sources = sorted(Path("notebooks").glob("*.ipynb"))
    chosen = [source for source in sources if not names or source.name.startswith(names)]
    if not chosen:
        sys.exit(f"export: no notebook's name starts with {' or '.join(names)}")
    folder = Path("exported")
    folder.mkdir(exist_ok=True)
    for source in chosen:
        target = export(source, folder / (source.stem + _suffix(slides)), slides)
        print(f"wrote {target}")
    for sheet in Path("notebooks").glob("*.md"):  # the notebooks link to it
        shutil.copy(sheet, folder)


if __name__ == "__main__":
    main(sys.argv[1:])

"""Tell the pages what else the site holds: Python and what it weighs, and a chapter in other forms."""

import hashlib
import json
from pathlib import Path

from places import HERE, SINGLE
from python.assemble import CORE, LOCK, OURS, normal

from magicmath.pages.live import as_data

IN_PAGE = ("bridge.py", "worker.js")  # of the folder python, what runs in a page
# a page from a file keeps them hidden: the packed book has neither JupyterLite nor these files
_BEYOND = """
{{%- if pagename[:2].isdigit() %}}
<p class="beyond" hidden>{links}</p>
{{%- endif %}}
"""
_AS_NOTEBOOK = """<a href="{{ pathto('lite/notebooks/index.html', 1) }}?path={{ pagename }}.ipynb">\
Open as a notebook</a>"""
_FILE = """<a href="{{{{ pathto('{folder}', 1) }}}}/{{{{ pagename }}}}{end}" download>{words}</a>"""
_ONE_FILE = "\n".join(
    _FILE.format(folder=SINGLE, end=end, words=words)
    for end, words in ((".html", "This page as one file"), (".slides.html", "Its slides as one file"))
)


def facts(python: Path, *, with_python: bool, with_lite: bool) -> str:
    """Return what each page carries for its scripts, as a template of the book.

    Parameters
    ----------
    python : Path
        The folder from which a page starts Python.
    with_python, with_lite : bool
        Whether the site has it, and whether it has JupyterLite.
    """
    beyond = _BEYOND.format(links=f"{_AS_NOTEBOOK}\n{_ONE_FILE}" if with_lite else _ONE_FILE)
    if not with_python:
        return beyond
    size = sum(path.stat().st_size for path in fetched_first(python))
    told = as_data({"megabytes": round(size / 1e6), "version": _version(python)}, id="site-facts")
    return told + beyond


def fetched_first(python: Path) -> list[Path]:
    """Return the files that a page fetches before its first check is answered."""
    packages = json.loads((python / LOCK).read_text("utf-8"))["packages"]
    needed: dict[str, None] = {}
    todo = [OURS]
    while todo:
        name = normal(todo.pop())
        if name not in needed:
            needed[name] = None
            todo += packages[name]["depends"]
    wheels = [python / packages[name]["file_name"] for name in needed]
    return [*(python / name for name in (*CORE, LOCK)), *wheels, *(HERE / "python" / one for one in IN_PAGE)]


def _version(python: Path) -> str:
    """Return what differs where a page would otherwise keep files of an older site."""
    texts = [(python / LOCK).read_bytes(), *((HERE / "python" / name).read_bytes() for name in IN_PAGE)]
    return hashlib.sha256(b"\0".join(texts)).hexdigest()[:12]

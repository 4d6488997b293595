"""Give pages their live figures: one script and one style sheet for all, a place and a state for each.

A page may be opened from a file, where a browser fetches no ES modules. So all page code stands in one
plain script, each module in it once.
"""

import json
import re
from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from places import FIGURES, HERE

from magicmath.export.safety import as_json
from magicmath.widgets._modules import joined, read

_DEFAULT = re.compile(r"^export default ", re.MULTILINE)


def script() -> str:
    """Return the page code of all figures, and what sets them to work, as one plain script."""
    parts = ['"use strict";\n(() => {\nconst figures = {};']
    written: set[Path] = set()
    for entry in entries().values():
        for path in _in_order(entry, written):
            module = read(path)
            exports = ",\n".join(sorted(module.exports))
            parts.append(f"const ${path.stem} = (() => {{\n{module.code}return {{\n{exports}\n}};\n}})();")
        code = _DEFAULT.sub("return ", read(entry).code)
        parts.append(f"figures[{json.dumps(entry.stem)}] = (() => {{\n{code}\n}})();")
    parts.append((HERE / "live_page.js").read_text(encoding="utf-8"))
    return "\n".join([*parts, "})();\n"])


def style() -> str:
    """Return the styles of all figures, those of all boards first."""
    sheets = sorted(FIGURES.glob("*.css"), key=lambda path: (path.name != "board.css", path.name))
    return "\n".join(path.read_text(encoding="utf-8") for path in sheets)


def place(model: str, still: str) -> str:
    """Return the place of a live figure, which shows a picture where no script runs."""
    return f'<div class="live" data-model="{escape(model)}">{still}</div>'


def states(told: dict[str, dict[str, Any]]) -> str:
    """Return what a page tells its script: which figure each model is, and its state."""
    return as_data(told, cls="states") if told else ""


def as_data(value: object, cls: str = "", id: str = "") -> str:
    """Return a value as data that the page's own scripts read."""
    names = "".join(f' {name}="{text}"' for name, text in (("class", cls), ("id", id)) if text)
    return f'<script type="application/json"{names}>{as_json(value)}</script>'


def figure_of(code: str) -> str:
    """Return the name of the figure that some page code draws.

    Raises
    ------
    ValueError
        If it is the page code of none of ours.
    """
    try:
        return _figures()[code]
    except KeyError:
        raise ValueError(f"this is not the page code of a figure: {code[:80]}") from None


@cache
def entries() -> dict[str, Path]:
    """Return the modules that draw a figure, by name."""
    found = (path for path in sorted(FIGURES.glob("*.js")) if read(path).has_default)
    return {path.stem: path for path in found}


@cache
def _figures() -> dict[str, str]:
    return {joined(path): name for name, path in entries().items()}


def _in_order(entry: Path, written: set[Path]) -> Iterator[Path]:
    """Yield what a module imports, each behind its own imports, unless it was yielded before."""
    for path in read(entry).imports:
        if path not in written:
            written.add(path)
            yield from _in_order(path, written)
            yield path

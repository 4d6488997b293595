"""Give pages their live figures: one script and one style sheet for all, a place and a state for each.

A page may be opened from a file, where a browser fetches no ES modules. So all page code stands in one
plain script, each module in it once. What a page makes of it says static/live.js.
"""

import math
from collections.abc import Iterable
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from magicmath.pages.safety import as_json, as_script
from magicmath.widgets._base import STATIC
from magicmath.widgets._modules import as_one_script, joined, read

_PLAYER = Path(__file__).parent / "static" / "live.js"
_STILL = _PLAYER.with_name("still.css")
REFERENCE = "IPY_MODEL_"  # what the state of a widget calls another by
_NOT_TOLD = ("_esm", "_css", "layout")

Json = dict[str, Any]  # what a notebook holds under names, of whatever types JSON has


class Figures:
    """The live figures that a page shows, each with a number, since the names of models are random."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._states: dict[str, Json] = {}

    def place(self, key: str, state: Json, still: str) -> str | None:
        """Return the place of a figure, or None where its page code is none of ours."""
        if state.get("_esm") not in _names():
            return None
        self._states[key] = state
        return place(str(self._number(key)), still)

    def names(self) -> list[str]:
        """Return the names of the figures shown, each once."""
        return list(dict.fromkeys(_names()[state["_esm"]] for state in self._states.values()))

    def told(self) -> dict[str, Json]:
        """Return what a page's script is told: by number, which figure it is, and its state."""
        return {
            str(self._number(key)): {
                "figure": _names()[state["_esm"]],
                "state": self._plain({n: value for n, value in state.items() if n not in _NOT_TOLD}),
            }
            for key, state in self._states.items()
        }

    def _number(self, key: str) -> int:
        return self._numbers.setdefault(key, len(self._numbers))

    def _plain(self, value: Any) -> Any:
        """Return a value of a state with numbered models, and with null for what JSON cannot say."""
        if isinstance(value, dict):
            return {name: self._plain(item) for name, item in value.items()}
        if isinstance(value, (list, tuple)):
            return [self._plain(item) for item in value]
        if isinstance(value, str) and value.startswith(REFERENCE):
            return f"{REFERENCE}{self._number(value.removeprefix(REFERENCE))}"
        return None if isinstance(value, float) and not math.isfinite(value) else value


def script(names: Iterable[str] | None = None) -> str:
    """Return the page code of some figures, or of all, and what sets them to work, as one plain script."""
    chosen = entries()
    wanted = {name: chosen[name] for name in sorted(chosen if names is None else names)}
    return as_script(as_one_script(wanted, _PLAYER))


def style() -> str:
    """Return the styles of all figures, those of all boards first, and of what stands in their places."""
    sheets = sorted(STATIC.glob("*.css"), key=lambda path: (path.name != "board.css", path.name))
    return "\n".join(path.read_text(encoding="utf-8") for path in (*sheets, _STILL))


def place(model: str, still: str) -> str:
    """Return the place of a live figure, which shows a picture where no script runs."""
    return f'<div class="live" data-model="{escape(model)}">{still}</div>'


def as_data(value: object, cls: str = "", id: str = "") -> str:
    """Return a value as data that the page's own scripts read."""
    names = "".join(f' {name}="{text}"' for name, text in (("class", cls), ("id", id)) if text)
    return f'<script type="application/json"{names}>{as_json(value)}</script>'


@cache
def entries() -> dict[str, Path]:
    """Return the modules that draw a figure, by name."""
    found = (path for path in sorted(STATIC.glob("*.js")) if read(path).has_default)
    return {path.stem: path for path in found}


@cache
def _names() -> dict[str, str]:
    """Return the name of the figure that some page code draws."""
    return {joined(path): name for name, path in entries().items()}

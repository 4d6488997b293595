"""Give a saved page its widgets: a place for each live one, its state, its page code and its styles.

What the page makes of them says static/page.js.
"""

import math
from collections.abc import Callable
from html import escape
from typing import TYPE_CHECKING, Any

from magicmath.export.safety import as_script

if TYPE_CHECKING:
    from nbformat import NotebookNode

_STATES = "application/vnd.jupyter.widget-state+json"
_REFERENCE = "IPY_MODEL_"

Json = dict[str, Any]  # what a notebook holds under names, of whatever types JSON has


class Widgets:
    """The widgets of one notebook, of which those that it shows are remembered.

    An output in a widget, and a text of HTML, are written by the two functions given.
    """

    def __init__(
        self,
        notebook: "NotebookNode",
        output: Callable[["NotebookNode"], str],
        fragment: Callable[[str], str],
    ) -> None:
        self._models: dict[str, Json] = notebook.metadata.get("widgets", {}).get(_STATES, {}).get("state", {})
        self._output, self._fragment = output, fragment
        self._numbers: dict[str, int] = {}  # one for each model named
        self._shown: dict[str, Json] = {}  # the state of each model shown

    def view(self, key: str, still: str = "") -> str:
        """Return the place of a live widget, or what a box, an output, a label or a text shows."""
        model = self._models.get(key, {})
        kind, state = model.get("model_name", ""), model.get("state", {})
        if "_esm" in state:
            self._shown[key] = state
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
        shown = [self.view(child.removeprefix(_REFERENCE)) for child in state["children"]]
        titled = [
            f"<p><strong>{escape(titles[i])}</strong></p>{html}" if i < len(titles) and titles[i] else html
            for i, html in enumerate(shown)
            if html
        ]
        return f'<div class="box">{"".join(titled)}</div>' if titled else ""

    def modules(self) -> list[str]:
        """Return the page code of the widgets shown, each once."""
        return list(dict.fromkeys(state["_esm"] for state in self._shown.values()))

    def scripts(self) -> list[str]:
        """Return the scripts that hand the page its modules."""
        return [_as_entry(code, i) for i, code in enumerate(self.modules())]

    def styles(self) -> list[str]:
        """Return the styles of each widget shown."""
        return [state.get("_css", "") for state in self._shown.values()]

    def told(self) -> dict[int, Json]:
        """Return what the page is told of each live widget: which module plays it, and its state."""
        modules = self.modules()
        return {
            number: {"module": modules.index(code), "state": state}
            for number, (code, state) in self.live().items()
        }

    def live(self) -> dict[int, tuple[str, Json]]:
        """Return the page code and the state of each live widget shown, by its number."""
        return {
            self._number(key): (
                state["_esm"],
                self._plain({n: value for n, value in state.items() if n not in ("_esm", "_css")}),
            )
            for key, state in self._shown.items()
        }

    def _number(self, key: str) -> int:
        """Return a number for a model whose own name is random."""
        return self._numbers.setdefault(key, len(self._numbers))

    def _plain(self, value: Any) -> Any:
        """Return a value of a state with numbered models, and with null for what JSON cannot say."""
        if isinstance(value, dict):
            return {name: self._plain(item) for name, item in value.items()}
        if isinstance(value, (list, tuple)):
            return [self._plain(item) for item in value]
        if isinstance(value, str) and value.startswith(_REFERENCE):
            return f"{_REFERENCE}{self._number(value.removeprefix(_REFERENCE))}"
        return None if isinstance(value, float) and not math.isfinite(value) else value


def _as_entry(code: str, number: int) -> str:
    return as_script(code.replace("export default", f"(globalThis.pageWidgets ??= [])[{number}] =", 1))

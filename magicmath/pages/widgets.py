"""Show the widgets of a notebook in a page: places for live figures, and what boxes and texts hold."""

from collections.abc import Callable, Mapping
from html import escape
from typing import TYPE_CHECKING

from magicmath.pages.live import REFERENCE, Figures, Json

if TYPE_CHECKING:
    from nbformat import NotebookNode


class Widgets:
    """The models of one notebook by their keys, and the figures of the page that shows them.

    An output in a widget, and a text of HTML, are written by the functions given; the last is told the
    key of a figure that is none of ours.
    """

    def __init__(
        self,
        models: Mapping[str, Json],
        output: Callable[["NotebookNode"], str],
        fragment: Callable[[str], str],
        leave_out: Callable[[str], None],
    ) -> None:
        self.figures = Figures()
        self._models = models
        self._output, self._fragment, self._leave_out = output, fragment, leave_out

    def view(self, key: str, still: str = "") -> str:
        """Return the place of a live widget, or what a box, an output, a label or a text shows."""
        model = self._models.get(key, {})
        kind, state = model.get("model_name", ""), model.get("state", {})
        if "_esm" in state:
            place = self.figures.place(key, state, still)
            if place is None:
                self._leave_out("a live figure that is none of magicmath's; its text stays")
            return place or still
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
        shown = [self.view(child.removeprefix(REFERENCE)) for child in state["children"]]
        titled = [
            f"<p><strong>{escape(titles[i])}</strong></p>{html}" if i < len(titles) and titles[i] else html
            for i, html in enumerate(shown)
            if html
        ]
        return f'<div class="box">{"".join(titled)}</div>' if titled else ""

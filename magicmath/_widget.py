"""What the widgets share: their page code, their fallback picture, and traits that hold boards."""

from pathlib import Path

import anywidget
import numpy as np
import traitlets

from magicmath._checks import as_board
from magicmath.plot import Picture

_STATIC = Path(__file__).parent / "static"


def page_code(*names):
    """Return JavaScript files as one module, each free to use what stands in those before it."""
    return "\n".join((_STATIC / name).read_text(encoding="utf-8") for name in names)


class PicturedWidget(anywidget.AnyWidget):
    """A widget that also stores a picture and a text, for a page where nothing runs."""

    _css = page_code("board.css")
    _set_by_page = ()

    def _picture(self):
        """Return a `plot.Picture` of the present state."""
        raise NotImplementedError

    def set_state(self, sync_data):
        """Take the page's state; when it is malformed, keep the last good one and send it back."""
        names = [name for name in sync_data if name in self.keys]
        before = {name: getattr(self, name) for name in names}
        try:
            refused = sorted(set(names) - set(self._set_by_page))
            if refused:
                raise ValueError(f"the page may not set {', '.join(refused)}")
            super().set_state(sync_data)
        except (TypeError, ValueError, traitlets.TraitError):
            with self.hold_trait_notifications():
                for name in names:
                    setattr(self, name, before[name])
            self.send_state(names)
            raise

    def __repr__(self):
        return self._picture().text

    def _repr_mimebundle_(self, **kwargs):
        fallback, metadata = self._picture()._repr_mimebundle_()
        live, _ = super()._repr_mimebundle_(**kwargs) or ({}, {})
        return {**live, **fallback}, metadata


class Bits(traitlets.TraitType):
    """A read-only uint8 board; `shape` names the widget's attribute that holds its shape."""

    def __init__(self, shape, **kwargs):
        self.shape_attribute = shape
        super().__init__(**kwargs)

    def validate(self, obj, value):
        if value is None and self.allow_none:
            return None
        holes = obj.rule.holes if hasattr(obj, "rule") else None
        bits = as_board(value, self.name.lstrip("_"), getattr(obj, self.shape_attribute), holes)
        bits.flags.writeable = False
        return bits

    def set(self, obj, value):
        value = self._validate(obj, value)
        if not np.array_equal(obj._trait_values.get(self.name), value):
            super().set(obj, value)


def synced(trait):
    """Tag a trait that holds an array, a tuple or None to be kept equal in the page."""
    return trait.tag(sync=True, to_json=lambda value, _: None if value is None else np.array(value).tolist())


def titled(picture, title):
    """Return a picture with a title before its text and before its alternative text."""
    return Picture(picture.figure, f"{title}\n{picture.text}", f"{title}. {picture.alt}")


def presses_in_words(presses):
    """Say which masks were pressed."""
    return f"pressed {' '.join(map(str, presses))}" if presses else "not pressed"


def told_of(rules):
    """Return what the page needs to know of a rule set, as values of traits."""
    return {
        "_masks": positions_of_ones(rules.matrix),
        "_places": None if rules.places is None else list(rules.places),
        "_holes": np.flatnonzero(rules.holes).tolist(),
    }


def positions_of_ones(matrix):
    """Return where the 1s stand in each row: what the page needs to know of a matrix."""
    return [np.flatnonzero(row).tolist() for row in matrix]

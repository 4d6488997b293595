"""What the widgets share: their page code, their fallback picture, and traits that hold boards."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar

import anywidget
import numpy as np
import traitlets
from numpy.typing import NDArray

from magicmath._checks import as_index
from magicmath._shown import shown
from magicmath.plot import Picture
from magicmath.widgets._modules import joined

STATIC = Path(__file__).parent / "static"


def page_code(name: str) -> str:
    """Return a widget's page code as the one module that its page runs."""
    return joined(STATIC / name)


def page_style(*names: str) -> str:
    """Return the styles of a widget: those of all boards, and its own after them."""
    return "\n".join((STATIC / name).read_text(encoding="utf-8") for name in names)


class PicturedWidget(anywidget.AnyWidget):
    """A widget that also stores a picture and a text, for a page where nothing runs."""

    _css = page_style("board.css")
    _set_by_page: ClassVar[tuple[str, ...]] = ()

    def _picture(self) -> Picture:
        """Return a `plot.Picture` of the present state."""
        raise NotImplementedError

    def page_state(self) -> dict[str, Any]:
        """Return the state as a page shows it where no Python runs."""
        state: dict[str, Any] = self.get_state()
        return state

    def set_state(self, sync_data: dict[str, Any]) -> None:
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

    def __repr__(self) -> str:
        return self._picture().text

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        fallback, metadata = self._picture()._repr_mimebundle_()
        live, _ = super()._repr_mimebundle_(**kwargs) or ({}, {})
        return {**live, **fallback}, metadata


class Cells(traitlets.TraitType[Any, Any]):
    """A read-only board; `check` names the widget's method that makes one of a value, or raises."""

    def __init__(self, check: str, **kwargs: Any) -> None:
        self.check = check
        super().__init__(**kwargs)

    def validate(self, obj: Any, value: Any) -> NDArray[np.uint8] | None:
        """Return a board that the widget's method has checked and copied, or raise."""
        if value is None and self.allow_none:
            return None
        cells = getattr(obj, self.check)(value, str(self.name).lstrip("_"))
        cells.flags.writeable = False
        return cells

    def set(self, obj: Any, value: Any) -> None:
        """Set the board; observers hear of it where a cell differs."""
        value = self._validate(obj, value)
        if not np.array_equal(obj._trait_values.get(self.name), value):
            super().set(obj, value)


class Number(traitlets.Int[int, Any]):
    """A whole number in a range."""

    def __init__(self, default: int, low: int, high: int) -> None:
        self.low, self.high = low, high
        super().__init__(default)

    def validate(self, _: Any, value: Any) -> int:
        """Return the number, or raise."""
        return as_index(value, str(self.name), low=self.low, high=self.high + 1)


class Flag(traitlets.Bool):
    """True or False, or a refusal in few words."""

    def validate(self, obj: traitlets.HasTraits, value: Any) -> bool:
        """Return the flag, or raise."""
        if not isinstance(value, bool):
            raise traitlets.TraitError(f"{self.name} must be True or False, got {shown(value)}")
        return value


def synced(trait: Any) -> Any:
    """Tag a trait that holds an array, a tuple or None to be kept equal in the page."""
    return trait.tag(sync=True, to_json=lambda value, _: None if value is None else np.array(value).tolist())


def titled(picture: Picture, title: str) -> Picture:
    """Return a picture with a title before its text and before its alternative text."""
    return Picture(picture.figure, f"{title}\n{picture.text}", f"{title}. {picture.alt}")


def positions_of_ones(matrix: Iterable[Any]) -> list[list[int]]:
    """Return where the 1s stand in each row: what the page needs to know of a matrix."""
    return [np.flatnonzero(row).tolist() for row in matrix]

"""A trait that holds several values which must fit each other: taken together, or refused together."""

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

import traitlets

from magicmath._shown import shown

T = TypeVar("T")


class Whole(traitlets.TraitType[dict[str, Any], Any]):
    """Values by name; `check` names the widget's method that takes and returns them, or raises."""

    def __init__(self, check: str, **kwargs: Any) -> None:
        self.check = check
        super().__init__(**kwargs)

    def validate(self, obj: Any, value: Any) -> dict[str, Any]:
        """Return the values as the widget's method returns them, or raise where a name is wrong."""
        if not isinstance(value, dict):
            raise TypeError(f"{self.name} must be a dict, got {shown(value)}")
        check = getattr(obj, self.check)
        wanted = {name for name in check.__annotations__ if name != "return"}
        if set(value) != wanted:
            raise ValueError(f"{self.name} must hold {', '.join(sorted(wanted))}, got {shown(value)}")
        checked: dict[str, Any] = check(**value)
        return checked


class Part(Generic[T]):
    """One value of a `Whole`, under its own name; setting it gives some of the others new values, too."""

    def __init__(self, whole: str, reads: Callable[[Any], T], told: str, **others: Any) -> None:
        self.whole = whole
        self.reads = reads
        self.others = others
        self.__doc__ = told

    def __set_name__(self, owner: type, name: str) -> None:
        """Keep the name."""
        self.name = name

    @overload
    def __get__(self, widget: None, owner: type) -> Self: ...

    @overload
    def __get__(self, widget: Any, owner: type) -> T: ...

    def __get__(self, widget: Any, owner: type) -> Self | T:
        """Return the widget's value, or this part of the class itself."""
        return self if widget is None else self.reads(getattr(widget, self.whole)[self.name])

    def __set__(self, widget: Any, value: Any) -> None:
        """Hand the whole another value, which it may refuse."""
        setattr(widget, self.whole, {**getattr(widget, self.whole), **self.others, self.name: value})


def pair(place: Any) -> tuple[int, int] | None:
    """Read a row and a column, or None."""
    return None if place is None else (place[0], place[1])

"""A trait that holds several values which must fit each other: taken together, or refused together."""

from typing import Any

import traitlets

from magicmath._shown import shown


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

"""The numbers of colours among which a figure lets the reader choose."""

from collections.abc import Sequence
from typing import Any

import traitlets

from magicmath._checks import as_index, as_sequence

MOST_COLOURS = 16


class OneOfColours(traitlets.TraitType[int, Any]):
    """A number of colours out of those that the widget offers in `_colours`."""

    def validate(self, obj: Any, value: Any) -> int:
        """Return the number, or raise."""
        k = as_index(value, str(self.name), low=2, high=MOST_COLOURS + 1)
        if k not in obj._colours:
            raise ValueError(f"{self.name} must be one of {obj._colours}, got {k}")
        return k


def as_offered(colours: Sequence[int], low: int = 2) -> list[int]:
    """Return numbers of colours in their order, each once, or raise."""
    given = as_sequence(colours, "colours")
    found = [as_index(k, "colours", low=low, high=MOST_COLOURS + 1) for k in given]
    if not found:
        raise ValueError("colours must be one number or more, got none")
    return list(dict.fromkeys(found))

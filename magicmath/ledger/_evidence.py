"""What a check hands over: what it found in several ways, and no verdict."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np

Holds: TypeAlias = bool | np.bool_

Ways: TypeAlias = Mapping[str, Callable[[], Any]]
"""The ways to compute a printed table, each by its name."""

Witness: TypeAlias = Callable[[Any, Any], bool]
"""Tells whether a candidate for a misprinted table fits what a document prints elsewhere."""


@dataclass(frozen=True, kw_only=True)
class Evidence:
    """What a check of a claim found.

    Attributes
    ----------
    ways : whether the claim holds as it stands, for each independent way by its name
    counterexample : what breaks the claim; read only where it does not hold
    mended : whether it holds under the condition, or with the sign, that the data name, way by way
    shows : a computed fact worth reading
    """

    ways: Mapping[str, Holds]
    counterexample: str = ""
    mended: Mapping[str, Holds] = field(default_factory=dict)
    shows: str = ""


Claim: TypeAlias = Callable[..., Evidence]
"""The check of a claim; it takes the numbers that the claim states, by their names."""

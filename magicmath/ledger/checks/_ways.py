"""Make ways to compute a table from the ways to compute another."""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from magicmath.ledger._evidence import Ways


def each(ways: Ways, change: Callable[[Any], Any]) -> Ways:
    """Return the same ways with one more step."""
    return {way: partial(_one_after_the_other, find, change) for way, find in ways.items()}


def where_not_zero(ways: Ways) -> Ways:
    """Return the ways to the places of the 1s, counting from 0."""
    return each(ways, np.flatnonzero)


def _one_after_the_other(find: Callable[[], Any], change: Callable[[Any], Any]) -> Any:
    return change(find())

"""Solve, play and check the MAGIC puzzle with nothing but parities.

Importing the package loads NumPy alone; each module loads when it is first used.
"""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

import numpy  # noqa: F401  (the one dependency every module shares)

__version__ = "0.1.0"
__all__ = [
    "addresses",
    "bets",
    "bits",
    "codes",
    "exercises",
    "games",
    "gf2",
    "helix",
    "ledger",
    "modular",
    "nullity",
    "pages",
    "plain",
    "plot",
    "reals",
    "report",
    "rules",
    "widgets",
]


if TYPE_CHECKING:
    from magicmath import bets as bets
    from magicmath import bits as bits
    from magicmath import codes as codes
    from magicmath import exercises as exercises
    from magicmath import games as games
    from magicmath import gf2 as gf2
    from magicmath import helix as helix
    from magicmath import ledger as ledger
    from magicmath import modular as modular
    from magicmath import nullity as nullity
    from magicmath import pages as pages
    from magicmath import plain as plain
    from magicmath import plot as plot
    from magicmath import reals as reals
    from magicmath import report as report
    from magicmath import rules as rules
    from magicmath import widgets as widgets
else:  # a type checker would take any name for a module

    def __getattr__(name: str) -> ModuleType:
        if name in __all__:
            return import_module(f"{__name__}.{name}")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])

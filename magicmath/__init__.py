"""Solve, play and check the MAGIC puzzle with nothing but parities.

Importing the package loads NumPy alone; each module loads when it is first used.
"""

from importlib import import_module

import numpy  # noqa: F401  (the one dependency every module shares)

__version__ = "0.1.0"
__all__ = [
    *("bits", "board", "colour_board", "colours", "exercises", "explorer", "export", "game", "gf2"),
    *("helix", "impartial", "ledger", "modular", "nim", "nim_game", "nullity", "ordinals", "plot"),
    *("reals", "rules", "stepper", "stopwatch"),
]


def __getattr__(name):
    if name in __all__:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__():
    return sorted([*globals(), *__all__])

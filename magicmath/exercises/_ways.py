"""Listen to a function that inverts a matrix, for the ways that the ledger has already."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import magicmath
from magicmath.exercises._trials import called

_PACKAGE = str(Path(magicmath.__file__).parent)
_ELIMINATES, _ADJUGATE = "by elimination", "by the adjugate, or by an inverse that is rounded"
_LISTED = {
    ("magicmath", "inv"): _ELIMINATES,
    ("magicmath", "solve"): _ELIMINATES,
    ("magicmath", "particular_solution"): _ELIMINATES,
    ("magicmath", "row_reduce"): _ELIMINATES,
    ("magicmath", "elimination_steps"): _ELIMINATES,
    ("magicmath", "adjugate"): _ADJUGATE,
    ("magicmath", "inv_mod"): _ADJUGATE,
    ("magicmath", "inv_mod2_float"): _ADJUGATE,
    ("numpy", "inv"): _ADJUGATE,
    ("numpy", "pinv"): _ADJUGATE,
    ("numpy", "solve"): _ADJUGATE,
    ("sympy", "inv"): "by SymPy",
    ("sympy", "inv_mod"): "by SymPy",
    ("sympy", "adjugate"): "by SymPy",
}


def overheard(function: Callable[..., Any], *arguments: Any) -> tuple[Any, list[str]]:
    """Return what a function returns, and which of the listed ways it calls.

    What those call in their turn does not count: the order of a matrix, say, eliminates for itself.
    """
    ways: list[str] = []

    def listen(frame: FrameType, event: str, _: object) -> None:
        if event != "call" or frame.f_back is None:
            return
        room, name = _room(frame), frame.f_code.co_name
        way = _LISTED.get((room, name))
        if room == "magicmath" and name == "matrix_power" and frame.f_locals.get("n", 0) < 0:
            way = _ELIMINATES
        if way and _room(frame.f_back) != room:
            ways.append(way)

    before = sys.getprofile()
    sys.setprofile(listen)
    try:
        return called(function, *arguments), ways
    finally:
        sys.setprofile(before)


def _room(frame: FrameType) -> str:
    """Return in which package a frame runs, or nothing for a reader's own code and these checkers."""
    file = frame.f_code.co_filename
    if file.startswith(_PACKAGE) and not file.startswith(f"{_PACKAGE}/exercises"):
        return "magicmath"
    module = str(frame.f_globals.get("__name__", ""))
    return next((name for name in ("numpy", "sympy") if module.partition(".")[0] == name), "")

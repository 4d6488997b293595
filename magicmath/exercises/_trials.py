"""Try a reader's function: call it, and read what it returns."""

import inspect
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import numpy as np

from magicmath._kernels.words import Bits
from magicmath.exercises._answers import bits
from magicmath.exercises._feedback import Unreadable, line_of_reader, said_by


def called(function: Callable[..., Any], *arguments: Any, may_be_none: bool = False) -> Any:
    """Return what a reader's function returns, or raise Unreadable with what went wrong in it."""
    with suppress(ValueError, TypeError):  # some of NumPy's tell nothing of what they take
        if not _takes(function, len(arguments)):
            values = "one value" if len(arguments) == 1 else f"{len(arguments)} values"
            raise Unreadable(f"Your function should take {values}, and it does not.")
    try:
        returned = function(*arguments)
    except Exception as error:  # it is a reader's, and may do anything
        line = line_of_reader(error)
        where = f" in line {line}" if line else ""
        raise Unreadable(f"Your function stopped{where}: {said_by(error)}.") from None
    if returned is None and not may_be_none:
        raise Unreadable("Your function returns nothing: end it with a line that begins “return”.")
    return returned


def called_for_bits(function: Callable[..., Any], *arguments: Any, shape: tuple[int, ...]) -> Bits:
    """Return the 0s and 1s of one shape that a reader's function returns, or raise Unreadable."""
    return bits_returned(called(function, *arguments), shape)


def bits_returned(returned: Any, shape: tuple[int, ...], or_shape: tuple[int, ...] | None = None) -> Bits:
    """Return what a function has returned as 0s and 1s of one shape, or raise Unreadable."""
    form = f"{shape[0]} rows of {shape[1]} numbers" if len(shape) == 2 else f"{shape[0]} numbers"
    try:
        return bits(returned, shape, f"It should return {form}, 0 or 1.", or_shape=or_shape)
    except Unreadable as error:
        said = str(error).replace("You gave", "Your function returns", 1)
        where = "" if said.startswith("Your function") else "Look at what your function returns. "
        raise Unreadable(where + said) from None


def shown_rows(array: Iterable[Any]) -> str:
    """Return a list of numbers, or of rows of them, as a message shows it: a line for each row."""
    return "\n".join(" ".join(map(str, row)) for row in np.atleast_2d(np.array(array)).tolist())


def _takes(function: Callable[..., Any], count: int) -> bool:
    """Tell whether a function can be called with so many things."""
    signature = inspect.signature(function)
    try:
        signature.bind(*[None] * count)
    except TypeError:
        return False
    return True

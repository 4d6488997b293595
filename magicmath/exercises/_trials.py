"""Try a reader's function: call it, and read what it returns."""

import inspect
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from types import FrameType
from typing import Any

import numpy as np

from magicmath._kernels.words import Bits
from magicmath.exercises._answers import bits
from magicmath.exercises._feedback import Unreadable, line_of_reader, said_by


class _TooLong(BaseException):
    """A reader's function ran more lines than it may; none of its own `except` is to catch this."""


def called(
    function: Callable[..., Any],
    *arguments: Any,
    may_be_none: bool = False,
    most_lines: int | None = None,
    endless: str = "",
) -> Any:
    """Return what a reader's function returns, or raise Unreadable with what went wrong in it.

    Where `most_lines` is given, a function that runs more lines is stopped, and `endless` is said of it.
    """
    with suppress(ValueError, TypeError):  # some of NumPy's tell nothing of what they take
        if not _takes(function, len(arguments)):
            values = "one value" if len(arguments) == 1 else f"{len(arguments)} values"
            raise Unreadable(f"Your function should take {values}, and it does not.")
    try:
        with nullcontext() if most_lines is None else _stopping(function, most_lines):
            returned = function(*arguments)
    except _TooLong:
        raise Unreadable(endless) from None
    except Exception as error:  # it is a reader's, and may do anything
        line = line_of_reader(error)
        where = f" in line {line}" if line else ""
        raise Unreadable(f"Your function stopped{where}: {said_by(error)}.") from None
    if returned is None and not may_be_none:
        raise Unreadable("Your function returns nothing: end it with a line that begins “return”.")
    return returned


@contextmanager
def _stopping(function: Callable[..., Any], most_lines: int) -> Iterator[None]:
    """Stop what runs within after so many lines of the file of a reader's function."""
    file = getattr(getattr(function, "__code__", None), "co_filename", None)
    left, before = most_lines, sys.gettrace()

    def count(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal left
        if frame.f_code.co_filename != file:
            return None
        if event == "line":
            left -= 1
            if left < 0:
                raise _TooLong
        return count

    sys.settrace(count)
    try:
        yield
    finally:
        sys.settrace(before)


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

"""The form of a checker: a property in, a sentence out."""

import re
import traceback
from collections.abc import Callable
from functools import wraps
from inspect import signature
from typing import Any, NamedTuple, TypeAlias

_LONGEST_REASON = 300  # characters
_LONGEST_NUMBER = 30  # digits
FILE = "<your answer>"  # where Python says that what a reader typed stands


class Feedback(NamedTuple):
    """Whether an answer has the property asked for, a sentence to its author, and what it printed."""

    solved: bool
    message: str
    printed: str = ""

    def __repr__(self) -> str:
        return f"{'✔' if self.solved else '✘'} {self.message}"


class Unreadable(Exception):
    """Why an answer is none, in sentences to its author."""


Checker: TypeAlias = Callable[[Any], Feedback]


def checker(examine: Callable[[Any], tuple[bool, str]]) -> Checker:
    """Turn a function that returns (solved, message) into a checker, which returns Feedback.

    `None` means not attempted, and an answer of another kind gets a sentence instead of an exception.
    """

    @wraps(examine, assigned=("__module__", "__name__", "__qualname__", "__doc__"))
    def check(answer: Any) -> Feedback:
        if answer is None:
            return Feedback(False, "Not attempted yet: give your answer in place of None.")
        try:
            solved, message = examine(answer)
            return Feedback(solved, _with_short_numbers(message))
        except Unreadable as error:
            return Feedback(False, _with_short_numbers(str(error)))
        except Exception as error:  # an answer may be anything, and a function in it may do anything
            if line := line_of_reader(error):
                return Feedback(False, f"Your function stopped in line {line}: {said_by(error)}.")
            return Feedback(False, "This is no answer of the kind asked for.")

    check.__signature__ = signature(check, follow_wrapped=False)  # type: ignore[attr-defined]
    return check


def said_by(error: BaseException) -> str:
    """Return what an error says, in a reader's words and not at length, or else its kind."""
    reason = _in_a_readers_words(str(error))
    shown = reason if len(reason) <= _LONGEST_REASON else f"{reason[:_LONGEST_REASON]}…"
    return shown.rstrip(".") or type(error).__name__


def line_of_reader(error: BaseException) -> int | None:
    """Return the line of the reader's code in which an error arose, or None where it arose elsewhere."""
    steps = traceback.walk_tb(error.__traceback__)
    lines = [line for frame, line in steps if frame.f_code.co_filename == FILE]
    return lines[-1] if lines else None


def _in_a_readers_words(reason: str) -> str:
    """Return a reason without addresses, which differ in each run, and without names of types and limits."""
    if "integer string conversion" in reason:
        return "a number in it has thousands of digits"
    return _with_short_numbers(re.sub(r" at 0x[0-9a-f]+| of dtype \S+", "", reason))


def _with_short_numbers(message: str) -> str:
    """Return a message whose very long numbers are cut, with the count of their digits."""
    return re.sub(
        rf"\d{{{_LONGEST_NUMBER + 1},}}", lambda found: f"{found[0][:6]}… ({len(found[0])} digits)", message
    )


def counted(number: int, word: str) -> str:
    """Return a number with its word, as in "1 cell" and "2 cells"; the plural has an s more, or es."""
    plural = "es" if word.endswith("s") else "s"
    return f"{number} {word}{'' if number == 1 else plural}"

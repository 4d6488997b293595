"""The form of a checker: a property in, a sentence out."""

import re
from functools import wraps
from typing import NamedTuple

from magicmath._checks import as_sequence
from magicmath.rules import RuleSet

_LONGEST_REASON = 300  # characters


class Feedback(NamedTuple):
    """Whether an answer has the property asked for, and a sentence to its author."""

    solved: bool
    message: str

    def __repr__(self):
        return f"{'✔' if self.solved else '✘'} {self.message}"


def checker(examine):
    """Turn a function that returns (solved, message) into a checker.

    `None` means not attempted, and an answer of the wrong kind gets the reason instead of an exception.
    """

    @wraps(examine)
    def check(answer):
        if answer is None:
            return Feedback(False, "Not attempted yet: give your answer in place of None.")
        try:
            return Feedback(*examine(answer))
        except Exception as error:  # an answer may be anything, and a function in it may do anything
            reason = re.sub(r" at 0x[0-9a-f]+", "", str(error))  # an address would differ in each run
            shown = reason if len(reason) <= _LONGEST_REASON else f"{reason[:_LONGEST_REASON]}…"
            return Feedback(
                False, f"This is no answer of the kind asked for: {shown or type(error).__name__}."
            )

    return check


def as_rules(answer, side):
    """Return an answer as a rule set with a mask for each cell of a square board, or raise."""
    rules = answer if isinstance(answer, RuleSet) else RuleSet(answer)
    if len(rules) != side * side or rules.shape != (side, side):
        raise ValueError(f"give {side * side} masks of {side}×{side}, got {rules}")
    return rules


def as_pair(answer, wanted):
    """Return an answer as a list of two, or raise."""
    pair = as_sequence(answer, "answer")
    if len(pair) != 2:
        raise ValueError(f"give {wanted}, not {answer!r:.80}")
    return pair


def as_bet(answer, *choices):
    """Return a bet in small letters when it is one of the choices, or raise."""
    bet = answer.strip().lower() if isinstance(answer, str) else answer
    if not isinstance(bet, str) or bet not in choices:
        raise ValueError(f"bet {' or '.join(map(repr, choices))}, not {answer!r:.80}")
    return bet

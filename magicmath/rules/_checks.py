"""Check that an argument is a rule set."""

from typing import Any

from magicmath._shown import shown
from magicmath.rules.ruleset import RuleSet


def as_rules(value: Any, name: str = "rules") -> RuleSet:
    """Return a rule set, or raise a TypeError that names the argument."""
    if not isinstance(value, RuleSet):
        raise TypeError(f"{name} must be a RuleSet, got {shown(value)}")
    return value

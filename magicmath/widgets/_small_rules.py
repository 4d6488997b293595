"""The rules that a small figure takes: a mask for each of its few cells, in their order."""

from typing import Any

from magicmath._shown import shown
from magicmath.rules import RuleSet
from magicmath.rules._checks import as_rules


def as_small_rules(value: Any, largest: int) -> RuleSet:
    """Return rules with a mask for each of at most so many cells, mask 0 at cell 0, or raise."""
    rules = as_rules(value)
    size = rules.matrix.shape[1]
    if size > largest or rules.holes.any() or list(rules.places or ()) != list(range(size)):
        wanted = f"a mask for each of at most {largest} cells, without holes"
        raise ValueError(f"rules must have {wanted}, got {shown(rules)}")
    return rules

"""Lists of masks that stand below a board as one button each."""

from collections.abc import Mapping, Sequence

from magicmath._checks import as_indices, as_sequence, as_text
from magicmath._shown import shown
from magicmath.rules import RuleSet

_MOST_RECIPES = 16


Recipes = Sequence[Sequence[int]] | Mapping[str, Sequence[int]]


def names_of_recipes(recipes: Recipes | None) -> list[str]:
    """Return what the buttons are called; nothing where the recipes have no names."""
    return [as_text(name, "recipes") for name in recipes] if isinstance(recipes, Mapping) else []


def told_of_recipes(recipes: Recipes | None, rules: RuleSet) -> list[list[int]] | None:
    """Return the lists as a page needs them, or raise."""
    if recipes is None:
        return None
    if isinstance(recipes, Mapping) and recipes:
        names_of_recipes(recipes)
        recipes = list(recipes.values())
    lists = as_sequence(recipes, "recipes")
    if not 0 < len(lists) <= _MOST_RECIPES:
        raise ValueError(f"recipes must be 1 to {_MOST_RECIPES} lists of masks, got {len(lists)}")
    told = [as_indices(one, f"recipes[{i}]", high=len(rules)) for i, one in enumerate(lists)]
    if not all(told):
        raise ValueError(f"recipes must be lists with a mask in each, got {shown(recipes)}")
    return told


def left_of(presses: Sequence[int]) -> list[int]:
    """Return the masks that are pressed an odd number of times."""
    return [mask for mask in sorted(set(presses)) if presses.count(mask) % 2]

"""The recipes of all cells side by side: those of a puzzle are joined, and each mask is counted."""

from typing import Any, ClassVar

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot
from magicmath._checks import as_board, as_index, as_indices
from magicmath._shown import shown
from magicmath.rules import MAGIC, RuleSet, pressed
from magicmath.widgets._base import Flag, PicturedWidget, page_code, page_style, synced, titled
from magicmath.widgets._small_rules import as_small_rules

_LARGEST = 9  # cells: nine small boards fit on a phone


class _Chosen(traitlets.TraitType[tuple[int, ...], Any]):
    """The numbers of some cells, in ascending order."""

    def validate(self, obj: Any, value: Any) -> tuple[int, ...]:
        cells = as_indices(value, "chosen", high=len(obj.rules))
        if len(set(cells)) < len(cells):
            raise ValueError(f"chosen must name no cell twice, got {shown(cells)}")
        return tuple(sorted(cells))


class _Mask(traitlets.TraitType[int, Any]):
    """The number of a mask."""

    def validate(self, obj: Any, value: Any) -> int:
        return as_index(value, "mask", high=len(obj.rules))


class RecipeCounts(PicturedWidget):
    """At each cell its recipe as a small board: the masks that change this cell alone.

    Press cells: their recipes are joined, and a board tells how often each mask is in them. One mask is
    counted in words. Once the recipes of the puzzle are joined, all recipes that hold this mask light up;
    they also do when a mask is pressed on the board of counts. Where recipes join to a single press,
    its mask is named. The page works it out without a kernel.

    Parameters
    ----------
    rules : RuleSet, optional
        MAGIC if left out; at most nine independent masks, one for each cell in their order.
    puzzle : array_like of 0/1, optional
        The cells that must change, as a board. None is marked if it is left out.
    mask : int, optional
        The mask that is counted in words to begin with.

    Attributes
    ----------
    chosen : tuple of int; may be set and observed
        The cells whose recipes are joined.
    mask : int; may be set and observed
    lit : bool; may be set and observed
        Whether the recipes that hold the mask light up.

    Raises
    ------
    TypeError, ValueError
        If the rules, the puzzle, the mask or the cells do not fit. The widget keeps its state then; it also
        does when the page sends what it should not.

    Examples
    --------
    >>> figure = RecipeCounts(mask=4)
    >>> figure.chosen = [0, 1]
    >>> figure.holding
    (0, 2, 4, 6, 8)
    >>> figure
    Recipes of MAGIC, joined for the cells 0 1: mask 4 is in 1 of them
    odd counts
    ■ □ ■
    □ ■ ■
    □ □ ■
    """

    _esm = page_code("recipe_counts.js")
    _css = page_style("board.css", "recipe_counts.css")
    _set_by_page: ClassVar[tuple[str, ...]] = ("chosen", "mask", "lit")

    chosen: traitlets.TraitType[tuple[int, ...], Any] = synced(_Chosen(default_value=()))
    mask: traitlets.TraitType[int, Any] = _Mask().tag(sync=True)
    lit: traitlets.Bool[bool, Any] = Flag(False).tag(sync=True)
    _recipes: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _wanted: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _columns = traitlets.Int().tag(sync=True)

    def __init__(self, rules: RuleSet = MAGIC, puzzle: ArrayLike | None = None, mask: int = 0) -> None:
        self.rules = _as_rules(rules)
        white = np.zeros(rules.shape, np.uint8)
        wanted = white if puzzle is None else as_board(puzzle, "puzzle", rules.shape)
        units = np.eye(len(rules), dtype=np.uint8).reshape(-1, *rules.shape)
        super().__init__(
            mask=mask,
            _recipes=[pressed(rules.solve(white, unit)) for unit in units],
            _wanted=pressed(wanted.ravel()),
            _columns=rules.shape[1],
        )

    @property
    def counts(self) -> NDArray[np.int64]:
        """How often each mask is in the joined recipes."""
        joined = [mask for cell in self.chosen for mask in self._recipes[cell]]
        return np.bincount(joined, minlength=len(self.rules)).astype(np.int64)

    @property
    def holding(self) -> tuple[int, ...]:
        """The cells whose recipes hold the mask."""
        return tuple(cell for cell, recipe in enumerate(self._recipes) if self.mask in recipe)

    def _picture(self) -> plot.Picture:
        cells = " ".join(map(str, self.chosen)) or "none"
        told = f"mask {self.mask} is in {self.counts[self.mask]} of them"
        title = f"Recipes of {self.rules.name or 'unnamed masks'}, joined for the cells {cells}: {told}"
        return titled(plot.boards([self.counts.reshape(self.rules.shape) % 2], ["odd counts"]), title)


def _as_rules(value: Any) -> RuleSet:
    """Return small rules that have a recipe for each cell, or raise."""
    rules = as_small_rules(value, _LARGEST)
    if len(rules.quiet_presses):
        raise ValueError(f"rules must be independent, got {shown(rules)}")
    return rules

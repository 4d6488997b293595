"""Two choices of masks and their sum on three boards, side by side."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from magicmath import plot
from magicmath._checks import as_flag, as_indices, as_text
from magicmath._shown import shown
from magicmath.rules import MAGIC, RuleSet
from magicmath.rules._checks import as_rules
from magicmath.widgets._base import PicturedWidget, page_code, page_style, positions_of_ones, synced, titled

_LARGEST = 25  # cells: three such boards fit side by side on a phone


class _Choice(traitlets.TraitType[tuple[int, ...], Any]):
    """The numbers of some masks, in ascending order."""

    def validate(self, obj: Any, value: Any) -> tuple[int, ...]:
        return _as_choice(value, str(self.name), obj.rules)


class ChoiceSum(PicturedWidget):
    """What two choices of masks do, and what their sum does, each on a white board.

    Press the first two boards: a mask joins its choice, or leaves it. The third board presses the masks
    that are in just one of them. Point at a cell, and it is framed on all boards with its sum written out.
    A button can compare the first board with the third: it marks the cells in which they differ.
    The page works it out without a kernel.

    Parameters
    ----------
    rules : RuleSet, optional
        MAGIC if left out; on at most 25 cells without holes, each mask at a cell.
    first, second : sequence of int, optional
        The masks of the two choices to begin with. None occurs twice in one choice.
    label : str, optional
        A letter for the second choice; the first is V.
    compares : bool, optional
        Whether a button compares the first board with the third. If left out, it does where a second choice
        is given. Where none is given, a line also tells that the reader's second choice changes no cell.

    Attributes
    ----------
    first, second : tuple of int; may be set and observed
    both : tuple of int
        The masks that are in just one of the two choices.

    Raises
    ------
    TypeError, ValueError
        If the rules do not fit, there is no such mask, or a choice names one twice. The widget keeps its
        state then; it also does when the page sends what it should not.

    Examples
    --------
    >>> figure = ChoiceSum(first=[0, 1], second=[1, 4])
    >>> figure.both
    (0, 4)
    >>> figure
    Choices of MAGIC: V presses 0 1, U presses 1 4, V + U presses 0 4
    V makes  U makes  V + U makes
    □ □ ■    ■ □ ■    ■ □ □
    ■ ■ □    ■ ■ ■    □ □ ■
    □ □ □    □ ■ □    □ ■ □
    """

    _esm = page_code("choice_sum.js")
    _css = page_style("board.css", "choice_sum.css")
    _set_by_page = ("first", "second")

    first: traitlets.TraitType[tuple[int, ...], Any] = synced(_Choice(default_value=()))
    second: traitlets.TraitType[tuple[int, ...], Any] = synced(_Choice(default_value=()))
    _begun: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _masks: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _places: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _shape: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _label = traitlets.Unicode().tag(sync=True)
    _compares = traitlets.Bool().tag(sync=True)

    def __init__(
        self,
        rules: RuleSet = MAGIC,
        first: Sequence[int] = (),
        second: Sequence[int] = (),
        label: str = "U",
        compares: bool | None = None,
    ) -> None:
        self.rules = _as_rules(rules)
        begun = [_as_choice(one, name, rules) for one, name in ((first, "first"), (second, "second"))]
        super().__init__(
            first=begun[0],
            second=begun[1],
            _begun=[list(one) for one in begun],
            _masks=positions_of_ones(rules.matrix),
            _places=list(rules.places or ()),
            _shape=list(rules.shape),
            _label=as_text(label, "label"),
            _compares=bool(begun[1]) if compares is None else as_flag(compares, "compares"),
        )

    @property
    def both(self) -> tuple[int, ...]:
        """The masks of the sum: twice is nothing."""
        return tuple(sorted(set(self.first) ^ set(self.second)))

    @property
    def boards(self) -> list[NDArray[np.uint8]]:
        """What the two choices and their sum make of the white board."""
        white = np.zeros(self.rules.shape, np.uint8)
        return [self.rules.press(white, masks) for masks in (self.first, self.second, self.both)]

    def _picture(self) -> plot.Picture:
        labels = ["V", self._label, f"V + {self._label}"]
        presses = [" ".join(map(str, masks)) or "nothing" for masks in (self.first, self.second, self.both)]
        told = ", ".join(f"{label} presses {masks}" for label, masks in zip(labels, presses, strict=True))
        title = f"Choices of {self.rules.name or 'unnamed masks'}: {told}"
        return titled(plot.boards(self.boards, [f"{label} makes" for label in labels]), title)


def _as_rules(rules: Any) -> RuleSet:
    """Return rules that three boards can show, or raise."""
    as_rules(rules)
    if rules.places is None or rules.holes.any():
        raise ValueError("rules must have a mask for each of some cells, and no holes")
    if rules.matrix.shape[1] > _LARGEST:
        raise ValueError(f"rules must have at most {_LARGEST} cells, got {rules.matrix.shape[1]}")
    return rules


def _as_choice(value: Any, name: str, rules: RuleSet) -> tuple[int, ...]:
    """Return numbers of different masks in ascending order, or raise."""
    masks = as_indices(value, name, high=len(rules))
    if len(set(masks)) < len(masks):
        raise ValueError(f"{name} must name no mask twice, got {shown(masks)}")
    return tuple(sorted(masks))

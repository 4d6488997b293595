"""What all boards to press share: the start and the presses are the truth, and the cells follow them."""

from typing import Any, ClassVar

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath._checks import as_flag, as_indices, as_text
from magicmath.plot import Picture
from magicmath.rules import RuleSet
from magicmath.widgets._base import Cells, PicturedWidget, positions_of_ones, synced, titled

_LARGEST_MENU = 16


class Presses(traitlets.TraitType[tuple[int, ...], Any]):
    """A tuple of numbers of masks, in the order in which they were pressed."""

    def validate(self, obj: Any, value: Any) -> tuple[int, ...]:
        """Return the numbers as a tuple, or raise."""
        return tuple(as_indices(value, "presses", high=len(obj.rules)))


class PressedBoard(PicturedWidget):
    """A board whose masks are pressed, taken back and pressed again, in the page and in Python."""

    _set_by_page: ClassVar[tuple[str, ...]] = ("presses", "_undone")

    cells: traitlets.TraitType[NDArray[np.uint8], Any] = Cells("_as_cells")
    presses: traitlets.TraitType[tuple[int, ...], Any] = synced(Presses(default_value=()))
    goal: traitlets.TraitType[Any, Any] = synced(Cells("_as_cells", allow_none=True, default_value=None))
    _start: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_cells"))
    _undone: traitlets.TraitType[tuple[int, ...], Any] = synced(Presses(default_value=()))
    _masks: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _places: Any = traitlets.List(None, allow_none=True).tag(sync=True)
    _holes: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _label = traitlets.Unicode().tag(sync=True)
    _menu = traitlets.Bool().tag(sync=True)

    def __init__(
        self,
        rules: RuleSet,
        start: ArrayLike | None,
        goal: ArrayLike | None,
        label: str,
        menu: bool,
        **told: Any,
    ) -> None:
        self.rules = rules
        self._hole_cells = rules.holes
        start = self._as_cells(np.zeros(rules.shape, np.uint8) if start is None else start, "start")
        self._pressed: tuple[Any, Any, NDArray[np.uint8]] | None = None
        super().__init__(
            cells=start,
            goal=goal,
            _start=start,
            _masks=positions_of_ones(rules.matrix),
            _places=None if rules.places is None else list(rules.places),
            _holes=np.flatnonzero(self._hole_cells).tolist(),
            _label=as_text(label, "label"),
            _menu=as_flag(menu, "menu"),
            **told,
        )

    @property
    def start(self) -> NDArray[np.uint8]:
        """The board before the first press."""
        return self._start

    @property
    def solved(self) -> bool:
        """Whether the cells are those of the goal."""
        return np.array_equal(self.cells, self.goal)

    def press(self, *numbers: int) -> None:
        """Press masks by their numbers, one after the other."""
        self._set_presses((*self.presses, *numbers), ())

    def undo(self) -> None:
        """Take back the last press, if there is one."""
        if self.presses:
            self._set_presses(self.presses[:-1], (*self._undone, self.presses[-1]))

    def redo(self) -> None:
        """Press again what was taken back last, if anything was."""
        if self._undone:
            self._set_presses((*self.presses, self._undone[-1]), self._undone[:-1])

    def reset(self) -> None:
        """Return to the start."""
        self._set_presses((), ())

    def _set_presses(self, presses: tuple[int, ...], undone: tuple[int, ...]) -> None:
        with self.hold_sync():
            self.presses = presses
            self._undone = undone

    def _as_cells(self, value: ArrayLike, name: str) -> NDArray[np.uint8]:
        """Return a new board of this kind, or raise an error that names the argument."""
        raise NotImplementedError

    def _after(self, start: NDArray[np.uint8], presses: tuple[int, ...]) -> NDArray[np.uint8]:
        """Return the board that presses make of a start."""
        raise NotImplementedError

    def _drawn(self, boards: list[NDArray[np.uint8]], labels: list[str]) -> Picture:
        """Return boards as a picture."""
        raise NotImplementedError

    def _after_presses(self) -> NDArray[np.uint8]:
        """Return the cells that follow from the start and the presses, worked out once."""
        if self._pressed is None or self._pressed[0] is not self._start or self._pressed[1] != self.presses:
            self._pressed = self._start, self.presses, self._after(self._start, self.presses)
        return self._pressed[2]

    @traitlets.observe("presses", "_start")
    def _follow_presses(self, _: Any) -> None:
        self.cells = self._after_presses()

    @traitlets.observe("cells")
    def _restart(self, change: Any) -> None:
        if not np.array_equal(change.new, self._after_presses()):
            with self.hold_trait_notifications():
                self._start, self.presses, self._undone = change.new, (), ()

    def _picture(self) -> Picture:
        boards = [self.cells] if self.goal is None else [self.cells, self.goal]
        labels = [self._label, "goal"][: len(boards)]
        return titled(self._drawn(boards, labels), self._title())

    def _distance_in_words(self) -> str:
        """Say how far the goal is."""
        differ = int((self.cells != self.goal).sum())
        if not differ:
            return "goal reached"
        return f"{'1 cell differs' if differ == 1 else f'{differ} cells differ'} from the goal"

    def _title(self) -> str:
        """Return a line that tells what was pressed, and how far the goal is."""
        raise NotImplementedError


def has_menu(menu: bool | None, rules: RuleSet) -> bool:
    """Return whether the masks stand below a board as buttons: as asked, or else where they are few."""
    if menu is not None:
        return menu
    return rules.places is None or len(rules) <= _LARGEST_MENU


def presses_in_words(presses: tuple[int, ...]) -> str:
    """Say which masks were pressed."""
    return f"pressed {' '.join(map(str, presses))}" if presses else "not pressed"

"""The live board: press cells or masks in the page, and read them as a NumPy array in Python."""

import numpy as np
import traitlets

from magicmath import plot
from magicmath._checks import as_bits, as_index
from magicmath._widget import Bits, PicturedWidget, page_code, presses_in_words, synced, titled, told_of
from magicmath.rules import RuleSet, unit

_LARGEST_MENU = 16


class Presses(traitlets.TraitType):
    """A tuple of numbers of masks, in the order in which they were pressed."""

    def validate(self, obj, value):
        """Return the numbers as a tuple, or raise."""
        if not isinstance(value, (tuple, list, np.ndarray)):
            raise TypeError(f"presses must be a sequence of mask numbers, got {value!r}")
        return tuple(as_index(number, "presses", high=len(obj.rule)) for number in value)


class Board(PicturedWidget):
    """A live board whose cells, or whose rule's masks, a reader presses.

    Click a cell, or move with the arrow keys and press Space or Enter. A rule's masks also
    stand below the board as numbered buttons.

    Parameters
    ----------
    rule : RuleSet, optional
        What a press inverts; the one cell itself if left out.
    start : (rows, columns) array_like of 0/1, optional
        The white board if left out.
    goal : (rows, columns) array_like of 0/1, optional
        Shown beside the board.
    label : str, optional
        Written above the board.
    menu : bool, optional
        Whether the masks are shown as buttons; by default they are if `rule` is given and
        has at most 16.

    Attributes
    ----------
    cells : (rows, columns) uint8 array, read-only; may be observed
        Setting it starts afresh from that board.
    presses : tuple of int; may be observed
        Setting it presses those masks from the start.
    goal : (rows, columns) uint8 array, or None

    Raises
    ------
    TypeError, ValueError
        If a board is not made of 0/1 or has not the rule's shape. The widget keeps its state
        then; it also does when the page sends what it should not.

    Examples
    --------
    >>> from magicmath.rules import MAGIC
    >>> board = Board(MAGIC, goal=[[1, 1, 0], [1, 1, 0], [0, 0, 0]])
    >>> board.press(0)
    >>> board
    Board of MAGIC, pressed 0, goal reached
    board  goal
    ■ ■ □  ■ ■ □
    ■ ■ □  ■ ■ □
    □ □ □  □ □ □
    """

    _esm = page_code("cells.js", "masks.js", "board.js")
    _set_by_page = ("presses",)

    cells = Bits("_shape")
    presses = synced(Presses(default_value=()))
    goal = synced(Bits("_shape", allow_none=True, default_value=None))
    _start = synced(Bits("_shape"))
    _masks = traitlets.List().tag(sync=True)
    _places = traitlets.List(None, allow_none=True).tag(sync=True)
    _holes = traitlets.List().tag(sync=True)
    _label = traitlets.Unicode().tag(sync=True)
    _menu = traitlets.Bool().tag(sync=True)

    def __init__(self, rule=None, start=None, goal=None, label="board", menu=None):
        if rule is not None and not isinstance(rule, RuleSet):
            raise TypeError(f"rule must be a RuleSet, got {rule!r}")
        given, name = (goal, "goal") if start is None else (start, "start")
        shape = (3, 3) if given is None else as_bits(given, name, ndim=2).shape
        self.rule = unit(*shape) if rule is None else rule
        start = np.zeros(self.rule.shape, dtype=np.uint8) if start is None else start
        as_bits(start, "start", ndim=2, shape=self.rule.shape)
        super().__init__(
            cells=start,
            goal=goal,
            _start=start,
            **told_of(self.rule),
            _label=label,
            _menu=(rule is not None and len(rule) <= _LARGEST_MENU) if menu is None else menu,
        )

    @property
    def start(self):
        """The board before the first press."""
        return self._start

    @property
    def solved(self):
        """Whether the cells are those of the goal."""
        return np.array_equal(self.cells, self.goal)

    def press(self, *numbers):
        """Press masks by their numbers, one after the other."""
        self.presses = (*self.presses, *numbers)

    def undo(self):
        """Take back the last press, if there is one."""
        self.presses = self.presses[:-1]

    def reset(self):
        """Return to the start."""
        self.presses = ()

    @traitlets.observe("presses", "_start")
    def _follow_presses(self, _):
        self.cells = self.rule.press(self._start, self.presses)

    @traitlets.observe("cells")
    def _restart(self, change):
        if not np.array_equal(change.new, self.rule.press(self._start, self.presses)):
            with self.hold_trait_notifications():
                self._start, self.presses = change.new, ()

    @property
    def _shape(self):
        return self.rule.shape

    def _picture(self):
        shown = [self.cells] if self.goal is None else [self.cells, self.goal]
        labels = [self._label, "goal"][: len(shown)]
        return titled(plot.boards(shown, labels, self.rule.holes), self._title())

    def _title(self):
        parts = [f"Board of {self.rule.name or 'unnamed masks'}", presses_in_words(self.presses)]
        if self.goal is not None:
            parts.append(self._distance_in_words())
        return ", ".join(parts)

    def _distance_in_words(self):
        differ = int((self.cells != self.goal).sum())
        if not differ:
            return "goal reached"
        return f"{'1 cell differs' if differ == 1 else f'{differ} cells differ'} from the goal"

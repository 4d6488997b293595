"""The system of parities: presses, the rows that they take, counts and parities in one linked figure."""

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath._checks import as_bits, as_flag, as_index, as_indices, as_text
from magicmath._shown import shown
from magicmath.plot import Picture
from magicmath.plot.systems import system_picture
from magicmath.rules import MAGIC, RuleSet
from magicmath.rules._checks import as_rules
from magicmath.widgets._base import Cells, page_code, page_style, synced, titled
from magicmath.widgets._pressed import presses_in_words
from magicmath.widgets._unknowns import entries_of_choice, unknowns
from magicmath.widgets.board import Board

_MOST = 256  # masks, and cells
_MOST_ADDED = 16  # masks, and cells, of a table with columns to add


class _Added(traitlets.TraitType[tuple[int, ...], Any]):
    """The numbers of some cells, in ascending order."""

    def validate(self, obj: Any, value: Any) -> tuple[int, ...]:
        """Return different cells in order, or raise."""
        cells = as_indices(value, "added", high=obj.rules.matrix.shape[1])
        if len(set(cells)) < len(cells):
            raise ValueError(f"added must name no cell twice, got {shown(value)}")
        if cells and not obj._adds_columns:
            raise ValueError(f"added needs adds_columns, got {shown(value)} without")
        return tuple(sorted(cells))


class _Flipped(traitlets.TraitType[bool, Any]):
    """Whether the entry of Y that may be flipped is."""

    def validate(self, obj: Any, value: Any) -> bool:
        """Return the flag, or raise where no entry may be flipped."""
        is_flipped = as_flag(value, "flipped")
        if is_flipped and not obj._flips:
            raise ValueError("flipped needs flips, got True without")
        return is_flipped


class System(Board):
    """The equations V·Y = D of a rule: point at one thing, and all that belongs to it lights up.

    V is the choice of masks, Y has a row for each mask and a column for each cell, R counts how
    often each cell is changed, and D is the parity of R, folded to the board as well. Press an
    entry of V to take its row of Y, and once more to give it back. Point at an entry of V, and its
    row and its cells light up, on the boards too; point at a cell, and its column lights up and its
    equation is written out. A tap and the arrow keys do the same. The page works it out without a kernel.

    Parameters
    ----------
    rules : RuleSet, optional
        MAGIC if left out; it has at most 256 masks and at most 256 cells.
    start : (rows, columns) array_like of 0/1, optional
        The white board if left out.
    presses : sequence of int, optional
        Masks pressed to begin with.
    goal : (rows, columns) array_like of 0/1, optional
        Then the equations ask for the difference from the start to this board; the entries of D
        that are still wrong are marked, and a line counts the equations that hold.
    equations : bool, optional
        Whether all equations are listed beside the figure.
    feeds_back : bool, optional
        Whether a button “D becomes V” presses the result as the next choice. The page draws the walk
        then, numbers its rows as the masks, and has no *Undo*: *Reset* returns to the presses to begin
        with. The rules must have as many masks as cells.
    result : bool, optional
        Whether the lines R and D stand below the table, and D folded beside it; what feeds back needs them.
    letter : str, optional
        What the page calls the matrix.
    step : str, optional
        What the page calls one move of the walk.
    adds_columns : bool, optional
        Whether cells can be pressed above the table, so that their columns add up to a column at the
        right: the letters that are left. The page shows no R then, and no boards beside the table. There may
        be no goal, nothing that feeds back, and at most 16 masks and 16 cells.
    flips : (mask, cell), optional
        Only with `adds_columns`. A button flips this entry of Y.

    Attributes
    ----------
    presses : tuple of int; may be set and observed
    choice : (masks,) uint8 array, read-only; may be set and observed
        V: 1 for each mask that is pressed an odd number of times.
    counts : (cells,) int array, read-only; may be observed
        R = V·Y in ordinary numbers.
    parities : (cells,) uint8 array, read-only; may be observed
        D, the parities of R.
    board : (rows, columns) uint8 array, read-only; may be observed
        The start after the presses; D folded, where the start is white. It is `cells` of all boards.
    goal : (rows, columns) uint8 array, or None
    added : tuple of int; may be set and observed
        The cells whose columns are added.
    flipped : bool; may be set and observed
        Whether the entry of `flips` is flipped.

    Raises
    ------
    TypeError, ValueError
        If a board is not made of 0/1 or has not the rules' shape, if there is no such mask, or if
        the rules are too large. The widget keeps its state then.

    Examples
    --------
    >>> system = System(presses=[3, 4, 6])
    >>> print(system.choice, system.counts, system.parities)
    [0 0 0 1 1 0 1 0 0] [1 1 0 3 2 1 2 2 0] [1 1 0 1 0 1 0 0 0]
    >>> system.equation(0)
    'a + b + d = 1'
    >>> system = System(adds_columns=True)
    >>> system.added = [0, 2, 4, 6, 8]
    >>> system.left
    ['e']
    """

    _esm = page_code("system.js")
    _css = page_style("board.css", "system.css")
    _set_by_page: ClassVar[tuple[str, ...]] = (*Board._set_by_page, "added", "flipped")

    choice: traitlets.TraitType[NDArray[np.uint8], Any] = Cells("_as_choice")
    counts: traitlets.TraitType[NDArray[np.int64], Any] = Cells("_as_counts", read_only=True)
    parities: traitlets.TraitType[NDArray[np.uint8], Any] = Cells("_as_counts", read_only=True)
    board: traitlets.TraitType[NDArray[np.uint8], Any] = Cells("_as_cells", read_only=True)
    _equations = traitlets.Bool(False).tag(sync=True)
    _feeds_back = traitlets.Bool(False).tag(sync=True)
    _result = traitlets.Bool(True).tag(sync=True)
    _letter = traitlets.Unicode("Y").tag(sync=True)
    _step = traitlets.Unicode("step").tag(sync=True)
    added: traitlets.TraitType[tuple[int, ...], Any] = synced(_Added(default_value=()))
    flipped = _Flipped(False).tag(sync=True)
    _adds_columns = traitlets.Bool(False).tag(sync=True)
    _flips: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _first: traitlets.List[Any] = traitlets.List().tag(sync=True)  # the presses to which Reset returns

    def __init__(
        self,
        rules: RuleSet = MAGIC,
        start: ArrayLike | None = None,
        presses: ArrayLike = (),
        goal: ArrayLike | None = None,
        equations: bool = False,
        feeds_back: bool = False,
        result: bool = True,
        letter: str = "Y",
        step: str = "step",
        adds_columns: bool = False,
        flips: Sequence[int] | None = None,
    ) -> None:
        as_rules(rules)
        masks, cells = rules.matrix.shape
        if max(masks, cells) > _MOST:
            raise ValueError(f"rules must have at most {_MOST} masks and cells, got {masks} and {cells}")
        equations = as_flag(equations, "equations")
        feeds_back = as_flag(feeds_back, "feeds_back")
        result = as_flag(result, "result")
        letter, step = as_text(letter, "letter"), as_text(step, "step")
        if feeds_back:
            _check_square(masks, cells)
            if not result:
                raise ValueError("result must be shown where it feeds back, got False")
        adds_columns = as_flag(adds_columns, "adds_columns")
        if adds_columns:
            _check_table(masks, cells)
            if feeds_back or not result or goal is not None:
                raise ValueError("adds_columns needs the result, no goal and nothing that feeds back")
        flips_entry = _as_entry(flips, rules, adds_columns)
        if start is None:
            start = np.zeros(rules.shape, np.uint8)
        super().__init__(rules, start, goal, "board", menu=False)
        self._equations = equations
        self._feeds_back = feeds_back
        self._result = result
        self._letter = letter
        self._step = step
        self._adds_columns = adds_columns
        self._flips = flips_entry
        self.presses = presses
        self._first = list(self.presses) if feeds_back else []

    @property
    def wanted(self) -> NDArray[np.uint8] | None:
        """The difference that the goal asks for, the right sides of the equations; None without a goal."""
        return None if self.goal is None else (self._start ^ self.goal).ravel()

    @property
    def unknowns(self) -> list[str]:
        """The names of the unknowns: a to i for at most nine masks, and x₀, x₁ and so on for more.

        Where the result feeds back they are V₀, V₁ and so on, after the masks whose numbers the rows carry.
        """
        return entries_of_choice(len(self.rules)) if self._feeds_back else unknowns(len(self.rules))

    @property
    def left(self) -> list[str]:
        """The names of the unknowns that are left in the sum of the added columns."""
        sums = self._matrix[:, list(self.added)].sum(axis=1) % 2
        return [self.unknowns[number] for number in np.flatnonzero(sums)]

    @property
    def _matrix(self) -> NDArray[np.uint8]:
        """Y as it is shown now, with its flipped entry."""
        matrix: NDArray[np.uint8] = self.rules.matrix.copy()
        if self.flipped:
            matrix[tuple(self._flips)] ^= 1
        return matrix

    def feed_back(self) -> None:
        """Let D become V: press the masks of the cells that change, and nothing else.

        Raises
        ------
        ValueError
            If there are not as many masks as cells.

        Examples
        --------
        >>> system = System(presses=[4])
        >>> system.feed_back()
        >>> system.presses
        (1, 3, 4, 5, 7)
        """
        _check_square(*self.rules.matrix.shape)
        self._set_presses(tuple(np.flatnonzero(self.parities).tolist()), ())

    def reset(self) -> None:
        """Return to the start; where the result feeds back, to the presses to begin with."""
        with self.hold_trait_notifications():
            self.added, self.flipped = (), False
            self._set_presses(tuple(self._first), ())

    def equation(self, cell: int) -> str:
        """Return the equation of a cell, as the page writes it.

        Its right side is what the goal wants, or without a goal the present parity.

        Parameters
        ----------
        cell : int
            Counted row by row, from 0.

        Returns
        -------
        str

        Raises
        ------
        TypeError, ValueError
            If there is no such cell.
        """
        cell = as_index(cell, "cell", high=self.rules.matrix.shape[1])
        names = self.unknowns
        terms = [names[number] for number in np.flatnonzero(self._matrix[:, cell])]
        right = self.parities if self.wanted is None else self.wanted
        return f"{' + '.join(terms) or '0'} = {right[cell]}"

    def _as_choice(self, value: ArrayLike, name: str) -> NDArray[np.uint8]:
        return as_bits(value, name, ndim=1, shape=(len(self.rules),))

    def _as_counts(self, value: ArrayLike, name: str) -> NDArray[Any]:
        return np.array(value)

    def _after(self, start: NDArray[np.uint8], presses: Sequence[int]) -> NDArray[np.uint8]:
        board = super()._after(start, presses)
        if self.flipped and presses.count(self._flips[0]) % 2:
            board.flat[self._flips[1]] ^= 1
        return board

    @traitlets.observe("presses", "_start", "flipped")
    def _follow_presses(self, change: Any) -> None:
        if change.name == "flipped":
            self._pressed = None  # what was worked out of the presses holds no more
        choice = self._chosen()
        counts = choice @ self._matrix.astype(int)
        with self.hold_trait_notifications():
            self.choice = choice
            self.set_trait("counts", counts)
            self.set_trait("parities", (counts % 2).astype(np.uint8))
            self.cells = self._after_presses()
            self.set_trait("board", self.cells)

    @traitlets.observe("choice")
    def _press_choice(self, change: Any) -> None:
        if not np.array_equal(change.new, self._chosen()):
            self._set_presses(tuple(np.flatnonzero(change.new).tolist()), ())

    def _chosen(self) -> NDArray[np.int64]:
        """Return V as it follows from the presses: twice is nothing."""
        return np.bincount(np.array(self.presses, int), minlength=len(self.rules)) % 2

    def _picture(self) -> Picture:
        folded = self.parities.reshape(self.rules.shape)
        labelled = [("D, folded", folded)] if self._result else []
        if self._start.any() or not self._result:
            labelled.append(("board", self.board))
        if self.goal is not None:
            labelled.append(("goal", self.goal))
        names = list(map(str, range(len(self.rules)))) if self._feeds_back else self.unknowns
        picture = system_picture(self._matrix, self.choice, names, labelled, self._result)
        return titled(picture, self._title())

    def _title(self) -> str:
        parts = [f"System of {self.rules.name or 'unnamed masks'}", presses_in_words(self.presses)]
        if self.wanted is not None:
            hold, all_cells = int((self.parities == self.wanted).sum()), self.parities.size
            parts.append(f"{hold} of {all_cells} equations hold")
        if self.added:
            cells, letters = " ".join(map(str, self.added)), " ".join(self.left)
            parts.append(f"columns {cells} added, {letters or 'no letter'} left")
        return ", ".join(parts)


def _check_square(masks: int, cells: int) -> None:
    """Refuse rules whose results are no choices."""
    if masks != cells:
        raise ValueError(f"rules must have as many masks as cells to feed back, got {masks} and {cells}")


def _check_table(masks: int, cells: int) -> None:
    """Refuse rules whose table has no room for sums beside it."""
    if max(masks, cells) > _MOST_ADDED:
        got = f"{masks} and {cells}"
        raise ValueError(f"rules must have at most {_MOST_ADDED} masks and cells to add columns, got {got}")


def _as_entry(flips: Any, rules: RuleSet, adds_columns: bool) -> list[int]:
    """Return a mask and a cell, nothing where no entry is to be flipped, or raise."""
    if flips is None:
        return []
    entry = as_indices(flips, "flips")
    if len(entry) != 2:
        raise ValueError(f"flips must be (mask, cell), got {shown(flips)}")
    if not adds_columns:
        raise ValueError(f"flips needs adds_columns, got {shown(flips)} without")
    mask, cell = entry
    as_index(mask, "flips, its mask,", high=len(rules))
    as_index(cell, "flips, its cell,", high=rules.matrix.shape[1])
    if rules.holes.flat[cell]:
        raise ValueError(f"flips must name a cell, got {shown(flips)}, a hole")
    return entry

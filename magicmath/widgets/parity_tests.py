"""The parity tests of a rule on a board to press, beside a board within reach with the same pivot cells."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plain, plot
from magicmath._checks import as_board, as_flag
from magicmath._shown import shown
from magicmath.rules import RuleSet
from magicmath.rules._checks import as_rules
from magicmath.widgets._base import Cells, PicturedWidget, page_code, page_style, synced, titled

LARGEST = 16  # masks, and cells


class ParityTests(PicturedWidget):
    """A board to press, the tests that it passes or fails, and the board that its pivot cells ask for.

    After an elimination each row has its pivot in a cell that no other row changes. Add the rows whose
    pivot is black on the board: so the masks make a board with the same pivot cells. Each other cell has
    a test, which holds it and pivots alone, and is named by it. The two boards differ exactly in the cells
    whose tests fail. The page works it out without a kernel, and says which tests a press changes.

    Parameters
    ----------
    rules : RuleSet
        At most 16 masks on at most 16 cells, without holes.
    board : (rows, columns) array_like of 0/1, optional
        The board to begin with; white if left out.
    reach : bool, optional
        Whether the board within reach stands beside it, and the finished rows below. Without them the page
        tells which tests the board passes, and no more.

    Attributes
    ----------
    board : uint8 array, read-only; may be set and observed

    Raises
    ------
    TypeError, ValueError
        If the rule is larger or has holes, or the board is none of 0 and 1. The widget keeps its state
        then; it also does when the page sends what it should not.

    Examples
    --------
    >>> from magicmath.rules import RuleSet
    >>> figure = ParityTests(RuleSet([[[1, 1, 0]], [[0, 1, 1]]]), board=[[1, 0, 0]])
    >>> figure.failed
    (2,)
    >>> figure
    Board fails the test for 2; masks 0 and 1 make the board that is right at the pivots
    board  within reach  test for 2
    ■ □ □  ■ □ ■         ■ ■ ■
    """

    _esm = page_code("parity_tests.js")
    _css = page_style("board.css", "parity_tests.css")
    _set_by_page = ("board",)

    board: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_board"))
    _ends: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _choices: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _pivots: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _free: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _has_reach: traitlets.Bool[bool, Any] = traitlets.Bool().tag(sync=True)

    def __init__(self, rules: RuleSet, board: ArrayLike | None = None, reach: bool = True) -> None:
        as_rules(rules)
        has_reach = as_flag(reach, "reach")
        size = rules.matrix.shape[1]
        if max(len(rules), size) > LARGEST or rules.holes.any():
            wanted = f"at most {LARGEST} masks on at most {LARGEST} cells, without holes"
            raise ValueError(f"rules must have {wanted}, got {shown(rules)}")
        self._shape, self._masks = rules.shape, len(rules)
        start = np.hstack([rules.matrix, np.eye(len(rules), dtype=np.uint8)]).tolist()
        rows = plain.after_moves(start, plain.row_moves(rules.matrix.tolist()))
        found = [row for row in rows if any(row[:size])]
        pivots = [row.index(1) for row in found]
        super().__init__(
            board=np.zeros(rules.shape, dtype=np.uint8) if board is None else board,
            _ends=[row[:size] for row in found],
            _choices=[row[size:] for row in found],
            _pivots=pivots,
            _has_reach=has_reach,
            _free=[cell for cell in range(size) if cell not in pivots],
        )

    @property
    def tests(self) -> NDArray[np.uint8]:
        """The tests as boards: each holds a cell without a pivot, and pivots of the rows that change it."""
        found = np.zeros((len(self._free), self.board.size), dtype=np.uint8)
        for test, cell in zip(found, self._free, strict=True):
            test[[cell, *(at for at, row in zip(self._pivots, self._ends, strict=True) if row[cell])]] = 1
        return found.reshape(len(found), *self._shape)

    @property
    def failed(self) -> tuple[int, ...]:
        """The cells without a pivot whose tests the board fails."""
        pairs = zip(self._free, self.tests, strict=True)
        return tuple(cell for cell, test in pairs if (test & self.board).sum() % 2)

    @property
    def presses(self) -> tuple[int, ...]:
        """The masks that make the board which agrees with this one at the pivots."""
        return tuple(np.flatnonzero(self._sum_of(self._choices, self._masks)).tolist())

    @property
    def made(self) -> NDArray[np.uint8]:
        """The board that these masks make from white."""
        return self._sum_of(self._ends, self.board.size).reshape(self._shape)

    def _sum_of(self, rows: list[list[int]], width: int) -> NDArray[np.uint8]:
        """Add the rows whose pivot is black on the board."""
        cells = self.board.ravel()
        taken = [row for pivot, row in zip(self._pivots, rows, strict=True) if cells[pivot]]
        return np.bitwise_xor.reduce(np.array(taken, dtype=np.uint8).reshape(len(taken), width), axis=0)

    def _as_board(self, value: ArrayLike, name: str) -> NDArray[np.uint8]:
        return as_board(value, name, self._shape)

    def _picture(self) -> plot.Picture:
        beside = {"within reach": self.made} if self._has_reach else {}
        labels = ["board", *beside, *(f"test for {cell}" for cell in self._free)]
        boards = plot.boards(np.stack([self.board, *beside.values(), *self.tests]), labels)
        tests = "test" if len(self.failed) == 1 else "tests"
        result = f"fails the {tests} for {_all_of(self.failed)}" if self.failed else "passes all tests"
        if not self._has_reach:
            return titled(boards, f"Board {result}")
        named = _listed("mask", self.presses)
        verb = "makes" if len(self.presses) == 1 else "make"
        return titled(boards, f"Board {result}; {named} {verb} the board that is right at the pivots")


def _listed(word: str, numbers: tuple[int, ...]) -> str:
    """Name some things of one kind by their numbers."""
    if not numbers:
        return f"no {word}s"
    return f"{word}{'s' if len(numbers) > 1 else ''} {_all_of(numbers)}"


def _all_of(numbers: tuple[int, ...]) -> str:
    *first, last = map(str, numbers)
    return f"{', '.join(first)} and {last}" if first else last

"""A board to press under its parity tests, each with the number of its black cells."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot
from magicmath._checks import as_bits, as_board, as_flag
from magicmath._shown import shown
from magicmath.rules import RuleSet
from magicmath.widgets._base import (
    Cells,
    Number,
    PicturedWidget,
    page_code,
    page_style,
    positions_of_ones,
    synced,
    titled,
)
from magicmath.widgets._small_rules import as_small_rules
from magicmath.widgets._whole import Whole

_LARGEST = 36  # cells
_MOST_TESTS = 6


class BoardUnderTests(PicturedWidget):
    """A board under tests: one of them is marked on it, and each tells how many of its cells are black.

    A press changes a whole mask, or one cell. A line tells what a mask did to the count of the marked
    test, and how many cells of the test a framed mask contains. Of one cell it tells what it did to all
    tests, and none is marked.
    The page works it out without a kernel.

    Parameters
    ----------
    rules : RuleSet
        A mask for each cell, at most 36 cells without holes, and from 1 to 6 tests.
    board : (rows, columns) array_like of 0/1, optional
        The board to begin with; white if left out.
    single : bool, optional
        Whether a press changes one cell, and not a mask.
    spoils : bool, optional
        Whether a press changes one cell of the board to begin with, and changes back the one before. A line
        tells in which tests it is.
    makes : bool, optional
        Whether a second board stands beside it, white at first, on which the reader presses masks to make the
        first one. Dots mark the fewest presses that are left, where there are any. On the first board the
        name of each test stands in its own cell, the last one that no other test contains.
    extras : sequence of 0/1, optional
        One bit for each test, sent with a board that passed all tests together with these bits. One cell
        has changed on the way, and the reader finds it: a press on it changes it back, a press on another
        cell is refused, from the second one on with a reason. No test is marked. The page draws new boards,
        too, each with a changed cell of its own as long as there is one. It goes with none of the flags,
        and the board must be such that just one cell can have changed.
    watches : bool, optional
        Whether the tests are kept back. The reader chooses the cells to watch on a second board, and each
        mask tells how many of them it contains. They are found when all these numbers are even: then the
        cells are a test, or a sum of tests. It goes with none of the others.
    one_by_one : bool, optional
        Whether only the first test is shown, until the reader asks for the next. The numbers of black cells
        are told, and no verdict. It goes with none of the others.

    Attributes
    ----------
    board : uint8 array, read-only; may be set and observed
    test : int; may be set and observed
        The marked test, where a press changes a mask.

    Raises
    ------
    TypeError, ValueError
        If the rule is no such one, the board is none of 0 and 1, or the extra bits do not tell of one
        changed cell. The widget keeps its state then; it also does when the page sends what it should not.

    Examples
    --------
    >>> from magicmath.rules import lights_out
    >>> figure = BoardUnderTests(lights_out(1, 2), board=[[1, 0]])
    >>> figure.counts
    (1,)
    >>> figure
    Board fails test 0
    board  test 0
    ■ □    ■ ■
    >>> from magicmath.rules import RuleSet
    >>> BoardUnderTests(RuleSet([[[1, 1, 1]]] * 3), board=[[1, 1, 1]], extras=[0, 1]).changed
    1
    """

    _esm = page_code("board_under_tests.js")
    _css = page_style("board.css", "board_under_tests.css")
    _set_by_page = ("board", "test", "_received")

    board: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_board"))
    test = Number(0, 0, _MOST_TESTS - 1).tag(sync=True)
    _single = traitlets.Bool().tag(sync=True)
    _spoils = traitlets.Bool().tag(sync=True)
    _makes = traitlets.Bool().tag(sync=True)
    _watches = traitlets.Bool().tag(sync=True)
    _one_by_one = traitlets.Bool().tag(sync=True)
    _start: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _masks: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _tests: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _received: Any = Whole("_as_received").tag(sync=True)

    def __init__(
        self,
        rules: RuleSet,
        board: ArrayLike | None = None,
        single: bool = False,
        spoils: bool = False,
        makes: bool = False,
        extras: Sequence[int] | None = None,
        watches: bool = False,
        one_by_one: bool = False,
    ) -> None:
        self.rules = as_small_rules(rules, _LARGEST)
        if not 1 <= len(rules.tests) <= _MOST_TESTS:
            raise ValueError(f"rules must have from 1 to {_MOST_TESTS} tests, got {len(rules.tests)} of them")
        begun = self._as_board(np.zeros(rules.shape, dtype=np.uint8) if board is None else board, "board")
        self._finds = extras is not None
        bits = [] if extras is None else as_bits(extras, "extras", shape=(len(rules.tests),)).tolist()
        if self._finds and any(as_flag(flag, "flags") for flag in (single, spoils, makes)):
            raise ValueError("extras go with none of single, spoils and makes, got one of them")
        if as_flag(watches, "watches") and (self._finds or single or spoils or makes):
            raise ValueError("watches goes with none of the other flags and no extras, got one of them")
        if as_flag(one_by_one, "one_by_one") and (self._finds or single or spoils or makes or watches):
            raise ValueError("one_by_one goes with none of the other flags and no extras, got one of them")
        super().__init__(
            _received={"board": begun.tolist() if bits else [], "extras": bits},
            board=begun,
            _start=begun.tolist(),
            _single=as_flag(single, "single") or as_flag(spoils, "spoils"),
            _spoils=as_flag(spoils, "spoils"),
            _makes=as_flag(makes, "makes"),
            _watches=as_flag(watches, "watches"),
            _one_by_one=as_flag(one_by_one, "one_by_one"),
            _masks=positions_of_ones(rules.matrix),
            _tests=positions_of_ones(rules.tests.reshape(len(rules.tests), -1)),
        )

    @property
    def counts(self) -> tuple[int, ...]:
        """How many black cells each test contains, its extra bit among them."""
        extras = self._received["extras"] or [0] * len(self.rules.tests)
        pairs = zip(self.rules.tests, extras, strict=True)
        return tuple(int((one & self.board).sum()) + extra for one, extra in pairs)

    @property
    def changed(self) -> int | None:
        """The cell that has changed on the way, as the extra bits tell; None where there are none."""
        if not self._finds:
            return None
        (cell,) = self._suspects(**self._received)
        return cell

    def _suspects(self, board: Any, extras: list[int]) -> list[int]:
        """Return the cells that are in just those tests that fail."""
        failed = [
            (int((one & board).sum()) + extra) % 2
            for one, extra in zip(self.rules.tests, extras, strict=True)
        ]
        held = self.rules.tests.reshape(len(extras), -1).T
        return [cell for cell, tests in enumerate(held.tolist()) if tests == failed]

    def _as_received(self, board: Any, extras: Any) -> dict[str, Any]:
        """Return a board and its extra bits of which one changed cell is told, or raise."""
        if not self._finds:
            if board != [] or extras != []:
                raise ValueError(f"received must be empty without extras, got {shown(board)}")
            return {"board": [], "extras": []}
        cells = self._as_board(board, "board")
        bits = as_bits(extras, "extras", shape=(len(self.rules.tests),)).tolist()
        if len(suspects := self._suspects(cells, bits)) != 1:
            raise ValueError(f"extras must tell of one changed cell, got {len(suspects)} that it can be")
        return {"board": cells.tolist(), "extras": bits}

    @property
    def way(self) -> NDArray[np.uint8] | None:
        """The fewest presses that make the board from the white one, as a board; None where none do."""
        white = np.zeros_like(self.board)
        if not self.rules.is_reachable(white, self.board):
            return None
        return self.rules.solve(white, self.board).reshape(self.rules.shape)

    def _as_board(self, value: ArrayLike, name: str) -> NDArray[np.uint8]:
        return as_board(value, name, self.rules.shape)

    @traitlets.validate("test")
    def _check_test(self, proposal: Any) -> int:
        number: int = proposal["value"]
        if number >= len(self.rules.tests):
            raise ValueError(f"test must be from 0 to {len(self.rules.tests) - 1}, got {number}")
        return number

    def _picture(self) -> plot.Picture:
        if self._watches:
            return titled(plot.boards([self.board], ["your board"]), "Board with cells to watch, none yet")
        if self._one_by_one:
            return self._picture_up_to_the_marked_test()
        labels = ["board", *(f"test {k}" for k in range(len(self.rules.tests)))]
        failed = [f"test {k}" for k, count in enumerate(self.counts) if count % 2]
        told = f"fails {' and '.join(failed)}" if failed else "passes all tests"
        boards = [self.board, *self.rules.tests]
        if self._finds:
            bits = self._received["extras"]
            told = f"with extra bits {' '.join(map(str, bits))} {told}"
        if self._makes and (way := self.way) is not None:
            labels, boards = [*labels, "presses"], [*boards, way]
        return titled(plot.boards(np.stack(boards), labels), f"Board {told}")

    def _picture_up_to_the_marked_test(self) -> plot.Picture:
        tests = self.rules.tests[: self.test + 1]
        labels = ["board", *(f"test {k}" for k in range(len(tests)))]
        counts = [f"{count} in test {k}" for k, count in enumerate(self.counts[: len(tests)])]
        told = f"Board, black cells: {', '.join(counts)}"
        return titled(plot.boards(np.stack([self.board, *tests]), labels), told)

"""The playground: any board and any rule, what the algebra says of them, and an address that holds them.

The page works all of it out by itself, so that a saved page plays without a kernel. Python follows, and
answers what takes more than the page.
"""

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot
from magicmath._checks import as_flag, as_index, as_indices, as_integers, as_text
from magicmath._shown import shown
from magicmath.addresses import Puzzle
from magicmath.addresses._kinds import KINDS, Rule, as_rule
from magicmath.rules import RuleSet, covering_radius
from magicmath.widgets._base import PicturedWidget, page_code, page_style, titled
from magicmath.widgets._interrupts import in_main_thread, interruptible
from magicmath.widgets._pressed import presses_in_words
from magicmath.widgets._whole import Whole

_SIDE = 5
_MOST_MASKS = 4096
_MOST_NUMBERS = 2**53
_INTERRUPTED = "Interrupted: Python has not searched to the end."


class _Address(traitlets.TraitType[str, Any]):
    """The address of a puzzle."""

    def validate(self, obj: Any, value: Any) -> str:
        return Puzzle.from_address(as_text(value, "address")).address


class Playground(PicturedWidget):
    """A board to play, to change and to share: every rule, up to 64×64 cells and 16 colours.

    The reader chooses or draws the rule, the start and the goal. The page says at once what can be reached,
    how fast, and why. The address holds all of it.

    Parameters
    ----------
    rules : RuleSet, or a rule of `magicmath.addresses` or its name; optional
        Lights Out if left out, from the black board if nothing else is given.
    start, goal : (rows, columns) array_like of int from 0 to colours - 1, optional
        White if left out. They tell the size of the board where the rule does not; else it is 5×5.
    colours : int from 2 to 16, optional
    presses : sequence of int, optional
        Those made so far.
    follows_location : bool, optional
        Whether the address of the page follows the board. That is for a page that shows nothing else.
    book : str, optional
        Where the chapters of the book lie, ending with "/", for links to the proofs.

    Attributes
    ----------
    address : str; may be set and observed
        From "#" on. Setting it sets up its board.
    puzzle : Puzzle
        All that the address holds, as data.
    rules : RuleSet
    colours : int
    start, goal : (rows, columns) uint8 arrays; may be set
        Setting the start takes all presses back.
    presses : tuple of int; may be set
    cells : (rows, columns) uint8 array
        The board after the presses.

    Raises
    ------
    TypeError, ValueError
        If a value is none of these, or the board too large. The widget keeps its state then; it also
        does when the page sends what it should not.

    Examples
    --------
    >>> from magicmath.rules import MAGIC, to_board
    >>> playground = Playground(MAGIC, to_board(32), to_board(495))
    >>> playground.press(0)
    >>> playground
    Playground of MAGIC, pressed 0, 7 cells differ from the goal
    your board  goal
    ■ ■ □       ■ ■ ■
    □ ■ □       ■ □ ■
    □ □ □       ■ ■ ■
    >>> playground.address
    '#v=1&size=3x3&rule=magic&start=EA&goal=94&presses=0'
    """

    _esm = page_code("playground.js")
    _css = page_style("board.css", "graph.css", "playground.css")
    _set_by_page = ("_play",)

    address: traitlets.TraitType[str, Any] = _Address()
    _play: Any = Whole("_as_play").tag(sync=True)
    _answer: Any = traitlets.Any(None).tag(sync=True)
    _follows_location = traitlets.Bool().tag(sync=True)
    _book = traitlets.Unicode("").tag(sync=True)

    def __init__(
        self,
        rules: RuleSet | Rule | str | None = None,
        start: ArrayLike | None = None,
        goal: ArrayLike | None = None,
        colours: int = 2,
        presses: Sequence[int] = (),
        follows_location: bool = False,
        book: str = "",
    ) -> None:
        puzzle = _puzzle(rules, start, goal, colours, presses)
        self._known: tuple[str, Puzzle] = puzzle.address, puzzle
        super().__init__(
            _play={"address": puzzle.address, "undone": ()},
            _follows_location=as_flag(follows_location, "follows_location"),
            _book=as_text(book, "book"),
        )
        self.on_msg(self._hear)

    @classmethod
    def from_address(cls, address: str) -> Self:
        """Return a playground of the board that an address holds.

        Parameters
        ----------
        address : str
            From "#" on.

        Raises
        ------
        TypeError, ValueError
            If it is no address of a board; the message says what is wrong.

        Examples
        --------
        >>> Playground.from_address("#v=1&size=3x3&rule=magic&presses=3.6.4").cells.tolist()
        [[1, 1, 0], [1, 0, 1], [0, 0, 0]]
        """
        playground = cls()
        playground.address = address
        return playground

    @property
    def puzzle(self) -> Puzzle:
        """All that the address holds, as data."""
        return self._puzzle_of(self._play["address"])

    @property
    def rules(self) -> RuleSet:
        """The masks, the holes cut out."""
        return self.puzzle.rules

    @property
    def colours(self) -> int:
        """How many colours a cell may have."""
        return self.puzzle.colours

    @property
    def start(self) -> NDArray[np.uint8]:
        """The board before the first press."""
        return self.puzzle.boards[0]

    @start.setter
    def start(self, start: ArrayLike) -> None:
        self._become(start=as_integers(start, "start"), presses=())

    @property
    def goal(self) -> NDArray[np.uint8]:
        """The board to reach."""
        return self.puzzle.boards[1]

    @goal.setter
    def goal(self, goal: ArrayLike) -> None:
        self._become(goal=as_integers(goal, "goal"))

    @property
    def presses(self) -> tuple[int, ...]:
        """The numbers of the masks pressed so far, in order."""
        return self.puzzle.presses

    @presses.setter
    def presses(self, presses: Sequence[int]) -> None:
        self._become(presses=presses)

    @property
    def cells(self) -> NDArray[np.uint8]:
        """The board after the presses."""
        return self.puzzle.rules_in_colours.press(self.start, self.presses)

    @property
    def solved(self) -> bool:
        """Whether the cells are those of the goal."""
        return np.array_equal(self.cells, self.goal)

    def press(self, *numbers: int) -> None:
        """Press masks by their numbers, one after the other."""
        self._become(presses=(*self.presses, *numbers))

    def undo(self) -> None:
        """Take back the last press, if there is one."""
        if self.presses:
            *left, last = self.presses
            self._become((*self._play["undone"], last), presses=left)

    def redo(self) -> None:
        """Press again what was taken back last, if anything was."""
        if self._play["undone"]:
            *left, last = self._play["undone"]
            self._become(left, presses=(*self.presses, last))

    def reset(self) -> None:
        """Return to the start."""
        self._become(presses=())

    def _become(self, undone: Sequence[int] = (), **values: Any) -> None:
        now = self.puzzle
        told = {name: getattr(now, name) for name in now.__dataclass_fields__} | values
        self._play = {"address": Puzzle(**told).address, "undone": undone}

    def _puzzle_of(self, address: str) -> Puzzle:
        """Return the puzzle of an address, worked out once."""
        if self._known[0] != address:
            self._known = address, Puzzle.from_address(address)
        return self._known[1]

    def _as_play(self, address: str, undone: Sequence[int]) -> dict[str, Any]:
        self._puzzle_of(as_text(address, "address"))
        return {"address": address, "undone": as_indices(undone, "undone", high=_MOST_MASKS)}

    @traitlets.observe("_play")
    def _follow_play(self, _: Any) -> None:
        self.address = self._play["address"]

    @traitlets.observe("address")
    def _follow_address(self, change: Any) -> None:
        if change.new != self._play["address"]:
            self._play = {"address": change.new, "undone": ()}

    def _hear(self, _: Any, content: Any, buffers: Any) -> None:
        """Look for the farthest boards for the page, under a number that it knows the answer by."""
        is_known = isinstance(content, dict) and set(content) == {"ask", "number"}
        if not is_known or content["ask"] != "worst":
            raise ValueError(f"the page may ask for the worst board, by a number, got {shown(content)}")
        number = as_index(content["number"], "number", high=_MOST_NUMBERS)
        in_main_thread(lambda: self._find_worst(number))

    def _find_worst(self, number: int) -> None:
        told: dict[str, Any] = {"number": number}
        try:
            with interruptible():
                told |= self._worst()
        except NotImplementedError as error:
            told["failure"] = str(error)
        except KeyboardInterrupt:
            told["failure"] = _INTERRUPTED
        self._answer = told

    def _worst(self) -> dict[str, Any]:
        if self.colours > 2:
            raise NotImplementedError("Python looks for the farthest boards of two colours alone")
        found = covering_radius(self.rules)
        presses = np.flatnonzero(found.presses).tolist()
        return {"at_least": found.at_least, "at_most": found.at_most, "presses": presses}

    def _picture(self) -> plot.Picture:
        boards, labels, holes = [self.cells, self.goal], ["your board", "goal"], self.rules.holes
        if self.colours == 2:
            return titled(plot.boards(boards, labels, holes), self._title())
        return titled(plot.colours(boards, self.colours, labels, holes), self._title())

    def _title(self) -> str:
        differ = int((self.cells != self.goal).sum())
        cells = "1 cell differs" if differ == 1 else f"{differ} cells differ"
        colours = "" if self.colours == 2 else f" in {self.colours} colours"
        parts = [
            f"Playground of {self.rules.name or 'unnamed masks'}{colours}",
            presses_in_words(self.presses),
            f"{cells} from the goal" if differ else "goal reached",
        ]
        return ", ".join(parts)


def _puzzle(
    rules: RuleSet | Rule | str | None,
    start: ArrayLike | None,
    goal: ArrayLike | None,
    colours: int,
    presses: Sequence[int],
) -> Puzzle:
    """Return a puzzle on the board of the rules, or of the start, or of the goal."""
    if isinstance(rules, RuleSet):
        return Puzzle.from_rules(rules, start, goal, colours, presses)
    if rules is not None and not isinstance(rules, (str, *KINDS.values())):
        kinds = "a RuleSet, a rule of magicmath.addresses or its name"
        raise TypeError(f"rules must be {kinds}, got {shown(rules)}")
    given = next((np.shape(board) for board in (start, goal) if board is not None), (_SIDE, _SIDE))
    shape: tuple[int, ...] = (3, 3) if rules in ("magic", "casegame") else given
    if len(shape) != 2:
        raise ValueError(f"start and goal must have rows and columns, got shape {shape}")
    if rules is None and start is None and goal is None:
        start = np.ones(shape, dtype=np.uint8)
    told: Any = {"colours": colours, "start": start, "goal": goal, "presses": presses}
    return Puzzle(as_rule("lights_out" if rules is None else rules, "rules"), *shape, **told)

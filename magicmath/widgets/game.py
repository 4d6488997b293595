"""The game: from a start to a goal in the fewest presses, alone or against an opponent.

The page works everything out itself, so a saved page plays without a kernel; the functions here
give the same puzzles, the same shortest ways and the same verdicts in Python.
"""

from typing import Any

import numpy as np
import traitlets
from numpy.linalg import LinAlgError
from numpy.typing import ArrayLike, NDArray

from magicmath import helix, plot
from magicmath._checks import as_choice, as_flag, as_index
from magicmath.plot.diagrams import over_triangle
from magicmath.rules import MAGIC, RuleSet
from magicmath.rules._checks import as_rules
from magicmath.rules.puzzles import LARGEST_SEED, USUAL_DISTANCE, is_provable, puzzle, shortest_way
from magicmath.widgets._base import Cells, page_code, page_style, synced, titled
from magicmath.widgets._pressed import presses_in_words
from magicmath.widgets.board import Board
from magicmath.widgets.difference_table import LONGEST

OPPONENTS = ("alone", "computer", "bebeto", "speedy", "yoda")
_NAMES = {"computer": "the computer", "bebeto": "Bébéto", "speedy": "Speedy", "yoda": "Yoda"}
_EASE = {"bebeto": 3, "speedy": 2, "yoda": 1}  # casegame: this many times the fewest presses
_LARGEST_BUDGET = 2**31 - 1
_LARGEST_MENU = 36


class Game(Board):
    """A puzzle to play: make the board look like the goal with as few presses as you can.

    Click a cell or a mask, or type the mask's number. Hints, the path, undo and redo, new puzzles
    and the opponents work in the page itself, without a running kernel.

    Parameters
    ----------
    rules : RuleSet, optional
        MAGIC if left out.
    start, goal : (rows, columns) array_like of 0/1, optional
        White where only the other is given; drawn from `seed` if both are left out.
    seed : int from 0 to 2**32 - 1, optional
        The number of a puzzle to draw, 0 if left out; the page has the same puzzles.
    distance : int, optional
        How many presses a drawn puzzle needs, 4 if left out. Beside a start or a goal it is for those that
        "New puzzle" draws.
    opponent : {"alone", "computer", "bebeto", "speedy", "yoda"}, optional
        Whom you play against; see Notes.
    budget : int, optional
        Play alone, and lose unless the goal is reached with this many presses to spare.
    timer : bool, optional
        Whether to show the time since the first press.
    tells_reachable : bool, optional
        Whether the page says in advance that no presses reach the goal. If not, "I give up" tells it,
        and the fewest presses are kept back as well.
    tells_fewest : bool, optional
        Whether the page says in advance how few presses are enough. If not, "I give up" tells it,
        and so does reaching the goal.
    triangle : bool, optional
        Whether the difference of board and goal stands below as the top row of a `DifferenceTable`. Its left
        edge tells the masks to press, where these are the rows of a mirrored geniton; only there it can be
        shown, for at most 32 masks.
    tells_masks : bool, optional
        Whether the left edge of the triangle names its masks from the start. If not, the page shows only the
        boards and the triangle, and asks after some presses which side changes in one entry each time; the
        edge names its masks once a puzzle is solved.
    plain : bool, optional
        Leave out the pictures of the masks, the path, the difference, and the choice of a puzzle and an
        opponent. Then the figure is for readers who have never played. It is played alone, with no triangle.
    numbers_cells : bool, optional
        Whether each cell of your board shows its number, counted row by row from 0.
    lists_presses : bool, optional
        Whether a line lists what is pressed, and crosses out equal presses in pairs.

    Attributes
    ----------
    cells, presses, goal
        As `Board` has them.
    fewest : int or None
        The fewest presses from start to goal; None if none lead there, or there are too many
        ways to compare.
        Python answers this, and gives hints, even where the page keeps it back.
    outcome : str
        "playing", "won" or "lost".
    given_up : bool

    Raises
    ------
    TypeError, ValueError
        If a board is not made of 0/1 or has not the rules' shape, if a number is out of its
        range, or if two arguments exclude each other. The message names the argument.

    Notes
    -----
    The computer is the one of Langlet's "The Fractal MAGIC Universe": it has the same puzzle and
    knows a shortest path; you press first, and after one wasted press it wins. Bébéto, Speedy and
    Yoda are casegame's. They play unseen and leave you three times, twice or once the fewest
    presses; casegame adds an even number at random, here it hangs on the puzzle.

    Examples
    --------
    >>> from magicmath.rules import to_board
    >>> game = Game(start=to_board(32), goal=to_board(495), opponent="computer")
    >>> game.press(0, 5)
    >>> game
    Game of MAGIC against the computer, pressed 0 5, fewest 3, 4 cells differ from the goal
    your board  goal   the computer
    ■ ■ ■       ■ ■ ■  ■ ■ ■
    □ ■ ■       ■ □ ■  □ ■ ■
    □ □ ■       ■ ■ ■  □ □ ■
    >>> game.hint()
    6
    """

    _esm = page_code("game.js")
    _css = page_style("board.css", "linked.css", "triangle.css", "recipes.css")
    _set_by_page = (
        *("presses", "_undone", "goal", "_start", "_opponent", "_budget", "_seed", "_distance"),
        "_given_up",
    )

    goal: traitlets.TraitType[Any, Any] = synced(Cells("_as_cells"))
    _opponent = traitlets.Enum(OPPONENTS, "alone").tag(sync=True)
    _budget = traitlets.Int(None, allow_none=True, min=0).tag(sync=True)
    _seed = traitlets.Int(0, min=0, max=LARGEST_SEED).tag(sync=True)
    _distance = traitlets.Int(USUAL_DISTANCE, min=1).tag(sync=True)
    _timer = traitlets.Bool(False).tag(sync=True)
    _tells_reachable = traitlets.Bool(True).tag(sync=True)
    _tells_fewest = traitlets.Bool(True).tag(sync=True)
    _given_up = traitlets.Bool(False).tag(sync=True)
    _first: Any = traitlets.Dict().tag(sync=True)
    _triangle = traitlets.Bool(False).tag(sync=True)
    _tells_masks = traitlets.Bool(True).tag(sync=True)
    _plain = traitlets.Bool(False).tag(sync=True)

    def __init__(
        self,
        rules: RuleSet = MAGIC,
        start: ArrayLike | None = None,
        goal: ArrayLike | None = None,
        seed: int | None = None,
        distance: int | None = None,
        opponent: str = "alone",
        budget: int | None = None,
        timer: bool = False,
        tells_reachable: bool = True,
        tells_fewest: bool = True,
        triangle: bool = False,
        tells_masks: bool = True,
        plain: bool = False,
        numbers_cells: bool = False,
        lists_presses: bool = False,
    ) -> None:
        as_rules(rules)
        as_choice(opponent, "opponent", OPPONENTS)
        budget = _as_budget(budget, opponent)
        timer = as_flag(timer, "timer")
        flags = {"tells_reachable": tells_reachable, "tells_fewest": tells_fewest}
        kept_back = [name for name, value in flags.items() if not as_flag(value, name)]
        if kept_back and (opponent != "alone" or budget is not None):
            raise ValueError(f"{kept_back[0]} is for playing alone: an opponent or a budget tells the fewest")
        triangle = _as_triangle(triangle, rules)
        if not as_flag(tells_masks, "tells_masks") and not triangle:
            raise ValueError("tells_masks is for a game with a triangle, got no triangle")
        if as_flag(plain, "plain") and (opponent != "alone" or budget is not None or triangle):
            raise ValueError("plain is for playing alone, with neither a budget nor a triangle")
        start, goal = _start_and_goal(rules, start, goal, seed, distance)
        self._ways: dict[bytes, list[int] | None] = {}
        menu = not plain and (len(rules) <= _LARGEST_MENU or rules.places is None)
        lists = as_flag(lists_presses, "lists_presses")
        super().__init__(
            rules, start, goal, "your board", menu=menu, lists_presses=lists, numbers_cells=numbers_cells
        )
        with self.hold_sync():
            self._opponent, self._budget, self._timer = opponent, budget, timer
            self._tells_reachable, self._tells_fewest = bool(tells_reachable), bool(tells_fewest)
            self._triangle, self._tells_masks, self._plain = triangle, bool(tells_masks), bool(plain)
            self._seed = 0 if seed is None else int(seed)
            self._distance = min(USUAL_DISTANCE, len(rules)) if distance is None else int(distance)
            self._first = {
                "_start": self._start.tolist(),
                "goal": self.goal.tolist(),
                "_seed": self._seed,
                "_distance": self._distance,
            }

    @property
    def fewest(self) -> int | None:
        """The fewest presses from start to goal, or None where that is not known or there is no way."""
        way = self._way_from(self._start)
        return None if way is None or not is_provable(self.rules) else len(way)

    @property
    def outcome(self) -> str:
        """Whether the game is "playing", "won" or "lost"."""
        limit = self._limit
        if limit is None:
            return "won" if self.solved else "playing"
        reached = self.rules.path(self._start, self.presses[:limit])
        if (reached == self.goal).all(axis=(1, 2)).any():
            return "won"
        return "lost" if len(self.presses) >= limit else "playing"

    @property
    def opponent(self) -> str:
        """Whom you play against."""
        return self._opponent

    @property
    def given_up(self) -> bool:
        """Whether you have given up, so that the page tells what it kept back."""
        return self._given_up

    def give_up(self) -> None:
        """Give up: from now on the page and the text tell all that they kept back."""
        self._given_up = True

    @property
    def nearest_goal(self) -> NDArray[np.uint8]:
        """The board nearest to the goal that presses reach: the goal itself where they reach it.

        Where that is too much to search, a board that differs in few cells.
        """
        return self.rules.nearest_reachable(self._start, self.goal)

    def shortest_presses(self) -> list[int]:
        """Return a shortest choice of presses from here to the goal.

        Returns
        -------
        list of int

        Raises
        ------
        numpy.linalg.LinAlgError
            If no presses lead there; `nearest_goal` is one that they reach.
        """
        way = self._way_from(self.cells)
        if way is None:
            raise LinAlgError(f"goal cannot be reached from here by {self.rules}; see nearest_goal")
        return way

    def hint(self) -> int | None:
        """Return the number of a mask that a shortest choice presses, or None at the goal.

        Raises
        ------
        numpy.linalg.LinAlgError
            As `shortest_presses`.
        """
        return next(iter(self.shortest_presses()), None)

    def new_puzzle(self, seed: int, distance: int | None = None) -> None:
        """Set up another puzzle, the same that the page shows for these numbers.

        Parameters
        ----------
        seed : int from 0 to 2**32 - 1
        distance : int, optional
            As before if left out.

        Raises
        ------
        TypeError, ValueError
            As `puzzle`.
        """
        distance = self._distance if distance is None else distance
        start, goal = puzzle(self.rules, seed, distance)
        with self.hold_sync(), self.hold_trait_notifications():
            self._start, self.goal, self.presses, self._undone = start, goal, (), ()
            self._seed, self._distance = int(seed), int(distance)
            self._given_up = self._given_up and (self._is_contest or not self._tells_reachable)

    def undo(self) -> None:
        """Take back the last press, if there is one.

        Raises
        ------
        ValueError
            Against an opponent or a budget, where no press is taken back.
        """
        self._refuse_in_a_contest()
        super().undo()

    def redo(self) -> None:
        """Press again what was taken back last, if anything was.

        Raises
        ------
        ValueError
            As `undo`.
        """
        self._refuse_in_a_contest()
        super().redo()

    @property
    def _is_contest(self) -> bool:
        return self._opponent != "alone" or self._budget is not None

    def _refuse_in_a_contest(self) -> None:
        if self._is_contest:
            raise ValueError("no press is taken back against an opponent or a budget; reset starts afresh")

    def _way_from(self, cells: NDArray[np.uint8]) -> list[int] | None:
        difference = (cells ^ self.goal).tobytes()
        if difference not in self._ways:
            if len(self._ways) > 50:
                self._ways.clear()
            self._ways[difference] = shortest_way(self.rules, difference)
        return self._ways[difference]

    @property
    def _limit(self) -> int | None:
        if self._opponent == "alone" and self._budget is None:
            return None
        way = self._way_from(self._start)
        if way is None:
            return None
        if self._opponent not in _EASE:
            return len(way) + (self._budget or 0)
        ease = _EASE[self._opponent]
        return ease * len(way) + 2 * (int(self._start.sum() + self.goal.sum()) % ease)

    def _picture(self) -> plot.Picture:
        stack, labels = [self.cells, self.goal], ["your board", "goal"]
        way = self._way_from(self._start)
        if self._opponent == "computer" and way is not None:
            moves = max(0, len(self.presses) - (self.outcome == "won"))
            stack.append(self.rules.press(self._start, way[:moves]))
            labels.append("the computer")
        picture = plot.boards(stack, labels, self._hole_cells)
        if self._triangle:
            picture = over_triangle(picture, (self.cells ^ self.goal).ravel())
        return titled(picture, self._title())

    def _title(self) -> str:
        if self._opponent == "alone":
            terms = "" if self._budget is None else f" within {self._limit} presses"
        else:
            terms = f" against {_NAMES[self._opponent]}"
        parts = [
            f"Game of {self.rules.name or 'unnamed masks'}{terms}",
            presses_in_words(self.presses),
            self._fewest_in_words(),
            self._distance_in_words(),
        ]
        if self._limit is not None and self.outcome != "playing":
            parts.append(self.outcome)
        return ", ".join(parts)

    def _fewest_in_words(self) -> str:
        """Say how few presses are enough, as far as it may be told by now."""
        tells_all = self._given_up or self.outcome != "playing"
        if not (self._tells_reachable or tells_all):
            return "whether the goal can be reached is not told"
        if self._way_from(self._start) is None:
            return "no presses reach the goal"
        if not (self._tells_fewest or tells_all):
            return "fewest not told"
        return f"fewest {'unknown' if self.fewest is None else self.fewest}"


def _as_budget(budget: int | None, opponent: str) -> int | None:
    if budget is None:
        return None
    budget = as_index(budget, "budget", high=_LARGEST_BUDGET + 1)
    if opponent != "alone":
        raise ValueError(f"budget is for playing alone, not against {opponent}")
    return budget


def _as_triangle(triangle: bool, rules: RuleSet) -> bool:
    if not as_flag(triangle, "triangle"):
        return False
    count = len(rules)
    if count > LONGEST or not np.array_equal(rules.matrix, helix.geniton(count)[:, ::-1]):
        raise ValueError(
            f"triangle needs masks that are the rows of a mirrored geniton, at most {LONGEST}, got {rules}"
        )
    return True


def _start_and_goal(
    rules: RuleSet,
    start: ArrayLike | None,
    goal: ArrayLike | None,
    seed: int | None,
    distance: int | None,
) -> tuple[ArrayLike, ArrayLike]:
    """Return both boards, white where only the other is given, or drawn."""
    if start is None and goal is None:
        return puzzle(rules, 0 if seed is None else seed, distance)
    if seed is not None:
        raise ValueError("seed draws a puzzle, but a start or a goal is given")
    if distance is not None:
        as_index(distance, "distance", low=1, high=len(rules) + 1)
    white = np.zeros(rules.shape, np.uint8)
    return (white if start is None else start), (white if goal is None else goal)

"""The game: from a start to a goal in the fewest presses, alone or against an opponent.

The page works everything out itself, so a saved page plays without a kernel; the functions here
give the same puzzles, the same shortest ways and the same verdicts in Python.
"""

import math

import numpy as np
import traitlets
from numpy.linalg import LinAlgError

from magicmath import plot
from magicmath._checks import as_bits, as_flag, as_index
from magicmath._widget import Bits, page_code, presses_in_words, synced, titled
from magicmath.board import Board, Presses
from magicmath.rules import MAGIC, RuleSet, pressed

OPPONENTS = ("alone", "computer", "bebeto", "speedy", "yoda")
_NAMES = {"computer": "the computer", "bebeto": "Bébéto", "speedy": "Speedy", "yoda": "Yoda"}
_EASE = {"bebeto": 3, "speedy": 2, "yoda": 1}  # casegame: this many times the fewest presses
_LARGEST_SEED = 2**32 - 1
_LARGEST_SEARCH = 20  # up to 2**20 sets of presses are compared
_LARGEST_MENU = 36
_USUAL_DISTANCE = 4


class Game(Board):
    """A puzzle to play: make the board look like the goal with as few presses as you can.

    Click a cell or a mask, or type the mask's number. Hints, the path, undo and redo, new puzzles
    and the opponents work in the page itself, without a running kernel.

    Parameters
    ----------
    rule : RuleSet, optional
        MAGIC if left out.
    start, goal : (rows, columns) array_like of 0/1, optional
        White where only the other is given; drawn from `seed` if both are left out.
    seed : int from 0 to 2**32 - 1, optional
        The number of a puzzle to draw, 0 if left out; the page has the same puzzles.
    distance : int, optional
        How many presses the drawn puzzle needs, 4 if left out.
    opponent : {"alone", "computer", "bebeto", "speedy", "yoda"}, optional
        Whom you play against; see Notes.
    budget : int, optional
        Play alone, and lose unless the goal is reached with this many presses to spare.
    timer : bool, optional
        Whether to show the time since the first press.

    Attributes
    ----------
    cells, presses, goal
        As `Board` has them.
    fewest : int or None
        The fewest presses from start to goal; None if none lead there, or there are too many
        ways to compare.
    outcome : str
        "playing", "won" or "lost".

    Raises
    ------
    TypeError, ValueError
        If a board is not made of 0/1 or has not the rule's shape, if a number is out of its
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

    _esm = page_code("cells.js", "masks.js", "gf2.js", "puzzle.js", "path.js", "game.js")
    _set_by_page = ("presses", "goal", "_undone", "_start", "_opponent", "_budget", "_seed", "_distance")

    goal = synced(Bits("_shape"))
    _undone = synced(Presses(default_value=()))
    _opponent = traitlets.Enum(OPPONENTS, "alone").tag(sync=True)
    _budget = traitlets.Int(None, allow_none=True, min=0).tag(sync=True)
    _seed = traitlets.Int(0, min=0, max=_LARGEST_SEED).tag(sync=True)
    _distance = traitlets.Int(_USUAL_DISTANCE, min=1).tag(sync=True)
    _timer = traitlets.Bool(False).tag(sync=True)

    def __init__(
        self,
        rule=MAGIC,
        start=None,
        goal=None,
        seed=None,
        distance=None,
        opponent="alone",
        budget=None,
        timer=False,
    ):
        if not isinstance(rule, RuleSet):
            raise TypeError(f"rule must be a RuleSet, got {rule!r}")
        if opponent not in OPPONENTS:
            raise ValueError(f"opponent must be one of {', '.join(OPPONENTS)}, got {opponent!r}")
        if budget is not None:
            budget = as_index(budget, "budget")
            if opponent != "alone":
                raise ValueError(f"budget is for playing alone, not against {opponent}")
        timer = as_flag(timer, "timer")
        if start is not None or goal is not None:
            for value, name in ((seed, "seed"), (distance, "distance")):
                if value is not None:
                    raise ValueError(f"{name} draws a puzzle, but a start or a goal is given")
            start = np.zeros(rule.shape, np.uint8) if start is None else start
            goal = np.zeros(rule.shape, np.uint8) if goal is None else goal
            as_bits(goal, "goal", ndim=2, shape=rule.shape)
        else:
            start, goal = puzzle(rule, 0 if seed is None else seed, distance)
        self._ways = {}
        menu = len(rule) <= _LARGEST_MENU or rule.places is None
        super().__init__(rule, start, goal, "your board", menu=menu)
        with self.hold_sync():
            self._opponent, self._budget, self._timer = opponent, budget, timer
            self._seed = 0 if seed is None else seed
            self._distance = min(_USUAL_DISTANCE, len(rule)) if distance is None else distance

    @property
    def fewest(self):
        """The fewest presses from start to goal, or None where that is not known or there is no way."""
        way = self._way_from(self._start)
        return None if way is None or not _is_sure(self.rule) else len(way)

    @property
    def outcome(self):
        """Whether the game is "playing", "won" or "lost"."""
        limit = self._limit
        if limit is None:
            return "won" if self.solved else "playing"
        reached = self.rule.path(self._start, self.presses[:limit])
        if (reached == self.goal).all(axis=(1, 2)).any():
            return "won"
        return "lost" if len(self.presses) >= limit else "playing"

    @property
    def opponent(self):
        """Whom you play against."""
        return self._opponent

    @property
    def nearest_goal(self):
        """The board nearest to the goal that presses reach: the goal itself where they reach it.

        Where that is too much to search, a board that differs in few cells.
        """
        return self.rule.nearest_reachable(self._start, self.goal)

    def path(self):
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
            raise LinAlgError(f"goal cannot be reached from here by {self.rule}; see nearest_goal")
        return way

    def hint(self):
        """Return the number of a mask on a shortest path, or None at the goal.

        Raises
        ------
        numpy.linalg.LinAlgError
            As `path`.
        """
        return next(iter(self.path()), None)

    def new_puzzle(self, seed, distance=None):
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
        start, goal = puzzle(self.rule, seed, distance)
        with self.hold_sync(), self.hold_trait_notifications():
            self._start, self.goal, self.presses, self._undone = start, goal, (), ()
            self._seed, self._distance = seed, distance

    def press(self, *numbers):
        """Press masks by their numbers, one after the other."""
        super().press(*numbers)
        self._undone = ()

    def undo(self):
        """Take back the last press, if there is one.

        Raises
        ------
        ValueError
            Against an opponent or a budget, where no press is taken back.
        """
        self._refuse_in_a_contest()
        if self.presses:
            with self.hold_sync():
                self._undone = (*self._undone, self.presses[-1])
                super().undo()

    def redo(self):
        """Press again what was taken back last, if anything was.

        Raises
        ------
        ValueError
            As `undo`.
        """
        self._refuse_in_a_contest()
        if self._undone:
            *left, number = self._undone
            with self.hold_sync():
                super().press(number)
                self._undone = tuple(left)

    def reset(self):
        """Return to the start."""
        super().reset()
        self._undone = ()

    def _refuse_in_a_contest(self):
        if self._opponent != "alone" or self._budget is not None:
            raise ValueError("no press is taken back against an opponent or a budget; reset starts afresh")

    def _way_from(self, cells):
        difference = (cells ^ self.goal).tobytes()
        if difference not in self._ways:
            if len(self._ways) > 50:
                self._ways.clear()
            self._ways[difference] = _shortest_way(self.rule, difference)
        return self._ways[difference]

    @property
    def _limit(self):
        if self._opponent == "alone" and self._budget is None:
            return None
        way = self._way_from(self._start)
        if way is None:
            return None
        if self._opponent not in _EASE:
            return len(way) + (self._budget or 0)
        ease = _EASE[self._opponent]
        return ease * len(way) + 2 * (int(self._start.sum() + self.goal.sum()) % ease)

    def _picture(self):
        stack, labels = [self.cells, self.goal], ["your board", "goal"]
        if self._opponent == "computer" and self._limit is not None:
            moves = max(0, len(self.presses) - (self.outcome == "won"))
            stack.append(self.rule.press(self._start, self._way_from(self._start)[:moves]))
            labels.append("the computer")
        return titled(plot.boards(stack, labels, self.rule.holes), self._title())

    def _title(self):
        if self._opponent == "alone":
            terms = "" if self._budget is None else f" within {self._limit} presses"
        else:
            terms = f" against {_NAMES[self._opponent]}"
        way = self._way_from(self._start)
        fewest = "unknown" if self.fewest is None else self.fewest
        parts = [
            f"Game of {self.rule.name or 'unnamed masks'}{terms}",
            presses_in_words(self.presses),
            "no presses reach the goal" if way is None else f"fewest {fewest}",
            self._distance_in_words(),
        ]
        if self._limit is not None and self.outcome != "playing":
            parts.append(self.outcome)
        return ", ".join(parts)


def puzzle(rule, seed, distance=None):
    """Draw a puzzle whose goal is a chosen number of presses away.

    Parameters
    ----------
    rule : RuleSet
    seed : int from 0 to 2**32 - 1
    distance : int from 1 to the number of masks, optional
        The fewest presses that it needs, 4 if left out. Where a rule has more than 2**20 sets of
        presses that change nothing, it may need fewer.

    Returns
    -------
    start, goal : (rows, columns) uint8 arrays

    Raises
    ------
    TypeError, ValueError
        If a number is out of its range, or no puzzle at that distance was found.

    Examples
    --------
    >>> from magicmath.rules import to_number
    >>> start, goal = puzzle(MAGIC, seed=7, distance=3)
    >>> to_number(start), to_number(goal)
    (113, 163)
    >>> pressed(MAGIC.solve(start, goal))
    [1, 3, 6]
    """
    if not isinstance(rule, RuleSet):
        raise TypeError(f"rule must be a RuleSet, got {rule!r}")
    seed = as_index(seed, "seed", high=_LARGEST_SEED + 1)
    if distance is None:
        distance = min(_USUAL_DISTANCE, len(rule))
    distance = as_index(distance, "distance", low=1, high=len(rule) + 1)
    words = _random_words(seed)
    start = np.array([next(words) >> 31 for _ in range(math.prod(rule.shape))], dtype=np.uint8)
    start = start.reshape(rule.shape) & (1 - rule.holes)
    nullity = len(rule.quiet_presses)
    draws = max(1, min(200, 2**22 >> nullity)) if nullity <= _LARGEST_SEARCH else 1
    farthest = []
    for i in range(draws):
        way = _shorten(rule, _choose(words, distance - i % distance, len(rule)))
        farthest = max(farthest, way, key=len)
        if len(way) == distance or nullity > _LARGEST_SEARCH:
            return start, rule.press(start, way)
    raise ValueError(f"distance {distance} was not found with {rule}; the farthest found is {len(farthest)}")


def _random_words(seed):
    """Yield mulberry32's 32-bit words, as the page does."""
    state = seed
    while True:
        state = (state + 0x6D2B79F5) & 0xFFFFFFFF
        word = (state ^ state >> 15) * (state | 1) & 0xFFFFFFFF
        word ^= (word + ((word ^ word >> 7) * (word | 61) & 0xFFFFFFFF)) & 0xFFFFFFFF
        yield word ^ word >> 14


def _choose(words, count, total):
    numbers = list(range(total))
    for i in range(count):
        j = i + (next(words) * (total - i) >> 32)
        numbers[i], numbers[j] = numbers[j], numbers[i]
    return numbers[:count]


def _is_sure(rule):
    return len(rule.quiet_presses) <= _LARGEST_SEARCH


def _shortest_way(rule, difference):
    """Return the numbers of the fewest masks that make up a difference, or None where none do."""
    white, cells = np.zeros(rule.shape, np.uint8), np.frombuffer(difference, dtype=np.uint8)
    try:
        way = rule.particular_solution(white, cells.reshape(rule.shape))
    except LinAlgError:
        return None
    return _shorten(rule, pressed(way))


def _shorten(rule, way):
    """Return the shortest choice of presses that does what `way` does, the first by `RuleSet.solutions`."""
    white = np.zeros(rule.shape, np.uint8)
    goal = rule.press(white, way)
    return pressed(rule.solve(white, goal)) if _is_sure(rule) else sorted(way)

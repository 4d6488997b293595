"""Counters on a graph beside a heap, to play against the perfect player: several games at once."""

from collections.abc import Mapping, Sequence
from typing import Any

import traitlets

from magicmath import plot
from magicmath._checks import as_choice, as_flag, as_index, as_sequence, as_text
from magicmath._shown import shown
from magicmath.games import ImpartialGame, nim_sum
from magicmath.widgets._base import Flag, PicturedWidget, page_code, page_style, titled

LARGEST_HEAP = 9
_MOST_LETTERS, _LONGEST_NAME, _MOST_COUNTERS = 8, 3, 3

Position = tuple[Any, ...]  # the letter of each counter, and then the stones


class _Path(traitlets.TraitType[list[Any], Any]):
    """The positions so far, from the start: each one move from the one before, or refused."""

    def validate(self, obj: Any, value: Any) -> list[Any]:
        path = [obj._as_position(position) for position in as_sequence(value, "path")]
        if not path:
            raise ValueError("path is empty: it must begin with a position")
        for i in range(1, len(path)):
            if path[i] not in obj._moves_from(path[i - 1]):
                raise ValueError(f"path must go by moves, got {path[i - 1]} before {path[i]}")
        return [list(position) for position in path]


class _Numbered(traitlets.Int[int, Any]):
    """How many letters have their numbers."""

    def validate(self, obj: Any, value: Any) -> int:
        return as_index(value, "numbered", high=len(obj.graph) + 1 if obj._asks else 1)


class CounterGame(PicturedWidget):
    """Counters on letters and a heap of stones: move in one of them; who cannot move loses.

    You move first, and the computer answers without a mistake. It plays without a kernel.

    Or the page asks for these values, letter by letter: which heap beside it makes the sum lost? Against a
    wrong heap it plays the move that wins.

    Parameters
    ----------
    graph : mapping of str to sequence of str
        From each letter those to which the counter may go: up to 8, without a way around.
    at : str, or sequence of str
        Where the counter stands; or up to three counters, each in a graph of its own.
    heap : int from 0 to 9, optional
        How many stones lie beside it.
    values : bool, optional
        Whether the values are shown all the time.
    asks : bool, optional
        Whether the page asks for the values in place of a game: first for letters without an arrow, and for
        each other one after those that its arrows lead to.
    binary : bool, optional
        Whether the values and the heap stand below in binary, with their XOR.

    Attributes
    ----------
    values : bool; may be set and observed
    numbered : int; may be set and observed
        How many letters have their values already, where it asks; else 0.

    Raises
    ------
    TypeError, ValueError
        If a move leads out of the graph, the counter can go round, there is no such letter or heap, or
        `values`, `binary` or several counters are set where the page asks for values.

    Notes
    -----
    A sum of impartial games, as in the theorem of Sprague and Grundy.

    Examples
    --------
    >>> game = CounterGame({"A": ["B"], "B": []}, "A", heap=2)
    >>> game.play("A", 0)
    >>> game.position, game.outcome
    (('B', 0), 'lost')
    >>> both = CounterGame({"A": ["B", "C"], "B": ["C"], "C": []}, ["A", "B"], heap=1)
    >>> both.answer()
    ('C', 'B', 1)
    """

    _esm = page_code("counter_game.js")
    _css = page_style("board.css", "counter_game.css")
    _set_by_page = ("_path", "numbered")

    values = Flag(False).tag(sync=True)
    numbered = _Numbered(0).tag(sync=True)
    _asks = traitlets.Bool(False).tag(sync=True)
    _binary = traitlets.Bool(False).tag(sync=True)
    _order: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _path = _Path().tag(sync=True)
    _graph: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _largest_heap = traitlets.Int(LARGEST_HEAP).tag(sync=True)

    def __init__(
        self,
        graph: Mapping[str, Sequence[str]],
        at: str | Sequence[str],
        heap: int = 2,
        values: bool = False,
        asks: bool = False,
        binary: bool = False,
    ) -> None:
        self.graph = _as_graph(graph)
        game = ImpartialGame(self.graph, "graph")
        self._values = {letter: game.grundy(letter) for letter in self.graph}
        start = [*self._as_letters(at), as_index(heap, "heap", high=LARGEST_HEAP + 1)]
        self._counters = len(start) - 1
        if as_flag(asks, "asks"):
            for name, value in (("values", values), ("binary", binary)):
                if value:
                    raise ValueError(
                        f"{name} must be False where the page asks for values, got {shown(value)}"
                    )
            if self._counters > 1:
                raise ValueError(f"at must be one letter where the page asks for values, got {shown(at)}")
        super().__init__(
            _graph=[[letter, *others] for letter, others in self.graph.items()],
            _path=[start],
            _asks=bool(asks),
            _order=self._ends_first(),
            _binary=as_flag(binary, "binary"),
            values=as_flag(values, "values"),
        )

    @property
    def position(self) -> Position:
        """The letter of each counter, and then the number of stones."""
        return tuple(self._path[-1])

    @property
    def outcome(self) -> str:
        """Whether the game is "playing", or you have "won" or "lost"."""
        if self._moves_from(self.position):
            return "playing"
        return "won" if len(self._path) % 2 == 0 else "lost"

    def play(self, at: str | Sequence[str], heap: int) -> None:
        """Move to a position; the computer answers at once.

        Parameters
        ----------
        at : str, or sequence of str
            Where each counter is after the move.
        heap : int

        Raises
        ------
        TypeError, ValueError
            If no move leads there.
        """
        letters = self._as_letters(at)
        if len(letters) != self._counters:
            raise ValueError(f"at must hold {self._counters} of the letters, got {shown(at)}")
        position = self._as_position([*letters, heap])
        if position not in self._moves_from(self.position):
            raise ValueError(f"at and heap must be a move from {self.position}, got {position}")
        with self.hold_sync():
            self._path = [*self._path, list(position)]
            if self._moves_from(self.position):
                self._path = [*self._path, [*self.answer()]]

    def answer(self) -> Position:
        """Return the computer's move from here: one that wins, or else the smallest step.

        Raises
        ------
        ValueError
            If there is no move.
        """
        *letters, heap = self.position
        moves = self._moves_from(self.position)
        if not moves:
            raise ValueError("the game is over: there is no move")
        winning = [move for move in moves if not nim_sum(*self._numbers_of(move))]
        if winning:
            return winning[0]
        return (*letters, heap - 1) if heap else moves[0]

    def reset(self) -> None:
        """Return to the start."""
        self._path = self._path[:1]

    def _ends_first(self) -> list[str]:
        order: list[str] = []
        while len(order) < len(self.graph):
            ready = [letter for letter, others in self.graph.items() if {*others} <= {*order}]
            order.append(next(letter for letter in ready if letter not in order))
        return order

    @traitlets.validate("values")
    def _refuse_values_that_are_asked_for(self, proposal: Any) -> bool:
        shows: bool = proposal.value
        if shows and self._asks:
            raise ValueError("values must be False where the page asks for them, got True")
        return shows

    def _moves_from(self, position: Position) -> list[Position]:
        *letters, heap = position
        pushed = [
            (*letters[:i], letter, *letters[i + 1 :], heap)
            for i, at in enumerate(letters)
            for letter in self.graph[at]
        ]
        return [*pushed, *((*letters, left) for left in range(heap))]

    def _numbers_of(self, position: Position) -> list[int]:
        """Return the value of each counter, and the stones."""
        return [*(self._values[letter] for letter in position[:-1]), position[-1]]

    def _as_letters(self, at: Any) -> list[str]:
        if not isinstance(at, Sequence) or isinstance(at, (str, bytes)):
            return [as_choice(at, "at", self.graph)]
        letters = [as_choice(letter, "at", self.graph) for letter in as_sequence(at, "at")]
        if not 1 <= len(letters) <= _MOST_COUNTERS:
            raise ValueError(f"at must hold from 1 to {_MOST_COUNTERS} letters, got {len(letters)}")
        return letters

    def _as_position(self, value: Any) -> Position:
        parts = as_sequence(value, "path")
        if len(parts) != self._counters + 1:
            counters = "a letter" if self._counters == 1 else f"{self._counters} letters"
            raise ValueError(f"path must hold positions of {counters} and a heap, got {shown(value)}")
        return *self._as_letters(parts[:-1]), as_index(parts[-1], "heap", high=LARGEST_HEAP + 1)

    def _picture(self) -> plot.Picture:
        *letters, heap = self.position
        said = {"playing": "you to move", "won": "you won", "lost": "the computer won"}[self.outcome]
        ways = "; ".join(f"{letter} → {', '.join(others) or 'none'}" for letter, others in self.graph.items())
        if self._asks:
            known = [(letter, self._values[letter]) for letter in self._order[: self.numbered]]
            values = ", ".join(f"{letter} = {value}" for letter, value in known) or "none yet"
            return titled(plot.heaps([heap], ways, binary=False), f"Numbers of the letters: {values}")
        counters = f"Counter on {letters[0]}" if len(letters) == 1 else f"Counters on {', '.join(letters)}"
        title = f"{counters}, a heap of {heap}, {said}"
        if self.values:
            title += f", {', '.join(f'{letter} = {value}' for letter, value in self._values.items())}"
        if self._binary:
            return titled(plot.heaps(self._numbers_of(self.position), ways), title)
        return titled(plot.heaps([heap], ways, binary=False), title)


def _as_graph(value: Any) -> dict[str, list[str]]:
    if not isinstance(value, Mapping):
        raise TypeError(f"graph must be a mapping of letters to letters, got {shown(value)}")
    graph = {
        _as_name(letter): [_as_name(x) for x in as_sequence(to, "graph")] for letter, to in value.items()
    }
    if not 1 <= len(graph) <= _MOST_LETTERS:
        raise ValueError(f"graph must have from 1 to {_MOST_LETTERS} letters, got {len(graph)}")
    for letter, others in graph.items():
        for other in others:
            if other not in graph:
                raise ValueError(f"graph leads from {letter} to {other}, which it does not hold")
    return graph


def _as_name(value: Any) -> str:
    name = as_text(value, "graph")
    if not 1 <= len(name) <= _LONGEST_NAME:
        raise ValueError(f"graph must have names of 1 to {_LONGEST_NAME} letters, got {shown(name)}")
    return name

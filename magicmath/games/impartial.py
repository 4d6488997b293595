"""Impartial games given by their moves: Grundy values, outcomes, winning moves and sums.

A player who cannot move loses. `NIM`, `KAYLES`, `WYTHOFF` and `subtraction(…)` are examples, and
octal games, Kayles among them, have a fast way of their own.
"""

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from magicmath._checks import as_index, as_indices, as_iterator, as_sequence, as_text
from magicmath._progress import watched
from magicmath._shown import shown
from magicmath.games.nim import mex

_MOST_POSITIONS = 2**20
_LONGEST_CYCLE_NAMED = 12
_MOST_MOVES = 2**24
_QUIET_MOVES = 2**19  # before progress is shown

# a function takes the positions of its own game alone, so that no one type fits all of them
Moves = Callable[[Any], Iterable[Hashable]] | Mapping[Any, Iterable[Hashable]]


class ImpartialGame:
    """A finite game for two in which both have the same moves, and who cannot move loses.

    Parameters
    ----------
    moves : callable or dict
        From a position to the positions that a move leads to. A position is anything hashable.
    name : str, optional

    Raises
    ------
    TypeError, ValueError
        If `moves` is neither. The methods refuse a position from which play need not end, and
        name the cycle; they refuse moves that give no positions, positions outside a dict's
        graph, and games of more than 2**20 positions or 2**24 moves.

    Notes
    -----
    Madore's "jeu combinatoire impartial": a graph, its Grundy function, and the nim sum of games,
    here `^`, in which a move is a move in one of the two.

    Examples
    --------
    >>> game = ImpartialGame({"a": ["b", "c"], "b": ["c"], "c": []})
    >>> game.grundy("a"), game.winning_moves("a"), game.is_won("c")
    (2, ['c'], False)
    >>> (game ^ NIM).grundy(("a", (3, 4)))
    5
    """

    def __init__(self, moves: Moves, name: str = "unnamed") -> None:
        if not isinstance(moves, Mapping) and not callable(moves):
            raise TypeError(f"moves must be a function or a dict, got {shown(moves)}")
        self._moves = dict(moves) if isinstance(moves, Mapping) else moves
        self.name = as_text(name, "name")
        self._values: dict[Hashable, int] = {}

    def __repr__(self) -> str:
        return f"<ImpartialGame {self.name}>"

    def __xor__(self, other: "ImpartialGame") -> "ImpartialGame":
        """Return the nim sum of two games: its positions are pairs, a move is a move in one of them."""
        if not isinstance(other, ImpartialGame):
            return NotImplemented

        def moves(position: Hashable) -> Iterator[Hashable]:
            first, second = _pair(position)
            yield from ((option, second) for option in self.moves(first))
            yield from ((first, option) for option in other.moves(second))

        return ImpartialGame(moves, f"{self.name} ⊕ {other.name}")

    def moves(self, position: Hashable) -> tuple[Hashable, ...]:
        """Return the positions that one move leads to.

        Parameters
        ----------
        position : hashable

        Returns
        -------
        tuple

        Raises
        ------
        TypeError, ValueError
            If there is no such position, or its moves are no positions.
        """
        _refuse_unhashable(position, "position")
        if isinstance(self._moves, Mapping):
            if position not in self._moves:
                raise ValueError(f"position {shown(position)} is not in the graph of {self.name}")
            options = self._moves[position]
        else:
            options = self._moves(position)
        options = as_iterator(options, "moves of {} must be positions to go through", position)
        options = tuple(islice(options, _MOST_POSITIONS + 1))
        if isinstance(self._moves, dict):
            self._moves[position] = options  # an iterator gives them only once
        if len(options) > _MOST_POSITIONS:
            raise ValueError(f"moves of {shown(position)} are more than {_MOST_POSITIONS}")
        for option in options:
            _refuse_unhashable(option, "moves of", position)
        return options

    def grundy(self, position: Hashable) -> int:
        """Return the Grundy value: the mex of the Grundy values of the positions one move away.

        Parameters
        ----------
        position : hashable

        Returns
        -------
        int

        Raises
        ------
        TypeError, ValueError
            As the class says; a cycle is named.
        """
        _refuse_unhashable(position, "position")
        if position not in self._values:
            self._evaluate(position)
        return self._values[position]

    def is_won(self, position: Hashable) -> bool:
        """Return whether the player to move wins if both play perfectly.

        Parameters
        ----------
        position : hashable

        Returns
        -------
        bool

        Raises
        ------
        TypeError, ValueError
            As `grundy`.
        """
        return self.grundy(position) != 0

    def winning_moves(self, position: Hashable) -> list[Hashable]:
        """Return the positions to move to that are lost for the opponent.

        Parameters
        ----------
        position : hashable

        Returns
        -------
        list

        Raises
        ------
        TypeError, ValueError
            As `grundy`.
        """
        self.grundy(position)
        return [option for option in dict.fromkeys(self.moves(position)) if not self.grundy(option)]

    def _evaluate(self, position: Hashable) -> None:
        walk = self._walk(position)
        if any(moves > _QUIET_MOVES for moves in walk):
            deque(watched(walk), maxlen=0)

    def _walk(self, position: Hashable) -> Iterator[int]:
        """Go through the game depth first, with a stack of our own, and yield how many moves were seen."""
        values = self._values
        path = {position: self.moves(position)}
        waiting, moves = [iter(path[position])], len(path[position])
        while waiting:
            yield moves
            option = next((option for option in waiting[-1] if option not in values), None)
            if option is None:
                waiting.pop()
                done, options = path.popitem()
                values[done] = mex([values[each] for each in options])
            elif option in path:
                raise ValueError(_cycle_text(self.name, list(path), option))
            else:
                path[option] = self.moves(option)
                waiting.append(iter(path[option]))
                moves += len(path[option])
                for count, most, what in (
                    (len(path) + len(values), _MOST_POSITIONS, "positions"),
                    (moves, _MOST_MOVES, "moves"),
                ):
                    if count > most:
                        raise ValueError(
                            f"position {shown(position)} leads to more than {most} {what} of {self.name}"
                        )


def subtraction(numbers: Sequence[int]) -> ImpartialGame:
    """Return the game in which a move takes one of some numbers from a heap.

    Parameters
    ----------
    numbers : sequence of int from 1

    Returns
    -------
    ImpartialGame
        Its positions are the sizes of the heap.

    Raises
    ------
    TypeError, ValueError
        If a number is no int from 1, or there is none.

    Examples
    --------
    >>> [subtraction([1, 2, 3]).grundy(n) for n in range(10)]
    [0, 1, 2, 3, 0, 1, 2, 3, 0, 1]
    """
    numbers = as_indices(numbers, "numbers", high=_MOST_POSITIONS)
    numbers = sorted({as_index(number, "numbers", low=1) for number in numbers})
    if not numbers:
        raise ValueError("numbers is empty: nothing could be taken")

    def moves(heap: object) -> list[int]:
        heap = as_index(heap, "heap", high=_MOST_POSITIONS)
        return [heap - number for number in numbers if number <= heap]

    return ImpartialGame(moves, f"take {', '.join(map(str, numbers))}")


def _pair(position: Any) -> tuple[Hashable, Hashable]:
    try:
        first, second = position
    except (TypeError, ValueError):
        raise ValueError(f"position must be a pair, one of each game, got {shown(position)}") from None
    return first, second


def _refuse_unhashable(value: object, name: str, *of: object) -> None:
    try:
        hash(value)
    except TypeError:
        subject = f"{name} {shown(*of)}:" if of else name
        raise TypeError(
            f"{subject} must be hashable, as a tuple is and a list is not, got {shown(value)}"
        ) from None


def _cycle_text(name: str, path: list[Hashable], again: Hashable) -> str:
    cycle = [*path[path.index(again) :], again]
    if len(cycle) > _LONGEST_CYCLE_NAMED:
        cycle = [*cycle[: _LONGEST_CYCLE_NAMED - 2], "…", again]
    written = " → ".join("…" if position == "…" else repr(position) for position in cycle)
    return f"moves of {name} go round in a cycle, so play need not end: {written}"


def _as_position(heaps: object) -> list[int]:
    return [as_index(heap, "heaps") for heap in as_sequence(heaps, "heaps")]


def _nim_moves(heaps: object) -> Iterator[tuple[int, ...]]:
    heaps = _as_position(heaps)
    for i, heap in enumerate(heaps):
        rest = heaps[:i] + heaps[i + 1 :]
        for left in range(heap):
            yield tuple(sorted([*rest, left] if left else rest))


def _kayles_moves(rows: object) -> Iterator[tuple[int, ...]]:
    rows = _as_position(rows)
    for i, row in enumerate(rows):
        rest = rows[:i] + rows[i + 1 :]
        for taken in (1, 2):
            for left in range((row - taken) // 2 + 1 if row >= taken else 0):
                yield tuple(sorted([*rest, *filter(None, (left, row - taken - left))]))


def _wythoff_moves(heaps: object) -> Iterator[tuple[int, ...]]:
    heaps = _as_position(heaps)
    if len(heaps) != 2:
        raise ValueError(f"heaps must be two, got {tuple(heaps)}")
    small, large = sorted(heaps)
    for taken in range(1, large + 1):
        yield tuple(sorted((small, large - taken)))
        if taken <= small:
            yield small - taken, large
            yield small - taken, large - taken


NIM = ImpartialGame(_nim_moves, "Nim")
KAYLES = ImpartialGame(_kayles_moves, "Kayles")
WYTHOFF = ImpartialGame(_wythoff_moves, "Wythoff's game")

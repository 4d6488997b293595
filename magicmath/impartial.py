"""Impartial games given by their moves: Grundy values, outcomes, winning moves and sums.

A player who cannot move loses. `NIM`, `KAYLES`, `WYTHOFF` and `subtraction(…)` are examples, and
octal games, Kayles among them, have a fast way of their own.
"""

from collections.abc import Mapping
from itertools import islice

import numpy as np

from magicmath._checks import as_index, as_sequence
from magicmath.nim import mex

_MOST_POSITIONS = 2**21
_LONGEST_CYCLE_NAMED = 12
_MOST_VALUES = 2**16
_MOST_MOVES = 2**24
_MOST_DIGITS = 32


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
        graph, and games of more than 2**21 positions or 2**24 moves.

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

    def __init__(self, moves, name="unnamed"):
        if not isinstance(moves, Mapping) and not callable(moves):
            raise TypeError(f"moves must be a function or a dict, got {moves!r:.60}")
        self._moves = dict(moves) if isinstance(moves, Mapping) else moves
        self.name = str(name)
        self._values = {}

    def __repr__(self):
        return f"<ImpartialGame {self.name}>"

    def __xor__(self, other):
        """Return the nim sum of two games: its positions are pairs, a move is a move in one of them."""
        if not isinstance(other, ImpartialGame):
            return NotImplemented

        def moves(position):
            first, second = _pair(position)
            yield from ((option, second) for option in self.moves(first))
            yield from ((first, option) for option in other.moves(second))

        return ImpartialGame(moves, f"{self.name} ⊕ {other.name}")

    def moves(self, position):
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
                raise ValueError(f"position {position!r} is not in the graph of {self.name}")
            options = self._moves[position]
        else:
            options = self._moves(position)
        if isinstance(options, (str, bytes)) or not hasattr(options, "__iter__"):
            raise TypeError(f"moves of {position!r} must be positions to go through, got {options!r:.60}")
        options = tuple(islice(options, _MOST_POSITIONS + 1))
        if isinstance(self._moves, dict):
            self._moves[position] = options  # an iterator gives them only once
        if len(options) > _MOST_POSITIONS:
            raise ValueError(f"moves of {position!r} are more than {_MOST_POSITIONS}")
        for option in options:
            _refuse_unhashable(option, f"moves of {position!r}:")
        return options

    def grundy(self, position):
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

    def is_won(self, position):
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

    def winning_moves(self, position):
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

    def _evaluate(self, position):
        """Go through the game depth first, with a stack of our own: plays may be long."""
        values = self._values
        path = {position: self.moves(position)}
        waiting, moves = [iter(path[position])], len(path[position])
        while waiting:
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
                            f"position {position!r:.60} leads to more than {most} {what} of {self.name}"
                        )


def subtraction(numbers):
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
    numbers = sorted({as_index(number, "numbers", low=1) for number in as_sequence(numbers, "numbers")})
    if not numbers:
        raise ValueError("numbers is empty: nothing could be taken")

    def moves(heap):
        heap = as_index(heap, "heap")
        return [heap - number for number in numbers if number <= heap]

    return ImpartialGame(moves, f"take {', '.join(map(str, numbers))}")


def octal_values(code, largest):
    """Compute the Grundy values of the heaps of an octal game.

    Parameters
    ----------
    code : str
        "0." and a digit from 0 to 7 for taking 1, 2, … from a heap: the sum of 1 if a heap may
        vanish so, 2 if a smaller one may stay, 4 if what stays may be split in two. Kayles is
        "0.77", Nim with at most three taken "0.333".
    largest : int, at most 2**16

    Returns
    -------
    (largest + 1,) int64 array
        The value of a heap of 0, 1, … `largest`.

    Raises
    ------
    TypeError, ValueError
        If `code` is no such text, or `largest` is out of range.

    Notes
    -----
    The value of two heaps is the nim sum of theirs: the theorem on sums, used as an algorithm.

    Examples
    --------
    >>> octal_values("0.77", 14)
    array([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2])
    """
    digits = _octal_digits(code)
    largest = as_index(largest, "largest", high=_MOST_VALUES + 1)
    values = np.zeros(largest + 1, dtype=np.int64)
    for heap in range(1, largest + 1):
        reached = [values[:0]]
        for taken, digit in enumerate(digits[:heap], 1):
            left = heap - taken
            if digit & 1 and not left:
                reached.append(values[:1])
            if digit & 2 and left:
                reached.append(values[left : left + 1])
            if digit & 4:
                half = left // 2
                reached.append(values[1 : half + 1] ^ values[left - half : left][::-1])
        present = np.bincount(np.concatenate(reached))
        values[heap] = np.argmin(np.append(present, 0) != 0)
    return values


def octal_period(code, largest):
    """Find after how many heaps the Grundy values of an octal game repeat for ever, and how often.

    Parameters
    ----------
    code : str
        As for `octal_values`.
    largest : int
        The largest heap to compute.

    Returns
    -------
    start, period : int, or None if nothing is proved up to `largest`
        The value of heap n + period is that of heap n, from n = start on.

    Raises
    ------
    TypeError, ValueError
        As `octal_values`.

    Notes
    -----
    Guy and Smith (1956): where values repeat from `start` up to 2·start + period + the number of
    digits, they do so for ever.

    Examples
    --------
    >>> octal_period("0.77", 300)
    (71, 12)
    """
    values, digits = octal_values(code, largest), len(_octal_digits(code))
    for period in range(1, len(values)):
        differ = np.flatnonzero(values[period:] != values[:-period])
        start = int(differ[-1]) + 1 if differ.size else 0
        if len(values) - period >= 2 * max(start, 1) + period + digits:
            return start, period
    return None


def _pair(position):
    try:
        first, second = position
    except (TypeError, ValueError):
        raise ValueError(f"position must be a pair, one of each game, got {position!r:.60}") from None
    return first, second


def _refuse_unhashable(position, name):
    try:
        hash(position)
    except TypeError:
        raise TypeError(
            f"{name} must be hashable, as a tuple is and a list is not, got {position!r:.60}"
        ) from None


def _cycle_text(name, path, again):
    cycle = [*path[path.index(again) :], again]
    if len(cycle) > _LONGEST_CYCLE_NAMED:
        cycle = [*cycle[: _LONGEST_CYCLE_NAMED - 2], "…", again]
    written = " → ".join("…" if position == "…" else repr(position) for position in cycle)
    return f"moves of {name} go round in a cycle, so play need not end: {written}"


def _octal_digits(code):
    if not isinstance(code, str):
        raise TypeError(f"code must be a str such as '0.77', got {code!r}")
    head, _, digits = code.partition(".")
    if head != "0" or not digits or not set(digits) <= set("01234567"):
        raise ValueError(f"code must be '0.' and digits from 0 to 7, as '0.77' is, got {code!r}")
    if len(digits) > _MOST_DIGITS:
        raise ValueError(f"code must have at most {_MOST_DIGITS} digits, got {len(digits)}")
    return [int(digit) for digit in digits]


def _as_position(heaps):
    return [as_index(heap, "heaps") for heap in as_sequence(heaps, "heaps")]


def _nim_moves(heaps):
    heaps = _as_position(heaps)
    for i, heap in enumerate(heaps):
        rest = heaps[:i] + heaps[i + 1 :]
        for left in range(heap):
            yield tuple(sorted([*rest, left] if left else rest))


def _kayles_moves(rows):
    rows = _as_position(rows)
    for i, row in enumerate(rows):
        rest = rows[:i] + rows[i + 1 :]
        for taken in (1, 2):
            for left in range((row - taken) // 2 + 1 if row >= taken else 0):
                yield tuple(sorted([*rest, *filter(None, (left, row - taken - left))]))


def _wythoff_moves(heaps):
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

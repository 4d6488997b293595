"""Kayles to play against the perfect player: rows of pins, and under each of them its value.

The page plays by itself, so a saved page needs no kernel; Python follows, and makes the same moves.
"""

import operator
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import traitlets

from magicmath import plain, plot
from magicmath._checks import as_flag, as_index, as_sequence
from magicmath._shown import shown
from magicmath.games.nim import nim_sum
from magicmath.widgets._base import page_code, page_style
from magicmath.widgets._row_game import KAYLES, RowGame, Run, Standing, drawn_rows, runs_of, standing_after

_MOST_ROWS = 6
_LONGEST_ROW = 12  # more would be too small to press on a phone
_VALUES = plain.kayles_values(_LONGEST_ROW)


class Knock(NamedTuple):
    """A move: so many pins of a row fall, from this one on."""

    row: int
    pin: int
    fallen: int


class PinsGame(RowGame):
    """Kayles against a perfect player: knock over one pin or two neighbours; the last pin wins.

    Press a pin, and press it again to knock it over alone, or a neighbour to knock over both.

    Parameters
    ----------
    rows : sequence of int, optional
        Up to 6 rows of up to 12 pins; 3, 5, 8 and 10 if left out.
    first : {"you", "computer"}, optional
        Who moves first.
    values : bool, optional
        Whether to show the value of each row and their XOR; a button does it too.
    hints : bool, optional
        Whether the page offers *Hint* and *Values*.
    raises : bool, optional
        Whether the computer raises a value at XOR 0, where it can. Then the binary digits of all values stand
        beside the rows, with the target of each: the value that would make the XOR 0. The computer waits
        until you have made it 0, and on a page until *Computer moves* is pressed. Below stands how many pins
        were left each time. Give rows that have XOR 0, and let the computer move first. *New rows* are such
        rows, too.

    Attributes
    ----------
    values : bool; may be set and observed

    Raises
    ------
    TypeError, ValueError
        If there are no rows or too many, a row is empty or too long, or `first` is nobody. The widget
        keeps its state when the page sends what it should not.

    Notes
    -----
    The computer lowers a value: so that the XOR is 0 if it can, and in a longest row if not. Only with
    `raises` it raises one at XOR 0: the first that it finds, in longer rows first.

    Examples
    --------
    >>> game = PinsGame([3, 3])
    >>> game.knock_over(0, 1)
    >>> game
    Kayles, rows 1 1 1 1, you to move
    ●·●
    ●·●
    """

    _esm = page_code("pins.js")
    _css = page_style("board.css", "pins.css")
    _written = "(row, pin, count)"

    _longest_row = traitlets.Int(_LONGEST_ROW).tag(sync=True)
    _raises = traitlets.Bool(False).tag(sync=True)

    def __init__(
        self,
        rows: Sequence[int] = (3, 5, 8, 10),
        first: str = "you",
        values: bool = False,
        hints: bool = True,
        raises: bool = False,
    ) -> None:
        super().__init__(rows, first, hints, values, _raises=as_flag(raises, "raises"))

    @property
    def rows(self) -> tuple[int, ...]:
        """How many pins stand in each row that is left; a move may make two rows of one."""
        return tuple(run.length for run in self._runs)

    @property
    def moves(self) -> tuple[Knock, ...]:
        """The moves so far of both players, in turn."""
        return tuple(Knock(*move) for move in self._play["moves"])

    def knock_over(self, row: int, pin: int, count: int = 1) -> None:
        """Knock over one pin, or two neighbours; the computer answers at once.

        Parameters
        ----------
        row, pin : int
            Counted from 0, with the pins that have fallen.
        count : int, optional
            1, or 2 for this pin and the next.

        Raises
        ------
        TypeError, ValueError
            If there are no such pins, one of them has fallen, or the game is over.
        """
        self._check_turn(f"row {shown(row)} cannot be played in")
        self._move([*self._as_move(self._standing, row, pin, count)])

    def hint(self) -> Knock | None:
        """Return the first move that wins, or None where there is none."""
        return next(map(Knock._make, self._winning()), None)

    def _let_the_computer_move(self) -> None:
        if not (self._raises and self._play["moves"] and self._total()):
            super()._let_the_computer_move()

    def _answer(self) -> list[int]:
        runs, total = self._runs, self._total()
        if total:
            return self._first(runs, lambda now, before: now == before ^ total < before)
        raised = self._raises and self._first(sorted(runs, key=lambda run: -run.length), operator.gt)
        return raised or self._first([self._longest], operator.lt)

    def _first(self, runs: Sequence[Run], is_wanted: Callable[[int, int], bool]) -> list[int]:
        """Return the first move of these runs that changes a value as wanted, or an empty list."""
        for run in runs:
            for before, count in self._options(run):
                now = _VALUES[before] ^ _VALUES[run.length - count - before]
                if is_wanted(now, self._value(run)):
                    return [run.row, run.pin + before, count]
        return []

    def _options(self, run: Run) -> list[tuple[int, int]]:
        return sorted(KAYLES.options(run.length))

    def _value(self, run: Run) -> int:
        return _VALUES[run.length]

    def _as_start(self, start: Any) -> list[int]:
        rows = [as_index(size, "rows", low=1, high=_LONGEST_ROW + 1) for size in as_sequence(start, "rows")]
        if not 1 <= len(rows) <= _MOST_ROWS:
            raise ValueError(f"rows must be from 1 to {_MOST_ROWS}, got {len(rows)} of them")
        return rows

    def _as_move(self, rows: Standing, row: Any, first: Any, count: Any) -> Knock:
        """Return a move of pins that stand, or raise."""
        pins = rows[as_index(row, "row", high=len(rows))]
        many = as_index(count, "count", low=1, high=3)
        at = as_index(first, "pin", high=len(pins) + 1 - many)
        if not all(pins[at : at + many]):
            raise ValueError(f"pin must stand, and so must its neighbour if both are to fall, got {at}")
        return Knock(int(row), at, many)

    def _picture(self) -> plot.Picture:
        title = (
            f"Kayles, rows {' '.join(map(str, self.rows))}{self._worth()}{self._targets()}, {self._turn()}"
        )
        lines = self._lines()
        zeros = self._at_zero()
        words = f"{title}. Rows of pins, ● stands and · has fallen: {', '.join([*lines, *zeros])}."
        drawing = drawn_rows(self._standing, self._valued())
        return plot.Picture(drawing, "\n".join([title, *lines, *zeros]), words)

    def _targets(self) -> str:
        """Return in words what each value must become for an XOR of 0, beside raises and on your turn."""
        total = self._total()
        if not (self._raises and self.values and total and self._to_move == "you"):
            return ""
        return f", targets {' '.join(str(self._value(run) ^ total) for run in self._runs)}"

    def _at_zero(self) -> list[str]:
        """Return a line with the pins left each time the computer had to move at XOR 0, beside raises."""
        start, moves = self._play["start"], self._play["moves"]
        turns = range(0 if self.first == "computer" else 1, len(moves) + 1, 2)
        left = [list(runs_of(standing_after(start, moves[:turn]))) for turn in turns]
        pins = [sum(run.length for run in runs) for runs in left if not nim_sum(*map(self._value, runs))]
        return [f"pins left at XOR 0: {' '.join(map(str, pins))}"] if self._raises and pins else []

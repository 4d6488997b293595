"""Two or three games on one table against the perfect player: a Nim heap, a row of pins, and a pile.

The page plays by itself, so a saved page needs no kernel; Python follows, and makes the same moves.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import traitlets

from magicmath import plot
from magicmath._checks import as_flag, as_index, as_sequence
from magicmath._shown import shown
from magicmath.plot.drawing import FRAME, INK, LABEL_HEIGHT, STONE, Drawing, label_width
from magicmath.widgets._base import page_code, page_style
from magicmath.widgets._row_game import KAYLES, Part, RowGame, Run, Standing, drawn_rows

_LARGEST = 10  # of each part; more would be too small to press on a phone
_NAMES = ("heap", "pins", "pile")
_SAID = {2: ("Two", "The heap and the pins"), 3: ("Three", "The heap, the pins and the pile")}
_STEP = 26  # pixels from one thing to the next in the picture
_PART_HEIGHT = 72


class Take(NamedTuple):
    """A move: so many things of a part are taken, from this one on."""

    part: int
    at: int
    taken: int


class _Numbered(traitlets.Int[int, Any]):
    """Of how many rows the heaps are found."""

    def validate(self, obj: Any, value: Any) -> int:
        return as_index(value, "numbered", high=obj._asked + 1)


class MixedGame(RowGame):
    """A Nim heap, a row of pins and a pile on one table: move in one of them; the last move wins.

    From the heap take as many stones as you like. Of the pins, one falls, or two neighbours. From the pile
    take one of a few numbers.

    Or the page asks, row by row: with which heap beside a row of pins does the mover lose? Against a wrong
    heap it makes the move that wins.

    Parameters
    ----------
    heap, pins : int from 1 to 10, optional
        How many stones lie in the heap, and how many pins stand.
    pile : int from 0 to 10, optional
        How many stones lie in the pile; with 0 there is no pile, and two games are played.
    take : sequence of int, optional
        What may be taken from the pile; 1 is among them, so that it can always be emptied.
    first : {"you", "computer"}, optional
        Who moves first.
    values : bool, optional
        Whether to show the value of each part and their XOR; a button does it too.
    hints : bool, optional
        Whether the page offers *Hint* and *Values*.
    asks : bool, optional
        Whether the page asks for the heaps beside the rows of 1, 2, … pins, up to `pins`, in place of a game.
        Then there is no pile, and no value is shown.

    Attributes
    ----------
    values : bool; may be set and observed
    numbered : int; may be set and observed
        Of how many rows the heaps are found already, where it asks; else 0.

    Raises
    ------
    TypeError, ValueError
        If a part is empty or too large, `take` lacks 1, `first` is nobody, or it asks where there is a pile
        or values are shown. The widget keeps its state when the page sends what it should not.

    Notes
    -----
    A sum of impartial games, as in the theorem of Sprague and Grundy. The computer leaves values
    with XOR 0 if it can, and takes one thing from the end of a longest row if not.

    Examples
    --------
    >>> game = MixedGame(6, 9, 8)
    >>> game.take(0, 4, 2)
    >>> game
    Three games, heap 4, pins 8, pile 8, you to move
    ●●●●··
    ●●●●●●●●·
    ●●●●●●●●
    """

    _esm = page_code("mixed.js")
    _css = page_style("board.css", "pins.css", "mixed.css")
    _written = "(part, at, count)"
    _set_by_page = (*RowGame._set_by_page, "numbered")

    numbered = _Numbered(0).tag(sync=True)
    _asked = traitlets.Int(0).tag(sync=True)  # so many rows; none where a game is played
    _take = traitlets.List(traitlets.Int()).tag(sync=True)
    _largest = traitlets.Int(_LARGEST).tag(sync=True)

    def __init__(
        self,
        heap: int = 6,
        pins: int = 9,
        pile: int = 8,
        take: Sequence[int] = (1, 2, 3),
        first: str = "you",
        values: bool = False,
        hints: bool = True,
        asks: bool = False,
    ) -> None:
        taken = _as_taken(take)
        every = tuple(range(1, _LARGEST + 1))
        start = [heap, pins, pile] if as_index(pile, "pile", high=_LARGEST + 1) else [heap, pins]
        self._parts = (Part(every, False), KAYLES, Part(taken, False))[: len(start)]
        self._values = [part.values(_LARGEST) for part in self._parts]
        if as_flag(asks, "asks") and pile:
            raise ValueError(f"pile must be 0 where the page asks for heaps, got {shown(pile)}")
        asked = as_index(pins, "pins", low=1, high=_LARGEST + 1) if asks else 0
        super().__init__(start, first, hints, values, _take=list(taken), _asked=asked)

    @property
    def _names(self) -> tuple[str, ...]:
        return _NAMES[: len(self._parts)]

    @property
    def parts(self) -> tuple[tuple[int, ...], ...]:
        """How many things stand together in the heap, among the pins, and in the pile if there is one."""
        return tuple(tuple(run.length for run in self._runs if run.row == i) for i in range(len(self._names)))

    @property
    def moves(self) -> tuple[Take, ...]:
        """The moves so far of both players, in turn."""
        return tuple(Take(*move) for move in self._play["moves"])

    def take(self, part: int, at: int, count: int = 1) -> None:
        """Take things of one part; the computer answers at once.

        Parameters
        ----------
        part : int
            0 for the heap, 1 for the pins, 2 for the pile.
        at : int
            The first thing to take, counted from 0 with those that are gone.
        count : int, optional
            How many are taken from there on. In the heap and the pile they must be the last ones.

        Raises
        ------
        TypeError, ValueError
            If the rules of the part do not allow it, or the game is over.
        """
        self._check_turn(f"part {shown(part)} cannot be played in")
        self._move([*self._as_move(self._standing, part, at, count)])

    def hint(self) -> Take | None:
        """Return the first move that wins, or None where there is none."""
        return next(map(Take._make, self._winning()), None)

    @traitlets.validate("values")
    def _refuse_values_that_are_asked_for(self, proposal: Any) -> bool:
        shows: bool = proposal.value
        if shows and self._asked:
            raise ValueError("values must be False where the page asks for heaps, got True")
        return shows

    def _answer(self) -> list[int]:
        longest = self._longest
        return [*(self.hint() or Take(longest.row, longest.pin + longest.length - 1, 1))]

    def _options(self, run: Run) -> Iterator[tuple[int, int]]:
        return self._parts[run.row].options(run.length)

    def _value(self, run: Run) -> int:
        return self._values[run.row][run.length]

    def _as_start(self, start: Any) -> list[int]:
        sizes = as_sequence(start, "start")
        if len(sizes) != len(self._names):
            raise ValueError(f"start must be {', '.join(self._names)}, got {len(sizes)} of them")
        named = zip(sizes, self._names, strict=True)
        return [as_index(size, name, low=1, high=_LARGEST + 1) for size, name in named]

    def _as_move(self, rows: Standing, row: Any, first: Any, count: Any) -> Take:
        """Return a move that the rules of its part allow, or raise."""
        number = as_index(row, "part", high=len(self._names))
        things, rules = rows[number], self._parts[number]
        many = as_index(count, "count", low=1, high=_LARGEST + 1)
        if many not in rules.counts:
            allowed = ", ".join(map(str, rules.counts))
            raise ValueError(f"count must be one of {allowed} in the {_NAMES[number]}, got {many}")
        at = as_index(first, "at", high=len(things) + 1 - many)
        beyond = at + many
        if not all(things[at:beyond]) or (not rules.splits and any(things[beyond:])):
            wanted = "things that stand" if rules.splits else "the last things that stand"
            raise ValueError(f"at must be where {wanted} of part {number} begin, {many} of them, got {at}")
        return Take(number, at, many)

    def _picture(self) -> plot.Picture:
        if self._asked:
            return self._asked_picture()
        sizes = ", ".join(
            f"{name} {' '.join(map(str, sizes)) or 0}"
            for name, sizes in zip(self._names, self.parts, strict=True)
        )
        many, told = _SAID[len(self._parts)]
        title = f"{many} games, {sizes}{self._worth()}, {self._turn()}"
        lines = self._lines()
        words = f"{title}. {told}, ● stands and · is gone: {', '.join(lines)}."
        drawing = _drawn(self._standing, self._valued(), self._labels())
        return plot.Picture(drawing, "\n".join([title, *lines]), words)

    def _asked_picture(self) -> plot.Picture:
        sizes = range(1, self._asked + 1)
        known = [(Run(i, 0, i + 1), self._values[1][i + 1]) for i in range(self.numbered)]
        found = [str(worth) for _, worth in known] + ["?"] * (self._asked - self.numbered)
        title = f"The heaps beside the rows of pins: {' '.join(found)}"
        lines = ["●" * size for size in sizes]
        drawing = drawn_rows(tuple((True,) * size for size in sizes), known)
        words = f"{title}. Each ● is a pin: {', '.join(lines)}."
        return plot.Picture(drawing, "\n".join([title, *lines]), words)

    def _labels(self) -> tuple[str, ...]:
        said = ("heap: take any number", "pins: one, or two neighbours", f"pile: take {_listed(self._take)}")
        return said[: len(self._parts)]


def _as_taken(take: object) -> tuple[int, ...]:
    found = {as_index(n, "take", low=1, high=_LARGEST + 1) for n in as_sequence(take, "take")}
    if 1 not in found:
        raise ValueError(f"take must hold 1, so that the pile can be emptied, got {tuple(sorted(found))}")
    return tuple(sorted(found))


def _listed(numbers: Sequence[int]) -> str:
    *others, last = map(str, numbers)
    return f"{', '.join(others)} or {last}" if others else last


def _drawn(rows: Standing, valued: list[tuple[Run, int]], labels: Sequence[str]) -> Drawing:
    width = max(_STEP * max(map(len, rows)), *map(label_width, labels))
    drawing = Drawing(width, _PART_HEIGHT * len(rows))
    for number, (row, label) in enumerate(zip(rows, labels, strict=True)):
        top = _PART_HEIGHT * number
        drawing.label(0, top, label)
        for i, stands in enumerate(row):
            look = {"fill": STONE, "stroke": INK} if stands else {"fill": "none", "stroke": FRAME}
            left, middle = _STEP * i, top + LABEL_HEIGHT + 14
            if number == 1:
                drawing.rectangle(left + 8, middle - 12, 10, 24, rx=5, **look)
            else:
                drawing.circle(left + 13, middle, 10 if stands else 5, **look)
    for run, worth in valued:
        x = _STEP * (run.pin + run.length / 2) - label_width(str(worth)) / 2
        drawing.label(x, _PART_HEIGHT * run.row + _PART_HEIGHT - LABEL_HEIGHT - 4, str(worth))
    return drawing

"""What the games with rows of things share: which neighbours stand together, their values, and who wins."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, ClassVar, NamedTuple

from magicmath._checks import as_flag, as_sequence
from magicmath.games.nim import mex, nim_sum
from magicmath.plot.drawing import FRAME, INK, LABEL_HEIGHT, STONE, Drawing, label_width
from magicmath.widgets._base import Flag
from magicmath.widgets._turns import TurnGame

_PIN = 26  # pixels from pin to pin in the picture
_ROW_HEIGHT = 52

Standing = tuple[tuple[bool, ...], ...]


class Run(NamedTuple):
    """Neighbours that stand, and none beside them: a row of its own for what is still to be played."""

    row: int
    pin: int
    length: int


class Part(NamedTuple):
    """The rules of a row: how many a move may take, and whether from the middle, too."""

    counts: tuple[int, ...]
    splits: bool

    def options(self, size: int) -> Iterator[tuple[int, int]]:
        """Give the moves from so many things together: how many stay before those taken, and how many go."""
        for count in self.counts:
            for before in range(0 if self.splits else max(size - count, 0), size - count + 1):
                yield before, count

    def values(self, largest: int) -> list[int]:
        """Return the values of 0, 1, 2, … things together."""
        found: list[int] = []
        for size in range(largest + 1):
            found.append(mex(found[left] ^ found[size - n - left] for left, n in self.options(size)))
        return found


KAYLES = Part((1, 2), True)


class RowGame(TurnGame):
    """A game whose moves (row, first, count) take things from rows, with a value for what stands together."""

    _set_by_page: ClassVar[tuple[str, ...]] = ("_play", "values")
    _written: ClassVar[str]  # how a move is written in a message

    values = Flag(False).tag(sync=True)

    def __init__(self, start: Any, first: str, hints: bool, values: bool, **state: Any) -> None:
        super().__init__(start, first, hints, values=as_flag(values, "values"), **state)

    @property
    def _standing(self) -> Standing:
        return standing_after(self._play["start"], self._play["moves"])

    @property
    def _runs(self) -> list[Run]:
        return list(runs_of(self._standing))

    @property
    def _longest(self) -> Run:
        return max(self._runs, key=lambda run: run.length)

    def _as_moves(self, start: list[int], moves: Any) -> list[list[int]]:
        made: list[list[int]] = []
        for move in as_sequence(moves, "moves"):
            parts = as_sequence(move, "moves")
            if len(parts) != 3:
                raise ValueError(f"moves must be {self._written}, got {tuple(parts)}")
            made.append([*self._as_move(standing_after(start, made), *parts)])
        return made

    def _is_over(self) -> bool:
        return not self._runs

    def _total(self) -> int:
        return int(nim_sum(*map(self._value, self._runs)))

    def _winning(self) -> Iterator[tuple[int, int, int]]:
        """Give the moves that leave values with XOR 0."""
        total = self._total()
        for run in self._runs:
            for before, count in self._options(run):
                left = self._value(run._replace(length=before))
                right = self._value(run._replace(length=run.length - count - before))
                if left ^ right ^ self._value(run) == total:
                    yield run.row, run.pin + before, count

    def _worth(self) -> str:
        """Return in words the values and their XOR, where they are shown."""
        worth = " ".join(str(self._value(run)) for run in self._runs)
        return f", values {worth}, XOR {self._total()}" if self.values else ""

    def _valued(self) -> list[tuple[Run, int]]:
        """Return what stands together with its value, where values are shown."""
        return [(run, self._value(run)) for run in self._runs] if self.values else []

    def _lines(self) -> list[str]:
        return ["".join("●" if stands else "·" for stands in row) for row in self._standing]

    def _as_move(self, rows: Standing, row: Any, first: Any, count: Any) -> tuple[int, int, int]:
        """Return a move that the rules of its row allow, or raise."""
        raise NotImplementedError

    def _options(self, run: Run) -> Iterable[tuple[int, int]]:
        """Return the moves from what stands together: how many stay before those taken, and how many go."""
        raise NotImplementedError

    def _value(self, run: Run) -> int:
        raise NotImplementedError


def standing_after(start: Sequence[int], moves: Sequence[Sequence[int]]) -> Standing:
    """Return for each thing whether it stands after moves (row, first, count)."""
    rows = [[True] * size for size in start]
    for row, first, count in moves:
        rows[row][first : first + count] = [False] * count
    return tuple(map(tuple, rows))


def runs_of(rows: Standing) -> Iterator[Run]:
    """Give the rows that are left, from the first thing on."""
    for number, row in enumerate(rows):
        for stands, group in groupby(range(len(row)), row.__getitem__):
            pins = list(group)
            if stands:
                yield Run(number, pins[0], len(pins))


def drawn_rows(rows: Standing, valued: list[tuple[Run, int]]) -> Drawing:
    """Draw rows of pins, and under what stands together its value where it is given."""
    longest = max(map(len, rows))
    drawing = Drawing(label_width("00") + _PIN * longest, _ROW_HEIGHT * len(rows))
    left = label_width("00")
    for number, row in enumerate(rows):
        top = _ROW_HEIGHT * number
        for pin, stands in enumerate(row):
            x = left + _PIN * pin
            if stands:
                drawing.rectangle(x + 8, top + 2, 10, 26, rx=5, fill=STONE, stroke=INK)
            else:
                drawing.rectangle(x + 5, top + 22, 16, 6, rx=3, fill="none", stroke=FRAME)
    for run, worth in valued:
        x = left + _PIN * (run.pin + run.length / 2) - label_width(str(worth)) / 2
        drawing.label(x, _ROW_HEIGHT * run.row + _ROW_HEIGHT - LABEL_HEIGHT, str(worth))
    return drawing

"""A playground of row moves: add rows to rows until the identity stands at the left.

The page plays by itself, so a saved page needs no kernel; Python follows, and makes the same moves.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plain, plot, reals
from magicmath._checks import as_bits, as_choice, as_flag, as_index, as_label, as_sequence, as_shape
from magicmath._shown import shown
from magicmath.widgets._base import Cells, PicturedWidget, page_code, page_style, synced, titled

KINDS = ("add", "swap")
LARGEST = 16  # rows, and columns of each half
_MOST_MOVES = 2**10


class RowMove(NamedTuple):
    """A move of rows: add the source to the target, or swap the two."""

    kind: str
    source: int
    target: int

    def __str__(self) -> str:
        if self.kind == "swap":
            return f"swap rows {self.source} and {self.target}"
        return f"add row {self.source} to row {self.target}"


class _Moves(traitlets.TraitType[tuple[RowMove, ...], Any]):
    """Moves of rows that are there, as a tuple of `RowMove`."""

    def validate(self, obj: Any, value: Any) -> tuple[RowMove, ...]:
        return _as_moves(value, obj.row_count)


class _Step(traitlets.TraitType[int, Any]):
    """How many of the moves are made."""

    def validate(self, obj: Any, value: Any) -> int:
        return as_index(value, "step", high=len(obj.moves) + 1)


class _Play(traitlets.TraitType[dict[str, Any], Any]):
    """The moves and how many of them are made: legal as a whole or refused."""

    def validate(self, obj: Any, value: Any) -> dict[str, Any]:
        if not isinstance(value, dict) or set(value) != {"moves", "step"}:
            raise TypeError(f"play must hold moves and step, got {shown(value)}")
        moves = _as_moves(value["moves"], obj.row_count)
        step = as_index(value["step"], "step", high=len(moves) + 1)
        if obj.is_fixed and moves:
            raise ValueError(f"moves must be none where the rows are fixed, got {len(moves)}")
        return {"moves": [list(move) for move in moves], "step": step}


class RowPlayground(PicturedWidget):
    """A matrix with the identity beside it, whose rows a reader adds and swaps modulo 2.

    Press a row, the source, and then the row to which it is added or with which it is swapped. Then no row
    is chosen.
    "Tell me a move" says what a textbook would do. Moves that are given are there to step through.

    Parameters
    ----------
    matrix : (m, n) array_like of 0/1, at most 16×16
    beside : (m, k) array_like of 0/1, optional
        What stands at its right, at most 16 columns; the identity if left out.
    moves : sequence of (kind, source, target), optional
        An elimination to step through, such as [("add", 0, 2), ("swap", 1, 2)]; none is made yet. A move
        of one's own leaves them. They go on as soon as the rows are as after one of them.
        `plain.row_moves(matrix)` gives those of a textbook, and the page tells why each is made.
    labels : (str, str), optional
        What the two halves are called.
    shape : (int, int), optional
        The columns of the matrix are the cells of a board of so many rows and columns. It stands
        below, a single row of cells just under its columns: choose a set of cells on it, and each row
        counts how many of them it changes.
    product : bool, optional
        Whether the product of the right half and the matrix stands below, worked out after each move,
        as long as the identity stood at the right before the first. Beside headings it appears once the
        identity stands at the left, and stays.
    headings : (str, str), optional
        Written above the halves in place of R·A and R, until the identity stands at the left. With
        ("cells", "masks") the page also says a row as a sentence, such as "press masks 0 and 1, and
        cell 2 changes": the row pointed at, and the one that the reader's last addition made.
    fixed : bool, optional
        Whether the rows stay as they are, without moves and without a right half: to choose cells on a
        board of the given shape.
    presses : bool, optional
        Whether the rows of the matrix, as they are before the first move, can be pressed as masks, too: on a
        board of the given shape, white at first. The chosen cells are marked on it, and the page counts how
        many of them are black.
    determinant : bool, optional
        Whether the determinant of the rows stands below, in ordinary numbers, and whether it is odd. The
        matrix is square then, and no other option is given. There are no moves but additions, and no right
        half; the goal is a single 1 in each row, each in another column.
    cards : bool, optional
        Whether each row is a card, such as "mask 1 → cells 0 1", instead of a line of a table. A card is put
        on another one: it is added to it, and what occurs twice is crossed out. No other option is given.

    Attributes
    ----------
    matrix, beside : uint8 arrays, read-only; may be set and observed
        The halves before the first move. Setting one starts afresh.
    moves : tuple of RowMove; may be set and observed
        Those made and those ahead. Setting it makes them all.
    step : int; may be set and observed
        How many of the moves are made.
    cells : uint8 array, read-only; may be set and observed
        The chosen set, as a board of 0 and 1; a board of one row where no shape is given.
    board : uint8 array, read-only; may be set and observed
        What the pressed masks have made; white without `presses`.

    Raises
    ------
    TypeError, ValueError
        If a half is not made of 0/1 or too large, a move names a row that is not there, or the shape has not
        as many cells as the matrix has columns; or if fixed rows have no shape or are to be moved, or rows
        without a shape are to be pressed; or if rows with a determinant are not square, or they or cards have
        another option. The widget keeps its state then; it also does when the page sends what it should not.

    Examples
    --------
    >>> rows = RowPlayground([[0, 1], [1, 1]])
    >>> rows.hint()
    RowMove(kind='swap', source=0, target=1)
    >>> rows.swap(0, 1)
    >>> rows.add(1, 0)
    >>> rows
    Rows of A | I, 2 moves: the identity is at the left, the inverse of A at the right
    I   │ A⁻¹
    1 0 │ 1 1
    0 1 │ 1 0
    """

    _esm = page_code("rows.js")
    _css = page_style("board.css", "rows.css")
    _set_by_page: ClassVar[tuple[str, ...]] = ("_play", "cells", "board")

    matrix: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_half"))
    beside: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_half"))
    cells: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_half"))
    board: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_half"))
    moves: traitlets.TraitType[tuple[RowMove, ...], Any] = _Moves(default_value=())
    step: traitlets.TraitType[int, Any] = _Step(default_value=0)
    _play: traitlets.TraitType[dict[str, Any], Any] = _Play().tag(sync=True)
    _record: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _labels: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _has_board: traitlets.Bool[bool, Any] = traitlets.Bool().tag(sync=True)
    _has_product: traitlets.Bool[bool, Any] = traitlets.Bool().tag(sync=True)
    _headings: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _is_fixed: traitlets.Bool[bool, Any] = traitlets.Bool().tag(sync=True)
    _has_presses: traitlets.Bool[bool, Any] = traitlets.Bool().tag(sync=True)
    _has_determinant: traitlets.Bool[bool, Any] = traitlets.Bool().tag(sync=True)
    _has_cards: traitlets.Bool[bool, Any] = traitlets.Bool().tag(sync=True)

    def __init__(
        self,
        matrix: ArrayLike,
        beside: ArrayLike | None = None,
        moves: Sequence[tuple[str, int, int]] = (),
        labels: Sequence[str] = ("A", "I"),
        shape: Sequence[int] | None = None,
        product: bool = False,
        headings: Sequence[str] | None = None,
        fixed: bool = False,
        presses: bool = False,
        determinant: bool = False,
        cards: bool = False,
    ) -> None:
        left = _as_small(matrix, "matrix")
        identity = np.eye(len(left), dtype=np.uint8)
        right = identity if beside is None else _as_small(beside, "beside")
        if len(right) != len(left):
            raise ValueError(f"beside must have {len(left)} rows as matrix has, got shape {right.shape}")
        names = _as_two(labels, "labels")
        self.row_count = len(left)
        self.is_fixed = as_flag(fixed, "fixed")
        if self.is_fixed and shape is None:
            raise ValueError("fixed rows need the shape of a board to choose cells on, got none")
        has_presses = as_flag(presses, "presses")
        if has_presses and shape is None:
            raise ValueError("presses needs the shape of a board, got none")
        has_determinant = as_flag(determinant, "determinant")
        if has_determinant and left.shape[0] != left.shape[1]:
            raise ValueError(f"determinant needs a square matrix, got shape {left.shape}")
        has_others = beside is not None or shape is not None or product or headings is not None
        if has_determinant and has_others:
            raise ValueError("determinant needs rows without another option, got one")
        board = (1, left.shape[1]) if shape is None else _as_board_of(left.shape[1], shape)
        self._shapes = {"matrix": left.shape, "beside": right.shape, "cells": board, "board": board}
        recorded = [list(move) for move in _as_moves(moves, len(left))]
        has_cards = as_flag(cards, "cards")
        if has_cards and (has_others or has_determinant or recorded):
            raise ValueError("cards needs rows without another option, got one")
        if has_cards:
            headings = ("cells", "masks")
        play = {"moves": recorded, "step": 0}
        self._is_made = False  # until now no half is set anew
        super().__init__(
            matrix=left,
            beside=right,
            cells=np.zeros(board, dtype=np.uint8),
            board=np.zeros(board, dtype=np.uint8),
            _has_board=shape is not None,
            _has_product=as_flag(product, "product"),
            _headings=[] if headings is None else _as_two(headings, "headings"),
            _is_fixed=self.is_fixed,
            _has_presses=has_presses,
            _has_determinant=has_determinant,
            _has_cards=has_cards,
            _record=recorded,
            _labels=names,
            _play=play,
        )
        self._is_made = True

    @property
    def rows(self) -> NDArray[np.uint8]:
        """Both halves as they stand now, as one matrix."""
        start = np.hstack([self.matrix, self.beside]).tolist()
        return np.array(plain.after_moves(start, self.moves[: self.step]), dtype=np.uint8)

    @property
    def left(self) -> NDArray[np.uint8]:
        """The left half as it stands now."""
        return self.rows[:, : self.matrix.shape[1]]

    @property
    def right(self) -> NDArray[np.uint8]:
        """The right half as it stands now."""
        return self.rows[:, self.matrix.shape[1] :]

    @property
    def solved(self) -> bool:
        """Whether the identity stands at the left."""
        return _is_identity(self.left)

    @property
    def zero_rows(self) -> tuple[int, ...]:
        """The rows that are all 0 at the left: what their right halves add up sums to nothing."""
        return tuple(np.flatnonzero(~self.left.any(axis=1)).tolist())

    @property
    def odd_rows(self) -> tuple[int, ...]:
        """The rows that change an odd number of the chosen cells."""
        return tuple(np.flatnonzero(self.left.astype(int) @ self.cells.ravel() % 2).tolist())

    def add(self, source: int, target: int) -> None:
        """Add one row to another, modulo 2."""
        self._make("add", source, target)

    def swap(self, source: int, target: int) -> None:
        """Exchange two rows."""
        self._make("swap", source, target)

    def undo(self) -> None:
        """Take back the last move, if there is one."""
        self._go(max(0, self.step - 1))

    def redo(self) -> None:
        """Make the next of the moves ahead, if there is one."""
        self._go(min(len(self.moves), self.step + 1))

    def reset(self) -> None:
        """Return to the start, and to the moves that were given."""
        self._play = {"moves": self._record, "step": 0}

    def hint(self) -> RowMove | None:
        """Return the move that a textbook makes next, or None where no move is left."""
        move = next(iter(plain.row_moves(self.left.tolist())), None)
        return None if move is None else RowMove(*move)

    def _make(self, kind: str, source: int, target: int) -> None:
        source = as_index(source, "source", high=self.row_count)
        if as_index(target, "target", high=self.row_count) == source:
            raise ValueError(f"target must be another row than the source, got {source}")
        made = [*map(list, self.moves[: self.step]), [kind, source, target]]
        self._play = self._rejoined({"moves": made, "step": len(made)})

    def _go(self, step: int) -> None:
        self._play = self._rejoined({**self._play, "step": step})

    def _rejoined(self, play: dict[str, Any]) -> dict[str, Any]:
        """Return to the moves that were given where the rows are as after one of them."""
        if play["moves"] == self._record:
            return play
        rows = np.hstack([self.matrix, self.beside]).tolist()
        now = plain.after_moves(rows, play["moves"][: play["step"]])
        for step in range(len(self._record) + 1):
            if plain.after_moves(rows, self._record[:step]) == now:
                return {"moves": self._record, "step": step} if self._record else play
        return play

    def _as_half(self, value: ArrayLike, name: str) -> NDArray[np.uint8]:
        return as_bits(value, name, ndim=2, shape=self._shapes[name])

    @traitlets.observe("_play")
    def _follow_play(self, _: Any) -> None:
        with self.hold_trait_notifications():
            self.moves = self._play["moves"]
            self.step = self._play["step"]

    @traitlets.observe("moves")
    def _follow_moves(self, change: Any) -> None:
        if [list(move) for move in change.new] != self._play["moves"]:
            self._play = {"moves": change.new, "step": len(change.new)}

    @traitlets.observe("step")
    def _follow_step(self, change: Any) -> None:
        if change.new != self._play["step"]:
            self._go(change.new)

    @traitlets.observe("matrix", "beside")
    def _restart(self, _: Any) -> None:
        if self._is_made:
            self._record = []
            self._play = {"moves": [], "step": 0}

    @property
    def _names(self) -> tuple[str, str]:
        """What the halves are called as they stand: R is the product of all moves so far."""
        left, right = self._labels
        has_identity = _is_identity(self.beside)
        if self.solved:
            return "I", f"{left}⁻¹" if has_identity else f"{left}⁻¹·{right}"
        if self._headings:
            return self._headings[0], self._headings[1]
        if self.step == 0:
            return left, right
        return f"R·{left}", "R" if has_identity else f"R·{right}"

    def _picture(self) -> plot.Picture:
        left, right = self._labels
        if self.is_fixed:
            return titled(plot.matrix(self.matrix), f"Rows of {left}{self._chosen()}")
        count = f"{self.step} move{'' if self.step == 1 else 's'}"
        if self.step < len(self.moves):
            count += f" of {len(self.moves)}"
        if self._has_determinant:
            value = int(reals.det(self.left))
            told = f"determinant {value}, {'odd' if value % 2 else 'even'}".replace("-", "−")
            return titled(plot.matrix(self.left), f"Rows of {left}, {count}: {told}")
        title = f"Cards of {left}, {count}" if self._has_cards else f"Rows of {left} | {right}, {count}"
        if self.solved:
            named = f"the inverse of {left}" if _is_identity(self.beside) else self._names[1]
            title += f": the identity is at the left, {named} at the right"
        elif zero := self.zero_rows:
            title += f": row {', '.join(map(str, zero))} is 0 at the left"
        return titled(plot.augmented(self.left, self.right, self._names), title + self._chosen())

    def _chosen(self) -> str:
        """Say which cells are chosen, and which rows change an odd number of them."""
        chosen = np.flatnonzero(self.cells).tolist()
        if not chosen:
            return "; no cell is chosen" if self._has_board else ""
        odd = f"odd in row {', '.join(map(str, self.odd_rows))}" if self.odd_rows else "even in all rows"
        black = f"; black on the board: {int((self.cells & self.board).sum())}" if self._has_presses else ""
        return f"; cells {', '.join(map(str, chosen))}: {odd}{black}"


def _as_two(value: Sequence[str], name: str) -> list[str]:
    two = [as_label(one, name) for one in as_sequence(value, name)]
    if len(two) != 2:
        raise ValueError(f"{name} must be two, got {len(two)}")
    return two


def _as_board_of(size: int, shape: Sequence[int]) -> tuple[int, int]:
    rows, columns = as_shape(shape, "shape")
    if rows * columns != size:
        raise ValueError(f"shape must have {size} cells as matrix has columns, got {rows}×{columns}")
    return rows, columns


def _as_small(value: ArrayLike, name: str) -> NDArray[np.uint8]:
    half = as_bits(value, name, ndim=2)
    if max(half.shape) > LARGEST:
        raise ValueError(f"{name} must have at most {LARGEST} rows and columns, got shape {half.shape}")
    return half


def _as_moves(value: Any, row_count: int) -> tuple[RowMove, ...]:
    given = as_sequence(value, "moves")
    if len(given) > _MOST_MOVES:
        raise ValueError(f"moves must be at most {_MOST_MOVES}, got {len(given)}")
    return tuple(_as_move(move, row_count) for move in given)


def _as_move(value: Any, row_count: int) -> RowMove:
    parts = as_sequence(value, "moves")
    if len(parts) != 3:
        raise ValueError(f"moves must be triples (kind, source, target), got {shown(value)}")
    kind = as_choice(parts[0], "moves", KINDS)
    source, target = (as_index(part, "moves", high=row_count) for part in parts[1:])
    if source == target:
        raise ValueError(f"moves must take two rows, got row {source} twice")
    return RowMove(kind, source, target)


def _is_identity(a: NDArray[np.uint8]) -> bool:
    return a.shape[0] == a.shape[1] and np.array_equal(a, np.eye(len(a), dtype=np.uint8))

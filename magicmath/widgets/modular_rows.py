"""Equations modulo k: a reader eliminates by adding, subtracting and multiplying rows."""

from math import gcd
from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot
from magicmath._checks import as_choice, as_index, as_integers, as_sequence
from magicmath._shown import shown
from magicmath.widgets._base import PicturedWidget, page_code, page_style, titled

KINDS = ("add", "subtract", "multiply")
LARGEST_MODULUS = 13
_MOST_ROWS = 6  # and unknowns
_MOST_MOVES = 2**10

Move = tuple[str, int, int]


class _Moves(traitlets.TraitType[tuple[Move, ...], Any]):
    """Moves of rows that are there, none of which loses what an equation says."""

    def validate(self, obj: Any, value: Any) -> tuple[Move, ...]:
        given = as_sequence(value, "moves")
        if len(given) > _MOST_MOVES:
            raise ValueError(f"moves must be at most {_MOST_MOVES}, got {len(given)}")
        return tuple(_as_move(move, len(obj.start), obj.k) for move in given)


class ModularRows(PicturedWidget):
    """A few equations modulo k, whose rows a reader adds, subtracts and multiplies.

    Press a row, and then the row to which it is added, or from which it is subtracted. The row that is picked
    can also be multiplied by a number that has a reciprocal modulo k. After each of these moves no row is
    picked. Each row is written out as an equation. A reader who thinks that nobody can solve them says so,
    and is told whether a row shows it. The page works it out without a kernel.

    Parameters
    ----------
    matrix : (m, n) array_like of int from 0 to k - 1
        At most 6 rows and 6 unknowns, which are called a, b, c and so on.
    right : (m,) array_like of int from 0 to k - 1
        The right sides of the equations.
    k : int, from 2 to 13

    Attributes
    ----------
    moves : tuple of (kind, int, int); may be set and observed
        ("add", source, target), ("subtract", source, target) or ("multiply", row, factor).

    Raises
    ------
    TypeError, ValueError
        If the equations are no such numbers or too many, or a move names a row that is not there or a factor
        without a reciprocal. The widget keeps its state then; it also does when the page sends what it
        should not.

    Examples
    --------
    >>> rows = ModularRows([[1, 1], [1, 3]], [0, 1], 5)
    >>> rows.moves = [("subtract", 0, 1), ("multiply", 1, 3), ("subtract", 1, 0)]
    >>> rows
    Equations modulo 5, 3 moves: solved
    1 0 2
    0 1 3
    """

    _esm = page_code("modular_rows.js")
    _css = page_style("board.css", "modular_rows.css")
    _set_by_page = ("moves",)

    moves: traitlets.TraitType[tuple[Move, ...], Any] = _Moves(default_value=()).tag(sync=True)
    _start: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _k = traitlets.Int().tag(sync=True)

    def __init__(self, matrix: ArrayLike, right: ArrayLike, k: int) -> None:
        self.k = as_index(k, "k", low=2, high=LARGEST_MODULUS + 1)
        left = _as_residues(matrix, "matrix", self.k, ndim=2)
        if max(left.shape) > _MOST_ROWS:
            raise ValueError(
                f"matrix must have at most {_MOST_ROWS} rows and columns, got shape {left.shape}"
            )
        sides = _as_residues(right, "right", self.k, ndim=1)
        if len(sides) != len(left):
            raise ValueError(f"right must have {len(left)} numbers, one a row of matrix, got {len(sides)}")
        self.start = np.column_stack([left, sides])
        super().__init__(_start=self.start.tolist(), _k=self.k)

    @property
    def rows(self) -> NDArray[np.int64]:
        """The equations as they stand: the coefficients, and the right side last."""
        rows = self.start.copy()
        for kind, one, other in self.moves:
            if kind == "multiply":
                rows[one] = rows[one] * other % self.k
            else:
                rows[other] = (rows[other] + (1 if kind == "add" else -1) * rows[one]) % self.k
        return rows

    @property
    def solved(self) -> bool:
        """Whether each row tells one unknown, in order."""
        left = self.rows[:, :-1]
        return left.shape[0] == left.shape[1] and np.array_equal(left, np.eye(len(left)))

    @property
    def refusing(self) -> list[int]:
        """The rows that cannot hold: a number divides k and the left side, and not the right side."""
        divisors = [gcd(self.k, *row[:-1]) for row in self.rows.tolist()]
        return [i for i, divisor in enumerate(divisors) if self.rows[i, -1] % divisor]

    def _picture(self) -> plot.Picture:
        count = f"{len(self.moves)} move{'' if len(self.moves) == 1 else 's'}"
        title = f"Equations modulo {self.k}, {count}"
        if self.solved:
            title += ": solved"
        elif self.refusing:
            title += f": row {', '.join(map(str, self.refusing))} cannot hold"
        picture = plot.matrix(self.rows, "coefficients, and the right side")
        text = "\n".join(picture.text.split("\n")[1:])
        return titled(plot.Picture(picture.figure, text, picture.alt), title)


def _as_residues(value: ArrayLike, name: str, k: int, ndim: int) -> NDArray[np.int64]:
    array = as_integers(value, name, ndim=ndim)
    wrong = (array < 0) | (array >= k)
    if wrong.any():
        raise ValueError(f"{name} must hold numbers from 0 to {k - 1}, got {shown(array[wrong][0])}")
    return array.astype(np.int64)


def _as_move(value: Any, count: int, k: int) -> Move:
    parts = as_sequence(value, "moves")
    if len(parts) != 3:
        raise ValueError(f"moves must be triples, got {shown(value)}")
    kind = as_choice(parts[0], "moves", KINDS)
    one = as_index(parts[1], "moves", high=count)
    if kind == "multiply":
        factor = as_index(parts[2], "moves", low=1, high=k)
        if gcd(factor, k) > 1:
            raise ValueError(f"moves must multiply by what has a reciprocal modulo {k}, got {factor}")
        return kind, one, factor
    other = as_index(parts[2], "moves", high=count)
    if one == other:
        raise ValueError(f"moves must take two rows, got row {one} twice")
    return kind, one, other

"""Lights Out as a rule set that needs its masks only where they are looked at."""

from functools import cached_property

import numpy as np
from numpy.linalg import LinAlgError
from numpy.typing import ArrayLike

from magicmath import gf2
from magicmath._checks import as_lengths, as_mask_shape
from magicmath._kernels.words import Bits
from magicmath.rules import _chasing, _cosets
from magicmath.rules._neighbours import SIDEWAYS, around
from magicmath.rules.ruleset import RuleSet, constant


class LightsOut(RuleSet):
    """Lights Out on a grid or a cylinder, which needs its masks only where they are looked at."""

    def __init__(self, rows: int, columns: int, name: str, wraps: bool = False) -> None:
        rows, columns = as_lengths(rows, columns)
        self.shape = (rows, columns)
        self._count = rows * columns
        self._wraps = wraps and columns > 2
        self._sideways = rows < columns and not self._wraps  # the shorter side has the unknowns
        self.places = range(rows * columns)
        self.name = f"{name} {rows}×{columns}"

    @cached_property
    def masks(self) -> Bits:  # type: ignore[override]  # an attribute of other rule sets
        return constant(around(*as_mask_shape(*self.shape), SIDEWAYS, "cylinder" if self._wraps else "plane"))

    @cached_property
    def rank(self) -> int:
        first_rows = len(self._transfer)
        return len(self) - first_rows + gf2.matrix_rank(self._transfer)

    @property
    def _largest_mask(self) -> int:
        return 5

    @cached_property
    def _transfer(self) -> Bits:
        rows, columns = reversed(self.shape) if self._sideways else self.shape
        return _chasing.transfer(rows, columns, self._wraps)

    def _turned(self, board: Bits) -> Bits:
        return board.T if self._sideways else board

    @cached_property
    def quiet_presses(self) -> Bits:
        dark = self._turned(np.zeros(self.shape, dtype=np.uint8))
        first_rows = _cosets.echelon(gf2.null_space(self._transfer).T)
        quiet = [self._turned(_chasing.chase(row, dark, self._wraps)) for row in first_rows]
        basis = np.array(quiet, dtype=np.uint8).reshape(-1, len(self))
        return constant(_cosets.echelon(basis) if self._sideways else basis)  # else its first rows lead

    @cached_property
    def tests(self) -> Bits:
        # the matrix is its own transpose, and turning the board by half changes no rule
        return constant(self.quiet_presses[:, ::-1].reshape(-1, *self.shape))

    def is_reachable(self, start: ArrayLike, goal: ArrayLike) -> bool:
        try:
            self.particular_solution(start, goal)
        except LinAlgError:
            return False
        return True

    def __eq__(self, other: object) -> bool:
        if isinstance(other, LightsOut):
            return (self.shape, self._wraps) == (other.shape, other._wraps)
        if not isinstance(other, RuleSet) or (len(self), self.shape) != (len(other), other.shape):
            return False
        return all(self._cells_of(number) == other._cells_of(number) for number in range(len(self)))

    __hash__ = RuleSet.__hash__

    def _cells_of(self, number: int) -> list[int]:
        rows, columns = self.shape
        row, column = divmod(number, columns)
        around_it = [(row + down, column + right) for down, right in SIDEWAYS]
        if self._wraps:
            around_it = [(i, j % columns) for i, j in around_it]
        return sorted({i * columns + j for i, j in around_it if 0 <= i < rows and 0 <= j < columns})

    def _presses_for(self, difference: Bits) -> Bits:
        lights = self._turned(difference)
        return self._turned(_chasing.presses_for(lights, self._transfer, self._wraps)).ravel()

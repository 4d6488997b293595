"""Lights Out as a rule set that needs its masks only where they are looked at."""

from functools import cached_property
from math import prod

import numpy as np

from magicmath import gf2
from magicmath._checks import as_index, as_mask_shape, as_shape
from magicmath.rules import _chasing
from magicmath.rules.ruleset import RuleSet

SIDEWAYS = ((0, 0), (0, 1), (0, -1), (1, 0), (-1, 0))


class LightsOut(RuleSet):
    """Lights Out on a grid or a cylinder, which needs its masks only where they are looked at."""

    def __init__(self, rows, columns, name, wraps=False):
        rows, columns = as_shape((as_index(rows, "rows", low=1), as_index(columns, "columns", low=1)), "rows")
        self._size = (rows, columns)
        self._wraps = wraps and columns > 2
        self._sideways = rows < columns and not self._wraps  # the shorter side has the unknowns
        self.places = range(rows * columns)
        self.name = f"{name} {rows}×{columns}"

    @property
    def shape(self):
        return self._size

    def __len__(self):
        return prod(self._size)

    @cached_property
    def masks(self):
        masks = around(*as_mask_shape(*self.shape), SIDEWAYS, (False, self._wraps))
        masks.flags.writeable = False
        return masks

    @cached_property
    def rank(self):
        return len(self) - len(self.quiet_presses)

    @property
    def _largest_mask(self):
        return 5

    @cached_property
    def _transfer(self):
        rows, columns = reversed(self.shape) if self._sideways else self.shape
        return _chasing.transfer(rows, columns, self._wraps)

    def _turned(self, board):
        return board.T if self._sideways else board

    def _quiet_basis(self):
        dark = self._turned(np.zeros(self.shape, dtype=np.uint8))
        first_rows = gf2.null_space(self._transfer).T
        quiet = [self._turned(_chasing.chase(row, dark, self._wraps)) for row in first_rows]
        return np.array(quiet, dtype=np.uint8).reshape(-1, len(self))

    def _test_basis(self):
        return self.quiet_presses  # the matrix is its own transpose

    def _presses_for(self, difference):
        lights = self._turned(difference)
        return self._turned(_chasing.presses_for(lights, self._transfer, self._wraps)).ravel()


def around(rows, columns, steps, wraps=(False, False)):
    """Return masks that hold, for each cell, the cells at some steps from it, each of them once."""
    row, column = np.indices((rows, columns))
    masks = np.zeros((rows, columns, rows, columns), dtype=np.uint8)
    for down, right in steps:
        i, j = row + down, column + right
        if wraps[0]:
            i %= rows
        if wraps[1]:
            j %= columns
        inside = (i >= 0) & (i < rows) & (j >= 0) & (j < columns)
        masks[row[inside], column[inside], i[inside], j[inside]] = 1
    return masks.reshape(-1, rows, columns)

"""Boards of k colours: a press adds 1 to the cells of its mask, and k presses undo themselves."""

from collections.abc import Sequence
from functools import cached_property
from itertools import product

import numpy as np
from numpy.linalg import LinAlgError
from numpy.typing import ArrayLike, NDArray

from magicmath import modular
from magicmath._checks import as_index, as_indices, as_integers, several
from magicmath._shown import shown
from magicmath.rules._checks import as_rules
from magicmath.rules.ruleset import RuleSet

_LARGEST_SEARCH = 2**16


class Colours:
    """A rule set played in k colours, 0 to k - 1.

    Parameters
    ----------
    rules : RuleSet
    k : int, from 2 to 255

    Attributes
    ----------
    rules, k

    Raises
    ------
    TypeError, ValueError
        If `rules` is no RuleSet, or `k` not an integer in that range.

    Examples
    --------
    >>> from magicmath.rules import MAGIC
    >>> three, five = Colours(MAGIC, 3), Colours(MAGIC, 5)
    >>> three.is_always_solvable, five.is_always_solvable  # the determinant is 5
    (True, False)
    >>> three.solve([[0, 0, 0], [0, 0, 0], [0, 0, 0]], [[1, 0, 0], [0, 0, 0], [0, 0, 0]])
    array([1, 0, 1, 0, 1, 2, 1, 2, 2], dtype=uint8)
    """

    def __init__(self, rules: RuleSet, k: int) -> None:
        as_rules(rules)
        self.rules = rules
        self.k = as_index(k, "k", low=2, high=modular.LARGEST_MODULUS + 1)

    @cached_property
    def system(self) -> modular.System:
        """The equations that a choice of presses, how often each, must satisfy."""
        return modular.System(self.rules.matrix.T.astype(int), self.k)

    @property
    def is_always_solvable(self) -> bool:
        """Whether each board is reached from each other."""
        return not len(self.tests)

    @property
    def quiet_presses(self) -> NDArray[np.uint8]:
        """Generators, as rows, of the presses that change nothing: how often each mask is pressed."""
        return self.system.null_space.T

    @property
    def tests(self) -> NDArray[np.uint8]:
        """Generators of the weights of cells whose sum modulo k no press changes, as boards."""
        return self.system.tests.reshape(-1, *self.rules.shape)

    def press(self, board: ArrayLike, presses: int | Sequence[int]) -> NDArray[np.uint8]:
        """Return the board after pressing some masks, in any order.

        Parameters
        ----------
        board : (rows, columns) array_like of int from 0 to k - 1
        presses : int, or sequence of int
            Numbers of masks; one that occurs k times undoes itself.

        Returns
        -------
        (rows, columns) uint8 array

        Raises
        ------
        TypeError, ValueError
            If the board has another shape or another content, or there is no such mask.
        """
        board = self.as_board(board, "board")
        presses = as_indices(several(presses), "presses", high=len(self.rules))
        times = np.bincount(presses, minlength=len(self.rules))
        changes = (times @ self.rules.matrix.astype(int)).reshape(self.rules.shape)
        return ((board + changes) % self.k).astype(np.uint8)

    def solve(self, start: ArrayLike, goal: ArrayLike) -> NDArray[np.uint8]:
        """Return how often to press each mask, to get from one board to another.

        Parameters
        ----------
        start, goal : (rows, columns) array_like of int from 0 to k - 1

        Returns
        -------
        (n,) uint8 array with entries from 0 to k - 1
            Of the fewest presses if there are at most 65,536 solutions, the first of them in
            order; else some solution.

        Raises
        ------
        TypeError, ValueError
            If a board has another shape or another content.
        numpy.linalg.LinAlgError
            If no presses lead from `start` to `goal`.
        """
        difference = (self.as_board(goal, "goal") - self.as_board(start, "start")) % self.k
        try:
            one = self.system.particular_solution(difference.ravel())
        except LinAlgError:
            raise LinAlgError(f"goal cannot be reached from start by {self}") from None
        if self.system.count_solutions > _LARGEST_SEARCH:
            return one
        multiples = np.array(list(product(*map(range, self.system.orders))), dtype=int)
        found = (one + multiples @ self.quiet_presses) % self.k
        return found[np.lexsort((*found.T[::-1], found.sum(axis=1)))[0]].astype(np.uint8)

    def count_solutions(self, start: ArrayLike, goal: ArrayLike) -> int:
        """Return in how many ways presses lead from one board to another.

        Parameters
        ----------
        start, goal : (rows, columns) array_like of int from 0 to k - 1

        Returns
        -------
        int, counting each mask's presses modulo k

        Raises
        ------
        TypeError, ValueError
            If a board has another shape or another content.
        """
        return 0 if len(self.failed_tests(start, goal)) else self.system.count_solutions

    def failed_tests(self, start: ArrayLike, goal: ArrayLike) -> NDArray[np.uint8]:
        """Return the reasons why no presses lead from one board to another.

        Parameters
        ----------
        start, goal : (rows, columns) array_like of int from 0 to k - 1

        Returns
        -------
        (d, rows, columns) uint8 array
            Those of `tests` by which the two boards weigh differently; none when the goal can be
            reached.

        Raises
        ------
        TypeError, ValueError
            If a board has another shape or another content.
        """
        difference = self.as_board(goal, "goal") - self.as_board(start, "start")
        return self.tests[(self.tests * difference).sum(axis=(1, 2)) % self.k != 0]

    def as_board(self, board: ArrayLike, name: str = "board") -> NDArray[np.int64]:
        """Return a board as an int64 array, or raise an error that names the argument.

        Parameters
        ----------
        board : (rows, columns) array_like of int from 0 to k - 1
        name : str, optional

        Returns
        -------
        (rows, columns) int64 array

        Raises
        ------
        TypeError, ValueError
            If the board has another shape or another content.
        """
        board = as_integers(board, name, ndim=2, shape=self.rules.shape)
        wrong = (board < 0) | (board >= self.k)
        if wrong.any():
            raise ValueError(f"{name} must hold colours from 0 to {self.k - 1}, got {shown(board[wrong][0])}")
        return board.astype(int)

    def __repr__(self) -> str:
        return f"<{self.rules.name or 'unnamed masks'} in {self.k} colours>"

"""A set of masks as a value, with all that can be asked of it.

A rule set is a stack of masks, each a board of 0/1 whose 1s mark the cells that a press
inverts. Unfolded into rows, the masks form the articles' matrix Y; a choice of presses is a
row vector V, and V·Y modulo 2 is the set of cells that change.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from math import prod
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.linalg import LinAlgError
from numpy.typing import ArrayLike, NDArray

from magicmath import gf2
from magicmath._checks import (
    as_array,
    as_bits,
    as_board,
    as_indices,
    as_name,
    as_presses,
    as_sequence,
    require_room,
)
from magicmath._kernels.words import Bits
from magicmath._progress import watched
from magicmath._shown import shown
from magicmath.rules import _cosets
from magicmath.rules.boards import all_sums, to_board, to_number

_LARGEST_LIST = 16  # the longest list this module will write out has 2**16 entries
_LONG_LIST = 2**18  # masks, beyond which progress is shown
_HASHED_MASKS = 9
_LARGEST_RANK = 24  # distances are told for at most 2**24 boards


class Shortest(NamedTuple):
    """The fewest presses that were found, as the articles' V, and a number that no solution goes below."""

    presses: Bits
    at_least: int

    @property
    def is_proved(self) -> bool:
        """Whether no other solution is shorter."""
        return int(self.presses.sum()) == self.at_least

    def __repr__(self) -> str:
        count = int(self.presses.sum())
        return f"<{count} presses, {'the fewest' if self.is_proved else f'at least {self.at_least} needed'}>"


class RuleSet:
    """A set of masks on boards of one shape.

    Parameters
    ----------
    masks : (n, rows, columns) array_like of 0/1
    name : str, optional
    places : sequence of n int, optional
        The cell, counted row by row, where each mask is pressed. All cells in order if left out
        and there are as many masks; else the masks belong to no cells.

    Raises
    ------
    TypeError, ValueError
        If `masks` is not a stack of boards of 0/1 of one shape, or `places` not made of
        different cells, one for each mask.

    Attributes
    ----------
    masks : (n, rows, columns) uint8 array, read-only
    name : str or None
    places : sequence of int, or None
        The cells where the masks are pressed, if they are pressed at any.
    shape : (rows, columns)
        That of a board.

    Examples
    --------
    >>> corner_lamp = RuleSet([[[1, 1]], [[0, 1]]], name="two lamps")
    >>> corner_lamp.solve([[0, 0]], [[1, 0]])
    array([1, 1], dtype=uint8)
    """

    masks: Bits
    name: str | None
    places: Sequence[int] | None
    shape: tuple[int, int]

    def __init__(
        self, masks: ArrayLike, name: str | None = None, places: Sequence[int] | None = None
    ) -> None:
        self.masks = constant(np.ascontiguousarray(as_bits(masks, "masks", ndim=3)))
        self.name = as_name(name)
        self._count, *shape = self.masks.shape
        self.shape = shape[0], shape[1]
        cells = prod(shape)
        if places is not None:
            places = tuple(as_indices(places, "places", high=cells))
            if len(places) != len(self.masks) or len(set(places)) < len(places):
                raise ValueError(f"places must be {len(self.masks)} different cells, got {shown(places)}")
        elif len(self.masks) == cells:
            places = range(cells)
        self.places = places

    @classmethod
    def from_numbers(
        cls, numbers: Sequence[int], shape: tuple[int, int] = (3, 3), name: str | None = None
    ) -> Self:
        """Make a rule set from the articles' numbers of its masks.

        Parameters
        ----------
        numbers : sequence of int, each below 2**(rows * columns)
        shape : (rows, columns)
        name : str, optional

        Raises
        ------
        TypeError, ValueError
            As `to_board`.

        Examples
        --------
        >>> from magicmath.rules import MAGIC
        >>> RuleSet.from_numbers([432, 448, 216, 292, 186, 73, 54, 7, 27]) == MAGIC
        True
        """
        each = as_sequence(numbers, "numbers")
        if not each:
            raise ValueError("numbers is empty: a rule set has at least one mask")
        watch = watched if len(each) > _LONG_LIST else iter
        return cls(np.array([to_board(number, shape) for number in watch(each)]), name)

    @property
    def holes(self) -> Bits:
        """The cells that can be neither pressed nor changed, as a board of 0/1; none without places."""
        if not self._has_holes:
            return np.zeros(self.shape, dtype=np.uint8)
        return self._holes.copy()

    @property
    def _has_holes(self) -> bool:
        may_have = self.places is not None and self._count < prod(self.shape)
        return may_have and bool(self._holes.any())

    @cached_property
    def _holes(self) -> Bits:
        """The holes of a rule with fewer masks than cells, each mask pressed at one of them."""
        holes = np.logical_not(self.masks.any(axis=0)).astype(np.uint8)
        holes.flat[list(self.places or ())] = 0
        return constant(holes)

    @property
    def matrix(self) -> Bits:
        """The articles' Y: one row for each mask, unfolded row by row."""
        return self.masks.reshape(len(self), -1)

    @property
    def numbers(self) -> list[int]:
        """The number of each mask, as Langlet lists them."""
        return [to_number(mask) for mask in self.masks]

    @cached_property
    def rank(self) -> int:
        """How many masks are independent."""
        return gf2.matrix_rank(self.matrix)

    @property
    def is_invertible(self) -> bool:
        """Whether each board is reached from each other in exactly one way."""
        return self.rank == len(self) == prod(self.shape)

    @cached_property
    def quiet_presses(self) -> Bits:
        """A basis, as rows in reduced echelon form, of the sets of presses that change nothing."""
        return constant(_cosets.echelon(gf2.null_space(self.matrix.T).T))

    @property
    def _largest_mask(self) -> int:
        return max(1, int(self.matrix.sum(axis=1, dtype=int).max()))

    @cached_property
    def tests(self) -> Bits:
        """A basis, as boards, of the sets of cells that every mask meets in an even number.

        They are the quiet patterns of the transposed rule. A board can be reached from another
        exactly when the two differ in an even number of the cells of each.
        """
        backwards = gf2.null_space(self.matrix).T[:, ::-1]
        return constant(_cosets.echelon(backwards)[:, ::-1].reshape(-1, *self.shape))

    def press(self, board: ArrayLike, presses: int | Sequence[int]) -> Bits:
        """Return the board after pressing some masks, in any order.

        Parameters
        ----------
        board : (rows, columns) array_like of 0/1
        presses : int, or sequence of int
            Numbers of masks; one that occurs twice undoes itself.

        Returns
        -------
        (rows, columns) uint8 array

        Raises
        ------
        TypeError, ValueError
            If the board has another shape or another content, or there is no such mask.

        Examples
        --------
        >>> from magicmath.rules import MAGIC
        >>> MAGIC.press([[0, 0, 1], [0, 0, 0], [1, 1, 1]], [3, 6, 4])
        array([[1, 1, 1],
               [1, 0, 1],
               [1, 1, 1]], dtype=uint8)
        """
        after = self._as_board(board, "board")
        for number, times in Counter(self._as_presses(presses)).items():
            if times % 2:
                after ^= self.masks[number]
        return after

    def path(self, start: ArrayLike, presses: int | Sequence[int]) -> Bits:
        """Return every board on the way, the first and the last included.

        Parameters
        ----------
        start : (rows, columns) array_like of 0/1
        presses : int, or sequence of int

        Returns
        -------
        (len(presses) + 1, rows, columns) uint8 array

        Raises
        ------
        TypeError, ValueError
            As `press`.

        Notes
        -----
        Langlet's `≠⍀C⍪M[3 6 4;;]`, the XOR-scan along the first axis, and Day's SHOWPATH.

        Examples
        --------
        >>> from magicmath.rules import MAGIC, to_board, to_number
        >>> [to_number(board) for board in MAGIC.path(to_board(32), [0, 5, 6])]
        [32, 400, 473, 495]
        """
        first, numbers = self._as_board(start, "start"), self._as_presses(presses)
        require_room(2 * first.size * (len(numbers) + 1), f"presses are too many: {len(numbers) + 1} boards")
        steps = np.empty((len(numbers) + 1, *self.shape), dtype=np.uint8)
        steps[0] = first
        np.take(self.masks, numbers, axis=0, out=steps[1:], mode="clip")  # the numbers are known to be there
        return np.bitwise_xor.accumulate(steps, axis=0)

    def solve(self, start: ArrayLike, goal: ArrayLike) -> Bits:
        """Return a shortest choice of presses from one board to another, as the articles' V.

        Parameters
        ----------
        start, goal : (rows, columns) array_like of 0/1

        Returns
        -------
        (n,) uint8 array, 1 where the mask is to be pressed; of equally short ones the first
        that `solutions` lists

        Raises
        ------
        TypeError, ValueError
            If a board has another shape or another content.
        numpy.linalg.LinAlgError
            If no presses lead from `start` to `goal`.
        NotImplementedError
            If there are too many solutions to prove one the shortest; see `shortest`.

        Examples
        --------
        >>> from magicmath.rules import MAGIC, to_board
        >>> MAGIC.solve(to_board(32), to_board(495))
        array([1, 0, 0, 0, 0, 1, 1, 0, 0], dtype=uint8)
        """
        found = self.shortest(start, goal)
        if not found.is_proved:
            count = f"2**{len(self.quiet_presses)}"
            raise NotImplementedError(f"there are {count} solutions, too many to compare; see shortest")
        return found.presses

    def shortest(self, start: ArrayLike, goal: ArrayLike) -> Shortest:
        """Return the shortest solution that can be found, and how short one could be at best.

        All 2**d solutions are compared when d, the number of quiet patterns, is at most 28; that
        proves the shortest. Beyond, the search goes through small subspaces, without proof.

        Parameters
        ----------
        start, goal : (rows, columns) array_like of 0/1

        Returns
        -------
        Shortest
            `presses`, the articles' V, and `at_least`; equal counts mean a proof.

        Raises
        ------
        TypeError, ValueError, numpy.linalg.LinAlgError
            As `solve`.

        Examples
        --------
        >>> from magicmath.rules import MAGIC, to_board
        >>> MAGIC.shortest(to_board(32), to_board(495))
        <3 presses, the fewest>
        """
        difference = self._difference(start, goal)
        presses = self._some_presses_for(difference)
        quiet = self.quiet_presses
        best = _cosets.lightest(presses, quiet)
        if len(quiet) <= _cosets.LARGEST_SEARCH:
            return Shortest(best, int(best.sum()))
        rounds = -(-int(difference.sum(dtype=int)) // self._largest_mask)  # a press changes no more cells
        return Shortest(best, max(_cosets.weight_bound(best, quiet), rounds))

    def particular_solution(self, start: ArrayLike, goal: ArrayLike) -> Bits:
        """Return one choice of presses from one board to another, not always a short one.

        Parameters
        ----------
        start, goal : (rows, columns) array_like of 0/1

        Returns
        -------
        (n,) uint8 array, 1 where the mask is to be pressed

        Raises
        ------
        TypeError, ValueError, numpy.linalg.LinAlgError
            As `solve`.

        Examples
        --------
        >>> from magicmath.rules import pressed
        >>> twins = RuleSet([[[1, 0]], [[1, 0]], [[0, 1]]])
        >>> pressed(twins.particular_solution([[0, 0]], [[1, 1]]))
        [0, 2]
        """
        return self._some_presses_for(self._difference(start, goal))

    def _some_presses_for(self, difference: Bits) -> Bits:
        try:
            return self._presses_for(difference)
        except LinAlgError:
            raise LinAlgError(f"goal cannot be reached from start by {self}") from None

    def _presses_for(self, difference: Bits) -> Bits:
        return gf2.particular_solution(self.matrix.T, difference.ravel())

    def count_solutions(self, start: ArrayLike, goal: ArrayLike) -> int:
        """Return how many choices of presses lead from one board to another.

        Parameters
        ----------
        start, goal : (rows, columns) array_like of 0/1

        Returns
        -------
        int, 0 or 2 to the number of quiet patterns

        Raises
        ------
        TypeError, ValueError
            If a board has another shape or another content.

        Examples
        --------
        >>> RuleSet([[[1, 0]], [[1, 0]]]).count_solutions([[0, 0]], [[1, 0]])
        2
        """
        return 1 << (len(self) - self.rank) if self.is_reachable(start, goal) else 0

    def solutions(self, start: ArrayLike, goal: ArrayLike) -> Bits:
        """Return every choice of presses from one board to another, fewest presses first.

        Parameters
        ----------
        start, goal : (rows, columns) array_like of 0/1

        Returns
        -------
        (k, n) uint8 array; k is 1 when the masks are independent

        Raises
        ------
        TypeError, ValueError, numpy.linalg.LinAlgError
            As `solve`.
        NotImplementedError
            If there are more than 2**16 of them.

        Examples
        --------
        >>> twins = RuleSet([[[1, 0]], [[1, 0]], [[0, 1]]])
        >>> twins.solutions([[0, 0]], [[1, 1]])
        array([[0, 1, 1],
               [1, 0, 1]], dtype=uint8)
        """
        difference = self._difference(start, goal)
        if len(self.quiet_presses) > _LARGEST_LIST:
            raise NotImplementedError(f"there are 2**{len(self.quiet_presses)} solutions, too many to list")
        one = self._some_presses_for(difference)
        found = one ^ all_sums(self.quiet_presses) if len(self.quiet_presses) else one[None]
        return found[np.lexsort((*found.T[::-1], found.sum(axis=1, dtype=int)))]

    def is_reachable(self, start: ArrayLike, goal: ArrayLike) -> bool:
        """Tell whether some presses lead from one board to another.

        Parameters
        ----------
        start, goal : (rows, columns) array_like of 0/1

        Returns
        -------
        bool

        Raises
        ------
        TypeError, ValueError
            If a board has another shape or another content.

        Examples
        --------
        >>> RuleSet([[[1, 1]]]).is_reachable([[0, 0]], [[0, 1]])
        False
        """
        return not len(self.failed_tests(start, goal))

    def failed_tests(self, start: ArrayLike, goal: ArrayLike) -> Bits:
        """Return the reasons why no presses lead from one board to another.

        Parameters
        ----------
        start, goal : (rows, columns) array_like of 0/1

        Returns
        -------
        (k, rows, columns) uint8 array
            Those of `tests` in whose cells the two boards differ in an odd number of places;
            none when the goal can be reached.

        Raises
        ------
        TypeError, ValueError
            If a board has another shape or another content.

        Examples
        --------
        >>> RuleSet([[[1, 1]]]).failed_tests([[0, 0]], [[0, 1]])
        array([[[1, 1]]], dtype=uint8)
        """
        difference = self._difference(start, goal)
        return self.tests[(self.tests & difference).sum(axis=(1, 2), dtype=int) % 2 == 1]

    def nearest_reachable(self, start: ArrayLike, goal: ArrayLike) -> Bits:
        """Return the board nearest to the goal that presses reach from the start.

        Parameters
        ----------
        start, goal : (rows, columns) array_like of 0/1

        Returns
        -------
        (rows, columns) uint8 array
            The goal itself where presses reach it. With more than 16 tests, or on a large board,
            a board that differs in no more cells than there are failed tests, without a search
            for the nearest.

        Raises
        ------
        TypeError, ValueError
            If a board has another shape or another content.

        Examples
        --------
        >>> RuleSet([[[1, 1, 1]]]).nearest_reachable([[0, 0, 0]], [[1, 0, 1]])
        array([[1, 1, 1]], dtype=uint8)
        """
        nearest = self._as_board(goal, "goal")
        difference = self._as_board(start, "start") ^ nearest
        nearest.flat[_cosets.nearest_fault(difference.ravel(), self.tests.reshape(-1, nearest.size))] ^= 1
        return nearest

    def distance_counts(self) -> list[int]:
        """Return how many boards, of those within reach of one another, are how far from one of them.

        Returns
        -------
        list of int
            Entry d counts the boards that need d presses, as few as can be.

        Raises
        ------
        NotImplementedError
            If there are more than 2**24 boards.

        Examples
        --------
        >>> from magicmath.rules import MAGIC
        >>> MAGIC.distance_counts()
        [1, 9, 36, 84, 126, 126, 84, 36, 9, 1]
        """
        return np.bincount(self._distances[1]).tolist()

    def farthest_boards(self) -> Bits:
        """Return every board that is as far from the white one as any within its reach.

        Returns
        -------
        (k, rows, columns) uint8 array, in the order of their numbers

        Raises
        ------
        NotImplementedError
            If there are more than 2**24 boards.

        Notes
        -----
        How far they are, the last index of `distance_counts`, is the covering radius of the code
        of quiet patterns.

        Examples
        --------
        >>> from magicmath.rules import MAGIC, to_number
        >>> [to_number(board) for board in MAGIC.farthest_boards()]
        [341]
        """
        chosen, distances = self._distances
        farthest = np.flatnonzero(distances == distances.max())
        presses = (farthest[:, None] >> np.arange(len(chosen)) & 1).astype(np.uint8)
        boards = (
            gf2.matmul(presses, self.matrix[chosen]) if chosen else np.zeros((1, self.masks[0].size), int)
        )
        return boards[np.lexsort(boards.T[::-1])].astype(np.uint8).reshape(-1, *self.shape)

    @cached_property
    def _distances(self) -> tuple[list[int], NDArray[np.integer]]:
        """Independent masks, and the distance of the sum of each choice of them, by its binary digits."""
        if self.rank > _LARGEST_RANK:
            raise NotImplementedError(f"there are 2**{self.rank} boards, too many to measure them all")
        chosen = _independent_rows(self.matrix)
        boards = np.arange(1 << len(chosen))
        distances = np.bitwise_count(boards)
        spare = np.setdiff1d(np.arange(len(self)), chosen)
        if len(spare) and chosen:
            made_of = gf2.particular_solution(self.matrix[chosen].T, self.matrix[spare].T)
            for number in (1 << np.arange(len(chosen))) @ made_of:
                distances = np.minimum(distances, distances[boards ^ number] + 1)
        return chosen, distances

    def reachable_boards(self, start: ArrayLike | None = None) -> Bits:
        """Return every board that presses reach from one board, in the order of their numbers.

        Parameters
        ----------
        start : (rows, columns) array_like of 0/1, optional
            The white board if left out.

        Returns
        -------
        (2**rank, rows, columns) uint8 array

        Raises
        ------
        TypeError, ValueError
            If `start` has another shape or another content.
        NotImplementedError
            If there are more than 2**16 of them.

        Examples
        --------
        >>> from magicmath.rules import MAGIC
        >>> len(MAGIC.reachable_boards())
        512
        """
        if self.rank > _LARGEST_LIST:
            raise NotImplementedError(f"there are 2**{self.rank} boards, too many to list")
        first = np.zeros(self.shape, np.uint8) if start is None else self._as_board(start, "start")
        basis = self.matrix[_independent_rows(self.matrix)]
        boards = first.ravel() ^ all_sums(basis) if len(basis) else first.reshape(1, -1)
        return boards[np.lexsort(boards.T[::-1])].reshape(-1, *self.shape)

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, index: Any) -> Bits:
        if not isinstance(index, (int, np.integer, slice, tuple)):
            index = as_array(index, "index")
        try:
            return self.masks[index]
        except OverflowError:
            raise IndexError(f"index {shown(index)} is out of range for {len(self)} masks") from None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, RuleSet) or (len(self), self.shape) != (len(other), other.shape):
            return False
        return self is other or np.array_equal(self.masks, other.masks)

    def __hash__(self) -> int:
        # a few masks will do: whoever holds the others otherwise, or not at all, hashes alike
        step = -(-len(self) // _HASHED_MASKS)
        few = range(0, len(self), step)
        return hash((len(self), self.shape, *(tuple(self._cells_of(number)) for number in few)))

    def _cells_of(self, number: int) -> list[int]:
        """Return the cells of a mask, counted row by row."""
        return np.flatnonzero(self.masks[number]).tolist()

    def __repr__(self) -> str:
        rows, columns = self.shape
        return f"<RuleSet {self.name or 'unnamed'}: {len(self)} masks on {rows}×{columns}>"

    def _difference(self, start: ArrayLike, goal: ArrayLike) -> Bits:
        """Return the cells that must change, or raise where one of the boards is none."""
        return self._as_board(start, "start") ^ self._as_board(goal, "goal")

    def _as_board(self, board: ArrayLike, name: str) -> Bits:
        return as_board(board, name, self.shape, self._holes if self._has_holes else None)

    def _as_presses(self, presses: int | Sequence[int]) -> list[int]:
        return as_presses(presses, "presses", high=self._count)


def _independent_rows(matrix: Bits) -> list[int]:
    chosen: list[int] = []
    for i in range(len(matrix)):
        if gf2.matrix_rank(matrix[[*chosen, i]]) > len(chosen):
            chosen.append(i)
    return chosen


def constant(array: Bits) -> Bits:
    """Return an array that can no longer be changed."""
    array.flags.writeable = False
    return array

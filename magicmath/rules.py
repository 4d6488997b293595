"""Sets of masks as values: MAGIC, the unit boxes, casegame's, or any that a reader makes.

A rule set is a stack of masks, each a board of 0/1 whose 1s mark the cells that a press
inverts. Unfolded into rows, the masks form the articles' matrix Y; a choice of presses is a
row vector V, and V·Y modulo 2 is the set of cells that change.
"""

from functools import cached_property

import numpy as np
from numpy.linalg import LinAlgError

from magicmath import gf2, helix
from magicmath._checks import LARGEST_ARRAY, as_bits, as_index, as_indices, as_sequence, as_shape, several

_LARGEST_LIST = 16  # the longest list this module will write out has 2**16 entries


class RuleSet:
    """A set of masks on boards of one shape.

    Parameters
    ----------
    masks : (n, rows, columns) array_like of 0/1
    name : str, optional

    Raises
    ------
    TypeError, ValueError
        If `masks` is not a stack of boards of 0/1 of one shape.

    Examples
    --------
    >>> corner_lamp = RuleSet([[[1, 1]], [[0, 1]]], name="two lamps")
    >>> corner_lamp.solve([[0, 0]], [[1, 0]])
    array([1, 1], dtype=uint8)
    """

    def __init__(self, masks, name=None):
        self.masks = as_bits(masks, "masks", ndim=3)
        self.masks.flags.writeable = False
        self.name = name

    @classmethod
    def from_numbers(cls, numbers, shape=(3, 3), name=None):
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
        >>> RuleSet.from_numbers([432, 448, 216, 292, 186, 73, 54, 7, 27]) == MAGIC
        True
        """
        numbers = as_sequence(numbers, "numbers")
        if not numbers:
            raise ValueError("numbers is empty: a rule set has at least one mask")
        return cls([to_board(number, shape) for number in numbers], name)

    @property
    def shape(self):
        """The shape of a board, (rows, columns)."""
        return self.masks.shape[1:]

    @property
    def matrix(self):
        """The articles' Y: one row for each mask, unfolded row by row."""
        return self.masks.reshape(len(self), -1)

    @property
    def numbers(self):
        """The number of each mask, as Langlet lists them."""
        return [to_number(mask) for mask in self.masks]

    @cached_property
    def rank(self):
        """How many masks are independent."""
        return gf2.matrix_rank(self.matrix)

    @property
    def is_invertible(self):
        """Whether each board is reached from each other in exactly one way."""
        return self.rank == self.matrix.shape[0] == self.matrix.shape[1]

    @cached_property
    def quiet_presses(self):
        """A basis, as rows, of the sets of presses that change nothing."""
        basis = gf2.null_space(self.matrix.T).T
        basis.flags.writeable = False
        return basis

    def press(self, board, presses):
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
        >>> MAGIC.press([[0, 0, 1], [0, 0, 0], [1, 1, 1]], [3, 6, 4])
        array([[1, 1, 1],
               [1, 0, 1],
               [1, 1, 1]], dtype=uint8)
        """
        board = self._as_board(board, "board")
        for number in self._as_presses(presses):
            board ^= self.masks[number]
        return board

    def path(self, start, presses):
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
        >>> [to_number(board) for board in MAGIC.path(to_board(32), [0, 5, 6])]
        [32, 400, 473, 495]
        """
        start = self._as_board(start, "start")
        steps = np.concatenate([start[None], self.masks[self._as_presses(presses)]])
        return np.bitwise_xor.accumulate(steps, axis=0)

    def solve(self, start, goal):
        """Return a shortest choice of presses from one board to another, as the articles' V.

        Parameters
        ----------
        start, goal : (rows, columns) array_like of 0/1

        Returns
        -------
        (n,) uint8 array, 1 where the mask is to be pressed

        Raises
        ------
        TypeError, ValueError
            If a board has another shape or another content.
        numpy.linalg.LinAlgError
            If no presses lead from `start` to `goal`.
        NotImplementedError
            If there are too many solutions to search for a shortest one.

        Examples
        --------
        >>> MAGIC.solve(to_board(32), to_board(495))
        array([1, 0, 0, 0, 0, 1, 1, 0, 0], dtype=uint8)
        """
        return self.solutions(start, goal)[0]

    def solutions(self, start, goal):
        """Return every choice of presses from one board to another, fewest presses first.

        Parameters
        ----------
        start, goal : (rows, columns) array_like of 0/1

        Returns
        -------
        (k, n) uint8 array; k is 1 when the masks are independent

        Raises
        ------
        TypeError, ValueError, numpy.linalg.LinAlgError, NotImplementedError
            As `solve`.

        Examples
        --------
        >>> twins = RuleSet([[[1, 0]], [[1, 0]], [[0, 1]]])
        >>> twins.solutions([[0, 0]], [[1, 1]])
        array([[0, 1, 1],
               [1, 0, 1]], dtype=uint8)
        """
        difference = self._as_board(start, "start") ^ self._as_board(goal, "goal")
        if len(self.quiet_presses) > _LARGEST_LIST:
            raise NotImplementedError(f"there are 2**{len(self.quiet_presses)} solutions, too many to list")
        try:
            one = gf2.particular_solution(self.matrix.T, difference.ravel())
        except LinAlgError:
            raise LinAlgError(f"goal cannot be reached from start by {self}") from None
        found = one ^ all_sums(self.quiet_presses) if len(self.quiet_presses) else one[None]
        return found[np.lexsort((*found.T[::-1], found.sum(axis=1, dtype=int)))]

    def is_reachable(self, start, goal):
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
        difference = self._as_board(start, "start") ^ self._as_board(goal, "goal")
        return gf2.matrix_rank(np.vstack([self.matrix, difference.ravel()])) == self.rank

    def reachable_boards(self, start=None):
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
        >>> len(MAGIC.reachable_boards())
        512
        """
        if self.rank > _LARGEST_LIST:
            raise NotImplementedError(f"there are 2**{self.rank} boards, too many to list")
        start = np.zeros(self.shape, np.uint8) if start is None else self._as_board(start, "start")
        basis = self.matrix[_independent_rows(self.matrix)]
        boards = start.ravel() ^ all_sums(basis) if len(basis) else start.reshape(1, -1)
        return boards[np.lexsort(boards.T[::-1])].reshape(-1, *self.shape)

    def __len__(self):
        return len(self.masks)

    def __getitem__(self, index):
        return self.masks[index]

    def __eq__(self, other):
        return isinstance(other, RuleSet) and np.array_equal(self.masks, other.masks)

    def __hash__(self):
        return hash((self.masks.shape, self.masks.tobytes()))

    def __repr__(self):
        rows, columns = self.shape
        return f"<RuleSet {self.name or 'unnamed'}: {len(self)} masks on {rows}×{columns}>"

    def _as_board(self, board, name):
        return as_bits(board, name, ndim=2, shape=self.shape)

    def _as_presses(self, presses):
        return as_indices(several(presses), "presses", high=len(self))


def to_number(board):
    """Return the number of a board: its cells read row by row as binary digits.

    Parameters
    ----------
    board : array_like of 0/1, of any shape

    Returns
    -------
    int

    Raises
    ------
    TypeError, ValueError
        If `board` is not made of 0/1.

    Notes
    -----
    Day's BD, `2⊥⍵`.

    Examples
    --------
    >>> to_number([0, 0, 1, 1, 1, 1, 0, 1, 1])
    123
    """
    digits = as_bits(board, "board").ravel()
    return int.from_bytes(np.packbits(np.pad(digits, (-digits.size % 8, 0))).tobytes(), "big")


def to_board(number, shape=(3, 3)):
    """Return the board that has a number, the inverse of `to_number`.

    Parameters
    ----------
    number : int, from 0 to 2**(rows * columns) - 1
    shape : (rows, columns)

    Returns
    -------
    uint8 array of that shape

    Raises
    ------
    TypeError, ValueError
        If `number` is not an integer, or too large for the shape, or a length is below 1.

    Notes
    -----
    Day's DB, `(9⍴2)⊤⍵`.

    Examples
    --------
    >>> to_board(123)
    array([[0, 0, 1],
           [1, 1, 1],
           [0, 1, 1]], dtype=uint8)
    """
    shape = as_shape(shape, "shape")
    size = shape[0] * shape[1]
    number = as_index(number, "number", high=1 << size)
    packed = np.frombuffer(number.to_bytes(-(-size // 8), "big"), dtype=np.uint8)
    return np.unpackbits(packed)[-size:].reshape(shape)


def symmetric_boards(board):
    """Return a board turned and mirrored in all eight ways.

    Parameters
    ----------
    board : (rows, columns) array_like of 0/1

    Returns
    -------
    list of 8 uint8 arrays, the board itself first; four have rows and columns exchanged

    Raises
    ------
    TypeError, ValueError
        If `board` is not a board of 0/1.

    Examples
    --------
    >>> sorted({to_number(twin) for twin in symmetric_boards([[1, 0], [0, 0]])})
    [1, 2, 4, 8]
    """
    board = as_bits(board, "board", ndim=2)
    return [np.rot90(side, quarter_turns) for side in (board, board.T) for quarter_turns in range(4)]


def pressed(v):
    """Return the numbers of the masks that a vector V chooses.

    Parameters
    ----------
    v : (n,) array_like of 0/1

    Returns
    -------
    list of int

    Raises
    ------
    TypeError, ValueError
        If `v` is not a vector of 0/1.

    Notes
    -----
    The articles' `V/⍳9`.

    Examples
    --------
    >>> pressed([0, 0, 0, 1, 1, 0, 1, 0, 0])
    [3, 4, 6]
    """
    return np.flatnonzero(as_bits(v, "v", ndim=1)).tolist()


def unit(rows, columns, name=None):
    """Return the rule set whose every press flips one cell, Day's BaseBoxes on 3×3.

    Parameters
    ----------
    rows, columns : int
    name : str, optional

    Returns
    -------
    RuleSet

    Raises
    ------
    TypeError, ValueError
        If a length is not an integer of at least 1.

    Examples
    --------
    >>> unit(2, 2).numbers
    [8, 4, 2, 1]
    """
    rows, columns = _as_square_of_cells(rows, columns)
    masks = np.eye(rows * columns, dtype=np.uint8).reshape(-1, rows, columns)
    return RuleSet(masks, name or f"unit boxes {rows}×{columns}")


def fractal(n):
    """Return the rule set of fractal MAGIC on an n×n board.

    Its masks are the rows of the mirrored geniton, which is its own inverse: the presses for a
    difference D are `helix(D)`.

    Parameters
    ----------
    n : int, at least 1

    Returns
    -------
    RuleSet of n² masks

    Raises
    ------
    TypeError, ValueError
        If `n` is no integer of at least 1, or the masks would take more than a gigabyte.

    Notes
    -----
    Langlet, "The Fractal MAGIC Universe".

    Examples
    --------
    >>> fractal(2).numbers
    [15, 5, 3, 1]
    """
    n = as_index(n, "n", low=1)
    if n**4 > LARGEST_ARRAY:
        raise ValueError(f"n = {n} needs masks of {n**4:.2g} bytes: helix.helix(difference) needs none")
    return RuleSet(helix.geniton(n * n)[:, ::-1].reshape(-1, n, n), f"fractal MAGIC {n}×{n}")


def combined(rules, choices, name=None):
    """Return the rule set whose masks are sums of the masks of another.

    Parameters
    ----------
    rules : RuleSet
    choices : (k, n) array_like of 0/1
        For each new mask, which of the n old ones are XORed together. The new rule set is
        invertible when the old one and this matrix are.
    name : str, optional

    Returns
    -------
    RuleSet of k masks

    Raises
    ------
    TypeError, ValueError
        If `choices` is not a matrix of 0/1 with a column for each mask.

    Notes
    -----
    "La Rétroversion", appendix: new rules by ≠ alone.

    Examples
    --------
    >>> combined(UNIT, MAGIC.matrix) == MAGIC
    True
    """
    if not isinstance(rules, RuleSet):
        raise TypeError(f"rules must be a RuleSet, got {rules!r}")
    choices = as_bits(choices, "choices", ndim=2)
    if choices.shape[1] != len(rules):
        raise ValueError(f"choices must have {len(rules)} columns, one a mask, got shape {choices.shape}")
    return RuleSet(gf2.matmul(choices, rules.matrix).reshape(-1, *rules.shape), name)


def random_rules(rows, columns, seed):
    """Draw a rule set at random, each invertible one equally likely.

    Draws matrices of bits until one is invertible, "le tirage au XOR": that takes about three and
    a half draws, whatever the size.

    Parameters
    ----------
    rows, columns : int
    seed : int or numpy.random.Generator

    Returns
    -------
    RuleSet of rows * columns masks

    Raises
    ------
    TypeError, ValueError
        If a length is not an integer of at least 1.

    Examples
    --------
    >>> random_rules(3, 3, seed=1993).is_invertible
    True
    """
    rows, columns = _as_square_of_cells(rows, columns)
    if seed is None:
        raise TypeError("seed must be an int or a Generator, got None")
    generator = np.random.default_rng(seed)
    while True:
        masks = generator.integers(0, 2, (rows * columns, rows, columns), dtype=np.uint8)
        rules = RuleSet(masks, f"random rules {rows}×{columns}")
        if rules.is_invertible:
            return rules


def symmetric_basis(side, mirrors=True):
    """Return a basis of the rule matrices that respect the symmetries of a square board.

    A rule respects them when turning the board turns each mask into the mask of the turned cell.
    Every such rule is a sum (XOR) of some of these matrices, and every sum is such a rule.

    Parameters
    ----------
    side : int
        The board has side × side cells.
    mirrors : bool, optional
        Whether reflections count as well as rotations.

    Returns
    -------
    (d, side², side²) uint8 array; there are 2**d such rules

    Raises
    ------
    TypeError, ValueError
        If `side` is no integer of at least 1.

    Notes
    -----
    "The Fractal MAGIC Universe", on the 4-fold symmetry of the rules.

    Examples
    --------
    >>> len(symmetric_basis(3)), len(symmetric_basis(3, mirrors=False))
    (15, 21)
    """
    side = as_index(side, "side", low=1)
    size = side * side
    if size**3 > LARGEST_ARRAY:
        raise ValueError(f"side is too large: {side} makes {size * size // 8} matrices or more")
    cells = np.arange(size).reshape(side, side)
    sides = (cells, cells.T) if mirrors else (cells,)
    moves = [np.rot90(seen, quarter_turns).ravel() for seen in sides for quarter_turns in range(4)]
    pair = np.arange(size * size).reshape(size, size)
    # a matrix is symmetric when it is constant on each orbit of pairs (mask, cell)
    orbit = np.min([pair[np.ix_(move, move)] for move in moves], axis=0)
    return np.array([orbit == first for first in np.unique(orbit)], dtype=np.uint8)


def all_sums(basis):
    """Return the sums (XOR) of all subsets of some arrays.

    Parameters
    ----------
    basis : (d, ...) array_like of 0/1

    Returns
    -------
    (2**d, ...) uint8 array; entry i sums the arrays that the binary digits of i choose, the
    lowest digit for the first array

    Raises
    ------
    TypeError, ValueError
        If `basis` is not made of 0/1, or the result would take more than a gigabyte.

    Examples
    --------
    >>> all_sums([[1, 0], [0, 1]])
    array([[0, 0],
           [1, 0],
           [0, 1],
           [1, 1]], dtype=uint8)
    """
    basis = as_bits(basis, "basis")
    if basis.ndim == 0:
        raise ValueError("basis must have at least one dimension, got a single number")
    if basis[0].size << len(basis) > LARGEST_ARRAY:
        raise ValueError(f"basis has 2**{len(basis)} sums, too many to list")
    sums = np.zeros((1 << len(basis), *basis.shape[1:]), dtype=np.uint8)
    for i, array in enumerate(basis):
        sums[1 << i : 2 << i] = sums[: 1 << i] ^ array
    return sums


def _as_square_of_cells(rows, columns):
    """Return both lengths when a matrix with a row and a column for each cell is not too large."""
    rows, columns = as_index(rows, "rows", low=1), as_index(columns, "columns", low=1)
    if (rows * columns) ** 2 > LARGEST_ARRAY:
        raise ValueError(f"rows and columns are too large: a matrix for {rows}×{columns} cells")
    return rows, columns


def _from_pictures(pictures, name):
    """Read masks drawn side by side, as Day prints them."""
    rows = [[[int(cell) for cell in word] for word in line.split()] for line in pictures.split("\n")]
    return RuleSet(np.array(rows, dtype=np.uint8).transpose(1, 0, 2), name)


def _independent_rows(matrix):
    chosen = []
    for i in range(len(matrix)):
        if gf2.matrix_rank(matrix[[*chosen, i]]) > len(chosen):
            chosen.append(i)
    return chosen


MAGIC = _from_pictures(
    "110 111 011 100 010 001 000 000 000\n"
    "110 000 011 100 111 001 110 000 011\n"
    "000 000 000 100 010 001 110 111 011",
    "MAGIC",
)
CASEGAME = _from_pictures(
    "110 111 011 100 111 001 000 000 000\n"
    "110 000 011 100 111 001 110 000 011\n"
    "000 000 000 100 111 001 110 111 011",
    "CASEGAME",
)
UNIT = unit(3, 3, "UNIT")

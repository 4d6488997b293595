"""The rules of the articles: MAGIC, casegame's, the unit boxes, the fractal ones, and sums of them."""

import numpy as np

from magicmath import gf2, helix
from magicmath._checks import LARGEST_ARRAY, as_bits, as_flag, as_index, as_mask_shape
from magicmath.rules.ruleset import RuleSet


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
    rows, columns = as_mask_shape(rows, columns)
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
    rows, columns = as_mask_shape(rows, columns)
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
        If `side` is no integer of at least 1, or `mirrors` no bool.

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
    sides = (cells, cells.T) if as_flag(mirrors, "mirrors") else (cells,)
    moves = [np.rot90(seen, quarter_turns).ravel() for seen in sides for quarter_turns in range(4)]
    pair = np.arange(size * size).reshape(size, size)
    # a matrix is symmetric when it is constant on each orbit of pairs (mask, cell)
    orbit = np.min([pair[np.ix_(move, move)] for move in moves], axis=0)
    return np.array([orbit == first for first in np.unique(orbit)], dtype=np.uint8)


def _from_pictures(pictures, name):
    """Read masks drawn side by side, as Day prints them."""
    rows = [[[int(cell) for cell in word] for word in line.split()] for line in pictures.split("\n")]
    return RuleSet(np.array(rows, dtype=np.uint8).transpose(1, 0, 2), name)


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

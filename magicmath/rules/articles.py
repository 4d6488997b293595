"""The rules of the articles: MAGIC, casegame's, the unit boxes, the fractal ones, and sums of them."""

from itertools import count

import numpy as np
from numpy.typing import ArrayLike

from magicmath import gf2, helix
from magicmath._checks import as_bits, as_flag, as_generator, as_index, as_mask_shape, as_name, require_room
from magicmath._kernels.words import Bits
from magicmath._progress import watched
from magicmath._shown import shown
from magicmath.rules._checks import as_rules
from magicmath.rules.ruleset import RuleSet

_LONG_DRAW = 2**12  # masks, beyond which progress is shown


def unit(rows: int, columns: int, name: str | None = None) -> RuleSet:
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
    as_name(name)
    rows, columns = as_mask_shape(rows, columns)
    masks = np.eye(rows * columns, dtype=np.uint8).reshape(-1, rows, columns)
    return RuleSet(masks, name or f"unit boxes {rows}×{columns}")


def fractal(n: int) -> RuleSet:
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
    require_room(2 * n**4, f"n = {shown(n)} needs masks", "helix.helix(difference) needs none")
    return RuleSet(helix.geniton(n * n)[:, ::-1].reshape(-1, n, n), f"fractal MAGIC {n}×{n}")


def combined(rules: RuleSet, choices: ArrayLike, name: str | None = None) -> RuleSet:
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
    as_rules(rules)
    choices = as_bits(choices, "choices", ndim=2)
    if choices.shape[1] != len(rules):
        raise ValueError(f"choices must have {len(rules)} columns, one a mask, got shape {choices.shape}")
    return RuleSet(gf2.matmul(choices, rules.matrix).reshape(-1, *rules.shape), name)


def random_rules(rows: int, columns: int, seed: "int | np.random.Generator") -> RuleSet:
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
    generator = as_generator(seed)
    watch = watched if rows * columns > _LONG_DRAW else iter
    size, name = (rows * columns, rows, columns), f"random rules {rows}×{columns}"
    drawn = (RuleSet(generator.integers(0, 2, size, dtype=np.uint8), name) for _ in watch(count()))
    return next(rules for rules in drawn if rules.is_invertible)


def symmetric_basis(side: int, mirrors: bool = True) -> Bits:
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
    mirrors = as_flag(mirrors, "mirrors")
    require_room(_count_of_orbits(side, mirrors) * size**2, f"side = {shown(side)} makes matrices")
    cells = np.arange(size).reshape(side, side)
    sides = (cells, cells.T) if mirrors else (cells,)
    moves = [np.rot90(seen, quarter_turns).ravel() for seen in sides for quarter_turns in range(4)]
    pair = np.arange(size * size).reshape(size, size)
    # a matrix is symmetric when it is constant on each orbit of pairs (mask, cell)
    orbit = np.min([pair[np.ix_(move, move)] for move in moves], axis=0)
    return (orbit == np.unique(orbit)[:, None, None]).view(np.uint8)


def _count_of_orbits(side: int, mirrors: bool) -> int:
    """Return how many orbits the pairs of cells have, by Burnside from the cells that each move fixes."""
    middle = side % 2
    fixed = [side * side, middle, middle, middle]
    if mirrors:
        fixed += [side * middle, side * middle, side, side]
    return sum(count**2 for count in fixed) // len(fixed)


def _from_pictures(pictures: str, name: str) -> RuleSet:
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

"""Draw puzzles, the same in the page and in Python, and find their shortest ways."""

import itertools
import math
from collections.abc import Iterator, Sequence

import numpy as np
from numpy.linalg import LinAlgError
from numpy.typing import NDArray

from magicmath._checks import as_index
from magicmath._kernels.words import Bits
from magicmath.rules._checks import as_rules
from magicmath.rules.boards import pressed
from magicmath.rules.ruleset import RuleSet

LARGEST_SEED = 2**32 - 1
USUAL_DISTANCE = 4
_WORDS_AT_ONCE = 256
_LARGEST_SEARCH = 20  # up to 2**20 sets of presses are compared


def puzzle(rules: RuleSet, seed: int, distance: int | None = None) -> tuple[Bits, Bits]:
    """Draw a puzzle whose goal is a chosen number of presses away.

    Parameters
    ----------
    rules : RuleSet
    seed : int from 0 to 2**32 - 1
    distance : int from 1 to the number of masks, optional
        The fewest presses that it needs, 4 if left out. Where a rule has more than 2**20 sets of
        presses that change nothing, it may need fewer.

    Returns
    -------
    start, goal : (rows, columns) uint8 arrays

    Raises
    ------
    TypeError, ValueError
        If a number is out of its range, or no puzzle at that distance was found.

    Examples
    --------
    >>> from magicmath.rules import MAGIC, pressed, to_number
    >>> start, goal = puzzle(MAGIC, seed=7, distance=3)
    >>> to_number(start), to_number(goal)
    (113, 163)
    >>> pressed(MAGIC.solve(start, goal))
    [1, 3, 6]
    """
    as_rules(rules)
    seed = as_index(seed, "seed", high=LARGEST_SEED + 1)
    if distance is None:
        distance = min(USUAL_DISTANCE, len(rules))
    distance = as_index(distance, "distance", low=1, high=len(rules) + 1)
    words = _random_words(seed)
    start = np.array([next(words) >> 31 for _ in range(math.prod(rules.shape))], dtype=np.uint8)
    start = start.reshape(rules.shape) & (1 - rules.holes)
    nullity = len(rules.quiet_presses)
    draws = max(1, min(200, 2**22 >> nullity)) if nullity <= _LARGEST_SEARCH else 1
    farthest: list[int] = []
    for i in range(draws):
        way = _shorten(rules, _choose(words, distance - i % distance, len(rules)))
        farthest = max(farthest, way, key=len)
        if len(way) == distance or nullity > _LARGEST_SEARCH:
            return start, rules.press(start, way)
    raise ValueError(f"distance {distance} was not found with {rules}; the farthest found is {len(farthest)}")


def words(seed: int, first: int, count: int) -> NDArray[np.uint32]:
    """Return some of the 32-bit words that mulberry32 draws, as the page does, from number `first` on."""
    step = np.arange(first + 1, first + count + 1, dtype=np.uint64).astype(np.uint32) * np.uint32(0x6D2B79F5)
    state = step + np.uint32(seed)
    word = (state ^ state >> 15) * (state | 1)
    word ^= word + (word ^ word >> 7) * (word | 61)
    return word ^ word >> 14


def _random_words(seed: int) -> Iterator[int]:
    for first in itertools.count(step=_WORDS_AT_ONCE):
        yield from words(seed, first, _WORDS_AT_ONCE).tolist()


def _choose(words: Iterator[int], count: int, total: int) -> list[int]:
    numbers = list(range(total))
    for i in range(count):
        j = i + (next(words) * (total - i) >> 32)
        numbers[i], numbers[j] = numbers[j], numbers[i]
    return numbers[:count]


def is_provable(rules: RuleSet) -> bool:
    """Tell whether shortest ways are proved, here and in the page: all sets of presses are compared."""
    return len(rules.quiet_presses) <= _LARGEST_SEARCH


def shortest_way(rules: RuleSet, difference: bytes) -> list[int] | None:
    """Return the numbers of the fewest masks that make up a difference, or None where none do."""
    white, cells = np.zeros(rules.shape, np.uint8), np.frombuffer(difference, dtype=np.uint8)
    try:
        way = rules.particular_solution(white, cells.reshape(rules.shape))
    except LinAlgError:
        return None
    return _shorten(rules, pressed(way))


def _shorten(rules: RuleSet, way: Sequence[int]) -> list[int]:
    """Return the shortest choice of presses that does what `way` does, the first by `RuleSet.solutions`."""
    white = np.zeros(rules.shape, np.uint8)
    goal = rules.press(white, way)
    return pressed(rules.solve(white, goal)) if is_provable(rules) else sorted(way)

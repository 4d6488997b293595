"""A puzzle of a usual rule as a few characters for a blackboard.

Rule, rows, columns and form take a character each; then follows the board to be cleared, or the seed
that draws the puzzle; at the end a character that finds each slip of one character, and each exchange of two.
"""

import re
from collections.abc import Iterable, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any

from magicmath import rules
from magicmath._checks import as_index, as_text
from magicmath._shown import shown
from magicmath.addresses._kinds import Named, Rule, Steps, as_rule
from magicmath.rules._neighbours import SURFACES, Surface
from magicmath.rules.puzzles import LARGEST_SEED, USUAL_DISTANCE

if TYPE_CHECKING:
    from magicmath.addresses.puzzle import Puzzle

_ALPHABET = "23456789ACEFHJKMNPRTWXY"  # no 0 1 B D G I L O Q S U V Z, which look like others
_BASE = len(_ALPHABET)  # a prime, or the last character would miss some slips
_LONGEST = _BASE - 1
_LONGEST_TYPED = 99  # with blanks and hyphens
_SHORTEST_SIDE = 2
_FORMS_OF_COLOURS = 15  # 2 to 16 colours; the other forms are distances of a drawn puzzle
_MOST_PRESSES = _BASE - _FORMS_OF_COLOURS

_FLAT: tuple[Surface, ...] = ("plane", "torus")
_USUAL: tuple[Rule, ...] = (  # in this order for ever
    *(Steps(name="lights_out", surface=surface) for surface in SURFACES),
    *(Steps(name=name, surface=surface) for surface in _FLAT for name in ("king", "knight")),
    *map(Named, ("magic", "casegame", "unit", "fractal", "cross", "rook", "bishop", "queen")),
)


def short_id(puzzle: "Puzzle") -> str | None:
    """Return the id of a puzzle, or None where there is none."""
    if not _is_usual(puzzle.rule, puzzle.rows, puzzle.columns):
        return None
    if puzzle.holes or puzzle.presses or any(puzzle.goal):
        return None
    length = _length(puzzle.rows * puzzle.columns, puzzle.colours)
    if length > _LONGEST - 5:
        return None
    board = _digits(_number(puzzle.start, puzzle.colours), length)
    return _written([*_header(puzzle.rule, puzzle.rows, puzzle.columns), puzzle.colours - 2, *board])


def seed_id(rule: Rule | str, rows: int, columns: int, seed: int, distance: int = USUAL_DISTANCE) -> str:
    """Return a few characters for a blackboard that tell a puzzle drawn from a seed.

    Parameters
    ----------
    rule : Steps, Named, or a name such as "lights_out"
        A usual rule: one of Lights Out on any surface, of the king and the knight on a plane or a
        torus, or of those that `Named` takes.
    rows, columns : int from 2 to 24
    seed : int from 0 to 2**32 - 1
    distance : int from 1 to 8, optional
        The fewest presses that the puzzle needs.

    Returns
    -------
    str
        `Puzzle.from_short_id` takes it, and so does the page.

    Raises
    ------
    TypeError, ValueError
        If the rule is no usual one, or a number is out of its range.

    Examples
    --------
    >>> seed_id("lights_out", 5, 5, seed=1993)
    '255R-5PME'
    """
    rule = as_rule(rule)
    rows, columns = (
        as_index(side, name, low=_SHORTEST_SIDE, high=_SHORTEST_SIDE + _BASE)
        for side, name in ((rows, "rows"), (columns, "columns"))
    )
    if rule not in _USUAL:
        raise ValueError(f"rule must be a usual one, got {shown(rule)}")
    rule.fitted(rows, columns)
    seed = as_index(seed, "seed", high=LARGEST_SEED + 1)
    distance = as_index(distance, "distance", low=1, high=_MOST_PRESSES + 1)
    return _written([*_header(rule, rows, columns), _FORMS_OF_COLOURS - 1 + distance, *_digits(seed, 0)])


def _is_usual(rule: Rule, rows: int, columns: int) -> bool:
    return rule in _USUAL and all(0 <= side - _SHORTEST_SIDE < _BASE for side in (rows, columns))


def _header(rule: Rule, rows: int, columns: int) -> tuple[int, int, int]:
    return _USUAL.index(rule), rows - _SHORTEST_SIDE, columns - _SHORTEST_SIDE


def data_of_short_id(text: str) -> dict[str, Any]:
    """Return what an id says, as parameters of `Puzzle`, or raise."""
    number, down, across, form, *content = _values_of(as_text(text, "text"))
    if number >= len(_USUAL):
        raise ValueError("short id must begin with a known rule")
    rule, rows, columns = _USUAL[number], down + _SHORTEST_SIDE, across + _SHORTEST_SIDE
    told: dict[str, Any] = {"rule": rule, "rows": rows, "columns": columns}
    value = _number(content, _BASE)
    if form >= _FORMS_OF_COLOURS:
        if content[:1] == [0] or value > LARGEST_SEED:
            raise ValueError(f"short id must hold a seed from 0 to {LARGEST_SEED}")
        return told | _drawn(rule, rows, columns, value, form - _FORMS_OF_COLOURS + 1)
    size, colours = rows * columns, form + 2
    length = _length(size, colours)
    if len(content) != length:
        raise ValueError(f"short id must have {length + 5} characters, got {len(content) + 5}")
    if value >= colours**size:
        raise ValueError("short id must hold a board, got a larger number")
    cells = [value // colours**place % colours for place in range(size - 1, -1, -1)]
    return told | {"colours": colours, "start": cells}


def _drawn(rule: Rule, rows: int, columns: int, seed: int, distance: int) -> dict[str, Any]:
    masks = rule.fitted(rows, columns).rule_set(rows, columns)
    if distance > len(masks):
        raise ValueError(f"short id must hold at most {len(masks)} presses, got {distance}")
    try:
        start, goal = rules.puzzle(masks, seed, distance)
    except ValueError:
        raise ValueError(f"short id must draw a puzzle {distance} presses away, and found none") from None
    return {"start": start, "goal": goal}


def _values_of(text: str) -> list[int]:
    if len(text) > _LONGEST_TYPED:
        raise ValueError(f"short id must have at most {_LONGEST_TYPED} characters, got {len(text)}")
    characters = re.sub("[ -]", "", text).upper()
    strange = next((character for character in characters if character not in _ALPHABET), None)
    if strange is not None:
        raise ValueError(f'short id must be of {_ALPHABET}, got "{strange}"')
    if not 5 <= len(characters) <= _LONGEST:
        raise ValueError(f"short id must have 5 to {_LONGEST} characters, got {len(characters)}")
    *values, last = map(_ALPHABET.index, characters)
    if last != _check(values):
        raise ValueError("short id must end with the character that fits the others: one is wrong")
    return values


def _check(values: Iterable[int]) -> int:
    return sum(weight * value for weight, value in enumerate(values, 1)) % _BASE


def _written(values: Sequence[int]) -> str:
    characters = "".join(_ALPHABET[value] for value in (*values, _check(values)))
    return "-".join(characters[start : start + 4] for start in range(0, len(characters), 4))


def _length(size: int, colours: int) -> int:
    """Return as many digits as the largest board needs."""
    return len(_digits(colours**size - 1, 0))


def _digits(value: int, length: int) -> list[int]:
    found: list[int] = []
    while value or len(found) < length:
        value, digit = divmod(value, _BASE)
        found.append(digit)
    return found[::-1]


def _number(digits: Iterable[int], base: int) -> int:
    return reduce(lambda number, digit: number * base + digit, digits, 0)

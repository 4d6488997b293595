"""A puzzle as data: a rule, a start, a goal, and the presses so far."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from magicmath import rules
from magicmath._checks import as_index, as_integers
from magicmath._shown import shown
from magicmath.addresses._kinds import KINDS, Graph, Masks, Rule, as_rule, rule_of
from magicmath.addresses._limits import LONGEST_SIDE, MOST_COLOURS, MOST_NODES, MOST_PRESSES
from magicmath.addresses._reading import data_of
from magicmath.addresses._reading_lists import as_numbers, as_ordered
from magicmath.addresses._short import data_of_short_id, short_id
from magicmath.addresses._writing import written
from magicmath.rules import Colours, RuleSet
from magicmath.rules._checks import as_rules

_FIELDS = ("colours", "rows", "columns", "holes", "rule", "start", "goal", "presses")


@dataclass(frozen=True)
class Puzzle:
    """A rule on a board, with a start, a goal, and the presses so far: all that an address holds.

    Parameters
    ----------
    rule : Steps, Named, Graph, Masks, Random, or a name such as "lights_out" or "magic"
    rows, columns : int from 1 to 64
        A graph has one row of at most 256 nodes.
    colours : int from 2 to 16, optional
    holes : sequence of int, optional
        Cells that are taken away with their masks, counted row by row from 0.
    start, goal : (rows, columns) array_like of int from 0 to colours - 1, optional
        Or all cells in a row. 0 in the holes. White if left out.
    presses : sequence of int, optional
        Numbers of masks, at most 65,536. Masks of holes are not counted.

    Raises
    ------
    TypeError, ValueError
        If anything is of another kind or out of its range.

    Examples
    --------
    >>> puzzle = Puzzle("lights_out", 5, 5, start=[1] * 25)
    >>> puzzle.address
    '#v=1&size=5x5&rule=lights_out&start=____g'
    >>> Puzzle.from_address(puzzle.address) == puzzle
    True
    """

    rule: Rule
    rows: int
    columns: int
    colours: int = 2
    holes: tuple[int, ...] = ()
    start: Any = None  # a tuple of cells, however it is given
    goal: Any = None
    presses: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        rule = as_rule(self.rule)
        is_graph = isinstance(rule, Graph)
        self._set("colours", as_index(self.colours, "colours", low=2, high=MOST_COLOURS + 1))
        self._set("rows", as_index(self.rows, "rows", low=1, high=2 if is_graph else LONGEST_SIDE + 1))
        most = MOST_NODES if is_graph else LONGEST_SIDE
        self._set("columns", as_index(self.columns, "columns", low=1, high=most + 1))
        size = self.rows * self.columns
        self._set("holes", as_ordered(self.holes, "holes", size, size))
        self._set("rule", rule.fitted(self.rows, self.columns))
        if not self._masks_left:
            raise ValueError("holes must leave a mask, got none")
        self._set("start", self._as_cells(self.start, "start"))
        self._set("goal", self._as_cells(self.goal, "goal"))
        self._set("presses", as_numbers(self.presses, "presses", MOST_PRESSES, self._masks_left))

    def _set(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)

    @property
    def _masks_left(self) -> int:
        places: Iterable[int] = range(self.rows * self.columns)
        if isinstance(self.rule, Masks):
            count, places = len(self.rule.masks), self.rule.places or places
            if self.rule.places is None and count != self.rows * self.columns:
                return count
        return len(set(places) - set(self.holes))

    def _as_cells(self, value: object, name: str) -> tuple[int, ...]:
        """Return a board as a tuple of its cells, or raise."""
        size = self.rows * self.columns
        if value is None:
            return (0,) * size
        board = as_integers(value, name)
        if board.shape not in ((size,), (self.rows, self.columns)):
            sides = f"{self.rows} rows and {self.columns} columns"
            raise ValueError(f"{name} must have {size} cells, got {board.size}, with {sides}")
        cells = board.ravel().tolist()
        wrong = next((cell for cell in cells if not 0 <= cell < self.colours), None)
        if wrong is not None:
            raise ValueError(f"{name} must be from 0 to {self.colours - 1}, got {shown(wrong)}")
        for hole in self.holes:
            if cells[hole]:
                raise ValueError(f"{name} must be 0 in the holes, got {cells[hole]} at cell {hole}")
        return tuple(map(int, cells))

    @cached_property
    def rules(self) -> RuleSet:
        """The masks, the holes cut out."""
        whole = self.rule.rule_set(self.rows, self.columns)
        if not self.holes:
            return whole
        holes = np.zeros((self.rows, self.columns), dtype=np.uint8)
        holes.flat[list(self.holes)] = 1
        if whole.places is None:
            return RuleSet(whole.masks & (1 - holes), whole.name)
        return rules.with_holes(whole, holes)

    @property
    def rules_in_colours(self) -> Colours:
        """The same rules, played in so many colours."""
        return Colours(self.rules, self.colours)

    @property
    def boards(self) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
        """The start and the goal, as boards."""
        shape = (self.rows, self.columns)
        start, goal = (np.array(cells, dtype=np.uint8).reshape(shape) for cells in (self.start, self.goal))
        return start, goal

    @property
    def data(self) -> dict[str, Any]:
        """The puzzle as JSON holds it, as the page does."""
        told = {name: getattr(self, name) for name in _FIELDS}
        rule = {_in_page(name): getattr(self.rule, name) for name in self.rule.fields}
        return _listed(told | {"rule": {"kind": self.rule.kind, **rule}})

    @classmethod
    def from_rules(
        cls,
        rules: RuleSet,
        start: ArrayLike | None = None,
        goal: ArrayLike | None = None,
        colours: int = 2,
        presses: Sequence[int] = (),
    ) -> Self:
        """Return the puzzle of any rule set: a rule with a name by its name, and else mask by mask.

        Parameters
        ----------
        rules : RuleSet
            On at most 64×64 cells.
        start, goal : (rows, columns) array_like of int from 0 to colours - 1, optional
            White if left out.
        colours : int from 2 to 16, optional
        presses : sequence of int, optional

        Returns
        -------
        Puzzle

        Raises
        ------
        TypeError, ValueError
            If `rules` is no RuleSet, or as `Puzzle`.

        Examples
        --------
        >>> from magicmath.rules import MAGIC, RuleSet
        >>> Puzzle.from_rules(MAGIC).address
        '#v=1&size=3x3&rule=magic'
        >>> Puzzle.from_rules(RuleSet([[[1, 1]], [[0, 1]]])).address
        '#v=1&size=1x2&rule=masks&masks=wQ'
        """
        as_rules(rules)
        boards: Any = {"start": start, "goal": goal, "presses": presses}
        rule, holes = rule_of(rules)
        return cls(rule, *rules.shape, colours, holes, **boards)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """Return the puzzle that `data` tells, of another puzzle or of the page.

        Parameters
        ----------
        data : mapping
            A value for each parameter of a puzzle; those that may be left out may be None. `rule`
            is a mapping of the rule's `kind`, such as "steps", and its parameters.

        Returns
        -------
        Puzzle

        Raises
        ------
        TypeError, ValueError
            As `Puzzle`, or if there is another key.

        Examples
        --------
        >>> Puzzle.from_data({"rows": 3, "columns": 3, "rule": {"kind": "named", "name": "magic"}}).rules
        <RuleSet MAGIC: 9 masks on 3×3>
        """
        told = _with_keys(data, "data", ("rule", "rows", "columns"), _FIELDS)
        rule = _with_keys(told.pop("rule"), "rule", ("kind",))
        kind = rule.pop("kind")
        if not isinstance(kind, str) or kind not in KINDS:
            raise ValueError(f"rule must be of one kind of {', '.join(KINDS)}, got {shown(kind)}")
        own = {_in_page(name): name for name in KINDS[kind].fields}
        rule = _with_keys(rule, "rule", (), tuple(own))
        made = KINDS[kind](**{own[key]: value for key, value in rule.items() if value is not None})
        return cls(made, **{key: value for key, value in told.items() if value is not None})

    @property
    def address(self) -> str:
        """The end of an address that holds all of the puzzle, from "#" on; the same puzzle, the same address.

        Raises
        ------
        ValueError
            If it would have more than 4,194,304 characters.
        """
        return written(self)

    @classmethod
    def from_address(cls, address: str) -> Self:
        """Return the puzzle that an address holds.

        Parameters
        ----------
        address : str
            From "#" on. Only what `address` writes is taken; nothing is dropped in silence.

        Returns
        -------
        Puzzle

        Raises
        ------
        TypeError, ValueError
            If it is no such address; the message says what is wrong.

        Examples
        --------
        >>> Puzzle.from_address("#v=1&size=3x3&rule=magic&start=Jw&presses=3.6.4").presses
        (3, 6, 4)
        >>> Puzzle.from_address("#v=1&size=3x3&rule=magic&start=J")
        Traceback (most recent call last):
            ...
        ValueError: start must have 2 characters for its cells, got 1
        """
        puzzle = cls.from_data(data_of(address))
        own = puzzle.address
        if own != address:
            pairs = enumerate(zip(own, address, strict=False))
            place = next((i for i, (one, other) in pairs if one != other), min(len(own), len(address)))
            raise ValueError(f"address must be as this puzzle's own, which differs at character {place}")
        return puzzle

    @property
    def short_id(self) -> str | None:
        """A few characters for a blackboard, or None where there are none.

        A puzzle of a usual rule has them (see `seed_id`), on at most about 76 cells of two colours,
        without holes and presses, and with a white goal. The last character finds each slip of one
        character, and each exchange of two.
        """
        return short_id(self)

    @classmethod
    def from_short_id(cls, text: str) -> Self:
        """Return the puzzle of a short id.

        Parameters
        ----------
        text : str
            With or without blanks and hyphens, in small or large letters.

        Returns
        -------
        Puzzle

        Raises
        ------
        TypeError, ValueError
            If it is no such id; the message says what is wrong.

        Examples
        --------
        >>> Puzzle("lights_out", 5, 5, start=[1] * 25).short_id
        '2552-76WR-X9C'
        >>> Puzzle.from_short_id("2552 76wr x9c").address
        '#v=1&size=5x5&rule=lights_out&start=____g'
        >>> Puzzle.from_short_id("2552-76WR-X9E")
        Traceback (most recent call last):
            ...
        ValueError: short id must end with the character that fits the others: one is wrong
        """
        return cls(**data_of_short_id(text))


def _in_page(name: str) -> str:
    return "oneWay" if name == "one_way" else name


def _with_keys(
    value: object, name: str, needed: tuple[str, ...], keys: tuple[str, ...] | None = None
) -> dict[str, Any]:
    """Return a mapping as a dict when it has some keys and no others, or raise."""
    if not isinstance(value, Mapping):
        raise TypeError(f"{name} must be a mapping, got {shown(value)}")
    found = dict(value)
    for key in needed:
        if key not in found:
            raise ValueError(f"{name} must have the key {key}")
    for key in found:
        if keys is not None and key not in keys:
            raise ValueError(f"{name} must have no {shown(key)}")
    return found


def _listed(value: Any) -> Any:
    """Return the same with lists for tuples, as JSON has them."""
    if isinstance(value, tuple):
        return [_listed(item) for item in value]
    if isinstance(value, dict):
        return {key: _listed(item) for key, item in value.items()}
    return value

"""Where a reader answers: a field, an editor, or a board to press. An answer is a text in all of them."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

import numpy as np
from numpy.typing import NDArray

from magicmath._checks import as_choice, as_flag, as_indices, as_text
from magicmath._shown import shown
from magicmath.exercises._feedback import Unreadable
from magicmath.exercises._readers_code import function_of, is_same_code, value_of
from magicmath.rules import RuleSet
from magicmath.widgets._recipes import told_of_recipes
from magicmath.widgets._unknowns import told_of_sums

_MOST_PRESSES = 10_000
_LONGEST_NUMBER = 6  # digits
_LARGEST_HEAP = 31


@dataclass(frozen=True)
class Place:
    """A place to answer: what stands in it at first, and how its text becomes what a checker gets."""

    kind: ClassVar[str]
    untouched: ClassVar[str]

    starter: str = ""

    def __post_init__(self) -> None:
        as_text(self.starter, "starter")

    def is_untouched(self, text: str) -> bool:
        """Tell whether a text is the starter, or nothing."""
        return text.split() in ([], self.starter.split())

    def read(self, text: str, names: Mapping[str, Any]) -> Any:
        """Return what the checker gets of a text, or raise Unreadable."""
        raise NotImplementedError

    def told(self) -> dict[str, Any]:
        """Return what a page needs to draw the place."""
        return {"kind": self.kind, "starter": self.starter, "untouched": self.untouched}


@dataclass(frozen=True)
class Field(Place):
    """A field for a Python value: a number, a list, or an expression; the checker gets what it gives.

    Numbers and boards that are no Python, such as 0 1 1 and ■□, go to the checker as they stand.
    With `heaps`, heaps of Nim stand above the field: to take stones writes (heap, what is left of it).
    With `above`, a page can decide by itself: the answer is the next row of this table of nim sums, and
    `wanted` asks for it.
    """

    kind = "field"
    untouched = "Not attempted yet: write your answer in the field."

    heaps: tuple[int, ...] = ()
    above: tuple[tuple[int, ...], ...] = ()
    wanted: str = ""

    def __post_init__(self) -> None:
        super().__post_init__()
        as_indices(self.heaps, "heaps", high=_LARGEST_HEAP + 1)
        as_text(self.wanted, "wanted")
        for row in self.above:
            as_indices(row, "above")

    def told(self) -> dict[str, Any]:
        """Return what a page needs to draw the place, and to decide about the next row of a table."""
        heaps = {"heaps": list(self.heaps)} if self.heaps else {}
        table = {"above": [list(row) for row in self.above], "wanted": self.wanted} if self.above else {}
        return super().told() | heaps | table

    def read(self, text: str, names: Mapping[str, Any]) -> Any:
        """Return the value of the expression, or raise Unreadable."""
        try:
            return value_of(text, names)
        except Unreadable:
            if re.fullmatch(r"[-\d\s,;.]*\d[-\d\s,;.]*|[-\d\s.\[\]]*\d[-\d\s.\[\]]*|[□■\s]+", text):
                return text
            raise


@dataclass(frozen=True)
class Words(Place):
    """A field for a word or a short text; the checker gets it without the quotes around it."""

    kind = "words"
    untouched = Field.untouched

    def read(self, text: str, names: Mapping[str, Any]) -> str:
        """Return the text as it stands, without quotes around it."""
        text = text.strip()
        quoted = re.fullmatch(r"""(["'])(.*)\1""", text, flags=re.S)
        return quoted[2] if quoted else text


@dataclass(frozen=True)
class Editor(Place):
    """An editor for a function; the checker gets the function of the name `calls`."""

    kind = "editor"
    untouched = "Not attempted yet: write your function in the editor."

    calls: str = ""

    def __post_init__(self) -> None:
        if not self.calls.isidentifier() or not re.search(rf"^def {self.calls}\(", self.starter, flags=re.M):
            raise ValueError(f"starter must define the function that calls names, got {shown(self.calls)}")
        super().__post_init__()

    def is_untouched(self, text: str) -> bool:
        """Tell whether a text is the starter but for blanks and comments, or nothing."""
        return not text.strip() or is_same_code(text, self.starter)

    def read(self, text: str, names: Mapping[str, Any]) -> Any:
        """Return the function that the text defines, or raise Unreadable."""
        return function_of(text, self.calls, names)


@dataclass(frozen=True)
class Press(Place):
    """A board to press; the checker gets its cells, or the numbers of the masks pressed.

    With a goal, a page can decide by itself: the board must come to equal it, and in the fewest
    presses where `fewest` is set. The goal stands beside the board only where `show_goal` is set.
    With `adds`, the equations of those rules stand beside the board, and those of its black cells are added.
    With `recipes`, lists of masks stand below the board as one button each.
    `label` says above the board what it is, and `names` are written in its cells.
    """

    kind = "press"
    untouched = "Not attempted yet: press the board first."

    rules: RuleSet | None = None
    start: tuple[tuple[int, ...], ...] | None = None
    goal: tuple[tuple[int, ...], ...] | None = None
    gives: Literal["cells", "presses"] = "cells"
    fewest: bool = False
    show_goal: bool = True
    adds: RuleSet | None = None
    recipes: tuple[tuple[int, ...], ...] | None = None
    label: str = "your board"
    names: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        if not isinstance(self.rules, RuleSet):
            raise TypeError(f"rules must be a RuleSet, got {shown(self.rules)}")
        as_choice(self.gives, "gives", ("cells", "presses"))
        as_flag(self.fewest, "fewest")
        as_flag(self.show_goal, "show_goal")
        told_of_sums(self.adds, self.rules)
        told_of_recipes(self.recipes, self.rules)
        as_text(self.label, "label")
        if self.names and len(self.names) != self.rules.holes.size:
            raise ValueError(f"names must be {self.rules.holes.size}, one a cell, got {shown(self.names)}")
        for name in self.names:
            as_text(name, "names")
        for board in (self.start, self.goal):
            if board is not None:
                self.rules.press(board, [])
        if self.fewest and self.goal is None:
            raise ValueError("fewest needs a goal, got None")

    def is_untouched(self, text: str) -> bool:
        """Tell whether nothing is pressed."""
        return not text.strip(" []\n")

    def read(self, text: str, names: Mapping[str, Any]) -> Any:
        """Return the cells after the presses, or their numbers, or raise Unreadable."""
        assert self.rules is not None
        words = re.findall(r"\d+", text) if re.fullmatch(r"[\[\]\s,0-9]*", text) else None
        if words is None or len(words) > _MOST_PRESSES or max(map(len, words), default=0) > _LONGEST_NUMBER:
            raise Unreadable("The presses are the numbers of masks, such as [0, 4].")
        try:
            presses = as_indices([int(word) for word in words], "presses", high=len(self.rules))
        except ValueError as error:
            raise Unreadable(f"{error}.") from None
        return presses if self.gives == "presses" else self.rules.press(self._start(), presses)

    def told(self) -> dict[str, Any]:
        """Return what a page needs to draw the board, and to decide where there is a goal."""
        assert self.rules is not None
        start, goal = self._start(), self.goal
        fewest = None
        if self.fewest:
            fewest = int(self.rules.solve(start, np.array(goal)).sum())
        return {
            **super().told(),
            "starter": "[]",
            "masks": [np.flatnonzero(row).tolist() for row in self.rules.matrix],
            "places": None if self.rules.places is None else list(self.rules.places),
            "holes": np.flatnonzero(self.rules.holes).tolist(),
            "start": start.tolist(),
            "goal": None if goal is None else np.array(goal).tolist(),
            "fewest": fewest,
            "show_goal": self.show_goal,
            **{name.lstrip("_"): told for name, told in told_of_sums(self.adds, self.rules).items()},
            "recipes": told_of_recipes(self.recipes, self.rules),
            "label": self.label,
            "names": list(self.names),
        }

    def _start(self) -> NDArray[np.uint8]:
        assert self.rules is not None
        start = np.zeros(self.rules.shape, np.uint8) if self.start is None else self.start
        return self.rules.press(start, [])

"""Where a reader answers: a field, an editor, or a board to press. An answer is a text in all of them."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any, ClassVar, Literal

import numpy as np
from numpy.typing import NDArray

from magicmath._checks import as_bits, as_choice, as_flag, as_index, as_indices, as_text
from magicmath._shown import shown
from magicmath.exercises._feedback import Unreadable
from magicmath.exercises._readers_code import function_of, is_same_code, value_of
from magicmath.rules import RuleSet
from magicmath.rules._checks import as_rules
from magicmath.widgets._recipes import told_of_recipes
from magicmath.widgets._unknowns import told_of_sums

_MOST_PRESSES = 10_000
_LONGEST_NUMBER = 6  # digits
_LARGEST_HEAP = 31
_MINUS = "\N{MINUS SIGN}"  # as pages print it
_MOST_LINES = 30
_MOST_ROWS = 3  # 512 matrices


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

    Numbers and boards that are no Python, such as 0 1 1 and ■□, go to the checker as they stand; of
    "row 129" it gets the number.
    With `heaps`, heaps of Nim stand above the field: to take stones writes (heap, what is left of it).
    With `above`, a page can decide by itself: the answer is the next row of this table of nim sums, and
    `wanted` asks for it.
    With `bounds`, the least number and the greatest, a page refuses the others by itself, and `wanted` asks
    for one between them.
    With `numbers`, the least and the greatest, a page is told what is said to each whole number between them,
    and with `matrix` to each square matrix of so many rows of bits. It refuses bits of another count by
    itself, and `wanted` asks for the matrix.
    With `lines`, the field is so many lines high, and Enter begins a new line.
    """

    kind = "field"
    untouched = "Not attempted yet: write your answer in the field."

    heaps: tuple[int, ...] = ()
    above: tuple[tuple[int, ...], ...] = ()
    wanted: str = ""
    bounds: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()
    matrix: int = 0
    lines: int = 1

    def __post_init__(self) -> None:
        super().__post_init__()
        as_index(self.lines, "lines", low=1, high=_MOST_LINES + 1)
        as_indices(self.bounds, "bounds")
        as_indices(self.numbers, "numbers")
        as_index(self.matrix, "matrix", high=_MOST_ROWS + 1)
        for name, two in (("bounds", self.bounds), ("numbers", self.numbers)):
            if two and (len(two) != 2 or two[0] > two[1]):
                raise ValueError(f"{name} must be a least number and a greatest, got {two}")
        as_indices(self.heaps, "heaps", high=_LARGEST_HEAP + 1)
        as_text(self.wanted, "wanted")
        for row in self.above:
            as_indices(row, "above")

    def told(self) -> dict[str, Any]:
        """Return what a page needs to draw the place, and to decide about some answers."""
        heaps = {"heaps": list(self.heaps)} if self.heaps else {}
        table = {"above": [list(row) for row in self.above]} if self.above else {}
        bounds = {"bounds": list(self.bounds)} if self.bounds else {}
        wanted = {"wanted": self.wanted} if self.wanted and (table or bounds or self.matrix) else {}
        numbers = {"numbers": list(self.numbers)} if self.numbers else {}
        matrix = {"matrix": self.matrix} if self.matrix else {}
        lines = {"lines": self.lines} if self.lines > 1 else {}
        return super().told() | heaps | table | bounds | numbers | matrix | wanted | lines

    def every(self) -> Iterator[str]:
        """Yield each number of `numbers`, or each matrix that `matrix` allows, as an answer."""
        if self.numbers:
            yield from map(str, range(self.numbers[0], self.numbers[1] + 1))
        if self.matrix:
            rows = list(product((0, 1), repeat=self.matrix))
            yield from (str([list(row) for row in chosen]) for chosen in product(rows, repeat=self.matrix))

    def read(self, text: str, names: Mapping[str, Any]) -> Any:
        """Return the value of the expression, or raise Unreadable."""
        text = text.replace(_MINUS, "-")
        if re.fullmatch(r"\s*00+\s*|\s*-?\d+(\s+-?\d+)+\s*", text):
            return text  # as 01 goes to the checker; Python reads one 0, and a difference in 2 -1
        rows = [line.strip().rstrip(", ") for line in text.strip().splitlines()]
        if self.lines > 1 < len(rows) and all(re.fullmatch(r"\[[^\[\]]*,[^\[\]]*\]", row) for row in rows):
            text = f"[{', '.join(rows)}]"  # a list in each line
        try:
            return value_of(text, names)
        except Unreadable:
            if re.fullmatch(r"[-\d\s,;.]*\d[-\d\s,;.]*|[-\d\s.\[\]]*\d[-\d\s.\[\]]*|[□■\s]+", text):
                return text
            if named := re.fullmatch(r"\s*[^\W\d]+\s*[\s=]\s*(\d{1,9})[\s.]*", text):
                return int(named[1])
            if re.search(r"\{\s*\{", text):
                raise Unreadable("A list of rows is written with [ and ], not with { and }.") from None
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
    presses where `fewest` is set. The goal stands beside the board only where `show_goal` is set. There a
    page checks by itself as soon as the goal is reached, if it need not be in the fewest presses.
    With `adds`, the equations of those rules stand beside the board, and those of its black cells are added.
    With `recipes`, lists of masks stand below the board as one button each.
    `label` says above the board what it is. `names` are written in its cells, `row_names` beside its rows,
    and `column_names` above its columns.
    With `witnesses`, boards that tell how a row must be stand below: each by its name, with how it follows.
    Those in `following` tell the XOR of some rows of the answer, and change with them.
    With `covers_witnesses`, a page shows the board of each only when it is pressed. Paper shows them.
    With `look` "pins", a 1 is drawn as a pin that stands, and a 0 as one that has fallen.
    With `menu`, the masks stand below the board as numbered buttons with small pictures.
    With `pictures`, a small board stands in each of its cells, which then look the same in both colours but
    for a frame and a tick.
    `beside` are boards of the same shape that stand beside it, each by its name.
    With `makes`, its black cells are presses of those rules, and what they change stands beside. Where it
    `waits`, that board stays white until Check is pressed, and again after each change.
    `reasons` are paragraphs that stand for the solution, in place of the list of its cells.
    `otherwise` is said of a board that is not the goal and has no words of its own.
    The cells in `fixed` are given: a page does not turn them.
    With `one_a_row`, a page leaves one black cell at most in each row: a press there takes back the other.
    """

    kind = "press"
    untouched = "Not attempted yet: press a cell first."

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
    row_names: tuple[str, ...] = ()
    column_names: tuple[str, ...] = ()
    pictures: tuple[tuple[tuple[int, ...], ...], ...] = ()
    witnesses: Mapping[str, tuple[NDArray[np.uint8], str]] | None = None
    following: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    covers_witnesses: bool = False
    look: Literal["cells", "pins"] = "cells"
    beside: Mapping[str, NDArray[np.uint8]] = field(default_factory=dict)
    makes: RuleSet | None = None
    waits: bool = False
    otherwise: str = ""
    menu: bool = False
    fixed: tuple[int, ...] = ()
    reasons: tuple[str, ...] = ()
    one_a_row: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        rules = as_rules(self.rules)
        as_choice(self.gives, "gives", ("cells", "presses"))
        as_flag(self.fewest, "fewest")
        as_flag(self.show_goal, "show_goal")
        as_flag(self.menu, "menu")
        if as_flag(self.one_a_row, "one_a_row") and not np.array_equal(
            rules.matrix, np.eye(rules.holes.size)
        ):
            raise ValueError(f"one_a_row needs masks of one cell each, in order, got {shown(rules)}")
        as_indices(self.fixed, "fixed", high=rules.holes.size)
        told_of_sums(self.adds, rules)
        told_of_recipes(self.recipes, rules)
        as_text(self.label, "label")
        for reason in self.reasons:
            as_text(reason, "reasons")
        if self.names and len(self.names) != rules.holes.size:
            raise ValueError(f"names must be {rules.holes.size}, one a cell, got {shown(self.names)}")
        for name in self.names:
            as_text(name, "names")
        if self.pictures and len(self.pictures) != rules.holes.size:
            have = shown(self.pictures)
            raise ValueError(f"pictures must be {rules.holes.size}, one a cell, got {have}")
        for picture in self.pictures:
            as_bits(picture, "pictures", ndim=2)
        rows, columns = rules.shape
        if self.row_names and len(self.row_names) != rows:
            raise ValueError(f"row_names must be {rows}, one a row, got {shown(self.row_names)}")
        for name in self.row_names:
            as_text(name, "row_names")
        shown_columns = rules.shape[1]
        if self.column_names and len(self.column_names) != shown_columns:
            have = shown(self.column_names)
            raise ValueError(f"column_names must be {shown_columns}, one a column, got {have}")
        for name in self.column_names:
            as_text(name, "column_names")
        for name, (witness, account) in (self.witnesses or {}).items():
            as_text(name, "witnesses")
            as_text(account, "witnesses")
            if as_bits(witness, "witnesses", ndim=2).size != columns:
                raise ValueError(f"witnesses must tell {columns} cells each, got {shown(witness)}")
        if as_flag(self.covers_witnesses, "covers_witnesses") and not self.witnesses:
            raise ValueError("covers_witnesses needs witnesses, got none")
        for name, followed in self.following.items():
            as_choice(name, "following", tuple(self.witnesses or {}))
            as_indices(followed, "following", high=rows)
        for name, one in self.beside.items():
            as_text(name, "beside")
            as_bits(one, "beside", shape=rules.shape)
        if self.makes is not None and len(as_rules(self.makes, "makes")) != rules.holes.size:
            raise ValueError(f"makes must have {rules.holes.size} masks, one a cell, got {len(self.makes)}")
        if self.makes is not None and self.makes.shape != rules.shape:
            raise ValueError(f"makes must have the shape {rules.shape}, got {self.makes.shape}")
        if as_flag(self.waits, "waits") and self.makes is None:
            raise ValueError("waits needs makes, got None")
        for board in (self.start, self.goal):
            if board is not None:
                rules.press(board, [])
        if self.fewest and self.goal is None:
            raise ValueError("fewest needs a goal, got None")
        as_choice(self.look, "look", ("cells", "pins"))
        if as_text(self.otherwise, "otherwise") and self.goal is None:
            raise ValueError("otherwise needs a goal, got None")

    @property
    def open_masks(self) -> list[int]:
        """The numbers of the masks that a page presses: all but those of given cells."""
        assert self.rules is not None
        places = range(len(self.rules)) if self.rules.places is None else self.rules.places
        return [mask for mask, cell in enumerate(places) if cell not in self.fixed]

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
            "row_names": list(self.row_names),
            "column_names": list(self.column_names),
            "pictures": [np.asarray(picture).tolist() for picture in self.pictures],
            "witnesses": self._told_witnesses(),
            "covers_witnesses": bool(self.covers_witnesses),
            "beside": [
                {"name": name, "board": np.asarray(board).tolist()} for name, board in self.beside.items()
            ],
            "makes": []
            if self.makes is None
            else [np.flatnonzero(row).tolist() for row in self.makes.matrix],
            "waits": bool(self.waits),
            "look": self.look,
            "otherwise": self.otherwise,
            "menu": bool(self.menu),
            "fixed": list(self.fixed),
            "reasons": list(self.reasons),
            "one_a_row": bool(self.one_a_row),
        }

    def _told_witnesses(self) -> list[dict[str, Any]]:
        return [
            {
                "name": name,
                "how": account,
                "board": np.asarray(board).tolist(),
                "rows": list(self.following.get(name, ())),
            }
            for name, (board, account) in (self.witnesses or {}).items()
        ]

    def _start(self) -> NDArray[np.uint8]:
        assert self.rules is not None
        start = np.zeros(self.rules.shape, np.uint8) if self.start is None else self.start
        return self.rules.press(start, [])

"""The live board: press cells or masks in the page, and read them as a NumPy array in Python."""

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot
from magicmath._checks import as_bits, as_board, as_flag
from magicmath._shown import shown
from magicmath.rules import RuleSet, unit
from magicmath.widgets._base import Cells, page_code, page_style, synced, titled
from magicmath.widgets._pressed import PressedBoard, has_menu, presses_in_words
from magicmath.widgets._recipes import Recipes, left_of, names_of_recipes, told_of_recipes
from magicmath.widgets._turning import told_of_turns
from magicmath.widgets._unknowns import sum_of_equations, told_of_sums


class Board(PressedBoard):
    """A live board whose cells, or whose masks, a reader presses.

    Click a cell, or move with the arrow keys and press Space or Enter. The masks of rules also
    stand below the board as numbered buttons.

    Parameters
    ----------
    rules : RuleSet, optional
        What a press inverts; the one cell itself if left out.
    start : (rows, columns) array_like of 0/1, optional
        The white board if left out.
    goal : (rows, columns) array_like of 0/1, optional
        Shown beside the board.
    label : str, optional
        Written above the board.
    menu : bool, optional
        Whether the masks are shown as buttons; by default they are if `rules` are given and
        have at most 16, or belong to no cells.
    adds : RuleSet, optional
        Of at most nine masks, on the same board of at most 16 cells. Then each cell stands for its
        equation: the masks of `adds` that change it, as letters. All equations are listed beside the
        board, and those of the black cells are added: letters that occur twice are crossed out.
    right_sides : (rows, columns) array_like of 0/1, optional
        Only with `adds`. Then a second board to press, *must change*, fills the right sides of the equations:
        1 for a black cell. Below the sum its right side is worked out, and where no letter is left it is said
        whether both sides are equal.
    recipes : list of lists of int, or mapping of str to them, optional
        At most 16 lists of masks. Each stands below the board as one button that presses all of its
        masks, and a line shows all presses, equal ones crossed out in pairs. Undo in the page takes back all
        that one tap pressed. A button is called by the
        cells that it changes; or by its name in a mapping, with its masks.
    covers_recipes : bool, optional
        Whether a button keeps back the board that its recipe makes of a white one, until it is pressed. Only
        for recipes with names.
    covers_masks : bool, optional
        Only with `covers_recipes`. Then a button keeps back its masks, too, until it is pressed.
    recipes_restart : bool, optional
        Whether each recipe is pressed from the start, in place of all presses before.
    turns : bool, optional
        Whether a second board shows the presses, each turned by a quarter turn to the right. The reader taps
        where the one black cell will be; then a film plays, press by press, and the recipe of that cell is
        listed. A button makes the turned presses those of the board. The rules and the start must be the
        same after a quarter turn. The cells show their numbers.
    lists_presses : bool, optional
        Whether that line stands there in any case. It also says when masks that are left, pressed an odd
        number of times, have led back to the start.
    numbers_cells : bool, optional
        Whether each cell shows its number, counted row by row from 0.

    Attributes
    ----------
    cells : (rows, columns) uint8 array, read-only; may be observed
        Setting it starts afresh from that board.
    presses : tuple of int; may be observed
        Setting it presses those masks from the start.
    goal : (rows, columns) uint8 array, or None
    right_sides : (rows, columns) uint8 array, or None; may be set and observed

    Raises
    ------
    TypeError, ValueError
        If a board is not made of 0/1 or has not the rules' shape. The widget keeps its state
        then; it also does when the page sends what it should not.

    Examples
    --------
    >>> from magicmath.rules import MAGIC
    >>> board = Board(MAGIC, goal=[[1, 1, 0], [1, 1, 0], [0, 0, 0]])
    >>> board.press(0)
    >>> board
    Board of MAGIC, pressed 0, goal reached
    board  goal
    ■ ■ □  ■ ■ □
    ■ ■ □  ■ ■ □
    □ □ □  □ □ □
    >>> print(Board(start=[[1, 0, 1], [0, 0, 0], [0, 0, 0]], adds=MAGIC).equations_sum)
    a + c + d + f = w₀ + w₂
    >>> board = Board(start=[[1, 0, 1], [0, 0, 0], [0, 0, 0]], adds=MAGIC, right_sides=[[1, 1, 0]] * 3)
    >>> print(board.equations_sum)
    a + c + d + f = w₀ + w₂ = 1 + 0 = 1
    >>> board = Board(MAGIC, recipes=[[1, 3, 4, 5, 7], [1, 3, 5, 6, 8]])
    >>> board.press(1, 3, 4, 5, 7, 1, 3, 5, 6, 8)
    >>> print(repr(board).splitlines()[0])
    Board of MAGIC, pressed 1 3 4 5 7 1 3 5 6 8, left 4 6 7 8
    """

    _esm = page_code("board.js")
    _css = page_style("board.css", "adding.css", "recipes.css", "turn_presses.css")
    _set_by_page: ClassVar[tuple[str, ...]] = ("presses", "_undone", "right_sides")

    right_sides: traitlets.TraitType[Any, Any] = synced(
        Cells("_as_cells", allow_none=True, default_value=None)
    )
    _adds: Any = traitlets.List(None, allow_none=True).tag(sync=True)
    _unknowns = traitlets.Int().tag(sync=True)
    _recipes: Any = traitlets.List(None, allow_none=True).tag(sync=True)
    _recipe_names: Any = traitlets.List().tag(sync=True)
    _covers_recipes = traitlets.Bool().tag(sync=True)
    _covers_masks = traitlets.Bool().tag(sync=True)
    _recipes_restart = traitlets.Bool().tag(sync=True)
    _turned: Any = traitlets.List(None, allow_none=True).tag(sync=True)
    _lists_presses = traitlets.Bool().tag(sync=True)
    _names: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(
        self,
        rules: RuleSet | None = None,
        start: ArrayLike | None = None,
        goal: ArrayLike | None = None,
        label: str = "board",
        menu: bool | None = None,
        adds: RuleSet | None = None,
        recipes: Recipes | None = None,
        turns: bool = False,
        lists_presses: bool = False,
        covers_recipes: bool = False,
        recipes_restart: bool = False,
        numbers_cells: bool = False,
        right_sides: ArrayLike | None = None,
        covers_masks: bool = False,
    ) -> None:
        if rules is not None and not isinstance(rules, RuleSet):
            raise TypeError(f"rules must be a RuleSet, got {shown(rules)}")
        given, name = (goal, "goal") if start is None else (start, "start")
        shape = (3, 3) if given is None else as_bits(given, name, ndim=2).shape
        if rules is None:
            rules, menu = unit(*shape), False if menu is None else menu
        self.adds = adds
        told = {**told_of_sums(adds, rules), "_recipes": told_of_recipes(recipes, rules)}
        told["_recipe_names"] = names_of_recipes(recipes)
        told["_covers_recipes"] = as_flag(covers_recipes, "covers_recipes")
        if covers_recipes and not told["_recipe_names"]:
            raise ValueError(f"covers_recipes needs recipes with names, got {shown(recipes)}")
        told["_covers_masks"] = as_flag(covers_masks, "covers_masks")
        if covers_masks and not covers_recipes:
            raise ValueError("covers_masks needs covers_recipes=True, got False")
        told["_recipes_restart"] = as_flag(recipes_restart, "recipes_restart")
        if recipes_restart and recipes is None:
            raise ValueError("recipes_restart needs recipes, got None")
        told["_lists_presses"] = as_flag(lists_presses, "lists_presses")
        is_numbered = as_flag(numbers_cells, "numbers_cells") or as_flag(turns, "turns")
        told["_names"] = [str(cell) for cell in range(rules.holes.size)] if is_numbered else []
        if right_sides is not None:
            if adds is None:
                raise ValueError(f"right_sides needs adds, got {shown(right_sides)} without")
            told["right_sides"] = right_sides
        super().__init__(rules, start, goal, label, has_menu(menu, rules), **told)
        self._turned = told_of_turns(turns, rules, self.start)

    def turn(self) -> None:
        """Turn the presses by a quarter turn to the right; the start stays.

        Raises
        ------
        ValueError
            If the board was made without `turns`.
        """
        if self._turned is None:
            raise ValueError("turn needs a board made with turns=True, got one without")
        self._set_presses(tuple(self._turned[number] for number in self.presses), ())

    @property
    def equations_sum(self) -> str | None:
        """The sum of the equations of the black cells; None where none are added."""
        if self.adds is None:
            return None
        return sum_of_equations(self.adds, np.flatnonzero(self.cells).tolist(), self.right_sides)

    def _as_cells(self, value: ArrayLike, name: str) -> NDArray[np.uint8]:
        return as_board(value, name, self.rules.shape, self._hole_cells)

    def _after(self, start: NDArray[np.uint8], presses: Sequence[int]) -> NDArray[np.uint8]:
        return self.rules.press(start, presses)

    def _drawn(self, boards: list[NDArray[np.uint8]], labels: list[str]) -> plot.Picture:
        return plot.boards(boards, labels, self._hole_cells)

    def _picture(self) -> plot.Picture:
        if self.right_sides is None:
            return super()._picture()
        named = {self._label: self.cells, "goal": self.goal, "must change": self.right_sides}
        boards = {label: board for label, board in named.items() if board is not None}
        return titled(self._drawn(list(boards.values()), list(boards)), self._title())

    def _title(self) -> str:
        parts = [f"Board of {self.rules.name or 'unnamed masks'}", presses_in_words(self.presses)]
        if self.goal is not None:
            parts.append(self._distance_in_words())
        if self.adds is not None:
            parts.append(f"sum {self.equations_sum}")
        left = left_of(self.presses)
        if (self._recipes or self._turned or self._lists_presses) and self.presses:
            parts.append(f"left {' '.join(map(str, left)) or 'nothing'}")
        if self._lists_presses and left and np.array_equal(self.cells, self.start):
            parts.append("as at the start")
        return ", ".join(parts)

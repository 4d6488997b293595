"""A game whose masks are the rows of a geniton, and the six matrices that may tell what to press."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import gf2, plot
from magicmath._checks import as_bits, as_choice, as_flag, as_indices, as_sequence
from magicmath.rules import RuleSet, pressed, to_board
from magicmath.widgets._base import PicturedWidget, page_code, page_style, titled
from magicmath.widgets._whole import Part, Whole
from magicmath.widgets.symmetries import NAMES, six_of_size

RULES = ("⌽⊖G", "⊖G", "G", "⌽G")
_SHAPE = (3, 3)
_SIZE = 9


def _as_board(rows: Sequence[Sequence[int]]) -> NDArray[np.uint8]:
    return np.array(rows, dtype=np.uint8)


class GenitonGame(PicturedWidget):
    """A puzzle of 3×3 cells, and six matrices: the wanted change times the right one tells the presses.

    Choose whose rows are the masks, then a matrix. Its presses are marked; play them, and see whether the
    goal is reached. The page works it out without a kernel.

    Parameters
    ----------
    rules : {"⌽G", "G", "⊖G", "⌽⊖G"}, optional
        The rows of this matrix of size 9 are the masks.
    matrix : str, optional
        The matrix that is tried: "I", "J", "G", "⌽G", "⊖G" or "⌽⊖G". None if left out.
    start, goal : (3, 3) array_like of 0/1, optional
        From board 32 to board 495, if left out. There no two of the six matrices say the same.
    played : bool, optional
        Whether the presses are played. Only where a matrix is chosen.
    among : sequence of str, optional
        The names to choose from, for the masks and for the matrix; all of them, if left out. `rules` must be
        one of them.
    asked : sequence of int, optional
        The numbers of masks of which the page asks whether the matrix presses them, before it tells any of
        its presses and plays them. Then D stands beside the matrix, to be added up.

    Attributes
    ----------
    rules, matrix, start, goal, played
        May be set. A new choice of rules or of a matrix takes the presses back.
    presses : list of int
        What the matrix says; empty where none is chosen.
    cells : (3, 3) uint8 array
        The board, after the presses if they are played.
    solved : bool

    Raises
    ------
    TypeError, ValueError
        If a name is none of these, a board is not 3×3 of 0/1, presses are played without a matrix, or there
        is no mask of a number that is asked. The widget keeps its state then.

    Notes
    -----
    "La Rétroversion", *Connexion fractale*.

    Examples
    --------
    >>> game = GenitonGame("G", "G")
    >>> game.played = True
    >>> game
    Game of the rows of G9, D times G9 says press 2 3 4 5 8, played, 6 cells differ from the goal
    your board  goal
    ■ □ □       ■ ■ ■
    ■ ■ □       ■ □ ■
    ■ □ □       ■ ■ ■
    >>> game.matrix = "⌽⊖G"
    >>> game.played = True
    >>> game.solved
    True
    """

    _esm = page_code("geniton_game.js")
    _css = page_style("board.css", "geniton_game.css")
    _set_by_page = ("_view",)

    _view: Any = Whole("_as_view").tag(sync=True)
    _matrices = traitlets.List(list(NAMES)).tag(sync=True)  # JSON may sort a dict
    _rules = traitlets.List(list(RULES)).tag(sync=True)
    _asked: traitlets.List[int] = traitlets.List().tag(sync=True)

    rules = Part("_view", str, "The name of the matrix whose rows are the masks.", played=False)
    matrix = Part[str | None]("_view", lambda name: name, "The matrix that is tried, or None.", played=False)
    start = Part("_view", _as_board, "The board before the presses.")
    goal = Part("_view", _as_board, "The board to reach.")
    played = Part("_view", bool, "Whether the presses are played.")

    def __init__(
        self,
        rules: str = "⌽G",
        matrix: str | None = None,
        start: ArrayLike | None = None,
        goal: ArrayLike | None = None,
        played: bool = False,
        among: Sequence[str] = tuple(NAMES),
        asked: Sequence[int] = (),
    ) -> None:
        chosen = {as_choice(one, "among", NAMES) for one in as_sequence(among, "among")}
        self._rules = [name for name in RULES if name in chosen]
        self._matrices = [name for name in NAMES if name in chosen]
        if not self._rules:
            raise ValueError(f"among must hold one of {', '.join(RULES)}")
        self._asked = sorted(set(as_indices(asked, "asked", high=_SIZE)))
        first, last = (to_board(32) if start is None else start), (to_board(495) if goal is None else goal)
        view = {"rules": rules, "matrix": matrix, "start": first, "goal": last, "played": played}
        super().__init__(_view=view)

    @property
    def presses(self) -> list[int]:
        """The presses that the matrix tells: the wanted change, in one row, times the matrix."""
        if self.matrix is None:
            return []
        return pressed(gf2.matmul((self.start ^ self.goal).ravel(), six_of_size(_SIZE)[self.matrix]))

    @property
    def cells(self) -> NDArray[np.uint8]:
        """The board, after the presses if they are played."""
        masks = RuleSet(six_of_size(_SIZE)[self.rules].reshape(-1, *_SHAPE))
        return masks.press(self.start, self.presses if self.played else [])

    @property
    def solved(self) -> bool:
        """Whether the board is the goal."""
        return bool((self.cells == self.goal).all())

    def _as_view(
        self, rules: str, matrix: str | None, start: ArrayLike, goal: ArrayLike, played: bool
    ) -> dict[str, Any]:
        view = {"rules": as_choice(rules, "rules", self._rules), "matrix": matrix}
        if matrix is not None:
            as_choice(matrix, "matrix", self._matrices)
        for name, board in (("start", start), ("goal", goal)):
            view[name] = as_bits(board, name, shape=_SHAPE).tolist()
        if as_flag(played, "played") and matrix is None:
            raise ValueError("played needs a matrix, got None")
        return {**view, "played": bool(played)}

    def _picture(self) -> plot.Picture:
        parts = [f"Game of the rows of {self.rules}9"]
        if self.matrix is not None:
            name = self.matrix if self.matrix in "IJ" else f"{self.matrix}9"
            if self._asked and not self.played:
                parts.append(f"does D times {name} press {', '.join(map(str, self._asked))}?")
            else:
                told = " ".join(map(str, self.presses)) or "nothing"
                parts += [f"D times {name} says press {told}", *(["played"] if self.played else [])]
        away = int((self.cells ^ self.goal).sum())
        parts.append(
            "goal reached"
            if not away
            else f"{away} cell{'s' * (away > 1)} differ{'s' * (away == 1)} from the goal"
        )
        return titled(plot.boards([self.cells, self.goal], ["your board", "goal"]), ", ".join(parts))

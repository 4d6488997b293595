"""A game whose masks come in steps of J and ⌽G9, and the way back, laid by the reader of the same steps."""

from collections.abc import Sequence
from functools import reduce
from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from magicmath import gf2, plot
from magicmath._checks import as_choice, as_flag, as_sequence
from magicmath.rules import RuleSet, pressed, to_board
from magicmath.widgets._base import PicturedWidget, page_code, page_style, titled
from magicmath.widgets._whole import Part, Whole
from magicmath.widgets.symmetries import six_of_size

PARTS = {"G": ("⌽G", "J"), "⊖G": ("J", "⌽G", "J"), "⌽⊖G": ("J", "⌽G")}
TILES = ("J", "⌽G")
_SIZE = 9
_START, _GOAL = to_board(32), to_board(495)


class WayBack(PicturedWidget):
    """G9, ⊖G9 or ⌽⊖G9 as a product of Js and ⌽G9, and the tiles that shall undo it.

    The rows of the chosen matrix are the masks of a game. It leads from the presses V to the changed cells D,
    in two or three steps. The reader lays the steps that lead from D back to V. Only then the page tries
    them on a board, and draws their product.

    Parameters
    ----------
    game : {"G", "⊖G", "⌽⊖G"}, optional
        The rows of this matrix of size 9 are the masks.
    way : sequence of {"J", "⌽G"}, optional
        The steps of the way back, the first at the left. At most as many as the game has.
    tested : bool, optional
        Whether the way is tried. Only where it has as many steps as the game.

    Attributes
    ----------
    game, way, tested
        May be set. A new game takes the steps away, and a new way is not tried yet.
    parts : tuple of str
        The steps of the game.
    presses : list of int
        What the way back tells to press; empty as long as steps are missing.
    solved : bool
        Whether the way is tried, and leads back.

    Raises
    ------
    TypeError, ValueError
        If a name is none of these, the way has too many steps, or it is tried too early. The widget keeps its
        state then.

    Examples
    --------
    >>> back = WayBack("G")
    >>> back.parts
    ('⌽G', 'J')
    >>> back.way = ["J", "⌽G"]
    >>> back.tested = True
    >>> back
    Way back from G9, D·J·⌽G9, the goal is reached
    your board  goal
    ■ ■ ■       ■ ■ ■
    ■ □ ■       ■ □ ■
    ■ ■ ■       ■ ■ ■
    """

    _esm = page_code("way_back.js")
    _css = page_style("board.css", "way_back.css")
    _set_by_page = ("_view",)

    _view: Any = Whole("_as_view").tag(sync=True)
    _parts = traitlets.List([[game, list(parts)] for game, parts in PARTS.items()]).tag(sync=True)
    _boards = traitlets.List([_START.tolist(), _GOAL.tolist()]).tag(sync=True)

    game = Part("_view", str, "The name of the matrix whose rows are the masks.", way=(), tested=False)
    way = Part("_view", tuple, "The steps of the way back.", tested=False)
    tested = Part("_view", bool, "Whether the way is tried.")

    def __init__(self, game: str = "G", way: Sequence[str] = (), tested: bool = False) -> None:
        super().__init__(_view={"game": game, "way": way, "tested": tested})

    @property
    def parts(self) -> tuple[str, ...]:
        """The steps of the game."""
        return PARTS[self.game]

    @property
    def presses(self) -> list[int]:
        """What the way back tells to press."""
        if len(self.way) < len(self.parts):
            return []
        return pressed(gf2.matmul((_START ^ _GOAL).ravel(), _product(self.way)))

    @property
    def cells(self) -> NDArray[np.uint8]:
        """The board, after the presses if the way is tried."""
        masks = RuleSet(six_of_size(_SIZE)[self.game].reshape(-1, *_START.shape))
        return masks.press(_START, self.presses if self.tested else [])

    @property
    def solved(self) -> bool:
        """Whether the way is tried, and leads back."""
        return self.tested and bool((self.cells == _GOAL).all())

    def _as_view(self, game: str, way: Sequence[str], tested: bool) -> dict[str, Any]:
        steps = len(PARTS[as_choice(game, "game", PARTS)])
        tiles = [as_choice(tile, "way", TILES) for tile in as_sequence(way, "way")]
        if len(tiles) > steps:
            raise ValueError(f"way must have at most {steps} steps, got {len(tiles)}")
        if as_flag(tested, "tested") and len(tiles) < steps:
            raise ValueError(f"tested needs a way of {steps} steps, got {len(tiles)}")
        return {"game": game, "way": tiles, "tested": bool(tested)}

    def _picture(self) -> plot.Picture:
        title = f"Way back from {_named(self.game)}"
        if self.way:
            title += f", {'·'.join(['D', *map(_named, self.way)])}"
        if self.tested:
            away = int((self.cells ^ _GOAL).sum())
            left = f"{away} cell{'s' * (away > 1)} differ{'s' * (away == 1)} from the goal"
            title += f", {left if away else 'the goal is reached'}"
        return titled(plot.boards([self.cells, _GOAL], ["your board", "goal"]), title)


def _named(name: str) -> str:
    """Return the name of a step or of a game with its size."""
    return name if name == "J" else f"{name}{_SIZE}"


def _product(way: Sequence[str]) -> NDArray[np.uint8]:
    """Return the product of the steps, from the left to the right."""
    six = six_of_size(_SIZE)
    return reduce(gf2.matmul, [six[tile] for tile in way])

"""Stories of what went wrong in print: in each one all that is printed is computed anew."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot
from magicmath._checks import as_bits, as_choice, as_sequence, as_text
from magicmath._shown import shown
from magicmath.widgets._base import PicturedWidget, page_code, page_style, synced, titled

_NONE = "none"
_MOST_BOARDS, _MOST_STORIES = 16, 6


class _Name(traitlets.TraitType[str, Any]):
    """The name of one of the stories, or none."""

    def validate(self, obj: Any, value: Any) -> str:
        return as_choice(value, str(self.name), (_NONE, *(one["name"] for one in obj._stories)))


class Stories(PicturedWidget):
    """Press a story, and each printed board stands beside the one that it should be in this story.

    Where both are equal, the board *follows*. Where they differ, the story needs an *accident*. A press on a
    board tells why. The figure does not count the accidents: the reader does.

    Parameters
    ----------
    printed : mapping of str to board
        From 1 to 16 boards of 0 and 1, of one shape, each by its name.
    stories : mapping of str to mapping
        From 1 to 6 stories. Each gives for each name in `printed` a board, and why it should be this one.

    Attributes
    ----------
    chosen : str; may be set and observed
        The name of the story that is told, or none.

    Raises
    ------
    TypeError, ValueError
        If they are no such mappings. The widget keeps its state when `chosen` is set to another text.

    Examples
    --------
    >>> printed = {"a": [[1, 0]], "its opposite": [[0, 0]]}
    >>> slip = {"a": ([[1, 0]], "it was given"), "its opposite": ([[0, 1]], "0 and 1 change places")}
    >>> stories = Stories(printed, {"a is right": slip})
    >>> stories.accidents("a is right")
    ['its opposite']
    >>> stories.chosen = "a is right"
    >>> stories
    Story: a is right
    a: follows  its opposite: accident
    ■ □         □ ■
    """

    _esm = page_code("stories.js")
    _css = page_style("board.css", "witnesses.css", "stories.css")
    _set_by_page = ("chosen",)

    chosen: traitlets.TraitType[str, Any] = synced(_Name(default_value=_NONE))
    _printed: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _stories: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(
        self,
        printed: Mapping[str, ArrayLike],
        stories: Mapping[str, Mapping[str, tuple[ArrayLike, str]]],
    ) -> None:
        given = _as_mapping(printed, "printed", _MOST_BOARDS)
        told = _as_mapping(stories, "stories", _MOST_STORIES)
        self._boards = {name: as_bits(board, "printed", ndim=2) for name, board in given.items()}
        self._told = {name: self._as_story(story) for name, story in told.items()}
        if _NONE in self._told or len({board.shape for board in self._boards.values()}) > 1:
            raise ValueError("printed must hold boards of one shape, and no story may be named none")
        super().__init__(
            _printed=[{"name": name, "board": board.tolist()} for name, board in self._boards.items()],
            _stories=[
                {"name": name, "told": [{"board": board.tolist(), "why": why} for board, why in story]}
                for name, story in self._told.items()
            ],
        )

    def _as_story(self, value: Any) -> list[tuple[NDArray[np.uint8], str]]:
        story = _as_mapping(value, "stories", _MOST_BOARDS)
        if set(story) != set(self._boards):
            raise ValueError(f"stories must tell of each board in printed, got {shown(list(story))}")
        return [self._as_told(name, story[name]) for name in self._boards]

    def _as_told(self, name: str, value: Any) -> tuple[NDArray[np.uint8], str]:
        pair = as_sequence(value, "stories")
        if len(pair) != 2:
            raise ValueError(f"stories must give a board and why, got {len(pair)} things")
        board = as_bits(pair[0], "stories", ndim=2)
        if board.shape != self._boards[name].shape:
            raise ValueError(f"stories must give a board as large as the printed {shown(name)}")
        return board, as_text(pair[1], "stories")

    def accidents(self, story: str) -> list[str]:
        """Return the names of the boards that do not follow in a story.

        Parameters
        ----------
        story : str
            Its name.

        Returns
        -------
        list of str

        Raises
        ------
        ValueError
            If there is no such story.
        """
        told = self._told[as_choice(story, "story", tuple(self._told))]
        pairs = zip(self._boards.items(), told, strict=True)
        return [name for (name, board), (right, _) in pairs if not np.array_equal(board, right)]

    def _picture(self) -> plot.Picture:
        if self.chosen == _NONE:
            return titled(plot.boards(list(self._boards.values()), list(self._boards)), "As printed")
        accidents = self.accidents(self.chosen)
        names = [f"{name}: {'accident' if name in accidents else 'follows'}" for name in self._boards]
        boards = [board for board, _ in self._told[self.chosen]]
        return titled(plot.boards(boards, names), f"Story: {self.chosen}")


def _as_mapping(value: Any, name: str, most: int) -> dict[str, Any]:
    if not isinstance(value, Mapping):
        raise TypeError(f"{name} must be a mapping, got {shown(value)}")
    if not 1 <= len(value) <= most:
        raise ValueError(f"{name} must hold from 1 to {most} things, got {len(value)}")
    return {as_text(key, name): one for key, one in value.items()}

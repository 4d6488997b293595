"""A board taken as a list of cells to press, and the lists that give themselves."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import gf2, plot
from magicmath._checks import as_board, as_text
from magicmath._shown import shown
from magicmath.rules import RuleSet
from magicmath.widgets._base import Cells, PicturedWidget, page_code, page_style, positions_of_ones, synced
from magicmath.widgets._small_rules import as_small_rules

_LARGEST = 36  # cells
_MOST_LISTS = 6
_MOST_INDEPENDENT = 5  # lists that give themselves, so that all of them have room on the shelf


class PressedList(PicturedWidget):
    """A board taken as a list of cells, pressed one after the other from the white board.

    At the end of the list a line tells whether the board that was made is the list: then the list gives
    itself. Such lists stay below on a shelf, as small boards, each of them once. *Press this too* presses one
    of them after the list, and a cell of both leaves it. The page works all of it out, so a saved page needs
    no kernel.

    Parameters
    ----------
    rules : RuleSet
        With a mask for each cell, and at most 36 cells without holes. At most 5 independent lists give
        themselves.
    cells : (rows, columns) array_like of 0/1, optional
        The cells in the list to begin with; none if left out.
    lists : mapping of str to (rows, columns) array_like of 0/1, optional
        At most 6 lists that the page offers, by their names.

    Attributes
    ----------
    cells : uint8 array, read-only; may be set and observed

    Raises
    ------
    TypeError, ValueError
        If the rule is no such one, or a list is none of 0 and 1. The widget keeps its state then; it also
        does when the page sends what it should not.

    Examples
    --------
    >>> from magicmath.rules import MAGIC, to_board
    >>> figure = PressedList(MAGIC, to_board(495))
    >>> figure.all_found
    7
    >>> figure
    8 cells in the list, which gives itself
    your list  pressed from white
    ■ ■ ■      ■ ■ ■
    ■ □ ■      ■ □ ■
    ■ ■ ■      ■ ■ ■
    """

    _esm = page_code("pressed_list.js")
    _css = page_style("board.css", "pressed_list.css")
    _set_by_page = ("cells",)

    cells: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_list"))
    _masks: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _changers: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _lists: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _all = traitlets.Int().tag(sync=True)

    def __init__(
        self,
        rules: RuleSet,
        cells: ArrayLike | None = None,
        lists: Mapping[str, ArrayLike] | None = None,
    ) -> None:
        self.rules = as_small_rules(rules, _LARGEST)
        lists = {} if lists is None else lists
        if not isinstance(lists, Mapping):
            raise TypeError(f"lists must be a mapping, got {shown(lists)}")
        if len(lists) > _MOST_LISTS:
            raise ValueError(f"lists must be at most {_MOST_LISTS}, got {len(lists)} of them")
        independent = len(rules) - gf2.matrix_rank(rules.matrix ^ np.eye(len(rules), dtype=np.uint8))
        if independent > _MOST_INDEPENDENT:
            raise ValueError(
                f"rules must let at most {_MOST_INDEPENDENT} independent lists give themselves, "
                f"got {independent}"
            )
        offered = [
            {"name": as_text(name, "lists"), "cells": as_board(one, "lists", rules.shape).tolist()}
            for name, one in lists.items()
        ]
        super().__init__(
            cells=np.zeros(rules.shape, dtype=np.uint8) if cells is None else cells,
            _masks=positions_of_ones(rules.matrix),
            _changers=positions_of_ones(rules.matrix.T),
            _lists=offered,
            _all=2**independent - 1,
        )

    @property
    def made(self) -> NDArray[np.uint8]:
        """The board that the list makes from the white one."""
        board = self.cells.ravel() @ self.rules.matrix % 2
        return board.astype(np.uint8).reshape(self.rules.shape)

    @property
    def all_found(self) -> int:
        """How many lists give themselves, without the empty one."""
        return int(self._all)

    def _as_list(self, value: ArrayLike, name: str) -> NDArray[np.uint8]:
        return as_board(value, name, self.rules.shape)

    def _picture(self) -> plot.Picture:
        size = int(self.cells.sum())
        boards = plot.boards([self.cells, self.made], ["your list", "pressed from white"])
        gives = ", which gives itself" if size and np.array_equal(self.cells, self.made) else ""
        title = f"{'1 cell' if size == 1 else f'{size} cells'} in the list{gives}"
        return plot.Picture(boards.figure, f"{title}\n{boards.text}", f"{title}. {boards.alt}")

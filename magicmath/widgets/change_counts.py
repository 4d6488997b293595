"""How often each cell changes when a choice of masks is pressed, and by which presses."""

from collections.abc import Mapping
from itertools import product
from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot
from magicmath._checks import as_board, as_flag, as_text
from magicmath._shown import shown
from magicmath.rules import RuleSet
from magicmath.widgets._base import Cells, PicturedWidget, page_code, page_style, positions_of_ones, synced
from magicmath.widgets._small_rules import as_small_rules

_LARGEST = 36  # cells
_MOST_CHOICES = 6
_BOARD_OF_KINDS = (3, 3)  # corners, edges and a centre
_MOST_QUIET = 3  # independent quiet choices, where all choices of one board stand below
_MOST_JOINED = 5  # cells, where all choices of all boards stand below


class ChangeCounts(PicturedWidget):
    """Cells to press, and beside them the number of times that each cell changes.

    Point at the number of a cell, and the presses that can change it are framed. For a symmetric rule they
    are the cells of its own mask, and the page says so. It works all out without a kernel.

    Parameters
    ----------
    rules : RuleSet
        With a mask for each cell, and at most 36 cells without holes.
    choice : (rows, columns) array_like of 0/1, optional
        The cells pressed to begin with; none if left out.
    choices : mapping of str to (rows, columns) array_like of 0/1, optional
        At most 6 choices that the page offers, by their names.
    alike : bool, optional
        Whether all choices that make the same board stand below, to press. Then the rule has from 1 to 3
        independent quiet choices, and is symmetric.
    collects : bool, optional
        Whether the page keeps below what cells of one kind make, where they stand on the ladder of 05: one
        corner or edge, two neighbours, two opposites, all four, and the centre. The board is 3×3 then.
    joins : bool, optional
        Whether all boards stand below, those that pass the tests and those that fail, and each choice that
        is pressed goes to its board. Then the rule has at most 5 cells, from 1 to 3 independent quiet
        choices, and is symmetric. It does not go with `alike`.

    Attributes
    ----------
    choice : uint8 array, read-only; may be set and observed

    Raises
    ------
    TypeError, ValueError
        If the rule is no such one, a choice is none of 0 and 1, or `joins` is set with
        `alike`. The widget keeps its state then; it also does when the page sends what it should not.

    Examples
    --------
    >>> from magicmath.rules import lights_out
    >>> figure = ChangeCounts(lights_out(1, 3), choice=[[1, 1, 0]])
    >>> figure.counts.tolist()
    [[2, 2, 1]]
    >>> figure
    2 pressed; changes 2 2 1
    pressed cells  board
    ■ ■ □          □ □ ■
    """

    _esm = page_code("change_counts.js")
    _css = page_style("board.css", "change_counts.css")
    _set_by_page = ("choice",)

    choice: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_choice"))
    _masks: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _changers: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _symmetric = traitlets.Bool(True).tag(sync=True)
    _choices: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _quiet: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _collects: traitlets.Bool[bool, Any] = traitlets.Bool().tag(sync=True)
    _joins: traitlets.Bool[bool, Any] = traitlets.Bool().tag(sync=True)

    def __init__(
        self,
        rules: RuleSet,
        choice: ArrayLike | None = None,
        choices: Mapping[str, ArrayLike] | None = None,
        alike: bool = False,
        collects: bool = False,
        joins: bool = False,
    ) -> None:
        self.rules = as_small_rules(rules, _LARGEST)
        choices = {} if choices is None else choices
        if not isinstance(choices, Mapping):
            raise TypeError(f"choices must be a mapping, got {shown(choices)}")
        if len(choices) > _MOST_CHOICES:
            raise ValueError(f"choices must be at most {_MOST_CHOICES}, got {len(choices)} of them")
        has_alike, is_joined = as_flag(alike, "alike"), as_flag(joins, "joins")
        is_symmetric = np.array_equal(self.rules.matrix, self.rules.matrix.T)
        for name in [name for name, is_set in (("alike", has_alike), ("joins", is_joined)) if is_set]:
            if not is_symmetric:
                raise ValueError(
                    f"{name} needs symmetric rules, got a mask that changes a cell and not the other way"
                )
            if not 1 <= len(rules.quiet_presses) <= _MOST_QUIET:
                raise ValueError(
                    f"{name} needs rules with from 1 to {_MOST_QUIET} independent quiet choices, "
                    f"got {len(rules.quiet_presses)}"
                )
        if is_joined and len(rules) > _MOST_JOINED:
            raise ValueError(f"joins needs rules of at most {_MOST_JOINED} cells, got {len(rules)}")
        has_collection = as_flag(collects, "collects")
        if has_collection and rules.shape != _BOARD_OF_KINDS:
            raise ValueError(f"collects needs rules of 3×3, got {shown(rules)}")
        if is_joined and has_alike:
            raise ValueError("joins must be False where alike is set, got True")
        offered = [
            {"name": as_text(name, "choices"), "cells": as_board(one, "choices", rules.shape).tolist()}
            for name, one in choices.items()
        ]
        super().__init__(
            choice=np.zeros(rules.shape, dtype=np.uint8) if choice is None else choice,
            _masks=positions_of_ones(rules.matrix),
            _changers=positions_of_ones(rules.matrix.T),
            _symmetric=is_symmetric,
            _choices=offered,
            _quiet=positions_of_ones(rules.quiet_presses) if has_alike or is_joined else [],
            _collects=has_collection,
            _joins=is_joined,
        )

    @property
    def counts(self) -> NDArray[np.int64]:
        """How often each cell changes."""
        changes = self.choice.ravel().astype(np.int64) @ self.rules.matrix.astype(np.int64)
        return changes.reshape(self.rules.shape)

    @property
    def alike(self) -> NDArray[np.uint8]:
        """All choices that make the same board, in an order that is theirs; none unless asked for."""
        if not self._quiet or self._joins:
            return np.zeros((0, *self.rules.shape), dtype=np.uint8)
        quiet = self.rules.quiet_presses
        least = self.choice.ravel().copy()
        for one in quiet:  # in reduced form: the first cell of each is in none of the others
            least ^= one * least[np.flatnonzero(one)[0]]
        added = [one[::-1] for one in product((0, 1), repeat=len(quiet))]  # the first quiet one comes first
        sums = np.array(added) @ quiet % 2
        return (least ^ sums.astype(np.uint8)).reshape(-1, *self.rules.shape)

    def _as_choice(self, value: ArrayLike, name: str) -> NDArray[np.uint8]:
        return as_board(value, name, self.rules.shape)

    def _picture(self) -> plot.Picture:
        counts = self.counts
        boards = plot.boards([self.choice, counts % 2], ["pressed cells", "board"])
        rows = " / ".join(" ".join(map(str, row)) for row in counts.tolist())
        title = f"{int(self.choice.sum())} pressed; changes {rows}"
        return plot.Picture(boards.figure, f"{title}\n{boards.text}", f"{title}. {boards.alt}")

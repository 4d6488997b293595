"""All eight choices of three masks and the boards that they make; or the sums of rows and of columns."""

from typing import Any, ClassVar

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot
from magicmath._checks import as_bits, as_flag, as_indices
from magicmath._shown import shown
from magicmath.widgets._base import Cells, PicturedWidget, page_code, page_style, synced, titled

SIZE = 3
_CHOICES = 2**SIZE
_TABLES = 2**SIZE**2
_FIRST = ((1, 1, 0), (0, 1, 1), (1, 0, 1))  # their sum is 0


class _Tried(traitlets.TraitType[tuple[int, ...], Any]):
    """The numbers of choices, in the order in which they were pressed."""

    def validate(self, _: Any, value: Any) -> tuple[int, ...]:
        choices = as_indices(value, "tried", high=_CHOICES)
        if len(set(choices)) < len(choices):
            raise ValueError(f"tried must name no choice twice, got {shown(choices)}")
        return tuple(choices)


class _Tables(traitlets.TraitType[tuple[int, ...], Any]):
    """The numbers of tables, in the order in which they were tried."""

    def validate(self, obj: Any, value: Any) -> tuple[int, ...]:
        tables = as_indices(value, "tables", high=_TABLES)
        if len(set(tables)) < len(tables):
            raise ValueError(f"tables must name no table twice, got {shown(value)}")
        if tables and not obj._columns:
            raise ValueError(f"tables needs columns, got {shown(value)} without")
        return tuple(tables)


class ChoicePairs(PicturedWidget):
    """Three masks on a strip of three cells: each of the eight choices makes a board.

    Press a choice at the left: a line leads to its board. Once all eight have lines, the figure says how
    many boards are made, and which choices are quiet. Press a cell of a mask, and the mask changes. The
    page works it out without a kernel.

    With `columns` the figure shows something else of the same table: which sums of rows are 0, which sums
    of columns are 0, and which boards are made. It counts the tables that were tried by these sums.

    Parameters
    ----------
    masks : (3, 3) array_like of 0/1, optional
        A mask a row. If left out, each mask changes two of the cells, so that all three together are quiet.
    columns : bool, optional
        Whether the sums of columns stand beside those of rows, in the place of choices to press.

    Attributes
    ----------
    masks : (3, 3) uint8 array, read-only; may be set and observed
    tried : tuple of int; may be set and observed
        The choices that were pressed, the last one last. Choice 5, for example, is 1 + 4: the masks a and c.
    tables : tuple of int; may be set and observed
        With `columns`, the tables that were tried. Their nine bits, row by row, are read as a binary number.

    Raises
    ------
    TypeError, ValueError
        If the masks are no such bits, or a choice or a table does not exist or occurs twice, or tables are
        given without `columns`. The widget keeps its state then; it also does when the page sends what it
        should not.

    Examples
    --------
    >>> figure = ChoicePairs()
    >>> figure.quiet
    [7]
    >>> figure
    Three masks: 8 choices make 4 boards
    masks a, b, c
    ■ ■ □
    □ ■ ■
    ■ □ ■
    >>> ChoicePairs(columns=True).cancelling
    [7]
    """

    _esm = page_code("choice_pairs.js")
    _css = page_style("board.css", "choice_pairs.css")
    _set_by_page: ClassVar[tuple[str, ...]] = ("masks", "tried", "tables")

    masks: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_masks"))
    tried: traitlets.TraitType[tuple[int, ...], Any] = synced(_Tried(default_value=()))
    tables: traitlets.TraitType[tuple[int, ...], Any] = synced(_Tables(default_value=()))
    _columns = traitlets.Bool(False).tag(sync=True)
    _given: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(self, masks: ArrayLike = _FIRST, columns: bool = False) -> None:
        columns = as_flag(columns, "columns")
        super().__init__(masks=masks)
        self._columns = columns
        self._given = self.masks.tolist()

    @property
    def boards(self) -> NDArray[np.uint8]:
        """The board of each choice, a row each."""
        return _sums(self.masks)

    @property
    def quiet(self) -> list[int]:
        """The choices that press at least one mask and change no cell."""
        return _zero_sums(self.masks)

    @property
    def cancelling(self) -> list[int]:
        """The sums of columns that are 0: sum 5, for example, is that of the columns 0 and 2."""
        return _zero_sums(self.masks.T)

    def _as_masks(self, value: ArrayLike, name: str) -> NDArray[np.uint8]:
        return as_bits(value, name, shape=(SIZE, SIZE)).copy()

    def _picture(self) -> plot.Picture:
        made = len(np.unique(self.boards, axis=0))
        title = f"Three masks: {_CHOICES} choices make {made} board{'' if made == 1 else 's'}"
        if self._columns:
            rows, columns = _in_words(self.quiet, "abc"), _in_words(self.cancelling, "012")
            title += f". Rows that add up to 0: {rows}. Columns that add up to 0: {columns}"
        return titled(plot.boards([self.masks], ["masks a, b, c"]), title)


def _sums(rows: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return the sums of all choices of three rows modulo 2, a row each."""
    choices = np.arange(_CHOICES)[:, None] >> np.arange(SIZE) & 1
    sums: NDArray[np.uint8] = (choices @ rows % 2).astype(np.uint8)
    return sums


def _zero_sums(rows: NDArray[np.uint8]) -> list[int]:
    """Return the choices, but the empty one, whose rows add up to 0."""
    return [choice for choice, total in enumerate(_sums(rows)) if choice and not total.any()]


def _in_words(choices: list[int], names: str) -> str:
    """Name the sums, or say that there is none."""
    sums = [" + ".join(name for i, name in enumerate(names) if choice >> i & 1) for choice in choices]
    return ", ".join(sums) or "none"

"""A rule to make cell by cell: the symmetry of the square copies each press, and the steps home follow."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from magicmath import gf2, plot
from magicmath._checks import as_bits, as_flag, as_index
from magicmath._kernels.polynomials import multiply, order_of_x
from magicmath._shown import shown
from magicmath.rules import MAGIC, RuleSet, symmetric_basis
from magicmath.rules._checks import as_rules
from magicmath.widgets._base import Cells, PicturedWidget, page_code, page_style, synced, titled
from magicmath.widgets._polynomials import factors_of, polynomial_text, raised

KINDS = {  # of the cells of a board with so many in a row
    3: {"corner": [0, 2, 6, 8], "edge": [1, 3, 5, 7], "centre": [4]},
    4: {"corner": [0, 3, 12, 15], "edge": [1, 2, 4, 7, 8, 11, 13, 14], "middle": [5, 6, 9, 10]},
}

_MOST_STEPS = 4  # of the walk with N
_SIDE_WITH_FACTORS = 3
_REGISTERS = {(9,): {9: 4}, (4, 5): {4: 1, 5: 2}}  # lengths, and for each where its last cell comes back too

_OF = {"corner": "a corner", "edge": "an edge", "centre": "the centre", "middle": "a middle cell"}


class RuleMaker(PicturedWidget):
    """One mask of each kind of cell, to be changed; all other masks are their turned and mirrored pictures.

    A press of a cell changes with it all that the symmetry of the square ties to it. A table counts
    what the masks change, and a line tells after how many steps the matrix comes home. The page works
    it out without a kernel, draws rules at random, and takes changes back.

    Parameters
    ----------
    rules : RuleSet, optional
        The rule to begin with, with one mask for each cell of 3×3 or 4×4. MAGIC if left out.
    mirrors : bool, optional
        Whether mirrors are respected, and not quarter turns alone. A board of 4×4 wants them.
    fades : bool, optional
        Whether the masks of N = Y + I are shown too, which the table counts then, and a choice V with V·N,
        V·N², V·N³ and V·N⁴, and how much symmetry each has. A button shows V·P and so on below them, for
        P = I + Q, where Q is a quarter turn. Small boards then show a choice W with V·N = W·P, and so on.
    counts_own : bool, optional
        Whether the page counts rules with an inverse that the reader makes, in place of the buttons that draw
        rules at random.
    table : bool, optional
        Whether a table counts what the masks change.
    factors : bool, optional
        Whether all nine masks of 3×3 are shown and respect no symmetry: a press changes one cell. A table
        then lists the factors of the minimal polynomial, with their degrees and steps, and two buttons make
        shift registers. There is no other table, and nothing fades.
    mirror_pairs : bool, optional
        Whether the masks of a corner and of an edge are the only ones that are shown, each with its own
        mirror and lines that join the cells that this mirror exchanges. Below them stands how many edges or
        corners the mask changes, in place of all else. It wants 3×3 without mirrors, fades and factors, so
        that the reader can break a pair.

    Attributes
    ----------
    matrix : (n, n) uint8 array, read-only; may be set and observed
        The masks of the rule, one a row.
    choice : uint8 array, read-only; may be set and observed
        V, as a board.

    Raises
    ------
    TypeError, ValueError
        If the rule is of another size, or does not respect the symmetry, or the choice is no board of
        0 and 1. The widget keeps its state then.

    Notes
    -----
    "The Fractal MAGIC Universe", on the 4-fold symmetry of the rules.

    Examples
    --------
    >>> maker = RuleMaker()
    >>> maker.order
    4
    >>> maker.counts.tolist()
    [[1, 2, 1], [2, 1, 0], [0, 4, 1]]
    >>> maker.flip(4, 4)
    >>> maker
    A rule with turns and mirrors: no inverse, it never comes home
    mask of a corner  mask of an edge  mask of the centre
    ■ ■ □             ■ ■ ■            □ ■ □
    ■ ■ □             □ □ □            ■ □ ■
    □ □ □             □ □ □            □ ■ □
    """

    _esm = page_code("rule_maker.js")
    _css = page_style("board.css", "rule_maker.css")
    _set_by_page = ("matrix", "choice")

    matrix: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_matrix"))
    choice: traitlets.TraitType[NDArray[np.uint8], Any] = synced(Cells("_as_choice"))
    _fades: traitlets.Bool[bool, Any] = traitlets.Bool().tag(sync=True)
    _counts_own: traitlets.Bool[bool, Any] = traitlets.Bool().tag(sync=True)
    _table: traitlets.Bool[bool, Any] = traitlets.Bool().tag(sync=True)
    _pairs: traitlets.Bool[bool, Any] = traitlets.Bool().tag(sync=True)
    _start: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _registers: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _tied: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _kinds: traitlets.List[Any] = traitlets.List().tag(sync=True)  # in order, which a stored mapping loses

    def __init__(
        self,
        rules: RuleSet = MAGIC,
        mirrors: bool = True,
        fades: bool = False,
        counts_own: bool = False,
        table: bool = True,
        factors: bool = False,
        mirror_pairs: bool = False,
    ) -> None:
        as_rules(rules)
        side, columns = rules.shape
        if side != columns or side not in KINDS or len(rules) != side * side:
            raise ValueError(f"rules must have one mask for each cell of 3×3 or 4×4, got {shown(rules)}")
        self.mirrors = as_flag(mirrors, "mirrors")
        if side == max(KINDS) and not mirrors:
            raise ValueError("mirrors must be True for a board of 4×4, got False")
        self._has_factors = as_flag(factors, "factors")
        if factors and (side != _SIDE_WITH_FACTORS or fades):
            wanted = "3×3, without fades" if fades else "3×3"
            raise ValueError(f"factors needs rules of {wanted}, got {shown(rules)}")
        if as_flag(mirror_pairs, "mirror_pairs") and (
            side != _SIDE_WITH_FACTORS or mirrors or fades or factors
        ):
            raise ValueError(
                f"mirror_pairs needs rules of 3×3, without mirrors, fades and factors, got {shown(rules)}"
            )
        self._side = side
        tied = symmetric_basis(side, mirrors).argmax(axis=0)
        if factors:
            tied = np.arange(side**4).reshape(tied.shape)
        self._ties = tied
        super().__init__(
            matrix=rules.matrix,
            choice=np.eye(1, side * side, dtype=np.uint8).reshape(side, side),
            _fades=as_flag(fades, "fades"),
            _counts_own=as_flag(counts_own, "counts_own"),
            _table=as_flag(table, "table") and not (factors or mirror_pairs),
            _pairs=as_flag(mirror_pairs, "mirror_pairs"),
            _registers=_registers() if factors else [],
            _start=rules.matrix.tolist(),
            _tied=tied.tolist(),
            _kinds=[[f"mask {mask}", [mask]] for mask in range(side * side)]
            if factors
            else [
                [kind, cells] for kind, cells in KINDS[side].items() if not mirror_pairs or kind != "centre"
            ],
        )

    @property
    def order(self) -> int | None:
        """After how many steps the matrix comes home; None without an inverse."""
        return gf2.multiplicative_order(self.matrix) if gf2.det(self.matrix) else None

    @property
    def factors(self) -> list[tuple[int, int, int]]:
        """The irreducible factors of the minimal polynomial, how often each stands there, and its steps.

        A polynomial is a number whose bit i stands for the power i of x. The steps are 0 for x itself.
        """
        found = factors_of(gf2.minimal_polynomial(self.matrix))
        powers = [(one, found.count(one)) for one in sorted(set(found))]
        return [(one, times, _steps(one, times)) for one, times in powers]

    @property
    def counts(self) -> NDArray[np.int64]:
        """How many cells of each kind (columns) the mask of each kind (rows) changes."""
        kinds = KINDS[self._side].values()
        return np.array([[self.matrix[own[0], cells].sum() for cells in kinds] for own in kinds], np.int64)

    @property
    def fading(self) -> list[NDArray[np.uint8]]:
        """The boards V, V·N, V·N², V·N³ and V·N⁴."""
        boards = [self.choice]
        for _ in range(_MOST_STEPS):
            boards.append(gf2.matmul(boards[-1].ravel(), self.matrix).reshape(boards[-1].shape) ^ boards[-1])
        return boards

    @property
    def pairs(self) -> list[NDArray[np.uint8]]:
        """The boards V, V·P, V·P², V·P³ and V·P⁴."""
        boards = [self.choice]
        for _ in range(_MOST_STEPS):
            boards.append(np.rot90(boards[-1], -1) ^ boards[-1])
        return boards

    def flip(self, mask: int, cell: int) -> None:
        """Change a cell of a mask, and all that is tied to it.

        Parameters
        ----------
        mask, cell : int
            Counted row by row, from 0.

        Raises
        ------
        TypeError, ValueError
            If there is no such mask or cell.
        """
        size = len(self.matrix)
        place = as_index(mask, "mask", high=size), as_index(cell, "cell", high=size)
        self.matrix = self.matrix ^ (self._ties == self._ties[place])

    def _as_matrix(self, value: Any, name: str) -> NDArray[np.uint8]:
        matrix = as_bits(value, name, ndim=2, shape=self._ties.shape)
        first = np.unique(self._ties, return_index=True)[1]
        if not np.array_equal(matrix, matrix.ravel()[first][self._ties]):
            respected = "turns and mirrors" if self.mirrors else "quarter turns"
            raise ValueError(f"{name} must respect {respected}, got {shown(matrix)}")
        return matrix

    def _as_choice(self, value: Any, name: str) -> NDArray[np.uint8]:
        return as_bits(value, name, ndim=2, shape=(self._side, self._side))

    def _picture(self) -> plot.Picture:
        if self._has_factors:
            return self._picture_of_factors()
        if self._pairs:
            return self._picture_of_pairs()
        kinds = KINDS[self._side]
        masks = [self.matrix[cells[0]].reshape(self._side, self._side) for cells in kinds.values()]
        respected = "turns and mirrors" if self.mirrors else "quarter turns"
        labels = [f"mask of {_OF[kind]}" for kind in kinds]
        if self._fades:
            steps = self.matrix ^ np.eye(len(self.matrix), dtype=np.uint8)
            masks += [steps[cells[0]].reshape(self._side, self._side) for cells in kinds.values()]
            labels += [f"{label}, in N" for label in labels]
            masks += [*self.fading, *self.pairs[1:]]
            labels += ["V", *(f"V times {step}{power}" for step in "NP" for power in ("", "²", "³", "⁴"))]
        picture = plot.boards(masks, labels)
        return titled(picture, f"A rule with {respected}: {_home(self.order)}")

    def _picture_of_pairs(self) -> plot.Picture:
        masks = self.matrix[:2].reshape(-1, self._side, self._side)
        counts = self.counts.tolist()
        said = f"{_number(counts[0][1], 'edge')} in the mask of a corner, {_number(counts[1][0], 'corner')}"
        picture = plot.boards(masks, [f"mask of {_OF[kind]}" for kind in ("corner", "edge")])
        return titled(picture, f"A rule with quarter turns: {said} in that of an edge")

    def _picture_of_factors(self) -> plot.Picture:
        names = [_power_text(one, times) for one, times, _ in self.factors]
        masks = self.matrix.reshape(-1, self._side, self._side)
        picture = plot.boards(masks, [f"mask {mask}" for mask in range(len(masks))])
        return titled(picture, f"Nine masks: {_home(self.order)}. Factors: {', '.join(names)}")


def _steps(factor: int, times: int) -> int:
    """Return after how many steps a factor that stands there so often is home; 0 for never."""
    power = 1
    for _ in range(times):
        power = multiply(power, factor)
    return order_of_x(power) if factor & 1 else 0


def _power_text(factor: int, times: int) -> str:
    """Return a factor, with its power above it."""
    text = polynomial_text(factor)
    return text if times == 1 else (f"({text})" if factor & 1 else text) + raised("", times)


def _registers() -> list[dict[str, Any]]:
    """Return the lengths and masks of the shift registers that the page offers."""
    made = []
    for lengths, places in _REGISTERS.items():
        matrix = np.eye(_SIDE_WITH_FACTORS**2, k=1, dtype=int)
        first = 0
        for length in lengths:
            last = first + length - 1
            matrix[last] = 0
            matrix[last, [first, first + places[length]]] = 1
            first += length
        made.append({"lengths": list(lengths), "matrix": matrix.tolist()})
    return made


def _number(count: int, one: str) -> str:
    """Say how many there are."""
    return f"{count} {one}{'s' * (count != 1)}"


def _home(order: int | None) -> str:
    """Say after how many steps a matrix comes home."""
    if order is None:
        return "no inverse, it never comes home"
    return f"home after {order} step{'s' * (order > 1)}"

"""A printed matrix with a few wrong bits, and checks that tell what they see of them."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import gf2, plot
from magicmath._checks import as_bits, as_flag, as_indices
from magicmath.rules import MAGIC, RuleSet
from magicmath.rules._checks import as_rules
from magicmath.widgets._base import page_code, page_style, titled
from magicmath.widgets._matrix import MatrixFigure

_MOST = 9  # masks, and cells


class WrongBits(MatrixFigure):
    """Turn the wrong bits of a printed matrix: at each turn the checks tell which of them pass.

    The printed matrix has a row for each mask. One check counts the cells of each mask, one exchanges left
    and right on the board, and one presses some masks together. The figure is done when all checks pass, and
    no more bits are turned than were wrong.

    Parameters
    ----------
    printed : (n, n) array_like of 0/1
        The matrix with its wrong bits.
    rules : RuleSet, optional
        The true masks, as many as cells, at most 9; MAGIC if left out.
    presses : sequence of int, optional
        The masks that are pressed together for the third check; without them it is left out.
    inverse : bool, optional
        Whether the printed matrix should be the inverse of the masks. Then there is one check alone: the
        product of both, which stands beside the printed matrix, must be the identity.

    Attributes
    ----------
    matrix : uint8 array, read-only; may be set and observed
        The matrix as it stands now.
    checks : dict of str to bool
        For each check by its name whether it passes.
    wrong : int
        How many bits of the printed matrix are wrong.

    Raises
    ------
    TypeError, ValueError
        If an argument is none of these, no bit is wrong, the masks have no inverse where one is wanted, or
        the checks do not see the wrong bits. The widget keeps its state when the page sends what it should
        not.

    Examples
    --------
    >>> printed = MAGIC.matrix.copy()
    >>> printed[8, 7] = 0
    >>> figure = WrongBits(printed, presses=[4, 8])
    >>> figure.checks
    {'sizes': False, 'mirror': False, 'presses': False}
    >>> figure.flip(8, 7)
    >>> all(figure.checks.values())
    True
    """

    _esm = page_code("wrong_bits.js")
    _css = page_style("board.css", "wrong_bits.css")

    _printed: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _wrong = traitlets.Int().tag(sync=True)
    _sizes: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _mirror: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _presses: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _sum: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _factor: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(
        self,
        printed: ArrayLike,
        rules: RuleSet = MAGIC,
        presses: ArrayLike = (),
        *,
        inverse: bool = False,
    ) -> None:
        as_rules(rules)
        masks, cells = rules.matrix.shape
        if masks != cells or masks > _MOST:
            raise ValueError(
                f"rules must have as many masks as cells, at most {_MOST}, got {masks} and {cells}"
            )
        start = as_bits(printed, "printed", ndim=2, shape=rules.matrix.shape)
        together = as_indices(presses, "presses", high=masks)
        if len(set(together)) < len(together):
            raise ValueError("presses must name no mask twice")
        self.rules = rules
        self._is_inverse = as_flag(inverse, "inverse")
        if self._is_inverse and together:
            raise ValueError("presses must be left out for an inverse")
        right = gf2.inv(rules.matrix) if self._is_inverse else rules.matrix
        if np.array_equal(start, right):
            raise ValueError("printed must have a wrong bit")
        mirror = [] if self._is_inverse else _mirror(rules)
        super().__init__(
            start,
            _printed=start.tolist(),
            _wrong=int((start != right).sum()),
            _sizes=[] if self._is_inverse else right.sum(axis=1, dtype=int).tolist(),
            _mirror=mirror,
            _presses=together,
            _sum=(right[together].sum(axis=0, dtype=int) % 2).tolist() if together else [],
            _factor=rules.matrix.tolist() if self._is_inverse else [],
        )
        if all(self.checks.values()):
            raise ValueError("printed must have a wrong bit that a check sees")

    @property
    def wrong(self) -> int:
        """How many bits of the printed matrix are wrong."""
        return int(self._wrong)

    @property
    def checks(self) -> dict[str, bool]:
        """For each check by its name whether it passes."""
        matrix = np.asarray(self.matrix)
        if self._is_inverse:
            product = gf2.matmul(self.rules.matrix, matrix)
            return {"product": bool(np.array_equal(product, np.eye(len(matrix))))}
        found = {"sizes": matrix.sum(axis=1, dtype=int).tolist() == list(self._sizes)}
        if self._mirror:
            masks, cells = self._mirror
            found["mirror"] = bool(np.array_equal(matrix[np.ix_(masks, cells)], matrix))
        if self._presses:
            made = matrix[list(self._presses)].sum(axis=0, dtype=int) % 2
            found["presses"] = made.tolist() == list(self._sum)
        return found

    def _picture(self) -> plot.Picture:
        failing = [name for name, passes in self.checks.items() if not passes]
        title = f"Wrong bits: {len(failing)} of {len(self.checks)} checks complain"
        if not self._is_inverse:
            return titled(plot.matrix(self.matrix, "printed", numbers=True), title)
        product = gf2.matmul(self.rules.matrix, self.matrix)
        return titled(
            plot.boards([self.matrix, product], ["printed", "Y times printed"], numbers=True), title
        )


def _mirror(rules: RuleSet) -> list[list[int]]:
    """Return where masks and cells go if left and right change places; nothing if a mask has no place."""
    cells: NDArray[np.int64] = np.arange(len(rules)).reshape(rules.shape)[:, ::-1].ravel()
    known = {mask.tobytes(): number for number, mask in enumerate(rules.matrix)}
    masks = [known.get(np.ascontiguousarray(mask[cells]).tobytes()) for mask in rules.matrix]
    if None in masks or len(set(masks)) < len(masks):
        return []
    return [[number for number in masks if number is not None], cells.tolist()]

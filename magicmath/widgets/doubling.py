"""What f and g of Lights Out share when the index of both doubles, again and again."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import traitlets

from magicmath import plain, plot
from magicmath._checks import as_choice, as_index, as_indices, as_sequence
from magicmath._kernels.polynomials import degree
from magicmath._shown import shown
from magicmath.widgets._base import PicturedWidget, page_code, page_style
from magicmath.widgets._polynomials import factors_of, polynomial_text

LARGEST = 33  # the index to begin with: above, the factors are long
_MOST_INDICES = 6
_MOST_DOUBLINGS = 8
_X, _X_PLUS_1 = 0b10, 0b11


class _Index(traitlets.TraitType[int, Any]):
    """One of the indices that the figure offers."""

    def validate(self, obj: Any, value: Any) -> int:
        (index,) = as_indices([value], "index")
        if index not in obj.indices:
            raise ValueError(f"index must be one of {', '.join(map(str, obj.indices))}, got {shown(value)}")
        return index


class _Doubled(traitlets.TraitType[int, Any]):
    """How often the index is doubled, up to the end of the figure."""

    def validate(self, obj: Any, value: Any) -> int:
        return as_index(value, "doubled", high=obj._most + 1)


class Doubling(PicturedWidget):
    """The factors of f and g, counted, while their index doubles: bet on the next count before each step.

    The index of f and g is N = n + 1. When it doubles, f becomes its square times x, and g its square times
    x + 1. So each factor comes twice as often, and one x and one x + 1 are new. The figure counts each factor
    in f, in g and in both, adds up the degrees of what both share, and marks what they share beyond the
    double. The page works it out without a kernel.

    Parameters
    ----------
    indices : sequence of int from 2 to 33
        The indices N to begin with, at most 6. The figure begins with the first.
    asks : {'nullity', 'x'}, optional
        What the reader bets on: the nullity, or how often f has the factor x.
    steps : int from 1 to 8, optional
        How often the index is doubled, with a bet each time. If it is left out, the figure asks after three
        bets how much each count is more than twice the one before, and runs on to the eighth.

    Attributes
    ----------
    index : int; may be set and observed
        The index that the figure begins with.
    doubled : int from 0 to 8, or to `steps`; may be set and observed
        How often it is doubled.

    Raises
    ------
    TypeError, ValueError
        If `indices` are none, or `asks` or `steps` is none of these. The widget keeps its state when the
        page sends what it should not.

    Examples
    --------
    >>> figure = Doubling([3, 5])
    >>> figure.doubled = 2
    >>> figure
    Doubling from 3: N = 12, nullity of 11×11 = 6
    x: 3 in f, 8 in g, 3 in both
    x + 1: 8 in f, 3 in g, 3 in both
    """

    _esm = page_code("doubling.js")
    _css = page_style("board.css", "doubling.css")
    _set_by_page = ("index", "doubled")

    index = _Index().tag(sync=True)
    doubled = _Doubled(0).tag(sync=True)
    _starts: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _most = traitlets.Int(_MOST_DOUBLINGS).tag(sync=True)
    _asks = traitlets.Unicode().tag(sync=True)
    _asks_rule = traitlets.Bool().tag(sync=True)

    def __init__(self, indices: Sequence[int], asks: str = "nullity", steps: int | None = None) -> None:
        self.indices = as_indices(as_sequence(indices, "indices"), "indices", high=LARGEST + 1)
        is_each = 1 <= len(set(self.indices)) == len(self.indices) <= _MOST_INDICES
        if not is_each or min(self.indices) < 2:
            wanted = f"from 1 to {_MOST_INDICES} different numbers from 2"
            raise ValueError(f"indices must be {wanted}, got {shown(indices)}")
        most = _MOST_DOUBLINGS if steps is None else as_index(steps, "steps", low=1, high=_MOST_DOUBLINGS + 1)
        super().__init__(
            index=self.indices[0],
            _starts=[_start(index) for index in self.indices],
            _most=most,
            _asks=as_choice(asks, "asks", ("nullity", "x")),
            _asks_rule=steps is None,
        )

    @property
    def counts(self) -> dict[int, tuple[int, int]]:
        """How often each factor comes in f and in g; bit i of a factor stands for the power i of x."""
        counts = {p: (in_f, in_g) for p, in_f, in_g in _start(self.index)["factors"]}
        for _ in range(self.doubled):
            counts = {
                p: (2 * in_f + (p == _X), 2 * in_g + (p == _X_PLUS_1)) for p, (in_f, in_g) in counts.items()
            }
        return counts

    @property
    def nullity(self) -> int:
        """The degree of all that f and g share: the nullity of n×n Lights Out, where n + 1 is the index."""
        return sum(degree(p) * min(both) for p, both in self.counts.items())

    def _picture(self) -> plot.Picture:
        n = self.index * 2**self.doubled - 1
        lines = [f"Doubling from {self.index}: N = {n + 1}, nullity of {n}×{n} = {self.nullity}"]
        shared: dict[int | str, int] = {}
        for p, (in_f, in_g) in self.counts.items():
            name = polynomial_text(p)
            shared[name] = min(in_f, in_g)
            lines.append(f"{name}: {in_f} in f, {in_g} in g, {shared[name]} in both")
        drawn = plot.bars(shared, "in both")
        return plot.Picture(drawn.figure, "\n".join(lines), ". ".join(lines))


def _start(index: int) -> dict[str, Any]:
    f = Counter(factors_of(plain.fibonacci_polynomial(index)))
    g = Counter({plain.shifted(p): count for p, count in f.items()})
    both = sorted({*f, *g, _X, _X_PLUS_1})
    return {"index": index, "factors": [[p, f[p], g[p]] for p in both]}

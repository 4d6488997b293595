"""The factors of the two polynomials of Lights Out, to find those that both have."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import traitlets

from magicmath import plain, plot
from magicmath._checks import as_flag, as_indices, as_sequence
from magicmath._shown import shown
from magicmath.widgets._base import PicturedWidget, page_code, page_style
from magicmath.widgets._polynomials import factors_of, polynomial_text

LARGEST = 20  # rows of a board
_MOST_SIZES = 8


class _Taken(traitlets.TraitType[tuple[int, ...], Any]):
    """Numbers of factors of f, each once and in rising order."""

    def validate(self, obj: Any, value: Any) -> tuple[int, ...]:
        return tuple(sorted(set(as_indices(value, "taken", high=obj.n))))


class _Size(traitlets.TraitType[int, Any]):
    """One of the sizes that the figure offers."""

    def validate(self, obj: Any, value: Any) -> int:
        (n,) = as_indices([value], "n")
        if n not in obj.sizes:
            raise ValueError(f"n must be one of {', '.join(map(str, obj.sizes))}, got {shown(n)}")
        return n


class SharedFactors(PicturedWidget):
    """Tiles for the factors of f, and below each what it becomes in g, where x + 1 stands for x.

    Press a tile of f that g has, too: both are taken. The product of the taken ones divides f and g. When no
    other is in both, its degree is the nullity of n×n Lights Out. The page works it out without a kernel.

    Parameters
    ----------
    sizes : sequence of int from 1 to 20
        The sizes n that the reader may choose, at most 8. The figure begins with the first.
    with_h : bool, optional
        Whether each factor of f has two places below it, one in g and one in h: the reader fills one of
        them, so that f divides h·g. Of one size only.

    Attributes
    ----------
    n : int; may be set and observed
    taken : tuple of int; may be set and observed
        The numbers of the factors of f that are taken, from 0. What stands in h is kept by the page.

    Raises
    ------
    TypeError, ValueError
        If `sizes` are none, or `with_h` is no bool, or goes with more than one size. The widget keeps its
        state when the page sends what it should not.

    Examples
    --------
    >>> SharedFactors([5])
    Factors for 5×5
    f: x·(x + 1)·(x + 1)·(x + 1)·(x + 1)
    g: (x + 1)·x·x·x·x
    """

    _esm = page_code("shared_factors.js")
    _css = page_style("board.css", "shared_factors.css")
    _set_by_page = ("n", "taken")

    n = _Size().tag(sync=True)
    taken = _Taken(()).tag(sync=True)
    _sizes: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _with_h = traitlets.Bool(False).tag(sync=True)

    def __init__(self, sizes: Sequence[int], with_h: bool = False) -> None:
        self.sizes = as_indices(as_sequence(sizes, "sizes"), "sizes", high=LARGEST + 1)
        if not 1 <= len(set(self.sizes)) == len(self.sizes) <= _MOST_SIZES or 0 in self.sizes:
            wanted = f"from 1 to {_MOST_SIZES} different numbers from 1"
            raise ValueError(f"sizes must be {wanted}, got {shown(sizes)}")
        has_h = as_flag(with_h, "with_h")
        if has_h and len(self.sizes) > 1:
            raise ValueError(f"with_h is for one size, got {len(self.sizes)}")
        super().__init__(n=self.sizes[0], _sizes=[_sides(n) for n in self.sizes], _with_h=has_h)

    @property
    def factors(self) -> list[int]:
        """The factors of f, as whole numbers whose bit i stands for the power i of x."""
        return factors_of(plain.fibonacci_polynomial(self.n + 1))

    @property
    def shared(self) -> list[int]:
        """The factors that f and g have in common."""
        both = Counter(self.factors) & Counter(plain.shifted(one) for one in self.factors)
        return sorted(both.elements())

    def _picture(self) -> plot.Picture:
        f = self.factors
        lines = [f"Factors for {self.n}×{self.n}"]
        for name, side in (("f", f), ("g", [plain.shifted(one) for one in f])):
            lines.append(f"{name}: {'·'.join(map(_bracketed, side))}")
        width = self.n + 1
        rows = [[p >> i & 1 for i in reversed(range(width))] for p in _ends(self.n)]
        drawn = plot.board(rows, "f and g")
        return plot.Picture(drawn.figure, "\n".join(lines), ". ".join(lines))


def _ends(n: int) -> tuple[int, int]:
    f = plain.fibonacci_polynomial(n + 1)
    return f, plain.shifted(f)


def _sides(n: int) -> dict[str, Any]:
    f = factors_of(plain.fibonacci_polynomial(n + 1))
    return {"n": n, "f": f, "g": [plain.shifted(one) for one in f]}


def _bracketed(p: int) -> str:
    return f"({polynomial_text(p)})" if p.bit_count() > 1 else polynomial_text(p)

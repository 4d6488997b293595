"""Euclid's lines for a number modulo k: the reader says how often each is taken from the one above it."""

from collections.abc import Sequence
from typing import Any

import traitlets

from magicmath import plot
from magicmath._checks import as_index, as_sequence
from magicmath._shown import shown as in_words
from magicmath.widgets._base import Number, PicturedWidget, page_code, page_style

LARGEST = 9999
_MOST_PAIRS, _MOST_LINES = 4, 32


class _Choice(traitlets.TraitType[int, Any]):
    """The number of one of the pairs that the figure offers."""

    def validate(self, obj: Any, value: Any) -> int:
        return as_index(value, "chosen", high=len(obj.pairs))


class ReciprocalLines(PicturedWidget):
    """Euclid's lines for the reciprocal of a modulo k, which a reader finds one by one.

    Each line says that a number is a multiple of a, modulo k. The figure asks how often the last number can
    be taken from the one above it, and writes what is left as the next line. Where 0 is left, it asks for
    the reciprocal, or whether there is none. The page works it out without a kernel.

    Parameters
    ----------
    pairs : sequence of (a, k)
        From 1 to 4 pairs of int to choose from, with k from 2 to 9999 and a from 1 to k - 1. The figure
        begins with the first.

    Attributes
    ----------
    chosen : int; may be set and observed
        Which of the pairs is shown, from 0.
    shown : int from 2; may be set and observed
        Of fewer lines than `shown`, all are shown.

    Raises
    ------
    TypeError, ValueError
        If `pairs` are none, or a number is out of its range. The widget keeps its state then.

    Examples
    --------
    >>> figure = ReciprocalLines([(3, 10)])
    >>> figure.lines
    [(10, 0), (3, 1), (1, -3), (0, 10)]
    >>> figure
    Euclid's lines for 3 modulo 10, 2 lines shown
    10 = 0·3 modulo 10
    3 = 1·3 modulo 10
    """

    _esm = page_code("reciprocal_lines.js")
    _css = page_style("board.css", "reciprocal_lines.css")
    _set_by_page = ("chosen", "shown")

    chosen: traitlets.TraitType[int, Any] = _Choice(0).tag(sync=True)
    shown = Number(2, 2, _MOST_LINES).tag(sync=True)
    _pairs: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(self, pairs: Sequence[tuple[int, int]]) -> None:
        given = as_sequence(pairs, "pairs")
        if not 1 <= len(given) <= _MOST_PAIRS:
            raise ValueError(f"pairs must be 1 to {_MOST_PAIRS} pairs (a, k), got {in_words(pairs)}")
        self.pairs = [_as_pair(pair) for pair in given]
        super().__init__(_pairs=[list(pair) for pair in self.pairs])

    @property
    def lines(self) -> list[tuple[int, int]]:
        """All lines of the chosen pair: a number, and how many times a it is modulo k; 0 comes last."""
        a, k = self.pairs[self.chosen]
        lines = [(k, 0), (a, 1)]
        while lines[-1][0]:
            (above, s), (below, t) = lines[-2:]
            times = above // below
            lines.append((above - times * below, s - times * t))
        return lines

    @property
    def reciprocal(self) -> int | None:
        """The reciprocal of a modulo k, from 1 to k - 1, or None."""
        divisor, factor = self.lines[-2]
        return factor % self.pairs[self.chosen][1] if divisor == 1 else None

    def _picture(self) -> plot.Picture:
        a, k = self.pairs[self.chosen]
        lines = self.lines[: self.shown]
        title = f"Euclid's lines for {a} modulo {k}, {len(lines)} lines shown"
        said = [title, *(f"{value} = {factor}·{a} modulo {k}".replace("-", "−") for value, factor in lines)]
        drawn = plot.matrix(lines, f"a number, and how many times {a} it is modulo {k}")
        return plot.Picture(drawn.figure, "\n".join(said), ". ".join(said))


def _as_pair(value: Any) -> tuple[int, int]:
    parts = as_sequence(value, "pairs")
    if len(parts) != 2:
        raise ValueError(f"pairs must be pairs (a, k), got {in_words(value)}")
    k = as_index(parts[1], "pairs", low=2, high=LARGEST + 1)
    return as_index(parts[0], "pairs", low=1, high=k), k

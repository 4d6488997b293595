"""The articles' APL beside NumPy: each expression with its meaning and its value."""

from functools import cache
from html import escape
from math import comb
from typing import Any, NamedTuple

import numpy as np

from magicmath._shown import shown
from magicmath.ledger import _html
from magicmath.ledger._data import read
from magicmath.ledger._types import Array


class Expression(NamedTuple):
    """An APL expression, its meaning, its NumPy form, and the value of that form."""

    apl: str
    words: str
    numpy: str
    value: Array
    documents: tuple[str, ...]

    def __repr__(self) -> str:
        return f"{self.apl}   {self.words}\n    {self.numpy}\n    {in_brief(self.value)}"


class Rosetta(tuple[Expression, ...]):
    """Expressions to look things up in."""

    def __repr__(self) -> str:
        return "\n".join(map(repr, self)) or "no expression"

    def _repr_html_(self) -> str:
        headings = ("APL, and in words", "here, and its value")
        return _html.scrolling(_html.table(headings, map(_cells, self), first=45), "APL beside NumPy")


def rosetta(text: str = "") -> Rosetta:
    """Return the APL expressions of the articles beside their NumPy forms.

    The values are computed when asked for, by evaluating the forms as they are shown, on the
    worked examples of the articles.

    Parameters
    ----------
    text : str, optional
        Keep the expressions that contain it: an APL sign, a word, or a function's name.

    Returns
    -------
    Rosetta, a tuple of Expression

    Raises
    ------
    TypeError
        If `text` is not a text.

    Examples
    --------
    >>> rosetta("V/⍳9")
    V/⍳9   where V has a 1: the numbers of the masks
        pressed(V)
        3 4 6
    """
    if not isinstance(text, str):
        raise TypeError(f"text must be a str, got {shown(text)}")
    sought = text.lower()
    return Rosetta(e for e in _expressions() if sought in f"{e.apl}\n{e.words}\n{e.numpy}".lower())


def in_brief(value: Array) -> str:
    """Write a value on one line, a matrix by its shape and its first row."""
    if value.ndim < 2:
        return " ".join(f"{item:g}" for item in value.ravel())
    first = in_brief(value.reshape(-1, value.shape[-1])[0])
    return f"{'×'.join(map(str, value.shape))}, first row {first}"


@cache
def _expressions() -> list[Expression]:
    data, namespace = read("rosetta.toml"), _namespace()
    for name, entry in data["names"].items():
        namespace[name] = eval(entry["numpy"], namespace)
    found = []
    for entry in data["expression"]:
        value = np.asarray(np.asarray(eval(entry["numpy"], namespace)) + 0)
        value.flags.writeable = False
        namespace[entry.get("name", "")] = value
        found.append(
            Expression(entry["apl"], entry["words"], entry["numpy"], value, tuple(entry["documents"]))
        )
    return found


def _namespace() -> dict[str, Any]:
    from magicmath import gf2, helix, ledger, reals
    from magicmath.rules import MAGIC, UNIT, fractal, pressed, to_board, to_number

    names = (MAGIC, UNIT, comb, fractal, gf2, helix, ledger, np, pressed, reals, to_board, to_number)
    words = "MAGIC UNIT comb fractal gf2 helix ledger np pressed reals to_board to_number"
    return dict(zip(words.split(), names, strict=True))


def _cells(expression: Expression) -> tuple[str, str]:
    return (
        f"<code>{escape(expression.apl)}</code><br>{escape(expression.words)}",
        f"<code>{escape(expression.numpy)}</code><br>{escape(in_brief(expression.value))}",
    )

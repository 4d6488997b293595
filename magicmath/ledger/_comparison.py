"""Hold computed values against printed ones, and name each cell that differs."""

from collections.abc import Sequence
from difflib import SequenceMatcher
from html import escape
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from magicmath._checks import as_array, as_real, as_reals
from magicmath.ledger import _html
from magicmath.ledger._data import as_document, place, table_entry, tokens
from magicmath.ledger._types import Array


class Comparison(NamedTuple):
    """The outcome of holding a computed value against a printed table."""

    name: str
    agrees: bool
    differences: tuple[tuple[tuple[int, ...], str, Any], ...]
    verdict: str

    def __repr__(self) -> str:
        return f"{self.name}: {self.verdict}"

    def _repr_html_(self) -> str:
        return _table([self])


def compare(name: str, computed: ArrayLike, atol: float | None = None) -> Comparison:
    """Compare a computed array with what a document prints under a name.

    Parameters
    ----------
    name : str, `document.table`
    computed : array_like of numbers
    atol : float, optional
        How far a value may lie from the printed one; half a unit of its last printed digit
        if left out.

    Returns
    -------
    Comparison
        `agrees`, `differences` as (index, printed, computed) triples, and a `verdict` in words.

    Raises
    ------
    KeyError
        If there is no such table.
    TypeError, ValueError
        If `computed` is not made of numbers, or `atol` is negative.

    Examples
    --------
    >>> compare("opening_the_boxes.path_presses", [0, 5, 6])
    opening_the_boxes.path_presses: as printed (3 values)
    >>> compare("opening_the_boxes.path_presses", [0, 5, 7])
    opening_the_boxes.path_presses: differs at [2]: printed 6, computed 7
    """
    signs, found = tokens(table_entry(name)), np.atleast_1d(as_array(computed, "computed"))
    if found.size:
        as_reals(found, "computed")  # which refuses what cannot be compared
    return compare_tokens(name, signs, found, None if atol is None else as_real(atol, "atol"))


def compare_tokens(name: str, tokens: Array, computed: Array, atol: float | None = None) -> Comparison:
    """Compare a computed array with values as printed, an array of texts."""
    if tokens.size == computed.size == 1:
        computed = computed.reshape(tokens.shape)
    if tokens.shape != computed.shape:
        verdict = f"differs in shape: printed {size(tokens)} values, computed {size(computed)}"
        return Comparison(name, False, (), verdict + _slips_in_words(tokens, computed))
    differences = []
    for index in np.ndindex(tokens.shape):
        token, value = str(tokens[index]), computed[index]
        if not abs(float(value) - float(token)) <= (_half_digit(token) if atol is None else atol):
            differences.append((index, token, value))
    if len({index[0] for index, _, _ in differences}) > 2 and (said := _slips_in_words(tokens, computed)):
        return Comparison(name, False, tuple(differences), f"differs{said}")
    return Comparison(name, not differences, tuple(differences), _verdict(tokens.size, differences))


class Comparisons(tuple[Comparison, ...]):
    """Several comparisons, one a line; a page shows those that differ, and folds the others into one line."""

    def __repr__(self) -> str:
        return "\n".join(map(repr, self))

    def _repr_html_(self) -> str:
        agreeing = Comparisons(one for one in self if one.agrees)
        differing = Comparisons(one for one in self if not one.agrees)
        if not agreeing:
            return _table(differing)
        tables = f"{len(agreeing)} table{'s are' if len(agreeing) > 1 else ' is'} as printed"
        all_of_them = "All " if not differing and len(agreeing) > 1 else ""
        fold = _html.folded(_table(agreeing), all_of_them + tables)
        return (_table(differing) if differing else "") + fold


def compare_each(document: str, **computed: ArrayLike) -> Comparisons:
    """Compare several computed arrays with what one document prints under their names.

    Parameters
    ----------
    document : str
    **computed : array_like of numbers, each under the name of its table

    Returns
    -------
    Comparisons, a tuple of Comparison

    Raises
    ------
    KeyError
        If there is no such document or table.

    Examples
    --------
    >>> compare_each("opening_the_boxes", START_number=32, WIN_number=496)
    opening_the_boxes.START_number: as printed (1 value)
    opening_the_boxes.WIN_number: differs at [0]: printed 495, computed 496
    """
    document = as_document(document)
    return Comparisons(compare(f"{document}.{key}", value) for key, value in computed.items())


def _table(comparisons: Sequence[Comparison]) -> str:
    """Return what each table is in words, small below its name, and beside it the verdict."""
    rows = (
        (f"{escape(place(name))}<br><small>{_html.key(name)}</small>", escape(verdict))
        for name, _, _, verdict in comparisons
    )
    return _html.table(("in the article", "computed here"), rows, first=50, ruled=True)


def _verdict(count: int, differences: Sequence[tuple[tuple[int, ...], str, Any]]) -> str:
    if differences:
        where = "; ".join(f"{list(i)}: printed {p}, computed {plain(c)}" for i, p, c in differences)
        return f"differs at {where}"
    return f"as printed ({count} value{'s' * (count > 1)})"


def slips(tokens: Array, computed: Array) -> tuple[list[int], list[int]] | None:
    """Return the rows (or items) that a document leaves out and those that it adds.

    None unless that alone, in two places at most, explains how the table differs.
    """
    if tokens.shape[1:] != computed.shape[1:]:
        return None
    left, right = (list(map(str, array.astype(float).tolist())) for array in (tokens, computed))
    edits = SequenceMatcher(None, left, right, autojunk=False).get_opcodes()
    missing = [j for edit, *_, start, stop in edits if edit == "insert" for j in range(start, stop)]
    added = [i for edit, start, stop, *_ in edits if edit == "delete" for i in range(start, stop)]
    if len(missing) + len(added) > 2 or any(edit == "replace" for edit, *_ in edits):
        return None
    return missing, added


def _slips_in_words(tokens: Array, computed: Array) -> str:
    missing, added = slips(tokens, computed) or ([], [])
    word = "row" if tokens.ndim > 1 else "item"
    said = [f"{word} {j} is not printed" for j in missing]
    said += [f"printed {word} {i} is one too many" for i in added]
    return ": " + ", ".join(said) if said else ""


def _half_digit(token: str) -> float:
    mantissa, _, exponent = token.partition("E")
    decimals = len(mantissa.partition(".")[2])
    return 0.5000001 * 10.0 ** (int(exponent or 0) - decimals) if "." in mantissa or exponent else 0


def plain(value: Any) -> Any:
    """Return a NumPy scalar as a Python number."""
    return value.item() if isinstance(value, np.generic) else value


def size(array: Array) -> str:
    """Write the shape of an array."""
    return "×".join(map(str, array.shape))

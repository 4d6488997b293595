"""Rows by their keys: read the data, run the check, derive the verdict."""

from functools import cache
from typing import Any

import numpy as np

from magicmath._shown import shown
from magicmath.ledger._data import DOCUMENTS, claims, entry, parts, table_entry, tables
from magicmath.ledger._evidence import Evidence
from magicmath.ledger._lookup import checks_of
from magicmath.ledger._row import Row
from magicmath.ledger._types import Array, Entry
from magicmath.ledger._verdicts import judge


def keys(document: str | None = None) -> list[str]:
    """Return the keys of all rows, of one document or of all."""
    chosen = DOCUMENTS if document is None else [document]
    return [f"{d}.{key}" for d in chosen for key in (*tables(d), *claims(d))]


def row(key: str) -> Row:
    """Return one row of the ledger, with its verdict worked out.

    Parameters
    ----------
    key : str, `document.key`

    Returns
    -------
    Row

    Raises
    ------
    KeyError
        If there is no such row.

    Notes
    -----
    The check of a row runs when the row is first asked for, and loads SymPy if one of its ways takes it.

    Examples
    --------
    >>> row("retroversion.formula_presses").verdict
    'misprint'
    """
    entry(key)
    return _judged(key)


@cache
def _judged(key: str) -> Row:
    data = entry(key)
    return judge(key, data, evidence(key, data))


def evidence(key: str, data: Entry) -> dict[str, Array] | Evidence | None:
    """Run the check of a row: computed arrays way by way, or Evidence on a claim, or nothing."""
    if "open" in data or ("lost" in data and not {"formula", "reconstructed"} & set(data)):
        return None
    document, inner = parts(key)
    checks = checks_of(document)
    if "reconstructed" in data:
        return {way: _as_numbers(find()) for way, find in checks.reconstructed[inner].items()}
    if inner not in (checks.tables if "printed" in data else checks.claims):
        raise NotImplementedError(f"{key} has no check: write one, or say in the data why there is none")
    if "printed" in data:
        return {way: _as_numbers(find()) for way, find in checks.tables[inner].items()}
    return checks.claims[inner](**data.get("values", {}))


def _as_numbers(value: Any) -> Array:
    numbers: Array = np.atleast_1d(value) + 0  # bits, not bools
    return numbers


def reconstructed(key: str) -> Array:
    """Return the boards of a lost figure, as they follow from what its document prints elsewhere.

    Parameters
    ----------
    key : str, `document.key`, of a figure that can be reconstructed

    Returns
    -------
    (k, rows, columns) array of 0/1

    Raises
    ------
    KeyError
        If there is no such row, or nothing to reconstruct it from.

    Examples
    --------
    >>> reconstructed("retroversion.figure_of_start")
    array([[[0, 0, 1],
            [0, 0, 0],
            [1, 1, 1]]])
    """
    data = entry(key)
    if "reconstructed" not in data:
        raise KeyError(f"key must be one of a figure that can be reconstructed, got {shown(key)}")
    document, inner = parts(key)
    first_way = next(iter(checks_of(document).reconstructed[inner].values()))
    return _as_numbers(first_way())


def computed(name: str) -> Array:
    """Return a table as its check computes it, in the first of its ways.

    Parameters
    ----------
    name : str, `document.table`

    Returns
    -------
    array

    Raises
    ------
    KeyError
        If there is no such table.

    Examples
    --------
    >>> computed("retroversion.formula_presses")
    array([3, 4, 6])
    """
    table_entry(name)
    document, inner = parts(name)
    first_way = next(iter(checks_of(document).tables[inner].values()))
    return _as_numbers(first_way())

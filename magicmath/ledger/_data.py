"""Read what the documents print and claim: one file of tables and one of claims for each."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from magicmath._shown import shown
from magicmath.ledger._types import Array, Entry

TITLES = {
    "retroversion": "G. Langlet, \"La Rétroversion de l'Inversion Diabolique\", Les Nouvelles d'APL, 1993",
    "fractal_magic": 'G. Langlet, "The Fractal MAGIC Universe", Vector 10.1, 1993',
    "casegame": 'casegame, its manual, "Math et algos"',
    "opening_the_boxes": 'M. Day, "The MAGIC Goes Away - Opening the Boxes", Vector 10.1, 1993',
    "nim_sum": "D. Madore, lecture notes on games, the change that adds the sum of Nim as XOR, 2016",
}
DOCUMENTS = tuple(TITLES)


@cache
def tables(document: str) -> dict[str, Entry]:
    """Return what a document prints: tables, and figures and tables that are lost."""
    return read(f"{document}.toml")


@cache
def claims(document: str) -> dict[str, Entry]:
    """Return what a document claims: sentences and formulas that are right or wrong."""
    return read(f"{document}-claims.toml")


def as_document(document: Any) -> str:
    """Return a document's name, or raise KeyError when there is no such document."""
    if not isinstance(document, str) or document not in DOCUMENTS:
        raise KeyError(f"document must be one of {', '.join(DOCUMENTS)}, got {shown(document)}")
    return document


def table_entry(name: Any) -> Entry:
    """Return the data of one readable table, or raise KeyError."""
    document, key = parts(name)
    entry = tables(document).get(key, {}) if document in DOCUMENTS else {}
    if "printed" not in entry:
        raise KeyError(f"name must be one of ledger.names(), got {shown(name)}")
    return entry


def entry(key: Any) -> Entry:
    """Return the data of one row, a table or a claim, or raise KeyError."""
    document, inner = parts(key)
    rows = tables(document) | claims(document) if document in DOCUMENTS else {}
    if inner not in rows:
        raise KeyError(f"key must be one of those in ledger.table(), got {shown(key)}")
    return rows[inner]


def parts(name: Any) -> tuple[str, str]:
    """Return the document and the key in a name `document.key`, both empty for what is no text."""
    document, _, key = name.partition(".") if isinstance(name, str) else ("", "", "")
    return document, key


def names(document: str | None = None) -> list[str]:
    """Return the names of the printed tables, of one document or of all.

    Parameters
    ----------
    document : str, optional

    Returns
    -------
    list of str

    Raises
    ------
    KeyError
        If there is no such document.

    Examples
    --------
    >>> names("casegame")[:2]
    ['casegame.S1', 'casegame.S6']
    """
    chosen = DOCUMENTS if document is None else [as_document(document)]
    return [f"{d}.{key}" for d in chosen for key, entry in tables(d).items() if "printed" in entry]


def printed(name: str) -> Array:
    """Return a table as its document prints it, misprints included.

    Parameters
    ----------
    name : str, `document.table`

    Returns
    -------
    int64 array, or float64 where the document prints fractions;
    a stack of boards, (k, rows, columns), where it prints boards side by side

    Raises
    ------
    KeyError
        If there is no such table.

    Examples
    --------
    >>> printed("opening_the_boxes.path_presses")
    array([0, 5, 6])
    """
    return values(tokens(table_entry(name)))


def place(name: str) -> str:
    """Return where in its document a table stands.

    Parameters
    ----------
    name : str, `document.table`

    Returns
    -------
    str

    Raises
    ------
    KeyError
        If there is no such table.

    Examples
    --------
    >>> place("retroversion.DD")
    'the difference unfolded, after the start'
    """
    return str(table_entry(name)["place"])


def tokens(entry: Entry) -> Array:
    """Return a table's values as printed, an array of texts in the shape of the table."""
    lines = [line.split() for line in entry["printed"].strip().splitlines()]
    if entry.get("layout") == "pictures":
        return np.array([[list(word) for word in line] for line in lines]).transpose(1, 0, 2)
    return np.array(lines[0] if len(lines) == 1 else lines)


def values(signs: Array) -> Array:
    """Return printed values as numbers: whole ones unless a point or an exponent is printed."""
    numbers = [float(t) if set(t) & set(".E") else int(t) for t in signs.flat]
    return np.array(numbers).reshape(signs.shape)


def paragraphs(document: str) -> list[Entry]:
    """Return the paragraphs of a document in order, each with its rows or the reason why it has none."""
    found: list[Entry] = read("paragraphs.toml")[document]
    return found


def first_words(name: str) -> tuple[str, ...]:
    """Return the first words of each paragraph in which a row stands."""
    document, key = parts(name)
    return _first_words(document).get(key, ())


@cache
def _first_words(document: str) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for paragraph in paragraphs(document):
        for key in paragraph.get("rows", ()):
            found[key] = (*found.get(key, ()), paragraph["begins"])
    return found


def read(file: str) -> dict[str, Any]:
    """Return one of the data files of this package."""
    return tomllib.loads(files(__package__).joinpath("data", file).read_text(encoding="utf-8"))

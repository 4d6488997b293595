"""Derive the verdict on each row of the ledger from what its check finds."""

import textwrap
from functools import cache
from html import escape
from importlib import import_module
from typing import NamedTuple

import numpy as np

from magicmath.ledger import _html
from magicmath.ledger._comparison import compare_tokens, plain, size, slips
from magicmath.ledger._data import DOCUMENTS, claims, entry, printed, table_entry, tables, tokens, values

AS_PRINTED, MISPRINT = "as printed", "misprint"
TRUE, CONDITIONAL, FALSE = "true", "true under a condition", "false"
OPEN, UNREADABLE = "open or not mathematical", "unreadable"
VERDICTS = (AS_PRINTED, MISPRINT, TRUE, CONDITIONAL, FALSE, OPEN, UNREADABLE)
SIGNS = dict(zip(VERDICTS, "=≠✔◐✘?–", strict=True))
_ROUNDING = 1e-12
_INDENT = {"initial_indent": "  ", "subsequent_indent": " " * 11}


class Correction(NamedTuple):
    """What to change: where, what is printed there, and what is right."""

    where: str
    printed: str
    right: str


class Row(NamedTuple):
    """One line of the ledger.

    `says` is what stands in the document, a formula or a claim in our words; `finding` is what
    the check found; `ways` names the independent ways in which it looked. `scan` tells what the
    making of our copy has spoiled there, `copy` how it reads otherwise. `corrections` is what to
    change in the document, and `because` how we know; `condition` is what a claim lacks.
    """

    key: str
    kind: str
    place: str
    says: str
    verdict: str
    finding: str
    ways: tuple = ()
    scan: str = ""
    copy: str = ""
    corrections: tuple = ()
    condition: str = ""
    because: str = ""

    @property
    def document(self):
        """The document in which the row stands."""
        return self.key.partition(".")[0]

    def __repr__(self):
        lines = [textwrap.fill(f"{name:8} {text}", 100, **_INDENT) for name, text in self._parts()]
        return "\n".join([f"{self.key}: {self.verdict}", *lines])

    def _repr_html_(self):
        headings = (f"<code>{escape(self.key)}</code>", f"{SIGNS[self.verdict]} {self.verdict}")
        return _html.table(headings, ((name, escape(text)) for name, text in self._parts()))

    def _parts(self):
        parts = {
            "place": self.place,
            "says": self.says,
            "finding": self.finding,
            "copy": self.scan or self.copy,
            "checked": "; ".join(self.ways),
        }
        return [(name, text) for name, text in parts.items() if text]


def keys(document=None):
    """Return the keys of all rows, of one document or of all."""
    chosen = DOCUMENTS if document is None else [document]
    return [f"{d}.{key}" for d in chosen for key in (*tables(d), *claims(d))]


def row(key):
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

    Examples
    --------
    >>> row("retroversion.formula_presses").verdict
    'misprint'
    """
    return _judged(str(key))


@cache
def _judged(key):
    data = entry(key)
    return judge(key, data, evidence(key, data))


def evidence(key, data):
    """Run the check of a row: computed arrays way by way, or Evidence on a claim, or nothing."""
    if "lost" in data or "open" in data:
        return None
    document, _, inner = key.partition(".")
    if "printed" in data:
        ways = _checks(document).TABLES[inner]
        return {way: np.atleast_1d(find()) + 0 for way, find in ways.items()}  # + 0: bits, not bools
    return _checks(f"{document}_claims").CLAIMS[inner](**data.get("values", {}))


def judge(key, data, found):
    """Return the row that follows from a row's data and what its check found."""
    if "lost" in data:
        return _row(key, data, "lost", data.get("expression", ""), UNREADABLE, data["lost"])
    if "open" in data:
        return _row(key, data, "claim", data["claim"], OPEN, data["open"])
    if "printed" in data:
        return _judge_table(key, data, found)
    return _judge_claim(key, data, found)


def computed(name):
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
    found = evidence(name, table_entry(name))
    return next(iter(found.values()))


def _judge_table(key, data, found):
    (first, right), *others = found.items()
    for way, value in others:
        if value.shape != right.shape or not np.allclose(
            value.astype(float), right.astype(float), atol=_ROUNDING
        ):
            raise ArithmeticError(f"{key}: {first!r} and {way!r} find different values")
    signs = tokens(data)
    if data.get("unordered"):
        signs, right = np.array(sorted(signs, key=float)), np.sort(right)
    outcome = compare_tokens(key, signs, right, data.get("atol"))
    says = data.get("expression", "")
    if outcome.agrees:
        near = f", within {data['atol']:g}" if "atol" in data else ""
        return _row(
            key, data, "table", says, AS_PRINTED, f"{right.size} value{'s' * (right.size > 1)}{near}", found
        )
    corrections = tuple(_corrections(outcome, signs, right))
    because = _sentences([*_testimony(key, data, right), data.get("reason", "")])
    said = "; ".join(f"{c.where}: printed {c.printed}, right {c.right}" for c in corrections)
    finding = _sentences([said, because])
    return _row(key, data, "table", says, MISPRINT, finding, found, corrections=corrections, because=because)


def _corrections(outcome, signs, right):
    missing, added = slips(signs, right) or ([], [])
    if missing or added:
        word = "row" if signs.ndim > 1 else "item"
        yield from (Correction(f"{word} {j}", "nothing", _in_line(right[j])) for j in missing)
        yield from (Correction(f"{word} {i}", _in_line(signs[i]), "nothing") for i in added)
    elif outcome.differences:
        yield from (Correction(str(list(i)), p, str(plain(c))) for i, p, c in outcome.differences)
    else:
        yield Correction("the shape", size(signs), size(right))


def _testimony(key, data, right):
    """Say which other printed values fit the right value, and which the printed one."""
    document, _, inner = key.partition(".")
    candidates = {"the right value": right, "the printed one": values(tokens(data))}
    for name, candidate in candidates.items():
        witnesses = [
            other
            for other, fits in _checks(document).WITNESSES.get(inner, {}).items()
            if _fits(fits, candidate, _testified(document, other))
        ]
        if witnesses:
            yield f"{name} fits {', '.join(witnesses)}"


def _fits(fits, candidate, other):
    try:
        return fits(candidate, other)
    except ValueError:  # a 2 among bits, or a table of another shape, fits nothing
        return False


def _testified(document, other):
    data = entry(f"{document}.{other}")
    return printed(f"{document}.{other}") if "printed" in data else data["values"]


def _judge_claim(key, data, found):
    kind = "formula" if "formula" in data else "claim"
    says = f"{data['formula']} is {data['means']}" if kind == "formula" else data["claim"]
    if _agreed(key, found.ways):
        verdict = AS_PRINTED if kind == "formula" else TRUE
        said = [found.shows, data.get("proof", "")]
        return _row(key, data, kind, says, verdict, _sentences(said), found.ways)
    if not found.counterexample:
        raise ValueError(f"{key}: no counterexample to what does not hold")
    ways = found.ways | found.mended
    because = _sentences([found.counterexample, found.shows, data.get("reason", ""), data.get("proof", "")])
    if found.mended and _agreed(key, found.mended):
        if "right" in data:
            change = (Correction("", data["formula"], data["right"]),)
            finding = _sentences([f"right is {data['right']}", because])
            return _row(key, data, kind, says, MISPRINT, finding, ways, corrections=change, because=because)
        if "condition" in data:
            finding = _sentences([f"holds {data['condition']}", because])
            condition = data["condition"]
            return _row(
                key, data, kind, says, CONDITIONAL, finding, ways, condition=condition, because=because
            )
    return _row(key, data, kind, says, FALSE, because, ways, because=because)


def _agreed(key, ways):
    if len(set(map(bool, ways.values()))) != 1:
        raise ArithmeticError(f"{key}: the ways disagree: {ways}")
    return all(ways.values())


def _sentences(said):
    return ". ".join(text[0].upper() + text[1:] for text in said if text)


def _row(key, data, kind, says, verdict, finding, ways=(), **more):
    more |= {name: data[name] for name in ("scan", "copy") if name in data}
    return Row(key, kind, data["place"], says, verdict, finding, tuple(ways), **more)


def _in_line(values):
    return " ".join(str(plain(value)) for value in np.ravel(values))


def _checks(module):
    return import_module(f"magicmath.ledger.checks.{module}")

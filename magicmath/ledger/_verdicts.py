"""Derive the verdict on each row of the ledger from what its check finds."""

from functools import cache
from importlib import import_module
from typing import NamedTuple

import numpy as np

from magicmath.ledger._comparison import compare_tokens
from magicmath.ledger._data import DOCUMENTS, claims, entry, printed, tables, tokens, values

AS_PRINTED, MISPRINT = "as printed", "misprint"
TRUE, CONDITIONAL, FALSE = "true", "true under a condition", "false"
OPEN, UNREADABLE = "open or not mathematical", "unreadable"
VERDICTS = (AS_PRINTED, MISPRINT, TRUE, CONDITIONAL, FALSE, OPEN, UNREADABLE)
_ROUNDING = 1e-12


class Row(NamedTuple):
    """One line of the ledger.

    `says` is what stands in the document, a formula or a claim in our words; `finding` is what
    the check found; `ways` names the independent ways in which it looked.
    """

    key: str
    kind: str
    place: str
    says: str
    verdict: str
    finding: str
    ways: tuple = ()
    scan: str = ""

    @property
    def document(self):
        """The document in which the row stands."""
        return self.key.partition(".")[0]

    def __repr__(self):
        lines = [f"{self.key}: {self.verdict}", f"place    {self.place}", f"says     {self.says}"]
        lines += [f"finding  {self.finding}"] * bool(self.finding)
        lines += [f"copy     {self.scan}"] * bool(self.scan)
        lines += [f"checked  {'; '.join(self.ways)}"] * bool(self.ways)
        return "\n  ".join(lines)


def keys(document=None):
    """Return the keys of all rows, of one document or of all."""
    chosen = DOCUMENTS if document is None else [document]
    return [f"{d}.{key}" for d in chosen for key in (*tables(d), *claims(d))]


@cache
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
    data = entry(key)
    return judge(key, data, evidence(key, data))


def evidence(key, data):
    """Run the check of a row: computed arrays way by way, or Evidence on a claim, or nothing."""
    if "lost" in data or "open" in data:
        return None
    document, _, inner = key.partition(".")
    if "printed" in data:
        ways = _checks(document).TABLES[inner]
        return {way: np.atleast_1d(compute()) for way, compute in ways.items()}
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


def _judge_table(key, data, found):
    (first, right), *others = found.items()
    for way, value in others:
        if value.shape != right.shape or not np.allclose(value.astype(float), right.astype(float), atol=_ROUNDING):
            raise ArithmeticError(f"{key}: {first!r} and {way!r} find different values")
    signs = tokens(data)
    if data.get("unordered"):
        signs, right = np.array(sorted(signs, key=float)), np.sort(right)
    outcome = compare_tokens(key, signs, right, data.get("atol"))
    says = data.get("expression", "")
    if outcome.agrees:
        near = f", within {data['atol']:g}" if "atol" in data else ""
        return _row(key, data, "table", says, AS_PRINTED, f"{right.size} value{'s' * (right.size > 1)}{near}", found)
    finding = outcome.verdict.removeprefix("differs").removeprefix(" at ").removeprefix(": ").strip()
    said = [finding.replace("computed", "right"), *_testimony(key, data, right), data.get("reason", "")]
    return _row(key, data, "table", says, MISPRINT, _sentences(said), found)


def _testimony(key, data, right):
    """Say which other printed values fit the right value, and which the printed one."""
    document, _, inner = key.partition(".")
    candidates = {"the right value": right, "the printed one": values(tokens(data))}
    for name, candidate in candidates.items():
        witnesses = [
            other
            for other, fits in _checks(document).WITNESSES.get(inner, {}).items()
            if fits(candidate, _testified(document, other))
        ]
        if witnesses:
            yield f"{name} fits {', '.join(witnesses)}"


def _testified(document, other):
    data = entry(f"{document}.{other}")
    return printed(f"{document}.{other}") if "printed" in data else data["values"]


def _judge_claim(key, data, found):
    says = data.get("formula", data.get("claim"))
    kind = "formula" if "formula" in data else "claim"
    if _agreed(key, found.ways):
        verdict = AS_PRINTED if kind == "formula" else TRUE
        said = [found.shows, data.get("proof", "")]
        return _row(key, data, kind, says, verdict, _sentences(said), found.ways)
    if not found.counterexample:
        raise ValueError(f"{key}: no counterexample to what does not hold")
    holds_mended = bool(found.mended) and _agreed(key, found.mended)
    said = [found.counterexample]
    verdict = FALSE
    if holds_mended and "right" in data:
        verdict = MISPRINT
        said.insert(0, f"right: {data['right']}")
    elif holds_mended and "condition" in data:
        verdict = CONDITIONAL
        said.insert(0, f"holds {data['condition']}")
    said += [found.shows, data.get("reason", ""), data.get("proof", "")]
    return _row(key, data, kind, says, verdict, _sentences(said), found.ways | found.mended)


def _agreed(key, ways):
    if len(set(map(bool, ways.values()))) != 1:
        raise ArithmeticError(f"{key}: the ways disagree: {ways}")
    return all(ways.values())


def _sentences(said):
    return ". ".join(text[0].upper() + text[1:] for text in said if text)


def _row(key, data, kind, says, verdict, finding, ways=()):
    return Row(key, kind, data["place"], says, verdict, finding, tuple(ways), data.get("scan", ""))


def _checks(module):
    return import_module(f"magicmath.ledger.checks.{module}")

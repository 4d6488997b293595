"""Derive the verdict on a row of the ledger from its data and from what its check found."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import numpy as np

from magicmath.ledger._comparison import Comparison, compare_tokens, plain, size, slips
from magicmath.ledger._data import entry, first_words, parts, printed, tokens, values
from magicmath.ledger._evidence import Evidence, Holds, Witness
from magicmath.ledger._lookup import checks_of
from magicmath.ledger._row import (
    AS_PRINTED,
    CONDITIONAL,
    FALSE,
    MISPRINT,
    OPEN,
    ORIGINS,
    TRUE,
    UNREADABLE,
    UNTOLD,
    Correction,
    Row,
)
from magicmath.ledger._types import Array, Entry

_ROUNDING = 1e-12


def judge(key: str, data: Entry, found: Mapping[str, Array] | Evidence | None) -> Row:
    """Return the row that follows from a row's data and what its check found."""
    if found is None:
        return _with_reason(key, data)
    if isinstance(found, Evidence):
        return _judge_claim(key, data, found)
    _require_agreement(key, found)
    if "lost" in data:
        finding = _sentences([f"Lost: {data['lost']}", f"Reconstructed from {data['reconstructed']}"])
        return _row(key, data, "lost", data.get("expression", ""), UNREADABLE, finding, found)
    return _judge_table(key, data, found)


def _with_reason(key: str, data: Entry) -> Row:
    """Return a row that has no check, but a reason why."""
    if "lost" in data:
        return _row(key, data, "lost", data.get("expression", ""), UNREADABLE, f"Lost: {data['lost']}")
    return _row(key, data, "claim", data["claim"], OPEN, data["open"])


def _require_agreement(key: str, found: Mapping[str, Array]) -> None:
    (first, right), *others = found.items()
    for way, value in others:
        if value.shape != right.shape or not np.allclose(
            value.astype(float), right.astype(float), atol=_ROUNDING
        ):
            raise ArithmeticError(f"{key}: {first!r} and {way!r} find different values")


def _judge_table(key: str, data: Entry, found: Mapping[str, Array]) -> Row:
    right = next(iter(found.values()))
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


def _corrections(outcome: Comparison, signs: Array, right: Array) -> Iterator[Correction]:
    missing, added = slips(signs, right) or ([], [])
    if missing or added:
        word = "row" if signs.ndim > 1 else "item"
        yield from (Correction(f"{word} {j}", "nothing", _in_line(right[j])) for j in missing)
        yield from (Correction(f"{word} {i}", _in_line(signs[i]), "nothing") for i in added)
    elif outcome.differences:
        yield from (Correction(str(list(i)), p, str(plain(c))) for i, p, c in outcome.differences)
    else:
        yield Correction("the shape", size(signs), size(right))


def _testimony(key: str, data: Entry, right: Array) -> Iterator[str]:
    """Say which other printed values fit the right value, and which the printed one."""
    document, inner = parts(key)
    candidates = {"The right value": right, "The printed one": values(tokens(data))}
    for name, candidate in candidates.items():
        witnesses = [
            other
            for other, fits in checks_of(document).witnesses.get(inner, {}).items()
            if _fits(fits, candidate, _testified(document, other))
        ]
        if witnesses:
            yield f"{name} fits {', '.join(witnesses)}"


def _fits(fits: Witness, candidate: Array, other: Any) -> bool:
    try:
        return fits(candidate, other)
    except ValueError:  # a 2 among bits, or a table of another shape, fits nothing
        return False


def _testified(document: str, other: str) -> Any:
    data = entry(f"{document}.{other}")
    return printed(f"{document}.{other}") if "printed" in data else data["values"]


def _judge_claim(key: str, data: Entry, found: Evidence) -> Row:
    kind = "formula" if "formula" in data else "claim"
    says = f"{data['formula']} is {data['means']}" if kind == "formula" else data["claim"]
    if "lost" in data:
        finding = _sentences([data["lost"], "Tried: " + found.counterexample])
        return _row(key, data, kind, says, UNREADABLE, finding, {**found.ways, **found.mended})
    if _agreed(key, found.ways):
        verdict = AS_PRINTED if kind == "formula" else TRUE
        said = [found.shows, data.get("proof", "")]
        return _row(key, data, kind, says, verdict, _sentences(said), found.ways)
    if not found.counterexample:
        raise ValueError(f"{key}: no counterexample to what does not hold")
    ways = {**found.ways, **found.mended}
    because = _sentences([found.counterexample, found.shows, data.get("reason", ""), data.get("proof", "")])
    if found.mended and _agreed(key, found.mended):
        if "right" in data:
            change = (Correction("", data["formula"], data["right"]),)
            finding = _sentences([f"Right is {data['right']}", because])
            return _row(key, data, kind, says, MISPRINT, finding, ways, corrections=change, because=because)
        if "condition" in data:
            finding = _sentences([f"It holds {data['condition']}", because])
            condition = data["condition"]
            return _row(
                key, data, kind, says, CONDITIONAL, finding, ways, condition=condition, because=because
            )
    return _row(key, data, kind, says, FALSE, because, ways, because=because)


def _agreed(key: str, ways: Mapping[str, Holds]) -> bool:
    if len(set(map(bool, ways.values()))) != 1:
        raise ArithmeticError(f"{key}: the ways disagree: {ways}")
    return all(ways.values())


def _sentences(said: Iterable[str]) -> str:
    return ". ".join(text for text in said if text)


def _row(
    key: str,
    data: Entry,
    kind: str,
    says: str,
    verdict: str,
    finding: str,
    ways: Iterable[str] = (),
    **more: Any,
) -> Row:
    if "copy" in data:
        more["copy"] = data["copy"]
    if verdict == MISPRINT:
        more["origin"] = ORIGINS[data.get("origin", "untold")]
        more["evidence"] = data.get("evidence", UNTOLD)
    more["begins"] = first_words(key)
    return Row(key, kind, data["place"], says, verdict, finding, tuple(ways), **more)


def _in_line(values: Array) -> str:
    return " ".join(str(plain(value)) for value in np.ravel(values))

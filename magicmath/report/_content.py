"""What the report says, as plain data."""

from typing import Any, TypeAlias

from magicmath import ledger, plot
from magicmath.ledger import _data, _review

Json: TypeAlias = dict[str, Any]


def content() -> Json:
    """Run every check, and return all rows with their digests, the paragraphs and the counts."""
    stored = _review.reviewed()
    rows = [_row(row, stored.get(row.key)) for row in ledger.table()]
    return {
        "documents": dict(ledger.TITLES),
        "verdicts": list(ledger.VERDICTS),
        "counts": {
            document: {
                verdict: sum(r["document"] == document and r["verdict"] == verdict for r in rows)
                for verdict in ledger.VERDICTS
            }
            for document in ledger.DOCUMENTS
        },
        "paragraphs": {
            document: [dict(p) for p in _data.paragraphs(document)] for document in ledger.DOCUMENTS
        },
        "rows": rows,
    }


def _row(row: ledger.Row, stored: _review.Digests | None) -> Json:
    data, now = _data.entry(row.key), _review.digests(row.key)
    found: Json = {
        "key": row.key,
        "document": row.document,
        "kind": row.kind,
        "place": row.place,
        "begins": list(row.begins),
        "says": row.says,
        "printed": data.get("printed", "").strip(),
        "verdict": row.verdict,
        "finding": row.finding,
        "corrections": [change._asdict() for change in row.corrections],
        "origin": row.origin,
        "evidence": row.evidence,
        "copy": row.copy,
        "checked": list(row.ways),
        "digests": now._asdict(),
        "reviewed": now == stored,
    }
    if "reconstructed" in data:
        boards = ledger.reconstructed(row.key)
        labels = [f"reconstructed {k}" for k in range(len(boards))] if len(boards) > 1 else ["reconstructed"]
        picture = plot.boards(boards, labels)
        found["reconstructed"] = {"svg": picture.svg, "text": picture.text}
    return found

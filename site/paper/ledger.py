"""Set the whole ledger: at the left what a document says, at the right what was found."""

from html import escape
from typing import Any

from facing import found
from paper.pictures import Pictures
from paper.words import block
from places import KEPT

from magicmath.ledger._row import SIGNS

_COLUMNS = 48  # characters of a line of half a page


def ledger(pictures: Pictures) -> str:
    """Return all rows as HTML, document by document."""
    told = found(KEPT / "report.json")
    parts = []
    for document, title in told["documents"].items():
        rows = [row for row in told["rows"] if row["document"] == document]
        parts.append(f"<h2>{escape(title)}</h2>{''.join(_row(row, pictures) for row in rows)}")
    return "".join(parts)


def _row(row: dict[str, Any], pictures: Pictures) -> str:
    says = escape(row["says"])
    said = says if row["kind"] == "claim" or not says else f"<code>{says}</code>"
    printed = block(row["printed"]).replace("<pre", f'<pre data-columns="{_COLUMNS}"', 1)
    picture = row.get("reconstructed", {}).get("svg", "")
    facts = {
        "": row["finding"] or "As stated, in every case tried.",
        "Whose: ": ": ".join(filter(None, (row["origin"], row["evidence"]))),
        "Copy: ": row["copy"],
        "Checked by: ": "; ".join(row["checked"]),
    }
    found = "".join(f"<p>{name}{escape(text)}</p>" for name, text in facts.items() if text)
    verdict = f"<strong>{SIGNS[row['verdict']]} {escape(row['verdict'])}</strong>"
    return (
        '<div class="facing"><div class="left">'
        f"<p><code>{escape(row['key'])}</code></p><p><em>{escape(row['place'])}</em></p>"
        f"{f'<p>{said}</p>' * bool(said)}{printed * bool(row['printed'])}</div>"
        f'<div class="right"><p>{verdict}</p>{found}{pictures.place(picture) if picture else ""}</div></div>'
    )

"""The report as one page: the document's line at the left, what was found at the right."""

from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path

from magicmath.ledger._row import SIGNS
from magicmath.report._content import Json

_STATIC = Path(__file__).parent / "static"


def page(report: Json) -> str:
    """Return the page, with its styles and its script in it."""
    style, script = (_STATIC.joinpath(f"report.{kind}").read_text(encoding="utf-8") for kind in ("css", "js"))
    body = [
        "<h1>Reproduction report</h1>",
        f"<p>{_opening(report)}</p>",
        _counts(report),
        _filters(report),
        *(document_section(report, document) for document in report["documents"]),
        _ran(report),
    ]
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Reproduction report</title><style>{style}</style></head>\n<body><main>"
        + "\n".join(body)
        + f"</main><script>{script}</script></body></html>\n"
    )


def _opening(report: Json) -> str:
    checked = sum(bool(row["checked"]) for row in report["rows"])
    return (
        f"{len(report['rows'])} lines of {len(report['documents'])} documents. For {checked} of them a "
        "check ran, and "
        "the verdict follows from what it found; the others say why there is none. Claims are in our words. "
        "We worked from copies: what differs may be the printer's or the copy's, and each line says what "
        "can be told."
    )


def _counts(report: Json) -> str:
    documents = list(report["documents"])
    head = "".join(f'<th scope="col">{escape(_short(d))}</th>' for d in (*documents, "all"))
    rows = []
    for verdict in report["verdicts"]:
        numbers = [report["counts"][d][verdict] for d in documents]
        cells = "".join(f"<td>{n}</td>" for n in (*numbers, sum(numbers)))
        rows.append(f'<tr><th scope="row">{badge(verdict)}</th>{cells}</tr>')
    return (
        '<div class="wide" tabindex="0" role="region" aria-label="Counts by document and verdict"><table>'
        f'<thead><tr><th scope="col">verdict</th>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def _filters(report: Json) -> str:
    return (
        '<form id="filters" role="search" aria-label="Filter the lines">'
        f"{_choice('document', [(d, _short(d)) for d in report['documents']])}"
        f"{_choice('verdict', [(v, v) for v in report['verdicts']])}"
        '<label>word <input type="search" name="word" autocomplete="off"></label>'
        '<label class="check"><input type="checkbox" name="all"> lines without a row, too</label>'
        '<button type="reset">all</button><output id="shown" role="status"></output></form>'
    )


def _choice(name: str, values: Iterable[tuple[str, str]]) -> str:
    options = "".join(f'<option value="{escape(v)}">{escape(text)}</option>' for v, text in values)
    return f'<label>{name} <select name="{name}"><option value="">all</option>{options}</select></label>'


def document_section(report: Json, document: str) -> str:
    """Return the lines of a document, each beside what was found."""
    rows = {row["key"]: row for row in report["rows"] if row["document"] == document}
    written: set[str] = set()
    parts: list[str] = []
    for paragraph in report["paragraphs"][document]:
        parts += _paragraph(document, paragraph, rows, written)
    title = escape(report["documents"][document])
    return f'<section id="{document}" aria-label="{title}"><h2>{title}</h2>{"".join(parts)}</section>'


def _paragraph(document: str, paragraph: Json, rows: dict[str, Json], written: set[str]) -> Iterator[str]:
    begins = f"<q>{escape(paragraph['begins'])} …</q>"
    if "none" in paragraph:
        yield f'<p class="none">{begins} {escape(paragraph["none"])}</p>'
        return
    keys = [f"{document}.{name}" for name in paragraph["rows"]]
    again = [key for key in keys if key in written]
    if again:
        links = ", ".join(f'<a href="#{key}">{escape(key.partition(".")[2])}</a>' for key in again)
        yield f'<p class="none">{begins} See {links}.</p>'
    for key in keys:
        if key not in written:
            written.add(key)
            yield _facing(rows[key])


def _facing(row: Json) -> str:
    name = escape(row["key"])
    begins = ", ".join(f"<q>{escape(words)} …</q>" for words in row["begins"])
    says = escape(row["says"])
    said = (says if row["kind"] == "claim" else f"<code>{says}</code>") if says else ""
    printed = f"<pre>{escape(row['printed'])}</pre>" if row["printed"] else ""
    left = f'<p class="place">{escape(row["place"])} · {begins}</p>{f"<p>{said}</p>" * bool(said)}{printed}'
    picture = row.get("reconstructed", {}).get("svg", "")
    facts = {
        "found": row["finding"] or "As stated, in every case tried.",
        "whose": ": ".join(filter(None, (row["origin"], row["evidence"]))),
        "copy": row["copy"],
        "checked": "; ".join(row["checked"]),
    }
    right = "".join(f"<dt>{name}</dt><dd>{escape(text)}</dd>" for name, text in facts.items() if text)
    digests = " ".join(row["digests"].values())
    reviewed = "reviewed" if row["reviewed"] else "not reviewed since a change"
    return (
        f'<article id="{name}" data-document="{row["document"]}" data-verdict="{row["verdict"]}">'
        f'<h3>{badge(row["verdict"])} <a href="#{name}">{name}</a></h3>'
        f'<div class="left">{left}</div><div class="right"><dl>{right}</dl>{picture}'
        f'<p class="digest">{reviewed}: {digests}</p></div></article>'
    )


def badge(verdict: str) -> str:
    """Return a verdict as HTML, with its sign."""
    kind = verdict.split()[0]
    sign = f'<span aria-hidden="true">{SIGNS[verdict]}</span>'
    return f'<span class="verdict {kind}">{sign} {escape(verdict)}</span>'


def _short(document: str) -> str:
    return document.replace("_", " ")


def _ran(report: Json) -> str:
    items = "".join(
        f"<dt>{escape(name)}</dt><dd>{escape(str(text))}</dd>" for name, text in report["ran"].items()
    )
    return f'<section id="ran"><h2>What ran</h2><dl class="ran">{items}</dl></section>'

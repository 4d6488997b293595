"""Tables in HTML, for notebooks."""

from collections.abc import Iterable, Sequence

_LEFT = 'style="text-align:left;vertical-align:top"'
_HEAD = 'scope="row" style="text-align:left;vertical-align:top;font-weight:normal"'


def table(headings: Iterable[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table of HTML cells; the first of each row heads it."""
    head = "".join(f'<th scope="col" {_LEFT}>{heading}</th>' for heading in headings)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(map(_row, rows))}</tbody></table>"


def scrolling(content: str, label: str) -> str:
    """Return HTML in a box that scrolls when it is long, by mouse and by keyboard, and under it its label."""
    box = 'tabindex="0" role="region" style="max-height:36em;overflow:auto;border-bottom:1px solid #8888"'
    return f'<div {box} aria-label="{label}">{content}</div><small>{label}; a long table scrolls</small>'


def _row(cells: Sequence[object]) -> str:
    first, *others = cells
    return f"<tr><th {_HEAD}>{first}</th>{''.join(f'<td {_LEFT}>{c}</td>' for c in others)}</tr>"

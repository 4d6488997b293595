"""Tables in HTML, for notebooks."""

from collections.abc import Iterable, Sequence

_STYLE = "text-align:left;vertical-align:top;overflow-wrap:anywhere"
_LEFT = f'style="{_STYLE}"'
_HEAD = f'scope="row" style="{_STYLE};font-weight:normal"'


def table(headings: Iterable[str], rows: Iterable[Sequence[object]], first: int | None = None) -> str:
    """Return a table of HTML cells; the first of each row heads it, and takes `first` of 100 of the width."""
    begin, *others = headings
    width = "" if first is None else f";width:{first}%"
    head = f'<th scope="col" style="{_STYLE}{width}">{begin}</th>'
    head += "".join(f'<th scope="col" {_LEFT}>{heading}</th>' for heading in others)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(map(_row, rows))}</tbody></table>"


def scrolling(content: str, label: str) -> str:
    """Return HTML in a box that scrolls when it is long, by mouse and by keyboard, and under it its label."""
    box = 'tabindex="0" role="region" style="max-height:36em;overflow:auto;border-bottom:1px solid #8888"'
    return f'<div {box} aria-label="{label}">{content}</div><small>{label}; a long table scrolls</small>'


def _row(cells: Sequence[object]) -> str:
    first, *others = cells
    return f"<tr><th {_HEAD}>{first}</th>{''.join(f'<td {_LEFT}>{c}</td>' for c in others)}</tr>"

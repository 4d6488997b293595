"""Tables in HTML, for notebooks."""

from collections.abc import Iterable, Sequence
from html import escape

_STYLE = "text-align:left;vertical-align:top;overflow-wrap:anywhere"
_LEFT = f'style="{_STYLE}"'
_UNBROKEN = (
    'style="text-align:right;vertical-align:top;white-space:nowrap;padding-left:0.2em;padding-right:0.2em"'
)
_RULE = ";border-top:1px solid #8888"
_HEAD = f'scope="row" style="{_STYLE};font-weight:normal'


def table(
    headings: Iterable[str],
    rows: Iterable[Sequence[object]],
    first: int | None = None,
    *,
    unbroken: bool = False,
    ruled: bool = False,
) -> str:
    """Return a table of HTML cells.

    The first cell of each row heads it, and takes `first` of 100 of the width. If `unbroken`, the others
    hold numbers, which stay in one line. If `ruled`, a line parts each row from the one before.
    """
    style = _UNBROKEN if unbroken else _LEFT
    begin, *others = headings
    width = "" if first is None else f";width:{first}%"
    head = f'<th scope="col" style="{_STYLE}{width}">{begin}</th>'
    head += "".join(f'<th scope="col" {style}>{heading}</th>' for heading in others)
    gap = "" if first is None else ";padding-right:1em"  # or else the words of two columns touch on a phone
    if ruled:
        style, gap = f'style="{_STYLE}{_RULE}"', gap + _RULE
    body = "".join(_row(row, style, gap) for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def lines(labelled: Iterable[tuple[str, Sequence[object]]]) -> str:
    """Return HTML that opens line by line: each below its label, as a row whose first cell heads it."""
    gap = ";padding-right:1em"
    rows = ((label, f"<table><tbody>{_row(cells, _LEFT, gap)}</tbody></table>") for label, cells in labelled)
    return "".join(
        f'<details style="margin:0.4em 0 0.4em 1.2em"><summary>{label}</summary>{row}</details>'
        for label, row in rows
    )


def key(name: str) -> str:
    """Return the key of a row, which may break after a point or an underscore."""
    pieces = escape(name).replace(".", ".<wbr>").replace("_", "_<wbr>")
    return f'<code style="overflow-wrap:break-word">{pieces}</code>'


def folded(content: str, label: str) -> str:
    """Return HTML that opens below its label."""
    return f"<details><summary>{label}</summary>{content}</details>"


def scrolling(content: str, label: str) -> str:
    """Return HTML in a box that scrolls when it is long, by mouse and by keyboard, and under it its label."""
    box = 'tabindex="0" role="region" style="max-height:36em;overflow:auto;border-bottom:1px solid #8888"'
    return f'<div {box} aria-label="{label}">{content}</div><small>{label}; a long table scrolls</small>'


def _row(cells: Sequence[object], style: str, gap: str) -> str:
    first, *others = cells
    return f'<tr><th {_HEAD}{gap}">{first}</th>{"".join(f"<td {style}>{c}</td>" for c in others)}</tr>'

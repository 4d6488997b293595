"""The errata sheet: what to change in print, what our copies add, and what is false as it stands."""

from magicmath.ledger._data import TITLES
from magicmath.ledger._row import FALSE, MISPRINT, Row
from magicmath.ledger._table import table

_OPENING = """\
# Errata

Found by recomputing every printed table and trying every claim; each line is a row of the ledger,
`ledger.row(key)`, with the ways in which it was checked. A cell is written [row, column], in a mask
[mask, row, column], counting from 0 (casegame's transformations and cells count from 1). Names such as
DD_first are other rows of the same document. The claims are in our words; we are grateful for
corrections of this sheet, too. Claims that only want a condition are not errors, and stand in
`ledger.table(verdict="true under a condition")`. The sheet is written by `ledger.errata()`.
"""
_COPIES = """\
## To look up in print

What differs here is more likely the work of a scanner or of a web page than of the author. Only the
printed page can tell.
"""


def errata() -> str:
    """Return the errata sheet, in Markdown.

    Returns
    -------
    str

    Examples
    --------
    >>> print(errata().splitlines()[0])
    # Errata
    """
    parts = [_OPENING]
    for document, title in TITLES.items():
        wrong = [row for row in table(document, MISPRINT) if not row.scan]
        lines = [f"## {title}\n"]
        if wrong:
            lines += ["| where | printed | right | how we know |", "|---|---|---|---|"]
            lines += [_corrected(row, row.because) for row in wrong]
            lines.append("")
        if false := table(document, FALSE):
            lines += [
                "False as it stands:\n",
                *(f"- {row.says} *{row.because}.* (`{row.key}`)" for row in false),
                "",
            ]
        parts.append("\n".join(lines))
    damaged = [row for row in table(verdict=MISPRINT) if row.scan]
    lines = ["| where | our copy | right | why it may be the copy |", "|---|---|---|---|"]
    lines += [_corrected(row, row.scan) for row in damaged]
    return "\n".join([*parts, _COPIES, *lines]) + "\n"


def _corrected(row: Row, why: str) -> str:
    where = "; ".join(dict.fromkeys(change.where for change in row.corrections if change.where))
    printed, right = (
        "; ".join(_code(getattr(change, name)) for change in row.corrections) for name in ("printed", "right")
    )
    cells = (f"{row.place}{f', at {where}' * bool(where)} (`{row.key}`)", printed, right, why)
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def _code(text: str) -> str:
    return text if text == "nothing" else f"`{text}`"

"""The errata sheet: what to change in print, what our copies add, and what is false as it stands."""

from magicmath.ledger._data import TITLES
from magicmath.ledger._table import table
from magicmath.ledger._verdicts import CONDITIONAL, FALSE, MISPRINT

_OPENING = """\
# Errata

Found by recomputing every printed table and trying every claim; each line is a row of the ledger,
`ledger.row(key)`, with the ways in which it was checked. A cell is written [row, column], counting
from 0 (casegame's transformations and cells count from 1). This page is written by `ledger.errata()`.
"""
_COPIES = """\
## To look up in print

What differs here is more likely the work of a scanner or of a web page than of the author. Only the
printed page can tell.
"""


def errata():
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
            lines += [_correction(row, change, row.because) for row in wrong for change in row.corrections]
            lines.append("")
        if false := table(document, FALSE):
            lines += [
                "False as it stands:\n",
                *(f"- {row.says} *{row.because}.* (`{row.key}`)" for row in false),
                "",
            ]
        if conditional := table(document, CONDITIONAL):
            lines += ["True under a condition:\n", *map(_condition, conditional), ""]
        parts.append("\n".join(lines))
    damaged = [row for row in table(verdict=MISPRINT) if row.scan]
    lines = ["| where | our copy | right | why it may be the copy |", "|---|---|---|---|"]
    lines += [_correction(row, change, row.scan) for row in damaged for change in row.corrections]
    return "\n".join([*parts, _COPIES, *lines]) + "\n"


def _correction(row, change, why):
    where = f"{row.place}, {change.where}" if change.where else row.place
    cells = (f"{where} (`{row.key}`)", _code(change.printed), _code(change.right), why)
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def _condition(row):
    return f"- {row.says} *Holds {row.condition}.* (`{row.key}`)"


def _code(text):
    return text if text == "nothing" else f"`{text}`"

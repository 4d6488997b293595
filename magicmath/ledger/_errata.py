"""The errata sheet: where our copies and the computation differ, and what does not hold as worded."""

from magicmath.ledger._data import TITLES
from magicmath.ledger._row import FALSE, MISPRINT, ORIGINS, UNTOLD, Row
from magicmath.ledger._table import table

_OPENING = """\
# Errata

These five documents were recomputed line by line, and most of what they print is right. This sheet
holds the rest. Each line is a row of the ledger, `ledger.row(key)`, with the ways in which it was
checked. We worked from copies and have not seen the printed pages, so the column *whose* says what
can be told: *in the source*, where something in the document shows it; *print or copy*, where only
the printed page can tell; what shows itself to be our copy's stands at the end. A cell is written
[row, column], in a mask [mask, row, column], counting from 0 (casegame counts from 1). Names such as
DD_first are other rows of the same document. The claims are in our words, and some were meant as
conjectures. Claims that only want a condition are no errors, and stand in
`ledger.table(verdict="true under a condition")`. We are grateful for corrections of this sheet, too.
It is written by `ledger.errata()`.
"""
_COPIES = """\
## Our copies

What differs here comes, as far as can be told, from the making of our copies. Nothing is to be
corrected in print before the printed page has been seen.
"""
_HEADS = "| where | our copy reads | computed | how we know | whose |", "|---|---|---|---|---|"


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
        wrong = [row for row in table(document, MISPRINT) if row.origin != ORIGINS["copy"]]
        lines = [f"## {title}\n"]
        if wrong:
            lines += [*_HEADS, *map(_corrected, wrong), ""]
        if false := table(document, FALSE):
            lines += ["Does not hold as worded:\n", *map(_false, false), ""]
        parts.append("\n".join(lines))
    damaged = [row for row in table(verdict=MISPRINT) if row.origin == ORIGINS["copy"]]
    return "\n".join([*parts, _COPIES, *_HEADS, *map(_corrected, damaged)]) + "\n"


def _false(row: Row) -> str:
    return f"- {row.says} *{row.because}.* (`{row.key}`)"


def _corrected(row: Row) -> str:
    where = "; ".join(dict.fromkeys(change.where for change in row.corrections if change.where))
    printed, right = (
        "; ".join(_code(getattr(change, name)) for change in row.corrections) for name in ("printed", "right")
    )
    whose = row.origin if row.evidence == UNTOLD else f"{row.origin}: {row.evidence}"
    cells = (f"{row.place}{f', at {where}' * bool(where)} (`{row.key}`)", printed, right, row.because, whose)
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def _code(text: str) -> str:
    return text if text == "nothing" else f"`{text}`"

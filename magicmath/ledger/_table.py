"""The ledger as a table to read: in words in a terminal, as HTML in a notebook."""

from collections import Counter
from collections.abc import Collection
from html import escape

import numpy as np

from magicmath._checks import as_choice
from magicmath.ledger import _html
from magicmath.ledger._data import DOCUMENTS, TITLES, as_document, printed
from magicmath.ledger._row import AS_PRINTED, SIGNS, VERDICTS, Row
from magicmath.ledger._rows import keys, row

_UNFOLDED = 8  # rows; a longer table would be a wall
_MOST_AXES, _MOST_VALUES = 2, 81  # of values that are shown
_IN_ONE = 100  # rows; a longer table has a fold for each document, and in it one for each line


class Counts(dict[tuple[str, str], int]):
    """Numbers of rows by (document, verdict)."""

    def __repr__(self) -> str:
        width = max(map(len, VERDICTS))
        lines = [f"{'':{width}} {'  '.join(self._documents)}  all"]
        for verdict in VERDICTS:
            numbers = [f"{self.get((d, verdict), 0):>{len(d)}}" for d in self._documents]
            lines.append(f"{verdict:{width}} {'  '.join(numbers)}  {self._of(verdict):>3}")
        numbers = [f"{self._in(d):>{len(d)}}" for d in self._documents]
        return "\n".join([*lines, f"{'all':{width}} {'  '.join(numbers)}  {sum(self.values()):>3}"])

    def _repr_html_(self) -> str:
        signs = (f'<abbr title="{v}">{SIGNS[v]}</abbr>' for v in VERDICTS)  # a phone has room for signs
        rows = [
            (d.replace("_", "_<wbr>"), *(self.get((d, v), 0) for v in VERDICTS), self._in(d))
            for d in self._documents
        ]
        rows.append(("all", *map(self._of, VERDICTS), sum(self.values())))
        return _html.table(("document", *signs, "all"), rows, unbroken=True)

    @property
    def _documents(self) -> list[str]:
        return [d for d in DOCUMENTS if self._in(d)]

    def _in(self, document: str) -> int:
        return sum(n for (d, _), n in self.items() if d == document)

    def _of(self, verdict: str) -> int:
        return sum(n for (_, v), n in self.items() if v == verdict)


class Table(tuple[Row, ...]):
    """Rows of the ledger, one a line; `counts` adds them up by document and verdict."""

    @property
    def counts(self) -> Counts:
        """How many rows each document has of each verdict."""
        return Counts(Counter((row.document, row.verdict) for row in self))

    def __repr__(self) -> str:
        return "\n".join(f"{row.key}: {row.verdict}{_brief(row)}" for row in self) or "no rows"

    def _repr_html_(self) -> str:
        if len(self) <= _UNFOLDED:
            return _drawn(self)
        if len(self) <= _IN_ONE:
            verdicts = {row.verdict for row in self}
            name = f"{verdicts.pop()}: " if len(verdicts) == 1 else ""
            return _html.folded(_drawn(self), f"{name}{_counted(self)} of the ledger")
        of_each = {document: [row for row in self if row.document == document] for document in DOCUMENTS}
        return "".join(
            _html.folded(
                _html.lines((_label(row), _opened(row)) for row in rows),
                f"{escape(TITLES[document])}: {_counted(rows)} of the ledger",
            )
            for document, rows in of_each.items()
            if rows
        )


def table(document: str | None = None, verdict: str | None = None) -> Table:
    """Return the ledger, or its rows of one document, of one verdict or of both.

    Parameters
    ----------
    document : str, optional
    verdict : str, optional
        One of `VERDICTS`.

    Returns
    -------
    Table, a tuple of Row

    Raises
    ------
    KeyError
        If there is no such document.
    ValueError
        If there is no such verdict.

    Examples
    --------
    >>> table("casegame", "misprint")
    casegame.sorted_presses: misprint, item 6: printed nothing, right 4
    casegame.board_count: misprint, [0]: printed 29, right 512
    casegame.board_count_again: misprint, [0]: printed 29, right 512
    """
    if verdict is not None:
        as_choice(verdict, "verdict", VERDICTS)
    chosen = keys(None if document is None else as_document(document))
    return Table(found for found in map(row, chosen) if verdict in (None, found.verdict))


def _drawn(rows: Collection[Row]) -> str:
    headings = ("verdict", "the line, and what was found")  # a phone has room for two
    return _html.table(headings, map(_cells, rows), first=20, ruled=True)


def _counted(rows: Collection[Row]) -> str:
    return f"{len(rows)} row{'s' * (len(rows) != 1)}"


def _brief(row: Row) -> str:
    if row.corrections:
        return ", " + "; ".join(
            f"{f'{c.where}: ' * bool(c.where)}printed {c.printed}, right {c.right}" for c in row.corrections
        )
    return f", {row.finding}" if row.kind == "table" else f". {row.says or row.finding}"


def _cells(row: Row) -> tuple[str, str]:
    """Return the verdict, and as a card what the row says and what was found."""
    verdict, found = _verdict(row)
    return verdict, "<br>".join(filter(None, (_line(row), found)))


def _label(row: Row) -> str:
    """Return what stands in the document, and of a table without a formula its name."""
    name = row.key.partition(".")[2].replace("_", " ")
    return _line(row) + f" <small>{escape(name)}</small>" * (row.kind == "table" and not row.says)


def _opened(row: Row) -> tuple[str, str]:
    """Return the verdict and what was found; of a small table that is right, its values, too."""
    verdict, found = _verdict(row)
    if row.kind != "table" or row.verdict != AS_PRINTED:
        return verdict, found
    values = printed(row.key)
    if values.ndim > _MOST_AXES or values.size > _MOST_VALUES:
        return verdict, found
    lines = (" ".join(map(str, line)) for line in np.atleast_2d(values).tolist())
    return verdict, f"printed, and found again: <code>{escape(' / '.join(lines))}</code><br>{found}"


def _line(row: Row) -> str:
    """Return what stands in the document: a claim in our words, or which table it is."""
    said = escape(row.says)
    if row.kind == "claim":
        return f"<b>{said}</b> <small>(in our words)</small>"
    return f"<b>{escape(row.place)}</b>{f': <code>{said}</code>' * bool(said)}"


def _verdict(row: Row) -> tuple[str, str]:
    """Return the verdict, and what was found; small below, how it was checked, and the name of the row."""
    begins = (f"“{escape(begins)} …”" for begins in row.begins)
    checked = f"checked by: {escape('; '.join(row.ways))}" * bool(row.ways)
    where = "; ".join(filter(None, (escape(row.place) * (row.kind == "claim"), *begins)))
    small = (escape(row.origin), checked, f"{where}; {_html.key(row.key)}" if where else _html.key(row.key))
    card = (escape(row.finding), *(f"<small>{text}</small>" for text in small if text))
    return f"{SIGNS[row.verdict]} <small>{row.verdict}</small>", "<br>".join(filter(None, card))

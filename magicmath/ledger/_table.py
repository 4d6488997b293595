"""The ledger as a table to read: in words in a terminal, as HTML in a notebook."""

from collections import Counter
from html import escape

from magicmath.ledger._data import DOCUMENTS, as_document
from magicmath.ledger._verdicts import VERDICTS, keys, row

_SIGNS = dict(zip(VERDICTS, "=≠✔◐✘?–", strict=True))


class Table(tuple):
    """Rows of the ledger, one a line; `counts` adds them up by document and verdict."""

    @property
    def counts(self):
        """How many rows each document has of each verdict."""
        return Counts(Counter((row.document, row.verdict) for row in self))

    def __repr__(self):
        return "\n".join(f"{row.key}: {row.verdict}{_brief(row)}" for row in self) or "no rows"

    def _repr_html_(self):
        head = "".join(f'<th scope="col" style="text-align:left">{word}</th>' for word in _HEADINGS)
        rows = "".join(f"<tr>{''.join(_cells(row))}</tr>" for row in self)
        many = f"{len(self)} row{'s' * (len(self) != 1)} of the ledger"
        return (
            f'<div tabindex="0" role="region" aria-label="{many}" style="max-height:36em;overflow:auto">'
            f"<table><caption>{many}</caption><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
        )


_HEADINGS = ("row", "what stands there", "verdict", "what was found")


class Counts(dict):
    """Numbers of rows by (document, verdict)."""

    def __repr__(self):
        width = max(map(len, VERDICTS))
        lines = [f"{'':{width}} {'  '.join(self._documents)}  all"]
        for verdict in VERDICTS:
            numbers = [f"{self.get((d, verdict), 0):>{len(d)}}" for d in self._documents]
            lines.append(f"{verdict:{width}} {'  '.join(numbers)}  {self._of(verdict):>3}")
        numbers = [f"{self._in(d):>{len(d)}}" for d in self._documents]
        return "\n".join([*lines, f"{'all':{width}} {'  '.join(numbers)}  {sum(self.values()):>3}"])

    def _repr_html_(self):
        columns = [*self._documents, "all"]
        head = "".join(f'<th scope="col">{escape(column)}</th>' for column in ("verdict", *columns))
        rows = []
        for verdict in VERDICTS:
            numbers = [self.get((d, verdict), 0) for d in self._documents] + [self._of(verdict)]
            rows.append(_counted(f"{_SIGNS[verdict]} {verdict}", numbers))
        rows.append(_counted("all", [*map(self._in, self._documents), sum(self.values())]))
        return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"

    @property
    def _documents(self):
        return [d for d in DOCUMENTS if self._in(d)]

    def _in(self, document):
        return sum(n for (d, _), n in self.items() if d == document)

    def _of(self, verdict):
        return sum(n for (_, v), n in self.items() if v == verdict)


def table(document=None, verdict=None):
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
    if verdict is not None and verdict not in VERDICTS:
        raise ValueError(f"verdict must be one of {', '.join(VERDICTS)}, got {verdict!r}")
    chosen = keys(None if document is None else as_document(document))
    return Table(found for found in map(row, chosen) if verdict in (None, found.verdict))


def _brief(row):
    if row.corrections:
        return ", " + "; ".join(
            f"{f'{c.where}: ' * bool(c.where)}printed {c.printed}, right {c.right}" for c in row.corrections
        )
    return f", {row.finding}" if row.kind == "table" else ""


def _cells(row):
    left = 'style="text-align:left;vertical-align:top"'
    says = (
        f"<code>{escape(row.says)}</code>" if row.kind in ("table", "formula", "lost") else escape(row.says)
    )
    found = [
        escape(row.finding),
        escape(row.scan),
        f"<small>{escape('; '.join(row.ways))}</small>" * bool(row.ways),
    ]
    yield f'<th scope="row" {left}><code>{escape(row.key)}</code><br><small>{escape(row.place)}</small></th>'
    yield f"<td {left}>{says * bool(row.says)}</td>"
    yield f"<td {left}>{_SIGNS[row.verdict]} {row.verdict}</td>"
    yield f"<td {left}>{'<br>'.join(filter(None, found))}</td>"


def _counted(name, numbers):
    return f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{n}</td>" for n in numbers)}</tr>'

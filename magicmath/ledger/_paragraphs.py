"""The paragraphs of the documents, in their order, and the rows that belong to each."""

from html import escape
from typing import NamedTuple

from magicmath.ledger import _data, _html


class Paragraph(NamedTuple):
    """One paragraph of a document: its first words, and its rows, or the reason why it has none."""

    document: str
    begins: str
    rows: tuple[str, ...]
    reason: str

    def __repr__(self) -> str:
        return f"{self.begins} … {', '.join(self.rows) or f'({self.reason})'}"


class Paragraphs(tuple[Paragraph, ...]):
    """Paragraphs to find a line by, one a line."""

    def __repr__(self) -> str:
        return "\n".join(map(repr, self)) or "no paragraphs"

    def _repr_html_(self) -> str:
        return _html.scrolling(
            _html.table(("it begins", "its rows, or why it has none"), map(_cells, self), first=40),
            f"{len(self)} paragraph{'s' * (len(self) != 1)}",
        )


def paragraphs(document: str | None = None) -> Paragraphs:
    """Return the paragraphs of one document, or of all, each with the keys of its rows.

    Parameters
    ----------
    document : str, optional

    Returns
    -------
    Paragraphs, a tuple of Paragraph

    Raises
    ------
    KeyError
        If there is no such document.

    Examples
    --------
    >>> paragraphs("retroversion")[:5][-1]
    Il va se baser … minimal_succession, computer_wins_and_learns, never_an_error
    >>> all(paragraph.rows or paragraph.reason for paragraph in paragraphs())
    True
    """
    chosen = _data.DOCUMENTS if document is None else (_data.as_document(document),)
    return Paragraphs(
        Paragraph(name, entry["begins"], tuple(entry.get("rows", ())), entry.get("none", ""))
        for name in chosen
        for entry in _data.paragraphs(name)
    )


def _cells(paragraph: Paragraph) -> tuple[str, str]:
    keys = ", ".join(_html.key(key) for key in paragraph.rows)
    return escape(paragraph.begins), keys or escape(paragraph.reason)

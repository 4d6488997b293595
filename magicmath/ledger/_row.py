"""A row of the ledger, and the verdicts that it may bear."""

import textwrap
from html import escape
from typing import NamedTuple

from magicmath.ledger import _html

AS_PRINTED, MISPRINT = "as printed", "misprint"
TRUE, CONDITIONAL, FALSE = "true", "true under a condition", "false"
OPEN, UNREADABLE = "open or not mathematical", "unreadable"
ORIGINS = {"source": "in the source", "copy": "in our copy", "untold": "print or copy"}
UNTOLD = "Whether the printer or the maker of our copy did it, only the printed page can tell"
VERDICTS = (AS_PRINTED, MISPRINT, TRUE, CONDITIONAL, FALSE, OPEN, UNREADABLE)
SIGNS = dict(zip(VERDICTS, "=≠✔◐✘?–", strict=True))
_WIDTH = 100


class Correction(NamedTuple):
    """What to change: where, what is printed there, and what is right."""

    where: str
    printed: str
    right: str


class Row(NamedTuple):
    """One line of the ledger.

    `says` is what stands in the document, a formula or a claim in our words; `finding` is what
    the check found; `ways` names the independent ways in which it looked. `copy` tells how our
    copy reads otherwise than what was judged. `corrections` is what to change, and `because` how
    we know; `origin` is whose a misprint is, one of `ORIGINS`, and `evidence` what tells it;
    `condition` is what a claim lacks. `begins` holds the first words of each paragraph in which the
    row stands.
    """

    key: str
    kind: str
    place: str
    says: str
    verdict: str
    finding: str
    ways: tuple[str, ...] = ()
    copy: str = ""
    corrections: tuple[Correction, ...] = ()
    condition: str = ""
    because: str = ""
    origin: str = ""
    evidence: str = ""
    begins: tuple[str, ...] = ()

    @property
    def document(self) -> str:
        """The document in which the row stands."""
        return self.key.partition(".")[0]

    def __repr__(self) -> str:
        lines = [_filled(f"{name:8} {text}") for name, text in self._parts()]
        return "\n".join([f"{self.key}: {self.verdict}", *lines])

    def _repr_html_(self) -> str:
        headings = (_html.key(self.key), f"{SIGNS[self.verdict]} {self.verdict}")
        return _html.table(headings, ((name, escape(text)) for name, text in self._parts()))

    def _parts(self) -> list[tuple[str, str]]:
        parts = {
            "place": self.place,
            "says": self.says,
            "finding": self.finding,
            "whose": ": ".join(filter(None, (self.origin, self.evidence))),
            "copy": self.copy,
            "checked": "; ".join(self.ways),
        }
        return [(name, text) for name, text in parts.items() if text]


def _filled(text: str) -> str:
    return textwrap.fill(text, _WIDTH, initial_indent="  ", subsequent_indent=" " * 11)

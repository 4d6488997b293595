"""Write the ledger as pages of the book: each line of a document, and beside it what was found."""

import json
import re
from pathlib import Path
from typing import Any

from executed import digest_of
from places import PACKAGE

from magicmath.ledger._rows import keys
from magicmath.report._content import content
from magicmath.report._page import badge, document_section

_OPENING = """# {title}

Each line that this document prints or claims stands at the left. At the right stands what came out when it
was computed anew, and how. Claims are in our words.
[The errata](../errata.md) hold what differs, on one sheet.
"""

_NAMED = re.compile(r'`(?:ledger\.row\(")?(\w+\.\w+)(?:"\))?`')  # in a text
_SHOWN = re.compile(r"<code[^>]*>((?:\w|\.|<wbr>)+)</code>")  # in an output


def led_to_rows(text: str) -> str:
    """Return a text or an output of a page of the book in which each name of a row leads to the row.

    Parameters
    ----------
    text : str
        Markdown or HTML, of a page that stands beside the folder of the ledger.
    """
    known = set(keys())

    def led(found: re.Match[str]) -> str:
        key = found[1].replace("<wbr>", "")
        if key not in known:
            return found[0]
        document = key.partition(".")[0]
        return f'<a href="ledger/{document}.html#{key}">{found[0]}</a>'

    return _SHOWN.sub(led, _NAMED.sub(led, text))


def pages(kept: Path) -> dict[str, str]:
    """Return a page for each document, by its file name, as Markdown.

    Parameters
    ----------
    kept : Path
        Where the results of all checks are kept until the package changes.
    """
    report = found(kept)
    return {f"ledger/{document}.md": _page(report, document) for document in report["documents"]}


def _page(report: dict[str, Any], document: str) -> str:
    title = report["documents"][document]
    counts = "".join(
        f'<label><input type="checkbox" value="{verdict}" checked> {badge(verdict)} {number}</label>'
        for verdict, number in report["counts"][document].items()
        if number
    )
    choice = f'<form class="ledger-choice" aria-label="Show the verdicts">{counts}</form>'
    html = f'<div class="ledger">{choice}{document_section(report, document)}</div>'
    return f"{_OPENING.format(title=title)}\n```{{raw}} html\n{html}\n```\n"


def found(kept: Path) -> dict[str, Any]:
    """Return what every check finds, asked again only where the package has changed.

    Parameters
    ----------
    kept : Path
        Where the results are kept.
    """
    wanted = digest_of(PACKAGE).hex()
    if kept.is_file():
        known = json.loads(kept.read_text(encoding="utf-8"))
        if known["made_of"] == wanted:
            return known["report"]
    report = content()
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text(json.dumps({"made_of": wanted, "report": report}), encoding="utf-8")
    return report

"""Make of the list of words and signs a page of the book, and what the book says of signs in its code."""

import tomllib
from typing import Any

from places import HERE

from magicmath.pages.live import as_data

LIST = HERE / "glossary.toml"
_OPENING = """# Glossary

The course, the French articles and today's textbooks use different words for the same things.
"""
_SIGNS = """
## The signs of APL

The articles write their formulas in APL. Wherever such a sign stands in a text of this book, point at it or
tap it: its meaning appears.
"""


def page() -> str:
    """Return the page of words and signs, as Markdown."""
    known = _read()
    words = [
        f"| {one['english']} | {one['french']} | {one['today']} | {one['notebook']} |"
        for one in sorted(known["word"], key=lambda one: one["english"].lower())
    ]
    signs = [f"| `{sign}` | {meaning} |" for sign, meaning in known["sign"].items()]
    head = "| here | in the articles | today | first in |\n|---|---|---|---|"
    return "\n".join([_OPENING, head, *words, _SIGNS, "| sign | meaning |\n|---|---|", *signs, ""])


def meanings() -> str:
    """Return the meanings of the signs, as a script's data that each page carries."""
    only_apl = {sign: meaning for sign, meaning in _read()["sign"].items() if ord(sign) > 0x7F}
    return as_data(only_apl, id="apl-meanings")


def _read() -> dict[str, Any]:
    return tomllib.loads(LIST.read_text(encoding="utf-8"))

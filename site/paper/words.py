"""Turn texts into HTML: those of the notebooks, of exercises and of bets."""

import re
from html import escape

from markdown_it import MarkdownIt

_MARKDOWN = MarkdownIt("commonmark", {"html": True}).enable("table")
_BLOCK = re.compile(r"^```\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def markdown(text: str) -> str:
    """Return a text of a notebook as HTML."""
    return _MARKDOWN.render(text)


def plain(text: str) -> str:
    """Return a text of an exercise or a bet as HTML: paragraphs, `code`, **strong** words, blocks of code."""
    parts = _BLOCK.split(text)  # text and blocks in turn
    return "".join(block(part) if i % 2 else _paragraphs(part) for i, part in enumerate(parts))


def block(text: str, language: str = "") -> str:
    """Return a block of code or output, lines as they are."""
    kind = f' class="{language}"' if language else ""
    return f"<pre{kind}><code>{escape(text.rstrip())}</code></pre>"


def _paragraphs(text: str) -> str:
    return "".join(f"<p>{_inline(part)}</p>" for part in re.split(r"\n\s*\n", text) if part.strip())


def _inline(text: str) -> str:
    text = escape(" ".join(text.split()))
    text = re.sub(r"`([^`]+)`", r"<code>\1</code>", text)
    return re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", text)

"""Make a piece of HTML fit for a page that asks for nothing from elsewhere, and change no more of it.

A piece is parsed, so that what it leaves open ends with it and cannot swallow what follows.
"""

import base64
import mimetypes
import warnings
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import cast
from urllib.parse import unquote, urlsplit

from bs4 import BeautifulSoup, MarkupResemblesLocatorWarning
from bs4.dammit import EntitySubstitution
from bs4.element import AttributeValueList, NavigableString, PageElement, Tag
from bs4.formatter import HTMLFormatter
from mistune import HTMLRenderer
from nbconvert.filters.markdown_mistune import IPythonRenderer, MarkdownWithMath

HEADINGS = ("h1", "h2", "h3")
_USELESS = ("base", "link", "meta", "script", "source")  # without a network, and under the page's policy
_NESTED = ("body", "head", "html")

Attachments = Mapping[str, Mapping[str, str | list[str]]]  # data by its type, by the name of the picture


class _AsWritten(HTMLFormatter):
    """Write attributes in the order in which they stood."""

    def attributes(self, tag: Tag) -> Iterable[tuple[str, str | AttributeValueList | None]]:
        return tag.attrs.items()


class _Renderer(IPythonRenderer):
    """Leave the address of a picture as it is: the parsed piece finds it, missing or not."""

    def image(self, text: str, url: str, title: str | None = None) -> str:
        return HTMLRenderer.image(self, text, url, title)


class Pictures:
    """Find the pictures that a notebook names, and warn once of each that cannot be kept in its page.

    Parameters
    ----------
    folder : str or path
        Where their names start from.
    notebook : str
        What the warnings call the notebook.
    """

    def __init__(self, folder: str | Path, notebook: str) -> None:
        self.folder, self.notebook = Path(folder), notebook
        self.told: set[str] = set()

    def data_address(self, address: str, attachments: Attachments) -> str | None:
        """Return the picture itself as an address, or None where it cannot be had."""
        scheme, _, rest = address.partition(":")
        if scheme.lower() == "data":
            return address
        if scheme == "attachment":
            found = _attached(rest, attachments)
        elif _is_relative(address):
            found = self._on_disk(unquote(urlsplit(address).path))
        else:
            found = None
        if found is None and address not in self.told:
            self.told.add(address)
            message = f"{self.notebook}: no picture can be had from '{address}'; its description stays"
            warnings.warn(message, stacklevel=2)
        return found

    def _on_disk(self, name: str) -> str | None:
        kind, path = mimetypes.guess_type(name, strict=False)[0] or "", self.folder / name
        try:
            if kind.startswith("image/"):
                return f"data:{kind};base64,{base64.b64encode(path.read_bytes()).decode()}"
        except (OSError, ValueError):  # ValueError: a name with a null character
            pass
        return None


def fragment(
    html: str, pictures: Pictures, suffix: str, attachments: Attachments | None = None
) -> BeautifulSoup:
    """Return a parsed piece that keeps its pictures inside and leads to the pages of other notebooks."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", MarkupResemblesLocatorWarning)  # a short text is a text
        piece = BeautifulSoup(
            html, "html.parser", multi_valued_attributes=None, on_duplicate_attribute="ignore"
        )
    for tag in piece.find_all(_USELESS):
        tag.extract()
    for tag in piece.find_all(_NESTED):
        tag.unwrap()
    for image in piece.find_all("img", src=True):
        _embed(image, pictures, attachments or {})
    for link in piece.find_all("a", href=True):
        link["href"] = _page_of(str(link["href"]), suffix)
    for table in piece.find_all("table"):
        if not table.find_parent("table"):
            around = {"class": "wide", "tabindex": "0", "role": "group", "aria-label": "table"}
            table.wrap(BeautifulSoup("", "html.parser").new_tag("div", attrs=around))
    return piece


def markdown(source: str) -> str:
    """Return the HTML of a text as nbconvert writes it."""
    renderer = _Renderer(escape=False, exclude_anchor_links=True)
    return MarkdownWithMath(renderer=renderer).render(source)


def written(nodes: Iterable[PageElement]) -> str:
    """Return parsed nodes as HTML."""
    formatter = _AsWritten(EntitySubstitution.substitute_xml, void_element_close_prefix="")
    each = cast("Iterable[Tag | NavigableString]", nodes)  # bs4's types tell no more than their common base
    return "".join(
        node.decode(formatter=formatter) if isinstance(node, Tag) else node.output_ready(formatter)
        for node in each
    )


def cut_at_headings(piece: Tag) -> list[list[PageElement]]:
    """Return lists of nodes, a new one beginning at each heading that follows anything but headings."""
    parts: list[list[PageElement]] = [[]]
    has_text = False
    for node in piece.contents:
        if isinstance(node, Tag) and node.name in HEADINGS:
            if has_text:
                parts.append([])
                has_text = False
        elif not isinstance(node, NavigableString) or node.strip():
            has_text = True
        parts[-1].append(node)
    return parts


def begins_with_heading(nodes: Iterable[PageElement]) -> bool:
    """Tell whether a heading is the first thing to be seen."""
    seen = (node for node in nodes if not isinstance(node, NavigableString) or node.strip())
    return getattr(next(seen, None), "name", None) in HEADINGS


def _embed(image: Tag, pictures: Pictures, attachments: Attachments) -> None:
    del image["srcset"]
    address = str(image["src"]).strip()
    found = pictures.data_address(address, attachments)
    if found:
        image["src"] = found
        return
    words = BeautifulSoup("", "html.parser").new_tag("em", attrs={"class": "missing"})
    words.string = str(image.get("alt") or unquote(address) or "picture")
    image.replace_with(words)


def _attached(name: str, attachments: Attachments) -> str | None:
    kinds = attachments.get(name) or attachments.get(unquote(name)) or {}
    found = next(((kind, data) for kind, data in kinds.items() if kind.startswith("image/")), None)
    if found is None:
        return None
    kind, data = found
    return f"data:{kind};base64,{''.join(data).replace(chr(10), '')}"


def _is_relative(address: str) -> bool:
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    return bool(parts.path) and not (parts.scheme or parts.netloc or parts.path.startswith(("/", "\\")))


def _page_of(address: str, suffix: str) -> str:
    if not _is_relative(address):
        return address
    parts = urlsplit(address)
    if not parts.path.endswith(".ipynb"):
        return address
    return parts._replace(path=parts.path.removesuffix(".ipynb") + suffix).geturl()

"""Make a piece of HTML fit for a page that asks for nothing from elsewhere, and change no more of it.

A piece is parsed, so that what it leaves open ends with it and cannot swallow what follows.
"""

import base64
import mimetypes
import re
import warnings
from collections.abc import Iterable, Mapping
from html.parser import HTMLParser
from pathlib import Path
from typing import cast
from urllib.parse import unquote, urlsplit

from bs4 import BeautifulSoup, MarkupResemblesLocatorWarning
from bs4.dammit import EntitySubstitution
from bs4.element import AttributeValueList, NavigableString, PageElement, Tag
from bs4.formatter import HTMLFormatter
from mistune import HTMLRenderer
from nbconvert.filters.markdown_mistune import IPythonRenderer, MarkdownWithMath

_USELESS = ("base", "link", "meta", "script", "source")  # without a network, and under the page's policy
_NESTED = ("body", "head", "html")
_VOID = ("area", "br", "col", "embed", "hr", "img", "input", "param", "track", "wbr")

Attachments = Mapping[str, Mapping[str, str | list[str]]]  # data by its type, by the name of the picture


class LeftOut(UserWarning):
    """Something of a notebook cannot be kept in its page."""


class _AsWritten(HTMLFormatter):
    """Write attributes in the order in which they stood."""

    def attributes(self, tag: Tag) -> Iterable[tuple[str, str | AttributeValueList | None]]:
        return tag.attrs.items()


class _Renderer(IPythonRenderer):
    """Leave the address of a picture as it is: the parsed piece finds it, missing or not."""

    def image(self, text: str, url: str, title: str | None = None) -> str:
        return HTMLRenderer.image(self, text, url, title)


class _Balance(HTMLParser):
    """Follow what a piece opens and closes."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []
        self.is_whole = True

    def handle_starttag(self, tag: str, attrs: object) -> None:
        """Open an element."""
        self.is_whole &= tag not in (*_USELESS, *_NESTED)
        if tag not in _VOID:
            self.opened.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        """Pass an element that closes itself."""
        self.is_whole &= tag not in _USELESS

    def handle_endtag(self, tag: str) -> None:
        """Close the element that was opened last."""
        self.is_whole &= bool(self.opened) and self.opened.pop() == tag


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
            warnings.warn(message, LeftOut, stacklevel=2)
        return found

    def _on_disk(self, name: str) -> str | None:
        kind, path = mimetypes.guess_type(name, strict=False)[0] or "", self.folder / name
        try:
            if kind.startswith("image/"):
                return f"data:{kind};base64,{base64.b64encode(path.read_bytes()).decode()}"
        except (OSError, ValueError):  # ValueError: a name with a null character
            pass
        return None


def fragment(html: str, pictures: Pictures, attachments: Attachments | None = None) -> BeautifulSoup:
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
    keep_pictures(piece, pictures, attachments)
    for link in piece.find_all("a", href=True):
        link["href"] = page_of(str(link["href"]))
    for table in piece.find_all("table"):
        if not table.find_parent("table"):
            around = {"class": "wide", "tabindex": "0", "role": "group", "aria-label": "table"}
            table.wrap(BeautifulSoup("", "html.parser").new_tag("div", attrs=around))
    return piece


def keep_pictures(piece: Tag, pictures: Pictures, attachments: Attachments | None = None) -> None:
    """Put each picture of a parsed piece into it, or leave its description."""
    for image in piece.find_all("img", src=True):
        _embed(image, pictures, attachments or {})


def is_whole(html: str) -> bool:
    """Tell whether a piece closes all that it opens, nothing else, and holds nothing that a page drops."""
    balance = _Balance()
    balance.feed(html)
    balance.close()
    return balance.is_whole and not balance.opened and html.rfind("<!--") <= html.rfind("-->")


def markdown(source: str) -> str:
    """Return the HTML of a text as nbconvert writes it."""
    renderer = _Renderer(escape=False, exclude_anchor_links=True)
    return MarkdownWithMath(renderer=renderer).render(source)


def written(nodes: Iterable[PageElement]) -> str:
    """Return parsed nodes as HTML."""
    formatter = _AsWritten(EntitySubstitution.substitute_xml, void_element_close_prefix="")
    each = list(cast("Iterable[Tag | NavigableString]", nodes))  # bs4's types tell no more than their base
    for picture in (found for node in each if isinstance(node, Tag) for found in node.find_all("image")):
        picture.can_be_empty_element = False  # of an SVG: a browser takes what follows for its content
    return "".join(
        node.decode(formatter=formatter) if isinstance(node, Tag) else node.output_ready(formatter)
        for node in each
    )


def page_of(address: str) -> str:
    """Return the address of the page of a notebook or of a sheet, beside it; any other as it is."""
    if not _is_relative(address):
        return address
    parts = urlsplit(address)
    return parts._replace(path=re.sub(r"\.(ipynb|md)$", ".html", parts.path)).geturl()


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

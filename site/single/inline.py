"""Put a page of the site and all that it loads into one file, which asks for nothing."""

import base64
import json
import mimetypes
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote, urlsplit

from bs4 import BeautifulSoup, Tag

from magicmath.pages.fragments import Pictures, keep_pictures, page_of, written
from magicmath.pages.live import script as live_script
from magicmath.pages.safety import as_script, as_style, policy

# the page's scripts that a file by itself has a use for; live.js is written anew, with its own figures alone
RUN = ("live.js", "book.js", "visits.js", "furo.js", "mathjax.js", "reveal.js", "lecturer.js", "deck.js")
# what leads to the rest of the book
GONE = """.sidebar-drawer, .overlay[for=__navigation], #__navigation, .header-left, .related-pages, .beyond,
    link:not([rel=stylesheet], [rel$=icon]), #site-facts"""
TEXTS = "article, .slides"  # where a notebook's own texts stand
_ADDRESS = re.compile(r"""url\(["']?([^"')]+)["']?\)""")
_MAP = re.compile(r"/[/*]# sourceMappingURL=\S+(?: \*/)?")


def in_one_file(page: Path, pictures: Pictures, names: dict[str, str] | None = None) -> str:
    """Return a page that was built, with its styles, scripts, type and pictures in it.

    Parameters
    ----------
    page : Path
        A chapter of the book, or a deck.
    pictures : Pictures
        Finds the pictures that its texts name.
    names : dict, optional
        What other pages that it leads to are called.
    """
    soup = BeautifulSoup(page.read_text(encoding="utf-8"), "html.parser", multi_valued_attributes=None)
    for tag in soup.select(GONE):
        tag.decompose()
    for brand in soup.select(".header-center a, .sidebar-brand"):
        brand.unwrap()
    for place in soup.select(TEXTS):
        keep_pictures(place, pictures)
        for script in place.select("script:not([type='application/json'])"):
            script.decompose()
    for link in soup.find_all("a", href=True):
        address = page_of(str(link["href"]))
        link["href"] = (names or {}).get(address, address)
    _lead_to_headings(soup)
    for link in soup.find_all("link"):
        _keep_link(link, page.parent, soup)
    scripts = list(_keep_scripts(soup, page.parent))
    closed = {"http-equiv": "Content-Security-Policy", "content": policy(scripts)}
    soup.head.insert(0, soup.new_tag("meta", attrs=closed))
    soup.head.insert(0, soup.head.find("meta", charset=True).extract())
    return written(soup.contents)


def _lead_to_headings(soup: BeautifulSoup) -> None:
    """Let links find the headings that they call as JupyterLab does: by their words, joined by hyphens."""
    named = {}
    for own in soup.select("article .headerlink"):
        words = own.parent.get_text().removesuffix(own.get_text()).strip()
        named.setdefault(words.replace(" ", "-"), own["href"])
    for link in soup.select('a[href^="#"]'):
        link["href"] = named.get(unquote(link["href"][1:]), link["href"])


def _keep_link(link: Tag, folder: Path, soup: BeautifulSoup) -> None:
    """Put a style sheet, or the page's icon, into the page."""
    path = _path(folder, link["href"])
    if link["rel"] != "stylesheet":
        link["href"] = _as_data(path)
        return
    code = _ADDRESS.sub(lambda found: f'url("{_embedded(path.parent, found[1])}")', path.read_text("utf-8"))
    style = soup.new_tag("style")
    style.string = as_style(_MAP.sub("", code))
    link.replace_with(style)


def _keep_scripts(soup: BeautifulSoup, folder: Path) -> Iterator[str]:
    """Put each script of the page that it needs into it, and yield the code of all that run."""
    for script in soup.select("script:not([type='application/json'])"):
        if not script.has_attr("src"):
            yield script.string  # the theme's own
            continue
        path = _path(folder, script.extract()["src"])
        if path.name in RUN:
            code = live_script(_figures(soup)) if path.name == "live.js" else path.read_text("utf-8")
            script.attrs.clear()
            script.string = as_script(_MAP.sub("", code))
            soup.body.append(script)  # what was deferred runs when the page is there
            yield script.string


def _figures(soup: BeautifulSoup) -> set[str]:
    told = (json.loads(states.string) for states in soup.find_all("script", class_="states"))
    return {one["figure"] for states in told for one in states.values()}


def _embedded(folder: Path, address: str) -> str:
    is_inside = address.startswith(("data:", "#"))
    return address if is_inside else _as_data(_path(folder, address))


def _path(folder: Path, address: str) -> Path:
    return folder / unquote(urlsplit(address).path)


def _as_data(path: Path) -> str:
    kind = mimetypes.guess_type(path.name)[0] or "font/woff2"
    return f"data:{kind};base64,{base64.b64encode(path.read_bytes()).decode()}"

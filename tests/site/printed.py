"""What stands on printed pages, read from the PDF: its text, where its signs are, its parts by their tags."""

import re
from collections import Counter

import pypdf
import pypdfium2

MM = 72 / 25.4
TOP, BOTTOM = 26 * MM, 24 * MM  # margins of the book
_TAIL = 5  # points: how far a letter may hang below the last line
_OVERHANG = 2  # points: how far a slanted letter may lean out
_EDGES = 25 * MM, 185 * MM  # nothing of the book stands left or right of these


class Printed:
    """A PDF as a reader sees it.

    Parameters
    ----------
    path : Path
        The PDF.
    """

    def __init__(self, path):
        self.pages = list(pypdfium2.PdfDocument(path))
        self.tagged = pypdf.PdfReader(path)
        self.texts = [page.get_textpage() for page in self.pages]

    def text(self, first=0, last=None):
        """Return the text between the margins of pages, without blanks and signs that only part lines."""
        height = self.pages[0].get_height()
        parts = [page.get_text_bounded(bottom=BOTTOM, top=height - TOP) for page in self.texts[first:last]]
        return squashed("".join(parts))

    def starts(self):
        """Return the number of the page where each part begins, by its title, counted from 0."""
        parts = [part for part in self.tagged.outline if not isinstance(part, list)]
        return {part.title: self.tagged.get_destination_page_number(part) for part in parts}

    def outside(self, edges=_EDGES, bottom=BOTTOM):
        """Return the signs that stand beyond the edges or in the lower margin; the page's number may."""
        lost = []
        for number, page in enumerate(self.texts, 1):
            below = page.get_text_bounded(bottom=0, top=bottom - _TAIL).split()
            if below not in ([], [str(number)]):
                lost.append((number, " ".join(below)))
            for i in range(page.count_chars()):
                left, _, right, _ = page.get_charbox(i)
                is_blank = page.get_text_range(i, 1).isspace()
                if (
                    right > left
                    and not is_blank
                    and not edges[0] - _OVERHANG <= left <= right <= edges[1] + _OVERHANG
                ):
                    lost.append((number, page.get_text_range(i, 1)))
        return lost

    def figures(self):
        """Count the tagged pictures that have a text, by their page."""
        numbers = {page.indirect_reference.idnum: i for i, page in enumerate(self.tagged.pages)}
        found, stack = Counter(), [(self.tagged.trailer["/Root"]["/StructTreeRoot"], None)]
        while stack:
            node, page = stack.pop()
            node = node.get_object()
            if isinstance(node, list):
                stack += [(one, page) for one in node]
            elif isinstance(node, dict):
                page = numbers[node.raw_get("/Pg").idnum] if "/Pg" in node else page
                found[page] += node.get("/S") == "/Figure" and bool(node.get("/Alt"))
                stack += [(node[key], page) for key in ("/K",) if key in node]
        return found

    def rasters(self, first, last):
        """Count the pictures of pages that are made of points and not drawn."""
        return len({key for page in self.tagged.pages[first:last] for key in _rasters(page)})

    def fonts(self):
        """Return the names of all fonts, each with whether it is in the file."""
        found = {}
        for one in self.tagged.trailer["/Root"]["/Pages"]["/Kids"]:
            found |= _fonts(one.get_object())
        return found


def squashed(text):
    """Return a text without blanks, and without the signs by which a line is broken."""
    return re.sub(r"[\s\u200b\ufffe↳]+", "", text)


def _rasters(node):
    found = set()
    forms = node.get("/Resources", pypdf.generic.DictionaryObject()).get_object().get("/XObject", {})
    for reference in forms.values():
        form = reference.get_object()
        if form["/Subtype"] == "/Image":
            found.add(form.indirect_reference.idnum)
        else:
            found |= _rasters(form)
    return found


def _fonts(node):
    found = {}
    for kid in node.get("/Kids", []):
        found |= _fonts(kid.get_object())
    resources = node.get("/Resources")
    if resources is None:
        return found
    resources = resources.get_object()
    for font in resources.get("/Font", {}).values():
        font = font.get_object()
        below = font.get("/DescendantFonts", [font])[0].get_object()
        described = below["/FontDescriptor"]
        found[font["/BaseFont"]] = any(f"/FontFile{kind}" in described for kind in ("", "2", "3"))
    for form in resources.get("/XObject", {}).values():
        found |= _fonts(form.get_object())
    return found

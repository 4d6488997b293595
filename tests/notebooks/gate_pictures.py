"""The pictures of a notebook: plain SVG, with an alternative text that says what the text says."""

import re
from xml.etree import ElementTree

from magicmath.plot import drawing

PICTURE = "image/svg+xml"
SVG = "{http://www.w3.org/2000/svg}"
PLACES = {"x", "y", "width", "height", "rx", "d", "cx", "cy", "r", "preserveAspectRatio", "href"}
LOOKS = {"fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "text-anchor"}
ATTRIBUTES = PLACES | LOOKS | {"dominant-baseline"}
ELEMENTS = {f"{SVG}{name}" for name in ("g", "text", "rect", "path", "circle", "image")}
ROOT = {"viewBox", "width", "height", *drawing.root_look("")}
STYLES = {"", "image-rendering:pixelated"}


def problems(data, metadata):
    """Yield what is wrong with the picture of an output, if it has one."""
    if metadata:
        yield f"has an output with metadata of no use: {sorted(metadata)}"
    if PICTURE not in data:
        return
    try:
        root = ElementTree.fromstring(data[PICTURE])
    except ElementTree.ParseError:
        yield "has a picture that is no plain SVG: it cannot be read"
        return
    alt = root.get("aria-label")
    if not alt:
        yield "has a picture without alternative text"
    elif wrong := disagreement(data.get("text/plain", ""), alt):
        yield f"has a picture whose alternative text {wrong}"
    if odd := sorted({*_odd_on_the_whole(root), *_odd_inside(root)}):
        yield f"has a picture that is no plain SVG: {odd}"


def _odd_on_the_whole(root):
    """Yield what the root of a picture has or lacks that ours has not, or hold."""
    wanted = drawing.root_look(root.get("aria-label", ""))
    if root.tag != f"{SVG}svg":
        yield root.tag
    yield from set(root.attrib) ^ ROOT
    yield from (name for name, value in wanted.items() if root.get(name) != value)
    if _shown(root) != _wanted(root):
        yield "width"


def _shown(root):
    return [round(float(root.get(name, 0))) for name in ("width", "height")]


def _wanted(root):
    """Return the size in which a picture is shown: its own, or what fits a page."""
    size = list(map(float, root.get("viewBox", "0 0 0 0").split()[2:]))
    return [round(side * min(1, drawing.WIDEST / max(size[0], 1))) for side in size]


def _odd_inside(root):
    """Yield what could move, hide, lead or ask elsewhere, or be read by no one."""
    for element in root.iter():
        if element is root:
            continue
        if element.tag == f"{SVG}style":
            if element.text != drawing.STYLE or element.attrib:
                yield "style"
        elif element.tag not in ELEMENTS:
            yield element.tag.removeprefix(SVG)
        else:
            attributes = dict(element.attrib)
            if attributes.pop("style", "") not in STYLES:
                yield "style"
            yield from set(attributes) - ATTRIBUTES
            if not attributes.get("href", "data:image/png;base64,").startswith("data:image/png;base64,"):
                yield "href"


def disagreement(text, alt):
    """Return in words how the alternative text of a picture differs from its text; None where it agrees.

    Boards have to be the same boards, and bits, sizes and values the same numbers.
    """
    looks = "; odd entries are dark|; its entries are (?:fractions|light)|(, counted from 0)"
    if size := re.search(rf"(\d+) by (\d+)(?:{looks})", alt):
        wanted = int(size[1]), int(size[2]) + bool(size[3])  # a table has a number before each row
        return None if wanted in _sizes(text) else f"speaks of {size[1]} by {size[2]} entries"
    if count := re.search(r"(\d+)×(\d+) bits, (\d+) of them 1\.", alt):
        return _pattern_differs(text, *map(int, count.groups()))
    if re.search("[■□]", text):
        shown, said = _rows_shown(text), _rows_said(alt)
        return None if shown == said else f"tells of the boards {said}, and its text shows {shown}"
    shown, said = _numbers(text), _numbers(alt)
    if colours := re.search(r"Boards of (\d+) colours", alt):  # side by side in one, one by one in the other
        said.remove(colours[1])
        shown, said = sorted(shown), sorted(said)
    return None if shown == said else f"tells of the numbers {said}, and its text shows {shown}"


def _numbers(text):
    return re.findall(r"\d+", text)


def _sizes(text):
    """Return the (rows, columns) that the last lines of a text may be read as."""
    rows = [len(line.split()) for line in text.splitlines()]
    sizes, columns = set(), rows[-1] if rows else 0
    for count, length in enumerate(reversed(rows), 1):
        if length != columns:
            break
        sizes.add((count, columns))
    return sizes


def _pattern_differs(text, rows, columns, ones):
    if said := re.search(r"(\d+)×(\d+) bits, (\d+) of them 1", text):
        agrees = tuple(map(int, said.groups())) == (rows, columns, ones)
    else:
        shown = [re.sub("[^■□]", "", line) for line in text.splitlines()[-rows:]]
        agrees = {len(line) for line in shown} == {columns} and "".join(shown).count("■") == ones
        agrees = agrees and len(shown) == rows
    return None if agrees else f"speaks of {rows}×{columns} bits, {ones} of them 1"


def _rows_shown(text):
    """Return the rows of the boards in a text, board after board, as 0 and 1."""
    rows, band = [], {}
    for line in [*text.splitlines(), ""]:
        blocks = list(re.finditer(r"[■□·](?: [■□·])*", line))
        if not blocks:
            rows += [row for column in sorted(band) for row in band[column]]
            band = {}
        for block in blocks:
            signs = block.group().replace(" ", "").translate(str.maketrans("□■", "01"))
            band.setdefault(block.start(), []).append(signs)
    return rows


def _rows_said(alt):
    boards = re.findall(r"(?<=[:.;] )[01·]+(?: / [01·]+)*(?=[;.])", alt)
    return [row for board in boards for row in board.split(" / ")]

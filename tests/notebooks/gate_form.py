"""The form of a notebook: its kinds of cells, their metadata, and nothing that hides."""

import re
import unicodedata
import warnings
from collections import Counter

from nbval.plugin import find_comment_markers, find_metadata_tags

KERNEL = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
FOLDED = {"tags": ["hide-cell"], "jupyter": {"outputs_hidden": True, "source_hidden": True}}
SLIDE_TYPES = ("slide", "subslide", "fragment")
CELL_METADATA = {
    "code": [{}, FOLDED],
    "markdown": [{}, *({"slideshow": {"slide_type": kind}} for kind in SLIDE_TYPES)],
}
CELL_KEYS = {
    "code": {"cell_type", "execution_count", "id", "metadata", "outputs", "source"},
    "markdown": {"cell_type", "id", "metadata", "source"},
}
HTML_TAGS = {"details", "summary"}
ALPHABETS = ("LATIN", "GREEK", "APL", "SUPERSCRIPT LATIN", "MODIFIER LETTER", "MATHEMATICAL", "MICRO")


def problems(notebook):
    """Yield what is wrong with the form of a notebook."""
    if notebook.metadata != KERNEL:
        yield f"the notebook's metadata are not those of a frozen one: {sorted(notebook.metadata)}"
    for cell in notebook.cells:
        yield from _cell_problems(cell)
    yield from _repetitions(notebook)
    yield from _shape_problems(notebook)


def is_code(cell):
    """Tell whether a cell is one that runs."""
    return cell.cell_type == "code"


def is_folded(cell):
    """Tell whether a cell is folded away, as solutions are."""
    return "hide-cell" in cell.metadata.get("tags", [])


def look_alikes(text):
    """Return the characters of a text that are unseen, or letters of an alphabet not used here."""
    return sorted({repr(sign) for sign in set(text) if not _is_plain(sign)})


def _is_plain(sign):
    if sign.isascii():
        return sign == "\n" or sign.isprintable()
    category = unicodedata.category(sign)
    if category[0] in "CZ":  # unseen: controls, joiners, turns of direction, spaces of other widths
        return False
    return category[0] != "L" or unicodedata.name(sign, "").startswith(ALPHABETS)


def _cell_problems(cell):
    if cell.cell_type not in CELL_METADATA:
        yield f"cell {cell.id} is neither code nor text but {cell.cell_type}"
        return
    if not cell.source.strip():
        yield f"cell {cell.id} is empty"
    if switches := _switches(cell):
        yield f"cell {cell.id} switches comparisons off: {switches}"
    if cell.metadata not in CELL_METADATA[cell.cell_type]:
        yield f"cell {cell.id} has metadata of no use here: {dict(cell.metadata)}"
    if extra := set(cell) ^ CELL_KEYS[cell.cell_type]:
        yield f"cell {cell.id} has, or lacks, {sorted(extra)}"
    if strange := look_alikes(cell.source):
        yield f"cell {cell.id} holds characters that look like others, or like nothing: {strange}"
    if cell.cell_type == "markdown":
        tags = set(re.findall(r"<[/!]?-*(\w*)", _without_code(cell.source))) - HTML_TAGS - {""}
        if tags or "<!" in cell.source:
            yield f"cell {cell.id} holds HTML: {sorted(tags)}"
        if "://" in cell.source or re.search(r"\]\(\s*<?\w+:", cell.source):
            yield f"cell {cell.id} leads out of the collection"


def _switches(cell):
    """Return what nbval itself finds in a cell that changes how the cell is run or compared."""
    if not is_code(cell):
        return {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return dict([*find_metadata_tags(cell.metadata), *find_comment_markers(cell.source)])


def _without_code(text):
    return re.sub(r"```.*?```|`[^`]*`", "", text, flags=re.S)


def _repetitions(notebook):
    for identity, times in Counter(cell.id for cell in notebook.cells).items():
        if times > 1:
            yield f"{times} cells are called {identity}"
    first = {}
    for cell in notebook.cells:
        twin = first.setdefault((cell.cell_type, cell.source), cell)
        if twin is not cell:
            yield f"cell {cell.id} repeats cell {twin.id}"


def _shape_problems(notebook):
    for part in ("# ", "**You will**", "**You need**", "**Time**"):
        if part not in notebook.cells[0].source:
            yield f"the first cell lacks {part!r}"
    count = sum(map(is_code, notebook.cells))
    if 2 * count > len(notebook.cells):
        yield f"{count} code cells outnumber {len(notebook.cells) - count} text cells"

"""Turn an executed notebook into the source of a chapter: outputs as HTML, live figures in their places."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import nbformat
from myst_parser.mdit_to_docutils.base import default_slugify

from magicmath.pages.document import Document, models_of
from magicmath.pages.fragments import is_whole, markdown
from magicmath.pages.live import as_data


def chapter(
    notebook: nbformat.NotebookNode,
    source: Path,
    closing: str = "",
    lead: Callable[[str], str] = str,
) -> str:
    """Return the notebook that Sphinx reads, as JSON.

    Its texts and its code are those of the notebook. Each output is one piece of HTML, and what a live
    figure needs follows the first place where it is shown. Raw cells are for other programs and left out.

    Parameters
    ----------
    notebook : nbformat.NotebookNode
        Executed, with the states of its figures.
    source : Path
        Where it comes from; pictures that its text names lie beside it.
    closing : str, optional
        A text below its last cell.
    lead : callable, optional
        Puts links into each text and each output, to what stands beside the page.
    """
    document = Document(models_of(notebook), source.parent, source.name)
    told: set[str] = set()
    cells = []
    for number, cell in enumerate(notebook.cells):
        one = {"cell_type": cell.cell_type, "id": cell.get("id", f"cell-{number}"), "metadata": {}}
        if cell.cell_type == "markdown":
            cells.append(one | {"source": lead(_text(cell, document))})
        elif cell.cell_type == "code":
            cells.append(one | _code(cell, document, told, lead))
    if closing:
        cells.append({"cell_type": "markdown", "id": "closing", "source": closing, "metadata": {}})
    metadata = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    made = {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(made, ensure_ascii=False, indent=1)


def _text(cell: nbformat.NotebookNode, document: Document) -> str:
    """Return a text as it stands, or as closed HTML where its own HTML could spoil what follows."""
    if is_whole(markdown(cell.source)) and not cell.get("attachments"):
        return _lead_to_headings(_in_one_piece(cell.source))
    html = document.text(cell.source, cell.get("attachments"))
    fence = "`" * (html.count("`") + 3)
    return f"{fence}{{raw}} html\n{html}\n{fence}"


def _in_one_piece(source: str) -> str:
    """Return a text whose brackets such as (x + 1) are not torn at the end of a line."""
    return re.sub(r"\(\w \+ 1\)", lambda found: found[0].replace(" ", "\N{NO-BREAK SPACE}"), source)


def _lead_to_headings(source: str) -> str:
    """Return a text whose links call headings as the book does, and not as JupyterLab does."""
    return re.sub(r"(?<=\]\(#)[^)\s]+(?=\))", lambda found: default_slugify(unquote(found[0])), source)


def _code(
    cell: nbformat.NotebookNode, document: Document, told: set[str], lead: Callable[[str], str]
) -> dict[str, Any]:
    html = lead("".join(map(document.output, cell.outputs))) + _new_states(document, told)
    shown = {"output_type": "display_data", "data": {"text/html": html}, "metadata": {}}
    is_hidden = "hide-cell" in cell.metadata.get("tags", [])
    return {
        "source": cell.source,
        "metadata": {"tags": ["hide-cell" if is_hidden else "hide-input"]},
        "execution_count": cell.execution_count,
        "outputs": [shown] if html else [],
    }


def _new_states(document: Document, told: set[str]) -> str:
    new = {number: one for number, one in document.figures.told().items() if number not in told}
    told.update(new)
    return as_data(new, cls="states") if new else ""

"""Turn an executed notebook into the source of a chapter: outputs as HTML, live figures in their places."""

import json
from pathlib import Path

import nbformat
from live import figure_of, states

from magicmath.export.document import Document


def chapter(notebook: nbformat.NotebookNode, source: Path, closing: str = "") -> str:
    """Return the notebook that Sphinx reads, as JSON.

    Its texts and its code are those of the notebook. Each output is one piece of HTML, and what a live
    figure needs follows the first place where it is shown.

    Parameters
    ----------
    notebook : nbformat.NotebookNode
        Executed, with the states of its figures.
    source : Path
        Where it comes from; pictures that its text names lie beside it.
    closing : str, optional
        A text below its last cell.
    """
    document = Document(notebook, source.parent, slides=False, name=source.name)
    told: set[int] = set()
    cells = []
    for cell in notebook.cells:
        one = {"cell_type": cell.cell_type, "id": cell.id, "source": cell.source, "metadata": {}}
        if cell.cell_type == "code":
            html = "".join(map(document.output, cell.outputs)) + _new_states(document, told)
            shown = {"output_type": "display_data", "data": {"text/html": html}, "metadata": {}}
            one |= {
                "metadata": {"tags": ["hide-input"]},
                "execution_count": cell.execution_count,
                "outputs": [shown] if html else [],
            }
        cells.append(one)
    if closing:
        cells.append({"cell_type": "markdown", "id": "closing", "source": closing, "metadata": {}})
    metadata = {"kernelspec": notebook.metadata.kernelspec}
    made = {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(made, ensure_ascii=False, indent=1)


def _new_states(document: Document, told: set[int]) -> str:
    new = {}
    for number, (code, state) in document.widgets.live().items():
        if number not in told:
            told.add(number)
            new[str(number)] = {"figure": figure_of(code), "state": state}
    return states(new)

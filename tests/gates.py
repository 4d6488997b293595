"""What a committed notebook must be, beyond what nbval compares."""

import re
from pathlib import Path

import nbformat

NOTEBOOKS = sorted((Path(__file__).resolve().parent.parent / "notebooks").glob("*.ipynb"))
ALLOWED_TAGS = {"hide-cell"}  # folds the solutions; none of nbval's own tags, which switch comparisons off
COMPARED = {"text/plain", "text/html", "text/latex", "image/svg+xml"}
CHANGES_FROM_RUN_TO_RUN = re.compile(
    r"<Figure size|<\w+ object at|0x[0-9a-f]{6,}|np\.u?int\d*\(|/home/|/tmp/"
)


def read(path):
    """Return a notebook as nbformat reads it."""
    return nbformat.read(path, as_version=4)


def problems(notebook):
    """Return what is wrong with a notebook, in words; nothing for a good one."""
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    found = [problem for cell in code for problem in _cell_problems(cell)]
    counts = [cell.execution_count for cell in code]
    if counts != list(range(1, len(code) + 1)):
        found.append(f"execution counts are {counts}, not 1 to {len(code)}")
    if "widgets" in notebook.metadata:
        found.append("widget state is stored")
    return found + _shape_problems(notebook, code) + _exercise_problems(code)


def _cell_problems(cell):
    tags = set(cell.metadata.get("tags", [])) - ALLOWED_TAGS
    if tags or "NBVAL" in cell.source:
        yield f"cell {cell.id} switches comparisons off: {sorted(tags) or 'NBVAL comment'}"
    for output in cell.outputs:
        if output.output_type == "error":
            yield f"cell {cell.id} stores the error {output.ename}"
            continue
        if output.get("name") == "stderr":
            yield f"cell {cell.id} stores a warning"
        data = output.get("data", {"text/plain": output.get("text", "")})
        if not COMPARED & set(data):
            yield f"cell {cell.id} has an output that nothing compares: {sorted(data)}"
        if set(data) & {"application/vnd.jupyter.widget-view+json"}:
            yield f"cell {cell.id} stores a widget view"
        if CHANGES_FROM_RUN_TO_RUN.search("".join(data.get("text/plain", ""))):
            yield f"cell {cell.id} prints what changes from run to run"
        if "image/png" in data and not output.metadata.get("image/png", {}).get("alt"):
            yield f"cell {cell.id} has a picture without alternative text"


def _shape_problems(notebook, code):
    parts = ("# ", "**You will**", "**You need**", "**Time**")
    found = [f"the first cell lacks {part!r}" for part in parts if part not in notebook.cells[0].source]
    if 2 * len(code) > len(notebook.cells):
        found.append(f"{len(code)} code cells outnumber {len(notebook.cells) - len(code)} text cells")
    return found


def _exercise_problems(code):
    found = []
    for cell, after in zip(code, code[1:], strict=False):
        if cell.source.startswith("answer = None") and "hide-cell" not in after.metadata.get("tags", []):
            found.append(f"exercise {cell.id} has no folded solution")
    for cell in code:
        if "hide-cell" in cell.metadata.get("tags", []):
            said = "".join(output.get("text", "") for output in cell.outputs)
            if not said.startswith("the solution passes: True\n✘"):
                found.append(f"solution {cell.id} does not show a right and a wrong answer")
            if not cell.metadata.get("jupyter", {}).get("source_hidden"):
                found.append(f"solution {cell.id} is not folded")
    return found

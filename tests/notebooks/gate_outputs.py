"""The stored outputs of a notebook: such that nbval compares all that a reader sees of them."""

import re

import gate_pictures
from gate_form import is_code, look_alikes

TEXT = "text/plain"
SHOWN = {TEXT, gate_pictures.PICTURE, "text/html", "text/latex"}  # nbval compares no PNG
CHANGES_FROM_RUN_TO_RUN = re.compile(
    r"<Figure size|<\w+ object at|0x[0-9a-f]{6,}|np\.u?int\d*\(|/home/|/tmp/"
)
OUTPUT_KEYS = {
    "stream": {"output_type", "name", "text"},
    "execute_result": {"output_type", "data", "metadata", "execution_count"},
}


def problems(notebook):
    """Yield what is wrong with the outputs of a notebook."""
    code = list(filter(is_code, notebook.cells))
    counts = [cell.get("execution_count") for cell in code]
    if counts != list(range(1, len(code) + 1)):
        yield f"execution counts are {counts}, not 1 to {len(code)}"
    for cell in code:
        kinds = [output.output_type for output in cell.outputs]
        if kinds not in ([], ["stream"], ["execute_result"], ["stream", "execute_result"]):
            yield f"cell {cell.id} stores {kinds}, not what it prints and then its value"
        for output in cell.outputs:
            yield from (f"cell {cell.id} {problem}" for problem in _output_problems(cell, output))


def text_of(cell):
    """Return all that a cell shows as text."""
    shown = (output.get("text") or output.get("data", {}).get(TEXT, "") for output in cell.outputs)
    return "\n".join(shown)


def _output_problems(cell, output):
    if output.output_type not in OUTPUT_KEYS:
        yield f"stores an output of the kind {output.output_type}"
        return
    if extra := set(output) ^ OUTPUT_KEYS[output.output_type]:
        yield f"has an output that has, or lacks, {sorted(extra)}"
    if output.output_type == "stream":
        text = output.text
        if output.name != "stdout":
            yield "stores a warning"
        if not text:
            yield "stores an empty output"
    else:
        data, text = output.data, output.data.get(TEXT, "")
        if TEXT not in data:
            yield f"has an output that nothing compares: {sorted(data)}"
        if set(data) - SHOWN:
            yield f"stores what is not shown as text or picture: {sorted(set(data) - SHOWN)}"
        if output.get("execution_count") != cell.get("execution_count"):
            yield "stores the value of another execution"
        yield from gate_pictures.problems(data, output.metadata)
    if CHANGES_FROM_RUN_TO_RUN.search(text):
        yield "prints what changes from run to run"
    if strange := look_alikes(text):
        yield f"shows characters that look like others, or like nothing: {strange}"

"""The numbers in a notebook's prose: each is in the code or in an output, or a list says why not.

The list is the `prose_numbers.toml` of their collection. Asked for are numbers of three digits and more,
and decimal ones; smaller ones are everywhere by chance.
"""

import re
import tomllib

from gate_form import is_code
from gate_outputs import text_of

NUMBER = re.compile(r"(?<![\w.,/⁻])(?:\d{1,3}(?:,\d{3})+|\d+\.\d+|\d{3,})(?!\w|\.\d)")
YEAR = re.compile(r"(?:1[89]|20)\d\d")
NO_PROSE = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)", flags=re.S)


def problems(notebook, collection):
    """Yield the numbers in prose that nothing in the notebook produces and nothing explains."""
    excused = explained(collection)
    for cell, numbers in unproduced(notebook):
        if numbers := [number for number in numbers if number not in excused.get(cell, {})]:
            yield f"cell {cell} speaks of {', '.join(numbers)}, which no code of the notebook has or shows"


def explained(collection):
    """Return the numbers that need not be produced, with the reason, by the cells they stand in."""
    return tomllib.loads(collection.prose_numbers.read_text("utf-8"))


def unproduced(notebook):
    """Return (cell, numbers) for the text cells with numbers that stand in no code and in no output."""
    code = list(filter(is_code, notebook.cells))
    produced = "\n".join(text for cell in code for text in (cell.source, text_of(cell)))
    known = {
        number.replace(",", "").replace("_", "") for number in re.findall(r"[\d_,]+(?:\.\d+)?", produced)
    }
    known |= set(re.findall(r"\d+(?:\.\d+)?", produced))
    found = []
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            numbers = [number.replace(",", "") for number in NUMBER.findall(NO_PROSE.sub(" ", cell.source))]
            lacking = sorted(
                {number for number in numbers if number not in known and not YEAR.fullmatch(number)}
            )
            if lacking:
                found.append((cell.id, lacking))
    return found

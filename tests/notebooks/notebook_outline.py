"""What each notebook must contain, in the `notebook_outline.json` of its collection: its cells in order,
what each cell of code reads, and which printed tables it compares.

The list is written when a notebook is frozen. It names what a change has taken away, where the outputs
of what is left are still right.
"""

import ast
import json
import re

from gate_form import is_code
from gate_outputs import text_of
from gate_source import is_call, parsed, walk

MANY = 12  # more cells that differ than these are told of together
VERDICT = re.compile(r"^(\w+\.\w+): (?:as printed \(\d|differs[ :])", flags=re.M)


def recorded(collection):
    """Return the outlines that are committed, by the names of the notebooks."""
    return json.loads(collection.outlines.read_text("utf-8"))


def record(notebook, name, collection):
    """Write the outline of a notebook into the list, and return in words what has changed."""
    outlines = recorded(collection)
    changes = list(problems(notebook, name, collection))
    if len(changes) > MANY:
        changes = list(_summary(outlines[name], outline(notebook)))
    outlines[name] = outline(notebook)
    text = json.dumps(dict(sorted(outlines.items())), indent=1, ensure_ascii=False)
    collection.outlines.write_text(text + "\n", "utf-8")
    return changes


def outline(notebook):
    """Return the outline of a notebook."""
    code = list(filter(is_code, notebook.cells))
    compared = {cell.id: " ".join(compared_tables(cell)) for cell in code}
    return {
        "cells": " ".join(cell.id for cell in notebook.cells),
        "reads": {cell.id: " ".join(names_read(cell)) for cell in code},
        "compares": {key: tables for key, tables in compared.items() if tables},
    }


def names_read(cell):
    """Return the names and numbers that a cell of code reads, dotted names whole, and `assert`."""
    tree = parsed(cell.source)
    inner = {id(node.value) for node in walk(tree) if isinstance(node, ast.Attribute)}
    names = {"assert" for node in walk(tree) if isinstance(node, ast.Assert)}
    for node in walk(tree):
        if isinstance(node, ast.Attribute):
            names.add(ast.unparse(node) if _is_dotted(node) else node.attr)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and id(node) not in inner:
            names.add(node.id)
    names |= {repr(node.value) for node in walk(tree) if _is_number(node)}
    chains = {name for name in names if "." in name and not name[0].isdigit()}
    return sorted(name for name in names if not any(chain.startswith(f"{name}.") for chain in chains))


def compared_tables(cell):
    """Return the printed tables whose comparison a cell of code makes and shows."""
    calls = any(is_call(node, "ledger.compare", "ledger.compare_each") for node in walk(parsed(cell.source)))
    return VERDICT.findall(text_of(cell)) if calls else []


def problems(notebook, name, collection):
    """Yield how a notebook differs from its outline in the list."""
    wanted, found = recorded(collection).get(name), outline(notebook)
    if wanted is None:
        yield f"{collection.outlines.name} has no outline of {name}; freeze it"
        return
    if found["cells"] != wanted["cells"]:
        gone = [cell for cell in wanted["cells"].split() if cell not in found["cells"].split()]
        new = [cell for cell in found["cells"].split() if cell not in wanted["cells"].split()]
        yield f"the cells are not those of the outline: gone {gone}, new {new}, or in another order"
    for part in ("reads", "compares"):
        for cell in {**wanted[part], **found[part]}:
            left, right = (outline[part].get(cell, "").split() for outline in (wanted, found))
            if left != right:
                gone, new = sorted(set(left) - set(right)), sorted(set(right) - set(left))
                yield f"cell {cell} no longer {part} {gone} but {new}"


def _summary(wanted, found):
    """Yield in few lines how two outlines differ: how many cells and printed tables, and which."""
    before, after = wanted["cells"].split(), found["cells"].split()
    code = [cell for cell in after if cell in wanted["reads"] and cell in found["reads"]]
    changed = {
        "cells": {
            "gone": [cell for cell in before if cell not in after],
            "new": [cell for cell in after if cell not in before],
            "read something else": [cell for cell in code if wanted["reads"][cell] != found["reads"][cell]],
        },
        "printed tables": {
            "gone": sorted(_tables(wanted) - _tables(found)),
            "new": sorted(_tables(found) - _tables(wanted)),
        },
    }
    for what, ways in changed.items():
        for way, names in ways.items():
            if names:
                yield f"{what}, {len(names)} {way}: {' '.join(names)}"


def _tables(outline):
    return {name for tables in outline["compares"].values() for name in tables.split()}


def _is_number(node):
    return isinstance(node, ast.Constant) and isinstance(node.value, (int, float, complex))


def _is_dotted(node):
    while isinstance(node, ast.Attribute):
        node = node.value
    return isinstance(node, ast.Name)

"""Execute notebooks and store their outputs as the reference that the tests compare with.

A live widget view means nothing without its kernel, so it is dropped and its picture and
text stay. What the notebooks contain is noted in their outline, and each change of it is said.
The specimen of the gates' tests is frozen like a notebook of the course.
"""

import sys

import nbformat
import notebook_outline
from collection import COURSE, SPECIMEN
from gate_form import KERNEL
from nbclient import NotebookClient

_WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"


def freeze(path, collection):
    """Execute one notebook in a fresh kernel, write it back, cleaned, and return how its outline changed."""
    notebook = nbformat.read(path, as_version=4)
    execute(notebook, path.parent)
    nbformat.write(notebook, path)
    return notebook_outline.record(notebook, path.stem, collection)


def execute(notebook, folder):
    """Execute a notebook in place, as if it stood in `folder`, and clean its outputs."""
    where = {"metadata": {"path": str(folder)}}
    client = NotebookClient(notebook, timeout=300, coalesce_streams=True, resources=where)
    client.extra_arguments = ["--log-level=CRITICAL"]  # or else the kernel tells of its port and end
    client.execute()
    notebook.metadata = nbformat.from_dict(KERNEL)
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", []):
            output.get("data", {}).pop(_WIDGET_VIEW, None)


def main(names):
    """Freeze the notebooks whose file names start with one of `names`, or all of them."""
    frozen = [(path, collection) for collection in (COURSE, SPECIMEN) for path in collection.paths]
    chosen = [one for one in frozen if not names or one[0].name.startswith(tuple(names))]
    if not chosen:
        sys.exit(f"freeze: no notebook's name starts with {' or '.join(names)}")
    for path, collection in chosen:
        changes = freeze(path, collection)
        print(f"froze {path.name}", *changes, sep="\n    ")


if __name__ == "__main__":
    main(sys.argv[1:])

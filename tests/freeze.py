"""Execute notebooks and store their outputs as the reference that the tests compare with.

A live widget view means nothing without its kernel, so it is dropped and its picture and
text stay.
"""

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).resolve().parent.parent / "notebooks"
_WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
_KERNEL = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def freeze(path):
    """Execute one notebook in a fresh kernel and write it back, cleaned."""
    notebook = nbformat.read(path, as_version=4)
    execute(notebook, path.parent)
    nbformat.write(notebook, path)


def execute(notebook, folder):
    """Execute a notebook in place, as if it stood in `folder`, and clean its outputs."""
    where = {"metadata": {"path": str(folder)}}
    client = NotebookClient(notebook, timeout=300, coalesce_streams=True, resources=where)
    client.extra_arguments = ["--log-level=ERROR"]  # or else the kernel warns of its own loopback port
    client.execute()
    notebook.metadata = nbformat.from_dict(_KERNEL)
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", []):
            output.get("data", {}).pop(_WIDGET_VIEW, None)


def main(names):
    """Freeze the notebooks whose file names start with one of `names`, or all of them."""
    chosen = [p for p in sorted(NOTEBOOKS.glob("*.ipynb")) if not names or p.name.startswith(tuple(names))]
    if not chosen:
        sys.exit(f"freeze: no notebook's name starts with {' or '.join(names)}")
    for path in chosen:
        freeze(path)
        print(f"froze {path.name}")


if __name__ == "__main__":
    main(sys.argv[1:])

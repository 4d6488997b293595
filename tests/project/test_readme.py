"""Check that the README lists the notebooks as they are."""

import re

import nbformat

from runner import ROOT

TIME = re.compile(r"\*\*Time\*\*:? *(?:about )?(\d+)")


def table():
    """Return the README's table of notebooks: each title as its first cell has it, and its minutes."""
    rows = []
    for path in sorted((ROOT / "notebooks").glob("*.ipynb")):
        opening = nbformat.read(path, as_version=4).cells[0].source
        title, minutes = opening.splitlines()[0].removeprefix("# "), TIME.search(opening)[1]
        rows.append(f"| {path.stem[:2]} | [{title}](notebooks/{path.name}) | {minutes} |")
    return "\n".join(["| | | minutes |", "|---|---|---|", *rows])


def test_readme_lists_the_notebooks():
    assert table() in (ROOT / "README.md").read_text(encoding="utf-8"), f"README.md needs:\n{table()}"

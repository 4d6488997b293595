"""Check that the README, and the map in notebook 00, list the notebooks as they are."""

import re

import nbformat

from runner import ROOT

TIME = re.compile(r"\*\*Time\*\*:? *(?:about )?(\d+)")
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
MAP_ROW = re.compile(  # its number, title, file, mathematics and minutes
    r"^\| (?:\*\*|\[)(\d\d) (.*?)(?:\*\*|\]\((.*?)\) \*([^*]+)\*) \| (\d+) \|[^|]*\|$", re.MULTILINE
)


def listed():
    """Return the file, number, title and minutes of each notebook."""
    found = []
    for path in NOTEBOOKS:
        opening = nbformat.read(path, as_version=4).cells[0].source
        title, minutes = opening.splitlines()[0].removeprefix("# "), TIME.search(opening)[1]
        found.append((path.name, path.stem[:2], title, minutes))
    return found


def table():
    """Return the README's table of notebooks: each title as its first cell has it, and its minutes."""
    rows = [
        f"| {number} | [{title}](notebooks/{file}) | {minutes} |" for file, number, title, minutes in listed()
    ]
    return "\n".join(["| | | minutes |", "|---|---|---|", *rows])


def test_readme_lists_the_notebooks():
    assert table() in (ROOT / "README.md").read_text(encoding="utf-8"), f"README.md needs:\n{table()}"


def test_the_map_lists_the_notebooks():
    [drawn] = (
        cell.source
        for cell in nbformat.read(NOTEBOOKS[0], as_version=4).cells
        if cell.source.startswith("## The map")
    )
    here, *others = listed()
    assert [(file, number, title, minutes) for number, title, file, _, minutes in MAP_ROW.findall(drawn)] == [
        ("", *here[1:]),
        *others,
    ]

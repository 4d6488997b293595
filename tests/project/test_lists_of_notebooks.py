"""Check that the README, and the map in notebook 00, list the notebooks as they are."""

import re

import nbformat

from runner import ROOT

TIME = re.compile(r"\*\*Time\*\*:? *(?:about )?(\d+)")
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
MAP_ROW = re.compile(r"^\| (?:\*\*|\[)(\d\d) (.*?)(?:\*\*|\]\((.*?)\)) \| (\d+) \|[^|]*\|$", re.MULTILINE)
MAP_TITLE = re.compile(r"^- \*\*(\d\d)\*\* (.*?)(?: \*([^*]+)\*)?$", re.MULTILINE)  # and its mathematics
ONE_LINE = 23  # characters of a name that a phone shows in one line


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
    rows, told = MAP_ROW.findall(drawn), MAP_TITLE.findall(drawn)
    here, *others = listed()
    assert [(file, number, minutes) for number, _, file, minutes in rows] == [
        ("", here[1], here[3]),
        *((file, number, minutes) for file, number, _, minutes in others),
    ]
    assert [(number, title) for number, title, _ in told] == [one[1:3] for one in listed()]
    assert all(mathematics for *_, mathematics in told[1:])
    names = [name for _, name, *_ in rows]
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= ONE_LINE

"""Find notebooks by what a command line says, and write pages whole."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import nbformat
from places import notebooks


class Unfit(Exception):
    """What is asked for cannot be made, for a reason that one line tells."""


def chosen(names: Sequence[str]) -> list[Path]:
    """Return the notebooks of these names: files, or what names of the course's notebooks start with.

    Parameters
    ----------
    names : sequence of str
        All notebooks of the course, if there is none.

    Raises
    ------
    Unfit
        If a name is of no notebook, or two notebooks would give the same page.
    """
    found: list[Path] = []
    for name in names or [""]:
        of_course = [path for path in notebooks() if path.name.startswith(name)]
        if not of_course and not Path(name).is_file():
            raise Unfit(f"there is no notebook {name}, and none of the course starts so")
        found += of_course or [Path(name).resolve()]
    found = list(dict.fromkeys(found))
    twice = [stem for stem, count in Counter(path.stem for path in found).items() if count > 1]
    if twice:
        raise Unfit(f"two notebooks have the name {twice[0]}")
    for path in found:
        _check(path)
    return found


def _check(path: Path) -> None:
    try:
        nbformat.validate(nbformat.read(path, as_version=4))
    except Exception as error:  # whatever nbformat stumbles over
        reason = str(error).split("\n")[0][:200]
        raise Unfit(f"{path} is no notebook: {type(error).__name__}: {reason}") from error


def write_whole(target: Path, html: str) -> None:
    """Write a page beside its place and move it there, so that a full disk leaves what was there."""
    unfinished = target.with_name(f".{target.name}.part")
    try:
        unfinished.write_text(html, encoding="utf-8", newline="\n")
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)

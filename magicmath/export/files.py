"""Read notebooks and write pages, and say what is wrong with a path before the work begins."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from magicmath._shown import shown

if TYPE_CHECKING:
    from nbformat import NotebookNode

_LONGEST_PATH = 4096  # bytes


def suffix(slides: bool) -> str:
    """Return how the name of a page ends."""
    return ".slides.html" if slides else ".html"


def as_path(value: str | os.PathLike[str], name: str) -> Path:
    """Return an argument as a path, or raise."""
    if not isinstance(value, (str, os.PathLike)):
        raise TypeError(f"{name} must be a path, got {shown(value)}")
    try:
        named = os.fsencode(value)
    except UnicodeEncodeError:
        named = b"\0"
    if b"\0" in named or len(named) > _LONGEST_PATH:
        raise ValueError(f"{name} must be a path, got {shown(value)}")
    return Path(value)


def read(source: Path) -> "NotebookNode":
    """Return a notebook without its outputs, or raise, naming the file."""
    import nbformat

    try:
        notebook = nbformat.read(source, as_version=4)
        for cell in notebook.cells:
            if cell.cell_type == "code":
                cell.outputs = []
        nbformat.validate(notebook)
    except OSError:
        raise
    except Exception as error:  # whatever nbformat stumbles over
        reason = str(error).split("\n")[0][:200]
        raise ValueError(f"{source} is no notebook: {type(error).__name__}: {reason}") from error
    return notebook


def check_target(target: Path, source: Path) -> None:
    """Raise where a page cannot be written, before the notebook is executed for nothing."""
    if target.is_dir():
        raise IsADirectoryError(f"target {target} is a folder")
    if not target.parent.is_dir():
        raise FileNotFoundError(f"target {target} lies in no folder that is there")
    if target.resolve() == source.resolve():
        raise ValueError(f"target {target} is the notebook itself")


def write_whole(target: Path, html: str) -> None:
    """Write a page beside its place and move it there, so that a full disk leaves what was there."""
    if target.exists() and not target.is_file():  # a pipe or a device is written to, not replaced
        target.write_text(html, encoding="utf-8", newline="\n")
        return
    unfinished = target.with_name(f".{target.name}.part")
    try:
        unfinished.write_text(html, encoding="utf-8", newline="\n")
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)

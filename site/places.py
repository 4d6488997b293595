"""Where the site finds what it is built from, and where it puts what it builds."""

from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PACKAGE = ROOT / "magicmath"
NOTEBOOKS = ROOT / "notebooks"
BOOK = HERE / "book"
FIGURES = PACKAGE / "widgets" / "static"
BUILD = ROOT / "site-build"
SINGLE = "single"  # the folder of the site with chapters that are one file each
KEPT = ROOT / ".site"  # what a second build need not make again


def notebooks() -> list[Path]:
    """Return the notebooks in the order of the course."""
    return sorted(NOTEBOOKS.glob("*.ipynb"))


def write_if_new(path: Path, text: str) -> None:
    """Write a file unless it holds the text already, so that its time tells when it changed."""
    if path.is_file() and path.read_text(encoding="utf-8") == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")

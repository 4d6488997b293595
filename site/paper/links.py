"""Lead from the book to what is printed."""

from pathlib import Path

from places import HERE

FOLDER, BOOK, EPUB = "paper", "magic.pdf", "magic.epub"


def worksheet(number: str) -> str:
    """Return the name of the worksheet of a chapter."""
    return f"worksheet-{number}.pdf"


def worksheet_link(source: Path) -> str:
    """Return what stands below a chapter, as Markdown."""
    address = f"{FOLDER}/{worksheet(source.stem[:2])}"
    return (
        f'<a href="{address}">This chapter as a worksheet</a>: boards to press with a pencil, answers last.'
    )


def print_door() -> str:
    """Return the door of the first page that leads to paper, as Markdown."""
    text = (HERE / "paper" / "door.md").read_text(encoding="utf-8")
    return text.format(book=f"{FOLDER}/{BOOK}", epub=f"{FOLDER}/{EPUB}")

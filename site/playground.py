"""Make the page on which a reader plays any board, in the book and as one file.

Its page code is as large as that of all other figures together, so the other pages do without it.
"""

from pathlib import Path

from figure import live
from single.files import write_whole

from magicmath.pages import page
from magicmath.pages.live import entries, script
from magicmath.widgets import Playground

NAME = "playground"  # of its page, its script and its figure
TITLE = "Play anything"


def board() -> str:
    """Return the playground as HTML: its board is the page's address, its proofs are links to chapters."""
    return live(Playground(follows_location=True, book="./"))


def scripts() -> dict[str, str]:
    """Return the page code of the playground's page, and that of all others, by the names of files."""
    return {f"{NAME}.js": script([NAME]), "live.js": script(set(entries()) - {NAME})}


def make_playground(folder: Path) -> None:
    """Write the playground as one file that needs no network."""
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / f"{NAME}.html", page({TITLE: Playground(follows_location=True)}))

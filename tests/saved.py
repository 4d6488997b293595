"""Save live figures as a page that plays by itself."""

from magicmath.pages import page


def save(folder, *figures):
    """Write the page of some figures into a folder and return its address."""
    return save_titled(folder, {f"Number {number}": figure for number, figure in enumerate(figures)})


def save_titled(folder, figures, name="saved.html"):
    """Write the page of the figures of a mapping, each below its title, and return its address."""
    path = folder / name
    path.write_text(page(figures), encoding="utf-8")
    return path.resolve().as_uri()

"""Pack the book into one file for a place without a network: unpacked, it plays from a folder."""

import zipfile
from collections.abc import Iterable
from pathlib import Path

NAME = "magic-book.zip"
_ANY_DAY = (1980, 1, 1, 0, 0, 0)  # so that the same book gives the same file


def pack(folder: Path, parts: Iterable[str]) -> Path:
    """Write the pages of the book, without the folders of parts that need a server, and return the file.

    Parameters
    ----------
    folder : Path
        The site.
    parts : iterable of str
        Its folders that are left out.
    """
    target, left_out = folder / NAME, set(parts)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder)
            if path.is_file() and path != target and name.parts[0] not in left_out:
                entry = zipfile.ZipInfo(f"magic-book/{name.as_posix()}", _ANY_DAY)
                entry.compress_type = zipfile.ZIP_DEFLATED
                packed.writestr(entry, path.read_bytes())
    return target

"""Write notebooks as pages: `python -m magicmath.export`."""

import argparse
import shutil
import sys
import warnings
from collections.abc import Sequence
from pathlib import Path

from magicmath.export import export
from magicmath.export.files import suffix


def main(options: Sequence[str]) -> None:
    """Export the notebooks whose file names start with one of `options`, or all of them."""
    from nbclient.exceptions import CellExecutionError

    asked = _parser().parse_args(options)
    folder, chosen = Path("exported"), _chosen(asked.names)
    with warnings.catch_warnings():
        warnings.showwarning = lambda message, *_: print(f"export: warning: {message}", file=sys.stderr)
        for source in chosen:
            folder.mkdir(exist_ok=True)
            try:
                target = export(source, folder / (source.stem + suffix(asked.slides)), asked.slides)
            except (OSError, ValueError) as error:
                sys.exit(f"export: {error}")
            except CellExecutionError as error:
                sys.exit(f"export: {source}: a cell fails\n{error}")
            print(f"wrote {target}")
    for sheet in Path("notebooks").glob("*.md"):  # the notebooks link to it
        shutil.copy(sheet, folder)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="export",
        description="Write the notebooks of the folder `notebooks` as pages that play by themselves, "
        "into the folder `exported`.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "names", nargs="*", metavar="name", help="what a notebook's file name starts with; all, if left out"
    )
    parser.add_argument("--slides", action="store_true", help="begin a slide at each heading")
    return parser


def _chosen(names: list[str]) -> list[Path]:
    sources = sorted(Path("notebooks").glob("*.ipynb"))
    for name in names:
        if not any(source.name.startswith(name) for source in sources):
            sys.exit(f"export: no notebook's name starts with {name}")
    if not sources:
        sys.exit("export: there is no notebook in the folder notebooks")
    return [source for source in sources if not names or source.name.startswith(tuple(names))]


if __name__ == "__main__":
    main(sys.argv[1:])

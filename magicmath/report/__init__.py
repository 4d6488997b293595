"""The reproduction report: every line of the documents, what was found, and what ran.

`python -m magicmath.report FOLDER` runs every check and writes `report.html`, a page that needs no
network, and `report.json`, the same as data.
"""

import argparse
import json
import platform
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from time import perf_counter

import magicmath
from magicmath.report._content import Json, content
from magicmath.report._page import page

__all__ = ["main"]


def main(arguments: Sequence[str]) -> None:
    """Write the report into a folder, from the words of a command line.

    Parameters
    ----------
    arguments : sequence of str
    """
    parser = argparse.ArgumentParser(prog="python -m magicmath.report", description=__doc__)
    parser.add_argument("folder", type=Path, help="where to write report.html and report.json")
    folder: Path = parser.parse_args(arguments).folder
    begun = perf_counter()
    report = content() | {"ran": _what_ran()}
    report["ran"]["seconds"] = round(perf_counter() - begun, 1)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        text = json.dumps(report, ensure_ascii=False, indent=1)
        (folder / "report.json").write_text(text + "\n", encoding="utf-8")
        (folder / "report.html").write_text(page(report), encoding="utf-8")
    except OSError as error:
        sys.exit(f"cannot write into {folder}: {error.strerror}")
    print(f"{len(report['rows'])} rows: {folder / 'report.html'} and {folder / 'report.json'}")


def _what_ran() -> Json:
    packages = {name: version(name) for name in ("numpy", "sympy")}
    return {
        "magicmath": magicmath.__version__,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        **packages,
    }

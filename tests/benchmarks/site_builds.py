"""Time two builds of the site in a copy of this checkout: the first makes all, the second finds all made."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
FETCHED = ".fetched"  # what comes from npm and PyPI is fetched once and is no part of a build
MADE = shutil.ignore_patterns(".*", "__pycache__", "site-build", "node_modules", "exported")


def builds():
    """Return the seconds of a build that makes all, and of another right after it."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "checkout"
        shutil.copytree(ROOT, copy, ignore=MADE)
        (copy / FETCHED).symlink_to((ROOT / FETCHED).resolve(), target_is_directory=True)
        return seconds_to_build(copy), seconds_to_build(copy)


def seconds_to_build(checkout):
    """Return the seconds that a build of a checkout takes."""
    started = time.perf_counter()
    subprocess.run(
        [sys.executable, str(checkout / "site" / "build.py")],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(checkout)},
        check=True,
        capture_output=True,
    )
    return time.perf_counter() - started

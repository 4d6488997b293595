"""Make JupyterLite for the site: the notebooks as they are committed, run by the Python of the pages."""

import hashlib
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

CONFIG = Path(__file__).with_name("jupyter-lite.json")
MADE_BY = ("jupyterlite-core", "jupyterlite-pyodide-kernel", "anywidget", "jupyterlab-widgets")
OPTIONS = ("--apps", "lab", "--apps", "notebooks", "--no-sourcemaps", "--no-unused-shared-packages")


def make_lite(notebooks: Path, kept: Path, target: Path) -> None:
    """Write JupyterLite into a folder of the site, beside `python`; do nothing if nothing has changed.

    Parameters
    ----------
    notebooks : Path
        The folder of the notebooks and of what they link to.
    kept : Path
        A folder for what is needed to build, and for a note of what was built.
    target : Path
        The folder to write.

    Raises
    ------
    RuntimeError
        If JupyterLite cannot be built; it holds what was said.
    """
    files = _files(notebooks)
    wanted = _digest([CONFIG, Path(__file__), *files])
    made_of = kept / "made-of"
    if target.is_dir() and made_of.is_file() and made_of.read_text("utf-8") == wanted:
        return
    shutil.rmtree(kept, ignore_errors=True)
    shutil.rmtree(target, ignore_errors=True)
    for path in files:
        copy = kept / "content" / path.relative_to(notebooks)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    shutil.copy(CONFIG, kept)
    command = [sys.executable, "-m", "jupyterlite_core", "build", *OPTIONS]
    where = ["--contents", "content", "--output-dir", str(target.resolve())]
    done = subprocess.run([*command, *where], cwd=kept, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"JupyterLite was not built:\n{done.stdout}{done.stderr}")
    made_of.write_text(wanted, "utf-8")


def _files(notebooks: Path) -> list[Path]:
    found = (path for path in sorted(notebooks.rglob("*")) if path.is_file())
    return [path for path in found if not any(part.startswith((".", "__")) for part in path.parts[-2:])]


def _digest(files: list[Path]) -> str:
    versions = [f"{name}=={version(name)}" for name in MADE_BY]
    digest = hashlib.sha256("\n".join(versions).encode())
    for path in files:
        digest.update(f"\0{path.name}\0".encode() + path.read_bytes())
    return digest.hexdigest()

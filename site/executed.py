"""Execute the notebooks once, so that their live figures bring their states, and keep what came out."""

import hashlib
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from places import PACKAGE, ROOT


def executed(
    sources: Iterable[Path], kept: Path, done: Callable[[str], None] = lambda name: None
) -> Iterator[tuple[Path, nbformat.NotebookNode]]:
    """Yield notebooks with their outputs and the states of their figures, in no particular order.

    A notebook is executed only where its code or the package has changed since it was kept.

    Parameters
    ----------
    sources : iterable of Path
        Notebooks.
    kept : Path
        The folder where executed ones are kept.
    done : callable, optional
        What is called with the name of each notebook that is ready.

    Raises
    ------
    nbclient.exceptions.CellExecutionError
        If a cell raises.
    """
    kept.mkdir(parents=True, exist_ok=True)
    package = digest_of(PACKAGE)
    # a kernel is a process of its own: threads only wait for it
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        running = {pool.submit(_executed, source, kept, package): source for source in sources}
        for one in as_completed(running):
            source = running[one]
            done(source.stem)
            yield source, one.result()


def digest_of(folder: Path) -> bytes:
    """Return a digest of all files of a folder but those that Python keeps for itself."""
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.digest()


def _executed(source: Path, kept: Path, package: bytes) -> nbformat.NotebookNode:
    """Return a notebook as it stands, with what its code made when it last ran."""
    notebook = nbformat.read(source, as_version=4)
    code = [cell.source for cell in notebook.cells if cell.cell_type == "code"]
    wanted = hashlib.sha256(package + "\0".join([source.stem, *code]).encode()).hexdigest()
    target = kept / source.name
    ran = nbformat.read(target, as_version=4) if target.exists() else None
    if ran is None or ran.metadata.get("made_of") != wanted:
        ran = _run(notebook, source)
        ran.metadata["made_of"] = wanted
        nbformat.write(ran, target)
        ran = nbformat.read(target, as_version=4)  # with its keys sorted, as in each later build
    outputs = [cell.outputs for cell in ran.cells if cell.cell_type == "code"]
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs = outputs.pop(0)
    notebook.metadata["widgets"] = ran.metadata.get("widgets", {})
    return notebook


def _run(notebook: nbformat.NotebookNode, source: Path) -> nbformat.NotebookNode:
    ran = nbformat.from_dict(notebook)
    client = NotebookClient(ran, timeout=600, coalesce_streams=True, resources=_where(source))
    client.extra_arguments = ["--log-level=CRITICAL"]  # or else the kernel tells of its port and end
    client.execute(env={**os.environ, "PYTHONPATH": str(ROOT)})
    return ran


def _where(source: Path) -> dict[str, dict[str, str]]:
    return {"metadata": {"path": str(source.parent)}}

"""Put together the Python that runs in a page: Pyodide, the wheels that the notebooks need, and ours.

Pyodide's core comes from npm, and its lock tells the digest of every wheel that belongs to it. Wheels
with machine code are on PyPI only inside the wheel of another project, the carrier. As each is held
against the lock, the carrier need not be trusted. Pure wheels come from PyPI under their own names.
"""

import hashlib
import json
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from executed import digest_of

CARRIER = "open-webui==0.12.4"
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
WANTED = (
    "numpy",
    "sympy",
    "matplotlib",
    "ipython",
    "beautifulsoup4",
    "typing-extensions",
    "tqdm",
    "micropip",
    "jedi",  # which JupyterLite asks for
)
LOCK = "pyodide-lock.json"
OURS = "magicmath"
OURS_NEEDS = ["numpy", "anywidget", "ipywidgets"]  # what else a cell imports is loaded with that cell
PINS = Path(__file__).with_name("wheels.txt")

Lock = dict[str, dict]


def assemble(npm: Path, downloads: Path, project: Path, target: Path, made_of: Path) -> None:
    """Write the folder from which a page starts Python; do nothing if nothing has changed.

    Parameters
    ----------
    npm : Path
        The folder of Pyodide's package from npm.
    downloads : Path
        Where wheels are kept between two builds.
    project : Path
        The folder of pyproject.toml, of which a wheel is made.
    target : Path
        The folder to write.
    made_of : Path
        A file that notes what the folder was made of.

    Raises
    ------
    ValueError
        If a wheel is not the one that Pyodide's lock names.
    """
    wanted_of = _made_of(npm, project)
    if (target / LOCK).is_file() and made_of.is_file() and made_of.read_text("utf-8") == wanted_of:
        return
    target.mkdir(parents=True, exist_ok=True)
    for name in CORE:
        _copy(npm / name, target)
    lock = json.loads((npm / LOCK).read_text("utf-8"))
    official = lock["packages"]
    wanted = {name: official[name] for name in _closure(WANTED, official)}
    for name, package in wanted.items():
        carried = _carried(package, downloads)
        wheel = carried or _downloaded(f"{name}=={package['version']}", downloads)
        wanted[name] = package if carried else _entry(wheel, package["depends"])
        _copy(wheel, target)
    for pin, needs in _pins():
        wheel = _downloaded(pin, downloads)
        _copy(wheel, target)
        wanted[normal(pin.split("==")[0])] = _entry(wheel, needs)
    wheel = _built(project, target)
    wanted[OURS] = _entry(wheel, OURS_NEEDS)
    lock["packages"] = dict(sorted(wanted.items()))
    (target / LOCK).write_text(json.dumps(lock), "utf-8")
    _keep_only(target, {*CORE, LOCK, *(package["file_name"] for package in wanted.values())})
    made_of.parent.mkdir(parents=True, exist_ok=True)
    made_of.write_text(wanted_of, "utf-8")


def _made_of(npm: Path, project: Path) -> str:
    parts = [Path(__file__), PINS, npm / "package.json", project / "pyproject.toml"]
    digest = hashlib.sha256(digest_of(project / "magicmath"))
    for path in parts:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _keep_only(folder: Path, names: set[str]) -> None:
    for path in folder.iterdir():
        if path.name not in names:
            path.unlink()


def _closure(names: Iterable[str], official: Lock) -> list[str]:
    found: dict[str, None] = {}
    todo = list(names)
    while todo:
        name = normal(todo.pop())
        if name not in found:
            found[name] = None
            todo += official[name]["depends"]
    return sorted(found)


def _carried(package: dict, downloads: Path) -> Path | None:
    """Return a wheel that the carrier brings, once its digest is the lock's, or None if it has none."""
    path = downloads / package["file_name"]
    if not path.exists():
        # it is opened and never installed, so it matters not for which Python it is
        with zipfile.ZipFile(_downloaded(CARRIER, downloads, "--ignore-requires-python")) as carrier:
            inside = {Path(one).name: one for one in carrier.namelist()}
            if path.name not in inside:
                return None
            path.write_bytes(carrier.read(inside[path.name]))
    if _sha256(path) == package["sha256"]:
        return path
    if path.name.endswith("-none-any.whl"):  # PyPI's own file of that name
        return None
    raise ValueError(f"{path.name} is not the wheel that Pyodide's lock names")


def _downloaded(pin: str, downloads: Path, *options: str) -> Path:
    """Return the wheel of a pin, downloaded once with pip and these options of it."""
    downloads.mkdir(parents=True, exist_ok=True)
    project, version = pin.split("==")
    start = f"{normal(project).replace('-', '_')}-{version}-"
    found = [path for path in downloads.glob("*.whl") if path.name.lower().startswith(start.lower())]
    if not found:
        for_pages = ["--python-version", "3.14", "--platform", "any", "--only-binary", ":all:"]
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", *for_pages, *options]
        subprocess.run([*command, "-d", str(downloads), pin], check=True)
        return _downloaded(pin, downloads)
    return found[0]


def _pins() -> Iterable[tuple[str, list[str]]]:
    for line in PINS.read_text("utf-8").splitlines():
        pin, _, needs = line.partition("#")
        if pin.strip():
            yield pin.strip(), needs.split()


def _entry(wheel: Path, depends: list[str]) -> dict:
    """Return what the lock says of a wheel that Pyodide does not know."""
    name, version = wheel.name.split("-")[:2]
    with zipfile.ZipFile(wheel) as opened:
        tops = {one.split("/")[0].removesuffix(".py") for one in opened.namelist()}
    return {
        "name": name,
        "version": version,
        "file_name": wheel.name,
        "sha256": _sha256(wheel),
        "depends": depends,
        "imports": sorted(top for top in tops if top.isidentifier()),
        "install_dir": "site",
        "package_type": "package",
        "unvendored_tests": False,
    }


def _built(project: Path, target: Path) -> Path:
    """Build our wheel; its name tells its content, or else a browser would keep an older one."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
        subprocess.run(command, check=True, cwd=project, capture_output=True)
        wheel = next(Path(folder).glob("*.whl"))
        name, version, *tags = wheel.name.split("-")
        named = "-".join([name, version, f"0{_sha256(wheel)[:8]}", *tags])
        return Path(shutil.copy(wheel, target / named))


def _copy(source: Path, target: Path) -> None:
    there = target / source.name
    if not there.exists() or there.stat().st_size != source.stat().st_size:
        shutil.copy(source, there)


def _sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def normal(name: str) -> str:
    """Return the name of a project as a lock has it."""
    return re.sub(r"[-_.]+", "-", name).lower()

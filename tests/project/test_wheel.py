"""Build what would be uploaded, and run the package from it alone."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from runner import ROOT

SAFELY = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}  # which the first 3.11 lack

BUILD = """
import os, sys
from hatchling import build
os.chdir(sys.argv[1])
print(getattr(build, "build_" + sys.argv[2])(sys.argv[3]))
"""
MADE_BY_RUNNING = ("__pycache__", ".pyc", ".venv", ".fetched", ".ipynb_checkpoints")
USE_DATA = """
import importlib, magicmath
for name in magicmath.__all__:
    importlib.import_module(f"magicmath.{name}")
from magicmath import ledger, widgets
from magicmath.pages import page
figures = [figure for name in widgets.__all__ if hasattr(figure := getattr(widgets, name), "_esm")]
assert len(figures) > 3 and all("export default" in str(figure._esm) and figure._css for figure in figures)
assert 'class="live"' in page({"play": widgets.Board()})
assert ledger.row("retroversion.B")
print(magicmath.__file__)
"""


def build(what, folder, source=ROOT):
    """Return the path of a wheel or an sdist, built by the backend that pyproject.toml names, offline."""
    command = [sys.executable, "-P", "-c", BUILD, str(source), what, str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return Path(folder) / done.stdout.splitlines()[-1]


def files_of_package():
    """Return the path of each file that belongs to the package, beginning with magicmath/."""
    paths = [path for path in (ROOT / "magicmath").rglob("*") if path.is_file()]
    return {path.relative_to(ROOT).as_posix() for path in paths if not is_made_by_running(path)}


def is_made_by_running(path):
    return any(part in path.parts or path.suffix == part for part in MADE_BY_RUNNING)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """Return the path of the wheel."""
    return build("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory):
    """Return the folder of the unpacked sdist."""
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(build("sdist", folder)) as archive:
        archive.extractall(folder, **SAFELY)
    (unpacked,) = (path for path in folder.iterdir() if path.is_dir())
    return unpacked


@pytest.fixture(scope="module")
def unpacked(wheel, tmp_path_factory):
    """Return the folder of the unpacked wheel."""
    folder = tmp_path_factory.mktemp("unpacked")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def run_from(unpacked, *words, cwd):
    """Run Python where the package can come from the unpacked wheel only."""
    environment = {**os.environ, "PYTHONPATH": str(unpacked)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # or else each run compiles the package
    command = [sys.executable, *words]
    return subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )


def test_the_wheel_holds_each_file_of_the_package_and_nothing_else(wheel):
    held = set(zipfile.ZipFile(wheel).namelist())
    assert {".py", ".toml", ".js", ".css", ".typed"} <= {Path(name).suffix for name in held}
    assert {name for name in held if not name.split("/")[0].endswith(".dist-info")} == files_of_package()


def test_the_wheel_brings_the_licences(wheel):
    held = [name.partition("/")[2] for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" in name]
    assert {"licenses/LICENSE", "licenses/LICENSE-TEXT", "METADATA", "RECORD", "WHEEL"} == set(held)


def test_the_package_runs_from_the_wheel_alone(unpacked, tmp_path):
    done = run_from(unpacked, "-c", USE_DATA, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert Path(done.stdout.strip()) == unpacked / "magicmath" / "__init__.py"


def test_a_command_of_the_package_runs_from_the_wheel_alone(unpacked, tmp_path):
    done = run_from(unpacked, "-m", "magicmath.report", "--help", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("usage: ")


@pytest.mark.parametrize("kind", ["*.toml", "*.css"])
def test_a_wheel_without_its_data_would_not_run(unpacked, tmp_path, kind):
    shutil.copytree(unpacked, tmp_path / "poorer", ignore=shutil.ignore_patterns(kind))
    done = run_from(tmp_path / "poorer", "-c", USE_DATA, cwd=tmp_path)
    assert done.returncode != 0
    assert "FileNotFoundError" in done.stderr


def test_the_sdist_is_the_checkout_without_what_running_left_there(sdist):
    held = {path.relative_to(sdist) for path in sdist.rglob("*") if path.is_file()}
    assert {path for path in held if is_made_by_running(path)} == set()
    assert files_of_package() <= {path.as_posix() for path in held}
    assert {Path("run.py"), Path("tests/conftest.py"), Path("requirements.txt")} <= held


def test_the_sdist_makes_the_same_wheel(sdist, wheel, tmp_path):
    again = zipfile.ZipFile(build("wheel", tmp_path, sdist))
    first = zipfile.ZipFile(wheel)
    assert {name: again.read(name) for name in again.namelist()} == {
        name: first.read(name) for name in first.namelist()
    }

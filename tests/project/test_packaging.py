"""Hold the files that say what to install to one another."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.version import Version
from rattler import MatchSpec

import magicmath

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
DIRECT = [Requirement(line) for line in PROJECT["dependencies"] + PROJECT["optional-dependencies"]["test"]]
PINS = [Requirement(line) for line in (ROOT / "requirements.txt").read_text("utf-8").splitlines()]
OLDEST = [Requirement(line) for line in (ROOT / "requirements-oldest.txt").read_text("utf-8").splitlines()]
CONDA = yaml.safe_load((ROOT / "environment.yml").read_text("utf-8"))
NAME_ON_CONDA = {"matplotlib": "matplotlib-base"}
PIN_FILES = ("requirements*.txt", "environment*.yml", "*.lock", "pylock*.toml", "package-lock.json", ".npmrc")
INSTALLS_ANOTHERS = re.compile(r"\b(pip3? install|uv add|conda install)\b[^`\n]*[ '\"]magicmath(?![-\w/.])")
ADDRESS = re.compile(r"://|--(index|extra-index|find-links|trusted-host)|\b\w+\.(org|com|io)\b|registry")


def test_conda_environment_asks_for_the_same_ranges_as_pyproject():
    # what notebooks need comes from conda, as pip would bring a second NumPy; what tests need, from pip
    *specs, last = CONDA["dependencies"]
    needed = map(Requirement, PROJECT["dependencies"])
    ranges = {NAME_ON_CONDA.get(wanted.name, wanted.name): wanted.specifier for wanted in needed}
    ranges |= {"python": SpecifierSet(PROJECT["requires-python"]), "pip": SpecifierSet()}
    parsed = [MatchSpec(spec) for spec in specs]
    found = {spec.name.normalized: SpecifierSet(str(spec.version or "")) for spec in parsed}
    assert found == ranges
    assert last == {"pip": ["-e .[test]"]}
    assert "test" in PROJECT["optional-dependencies"]
    assert CONDA["channels"] == ["conda-forge"]


def test_every_pin_is_one_exact_version():
    assert {pin.name: str(pin.specifier) for pin in PINS + OLDEST if not _is_exact(pin)} == {}


def test_oldest_pins_are_the_lower_bounds():
    bounds = {wanted.name: _lower_bound(wanted) for wanted in DIRECT}
    pins = {name: [] for name in bounds}
    for pin in OLDEST:
        if pin.name in pins:
            pins[pin.name].append(Version(next(iter(pin.specifier)).version))
    assert pins == {name: [bound] for name, bound in bounds.items()}


@pytest.mark.parametrize("python", ["3.11.0", "3.11.14", "3.12.0", "3.13.0"])
def test_every_direct_dependency_has_one_pin_inside_its_range(python):
    here = {"python_version": python.rpartition(".")[0], "python_full_version": python}
    pins = [pin for pin in PINS if pin.marker is None or pin.marker.evaluate(here)]
    for wanted in DIRECT:
        versions = [next(iter(pin.specifier)).version for pin in pins if pin.name == wanted.name]
        assert len(versions) == 1, f"{wanted.name} is pinned {len(versions)} times for Python {python}"
        assert versions[0] in wanted.specifier, f"{wanted.name}=={versions[0]} is outside {wanted.specifier}"


def test_no_pin_file_holds_an_address():
    files = [path for pattern in PIN_FILES for path in ROOT.glob(pattern)]
    held = {path.name: found.group() for path in files if (found := ADDRESS.search(path.read_text("utf-8")))}
    assert held == {}
    assert len(files) >= 2


def test_citation_names_this_version_and_licence():
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert citation["cff-version"] == "1.2.0"
    assert citation["version"] == magicmath.__version__
    assert citation["license"] == PROJECT["license"]
    assert [author["name"] for author in citation["authors"]] == [a["name"] for a in PROJECT["authors"]]


def test_version_is_written_in_the_package_alone():
    assert "version" not in PROJECT
    assert PROJECT["dynamic"] == ["version"]
    tool = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]
    assert ROOT / tool["hatch"]["version"]["path"] == Path(magicmath.__file__)


def test_name_on_the_index_is_not_somebody_elses():
    assert PROJECT["name"] != "magicmath"
    own = [
        extra for extras in PROJECT["optional-dependencies"].values() for extra in map(Requirement, extras)
    ]
    assert {extra.name for extra in own if extra.name.startswith("magicmath")} == {PROJECT["name"]}


def test_nobody_is_told_to_install_what_belongs_to_somebody_else():
    told = {str(path.relative_to(ROOT)): found.group() for path, found in _matches(INSTALLS_ANOTHERS)}
    assert told == {}


@pytest.mark.parametrize(
    ("line", "is_wrong"),
    [
        ("pip install {}", True),
        ("%pip install -q {}[cluster]", True),
        ("uv pip install 'numpy' '{}>=1'", True),
        ("uv add {}", True),
        ("pip install {}-notebooks", False),
        ("pip install ./{}", False),
        ("`pip install -e .[cluster]`, then import {}", False),
    ],
)
def test_lines_that_install_what_belongs_to_somebody_else_are_told_apart(line, is_wrong):
    assert bool(INSTALLS_ANOTHERS.search(line.format("magicmath"))) == is_wrong


def _matches(pattern):
    try:
        listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("without git or outside its checkout, what is committed is not known")
    for name in listed.stdout.splitlines():
        path = ROOT / name
        if path.is_file() and (found := pattern.search(path.read_text("utf-8", errors="replace"))):
            yield path, found


def _lower_bound(wanted):
    (bound,) = wanted.specifier
    assert bound.operator == ">="
    return Version(bound.version)


def _is_exact(pin):
    return pin.url is None and [spec.operator for spec in pin.specifier] == ["=="] and "*" not in str(pin)

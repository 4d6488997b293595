"""Hold the files that say what to install to one another."""

import re
import tomllib
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from rattler import MatchSpec

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
DIRECT = [Requirement(line) for line in PROJECT["dependencies"] + PROJECT["optional-dependencies"]["test"]]
PINS = [Requirement(line) for line in (ROOT / "requirements.txt").read_text("utf-8").splitlines()]
CONDA = yaml.safe_load((ROOT / "environment.yml").read_text("utf-8"))
NAME_ON_CONDA = {"matplotlib": "matplotlib-base"}
PIN_FILES = ("requirements*.txt", "environment*.yml", "*.lock", "pylock*.toml", "package-lock.json", ".npmrc")
ADDRESS = re.compile(r"://|--(index|extra-index|find-links|trusted-host)|\b\w+\.(org|com|io)\b|registry")


def test_conda_environment_asks_for_the_same_ranges_as_pyproject():
    *specs, last = CONDA["dependencies"]
    ranges = {NAME_ON_CONDA.get(wanted.name, wanted.name): wanted.specifier for wanted in DIRECT}
    ranges |= {"python": SpecifierSet(PROJECT["requires-python"]), "pip": SpecifierSet()}
    parsed = [MatchSpec(spec) for spec in specs]
    found = {spec.name.normalized: SpecifierSet(str(spec.version or "")) for spec in parsed}
    assert found == ranges
    assert last == {"pip": ["-e ."]}
    assert CONDA["channels"] == ["conda-forge"]


def test_every_pin_is_one_exact_version():
    assert {pin.name: str(pin.specifier) for pin in PINS if not _is_exact(pin)} == {}


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
    assert citation["version"] == PROJECT["version"]
    assert citation["license"] == PROJECT["license"]
    assert [author["name"] for author in citation["authors"]] == [a["name"] for a in PROJECT["authors"]]


def _is_exact(pin):
    return pin.url is None and [spec.operator for spec in pin.specifier] == ["=="] and "*" not in str(pin)

"""Fetch tools with stand-ins for npm, node, Playwright and Chromium."""

import json
import multiprocessing
import os
import platform
import re
import subprocess
import sys

import pytest

from runner import ROOT, fetching
from runner.lacking import MANAGERS, Lacking, how_to_install

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-ins are POSIX scripts")

NPM = """#!/bin/sh
echo "$@" >> "$LOG"
sleep 0.2
[ -z "$NPM_ERROR" ] || { echo "npm warn old"; echo "npm error $NPM_ERROR"; exit 1; } >&2
/bin/mkdir -p node_modules
"""
NODE = """#!/bin/sh
/bin/mkdir -p "$TMPDIR/fonts"
echo "<dir>/elsewhere/fonts</dir>" > "$TMPDIR/fonts/fonts.conf"
echo "$CHROMIUM" > "$TMPDIR/chromium"
/bin/chmod +x "$TMPDIR/chromium"
"""
STARTS, BROKEN = "#!/bin/sh\nexit 0", "#!/bin/sh\nexit 127"
NEEDS_LIBRARIES = '#!/bin/sh\n[ -n "$LD_LIBRARY_PATH" ]'


def _script(path, text):
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)
    return str(path)


@pytest.fixture
def machine(tmp_path, monkeypatch):
    """Return the folder of a machine that has npm and node, but no Chromium."""
    for name, text in {"npm": NPM, "node": NODE}.items():
        _script(tmp_path / "bin" / name, text)
    variables = {"PATH": tmp_path / "bin", "LOG": tmp_path / "log", "CHROMIUM": STARTS}
    for name, value in variables.items():
        monkeypatch.setenv(name, str(value))
    monkeypatch.delenv("LD_LIBRARY_PATH", raising=False)
    monkeypatch.setattr(fetching, "FETCHED", tmp_path / ".fetched")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    return tmp_path


@pytest.fixture
def said():
    """Return a list for what is said."""
    return []


def _fetched(machine):
    log = machine / "log"
    return log.read_text().splitlines() if log.exists() else []


def test_chromium_on_path_comes_first(machine, said):
    own = _script(machine / "playwright" / "chrome", STARTS)
    path = _script(machine / "bin" / "chromium", STARTS)
    assert fetching.chromium(own, said.append) == (path, {})
    assert (said, _fetched(machine)) == ([], [])


def test_chromium_that_does_not_start_is_passed_over_for_playwrights(machine, said):
    own = _script(machine / "playwright" / "chrome", STARTS)
    _script(machine / "bin" / "chromium", BROKEN)
    assert fetching.chromium(own, said.append) == (own, {})
    assert (said, _fetched(machine)) == ([], [])


def test_npms_chromium_is_said_then_fetched_once(machine, said):
    path, _ = fetching.chromium("nowhere", said.append)
    assert path == str(machine / ".fetched" / "chromium" / "chromium")
    assert said == ["run.py: fetching 70 MB of Chromium from npm into .fetched"]
    pinned = json.loads((ROOT / "package.json").read_text("utf-8"))["optionalDependencies"]
    assert len(_fetched(machine)) == 1
    assert _fetched(machine)[0].endswith(f"{fetching.CHROMIUM}@{pinned[fetching.CHROMIUM]}")
    fonts = (machine / ".fetched" / "chromium" / "fonts" / "fonts.conf").read_text()
    assert fonts == f"<dir>{machine}/.fetched/chromium/fonts</dir>\n"
    assert fetching.chromium("nowhere", said.append)[0] == path
    assert (len(said), len(_fetched(machine))) == (1, 1)


def test_npms_chromium_brings_its_libraries_where_the_system_has_none(machine, monkeypatch, said):
    monkeypatch.setenv("CHROMIUM", NEEDS_LIBRARIES)
    path, variables = fetching.chromium("nowhere", said.append)
    assert variables["LD_LIBRARY_PATH"] == str(machine / ".fetched" / "chromium" / "al2023" / "lib")


def test_npms_chromium_that_does_not_start_is_lacking(machine, monkeypatch, said):
    monkeypatch.setenv("CHROMIUM", BROKEN)
    with pytest.raises(Lacking, match="Chromium from npm does not start here; mended by: .*chromium"):
        fetching.chromium("nowhere", said.append)


@pytest.mark.parametrize("get", [fetching.packages, lambda say: fetching.chromium("nowhere", say)])
def test_without_npm_nothing_is_announced(machine, said, get):
    (machine / "bin" / "npm").unlink()
    with pytest.raises(Lacking, match="npm is missing; mended by: ."):
        get(said.append)
    assert said == []


def test_failure_of_npm_is_told_and_the_next_fetch_repairs(machine, monkeypatch, said):
    monkeypatch.setenv("NPM_ERROR", "network request failed")
    with pytest.raises(
        Lacking, match=r"npm failed \(npm error network request failed\); mended by: python3 "
    ):
        fetching.packages(said.append)
    monkeypatch.delenv("NPM_ERROR")
    assert fetching.packages(said.append).is_dir()
    assert len(said) == 2


def test_packages_are_fetched_anew_when_the_file_that_names_them_changes(machine, monkeypatch, said):
    fetching.packages(said.append)
    changed = machine / "package.json"
    changed.write_text("{}")
    monkeypatch.setattr(fetching, "PACKAGES", changed)
    for _ in range(2):
        folder = fetching.packages(said.append)
        assert (folder.parent / "package.json").read_text() == "{}"
    assert len(_fetched(machine)) == 2
    assert all("--omit=optional" in line for line in _fetched(machine))


def test_two_processes_at_once_fetch_once(machine):
    pair = [multiprocessing.get_context("fork").Process(target=fetching.packages) for _ in range(2)]
    for process in pair:
        process.start()
    for process in pair:
        process.join(60)
    assert [process.exitcode for process in pair] == [0, 0]
    assert len(_fetched(machine)) == 1


@pytest.mark.parametrize("succeeds", [True, False])
def test_elsewhere_playwright_fetches_its_own(machine, monkeypatch, said, succeeds):
    own = machine / "playwright" / "chrome"
    monkeypatch.setattr(sys, "platform", "darwin")

    def fetch(command, **_):
        assert command[1:] == ["-m", "playwright", "install", "--no-shell", "chromium"]
        if succeeds:
            _script(own, STARTS)
        return 0 if succeeds else 1

    monkeypatch.setattr(subprocess, "call", fetch)
    if succeeds:
        assert fetching.chromium(str(own), said.append) == (str(own), {})
    else:
        with pytest.raises(Lacking, match="playwright install"):
            fetching.chromium(str(own), said.append)
    assert said == ["run.py: fetching Chromium with Playwright, about 170 MB"]


def test_versions_from_npm_are_exact():
    named = json.loads((ROOT / "package.json").read_text("utf-8"))
    versions = named["devDependencies"] | named["optionalDependencies"]
    assert {name: v for name, v in versions.items() if not re.fullmatch(r"\d+\.\d+\.\d+", v)} == {}
    assert fetching.CHROMIUM in versions


@pytest.mark.parametrize("user", [0, 1000])
def test_mending_command_is_the_systems_own(machine, monkeypatch, user):
    monkeypatch.setattr(os, "geteuid", lambda: user)
    prefix = "sudo " if user else ""
    for manager in reversed(MANAGERS):
        _script(machine / "bin" / manager, STARTS)
        steps = how_to_install("npm").split(" && ")
        assert {step.split()[user > 0] for step in steps} == {manager}
        assert all(step.startswith(prefix) for step in steps)
        assert steps[-1].endswith(" npm")
    assert how_to_install("npm") == f"{prefix}apt-get update && {prefix}apt-get install -y npm"


def test_mending_command_without_a_package_manager(machine, monkeypatch):
    assert how_to_install("chromium") == f"{sys.executable} -m playwright install chromium"
    assert how_to_install("npm") == "brew install node"

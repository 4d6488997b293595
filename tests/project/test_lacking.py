"""Run tests that lack a tool in a pytest of their own, and read what it reports."""

import os
import subprocess
import sys
from collections import Counter

import pytest

from runner import ROOT
from runner.outcome import FAILED, LACKING, NOT_RUN, OK, PARTLY, read

LACKS = """
import pytest
from lacking import Lacking, or_skip

def get():
    raise Lacking("no saw", "buy a saw")

@pytest.fixture(scope="session")
def saw():
    return or_skip(get)

@pytest.mark.parametrize("n", range(3))
def test_saw(saw, n):
    pass
"""
PASSES = "\ndef test_plain():\n    assert 1 == 1\n"
FAILS = "\ndef test_wrong():\n    assert 1 == 2\n"
SKIPS = "\n@pytest.mark.skip(reason='not here')\ndef test_not_here():\n    pass\n"
BREAKS = "\n@pytest.fixture\ndef broken():\n    raise OSError\n\ndef test_broken(broken):\n    pass\n"


@pytest.fixture
def report(tmp_path):
    """Return a function that runs the tests of a text, and returns the outcome and what pytest said."""

    def run(text, ci="", *options):
        (tmp_path / "test_it.py").write_text(text)
        variables = os.environ | {"PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'tests'}", "CI": ci}
        variables["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # what is installed besides only costs time
        file = tmp_path / "report.xml"
        command = [sys.executable, "-m", "pytest", "-p", "lacking", "--rootdir", str(tmp_path), *options]
        command += [f"--junitxml={file}", "-p", "no:cacheprovider", "test_it.py"]
        done = subprocess.run(
            command, cwd=tmp_path, env=variables, capture_output=True, text=True, check=False
        )
        return read(file, name="it", code=done.returncode, seconds=0.0), done.stdout

    return run


@pytest.mark.parametrize(
    ("ci", "code", "options"),
    [("", 0, []), ("false", 0, []), ("true", LACKING, []), ("true", LACKING, ["-p", "xdist", "-n2"])],
    ids=["not in CI", "CI is false", "in CI", "in CI by two"],
)
def test_lacking_tool_is_said_once_and_fails_in_ci(report, ci, code, options):
    outcome, said = report(LACKS, ci, *options)
    assert (outcome.code, outcome.verdict) == (code, NOT_RUN)
    assert outcome.lacking == Counter({"no saw; mended by: buy a saw": 3})
    assert said.count("NOT RUN: 3 tests: no saw; mended by: buy a saw") == 1


@pytest.mark.parametrize(
    ("text", "code", "verdict", "counts"),
    [
        (PASSES, 0, OK, (1, 1, 0, 0)),
        (LACKS + PASSES, LACKING, PARTLY, (4, 1, 0, 3)),
        (LACKS + SKIPS, LACKING, NOT_RUN, (4, 0, 0, 4)),
        ("import pytest\n" + SKIPS + PASSES, 0, OK, (2, 1, 0, 1)),
        (LACKS + FAILS, 1, FAILED, (4, 0, 1, 3)),
        ("import pytest\n" + BREAKS, 1, FAILED, (1, 0, 1, 0)),
        ("import nowhere_to_be_found", 2, FAILED, (1, 0, 1, 0)),
        ("import pytest\npytest.importorskip('nowhere_to_be_found')", 5, NOT_RUN, (1, 0, 0, 1)),
        ("", 5, NOT_RUN, (0, 0, 0, 0)),
    ],
)
def test_outcome_is_what_pytest_reports(report, text, code, verdict, counts):
    outcome, _ = report(text, "true")
    assert (outcome.code, outcome.verdict) == (code, verdict)
    assert (outcome.tests, outcome.passed, outcome.faults, outcome.skipped.total()) == counts

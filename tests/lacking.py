"""Skip what a missing tool keeps from running, but never pass over it in silence."""

from collections import Counter

import pytest

from runner.lacking import Lacking
from runner.outcome import LACKING, MENDED_BY
from runner.stages import in_ci


def or_skip(get, *args):
    """Return a tool, or skip the tests that ask for it."""
    try:
        return get(*args)
    except Lacking as lacking:
        return pytest.skip(str(lacking))


def pytest_terminal_summary(terminalreporter):
    """Say once what is lacking, and for how many tests."""
    for reason, number in _not_run(terminalreporter).items():
        terminalreporter.write_line(f"NOT RUN: {number} tests: {reason}", yellow=True)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session):
    """Let a run in CI fail where something did not run."""
    reporter = session.config.pluginmanager.getplugin("terminalreporter")
    if in_ci() and session.exitstatus == 0 and _not_run(reporter):
        session.exitstatus = LACKING


def _not_run(reporter):
    skips = reporter.stats.get("skipped", []) if reporter else []
    reasons = (
        skip.longrepr[2].removeprefix("Skipped: ") for skip in skips if isinstance(skip.longrepr, tuple)
    )
    return Counter(reason for reason in reasons if MENDED_BY in reason)

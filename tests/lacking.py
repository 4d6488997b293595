"""Skip what a missing tool keeps from running, but never pass over it in silence."""

import os
import shutil
import sys
from collections import Counter

import pytest

from runner.outcome import LACKING, MENDED_BY
from runner.stages import in_ci

MANAGERS = {
    "apt-get": ("update", "install -y {}"),  # a new machine may know no package yet
    "dnf": ("install -y {}",),
    "zypper": ("install -y {}",),
    "pacman": ("-S --noconfirm {}",),
}


class Lacking(Exception):
    """A tool is missing; the command brings it."""

    def __init__(self, reason, command):
        super().__init__(reason + MENDED_BY + command)
        self.reason = reason


def or_skip(get, *args):
    """Return a tool, or skip the tests that ask for it."""
    try:
        return get(*args)
    except Lacking as lacking:
        return pytest.skip(str(lacking))


def how_to_install(tool):
    """Return the command that installs npm or chromium on this machine."""
    for manager, steps in MANAGERS.items():
        if shutil.which(manager):
            is_root = not hasattr(os, "geteuid") or os.geteuid() == 0
            program = manager if is_root else f"sudo {manager}"
            return " && ".join(f"{program} {step.format(tool)}" for step in steps)
    if tool == "chromium":
        return f"{sys.executable} -m playwright install chromium"
    return "winget install OpenJS.NodeJS" if os.name == "nt" else "brew install node"


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

"""Launch the Chromium of the tests."""

import os

import pytest
from lacking import or_skip

from runner import fetching

QUIET = ("gpu", "quic", "background-networking", "component-update", "sync")


@pytest.fixture(scope="session")
def chromium(playwright, aloud):
    """Return the path of a Chromium and its variables; skip where there is none, but fail in CI."""
    return or_skip(fetching.chromium, playwright.chromium.executable_path, aloud)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args, chromium):
    """Launch the Chromium found, without a sandbox and without traffic of its own."""
    path, variables = chromium
    quiet = [f"--disable-{feature}" for feature in QUIET]
    args = ["--no-sandbox", "--no-first-run", *quiet]
    return {
        **browser_type_launch_args,
        "executable_path": path,
        "env": os.environ | variables,
        "args": args,
    }

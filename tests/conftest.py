"""What several tests share."""

import pytest
from hypothesis import settings
from lacking import or_skip, pytest_sessionfinish, pytest_terminal_summary  # noqa: F401  (hooks)

from runner import fetching

settings.register_profile("repeatable", derandomize=True, deadline=None, max_examples=60)
settings.load_profile("repeatable")  # the same random examples on every run


@pytest.fixture(scope="session")
def aloud(request):
    """Return a function that prints to the terminal, past what pytest captures."""
    capture = request.config.pluginmanager.getplugin("capturemanager")

    def say(message):
        with capture.global_and_fixture_disabled():
            print("\n" + message, flush=True)

    return say


@pytest.fixture(scope="session")
def npm_packages(aloud):
    """Return the folder of the packages from npm; skip where they cannot be had, but fail in CI."""
    return or_skip(fetching.packages, aloud)

"""Build the site once for all tests, and serve it on the loopback address."""

import subprocess
import sys
import threading
from functools import partial
from http.server import ThreadingHTTPServer

import pytest
from launching import browser_type_launch_args, chromium  # noqa: F401  (fixtures)
from places import BUILD, HERE, KEPT
from serve import Quiet

from runner import ROOT
from runner.lock import held


@pytest.fixture(scope="session")
def site(testrun_uid):
    """Return the folder of the site, built from the notebooks as they are: once for all workers of a run."""
    built_for = KEPT / "built-for"
    KEPT.mkdir(exist_ok=True)
    with held(KEPT / "tests.lock"):
        if not (built_for.is_file() and built_for.read_text("utf-8") == testrun_uid):
            build = [sys.executable, str(HERE / "build.py")]
            done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stdout + done.stderr
            built_for.write_text(testrun_uid, "utf-8")
    return BUILD


@pytest.fixture(scope="session")
def served(site):
    """Return the address at which the site is served."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture
def closed(page):
    """Return a list of all that a page complains of or asks from elsewhere; it must be empty at the end."""
    wrong = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: message.type in ("error", "warning") and wrong.append(message.text))
    own = ("file:", "http://127.0.0.1:", "data:", "blob:")
    page.on("request", lambda request: request.url.startswith(own) or wrong.append(request.url))
    yield wrong
    assert wrong == []

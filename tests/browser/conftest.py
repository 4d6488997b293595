"""Start Chromium and JupyterLab for the tests that press what a reader presses."""

import ast
import json
import os
import secrets
import shutil
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path

import nbformat
import pytest
from launching import browser_type_launch_args, chromium  # noqa: F401  (fixtures)

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"

PANEL = (
    """path => [...window.jupyterapp.shell.widgets("main")].find(widget => widget.context?.path === path)"""
)
IS_IDLE = f"""path => {{
    const panel = ({PANEL})(path);
    return panel?.context.isReady && panel.sessionContext.session?.kernel?.status === "idle";
}}"""
RUN_ALL = f"""async path => {{
    window.jupyterapp.shell.activateById(({PANEL})(path).id);
    await window.jupyterapp.commands.execute("notebook:run-all-cells");
}}"""
EVALUATE = f"""async ([path, expression]) => {{
    const kernel = ({PANEL})(path).sessionContext.session.kernel;
    const request = {{code: "", store_history: false, user_expressions: {{value: expression}}}};
    return (await kernel.requestExecute(request).done).content.user_expressions.value;
}}"""


@dataclass
class Notebook:
    """One notebook, open in a page of the browser."""

    page: object
    path: str

    def wait_until_idle(self):
        """Wait until the kernel has nothing to do."""
        self.page.wait_for_function(IS_IDLE, arg=self.path)

    def run_all(self):
        """Run every cell and wait for the last."""
        self.page.evaluate(RUN_ALL, self.path)
        self.wait_until_idle()

    def python(self, expression):
        """Return the value that an expression of literals has in the kernel."""
        answer = self.page.evaluate(EVALUATE, [self.path, expression])
        if answer["status"] != "ok":
            raise RuntimeError(f"{answer['ename']}: {answer['evalue']}")
        return ast.literal_eval(answer["data"]["text/plain"])

    def wait_for(self, expression, value, seconds=10):
        """Wait until Python has a value: the page sends one message at a time."""
        deadline = time.monotonic() + seconds
        while (held := self.python(expression)) != value and time.monotonic() < deadline:
            time.sleep(0.05)
        assert held == value


@dataclass
class Lab:
    """A JupyterLab that runs on a copy of the notebooks."""

    url: str
    token: str

    def open(self, page, path):
        """Open a notebook in a page, in a fresh workspace, and wait for its kernel."""
        page.goto(f"{self.url}lab/tree/{path}?reset&token={self.token}")
        page.wait_for_function("() => window.jupyterapp?.restored.then(() => true)")
        notebook = Notebook(page, path)
        notebook.wait_until_idle()
        return notebook

    def run(self, page, path, *sources):
        """Write a notebook of some cells of code, open it in a page, and run them."""
        cells = [nbformat.v4.new_code_cell(source) for source in sources]
        kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
        content = nbformat.v4.new_notebook(cells=cells, metadata=kernel)
        request = urllib.request.Request(
            f"{self.url}api/contents/{path}",
            data=json.dumps({"type": "notebook", "content": content}).encode(),
            headers={"Authorization": f"token {self.token}"},
            method="PUT",
        )
        urllib.request.urlopen(request).close()
        notebook = self.open(page, path)
        notebook.run_all()
        return notebook


@pytest.fixture(scope="session")
def lab(chromium, tmp_path_factory):  # noqa: F811
    """Return a JupyterLab of its own settings on a copy of the notebooks, ended with the session."""
    home = tmp_path_factory.mktemp("lab")
    shutil.copytree(NOTEBOOKS, home / "notebooks", ignore=shutil.ignore_patterns(".*"))
    silent = home / "settings" / "@jupyterlab" / "apputils-extension" / "notification.jupyterlab-settings"
    silent.parent.mkdir(parents=True)
    silent.write_text(json.dumps({"fetchNews": "false", "checkForUpdates": False}))
    own = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
    token = secrets.token_hex()
    environment = {**os.environ, **{name: str(home / name) for name in own}, "JUPYTER_TOKEN": token}
    options = [
        *(
            "--no-browser",
            "--allow-root",
            "--ServerApp.ip=127.0.0.1",
            f"--ServerApp.root_dir={home}/notebooks",
        ),
        *("--LabApp.expose_app_in_browser=True", f"--LabApp.user_settings_dir={home}/settings"),
        f"--LabApp.workspaces_dir={home}/workspaces",
    ]
    with open(home / "log", "w+") as log:
        command = [sys.executable, "-m", "jupyterlab", *options]
        server = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        try:
            yield Lab(_wait_for_url(server, home), token)
        finally:
            server.terminate()
            server.wait(20)


def _wait_for_url(server, home, seconds=60):
    told = home / "JUPYTER_RUNTIME_DIR" / f"jpserver-{server.pid}.json"
    deadline = time.monotonic() + seconds
    while server.poll() is None and time.monotonic() < deadline:
        try:
            url = json.loads(told.read_text())["url"]
            urllib.request.urlopen(url + "api", timeout=seconds).close()
            return url
        except (OSError, ValueError):
            time.sleep(0.1)
    raise RuntimeError("JupyterLab did not start:\n" + (home / "log").read_text())


@pytest.fixture
def quiet_page(page, context):
    """Take the network away, and fail a test whose page complains or asks for anything else."""
    context.set_offline(True)
    complaints, asked = [], []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "console", lambda message: message.type in ("error", "warning") and complaints.append(message.text)
    )
    page.on("request", lambda request: asked.append(request.url))
    yield
    assert complaints == []
    own = ("file:", "blob:")  # a worker is made of the page's own text
    assert [url for url in asked if not url.startswith(own)] == []

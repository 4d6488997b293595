"""Open a chapter as a notebook in JupyterLite, run all of it, and compare its outputs with the stored ones.

Two notebooks are run; all of them if the environment variable EVERY_CHAPTER is set.
"""

import os

import nbformat
import pytest
from places import notebooks
from playwright.sync_api import expect

ALL = {path.stem: path for path in notebooks()}
FEW = ("01-the-puzzle", "09-repair-a-picture")  # boards; a table and modules that come on demand
CHOSEN = list(ALL) if os.environ.get("EVERY_CHAPTER") else FEW
START = 180_000  # milliseconds, for a busy machine
RUN = """async () => {
    await globalThis.jupyterapp.commands.execute("notebook:run-all-cells");
    return globalThis.jupyterapp.shell.currentWidget.context.model.toJSON();
}"""


@pytest.fixture(params=CHOSEN)
def lite(request, page, served):
    """Return a page where JupyterLite has a chapter open, its kernel ready, and the notebook as stored."""
    elsewhere = []
    own = (served, "data:", "blob:")
    page.context.on("request", lambda asked: asked.url.startswith(own) or elsewhere.append(asked.url))
    page.set_default_timeout(START)
    page.goto(f"{served}{request.param}.html")
    page.get_by_role("link", name="Open as a notebook").click()
    page.wait_for_function("globalThis.jupyterapp?.shell.currentWidget?.context?.isReady", timeout=START)
    page.wait_for_function("jupyterapp.shell.currentWidget.sessionContext.session?.kernel", timeout=START)
    yield page, nbformat.read(ALL[request.param], as_version=4)
    assert elsewhere == []


def texts(cell):
    """Return the texts of a cell's outputs, or its errors, as one list."""
    found = []
    for output in cell["outputs"]:
        if output["output_type"] == "error":
            found.append(f"{output['ename']}: {output['evalue']}")
        else:
            text = output.get("text") or output["data"].get("text/plain", "")
            found.append(text if isinstance(text, str) else "".join(text))
    return found


def test_every_output_is_the_stored_one(lite):
    page, notebook = lite
    made = page.evaluate(RUN)
    cells = [cell for cell in made["cells"] if cell["cell_type"] == "code"]
    stored = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert len(cells) == len(stored)
    differing = [
        (before.source, texts(after), texts(before))
        for after, before in zip(cells, stored, strict=True)
        if texts(after) != texts(before)
    ]
    assert differing == []
    page.evaluate("document.querySelector('.jp-Cell').scrollIntoView()")
    expect(page.locator(".jp-OutputArea .mm-board").first).to_be_visible()

"""Press rows, triangle and butterfly in JupyterLab, where Python holds the same state as the page."""

import time

import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from playwright.sync_api import expect

from magicmath import plain
from magicmath.rules import MAGIC

INVERSE = (
    "import numpy as np\nfrom magicmath import gf2, plain\nfrom magicmath.rules import MAGIC\n"
    "from magicmath.widgets import RowPlayground",
    "Y = MAGIC.matrix\nplayground = RowPlayground(Y, moves=plain.row_moves(Y))\nplayground",
)
TRANSFORM = (
    "from magicmath import helix\nfrom magicmath.widgets import Butterfly, DifferenceTable",
    "s = [1, 0, 0, 1, 1, 0, 1, 0]\ntriangle = DifferenceTable(s)\ntriangle",
    "v = [1, 1, 0, 1, 0, 0, 1, 0, 0, 1, 1, 1, 0, 1, 0, 0]\nwiring = Butterfly(v)\nwiring",
)
RECORD = plain.row_moves(MAGIC.matrix.tolist())


@pytest.fixture(scope="module")
def inverse(lab, browser):
    yield from opened(lab, browser, "inverse.ipynb", INVERSE)


@pytest.fixture(scope="module")
def transform(lab, browser):
    yield from opened(lab, browser, "transform.ipynb", TRANSFORM)


def opened(lab, browser, name, cells):
    page = browser.new_page(viewport={"width": 1280, "height": 1000})
    notebook = lab.run(page, name, *cells)
    yield notebook
    page.close()


def figure(notebook, kind):
    """Return a figure of the notebook, on the screen: Lab attaches cells only as one scrolls to them."""
    panel = notebook.page.locator(".jp-NotebookPanel .jp-WindowedPanel-outer")
    found = notebook.page.locator(f".jp-NotebookPanel {kind}").first
    for top in range(0, 40000, 700):
        if found.count():
            break
        panel.evaluate("(panel, top) => panel.scrollTop = top", top)
        time.sleep(0.1)
    found.scroll_into_view_if_needed()
    return found


@pytest.fixture
def rows(inverse):
    inverse.python("playground.reset()")
    found = figure(inverse, ".mm-row-playground:has(tbody tr:nth-child(9))")  # that of nine rows
    expect(found.locator(".mm-score")).to_have_text(f"Before the first of {len(RECORD)} moves.")
    return found


@pytest.fixture
def table(transform):
    transform.python("setattr(triangle, 'items', s)")
    return figure(transform, ".mm-difference")


@pytest.fixture
def wiring(transform):
    transform.python("[setattr(wiring, 'items', v), setattr(wiring, 'level', 0)]")
    found = figure(transform, ".mm-butterfly")
    expect(found.locator(".mm-score")).to_contain_text("Level 0 of 4")
    return found


def button(within, name):
    return within.get_by_role("button", name=name, exact=True)


def test_moves_of_the_page_reach_python_and_those_of_python_the_page(inverse, rows):
    button(rows, "Next").click()
    inverse.wait_for("playground.step", 1)
    rows.locator("tbody tr").nth(8).click()
    rows.locator("tbody tr").nth(2).click()
    inverse.wait_for("[tuple(move) for move in playground.moves]", [RECORD[0], ("add", 8, 2)])
    inverse.python("playground.swap(0, 1)")
    expect(rows.locator(".mm-score")).to_have_text(
        "3 moves: rows 0 and 1 swapped. You left the prepared moves. Back leads to them again."
    )
    inverse.python(f"setattr(playground, 'moves', {RECORD})")
    expect(rows.locator(".mm-goal")).to_contain_text("The right half is the inverse of A.")
    expect(rows.locator(".mm-picked")).to_have_count(0)
    inverse.wait_for("playground.solved and np.array_equal(playground.right, gf2.inv(Y))", True)


def test_what_python_refuses_leaves_the_page_as_it_is(inverse, rows):
    with pytest.raises(RuntimeError, match="moves must be from 0 to 8, got 9"):
        inverse.python("setattr(playground, 'moves', [('add', 0, 9)])")
    with pytest.raises(RuntimeError, match="step must be from 0 to 37, got 38"):
        inverse.python("setattr(playground, 'step', 38)")
    expect(rows.locator(".mm-score")).to_have_text(f"Before the first of {len(RECORD)} moves.")


def test_lab_takes_no_key_from_the_playground(inverse, rows):
    cells = inverse.page.locator(".jp-Cell").count()
    rows.locator(".mm-row-number").first.focus()
    for key in ("n", "a", "s", "Enter", "ArrowDown", "ArrowDown", "Space"):
        rows.page.keyboard.press(key)
    inverse.wait_for("[tuple(move) for move in playground.moves]", [("swap", 0, 2)])
    assert inverse.page.locator(".jp-Cell").count() == cells


def test_the_triangle_follows_python_and_tells_it(transform, table):
    cells = table.locator(".mm-triangle [role=gridcell]")
    cells.nth(2).click()
    transform.wait_for("triangle.items.tolist()", [1, 0, 1, 1, 1, 0, 1, 0])
    cells.nth(8).focus()  # the left edge of row 1
    table.page.keyboard.press("Enter")
    transform.wait_for("triangle.items.tolist()", [1, 1, 1, 0, 1, 1, 1, 1])
    transform.python("setattr(triangle, 'items', [0] * 8)")
    expect(cells.nth(2)).to_have_attribute("aria-label", "item 2, 0")
    with pytest.raises(RuntimeError, match="items must have shape"):
        transform.python("setattr(triangle, 'items', [1])")
    expect(table.locator("[data-bit='1']")).to_have_count(0)


def test_the_butterfly_follows_python_and_tells_it(transform, wiring):
    button(wiring, "Next level").click()
    transform.wait_for("wiring.level", 1)
    before = transform.python("wiring.items.tolist()")
    wiring.locator(".mm-wiring [role=row]").nth(3).locator("[role=gridcell]").first.click()
    transform.wait_for("wiring.items.tolist()", [*before[:3], 1 - before[3], *before[4:]])
    transform.python("setattr(wiring, 'level', 4)")
    expect(wiring.locator(".mm-score")).to_contain_text("This is the helix transform.")
    shown = wiring.locator("[role=row] > :last-child").evaluate_all(
        "all => all.map(cell => Number(cell.dataset.bit))"
    )
    assert shown == transform.python("helix.helix(wiring.items).tolist()")


def test_the_figures_in_lab_have_no_serious_fault(inverse, transform, rows, table, wiring, axe):  # noqa: F811
    rows.locator("tbody tr").nth(1).click()
    assert violations(inverse.page, axe, ".mm-row-playground") == []
    wiring.locator("[role=gridcell]").nth(4).click()
    assert violations(transform.page, axe, ".mm-butterfly") == []
    figure(transform, ".mm-difference").locator("[role=gridcell]").nth(10).click()
    assert violations(transform.page, axe, ".mm-difference") == []

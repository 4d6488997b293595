"""Press the Kronecker builder, the symmetries and the picture on its way where Python follows."""

import re

import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from playwright.sync_api import expect

CELLS = (
    "from magicmath.widgets import KroneckerBuilder, PictureRepair, Symmetries",
    "builder = KroneckerBuilder(3)\nbuilder",
    "hexagon = Symmetries(3)\nhexagon",
    "telegram = PictureRepair(noise=0)\ntelegram",
)


@pytest.fixture(scope="module")
def notebook(lab, browser):
    page = browser.new_page(viewport={"width": 1280, "height": 1100})
    notebook = lab.run(page, "fractal.ipynb", *CELLS)
    yield notebook
    page.close()


def figure(notebook, name):
    shown = notebook.page.locator(f".mm-{name}").first
    shown.scroll_into_view_if_needed()
    return shown


def test_the_builder_and_python_follow_each_other(notebook):
    builder = figure(notebook, "kronecker")
    builder.get_by_role("gridcell", name="row 3, column 7: 1").click()
    notebook.wait_for("builder.cell", (3, 7))
    cells = notebook.page.locator(".jp-Cell").count()
    for key in ("b", "a", "ArrowUp", "Enter"):  # which Lab would take
        notebook.page.keyboard.press(key)
    notebook.wait_for("builder.cell", (2, 7))
    assert notebook.page.locator(".jp-Cell").count() == cells
    builder.get_by_role("button", name="Larger").click()
    notebook.wait_for("(builder.levels, builder.cell)", (4, (4, 14)))
    notebook.python("setattr(builder, 'mode', 'digits')")
    expect(builder.locator(".mm-score")).to_contain_text("i = 0100₂, m = 1110₂")
    with pytest.raises(RuntimeError, match="levels must be from 1 to 6, got 7"):
        notebook.python("setattr(builder, 'levels', 7)")
    expect(builder.locator(".mm-score")).to_contain_text("i = 0100₂")


def test_the_symmetries_and_python_follow_each_other(notebook):
    hexagon = figure(notebook, "symmetries")
    for name in ("G", "J"):
        hexagon.get_by_role("button", name=re.compile(f"^multiply by {name},")).click()
    notebook.wait_for("(hexagon.walk, hexagon.place)", (("G", "J"), "⌽G"))
    notebook.python("hexagon.multiply('⌽G')")
    expect(hexagon.locator(".mm-score")).to_contain_text("I·G·J·⌽G = I")
    with pytest.raises(RuntimeError, match="names must be one of"):
        notebook.python("hexagon.multiply('K')")
    expect(hexagon.locator(".mm-score")).to_contain_text("I·G·J·⌽G = I")


def test_the_picture_and_python_follow_each_other(notebook):
    repair = figure(notebook, "repair")
    canvas = repair.locator("canvas[role=application]").first
    cell = canvas.evaluate("canvas => canvas.clientWidth") / 64
    canvas.click(position={"x": 20.5 * cell, "y": 10.5 * cell})  # within the border
    expect(repair.locator(".mm-message").first).to_contain_text("Cell, row 10, column 20: black, wrong")
    notebook.wait_for("int((telegram.sent != telegram.received).sum())", 1)
    notebook.wait_for("int((telegram.sent != telegram.repaired).sum())", 0)
    notebook.python("setattr(telegram, 'noise', 9)")
    before, after = (
        notebook.python(f"int((telegram.sent != telegram.{seen}).sum())") for seen in ("received", "repaired")
    )
    expect(repair.locator(".mm-score")).to_contain_text(f"{before} of the 4096 cells arrive wrong")
    expect(repair.locator(".mm-score")).to_contain_text(f"After the repair, {after} are wrong")
    with pytest.raises(RuntimeError, match="noise must be from 0 to 30, got 31"):
        notebook.python("setattr(telegram, 'noise', 31)")
    expect(repair.locator(".mm-share")).to_have_text("9 of 100 bits")


@pytest.mark.parametrize("name", ["kronecker", "symmetries", "repair"])
def test_the_figures_in_lab_have_no_serious_fault(name, notebook, axe):  # noqa: F811
    figure(notebook, name)
    assert violations(notebook.page, axe, f".mm-{name}") == []

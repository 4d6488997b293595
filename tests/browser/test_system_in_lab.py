"""Press and point in JupyterLab, where Python holds the same system as the page."""

import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from playwright.sync_api import expect

CELLS = (
    "from magicmath.rules import MAGIC\nfrom magicmath.widgets import System",
    "system = System(MAGIC, presses=[3, 6, 4])\nsystem",
)
STATE = "[one.tolist() for one in (system.choice, system.counts, system.parities, system.board)]"


@pytest.fixture(scope="module")
def notebook(lab, browser):
    context = browser.new_context(viewport={"width": 1280, "height": 1000}, has_touch=True)
    notebook = lab.run(context.new_page(), "system.ipynb", *CELLS)
    yield notebook
    context.close()


@pytest.fixture
def system(notebook):
    notebook.python("setattr(system, 'presses', [3, 6, 4])")
    system = notebook.page.locator(".mm-system").first
    system.scroll_into_view_if_needed()
    expect(system.locator(".mm-taken")).to_have_count(3)
    return system


def test_mouse_keys_and_touch_press_the_same_system_in_the_page_and_in_python(notebook, system):
    takes = system.locator(".mm-take")
    takes.nth(0).click()
    notebook.wait_for("system.presses", (3, 6, 4, 0))
    for key in ("ArrowDown", "Enter"):
        system.page.keyboard.press(key)
    notebook.wait_for("system.presses", (3, 6, 4, 0, 1))
    takes.nth(3).tap()
    notebook.wait_for("system.presses", (3, 6, 4, 0, 1, 3))
    shown = [
        [int(text) for text in system.locator(f".mm-{looks}").all_text_contents()]
        for looks in ("take", "sum", "parity")
    ]
    choice, counts, parities, board = notebook.python(STATE)
    assert shown == [choice, counts, parities]
    assert sum(board, []) == parities
    assert choice == [1, 1, 0, 0, 1, 0, 1, 0, 0]


def test_python_presses_in_the_page(notebook, system):
    notebook.python("setattr(system, 'choice', [1, 0, 0, 0, 0, 1, 1, 0, 0])")
    expect(system.locator(".mm-taken .mm-unknown")).to_have_text(["a", "f", "g"])
    notebook.python("system.undo()")
    expect(system.locator(".mm-taken .mm-unknown")).to_have_text(["a", "f"])
    notebook.python("setattr(system, 'goal', MAGIC.masks[0])")
    expect(system.locator(".mm-status").last).to_contain_text("6 of 9 equations hold")
    notebook.python("setattr(system, 'goal', None)")
    expect(system.locator(".mm-differs")).to_have_count(0)


def test_a_bad_value_changes_nothing(notebook, system):
    with pytest.raises(RuntimeError, match="presses must be from 0 to 8"):
        notebook.python("setattr(system, 'presses', [9])")
    notebook.wait_for("system.presses", (3, 6, 4))
    expect(system.locator(".mm-taken")).to_have_count(3)


def test_keys_are_no_commands_of_jupyterlab(notebook, system):
    count = notebook.page.locator(".jp-NotebookPanel .jp-Cell").count()
    system.locator(".mm-given").first.focus()
    for key in ("d", "d", "x", "b", "a", "ArrowDown", "ArrowDown"):
        notebook.page.keyboard.press(key)
    expect(system.locator(".mm-given").nth(18)).to_be_focused()
    assert notebook.page.locator(".jp-NotebookPanel .jp-Cell").count() == count


@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
def test_it_has_no_serious_fault_in_light_and_dark(theme, notebook, system, axe):  # noqa: F811
    change = "theme => window.jupyterapp.commands.execute('apputils:change-theme', { theme })"
    notebook.page.evaluate(change, theme)
    is_light = "isLight => document.body.dataset.jpThemeLight === isLight"
    notebook.page.wait_for_function(is_light, arg=str(theme.endswith("Light")).lower())
    system.locator(".mm-parity").nth(4).focus()
    assert violations(notebook.page, axe, ".mm-system") == []

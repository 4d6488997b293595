import numpy as np
import pytest
from playwright.sync_api import expect

from magicmath.rules import MAGIC, to_board

START, GOAL = to_board(71), to_board(495)
CELLS = (
    "from magicmath.rules import to_board\nfrom magicmath.widgets import Game",
    "game = Game(start=to_board(71), goal=to_board(495))\ngame",
)


@pytest.fixture(scope="module")
def notebook(lab, browser):
    page = browser.new_page()
    notebook = lab.run(page, "board.ipynb", *CELLS)
    yield notebook
    page.close()


@pytest.fixture
def game(notebook):
    notebook.python("setattr(game, 'cells', to_board(71))")
    panel = notebook.page.locator(".jp-NotebookPanel .jp-WindowedPanel-outer")
    panel.evaluate("panel => panel.scrollTop = 0")
    game = notebook.page.locator(".mm-board").first
    game.scroll_into_view_if_needed()
    expect(game.get_by_role("status").first).to_contain_text("0 presses")
    return game


def shown(game):
    cells = game.get_by_role("grid").get_by_role("gridcell")
    return np.array(cells.evaluate_all("cells => cells.map(cell => Number(cell.dataset.bit))")).reshape(3, 3)


def held(notebook):
    return np.array(notebook.python("game.cells.tolist()"))


def test_cell_mask_and_keys_press_the_same_board_in_the_page_and_in_python(notebook, game):
    np.testing.assert_array_equal(shown(game), START)

    game.get_by_role("gridcell").nth(4).click()
    notebook.wait_for("game.presses", (4,))

    game.get_by_role("button", name="press mask 3").click()
    notebook.wait_for("game.presses", (4, 3))

    game.get_by_role("gridcell").nth(4).focus()
    for key in ("ArrowDown", "ArrowLeft", "Space"):
        game.page.keyboard.press(key)
    notebook.wait_for("game.presses", (4, 3, 6))

    for cells in (shown(game), held(notebook), MAGIC.press(START, [4, 3, 6])):
        np.testing.assert_array_equal(cells, GOAL)
    notebook.wait_for("game.solved", True)
    expect(game.get_by_role("status").first).to_contain_text("3 presses")


def test_undo_and_reset_reach_python(notebook, game):
    game.get_by_role("button", name="press mask 0").click()
    game.get_by_role("button", name="press mask 5").click()
    game.get_by_role("button", name="Undo", exact=True).click()
    notebook.wait_for("game.presses", (0,))
    game.get_by_role("button", name="Reset", exact=True).click()
    notebook.wait_for("game.presses", ())
    np.testing.assert_array_equal(shown(game), START)


def test_python_sets_what_the_page_shows(notebook, game):
    notebook.python("game.press(1, 7)")
    expect(game.get_by_role("status").first).to_contain_text("2 presses")
    np.testing.assert_array_equal(shown(game), MAGIC.press(START, [1, 7]))
    notebook.python("setattr(game, 'cells', to_board(123))")
    expect(game.get_by_role("gridcell").first).to_have_attribute("aria-label", "row 1, column 1, white")
    np.testing.assert_array_equal(shown(game), to_board(123))
    notebook.wait_for("game.presses", ())


def test_the_board_can_be_reached_and_read_without_a_mouse(notebook, game):
    cells = game.get_by_role("gridcell")
    expect(cells.nth(2)).to_have_attribute("aria-label", "row 1, column 3, black")
    assert sorted(cells.evaluate_all("cells => cells.map(cell => cell.tabIndex)")) == [*[-1] * 8, 0]
    cells.first.focus()
    for key in ("End", "ArrowDown", "Home", "Control+End"):
        game.page.keyboard.press(key)
    expect(cells.nth(8)).to_be_focused()
    game.page.keyboard.press("Enter")
    notebook.wait_for("game.presses", (8,))
    expect(cells.nth(8)).to_be_focused()
    expect(cells.nth(8)).to_have_attribute("aria-label", "row 3, column 3, white")


def test_keys_pressed_on_the_board_are_no_commands_of_jupyterlab(notebook, game):
    page = game.page
    game.get_by_role("gridcell").first.focus()
    cells_before = notebook.page.locator(".jp-NotebookPanel .jp-Cell").count()
    selected = page.locator(".jp-NotebookPanel .jp-Cell.jp-mod-active").first.inner_text()
    for key in ("d", "d", "x", "b", "a", "ArrowDown", "ArrowUp"):
        page.keyboard.press(key)
    assert page.locator(".jp-NotebookPanel .jp-Cell").count() == cells_before
    assert page.locator(".jp-NotebookPanel .jp-Cell.jp-mod-active").first.inner_text() == selected
    notebook.wait_for("game.presses", ())

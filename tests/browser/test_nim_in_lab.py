"""Play Nim in JupyterLab, where Python holds the same state as the page."""

import re
import time

import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from playwright.sync_api import expect

CELLS = (
    "from magicmath.widgets import NimGame",
    "game = NimGame([1, 3, 5, 7], binary=False)\ngame",
)


@pytest.fixture(scope="module")
def notebook(lab, browser):
    page = browser.new_page(viewport={"width": 1280, "height": 1000})
    notebook = lab.run(page, "nim.ipynb", *CELLS)
    yield notebook
    page.close()


@pytest.fixture
def game(notebook):
    notebook.python("setattr(game, 'heaps', (1, 3, 5, 7))")
    panel = notebook.page.locator(".jp-NotebookPanel .jp-WindowedPanel-outer")
    panel.evaluate("panel => panel.scrollTop = 0")
    game = notebook.page.locator(".mm-nim-game").first
    game.scroll_into_view_if_needed()
    notebook.python("game.reset()")
    expect(game.locator(".mm-score")).to_have_text("Your turn.")
    return game


def stone(game, heap, left):
    return game.get_by_role("button", name=re.compile(f"^heap {heap}, stone {left + 1} of"))


def test_moves_of_both_players_reach_python(notebook, game):
    stone(game, 3, 6).click()
    notebook.wait_for("game.heaps", (0, 3, 5, 6))
    expect(game.locator(".mm-score")).to_have_text("The computer took 1 from the heap of 1. Your turn.")
    notebook.wait_for("[tuple(move) for move in game.moves]", [(3, 6), (0, 0)])
    game.get_by_role("button", name="Undo", exact=True).click()
    notebook.wait_for("game.heaps", (1, 3, 5, 7))


def test_python_plays_in_the_page(notebook, game):
    notebook.python("game.take(3, 6)")
    expect(game.locator(".mm-count")).to_have_text(["0", "3", "5", "6"])
    time.sleep(1)  # the page must not answer once more
    notebook.wait_for("len(game.moves)", 2)
    notebook.python("setattr(game, 'binary', True)")
    expect(game.locator(".mm-digit").first).to_be_visible()
    notebook.python("setattr(game, 'binary', False)")
    expect(game.locator(".mm-digit").first).to_be_hidden()


def test_what_python_refuses_leaves_the_page_as_it_is(notebook, game):
    notebook.python("game.take(3, 6)")
    with pytest.raises(RuntimeError, match="left must be from 0 to 2, got 9"):
        notebook.python("game.take(1, 9)")
    with pytest.raises(RuntimeError, match="heaps must be from 0 to 31, got -1"):
        notebook.python("setattr(game, 'heaps', [3, -1])")
    expect(game.locator(".mm-count")).to_have_text(["0", "3", "5", "6"])


def test_lab_takes_no_key_from_the_game(notebook, game):
    cells = notebook.page.locator(".jp-Cell").count()
    stone(game, 0, 0).focus()
    for key in ("b", "b", "h", "ArrowDown", "ArrowRight", "Space"):
        game.page.keyboard.press(key)
    notebook.wait_for("len(game.moves)", 2)
    notebook.wait_for("tuple(game.moves[0])", (1, 1))
    assert notebook.page.locator(".jp-Cell").count() == cells


def test_the_game_in_lab_has_no_serious_fault(notebook, game, axe):  # noqa: F811
    stone(game, 2, 2).click()
    expect(game.locator(".mm-score")).to_contain_text("Your turn.")
    assert violations(notebook.page, axe, ".mm-nim-game") == []

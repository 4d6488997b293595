"""Play games in JupyterLab, where Python holds the same state as the page."""

import re

import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from playwright.sync_api import expect

from magicmath.rules import MAGIC, puzzle, to_board

CELLS = [
    "from magicmath.widgets.game import Game\nfrom magicmath.rules import fractal, to_board, unit",
    "game = Game(start=to_board(32), goal=to_board(495))\ngame",
    "large = Game(unit(64, 64), seed=1, distance=5)\nlarge",
    "games = [Game(fractal(4), seed=seed, distance=2) for seed in range(8)]\ndisplay(*games)",
]


@pytest.fixture(scope="module")
def notebook(lab, browser):
    page = browser.new_page(viewport={"width": 1280, "height": 1000})
    notebook = lab.run(page, "played.ipynb", *CELLS)
    page.locator(".mm-game").nth(9).wait_for()
    yield notebook
    page.close()


def widget(notebook, number):
    found = notebook.page.locator(".mm-game").nth(number)
    found.scroll_into_view_if_needed()
    return found


def shown(game):
    cells = game.get_by_role("grid").locator("[data-bit]")
    return [int(bit) for bit in cells.evaluate_all("all => all.map(one => one.dataset.bit)")]


def test_page_and_python_hold_the_same_game(notebook):
    game = widget(notebook, 0)
    game.get_by_role("button", name="press mask 0").click()
    game.get_by_role("gridcell").nth(5).click()
    notebook.wait_for("game.presses", (0, 5))
    game.get_by_role("button", name="Undo").click()
    notebook.python("game.redo()")
    expect(game.locator(".mm-score")).to_contain_text("2 presses")
    notebook.python("game.press(6)")
    expect(game.locator(".mm-score")).to_have_text("✓ Goal reached in 3 presses, the fewest possible!")
    notebook.wait_for("game.solved", True)


def test_a_puzzle_set_up_in_the_page_is_pythons_too(notebook):
    game = widget(notebook, 0)
    game.get_by_text("Choose a puzzle").click()
    game.get_by_label("Puzzle number").fill("77")
    game.get_by_label("Presses a new puzzle needs").fill("5")
    game.get_by_role("button", name="Set up").click()
    start, goal = puzzle(MAGIC, 77, 5)
    notebook.wait_for("(game.start.tolist(), game.goal.tolist())", (start.tolist(), goal.tolist()))
    notebook.wait_for("(game.fewest, game.presses)", (5, ()))
    game.get_by_label("Play against").select_option("computer")
    notebook.wait_for("game.opponent", "computer")
    notebook.python("game.new_puzzle(3, 1)")
    start, _ = puzzle(MAGIC, 3, 1)
    expect(game.locator(".mm-score")).to_contain_text("0 of 1 press")
    assert shown(game) == start.ravel().tolist()


def test_malformed_state_is_refused_and_the_page_follows(notebook):
    game = widget(notebook, 0)
    notebook.python("setattr(game, '_opponent', 'alone')")
    notebook.python("setattr(game, 'cells', to_board(32))")
    notebook.python("game.press(4)")
    bad = "{'presses': [99], '_undone': [1]}"
    with pytest.raises(RuntimeError, match="presses"):
        notebook.python(f"game.set_state({bad})")
    notebook.wait_for("game.presses", (4,))
    expect(game.locator(".mm-score")).to_contain_text("1 press ·")
    assert shown(game) == MAGIC.press(to_board(32), 4).ravel().tolist()


def test_letters_and_digits_stay_with_the_game(notebook):
    game = widget(notebook, 0)
    notebook.python("setattr(game, 'cells', to_board(32))")
    cells = notebook.page.locator(".jp-Cell").count()
    game.get_by_role("gridcell").first.focus()
    for key in ("d", "d", "h", "5", "Backspace", "a", "b", "x", "0"):
        notebook.page.keyboard.press(key)
    notebook.wait_for("game.presses", (0,))
    assert notebook.page.locator(".jp-Cell").count() == cells


def test_every_press_of_a_large_board_reaches_python(notebook):
    game = widget(notebook, 1)
    game.evaluate(
        """async game => { const cells = game.querySelectorAll("[role=gridcell]");
        for (let i = 0; i < 20; i++) {
            cells[i * 65].click();
            await new Promise(resolve => setTimeout(resolve, 60));
        } }"""
    )
    notebook.wait_for("large.presses", tuple(i * 65 for i in range(20)))
    assert notebook.python(
        "large.cells.ravel()[::65][:20].tolist() == (1 - large.start.ravel()[::65][:20]).tolist()"
    )


def test_ten_games_share_a_notebook(notebook):
    for number in range(2, 10):
        game = widget(notebook, number)
        for mask in notebook.python(f"games[{number - 2}].shortest_presses()"):
            game.get_by_role("button", name=re.compile(f"^press mask {mask},")).click()
        expect(game.locator(".mm-score")).to_contain_text("✓ Goal reached in 2 presses")


@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
def test_games_have_no_serious_fault_in_either_theme(theme, notebook, axe):  # noqa: F811
    page = notebook.page
    page.evaluate(f"window.jupyterapp.commands.execute('apputils:change-theme', {{ theme: '{theme}' }})")
    light = str(theme.endswith("Light")).lower()
    page.wait_for_function(f"document.body.dataset.jpThemeLight === '{light}'")
    game = widget(notebook, 0)
    game.get_by_role("button", name="Difference").click()
    assert violations(page, axe, ".mm-game") == []

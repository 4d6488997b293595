"""Play in a playground in JupyterLab, where Python holds the same board as the page."""

import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from playwright.sync_api import expect

CELLS = [
    "from magicmath.widgets import Playground\nfrom magicmath.rules import MAGIC, to_board",
    "playground = Playground(MAGIC, to_board(32), to_board(495))\nplayground",
    "many = Playground(start=[[1] * 8] * 5)\nmany",
]


@pytest.fixture(scope="module")
def notebook(lab, browser):
    page = browser.new_page(viewport={"width": 1280, "height": 1000})
    notebook = lab.run(page, "playground.ipynb", *CELLS)
    page.locator(".mm-play").nth(1).wait_for()
    yield notebook
    page.close()


def widget(notebook, number):
    found = notebook.page.locator(".mm-play").nth(number)
    found.scroll_into_view_if_needed()
    return found


def test_page_and_python_hold_the_same_board(notebook, axe):  # noqa: F811
    play = widget(notebook, 0)
    play.locator(".mm-play-board [role=gridcell]").nth(0).click()
    play.locator(".mm-play-board [role=gridcell]").nth(5).click()
    notebook.wait_for("playground.presses", (0, 5))
    notebook.python("playground.press(6)")
    expect(play.locator(".mm-score")).to_have_text("✓ Goal reached in 3 presses, the fewest possible!")
    play.get_by_role("button", name="Three colours").click()
    notebook.wait_for("(playground.colours, playground.start.shape)", (3, (4, 4)))
    notebook.python("setattr(playground, 'address', '#v=1&size=2x3&rule=unit&goal=4')")
    expect(play.locator(".mm-play-title")).to_contain_text("One cell a press")
    assert violations(notebook.page, axe, ".mm-play") == []


def test_python_is_asked_for_the_farthest_boards(notebook):
    play = widget(notebook, 1)
    play.get_by_role("button", name="Ask Python").click(timeout=30000)
    expect(play.locator(".mm-play-facts")).to_contain_text("Python: the farthest boards are", timeout=60000)
    play.get_by_role("button", name="Take such a board as the goal").click()
    far = notebook.python("int(many.rules.solve(many.start, many.goal).sum())")
    expect(play.locator(".mm-play-facts")).to_contain_text(f"the farthest boards are {far} presses away")
